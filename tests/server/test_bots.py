"""Bots on the server: they play whole matches in another process, survive restarts and kills, and see their view."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery import bots, games
from orrery.bots import Bot, drive
from orrery.core import Chance, Game, Match, View, new_match
from orrery.gauntlet.facts import game_of
from orrery.gauntlet.trail import played, step_begins
from orrery.gauntlet.worlds import twins
from orrery.server.bots import think
from orrery.server.keep import matches
from orrery.server.thinker import pack, unpack
from orrery.server.thinkers import Thinkers
from tests.server.away import TABLE, open_table, site, until
from tests.server.serving import Process

HERE = "tests.server.test_bots"
RACE: Game[Any] = games.load("race")
MOST_QUESTIONS = 300
"""Of a match in which what is sent to the process is compared."""


class Stuck(Bot):
    """Thinks for ever, once there is more than one possible answer."""

    name = "stuck"

    def choose(self, view: View[Any], chance: Chance) -> int:
        while True:
            time.sleep(1)


class Suicidal(Bot):
    """Takes its process down."""

    name = "suicidal"

    def choose(self, view: View[Any], chance: Chance) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Failing(Bot):
    """Fails, and says what it holds."""

    name = "failing"

    def choose(self, view: View[Any], chance: Chance) -> int:
        raise ValueError(f"my hand is {view.zones['hand']}")


class Cheat(Bot):
    """Answers what is not legal, and prints what it holds."""

    name = "cheat"

    def choose(self, view: View[Any], chance: Chance) -> int:
        print(view.zones["hand"])
        return 1 << 200


def race(seats: int = 2, seed: bytes = b"bots") -> Match[Any]:
    return new_match(RACE, seats, seed, events=True)


# -- whole matches ---------------------------------------------------------------------------------------------------


def test_bots_play_a_whole_match_and_answer_as_they_would_at_any_table(database: str) -> None:
    async def story() -> None:
        async with site(database) as here:
            table = await open_table(here, ["bot:heuristic", "bot:greedy", "bot:random"])
            await until(lambda: table.row.state == "over")
            stored = await here.house.db.read(lambda tx: matches.entries(tx, TABLE))
            assert {entry.origin for entry in stored} == {"bot"}
            assert table.match is not None

            again = race(3, b"seed")
            seated = [bots.load(name, RACE) for name in ("heuristic", "greedy", "random")]
            while again.pending:
                again.step_all([
                    drive.answer(again, asked.seat, seated[asked.seat], drive.stream_now(again, asked.seat))
                    for asked in again.pending
                ])
            assert table.match.inputs == again.inputs
            assert table.row.result is not None
            assert tuple(table.row.result.scores) == again.result().scores

    asyncio.run(story())


def test_a_match_of_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    address = str(tmp_path / "orrery.sqlite")

    async def first() -> int:
        async with site(address, kill=True) as here:
            table = await open_table(here, ["bot:heuristic", "bot:heuristic"])
            await until(lambda: table.seq >= 5)
        assert table.row.state == "playing"
        return table.seq

    async def second(seq: int) -> None:
        async with site(address) as here:
            async def over() -> bool:
                return (await here.table()).row.state == "over"

            await until(over)
            stored = await here.house.db.read(lambda tx: matches.entries(tx, TABLE))
            assert len(stored) > seq
            assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1))

    asyncio.run(second(asyncio.run(first())))


def test_a_real_server_that_was_killed_plays_a_match_of_bots_to_its_end(tmp_path: Path) -> None:
    address = str(tmp_path / "orrery.sqlite")
    server = Process(address, ORRERY_STOP_AT="committed:9")
    try:
        with browser(server.url) as person:
            person.post("/api/guest", json={})
            seats = [{"kind": "bot"}, {"kind": "bot"}]
            table = person.post("/api/tables", json={"game": "race", "seats": seats}).json()["id"]
            cookies = person.cookies
        server.wait_killed()
        server = Process(address)
        with browser(server.url, cookies) as person:
            def now() -> Any:
                return person.get(f"/api/tables/{table}").json()

            assert now()["seq"] >= 9
            wait_for(lambda: now()["state"] == "over")
            assert now()["seq"] > 9
            assert len(now()["result"]["scores"]) == 2
    finally:
        server.stop()


def browser(url: str, cookies: httpx.Cookies | None = None) -> httpx.Client:
    return httpx.Client(base_url=url, headers={"origin": url}, cookies=cookies)


def wait_for(true: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)


def test_a_bot_answers_beside_a_person_at_once_and_waits_for_him(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(str(tmp_path / "orrery.sqlite")) as here:
            table = await open_table(here, ["ann", "bot:heuristic"])
            await until(lambda: table.match is not None and table.match.waiting() == [0])
            assert table.match is not None
            text = await think(here.thinkers, table.match, 0, "random")
            await here.answer(0, text)
            await until(lambda: table.match is not None and table.match.waiting() == [0])
            stored = await here.house.db.read(lambda tx: matches.entries(tx, TABLE))
            assert [(entry.seat, entry.origin) for entry in stored[:3]] == [(1, "bot"), (0, "person"), (1, "bot")]

    asyncio.run(story())


# -- when a bot fails ------------------------------------------------------------------------------------------------


def test_a_killed_process_is_replaced_and_the_bots_own_answer_still_comes() -> None:
    async def story() -> None:
        thinkers = Thinkers()
        try:
            match = race()
            expected = drive.answer(match, 0, bots.load("heuristic", RACE), drive.stream_now(match, 0))
            view = match.view(0)
            assert await thinkers.choose("heuristic", view, drive.stream_now(match, 0)) == expected
            [pid] = thinkers.pids()
            os.kill(pid, signal.SIGKILL)
            assert await thinkers.choose("heuristic", view, drive.stream_now(match, 0)) == expected
            assert thinkers.pids() != [pid]
        finally:
            await thinkers.close()
        assert thinkers.pids() == []

    asyncio.run(story())


def test_a_bot_that_thinks_too_long_is_killed_and_a_legal_answer_stands_in(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        thinkers = Thinkers(budget=0.2)
        try:
            match = race()
            text = await think(thinkers, match, 0, f"{HERE}:Stuck")
            match.submit(0, text)
            assert thinkers.pids() == []  # the stuck one is gone
            assert await thinkers.choose("random", match.view(1), drive.stream_now(match, 1)) >= 0
        finally:
            await thinkers.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert "a random answer stands in" in caplog.text


@pytest.mark.parametrize("bot", ["Failing", "Suicidal", "Cheat", "NoSuchBot"])
def test_a_match_never_waits_for_a_bot_that_fails(bot: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    hands: list[str] = []

    async def story() -> None:
        async with site(str(tmp_path / "orrery.sqlite"), budget=30) as here:
            table = await open_table(here, [f"bot:{HERE}:{bot}", "ann"])
            assert table.match is not None
            hands.extend(table.match.view(0).zones["hand"])
            await until(lambda: table.match is not None and table.match.waiting() == [1])

    with caplog.at_level(logging.DEBUG):
        asyncio.run(story())
    assert "a random answer stands in" in caplog.text
    assert len(hands) > 3
    assert not any(card in caplog.text for card in hands)


KILLED = """
import asyncio
from orrery.bots import drive
from orrery.server.thinkers import Thinkers
from tests.server.test_bots import race

