"""Finished matches looked through by a bot, over a real server: who may, once, stopped and gone on with."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from orrery import games
from orrery.core import Record, replay
from orrery.lab.advice import advise
from orrery.lab.analysis import ANSWERS, Found, Spot, Tape
from orrery.server.house import House
from orrery.server.keep import studies
from orrery.server.keep.studies import Study
from orrery.server.problems import Busy
from orrery.server.security import Guard, Purse
from orrery.server.studies import MOST_OF_ONE, Studies
from tests.server.client import PATIENCE, Client
from tests.server.room import put_table
from tests.server.serving import Served, served
from tests.server.test_house import answer, tell


async def begun(stack: AsyncExitStack, path: Path, answers: int) -> Served:
    site = await stack.enter_async_context(served(str(path / "orrery.sqlite")))
    site.app.state.studies.answers = answers
    return site


async def look(client: Client, table: str, method: str = "GET", status: int = 200, **query: int) -> dict[str, Any]:
    answer = await client.http.request(method, f"/api/tables/{table}/analysis", params=query)
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def until(client: Client, table: str, state: str) -> dict[str, Any]:
    async with asyncio.timeout(4 * PATIENCE):
        while (told := await look(client, table))["state"] != state:
            await asyncio.sleep(0.05)
    return told


async def finished(ann: Client) -> str:
    """A match that Ann has played against a bot, to its end."""
    table = await ann.new_table("race", ["me", "random"])
    await ann.watch(table, 0)
    await ann.play(table)
    return table


def test_only_what_is_over_is_looked_through_and_only_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await begun(stack, tmp_path, 2_500)
            ann = await stack.enter_async_context(await Client.guest(site.url, "Ann"))
            bob = await stack.enter_async_context(await Client.guest(site.url, "Bob"))
            running = await ann.new_table("race", ["me", "random"])
            for method in ("GET", "POST", "DELETE"):
                assert (await look(ann, running, method, 409))["key"] == "error-not-over"
            table = await finished(ann)
            assert await look(bob, table) == {
                "table": table, "state": "none", "mine": False, "bot": "", "progress": 0.0, "chances": [], "swings": []}
            assert (await look(ann, table, "POST"))["state"] in ("waiting", "working")
            told = await until(bob, table, "done")
            assert (told["progress"], told["mine"], told["bot"]) == (1.0, False, "heuristic")
            info = (await ann.http.get(f"/api/tables/{table}")).json()
            steps = (await ann.http.get(f"/api/tables/{table}/history?viewer=-2")).json()["steps"]
            assert [spot["step"] for spot in told["chances"]][:: len(told["chances"]) - 1] == [0, len(steps) - 1]
            end = told["chances"][-1]
            assert end["chances"] == end["low"] == end["high"]
            assert [seat for seat, chance in enumerate(end["chances"]) if chance] == info["result"]["winners"]
            for swing in told["swings"]:
                assert 0 <= swing["before"] < swing["after"] < len(steps)
            # Asked again by anybody, it is there at once: nothing is worked out twice.
            assert (await look(bob, table, "POST"))["chances"] == told["chances"]
            assert (await look(bob, table, viewer=0))["state"] == "done"

    asyncio.run(run())


def test_a_bot_says_what_it_would_have_done_once_the_match_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await begun(stack, tmp_path, 2_500)
            ann = await stack.enter_async_context(await Client.guest(site.url, "Ann"))
            bob = await stack.enter_async_context(await Client.guest(site.url, "Bob"))
            running = await ann.new_table("race", ["me", "random"])
            refused = await ann.http.get(f"/api/tables/{running}/advice", params={"at": 1})
            assert (refused.status_code, refused.json()["key"]) == (409, "error-not-over")
            table = await finished(ann)
            record = Record.from_bytes((await ann.http.get(f"/api/tables/{table}/record")).content)
            tape = Tape.of(replay(games.load("race"), record))
            last = len(tape.inputs)
            for at in (0, last + 1):
                refused = await bob.http.get(f"/api/tables/{table}/advice", params={"at": at})
                assert (refused.status_code, refused.json()["key"]) == (409, "error-no-answer-there")
            steps = (await ann.http.get(f"/api/tables/{table}/history?viewer=-2")).json()["steps"]
            for step in (steps[1], steps[len(steps) // 2], steps[-1]):
                answer = await bob.http.get(f"/api/tables/{table}/advice", params={"at": step["at"]})
                assert answer.status_code == 200, answer.text
                told = answer.json()
                assert (told["table"], told["at"], told["bot"]) == (table, step["at"], "heuristic")
                assert sorted({one["seat"] for one in told["answers"]}) == sorted(step["seats"])
                assert told["answers"] == [
                    {**one._asdict(), "asked": {"id": "", **one.asked},
                     "weighed": [weighed._asdict() for weighed in one.weighed]}
                    for one in advise(tape, "heuristic", step["at"])
                ]

    asyncio.run(run())


def test_it_is_stopped_by_who_wanted_it_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await begun(stack, tmp_path, 10**9)
            ann = await stack.enter_async_context(await Client.guest(site.url, "Ann"))
            bob = await stack.enter_async_context(await Client.guest(site.url, "Bob"))
            table = await finished(ann)
            await look(ann, table, "POST")
            assert (await look(bob, table, "DELETE", 403))["key"] == "error-not-your-study"
            async with asyncio.timeout(4 * PATIENCE):
                while not (await look(ann, table))["chances"]:
                    await asyncio.sleep(0.05)
            stopped = await look(ann, table, "DELETE")
            assert stopped["state"] == "stopped"
            assert stopped["mine"]
            again = await look(bob, table, "POST")
            assert again["state"] in ("waiting", "working")
            assert again["progress"] >= stopped["progress"]
        async with AsyncExitStack() as stack:  # nobody asks again, and it goes on
            site = await begun(stack, tmp_path, 10**9)
            eve = await stack.enter_async_context(await Client.guest(site.url, "Eve"))
            async with asyncio.timeout(4 * PATIENCE):
                while (await look(eve, table))["progress"] <= again["progress"]:
                    await asyncio.sleep(0.05)
            assert (await look(eve, table))["state"] == "working"

    asyncio.run(run())


def test_what_stands_still_is_taken_up_and_what_cannot_be_played_holds_nobody_up(tmp_path: Path) -> None:
    """The server that was at it has died: another one finds the work where it was, at the second look."""
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await begun(stack, tmp_path, 500)
            ann = await stack.enter_async_context(await Client.guest(site.url, "Ann"))
            tables = [await finished(ann), await ann.new_table("race", ["me", "open"])]
            for table in tables:
                await site.app.state.db.write(partial(studies.save, table_id=table, study=Study(
                    "somebody", "heuristic", "working", Found())))
            await site.app.state.studies.take_up()
            told = await look(ann, tables[0])
            assert (told["state"], told["chances"]) == ("working", [])  # perhaps somebody is at it
            await site.app.state.studies.take_up()
            await until(ann, tables[0], "done")
            async with asyncio.timeout(4 * PATIENCE):
                while await site.app.state.db.read(studies.under_way):
                    await asyncio.sleep(0.05)
            stuck = await site.app.state.db.read(lambda tx: studies.load(tx, tables[1]))
            assert (stuck.state, stuck.found) == ("stopped", Found())

    asyncio.run(run())


async def parleyed(house: House) -> str:
    """A match of the little game, played to its end."""
    table_id = await put_table(house, ["ann", "bob"])
    table = await house.table(table_id)
    while not table.playing().over():
        await answer(house, table_id, table.playing().match.waiting()[0], "say:a", key=f"answer-{table.seq}")
    return table_id


def test_one_address_cannot_take_all_turns(database: str) -> None:
    async def story(house: House) -> None:
        waiting, guard = Studies(house, ANSWERS), Guard()  # nobody works, so all who begin wait
        here, there = Purse(guard, "here", "study"), Purse(guard, "there", "study")
        tables = [await house.table(await parleyed(house)) for _ in range(MOST_OF_ONE + 1)]
        for number, table in enumerate(tables[:-1]):
            assert (await waiting.begin(table, "ann", here)).state == "working"
            assert waiting.ahead(table) == number
        with pytest.raises(Busy):
            await waiting.begin(tables[-1], "ann", here)
        assert (await waiting.begin(tables[0], "bob", there)).account == "ann"  # it waits already
        await waiting.begin(tables[-1], "bob", there)
        assert waiting.ahead(tables[-1]) == MOST_OF_ONE
        assert await waiting.end(tables[0], "ann") == Study("ann", "greedy", "stopped", Found())
        assert waiting.ahead(tables[-1]) == MOST_OF_ONE - 1

    tell(database, story)


def test_of_two_servers_at_one_match_the_slower_one_leaves_it(database: str) -> None:
    async def story(house: House) -> None:
        table = await parleyed(house)
        some, more = Found((Spot(0, 6, (4, 2)),), 60, 1), Found((Spot(0, 12, (7, 5)),), 120, 2)

        async def go_on(before: Found, found: Found, done: bool = False) -> bool:
            return await house.db.write(partial(
                studies.go_on, table_id=table, before=before, found=found, done=done))

        await house.db.write(partial(studies.begin, table_id=table, account="ann", bot="random"))
        assert await go_on(Found(), some)
        assert await go_on(some, more)
        assert not await go_on(some, more, True), "what has come further does not go back"
        await house.db.write(partial(studies.stop, table_id=table))
        assert await house.db.read(studies.under_way) == {}
        assert await go_on(more, some), "the slice under way when it was stopped is kept"
        again = await house.db.write(partial(studies.begin, table_id=table, account="bob", bot="random"))
        assert again == Study("bob", "random", "working", some)
        assert await go_on(some, more, True)
        done = Study("bob", "random", "done", more)
        assert await house.db.write(partial(studies.stop, table_id=table)) == done
        assert await house.db.write(partial(studies.begin, table_id=table, account="ann", bot="random")) == done

    tell(database, story)
