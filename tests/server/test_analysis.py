"""Finished matches looked through by a bot, over a real server: who may, once, stopped and gone on with."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from orrery import games
from orrery.core import Record, replay
from orrery.lab.advice import advise
from orrery.lab.analysis import Tape
from tests.server.client import PATIENCE, Client
from tests.server.serving import Served, served


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
            games = again["chances"][0]["games"]
            assert games >= stopped["chances"][0]["games"]
        async with AsyncExitStack() as stack:  # nobody asks again, and it goes on
            site = await begun(stack, tmp_path, 10**9)
            eve = await stack.enter_async_context(await Client.guest(site.url, "Eve"))
            async with asyncio.timeout(4 * PATIENCE):
                while sum(spot["games"] for spot in (await look(eve, table))["chances"]) <= sum(
                        spot["games"] for spot in again["chances"]):
                    await asyncio.sleep(0.05)
            assert (await look(eve, table))["state"] == "working"

    asyncio.run(run())
