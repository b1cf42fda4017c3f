"""Ships, their parts and blueprints (EC-5.3, EC-12), numbered as in ``data``; and what a design adds up to.

A design is a blueprint and the tile on each of its slots (NONE where the printed part shows). Designs are made once
and remembered: a position only holds the tiles.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from orrery.core import NONE
from orrery.games.eclipse.board import read_data
from orrery.games.eclipse.technologies import TECHNOLOGY_BY_NAME

_SHIPS: Final = read_data("ships")
SHIPS: Final[tuple[str, ...]] = tuple(ship["id"] for ship in _SHIPS["ship"])
INTERCEPTOR, CRUISER, DREADNOUGHT, STARBASE = range(4)
SHIP_BY_NAME: Final = {name: number for number, name in enumerate(SHIPS)}
STRUCTURES: Final[tuple[str, ...]] = tuple(structure["id"] for structure in _SHIPS["structure"])
BUILDS: Final = SHIPS + STRUCTURES
"""What can be built: ship types, then structures (EC-13.1)."""
ORBITAL, MONOLITH = range(len(SHIPS), len(BUILDS))
PIECES: Final[tuple[int, ...]] = tuple(ship["pieces"] for ship in _SHIPS["ship"])
WORTH: Final[tuple[int, ...]] = tuple(ship["reputation"] for ship in _SHIPS["ship"])
"""Reputation tiles drawn for a destroyed ship of each type (EC-21.3)."""
BY_SIZE: Final[tuple[int, ...]] = tuple(sorted(range(4), key=lambda ship: int(_SHIPS["ship"][ship]["size"])))
"""Ship types from the largest to the smallest, as ancients see them (EC-18.6)."""
BUILD_TECHNOLOGY: Final[tuple[int, ...]] = tuple(
    1 << TECHNOLOGY_BY_NAME[item["technology"]] if "technology" in item else 0
    for item in (*_SHIPS["ship"], *_SHIPS["structure"])
)
"""The technology that each thing to be built needs, as a mask (EC-13.3)."""
MONOLITH_POINTS: Final[int] = _SHIPS["structure"][1]["vp"]
COSTS: Final[dict[str, tuple[int, ...]]] = {
    name: tuple(prices[item] for item in BUILDS) for name, prices in _SHIPS["costs"].items()
}

_PARTS: Final = read_data("parts")
COLOURS: Final = ("yellow", "orange", "red")
DAMAGE: Final[tuple[int, ...]] = tuple(_PARTS["damage"][colour] for colour in COLOURS)
"""What a die of each colour does when it hits (EC-17.8)."""


class Part:
    """A ship part; ``technology`` is the mask of the one it needs, 0 if none (EC-12.5)."""

    __slots__ = (
        "ancient", "colour", "computer", "dice", "energy", "hull", "id", "initiative", "kind", "movement", "name",
        "shield", "technology",
    )

    def __init__(self, number: int, data: Mapping[str, Any]) -> None:
        self.id = number
        self.name: str = data["id"]
        self.kind: str = data["kind"]
        self.technology: int = 1 << TECHNOLOGY_BY_NAME[data["technology"]] if "technology" in data else 0
        self.ancient: bool = data.get("ancient", 0) == 1
        self.energy: int = data.get("energy", 0)
        self.initiative: int = data.get("initiative", 0)
        self.movement: int = data.get("movement", 0)
        self.computer: int = data.get("computer", 0)
        self.shield: int = data.get("shield", 0)
        self.hull: int = data.get("hull", 0)
        self.colour: int = COLOURS.index(data["colour"]) if "colour" in data else NONE
        self.dice: int = data.get("dice", 0)


PARTS: Final = tuple([Part(number, data) for number, data in enumerate(_PARTS["part"])])
PART_BY_NAME: Final = {part.name: part.id for part in PARTS}


class Blueprint:
    """A printed blueprint: the part in each slot (NONE if empty) and what stands beside the slots (EC-5.3.5)."""

    __slots__ = ("computer", "energy", "initiative", "ship", "slots")

    def __init__(self, ship: int, data: Mapping[str, Any]) -> None:
        self.ship = ship
        self.slots: tuple[int, ...] = tuple([PART_BY_NAME[name] if name else NONE for name in data["slots"]])
        self.initiative: int = data["initiative"]
        self.energy: int = data["energy"]
        self.computer: int = data["computer"]


BLUEPRINTS: Final[dict[str, tuple[Blueprint, ...]]] = {
    owner: tuple([Blueprint(ship, of[name]) for ship, name in enumerate(SHIPS)])
    for owner, of in _SHIPS["blueprints"].items()
}


class Design:
    """What a blueprint with its tiles adds up to (EC-12.10). ``parts`` are those that count, by slot (EC-12.2)."""

    __slots__ = (
        "cannons", "computer", "drives", "energy", "hull", "initiative", "missiles", "movement", "parts", "shield",
        "ship", "sound", "used",
    )

    def __init__(self, blueprint: Blueprint, tiles: tuple[int, ...]) -> None:
        self.ship = blueprint.ship
        self.parts: tuple[int, ...] = tuple([
            tile if tile != NONE else printed for tile, printed in zip(tiles, blueprint.slots)
        ])
        fitted = [PARTS[part] for part in self.parts if part != NONE]
        self.initiative = blueprint.initiative + sum(part.initiative for part in fitted)  # EC-5.3.6
        self.movement = sum(part.movement for part in fitted)  # EC-5.3.7
        self.computer = blueprint.computer + sum(part.computer for part in fitted)
        self.shield = sum(part.shield for part in fitted)
        self.hull = sum(part.hull for part in fitted)
        self.energy = blueprint.energy + sum(part.energy for part in fitted if part.energy > 0)
        self.used = -sum(part.energy for part in fitted if part.energy < 0)
        self.drives = sum(part.kind == "drive" for part in fitted)
        self.cannons: tuple[int, ...] = _dice(fitted, "cannon")
        """Dice of one ship by colour, yellow, orange and red."""
        self.missiles: tuple[int, ...] = _dice(fitted, "missile")
        self.sound = self.used <= self.energy and (self.drives == 0) == (self.ship == STARBASE)

    def legal(self) -> bool:
        """Enough energy, and a drive on what flies and none on what does not (EC-12.6 to EC-12.8)."""
        return self.sound


def _dice(parts: list[Part], kind: str) -> tuple[int, ...]:
    return tuple([
        sum(part.dice for part in parts if part.kind == kind and part.colour == colour)
        for colour in range(len(COLOURS))
    ])


@lru_cache(maxsize=1 << 14)
def design(blueprint: Blueprint, tiles: tuple[int, ...]) -> Design:
    """The design of these tiles, worked out once as long as it is in use."""
    return Design(blueprint, tiles)


class Guard:
    """A ship of nobody: an ancient or the GCDS (EC-18.1, EC-18.2). It fights as a design without missiles."""

    __slots__ = ("cannons", "computer", "hull", "initiative", "missiles", "name", "shield", "worth")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.name: str = data["id"]
        self.initiative: int = data["initiative"]
        self.computer: int = data["computer"]
        self.shield: int = data["shield"]
        self.hull: int = data["hull"]
        self.cannons: tuple[int, ...] = tuple([data["dice"] * (colour == data["colour"]) for colour in COLOURS])
        self.missiles: tuple[int, ...] = (0,) * len(COLOURS)
        self.worth: int = data["reputation"]


GUARDS: Final = tuple([Guard(data) for data in _SHIPS["guard"]])
ANCIENT, GCDS = range(2)

Fighter = Design | Guard
