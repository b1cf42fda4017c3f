"""Several processes on one PostgreSQL: they hear each other, take turns, and survive lost connections."""

from __future__ import annotations

import asyncio
import random
import sys

import pytest

from orrery.server.database import LOST, Conflict, Database, NotStored, Transaction
from orrery.server.keep import matches
from orrery.server.postgres import translate
from tests.server.postgres_server import PostgresServer
from tests.server.storage import (
    TABLE,
    add,
    count,
    in_both_languages,
    opened,
    put_table,
    refusal_to_open,
    seq,
    until,
)


def test_processes_hear_each_other_after_the_commit_and_never_themselves(postgres: PostgresServer) -> None:
    address = postgres.new_database()
    heard: list[list[tuple[str, str]]] = [[], []]

    def fail(tx: Transaction) -> None:
        tx.tell("table", "never")
        raise LookupError

    async def story() -> None:
        async with opened(address, heard[0]) as one, opened(address, heard[1]) as two:
            await one.write(put_table)
            with pytest.raises(LookupError):
                await one.write(fail)
            await one.write(lambda tx: add(tx, 0))
            await until(lambda: heard[1])
            assert await two.read(seq) == 1
            await two.write(lambda tx: tx.tell("chat", f"{TABLE} some words"))
            await until(lambda: heard[0])
        assert heard == [[("chat", f"{TABLE} some words")], [("table", f"{TABLE} 1")]]

    asyncio.run(story())


def test_two_processes_race_for_every_number(postgres: PostgresServer) -> None:
    address = postgres.new_database()

    async def play(db: Database, who: str) -> int:
        conflicts = 0
        for n in range(20):
            while True:
                now = await db.read(seq)
                try:
                    await db.write(lambda tx, now=now, n=n: add(tx, now, key=f"{who}-{n}"))  # type: ignore[misc]
                    break
                except Conflict:
                    conflicts += 1
        return conflicts

    async def story() -> None:
        async with opened(address) as one, opened(address) as two:
            await one.write(put_table)
            await asyncio.gather(play(one, "one"), play(two, "two"), play(one, "three"))
            stored = await two.read(lambda tx: matches.entries(tx, TABLE))
            assert [entry.seq for entry in stored] == list(range(1, 61))

    asyncio.run(story())


def test_processes_that_start_together_make_the_schema_once(postgres: PostgresServer) -> None:
    address = postgres.new_database()

    async def one() -> None:
        async with opened(address) as db:
            assert await db.read(lambda tx: count(tx, "tables")) == 0

    async def story() -> None:
        await asyncio.gather(*[one() for _ in range(4)])

    asyncio.run(story())


def test_work_that_looks_before_it_writes_is_safe_from_others(postgres: PostgresServer) -> None:
    """Each of many takes the next free number after looking which are taken: all get different ones."""
    address = postgres.new_database()

    def take(tx: Transaction) -> int:
        row = tx.row("SELECT COUNT(*) FROM accounts")
        assert row is not None
        tx.run("INSERT INTO accounts (id, name, settings, created, seen) VALUES (?, 'Ann', '{}', ?, 1)",
               random.randbytes(8).hex(), row[0])
        return int(row[0])

    async def story() -> None:
        async with opened(address) as one, opened(address) as two:
            taken = await asyncio.gather(*[db.write(take) for _ in range(10) for db in (one, two)])
            assert sorted(taken) == list(range(20))

    asyncio.run(story())


def test_lost_connections_come_back_by_themselves_and_what_was_missed_is_announced(postgres: PostgresServer) -> None:
    address = postgres.new_database()
    name = address.split("/")[3].partition("?")[0]
    heard: list[tuple[str, str]] = []

    async def cut() -> None:
        sql = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        await asyncio.to_thread(postgres.run, sql)

    async def story() -> None:
        async with opened(address, heard) as db, opened(address) as other:
            await db.write(put_table)
            await cut()
            await db.write(lambda tx: add(tx, 0))
            assert await db.read(seq) == 1
            await until(lambda: (LOST, "") in heard)
            heard.clear()
            await other.write(lambda tx: tx.tell("table", "again"))
            await until(lambda: heard == [("table", "again")])

            await asyncio.to_thread(postgres.run, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            await cut()
            with pytest.raises(NotStored) as refusal:
                await db.write(lambda tx: add(tx, 1))
            assert refusal.value.key == "error-database-away"
            assert len(set(in_both_languages(refusal.value))) == 2
            await asyncio.to_thread(postgres.run, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            assert await db.write(lambda tx: add(tx, 1)) == 2

    asyncio.run(story())


def test_a_server_that_does_not_answer_is_named_without_the_password() -> None:
    refusal = refusal_to_open("postgresql://ann:canary@127.0.0.1:1/orrery")
    assert refusal.key == "error-database-unreachable"
    assert "127.0.0.1" in str(refusal)
    for broken in ("postgresql://ann:canary@[host/orrery", "postgresql://ann:canary@host:port/x?y"):
        refusal = refusal_to_open(broken)
        assert all("canary" not in sentence for sentence in [str(refusal), *in_both_languages(refusal)])


def test_a_user_without_rights_is_told_so(postgres: PostgresServer) -> None:
    address = postgres.new_database()

    async def story() -> None:
        async with opened(address) as db:
            await db.write(put_table)
            await db.write(lambda tx: tx.run("CREATE ROLE reader LOGIN"))
            await db.write(lambda tx: tx.run("GRANT SELECT ON meta, tables TO reader"))
        refusal = await asyncio.to_thread(refusal_to_open, address.replace("orrery@", "nobody-such@"))
        assert refusal.key == "error-database-unreachable"
        async with opened(address.replace("orrery@", "reader@")) as db:
            assert await db.read(seq) == 0
            with pytest.raises(NotStored) as denied:
                await db.write(lambda tx: tx.run("UPDATE tables SET seq = 7"))
            assert denied.value.key == "error-database-permission"

    asyncio.run(story())


def test_without_psycopg_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    refusal = refusal_to_open("postgresql://127.0.0.1:1/orrery")
    assert refusal.key == "error-missing-extra"
    assert all("orrery-games[postgres]" in sentence for sentence in [str(refusal), *in_both_languages(refusal)])


@pytest.mark.parametrize(
    ("sql", "translated"),
    [
        ("SELECT ? WHERE a = ?", "SELECT %s WHERE a = %s"),
        ("SELECT '?' || ? || 'it''s ?'", "SELECT '?' || %s || 'it''s ?'"),
        ("SELECT 'a%' LIKE ?", "SELECT 'a%%' LIKE %s"),
        ('SELECT "odd?" % ? -- why?\n, ?', 'SELECT "odd?" %% %s -- why?\n, %s'),
    ],
)
def test_question_marks_are_arguments_outside_of_quotes_only(sql: str, translated: str) -> None:
    assert translate(sql) == translated
