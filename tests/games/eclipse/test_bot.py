"""The heuristic player: legal everywhere, blind to what is hidden, sensible in plain positions, strong."""

from __future__ import annotations

from json import dumps
from typing import Any

import pytest

from orrery import bots
from orrery.bots import drive
from orrery.bots.greedy import Greedy
from orrery.bots.random import Random
from orrery.core import NONE, Chance, View, new_match
from orrery.games.eclipse.bot import Heuristic
from orrery.games.eclipse.bot.battle import Kind, fight
from orrery.games.eclipse.bot.designs import Foe, improve, strength
from orrery.games.eclipse.bot.mind import best_drawn
from orrery.games.eclipse.bot.sight import position_of
from orrery.games.eclipse.game import ECLIPSE
from orrery.games.eclipse.ships import BLUEPRINTS, CRUISER, design
from orrery.games.eclipse.species import SPECIES, TERRANS
from orrery.games.eclipse.technologies import TECHNOLOGY_BY_NAME
from orrery.testing import Table
from tests.games.eclipse.tables import asked, board, do, lie, offered, ships, started, table

BOT = Heuristic()
ALIENS = tuple(one.name for one in SPECIES if not one.terran)
EVERYDAY = {"species", "act", "explore", "place", "claim", "research", "upgrade", "build", "move", "influence"}
"""Questions that random play leads to in a few games; the bot's own games ask the others."""


def said(told: Table) -> str:
    """The bot's answer to the question at hand, as canonical text."""
    decision = told.match.pending[0]
    answer = decision.decode(BOT.choose(told.view(decision.seat), Chance(b"any")))
    return ECLIPSE.text(decision, answer).partition(":")[2]


def play_on(told: Table, *until: str, seat: int = 0) -> Table:
    """Let the bot answer for a seat until it is asked one of these, or another seat is asked."""
    while told.match.pending and told.match.pending[0].seat == seat and asked(told) not in until:
        do(told, said(told))
    return told


# -- legal, blind, the same again ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_plays_whole_games_and_pays_its_way(seats: int) -> None:
    match = new_match(ECLIPSE, seats, b"whole", live=False)
    drive.play(match, [BOT] * seats)
    assert match.over()
    assert match.state.round == 9
    assert not match.state.out
    assert min(match.result().scores) >= 8


@pytest.mark.parametrize("species", [ALIENS, tuple(SPECIES[one].name for one in TERRANS)])
def test_it_plays_every_species(species: tuple[str, ...]) -> None:
    match = started(6, *species).match
    drive.play(match, [BOT] * 6)
    assert min(match.result().scores) >= 8


def test_it_answers_whatever_random_play_leads_to() -> None:
    answered = dict.fromkeys(ECLIPSE.asks, 0)
    for number in range(12):
        match = new_match(ECLIPSE, 2 + number % 5, b"led %d" % number, live=False)
        chances = drive.streams(match)
        while match.pending:
            decision = match.pending[0]
            if answered[decision.ask] < 25:
                answered[decision.ask] += 1
                code = BOT.choose(match.view(decision.seat), Chance(b"any"))
                assert ECLIPSE.allows(match.state, decision, code)
            match.step_all([decision.sample(chances[decision.seat])])
    assert {ask for ask, times in answered.items() if times} >= EVERYDAY


def test_it_answers_the_same_view_in_the_same_way_whatever_is_hidden() -> None:
    match = new_match(ECLIPSE, 4, b"blind", live=False)
    deals = Chance(b"other deals")
    redealt = 0
    while match.pending:
        decision = match.pending[0]
        view = match.view(decision.seat)
        code = BOT.choose(view, Chance(b"any"))
        if len(match.inputs) % 9 == 0 and decision.ask != "species":
            other = ECLIPSE.determinise(view.zones, decision.seat, deals)
            redealt += other.reputation != match.state.reputation
            again: View[Any] = View(ECLIPSE, match.setup, decision.seat, ECLIPSE.view(other, decision.seat), decision)
            assert dumps(again.zones) == dumps(view.zones)
            assert Heuristic().choose(again, Chance(b"other")) == code
        match.step_all([code])
    assert redealt > 3


def test_it_reads_from_its_view_the_position_as_the_rules_know_it() -> None:
    match = new_match(ECLIPSE, 4, b"sight", live=False)
    while match.pending:
        decision = match.pending[0]
        s = match.state
        if len(match.inputs) % 4 == 0 and decision.ask != "species":
            seen = position_of(match.view(decision.seat).zones)
            for name in ("step", "frames", "round", "passed", "action", "more", "space", "drawn", "at", "where",
                         "turned", "disc", "pop", "built", "ancients", "tile", "fleets", "gcds", "species", "storage",
                         "cubes", "graves", "discs", "used", "ready", "techs", "tiles", "aside", "friends", "reserve",
                         "stacks", "size", "tray", "pair", "bout", "dice", "wounds", "leaving", "map", "links", "realm",
                         "designs"):
                assert getattr(seen, name) == getattr(s, name), name
            assert seen.reputation[decision.seat] == s.reputation[decision.seat]
            assert seen.bowl == seen.faces == seen.bag == []
        match.step_all([BOT.choose(match.view(decision.seat), Chance(b"any"))])


