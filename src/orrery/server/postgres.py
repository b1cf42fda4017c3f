"""PostgreSQL: several connections that write and read, and one that listens to the other server processes.

Writing work runs SERIALIZABLE and is run again where PostgreSQL says that two pieces of work crossed. So a piece of
work may be written as if it were alone, as it is on SQLite.
"""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

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
from orrery.server.migrations import missing

if TYPE_CHECKING:
    import psycopg

T = TypeVar("T")

WRITERS: Final = 4
READERS: Final = 3
MOST_TRIES: Final = 40
"""Runs of a piece of work that others keep crossing."""
_DEFAULTS: Final[dict[str, Any]] = {
    "application_name": "orrery", "connect_timeout": 10,
    "keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3,
}
_MIGRATING: Final = 0x6F727265  # "orre": the advisory lock of whoever changes the schema


class PostgresTransaction(Transaction):
    """A piece of work on a connection, whose transaction begins with its first query."""

    for_update = " FOR UPDATE"

    def __init__(self, connection: psycopg.Connection[Any], process: str) -> None:
        super().__init__()
        self._connection = connection
        self._process = process

    def run(self, sql: str, *args: object) -> int:
        """Change something; returns the number of rows changed. Raises Duplicate."""
        return self._execute(sql, args).rowcount

    def run_many(self, sql: str, rows: Sequence[Row]) -> None:
        """Make the same change for each row of arguments. Raises Duplicate."""
        cursor = self._connection.cursor()
        self._asking(lambda: cursor.executemany(translate(sql).encode(), [_plain(row) for row in rows]))

    def rows(self, sql: str, *args: object) -> list[Row]:
        """The rows of a query."""
        return self._execute(sql, args).fetchall()

    def tell(self, channel: str, text: str) -> None:
        """Tell the other processes with the commit; this one knows its own sign and passes over it."""
        self._execute("SELECT pg_notify('orrery', ?)", (f"{self._process} {channel} {text}",))

    def _execute(self, sql: str, args: Row) -> psycopg.Cursor[Any]:
        return self._asking(lambda: self._connection.execute(translate(sql).encode(), _plain(args)))

    def _asking(self, ask: Callable[[], T]) -> T:
        from psycopg.errors import UniqueViolation

        try:
            return ask()
        except UniqueViolation as error:
            raise Duplicate(str(error.diag.constraint_name)) from None
        except UnicodeEncodeError as error:  # half a character
            raise failed(error) from error


def _plain(args: Row) -> list[Any]:
    """Arguments with 1 and 0 for yes and no, which SQLite takes for the same and PostgreSQL does not."""
    return [int(arg) if isinstance(arg, bool) else arg for arg in args]


