"""Where hits go. Every side follows the rule of the ancients, dice of one colour together, red ones first; sides differ
in which enemy type comes first.

The rule (EC-18.6, EC-18.6a): destroy the first ship in order that the hits can destroy, with the fewest and lowest
dice, and again; then put each remaining hit on the first ship in order that it can hit, the more damaged before others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from orrery.games.eclipse.ships import BY_SIZE, DAMAGE, SHIPS

LARGEST, SMALLEST, DANGEROUS = "largest", "smallest", "dangerous"
AIMS: Final = (DANGEROUS, LARGEST, SMALLEST)
"""Ways of aiming: by the damage that a type does for what it takes to destroy it, or by size (EC-18.6)."""

Ships = tuple[tuple[int, ...], ...]
"""The ships of a side: by type the damage on each of them, the most first."""


class Armed(Protocol):
    """What there is to know of an enemy type to rank it."""

    @property
    def ship(self) -> str:
        """The name of the type."""
    @property
    def computer(self) -> int:
        """What it adds to its dice."""
    @property
    def hull(self) -> int:
        """Damage that it survives."""
    @property
    def cannons(self) -> tuple[int, ...]:
        """Its dice by colour."""


def ranked(aim: str, enemies: Sequence[Armed]) -> tuple[int, ...]:
    """The places of the enemy types, the one to be shot at first in front."""
    sizes = [SHIPS[ship] for ship in BY_SIZE]

    def size(place: int) -> int:
        return sizes.index(enemies[place].ship) if enemies[place].ship in sizes else 0

    def danger(place: int) -> float:
        one = enemies[place]
        damage = sum(dice * points for dice, points in zip(one.cannons, DAMAGE, strict=True))
        return damage * min(5, 1 + one.computer) / (one.hull + 1)

    places = range(len(enemies))
    if aim == LARGEST:
        return tuple(sorted(places, key=size))
    if aim == SMALLEST:
        return tuple(sorted(places, key=size, reverse=True))
    return tuple(sorted(places, key=lambda place: (-danger(place), size(place))))


def need(computer: int, shield: int) -> int:
    """The lowest number that hits: a 6 always does, a 1 never (EC-17.6, EC-17.7)."""
    return max(2, min(6, 6 - computer + shield))


def place_hits(
    ships: Ships, hulls: Sequence[int], order: Sequence[int], levels: Sequence[int], damage: int, hits: Sequence[int],
) -> Ships:
    """The ships after these hits of one colour. ``hits`` are counted by level, from the lowest rolls to the highest: a
    die of a level hits the types of that level (``levels``, by type) and of lower ones."""
    standing = [list(one) for one in ships]
    for place, wounds, dice in aimed(ships, hulls, order, levels, damage, hits):
        standing[place].remove(wounds)
        total = wounds + len(dice) * damage
        if total <= hulls[place]:
            standing[place].append(total)
            standing[place].sort(reverse=True)
    return tuple([tuple(one) for one in standing])


def aimed(
    ships: Ships, hulls: Sequence[int], order: Sequence[int], levels: Sequence[int], damage: int, hits: Sequence[int],
) -> list[tuple[int, int, list[int]]]:
    """The ships that are hit, by type and the damage they had, and the levels of the dice that go to each."""
    standing = [list(one) for one in ships]
    left = list(hits)
    shots: list[tuple[int, int, list[int]]] = []
    while (doomed := _first_to_destroy(standing, hulls, order, levels, damage, left)) is not None:
        place, wounds, dice = doomed
        standing[place].remove(wounds)
        used = [level for level in range(levels[place], len(left)) for _ in range(left[level])][:dice]
        for level in used:
            left[level] -= 1
        shots.append((place, wounds, used))
    spent: dict[int, list[int]] = {}
    for level, count in enumerate(left):
        for _ in range(count):
            for place in order:
                if levels[place] <= level and standing[place]:
                    spent.setdefault(place, []).append(level)  # to the most damaged one, which it stays
                    break
    return shots + [(place, standing[place][0], used) for place, used in spent.items()]


def _first_to_destroy(
    standing: Sequence[Sequence[int]], hulls: Sequence[int], order: Sequence[int], levels: Sequence[int], damage: int,
    left: Sequence[int],
) -> tuple[int, int, int] | None:
    """A type, the damage on the ship of it, and how many dice destroy it. Among ships of one type that need equally
    few dice the least damaged one is taken, so that little damage is lost."""
    for place in order:
        able = sum(left[levels[place]:])
        best: tuple[int, int] | None = None
        for wounds in standing[place]:
            dice = -(-(hulls[place] + 1 - wounds) // damage)
            if dice <= able and (best is None or (dice, wounds) < best):
                best = dice, wounds
        if best is not None:
            return place, best[1], best[0]
    return None
