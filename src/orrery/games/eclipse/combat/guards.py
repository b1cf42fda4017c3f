"""How the dice of ancients and of the GCDS are aimed (EC-18.4 to EC-18.6a)."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.games.eclipse.combat.hitting import hits
from orrery.games.eclipse.ships import BY_SIZE, DAMAGE

Target = tuple[int, int, int, int]
"""An enemy ship: type, damage so far, damage that destroys it, shield."""
Shot = tuple[int, int, int]
"""A ship by type and damage so far, and the die that goes to it."""


def aim(dice: Sequence[int], computer: int, ships: Sequence[Target]) -> list[Shot]:
    """Destroy the largest ship that can be destroyed, with the fewest and lowest dice, and again; then do damage."""
    left = sorted(dice, key=lambda die: (die & 7, die >> 3))
    standing = list(ships)
    shots: list[Shot] = []
    while True:
        found = _largest_to_destroy(left, computer, standing)
        if found is None:
            break
        place, used = found
        ship, damage, _, _ = standing.pop(place)
        for die in used:
            shots.append((ship, damage, die))
            damage += DAMAGE[die >> 3]
            left.remove(die)
    for die in left:
        hit = [
            place for place, one in enumerate(standing) if hits(die & 7, computer, one[3])
        ]
        if hit:
            place = min(hit, key=lambda n: (BY_SIZE.index(standing[n][0]), -standing[n][1]))
            ship, damage, needed, shield = standing[place]
            shots.append((ship, damage, die))
            standing[place] = (ship, damage + DAMAGE[die >> 3], needed, shield)
    return shots


def _largest_to_destroy(left: Sequence[int], computer: int, ships: Sequence[Target]) -> tuple[int, list[int]] | None:
    """The ship to destroy next and the dice for it; among ships of one type the one that needs fewest."""
    doomed: list[tuple[int, int, int, list[int]]] = []
    for place, (ship, damage, needed, shield) in enumerate(ships):
        used: list[int] = []
        total = damage
        for die in left:
            if total >= needed:
                break
            if hits(die & 7, computer, shield):
                used.append(die)
                total += DAMAGE[die >> 3]
        if total >= needed:
            doomed.append((BY_SIZE.index(ship), len(used), place, used))
    if not doomed:
        return None
    _, _, place, used = min(doomed)
    return place, used
