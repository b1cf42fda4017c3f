"""Where a rule is easily off by one: the highest hex, the second seat, and what is left behind when a step is over."""

from __future__ import annotations

import pytest

from orrery import hexes
from orrery.core import NONE
from orrery.games.eclipse.actions.upgrade import needed
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.combat.aftermath import most_damage
from orrery.games.eclipse.game import ECLIPSE
from orrery.games.eclipse.ships import BLUEPRINTS, INTERCEPTOR, PART_BY_NAME, PARTS
from orrery.games.eclipse.species import SPECIES
from orrery.testing import new, rule
from tests.games.eclipse.fights import after, drawn, fight, lost
from tests.games.eclipse.tables import (
    Entry,
    asked,
    board,
    do,
    lie,
    offered,
    own,
    owner,
    quiet,
    table,
)

# -- turns -----------------------------------------------------------------------------------------------------------


@rule("EC-4.3")
def test_before_the_first_choice_every_board_is_left() -> None:
    assert len(offered(new(ECLIPSE, 2))) == len(SPECIES)


@rule("EC-6.2", "EC-6.13")
@pytest.mark.parametrize(("discs", "asks"), [(1, [(0, "act")]), (0, [(1, "act")])])
def test_who_has_a_disc_is_asked_though_nothing_else_can_be_done(discs: int, asks: list[tuple[int, str]]) -> None:
    """Nothing in storage, no colony ship face up, no neighbour: without a disc the turn is passed over."""
    game = table(board(discs=discs, storage=[0, 0, 0], ready=0))
    assert (game.asks(), game.state.passed) == (asks, int(not discs))


@rule("EC-6.2", "EC-6.11")
def test_nothing_of_an_action_is_left_when_the_turn_is_over() -> None:
    game = do(table(), "influence")
    assert game.state.more == 2
    do(game, "done")
    quiet(game, "act", seat=1)
    assert (game.state.action, game.state.more, game.state.seat) == (NONE, 0, 1)


@rule("EC-6.10")
def test_the_combat_phase_begins_with_the_first_player() -> None:
    """Seat 0 is the last to pass; the cursor goes to the first player until somebody is to act."""
    on = {"305": lie(4, 0, 0, "0 interceptor, 1 interceptor cruiser")}
    game = fight(on=on, first=1, dice={0: [6]})
    assert (game.asks(), game.state.seat) == ([(0, "target")], 1)


@rule("EC-7.12", "EC-10.4")
@pytest.mark.parametrize(("ready", "asks"), [(1, [(0, "finish")]), (0, [(1, "act")])])
def test_an_action_is_finished_at_once_if_no_colony_ship_can_follow(ready: int, asks: list[tuple[int, str]]) -> None:
    on = {"201": lie(-1, -1, 0, disc=0)}
    assert do(table(board(ready=ready), on=on), "build", "done").asks() == asks


@rule("EC-8.4", "EC-8.5")
def test_nothing_of_an_exploration_is_left_when_the_hex_was_discarded() -> None:
    game = do(table(script={"sector": "106"}), "explore", "0/-1")
    assert (game.state.space, game.state.drawn) == (hexes.cell(0, -1), (SECTOR_BY_NAME["106"],))
    do(game, "discard")
    assert (game.state.space, game.state.drawn, game.state.discards[0]) == (NONE, (), [SECTOR_BY_NAME["106"]])


@rule("EC-12.1")
@pytest.mark.parametrize("parts", [["hull@c3", "done"], ["hull@c3", "hull@d3"]])
def test_no_part_is_being_placed_any_more_when_the_upgrade_is_over(parts: list[str]) -> None:
    game = do(table(on={"201": lie(-1, -1, 0, disc=0)}), "upgrade", "hull@c3")
    assert game.state.placing
    do(game, parts[1])
    assert (asked(game), game.state.placing) == ("finish", False)


@rule("EC-14.10")
def test_unused_movement_is_lost() -> None:
    fast = board(technologies="fusion-drive", parts={"interceptor": ["", "", "", "fusion-drive"]})
    game = do(table(fast, on={"201": lie(-1, -1, 0)}, home="0 interceptor*2"), "move", "interceptor@221-201")
    assert (asked(game), game.state.left) == ("onward", 1)
    do(game, "stop")
    assert (asked(game), game.state.left, game.state.ship) == ("move", 0, NONE)


@rule("EC-22.11", "EC-6.6")
def test_who_gives_up_counts_as_having_passed() -> None:
    bare: dict[str, Entry] = {"221": lie(0, -2, 3)}
    game = do(table(on=bare, seats=3), "resign")
    assert (game.state.passed, game.state.out, game.asks()) == (0b001, 0b001, [(1, "act")])


