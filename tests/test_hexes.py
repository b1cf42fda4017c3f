"""Hex geometry: cells, directions, rings, rotations and ways."""

from __future__ import annotations

import itertools

import pytest

from orrery import hexes
from orrery.hexes import MIDDLE, axial, cell


def test_a_cell_holds_its_coordinates() -> None:
    for q in range(-31, 32):
        for r in range(-31, 32):
            assert axial(cell(q, r)) == (q, r)
    assert cell(0, 0) == MIDDLE
    with pytest.raises(ValueError, match="off the map"):
        cell(32, 0)


def test_neighbours_go_clockwise_from_the_top() -> None:
    around = [axial(one) for one in hexes.neighbours(cell(2, -1))]
    assert around == [(2, -2), (3, -2), (3, -1), (2, 0), (1, 0), (1, -1)]


def test_the_opposite_direction_leads_back() -> None:
    for way, there in enumerate(hexes.neighbours(MIDDLE)):
        assert hexes.direction(MIDDLE, there) == way
        assert hexes.direction(there, MIDDLE) == hexes.opposite(way)
    with pytest.raises(ValueError, match="not in tuple"):
        hexes.direction(MIDDLE, cell(0, 2))


def test_distance_counts_steps() -> None:
    assert hexes.distance(MIDDLE) == 0
    assert [hexes.distance(cell(*at)) for at in ((0, -2), (2, -2), (1, 1), (-3, 1))] == [2, 2, 2, 3]
    assert hexes.distance(cell(2, -2), cell(-2, 2)) == 4
    assert hexes.distance(cell(-2, -2), cell(2, 2)) == 8


@pytest.mark.parametrize("radius", [0, 1, 2, 5])
def test_a_ring_is_the_cells_at_one_distance(radius: int) -> None:
    middle = cell(1, -2)
    found = hexes.ring(middle, radius)
    everywhere = [cell(q, r) for q in range(-9, 10) for r in range(-9, 10)]
    assert sorted(found) == [one for one in everywhere if hexes.distance(one, middle) == radius]
    assert len(set(found)) == len(found) == max(1, 6 * radius)


def test_a_ring_goes_clockwise() -> None:
    assert hexes.ring(MIDDLE, 1) == hexes.neighbours(MIDDLE)
    second = hexes.ring(MIDDLE, 2)
    assert [axial(one) for one in second[:4]] == [(0, -2), (1, -2), (2, -2), (2, -1)]
    assert [second[2 * way] for way in range(6)] == [MIDDLE + 2 * step for step in hexes.STEPS]


def test_a_tile_turned_shows_its_sides_further_on() -> None:
    printed = hexes.sides((1, 3, 5))
    assert hexes.rotate(printed, 0) == printed
    assert hexes.rotate(printed, 1) == hexes.sides((2, 4, 0))
    assert hexes.rotate(hexes.sides((4, 5)), 2) == hexes.sides((0, 1))
    assert hexes.rotate(hexes.sides((0, 1, 3)), 6) == hexes.sides((0, 1, 3))


def test_the_map_turns_around_a_cell() -> None:
    for way in range(6):
        assert hexes.rotate_around(MIDDLE + hexes.STEPS[0], way) == MIDDLE + hexes.STEPS[way]
    assert axial(hexes.rotate_around(cell(1, -2), 1)) == (2, -1)
    assert hexes.rotate_around(cell(3, -1), 4, cell(3, -1)) == cell(3, -1)
    assert hexes.rotate_around(cell(3, -2), 3, cell(3, -1)) == cell(3, 0)


def test_within_counts_the_fewest_steps() -> None:
    wall = {cell(0, -1), cell(1, -1)}
    def ways(one: int) -> list[int]:
        return [there for there in hexes.neighbours(one) if there not in wall]

    found = hexes.within(MIDDLE, 2, ways)
    assert found[MIDDLE] == 0
    assert found[cell(1, 0)] == 1
    assert cell(0, -1) not in found
    assert cell(1, -2) not in found
    assert found[cell(2, -1)] == 2
    assert hexes.within(MIDDLE, 2, hexes.neighbours).keys() == {one for n in range(3) for one in hexes.ring(MIDDLE, n)}


def test_a_path_goes_around_what_is_shut() -> None:
    wall = {cell(0, -1), cell(1, -1), cell(-1, 0)}
    def ways(one: int) -> list[int]:
        return [there for there in hexes.neighbours(one) if there not in wall and hexes.distance(there) < 4]

    way = hexes.path(MIDDLE, cell(0, -2), ways)
    assert (way[0], way[-1], len(way)) == (MIDDLE, cell(0, -2), 6)
    assert all(hexes.distance(one, there) == 1 for one, there in itertools.pairwise(way))
    assert hexes.path(MIDDLE, MIDDLE, ways) == (MIDDLE,)
    assert hexes.path(MIDDLE, cell(0, -1), ways) == ()