def test_it_is_found_by_its_name() -> None:
    assert isinstance(bots.load("heuristic", ECLIPSE), Heuristic)


# -- reckoning -------------------------------------------------------------------------------------------------------


def row(initiative: int, computer: int, hardness: int, yellow: int = 0, missiles: int = 0, count: int = 1) -> Kind:
    """Ships with yellow cannons and orange missiles, without shields."""
    return initiative, computer, 0, hardness, (yellow, 0, 0), (0, missiles, 0), count


def test_it_knows_its_chances_in_a_duel() -> None:
    # One die each that hits on a 6, one hit kills, the defender shoots first: 5/36 in 11/36.
    assert fight((row(2, 0, 1, 1),), (row(2, 0, 1, 1),)).wins == pytest.approx(5 / 11)
    assert fight((row(3, 0, 1, 1),), (row(2, 0, 1, 1),)).wins == pytest.approx(6 / 11)


def test_it_counts_missiles_before_cannons_and_ships_without_either_as_lost() -> None:
    missiles = fight((row(0, 4, 1, 0, 2),), (row(9, 4, 2, 1),))
    assert missiles.wins == pytest.approx(1 - (1 / 6) ** 2)  # each of two dice hits on 2 to 6 and is enough
    assert fight((row(1, 0, 3),), (row(1, 0, 3),)).wins == 0


def test_it_judges_large_battles_by_what_is_to_be_expected() -> None:
    strong, weak = (row(3, 2, 4, 3, 0, 4),), (row(1, 1, 3, 1, 0, 4),)
    assert fight(strong, weak).wins > 0.8
    assert fight(weak, strong).wins < 0.2


def test_it_knows_what_the_best_of_some_reputation_tiles_is_worth() -> None:
    assert best_drawn(1, 0) == pytest.approx((12 * 1 + 9 * 2 + 7 * 3 + 4 * 4) / 32)
    assert best_drawn(5, 0) > best_drawn(2, 0) > best_drawn(1, 0)
    assert best_drawn(3, 4) == 0


FOES: dict[str, Foe] = {"ancients": (2, 1, 0, 2), "shielded": (2, 1, 2, 2)}
"""Ships to be beaten: initiative, computer, shield, damage that destroys one."""


def test_it_designs_against_what_it_sees() -> None:
    cruiser = BLUEPRINTS["standard"][CRUISER]
    bare = (NONE,) * len(cruiser.slots)
    techs = sum(1 << TECHNOLOGY_BY_NAME[name] for name in ("positron-computer", "gauss-shield", "improved-hull"))
    chosen = {}
    for name, foe in FOES.items():
        value, changes = improve(cruiser, bare, techs, (), 2, foe)
        fitted = list(bare)
        for slot, part in changes:
            fitted[slot] = part
        chosen[name] = design(cruiser, tuple(fitted))
        assert chosen[name].legal()
        assert strength(chosen[name], foe) == pytest.approx(value)
        assert value > 1.5 * strength(design(cruiser, bare), foe)
    # Shields of 2 leave only sixes, with or without a computer.
    assert chosen["ancients"].computer > chosen["shielded"].computer


# -- growing ---------------------------------------------------------------------------------------------------------


def test_it_explores_claims_and_colonises_at_once() -> None:
    told = do(started(2, script={"sector": "306"}), "explore")
    assert said(told) in offered(told)[:4]
    do(told, "1/-3")
    assert asked(told) == "place"
    do(told, said(told))
    assert asked(told) == "claim"
    assert said(told) == "yes"
    do(told, "yes")
    assert said(told).startswith("colony 306")


def test_it_passes_when_another_action_could_not_be_paid() -> None:
    told = table(board(storage=[0, 0, 0], discs=6), board())
    assert said(told) == "pass"


def test_it_spends_its_last_science_on_a_technology_that_scores() -> None:
    held = "neutron-bombs starbase plasma-cannon"
    told = table(board(technologies=held, storage=[9, 8, 0]), board(), round=9, tray={"phase-shield": 1})
    do(told, "research")
    assert said(told) == "phase-shield"


