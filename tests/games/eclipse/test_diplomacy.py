"""Diplomacy (section 10), ambassadors and the reputation track (section 5.6)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import NONE
from orrery.games.eclipse.diplomacy import neighbours_of, room_for_ambassador, room_for_reputation
from orrery.testing import Table, rule
from tests.games.eclipse.tables import (
    Entry,
    asked,
    board,
    do,
    income,
    lie,
    offered,
    own,
    quiet,
    reasons,
    ships,
    table,
)

JOINED = {"106": lie(1, 0, 1, disc=0)}
"""With four players the home hexes of seats 0 and 1 lie at (2,-2) and (2,0); 106 is joined to that of seat 1."""


def four(*boards: Entry, on: dict[str, Entry] | None = None, **rest: Any) -> Table:
    """Four terrans; seats 0 and 1 have hexes joined by a full wormhole unless ``on`` says otherwise."""
    return table(*boards, seats=4, on=JOINED if on is None else on, **rest)


@rule("EC-10.2", "EC-10.5", "EC-10.6", "EC-10.9", "EC-10.11")
def test_case_16_making_relations_with_a_full_track() -> None:
    game = four(board(friends=[2], reputation=[1, 2, 2, 3], cubes=[7, 10, 10]), board(), board(friends=[0]))
    s = game.state
    assert income(game, 0)[0] == 8
    assert offered(game, "parley") == ["parley 1"]
    bowl = len(s.bowl)
    do(game, "parley 1")
    assert game.asks() == [(1, "agree")]
    do(game, "yes")
    assert (game.asks(), own(game)) == ([(0, "room")], ["1", "2", "3"])
    do(game, "1", "money", "science")
    assert (s.friends[0], s.reputation[0], len(s.bowl)) == (0b110, (2, 2, 3), bowl + 1)
    assert income(game, 0)[0] == 10
    assert s.friends[1] == 0b1
    assert income(game, 1)[1] == 4
    assert reasons(game, "parley 1") == ["EC-10.7"]


@rule("EC-10.7")
def test_one_ambassador_of_each_other_player() -> None:
    """Seat 0 has relations with seat 1 already, and may still make them with seat 3."""
    on = {"106": lie(1, 0, 2, disc=0), "102": lie(0, -1, 0, disc=1), "001": lie(0, 0, 0, disc=3)}
    game = four(board(friends=[1]), board(friends=[0]), on=on, gcds=0)
    assert reasons(game, "parley 1", "parley 3") == ["EC-10.7", None]


@rule("EC-10.14", "EC-10.15", "EC-10.16", "EC-10.17", "EC-14.3")
def test_case_17_breaking_relations() -> None:
    on = {
        "224": lie(2, -2, 4, disc=0, cubes=[1, 2, 3]),
        "202": lie(2, -1, 0, "0 interceptor*2"),
        "230": lie(2, 0, 5, "1 interceptor*3", disc=1, cubes=[1, 3]),
    }
    game = four(
        board("hydran-progress", "wormhole-generator", friends=[1], cubes=[10, 6, 11]),
        board("mechanema", friends=[0], cubes=[8, 10, 11]), on=on,
    )
    s = game.state
    assert (income(game, 0)[1], income(game, 1)[0]) == (10, 6)
    do(game, "move", "interceptor@202-230")
    assert game.asks() == [(0, "home")]
    do(game, "science", "money")
    assert (s.friends[0], s.friends[1], s.traitor) == (0, 0, 0)
    assert (income(game, 0)[1], income(game, 1)[0]) == (8, 4)
    do(game, "interceptor@202-230")
    assert ships(game, "230") == {1: {"interceptor": 3}, 0: {"interceptor": 2}}
    quiet(game, "act", seat=0)
    assert not offered(game, "parley")
    assert "EC-10.17" in reasons(game, "parley 1", "parley 2")
    quiet(game, "engage", "target", "first", "reputation")
    assert game.events("battle")[0]["sector"] == "230"


@rule("EC-10.1", "EC-26.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_case_18_no_diplomacy_with_three_players(seats: int) -> None:
    on = {"106": lie(0, 1, 3, disc=0), "101": lie(1, 0, 0, disc=0)}
    game = table(seats=seats, on=on)
    assert reasons(game, "parley 1") == ["EC-10.1"]


@rule("EC-10.1", "EC-10.4")
def test_without_diplomacy_nobody_waits_for_it_when_an_action_is_done() -> None:
    """The hexes of three players are joined as those of four would be; the turn is over at once."""
    game = table(board(ready=0), seats=3, on={"106": lie(1, 0, 1, disc=0)})
    assert neighbours_of(game.state, 0) == [1]
    do(game, "research", "done")
    assert game.asks() == [(1, "act")]


@rule("EC-10.2", "EC-10.3")
def test_half_a_wormhole_joins_nobody_for_diplomacy() -> None:
    half = {"106": lie(1, 0, 3, disc=0)}
    for technologies in ("", "wormhole-generator"):
        game = four(board(technologies=technologies), on=half)
        assert reasons(game, "parley 1") == ["EC-10.2"]


@rule("EC-10.5")
def test_both_must_consent() -> None:
    game = four()
    do(game, "parley 1", "no")
    assert (game.state.friends, game.asks()) == ([0, 0, 0, 0], [(0, "act")])
    assert reasons(game, "parley 1") == ["EC-10.5"]
    quiet(game, "act", seat=1)
    assert reasons(game, "parley 0") == [None]


@rule("EC-10.5", "EC-6.11")
def test_who_refused_may_be_asked_again_in_the_next_turn() -> None:
    game = do(four(board(ready=0)), "parley 1", "no", "research", "done")
    assert (game.asks(), game.view(0).zones["declined"]) == ([(1, "act")], [])
    quiet(game, "act", seat=0)
    assert offered(game, "parley") == ["parley 1"]


@rule("EC-10.4")
def test_relations_at_the_end_of_the_combat_phase() -> None:
    game = four(passed=[1, 2, 3], heir=1)
    do(game, "pass")
    assert game.asks() == [(0, "relations")]
    do(game, "parley 1", "yes", "money", "money")
    assert game.state.friends[0] == 0b10


@rule("EC-10.4", "EC-10.5", "EC-22.7")
def test_at_the_end_of_the_phase_everyone_is_asked_in_turn_and_refusals_do_not_last() -> None:
    """Seats 0, 1 and 3 have hexes joined with each other's. Who refused one may still be asked by the next."""
    on = {"106": lie(1, 0, 2, disc=0), "102": lie(0, -1, 0, disc=1), "001": lie(0, 0, 0, disc=3)}
    game = do(four(on=on, gcds=0, passed=[1, 2, 3], heir=1), "pass")
    assert (game.asks(), offered(game, "parley")) == ([(0, "relations")], ["parley 1", "parley 3"])
    do(game, "parley 3", "no")
    assert (game.asks(), offered(game, "parley")) == ([(0, "relations")], ["parley 1"])
    do(game, "done")
    assert (game.asks(), offered(game, "parley")) == ([(1, "relations")], ["parley 0", "parley 3"])
    do(game, "parley 0", "no", "parley 3", "no")
    assert (game.asks(), offered(game, "parley")) == ([(3, "relations")], ["parley 0", "parley 1"])
    do(game, "done")
    assert asked(game) != "relations"


