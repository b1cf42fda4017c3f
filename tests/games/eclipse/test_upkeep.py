"""Upkeep (section 23) and cleanup (section 24)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import NONE
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.technologies import TECHNOLOGIES
from orrery.testing import Table, rule
from tests.games.eclipse.tables import (
    Entry,
    asked,
    board,
    do,
    income,
    lie,
    own,
    owner,
    quiet,
    reasons,
    ships,
    started,
    table,
    upkeep,
)


def due(*boards: Entry, **rest: Any) -> Table:
    """The upkeep of seat 0 begins."""
    count = max(2, len(boards), rest.get("seats", 2))
    return table(*boards, step="colonies", passed=list(range(count)), heir=1, queue=list(range(count)), **rest)


def paid(game: Table) -> dict[str, int]:
    """What seat 0 has paid and produced."""
    found: dict[str, int] = next(event for event in game.events("paid") if event["seat"] == 0)
    return found


# -- upkeep ----------------------------------------------------------------------------------------------------------


@rule("EC-23.2", "EC-23.3", "EC-23.10", "EC-5.1.1")
def test_case_42_paying_from_storage() -> None:
    on = {"201": lie(-1, -1, 0, disc=0, cubes=[1])}
    game = due(board(discs=7, storage=[1, 0, 0], ready=0), on=on)
    assert (paid(game)["money"], game.state.storage[0]) == (-1, [0, 3, 3])


@rule("EC-23.4", "EC-23.11", "EC-5.7.3", "EC-5.7.4", "EC-5.7.1")
def test_case_42_trading_for_upkeep() -> None:
    on = {"201": lie(-1, -1, 0, disc=0, cubes=[1])}
    game = due(board(discs=7, storage=[0, 2, 0], ready=0), on=on)
    assert asked(game) == "bankruptcy"
    assert set(game.options(0)) == {"abandon-201", "abandon-221", "trade science-money"}
    do(game, "trade science-money")
    assert (paid(game)["money"], game.state.storage[0]) == (-1, [0, 3, 3])


@rule("EC-23.4", "EC-23.7", "EC-23.6", "EC-5.2.2")
def test_case_42_giving_up_a_hex() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor", disc=0, monolith=1), "205": lie(2, -1, 0, disc=0, cubes=[1])}
    game = due(board(discs=7, storage=[0, 0, 0], ready=0), on=on)
    assert (income(game, 0)[0], upkeep(game, 0), asked(game)) == (4, 5, "bankruptcy")
    do(game, "abandon-201")
    assert (game.state.storage[0][0], paid(game)["money"]) == (1, 1)
    assert (owner(game, "201"), ships(game, "201")) == (NONE, {0: {"interceptor": 1}})
    assert game.asks() != [(0, "bankruptcy")]


@rule("EC-23.3")
def test_one_coin_short_is_too_little() -> None:
    """Production 3, upkeep 5, one in storage."""
    game = due(board(discs=7, storage=[1, 0, 0], ready=0))
    assert (game.asks(), game.decision(0).about) == ([(0, "bankruptcy")], (1,))


@rule("EC-23.6")
def test_who_can_pay_to_the_last_coin_gives_nothing_up() -> None:
    game = due(board(discs=7, storage=[2, 0, 0], ready=0), on={"201": lie(-1, -1, 0, disc=0)})
    assert (game.state.storage[0][0], owner(game, "201"), game.events("gave-up")) == (0, 0, [])
    assert asked(game) != "bankruptcy"


@rule("EC-23.7")
def test_any_hex_may_be_given_up_and_what_stands_there_stays() -> None:
    on = {"201": lie(-1, -1, 0, disc=0), "304": lie(0, -3, 0, "0 cruiser", disc=0, orbital=1, monolith=1)}
    game = due(board(discs=7, storage=[1, 0, 0], ready=0), on=on)
    assert own(game) == ["abandon-201", "abandon-221", "abandon-304"]
    do(game, "abandon-304")
    sector = SECTOR_BY_NAME["304"]
    assert (ships(game, "304"), game.state.built[sector]) == ({0: {"cruiser": 1}}, 3)
    assert game.state.where[sector] != NONE


@rule("EC-23.4", "EC-23.5")
def test_case_43_giving_up_a_hex_with_a_money_cube() -> None:
    on = {"205": lie(2, -1, 0, disc=0, cubes=[1, 3])}
    game = due(board(technologies="advanced-labs", discs=7, storage=[0, 0, 0], ready=0), on=on)
    assert (income(game, 0)[:2], upkeep(game, 0)) == ([4, 4], 5)
    do(game, "abandon-205")
    assert income(game, 0)[:2] == [3, 3]
    assert (game.state.storage[0][:2], game.state.graves[0][1:]) == ([0, 3], [0, 0])


@rule("EC-23.8", "EC-23.9", "EC-23.12", "EC-23.13")
def test_case_44_collapse() -> None:
    on = {"221": lie(0, -2, 3, "0 interceptor", disc=0, cubes=[1], monolith=1)}
    used = {"explore": 4, "influence": 2, "research": 2, "build": 2}
    game = due(board(discs=2, storage=[3, 1, 1], used=used, cubes=[10, 11, 11], prizes=["money"], ready=0), on=on)
    assert (upkeep(game, 0), income(game, 0)[0], own(game)) == (21, 3, ["abandon-221"])
    do(game, "abandon-221")
    assert game.state.out == 1
    assert (game.result().scores[0], 0 in game.result().winners) == (2, False)
    assert (ships(game, "221"), owner(game, "221")) == ({}, NONE)
    assert (game.state.cubes[0], game.state.reserve[0]) == ([11, 11, 11], [8, 4, 2, 4])
    quiet(game, "act")
    assert game.asks() == [(1, "act")]


@rule("EC-23.9", "EC-10.15")
def test_partners_of_a_collapsed_player_get_their_cubes_back() -> None:
    on = {"221": lie(2, -2, 4, disc=0)}
    first = board(discs=0, storage=[0, 0, 0], used={"explore": 12}, friends=[1], ready=0)
    game = due(first, board(friends=[0], storage=[20, 0, 0]), seats=4, on=on)
    do(game, "abandon-221")
    quiet(game, "act")
    assert (game.state.out, game.state.friends[1]) == (1, 0)
    assert sum(game.state.cubes[1]) == 33 - 3


@rule("EC-23.12")
def test_several_hexes_may_be_given_up() -> None:
    on = {"201": lie(-1, -1, 0, disc=0), "205": lie(2, -1, 0, disc=0)}
    game = due(board(discs=6, storage=[0, 0, 0], ready=0), on=on)
    assert (income(game, 0)[0], upkeep(game, 0)) == (3, 7)
    do(game, "abandon-201")
    assert (asked(game), upkeep(game, 0)) == ("bankruptcy", 5)
    do(game, "abandon-205")
    assert game.state.storage[0][0] == 0


@rule("EC-23.6", "EC-23.4")
def test_only_who_cannot_pay_gives_up_hexes() -> None:
    on = {"201": lie(-1, -1, 0, disc=0)}
    game = due(board(discs=7, storage=[9, 9, 9]), on=on)
    assert not [text for text in own(game) if text.startswith("abandon")]
    game = due(board(discs=7, storage=[0, 1, 1], ready=0), on=on)
    assert reasons(game, "done") == ["EC-23.4"]


@rule("EC-23.1", "EC-7.11", "EC-22.8")
def test_colony_ships_come_before_the_upkeep() -> None:
    on = {"201": lie(-1, -1, 0, disc=0)}
    game = due(board(discs=8, storage=[0, 0, 0]), on=on)
    assert (asked(game), income(game, 0)[0], upkeep(game, 0)) == ("upkeep", 3, 3)
    do(game, "colony 201.1 money", "done")
    assert game.state.storage[0] == [1, 3, 3]


@rule("EC-23.2", "EC-23.10", "EC-23.11", "EC-22.10")
def test_money_changes_in_one_step_and_the_others_grow() -> None:
    game = started(2)
    before = game.state.storage[0][:]
    do(game, "pass", "pass")
    assert game.state.storage[0] == [before[0] + 3 - 0, before[1] + 3, before[2] + 3]


@rule("EC-23.13", "EC-15.6")
def test_discs_on_action_spaces_count_against_upkeep() -> None:
    used = {"explore": 1, "move": 1, "reaction": 1}
    game = due(board(storage=[9, 0, 0], discs=9, used=used))
    assert (paid(game)["money"], game.state.discs[0]) == (3 - 2, 12)


@rule("EC-23.2", "EC-23.3")
def test_paying_down_to_nothing_is_enough() -> None:
    """Production 3, upkeep 5: with 2 in storage the marker stands at 0 and nothing is given up."""
    game = due(board(discs=7, storage=[2, 5, 5], ready=0))
    assert (paid(game)["money"], game.state.storage[0], owner(game, "221")) == (-2, [0, 8, 8], 0)


@rule("EC-23.4", "EC-5.7.1", "EC-27.7.2", "EC-27.6.4")
@pytest.mark.parametrize(("species", "discs", "storage", "ways", "left"), [
    ("", 7, [1, 3, 1], {"trade science-money"}, [0, 1 + 3, 1 + 3]),  # production 3, upkeep 5; 2:1
    ("mechanema", 7, [1, 3, 2], {"trade science-money"}, [0, 0 + 3, 2 + 2]),  # 3:1
    ("mechanema", 7, [1, 2, 2], set(), None),
    ("orion-hegemony", 8, [0, 3, 4], {"trade materials-money"}, [0, 3 + 3, 0 + 3]),  # production 2, upkeep 3; 4:1
])
def test_trading_for_upkeep_at_the_ratio_of_the_species(
    species: str, discs: int, storage: list[int], ways: set[str], left: list[int] | None,
) -> None:
    """One coin short."""
    game = due(board(species, storage=storage, discs=discs, ready=0))
    assert game.decision(0).about == (1,)
    assert {text for text in game.options(0) if text.startswith("trade")} == ways
    if left is not None:
        do(game, *ways)
        assert game.state.storage[0] == left


@rule("EC-23.4", "EC-23.12")
def test_trades_and_hexes_may_be_mixed() -> None:
    """Production 3, upkeep 10: seven short. Two trades leave five; a hex takes 3 off, another 2 (upkeep 10, 7, 5)."""
    on = {"201": lie(-1, -1, 0, disc=0), "205": lie(2, -1, 0, disc=0)}
    game = due(board(discs=5, storage=[0, 2, 2], ready=0), on=on)
    assert (game.decision(0).about, upkeep(game, 0)) == ((7,), 10)
    do(game, "trade science-money", "abandon-205")
    assert (game.decision(0).about, upkeep(game, 0)) == ((3,), 7)
    do(game, "abandon-201")
    assert game.decision(0).about == (1,)
    do(game, "trade materials-money")
    assert (game.state.storage[0], owner(game, "221")) == ([0, 3, 3], 0)


@rule("EC-23.5", "EC-7.5", "EC-7.8", "EC-5.1.6")
def test_where_the_cubes_of_a_hex_given_up_go() -> None:
    """The one of the money square goes home first; those of the orbital and the grey square where their owner says."""
    on = {"211": lie(2, -1, 0, disc=0, cubes=[1, 3, 4], orbital=1)}
    game = due(board(discs=5, storage=[0, 0, 0], cubes=[8, 9, 10], graves=[0, 0, 0], ready=0), on=on)
    do(game, "abandon-211")
    assert (game.asks(), own(game)) == ([(0, "home")], ["money", "science"])
    do(game, "science")
    assert own(game) == ["money", "science", "materials"]
    do(game, "materials")
    assert (game.state.cubes[0], game.state.graves[0]) == ([9, 10, 11], [0, 0, 0])


@rule("EC-23.5", "EC-5.1.6", "EC-5.1.7")
def test_a_cube_whose_track_is_full_goes_to_another() -> None:
    """The money track has all its 11 cubes though a cube stands on a money square: science or materials takes it."""
    on = {"210": lie(2, -1, 0, disc=0, cubes=[1]), "221": lie(0, -2, 3, disc=0, cubes=[3, 5])}
    game = due(board(discs=7, storage=[0, 0, 0], cubes=[11, 9, 10], graves=[0, 0, 0], ready=0), on=on)
    do(game, "abandon-210")
    assert (game.asks(), own(game)) == ([(0, "home")], ["science", "materials"])
    do(game, "materials")
    assert game.state.cubes[0] == [11, 9, 11]


@rule("EC-23.8", "EC-23.9", "EC-25.7", "EC-10.16")
def test_the_traitor_who_collapses_counts_his_loss_and_gives_the_card_back() -> None:
    """Reputation 3 + 2, an ambassador 1, traitor -2: four points. His partner loses the point for his ambassador."""
    on = {"221": lie(2, -2, 4, disc=0)}
    first = board(discs=0, storage=[0, 0, 0], used={"explore": 12}, friends=[1], reputation=[2, 3], ready=0,
                  cubes=[10, 10, 10], graves=[0, 2, 0])
    game = due(first, board(friends=[0], storage=[20, 0, 0]), seats=4, on=on, traitor=0)
    before = game.result().scores[1]
    do(game, "abandon-221")
    assert (game.result().scores[0], game.state.traitor) == (4, NONE)
    assert (game.state.cubes[0], game.state.graves[0]) == ([11, 11, 11], [0, 0, 0])
    quiet(game, "act")
    assert game.result().scores[1] == before - 1


@rule("EC-23.8", "EC-10.19")
def test_the_traitor_keeps_his_card_when_another_collapses() -> None:
    first = board(discs=0, storage=[0, 0, 0], used={"explore": 12}, ready=0)
    game = due(first, seats=4, on={"221": lie(2, -2, 4, disc=0)}, traitor=2)
    do(game, "abandon-221")
    assert (game.state.out, game.state.traitor, game.result().scores) == (1, 2, (0, 3, 3 - 2, 3))


@rule("EC-23.8", "EC-6.2", "EC-23.1")
def test_those_who_left_are_passed_over() -> None:
    """Seat 1 has left: 0 and 2 pay and produce, and 2, who passed first, begins the next round."""
    game = table(seats=3, passed=[1, 2], out=[1], heir=2, final=[0, 5, 0], on={"223": lie(2, 0, 5)})
    do(game, "pass")
    assert [event["seat"] for event in game.events("paid")] == [0, 2]
    assert (game.state.round, game.asks()) == (2, [(2, "act")])
    do(game, "influence", "done")
    assert game.asks() == [(0, "act")]
    do(game, "influence", "done")
    assert game.asks() == [(2, "act")]


@rule("EC-22.11", "EC-23.8")
def test_giving_up_tells_what_lies_face_down_and_is_not_taken_back_alone() -> None:
    """Of the tiles 2 and 3 the others saw the backs; the points counted are 5."""
    game = table(board(reputation=[2, 3]), seats=3, on={"221": lie(0, -2, 3)})
    assert game.view(1).zones["seats"][0]["reputation"] == [0, 0]
    do(game, "resign")
    assert game.events("collapsed", viewer=1)[0]["points"] == 5
    assert not game.match.free_undo(0, 0)


@rule("EC-23.8", "EC-6.7", "EC-24.6")
def test_the_round_goes_on_without_who_collapsed() -> None:
    """The first to pass was the one who collapsed: the next one after him begins."""
    on = {"221": lie(0, -2, 3, "0 interceptor", disc=0, cubes=[1])}
    used = {"explore": 12}
    game = table(board(discs=0, storage=[0, 0, 0], used=used, cubes=[10, 11, 11], ready=0), seats=3, on=on,
                 step="colonies", passed=[0, 1, 2], heir=0, queue=[0, 1, 2])
    do(game, "abandon-221")
    quiet(game, "act")
    assert (game.state.out, game.state.round, game.asks()) == (1, 2, [(1, "act")])


@rule("EC-22.10", "EC-23.10")
def test_without_cubes_on_the_map_production_is_two_of_each() -> None:
    game = due(board(storage=[0, 0, 0]), on={"221": lie(0, -2, 3)})
    assert (income(game, 0), game.state.storage[0]) == ([2, 2, 2], [2, 2, 2])


# -- cleanup ---------------------------------------------------------------------------------------------------------


@rule("EC-24.1", "EC-24.3", "EC-24.4", "EC-24.5", "EC-24.6")
@pytest.mark.parametrize("track", ["science", "materials"])
def test_case_45_cleanup(track: str) -> None:
    used = {"explore": 1, "influence": 1, "build": 1, "move": 1, "reaction": 1}
    on = {"221": lie(2, -2, 4, disc=0, cubes=[3, 5])}
    game = table(board(used=used, discs=7, cubes=[11, 9, 10], graves=[1, 0, 0], ready=1), seats=4, on=on,
                 step="cleanup", passed=[0, 1, 2, 3], heir=2, tray={"nanorobots": 2})
    s = game.state
    assert (game.asks(), own(game)) == ([(0, "home")], ["science", "materials"])
    do(game, track)
    assert s.cubes[0] == ([11, 10, 10] if track == "science" else [11, 9, 11])
    assert (sum(s.tray), s.discs[0], s.used[0], s.ready[0]) == (2 + 7, 12, [0] * 7, 3)
    assert (s.round, s.passed, game.asks()) == (2, 0, [(2, "act")])


@rule("EC-24.4")
def test_graveyard_cubes_return_to_their_tracks() -> None:
    """Of both players, each to the track of its kind."""
    boards = [board(cubes=[9, 8, 7], graves=[1, 2, 3]), board(cubes=[10, 10, 9], graves=[0, 0, 1])]
    game = table(*boards, step="cleanup", passed=[0, 1], heir=1)
    assert (game.state.cubes[:2], game.state.graves[:2]) == ([[10, 10, 10]] * 2, [[0, 0, 0]] * 2)


@rule("EC-24.1", "EC-24.8")
@pytest.mark.parametrize(("seats", "added"), [(2, 4), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_new_technologies(seats: int, added: int) -> None:
    everyone = list(range(seats))
    game = table(seats=seats, step="cleanup", passed=everyone, heir=0)
    assert sum(game.state.tray) == added


@rule("EC-24.8", "EC-23.8")
def test_those_who_left_do_not_change_the_number_of_tiles() -> None:
    on = {"225": lie(-2, 2, 1)}
    game = table(seats=3, step="cleanup", passed=[0, 1, 2], out=[2], heir=0, on=on, final=[0, 0, 5])
    assert sum(game.state.tray) == 6
    assert game.result().scores[2] == 5


@rule("EC-23.9", "EC-23.8")
@pytest.mark.parametrize("points_then", [3, 50])
def test_who_has_left_is_ranked_but_never_wins(points_then: int) -> None:
    game = table(seats=3, passed=[2], out=[2], on={"225": lie(-2, 2, 1)}, final=[0, 0, points_then])
    assert (game.result().scores, game.result().winners) == ((3, 3, points_then), (0, 1))


@rule("EC-24.2", "EC-2.7")
def test_an_empty_bag_gives_what_there_is() -> None:
    tray = {one.name: one.copies for one in TECHNOLOGIES}
    tray["nanorobots"] -= 2
    game = table(tray=tray, step="cleanup", passed=[0, 1], heir=1)
    assert (sum(game.state.tray), game.state.bag) == (96, [])


@rule("EC-24.7", "EC-1.1", "EC-1.2", "EC-25.12")
def test_the_game_ends_after_the_ninth_round() -> None:
    game = table(round=9, passed=[1], heir=1)
    do(game, "pass")
    quiet(game, "act")
    assert (asked(game), game.state.round) == ("over", 9)
    game = table(round=8, passed=[1], heir=1)
    do(game, "pass")
    quiet(game, "act")
    assert (asked(game), game.state.round) == ("act", 9)


@rule("EC-23.8", "EC-24.7")
def test_when_everybody_has_lost_the_game_is_over_at_once() -> None:
    """Neither has a hex or the 30 for the discs of the actions."""
    poor = board(discs=0, storage=[0, 0, 0], cubes=[11, 11, 11], used={"explore": 13}, ready=0)
    game = due(poor, poor, round=4, on={"221": lie(0, -2, 3), "223": lie(0, 2, 0)})
    assert (asked(game), game.state.round, game.state.out) == ("over", 4, 0b11)
    assert (game.result().scores, game.result().winners) == ((0, 0), ())


@rule("EC-6.7", "EC-24.6")
def test_the_marker_of_the_first_player_is_won_anew_each_round() -> None:
    """Seat 1 begins round 2 for having passed first in round 1; then seat 0 passes first and begins round 3."""
    game = table(step="cleanup", passed=[0, 1], heir=1)
    do(game, "influence", "done", "pass", "pass")
    quiet(game, "act")
    assert (game.state.round, game.asks()) == (3, [(0, "act")])


@rule("EC-24.5", "EC-27.4.3")
def test_planta_gets_four_colony_ships_back() -> None:
    game = table(board("planta", ready=0), board(ready=1), step="cleanup", passed=[0, 1], heir=1)
    assert game.state.ready == [4, 3]


@rule("EC-24.4", "EC-5.1.6")
def test_several_cubes_of_the_graveyard_fill_track_after_track() -> None:
    """Three money cubes, one place on the money track: the other two are asked for, until a track is full."""
    on = {"221": lie(0, -2, 3, disc=0)}
    game = table(board(cubes=[10, 10, 10], graves=[3, 0, 0]), step="cleanup", passed=[0, 1], heir=1, on=on)
    assert own(game) == ["science", "materials"]
    do(game, "science")
    assert (game.state.cubes[0], game.state.graves[0]) == ([11, 11, 11], [0, 0, 0])


@rule("EC-25.12", "EC-23.8", "EC-24.7")
def test_hexes_lost_to_bankruptcy_in_the_last_round_do_not_score() -> None:
    on = {"102": lie(1, -1, 0, disc=0)}
    game = due(board(discs=7, storage=[0, 0, 0], ready=0), on=on, round=9)
    assert game.result().scores[0] == 3 + 3
    do(game, "abandon-102")
    quiet(game, "act")
    assert (asked(game), game.result().scores[0]) == ("over", 3)
