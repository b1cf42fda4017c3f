"""The course of a match: its stored entries played, with what they tell beyond the match itself.

Entries are the truth: answers (sealed ones too), answers taken back, undos, in the order in which they were stored. A
course knows besides the match who answered what (for undo) and since when each seat has been asked (for staleness).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct

from orrery.core import BadRecord, Game, Match, OrreryError, Record, Setup, resume, start, take_snapshot
from orrery.core.record import decode_log, encode_log
from orrery.core.start import settle
from orrery.server.keep.matches import Entry

Batch = tuple[int, tuple[int, ...]]
"""Answers given together: the number of inputs before them, and the seats that gave them."""


_SUM: Final = 8


class _Cached(Struct, array_like=True):
    """What a snapshot holds: the match, and what the entries up to it told. Codes may exceed 64 bits, so logs."""

    seq: int
    undone: int
    asked: list[int]
    batches: list[Batch]
    log: bytes
    sealed: bytes
    match: bytes


class Course:
    """A match in play and how it came about. Changed only by whole entries."""

    __slots__ = ("asked", "batches", "match", "seq", "undone")

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.seq = 0
        """Entries so far."""
        self.asked = [0] * match.setup.seats
        """Since which entry each seat has had its present question (or none)."""
        self.batches: list[Batch] = []
        """All answers that stand, in order."""
        self.undone = 0
        """The last entry that was an undo: events told before it may no longer hold."""

    # -- play --------------------------------------------------------------------------------------------------------

    def answer(self, seat: int, answer: str) -> tuple[int, Sequence[int] | None]:
        """Take an answer's canonical text after checking everything. Raises Refused.

        Returns its code and, if it was the last one awaited, the codes of all who were asked, in that order.
        """
        match = self.match
        seats, before = _asked(match), len(match.inputs)
        if match.submit(seat, answer):
            self._moved(before, seats)
            codes = match.inputs[before:]
            return codes[seats.index(seat)], codes
        self.seq += 1
        return match.sealed[seat], None

    def retract(self, seat: int) -> None:
        """Take a sealed answer back. Raises Refused."""
        self.match.retract(seat)
        self.seq += 1
        self.asked[seat] = self.seq

    def undo(self, seat: int, to: int, consents: Iterable[int] = ()) -> None:
        """Go back to where ``to`` inputs had been made. Raises Refused."""
        self.match.undo(seat, to, consents)
        self._undone(to)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Play stored entries. Raises BadRecord where one does not fit."""
        for entry in entries:
            if entry.seq != self.seq + 1:
                raise _broken(entry, f"expected entry {self.seq + 1}")
            try:
                self._play(entry)
            except OrreryError as error:
                if isinstance(error, BadRecord):
                    raise
                raise _broken(entry, "the match does not take it") from None

    def clone(self) -> Course:
        """An independent course in the same position, which tells events."""
        other = Course(self.match.clone(events=True))
        other.seq, other.undone = self.seq, self.undone
        other.asked, other.batches = self.asked[:], self.batches[:]
        return other

    # -- what it tells -----------------------------------------------------------------------------------------------

    def decision_id(self, seat: int) -> str | None:
        """The name of a seat's open question, which never repeats in a match; None if it is not asked."""
        return f"{self.match.at()}.{seat}" if seat in self.match.waiting() else None

    def last_of(self, seat: int) -> int | None:
        """The number of inputs before this seat's last answer that stands; None if it gave none."""
        return next((start for start, seats in reversed(self.batches) if seat in seats), None)

    def document(self, viewer: int) -> dict[str, Any]:
        """All that one viewer sees (``wire.Doc``). Raises Refused where he may not look."""
        match = self.match
        doc = match.view(viewer).document()
        if doc["asked"] is not None:
            doc["asked"]["id"] = f"{match.at()}.{viewer}"
        doc["phase"] = match.game.phase(match.state)
        doc["undo"] = None
        if viewer >= 0 and match.pending and viewer not in match.sealed:
            to = self.last_of(viewer)
            if to is not None:
                doc["undo"] = {"to": to, "free": match.free_undo(viewer, to)}
        return doc

    # -- snapshots ---------------------------------------------------------------------------------------------------

    def snapshot(self) -> bytes:
        """The course written down, to be resumed quickly."""
        match = self.match
        sealed = [number for pair in match.sealed.items() for number in pair]
        body = msgspec.json.encode(_Cached(
            self.seq, self.undone, self.asked, self.batches, encode_log(match.log), encode_log(sealed),
            take_snapshot(match),
        ))
        return _checksum(body) + body

    # -- inside ------------------------------------------------------------------------------------------------------

    def _play(self, entry: Entry) -> None:
        match, seat, code = self.match, entry.seat, entry.code
        if entry.kind == "answer":
            decision = match.asked(seat)
            if not match.allows(decision, code):
                raise _broken(entry, "it does not answer the question")
            seats, before = _asked(match), len(match.inputs)
            match.sealed[seat] = code
            if len(match.sealed) == len(seats):
                match.step_all([match.sealed[each] for each in seats])
                self._moved(before, seats)
            else:
                self.seq += 1
        elif entry.kind == "retract":
            self.retract(seat)
        elif entry.kind == "undo" and 0 <= code < len(match.inputs):
            match.take_back(code)
            self._undone(code)
        else:
            raise _broken(entry, "expected an answer, a retraction or an undo")

    def _moved(self, before: int, seats: tuple[int, ...]) -> None:
        self.seq += 1
        self.batches.append((before, seats))
        self.asked = [self.seq] * len(self.asked)

    def _undone(self, to: int) -> None:
        self.seq += 1
        self.undone = self.seq
        while self.batches and self.batches[-1][0] >= to:
            self.batches.pop()
        self.asked = [self.seq] * len(self.asked)


