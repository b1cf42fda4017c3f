"""The round and its turns (section 6), and reactions (section 15)."""

from __future__ import annotations

import pytest

from orrery.core import NONE
from orrery.testing import rule
from tests.games.eclipse.tables import (
    asked,
    board,
    do,
    lie,
    own,
    quiet,
    reasons,
    ships,
    started,
    table,
    upkeep,
)

ACTIONS = ["explore", "influence", "research", "upgrade", "build", "move"]


@rule("EC-6.9", "EC-6.10", "EC-6.11", "EC-15.1", "EC-15.6")
def test_case_28_passing_reacting_and_the_end_of_the_phase() -> None:
    on = {"225": lie(-2, 2, 1, "2 cruiser*2", disc=2, cubes=[1, 3, 5]), "106": lie(-1, 1, 1)}
    game = table(seats=4, on=on, seat=1, passed=[0, 2], heir=2)
    s = game.state
    discs = s.discs[2]
    do(game, "influence", "done")
    assert (game.asks(), own(game)) == ([(2, "react")], ["upgrade", "build", "move", "pass"])
    do(game, "move", "cruiser@225-106")
    assert (ships(game, "106"), s.discs[2], s.used[2]) == ({2: {"cruiser": 1}}, discs - 1, [0, 0, 0, 0, 0, 0, 1])
    assert game.asks() == [(3, "act")]
    do(game, "influence", "done")
    assert game.asks() == [(0, "react")]
    do(game, "pass", "pass", "pass")
    assert game.asks() == [(3, "act")]
    do(game, "pass")
    assert asked(game) != "react"
    quiet(game, "act")
    assert (s.round, s.first, game.asks()) == (2, 2, [(2, "act")])


@rule("EC-6.1", "EC-6.2", "EC-24.6", "EC-3.20")
def test_a_round_has_four_phases() -> None:
    game = started(2)
    do(game, "pass", "pass")
    first, *kinds = [event["event"] for event in game.events() if event["event"] not in ("species", "supplied")]
    assert first == "round"
    order = [kinds.index(kind) for kind in ("passed", "combat", "upkeep", "round")]
    assert order == sorted(order)
    assert game.state.round == 2


@rule("EC-6.2")
def test_turns_go_clockwise_from_the_first_player() -> None:
    game = table(seats=3, first=1, seat=1)
    seen = []
    for _ in range(4):
        seen.append(game.asks()[0][0])
        do(game, "influence", "done")
    assert seen == [1, 2, 0, 1]


@rule("EC-6.3", "EC-6.5", "EC-6.4")
def test_six_actions_each_as_often_as_one_likes() -> None:
    game = table()
    assert own(game) == [*ACTIONS, "pass"]
    for _ in range(3):
        do(game, "influence", "done")
        quiet(game, "act", seat=0)
    assert (game.state.used[0], game.state.discs[0]) == ([0, 3, 0, 0, 0, 0, 0], 9)


@rule("EC-6.7")
def test_only_the_first_to_pass_takes_the_marker() -> None:
    game = table(seats=3)
    do(game, "influence", "done", "pass", "influence", "done", "pass", "pass")
    assert game.state.heir == 1
    quiet(game, "act")
    do(game, "pass")
    quiet(game, "upkeep", "act")
    assert (game.state.round, game.state.first) == (2, 1)


@rule("EC-6.8")
def test_the_order_of_the_running_phase_goes_on() -> None:
    game = table(seats=3)
    do(game, "influence", "done", "pass")
    assert game.asks() == [(2, "act")]
    assert game.state.first == 0


@rule("EC-6.6", "EC-15.1")
def test_who_has_passed_takes_no_action() -> None:
    game = table(passed=[0], heir=0)
    assert reasons(game, "explore", "influence", "research") == ["EC-6.6"] * 3


@rule("EC-6.10", "EC-6.11")
def test_nobody_reacts_after_the_last_pass() -> None:
    game = table(passed=[1], heir=1)
    do(game, "pass")
    assert asked(game) != "react"


@rule("EC-6.12")
def test_passing_costs_nothing() -> None:
    game = table()
    before = (game.state.discs[0], game.state.storage[0][:])
    do(game, "pass")
    assert (game.state.discs[0], game.state.storage[0]) == before


@rule("EC-6.13", "EC-5.2.4")
def test_without_a_disc_one_must_pass() -> None:
    game = table(board(discs=0, storage=[40, 2, 0]))
    assert own(game) == ["pass"]
    assert reasons(game, "explore") == ["EC-5.2.4"]
    assert upkeep(game, 0) == 30
    game = table(board(discs=0, storage=[1, 1, 1]))
    assert game.asks() == [(1, "act")]
    assert game.state.passed == 1


@rule("EC-6.13", "EC-22.9", "EC-22.11")
def test_without_a_disc_one_may_give_up_if_there_is_nothing_on_the_map_either() -> None:
    """Nothing can be traded or colonised; the ship in 201 is another's."""
    bare = {"221": lie(0, -2, 3), "201": lie(-1, -1, 0, "1 interceptor")}
    game = table(board(discs=0, storage=[0, 0, 0], ready=0), on=bare)
    assert (game.asks(), own(game)) == ([(0, "act")], ["pass", "resign"])


@rule("EC-6.4")
@pytest.mark.parametrize("action", ACTIONS)
def test_everybody_sees_which_action_is_taken(action: str) -> None:
    game = do(table(), action)
    assert (game.view(1).zones["action"], game.view(1).zones["step"]) == (action, action)


@rule("EC-6.14")
def test_an_action_without_effect_costs_its_disc() -> None:
    game = table(board(storage=[2, 0, 0]))
    do(game, "research", "done")
    assert game.state.discs[0] == 11


@rule("EC-15.2", "EC-15.3", "EC-15.4", "EC-15.5", "EC-15.7")
def test_reactions_are_weak_actions_and_cost_a_disc_each() -> None:
    game = table(board("mechanema", "nanorobots", storage=[9, 9, 30]), home="0 interceptor*2", passed=[0], heir=0,
                 on={"201": lie(-1, -1, 0)})
    s = game.state
    discs = s.discs[0]
    do(game, "upgrade", "hull@c2")
    assert game.asks() == [(1, "act")]
    do(game, "influence", "done", "build", "interceptor@230")
    assert game.asks() == [(1, "act")]
    do(game, "influence", "done", "move", "interceptor@230-201")
    assert game.asks() == [(1, "act")]
    assert (s.discs[0], s.used[0][6]) == (discs - 3, 3)
    assert upkeep(game, 0) == 2


@rule("EC-6.9")
def test_a_passed_player_may_pass_again() -> None:
    game = table(passed=[0], heir=0)
    do(game, "pass")
    assert game.asks() == [(1, "act")]
    do(game, "influence", "done")
    assert game.asks() == [(0, "react")]


@rule("EC-6.7")
def test_at_the_start_nobody_has_passed() -> None:
    assert (table().state.heir, table().state.passed) == (NONE, 0)
