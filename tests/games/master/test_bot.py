"""The heuristic player: legal everywhere, blind to what is hidden, sensible in plain positions, strong."""

from __future__ import annotations

from json import dumps
from typing import Any

import pytest

from orrery import bots
from orrery.bots import drive
from orrery.bots.random import Random
from orrery.core import Chance, View, new_match
from orrery.games.master.bot import Heuristic
from orrery.games.master.bot.sight import position_of
from orrery.games.master.bot.weights import WEIGHTS
from orrery.games.master.game import MASTER
from orrery.testing import Table
from tests.games.master.tables import asked, owner, seat, table

BOT = Heuristic()
CALM = Heuristic(WEIGHTS._replace(settlers=0.0, raiders=0.0))
"""Without a temper: it only reckons."""
EVERYDAY = {"race", "place", "clear", "reward", "take", "deck", "gain", "cards", "lay", "parley"}
"""Questions that whole games ask; the others have positions of their own below. No card of today asks ``use``."""


def said(told: Table, who: int = 0) -> str:
    """The bot's answer to the question before a seat, as canonical text."""
    decision = told.decision(who)
    answer = decision.decode(CALM.choose(told.view(who), Chance(b"any")))
    return MASTER.text(decision, answer).partition(":")[2]


def play_on(told: Table, who: int, *until: str) -> Table:
    """Let the bot answer for a seat until it is asked one of these, or another seat is asked."""
    while told.match.pending and told.match.pending[0].seat == who and asked(told) not in until:
        told.answer(who, said(told, who))
    return told


# -- legal, blind, the same again ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "setup"), [(2, "beginner"), (3, "beginner"), (4, "beginner"), (3, "expert")])
def test_it_plays_whole_games_to_a_win(seats: int, setup: str) -> None:
    for number in range(3):
        match = new_match(MASTER, seats, b"legal %d" % number, {"setup": setup}, live=False)
        drive.play(match, [BOT] * seats)
        assert len(match.result().winners) == 1
        assert match.state.turns <= 60 * seats


def test_it_answers_whatever_random_play_leads_to() -> None:
    answered = dict.fromkeys(MASTER.asks, 0)
    for number in range(8):
        match = new_match(MASTER, 2 + number % 3, b"led %d" % number, live=False)
        chances = drive.streams(match)
        while match.pending:
            decision = match.pending[0]
            if answered[decision.ask] < 40:
                answered[decision.ask] += 1
                assert decision.fits(BOT.choose(match.view(decision.seat), Chance(b"any")))
            match.step_all([decision.sample(chances[decision.seat])])
    assert {ask for ask, times in answered.items() if times} >= EVERYDAY


FOUGHT: dict[str, Any] = {"on": {"c3": "0", "a3": "0", "e3": "1", "c1": "1"},
                          "conflicts": {"border": {"track": "t_a3_e3", "red": "a3"}}}


@pytest.mark.parametrize(("ask", "told", "answers"), [
    ("give", table("begin", seat("terrans exchange"), seat(), projects={"exchange.embed": "YYYB"}), ""),
    ("receive", table("begin", seat("terrans exchange"), seat(), projects={"exchange.embed": "YYYB"}), "1_black"),
    ("redraw", table("begin", seat("terrans technocracy"), seat("krall")), ""),
    ("knock", table("cards", seat("terrans brakka"), seat("krall"), routes={"c2-b2": "B2", "c2-a2": "Y1"}), "brakka"),
    ("ruin", table("cards", seat("drakhen malthus"), seat("krall junta ark"),
                   projects={"drakhen.programme": "RRYYGB"}), "malthus"),
    ("ability", table("reward", seat("terrans theocracy shipyards", prepared=["terrans.base"]), seat("krall"),
                      routes={"c1-b1": "R2"}, projects={"shipyards.embed": "GGYB"}), "terrans.base@b1 under"),
    ("choose", table("cards", seat("synthar singularity"), seat("krall"), closed=["a3"],
                     projects={"singularity.embed": "BBRG"}), "singularity"),
    ("spoils", table("place", seat("terrans"), seat("krall"), **FOUGHT, drawn="B1", routes={"c1-b1": "R2"},
                     projects={"border.red": "RRGY.", "krall.base": "R.."}), "blue@border.red"),
    ("occupy", table("place", seat("terrans"), seat("krall"), **FOUGHT, drawn="B1",
                     projects={"border.red": "RRGY."}), "blue@border.red"),
    ("agree", table("begin", seat("terrans"), seat("krall"), **FOUGHT), "end@t_a3_e3"),
])
def test_it_answers_what_is_seldom_asked(ask: str, told: Table, answers: str) -> None:
    for text in answers.split():
        told.answer(0, text.replace("_black", " black"))
    assert asked(told) == ask
    assert said(told, told.match.pending[0].seat)


