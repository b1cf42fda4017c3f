"""Killed processes, locked, full, damaged and foreign databases: a clear sentence, and nothing is lost."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from orrery.server.database import NotStored, Transaction
from orrery.server.keep import matches
from tests.server.storage import (
    TABLE,
    add,
    count,
    in_both_languages,
    opened,
    put_table,
    refusal_to_open,
    run_python,
    seq,
)

WRITER = """
import asyncio, sys
from tests.server.storage import add, opened, put_table

async def main():
    async with opened(sys.argv[1]) as db:
        await db.write(put_table)
        after = 0
        while True:
            after = await db.write(lambda tx: add(tx, after, after))
            print(after, flush=True)

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_the_killing_of_the_process(database: str) -> None:
    with run_python(WRITER, database) as writer:
        assert writer.stdout is not None
        for line in writer.stdout:
            if int(line) >= 25:
                writer.send_signal(signal.SIGKILL)
                break
        acknowledged = [25, *[int(line) for line in writer.stdout if line.endswith("\n")]]

    async def story() -> None:
        async with opened(database) as db:
            stored = await db.read(lambda tx: matches.entries(tx, TABLE))
            assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1))
            assert acknowledged[-1] <= len(stored) <= acknowledged[-1] + 1
            assert await db.read(seq) == len(stored)
            assert await db.write(lambda tx: add(tx, len(stored))) == len(stored) + 1

    asyncio.run(story())


def test_a_locked_database_says_so_and_goes_on_when_it_is_free(database: str) -> None:
    async def story() -> None:
        async with opened(database, patience_ms=100) as db:
            await db.write(put_table)
            await db.write(lambda tx: add(tx, 0))
            if database.startswith("postgresql"):
                import psycopg

                other: Any = psycopg.connect(database)
                other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            else:
                other = sqlite3.connect(database, isolation_level=None)
                other.execute("BEGIN IMMEDIATE")
            with pytest.raises(NotStored) as refusal:
                await db.write(lambda tx: add(tx, 1))
            other.close()
            assert refusal.value.key == "error-database-locked"
            assert len(set(in_both_languages(refusal.value))) == 2
            assert await db.write(lambda tx: add(tx, 1)) == 2

    asyncio.run(story())


def test_a_full_disk_says_so_keeps_the_match_and_takes_the_next_entry_when_there_is_room(database: str) -> None:
    def fill(tx: Transaction) -> None:
        for n in range(1000):
            add(tx, seq(tx), 10**3000, key=f"fill-{n}")

    def report(tx: Transaction) -> None:
        add(tx, seq(tx), key="key-full")
        tx.run("DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100'; END $$")

    def room(pages: int) -> Any:
        return lambda tx: tx.rows(f"PRAGMA max_page_count = {pages}")

    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            await db.write(lambda tx: add(tx, 0))
            if database.startswith("postgresql"):
                full: Any = report  # a server's disk cannot be filled here: it is made to say so
            else:
                full = fill
                await db.write(room(200))
            ended = await asyncio.gather(db.write(full), db.write(lambda tx: add(tx, 1)), return_exceptions=True)
            assert isinstance(ended[0], NotStored)
            assert ended[0].key == "error-database-full"
            assert len(set(in_both_languages(ended[0]))) == 2
            assert ended[1] == 2  # the work beside it is stored all the same
            assert await db.read(lambda tx: (seq(tx), count(tx, "entries"))) == (2, 2)
            if not database.startswith("postgresql"):
                await db.write(room(1_000_000))
                await db.write(fill)
                assert await db.read(seq) == 1002

    asyncio.run(story())


LIMITED = """
import asyncio, resource, sys
from orrery.server.database import NotStored
from tests.server.storage import add, opened, put_table

async def main():
    async with opened(sys.argv[1]) as db:
        await db.write(put_table)
        resource.setrlimit(resource.RLIMIT_FSIZE, (700_000, 700_000))
        after = 0
        while True:
            try:
                after = await db.write(lambda tx: add(tx, after, 10**4000))
            except NotStored as refusal:
                print(refusal.key, after, flush=True)
                return

asyncio.run(main())
"""


def test_a_file_that_cannot_grow_gives_a_sentence_and_loses_nothing(tmp_path: Path) -> None:
    path = str(tmp_path / "orrery.sqlite")
    with run_python(LIMITED, path) as writer:
        assert writer.stdout is not None
        key, after = writer.stdout.read().split()

    async def story() -> None:
        async with opened(path) as db:
            assert key == "error-database-disk"
            assert int(after) > 0
            assert await db.read(seq) == int(after)

    asyncio.run(story())


