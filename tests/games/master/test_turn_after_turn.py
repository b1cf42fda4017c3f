"""What held in one turn need not hold in the next: stories over several turns, or several cubes of one."""

from __future__ import annotations

import pytest

from orrery.testing import Table, rule
from tests.games.master.tables import asked, cards, finish, held, on_project, seat, symbols, table, zones

CHARTERS = {"charters.embed": "YYRG"}
"""Charters pay two cubes for a completed route."""


def offered(game: Table, who: int, *words: str) -> list[str]:
    """The options of a seat that have one of these words in them."""
    return [text for text in game.options(who) if any(word in text for word in words)]


# -- routes ----------------------------------------------------------------------------------------------------------


@rule("SU-33.4", "SU-12.8")
def test_a_route_completed_in_one_turn_is_no_news_in_the_next() -> None:
    game = table("begin", seat("terrans charters", "R1 B2"), seat("krall", "B1"), routes={"c1-b1": "R1"},
                 projects=CHARTERS, script={("cube", 0): "RBBBBY", ("cube", 1): "B"})
    finish(game, "red@c1-b1", "none")
    assert (asked(game), game.decision(0).most) == ("gain", 2)
    finish(game, "2 yellow", "none", "none")
    assert (game.state.turn, asked(game)) == (0, "place")
    finish(game, "none")
    assert (asked(game), held(game, 0)) == ("cards", "B2 Y2")


@rule("SU-12.19", "SU-12.8", "SU-33.4")
def test_a_complete_route_that_loses_a_cube_takes_one_again_and_is_completed_again() -> None:
    game = table("begin", seat("terrans charters", "R3"), seat("krall torvan", "K1"), routes={"c1-b1": "R2"},
                 projects=CHARTERS | {"torvan.steal": "R.B"}, script={("cube", 0): "RRRRRR", ("cube", 1): "K"})
    assert offered(game, 0, "c1-b1") == []
    finish(game, "none", "none", "black@torvan.steal")
    assert (asked(game), zones(game)["routes"], held(game, 1)) == ("steal", {"c1-b1": {"red": 2}}, "R1 B1 K1")
    finish(game, "red@c1-b1", "none")
    assert (game.state.turn, zones(game)["routes"], held(game, 1)) == (0, {"c1-b1": {"red": 1}}, "R2 B1 K1")
    assert offered(game, 0, "c1-b1") == ["red@c1-b1"]
    finish(game, "red@c1-b1", "none")
    assert (asked(game), game.decision(0).most) == ("gain", 2)


@rule("SU-12.8", "SU-10.2")
def test_a_full_track_takes_no_more_cubes_in_the_same_turn() -> None:
    game = table("place", seat("terrans"), seat(), drawn="R2 G1", routes={"c1-b1": "R1"})
    assert offered(game, 0, "c1-b1") == ["red@c1-b1"]
    finish(game, "red@c1-b1")
    assert offered(game, 0, "c1-b1") == []


@rule("SU-12.4", "SU-12.3", "SU-12.16")
def test_the_first_cube_of_a_route_closes_its_track_to_the_other_colour_until_it_is_cleared() -> None:
    game = table("place", seat("terrans"), seat(), drawn="R2 G2 K2")
    assert offered(game, 0, "c1-b1") == ["red@c1-b1", "green@c1-b1"]
    finish(game, "red@c1-b1")
    assert offered(game, 0, "c1-b1") == ["red@c1-b1"]
    finish(game, "clear", "c1-b1")
    assert offered(game, 0, "c1-b1") == ["red@c1-b1", "green@c1-b1"]


@rule("SU-10.12", "SU-10.9")
def test_a_second_black_cube_finds_nothing_left_to_clear() -> None:
    game = table("place", seat("terrans"), seat(), drawn="K2", routes={"c1-b1": "R1"})
    finish(game, "clear", "c1-b1")
    assert "clear" not in game.options(0)
    on_card = table("place", seat("terrans"), seat(), drawn="K3")
    assert "clear" not in on_card.options(0)
    finish(on_card, "black@terrans.card1")
    assert "clear" in on_card.options(0)
    finish(on_card, "clear", "terrans.card1")
    assert "clear" not in on_card.options(0)


