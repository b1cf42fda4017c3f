"""The board: systems, tracks and symbols, numbered as in ``data/board.toml``; and the constants of the rules."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

COLOURS: Final = ("red", "blue", "yellow", "green", "black")
"""Cubes by number: military, science, economy, industry, bureaucracy (SU-9.1)."""
RED, BLUE, YELLOW, GREEN, BLACK = range(5)
LETTERS: Final = "RBYGK"
BRIGHT: Final = (RED, BLUE, YELLOW, GREEN)

SYMBOLS: Final = ("cultural", "economic", "diplomatic", "scientific", "military")
"""The kinds of supremacy (SU-7.1)."""

BLUE_ARROW, GREEN_ARROWS, RED_ARROWS = range(3)
_ARROWS: Final = ("blue", "green", "red")


def read_data(name: str) -> dict[str, Any]:
    """One of the game's data files."""
    return tomllib.loads(files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


class System:
    """A star system; ``lanes`` are its tracks, each with the end at which the system lies and the system opposite."""

    __slots__ = ("colour", "id", "kind", "lanes", "name", "planets", "start", "x", "y")

    def __init__(self, number: int, data: Mapping[str, Any]) -> None:
        self.id = number
        self.name: str = data["id"]
        self.kind: str = data["kind"]
        self.start: bool = self.kind == "start"
        self.colour: int = COLOURS.index(data["colour"])
        self.planets: int = data["planets"]
        self.x: int = data["x"]
        self.y: int = data["y"]
        self.lanes: tuple[tuple[int, int, int], ...] = ()


class Track:
    """A track of cells between two systems; a route on it has the colour of one of them (SU-12.3)."""

    __slots__ = ("colours", "ends", "id", "length", "name", "wanted")

    def __init__(self, number: int, data: Mapping[str, Any]) -> None:
        self.id = number
        self.name: str = data["id"]
        self.length: int = data["length"]
        self.ends: tuple[int, int] = (SYSTEM_BY_NAME[data["a"]], SYSTEM_BY_NAME[data["b"]])
        colours = [SYSTEMS[end].colour for end in self.ends]
        self.colours: tuple[int, ...] = tuple(dict.fromkeys(colours))
        self.wanted: int = sum(1 << colour for colour in self.colours)
        """The same as bits."""


class BoardSymbol:
    """A symbol of the board, joined by arrows to one or two systems (SU-29)."""

    __slots__ = ("arrows", "id", "name", "symbol", "systems", "x", "y")

    def __init__(self, number: int, data: Mapping[str, Any]) -> None:
        self.id = number
        self.name: str = data["id"]
        self.symbol: int = SYMBOLS.index(data["symbol"])
        self.arrows: int = _ARROWS.index(data["arrows"])
        self.systems: tuple[int, ...] = tuple(SYSTEM_BY_NAME[name] for name in data["systems"])
        self.x: int = data["x"]
        self.y: int = data["y"]


_BOARD: Final = read_data("board")
SYSTEMS: Final = tuple(System(number, data) for number, data in enumerate(_BOARD["systems"]))
SYSTEM_BY_NAME: Final = {system.name: system.id for system in SYSTEMS}
TRACKS: Final = tuple(Track(number, data) for number, data in enumerate(_BOARD["tracks"]))
TRACK_BY_NAME: Final = {track.name: track.id for track in TRACKS}
BOARD_SYMBOLS: Final = tuple(BoardSymbol(number, data) for number, data in enumerate(_BOARD["symbols"]))
CORNERS: Final = tuple(
    (SYSTEM_BY_NAME[corner["start"]], *(SYSTEM_BY_NAME[near] for near in corner["near"]))
    for corner in _BOARD["corners"]
)
"""Clockwise: each start system with the two systems nearest to it (SU-2.13)."""
START_SYSTEMS: Final = tuple(corner[0] for corner in CORNERS)

for _system in SYSTEMS:
    # SU-12.1
    _system.lanes = tuple(
        (track.id, end, track.ends[1 - end]) for track in TRACKS for end in (0, 1) if track.ends[end] == _system.id
    )

_SETUP: Final = read_data("setup")
BAG: Final[int] = _SETUP["bag"]
DISCS: Final[int] = _SETUP["discs"]
TOKENS: Final[int] = _SETUP["tokens"]
DRAW: Final[int] = _SETUP["draw"]
CARD_LIMIT: Final[int] = _SETUP["cards"]
LOOK: Final[int] = _SETUP["look"]
MOST_INTRODUCED: Final[int] = _SETUP["introduced"]
MOST_EXTRA_TURNS: Final[int] = _SETUP["extra_turns"]
DISCARD_GAIN: Final[tuple[int, ...]] = tuple(_SETUP["discarded"])
RACES_REVEALED: Final[int] = _SETUP["races_revealed"]
QUIET_TURNS: Final[int] = _SETUP["quiet_turns"]
MOST_TURNS: Final[int] = _SETUP["most_turns"]
LAST_TURNS: Final[int] = _SETUP["last_turns"]
CUBES: Final[tuple[int, ...]] = tuple(_SETUP["cubes"][colour] for colour in COLOURS)
COLONISE_MATCH: Final[int] = _SETUP["colonise"]["match"]
COLONISE_MISMATCH: Final[int] = _SETUP["colonise"]["mismatch"]
BASES_TO_WIN: Final[int] = _SETUP["victory"]["bases"]
SYMBOLS_TO_WIN: Final[int] = _SETUP["victory"]["symbols"]
START_SYSTEMS_TO_WIN: Final[int] = _SETUP["victory"]["start_systems"]
