"""The heuristic player: legal everywhere, blind to what is hidden, sensible in plain positions, strong."""

from __future__ import annotations

from json import dumps
from typing import Any

import pytest

from orrery import bots
from orrery.bots import drive
from orrery.bots.random import Random
from orrery.core import Chance, Match, View, new_match
from orrery.games.race.bot import Heuristic
from orrery.games.race.game import RACE
from orrery.testing import Table, position
from tests.games.race.tables import seat, table

BOT = Heuristic()
EVERY_ASK = {
    "opening", "action", "keep", "develop", "settle", "how", "pay", "sell", "consume", "goods", "lucky", "hand",
    "windfall", "limit",
}


def said(told: Table, who: int) -> str:
    """The bot's answer to the question before a seat, as canonical text."""
    decision = told.decision(who)
    answer = decision.decode(BOT.choose(told.view(who), Chance(b"any")))
    return RACE.text(decision, answer).partition(":")[2]


def play_checked(match: Match[Any], strategies: list[bots.Bot]) -> set[str]:
    """Play a match, with every answer of the bot tested; what it was asked."""
    asked = set()
    chances = drive.streams(match)
    while match.pending:
        codes = []
        for decision in match.pending:
            strategy = strategies[decision.seat]
            code = strategy.choose(match.view(decision.seat), chances[decision.seat])
            if strategy is BOT:
                asked.add(decision.ask)
                answer = decision.decode(code)
                assert decision.encode(answer) == code
                assert not decision.tested or RACE.check(match.state, decision, answer) is None
            codes.append(code)
        match.step_all(codes)
        assert match.state.round < 60
    return asked


# -- legal, blind, the same again ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {}), (4, {}), (2, {"setup": "first-game"}), (4, {"setup": "first-game"}), (2, {"mode": "duel"})],
)
def test_it_answers_legally_over_whole_games(seats: int, options: dict[str, str]) -> None:
    for number in range(3):
        play_checked(new_match(RACE, seats, b"legal %d" % number, options, live=False), [BOT] * seats)


def test_it_answers_legally_what_a_random_player_leads_it_into() -> None:
    for number in range(12):
        match = new_match(RACE, 3, b"led %d" % number, live=False)
        play_checked(match, [BOT, Random(), BOT])


def test_it_is_asked_every_kind_of_question() -> None:
    asked: set[str] = set()
    for number in range(60):
        asked |= play_checked(new_match(RACE, 2, b"kinds %d" % number, live=False), [BOT, Random()])
        if asked >= EVERY_ASK:
            break
    gamblers = [{"tableau": ["gambling-world"]}, {"tableau": ["old-earth"]}]
    asked |= play_checked(position("race", {"step": "consume", "seats": gamblers}).match, [BOT, Random()])
    assert asked >= EVERY_ASK


@pytest.mark.parametrize("mode", ["standard", "duel"])
def test_it_answers_the_same_view_in_the_same_way(mode: str) -> None:
    match = new_match(RACE, 2, b"again", {"mode": mode}, live=False)
    chances = drive.streams(match)
    while match.pending:
        codes = []
        for decision in match.pending:
            view = match.view(decision.seat)
            code = BOT.choose(view, chances[decision.seat].clone())
            assert Heuristic().choose(match.view(decision.seat), chances[decision.seat].clone()) == code
            codes.append(code)
        match.step_all(codes)


@pytest.mark.parametrize(("seats", "mode"), [(2, "standard"), (3, "standard"), (2, "duel")])
def test_it_does_not_see_what_is_hidden(seats: int, mode: str) -> None:
    match = new_match(RACE, seats, b"blind", {"mode": mode}, live=False)
    chances = drive.streams(match)
    deals = Chance(b"other deals")
    redealt = 0
    while match.pending:
        codes = []
        for decision in match.pending:
            view = match.view(decision.seat)
            code = BOT.choose(view, chances[decision.seat])
            other = RACE.determinise(view.zones, decision.seat, deals)
            redealt += other.hand != match.state.hand
            again: View[Any] = View(RACE, match.setup, decision.seat, RACE.view(other, decision.seat), decision)
            assert dumps(again.zones) == dumps(view.zones)
            assert BOT.choose(again, chances[decision.seat]) == code
            codes.append(code)
        match.step_all(codes)
    assert redealt > 20


def test_it_is_found_by_its_name() -> None:
    assert isinstance(bots.load("heuristic", RACE), Heuristic)


# -- plain positions -------------------------------------------------------------------------------------------------


def test_it_sells_the_alien_good_rather_than_the_novelty_one() -> None:
    told = table(
        "trade",
        seat("epsilon-eridani deserted-alien-colony galactic-resort", "3", "galactic-resort deserted-alien-colony",
             "consume-trade"),
        seat("new-sparta", "3"),
    )
    assert said(told, 0) == "deserted-alien-colony"


