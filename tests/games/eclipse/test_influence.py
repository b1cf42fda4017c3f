"""Influence (section 9), discs (section 5.2), colony ships (section 7), population (section 5.1) and trade (5.7)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import NONE, BadPosition
from orrery.testing import Table, rule
from tests.games.eclipse.fights import after
from tests.games.eclipse.tables import (
    asked,
    board,
    cubes,
    do,
    income,
    lie,
    offered,
    own,
    owner,
    quiet,
    reasons,
    table,
    upkeep,
)


def blue(technologies: str = "", **rest: Any) -> Table:
    """The map of case 13: seat 0 controls only its home hex."""
    on = {"106": lie(0, -1, 3), "201": lie(-1, -1, 0, "1 interceptor"), "202": lie(1, -2, 2)}
    return table(board(technologies=technologies, **rest), on=on)


@rule("EC-9.2", "EC-9.3", "EC-9.5", "EC-5.8.7", "EC-29.6")
def test_case_13_where_a_disc_may_go() -> None:
    game = blue()
    do(game, "influence")
    assert reasons(game, "track-106", "track-201", "track-202") == [None, "EC-9.5", "EC-9.3"]
    game = blue("wormhole-generator")
    do(game, "influence")
    assert reasons(game, "track-106", "track-201", "track-202") == [None, "EC-9.5", None]


@rule("EC-9.2")
@pytest.mark.parametrize(("whose", "offers"), [(0, True), (1, False)])
def test_a_disc_goes_next_to_own_ships_and_not_to_those_of_others(whose: int, offers: bool) -> None:
    """106 is joined with 201 alone, where there is a ship and no disc."""
    on = {"201": lie(-1, -1, 0, f"{whose} interceptor"), "106": lie(-1, 0, 0)}
    game = do(table(on=on), "influence")
    assert ("track-106" in own(game)) == offers


@rule("EC-9.1", "EC-9.4", "EC-9.6", "EC-9.7", "EC-9.8")
def test_case_14_moving_discs_and_reusing_colony_ships() -> None:
    on = {"201": lie(-1, -1, 0), "202": lie(2, -1, 0, disc=0), "210": lie(-2, 1, 0, disc=0)}
    game = table(board("planta", discs=6, ready=0), on=on)
    s = game.state
    do(game, "influence", "202-201")
    assert not offered(game, "colony")
    do(game, "210-track")
    assert s.ready[0] == 2
    do(game, "colony 201.1 money", "colony 201.2 materials")
    assert (s.discs[0], upkeep(game, 0)) == (6, 7)
    assert (owner(game, "201"), cubes(game, "201")) == (0, [1, 2])
    assert (owner(game, "202"), owner(game, "210"), s.ready[0]) == (NONE, NONE, 0)


@rule("EC-7.2", "EC-7.3", "EC-7.4", "EC-7.7", "EC-7.9")
def test_case_15_grey_starred_and_orbital_squares() -> None:
    game = table(on={"108": lie(1, -1, 0, disc=0, orbital=1)})
    assert reasons(game, "colony 108.1 money", "colony 108.orbital materials", "colony 108.2 money") == [
        "EC-7.6", "EC-7.7", "EC-7.3"]
    do(game, "colony 108.2 science", "colony 108.3 materials", "colony 108.orbital money")
    assert income(game, 0) == [4, 4, 4]
    assert game.state.ready[0] == 0
    assert reasons(game, "colony 108.2 science", "colony 108.orbital science") == ["EC-7.9", "EC-7.9"]


@rule("EC-7.6", "EC-11.M5", "EC-11.G5", "EC-11.N5")
@pytest.mark.parametrize(
    ("technology", "sector", "square"),
    [("advanced-mining", "107", "107.3 materials"), ("advanced-economy", "103", "103.1 money"),
     ("advanced-labs", "107", "107.2 science")],
)
def test_starred_squares_need_their_technology(technology: str, sector: str, square: str) -> None:
    on = {sector: lie(1, -1, 0, disc=0)}
    assert reasons(table(on=on), f"colony {square}") == ["EC-7.6"]
    assert reasons(table(board(technologies=technology), on=on), f"colony {square}") == [None]


@rule("EC-7.6")
@pytest.mark.parametrize(("technology", "opened"), [
    ("advanced-labs", ["107.2 science"]), ("advanced-mining", ["107.3 materials"]),
    ("advanced-economy", ["108.1 money"]),
])
def test_a_technology_opens_starred_squares_of_its_own_kind_alone(technology: str, opened: list[str]) -> None:
    on = {"107": lie(1, -1, 0, disc=0), "108": lie(-1, 0, 0, disc=0)}
    starred = ["107.2 science", "107.3 materials", "108.1 money"]
    game = table(board(technologies=technology), on=on)
    assert [square for square in starred if f"colony {square}" in offered(game)] == opened


@rule("EC-5.2.1")
def test_a_disc_marks_control_until_it_is_lifted() -> None:
    """Who controls a hex scores it and builds there; a second disc cannot go there."""
    on = {"201": lie(-1, -1, 0), "106": lie(-1, 0, 0, disc=0)}
    game = table(board(storage=[2, 3, 9]), on=on)
    do(game, "influence", "track-201")
    assert (owner(game, "201"), game.result().scores[0]) == (0, 3 + 2 + 1)
    assert not [text for text in own(game) if text.endswith("-201")]
    do(game, "done")
    quiet(game, "act", seat=0)
    do(game, "build")
    assert "interceptor@201" in own(game)
    do(game, "done")
    quiet(game, "act", seat=0)
    do(game, "influence", "201-track")
    assert (owner(game, "201"), game.result().scores[0]) == (NONE, 3 + 2)
    do(game, "done")
    quiet(game, "act", seat=0)
    do(game, "build")
    assert reasons(game, "interceptor@201") == ["EC-13.1"]


@rule("EC-5.2.1")
def test_no_disc_is_placed_after_combat_on_that_of_another() -> None:
    game = after(on={"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1])})
    do(game, "none")
    quiet(game, "claim", "act")
    assert (asked(game), owner(game, "203")) == ("act", 1)


@rule("EC-9.10", "EC-7.12", "EC-9.6", "EC-9.11")
def test_case_54_the_same_hex_twice_and_colony_ships_when_passing() -> None:
    on = {"201": lie(-1, -1, 0, disc=0, cubes=[1, 2])}
    game = table(board(ready=1), on=on)
    s = game.state
    assert income(game, 0) == [4, 3, 4]
    do(game, "influence", "201-track")
    assert (income(game, 0), cubes(game, "201")) == ([3, 3, 3], [])
    do(game, "track-201")
    assert (owner(game, "201"), asked(game)) == (0, "finish")
    s.ready[0] = 1
    do(game, "done")
    quiet(game, "act", seat=0)
    do(game, "colony 201.1 money", "pass")
    assert cubes(game, "201") == [1]


@rule("EC-9.11")
def test_a_lifted_disc_supports_nothing() -> None:
    """106 is connected with 201 alone: the disc of 201 cannot go there, unless a ship stays."""
    on = {"201": lie(-1, -1, 0, disc=0), "106": lie(-1, 0, 0)}
    assert reasons(do(table(on=on), "influence"), "201-106", "track-106") == ["EC-9.11", None]
    on["201"] = lie(-1, -1, 0, "0 interceptor", disc=0)
    assert reasons(do(table(on=on), "influence"), "201-106") == [None]


@rule("EC-9.12", "EC-9.8")
def test_colony_ships_are_turned_up_without_a_disc_move() -> None:
    game = table(board(ready=0))
    do(game, "influence", "done")
    assert (game.state.ready[0], game.state.discs[0]) == (2, 11)
    game = table(board(ready=2))
    do(game, "influence", "done")
    assert game.state.ready[0] == 3


@rule("EC-9.8", "EC-9.12")
@pytest.mark.parametrize(("ready", "turned_up"), [(0, [2]), (1, [2]), (2, [1]), (3, [])])
def test_of_three_colony_ships_two_at_most_are_told_to_be_turned_up(ready: int, turned_up: list[int]) -> None:
    game = do(table(board(ready=ready)), "influence", "done")
    assert [event["count"] for event in game.events("refreshed")] == turned_up
    assert game.state.ready[0] == min(ready + 2, 3)


@rule("EC-9.10")
def test_a_disc_does_not_go_back_to_its_own_hex_in_one_move() -> None:
    game = table(on={"201": lie(-1, -1, 0, disc=0)})
    do(game, "influence")
    assert "201-201" not in own(game)
    do(game, "201-track", "track-201")
    assert (owner(game, "201"), game.state.more) == (0, 0)


@rule("EC-9.4")
def test_a_disc_comes_back_to_an_empty_track() -> None:
    game = table(board(discs=1, storage=[30, 0, 0]), on={"201": lie(-1, -1, 0, disc=0)})
    do(game, "influence")
    assert game.state.discs[0] == 0
    do(game, "201-track")
    assert (game.state.discs[0], owner(game, "201")) == (1, NONE)


@rule("EC-9.12")
def test_one_disc_move_is_enough() -> None:
    game = table(board(ready=0), on={"201": lie(-1, -1, 0)})
    do(game, "influence", "track-201", "done")
    assert (owner(game, "201"), game.state.ready[0], asked(game)) == (0, 2, "finish")


@rule("EC-9.1")
def test_no_more_than_two_disc_moves() -> None:
    on = {"201": lie(-1, -1, 0, disc=0), "106": lie(0, -1, 3, disc=0), "301": lie(0, -3, 3, disc=0)}
    game = table(on=on)
    do(game, "influence", "201-track", "106-track")
    assert own(game) == ["done"]
    assert owner(game, "301") == 0


@rule("EC-9.9", "EC-5.5.1")
def test_a_disc_by_influence_brings_the_tile() -> None:
    game = table(on={"206": lie(-1, -1, 2, tile=1)}, script={"discovery": "money"})
    do(game, "influence", "track-206", "use")
    assert game.state.storage[0] == [10, 3, 3]
    assert asked(game) == "influence"


@rule("EC-9.14", "EC-5.2.1", "EC-9.2")
def test_influence_takes_no_disc_of_others() -> None:
    game = table(on={"106": lie(0, -1, 3, disc=1)})
    do(game, "influence")
    assert reasons(game, "track-106") == ["EC-9.2"]
    assert not offered(game, "106-")


@rule("EC-9.15")
def test_a_ship_of_a_partner_is_an_enemy_ship_here() -> None:
    on = {"106": lie(0, -1, 3, "1 interceptor")}
    game = table(board(friends=[1]), board(friends=[0]), seats=4, on=on)
    do(game, "influence")
    assert reasons(game, "track-106") == ["EC-9.5"]


@rule("EC-9.13", "EC-9.2")
def test_ships_alone_are_no_connection() -> None:
    game = table(on={"202": lie(1, -2, 0, "0 interceptor")})
    do(game, "influence")
    assert "track-202" not in own(game)


@rule("EC-9.2")
def test_a_ship_supports_a_disc_move() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor"), "106": lie(-1, 0, 0)}
    game = table(on=on)
    do(game, "influence")
    assert "track-106" in own(game)


@rule("EC-5.2.4", "EC-6.4", "EC-5.2.2", "EC-5.2.3")
def test_case_4_an_action_costs_a_disc() -> None:
    game = table(board(discs=9), on={"201": lie(-1, -1, 0, disc=0)})
    assert upkeep(game, 0) == 2
    do(game, "influence")
    assert (game.state.discs[0], upkeep(game, 0), game.state.used[0][1]) == (8, 3, 1)
    do(game, "201-track")
    assert (game.state.discs[0], upkeep(game, 0)) == (9, 2)


@rule("EC-5.2.5", "EC-2.7")
def test_without_a_disc_on_the_track_only_discs_on_the_map_move() -> None:
    game = table(board(discs=1), on={"106": lie(0, -1, 3), "201": lie(-1, -1, 0, disc=0)})
    do(game, "influence")
    assert reasons(game, "track-106", "201-106") == ["EC-5.2.5", None]


@rule("EC-7.5", "EC-5.1.6", "EC-9.6")
def test_a_cube_of_a_grey_square_returns_to_a_track_of_choice() -> None:
    on = {"103": lie(0, -1, 0, disc=0, cubes=[2])}
    game = table(board(cubes=[10, 10, 9]), on=on)
    do(game, "influence", "103-track")
    assert (asked(game), own(game)) == ("home", ["money", "science", "materials"])
    do(game, "science")
    assert game.state.cubes[0] == [10, 11, 9]


@rule("EC-5.1.6", "EC-5.1.7")
def test_a_full_track_takes_no_cube() -> None:
    on = {"201": lie(-1, -1, 0, disc=0, cubes=[1]), "221": lie(0, -2, 3, disc=0)}
    game = table(board(cubes=[11, 10, 11]), on=on)
    do(game, "influence", "201-track")
    assert game.state.cubes[0] == [11, 11, 11]
    assert income(game, 0) == [2, 2, 2]


@rule("EC-7.8", "EC-7.7")
def test_a_cube_of_an_orbital_returns_to_money_or_science() -> None:
    on = {"207": lie(-1, -1, 0, disc=0, orbital=1, cubes=[1])}
    game = table(board(cubes=[9, 10, 10]), on=on)
    do(game, "influence", "207-track")
    assert (asked(game), own(game)) == ("home", ["money", "science"])


@rule("EC-5.1.8", "EC-2.7")
def test_an_empty_track_gives_no_cube() -> None:
    game = table(board(cubes=[0, 10, 10]), on={"201": lie(-1, -1, 0, disc=0)})
    assert reasons(game, "colony 201.1 money", "colony 201.2 materials") == ["EC-5.1.8", None]


@rule("EC-7.2")
def test_without_a_colony_ship_no_cube_is_placed() -> None:
    game = table(board(ready=0), on={"201": lie(-1, -1, 0, disc=0)})
    assert reasons(game, "colony 201.1 money") == ["EC-7.2"]


@rule("EC-7.1", "EC-7.10", "EC-7.12")
def test_colony_ships_serve_before_and_after_the_steps_of_an_action() -> None:
    game = table(board(storage=[2, 3, 9]), on={"201": lie(-1, -1, 0, disc=0)})
    do(game, "build", "colony 201.1 money", "interceptor@201", "colony 201.2 materials", "interceptor@201")
    assert cubes(game, "201") == [1, 2]


@rule("EC-7.12", "EC-15.1")
def test_colony_ships_serve_in_a_reaction() -> None:
    game = table(board(storage=[2, 3, 9]), on={"201": lie(-1, -1, 0, disc=0)}, passed=[0], heir=0)
    do(game, "build", "interceptor@201", "colony 201.1 money")
    assert cubes(game, "201") == [1]


@rule("EC-7.13")
def test_a_cube_may_go_where_enemy_ships_are() -> None:
    game = table(on={"201": lie(-1, -1, 0, "1 interceptor", disc=0)})
    do(game, "colony 201.1 money")
    assert cubes(game, "201") == [1]


@rule("EC-7.14")
def test_a_cube_is_never_taken_back_at_will() -> None:
    game = table(on={"201": lie(-1, -1, 0, disc=0, cubes=[1])})
    assert not [text for text in offered(game) if "201.1" in text]


@rule("EC-5.7.1", "EC-5.7.2", "EC-5.1.4")
def test_trading_at_the_ratio_of_the_species() -> None:
    game = table(board(storage=[1, 4, 3]))
    assert offered(game, "trade") == [
        "trade science-money", "trade science-materials", "trade materials-money", "trade materials-science"]
    assert reasons(game, "trade money-science") == ["EC-5.7.1"]
    do(game, "trade science-money", "trade science-money")
    assert game.state.storage[0] == [3, 0, 3]
    assert asked(game) == "act"
    game = table(board("mechanema", storage=[2, 3, 2]))
    assert offered(game, "trade") == ["trade science-money", "trade science-materials"]


@rule("EC-5.7.1", "EC-11.9", "EC-5.7.4")
def test_trading_in_the_middle_of_an_action() -> None:
    game = table(board(storage=[4, 1, 3]), tray={"gauss-shield": 1})
    do(game, "research")
    assert reasons(game, "gauss-shield") == ["EC-11.9"]
    do(game, "trade money-science", "gauss-shield")
    assert game.state.storage[0] == [2, 0, 3]


@rule("EC-5.1.5")
def test_storage_has_no_limit() -> None:
    game = table(board(storage=[45, 0, 0]), on={"206": lie(-1, -1, 2, tile=1)}, script={"discovery": "money"})
    do(game, "influence", "track-206", "use")
    assert game.state.storage[0][0] == 53


@rule("EC-5.1.5")
def test_trades_and_artifacts_go_beyond_what_the_track_shows() -> None:
    game = table(board(storage=[40, 16, 38]), tray={"artifact-key": 1})
    do(game, "trade science-money")
    assert game.state.storage[0] == [41, 14, 38]
    do(game, "research", "artifact-key", "1 materials")
    assert game.state.storage[0] == [41, 0, 43]


@rule("EC-5.1.5")
def test_production_goes_beyond_what_the_track_shows() -> None:
    game = do(table(board(storage=[45, 39, 38]), passed=[1], heir=1), "pass")
    assert game.state.storage[0] == [48, 42, 41]


@rule("EC-5.1.3")
def test_what_resources_pay_for() -> None:
    game = table(board(technologies="orbital", storage=[0, 9, 9]), tray={"gauss-shield": 1})
    do(game, "research", "gauss-shield")
    assert game.state.storage[0] == [0, 7, 9]
    quiet(game, "act", seat=0)
    do(game, "build", "orbital@221", "interceptor@221")
    assert game.state.storage[0] == [0, 7, 1]


@rule("EC-7.6")
def test_a_cube_stands_on_a_starred_square_only_with_its_technology() -> None:
    """The second square of 107 is a starred one for science."""
    on = {"107": lie(-1, 0, 0, disc=0, cubes=[2])}
    assert cubes(table(board(technologies="advanced-labs"), on=on), "107") == [2]
    with pytest.raises(BadPosition, match="a cube on a starred square of 107 needs its technology"):
        table(board(technologies="advanced-mining"), on=on)
