"""What keeps a game from ending for want of change (30.3), each by itself; and other things that happen alone."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.testing import Table, rule
from tests.games.master.every import BY_TYPE
from tests.games.master.tables import asked, asked_by, cards, finish, held, owner, seat, symbols, table, zones

QUIET: dict[str, Any] = {"quiet": 7}
"""One more turn of two players in which nothing stirs ends the game."""
WAR = {"border": {"track": "t_i1_i2", "red": "i1"}}
ALL_LEADERS = " ".join(BY_TYPE["leader"])


def goes_on(game: Table) -> bool:
    """Whether the turn that has just ended was one in which something stirred."""
    return not game.match.over() and game.state.quiet == 0


@rule("SU-30.3")
@pytest.mark.parametrize(("effect", "rest"), [
    ({"op": "place_black_hole", "where": "neutral_adjacent"}, {"on": {"c1": "0", "b1": "1", "a1": "1"}}),
    ({"op": "remove_black_hole"}, {"closed": ["e1"]}),
    ({"op": "skip_turn"}, {}),
    ({"op": "end_conflict"}, {"on": {"i1": "0", "c3": "1"}, "conflicts": WAR}),
    ({"op": "knock_cube", "colours": ["red"]}, {"projects": {"krall.base": "R.."}}),
    ({"op": "knock_cube", "colours": ["yellow"]}, {"routes": {"c3-b3": "Y2"}, "on": {"c1": "0", "c3": "1"}}),
    ({"op": "steal_cube", "colours": ["yellow"]}, {"routes": {"c3-b3": "Y1"}, "on": {"c1": "0", "c3": "1"}}),
    ({"op": "gain_card", "deck": "leader", "mode": "random"}, {}),
    ({"op": "take_card", "types": ["government"]}, {}),
    ({"op": "discard_card", "types": ["government"]}, {}),
], ids=lambda value: value.get("op", "") if isinstance(value, dict) else "")
def test_a_cube_a_card_or_a_token_that_moves_by_an_ability_stirs(effect: dict[str, Any], rest: dict[str, Any]) -> None:
    game = table("cards", seat("terrans kade"), seat("krall junta"), **rest)
    assert not game.state.stirred
    assert asked_by(game, 0, **effect) is None
    assert game.state.stirred


@rule("SU-30.3")
def test_a_conflict_without_cubes_whose_card_nobody_gets_stirs_when_it_ends() -> None:
    game = table("cards", seat("terrans kade", "K1"), seat("krall", "K1"), on={"i1": "0", "c3": "1"},
                 conflicts={"border": {"track": "t_i1_i2", "red": "i2"}}, **QUIET)
    finish(game, "end@t_i1_i2", "none")
    assert goes_on(game)


@rule("SU-30.3", "SU-8.4")
def test_the_leader_of_the_adventurer_rule_stirs() -> None:
    game = table("begin", seat("terrans", ""), seat("krall", "K1"), **QUIET)
    finish(game, "none")
    assert (goes_on(game), len(cards(game, 0))) == (True, 1)


@rule("SU-30.3", "SU-10.9")
@pytest.mark.parametrize("what", ["route", "project"])
def test_clearing_with_a_black_cube_stirs(what: str) -> None:
    lying: dict[str, Any] = {"routes": {"c1-b1": "R1"}} if what == "route" else {"projects": {"terrans.base": "R..."}}
    game = table("place", seat("terrans", ""), seat("krall", "K1"), drawn="K1", **lying, **QUIET)
    finish(game, "clear", "c1-b1" if what == "route" else "terrans.base")
    assert goes_on(game)


@rule("SU-30.3", "SU-14.9")
def test_a_base_placed_stirs_even_if_no_leader_is_left_to_come_with_it() -> None:
    game = table("reward", seat("terrans", "K1", prepared=["terrans.base"]), seat(f"krall {ALL_LEADERS}", "K1"),
                 routes={"c1-b1": "R2"}, **QUIET)
    finish(game, "terrans.base@b1")
    assert (goes_on(game), owner(game, "b1"), cards(game, 0)) == (True, 0, [])


@rule("SU-30.3")
def test_a_card_laid_as_a_conflict_stirs() -> None:
    game = table("cards", seat("terrans border", "K1"), seat("krall", "K1"), **QUIET)
    finish(game, "lay@border", "t_c1_b1.red")
    assert goes_on(game)


# -- bases -----------------------------------------------------------------------------------------------------------


@rule("SU-14.3", "SU-14.8")
def test_a_system_reached_over_two_routes_is_one_place_for_a_base() -> None:
    game = table("reward", seat("terrans", prepared=["terrans.base"]), seat(), on={"a1": "0", "b1": "0", "c3": "1"},
                 routes={"a1-i1": "Y4", "b1-i1": "Y3"})
    assert game.options(0) == ["terrans.base@a1", "terrans.base@i1", "none"]


@rule("SU-14.15", "SU-5.1")
def test_the_ninth_base_wins_before_its_politics_card_is_taken_in_a_system_of_ones_own_too() -> None:
    game = table("reward", seat("terrans", prepared=["terrans.base"]), seat(), routes={"c1-b1": "R2"},
                 on={"c1": "0x2", "i1": "0x3", "i4": "0x3", "c3": "1"})
    finish(game, "terrans.base@c1")
    assert (game.match.over(), game.state.winner, cards(game, 0)) == (True, 0, [])


@rule("SU-3.9", "SU-23.5")
def test_each_of_two_conflict_cards_that_come_back_at_once_is_gained_once() -> None:
    game = table("reward", seat("terrans kade", prepared=["terrans.base"]), seat("krall credit"),
                 on={"e1": "0", "a1": "1", "b1": "1", "c3": "1"}, routes={"e1-i1": "Y3"},
                 projects={"credit.embed": "YYGRB"}, conflicts={
                     "exodus": {"track": "t_a1_i1", "red": "a1"}, "coup": {"track": "t_b1_i1", "red": "b1"}})
    finish(game, "terrans.base@i1")
    for _ in range(2):
        assert game.asks() == [(1, "gain")]
        finish(game, "1 red")
    assert (game.asks(), cards(game, 1), held(game, 1)) == (
        [(0, "take")], ["credit", "coup", "exodus"], "R6 B4 Y4 G4 K2")


# -- cubes and conflicts ---------------------------------------------------------------------------------------------


@rule("SU-16.5", "SU-16.6")
def test_no_more_than_three_of_a_type_holds_for_developments_alone() -> None:
    thefts = table("place", seat("terrans torvan gharn quill obrecht"), seat(), drawn="K4", projects={
        "torvan.steal": "R.B", "gharn.steal": "RR.", "quill.steal": "BY.", "obrecht.steal": "YY."})
    finish(thefts, "black@torvan.steal", "black@gharn.steal", "black@quill.steal")
    assert "black@obrecht.steal" in thefts.options(0)
    ruled = table("place", seat("terrans corporate theocracy senate democracy"), seat(), drawn="Y2 G3", projects={
        "corporate.card1": "Y.", "theocracy.card1": "G.", "senate.card1": "Y."})
    finish(ruled, "yellow@corporate.card1", "green@theocracy.card1", "green@senate.card1")
    assert {"green@democracy.card1", "yellow@democracy.card1"} <= set(ruled.options(0))


@rule("SU-16.5", "SU-16.6")
def test_a_fourth_card_of_a_type_takes_cubes_while_two_are_introduced() -> None:
    game = table("place", seat("terrans league freeport insurance"), seat(), drawn="K1 R1", projects={
        "league.embed": "YYG.", "freeport.embed": "YGGB"})
    assert {"black@insurance.embed", "red@league.embed"} <= set(game.options(0))
    finish(game, "red@league.embed")
    assert "black@insurance.embed" in game.options(0)


@rule("SU-12.12")
@pytest.mark.parametrize("red", ["i1", "i2"])
def test_no_route_leads_to_a_neutral_system_that_one_fights_with_either_side(red: str) -> None:
    game = table("place", seat("terrans"), seat(), drawn="G2", on={"i1": "0", "e1": "0", "c3": "1"},
                 conflicts={"border": {"track": "t_i1_i2", "red": red}})
    assert game.why_not(0, "green@e1-i2") == "SU-12.12"
    assert "green@e1-i1" in game.options(0)


@rule("SU-25.3", "SU-21.1")
@pytest.mark.parametrize(("track", "own", "other"), [("t_i1_i2", "i1", "i2"), ("t_c1_i1", "i1", "c1")])
@pytest.mark.parametrize("side", ["red", "blue"])
def test_either_side_of_a_conflict_faces_ones_own_system_at_either_end(
    track: str, own: str, other: str, side: str,
) -> None:
    game = table("cards", seat("terrans border kade"), seat(), on={"i1": "0", "c3": "1"})
    finish(game, "lay@border", f"{track}.{side}")
    assert zones(game)["conflicts"] == {"border": {"track": track, "red": own if side == "red" else other}}


@rule("SU-21.4", "SU-33.22", "SU-22.2")
def test_a_junta_counts_for_its_own_side_alone_and_against_a_neutral_system_changes_nothing() -> None:
    game = table("cards", seat("terrans kade"), seat("krall junta"), on={"i1": "0", "i2": "1"}, conflicts=WAR,
                 projects={"border.red": "RR...", "border.blue": "R....."})
    assert (symbols(game, 0), symbols(game, 1)) == ({}, {})
    alone = table("cards", seat("terrans kade"), seat("krall junta"), on={"i1": "0", "c3": "1"}, conflicts=WAR,
                  projects={"border.red": "R...."})
    assert symbols(alone, 0)["military"] == 1


@rule("SU-10.12", "SU-10.11")
def test_without_a_black_cube_nothing_is_cleared() -> None:
    game = table("place", seat("terrans"), seat(), drawn="R1", routes={"c1-b1": "R1"})
    assert "clear" not in game.options(0)
    assert asked(game) == "place"


@rule("SU-30.3")
def test_turns_are_quiet_again_after_one_that_stirred() -> None:
    game = table("place", seat("terrans", "K4"), seat("krall", "K4"), drawn="R1", **QUIET)
    quiet = []
    for answer in ("red@c1-b1", "none", "none", "none"):
        finish(game, answer)
        quiet.append(game.state.quiet)
    assert quiet == [0, 1, 2, 3]
