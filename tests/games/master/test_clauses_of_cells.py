"""Clause by clause: cells and the cubes in them, where they are alike and where not (10, 17, 19), and routes that are
robbed."""

from __future__ import annotations

import pytest

from orrery.games.master.board import TRACK_BY_NAME
from orrery.games.master.notation import option_text
from orrery.games.master.state import route_complete
from orrery.testing import Table, rule
from tests.games.master.tables import asked_by, counts, finish, held, on_project, seat, table, zones


def targets(game: Table, op: str, *colours: str) -> list[str]:
    """What seat 0 could take from rivals, by this word of the vocabulary."""
    decision = asked_by(game, 0, op=op, colours=list(colours))
    assert decision is not None
    return [option_text(decision, option) for option in decision.options]


@rule("SU-10.2", "SU-17.1")
def test_equal_cells_are_offered_once_and_a_star_cell_apart() -> None:
    game = table("place", seat("krall"), seat(), drawn="R3", on={"i1": "0", "c3": "1"},
                 conflicts={"border": {"track": "t_i1_i2", "red": "i2"}})
    cells = [text for text in game.options(0) if "border" in text or "programme" in text]
    assert cells == ["red@krall.programme", "red@krall.programme*", "red@border.blue", "red@border.blue*"]
    finish(game, "red@krall.programme*", "red@border.blue*")
    assert (on_project(game, "krall.programme"), on_project(game, "border.blue")) == ("...R.", ".....R")
    assert [text for text in game.options(0) if "border" in text or "programme" in text] == [
        "red@krall.programme", "red@border.blue"]


@rule("SU-19.4", "SU-17.2")
@pytest.mark.parametrize("op", ["steal_cube", "knock_cube"])
def test_equal_cubes_are_one_target_and_one_in_a_star_cell_another(op: str) -> None:
    game = table("cards", seat("terrans kade"), seat("krall"), projects={"krall.programme": "RRRRG"})
    assert targets(game, op, "red", "green") == ["red@krall.programme", "red@krall.programme*", "green@krall.programme"]
    without = table("cards", seat("terrans kade"), seat("krall"), projects={"krall.programme": "..R.G"})
    assert targets(without, op, "red", "green") == ["red@krall.programme", "green@krall.programme"]


@rule("SU-19.6", "SU-33.23")
def test_two_cubes_of_different_colours_in_equal_cells_are_two_targets() -> None:
    game = table("cards", seat("terrans kade"), seat("krall fabricators"),
                 projects={"fabricators.embed": "BGRY", "krall.base": "RG."})
    found = [text for text in targets(game, "steal_cube", "red", "green") if "base" in text]
    assert found == ["red@krall.base", "green@krall.base=red"]
    same = table("cards", seat("terrans kade"), seat("krall fabricators"),
                 projects={"fabricators.embed": "BGRY", "krall.base": "GG."})
    found = [text for text in targets(same, "steal_cube", "green") if "base" in text]
    assert found == ["green@krall.base=red"]


@rule("SU-19.5", "SU-33.12", "SU-12.6")
@pytest.mark.parametrize(("op", "thief", "robbed"), [("steal_cube", "R2", ""), ("knock_cube", "R1", "R1")])
def test_a_single_cube_of_a_route_goes_where_the_word_says_and_never_into_the_bank(
    op: str, thief: str, robbed: str,
) -> None:
    """On the first track of the list, and on another."""
    for track in ("c1-a1", "c1-b1"):
        game = table("cards", seat("terrans kade", "R1"), seat("krall", ""), on={"c3": "0", "c1": "1"},
                     routes={track: "R2"})
        bank = game.state.bank[0]
        assert asked_by(game, 0, op=op, colours=["red"]) is None
        assert (held(game, 0), held(game, 1), game.state.bank[0]) == (thief, robbed, bank)
        assert zones(game)["routes"] == {track: {"red": 1}}


@rule("SU-10.9", "SU-12.9")
@pytest.mark.parametrize("track", ["c1-a1", "c1-b1", "c1-i1"])
def test_any_route_can_be_cleared(track: str) -> None:
    game = table("place", seat("terrans kade", ""), seat(), drawn="K1", routes={track: "R1"})
    finish(game, "clear", track)
    assert (zones(game)["routes"], held(game, 0)) == ({}, "R1 K1")


@rule("SU-10.9", "SU-17.1")
def test_a_project_with_free_cells_gives_back_its_cubes_and_no_more() -> None:
    game = table("place", seat("krall kade", ""), seat(), drawn="K1", projects={"krall.programme": ".R.RG"})
    red = game.state.bank[0]
    finish(game, "clear", "krall.programme")
    assert (on_project(game, "krall.programme"), held(game, 0), game.state.bank[0]) == (".....", "R1 G1 K1", red + 1)


@rule("SU-8.1", "SU-8.2", "SU-8.3")
def test_only_cubes_that_the_bag_holds_are_drawn_and_all_of_them_if_they_are_few() -> None:
    for bag in ("G2", "R1 K1", "B1 Y1", "K3"):
        game = table("begin", seat("terrans", bag), seat())
        assert (counts(game.state.drawn), held(game, 0)) == (bag, "")
        assert len(game.events("drew")[0]["cubes"]) == sum(game.state.drawn)


@rule("SU-21.3", "SU-24.4")
def test_a_conflict_card_before_a_player_takes_no_cubes_on_either_side() -> None:
    game = table("place", seat("terrans border"), seat(), drawn="R1 B1 Y1 G1")
    assert [text for text in game.options(0) if "border" in text] == []


@rule("SU-12.7", "SU-12.8")
def test_a_track_without_cubes_carries_no_complete_route() -> None:
    game = table("place", seat("terrans"), seat(), drawn="R1", routes={"c1-b1": "R1"})
    track = TRACK_BY_NAME["t_c1_b1"]
    assert [route_complete(game.state, one) for one in (track, TRACK_BY_NAME["t_c1_a1"])] == [False, False]
    finish(game, "red@c1-b1")
    assert route_complete(game.state, track)


@rule("SU-16.6")
def test_three_introduced_developments_close_the_cards_of_their_own_type_alone() -> None:
    game = table(
        "place", seat("terrans hyperlanes garrisons starforts ark charters"), seat("krall"), drawn="R1",
        projects={"hyperlanes.embed": "BYGR", "garrisons.embed": "RRGY", "starforts.embed": "RRYG"},
    )
    assert [option for option in game.options(0) if ".embed" in option] == ["red@charters.embed"]
    assert "red@terrans.base" in game.options(0)


@rule("SU-3.7", "SU-10.2")
def test_a_card_just_gained_takes_cubes_of_every_colour_from_the_next_turn_on() -> None:
    """Where blue cubes could go was asked before the card came, and nothing else that takes blue has changed since."""
    game = table(
        "place", seat("terrans democracy", "B4"), seat("krall", "K4"), drawn="Y1 B1",
        projects={"democracy.card1": "G."}, decks={"leader": {"top": ["ilvane", "torvan"]}},
        script={("cube", 0): "BBB", ("cube", 1): "KKK"},
    )
    finish(game, "yellow@democracy.card1")
    assert "blue@terrans.programme" in game.options(0)
    finish(game, "none", "ilvane", "2 red", "none", "none")
    assert game.asks() == [(0, "place")]
    assert "blue@ilvane.steal" in game.options(0)
