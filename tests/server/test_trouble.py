"""A running server whose disk is full or whose database is locked: a clear sentence, and the match goes on after."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from orrery.server.database import NotStored, Transaction
from tests.server.client import PATIENCE, Client, random_answer
from tests.server.processes import HASTY, Served, serving
from tests.server.serving import served

Cause = Callable[[Served, Path], Any]


@contextmanager
def locked(server: Served, database: Path) -> Iterator[None]:
    """Another program holds the database, as a tool that was left open would."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(server: Served, database: Path) -> Iterator[None]:
    """The files of the server cannot grow."""
    pid, size = server.process.pid, max(Path(f"{database}{end}").stat().st_size for end in ("", "-wal"))
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, before[1]))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def entries(database: Path) -> list[Any]:
    with closing(sqlite3.connect(database)) as db:
        return db.execute("SELECT table_id, seq, seat, code FROM entries ORDER BY table_id, seq").fetchall()


async def sit_down(stack: AsyncExitStack, url: str, people: int) -> dict[Client, str]:
    """Some people, each at a table with a bot that has answered the first question."""
    tables = {}
    for n in range(people):
        client = await stack.enter_async_context(await Client.guest(url, f"Ann {n}"))
        table = tables[client] = await client.new_table("race", ["me", "random"])
        await client.watch(table, 0)
        await client.until(lambda: client.mirrors[table].seq >= 1)  # noqa: B023
    return tables


def attempt(client: Client, table: str, key: str) -> Any:
    """Send one answer; the same key always brings the same one."""
    mirror = client.mirrors[table]
    asked = mirror.asked
    assert asked is not None
    client.chance.seed(key)
    return client.act("submit", table=table, seat=asked["seat"], decision=asked["id"], seq=mirror.seq, key=key,
                      answer=random_answer(asked, client.chance))


@pytest.mark.parametrize(("cause", "key"), [
    (locked, "error-database-locked"), (full, "error-database-disk"),
])
def test_what_cannot_be_stored_is_told_and_the_match_goes_on_after(cause: Cause, key: str, tmp_path: Path) -> None:
    database = tmp_path / "a.db"

    async def story(server: Served) -> None:
        async with AsyncExitStack() as stack:
            tables = await sit_down(stack, server.address, 4)
            ann = next(iter(tables))
            before = entries(database)
            docs = [client.mirrors[table].doc for client, table in tables.items()]
            with cause(server, database):
                # All at once: nobody waits for the sentence until the others have had theirs.
                *answering, (talker, there) = tables.items()
                tried = [attempt(*one, "not-stored") for one in answering]
                for refused in await asyncio.gather(*tried, talker.act("say", table=there, text="What is wrong?")):
                    assert (refused["t"], refused["problem"]["key"]) == ("refused", key), refused
                    assert "not stored" in refused["problem"]["text"]
                    assert str(tmp_path) not in str(refused)
                for path in ("/api/me", "/api/tables", f"/api/tables/{tables[ann]}/history", "/healthz"):
                    assert (await ann.http.get(path)).status_code == 200, "one may still look"
                assert entries(database) == before
                assert [client.mirrors[table].doc for client, table in tables.items()] == docs
            for client, table in tables.items():
                done = await attempt(client, table, "not-stored")  # the very same act again
                assert (done["t"], done["repeated"]) == ("done", False)
            assert len(entries(database)) >= len(before) + len(tables)
            await ann.play(tables[ann], until=lambda mirror: mirror.seq >= 20)
            assert ann.drifts == 0

    with serving(tmp_path / "server", "--port", "0", "--database", str(database), "--no-limits",
                 "--no-browser", program=HASTY) as server:
        asyncio.run(story(server))
        assert server.stop() == 0
        assert "Traceback" not in server.err
    stored = entries(database)
    with serving(tmp_path / "server", "--port", "0", "--database", str(database), "--no-browser") as server:
        assert server.address  # what was stored can be taken up again
        assert set(stored) <= set(entries(database)), "a bot may have gone on since"
        server.stop()


def test_a_bot_that_could_not_store_its_answer_gives_it_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Full as SQLite itself counts it, so that the sentence is the one about a full disk."""
    def fill(tx: Transaction) -> None:
        tx.rows(f"PRAGMA max_page_count = {tx.rows('PRAGMA page_count')[0][0]}")
        while True:
            tx.run("INSERT INTO chat SELECT table_id, n + 1, account, seat, name, text || text, key || 'x', made "
                   "FROM chat ORDER BY n DESC LIMIT 1")

    def stuck() -> bool:
        return "the answer of a bot was not taken (error-database-full)" in caplog.text

    async def story() -> None:
        async with served(str(tmp_path / "a.db"), bot_delay=0.0) as server, AsyncExitStack() as stack:
            tables = await sit_down(stack, server.url, 1)
            ((ann, table),) = tables.items()
            await ann.act("say", table=table, text="x" * 1000)
            with pytest.raises(NotStored) as refusal:
                await server.house.db.write(fill)
            assert refusal.value.key == "error-database-full"
            told: set[str] = set()
            for n in range(200):  # what fits on the pages that are there still goes in
                async with asyncio.timeout(PATIENCE):  # a bot that is stuck is no news to anybody: look, do not wait
                    while ann.mirrors[table].asked is None and not stuck():
                        await asyncio.sleep(0.01)
                if ann.mirrors[table].asked is None:
                    break
                answered = await attempt(ann, table, f"answer-{n}")
                if answered["t"] == "refused":
                    told.add(answered["problem"]["key"])
                    if "error-database-full" in told:
                        break
                else:
                    await ann.until(lambda: ann.mirrors[table].seq >= answered["seq"])  # noqa: B023
            assert stuck() or "error-database-full" in told
            seq = (await server.house.table(table)).seq
            await server.house.db.write(lambda tx: tx.rows("PRAGMA max_page_count = 1000000"))
            await ann.play(table, until=lambda mirror: mirror.seq >= seq + 15)

    with caplog.at_level("ERROR"):
        asyncio.run(story())
