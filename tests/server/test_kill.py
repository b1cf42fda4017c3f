"""The server killed at each named point of a submit: it comes back with exactly the old position or the new one."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest

from orrery.server.points import POINTS
from tests.server.client import Client, random_answer
from tests.server.postgres_server import PostgresServer
from tests.server.room import house_on, stored
from tests.server.serving import Process, served

KEY = "the-same-key"
STORED = POINTS.index("committed")


class Scene:
    """A match of Race where one answer is missing, and everybody who has to do with it."""

    table: str
    cookies: tuple[str, str]
    act: dict[str, Any]
    before: list[dict[str, Any]]
    after: list[dict[str, Any]]


async def prepare(database: str) -> Scene:
    """Two people at a table; one has answered the first question, the other's answer will move the match."""
    scene = Scene()
    async with served(database) as server:
        async with await Client.guest(server.url, "Ann") as ann, await Client.guest(server.url, "Bob") as bob:
            scene.table = await ann.new_table("race", ["me", "open"])
            await bob.join(scene.table, 1)
            await ann.watch(scene.table, 0)
            await bob.watch(scene.table, 1)
            assert (await bob.answer(scene.table))["t"] == "done"
            await ann.until(lambda: ann.mirrors[scene.table].seq == 1)
            mirror = ann.mirrors[scene.table]
            assert mirror.asked is not None
            assert ann.cookie is not None
            assert bob.cookie is not None
            scene.cookies = (ann.cookie, bob.cookie)
            text = random_answer(mirror.asked, ann.chance)
            scene.act = dict(table=scene.table, seat=0, decision=mirror.asked["id"], seq=1, key=KEY, answer=text)
        scene.before = await docs(server.url, scene)
    return scene


async def docs(url: str, scene: Scene) -> list[dict[str, Any]]:
    """What both people and a spectator see of the match now."""
    found = []
    for cookie, viewer in ((scene.cookies[0], 0), (scene.cookies[1], 1), (None, -1)):
        async with Client(url, cookie) as client:
            await client.connect()
            found.append((await client.watch(scene.table, viewer)).doc)
    return found


async def submit(url: str, scene: Scene) -> dict[str, Any]:
    async with Client(url, scene.cookies[0]) as ann:
        await ann.connect()
        return await ann.act("submit", **scene.act)


async def submit_until_killed(process: Process, scene: Scene) -> None:
    async with Client(process.url, scene.cookies[0]) as ann:
        await ann.connect()
        await ann.say("submit", **scene.act)
        await asyncio.to_thread(process.wait_killed)


async def come_back(database: str, scene: Scene, kept: bool) -> None:
    """Start again: exactly one of the two positions; and the same act, sent again, is there once."""
    async with served(database) as server:
        assert await docs(server.url, scene) == (scene.after if kept else scene.before)
        told = await submit(server.url, scene)
        assert (told["t"], told["seq"], told["repeated"]) == ("done", 2, kept)
        assert await docs(server.url, scene) == scene.after
    async with house_on(database) as house:
        assert [entry.seq for entry in await stored(house, scene.table)] == [1, 2]


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Scene]:
    """A database with the scene, and what everybody sees once the answer is in."""
    folder = tmp_path_factory.mktemp("scene")
    scene = asyncio.run(prepare(str(folder / "before.db")))
    shutil.copy(folder / "before.db", folder / "after.db")

    async def play() -> None:
        async with served(str(folder / "after.db")) as server:
            assert (await submit(server.url, scene))["t"] == "done"
            scene.after = await docs(server.url, scene)

    asyncio.run(play())
    assert scene.after != scene.before
    return folder / "before.db", scene


@pytest.mark.parametrize("point", POINTS)
def test_killed_at_a_point_of_a_submit(prepared: tuple[Path, Scene], tmp_path: Path, point: str) -> None:
    source, scene = prepared
    database = str(tmp_path / "orrery.db")
    shutil.copy(source, database)
    with Process(database, ORRERY_STOP_AT=point) as process:
        asyncio.run(submit_until_killed(process, scene))
    asyncio.run(come_back(database, scene, kept=POINTS.index(point) >= STORED))


@pytest.mark.parametrize("point", ["appended", "committed"])
def test_killed_around_the_commit_on_postgresql(postgres: PostgresServer, point: str) -> None:
    database = postgres.new_database()

    async def play() -> Scene:
        scene = await prepare(database)
        with Process(database, ORRERY_STOP_AT=point) as process:
            await submit_until_killed(process, scene)
        async with served(database) as server:
            now = await docs(server.url, scene)
            assert (now == scene.before) == (point == "appended")
            await submit(server.url, scene)
            scene.after = await docs(server.url, scene)
            assert (now == scene.after) == (point == "committed")
        return scene

    scene = asyncio.run(play())
    asyncio.run(come_back(database, scene, kept=True))
