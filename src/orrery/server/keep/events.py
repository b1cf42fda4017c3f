"""Events in the database: what a match told, in words that need no rules to be told again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from orrery.core import EVERYONE, OMNISCIENT
from orrery.server.database import Row, Transaction

Words = dict[str, Any]
"""The fields of an event by name, as canonical text and numbers."""

_COLUMNS: Final = "n, seq, see, kind, body, stub"


class EventRow(Struct, frozen=True):
    """An event as it is stored: its number among those that stand, the entry that told it, and who sees what of it."""

    n: int
    seq: int
    see: int
    """Seats that see all of it, as bits; EVERYONE: all, and spectators too."""
    kind: str
    body: Words
    stub: Words | None
    """What the others see; None: nothing."""

    def __repr__(self) -> str:
        return f"<event {self.n}: {self.kind}>"  # a hand may be in it

    @property
    def who(self) -> int:
        """Seats that see something of it, as bits; EVERYONE: all, and spectators too."""
        return self.see if self.stub is None else EVERYONE

    def told_to(self, viewer: int) -> Words | None:
        """The event as a viewer sees it; None if he sees nothing of it."""
        whole = viewer == OMNISCIENT or self.see == EVERYONE or (viewer >= 0 and bool(self.see >> viewer & 1))
        words = self.body if whole else self.stub
        return None if words is None else {"event": self.kind, **words}


def append(tx: Transaction, table_id: str, rows: Iterable[EventRow]) -> None:
    """Store events of a table."""
    stored = [(table_id, row.n, row.seq, row.see, row.kind, _text(row.body), _text(row.stub)) for row in rows]
    if stored:
        tx.run_many(f"INSERT INTO events (table_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)", stored)


def cut(tx: Transaction, table_id: str, left: int) -> None:
    """Take away all but the first ``left`` events of a table: they no longer hold."""
    tx.run("DELETE FROM events WHERE table_id = ? AND n >= ?", table_id, left)


def last(tx: Transaction, table_id: str, most: int) -> list[EventRow]:
    """The last events of a table, in order."""
    found = tx.rows(f"SELECT {_COLUMNS} FROM events WHERE table_id = ? ORDER BY n DESC LIMIT ?", table_id, most)
    return [_event(row) for row in reversed(found)]


def between(tx: Transaction, table_id: str, first: int, end: int) -> list[EventRow]:
    """The events of a table from one number up to (not with) another."""
    found = tx.rows(f"SELECT {_COLUMNS} FROM events WHERE table_id = ? AND n >= ? AND n < ? ORDER BY n",
                    table_id, first, end)
    return [_event(row) for row in found]


def sight(tx: Transaction, table_id: str) -> list[tuple[int, int]]:
    """For each event of a table, in order: the entry that told it, and who sees something of it (``EventRow.who``)."""
    found = tx.rows("SELECT seq, CASE WHEN stub IS NULL THEN see ELSE -1 END FROM events WHERE table_id = ? ORDER BY n",
                    table_id)
    return [(seq, who) for seq, who in found]


def kinds_since(tx: Transaction, table_id: str, seat: int, number: int) -> frozenset[str]:
    """The kinds of events that a seat saw something of, from a number on."""
    found = tx.rows("SELECT DISTINCT kind FROM events WHERE table_id = ? AND n >= ? "
                    "AND (see = -1 OR stub IS NOT NULL OR (see & ?) <> 0)", table_id, number, 1 << seat)
    return frozenset([row[0] for row in found])


def _event(row: Row) -> EventRow:
    n, seq, see, kind, body, stub = row
    return EventRow(n, seq, see, kind, msgspec.json.decode(body), None if stub is None else msgspec.json.decode(stub))


def _text(words: Words | None) -> str | None:
    return None if words is None else msgspec.json.encode(words).decode()
