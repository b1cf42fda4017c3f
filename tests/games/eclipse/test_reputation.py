"""Reputation tiles after the battles of a hex (section 21)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import NONE, SPECTATOR
from orrery.games.eclipse.combat.reputation import draws_due
from orrery.testing import Table, rule
from tests.games.eclipse.fights import after, drawn, fight
from tests.games.eclipse.tables import asked, board, do, lie, own, quiet, reasons, ships, table


def drawing(*held: int, hand: tuple[int, ...] = (), species: str = "", **rest: Any) -> Table:
    """Seat 0 has drawn reputation tiles after a battle in 305."""
    battle = {"hex": "305", "order": [0], "fought": [0]}
    on = {"305": lie(4, 0, 0, "0 interceptor")}
    return table(board(species, reputation=list(held)), on=on, step="reputation", passed=[0, 1], heir=1,
                 hand=list(hand), battle=battle, **rest)


# -- reputation ------------------------------------------------------------------------------------------------------


@rule("EC-21.5", "EC-21.6", "EC-27.2.3")
def test_case_40_full_reputation_track() -> None:
    game = drawing(1, 1, 2, 3, hand=(2, 4), species="eridani-empire")
    assert set(own(game)) == {f"{new}/{old}" for new in (2, 4) for old in (1, 2, 3)} | {"none"}
    bowl = sorted(game.state.bowl)
    do(game, "4/1")
    assert game.state.reputation[0] == (1, 2, 3, 4)
    assert sorted(game.state.bowl) == sorted([*bowl, 1, 2])


@rule("EC-5.6.1")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_a_tile_earned_in_combat_is_worth_its_value(value: int) -> None:
    on = {"305": lie(4, 0, 0, "0 interceptor, 1 interceptor")}
    game = fight(on=on, dice={0: [6]}, script={("reputation", 0): [value, 1]})
    do(game, str(value))
    assert (game.state.reputation[0], game.result().scores[0]) == ((value,), 3 + value)


@rule("EC-5.6.1")
def test_no_tile_is_worth_more_than_four_or_less_than_one() -> None:
    assert set(table().state.bowl) == {1, 2, 3, 4}


@rule("EC-21.5")
def test_one_tile_is_kept_and_the_others_go_back() -> None:
    game = drawing(hand=(1, 3, 3))
    assert own(game) == ["1", "3"]
    assert reasons(game, "none") == ["EC-21.5"]
    do(game, "3")
    assert (game.state.reputation[0], len(game.state.bowl)) == ((3,), 31)


@rule("EC-21.6")
def test_on_a_full_track_all_new_tiles_may_go_back() -> None:
    game = drawing(1, 1, 2, 3, hand=(1,))
    do(game, "none")
    assert (game.state.reputation[0], len(game.state.bowl)) == ((1, 1, 2, 3), 28)


@rule("EC-21.7", "EC-21.8", "EC-21.3")
@pytest.mark.parametrize(("version", "draws"), [(1, 2), (2, 2), (3, 3)])
def test_case_41_retreat_and_reputation(version: int, draws: int) -> None:
    """Seat 0 has destroyed one cruiser (2 tiles) in this hex and fights on against an interceptor of seat 1."""
    fleets = {
        1: "0 interceptor*2, 1 interceptor", 2: "0 interceptor, 1 interceptor",
        3: "0 interceptor cruiser, 1 interceptor",
    }
    on = {"201": lie(-1, -1, 0, fleets[version])}
    battle = {"hex": "201", "order": [0, 1], "pair": [0, 1], "bout": 1, "kills": [2, 0], "fought": [0, 1]}
    dice = {1: [1] * 9, 2: [6], 3: [1, 6, 6]}[version]
    game = table(on=on, step="fire", passed=[0, 1], heir=1, battle=battle,
                 script={("die", 1): dice, ("die", 0): [1] * 9})
    do(game, "retreat-221")
    quiet(game, "reputation")
    assert ships(game, "221") == ({0: {"interceptor": 3 - version + (version == 3)}} if version != 2 else {})
    assert drawn(game)[0] == draws


@rule("EC-21.1", "EC-21.9", "EC-21.10", "EC-21.11", "EC-29.5")
def test_who_draws_how_many_and_in_what_order() -> None:
    """Seat 2 destroys an interceptor and a cruiser in two battles; the controller draws first, then by entry."""
    on = {"305": lie(4, 0, 0, "0 interceptor, 1 cruiser, 2 dreadnought", disc=1)}
    game = after(on=on, seats=3, script={("die", 2): [6] * 30, ("die", 0): [1] * 30, ("die", 1): [1] * 30})
    order = []
    while asked(game) in ("reputation", "target"):
        if asked(game) == "reputation":
            order.append((game.asks()[0][0], len(game.state.hand)))
        quiet(do(game, own(game)[0]), "reputation")
    assert order == [(1, 1), (0, 1), (2, 1 + 1 + 2)]


@rule("EC-19.18")
def test_destroyed_ships_count_for_their_destroyer_and_go_back_to_their_owner() -> None:
    """Each destroys one of the other's: two draws each; afterwards only the survivor is not in a reserve."""
    on = {"305": lie(4, 0, 0, "0 interceptor*2, 1 interceptor", disc=0)}
    game = fight(on=on, dice={0: [1, 1, 6], 1: [6]})
    quiet(game, "upkeep", "act")
    assert drawn(game) == {0: 2, 1: 2}
    assert (ships(game, "305"), game.state.reserve[0], game.state.reserve[1]) == (
        {0: {"interceptor": 1}}, [7, 4, 2, 4], [8, 4, 2, 4])


