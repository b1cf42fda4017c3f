"""Hints: who may ask, what everybody is told of it and when, and that nothing else changes by it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery import bots, games
from orrery.bots import drive
from orrery.core import Chance, OrreryError, View
from orrery.lab.advice import OPTIONS
from orrery.server import course as courses
from orrery.server import parcel, wire
from orrery.server.archive import Archive
from orrery.server.hints import Hints
from orrery.server.house import House
from orrery.server.keep import clocks
from orrery.server.leaving import Leaving
from orrery.server.security import FREE, Guard, Purse
from orrery.server.shelf import read
from orrery.server.submit import Stale
from orrery.server.thinker import Thought
from orrery.server.thinkers import Thinkers
from tests.salvage import installed
from tests.server.away import TABLE, UNHURRIED, open_table, site
from tests.server.client import Client
from tests.server.postgres_server import PostgresServer
from tests.server.room import Ear, house_on, put_table, stored, told
from tests.server.serving import Process, served
from tests.server.test_house import answer, refused
from tests.server.test_leaks import pairs
from tests.server.test_sides import position

Story = Callable[[House, Hints], Coroutine[Any, Any, None]]


@asynccontextmanager
async def hinting(house: House, budget: float = UNHURRIED) -> AsyncIterator[Hints]:
    """Hints in a house, and the process in which a bot thinks of them."""
    hints = Hints(house, Thinkers(1, budget))
    try:
        yield hints
    finally:
        await hints.close()


def tell(address: str, story: Story, budget: float = UNHURRIED) -> None:
    async def run() -> None:
        async with house_on(address) as house, hinting(house, budget) as hints:
            await story(house, hints)

    asyncio.run(run())


async def ask(hints: Hints, house: House, seat: int, *, by: str | None = None, purse: Purse = FREE) -> wire.Hint:
    """The person of a seat asks for a hint to what is open."""
    table = await house.table(TABLE)
    return await hints.ask(by or str(table.seats[seat].account), TABLE, seat, table.decision_id(seat) or "0.0", purse)


async def log(house: House) -> list[tuple[int, str, int]]:
    """What everybody is told of hints: the number of the event, its kind, the seat."""
    return [(event["n"], event["event"], event["seat"]) for event in await told(house, TABLE, -1)
            if event["event"] == "seat-hinted"]


# -- who may ask -----------------------------------------------------------------------------------------------------


def test_only_who_is_asked_at_a_table_that_is_not_rated_is_given_a_hint(tmp_path: Path) -> None:
    async def story(house: House, hints: Hints) -> None:
        await put_table(house, ["ann", "bob"], game="race", table_id=TABLE)
        assert (await refused(ask(hints, house, 0, by="bob"))).key == "error-not-your-seat"
        assert (await refused(hints.ask("ann", TABLE, 7, "0.0", FREE))).key == "error-no-such-seat"
        late = await refused(hints.ask("ann", TABLE, 0, "9.0", FREE))
        assert (late.key, isinstance(late, Stale)) == ("error-stale-decision", True)
        decision = (await house.table(TABLE)).match.asked(0)  # type: ignore[union-attr]
        await answer(house, TABLE, 0, games.load("race").text(decision, decision.decode(next(iter(decision.codes())))))
        assert (await refused(ask(hints, house, 0))).key == "error-answered"
        rated = await put_table(house, ["ann", "bob"], game="race", rated=True)
        assert (await refused(hints.ask("ann", rated, 0, "0.0", FREE))).key == "error-hint-rated"
        waiting = await put_table(house, ["ann", "open"], game="race", begin=False)
        assert (await refused(hints.ask("ann", waiting, 0, "0.0", FREE))).key == "error-not-begun"
        assert (await log(house), len(await stored(house, TABLE)), await stored(house, rated)) == ([], 1, [])

    tell(str(tmp_path / "db"), story)


def test_whose_seat_became_anothers_while_the_bot_thought_is_told_nothing(tmp_path: Path) -> None:
    async def story(house: House, _: Hints) -> None:
        await put_table(house, ["ann", "bob", "cleo"], game="race", table_id=TABLE)

        class Slow(Thinkers):
            async def think_aloud(self, bot: str, view: View[Any], chance: Chance) -> Thought:
                await Leaving(house).resign("ann", TABLE, "random")
                return await super().think_aloud(bot, view, chance)

        hints = Hints(house, Slow(1, UNHURRIED))
        try:
            assert (await refused(ask(hints, house, 0))).key == "error-not-your-seat"
            assert await log(house) == []
        finally:
            await hints.close()

    tell(str(tmp_path / "db"), story)


def test_a_bot_that_finds_nothing_in_time_gives_no_hint_and_nobody_is_told_of_one(tmp_path: Path) -> None:
    async def story(house: House, hints: Hints) -> None:
        await put_table(house, ["ann", "bob"], game="race", table_id=TABLE)
        assert (await refused(ask(hints, house, 0))).key == "error-no-hint"
        assert await stored(house, TABLE) == []

    tell(str(tmp_path / "db"), story, budget=0)


def test_a_hint_is_paid_for_once_and_who_owes_is_told_to_wait(tmp_path: Path) -> None:
    async def story(house: House, hints: Hints) -> None:
        await put_table(house, ["ann", "bob"], game="race", table_id=TABLE)
        guard = Guard(clock=lambda: 0.0)
        purse = Purse(guard, "home")
        first = await ask(hints, house, 0, purse=purse)
        assert guard.buckets["work"].spend("home", 10) > 0, "it has cost something"
        purse.pay(20)
        assert (await refused(ask(hints, house, 1, purse=purse))).key == "error-too-many"
        assert await ask(hints, house, 0, purse=purse) == first
        assert await log(house) == [(0, "seat-hinted", 0)]

    tell(str(tmp_path / "db"), story)


# -- what everybody is told ------------------------------------------------------------------------------------------


def test_a_hint_is_what_the_best_bot_would_do_and_the_others_hear_that_it_was_asked(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            here = await stack.enter_async_context(served(str(tmp_path / "db")))
            ann = await stack.enter_async_context(await Client.guest(here.url, "Ann"))
            bob = await stack.enter_async_context(await Client.guest(here.url, "Bob"))
            table = await ann.new_table("race", ["me", "open"], rated=False, clock={})
            await bob.join(table, 1)
            await ann.watch(table, 0)
            mirror = await bob.watch(table, 1)
            match = (await here.house.table(table)).match
            chosen = drive.answer(match, 0, bots.load("heuristic", match.game), drive.stream_now(match, 0))
            known = len(bob.heard)
            place, asked = f"/api/tables/{table}/seats/0/hint", match.asked(0)
            hint = (await ann.http.post(place, json={"decision": "0.0"})).json()
            assert hint == {"table": table, "seat": 0, "decision": "0.0", "bot": "heuristic", "weighed": [],
                            "answer": match.game.text(asked, asked.decode(chosen))}
            await bob.until(lambda: mirror.events)
            [update] = bob.heard[known:]
            event = {"n": 0, "event": "seat-hinted", "seat": 0}
            assert (update["t"], update["before"], update["seq"], update["patch"]) == ("update", 0, 1, [])
            assert update["events"] == [event], "and not a word of the hint"
            again = await ann.http.post(place, json={"decision": "0.0"})
            assert again.json() == hint
            assert (await bob.http.post(place, json={"decision": "0.0"})).status_code == 403
            # What Bob sent without having heard of it is no less good, and the replay tells it too.
            bob.mirrors[table].seq = 0
            assert (await bob.answer(table))["t"] == "done"
            history = (await bob.http.get(f"/api/tables/{table}/history?viewer=1")).json()
            assert history["events"][:1] == [event]

    asyncio.run(run())


def test_who_weighs_says_so(tmp_path: Path) -> None:
    async def story(house: House, hints: Hints) -> None:
        await put_table(house, ["ann", "bob"], game="eclipse", table_id=TABLE)
        for species in ("terran-conglomerate", "terran-directorate"):
            [seat] = (await house.table(TABLE)).playing().waiting()
            await answer(house, TABLE, seat, f"species:{species}")
        [seat] = (await house.table(TABLE)).playing().waiting()
        hint = await ask(hints, house, seat)
        assert hint.bot == "heuristic"
        assert len(hint.weighed) == OPTIONS
        assert (hint.weighed[0].answer, hint.weighed[0].worth) == (hint.answer, 1.0)

    tell(str(tmp_path / "db"), story)


def test_nothing_is_stored_or_told_of_a_hint_but_that_it_was_asked_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(str(tmp_path / "db")) as here, hinting(here.house) as hints:
            house = here.house
            await open_table(here, ["ann", "bob"], game="race", clock=wire.Clock(decision=60))
            ann, zoe = Ear(house, "ann"), Ear(house, None)
            await ann.watch(TABLE, 0)
            await zoe.watch(TABLE)
            await here.passes(10)

            async def now() -> tuple[Any, ...]:
                table = await house.table(TABLE)
                row, course = table.row, table.playing()
                return (row.moved, row.waiting, row.proposal, row.stop, course.asked, course.put, course.at(),
                        course.match.digest(), await house.db.read(lambda tx: clocks.load(tx, TABLE)),
                        course.document(0), course.document(1))

            before = await now()
            await ask(hints, house, 0)
            await ask(hints, house, 0)
            assert await now() == before
            [entry] = await stored(house, TABLE)
            assert (entry.kind, entry.seat, entry.key, entry.inputs, entry.body) == ("hint", 0, "hint.0.0", None, None)
            await zoe.hear()
            assert zoe.mirrors[TABLE].events == [{"n": 0, "event": "seat-hinted", "seat": 0}]

    asyncio.run(run())


def test_it_is_told_once_a_question_and_an_undo_takes_it_from_nobody(database: str) -> None:
    async def story(house: House, hints: Hints) -> None:
        await put_table(house, ["ann", "bob"], game="eclipse", table_id=TABLE)
        seat = (await house.table(TABLE)).playing().waiting()[0]
        hint = await ask(hints, house, seat)
        await answer(house, TABLE, seat, hint.answer)
        course = (await house.table(TABLE)).playing()
        to = course.last_of(seat)
        assert to is not None
        assert course.match.free_undo(seat, to), "a hint takes no undo away"
        await house.undo(TABLE, seat, to, course.seq, "back", by=(await house.table(TABLE)).seats[seat].account)
        assert [kind for _, kind, _ in await log(house)] == ["seat-hinted"]
        again = await ask(hints, house, seat)
        assert (again.answer, again.weighed) == (hint.answer, hint.weighed)
        assert again.decision != hint.decision
        assert [kind for _, kind, _ in await log(house)] == ["seat-hinted"] * 2, "the question was put anew"
        assert [entry.kind for entry in await stored(house, TABLE)] == ["hint", "answer", "undo", "hint"]
        # A reload, and another database.
        live = (await house.table(TABLE)).playing()
        found = await house.db.read(lambda tx: read(tx, TABLE))
        assert found is not None
        for course in (courses.load(live.match.game, found.fold, found.boundary, found.told),
                       courses.retell(live.match.game, found.fold, found.entries)):
            assert (course.seq, course.news, course.asked, course.put) == (live.seq, live.news, live.asked, live.put)
        packed = await house.db.read(lambda tx: parcel.pack(tx, TABLE))
        assert packed is not None
        [copy] = parcel.read(packed.lines())
        [here] = await house.db.write(lambda tx: parcel.unpack(tx, [copy]))
        assert await told(house, here, -1) == await told(house, TABLE, -1)
        assert (await house.table(here)).playing().news == live.news
        history = await Archive().story(here, (await house.table(here)).playing(), -1)
        assert b"seat-hinted" in gzip.decompress(history.history)

    tell(database, story)


def test_a_proposal_to_go_back_stands_while_somebody_asks(database: str) -> None:
    async def story(house: House, hints: Hints) -> None:
        await put_table(house, ["ann", "bob"], game="race", table_id=TABLE)
        for seat in (0, 1):
            await answer(house, TABLE, seat, (await ask(hints, house, seat)).answer)
        table = await house.table(TABLE)
        await house.undo(TABLE, 0, 0, table.seq, "ask-to-go-back", by="ann")
        assert table.row.proposal is not None
        await ask(hints, house, 1)
        assert table.row.proposal is not None
        assert await house.consent(TABLE, 1, table.row.proposal.id, True, by="bob") == (6, False)
        assert [entry.kind for entry in await stored(house, TABLE)] == [
            "hint", "answer", "hint", "answer", "hint", "undo"]
        assert len(await log(house)) == 3

    tell(database, story)


def test_a_sheet_of_ones_own_is_told_of_once_and_an_invitation_too(tmp_path: Path) -> None:
    async def story(house: House, hints: Hints) -> None:
        await put_table(house, ["ann", "bob"], game="salvage", table_id=TABLE)
        first = await ask(hints, house, 0)
        await answer(house, TABLE, 0, "buy:yes")
        second = await ask(hints, house, 0)
        assert (first.decision, second.decision) == ("0.0.0", "0.0.2")
        assert [entry.kind for entry in await stored(house, TABLE)] == ["hint", "answer"]
        assert await log(house) == [(0, "seat-hinted", 0)], "how far Ann is on her sheet is nobody's to know"

    async def invited(house: House, hints: Hints) -> None:
        await put_table(house, ["ann", "bob", "cleo"], game="salvage", table_id=TABLE, position=position([], [], []))
        hint = await ask(hints, house, 1)
        assert hint.answer in ("offer:yes", "offer:none")
        assert await log(house) == [(0, "seat-hinted", 1)]
        assert (await answer(house, TABLE, 0, "act:none", decision="0.0", seq=0))[0] == 2

    with installed(tmp_path / "site"):
        tell(str(tmp_path / "sheet"), story)
        tell(str(tmp_path / "invited"), invited)


def test_hidden_things_change_no_hint(tmp_path: Path) -> None:
    async def story(house: House, hints: Hints) -> None:
        compared = 0
        for n, pair in enumerate(pairs("race", 2, 9)):
            if pair.viewer < 0:
                continue
            found = []
            for kind, world in enumerate(pair[1:]):
                table = await put_table(house, ["ann", "bob"], game="race", seed=b"leaks", position=world,
                                        table_id=f"table{n:04d}{kind}")
                decision = (await house.table(table)).decision_id(pair.viewer)
                if decision is not None:
                    hint = await hints.ask(("ann", "bob")[pair.viewer], table, pair.viewer, decision, FREE)
                    found.append((hint.answer, hint.weighed))
            if found:
                assert found[0] == found[1]
                compared += 1
        assert compared > 5

    tell(str(tmp_path / "db"), story)


# -- nothing is lost -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("point", "announced"), [("before-append", False), ("committed", True)])
def test_a_kill_gives_no_hint_of_which_nobody_knows(tmp_path: Path, point: str, announced: bool) -> None:
    address = str(tmp_path / "db")

    def browser(url: str, cookies: httpx.Cookies | None = None) -> httpx.Client:
        return httpx.Client(base_url=url, headers={"origin": url}, cookies=cookies, timeout=UNHURRIED)

    server = Process(address, ORRERY_STOP_AT=f"{point}:1")
    try:
        with browser(server.url) as ann:
            ann.post("/api/guest", json={})
            table = ann.post("/api/tables", json={"game": "race", "pace": "hotseat", "seats": [{"kind": "me"}] * 2})
            place = f"/api/tables/{table.json()['id']}"
            with pytest.raises(httpx.TransportError):
                ann.post(f"{place}/seats/0/hint", json={"decision": "0.0"})
            cookies = ann.cookies
        server.wait_killed()
        server = Process(address)
        with browser(server.url, cookies) as ann:
            def events() -> list[str]:
                return [event["event"] for event in ann.get(f"{place}/events?before=99").json()["events"]]

            assert events() == ["seat-hinted"] * announced
            assert ann.post(f"{place}/seats/0/hint", json={"decision": "0.0"}).status_code == 200
            assert events() == ["seat-hinted"]
    finally:
        server.stop()


def test_who_asks_at_two_servers_at_once_is_announced_once_by_both(postgres: PostgresServer) -> None:
    database = postgres.new_database()

    async def story() -> None:
        async with house_on(database) as one, house_on(database) as two, hinting(one) as here, hinting(two) as there:
            await put_table(one, ["ann", "bob"], game="race", table_id=TABLE)
            ears = [Ear(one, "ann"), Ear(two, "bob")]
            for viewer, ear in enumerate(ears):
                await ear.watch(TABLE, viewer)
            found = await asyncio.gather(ask(here, one, 0), ask(there, two, 0))
            assert found[0] == found[1]
            assert [(entry.kind, entry.seq) for entry in await stored(one, TABLE)] == [("hint", 1)]
            for ear in ears:
                async with asyncio.timeout(10):
                    while not (await ear.hear(), ear.mirrors[TABLE].events)[1]:
                        await asyncio.sleep(0.01)
                assert ear.mirrors[TABLE].events == [{"n": 0, "event": "seat-hinted", "seat": 0}]
            # Somebody answered over there, and it has not been heard of here: the question is the one that she sees.
            await answer(two, TABLE, 0, found[0].answer)
            assert isinstance(await refused(ask(here, one, 0)), OrreryError)

    asyncio.run(story())
