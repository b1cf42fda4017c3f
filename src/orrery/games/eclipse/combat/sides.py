"""The sides of a battle: their ships, what these can do, and what the events of the battle tell of them."""

from __future__ import annotations

from orrery.games.eclipse.combat.hitting import needed
from orrery.games.eclipse.galaxy import ships_by_type
from orrery.games.eclipse.ships import ANCIENT, GCDS, GUARDS, Fighter
from orrery.games.eclipse.state import ANCIENTS, GCDS_SIDE, EclipseState

Group = tuple[int, int, int, Fighter]
"""Ships of one type with equal damage: type, number, damage, what each can do."""
Need = tuple[int, int, int]
"""A type of enemy ships: the least number on a die that hits it, and its shields."""


def strength(s: EclipseState, side: int) -> tuple[int, ...]:
    """How many ships of each type a side has in the hex."""
    if side == ANCIENTS:
        return (s.ancients[s.hex], 0, 0, 0)
    if side == GCDS_SIDE:
        return (int(s.gcds), 0, 0, 0)
    return ships_by_type(s, s.hex, side)


def fighter(s: EclipseState, side: int, ship: int) -> Fighter:
    """What a ship of this side and type can do."""
    if side >= ANCIENTS:
        return GUARDS[ANCIENT if side == ANCIENTS else GCDS]
    return s.designs[side][ship]


def groups(s: EclipseState, side: int) -> list[tuple[int, int]]:
    """The ships of a side, those of one type with equal damage together: type and damage (EC-17.14)."""
    found = []
    for ship, count in enumerate(strength(s, side)):
        if count:
            wounds = s.wounds.get(side << 2 | ship, ())
            found += [(ship, damage) for damage in dict.fromkeys(wounds)]
            if count > len(wounds):
                found.append((ship, 0))
    return found


def fleet(s: EclipseState, side: int) -> tuple[Group, ...]:
    """The ships of a side in the hex as an event tells of them, those of one type with equal damage together."""
    found = []
    counts = strength(s, side)
    for ship, damage in groups(s, side):
        wounds = s.wounds.get(side << 2 | ship, ())
        count = wounds.count(damage) if damage else counts[ship] - len(wounds)
        found.append((ship, count, damage, fighter(s, side, ship)))
    return tuple(found)


def needs(s: EclipseState, enemy: int, one: Fighter) -> tuple[Need, ...]:
    """What the dice of a ship need to hit each type of the enemy's (EC-17.6)."""
    shields = [(ship, fighter(s, enemy, ship).shield) for ship, count in enumerate(strength(s, enemy)) if count]
    return tuple([(ship, needed(one.computer, shield), shield) for ship, shield in shields])
