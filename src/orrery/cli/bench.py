"""``orrery bench``: how fast the engine is here."""

from __future__ import annotations

import re
from json import dumps
from typing import Annotated, Any

from cyclopts import Parameter
from rich import box
from rich.table import Table
from rich.text import Text

from orrery import games
from orrery.cli.arguments import GameName, Json, Lang, speaking
from orrery.cli.console import margin, screen
from orrery.cli.problems import Problem
from orrery.words import Words


def bench(
    game: GameName | None = None,
    /,
    *,
    rounds: Annotated[int, Parameter(metavar="N", help="help-bench-rounds")] = 9,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Measure the speed of a game, or of all, and hold it against its bars."""
    words = speaking(lang)
    if rounds < 1:
        raise Problem("error-below-one", name="--rounds", value=rounds)
    slugs = games.slugs() if game is None else [games.load(game).slug]

    from orrery.lab import bench as measuring

    reports = []
    for slug in slugs:
        with margin().status(words.say("bench-progress")):
            report = measuring.run(slug, rounds=rounds)
        reports.append(report)
        if not json:
            heading = words.say("bench-heading", game=slug, seats=report["seats"], python=report["python"])
            screen().print(Text(heading, style="bold"))
            screen().print(_table(report, words))
    if json:
        print(dumps(reports, ensure_ascii=False, indent=1))
    return 0


def _table(report: dict[str, Any], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("bench-measured"))
    table.add_column(words.say("bench-value"), justify="right")
    table.add_column(words.say("bench-unit"))
    table.add_column(words.say("bench-bar"), justify="right")
    table.add_column("")
    second = words.say("bench-unit-a-second")
    table.add_row(words.say("bench-decisions"), f"{report['decisions_per_second']:,}", second)
    table.add_row(words.say("bench-games"), f"{report['games_per_second']:,}", second)
    table.add_row(words.say("bench-decisions-a-game"), f"{report['decisions_per_game']}", "", end_section=True)
    for bar in report["bars"]:
        target = f"{'≤' if bar['at_most'] else '≥'} {bar['target']:g}" if bar["target"] else ""
        verdict = bar["verdict"]
        mark = Text(words.say(f"bench-{verdict}"), style="green" if verdict == "ok" else "red") if verdict else Text()
        table.add_row(_said(words, "bench-bar", bar["name"]), f"{bar['value']:.2f}",
                      _said(words, "bench-unit", bar["unit"]), target, mark)
    return table


def _said(words: Words, prefix: str, english: str) -> str:
    """The text for something that the laboratory names in English; that name itself where there is none."""
    key = f"{prefix}-{re.sub(r'[^a-z0-9]+', '-', english.casefold()).strip('-')}"
    return words.say(key) if words.has(key) else english
