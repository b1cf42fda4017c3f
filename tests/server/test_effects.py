"""Work inside a transaction changes no memory: what it brings about there is done once, after the commit."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable
from typing import Any

import psycopg
import pytest

from orrery.server import wire
from orrery.server.database import Database, NotStored, Transaction
from orrery.server.submit import Act
from tests.server.away import TABLE, Site, open_table, site
from tests.server.storage import add, opened, put_table, seq

CLOCK = wire.Clock(decision=60)
TWICE = "twicetwice"


def wants_it_again(db: Database) -> Exception:
    """What makes a database run a piece of work again."""
    if db.shared:
        return psycopg.errors.SerializationFailure("two pieces of work crossed")
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    return full


async def together(db: Database, *acts: Awaitable[Any]) -> list[Any]:
    """Acts that wait for each other: on SQLite they share a transaction, and what fails it has all of them run anew."""
    begun, go = threading.Event(), threading.Event()

    def wait(tx: Transaction) -> None:
        begun.set()
        go.wait(30)

    waiting = asyncio.ensure_future(db.write(wait))
    await asyncio.to_thread(begun.wait, 30)
    queued = [asyncio.ensure_future(act) for act in acts]
    for _ in range(50):  # until each stands in the queue; nothing on the way there waits for a thread
        await asyncio.sleep(0)
    go.set()
    await waiting
    return await asyncio.gather(*queued)


def test_an_effect_is_run_once_after_the_run_that_is_committed(database: str) -> None:
    runs: list[int] = []
    done: list[tuple[int, int, str]] = []

    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            problem = wants_it_again(db)

            def work(tx: Transaction) -> int:
                run = len(runs)
                runs.append(run)
                stored = add(tx, seq(tx), 7)
                tx.after(lambda: done.append((run, stored, threading.current_thread().name)))
                if run == 0:
                    raise problem
                return stored

            assert await together(db, db.write(work), db.write(lambda tx: None)) == [1, None]
            assert runs == [0, 1]
            assert done == [(1, 1, "MainThread")]
            assert await db.read(seq) == 1

    asyncio.run(story())


def test_work_that_fails_has_no_effects(database: str) -> None:
    done: list[str] = []

    def fail(tx: Transaction) -> None:
        tx.after(lambda: done.append("never"))
        raise LookupError("a fault of ours")

    async def story() -> None:
        async with opened(database) as db:
            with pytest.raises(LookupError):
                await db.write(fail)
            assert done == []

    asyncio.run(story())


def test_an_effect_that_fails_takes_nothing_from_those_who_wait(database: str) -> None:
    done: list[str] = []
    faults: list[str] = []

    def work(tx: Transaction) -> str:
        tx.after(lambda: [][0])
        tx.after(lambda: done.append("the next one"))
        return "stored"

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: faults.append(context["message"]))
        async with opened(database) as db:
            assert await db.write(work) == "stored"
            assert (done, faults) == (["the next one"], ["an effect failed"])

    asyncio.run(story())


# -- those who write along with an entry -----------------------------------------------------------------------------


def memory(here: Site, table_id: str) -> dict[str, Any]:
    """All that orders, clocks and notices remember of a table."""
    return {
        f"{type(one).__name__}.{name}": {key: told for key, told in value.items() if table_id in (key, key[0])}
        for one in (here.orders, here.clocks, here.notices) for name, value in vars(one).items()
        if isinstance(value, dict)
    }


async def begin(here: Site, table_id: str = TABLE) -> None:
    """Two people with a clock, one of whom has an order that waits for its question."""
    await open_table(here, ["anna", "boris"], clock=CLOCK, table_id=table_id)
    await here.orders.give(table_id, 0, [wire.Order("lucky", ["1"])])


async def discard(here: Site, table_id: str = TABLE) -> int:
    """Anna discards the first two of her six cards."""
    match = (await here.table(table_id)).playing().match
    asked = match.asked(0)
    return await here.answer(0, match.game.text(asked, asked.decode(3)), table_id)


def full(tx: Transaction, act: Act) -> None:
    """Whoever writes along last finds no room."""
    raise NotStored("error-database-full", "The disk is full.", {})


def test_a_beginning_that_is_not_stored_leaves_no_trace_in_memory(database: str) -> None:
    async def story() -> None:
        async with site(database) as here:
            await open_table(here, ["anna", "boris"], clock=CLOCK, begin=False)
            before = memory(here, TABLE)
            here.house.within.append(full)
            with pytest.raises(NotStored):
                await here.house.start(TABLE)
            assert memory(here, TABLE) == before
            here.house.within.remove(full)
            await here.house.start(TABLE)
            assert memory(here, TABLE) != before

    asyncio.run(story())


def test_an_entry_that_is_not_stored_leaves_no_trace_in_memory(database: str) -> None:
    async def story() -> None:
        async with site(database) as here:
            await begin(here)
            before = memory(here, TABLE)
            here.house.within.append(full)
            with pytest.raises(NotStored):
                await discard(here)
            assert memory(here, TABLE) == before

    asyncio.run(story())


def test_an_entry_that_the_database_ran_twice_leaves_the_same_memory(database: str) -> None:
    runs: list[str] = []
    told: list[str] = []

    async def story() -> None:
        async with site(database) as here:
            db = here.house.db
            for table_id in (TABLE, TWICE):
                await begin(here, table_id)

            def crossed(tx: Transaction, act: Act) -> None:
                runs.append(act.row.id)
                tx.after(lambda: told.append(act.row.id))
                if runs.count(TWICE) == 1 and act.row.id == TWICE:
                    raise wants_it_again(db)

            here.house.within.append(crossed)
            await together(db, discard(here), discard(here, TWICE))
            assert runs.count(TWICE) == 2
            assert sorted(told) == [TABLE, TWICE]
            once, twice = memory(here, TABLE), memory(here, TWICE)
            assert repr(once).replace(TABLE, TWICE) == repr(twice)

    asyncio.run(story())
