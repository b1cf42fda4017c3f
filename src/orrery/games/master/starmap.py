"""The star map in characters: systems where they lie on the sheet, the cells of every track between them.

A system shows its colour as a letter and its name, below it its owner's sign, bases and planets. A cell of a track is a
dot, or the letter of the cube in it; a conflict stands in the middle of its track.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from orrery.cli.layout import Sheet
from orrery.games.master.board import COLOURS, LETTERS, SYSTEMS, TRACKS, System, Track
from orrery.words import Words

LEAST_WIDTH: Final = 76
"""Narrower than this the map is a list."""
_HEIGHT: Final = 31
_SHEET: Final = 1000
_INWARDS: Final = 60
_NAME_ROOM: Final = 16
STYLES: Final = {
    "red": "#FF6B5E", "blue": "#5AA9FF", "yellow": "#F2D64B", "green": "#5FCB6C", "black": "#A9A3B8",
}
"""The colours of cubes and stars."""
BASE: Final = "◉"
PLANET: Final = "○"
HOLE: Final = "⬤"
CONFLICT: Final = "⚔"
_EMPTY: Final = "·"


def letters(text: str) -> Text:
    """Cubes as letters, each in its colour; anything else dim."""
    told = Text()
    for letter in text:
        told.append(letter, style=f"bold {STYLES[COLOURS[LETTERS.index(letter)]]}" if letter in LETTERS else "dim")
    return told


def drawn_map(zones: Mapping[str, Any], words: Words, width: int, names: Sequence[Text]) -> list[Text]:
    """The whole map, line by line; as a list of what lies on it if there is no room."""
    if width < LEAST_WIDTH:
        return _listed(zones, words, names)
    sheet = Sheet(min(width, LEAST_WIDTH + 14), _HEIGHT)
    for track in TRACKS:
        for (column, row), cell in zip(cells(track, sheet.width, words), _cells_of(zones, track), strict=True):
            sheet.write(column, row, cell)
        if track.name in conflict_tracks(zones):
            column, row = middle(track, sheet.width)
            sheet.write(column - 1, row, Text(f" {CONFLICT} ", style="bold #FF6B5E"))
    for system in SYSTEMS:
        column, row = place(system, sheet.width)
        for line, text in enumerate((_title(system, words), state(zones, system, names))):
            sheet.write(column - text.cell_len // 2, row + line, text)
    return sheet.lines()


def state(zones: Mapping[str, Any], system: System, names: Sequence[Text]) -> Text:
    """Owner, bases and planets of a system in a few signs."""
    if system.name in zones["closed"]:
        return Text(HOLE, style="dim")
    found = zones["systems"].get(system.name, {})
    told = Text()
    owner = found.get("owner")
    if owner is not None:
        sigil = names[owner].plain.partition(" ")[0]
        told.append(f"{sigil}{BASE * found['bases']} ", style=str(names[owner].style))
    taken: str = found.get("planets", "")
    told.append_text(letters(taken))
    return told.append(PLANET * (system.planets - len(taken)), style="dim")


def conflict_tracks(zones: Mapping[str, Any]) -> dict[str, str]:
    """The tracks that carry a conflict, each with its card."""
    return {lies["track"]: card for card, lies in zones["conflicts"].items()}


def place(system: System, width: int) -> tuple[int, int]:
    """The column and row of a system's name on a sheet of this width."""
    y = system.y
    if system.kind == "edge":  # drawn further inwards: names are wide, and lines of text few
        y += _INWARDS * ((y < _SHEET / 2) - (y > _SHEET / 2))
    return round(system.x / _SHEET * (width - 1)), round((y - 60) / (_SHEET - 120) * (_HEIGHT - 2.5))


def cells(track: Track, width: int, words: Words) -> list[tuple[int, int]]:
    """The places of a track's cells, from its first end to the other, clear of the two systems."""
    (x0, y0), (x1, y1) = (_heart(SYSTEMS[end], width) for end in track.ends)
    rooms = [_clear(x1 - x0, y1 - y0, _title(SYSTEMS[end], words).cell_len) for end in track.ends]
    first, last = rooms[0], 1 - rooms[1]
    found = []
    for n in range(track.length):
        way = first + (last - first) * (n + 0.5) / track.length
        found.append((round(x0 + (x1 - x0) * way), round(y0 + (y1 - y0) * way)))
    return found


def middle(track: Track, width: int) -> tuple[int, int]:
    """The place of a conflict on a track."""
    (x0, y0), (x1, y1) = (_heart(SYSTEMS[end], width) for end in track.ends)
    return round((x0 + x1) / 2), round((y0 + y1) / 2)


def _heart(system: System, width: int) -> tuple[float, float]:
    column, row = place(system, width)
    return column, row + 0.5


def _clear(across: float, down: float, name: int) -> float:
    """The part of the way after which a line has left a system's two lines of text."""
    return min((name / 2 + 1) / abs(across) if across else 1.0, 1.2 / abs(down) if down else 1.0, 0.45)


def _cells_of(zones: Mapping[str, Any], track: Track) -> list[Text]:
    """What lies in each cell of a track, from its first end to the other."""
    found = [Text(_EMPTY, style="dim")] * track.length
    ends = [SYSTEMS[end].name for end in track.ends]
    for start in (0, 1):
        cubes: Mapping[str, int] = zones["routes"].get(f"{ends[start]}-{ends[1 - start]}", {})
        for colour, count in cubes.items():
            for cell in range(count):
                found[cell if start == 0 else -1 - cell] = letters(LETTERS[COLOURS.index(colour)])
    return found


def _title(system: System, words: Words) -> Text:
    colour = COLOURS[system.colour]
    name = words.name(system.name, "system")
    if len(name) > _NAME_ROOM:
        name = f"{name[:_NAME_ROOM - 1]}…"
    return Text(f"{LETTERS[system.colour]}·{name}", style=f"bold {STYLES[colour]}" if system.start else STYLES[colour])


def _listed(zones: Mapping[str, Any], words: Words, names: Sequence[Text]) -> list[Text]:
    lines = []
    for system in SYSTEMS:
        if system.name in zones["systems"]:
            lines.append(Text.assemble(_title(system, words), " ", state(zones, system, names)))
    for route, cubes in zones["routes"].items():
        told = "".join(LETTERS[COLOURS.index(colour)] * count for colour, count in cubes.items())
        lines.append(Text.assemble(f"{words.name(route)} ", letters(told)))
    return lines
