"""Battle odds over HTTP: made-up fleets for anybody, places of a table for those who may see it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.state import AT_SPECIES
from orrery.lab import odds
from orrery.server import reckoner
from orrery.server.problems import Busy
from orrery.server.reckoning import Reckoning
from orrery.server.security import Guard, Purse
from orrery.server.turns import Kept, Turns
from orrery.server.work import ANSWER
from orrery.server.worker import Worker
from tests.server.browsers import Site, site

HUGE = ",".join(f"{count}{ship}.y1.o1.r1.h5.s{n}" for n, (ship, count) in enumerate(
    {"interceptor": 8, "cruiser": 4, "dreadnought": 2, "starbase": 4}.items()
))
"""More courses than are followed."""


def play(folder: Path, story: Callable[[Site], Awaitable[None]]) -> None:
    async def run() -> None:
        async with site(folder / "a.db") as here:
            await story(here)

    asyncio.run(run())


def test_odds_of_fleets(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        told = await here.browser().told("/api/odds/eclipse?fleets=interceptor~ancient&help=true")
        attacker, defender = told["sides"]
        assert attacker["holds"] == pytest.approx(9 / 289)
        assert defender["kept"] == {"1": pytest.approx(1 - 9 / 289)}
        assert (told["method"], attacker["seat"]) == ("exact", -1)
        assert told["help"][0]["gain"] > 0
        again = await here.browser().told(f"/api/odds/eclipse?fleets={attacker['fleet']}~{defender['fleet']}")
        assert again["sides"] == told["sides"]
        fleeing = await here.browser().told("/api/odds/eclipse?fleets=interceptor~interceptor&retreat=0~&aim=largest~")
        assert fleeing["sides"][0]["away"] == pytest.approx(25 / 36)

    play(tmp_path, story)


def test_which_games_have_them(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        (eclipse,) = await here.browser().told("/api/odds")
        assert (eclipse["game"], eclipse["sides"]) == ("eclipse", 7)
        assert eclipse["options"] == [
            {"name": "retreat", "values": ["never"], "most": 99, "whole": False},
            {"name": "aim", "values": ["dangerous", "largest", "smallest"], "most": -1, "whole": False},
        ]
        told = await here.browser().get("/api/odds/race?fleets=cruiser~cruiser")
        assert told.json()["args"] == {"game": "race", "known": "eclipse"}

    play(tmp_path, story)


@pytest.mark.parametrize(("path", "status", "key"), [
    ("/api/odds/eclipse?fleets=cruiser", 422, "error-odds-sides"),
    ("/api/odds/eclipse?fleets=cruiser~frigate", 422, "error-odds-ships"),
    ("/api/odds/eclipse?fleets=cruiser~cruiser&aim=wild", 422, "error-odds-option"),
    ("/api/odds/eclipse?fleets=cruiser~cruiser&retreat=x", 422, "error-odds-option"),
    ("/api/odds/eclipse?fleets=cruiser~cruiser&retreat=1~1~1", 422, "error-odds-values"),
    ("/api/odds/eclipse?fleets=cruiser~cruiser&luck=1", 422, "error-odds-option-name"),
    (f"/api/odds/eclipse?fleets=cruiser~cruiser&aim={'x' * 101}", 422, "error-value"),
    ("/api/odds/eclipse", 422, "error-value"),
    ("/api/odds/race?fleets=cruiser~cruiser", 404, "error-odds-game"),
    ("/api/odds/chess?fleets=cruiser~cruiser", 404, "error-unknown-game"),
])
def test_what_is_refused(path: str, status: int, key: str, tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        answer = await here.browser().get(path)
        assert (answer.status_code, answer.json()["key"]) == (status, key)

    play(tmp_path, story)


def test_large_battles_are_sampled(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        told = await here.browser().told(f"/api/odds/eclipse?fleets={HUGE}~{HUGE}&help=true")
        assert told["method"] == "sampled"
        assert told["samples"] > 0
        assert told["help"] == []
        assert told["sides"][0]["low"] < told["sides"][0]["high"]

    play(tmp_path, story)


def test_odds_of_a_hex(tmp_path: Path) -> None:
    """The centre against ships that a player thinks of sending; somebody else's seat is not his to look from."""
    async def story(here: Site) -> None:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        table = await anna.new_table("me", "me", game="eclipse", name="odds")
        address = f"/api/tables/{table['id']}/odds"
        course = (await here.state.house.table(table["id"])).playing()
        match = course.match
        early = await anna.told(f"{address}?viewer=0&place=001&coming=2cruiser,dreadnought")
        assert early["sides"] == []  # nobody has a blueprint before he has a species
        while match.state.step == AT_SPECIES:
            match.step_all([0] * len(match.pending))
        course.seq += 1
        told = await anna.told(f"{address}?viewer=0&place=001&coming=2cruiser,dreadnought")
        assert [side["seat"] for side in told["sides"]] == [0, -1]
        assert [unit["count"] for unit in told["sides"][0]["units"]] == [2, 1]
        assert sum(side["holds"] for side in told["sides"]) == pytest.approx(1)
        refused = await boris.get(f"{address}?viewer=0&place=001")
        assert refused.status_code in (403, 404)
        quiet = await anna.told(f"{address}?viewer=0&place=001")
        assert (quiet["sides"], quiet["battles"], quiet["help"]) == ([], [], [])
        nowhere = await anna.get(f"{address}?viewer=0&place=999")
        assert nowhere.json()["key"] == "error-odds-sector"
        many = await anna.get(f"{address}?viewer=0&place=001&coming=5cruiser")
        assert many.json()["key"] == "error-odds-count"

    play(tmp_path, story)


