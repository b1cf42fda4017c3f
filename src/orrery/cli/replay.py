"""``orrery replay``: what happened in a saved match or an exported one, and the table at any of its moments."""

from __future__ import annotations

from collections.abc import Iterator
from json import dumps
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from orrery.cli.arguments import Json, Lang, speaking
from orrery.cli.console import screen
from orrery.cli.games import name_of
from orrery.cli.players import styled_names
from orrery.cli.problems import Problem
from orrery.cli.saves import replayed
from orrery.cli.table import scores, tell
from orrery.cli.tale import Line, Tale, read_source
from orrery.core import OMNISCIENT, SPECTATOR, Game, Record, Result, start
from orrery.core.record import undo_of
from orrery.words import Words

STORY: Final = 1
"""The form of the list that ``--format json`` writes."""
FORMS: Final = ("text", "json", "moves")


class Move(NamedTuple):
    """One entry of a record: a seat's answer as canonical text, or an undo to so many inputs (seat -1)."""

    n: int
    seat: int
    text: str
    undo: int = -1


def replay(
    record: Annotated[Path, Parameter(help="help-replay-record")],
    /,
    *,
    to: Annotated[int | None, Parameter(name="--to", metavar="N", help="help-replay-to", show_default=False)] = None,
    seat: Annotated[int | None, Parameter(name="--seat", metavar="N", help="help-replay-seat", show_default=False)]
    = None,
    table: Annotated[str | None, Parameter(name="--table", metavar="ID", help="help-replay-table", show_default=False)]
    = None,
    format: Annotated[str, Parameter(name="--format", metavar="text|json|moves", help="help-replay-format")] = "text",
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Tell what happened in a match, and show the table after it."""
    speaking(lang)
    if format not in FORMS:
        raise Problem("error-replay-format", found=format, known=", ".join(FORMS))
    source = read_source(record, table)
    words = speaking(lang, source.record.setup.game)
    tale = Tale(source, words, to, seat)
    if json:
        print(dumps(_document(tale, to), ensure_ascii=False, indent=1))
        return 0
    if format == "json":
        for line in _story(tale):
            print(dumps(line, ensure_ascii=False))
        return 0
    console = screen()
    _heading(console, tale)
    if format == "moves":
        _print_moves(console, tale, to)
    else:
        _print_tale(console, tale)
    _print_end(console, tale)
    return 0


def _heading(console: Console, tale: Tale) -> None:
    words, setup = tale.words, tale.setup
    options = ", ".join(_option(words, name, str(value)) for name, value in setup.options.items())
    title = words.say("replay-heading", game=name_of(tale.game, words.lang), rules=str(setup.rules), options=options)
    console.print(Text(title, style="bold"), soft_wrap=True)
    for part in setup.past:  # played by rules that are no longer here
        told = words.say("replay-past", rules=str(part.rules), inputs=len(part.log))
        console.print(Text(told, style="dim"), soft_wrap=True)


def _option(words: Words, name: str, value: str) -> str:
    """An option of a match as the game calls it: "Mode: standard"."""
    option, chosen = f"choice-{name}", f"choice-{name}-{value}"
    return f"{words.say(option) if words.has(option) else name}: {words.say(chosen) if words.has(chosen) else value}"


def _print_tale(console: Console, tale: Tale) -> None:
    styled = styled_names(tale.names)
    for line in tale.lines():
        if line.heading:
            console.print()
            console.print(Text(line.sentence, style="bold"), soft_wrap=True)
        else:
            tell(console, [line.sentence], styled)


def _print_moves(console: Console, tale: Tale, to: int | None) -> None:
    styled = styled_names(tale.names)
    for move in moves(tale.game, tale.source.record, to):
        number = Text(f"{move.n:>5}  ", style="dim")
        if move.undo >= 0:
            undone = Text(tale.words.say("replay-undo", to=str(move.undo)), style="yellow")
            console.print(number + undone, soft_wrap=True)
        else:
            console.print(number + styled[move.seat] + Text(f"  {move.text}", style="default"), soft_wrap=True)


def _print_end(console: Console, tale: Tale) -> None:
    """The table, and how it ended or who is awaited."""
    styled, words, match = styled_names(tale.names), tale.words, tale.match
    if match is not None:
        console.print()
        zones = tale.game.view(match.state, tale.viewer)
        console.print(tale.drawing.table(zones, console.width, styled, tale.viewer))
        if match.over():
            points = tale.drawing.points(zones)
            console.print(scores(match.result(), styled, words, points))
    outcome = tale.outcome()
    if outcome is not None:
        if match is None or not match.over():
            console.print(scores(Result(outcome.scores, outcome.winners), styled, words))
        console.print(Text(tale.ending(), style="bold"), soft_wrap=True)
    elif match is not None:
        waiting = ", ".join(tale.names[seat] for seat in match.waiting())
        console.print(Text(words.say("replay-waiting", seats=waiting)), soft_wrap=True)


def moves(game: Game[Any], record: Record, to: int | None = None) -> Iterator[Move]:
    """The entries of a sound record, in order."""
    match = start(game, record.setup)
    log = record.log[:to]
    at = 0
    while at < len(log):
        if log[at] < 0:
            to, block = undo_of(log[at])
            match.take_back(to, block)
            at += 1
            yield Move(at, -1, "", to)
            continue
        end = next((n for n in range(at, len(log)) if log[n] < 0), len(log))
        for told in match.walk(log[at:end]):
            for decision, code in told:
                at += 1
                yield Move(at, decision.seat, game.text(decision, decision.decode(code)))


def _story(tale: Tale) -> Iterator[dict[str, Any]]:
    """The tale as documents: what it is of, every event with its sentence, and how it ended."""
    setup = tale.setup
    yield {"story": STORY, "game": setup.game, "rules_version": setup.rules, "options": setup.options,
           "names": tale.names, "viewer": _viewer(tale.viewer), "lang": tale.words.lang}
    for line in tale.lines():
        yield _told(line)
    outcome = tale.outcome()
    waiting = tale.match.waiting() if outcome is None and tale.match is not None else []
    yield {"end": outcome is not None, "how": outcome.how if outcome else None,
           "scores": list(outcome.scores) if outcome else None, "winners": list(outcome.winners) if outcome else None,
           "waiting": waiting, "sentence": tale.ending()}


def _told(line: Line) -> dict[str, Any]:
    fields = {name: value for name, value in line.event.items() if name not in ("n", "event")}
    seat = fields.get("seat")
    return {"number": line.number, "at": line.at, "seat": seat if isinstance(seat, int) else None,
            "event": line.event["event"], "fields": fields, "sentence": line.sentence}


def _viewer(viewer: int) -> int | str:
    """Who is told: a seat, ``spectator``, or ``all`` who sees every hand."""
    return {OMNISCIENT: "all", SPECTATOR: "spectator"}.get(viewer, viewer)


def _document(tale: Tale, to: int | None) -> dict[str, Any]:
    """The record as one document: its moves, and the table after them."""
    record = tale.source.record
    match = tale.match or replayed(tale.game, record)  # what earlier rules played can be told, not shown: this says so
    result = match.result() if match.over() else None
    return {
        "game": record.setup.game,
        "rules_version": record.setup.rules,
        "past": [{"rules_version": part.rules, "inputs": len(part.log)} for part in record.setup.past],
        "seats": record.setup.seats,
        "options": record.setup.options,
        "names": list(record.names),
        "inputs": len(record.log),
        "moves": [
            {"n": move.n, "undo": move.undo} if move.undo >= 0 else {"n": move.n, "seat": move.seat, "text": move.text}
            for move in moves(tale.game, record, to)
        ],
        "zones": tale.game.view(match.state, tale.viewer),
        "waiting": match.waiting(),
        "result": {"scores": list(result.scores), "winners": list(result.winners)} if result is not None else None,
        "digest": match.digest(),
    }
