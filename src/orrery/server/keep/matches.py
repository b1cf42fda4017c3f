"""Matches as they are stored: entries that are only ever appended, and snapshots that only save time.

An entry is one act at the table: an answer, an answer taken back, an undo. ``seq`` numbers them from 1 without gaps.
Seats that are asked together answer in any order, and each answer is an entry of its own; the one that completes the
question also carries ``inputs``, the codes of all in the order in which they were asked. So entries fold into the
referee's record without the match being played.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from orrery.core import BadRecord, Record, Setup
from orrery.server.database import Conflict, Transaction

ANSWER: Final = "answer"
RETRACT: Final = "retract"
UNDO: Final = "undo"

_COLUMNS: Final = "seq, kind, seat, code, inputs, origin, key, made"


class Entry(Struct, frozen=True):
    """One stored act. ``code`` is an answer's code, or the number of inputs that an undo goes back to."""

    seq: int
    kind: str
    seat: int
    code: int
    inputs: tuple[int, ...] | None
    origin: str
    key: str
    made: int

    def __repr__(self) -> str:
        return f"<entry {self.seq}: {self.kind} of seat {self.seat}>"  # the answer may be hidden


class Repeated(Exception):
    """An entry with this key is stored already."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.seq)
        self.entry = entry


class NoSuchMatch(Exception):
    """There is no table with this id."""


def append(
    tx: Transaction, table_id: str, expected_seq: int, kind: str, seat: int, code: int, origin: str, key: str,
    made: int, *, inputs: Sequence[int] | None = None, waiting: Sequence[int], phase: Mapping[str, Any],
    result: Mapping[str, Any] | None, state: str,
) -> int:
    """Append an entry and bring the table's row to where it leads; returns its number.

    ``inputs`` are the codes of all seats in the order asked, if this answer was the last one awaited. Raises Repeated
    if the key is known, Conflict if the table is not where the caller believes, NoSuchMatch if it is not there.
    """
    row = tx.row("SELECT seq FROM tables WHERE id = ?" + tx.for_update, table_id)
    if row is None:
        raise NoSuchMatch(table_id)
    known = entry_by_key(tx, table_id, key)
    if known is not None:
        raise Repeated(known)
    if row[0] != expected_seq:
        raise Conflict(f"at {row[0]}, not {expected_seq}")
    seq = expected_seq + 1
    tx.run(f"INSERT INTO entries (table_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", table_id, seq, kind, seat,
           str(code), _codes(inputs), origin, key, made)
    tx.run("UPDATE tables SET seq = ?, moved = ?, waiting = ?, phase = ?, result = ?, state = ?, ended = ? "
           "WHERE id = ?", seq, made, to_json(waiting), to_json(phase), None if result is None else to_json(result),
           state, made if state == "over" else None, table_id)
    tx.tell("table", f"{table_id} {seq}")
    return seq


def entry_by_key(tx: Transaction, table_id: str, key: str) -> Entry | None:
    """The entry with this key, if it is stored."""
    row = tx.row(f"SELECT {_COLUMNS} FROM entries WHERE table_id = ? AND key = ?", table_id, key)
    return None if row is None else _entry(row)


def entries(tx: Transaction, table_id: str, after: int = 0) -> list[Entry]:
    """The entries after a number, in order."""
    rows = tx.rows(f"SELECT {_COLUMNS} FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", table_id, after)
    return [_entry(row) for row in rows]


def save_snapshot(tx: Transaction, table_id: str, seq: int, body: bytes) -> None:
    """Keep a snapshot of the match after ``seq`` entries, unless a later one is kept."""
    tx.run("INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
           "SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshots.seq", table_id, seq, body)


def load_snapshot(tx: Transaction, table_id: str) -> tuple[int, bytes] | None:
    """The kept snapshot and the number of entries it includes."""
    row = tx.row("SELECT seq, body FROM snapshots WHERE table_id = ?", table_id)
    return None if row is None else (row[0], bytes(row[1]))


def load_setup(tx: Transaction, table_id: str) -> Setup | None:
    """What the table's match begins with; None if there is no such table."""
    row = tx.row("SELECT game, rules, seed, options, position, (SELECT COUNT(*) FROM seats WHERE table_id = id) "
                 "FROM tables WHERE id = ?", table_id)
    if row is None:
        return None
    game, rules, seed, options, position, seats = row
    start = None if position is None else json.loads(position)
    return Setup(game, rules, seats, bytes(seed), json.loads(options), start)


def fold(setup: Setup, stored: Iterable[Entry], names: Sequence[str] = ()) -> Record:
    """The referee's record of these entries, from the first one on. Raises BadRecord if they contradict themselves.

    Nothing is played: whether each answer is legal shows when the record is (``resume``, ``replay``).
    """
    log: list[int] = []
    standing = 0
    sealed: dict[int, int] = {}
    for n, entry in enumerate(stored, 1):
        if entry.seq != n:
            raise _bad(entry, f"expected entry {n}")
        if entry.kind == ANSWER:
            if entry.seat in sealed:
                raise _bad(entry, "its seat had answered already")
            if entry.inputs is None:
                sealed[entry.seat] = entry.code
                continue
            if sorted(entry.inputs) != sorted([*sealed.values(), entry.code]):
                raise _bad(entry, "its inputs are not the answers that were given")
            log.extend(entry.inputs)
            standing += len(entry.inputs)
            sealed = {}
        elif entry.kind == RETRACT:
            if entry.seat not in sealed:
                raise _bad(entry, "its seat had no sealed answer")
            del sealed[entry.seat]
        elif entry.kind == UNDO:
            if not 0 <= entry.code < standing:
                raise _bad(entry, f"it goes back to input {entry.code} of {standing}")
            log.append(~entry.code)
            standing = entry.code
            sealed = {}
        else:
            raise _bad(entry, "expected answer, retract or undo")
    return Record(setup, log, {seat: (code,) for seat, code in sealed.items()}, names)


def load_record(tx: Transaction, table_id: str) -> Record | None:
    """The record of a table's match, with the names of its seats; None if there is no such table."""
    setup = load_setup(tx, table_id)
    if setup is None:
        return None
    names = tx.rows("SELECT COALESCE(s.name, a.name, s.bot, '') FROM seats s LEFT JOIN accounts a ON a.id = s.account "
                    "WHERE s.table_id = ? ORDER BY s.seat", table_id)
    return fold(setup, entries(tx, table_id), [row[0] for row in names])


def to_json(value: Any) -> str:
    """JSON as it is stored in columns."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _codes(inputs: Sequence[int] | None) -> str | None:
    return None if inputs is None else " ".join([str(code) for code in inputs])


def _entry(row: Sequence[Any]) -> Entry:
    seq, kind, seat, code, inputs, origin, key, made = row
    batch = None if inputs is None else tuple([int(one) for one in inputs.split()])
    return Entry(seq, kind, seat, int(code), batch, origin, key, made)


def _bad(entry: Entry, why: str) -> BadRecord:
    return BadRecord("error-entry", f"Entry {entry.seq} of the stored match does not fit: {why}.",
                     {"n": entry.seq})