class Postgres(Database):
    """A PostgreSQL database, which several server processes may share. A lost connection is opened again by itself."""

    shared = True

    def __init__(self, address: str, patience_ms: int = PATIENCE_MS) -> None:
        self._address = address
        self._patience_ms = int(patience_ms)
        self._process = f"{random.SystemRandom().getrandbits(64):016x}"
        self._writes = Jobs()
        self._reads = Jobs()
        self._threads: list[threading.Thread] = []
        self._listener: Any = None

    async def open(self, heard: Heard) -> None:
        """Connect, bring the schema up to date, start the threads. Raises NotStored with a sentence."""
        try:
            import psycopg
        except ImportError:
            raise NotStored("error-missing-extra", "PostgreSQL needs psycopg, which is not installed; expected the "
                            "extra 'postgres': pip install 'orrery-games[postgres]'.",
                            {"package": "psycopg", "extra": "postgres"}) from None
        from orrery.server.listener import Listener

        await asyncio.to_thread(self._migrate)
        self._listener = Listener(self._connect_to_listen, self._process, heard)
        try:
            await self._listener.start()
        except psycopg.Error as error:
            raise unreachable(error) from error
        for n in range(WRITERS):
            self._start(f"orrery-writer-{n}", self._writes, False)
        for n in range(READERS):
            self._start(f"orrery-reader-{n}", self._reads, True)

    async def close(self) -> None:
        """Finish what is queued and let go of all connections."""
        threads, self._threads = self._threads, []
        if threads:
            for _ in range(WRITERS):
                self._writes.stop()
            for _ in range(READERS):
                self._reads.stop()
            for thread in threads:
                await asyncio.to_thread(thread.join)
        if self._listener is not None:
            await self._listener.stop()
            self._listener = None

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

    def _start(self, name: str, jobs: Jobs, only_looks: bool) -> None:
        thread = threading.Thread(target=self._serve, args=(jobs, only_looks), name=name, daemon=True)
        thread.start()
        self._threads.append(thread)

    # -- connections -------------------------------------------------------------------------------------------------

    def _connect(self) -> psycopg.Connection[Any]:
        import psycopg
        from psycopg.conninfo import conninfo_to_dict, make_conninfo

        settings = _DEFAULTS | conninfo_to_dict(self._address)
        connection = psycopg.connect(make_conninfo(**settings), autocommit=True)
        connection.execute(f"SET lock_timeout = {self._patience_ms}")
        connection.adapters.register_loader("numeric", _number_loader())
        return connection

    def _connect_to_listen(self) -> psycopg.Connection[Any]:
        connection = self._connect()
        connection.execute("LISTEN orrery")
        return connection

    def _connect_to_work(self, only_looks: bool) -> psycopg.Connection[Any]:
        from psycopg import IsolationLevel

        connection = self._connect()
        connection.autocommit = False
        if only_looks:
            connection.isolation_level = IsolationLevel.REPEATABLE_READ
            connection.read_only = True
        else:
            connection.isolation_level = IsolationLevel.SERIALIZABLE
        return connection

    def _migrate(self) -> None:
        import psycopg

        try:
            with self._connect() as connection:
                # Two processes that start together take turns. Held by the session: each step commits on its own.
                connection.execute("SET lock_timeout = '120s'")
                connection.execute("SELECT pg_advisory_lock(%s)", (_MIGRATING,))
                if connection.execute("SELECT to_regclass('meta')").fetchone() == (None,):
                    connection.execute("CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
                row = connection.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()
                for step in missing(int(row[0]) if row else 0):
                    with connection.transaction():
                        for statement in step.statements("BYTEA"):
                            connection.execute(statement.encode())
                        connection.execute("INSERT INTO meta (name, value) VALUES ('schema', %s) ON CONFLICT (name) "
                                           "DO UPDATE SET value = excluded.value", (str(step.number),))
                connection.execute("SELECT pg_advisory_unlock(%s)", (_MIGRATING,))
        except psycopg.OperationalError as error:
            raise unreachable(error) from error
        except psycopg.ProgrammingError as error:
            if error.sqlstate is None:
                # The driver's words may quote the whole address, and the password in it.
                raise NotStored("error-database-address", "The address of the database is not understood; expected "
                                "postgresql://user@host/name, or the path of a file.", {}) from None
            raise not_stored(error) from error
        except psycopg.Error as error:
            raise not_stored(error) from error

    # -- the threads -------------------------------------------------------------------------------------------------

    def _serve(self, jobs: Jobs, only_looks: bool) -> None:
        connection: psycopg.Connection[Any] | None = None
        while job := jobs.take():
            try:
                connection = self._do(connection, job, only_looks)
            except BaseException as error:  # whatever it is: the thread must go on, and the caller must hear
                connection = None
                job.error = gone(error)
            settle([job])
        if connection is not None:
            connection.close()

    def _do(
        self, connection: psycopg.Connection[Any] | None, job: Job, only_looks: bool
    ) -> psycopg.Connection[Any] | None:
        """Run one job, again if need be; returns the connection for the next one, None if there is none."""
        import psycopg

        losses = 0
        for attempt in range(MOST_TRIES):
            job.error = None
            if connection is None:
                try:
                    connection = self._connect_to_work(only_looks)
                except psycopg.Error as error:
                    job.error = away(error)
                    return None
            committing = False
            try:
                job.run(PostgresTransaction(connection, self._process))
                committing = True
                if only_looks:
                    connection.rollback()
                else:
                    connection.commit()
                return connection
            except BaseException as error:
                job.error = error
            if not _roll_back(connection):
                connection = None
                losses += 1
                if committing and not only_looks:
                    job.error = gone(job.error)
                    return None
                if losses > 1:
                    job.error = away(job.error)
                    return None
            elif isinstance(job.error, psycopg.errors.SerializationFailure | psycopg.errors.DeadlockDetected):
                time.sleep(random.random() * min(0.05, 0.002 * (attempt + 1)))
            elif not isinstance(job.error, Duplicate) or attempt:
                # A duplicate may come of two that looked at once and found nothing: looking again tells.
                if isinstance(job.error, psycopg.Error):
                    job.error = not_stored(job.error)
                return connection
        if isinstance(job.error, psycopg.Error):
            job.error = not_stored(job.error)
        return connection


def _roll_back(connection: psycopg.Connection[Any]) -> bool:
    """Undo what is under way; False if the connection is lost."""
    import psycopg

    try:
        if not connection.closed:
            connection.rollback()
    except psycopg.Error:
        connection.close()
    return not connection.closed


@lru_cache(maxsize=1024)
def translate(sql: str) -> str:
    """SQL with ``?`` for arguments, as psycopg wants it: ``%s``, and ``%%`` for each percent sign.

    Question marks inside quotes and comments stay.
    """
    out = []
    inside = ""
    for n, letter in enumerate(sql):
        if letter == "%":
            out.append("%%")
            continue
        if inside:
            if letter == inside:
                inside = ""
        elif letter in "'\"":
            inside = letter
        elif sql.startswith("--", n):
            inside = "\n"
        elif letter == "?":
            out.append("%s")
            continue
        out.append(letter)
    return "".join(out)


@lru_cache(maxsize=1)
def _number_loader() -> Any:
    from psycopg.adapt import Buffer, Loader

    class Number(Loader):
        """Sums and averages as plain numbers, as SQLite gives them."""

        def load(self, data: Buffer) -> float:
            text = bytes(data).decode()
            return int(text) if text.lstrip("-").isdecimal() else float(text)

    return Number


def not_stored(error: BaseException) -> NotStored:
    """The refusal that says in a sentence what PostgreSQL complained about; the error is its cause."""
    state = getattr(error, "sqlstate", None) or ""
    if state == "53100":
        refusal = NotStored("error-database-full", "The disk that holds the database is full, so this was not stored; "
                            "nothing else is lost. Expected free space: make some and try again.", {})
    elif state[:2] in ("40", "55") or state == "57014":
        refusal = NotStored("error-database-locked", "Another program has locked the database, so this was not stored; "
                            "nothing else is lost. Try again in a moment.", {})
    elif state in ("25006", "42501"):
        refusal = NotStored("error-database-permission", "The database cannot be written: expected a user who may "
                            "change its tables.", {})
    elif state.startswith("XX"):
        refusal = NotStored("error-database-damaged", "The database is damaged; restore it from a backup.",
                            {"path": "PostgreSQL"})
    else:
        refusal = failed(error)
    refusal.__cause__ = error
    return refusal


def unreachable(error: BaseException) -> NotStored:
    """The refusal to start without a database. The driver names host and user, never the password."""
    detail = (str(error).splitlines() or [""])[0].rstrip(".")
    return NotStored("error-database-unreachable", f"The database does not answer: {detail}. Expected a PostgreSQL "
                     "server at the address given with --database.", {"detail": detail})


def away(error: BaseException | None) -> NotStored:
    """The refusal while there is no connection."""
    refusal = NotStored("error-database-away", "The database does not answer, so this was not stored; nothing else is "
                        "lost. Try again in a moment.", {})
    refusal.__cause__ = error
    return refusal


def gone(error: BaseException | None) -> NotStored:
    """The refusal when the connection broke in the very moment of committing."""
    refusal = NotStored("error-database-gone", "The connection to the database was lost, so it is not certain that "
                        "this was stored; try again.", {})
    refusal.__cause__ = error
    return refusal