def test_it_answers_the_same_view_in_the_same_way() -> None:
    match = new_match(MASTER, 3, b"again", live=False)
    while match.pending:
        who = match.pending[0].seat
        code = BOT.choose(match.view(who), Chance(b"one"))
        assert Heuristic().choose(match.view(who), Chance(b"other")) == code
        match.step_all([code])


@pytest.mark.parametrize("seats", [3, 4])
def test_it_does_not_see_what_is_hidden(seats: int) -> None:
    match = new_match(MASTER, seats, b"blind", live=False)
    deals = Chance(b"other deals")
    redealt = 0
    while match.pending:
        decision = match.pending[0]
        view = match.view(decision.seat)
        code = BOT.choose(view, Chance(b"any"))
        if match.state.turns % 5 == 0:
            other = MASTER.determinise(view.zones, decision.seat, deals)
            redealt += other.bag != match.state.bag
            again: View[Any] = View(MASTER, match.setup, decision.seat, MASTER.view(other, decision.seat), decision)
            assert dumps(again.zones) == dumps(view.zones)
            assert BOT.choose(again, Chance(b"any")) == code
        match.step_all([code])
    assert redealt > 5


def test_it_reads_from_its_view_the_position_as_the_rules_know_it() -> None:
    match = new_match(MASTER, 4, b"sight", live=False)
    chances = drive.streams(match)
    while match.pending:
        decision = match.pending[0]
        s, seen = match.state, position_of(match.view(decision.seat).zones)
        for name in ("owner", "bases", "planets", "routes", "conflict", "lies", "cards", "fill", "prepared", "supply",
                     "placed", "skips", "bank", "drawn", "symbols", "tokens", "due", "spent", "discarded"):
            assert getattr(seen, name) == getattr(s, name), name
        assert seen.working == s.working
        assert seen.bag[decision.seat] == s.bag[decision.seat]
        match.step_all([decision.sample(chances[decision.seat])])


def test_it_is_found_by_its_name() -> None:
    assert isinstance(bots.load("heuristic", MASTER), Heuristic)


# -- winning ---------------------------------------------------------------------------------------------------------


def test_it_completes_the_programme_that_wins() -> None:
    told = table(
        "place", seat("krall garrisons starforts"), seat("terrans"), drawn="R2 G1", on={"c1": "0", "c3": "1"},
        projects={"krall.programme": "RRRR.", "garrisons.embed": "RRGY", "starforts.embed": "RRYG"},
    )
    play_on(told, 0)
    assert MASTER.traits(told.state)["way"] == ["domination", ""]


def test_it_puts_the_cube_on_a_conflict_whose_symbol_wins() -> None:
    told = table(
        "place", seat("krall garrisons"), seat("terrans"), drawn="Y1", on={"c1": "0", "c3": "1"},
        projects={"krall.programme": "RRRRG", "garrisons.embed": "RRGY"},
        conflicts={"border": {"track": "t_c1_a1", "red": "c1"}},
    )
    assert said(told) == "yellow@border.red"


def test_it_places_the_ninth_base_before_anything_else() -> None:
    told = table(
        "reward", seat("terrans", prepared=["terrans.base"]), seat("krall"), routes={"c1-b1": "R2"},
        on={"c1": "0x3", "a1": "0x2", "i1": "0x3", "c3": "1"}, projects={"terrans.card1": "RBYGK"},
        due=["terrans.card1"],
    )
    assert said(told) == "terrans.base@b1"


def test_it_settles_in_a_second_start_system() -> None:
    told = table(
        "reward", seat("terrans", prepared=["terrans.base"]), seat("krall"),
        on={"c1": "0", "a1": "0", "b2": "0", "c3": "1"}, routes={"b2-c2": "R2", "c1-a1": "R3"},
    )
    assert said(told) == "terrans.base@c2"