def test_it_sells_where_its_powers_pay_most() -> None:
    told = table(
        "trade",
        seat("old-earth spice-world pirate-world asteroid-belt", "3", "spice-world pirate-world asteroid-belt",
             "consume-trade"),
        seat("new-sparta", "3"),
    )
    assert said(told, 0) == "pirate-world"


def test_it_does_not_pay_with_the_cost_6_development_that_its_tableau_feeds() -> None:
    told = table(
        "lay-development",
        seat("new-sparta rebel-fuel-cache rebel-miners rebel-underground space-marines",
             "galactic-imperium contact-specialist destroyed-world artist-colony spice-world gem-world drop-ships"),
        seat("old-earth", "3"),
        round=6,
    )
    told.answer(0, "drop-ships").answer(1, "none")
    assert told.decision(0).ask == "pay"
    assert "galactic-imperium" not in said(told, 0).split(",")


def test_it_calls_2x_with_many_goods_and_powers_that_consume_them() -> None:
    worlds = "gem-world spice-world new-earth mining-world"
    told = table(
        "actions",
        seat(f"old-earth {worlds} galactic-trendsetters public-works", "3", worlds),
        seat("new-sparta", "3"),
        round=9,
    )
    assert said(told, 0) == "consume-2x"


def test_it_produces_when_its_engine_stands_empty() -> None:
    told = table(
        "actions",
        seat("old-earth gem-world spice-world new-earth mining-world galactic-trendsetters public-works", "1"),
        seat("new-sparta", "1"),
        round=9,
    )
    assert said(told, 0) == "produce"


def test_it_trades_a_dear_good_when_it_has_no_cards() -> None:
    told = table(
        "actions",
        seat("epsilon-eridani deserted-alien-outpost", "", "deserted-alien-outpost"),
        seat("new-sparta", "3"),
        round=3,
    )
    assert said(told, 0) == "consume-trade"


def test_it_gives_each_good_to_the_power_that_makes_most_of_it() -> None:
    # Plague World takes genes only; Trendsetters give two points for anything: so the rare good goes there.
    told = table(
        "consume",
        seat("epsilon-eridani plague-world galactic-trendsetters mining-world", "3", "plague-world mining-world",
             "consume-2x"),
        seat("new-sparta", "3"),
    )
    while told.match.pending and told.decision(0).ask in ("consume", "goods"):
        told.answer(0, said(told, 0))
    assert told.state.chips[0] == 6


def test_it_wastes_no_good_on_pilgrimage_world() -> None:
    told = table(
        "consume",
        seat("old-earth pilgrimage-world gem-world spice-world space-port", "3", "gem-world spice-world space-port"),
        seat("new-sparta", "3"),
    )
    while told.match.pending and told.match.pending[0].ask in ("consume", "goods"):
        told.answer(0, said(told, 0))
    assert told.state.chips[0] == 2


def test_it_conquers_rather_than_give_up_its_tactics() -> None:
    told = table(
        "lay-world",
        seat("new-sparta new-military-tactics", "aquatic-uplift-race 3"),
        seat("old-earth", "3"),
    )
    told.answer(0, "aquatic-uplift-race").answer(1, "none")
    assert told.decision(0).ask == "how"
    assert said(told, 0) == "conquer"


def test_it_ends_the_game_when_that_wins() -> None:
    eleven = ("new-sparta rebel-base rebel-outpost rebel-underground rebel-homeworld drop-ships space-marines "
              "expedition-force lost-alien-warship alien-robot-scout-ship terraformed-world")
    told = table("lay-world", seat(eleven, "rebel-fuel-cache 2"), seat("old-earth public-works", "5"), round=9)
    assert said(told, 0) == "rebel-fuel-cache"


def test_it_discards_what_it_already_has() -> None:
    told = table(
        "round-end",
        seat("new-sparta space-marines",
             "space-marines~2 deserted-alien-library galactic-imperium rebel-base drop-ships aquatic-uplift-race "
             "reptilian-uplift-race gem-world new-earth mining-world rebel-miners"),
        seat("old-earth", "3"),
        round=3,
    )
    assert said(told, 0) == "space-marines~2"


# -- strength --------------------------------------------------------------------------------------------------------


def test_it_beats_random_players() -> None:
    wins = 0.0
    for number in range(60):
        mine = number % 2
        match = new_match(RACE, 2, b"strength %d" % number, live=False)
        drive.play(match, [BOT, Random()] if mine == 0 else [Random(), BOT])
        winners = match.result().winners
        wins += (mine in winners) / len(winners)
    assert wins >= 57


def test_it_scores_well_against_itself() -> None:
    scores: list[int] = []
    for number in range(30):
        match = new_match(RACE, 2, b"alone %d" % number, live=False)
        drive.play(match, [BOT, BOT])
        scores += match.result().scores
    assert sum(scores) / len(scores) >= 25
