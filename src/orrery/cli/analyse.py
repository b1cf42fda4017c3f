"""``orrery analyse``: what a bot thinks of a finished match: everybody's chance to win, and what moved it most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter
from rich import box
from rich.table import Table
from rich.text import Text

from orrery import bots
from orrery.cli.arguments import Json, Lang, speaking
from orrery.cli.console import progress_bar, screen
from orrery.cli.problems import Problem
from orrery.cli.tale import Line, Tale, read_source
from orrery.words import Kinds, Words, kinds

if TYPE_CHECKING:
    from orrery.lab.analysis import Analysis, Swing

_SLICE: Final = 1_000
_ROWS: Final = 12
"""Steps whose chances are printed."""


def analyse(
    record: Annotated[Path, Parameter(help="help-analyse-record")],
    /,
    *,
    table: Annotated[str | None, Parameter(name="--table", metavar="ID", help="help-replay-table", show_default=False)]
    = None,
    answers: Annotated[int, Parameter(name="--answers", metavar="N", help="help-analyse-answers")] = 200_000,
    bot: Annotated[str | None, Parameter(metavar="NAME", help="help-analyse-bot", show_default=False)] = None,
    seed: Annotated[int, Parameter(metavar="S", help="help-analyse-seed")] = 0,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Have a bot look through a finished match, and print the chances to win and the largest swings."""
    speaking(lang)
    if answers < 1:
        raise Problem("error-below-one", name="--answers", value=answers)
    source = read_source(record, table)
    words = speaking(lang, source.record.setup.game)
    tale = Tale(source, words)
    match = tale.match
    if match is None or not match.over():
        raise Problem("error-analyse-running", file=str(record))

    from orrery.lab import analysis as lab

    name = bot or bots.known(tale.game)[-1]
    tape = lab.Tape.of(match)
    study = lab.Analysis(tape, name, seed, answers=answers)
    with progress_bar(words.say("analyse-progress"), answers) as progress:
        while not study.work(_SLICE):
            progress(study.found.spent)
    swings = lab.swings(study.found.spots)
    told = dict(zip(swings, _told(study, swings, tale.by_step(tape), kinds(tape.game.slug)), strict=True))
    if json:
        print(dumps(_document(study, name, told), ensure_ascii=False, indent=1))
        return 0
    console = screen()
    called = words.say(f"bot-{name}") if words.has(f"bot-{name}") else name
    games = sum(int(spot.games) for spot in study.found.spots)
    console.print(Text(words.say("analyse-heading", bot=called, games=games), style="bold"), soft_wrap=True)
    console.print(_chances(study, tale.names, words))
    console.print(Text(words.say("analyse-swings" if swings else "analyse-no-swings"), style="bold"), soft_wrap=True)
    for swing, line in told.items():
        change = words.say("analyse-swing", step=swing.after, name=tale.names[swing.seat],
                           change=round(100 * swing.change))
        console.print(Text(f"  {change}") + Text(f"  {line.sentence if line else ''}", style="dim"), soft_wrap=True)
    return 0


def _chances(study: Analysis, names: Sequence[str], words: Words) -> Table:
    from orrery.lab.analysis import smoothed

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words.say("analyse-step"), justify="right")
    for name in names:
        table.add_column(name, justify="right")
    spots = smoothed(study.found.spots)
    shown = {round(n * (len(spots) - 1) / (_ROWS - 1)) for n in range(_ROWS)}
    for place in sorted(shown):
        spot = spots[place]
        table.add_row(str(spot.step), *[f"{100 * chance:.0f} %" for chance in spot.chances()])
    return table


def _told(
    study: Analysis, swings: Sequence[Swing], told: Sequence[Sequence[Line]], listed: Kinds
) -> list[Line | None]:
    """By swing: the sentence that tells best what moved the chances."""
    from orrery.lab.analysis import best_event, usual_gains

    usual = usual_gains(study.scores(), [[line.event for line in some] for some in told])
    found = []
    for swing in swings:
        some = [line for n in range(swing.before + 1, swing.after + 1) for line in told[n]]
        best = best_event([line.event for line in some], swing.seat, usual, listed)
        found.append(next((line for line in some if line.event is best), None))
    return found


def _document(study: Analysis, bot: str, told: Mapping[Swing, Line | None]) -> dict[str, Any]:
    from orrery.lab.analysis import smoothed

    def plain(swing: Swing, line: Line | None) -> dict[str, Any]:
        return {"before": swing.before, "after": swing.after, "seat": swing.seat, "change": swing.change,
                "changes": list(swing.changes), "event": dict(line.event) if line else None,
                "text": line.sentence if line else None}

    return {
        "bot": bot,
        "answers": study.found.spent,
        "chances": [{"step": spot.step, "games": spot.games, "chances": list(spot.chances()),
                     "intervals": [list(ends) for ends in spot.intervals()]} for spot in smoothed(study.found.spots)],
        "swings": [plain(swing, line) for swing, line in told.items()],
    }
