"""Points at the end of the game and who wins (section 25)."""

from __future__ import annotations

import pytest

from orrery.games.eclipse.game import ECLIPSE
from orrery.games.eclipse.scoring import points, standing
from orrery.games.eclipse.technologies import TECHNOLOGIES
from orrery.testing import new, rule
from tests.games.eclipse.tables import board, lie, table


@rule("EC-1.3", "EC-25.1", "EC-25.3", "EC-25.4", "EC-25.6")
def test_case_46_final_score() -> None:
    military = "neutron-bombs plasma-cannon phase-shield advanced-mining"  # and the printed starbase
    grid = "gauss-shield improved-hull fusion-source"
    nano = "nanorobots fusion-drive advanced-robotics orbital advanced-labs monolith artifact-key"
    on = {
        "102": lie(1, -1, 0, disc=0, monolith=1), "201": lie(0, 2, 0, disc=0), "311": lie(4, 0, 0, disc=0),
    }
    game = table(
        board(technologies=f"{military} {grid} {nano}", reputation=[2, 3], friends=[1], prizes=["money"]),
        board(friends=[0]), seats=4, on=on, traitor=0,
    )
    found = points(game.state, 0)
    assert (found.hexes, found.reputation, found.ambassadors, found.discoveries) == (8, 5, 1, 2)
    assert (found.monoliths, found.technologies, found.traitor) == (3, 2 + 0 + 5, -2)
    assert game.result().scores[0] == 24


@rule("EC-25.9", "EC-25.10")
def test_case_47_tie() -> None:
    game = table(board(storage=[5, 3, 1]), board(storage=[2, 2, 6]))
    assert (game.result().scores, game.result().winners) == ((3, 3), (1,))
    game = table(board(storage=[5, 3, 1]), board(storage=[2, 2, 5]))
    assert game.result().winners == (0, 1)


@rule("EC-25.6")
@pytest.mark.parametrize(("count", "worth"), [(1, 0), (3, 0), (4, 1), (5, 2), (6, 3), (7, 5)])
def test_points_of_a_technology_track(count: int, worth: int) -> None:
    nano = [one.name for one in TECHNOLOGIES if one.category == 2][:count]
    game = table(board(technologies=" ".join(nano)))
    assert points(game.state, 0).technologies == worth


@rule("EC-25.5", "EC-5.4.1")
def test_a_monolith_counts_for_whoever_controls_it() -> None:
    on = {"201": lie(-1, -1, 0, disc=1, monolith=1), "202": lie(2, -1, 0, monolith=1),
          "304": lie(4, 0, 0, disc=0, orbital=1)}
    assert [points(table(on=on).state, seat).monoliths for seat in (0, 1)] == [0, 3]


@rule("EC-25.8", "EC-27.4.6", "EC-27.5.5")
def test_what_species_add() -> None:
    on = {
        "203": lie(2, -1, 0, ancients=2, tile=1), "204": lie(-2, 1, 0, ancients=1, tile=1),
        "201": lie(-1, -1, 0, disc=0),
    }
    game = table(board("planta"), board("descendants-of-draco"), board(), on=on)
    assert [points(game.state, seat).species for seat in range(3)] == [2, 3, 0]


@rule("EC-25.11")
def test_what_gives_no_points() -> None:
    on = {"221": lie(0, -2, 3, "0 dreadnought*2 cruiser*4", disc=0, cubes=[1, 3, 5], orbital=1)}
    game = table(board(storage=[40, 40, 40], aside=["shard-hull"]), spent=["shard-hull"], on=on)
    assert game.result().scores[0] == 3


@rule("EC-1.2")
def test_most_points_win() -> None:
    game = table(on={"201": lie(-1, -1, 0, disc=1)})
    assert (game.result().scores, game.result().winners) == ((3, 4), (1,))