@rule("EC-23.1", "EC-23.2")
def test_one_after_the_other_uses_colony_ships_and_pays() -> None:
    on = {"201": lie(-1, -1, 0, disc=0), "203": lie(2, -1, 0, disc=1)}
    game = after(on=on)
    assert (game.asks(), game.state.queue, game.state.seat) == ([(0, "upkeep")], (0, 1), 0)
    do(game, "done")
    assert (game.asks(), game.state.queue, game.state.seat) == ([(1, "upkeep")], (1,), 1)


# -- relations and parts ---------------------------------------------------------------------------------------------


@rule("EC-10.2", "EC-10.3")
def test_nobody_is_a_neighbour_of_himself() -> None:
    """106 is joined to the home hex of seat 1, and both are his: he has nobody to make relations with."""
    game = table(seats=4, on={"106": lie(1, 0, 1, disc=1)}, seat=1)
    assert offered(game, "parley") == []


@rule("EC-12.5", "EC-5.5.5", "EC-5.5.7")
@pytest.mark.parametrize("aside", [[], ["shard-hull"]])
def test_of_ancient_parts_only_those_that_were_found_can_be_put_on(aside: list[str]) -> None:
    game = do(table(board(aside=aside), spent=aside), "upgrade")
    ancient = {part.name for part in PARTS if part.ancient}
    assert {text.partition("@")[0] for text in own(game)} & ancient == set(aside)


@rule("EC-12.9", "EC-12.7", "EC-12.6")
def test_the_thriftiest_drive_still_needs_energy() -> None:
    """Cannons of 4, 2 and 1 with a source of 3 and no drive: a drive over the largest leaves 1 too little."""
    names = ("antimatter-cannon", "plasma-cannon", "nuclear-source", "ion-cannon")
    tiles = tuple([PART_BY_NAME[name] for name in names])
    techs = sum({PARTS[PART_BY_NAME[name]].technology for name in (*names, "improved-hull")})
    assert needed(BLUEPRINTS["standard"][INTERCEPTOR], tiles, techs, ()) == 2


# -- battles ---------------------------------------------------------------------------------------------------------


@rule("EC-19.12", "EC-17.4")
def test_who_has_no_cannon_fires_nothing() -> None:
    """The attacker's interceptor comes first but has no dice; it is the defender who is asked next."""
    unarmed = board(parts={"interceptor": ["", "nuclear-drive", "", ""]})
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor")}
    game = fight(board(), unarmed, on=on)
    assert (game.asks(), game.state.acted, game.state.firing) == ([(0, "engage")], 1 << 4, 0)


@rule("EC-21.8", "EC-21.7")
@pytest.mark.parametrize("turns", [True, False])
def test_the_second_seat_draws_nothing_for_a_ship_lost_while_it_retreats(turns: bool) -> None:
    on = {"201": lie(-1, -1, 0, "1 interceptor, 0 interceptor"), "106": lie(-1, 0, 0, disc=1)}
    game = fight(on=on, dice={0: [6]})
    do(game, "retreat-106" if turns else "attack")
    quiet(game, "claim", "upkeep")
    assert (lost(game), drawn(game)) == ([("seat 1", "interceptor")], {0: 2} if turns else {1: 1, 0: 2})


@rule("EC-22.1", "EC-22.2", "EC-22.7")
def test_the_hex_with_the_highest_number_changes_hands_as_well() -> None:
    game = after(on={"318": lie(4, 0, 0, "0 interceptor", disc=1)})
    assert (owner(game, "318"), game.asks(), game.decision(0).about[0]) == (
        NONE, [(0, "claim")], SECTOR_BY_NAME["318"])
    do(game, "no")
    assert asked(game) != "claim"


@rule("EC-20.1", "EC-20.11", "EC-20.12")
def test_the_hex_with_the_highest_number_is_attacked_once() -> None:
    game = after(on={"318": lie(4, 0, 0, "0 interceptor", disc=1, cubes=[2])})
    assert game.asks() == [(0, "bombard")]
    do(game, "none")
    assert (asked(game) != "bombard", owner(game, "318")) == (True, 1)


@rule("EC-20.2", "EC-20.4")
@pytest.mark.parametrize(("fleet", "most"), [("interceptor", 1), ("cruiser*2", 2), ("dreadnought interceptor", 3)])
def test_every_cannon_counts_once_against_population(fleet: str, most: int) -> None:
    game = table(on={"203": lie(2, -1, 0, f"1 {fleet}", disc=0, cubes=[1])})
    assert most_damage(game.state, 1, SECTOR_BY_NAME["203"]) == most


@rule("EC-27.5.3", "EC-22.4")
def test_the_tile_stays_under_ancients_that_nobody_has_destroyed() -> None:
    on = {"204": lie(2, -1, 0, disc=0, ancients=1, tile=1), "203": lie(-2, 1, 0, "0 interceptor")}
    game = after(board("descendants-of-draco"), on=on)
    assert (game.asks(), game.decision(0).about[0]) == ([(0, "claim")], SECTOR_BY_NAME["203"])
    assert game.state.tile[SECTOR_BY_NAME["204"]]
