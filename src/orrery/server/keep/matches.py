"""Matches as they are stored: entries that are only ever appended, and where the step under way began.

An entry is one act at the table: an answer, an answer taken back, an undo; that newer rules or somebody else in a seat
play from here on; or that the match is over before its rules end it (``seating``).
``seq`` numbers them from 1 without gaps.
Seats that are asked together answer in any order, and each answer is an entry of its own, also each one in a lane; the
one with which the match moves on also carries ``inputs``, all that it adds to the record: the codes of all who were
asked, seat by seat in the order in which they were. So entries fold into the referee's record without the match being
played.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from orrery.core import BadRecord, Part, Record, Setup
from orrery.core.record import undo_of
from orrery.server.database import Conflict, Transaction
from orrery.server.keep import seating, tables
from orrery.server.keep.seating import END, HINT, SEAT, Ended, News, Seated
from orrery.server.keep.tables import TableRow

ANSWER: Final = "answer"
RETRACT: Final = "retract"
UNDO: Final = "undo"
RULES: Final = "rules"

B = TypeVar("B")
Place = tuple[int, int]
"""An entry, and how far the count of inputs had come with it."""
KEPT: Final = "kept"
"""In an answer's body: the seats that were asked the same before and after it."""

_COLUMNS: Final = "seq, kind, seat, code, inputs, origin, key, made, body"


class Entry(Struct, frozen=True):
    """One stored act. ``code`` is an answer's code, what an undo goes back to (``~core.record.undo_entry``), or the
    version of the rules that play from here on (then nobody's seat)."""

    seq: int
    kind: str
    seat: int
    code: int
    inputs: tuple[int, ...] | None
    """If the match moved on with this answer: the inputs that it made, as the record has them."""
    origin: str
    key: str
    made: int
    body: dict[str, Any] | None = None
    """Of a change of rules: a ``Change``; of a seat: ``Seated``; of an end: ``Ended``. Of an answer that left what
    others are asked as it was: ``kept``."""

    def __repr__(self) -> str:
        return f"<entry {self.seq}: {self.kind} of seat {self.seat}>"  # the answer may be hidden


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """Newer rules take over: which, from which version, in what position, and how much chance had been used."""

    was: int
    rules: int
    used: int
    position: dict[str, Any]

    def __repr__(self) -> str:
        return f"<rules {self.was} to {self.rules}>"


def changed(setup: Setup, log: Sequence[int], change: Change) -> Setup:
    """What the part begins with that newer rules play; what was played before becomes its past."""
    past = (*setup.past, Part(change.was, setup.position, setup.used, tuple(log)))
    return Setup(setup.game, change.rules, setup.seats, setup.seed, setup.options, change.position, change.used, past)


def inputs_before(setup: Setup) -> int:
    """How far the count of inputs had come when this part of a match began; a change of rules counts as one."""
    return sum(len(part.log) + 1 for part in setup.past)


class Batch(NamedTuple):
    """Answers given together that stand: the number of inputs before them, the seats that gave them, the entry."""

    start: int
    seats: tuple[int, ...]
    seq: int