def begin(game: Game[Any], setup: Setup) -> Course:
    """The course of a match before its first entry. Raises BadSetup, BadPosition or BadRecord."""
    if setup.rules != game.rules_version:
        raise BadRecord("error-record-rules", f"The match follows rules version {setup.rules} of {game.slug}; "
                        f"expected version {game.rules_version}.",
                        {"found": setup.rules, "expected": game.rules_version})
    settle(game, setup)
    return Course(start(game, setup, events=True))


def load(
    game: Game[Any], setup: Setup, snapshot: bytes | None, entries: Callable[[int], Sequence[Entry]]
) -> tuple[Course, int]:
    """The course of a stored match; ``entries(n)`` gives those after the n-th. Raises BadRecord.

    From the snapshot where that fits, so that a long match opens as fast as a short one; else from the beginning. The
    second value is the number of entries that the snapshot included.
    """
    course = _resumed(game, setup, snapshot) if snapshot else None
    if course is not None:
        kept = course.seq
        try:
            course.follow(entries(kept))
            return course, kept
        except BadRecord:
            pass  # the snapshot is only a cache: the entries decide
    course = begin(game, setup)
    course.follow(entries(0))
    return course, 0


def _resumed(game: Game[Any], setup: Setup, snapshot: bytes) -> Course | None:
    body = snapshot[_SUM:]
    if snapshot[:_SUM] != _checksum(body):
        return None
    try:
        cached = msgspec.json.decode(body, type=_Cached)
    except msgspec.DecodeError:
        return None  # written by another version
    sealed = decode_log(cached.sealed)
    record = Record(setup, decode_log(cached.log), {seat: (code,) for seat, code in zip(sealed[::2], sealed[1::2])})
    try:
        match = resume(game, record, cached.match)
    except OrreryError:
        return None
    course = Course(match)
    course.seq, course.undone = cached.seq, cached.undone
    course.asked, course.batches = cached.asked, cached.batches
    return course


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=_SUM).digest()


def _asked(match: Match[Any]) -> tuple[int, ...]:
    return tuple([decision.seat for decision in match.pending])


def _broken(entry: Entry, detail: str) -> BadRecord:
    return BadRecord("error-entry", f"Entry {entry.seq} of the stored match does not fit: {detail}.",
                     {"n": entry.seq, "why": detail})