def test_it_lays_a_conflict_against_the_start_system_beside_it() -> None:
    told = table(
        "cards", seat("krall border"), seat("terrans"), on={"c1": "0", "a1": "0", "b2": "0", "c2": "1"},
    )
    assert said(told) == "lay@border"
    told.answer(0, "lay@border")
    assert said(told).startswith("t_c2_b2.")


# -- standing in the way ---------------------------------------------------------------------------------------------


def test_it_takes_the_lead_of_a_rival_who_is_about_to_win() -> None:
    told = table(
        "place", seat("terrans"), seat("krall garrisons"), drawn="R1", on={"c3": "0", "i3": "0", "c1": "1", "i2": "1"},
        conflicts={"border": {"track": "t_i2_i3", "red": "i3"}},
        projects={"krall.programme": "RRRR.", "garrisons.embed": "RRGY", "border.blue": "R....."},
    )
    assert said(told) == "red@border.red"


def test_it_steals_from_the_programme_that_would_win() -> None:
    told = table(
        "place", seat("terrans kade torvan"), seat("krall garrisons"), drawn="B1", on={"c3": "0", "c1": "1"},
        projects={"torvan.steal": "RK.", "krall.programme": "RRRRG", "garrisons.embed": "RRGY", "krall.base": "R.."},
        routes={"c1-b1": "R2"},
    )
    told.answer(0, "blue@torvan.steal")
    assert asked(told) == "steal"
    assert said(told).startswith("red@krall.programme")


def test_it_settles_first_where_a_rival_would_win() -> None:
    told = table(
        "reward", seat("terrans", prepared=["terrans.base"]), seat("krall", prepared=["krall.base"]),
        on={"c3": "0", "a3": "0", "c1": "1x3", "a1": "1x2", "i4": "1x3"},
        routes={"a3-e3": "G2", "a3-i3": "G4", "i4-e3": "B3"},
    )
    assert said(told) == "terrans.base@e3"


def test_it_delays_the_rival_who_is_nearest_to_a_win() -> None:
    told = table(
        "cards", seat("krall gharn"), seat("terrans"), seat("ossir", prepared=["ossir.base"]), seat("velmari"),
        on={"c1": "0", "c2": "1", "c3": "2x3", "a3": "2x2", "i3": "2x3", "c4": "3"}, routes={"c3-b3": "B2"},
        projects={"krall.programme": "RRRRG"},
    )
    assert said(told) == "gharn"
    told.answer(0, "gharn")
    assert said(told) == "2"


def test_it_defends_its_start_system() -> None:
    told = table(
        "place", seat("terrans"), seat("krall"), drawn="R1", on={"c3": "0", "i3": "1", "c1": "1"},
        conflicts={"border": {"track": "t_c3_i3", "red": "c3"}},
        projects={"border.blue": "RRB...", "border.red": "R.GYB"},
    )
    assert said(told) == "red@border.red"


# -- good habits -----------------------------------------------------------------------------------------------------


def test_it_uses_a_black_cube_for_a_black_cell() -> None:
    told = table("place", seat("umbral"), seat("terrans"), drawn="K1", on={"c1": "0", "c3": "1"},
                 projects={"umbral.base": ".RGY"})
    assert said(told) == "black@umbral.base"


def test_it_never_fills_a_base_whose_slot_is_taken() -> None:
    told = table("place", seat("terrans", prepared=["terrans.base"]), seat("krall"), drawn="G1",
                 on={"c1": "0 RRR", "c3": "1"}, projects={"terrans.base": "RBY."})
    assert said(told) != "green@terrans.base"


def test_it_finishes_a_route_rather_than_begin_another() -> None:
    told = table("place", seat("terrans", prepared=["terrans.base"]), seat("krall"), drawn="R1",
                 on={"c1": "0 RRR", "c3": "1"}, routes={"c1-b1": "R1"})
    assert said(told) == "red@c1-b1"


