"""Draw the pictures of the terminal: the table of each game in the middle of a real match, as SVG."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from orrery import bots, games
from orrery.bots import drive
from orrery.cli.question import Question
from orrery.cli.table import Drawing
from orrery.core import Decision, new_match
from orrery.words import Words

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
SEED = b"picture 1"
Moment = Callable[[Any, Decision], bool]
"""Whether a position and its question make the picture."""
PICTURES: dict[str, tuple[int, Moment]] = {
    "race": (104, lambda s, asked: s.round >= 6 and asked.ask == "settle" and len(asked.options) > 2),
    "master": (124, lambda s, asked: s.turns >= 45 and asked.ask == "place" and sum(s.drawn) == 3),
}
"""The width of each picture and the moment it shows."""
NIGHT = TerminalTheme(
    (14, 17, 27), (222, 224, 232),
    [(30, 34, 48), (226, 96, 92), (126, 196, 120), (222, 178, 92), (96, 150, 226), (186, 134, 214), (92, 196, 200),
     (210, 212, 222)],
    [(96, 102, 122), (244, 128, 120), (156, 222, 148), (246, 208, 120), (132, 178, 246), (210, 164, 236),
     (128, 222, 224), (246, 246, 250)],
)


def draw(slug: str) -> None:
    """The table of a game at its moment, with the question of whoever is asked first."""
    width, moment = PICTURES[slug]
    game = games.load(slug)
    words = Words("en", slug)
    match = new_match(game, 3, SEED, events=True)
    heuristic = bots.load("heuristic", game)
    chances = drive.streams(match)
    while not moment(match.state, match.pending[0]):
        asked = [decision.seat for decision in match.pending]
        match.step_all([drive.answer(match, seat, heuristic, chances[seat]) for seat in asked])
    seat = match.pending[0].seat
    labels = ("▲", "●", "■")
    styles = ("cyan", "magenta", "green")
    names = [Text(f"{labels[n]} {'You' if n == seat else f'Bot {n + 1}'}", style=styles[n]) for n in range(3)]
    console = Console(record=True, width=width, highlight=False, emoji=False, file=io.StringIO(),
                      color_system="truecolor", force_terminal=True)
    drawing = Drawing(game, words, [name.plain.partition(" ")[2] for name in names])
    console.print(drawing.table(match.view(seat).zones, width, names, seat))
    console.print(Question(match, match.asked(seat), drawing).drawn(width))
    svg = console.export_svg(title=f"orrery play {slug}", theme=NIGHT)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.S).replace("Fira Code, monospace", "monospace")
    target = IMAGES / f"{slug}-terminal.svg"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(svg, encoding="utf-8")
    print(f"{target.name}: {len(svg) // 1024} kB")


if __name__ == "__main__":
    for name in sys.argv[1:] or PICTURES:
        draw(name)
