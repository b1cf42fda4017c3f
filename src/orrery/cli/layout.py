"""What the drawings of games in a terminal share: things side by side, a seat in its frame, characters on a sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

_GAP: Final = "   "


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as an option's meaning depends on it: what it speaks of, its figures, and what its seat sees."""

    ask: str
    zones: Mapping[str, Any]
    viewer: int
    about: Mapping[str, Any]
    figures: Mapping[str, Any]
    names: Sequence[str]


def packed(labels: Sequence[Text], width: int, gap: str = _GAP) -> list[Text]:
    """Labels side by side, as many as fit on a line, none of them broken."""
    lines: list[Text] = []
    for label in labels:
        if lines and lines[-1].cell_len + len(gap) + label.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, label)
        else:
            lines.append(label)
    return lines


def seat_panel(
    name: Text, facts: Sequence[str], lines: Sequence[RenderableType], subtitle: Text | None = None
) -> Panel:
    """What lies before one seat, in a frame of its colour; the name and what everybody may know stand in the frame."""
    title = name.copy()
    if facts:
        title.append("  " + " · ".join(facts), style="not bold default")
    return Panel(
        Group(*lines), title=title, title_align="left", subtitle=subtitle, subtitle_align="right",
        border_style=str(name.style).replace("bold ", ""), box=box.ROUNDED, padding=(0, 1),
    )


class Sheet:
    """Characters at places, for maps: what is written later covers what was there."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, column: int, row: int, text: Text) -> None:
        """Put a text on the sheet from this place on; what would lie beyond the edge is moved inwards."""
        column = max(0, min(column, self.width - text.cell_len))
        for place, character in enumerate(text.plain):
            self._cells[column + place, row] = (character, str(text.style))
        for span in text.spans:
            for place in range(span.start, min(span.end, len(text.plain))):
                character, _ = self._cells[column + place, row]
                self._cells[column + place, row] = (character, str(span.style))

    def at(self, column: int, row: int) -> str:
        """The character at a place; a blank if nothing was written there."""
        return self._cells.get((column, row), (" ", ""))[0]

    def lines(self) -> list[Text]:
        """The sheet line by line, without blanks at their ends."""
        rows: list[list[tuple[int, str, str]]] = [[] for _ in range(self.height)]
        for (column, row), (character, style) in sorted(self._cells.items()):
            rows[row].append((column, character, style))
        found = []
        for cells in rows:
            line = Text()
            for column, character, style in cells:
                line.append(" " * (column - len(line))).append(character, style=style or None)
            line.rstrip()
            found.append(line)
        return found