def test_it_keeps_what_works() -> None:
    told = table(
        "cards", seat("terrans quantum technocracy pilgrims"), seat("krall"), on={"c1": "0", "c3": "1"},
        projects={"quantum.embed": "BBBYK"},
    )
    play_on(told, 0)
    assert {"quantum", "technocracy"} <= set(MASTER.view(told.state, 0)["seats"][0]["cards"])


def test_it_discards_the_card_that_it_can_use_least() -> None:
    told = table(
        "cards", seat("terrans quantum technocracy senate junta robots embassies freeport gharn"), seat("krall"),
        on={"c1": "0", "c3": "1"}, projects={"quantum.embed": "BBBYK", "robots.embed": "BGKK"},
    )
    assert said(told) in ("gharn", "embassies", "freeport")


def test_it_takes_an_extra_turn_when_it_can() -> None:
    told = table("cards", seat("synthar quill"), seat("krall"), on={"c2": "0", "c3": "1"},
                 projects={"synthar.programme": "BBBGR"})
    assert said(told) == "quill"


def test_it_stirs_before_the_game_ends_without_a_winner() -> None:
    told = table("place", seat("terrans"), seat("krall"), drawn="K2", on={"c1": "0 RRR", "c3": "1"}, quiet=4,
                 routes={"c1-b1": "R2"}, projects={"terrans.card1": "....K", "terrans.programme": "....K"})
    assert said(told) == "clear"


def test_it_discards_cards_when_its_bag_runs_dry() -> None:
    told = table("cards", seat("terrans xul gharn voss", "R1"), seat("krall"), on={"c1": "0 RRR", "c3": "1"},
                 routes={"c1-b1": "R2"}, projects={"terrans.programme": "R.Y.K"})
    assert said(told) in ("xul", "gharn", "voss")


def test_it_gives_a_card_for_the_cube_that_it_lacks() -> None:
    told = table(
        "cards", seat("krall ilvane starforts garrisons", "B8 K2"), seat("terrans"), on={"c1": "0 RRR", "c3": "1"},
        projects={"krall.programme": "RR.RG", "starforts.embed": "RRYG", "garrisons.embed": "RRGY"},
    )
    assert said(told) == "ilvane"
    told.answer(0, "ilvane").answer(0, said(told))
    assert asked(told) == "gain"
    assert said(told) == "1 red"


def test_it_clears_a_useless_project_for_the_cube_that_it_lacks() -> None:
    told = table(
        "place", seat("krall starforts garrisons", "B8"), seat("terrans"), on={"c1": "0 RRR", "c3": "1"}, drawn="K1",
        projects={"krall.programme": "RR.RG", "starforts.embed": "RRYG", "garrisons.embed": "RRGY",
                  "krall.card2": "R.K."},
    )
    assert said(told) == "clear"
    told.answer(0, "clear")
    assert said(told) == "krall.card2"


def test_it_occupies_what_it_has_conquered() -> None:
    told = table(
        "place", seat("terrans"), seat("krall"), drawn="B1", on={"c3": "0", "a3": "0", "e3": "1", "c1": "1"},
        conflicts={"border": {"track": "t_a3_e3", "red": "a3"}}, projects={"border.red": "RRGY."},
    )
    assert said(told) == "blue@border.red"
    play_on(told, 0, "take", "cards")
    assert owner(told, "e3") == 0


# -- rare questions --------------------------------------------------------------------------------------------------


def test_it_takes_the_corner_whose_symbol_its_programme_gives() -> None:
    full = "R5 B5 Y5 G5 K5"
    told = table("corner", seat("krall", full), seat("terrans", full), on={"c3": "1"}, setup="expert", at=1)
    assert said(told) == "c1"


def test_it_fills_either_slot() -> None:
    told = table(
        "cards", seat("ossir junta pilgrims"), seat("krall"), on={"c4": "0", "b4": "0", "c2": "1"},
        routes={"c4-b4": "G2"}, projects={"pilgrims.embed": "GGGRB"},
    )
    told.answer(0, "pilgrims")
    assert asked(told) == "slot"
    assert said(told) in ("ossir.base", "junta.base1")


def test_it_opens_the_closed_system_beside_its_own() -> None:
    told = table(
        "cards", seat("synthar singularity"), seat("krall"), on={"c2": "0", "c3": "1"}, closed=["a2", "a4", "b4"],
        projects={"singularity.embed": "BBRG"},
    )
    told.answer(0, "singularity")
    if asked(told) == "choose":
        told.answer(0, told.options(0)[0])
    assert asked(told) == "reopen"
    assert said(told) == "a2"