async def main():
    thinkers, match = Thinkers(budget=600), race()
    await thinkers.choose("random", match.view(0), drive.stream_now(match, 0))
    print(thinkers.pids()[0], flush=True)
    await thinkers.choose("tests.server.test_bots:Stuck", match.view(0), drive.stream_now(match, 0))

asyncio.run(main())
"""


def test_the_process_ends_with_a_killed_server_even_in_the_middle_of_a_thought() -> None:
    with subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        server.kill()

    def gone() -> bool:
        try:
            return Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z"
        except FileNotFoundError:
            return True

    asyncio.run(until(gone))


# -- what a bot is told ----------------------------------------------------------------------------------------------


def test_a_question_travels_whole() -> None:
    match = race(3)
    for seat in range(3):
        bot, view, chance, aloud = unpack(pack("greedy", match.view(seat, search=True), drive.stream_now(match, seat)))
        assert (bot, aloud) == ("greedy", False)
        assert view.game is RACE
        assert view.document() == match.view(seat).document()
        greedy = bots.load("greedy", RACE)
        assert greedy.choose(view, chance) == drive.answer(match, seat, greedy, drive.stream_now(match, seat))


@pytest.mark.parametrize("spec", [*games.slugs(), "tests.tiny:COMET"])
def test_what_goes_to_the_process_holds_nothing_hidden(spec: str) -> None:
    """Other hidden values, the same bytes; and no seed."""
    game = game_of(spec)
    match = new_match(game, game.most_seats, b"a seed that is a secret")
    compared = 0
    for _ in islice(played(match, b"bots"), MOST_QUESTIONS):
        if not step_begins(match):
            continue
        for seat in match.waiting():
            worlds = twins(match, seat, b"deal %d" % compared)
            sent = pack("greedy", worlds.true.view(seat, search=True), drive.stream_now(worlds.true, seat))
            assert sent == pack("greedy", worlds.dealt.view(seat, search=True), drive.stream_now(worlds.dealt, seat))
            assert b"a seed that is a secret" not in sent
            compared += 1
    assert compared > 3
