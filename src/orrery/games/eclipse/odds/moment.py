"""How far a battle has come: what a position in the middle of one adds to the sides that fight it."""

from __future__ import annotations

from typing import Final, NamedTuple

DEFENDER, ATTACKER = 0, 1
Type = tuple[int, int]
"""A ship type: DEFENDER or ATTACKER, and its place on that side."""


class Moment(NamedTuple):
    """A moment of a battle; without anything said, its beginning."""

    round: int = 0
    """0 in the missile step, then the number of the engagement round."""
    acted: frozenset[Type] = frozenset()
    """Types that have had their turn in this round."""
    leaving: frozenset[Type] = frozenset()
    """Types that have begun to retreat (EC-19.6)."""
    firing: Type | None = None
    """Whose dice lie on the table, still to be assigned."""
    dice: tuple[tuple[int, int], ...] = ()
    """These dice by colour and number."""


START: Final = Moment()
