"""A match as a tale: what happened in it, in sentences, from a saved match or from an exported table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from json import JSONDecodeError, loads
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from orrery import games
from orrery.cli.arguments import require_file
from orrery.cli.players import ME, shown_names
from orrery.cli.problems import Problem
from orrery.cli.saves import replayed
from orrery.cli.table import NOBODY, Drawing, told
from orrery.core import EVERYONE, OMNISCIENT, SPECTATOR, Game, Match, OrreryError, Record, Result, start
from orrery.core.record import undo_of
from orrery.words import Words

if TYPE_CHECKING:
    from orrery.lab.analysis import Tape
    from orrery.server.parcel import Parcel

_TABLE: Final = "orrery_table"
_RECORD: Final = "orrery"


class Happening(NamedTuple):
    """One event as its reader saw it: after how many inputs it was told, and its fields by name."""

    at: int
    event: Mapping[str, Any]


class Line(NamedTuple):
    """One sentence of a tale: its number, after how many inputs it was told, and the event that it tells."""

    number: int
    at: int
    event: Mapping[str, Any]
    sentence: str
    heading: bool


class Outcome(NamedTuple):
    """How a match ended: by its rules, or (``how``) before they end it."""

    scores: Sequence[int]
    winners: Sequence[int]
    how: str = "played"


@dataclass(frozen=True, slots=True)
class Source:
    """What a file holds of one match: its record, and of an exported table what was told there."""

    record: Record
    parcel: Parcel | None = None

    @property
    def names(self) -> list[str]:
        """Who sits where, as it was written down."""
        return list(self.record.names)

    @property
    def cut_short(self) -> Outcome | None:
        """The end of a match that its rules did not end."""
        if self.parcel is None or not self.parcel.cut_short or self.parcel.header.table.result is None:
            return None
        result = self.parcel.header.table.result
        return Outcome(result.scores, result.winners, result.how)


def read_source(path: Path, table: str | None = None) -> Source:
    """The match of a file: a saved one, or the one of the exported tables that is wanted. Raises Problem."""
    data = require_file(path).read_bytes()
    try:
        head = loads(data.partition(b"\n")[0])
    except (JSONDecodeError, UnicodeDecodeError, RecursionError):
        head = None
    if isinstance(head, dict) and _TABLE in head:
        return _exported(data, table)
    if not isinstance(head, dict) or _RECORD not in head:
        raise Problem("error-replay-foreign", file=str(path))
    if table is not None:
        raise Problem("error-replay-no-table", table=table, file=str(path))
    try:
        return Source(Record.from_bytes(data))
    except RecursionError:
        raise Problem("error-record-foreign") from None


def _exported(data: bytes, table: str | None) -> Source:
    from orrery.server import parcel

    found = list(parcel.read(iter(data.splitlines(keepends=True))))
    ids = [one.header.table.id for one in found]
    wanted = [one for one in found if table in (None, one.header.table.id)]
    if len(wanted) != 1:
        raise Problem("error-replay-which", number=len(found), tables=", ".join(ids))
    return Source(wanted[0].record(), wanted[0])


class Tale:
    """One match told to one reader: a seat, a spectator, or who may see all hands because it is over."""

    def __init__(self, source: Source, words: Words, to: int | None = None, seat: int | None = None) -> None:
        record = source.record
        self.source = source
        self.game: Game[Any] = games.load(record.setup.game)
        self.words = words
        self.setup = record.setup
        if to is not None and not 0 <= to <= len(record.log):
            raise Problem("error-replay-range", to=str(to), last=len(record.log))
        if seat is not None and not 1 <= seat <= self.setup.seats:
            raise Problem("error-replay-seat", seat=str(seat), seats=self.setup.seats)
        self.match, self.whole = self._played(to)
        over = self.whole is not None and self.whole.over()
        self.viewer = seat - 1 if seat is not None else OMNISCIENT if over else SPECTATOR
        given = source.names or [words.say("seat-number", number=n) for n in range(self.setup.seats)]
        self.names = shown_names(given, words)
        self.reader = seat - 1 if seat is not None else given.index(ME) if given.count(ME) == 1 else NOBODY
        self.drawing = Drawing(self.game, words, self.names)
        stored = source.parcel is not None and bool(source.parcel.events) and to is None
        self._happenings = list(self._stored() if stored else self._played_again(to))

    def _played(self, to: int | None) -> tuple[Match[Any] | None, Match[Any] | None]:
        """The match as far as it is told, and all of it; None where rules played it that are no longer here, and
        what happened was written down."""
        record = self.source.record
        try:
            whole = replayed(self.game, record)
            return (whole if to is None else replayed(self.game, record, to)), whole
        except OrreryError:
            if self.source.parcel is None or not self.source.parcel.events or to is not None:
                raise
            return None, None

    def _stored(self) -> Iterator[Happening]:
        """What an exported table told, those things too that are no part of the match: who left, who came."""
        assert self.source.parcel is not None
        for line in self.source.parcel.events:
            shown = self.viewer == OMNISCIENT or line.see == EVERYONE
            body = line.body if shown or (self.viewer >= 0 and line.see >> self.viewer & 1) else line.stub
            if body is not None:
                yield Happening(line.seq, {"event": line.kind, **body})

    def _played_again(self, to: int | None) -> Iterator[Happening]:
        """What the rules tell when the record is played; what was taken back has not happened."""
        match = start(self.game, self.setup, events=True)
        counts = [(0, len(match.state.events or ()))]
        log = self.source.record.log[:to]
        at = 0
        while at < len(log):
            if log[at] < 0:
                match.take_back(*undo_of(log[at]))
                at += 1
                left = len(match.state.events or ())
                counts = [(inputs, min(count, left)) for inputs, count in counts]
            else:
                end = next((n for n in range(at, len(log)) if log[n] < 0), len(log))
                for answered in match.walk(log[at:end]):
                    at += len(answered)
                    counts.append((at, len(match.state.events or ())))
        events = match.state.events or []
        for (_, before), (inputs, after) in pairwise([(0, 0), *counts]):
            for event in events[before:after]:
                seen = self.game.event_for(event, self.viewer)
                if seen is not None:
                    yield Happening(inputs, seen)

    def lines(self) -> list[Line]:
        """The tale, sentence by sentence."""
        return self._lines(self._happenings)

    def by_step(self, tape: Tape) -> list[list[Line]]:
        """What each step of a match tells, the first one how it began. Nothing that was taken back is among them."""
        match, before, steps = tape.begin(live=False), 0, []
        for _ in chain(((),), match.walk(tape.inputs)):
            events = match.state.events or []
            seen = [self.game.event_for(event, self.viewer) for event in events[before:]]
            steps.append(self._lines([Happening(len(match.inputs), one) for one in seen if one is not None]))
            before = len(events)
        return steps

    def _lines(self, happenings: Sequence[Happening]) -> list[Line]:
        headings = self.words.say("headings").split()
        lines: list[Line] = []
        for at, event in happenings:
            sentence = told(event, self.words, self.names, self.drawing.called, self.reader)
            if sentence:
                lines.append(Line(len(lines), at, event, sentence, event["event"] in headings))
        return lines

    def outcome(self) -> Outcome | None:
        """How it ended; None if what is told is not the end."""
        if self.match is None or self.match is self.whole:
            cut = self.source.cut_short
            if cut is not None or self.match is None:
                return cut
        if not self.match.over():
            return None
        result: Result = self.match.result()
        return Outcome(result.scores, result.winners)

    def ending(self) -> str:
        """Who won, and with what, in a sentence; empty if nobody has yet."""
        outcome = self.outcome()
        if outcome is None:
            return ""
        if not outcome.winners:
            return self.words.say("tale-nobody")
        winners, points = outcome.winners, outcome.scores
        plain = list(points) == [int(seat in winners) for seat in range(self.setup.seats)]
        ranked = sorted(range(self.setup.seats), key=lambda seat: -points[seat])
        others = ", ".join(f"{self.names[seat]}: {points[seat]}" for seat in ranked if seat not in winners)
        return self.words.say(
            "tale-won-only" if plain else "tale-won", seats=len(winners),
            who="you" if list(winners) == [self.reader] else "seat", points=max([points[seat] for seat in winners]),
            names=", ".join(self.names[seat] for seat in winners), others=others or "none",
        )
