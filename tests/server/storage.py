"""What tests of storage share: a database opened for a while, and a table with a match in it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from orrery.core import Match
from orrery.server.course import Course
from orrery.server.database import Database, NotStored, Transaction, connect
from orrery.server.keep import matches, tables
from orrery.server.keep.matches import Entry
from orrery.words import Words

TABLE = "abcdefghij"


@asynccontextmanager
async def opened(address: str, heard: list[tuple[str, str]] | None = None, **how: Any) -> AsyncIterator[Database]:
    """A database that is open; what other processes tell is put into ``heard``."""
    told = heard if heard is not None else []
    database = connect(address, **how)
    await database.open(lambda channel, text: told.append((channel, text)))
    try:
        yield database
    finally:
        await database.close()


def put_table(
    tx: Transaction, table_id: str = TABLE, *, game: str = "comet", seats: int = 2, seed: bytes = b"seed",
    options: str = "{}", names: Sequence[str] = ("Ann", "Bob", "Cleo", "Dan"),
) -> None:
    """Store a table that is being played by accounts of these names."""
    for seat in range(seats):
        tx.run("INSERT INTO accounts (id, name, settings, created, seen) VALUES (?, ?, '{}', 1, 1) "
               "ON CONFLICT (id) DO NOTHING", f"account-{names[seat]}", names[seat])
    tx.run("INSERT INTO tables (id, name, game, rules, options, pace, clock, listed, watching, rated, guided, host, "
           "state, seed, seq, waiting, phase, created, started, moved) VALUES (?, 'A table', ?, 1, ?, 'live', '{}', 1, "
           "1, 1, 0, ?, 'playing', ?, 0, '[]', '{}', 1000, 1001, 1001)", table_id, game, options, f"account-{names[0]}",
           seed)
    for seat in range(seats):
        tx.run("INSERT INTO seats (table_id, seat, kind, account, colour) VALUES (?, ?, 'person', ?, ?)",
               table_id, seat, f"account-{names[seat]}", seat)


def add(
    tx: Transaction, after: int, code: int = 0, *, key: str | None = None, kind: str = "answer", seat: int = 0,
    inputs: Sequence[int] | None = None, state: str = "playing", table_id: str = TABLE,
) -> int:
    """Append an entry to the table, with plain values for all that the test does not look at."""
    entry = Entry(after + 1, kind, seat, code, None if inputs is None else tuple(inputs), "person",
                  key or f"key-{after}", 5000 + after)
    found = tables.find(tx, TABLE)
    assert found is not None
    matches.append(tx, entry, tables.replace(
        found, id=table_id, seq=entry.seq, moved=entry.made, waiting=[1 - seat], phase={"round": after}, state=state))
    return entry.seq


class Player:
    """A live match whose every act is appended to the table, as the server does it."""

    def __init__(self, database: Database, match: Match[Any], table_id: str = TABLE) -> None:
        self.database = database
        self.match = match
        self.table_id = table_id
        self.seq = 0

    async def answer(self, seat: int, code: int) -> None:
        decision = self.match.asked(seat)
        before = len(self.match.inputs)
        moved = self.match.submit(seat, decision.decode(code))
        await self._append("answer", seat, code, self.match.inputs[before:] if moved else None)

    async def retract(self, seat: int) -> None:
        self.match.retract(seat)
        await self._append("retract", seat, 0, None)

    async def undo(self, seat: int, to: int) -> None:
        undone = self.match.undo(seat, to, range(self.match.state.seats))
        await self._append("undo", seat, ~undone, None)

    async def _append(self, kind: str, seat: int, code: int, inputs: Sequence[int] | None) -> None:
        match, seq = self.match, self.seq
        entry = Entry(seq + 1, kind, seat, code, None if inputs is None else tuple(inputs), "person", f"key-{seq}",
                      2000 + seq)

        def work(tx: Transaction) -> None:
            found = tables.find(tx, self.table_id)
            assert found is not None
            matches.append(tx, entry, tables.replace(
                found, seq=entry.seq, moved=entry.made, waiting=match.waiting(), phase={},
                result=Course(match).result(), state="over" if match.over() else "playing"))

        await self.database.write(work)
        self.seq = entry.seq


def count(tx: Transaction, table: str) -> int:
    row = tx.row(f"SELECT COUNT(*) FROM {table}")
    assert row is not None
    return int(row[0])


def seq(tx: Transaction) -> int:
    row = tx.row("SELECT seq FROM tables WHERE id = ?", TABLE)
    assert row is not None
    return int(row[0])


def in_both_languages(refusal: NotStored) -> list[str]:
    """What the program says of a refusal in English and in Russian."""
    return [Words(language).error(refusal) for language in ("en", "ru")]


async def until(what: Callable[[], object]) -> None:
    """Wait until something is so; half a minute at most."""
    for _ in range(600):
        if what():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not happen within half a minute")


def run_python(program: str, *args: str) -> subprocess.Popen[str]:
    """Start a program that may import the tests; what it prints can be read."""
    places = [str(Path(__file__).parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    return subprocess.Popen([sys.executable, "-c", program, *args], stdout=subprocess.PIPE, env=environment, text=True)


def refusal_to_open(address: Path | str, **how: Any) -> NotStored:
    """Why a database does not open."""

    async def story() -> None:
        async with opened(str(address), **how):
            pass

    with pytest.raises(NotStored) as refusal:
        asyncio.run(story())
    return refusal.value
