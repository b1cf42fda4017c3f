"""Sectors, tracks and tables: what is printed on the map tiles and the boards, numbered as in ``data``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from orrery import hexes


def read_data(name: str) -> dict[str, Any]:
    """One of the game's data files."""
    return tomllib.loads(files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


_BOARD: Final = read_data("board")
RESOURCES: Final[tuple[str, ...]] = tuple(_BOARD["resources"])
MONEY, SCIENCE, MATERIALS = range(3)
CATEGORIES: Final[tuple[str, ...]] = tuple(_BOARD["categories"])
ACTIONS: Final[tuple[str, ...]] = tuple(_BOARD["actions"])
EXPLORE, INFLUENCE, RESEARCH, UPGRADE, BUILD, MOVE = range(6)  # EC-6.3
REACTION: Final = 6  # EC-15.1
"""The space of the reaction track, after those of the actions."""

TRACK: Final[int] = _BOARD["population"]["cubes"]
"""Cubes on a full population track (EC-5.1.7)."""
PRODUCTION: Final[tuple[int, ...]] = tuple(_BOARD["population"]["production"])
"""By cubes away from the track (EC-5.1.2)."""
DISCS: Final[int] = _BOARD["influence"]["discs"]
CIRCLES: Final[int] = _BOARD["influence"]["circles"]
UPKEEP: Final[tuple[int, ...]] = tuple(_BOARD["influence"]["upkeep"]) + (0,) * (DISCS - CIRCLES)  # EC-5.2.3, EC-5.2.6
"""By discs on the influence track."""
REFRESHED: Final[int] = _BOARD["influence"]["refreshed"]
SPACES: Final[int] = _BOARD["technology"]["spaces"]
DISCOUNT: Final[tuple[int, ...]] = tuple(_BOARD["technology"]["discount"])
TRACK_POINTS: Final[tuple[int, ...]] = tuple(_BOARD["technology"]["vp"])
REACTIONS: Final[dict[int, int]] = {ACTIONS.index(name): count for name, count in _BOARD["reactions"].items()}
REPUTATION: Final[tuple[int, ...]] = tuple([
    int(value) for value, copies in _BOARD["reputation"]["copies"].items() for _ in range(copies)
])
"""Every reputation tile, by value (EC-3.3)."""
FOUGHT: Final[int] = _BOARD["reputation"]["fought"]
MOST_DRAWN: Final[int] = _BOARD["reputation"]["most"]
AMBASSADOR_POINTS: Final[int] = _BOARD["points"]["ambassador"]
TRAITOR_POINTS: Final[int] = _BOARD["points"]["traitor"]

_SETUP: Final = read_data("setup")
ROUNDS: Final[int] = _SETUP["rounds"]
AMBASSADORS: Final[int] = _SETUP["ambassadors"]
_SEATS: Final = {int(seats): figures for seats, figures in _SETUP["seats"].items()}
LEAST_SEATS: Final[int] = min(_SEATS)  # EC-1.1
MOST_SEATS: Final[int] = max(_SEATS)  # EC-1.1
DEALT: Final[dict[int, int]] = {seats: figures["technologies"] for seats, figures in _SEATS.items()}
ADDED: Final[dict[int, int]] = {seats: figures["added"] for seats, figures in _SEATS.items()}
OUTER: Final[dict[int, int]] = {seats: figures["outer"] for seats, figures in _SEATS.items()}
HOMES: Final[dict[int, tuple[int, ...]]] = {
    seats: tuple(figures["homes"]) for seats, figures in _SEATS.items()
}
DIPLOMACY: Final[dict[int, bool]] = {seats: figures["diplomacy"] == 1 for seats, figures in _SEATS.items()}

ANY: Final = 3
"""The kind of a grey square (EC-7.4)."""
ORBITAL_KIND: Final = 4
"""The kind of the square that an orbital adds (EC-7.7)."""
KINDS: Final[tuple[tuple[int, ...], ...]] = (
    (MONEY,), (SCIENCE,), (MATERIALS,), (MONEY, SCIENCE, MATERIALS),
    tuple(RESOURCES.index(name) for name in read_data("ships")["structure"][0]["squares"]),
)
"""The tracks that a cube on a square of each kind may come from and go back to (EC-7.3, EC-7.5, EC-7.7, EC-7.8)."""

CENTRE, INNER, MIDDLE, OUTERMOST, HOME = range(5)
_SECTOR_KINDS: Final = ("centre", "inner", "middle", "outer", "home")


class Sector:
    """A hex of the map; ``squares`` are the kinds of its population squares, ``starred`` the advanced ones as bits."""

    __slots__ = (
        "ancients", "artifact", "discovery", "gcds", "id", "kind", "name", "number", "points", "sides", "squares",
        "starred",
    )

    def __init__(self, number: int, data: Mapping[str, Any]) -> None:
        self.id = number
        self.number: int = data["number"]
        self.name = f"{self.number:03d}"
        self.kind = _SECTOR_KINDS.index(data["kind"])
        self.points: int = data["vp"]
        self.sides = hexes.sides(data["wormholes"])
        printed: list[str] = data["squares"]
        self.squares: tuple[int, ...] = tuple([(*RESOURCES, "any").index(name.rstrip("*")) for name in printed])
        self.starred = sum(1 << n for n, name in enumerate(printed) if name.endswith("*"))
        self.artifact: bool = data.get("artifact", 0) == 1
        self.discovery: bool = data.get("discovery", 0) == 1
        self.gcds: bool = data.get("gcds", 0) == 1
        self.ancients: int = data.get("ancients", 0)


SECTORS: Final = tuple([Sector(number, data) for number, data in enumerate(read_data("sectors")["sector"])])
"""By number: battles go from the last to the first (EC-16.2)."""
SECTOR_BY_NAME: Final = {sector.name: sector.id for sector in SECTORS}
GALACTIC_CENTER: Final = next(sector.id for sector in SECTORS if sector.kind == CENTRE)  # EC-3.5
STACKS: Final[tuple[tuple[int, ...], ...]] = tuple([
    tuple([sector.id for sector in SECTORS if sector.kind == kind])  # EC-3.6, EC-8.11
    for kind in (INNER, MIDDLE, OUTERMOST)
])
"""The hexes of the stacks I, II and III."""


def stack_of(cell: int) -> int:
    """Which stack a space is filled from: 0 to 2 for rings I to III (EC-5.8.4)."""
    return min(hexes.distance(cell), 3) - 1