@rule("EC-21.11", "EC-21.2")
def test_against_ancients_only_the_player_draws() -> None:
    on = {"203": lie(2, -1, 0, "0 dreadnought*2", ancients=2, tile=1)}
    game = after(on=on, script={("die", 0): [6] * 30, ("die", 6): [1] * 30})
    quiet(game, "reputation")
    assert drawn(game) == {0: 3}


@rule("EC-21.4")
def test_no_more_than_five_tiles() -> None:
    on = {"305": lie(4, 0, 0, "0 dreadnought*2 cruiser*4, 1 dreadnought*2", disc=0)}
    game = after(on=on, script={("die", 0): [6] * 60, ("die", 1): [1] * 60})
    quiet(game, "reputation")
    assert len(game.state.hand) == 5


@rule("EC-21.12", "EC-2.7")
def test_a_bag_with_too_few_tiles_gives_what_there_is() -> None:
    """With six players at most 25 tiles lie on tracks, so that this is shown on a bag that was emptied by hand."""
    game = table()
    game.state.kills[0] = 4
    assert draws_due(game.state, 0) == 5
    game.state.bowl[:] = [1, 2]
    assert draws_due(game.state, 0) == 2


@rule("EC-28.3", "EC-5.6.7", "EC-28.1")
def test_drawn_tiles_are_seen_by_their_drawer_alone() -> None:
    on = {"305": lie(4, 0, 0, "0 cruiser*4, 1 interceptor", disc=0)}
    game = after(on=on, script={("die", 0): [6] * 20, ("die", 1): [1] * 20, ("reputation", 0): [3, 4]})
    quiet(game, "reputation")
    assert sorted(game.events("drew", viewer=0)[0]["values"]) == [3, 4]
    assert game.events("drew", viewer=1)[0]["values"] == [0, 0]
    assert [game.view(viewer).zones["hand"] for viewer in (0, 1, SPECTATOR)] == [[3, 4], [0, 0], [0, 0]]
    do(game, "4")
    assert game.events("reputed", viewer=1)[0]["value"] == 0
    assert game.view(1).zones["seats"][0]["reputation"] == [0]


@rule("EC-21.2", "EC-21.3", "EC-21.4", "EC-21.10")
@pytest.mark.parametrize(("beaten", "draws"), [
    ("interceptor", 2), ("starbase", 2), ("cruiser", 3), ("dreadnought", 4), ("interceptor*2", 3), ("cruiser*2", 5),
    ("interceptor cruiser", 4), ("interceptor*3", 4), ("cruiser dreadnought", 5), ("interceptor*8", 5),
])
def test_tiles_for_what_was_destroyed(beaten: str, draws: int) -> None:
    """One for taking part and the worth of each ship, at most five; the beaten one draws one."""
    on = {"305": lie(4, 0, 0, f"0 dreadnought*2, 1 {beaten}")}
    game = fight(on=on, dice={0: [6] * 40})
    quiet(game, "upkeep", "act")
    assert drawn(game) == {0: draws, 1: 1}


@rule("EC-21.3", "EC-21.11")
@pytest.mark.parametrize(("ancients", "draws"), [(1, 2), (2, 3)])
def test_tiles_for_ancients(ancients: int, draws: int) -> None:
    number = {1: "204", 2: "203"}[ancients]
    game = fight(on={number: lie(2, -1, 0, "0 dreadnought*2", ancients=ancients, tile=1)}, dice={0: [6] * 20})
    quiet(game, "reputation")
    assert drawn(game) == {0: draws}


@rule("EC-21.7", "EC-21.3")
def test_who_flees_from_ancients_draws_for_what_he_destroyed() -> None:
    """The interceptors destroy one ancient, then turn and leave."""
    on = {"203": lie(-1, -1, 0, "0 interceptor*2", ancients=2, tile=1)}
    game = fight(on=on, dice={0: [6, 6]})
    do(game, "attack", "ancient-1", "retreat-221")
    assert (drawn(game), ships(game, "221")) == ({0: 1}, {0: {"interceptor": 2}})


