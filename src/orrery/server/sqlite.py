"""The SQLite file: one thread that writes, a few that read, and commits shared by all work that waits for one.

``synchronous = FULL`` makes every commit wait for the disk. The writer therefore takes all queued pieces of work, runs
each in a savepoint of one transaction, and commits once: under load the wait is shared, and nobody is answered before
his change is on the disk.
"""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from orrery.server.database import (
    PATIENCE_MS,
    Database,
    Duplicate,
    Heard,
    NotStored,
    Row,
    Transaction,
    Work,
    closed,
    failed,
)
from orrery.server.jobs import Job, Jobs, settle
from orrery.server.lock import DatabaseLock
from orrery.server.migrations import missing

T = TypeVar("T")

READERS: Final = 3

_DUPLICATES: Final = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


_MEANT: Final = (sqlite3.IntegrityError, ValueError, OverflowError)
"""Errors of what was asked for: taken keys, half a character, a number beyond 64 bits."""


class SqliteTransaction(Transaction):
    """A piece of work on a connection that is inside a transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__()
        self._connection = connection

    def run(self, sql: str, *args: object) -> int:
        """Change something; returns the number of rows changed. Raises Duplicate."""
        try:
            return self._connection.execute(sql, args).rowcount
        except _MEANT as error:
            raise _meaning(error) from error

    def run_many(self, sql: str, rows: Sequence[Row]) -> None:
        """Make the same change for each row of arguments. Raises Duplicate."""
        try:
            self._connection.executemany(sql, rows)
        except _MEANT as error:
            raise _meaning(error) from error

    def rows(self, sql: str, *args: object) -> list[Row]:
        """The rows of a query."""
        try:
            return self._connection.execute(sql, args).fetchall()
        except _MEANT as error:
            raise _meaning(error) from error

    def tell(self, channel: str, text: str) -> None:
        """Nothing: one server process holds the file, and what it changed itself it knows."""


class Sqlite(Database):
    """A SQLite file, held by one server process.

    Nobody else can change what this process serves, so ``heard`` is never called. ``beside`` opens the file for a tool
    (export, import) that may work while a server holds it.
    """

    shared = False

    def __init__(self, path: str | os.PathLike[str], *, beside: bool = False, patience_ms: int = PATIENCE_MS) -> None:
        self.path = Path(path)
        self._beside = beside
        self._patience_ms = patience_ms
        self._lock = DatabaseLock(self.path)
        self._writes = Jobs()
        self._reads = Jobs()
        self._threads: list[threading.Thread] = []

    async def open(self, heard: Heard) -> None:
        """Take the file, bring its schema up to date, start the threads. Raises NotStored with a sentence."""
        connections: list[sqlite3.Connection] = []
        try:
            self._take()
            connections.append(self._connect())
            _migrate(connections[0])
            for _ in range(READERS):
                connections.append(self._connect())
                connections[-1].execute("PRAGMA query_only = ON")
        except BaseException as error:
            for connection in connections:
                connection.close()
            self._lock.release()
            if isinstance(error, sqlite3.Error | OSError):
                raise not_stored(error, self.path) from error
            raise
        self._start("orrery-writer", self._write_all, connections[0])
        for n, connection in enumerate(connections[1:]):
            self._start(f"orrery-reader-{n}", self._read_each, connection)

    async def close(self) -> None:
        """Finish what is queued and let go of the file."""
        self._writes.stop()
        for _ in range(READERS):
            self._reads.stop()
        for thread in self._threads:
            # Joining here would keep the event loop from those who still await their results.
            await asyncio.to_thread(thread.join)
        self._threads = []
        self._lock.release()

    async def write(self, work: Work[T]) -> T:
        """Run a piece of work that changes something; when this returns, it is on the disk. Raises NotStored."""
        return await self._queue(self._writes, work)

    async def read(self, work: Work[T]) -> T:
        """Run a piece of work that only looks."""
        return await self._queue(self._reads, work)

    async def _queue(self, jobs: Jobs, work: Work[T]) -> T:
        if not self._threads:
            raise closed()
        job = Job(work)
        jobs.put(job)
        result: T = await job.done()
        return result

    # -- opening -----------------------------------------------------------------------------------------------------

    def _take(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # What is new lies in a file beside the database, by its name: so nobody may work under two names at once.
        taken = self._lock.take()
        if self._lock.has_several_names:
            raise NotStored("error-database-names", f"The file {self.path} has several names (hard links), and nobody "
                            "can tell here whether a server runs on it under another one; expected a file with one "
                            "name.", {"path": str(self.path)})
        if not taken and (self._lock.by_another_name or not self._beside):
            raise NotStored("error-database-in-use", f"Another server is running on {self.path}; expected a database "
                            "that is free. Stop the other server, or give this one a file of its own.",
                            {"path": str(self.path)})

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, cached_statements=512)
        connection.execute(f"PRAGMA busy_timeout = {self._patience_ms}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _start(self, name: str, run: Callable[[sqlite3.Connection], None], connection: sqlite3.Connection) -> None:
        thread = threading.Thread(target=run, args=(connection,), name=name, daemon=True)
        thread.start()
        self._threads.append(thread)

    # -- the threads -------------------------------------------------------------------------------------------------

    def _write_all(self, connection: sqlite3.Connection) -> None:
        while jobs := self._writes.take_all():
            self._commit(connection, jobs)
            settle(jobs)
        connection.close()

    def _read_each(self, connection: sqlite3.Connection) -> None:
        while job := self._reads.take():
            try:
                connection.execute("BEGIN")
                job.run(SqliteTransaction(connection))
            except sqlite3.Error as error:
                job.error = not_stored(error, self.path.name)
            except BaseException as error:
                job.error = error
            _roll_back(connection)
            settle([job])
        connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        """Run jobs in one transaction. If that fails as a whole, run each alone, so that none fails for another."""
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            # Somebody else holds the file. All have waited for him, and none shall wait as long again for the others.
            for job in jobs:
                job.error = not_stored(error, self.path.name)
            return
        try:
            self._together(connection, jobs)
        except Exception as error:  # whatever it is, the thread must go on
            _roll_back(connection)
            if len(jobs) > 1:
                for job in jobs:
                    self._commit(connection, [job])
                return
            jobs[0].error = not_stored(error, self.path.name)

    def _together(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        for job in jobs:
            job.error = None
            connection.execute("SAVEPOINT work")
            try:
                job.run(SqliteTransaction(connection))
            except BaseException as error:
                if not connection.in_transaction or _of_the_file(error):
                    raise
                job.error = not_stored(error, self.path.name) if isinstance(error, sqlite3.Error) else error
                connection.execute("ROLLBACK TO work")
            connection.execute("RELEASE work")
        connection.execute("COMMIT")


def _roll_back(connection: sqlite3.Connection) -> None:
    """Undo what is under way. Should that fail too, SQLite has done it already: the thread must go on."""
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    except sqlite3.Error:
        pass


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
    row = connection.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()
    for step in missing(int(row[0]) if row else 0):
        connection.execute("BEGIN IMMEDIATE")
        for statement in step.statements("BLOB"):
            connection.execute(statement)
        connection.execute("INSERT INTO meta (name, value) VALUES ('schema', ?) "
                           "ON CONFLICT (name) DO UPDATE SET value = excluded.value", (str(step.number),))
        connection.execute("COMMIT")


def _meaning(error: Exception) -> Exception:
    if isinstance(error, sqlite3.IntegrityError):
        return Duplicate(str(error)) if error.sqlite_errorcode in _DUPLICATES else error
    return failed(error)


def _of_the_file(error: BaseException) -> bool:
    """Whether an error is about the file (full, locked, damaged), not about what one piece of work did."""
    return isinstance(error, sqlite3.Error) and _primary(error) in _SENTENCES


def _primary(error: BaseException) -> int:
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF


_SENTENCES: Final = {
    sqlite3.SQLITE_FULL: ("error-database-full", "The disk that holds the database is full, so this was not stored; "
                          "nothing else is lost. Expected free space: make some and try again."),
    sqlite3.SQLITE_BUSY: ("error-database-locked", "Another program has locked the database, so this was not stored; "
                          "nothing else is lost. Try again in a moment."),
    sqlite3.SQLITE_LOCKED: ("error-database-locked", "Another program has locked the database, so this was not "
                            "stored; nothing else is lost. Try again in a moment."),
    sqlite3.SQLITE_READONLY: ("error-database-readonly", "The database cannot be written: expected permission to "
                              "change {path} and its folder."),
    sqlite3.SQLITE_PERM: ("error-database-readonly", "The database cannot be written: expected permission to change "
                          "{path} and its folder."),
    sqlite3.SQLITE_CANTOPEN: ("error-database-readonly", "The database cannot be written: expected permission to "
                              "change {path} and its folder."),
    sqlite3.SQLITE_NOTADB: ("error-database-foreign", "{path} is not a database; expected an SQLite file."),
    sqlite3.SQLITE_CORRUPT: ("error-database-damaged", "The database {path} is damaged; restore it from a backup."),
    sqlite3.SQLITE_IOERR: ("error-database-disk", "The disk did not take a change of the database, so this was not "
                           "stored; nothing else is lost."),
}


def not_stored(error: BaseException, path: Path | str) -> NotStored:
    """The refusal that says in a sentence what SQLite or the system complained about; the error is its cause."""
    code = _primary(error)
    if isinstance(error, OSError):
        code = {errno.ENOSPC: sqlite3.SQLITE_FULL, errno.EDQUOT: sqlite3.SQLITE_FULL}.get(
            error.errno or 0, sqlite3.SQLITE_CANTOPEN)
    key, sentence = _SENTENCES.get(code, ("", ""))
    if key:
        refusal = NotStored(key, sentence.format(path=path), {"path": str(path)})
    else:
        refusal = failed(error)
    refusal.__cause__ = error
    return refusal
