"""Designing ships against what can be seen (EC-12): how strong a design is, and which parts better it most."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from orrery.core import NONE
from orrery.games.eclipse.actions.upgrade import fitting_parts
from orrery.games.eclipse.bot.battle import chance_to_hit
from orrery.games.eclipse.ships import DAMAGE, PARTS, STARBASE, Blueprint, Design, design

Foe = tuple[int, int, int, int]
"""The ships to be beaten: initiative, computer, shield, damage that destroys one."""
Change = tuple[int, int]
"""A part for a slot."""

_MISSILES: Final = 0.7
"""A missile fires once, but before all else: so many cannon shots."""
_FIRST: Final = 0.12
"""What acting before the foe adds to a ship, and half of it for acting at the same time."""


def strength(one: Design, foe: Foe) -> float:
    """Fire times endurance: two ships of equal strength are an even match."""
    initiative, computer, shield, hardness = foe
    hit = chance_to_hit(one.computer, shield)
    fire = 0.0
    for colour, damage in enumerate(DAMAGE):
        dice = one.cannons[colour] + _MISSILES * one.missiles[colour]
        if dice:
            fire += dice * min(damage, hardness)
    endurance = (one.hull + 1) / chance_to_hit(computer, one.shield)
    ahead = _FIRST * ((one.initiative > initiative) + (one.initiative >= initiative)) / 2
    reach = 1 + 0.03 * min(one.movement, 3) if one.ship != STARBASE else 1.0
    return (0.05 + fire * hit) * endurance * (1 + ahead) * reach


@lru_cache(maxsize=1 << 12)
def candidates(techs: int, aside: tuple[int, ...]) -> tuple[int, ...]:
    """The parts worth thinking of: those that no other of their kind beats in everything."""
    parts = [PARTS[number] for number in dict.fromkeys(fitting_parts(techs, aside))]

    def beaten(part: int) -> bool:
        one = PARTS[part]
        return any(
            other.kind == one.kind and other.id != part and other.energy >= one.energy
            and other.initiative >= one.initiative and other.movement >= one.movement
            and other.computer >= one.computer and other.shield >= one.shield and other.hull >= one.hull
            and (other.colour, other.dice) >= (one.colour, one.dice) and not other.ancient
            for other in parts
        )

    return tuple([part.id for part in parts if not beaten(part.id)])


@lru_cache(maxsize=1 << 13)
def improve(
    blueprint: Blueprint, tiles: tuple[int, ...], techs: int, aside: tuple[int, ...], count: int, foe: Foe
) -> tuple[float, tuple[Change, ...]]:
    """The legal design within ``count`` parts that is strongest: its strength, and the parts that lead there."""
    now = design(blueprint, tiles)
    best, changes = (strength(now, foe) if now.legal() else 0.0), ()
    parts = candidates(techs, aside)
    slots = [slot for slot, tile in enumerate(tiles) if tile == NONE or not PARTS[tile].ancient]
    for size in range(1, min(count, 2) + 1):
        found = _best_of_size(blueprint, tiles, parts, slots, size, foe)
        if found[0] > best * 1.0001:
            best, changes = found
    if count > 2 and changes:
        fitted = list(tiles)
        for slot, part in changes:
            fitted[slot] = part
        more = improve(blueprint, tuple(fitted), techs, _without(aside, changes), count - len(changes), foe)
        if more[0] > best * 1.0001:
            best, changes = more[0], (*changes, *more[1])
    return best, changes


def _without(aside: tuple[int, ...], changes: tuple[Change, ...]) -> tuple[int, ...]:
    left = list(aside)
    for _, part in changes:
        if part in left:
            left.remove(part)
    return tuple(left)


def _best_of_size(
    blueprint: Blueprint, tiles: tuple[int, ...], parts: tuple[int, ...], slots: list[int], size: int, foe: Foe
) -> tuple[float, tuple[Change, ...]]:
    present = design(blueprint, tiles).parts
    best: tuple[float, tuple[Change, ...]] = (0.0, ())
    # Slots with the same part are the same to the design.
    groups: dict[tuple[int, ...], tuple[int, ...]] = {}
    for chosen in combinations(slots, size):
        groups.setdefault(tuple(sorted([present[slot] for slot in chosen])), chosen)
    for chosen in groups.values():
        for fitted in _fillings(parts, size):
            if any(part == present[slot] for slot, part in zip(chosen, fitted)):
                continue
            new = list(tiles)
            for slot, part in zip(chosen, fitted):
                new[slot] = part
            one = design(blueprint, tuple(new))
            if one.legal():
                value = strength(one, foe)
                if value > best[0]:
                    best = (value, tuple(zip(chosen, fitted)))
    return best


@lru_cache(maxsize=1 << 10)
def _fillings(parts: tuple[int, ...], size: int) -> tuple[tuple[int, ...], ...]:
    """What may go on so many slots, whichever of them; of an ancient part there is one."""
    if size == 1:
        return tuple([(part,) for part in parts])
    return tuple([
        (one, other) for place, one in enumerate(parts) for other in parts[place:]
        if one != other or not PARTS[one].ancient
    ])


@lru_cache(maxsize=1 << 12)
def potential(blueprint: Blueprint, tiles: tuple[int, ...], techs: int, aside: tuple[int, ...], foe: Foe) -> float:
    """How strong a design could be made in a few actions."""
    fitted, left = tiles, aside
    value = 0.0
    for _ in range(3):
        value, changes = improve(blueprint, fitted, techs, left, 2, foe)
        if not changes:
            break
        new = list(fitted)
        for slot, part in changes:
            new[slot] = part
        fitted, left = tuple(new), _without(left, changes)
    return value
