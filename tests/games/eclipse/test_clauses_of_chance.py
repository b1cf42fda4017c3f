"""Tiles drawn in a copy of a match: the bags of the match itself stay full, and it draws what it would have drawn."""

from __future__ import annotations

from orrery.games.eclipse.game import ECLIPSE
from orrery.testing import Table, new, rule
from tests.games.eclipse.fights import fight
from tests.games.eclipse.tables import audit, do, lie, table


def tried(game: Table, *answers: str) -> Table:
    """A copy of the match in which these answers are given; the match itself is as it was, and every piece there."""
    before, view = game.state.key(), game.view(0).zones
    copy = do(Table(game.match.clone()), *answers)
    audit(game)
    assert (game.state.key(), game.view(0).zones) == (before, view)
    return copy


@rule("EC-21.9", "EC-21.13")
def test_reputation_drawn_in_a_copy() -> None:
    """Seat 0 destroys the only enemy and draws two tiles."""
    game = fight(on={"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor", disc=0)}, dice={0: [6]})
    left = len(game.state.bowl)
    copy = tried(game, "attack")
    assert (copy.asks(), len(copy.state.hand), len(copy.state.bowl)) == ([(0, "reputation")], 2, left - 2)
    do(game, "attack")
    assert game.state.hand == copy.state.hand


@rule("EC-5.5.11", "EC-5.5.1")
def test_a_discovery_made_in_a_copy() -> None:
    game = do(table(on={"206": lie(-1, -1, 2, tile=1)}), "influence")
    left = len(game.state.faces)
    copy = tried(game, "track-206")
    assert len(copy.state.faces) == left - 1
    do(game, "track-206")
    assert game.state.found == copy.state.found


@rule("EC-24.1", "EC-24.2")
def test_technologies_drawn_in_a_copy() -> None:
    game = table(passed=[1], heir=1)
    left = len(game.state.bag)
    copy = tried(game, "pass")
    assert (len(copy.state.bag), sum(copy.state.tray)) == (left - 4, 4)
    do(game, "pass")
    assert game.state.tray == copy.state.tray


@rule("EC-27.2.1")
def test_the_first_reputation_of_the_eridani_drawn_in_a_copy() -> None:
    game = new(ECLIPSE, 2)
    seat, left = game.asks()[0][0], len(game.state.bowl)
    copy = tried(game, "eridani-empire")
    assert (len(copy.state.bowl), len(copy.state.reputation[seat])) == (left - 2, 2)
    do(game, "eridani-empire")
    assert game.state.reputation == copy.state.reputation
