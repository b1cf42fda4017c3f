"""``orrery replay``: a record as moves, and the table at any of them."""

from __future__ import annotations

from collections.abc import Iterator
from json import dumps
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter
from rich.text import Text

from orrery import games
from orrery.cli.arguments import Json, Lang, speaking
from orrery.cli.console import screen
from orrery.cli.games import name_of
from orrery.cli.players import shown_names, styled_names
from orrery.cli.problems import Problem
from orrery.cli.saves import read_record, replayed
from orrery.cli.table import Drawing, scores
from orrery.core import OMNISCIENT, SPECTATOR, Game, Match, Record, start
from orrery.core.record import undo_of


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
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Print the moves of a record and the table after them."""
    speaking(lang)
    read = read_record(record)
    game = games.load(read.setup.game)
    words = speaking(lang, game.slug)
    if to is not None and not 0 <= to <= len(read.log):
        raise Problem("error-replay-range", to=str(to), last=len(read.log))
    whole = replayed(game, read)
    match = whole if to is None else replayed(game, read, to)
    played = list(moves(game, read, to))
    viewer = OMNISCIENT if whole.over() else SPECTATOR
    zones = game.view(match.state, viewer)  # a match that is over may be shown openly at any of its moves
    if json:
        print(dumps(_document(read, match, played, zones), ensure_ascii=False, indent=1))
        return 0
    console = screen()
    names = shown_names(read.names or [words.say("seat-number", number=n) for n in range(read.setup.seats)], words)
    styled = styled_names(names)
    options = ", ".join(f"{name}={value}" for name, value in read.setup.options.items())
    title = words.say("replay-heading", game=name_of(game, words.lang), rules=str(read.setup.rules), options=options)
    console.print(Text(title, style="bold"), soft_wrap=True)
    for part in read.setup.past:  # played by rules that are no longer here
        told = words.say("replay-past", rules=str(part.rules), inputs=len(part.log))
        console.print(Text(told, style="dim"), soft_wrap=True)
    for move in played:
        number = Text(f"{move.n:>5}  ", style="dim")
        if move.undo >= 0:
            console.print(number + Text(words.say("replay-undo", to=str(move.undo)), style="yellow"), soft_wrap=True)
        else:
            console.print(number + styled[move.seat] + Text(f"  {move.text}", style="default"), soft_wrap=True)
    console.print()
    console.print(Drawing(game, words).table(zones, console.width, styled, viewer))
    if match.over():
        console.print(scores(match.result(), styled, words))
    else:
        waiting = ", ".join(names[seat] for seat in match.waiting())
        console.print(Text(words.say("replay-waiting", seats=waiting)), soft_wrap=True)
    return 0


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


def _document(record: Record, match: Match[Any], played: list[Move], zones: dict[str, Any]) -> dict[str, Any]:
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
            for move in played
        ],
        "zones": zones,
        "waiting": match.waiting(),
        "result": {"scores": list(result.scores), "winners": list(result.winners)} if result is not None else None,
        "digest": match.digest(),
    }