@rule("EC-10.4", "EC-22.7")
def test_who_can_make_no_relations_is_passed_over_and_nobody_else() -> None:
    """Only seats 1 and 3 have hexes that are joined: they are asked, one after the other."""
    on = {"102": lie(0, -1, 0, disc=1), "001": lie(0, 0, 0, disc=3)}
    game = do(four(on=on, gcds=0, passed=[1, 2, 3], heir=1), "pass")
    assert game.asks() == [(1, "relations")]
    do(game, "done")
    assert game.asks() == [(3, "relations")]
    do(game, "done")
    assert asked(game) != "relations"


@rule("EC-10.8", "EC-10.10", "EC-2.7")
def test_three_ambassadors_make_three_relations() -> None:
    on = {"106": lie(1, -1, 0, disc=0)}
    game = table(board(friends=[2, 3, 4]), board(), board(friends=[0]), board(friends=[0]), board(friends=[0]),
                 on=on)
    assert reasons(game, "parley 1") == ["EC-10.10"]
    assert reasons(table(seats=5, on=on), "parley 1") == [None]


@rule("EC-10.4")
def test_relations_may_be_made_when_an_action_is_done() -> None:
    game = four(board(ready=0))
    do(game, "research", "done")
    assert (game.asks(), own(game), offered(game, "parley")) == ([(0, "finish")], ["done"], ["parley 1"])


@rule("EC-10.10")
def test_the_other_one_needs_a_cube_too() -> None:
    assert reasons(four(board(), board(cubes=[0, 0, 0])), "parley 1") == ["EC-10.10"]


@rule("EC-10.13")
def test_relations_last_beyond_the_round_and_beside_new_ones() -> None:
    on = {"106": lie(1, 0, 2, disc=0), "001": lie(0, 0, 0, disc=3)}
    game = four(board(friends=[2]), board(), board(friends=[0]), on=on, gcds=0, passed=[1, 2, 3], heir=1)
    do(game, "parley 3", "yes", "money", "money", "pass")
    quiet(game, "act")
    assert (game.state.round, game.state.friends) == (2, [0b1100, 0, 0b1, 0b1])