def test_battles_at_a_table(tmp_path: Path) -> None:
    """Nobody fights at the beginning; ships in the centre fight its defence. Others do not see it from my seat."""
    async def story(here: Site) -> None:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        table = await anna.new_table("me", "me", game="eclipse", name="battles")
        address = f"/api/tables/{table['id']}/battles?viewer=0"
        assert await anna.told(address) == []
        course = (await here.state.house.table(table["id"])).playing()
        match = course.match
        while match.state.step == AT_SPECIES:
            match.step_all([0] * len(match.pending))
        course.seq += 1
        assert await anna.told(address) == []
        centre = SECTOR_BY_NAME["001"]
        match.state.fleets[centre] = ((1, 0, 2, 0, 0),)
        course.seq += 1
        (battle,) = await anna.told(address)
        assert (battle["place"], [side["seat"] for side in battle["sides"]]) == ("001", [1, -1])
        fleets = "~".join(side["fleet"] for side in battle["sides"])
        assert fleets.startswith("2cruiser.")
        assert fleets.partition("~")[2].startswith("1gcds")
        odds = await anna.told(f"/api/odds/eclipse?fleets={fleets}")
        assert [side["units"][0]["count"] for side in odds["sides"]] == [2, 1]
        assert (await boris.get(address)).status_code in (403, 404)
        # Of three sides the two who came last fight first; the third one's share is in the odds of the hex alone.
        match.state.fleets[centre] = ((1, 0, 2, 0, 0), (0, 1, 0, 0, 0))
        course.seq += 1
        place = f"/api/tables/{table['id']}/odds?viewer=0&place=001"
        hex, duel = await anna.told(place), await anna.told(f"{place}&duel=true")
        assert [side["seat"] for side in hex["sides"]] == [0, 1, -1]
        assert [side["seat"] for side in duel["sides"]] == [0, 1]
        assert duel["sides"][0]["holds"] > hex["sides"][0]["holds"]

    play(tmp_path, story)


def test_odds_tell_how_far_they_are() -> None:
    """What the process says before its answer is how much is done."""
    async def story() -> list[float]:
        battle = odds.read_battle(odds.load("eclipse"), [HUGE, HUGE])
        worker, parts = Worker("orrery.server.reckoner"), list[bytes]()
        assert (await worker.ask(reckoner.pack("eclipse", battle, False), 60, parts.append)).startswith(ANSWER)
        await worker.close()
        return [float(part) for part in parts]

    shares = asyncio.run(story())
    assert shares == sorted(shares)
    assert 0 < shares[-1] <= 1


def test_nobody_feels_what_a_player_asks_from_his_seat() -> None:
    """How far such odds are is told to nobody, not even to who asks for the same battle."""
    async def story() -> None:
        battle = odds.read_battle(odds.load("eclipse"), [HUGE, HUGE])
        reckoning, purse = Reckoning(), Purse(Guard(on=False), "here")
        asked = asyncio.create_task(reckoning.odds("eclipse", battle, False, purse, "table 0"))
        while not asked.done():
            assert reckoning.share("eclipse", battle, False) == 0.0
            assert not reckoning.stop("eclipse", battle, False, purse)
            await asyncio.sleep(0.01)
        assert (await asked).method == "sampled"
        await reckoning.close()

    asyncio.run(story())


def test_odds_can_be_stopped(tmp_path: Path) -> None:
    """Who asked stops them; what two wait for goes on. What was stopped can be asked for again."""
    async def story(here: Site) -> None:
        browser, address = here.browser(), f"/api/odds/eclipse{{}}?fleets={HUGE}~{HUGE}"
        assert await browser.done(address.format("/stop")) is False
        assert await browser.told(address.format("/progress")) == {"share": 0.0}
        waiting = asyncio.create_task(browser.get(address.format("")))
        while not await browser.done(address.format("/stop")):
            assert not waiting.done()
            await asyncio.sleep(0)  # its turn
        stopped = await waiting
        assert (stopped.status_code, stopped.json()["key"]) == (429, "error-crowded")
        again = await browser.told(address.format(""))
        assert again["method"] == "sampled"

    play(tmp_path, story)


def test_what_two_wait_for_is_not_stopped_by_one() -> None:
    async def story() -> None:
        kept: Kept[str, int] = Kept(Turns(), 4)
        gate = asyncio.Event()

        async def work() -> tuple[int, float]:
            await gate.wait()
            return 7, 0.0

        purse, other = (Purse(Guard(on=False), place) for place in ("here", "there"))
        both = [asyncio.create_task(kept.find("why", purse, work)) for _ in range(2)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not kept.stop("why", purse)
        gate.set()
        assert await asyncio.gather(*both) == [7, 7]
        assert not kept.stop("why", purse)
        gate.clear()
        alone = asyncio.create_task(kept.find("what", purse, work))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not kept.stop("what", other), "who does not wait for it cannot take it from others"
        assert kept.stop("what", purse)
        with pytest.raises(Busy):
            await alone

    asyncio.run(story())