@rule("EC-25.9", "EC-25.10", "EC-23.9")
@pytest.mark.parametrize(("storages", "discs", "winners"), [
    ([[1, 1, 1], [3, 0, 0], [0, 0, 3]], -1, (0, 1, 2)),  # three equal sums
    ([[1, 1, 1], [9, 0, 0], [0, 0, 3]], -1, (1,)),
    ([[0, 0, 0], [9, 9, 9], [9, 9, 9]], 0, (0,)),  # a point more beats all resources
])
def test_ties_of_three(storages: list[list[int]], discs: int, winners: tuple[int, ...]) -> None:
    on = {"201": lie(-1, -1, 0, disc=discs)} if discs >= 0 else {}
    game = table(*[board(storage=one) for one in storages], on=on)
    assert game.result().winners == winners


@rule("EC-25.9", "EC-23.9")
def test_how_players_stand_so_far() -> None:
    """By points, then by resources; who has left the game is behind all others, by the points he had."""
    on = {"201": lie(-1, -1, 0, disc=1), "225": lie(-2, 2, 1)}
    game = table(board(storage=[40, 40, 40]), board(storage=[0, 0, 0]), board(), on=on, passed=[2], out=[2],
                 final=[0, 0, 50])
    ranks = [standing(game.state, seat) for seat in range(3)]
    assert ranks[1] > ranks[0] > 0 > ranks[2]
    game = table(board(storage=[4, 1, 0]), board(storage=[0, 0, 4]))
    assert standing(game.state, 0) - standing(game.state, 1) == 1
    game = table(seats=4, passed=[2, 3], out=[2, 3], final=[0, 0, 5, 6],
                 on={"225": lie(-2, 0, 2), "227": lie(0, -2, 3)})
    assert standing(game.state, 3) > standing(game.state, 2)


@rule("EC-25.9", "EC-25.1")
def test_however_many_resources_there_are_they_weigh_less_than_a_point() -> None:
    on = {"201": lie(-1, -1, 0, disc=1)}
    game = table(board(storage=[999, 999, 999]), board(storage=[0, 0, 0]), on=on)
    assert standing(game.state, 1) > standing(game.state, 0)
    game = table(board(storage=[999, 0, 0]), board(storage=[998, 0, 0]))
    assert standing(game.state, 0) - standing(game.state, 1) == 1


@rule("EC-25.1", "EC-25.8")
def test_before_species_are_chosen_nobody_has_points() -> None:
    assert new(ECLIPSE, 3).result().scores == (0, 0, 0)


@rule("EC-25.3", "EC-25.5", "EC-25.8", "EC-27.4.6")
def test_a_planta_hex_counts_its_value_its_monolith_and_one_more() -> None:
    on = {"102": lie(1, -1, 0, disc=0, monolith=1), "001": lie(0, 0, 0, disc=0)}
    game = table(board("planta"), on=on, gcds=0)
    found = points(game.state, 0)
    assert (found.hexes, found.monoliths, found.species, sum(found)) == (3 + 3 + 4, 3, 3, 16)


@rule("EC-27.5.5", "EC-27.5.9", "EC-25.8")
def test_draco_counts_ancients_of_all_hexes_but_not_the_gcds() -> None:
    on = {
        "203": lie(2, -1, 0, ancients=2, tile=1), "301": lie(4, 0, 0, disc=0, ancients=2, tile=1),
        "204": lie(-2, 1, 0, ancients=1, tile=1, disc=0),
    }
    game = table(board("descendants-of-draco"), on=on)
    assert (points(game.state, 0).species, points(game.state, 0).hexes) == (5, 3 + 2 + 2)


@rule("EC-25.6", "EC-11.8")
def test_printed_technologies_count_on_their_tracks() -> None:
    """Orion has neutron bombs and the gauss shield printed: with three more of each it scores 1 + 1."""
    more = "starbase plasma-cannon phase-shield improved-hull fusion-source tachyon-drive"
    game = table(board("orion-hegemony", more))
    assert points(game.state, 0).technologies == 2
