"""Who fights: ship types with their figures, and sides made of them; and the short text for a fleet.

A fleet is written ``3cruiser.i2.c1.h1.y1,2dreadnought``: ships of one type after another, with a comma between. After
the name come figures, each a letter and a number; those left out are what the printed blueprint adds up to.

    i  initiative   c  computers   s  shields   h  hull
    y  o  r  dice of yellow, orange and red cannons
    m  orange dice of missiles
    d  damage that each of these ships has taken
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from orrery.core import OrreryError
from orrery.games.eclipse.odds.aiming import DANGEROUS, LARGEST
from orrery.games.eclipse.ships import BLUEPRINTS, COSTS, GUARDS, PIECES, SHIPS, STARBASE, Fighter, design

NEVER: Final = -1
"""Rounds after which a side retreats that does not."""
GUARD_NAMES: Final = tuple([guard.name for guard in GUARDS])
NAMES: Final = (*SHIPS, *GUARD_NAMES)
MOST_GUARDS: Final = 8
_TOKEN: Final = re.compile(r"(\d*)([a-z]+)((?:\.[a-z]\d+)*)")
_FIGURE: Final = {"i": (0, 30), "c": (0, 20), "s": (0, 20), "h": (0, 20), "y": (0, 12), "o": (0, 12), "r": (0, 12),
                  "m": (0, 24), "d": (0, 20)}
"""The letters of figures, and the least and most that each may be."""
ORANGE: Final = 1


class BadFleet(OrreryError):
    """A text that is no fleet, or a fleet that cannot be."""


class Squadron(NamedTuple):
    """All ships of one type that a side has in the hex, and what each of them can do."""

    ship: str
    size: int
    initiative: int
    computer: int
    shield: int
    hull: int
    cannons: tuple[int, ...]
    """Dice of one ship by colour, yellow, orange and red."""
    missiles: tuple[int, ...]
    wounds: tuple[int, ...] = ()
    """Damage on those that are damaged, the most first."""

    @property
    def guard(self) -> bool:
        """Whether these are ships of nobody: ancients or the GCDS."""
        return self.ship in GUARD_NAMES


class Side(NamedTuple):
    """One side of a battle and how it fights."""

    squadrons: tuple[Squadron, ...]
    aim: str = DANGEROUS
    """Which enemy ships come first (``aiming.AIMS``)."""
    retreat: int = NEVER
    """Engagement rounds that it fights before what can retreats."""
    exit: bool = True
    """Whether it has a hex to retreat to (EC-19.7)."""
    peace: bool = False
    """Whether it fights no ancients (EC-27.5.1)."""

    @property
    def guards(self) -> bool:
        """Whether this is a side of nobody."""
        return self.squadrons[0].guard

    def ships(self) -> int:
        """How many ships it has."""
        return sum(squadron.size for squadron in self.squadrons)


def squadron(name: str, count: int, fighter: Fighter, wounds: Iterable[int] = ()) -> Squadron:
    """Ships of a design, or guards, as they fight."""
    return Squadron(
        name, count, fighter.initiative, fighter.computer, fighter.shield, fighter.hull, fighter.cannons,
        fighter.missiles, tuple(sorted((damage for damage in wounds if damage), reverse=True)),
    )


def printed(name: str, count: int = 1, blueprints: str = "standard") -> Squadron:
    """Ships as they are printed, without a tile."""
    if name in GUARD_NAMES:
        return squadron(name, count, GUARDS[GUARD_NAMES.index(name)])
    blueprint = BLUEPRINTS[blueprints][SHIPS.index(name)]
    return squadron(name, count, design(blueprint, (NEVER,) * len(blueprint.slots)))


def cost(name: str) -> int:
    """What a ship of this type costs in materials; guards are not for sale (EC-13.2)."""
    return COSTS["standard"][SHIPS.index(name)] if name in SHIPS else 0


def can_retreat(name: str) -> bool:
    """Starbases and guards stay (EC-19.10, EC-18.7)."""
    return name in SHIPS and name != SHIPS[STARBASE]


# -- text -------------------------------------------------------------------------------------------------------------


def read_fleet(text: str) -> tuple[Squadron, ...]:
    """The ships that a text names, in the order of the player board."""
    found: dict[str, Squadron] = {}
    for token in re.split(r"[\s,+]+", text.strip().casefold()):
        match = _TOKEN.fullmatch(token)
        if match is None or match[2] not in NAMES:
            raise BadFleet("error-odds-ships", f"{token!r} names no ships; expected something like 3cruiser.c2.h1 with "
                           f"one of {', '.join(NAMES)}.", {"text": token, "known": ", ".join(NAMES)})
        one = _squadron(match[2], int(match[1] or 1), match[3], token)
        found[one.ship] = _join(found[one.ship], one) if one.ship in found else one
    kinds = {one.guard for one in found.values()}
    if len(kinds) > 1 or (True in kinds and len(found) > 1):
        raise BadFleet("error-odds-guards", "Ancients and the GCDS are sides of their own.", {})
    for one in found.values():
        most = MOST_GUARDS if one.guard else PIECES[SHIPS.index(one.ship)]
        if not 1 <= one.size <= most:
            raise BadFleet("error-odds-count", f"A side has 1 to {most} ships of the type {one.ship}, not {one.size}.",
                           {"ship": one.ship, "most": most, "count": one.size})
    return tuple(sorted(found.values(), key=lambda one: NAMES.index(one.ship)))


def read_side(text: str, aim: str = DANGEROUS, retreat: int = NEVER) -> Side:
    """A side from the text of its fleet; guards aim as the rules say, whatever else is asked (EC-18.6)."""
    squadrons = read_fleet(text)
    if squadrons[0].guard:
        return Side(squadrons, LARGEST, NEVER, False)
    return Side(squadrons, aim, retreat)


def sent(text: str) -> tuple[int, ...]:
    """How many ships of each type a text names that are on their way; what they can do their blueprints say."""
    counts = {one.ship: one.size for one in read_fleet(text)}
    return tuple([counts.get(ship, 0) for ship in SHIPS])


def figures_of(one: Squadron) -> dict[str, int]:
    """What each of these ships can do, by letters."""
    return {"i": one.initiative, "c": one.computer, "s": one.shield, "h": one.hull, "y": one.cannons[0],
            "o": one.cannons[1], "r": one.cannons[2], "m": one.missiles[ORANGE]}


def write_fleet(squadrons: Iterable[Squadron]) -> str:
    """The text of a fleet with every figure in it, which ``read_fleet`` takes back."""
    parts = []
    for one in squadrons:
        text = "".join(f".{letter}{value}" for letter, value in figures_of(one).items())
        for damage in dict.fromkeys((*one.wounds, 0)):
            count = one.wounds.count(damage) if damage else one.size - len(one.wounds)
            if count:
                parts.append(f"{count}{one.ship}{text}" + (f".d{damage}" if damage else ""))
    return ",".join(parts)


def _squadron(name: str, count: int, text: str, token: str) -> Squadron:
    figures: dict[str, int] = {}
    for part in text.split(".")[1:]:
        letter, value = part[0], int(part[1:])
        if letter not in _FIGURE or letter in figures or not _FIGURE[letter][0] <= value <= _FIGURE[letter][1]:
            raise BadFleet("error-odds-figure", f"{part!r} in {token!r} is no figure of a ship.",
                           {"text": part, "ships": token})
        figures[letter] = value
    return with_figures(printed(name, count), figures)


def with_figures(one: Squadron, figures: Mapping[str, int]) -> Squadron:
    """The same ships with other figures, by their letters."""
    cannons = tuple([figures.get(letter, dice) for letter, dice in zip("yor", one.cannons, strict=True)])
    missiles = (0, figures.get("m", one.missiles[ORANGE]), 0)
    hull = figures.get("h", one.hull)
    damage = figures.get("d", 0)
    if damage > hull:
        raise BadFleet("error-odds-damage", f"A {one.ship} with hull {hull} is destroyed by {damage} damage.",
                       {"ship": one.ship, "hull": hull, "damage": damage})
    return one._replace(
        initiative=figures.get("i", one.initiative), computer=figures.get("c", one.computer),
        shield=figures.get("s", one.shield), hull=hull, cannons=cannons, missiles=missiles,
        wounds=(damage,) * one.size if damage else (),
    )


def _join(one: Squadron, other: Squadron) -> Squadron:
    """Ships of one type are of one design (EC-12.3)."""
    if one._replace(size=0, wounds=()) != other._replace(size=0, wounds=()):
        raise BadFleet("error-odds-designs", f"All ships of the type {one.ship} on one side have the same figures.",
                       {"ship": one.ship})
    return one._replace(size=one.size + other.size, wounds=tuple(sorted(one.wounds + other.wounds, reverse=True)))
