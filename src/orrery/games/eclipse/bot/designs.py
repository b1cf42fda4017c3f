"""Designing ships against what can be seen (EC-12): how strong a design is, and which parts better it most.

Designs are compared by their totals, a row of numbers, so that thousands can be tried without being made.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from orrery.core import NONE
from orrery.games.eclipse.actions.upgrade import fitting_parts
from orrery.games.eclipse.ships import PARTS, STARBASE, Blueprint, Design, Part

Foe = tuple[int, int, int, int]
"""The ships to be beaten: initiative, computer, shield, damage that destroys one."""
Change = tuple[int, int]
"""A part for a slot."""
Totals = tuple[float, ...]
"""Energy, drives, movement, initiative, computer, shield, hull, dice of each colour."""

_MISSILES: Final = 0.7
"""A missile fires once, but before all else: so many cannon shots."""
_FIRST: Final = 0.12
"""What acting before the foe adds to a ship, and half of it for acting at the same time."""
_REACH: Final = 0.03
_EPSILON: Final = 1.0001


def _totals_of_part(part: Part) -> Totals:
    dice = [0.0, 0.0, 0.0]
    if part.dice:
        dice[part.colour] = part.dice * (1.0 if part.kind == "cannon" else _MISSILES)
    return (
        part.energy, part.kind == "drive", part.movement, part.initiative, part.computer, part.shield, part.hull, *dice
    )


PART_TECHNOLOGIES: Final = sum({part.technology for part in PARTS})
"""Technologies that open a part, as a mask."""
_NOTHING: Final[Totals] = (0.0,) * 10
_OF_PART: Final[tuple[Totals, ...]] = (*[_totals_of_part(part) for part in PARTS], _NOTHING)
"""By part; an empty slot (NONE) is at the end."""


def _add(*rows: Totals) -> Totals:
    return tuple([sum(column) for column in zip(*rows)])


def _sound(totals: Totals, ship: int) -> bool:
    return totals[0] >= 0 and (totals[1] == 0) == (ship == STARBASE)


def _power(totals: Totals, foe: Foe) -> float:
    """Fire times endurance: two ships of equal strength are an even match."""
    _, _, movement, initiative, computer, shield, hull, yellow, orange, red = totals
    first, aim, cover, hardness = foe
    hit = min(5.0, max(1.0, 1 + computer - cover))
    hurt = min(5.0, max(1.0, 1 + aim - shield))
    fire = yellow + orange * min(2, hardness) + red * min(4, hardness)
    ahead = _FIRST * ((initiative > first) + (initiative >= first)) / 2
    return (0.3 + fire * hit) * (hull + 1) / hurt * (1 + ahead) * (1 + _REACH * min(movement, 3))


def _base(blueprint: Blueprint) -> Totals:
    return (blueprint.energy, 0, 0, blueprint.initiative, blueprint.computer, 0, 0, 0, 0, 0)


def _totals(blueprint: Blueprint, parts: tuple[int, ...]) -> Totals:
    return _add(_base(blueprint), *[_OF_PART[part] for part in parts])


def strength(one: Design, foe: Foe) -> float:
    """How strong a ship is against these."""
    totals = _add(*[_OF_PART[part] for part in one.parts])
    return _power((*totals[:3], one.initiative, one.computer, *totals[5:]), foe)


@lru_cache(maxsize=1 << 12)
def candidates(techs: int, aside: tuple[int, ...]) -> tuple[int, ...]:
    """The parts worth thinking of: those that no other of their kind beats in everything."""
    parts = [PARTS[number] for number in dict.fromkeys(fitting_parts(techs, aside))]

    def beaten(one: Part) -> bool:
        return any(
            other.kind == one.kind and other.id != one.id and not other.ancient
            and all(more >= less for more, less in zip(_OF_PART[other.id][:7], _OF_PART[one.id][:7]))
            and (other.colour, other.dice) >= (one.colour, one.dice)
            for other in parts
        )

    return tuple([part.id for part in parts if not beaten(part)])


def _present(blueprint: Blueprint, tiles: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([tile if tile != NONE else printed for tile, printed in zip(tiles, blueprint.slots)])


@lru_cache(maxsize=1 << 14)
def improve(
    blueprint: Blueprint, tiles: tuple[int, ...], techs: int, aside: tuple[int, ...], count: int, foe: Foe
) -> tuple[float, tuple[Change, ...]]:
    """The legal design within ``count`` parts that is strongest: its strength, and the parts that lead there."""
    present = _present(blueprint, tiles)
    totals = _totals(blueprint, present)
    best = _power(totals, foe) if _sound(totals, blueprint.ship) else 0.0
    changes: tuple[Change, ...] = ()
    parts = candidates(techs, aside)
    slots = [slot for slot, tile in enumerate(tiles) if tile == NONE or not PARTS[tile].ancient]
    for size in range(1, min(count, 2) + 1):
        # Slots with the same part are the same to the design.
        groups = {
            tuple(sorted([present[slot] for slot in chosen])): chosen for chosen in combinations(slots, size)
        }
        for covered, chosen in groups.items():
            rest = tuple([a - b for a, b in zip(totals, _add(*[_OF_PART[part] for part in covered]))])
            for fitted, added in _fillings(parts, size):
                if rest[0] + added[0] < 0 or fitted[0] in covered or fitted[-1] in covered:
                    continue
                new = tuple([a + b for a, b in zip(rest, added)])
                if _sound(new, blueprint.ship):
                    value = _power(new, foe)
                    if value > best * _EPSILON:
                        best, changes = value, tuple(zip(chosen, fitted))
    if count > 2 and changes:
        done = list(tiles)
        for slot, part in changes:
            done[slot] = part
        more = improve(blueprint, tuple(done), techs, _without(aside, changes), count - len(changes), foe)
        if more[0] > best * _EPSILON:
            best, changes = more[0], (*changes, *more[1])
    return best, changes


def _without(aside: tuple[int, ...], changes: tuple[Change, ...]) -> tuple[int, ...]:
    left = list(aside)
    for _, part in changes:
        if part in left:
            left.remove(part)
    return tuple(left)


@lru_cache(maxsize=1 << 11)
def _fillings(parts: tuple[int, ...], size: int) -> tuple[tuple[tuple[int, ...], Totals], ...]:
    """What may go on so many slots, with its totals; of an ancient part there is one."""
    return tuple([
        (chosen, _add(_NOTHING, *[_OF_PART[part] for part in chosen]))
        for chosen in combinations_with_replacement(parts, size)
        if len(set(chosen)) == len(chosen) or not any(PARTS[part].ancient for part in chosen)
    ])


@lru_cache(maxsize=1 << 13)
def potential(blueprint: Blueprint, techs: int, foe: Foe) -> float:
    """How strong a design could be made in the end, with these technologies and no ancient parts."""
    parts = candidates(techs, ())
    drives = [part for part in parts if PARTS[part].kind == "drive"]
    drive = max(drives, key=lambda part: PARTS[part].energy)
    source = max([part for part in parts if PARTS[part].kind == "source"], key=lambda part: PARTS[part].energy)
    others = tuple([part for part in parts if PARTS[part].kind not in ("drive", "source")])
    flies = blueprint.ship != STARBASE
    best = 0.0
    for sources in range(3):
        size = max(0, len(blueprint.slots) - sources - flies)
        base = _add(_base(blueprint), *[_OF_PART[source]] * sources, *[_OF_PART[drive]] * flies)
        for _, added in _fillings(others, size):
            if base[0] + added[0] >= 0:
                best = max(best, _power(tuple([a + b for a, b in zip(base, added)]), foe))
    return best