class Repeated(Exception):
    """An entry with this key is stored already."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.seq)
        self.entry = entry


class NoSuchMatch(Exception):
    """There is no table with this id."""


def append(tx: Transaction, entry: Entry, row: TableRow) -> None:
    """Append an entry and bring the table's row to where it leads.

    Raises Repeated if its key is known, Conflict if the table is not where the entry says, NoSuchMatch if it is not
    there.
    """
    found = tx.row("SELECT seq FROM tables WHERE id = ?" + tx.for_update, row.id)
    if found is None:
        raise NoSuchMatch(row.id)
    known = entry_by_key(tx, row.id, entry.key)
    if known is not None:
        raise Repeated(known)
    if found[0] != entry.seq - 1:
        raise Conflict(f"at {found[0]}, not {entry.seq - 1}")
    insert(tx, row.id, entry)
    tables.set_place(tx, row)


def has_come(tx: Transaction, table_id: str, seat: int) -> bool:
    """Whether a person has ever answered for a seat, himself or by a standing order."""
    return tx.row("SELECT 1 FROM entries WHERE table_id = ? AND seat = ? AND kind = ? "
                  "AND origin IN ('person', 'order')", table_id, seat, ANSWER) is not None


def insert(tx: Transaction, table_id: str, entry: Entry) -> None:
    """Store an entry as it is."""
    tx.run(f"INSERT INTO entries (table_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", table_id,
           entry.seq, entry.kind, entry.seat, str(entry.code), _codes(entry.inputs), entry.origin, entry.key,
           entry.made, None if entry.body is None else msgspec.json.encode(entry.body).decode())


def entry_by_key(tx: Transaction, table_id: str, key: str) -> Entry | None:
    """The entry with this key, if it is stored."""
    row = tx.row(f"SELECT {_COLUMNS} FROM entries WHERE table_id = ? AND key = ?", table_id, key)
    return None if row is None else _entry(row)


def entries(tx: Transaction, table_id: str, after: int = 0) -> list[Entry]:
    """The entries after a number, in order."""
    rows = tx.rows(f"SELECT {_COLUMNS} FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", table_id, after)
    return [_entry(row) for row in rows]


def save_boundary(tx: Transaction, table_id: str, body: Mapping[str, Any]) -> None:
    """Keep where the step of a match began (``snapshot.take_snapshot``), in place of what was kept."""
    tx.run("INSERT INTO boundaries (table_id, body) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE "
           "SET body = excluded.body", table_id, msgspec.json.encode(body).decode())


def load_boundary(tx: Transaction, table_id: str) -> dict[str, Any] | None:
    """Where the step of a match began; None if that is not kept: it came from elsewhere, or from an older program."""
    row = tx.row("SELECT body FROM boundaries WHERE table_id = ?", table_id)
    try:
        return None if row is None else msgspec.json.decode(row[0], type=dict[str, Any])
    except msgspec.DecodeError:
        return None  # damaged; the entries lead there too


def without_boundary(tx: Transaction) -> list[str]:
    """The tables in play of which it is not kept where their step began."""
    return [row[0] for row in tx.rows("SELECT id FROM tables WHERE state = 'playing' AND NOT EXISTS "
                                      "(SELECT 1 FROM boundaries WHERE table_id = tables.id) ORDER BY id")]


def load_setup(tx: Transaction, table_id: str) -> Setup | None:
    """What the table's match begins with; None if there is no such table."""
    row = tx.row("SELECT game, rules, seed, options, position, (SELECT COUNT(*) FROM seats WHERE table_id = id) "
                 "FROM tables WHERE id = ?", table_id)
    if row is None:
        return None
    game, rules, seed, options, position, seats = row
    start = None if position is None else json.loads(position)
    return Setup(game, rules, seats, bytes(seed), json.loads(options), start)


