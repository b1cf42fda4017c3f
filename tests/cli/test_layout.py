"""What the drawings of games share: packing, frames, and a sheet of characters."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.text import Text

from orrery.cli.layout import Sheet, packed, seat_panel


def shown(thing: RenderableType, width: int) -> list[str]:
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as caught:
        console.print(thing)
    return caught.get().splitlines()


def test_labels_are_packed_and_never_broken() -> None:
    labels = [Text(word) for word in ("Gem World", "Old Earth", "Spice World")]
    assert [line.plain for line in packed(labels, 22)] == ["Gem World   Old Earth", "Spice World"]
    assert [line.plain for line in packed(labels, 5)] == ["Gem World", "Old Earth", "Spice World"]
    assert packed([], 5) == []


def test_a_seat_stands_in_a_frame_with_its_name_and_facts() -> None:
    panel = seat_panel(Text("● Anna", style="bold red"), ["3 VP", "hand 4"], [Text("Old Earth")], Text("Settle"))
    first, middle, last = shown(panel, 40)
    assert first.startswith("╭─ ● Anna  3 VP · hand 4 ─")
    assert middle.startswith("│ Old Earth ")
    assert "Settle" in last
    assert panel.border_style == "red"


def test_a_sheet_keeps_characters_at_their_places() -> None:
    sheet = Sheet(8, 3)
    sheet.write(0, 1, Text("......"))
    sheet.write(2, 1, Text("ab", style="red"))
    sheet.write(7, 2, Text("wide"))
    lines = sheet.lines()
    assert [line.plain for line in lines] == ["", "..ab..", "    wide"]
    assert [str(span.style) for span in lines[1].spans if span.start in (2, 3)] == ["red", "red"]
    assert sheet.at(3, 1) == "b"
    assert sheet.at(0, 0) == " "