@rule("SU-33.4", "SU-19.5", "SU-12.6")
@pytest.mark.parametrize(("cubes", "left"), [("Y1", {}), ("Y2", {"c3-a3": {"yellow": 1}})])
def test_whoever_has_lost_a_cube_of_one_route_is_paid_for_completing_another(
    cubes: str, left: dict[str, dict[str, int]],
) -> None:
    game = table("place", seat("terrans gharn"), seat("krall charters", "Y1"), drawn="K1", on={"c1": "0", "c3": "1"},
                 routes={"c3-a3": cubes, "c3-b3": "Y1"}, projects=CHARTERS | {"gharn.steal": "RR."},
                 script={("cube", 1): "Y"})
    finish(game, "black@gharn.steal", "yellow@c3-a3")
    assert zones(game)["routes"] == left | {"c3-b3": {"yellow": 1}}
    finish(game, "none", "yellow@c3-b3")
    assert (game.asks(), game.decision(1).most) == ([(1, "gain")], 2)


# -- cards -----------------------------------------------------------------------------------------------------------


@rule("SU-26.5", "SU-10.1")
def test_a_discarded_card_takes_no_cubes_in_the_next_turn() -> None:
    game = table("begin", seat("terrans torvan kade", "R9"), seat("krall", "B1"),
                 script={("cube", 0): "RRRRRR", ("cube", 1): "B"})
    assert offered(game, 0, "torvan") == ["red@torvan.steal"]
    finish(game, "none", "torvan", "none", "1 blue", "none")
    assert (game.state.turn, asked(game), cards(game, 0)) == (0, "place", ["kade"])
    assert offered(game, 0, "torvan") == []


@rule("SU-3.7", "SU-10.1")
def test_a_card_taken_in_one_turn_takes_cubes_in_the_next() -> None:
    game = table("begin", seat("terrans", "R9"), seat("krall", "B1"), projects={"terrans.card2": "YYBG."},
                 decks={"leader": {"top": ["torvan", "kade", "gharn"]}},
                 script={("cube", 0): "RRRRRR", ("cube", 1): "B"})
    finish(game, "red@terrans.card2", "none", "torvan", "gharn", "none", "none")
    assert (game.state.turn, cards(game, 0)) == (0, ["torvan", "gharn"])
    assert offered(game, 0, "steal") == ["red@torvan.steal", "red@gharn.steal"]


@rule("SU-10.2", "SU-19.2")
def test_a_cell_that_was_robbed_is_free_again_in_its_owners_next_turn() -> None:
    game = table("begin", seat("terrans", "R9"), seat("krall torvan", "K1"),
                 projects={"terrans.base": "R...", "torvan.steal": "R.B"},
                 script={("cube", 0): "RRRRRR", ("cube", 1): "K"})
    assert offered(game, 0, "terrans.base") == []
    finish(game, "none", "black@torvan.steal")
    assert (on_project(game, "terrans.base"), asked(game)) == ("....", "cards")
    finish(game, "none")
    assert (game.state.turn, offered(game, 0, "terrans.base")) == (0, ["red@terrans.base"])


@rule("SU-33.23", "SU-20.4", "SU-10.2")
def test_what_a_substitute_allowed_is_no_longer_offered_when_its_card_has_lost_a_cube() -> None:
    game = table("begin", seat("terrans fabricators", "G9"), seat("krall sael", "K1"),
                 projects={"fabricators.embed": "BGRY", "sael.steal": "YG."},
                 script={("cube", 0): "GGGGGG", ("cube", 1): "K"})
    cells = [text for text in game.options(0) if "@terrans.base" in text]
    assert len(cells) == 4
    finish(game, "none", "none", "black@sael.steal", "none")
    assert (game.state.turn, on_project(game, "fabricators.embed")) == (0, "BG.Y")
    assert [text for text in game.options(0) if "@terrans.base" in text] == ["green@terrans.base"]


# -- the map ---------------------------------------------------------------------------------------------------------