class Fold:
    """Stored entries put together without being played: what is logged, sealed, and standing, and by whom.

    Raises BadRecord if they contradict themselves. Whether each answer is legal shows when the match is played.
    """

    def __init__(self, setup: Setup, stored: Iterable[Entry]) -> None:
        self.setup = setup
        """What the last part begins with."""
        self.seq = 0
        """Entries so far."""
        self.began = 0
        """The entry with which the last part began; 0: the beginning."""
        self.log: list[int] = []
        self.sealed: dict[int, list[int]] = {}
        """What has been answered to the present question: the codes of each seat, several in a lane."""
        self.batches: list[Batch] = []
        self.undone = 0
        """The last entry that took events away."""
        self.news: list[News] = []
        """What this part told of the table."""
        self.ending: Ended | None = None
        """How the match ended before its rules ended it."""
        self._standing = 0
        self._moved = 0
        self._since: dict[int, int] = {}
        """The last act of a seat on the present question: sealed, or taken back."""
        self._kept: Mapping[int, Place] = {}
        """Of seats whose question is older than the last move: since which entry, and where the match was then."""
        for entry in stored:
            self._take(entry)

    def record(self, names: Sequence[str] = ()) -> Record:
        """The referee's record."""
        return Record(self.setup, self.log, self.sealed, names)

    @property
    def asked(self) -> list[int]:
        """Since which entry each seat has had its present question (or none)."""
        return [self._since.get(seat, self._place(seat)[0]) for seat in range(self.setup.seats)]

    @property
    def put(self) -> list[int]:
        """How far the count of inputs had come when each seat was put its present question."""
        return [self._place(seat)[1] for seat in range(self.setup.seats)]

    def _place(self, seat: int) -> Place:
        return self._kept.get(seat) or (self._moved, inputs_before(self.setup) + len(self.log))

    def reached(self, inputs: int) -> int:
        """The entry with which so many inputs of the last part stood."""
        return next((batch.seq for batch in reversed(self.batches) if batch.start < inputs), self.began)

    def _take(self, entry: Entry) -> None:
        if entry.seq != self.seq + 1:
            raise _bad(entry, f"expected entry {self.seq + 1}")
        if self.ending is not None:
            raise _bad(entry, "the match was over")
        self.seq = entry.seq
        if entry.kind == ANSWER:
            self._answer(entry)
        elif entry.kind == RETRACT:
            if entry.seat not in self.sealed:
                raise _bad(entry, "its seat had no sealed answer")
            self.sealed[entry.seat].pop()
            if not self.sealed[entry.seat]:
                del self.sealed[entry.seat]
            self._since[entry.seat] = entry.seq
        elif entry.kind == UNDO:
            to, _ = undo_of(~entry.code)
            if entry.code < 0 or to >= self._standing:
                raise _bad(entry, f"it goes back to input {to} of {self._standing}")
            self.log.append(~entry.code)
            cut = next((batch.seq for batch in self.batches if batch.start >= to), entry.seq)
            self.news = seating.told_again(self.news, cut, entry.seq)
            while self.batches and self.batches[-1].start >= to:
                self.batches.pop()
            self._stands(entry, to)
            self.undone = entry.seq
        elif entry.kind == RULES:
            self._change_rules(entry)
        elif entry.kind in (SEAT, HINT):
            if not 0 <= entry.seat < self.setup.seats:
                raise _bad(entry, "there is no such seat")
            self.news.append(seating.news_of_seat(entry.seq, entry.seat, seated(entry)) if entry.kind == SEAT
                             else seating.news_of_hint(entry.seq, entry.seat))
        elif entry.kind == END:
            self.ending = ended(entry)
            if len(self.ending.scores) != self.setup.seats:
                raise _bad(entry, f"expected a score for each of {self.setup.seats} seats")
            self.news.append(seating.news_of_end(entry.seq, self.ending))
        else:
            raise _bad(entry, "expected answer, retract, undo, rules, seat, hint or end")

    def _answer(self, entry: Entry) -> None:
        if not 0 <= entry.seat < self.setup.seats:
            raise _bad(entry, "there is no such seat")
        if entry.inputs is None:
            self.sealed.setdefault(entry.seat, []).append(entry.code)
            self._since[entry.seat] = entry.seq
            return
        if not self._completes(entry, entry.inputs):
            raise _bad(entry, "its inputs are not the answers that were given")
        kept = {seat: self._place(seat) for seat in _kept(entry)} if entry.body is not None else None
        seats = tuple(dict.fromkeys([*self.sealed, entry.seat])) if self.sealed else (entry.seat,)
        self.log.extend(entry.inputs)
        self.batches.append(Batch(self._standing, seats, entry.seq))
        self._stands(entry, self._standing + len(entry.inputs), kept)

    def _completes(self, entry: Entry, inputs: Sequence[int]) -> bool:
        """Whether these are the answers given, or that of the first of several seats (``core.First``)."""
        if not self.sealed and inputs == (entry.code,):
            return True
        given = [code for codes in self.sealed.values() for code in codes]
        if sorted(inputs) == sorted([*given, entry.code]):
            return True
        among = range(2, self.setup.seats + 1)
        return not given and len(inputs) == 1 and any(inputs[0] // seats == entry.code for seats in among)

    def _change_rules(self, entry: Entry) -> None:
        if entry.body is None:
            raise _bad(entry, "expected the position from which the rules play")
        self.setup = changed(self.setup, self.log, _body(entry, Change))
        self.log, self.batches, self.news = [], [], []
        self._stands(entry, 0)
        self.began = self.undone = entry.seq

    def _stands(self, entry: Entry, inputs: int, kept: Mapping[int, Place] | None = None) -> None:
        """So many inputs stand now, and all seats but these are asked something else."""
        self._standing, self._moved = inputs, entry.seq
        if self.sealed or self._since:
            self.sealed, self._since = {}, {}
        self._kept = kept or {}


def load_record(tx: Transaction, table_id: str) -> Record | None:
    """The record of a table's match, with the names of its seats; None if there is no such table."""
    setup = load_setup(tx, table_id)
    if setup is None:
        return None
    names = tx.rows("SELECT COALESCE(s.name, a.name, s.bot, '') FROM seats s LEFT JOIN accounts a ON a.id = s.account "
                    "WHERE s.table_id = ? ORDER BY s.seat", table_id)
    return Fold(setup, entries(tx, table_id)).record([row[0] for row in names])


def seated(entry: Entry) -> Seated:
    """Who plays a seat from an entry on. Raises BadRecord."""
    return _body(entry, Seated)


def ended(entry: Entry) -> Ended:
    """How the match ended with an entry. Raises BadRecord."""
    return _body(entry, Ended)


def _body(entry: Entry, kind: type[B]) -> B:
    try:
        return msgspec.convert(entry.body, kind)
    except msgspec.ValidationError as error:
        raise _bad(entry, str(error)) from None


def _kept(entry: Entry) -> Sequence[int]:
    kept = (entry.body or {}).get(KEPT, ())
    if not isinstance(kept, (list, tuple)) or not all(isinstance(seat, int) for seat in kept):
        raise _bad(entry, "expected a list of seats whose question stayed")
    return kept


def _codes(inputs: Sequence[int] | None) -> str | None:
    return None if inputs is None else " ".join([str(code) for code in inputs])


def _entry(row: Sequence[Any]) -> Entry:
    seq, kind, seat, code, inputs, origin, key, made, body = row
    batch = None if inputs is None else (int(inputs),) if " " not in inputs else tuple(map(int, inputs.split()))
    return Entry(seq, kind, seat, int(code), batch, origin, key, made, None if body is None else json.loads(body))


def _bad(entry: Entry, why: str) -> BadRecord:
    return BadRecord("error-entry", f"Entry {entry.seq} of the stored match does not fit: {why}.",
                     {"n": entry.seq})
