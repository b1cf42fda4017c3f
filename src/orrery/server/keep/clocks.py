"""Clocks, and when no server ran, in the database; and the arithmetic that both the server and its tests use.

A clock is stored as what was spent before, and since when it runs. What is left at any time follows from that, from the
pauses, and from nothing else: no process has to be alive for a clock to be right.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from orrery.server import wire
from orrery.server.database import Transaction

Pauses = Sequence[tuple[int, int]]
"""Times in which clocks stood: from, to, in milliseconds since 1970."""

_COLUMNS: Final = "seat, spent, decision, thought, since, missed"


class ClockRow(Struct, frozen=True):
    """One seat's clock as it is stored. It runs while ``since`` is set."""

    seat: int
    spent: int = 0
    """Milliseconds of the match's budget, before ``since``."""
    decision: str | None = None
    thought: int = 0
    """Milliseconds of the time for ``decision``, before ``since``."""
    since: int | None = None
    missed: int = 0
    """Questions in a row that were answered because time was up."""


# -- arithmetic ------------------------------------------------------------------------------------------------------


def elapsed(since: int, now: int, pauses: Pauses) -> int:
    """Milliseconds between two times that count, pauses left out; none if the clock of the machine went back."""
    counted, at = 0, since
    for start, stop in sorted(pauses):
        start, stop = max(start, at), min(stop, now)
        if start < stop:
            counted += start - at
            at = stop
    return counted + max(0, now - at)


def turned(row: ClockRow, asked: str | None, now: int, pauses: Pauses) -> ClockRow:
    """The clock once its seat is asked this question (or none): it stops, starts, or runs on."""
    if row.since is not None and asked != row.decision:
        run = elapsed(row.since, now, pauses)
        row = replace(row, spent=row.spent + run, thought=row.thought + run, since=None)
    if asked is not None and row.since is None:
        thought = row.thought if asked == row.decision else 0
        row = replace(row, decision=asked, thought=thought, since=now)
    return row


def of_decision(clock: wire.Clock, row: ClockRow, now: int, pauses: Pauses) -> int | None:
    """Milliseconds left for the question; below 0 it is over."""
    if clock.decision is None:
        return None
    if row.since is None:
        return 1000 * clock.decision
    return 1000 * clock.decision - row.thought - elapsed(row.since, now, pauses)


def of_budget(clock: wire.Clock, row: ClockRow, now: int, pauses: Pauses) -> int | None:
    """Milliseconds left for all questions of the match; below 0 they are over."""
    if clock.budget is None:
        return None
    run = elapsed(row.since, now, pauses) if row.since is not None else 0
    return 1000 * clock.budget - row.spent - run


def left(clock: wire.Clock, row: ClockRow, now: int, pauses: Pauses) -> int | None:
    """Milliseconds until one of the two is over; None without a clock."""
    both = [of_decision(clock, row, now, pauses), of_budget(clock, row, now, pauses)]
    return min([one for one in both if one is not None], default=None)


# -- clocks ----------------------------------------------------------------------------------------------------------


def load(tx: Transaction, table_id: str) -> dict[int, ClockRow]:
    """The clocks of a table by seat; none if it is played without."""
    rows = tx.rows(f"SELECT {_COLUMNS} FROM clocks WHERE table_id = ? ORDER BY seat", table_id)
    return {row[0]: ClockRow(*row) for row in rows}


def load_all(tx: Transaction) -> dict[str, dict[int, ClockRow]]:
    """The clocks of all tables in play."""
    found: dict[str, dict[int, ClockRow]] = {}
    rows = tx.rows(f"SELECT table_id, {_COLUMNS} FROM clocks WHERE table_id IN "
                   "(SELECT id FROM tables WHERE state = 'playing')")
    for table_id, *row in rows:
        found.setdefault(table_id, {})[row[0]] = ClockRow(*row)
    return found


def save(tx: Transaction, table_id: str, rows: Iterable[ClockRow]) -> None:
    """Store clocks."""
    for row in rows:
        tx.run(f"INSERT INTO clocks (table_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) "
               "DO UPDATE SET spent = excluded.spent, decision = excluded.decision, thought = excluded.thought, "
               "since = excluded.since, missed = excluded.missed",
               table_id, row.seat, row.spent, row.decision, row.thought, row.since, row.missed)


def turn_all(tx: Transaction, table_id: str, asked: Mapping[int, str | None], now: int) -> dict[int, ClockRow]:
    """Bring the clocks of a table to who is asked what now; returns them."""
    before = load(tx, table_id)
    running = [row.since for row in before.values() if row.since is not None]
    pauses = load_pauses(tx, min(running)) if running else []
    after = {seat: turned(row, asked.get(seat), now, pauses) for seat, row in before.items()}
    save(tx, table_id, [row for seat, row in after.items() if row != before[seat]])
    return after


def turn_one(tx: Transaction, table_id: str, seat: int, asked: str | None, now: int) -> None:
    """Bring one seat's clock to what it is asked now, if the table has clocks."""
    row = load(tx, table_id).get(seat)
    if row is not None:
        pauses = load_pauses(tx, row.since) if row.since is not None else []
        save(tx, table_id, [turned(row, asked, now, pauses)])


# -- servers and pauses ----------------------------------------------------------------------------------------------


def load_pauses(tx: Transaction, after: int = 0) -> list[tuple[int, int]]:
    """The pauses that ended after a time."""
    return [(start, stop) for start, stop in
            tx.rows("SELECT start, stop FROM pauses WHERE stop > ? ORDER BY start", after)]


def last_sign(tx: Transaction) -> int | None:
    """The last sign of life of any server: that it said so, or that it set a clock going."""
    row = tx.row("SELECT MAX(at) FROM (SELECT MAX(beat) AS at FROM servers UNION ALL SELECT MAX(since) FROM clocks) s")
    return row[0] if row is not None else None


def pause(tx: Transaction, start: int, stop: int) -> None:
    """Note a time that does not count."""
    tx.run("INSERT INTO pauses (start, stop) VALUES (?, ?) ON CONFLICT (start) DO NOTHING", start, stop)


def last_beat(tx: Transaction) -> int | None:
    """When a server last said that it runs."""
    row = tx.row("SELECT MAX(beat) FROM servers")
    return row[0] if row is not None else None


def beat(tx: Transaction, server: str, now: int, patience: int, *, alone: bool, starting: bool) -> bool:
    """Say that this server runs; note a pause if none has run until now. True if a pause was noted.

    A server that has not said so for ``patience`` milliseconds is gone, or its machine slept. Where a server is
    ``alone`` on its database, nobody can have run before it started.
    """
    tx.run("DELETE FROM servers WHERE beat < ? AND id <> ? AND beat < (SELECT MAX(beat) FROM servers)",
           now - 100 * patience, server)
    rows = tx.rows("SELECT id, beat, running FROM servers")
    last = max((row[1] for row in rows), default=None)
    paused = False
    if last is not None and last < now:
        runs = any(row[2] and row[1] >= now - patience for row in rows)
        if not runs or (starting and alone):
            pause(tx, last, now)
            paused = True
    tx.run("INSERT INTO servers (id, beat, running) VALUES (?, ?, 1) ON CONFLICT (id) DO UPDATE "
           "SET beat = excluded.beat, running = 1", server, now)
    return paused


def rest(tx: Transaction, server: str, now: int) -> None:
    """This server stops in good order."""
    tx.run("UPDATE servers SET beat = ?, running = 0 WHERE id = ?", now, server)
    tx.run("DELETE FROM presence WHERE server = ?", server)