@rule("EC-10.10", "EC-5.1.8")
def test_without_a_cube_on_any_track_no_relations() -> None:
    game = four(board(cubes=[0, 0, 0]))
    assert reasons(game, "parley 1") == ["EC-10.10"]


@rule("EC-10.12", "EC-25.2", "EC-5.6.2")
def test_an_ambassador_is_worth_a_point() -> None:
    game = four(board(friends=[1]), board(friends=[0]))
    assert game.result().scores[:3] == (3 + 2 + 1, 3 + 1, 3)


@rule("EC-10.18", "EC-25.7")
def test_the_traitor_loses_two_points() -> None:
    assert four(traitor=1).result().scores == (5, 1, 3, 3)


@rule("EC-10.19")
def test_attacking_others_makes_no_traitor() -> None:
    on = {"106": lie(1, 0, 1, "0 interceptor", disc=0)}
    game = four(on=on, traitor=2)
    do(game, "move", "interceptor@106-223")
    assert game.state.traitor == 2


@rule("EC-10.16", "EC-10.19", "EC-10.20")
def test_the_card_passes_to_the_next_traitor_who_keeps_other_relations() -> None:
    on = {"106": lie(1, 0, 1, "0 interceptor", disc=0)}
    game = four(board(friends=[1, 3]), board(friends=[0]), board(), board(friends=[0]), on=on, traitor=2)
    do(game, "move", "interceptor@106-223")
    quiet(game, "move")
    assert (game.state.traitor, game.state.friends[0]) == (0, 0b1000)


@rule("EC-10.17")
def test_nobody_makes_relations_with_the_traitor() -> None:
    assert reasons(four(traitor=1), "parley 1") == ["EC-10.17"]


@rule("EC-10.21")
def test_no_relations_in_the_midst_of_a_fight() -> None:
    on = {"106": lie(1, 0, 1, disc=0), "223": lie(2, 0, 5, "0 interceptor", disc=1, cubes=[1, 3, 5])}
    assert reasons(four(on=on), "parley 1") == ["EC-10.21"]


@rule("EC-10.22")
def test_relations_outlast_the_hexes_that_joined() -> None:
    on = {"106": lie(1, 0, 1, disc=0)}
    game = four(board(friends=[1]), board(friends=[0]), on=on)
    do(game, "influence", "106-track", "done")
    assert game.state.friends[0] == 0b10


@rule("EC-10.23")
def test_passing_through_a_partner_is_an_attack() -> None:
    on = {"106": lie(1, 0, 1, "0 interceptor", disc=0)}
    parts = {"interceptor": ["", "", "fusion-source", "fusion-drive"]}
    game = four(board(technologies="fusion-source fusion-drive", friends=[1], parts=parts), board(friends=[0]), on=on)
    do(game, "move", "interceptor@106-223")
    quiet(game, "onward")
    assert asked(game) == "onward"
    do(game, "106")
    assert (game.state.traitor, game.state.friends[0]) == (0, 0)


@rule("EC-10.24")
def test_building_and_discs_are_no_attack() -> None:
    game = four(board(friends=[1], storage=[2, 3, 9]), board(friends=[0]))
    do(game, "build", "interceptor@106", "interceptor@106")
    assert (game.state.traitor, game.state.friends[0]) == (NONE, 0b10)


@rule("EC-5.6.3", "EC-5.6.4", "EC-5.6.5", "EC-5.6.6")
def test_ambassadors_and_reputation_share_the_track() -> None:
    game = four(board(friends=[1], reputation=[1, 1, 2, 2]), board(friends=[0], reputation=[1, 1, 2]))
    assert [room_for_reputation(game.state, seat) for seat in (0, 1, 2)] == [False, True, True]
    assert [room_for_ambassador(game.state, seat) for seat in (0, 1, 2)] == [False, True, True]
    game = table(board("orion-hegemony", reputation=[1, 1, 2, 2]), board("eridani-empire", reputation=[1, 1, 2, 2]))
    assert [room_for_reputation(game.state, seat) for seat in (0, 1)] == [True, False]
    assert [room_for_ambassador(game.state, seat) for seat in (0, 1)] == [True, False]


@rule("EC-5.6.7", "EC-10.9")
def test_others_do_not_see_which_reputation_tile_makes_room() -> None:
    game = four(board(friends=[2], reputation=[1, 2, 2, 3]), board(), board(friends=[0]))
    do(game, "parley 1", "yes", "3")
    assert [game.events("returned", viewer=viewer)[0]["value"] for viewer in (0, 1, 2)] == [3, 0, 0]


@rule("EC-5.6.6")
def test_ambassadors_are_never_discarded() -> None:
    game = four(board(friends=[2], reputation=[1, 2, 2, 3]), board(), board(friends=[0]))
    do(game, "parley 1", "yes")
    assert all(text in "1234" for text in own(game))
