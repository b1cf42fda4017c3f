"""The schema, step by step: numbered SQL files, each applied once, in order, in a transaction of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from importlib import resources

from orrery.server.database import NotStored


class Migration:
    """One step of the schema."""

    __slots__ = ("name", "number", "sql")

    def __init__(self, number: int, name: str, sql: str) -> None:
        self.number = number
        self.name = name
        self.sql = sql

    def statements(self, blob: str) -> Iterator[str]:
        """Its SQL statements, with the database's own type for bytes."""
        statement = ""
        for line in self.sql.replace("{blob}", blob).splitlines(keepends=True):
            statement += line
            if sqlite3.complete_statement(statement):
                yield statement
                statement = ""
        if statement.strip():
            yield statement


def known() -> list[Migration]:
    """All steps this program knows, in order."""
    found = []
    for file in resources.files(__name__).iterdir():
        number, _, rest = file.name.partition("_")
        if rest.endswith(".sql") and number.isdecimal():
            found.append(Migration(int(number), file.name, file.read_text(encoding="utf-8")))
    return sorted(found, key=lambda migration: migration.number)


def missing(version: int) -> list[Migration]:
    """The steps that a database of this version lacks. Raises NotStored if it is newer than the program."""
    steps = known()
    newest = steps[-1].number
    if version > newest:
        raise NotStored("error-database-newer", f"The database has schema version {version}, but this program knows "
                        f"versions up to {newest}; expected the program that wrote it, or a newer one.",
                        {"found": str(version), "newest": str(newest)})
    return [step for step in steps if step.number > version]