@pytest.mark.parametrize(("number", "answer"), [(1, "use"), (9, "keep")])
def test_it_uses_a_discovery_early_and_keeps_it_at_the_end(number: int, answer: str) -> None:
    told = table(board(storage=[9, 0, 0]), board(), round=number, script={"sector": "315", "discovery": "money"})
    do(told, "explore", "0/-3")
    play_on(told, "claim")
    do(told, "yes")
    assert asked(told) == "discovery"
    assert said(told) == answer


def test_it_gives_up_no_hex_as_long_as_it_can_trade() -> None:
    told = table(board(storage=[0, 16, 0], discs=5), board(), passed=[1], heir=1)
    do(told, "pass")
    assert asked(told) == "bankruptcy"
    assert said(told) == "trade science-money"


# -- war -------------------------------------------------------------------------------------------------------------

ANCIENT = {"101": lie(0, -1, 1, ancients=1, tile=1)}
"""A hex with an ancient between the home of seat 0 and the centre."""
FAMOUS = board(storage=[9, 0, 0], reputation=[4, 4, 4, 4])
"""A player whose track holds all that battles could bring."""


def test_it_attacks_when_the_odds_are_good() -> None:
    told = table(board(storage=[9, 0, 0]), board(), on=ANCIENT, home="0 cruiser*3")
    assert said(told) == "move"
    do(told, "move")
    play_on(told, "act")
    assert sum(ships(told, "101").get(0, {}).values()) >= 2


def test_it_leaves_alone_what_would_only_cost_ships() -> None:
    told = table(FAMOUS, board(), on=ANCIENT, home="0 interceptor")
    do(told, "move")
    assert said(told) == "done"


def test_it_flees_from_a_battle_that_is_lost_and_brings_nothing() -> None:
    on = {"101": lie(0, -1, 1, "1 cruiser*4 dreadnought*2, 0 interceptor*2 cruiser*2")}
    for who, answer in ((FAMOUS, "retreat-221"), (board(), "attack")):
        told = table(who, board(), on=on, passed=[1], heir=1, script={("die", 1): [1] * 60, ("die", 0): [1] * 60})
        do(told, "pass")
        assert asked(told) == "engage"
        while told.asks()[0][0] != 0:
            do(told, "attack")
        assert said(told) == answer


def test_it_builds_and_upgrades_for_a_battle_it_wants() -> None:
    told = table(board(technologies="positron-computer improved-hull", storage=[12, 0, 11]), board(), on=ANCIENT)
    chosen = []
    while not told.state.passed & 1:
        if told.asks()[0][0] == 1:
            do(told, "pass")
            continue
        if asked(told) == "act":
            chosen.append(said(told))
        do(told, said(told))
    assert {"build", "move"} <= set(chosen)
    assert all(one.legal() for one in told.state.designs[0])
    assert ships(told, "101").get(0)


def test_it_reacts_after_passing_when_a_fight_has_come_within_reach() -> None:
    told = table(board(storage=[9, 0, 0]), board(), on=ANCIENT, home="0 cruiser*2", passed=[0], heir=0, seat=0)
    assert asked(told) == "react"
    assert said(told) == "move"
    quiet = table(board(storage=[9, 0, 0]), board(), passed=[0], heir=0, seat=0)
    assert said(quiet) == "pass"


def test_it_never_betrays_a_partner() -> None:
    for number in range(2):
        match = new_match(ECLIPSE, 4, b"faith %d" % number, live=False)
        drive.play(match, [BOT] * 4)
        assert match.state.traitor == NONE


def test_it_keeps_the_highest_reputation() -> None:
    on = {"101": lie(0, -1, 1, "0 cruiser*3", ancients=1)}
    told = table(board(reputation=[1, 2, 3, 3]), board(), on=on, passed=[1], heir=1, script={
        ("die", 0): [6] * 20, ("die", 6): [1] * 20, "reputation": [2, 4],
    })
    do(told, "pass")
    play_on(told, "reputation")
    assert said(told) == "4/1"


# -- strong ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(6))
def test_it_beats_random_play(number: int) -> None:
    match = new_match(ECLIPSE, 2, b"random %d" % number, live=False)
    drive.play(match, [BOT, Random()] if number % 2 else [Random(), BOT])
    assert match.result().winners == (number % 2 == 0,)


@pytest.mark.parametrize("number", range(2))
def test_it_beats_who_only_looks_at_the_score(number: int) -> None:
    match = new_match(ECLIPSE, 2, b"greedy %d" % number)
    drive.play(match, [BOT, Greedy()] if number % 2 else [Greedy(), BOT])
    assert match.result().winners == (number % 2 == 0,)


def test_it_scores_well_against_itself() -> None:
    scores: list[int] = []
    for number in range(2):
        match = new_match(ECLIPSE, 4, b"self %d" % number, live=False)
        drive.play(match, [BOT] * 4)
        scores += match.result().scores
    assert sum(scores) / len(scores) >= 20
