"""Tables in memory: brought there when somebody needs them, off the event loop, and let go when nobody does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

from orrery import games
from orrery.core import OrreryError, Setup
from orrery.server import course as courses
from orrery.server import upgrade, wire
from orrery.server.chronicle import RECENT, Chronicle
from orrery.server.course import Course
from orrery.server.database import Database, Transaction
from orrery.server.keep import events, matches, tables
from orrery.server.keep.tables import SeatRow, TableRow
from orrery.server.problems import NoSuchTable, named
from orrery.server.table import LINES, Table

_log = logging.getLogger(__name__)

T = TypeVar("T")

LINGER: Final = 60.0
"""Seconds for which a table that nobody needs stays in memory."""


class Shelf:
    """The tables of this process that are in memory."""

    def __init__(self, db: Database, linger: float = LINGER) -> None:
        self.db = db
        self.tables: dict[str, Table] = {}
        self._linger = linger
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._missed: set[str] = set()
        """Tables of which something was heard while they were being loaded."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._keeping: list[asyncio.Task[None]] = []
        """What goes on as long as the shelf stands."""

    async def open(self) -> None:
        """Begin to let go of tables that nobody needs, and to keep the past of those that lack it. The database is
        open."""
        self._keeping = [asyncio.create_task(self._sweep()), asyncio.create_task(self._complete())]

    async def close(self) -> None:
        """Finish what is under way, and let go of everything."""
        for task in self._keeping:
            task.cancel()
        await asyncio.gather(*self._keeping, *self._tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            async with table.lock:
                self.tables.pop(table.id, None)

    async def table(self, table_id: str) -> Table:
        """A table, from memory or the database. Raises NoSuchTable, or BadRecord if its match cannot be played."""
        table = self.tables.get(table_id)
        if table is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(_look_at)
            table = await asyncio.shield(task)
        table.used = asyncio.get_running_loop().time()
        return table

    async def act(self, table_id: str, act: Callable[[Table], Awaitable[T]]) -> T:
        """Do something with a table, alone. Whoever waits may go away; what was begun is finished."""
        async def alone() -> T:
            table = await self.table(table_id)
            async with table.lock:
                return await act(table)

        task = asyncio.create_task(alone())
        task.add_done_callback(_look_at)
        return await asyncio.shield(task)

    def spawn(self, work: Awaitable[object]) -> None:
        """Do something for which nobody waits."""
        async def logged() -> None:
            try:
                await work
            except OrreryError as problem:
                _log.warning("a table could not be looked at (%s)", problem.key)

        task = asyncio.create_task(logged())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def missed(self, table_id: str) -> None:
        """Something was heard of a table: if it is being loaded, it must be loaded again."""
        if table_id in self._loading:
            self._missed.add(table_id)

    # -- loading -----------------------------------------------------------------------------------------------------

    async def _load(self, table_id: str) -> Table:
        began = time.perf_counter()
        try:
            table = await self._read(table_id)
            while table_id in self._missed:
                self._missed.discard(table_id)
                table = await self._read(table_id)
            self.tables[table_id] = table
        finally:
            self._loading.pop(table_id, None)
            self._missed.discard(table_id)
        _log.debug("table %s: loaded at entry %d in %.1f ms", table_id, table.seq, 1000 * (time.perf_counter() - began))
        return table

    async def _read(self, table_id: str) -> Table:
        stored = await self.db.read(lambda tx: read(tx, table_id))
        if stored is None:
            raise NoSuchTable(table_id)
        table = Table(stored.row, stored.seats, None, stored.chat)
        await self.take_up(table, stored)
        return table

    async def take_up(self, table: Table, stored: Stored) -> None:
        """Open the match of a table as it was read, if it has begun. Raises BadRecord if it cannot be played.

        A match of other rules than the present ones is stopped: it can be read, and looked at if it is over.
        """
        table.row, table.seats = stored.row, stored.seats
        if stored.row.state == "open":
            return
        game, fold, told = games.load(stored.row.game), stored.fold, stored.told
        if fold.setup.rules != game.rules_version:
            table.stop(courses.other_rules(game, fold.setup.rules), told)
            if stored.row.state == "over" and stored.boundary is not None:
                end = await asyncio.to_thread(upgrade.ended, game, fold, stored.boundary, told)
                if end is not None:
                    table.move(end, stored.row)
            return
        if stored.boundary is None and not len(told):
            course = await asyncio.to_thread(courses.retell, game, fold, stored.entries)
        else:
            course = await asyncio.to_thread(courses.load, game, fold, stored.boundary, told)
        if stored.boundary is None:
            await self.db.write(lambda tx: keep_past(tx, table.id, course))
        table.move(course, stored.row)

    async def _complete(self) -> None:
        """Open every match in play that came from elsewhere or from an older program, one after the other.

        From then on it is kept where its step began. Once the rules have changed, it could not be found out any more.
        """
        for table_id in await self.db.read(matches.without_boundary):
            try:
                await self.table(table_id)
            except Exception as problem:  # whatever is wrong with one, the next has its turn
                _log.error("table %s cannot be opened (%s)", table_id, named(problem))

    # -- letting go --------------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self._linger / 4)
            for table_id in list(self.tables):
                self._let_go(table_id, loop)

    def _let_go(self, table_id: str, loop: asyncio.AbstractEventLoop) -> None:
        table = self.tables.get(table_id)
        if table is not None and self._idle(table, loop.time()):
            self.tables.pop(table_id, None)

    def _idle(self, table: Table, now: float) -> bool:
        return not table.audiences and not table.lock.locked() and now - table.used > self._linger


# -- what is read, in a transaction off the event loop -----------------------------------------------------------------


class Stored(NamedTuple):
    """A table as it is stored, its match not played yet."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[matches.Entry]
    fold: matches.Fold
    boundary: dict[str, Any] | None
    told: Chronicle
    chat: list[wire.Line]


def read(tx: Transaction, table_id: str) -> Stored | None:
    """A table as it is stored; None if there is none. Raises BadRecord if its entries contradict themselves."""
    row = tables.find(tx, table_id)
    if row is None:
        return None
    seats = tables.seats_of(tx, table_id)
    entries = load_entries(tx, row, 0)
    told = Chronicle(events.sight(tx, table_id), events.last(tx, table_id, RECENT))
    return Stored(row, seats, entries, matches.Fold(setup_of(row, len(seats)), entries),
                  matches.load_boundary(tx, table_id), told, tables.chat(tx, table_id, LINES))


def keep_past(tx: Transaction, table_id: str, course: Course) -> None:
    """Keep what a match told that was played elsewhere or by an older program, and where its step began."""
    row = tables.find(tx, table_id, change=True)
    if row is not None and row.seq == course.seq and matches.load_boundary(tx, table_id) is None:
        if not events.last(tx, table_id, 1):
            events.append(tx, table_id, course.told.rows)
        matches.save_boundary(tx, table_id, course.boundary())


def load_entries(tx: Transaction, row: TableRow, after: int) -> list[matches.Entry]:
    """The entries after a number, as far as the row knows of them: later ones are heard of by themselves."""
    return [entry for entry in matches.entries(tx, row.id, after) if entry.seq <= row.seq]


def setup_of(row: TableRow, seats: int) -> Setup:
    """What a table's match begins with."""
    return Setup(row.game, row.rules, seats, row.seed, row.options, row.position)


def failed(doing: str, table: Table, error: Exception) -> None:
    """Log a failure by its kind and place. What it says may be of a hand, so that is left out."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f"{place.tb_frame.f_code.co_filename}:{place.tb_lineno}" if place is not None else "?"
    _log.error("table %s at entry %d: %s failed with %s at %s", table.id, table.seq, doing, type(error).__name__, where)


def _look_at(task: asyncio.Task[Any]) -> None:
    """Nobody may be left who waits for this task; its refusal is not worth a warning."""
    if not task.cancelled():
        task.exception()