@rule("SU-12.12", "SU-12.17", "SU-21.2")
def test_a_conflict_laid_against_one_closes_routes_and_opens_a_side_in_ones_next_turn() -> None:
    game = table("begin", seat("terrans kade", "G9"), seat("krall border", "B1"), on={"i1": "0", "i2": "1", "c3": "1"},
                 script={("cube", 0): "GGGGGG", ("cube", 1): "B"})
    before = game.options(0)
    finish(game, "none", "none", "none", "lay@border", "t_i1_i2.red")
    assert (game.state.turn, zones(game)["conflicts"]) == (0, {"border": {"track": "t_i1_i2", "red": "i2"}})
    assert asked(game) == "parley"
    finish(game, "draw")
    assert sorted(set(game.options(0)) - set(before)) == ["end@t_i1_i2", "green@border.blue"]


@rule("SU-7.5", "SU-18.4")
def test_symbols_of_a_programme_are_gone_the_moment_a_rival_takes_a_cube() -> None:
    game = table("place", seat("terrans torvan"), seat("krall"), drawn="K1",
                 projects={"torvan.steal": "R.B", "krall.programme": "RRRRG"}, on={"c1": "0", "c3": "1"})
    assert symbols(game, 1) == {"military": 2, "cultural": 1, "economic": 1}
    finish(game, "black@torvan.steal", "red@krall.programme")
    assert symbols(game, 1) == {"economic": 1}


@rule("SU-23.8", "SU-23.12")
def test_the_end_of_one_conflict_reopens_no_talks_about_another() -> None:
    """The two tracks stand side by side in the list."""
    refused = table("cards", seat("terrans kade"), seat("krall"), on={"i1": "0", "c1": "1"}, conflicts={
        "border": {"track": "t_i1_i2", "red": "i1"}, "coup": {"track": "t_c1_i1", "red": "c1"}})
    assert offered(refused, 0, "end@") == ["end@t_i1_i2", "end@t_c1_i1"]
    finish(refused, "end@t_c1_i1", "refuse", "end@t_i1_i2")
    assert (offered(refused, 0, "end@"), zones(refused)["declined"]) == ([], ["t_c1_i1"])
    laid = table("cards", seat("terrans kade coup"), seat("krall"), on={"i1": "0", "c1": "1"},
                 conflicts={"border": {"track": "t_i1_i2", "red": "i1"}})
    finish(laid, "lay@coup", "t_c1_i1.red", "end@t_i1_i2")
    assert (offered(laid, 0, "end@"), zones(laid)["laid"]) == ([], ["t_c1_i1"])


@rule("SU-23.12", "SU-23.4")
def test_nothing_is_kept_of_a_conflict_that_has_left_the_board() -> None:
    game = table("cards", seat("terrans mirelle kade"), seat("krall"), on={"i1": "0", "i2": "1", "c3": "1"},
                 projects={"terrans.programme": "RBYGK"}, conflicts={"border": {"track": "t_i1_i2", "red": "i1"}})
    finish(game, "end@t_i1_i2", "refuse")
    assert zones(game)["declined"] == ["t_i1_i2"]
    finish(game, "mirelle")
    assert (zones(game)["declined"], zones(game)["conflicts"]) == ([], {})


@rule("SU-33.4", "SU-12.19", "SU-10.9")
def test_whoever_has_cleared_an_unfinished_route_is_paid_for_completing_another_in_the_next_turn() -> None:
    game = table("begin", seat("terrans charters", "R3 K1"), seat("krall", "B1"), projects=CHARTERS,
                 routes={"c1-b1": "R1", "c1-a1": "R2"}, script={("cube", 0): "RRKRRK", ("cube", 1): "B"})
    finish(game, "clear", "c1-b1", "none")
    assert zones(game)["routes"] == {"c1-a1": {"red": 2}}
    finish(game, "none", "none", "red@c1-a1", "none")
    assert (game.state.turn, asked(game), game.decision(0).most) == (0, "gain", 2)


@rule("SU-8.4", "SU-8.7")
def test_with_cubes_in_the_bag_a_turn_begins_without_the_adventurer_rule() -> None:
    game = table("begin", seat("terrans exchange", "R1"), seat(),
                 projects={"exchange.embed": "YYYB", "terrans.card1": "....K"})
    assert (asked(game), cards(game, 0), game.events("adventurer")) == ("give", ["exchange"], [])
    assert on_project(game, "terrans.card1") == "....K"
