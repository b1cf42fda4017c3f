"""Two server processes on one PostgreSQL: the same rooms, one writer a match, live updates across both."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from orrery import games
from orrery.core import Flow, Pick, replay
from orrery.server import patch
from orrery.server.database import LOST
from orrery.server.keep import matches
from orrery.server.submit import Stale
from tests.core.probe import Notes, Probe, say
from tests.server.client import Client
from tests.server.postgres_server import PostgresServer
from tests.server.room import Ear, house_on, put_table, stored
from tests.server.serving import Process


def test_people_at_two_processes_play_a_whole_race(postgres: PostgresServer) -> None:
    database = postgres.new_database()

    async def play(one: str, two: str) -> str:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(await Client.guest(one, "Ann"))
            bob = await stack.enter_async_context(await Client.guest(two, "Bob"))
            zoe = await stack.enter_async_context(await Client.guest(two, "Zoe"))
            table = await ann.new_table("race", ["me", "open"])
            await ann.watch(table, 0)
            await zoe.watch(table)
            await bob.join(table, 1)  # the match begins at the other process
            await bob.watch(table, 1)
            await ann.until(lambda: ann.mirrors[table].asked is not None)
            assert (await bob.act("say", table=table, text="hello from over there"))["t"] == "done"
            await ann.until(lambda: ann.mirrors[table].chat)
            await asyncio.gather(ann.play(table), bob.play(table))
            await zoe.until(lambda: zoe.mirrors[table].over)
            for client in (ann, bob, zoe):
                mirror = client.mirrors[table]
                assert client.drifts == 0
                assert mirror.seq == ann.mirrors[table].seq
                assert mirror.doc["result"] == ann.mirrors[table].doc["result"]
            assert [line["text"] for line in ann.mirrors[table].chat] == ["hello from over there"]
            return table

    async def check(table: str) -> None:
        async with house_on(database) as house:
            record = await house.db.read(lambda tx: matches.load_record(tx, table))
            live = (await house.table(table)).match
            assert record is not None
            assert live is not None
            again = replay(games.load("race"), record)
            assert again.over()
            assert again.digest() == live.digest()

    with Process(database) as one, Process(database) as two:
        table = asyncio.run(play(one.url, two.url))
    asyncio.run(check(table))


def test_answers_given_to_both_at_once_are_stored_one_after_the_other(postgres: PostgresServer) -> None:
    database = postgres.new_database()

    async def story() -> None:
        async with house_on(database) as one, house_on(database) as two:
            table_id = await put_table(one, ["ann", "bob"])
            ears = [Ear(one, "ann"), Ear(two, "bob"), Ear(two, None)]
            for ear, viewer in zip(ears, (0, 1, -1), strict=True):
                await ear.watch(table_id, viewer)
            for seq in range(2):
                await one.submit(table_id, 0, f"{seq}.0", seq, f"alone-{seq}", "say:a", by="ann")
            # Both processes believe that the match is at entry 2.
            async with asyncio.timeout(10):
                while (await two.table(table_id)).seq < 2:
                    await asyncio.sleep(0.01)
            both = await asyncio.gather(
                one.submit(table_id, 0, "2.0", 2, "together-0", "say:b", by="ann"),
                two.submit(table_id, 1, "2.1", 2, "together-1", "say:c", by="bob"),
            )
            assert sorted(both) == [(3, False), (4, False)]
            # The same act at both: stored once.
            twice = await asyncio.gather(
                one.submit(table_id, 1, "4.1", 4, "twice-1234", "say:a", by="bob"),
                two.submit(table_id, 1, "4.1", 4, "twice-1234", "say:a", by="bob"),
            )
            assert sorted(repeated for _, repeated in twice) == [False, True]
            assert len(await stored(one, table_id)) == 5
            for ear in ears:
                async with asyncio.timeout(10):
                    while ear.mirrors[table_id].seq < 5:
                        await ear.hear()
                        await asyncio.sleep(0.01)
            docs = [(await house.table(table_id)).course.document(-1) for house in (one, two)]  # type: ignore[union-attr]
            assert docs[0] == docs[1] == ears[2].mirrors[table_id].doc
            assert patch.fingerprint(docs[0]) == patch.fingerprint(ears[2].mirrors[table_id].doc)

    asyncio.run(story())


def test_proposals_and_seats_are_the_same_at_both(postgres: PostgresServer) -> None:
    database = postgres.new_database()

    async def story() -> None:
        async with house_on(database) as one, house_on(database) as two:
            table_id = await put_table(one, ["ann", "bob"])
            bob = Ear(two, "bob")
            await bob.watch(table_id, 1)
            for seq in range(2):
                await one.submit(table_id, 0, f"{seq}.0", seq, f"alone-{seq}", "say:a", by="ann")
            await one.submit(table_id, 0, "2.0", 2, "together-0", "say:b", by="ann")
            await two.submit(table_id, 1, "2.1", 2, "together-1", "say:c", by="bob")
            await one.undo(table_id, 0, 2, 4, "may-i-undo", by="ann")
            async with asyncio.timeout(10):
                while bob.mirrors[table_id].info["proposal"] is None:
                    await bob.hear()
                    await asyncio.sleep(0.01)
            name = bob.mirrors[table_id].info["proposal"]["id"]
            assert await two.consent(table_id, 1, name, True, by="bob") == (5, False)
            async with asyncio.timeout(10):
                while (await one.table(table_id)).seq < 5:
                    await asyncio.sleep(0.01)
            assert (await one.table(table_id)).decision_id(1) == "5.1"

    asyncio.run(story())


def long_winded(s: Notes) -> Flow:
    """Seat 0 alone, and what it says is told a hundred times."""
    answer = yield Pick(0, "say", (0, 1, 2))
    for _ in range(100):
        say(s, 0, answer)


LONG_WINDED = Probe(long_winded, 5)


def test_after_an_undo_elsewhere_a_first_view_has_as_many_events_as_ever(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.new_database()

    async def story() -> None:
        async with house_on(database) as one, house_on(database) as two:
            monkeypatch.setitem(games._OURS, "probe", "tests.server.test_two_processes:LONG_WINDED")
            table_id = await put_table(one, ["ann"])
            for seq in range(4):
                await one.submit(table_id, 0, f"{seq}.0", seq, f"on-and-on-{seq}", "say:a", by="ann")
            other = await two.table(table_id)
            assert (other.seq, len(other.told)) == (4, 400)
            await one.undo(table_id, 0, 3, 4, "not-so-long", by="ann")
            async with asyncio.timeout(10):
                while other.seq < 5:
                    await asyncio.sleep(0.01)
            seen = await Ear(two, "ann").watch(table_id, 0)
            assert (seen.first, len(seen.events)) == (100, 200)

    asyncio.run(story())


def test_a_process_that_missed_words_looks_again(postgres: PostgresServer) -> None:
    database = postgres.new_database()

    async def story() -> None:
        deaf: list[bool] = []
        async with house_on(database) as one, house_on(database, deaf=deaf) as two:
            ids = [await put_table(one, ["ann", "bob"]) for _ in range(2)]
            for table_id in ids:
                await one.submit(table_id, 0, "0.0", 0, "both-know-1", "say:a", by="ann")
            bob = Ear(two, "bob")
            for table_id in ids:
                await bob.watch(table_id, 1)
            deaf.append(True)
            for table_id in ids:  # another event in the place of the one that they know
                await one.undo(table_id, 0, 0, 1, "unheard-1", by="ann")
                await one.submit(table_id, 0, "2.0", 2, "unheard-2", "say:b", by="ann")
            assert [(await two.table(table_id)).seq for table_id in ids] == [1, 1]
            # Whoever acts on what is no longer so finds out by himself ...
            with pytest.raises(Stale):
                await two.submit(ids[0], 0, "1.0", 1, "unheard-3", "say:b", by="ann")
            assert (await two.table(ids[0])).seq == 3
            # ... and all else is looked at when the words of others are heard again.
            two.heard(LOST, "")
            for table_id in ids:
                async with asyncio.timeout(10):
                    while bob.mirrors[table_id].seq < 3:
                        await bob.hear()
                        await asyncio.sleep(0.01)
                assert [event["what"] for event in bob.mirrors[table_id].events] == [1]

    asyncio.run(story())