# -- SQLite's file -----------------------------------------------------------------------------------------------------


def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "new" / "folder" / "orrery.sqlite")) as db:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert await db.write(lambda tx, pragma=pragma: tx.rows(f"PRAGMA {pragma}")) == [(value,)]  # type: ignore[misc]

    asyncio.run(story())
    assert (tmp_path / "new" / "folder" / "orrery.sqlite").stat().st_mode & 0o77 == 0


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "orrery.sqlite"
    with run_python(WRITER, str(path)) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "1\n"
        refusal = refusal_to_open(path)
        assert refusal.key == "error-database-in-use"
        assert all(str(path) in sentence for sentence in in_both_languages(refusal))

        async def look() -> None:
            async with opened(str(path), beside=True) as tool:
                assert await tool.read(seq) >= 1

        asyncio.run(look())
        assert refusal_to_open(path).key == "error-database-in-use"
        others = other_names(path)
        for name in others:
            assert refusal_to_open(name).key == "error-database-in-use", name

        async def look_by_another_name() -> None:
            async with opened(str(others[-1]), beside=True):
                pass

        with pytest.raises(NotStored):  # what is new lies beside the other name
            asyncio.run(look_by_another_name())
        first.send_signal(signal.SIGKILL)

    async def story() -> None:
        async with opened(str(path)) as db:
            assert await db.read(seq) >= 1
            assert await asyncio.to_thread(refusal_to_open, path)
            for name in others:
                assert await asyncio.to_thread(refusal_to_open, name)

    asyncio.run(story())


@pytest.mark.parametrize("lacking", ["system", "kind", "apart"])
def test_where_files_cannot_be_held_only_a_file_with_several_names_is_refused(
    lacking: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another system, a file system without such locks, and one (of a network) where they keep SQLite's own out."""
    def no_locks(fd: int, how: int) -> None:
        raise OSError(errno.ENOTSUP, "no such locks")

    def meet(fd: int, how: int, length: int = 0) -> None:
        if length:
            raise BlockingIOError
        lockf(fd, how)

    lockf = fcntl.lockf
    if lacking == "system":
        monkeypatch.setattr(sys, "platform", "darwin")
    elif lacking == "kind":
        monkeypatch.setattr(fcntl, "flock", no_locks)
    else:
        monkeypatch.setattr(fcntl, "lockf", meet)
    path, second = tmp_path / "orrery.sqlite", tmp_path / "second.sqlite"

    async def look() -> None:
        async with opened(str(path)) as db:
            assert await db.read(lambda tx: tx.row("SELECT 1")) == (1,)

    asyncio.run(look())
    second.hardlink_to(path)
    refusal = refusal_to_open(path)
    assert refusal.key == "error-database-names"
    assert all(str(path) in sentence for sentence in in_both_languages(refusal))
    second.unlink()
    asyncio.run(look())


def other_names(path: Path) -> list[Path]:
    """More paths that lead to a file: links, a detour, a linked folder, and at last a second name of its own."""
    (path.parent / "folder").mkdir()
    link, folder, second = path.parent / "link.sqlite", path.parent / "linked", path.parent / "folder" / "hard.sqlite"
    link.symlink_to(path.name)
    folder.symlink_to(path.parent, target_is_directory=True)
    second.hardlink_to(path)
    return [link, path.parent / "folder" / ".." / path.name, folder / path.name, folder / link.name, second]


def test_a_file_that_is_no_database_is_named_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database at all, just some notes\n" * 100)
    refusal = refusal_to_open(path)
    assert refusal.key == "error-database-foreign"
    assert str(path) in str(refusal)
    assert path.read_text().startswith("not a database")


def test_a_damaged_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "orrery.sqlite"

    async def make() -> None:
        async with opened(str(path)) as db:
            await db.write(put_table)

    asyncio.run(make())
    with closing(sqlite3.connect(path)) as db:  # what still stands in the log would mend the damage
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    assert refusal_to_open(path).key == "error-database-damaged"


def test_a_path_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file" / "orrery.sqlite", tmp_path):
        refusal = refusal_to_open(path)
        assert refusal.key == "error-database-readonly"
        assert str(path) in str(refusal)