@rule("EC-21.8", "EC-21.2")
def test_who_wins_after_some_of_his_types_left_draws_for_taking_part() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor cruiser, 1 interceptor")}
    game = fight(on=on, dice={0: [1, 6]})
    do(game, "retreat-221", "attack", "attack")
    assert (ships(game, "201"), drawn(game)) == ({0: {"cruiser": 1}}, {0: 2})


@rule("EC-21.1")
def test_who_came_to_no_battle_draws_nothing() -> None:
    """The two who came last leave: the first one has not fought."""
    on = {
        "201": lie(-1, -1, 0, "2 interceptor, 0 interceptor, 1 interceptor"), "106": lie(-1, 0, 0, disc=1),
        "221": lie(0, -2, 3, disc=0),
    }
    game = fight(board("terran-directorate"), on=on, seats=3)
    do(game, "retreat-221", "retreat-106")
    assert (ships(game, "201"), drawn(game)) == ({2: {"interceptor": 1}}, {})


@rule("EC-21.9", "EC-16.5")
def test_the_controller_draws_first_though_he_came_last() -> None:
    on = {"305": lie(4, 0, 0, "2 interceptor, 1 interceptor, 0 interceptor", disc=0)}
    game = fight(on=on, seats=3, dice={0: [6]})
    quiet(game, "upkeep", "act")
    assert list(drawn(game)) == [0, 2, 1]


@rule("EC-5.6.3", "EC-5.6.4", "EC-27.2.3", "EC-27.3.3", "EC-27.7.3")
@pytest.mark.parametrize(("species", "friends", "held", "room"), [
    ("", 0, 3, True), ("", 0, 4, False),  # the space for ambassadors takes no reputation
    ("", 1, 3, True), ("", 1, 4, False),  # the first ambassador stands on it
    ("", 2, 2, True), ("", 2, 3, False), ("", 3, 1, True), ("", 3, 2, False),
    ("eridani-empire", 0, 3, True), ("eridani-empire", 0, 4, False), ("eridani-empire", 3, 1, False),
    ("hydran-progress", 0, 2, True), ("hydran-progress", 0, 3, False), ("hydran-progress", 3, 1, False),
    ("orion-hegemony", 0, 4, True), ("orion-hegemony", 0, 5, False), ("orion-hegemony", 3, 1, True),
    ("orion-hegemony", 3, 2, False),
])
def test_room_on_the_track(species: str, friends: int, held: int, room: bool) -> None:
    """With room one tile is kept; without, one is exchanged or all go back."""
    others = [board(friends=[0] if seat <= friends else []) for seat in (1, 2, 3)]
    game = table(
        board(species, reputation=[1] * held, friends=list(range(1, friends + 1))), *others,
        on={"305": lie(4, 0, 0, "0 interceptor")}, step="reputation", passed=[0, 1, 2, 3], heir=1, hand=[2, 3],
        battle={"hex": "305", "order": [0], "fought": [0]},
    )
    assert own(game) == (["2", "3"] if room else ["2/1", "3/1", "none"])
    do(game, own(game)[1])
    assert game.state.reputation[0] == (*[1] * (held - (not room)), 3)


@rule("EC-21.6", "EC-5.6.6", "EC-27.4.7")
def test_a_track_full_of_ambassadors_takes_no_reputation() -> None:
    """Planta has one space for ambassadors and three for either; with three ambassadors and one tile it is full, and
    ambassadors are not given up for a tile."""
    others = [board(friends=[0]) for _ in range(3)]
    game = table(
        board("planta", reputation=[4], friends=[1, 2, 3]), *others, on={"305": lie(4, 0, 0, "0 interceptor")},
        step="reputation", passed=[0, 1, 2, 3], heir=1, hand=[1],
        battle={"hex": "305", "order": [0], "fought": [0]},
    )
    assert own(game) == ["1/4", "none"]
    do(game, "none")
    assert (game.state.reputation[0], game.state.friends[0]) == ((4,), 0b1110)


@rule("EC-21.13")
def test_tiles_that_went_back_can_be_drawn_by_the_next() -> None:
    """Only three tiles of value 4 are in the game: seat 0 draws them all and keeps one, seat 1 may draw the others."""
    on = {"305": lie(4, 0, 0, "0 interceptor*2, 1 interceptor*3")}
    script = {("reputation", 0): [4, 4, 4], ("reputation", 1): [4, 4, 1]}
    game = fight(on=on, dice={0: [6, 6, 1], 1: [6, 6, 6]}, script=script)
    quiet(game, "reputation")
    assert (game.state.hand, game.state.pair) == ((4, 4, 4), (NONE, NONE))
    do(game, "4")
    assert game.state.hand == (1, 4, 4)
