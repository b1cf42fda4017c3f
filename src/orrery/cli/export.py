"""``orrery export``: matches of the web table as files, to keep or to bring to another database."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from orrery.cli.arguments import Lang, speaking
from orrery.cli.console import progress_bar
from orrery.cli.problems import Problem
from orrery.cli.saves import data_folder, write_whole
from orrery.words import Words

if TYPE_CHECKING:
    from orrery.server.database import Database
    from orrery.server.parcel import Parcel

Where = Annotated[
    str | None, Parameter(name="--database", metavar="WHERE", help="help-keep-database", show_default=False)
]


def export(
    *tables: Annotated[str, Parameter(help="help-export-tables")],
    to: Annotated[str, Parameter(name="--to", metavar="PATH", help="help-export-to")],
    all: Annotated[bool, Parameter(name="--all", help="help-export-all", show_default=False)] = False,
    database: Where = None,
    lang: Lang = None,
) -> int:
    """Write matches into one file, or into a folder with a file for each."""
    words = speaking(lang)
    if not tables and not all:
        raise Problem("error-export-which")
    if tables and all:
        raise Problem("error-export-both")
    into_folder = Path(to).is_dir() or to.endswith(("/", os.sep))
    before = os.umask(0o077)  # the files tell all hands: for nobody else's eyes
    try:
        number = asyncio.run(_export(tables, Path(to), into_folder, database, words))
    finally:
        os.umask(before)
    print(words.say("export-done", number=number, path=to))
    return 0


async def _export(tables: tuple[str, ...], to: Path, into_folder: bool, where: str | None, words: Words) -> int:
    from orrery.server import parcel

    async with opened(where, must_exist=True) as database:
        wanted = list(dict.fromkeys(tables)) or await database.read(parcel.begun)
        with progress_bar(words.say("export-progress"), len(wanted)) as progress:
            packed = []
            for n, table in enumerate(wanted, 1):
                found = await database.read(lambda tx, table=table: parcel.pack(tx, table))  # type: ignore[misc]
                if found is None:
                    raise Problem("error-export-table", table=table)
                if into_folder:
                    write_whole(to / f"{table}.jsonl", found.lines())
                else:
                    packed.append(found)
                progress(n)
        if not into_folder:
            write_whole(to, _lines(packed))
    return len(wanted)


def _lines(packed: list[Parcel]) -> Iterator[bytes]:
    for parcel in packed:
        yield from parcel.lines()


@asynccontextmanager
async def opened(where: str | None, *, must_exist: bool = False) -> AsyncIterator[Database]:
    """The database that was asked for, or the one of this person; a server may be running on it."""
    from orrery.server.database import connect

    address = where or str(data_folder() / "orrery.db")
    if must_exist and not address.startswith(("postgresql://", "postgres://")):
        file = address.removeprefix("sqlite:///")
        if not Path(file).exists():
            raise Problem("error-no-database", file=file)
    database = connect(address, beside=True)
    await database.open(lambda channel, text: None)
    try:
        yield database
    finally:
        await database.close()
