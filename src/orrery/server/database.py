"""The database as the server uses it: pieces of work, each in a transaction of its own, run off the event loop.

Queries are written once, in SQL that SQLite and PostgreSQL both take, with ``?`` for arguments. A piece of work is a
plain function of a ``Transaction``: it may be run again if the database asks for that, so it must change nothing else.
What it finds out for the server's memory it hands to ``Transaction.after``, which runs once, after the commit.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from orrery.core import OrreryError

T = TypeVar("T")
Row = Sequence[Any]
Effect = Callable[[], None]
"""Something to do in the server's memory."""


class NotStored(OrreryError):
    """The database did not take a change: the disk is full, the file is locked, the server is gone. Nothing changed.

    Only ``error-database-gone`` leaves that open: the connection broke while the change was being committed. Whoever
    repeats the change with the same key finds out.
    """


class Conflict(Exception):
    """Somebody else appended first: load what is new and look again."""


class Duplicate(Exception):
    """A row with this key is there already. The piece of work that met it must end: let this leave it."""


class Transaction(ABC):
    """The database inside one piece of work."""

    for_update: str = ""
    """Ends a SELECT whose rows must not change until the work is committed, where the database needs such words."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        """What is to be done once this run of the work is committed."""

    def after(self, effect: Effect) -> None:
        """Do something on the event loop once the work is committed, before its caller goes on. Never after a run that
        was rolled back."""
        self.effects.append(effect)

    @abstractmethod
    def run(self, sql: str, *args: object) -> int:
        """Change something; returns the number of rows changed. Raises Duplicate."""

    @abstractmethod
    def run_many(self, sql: str, rows: Sequence[Row]) -> None:
        """Make the same change for each row of arguments. Raises Duplicate."""

    @abstractmethod
    def rows(self, sql: str, *args: object) -> list[Row]:
        """The rows of a query."""

    def row(self, sql: str, *args: object) -> Row | None:
        """The first row of a query, or None."""
        found = self.rows(sql, *args)
        return found[0] if found else None

    @abstractmethod
    def tell(self, channel: str, text: str) -> None:
        """Tell every other server process on this database, once the work is committed."""


Work = Callable[[Transaction], T]
Heard = Callable[[str, str], None]
"""Called with channel and text of what another process told, on the event loop."""

LOST = "lost"
"""The channel that ``heard`` is called with when words of others may have been missed: look at everything again."""


class Database(ABC):
    """A database that is open. ``shared`` says whether other processes may write to it too."""

    shared: bool = False

    @abstractmethod
    async def open(self, heard: Heard) -> None:
        """Connect, bring the schema up to date, and listen to other processes. Raises NotStored with a sentence."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run a piece of work that changes something; when this returns, it is on the disk. Raises NotStored.

        What the work itself raises reaches the caller, and nothing that the work did stays.
        """

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run a piece of work that only looks."""


PATIENCE_MS = 5_000
"""How long to wait for another program that holds the database locked."""


def connect(address: str, *, beside: bool = False, patience_ms: int = PATIENCE_MS) -> Database:
    """The database of an address: ``postgresql://...``, or the path of a SQLite file.

    ``beside`` is for tools that may work while a server runs on the same file.
    """
    if address.startswith(("postgresql://", "postgres://")):
        from orrery.server.postgres import Postgres

        return Postgres(address, patience_ms)
    from orrery.server.sqlite import Sqlite

    return Sqlite(address.removeprefix("sqlite:///"), beside=beside, patience_ms=patience_ms)


def closed() -> NotStored:
    """The refusal of a database that is not open."""
    return NotStored("error-database-closed", "The database is closed, so nothing was stored.", {})


def failed(error: BaseException) -> NotStored:
    """The refusal of work that the database did not understand. Its words may quote values, so they are not told."""
    kind = type(error).__name__
    return NotStored("error-database-failed", f"The database refused a piece of work ({kind}), so nothing was stored.",
                     {"kind": kind})
