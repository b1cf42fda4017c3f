"""Draw the picture of the README: the terminal table in the middle of a real match, as SVG."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from orrery import bots, games
from orrery.bots import drive
from orrery.cli.question import Question
from orrery.cli.table import Drawing
from orrery.core import new_match
from orrery.words import Words

TARGET = Path(__file__).resolve().parent.parent / "docs" / "images" / "race-terminal.svg"
SEED = b"picture 1"
WIDTH = 104
NIGHT = TerminalTheme(
    (14, 17, 27), (222, 224, 232),
    [(30, 34, 48), (226, 96, 92), (126, 196, 120), (222, 178, 92), (96, 150, 226), (186, 134, 214), (92, 196, 200),
     (210, 212, 222)],
    [(96, 102, 122), (244, 128, 120), (156, 222, 148), (246, 208, 120), (132, 178, 246), (210, 164, 236),
     (128, 222, 224), (246, 246, 250)],
)


def main() -> None:
    game = games.load("race")
    words = Words("en", "race")
    match = new_match(game, 3, SEED, events=True)
    heuristic = bots.load("heuristic", game)
    chances = drive.streams(match)
    while not (match.state.round >= 6 and match.pending[0].ask == "settle" and len(match.pending[0].options) > 2):
        asked = [decision.seat for decision in match.pending]
        match.step_all([drive.answer(match, seat, heuristic, chances[seat]) for seat in asked])
    seat = match.pending[0].seat
    labels = ("▲", "●", "■")
    styles = ("cyan", "magenta", "green")
    names = [Text(f"{labels[n]} {'You' if n == seat else f'Bot {n + 1}'}", style=styles[n]) for n in range(3)]
    console = Console(record=True, width=WIDTH, highlight=False, emoji=False, file=io.StringIO(),
                      color_system="truecolor", force_terminal=True)
    drawing = Drawing(game, words)
    console.print(drawing.table(match.view(seat).zones, WIDTH, names, seat))
    console.print(Question(match, match.asked(seat), drawing).drawn(WIDTH))
    svg = console.export_svg(title="orrery play race", theme=NIGHT)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.S).replace("Fira Code, monospace", "monospace")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(svg, encoding="utf-8")
    print(f"{TARGET.name}: {len(svg) // 1024} kB")


if __name__ == "__main__":
    main()
