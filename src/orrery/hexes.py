"""Hexes: cells of a flat-topped hex map, their neighbours, distances, rings, rotations and ways between them.

A cell is one int, made of its axial coordinates q and r by ``cell``; (0, 0) is the middle of the map, and coordinates
go from -31 to 31. Directions are numbered clockwise from the top, 0 to 5; so are the sides of a tile. A set of sides
is a mask of six bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

SIDES: Final = 6
AXIAL: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The step in each direction, in axial coordinates."""

_SPAN: Final = 64
_HALF: Final = 32

STEPS: Final = tuple([q * _SPAN + r for q, r in AXIAL])
"""What a step in each direction adds to a cell."""
MIDDLE: Final = _HALF * _SPAN + _HALF
"""The cell (0, 0)."""


def cell(q: int, r: int) -> int:
    """The cell with these axial coordinates."""
    if not (-_HALF < q < _HALF and -_HALF < r < _HALF):
        raise ValueError(f"({q}, {r}) is off the map; expected coordinates from {1 - _HALF} to {_HALF - 1}")
    return (q + _HALF) * _SPAN + r + _HALF


def axial(cell: int) -> tuple[int, int]:
    """The axial coordinates of a cell."""
    return cell // _SPAN - _HALF, cell % _SPAN - _HALF


def neighbours(cell: int) -> tuple[int, ...]:
    """The six cells around a cell, by direction."""
    return tuple([cell + step for step in STEPS])


def opposite(direction: int) -> int:
    """The direction that leads back; the side of a neighbour that faces this direction."""
    return (direction + 3) % SIDES


def direction(start: int, end: int) -> int:
    """The direction from a cell to its neighbour. Raises ValueError if they do not touch."""
    return STEPS.index(end - start)


def distance(start: int, end: int = MIDDLE) -> int:
    """How many steps lie between two cells."""
    q, r = axial(start)
    other_q, other_r = axial(end)
    q, r = q - other_q, r - other_r
    return max(abs(q), abs(r), abs(q + r))


def ring(middle: int, radius: int) -> tuple[int, ...]:
    """The cells at this distance, clockwise from the one straight up."""
    if radius == 0:
        return (middle,)
    at = middle + STEPS[0] * radius
    cells = []
    for side in range(SIDES):
        for _ in range(radius):
            cells.append(at)
            at += STEPS[(side + 2) % SIDES]
    return tuple(cells)


def sides(numbers: Iterable[int]) -> int:
    """A set of sides as a mask."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def rotate(mask: int, turns: int) -> int:
    """The sides of a tile, as directions on the map, after so many turns by 60 degrees clockwise."""
    turns %= SIDES
    return (mask << turns | mask >> (SIDES - turns)) & 0b111111


def rotate_around(cell: int, turns: int, middle: int = MIDDLE) -> int:
    """Where a cell comes to lie when the map turns around the middle by so many times 60 degrees clockwise."""
    q, r = axial(cell)
    middle_q, middle_r = axial(middle)
    q, r = q - middle_q, r - middle_r
    for _ in range(turns % SIDES):
        q, r = -r, q + r
    return middle + q * _SPAN + r


def within(start: int, steps: int, ways: Callable[[int], Iterable[int]]) -> dict[int, int]:
    """The cells that can be reached in at most so many steps, with the fewest for each; ``ways`` leads on from one."""
    found = {start: 0}
    for taken, ring in zip(range(1, steps + 1), _rings(start, ways)):
        found |= dict.fromkeys(ring, taken)
    return found


def path(start: int, end: int, ways: Callable[[int], Iterable[int]]) -> tuple[int, ...]:
    """A shortest way from start to end, both included; empty if there is none. Equal ways: the first found."""
    before = {start: start}
    for ring in _rings(start, ways):
        if end in before:
            break
        before |= ring
    if end not in before:
        return ()
    way = [end]
    while way[-1] != start:
        way.append(before[way[-1]])
    return tuple(reversed(way))


def _rings(start: int, ways: Callable[[int], Iterable[int]]) -> Iterator[dict[int, int]]:
    """The cells one step further, and again, each with the one from which it was reached first."""
    found = {start}
    ring = {start: start}
    while ring:
        beyond: dict[int, int] = {}
        for one in ring:
            for there in ways(one):
                if there not in found:
                    found.add(there)
                    beyond[there] = one
        yield beyond
        ring = beyond


__all__ = [
    "AXIAL", "MIDDLE", "SIDES", "STEPS", "axial", "cell", "direction", "distance", "neighbours", "opposite", "path",
    "ring", "rotate", "rotate_around", "sides", "within",
]