def test_it_stops_the_conflict_that_goes_worst() -> None:
    told = table(
        "cards", seat("terrans mirelle"), seat("krall"), on={"c3": "0", "a3": "0", "e3": "1", "c1": "1", "i3": "1"},
        conflicts={"border": {"track": "t_a3_e3", "red": "a3"}, "exodus": {"track": "t_a3_i3", "red": "a3"}},
        projects={"terrans.programme": "RBYGK", "border.red": "RR...", "exodus.blue": "GBG..."},
    )
    told.answer(0, "mirelle")
    assert asked(told) == "stop"
    assert said(told) == "exodus"


def test_it_searches_for_the_card_that_fits_its_way() -> None:
    told = table(
        "cards", seat("krall auctions garrisons"), seat("terrans"), on={"c1": "0", "c3": "1"},
        projects={"krall.programme": "RRRRG", "garrisons.embed": "RRGY", "auctions.embed": "YGBR"},
    )
    told.answer(0, "auctions")
    play_on(told, 0, "search")
    assert asked(told) == "search"
    assert said(told) in ("starforts", "cloaking", "customs", "gravmines")


def test_it_takes_the_card_that_works_from_a_rival() -> None:
    told = table(
        "place", seat("synthar"), seat("krall garrisons freeport"), drawn="K1",
        on={"c3": "0", "a3": "0", "e3": "1", "c1": "1"},
        conflicts={"espionage": {"track": "t_a3_e3", "red": "e3"}},
        projects={"espionage.blue": "BBY.G", "garrisons.embed": "RRGY", "krall.programme": "RRRRG"},
    )
    told.answer(0, "black@espionage.blue")
    play_on(told, 0, "seize", "cards")
    assert asked(told) == "seize"
    assert said(told) == "garrisons"


def test_it_settles_with_the_ark_where_that_wins() -> None:
    told = table(
        "cards", seat("terrans ark"), seat("krall"), on={"c1": "0", "a1": "0", "b2": "0", "c3": "1"},
        projects={"ark.embed": "GYBRG"},
    )
    assert said(told) == "ark"
    told.answer(0, "ark")
    assert asked(told) == "settle"
    assert said(told) == "c2"


def test_it_closes_the_system_where_a_rival_would_win() -> None:
    told = table(
        "cards", seat("synthar gravmines"), seat("krall", prepared=["krall.base"]), routes={"i3-e2": "R3"},
        on={"c2": "0", "i2": "0", "c3": "1x3", "a3": "1x2", "i3": "1x3"}, projects={"gravmines.embed": "RBKY"},
    )
    assert said(told) == "gravmines"
    told.answer(0, "gravmines")
    assert asked(told) == "swallow"
    assert said(told) == "e2"


def test_it_gets_rid_of_black_cubes_and_keeps_its_routes() -> None:
    told = table(
        "cards", seat("terrans nivane", "R3 B3 Y3 G3 K5", prepared=["terrans.base"]), seat("krall"),
        on={"c4": "0", "c2": "1"}, routes={"c4-b4": "G2"}, projects={"terrans.programme": "RBYGK"},
    )
    told.answer(0, "nivane")
    assert asked(told) == "recall"
    assert said(told) == "none"
    told.answer(0, "none")
    assert asked(told) == "trash"
    assert said(told) == "3 black"


# -- strength --------------------------------------------------------------------------------------------------------


def test_it_beats_random_players() -> None:
    wins = 0
    for number in range(40):
        mine = number % 2
        match = new_match(MASTER, 2, b"strength %d" % number, live=False)
        drive.play(match, [BOT, Random()] if mine == 0 else [Random(), BOT])
        wins += mine in match.result().winners
    assert wins >= 39


def test_it_wins_in_every_way() -> None:
    ways: set[str] = set()
    for number in range(24):
        if len(ways) < 4:
            match = new_match(MASTER, 4, b"ways %d" % number, live=False)
            drive.play(match, [BOT] * 4)
            ways |= set(MASTER.traits(match.state)["way"])
    assert ways == {"", "expansion", "capture", "domination"}
