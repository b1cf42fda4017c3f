"""In a terminal: every question of a match and the table around it, in words, at any width, in both languages."""

from __future__ import annotations

from typing import Any

from rich.console import Console, RenderableType

from orrery import bots
from orrery.bots import drive
from orrery.cli.players import styled_names
from orrery.cli.question import Question
from orrery.cli.table import Drawing, story
from orrery.core import OMNISCIENT, SPECTATOR, Game, new_match
from orrery.words import Words

PEOPLE = ["Anna", "Boris", "Vera", "Gleb"]
CODES = ("@", "{", "t_", "seat ", "seat-")
"""What stands in canonical texts and in sentences gone wrong, and never in words."""
OFTEN = 60
"""One question of so many is drawn even if one like it has been seen."""


def drawn(thing: RenderableType, width: int) -> str:
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as shown:
        console.print(thing)
    return shown.get()


def test_a_match_is_drawn_at_its_questions(lang: str, game: Game[Any]) -> None:
    words = Words(lang, game.slug)
    seats = min(game.least_seats + (lang == "ru"), game.most_seats, len(PEOPLE))
    names = styled_names(PEOPLE[:seats])
    drawing = Drawing(game, words, PEOPLE[:seats])
    match = new_match(game, seats, b"drawing", events=True)
    bot, chances = bots.load(bots.known(game)[-1], game), drive.streams(match)
    seen: set[str] = set()
    asked = 0
    while match.pending:
        for decision in match.pending:
            asked += 1
            if decision.ask in seen and asked % OFTEN:
                continue
            seen.add(decision.ask)
            width = (44, 80, 120)[len(seen) % 3]
            viewer = decision.seat if asked % (2 * OFTEN) else SPECTATOR
            question = Question(match, decision, drawing)
            assert all(label.plain.strip() for label in question.labels)
            shown = drawn(drawing.table(match.view(viewer).zones, width, names, viewer), width)
            shown += drawn(question.drawn(width), width)
            assert max(map(len, shown.splitlines())) <= width
            assert not [sign for sign in CODES if sign in shown]
        match.step_all([drive.answer(match, one.seat, bot, chances[one.seat]) for one in match.pending])
    over = drawn(drawing.table(match.view(OMNISCIENT).zones, 80, names, OMNISCIENT), 80)
    assert max(map(len, over.splitlines())) <= 80
    told = story(match.events_since(0, 0), words, PEOPLE[:seats])
    assert len(told) > asked / 2
    assert not [line for line in told if any(sign in line for sign in CODES)]
