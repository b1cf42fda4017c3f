"""Clocks: exact from what is stored, standing while no server runs, and what happens when time is up."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core import OrreryError
from orrery.server import wire
from orrery.server.bots import think
from orrery.server.clocks import MISSES, PATIENCE
from orrery.server.keep import clocks, matches
from orrery.server.keep.clocks import ClockRow, elapsed, turned
from orrery.server.table import Table
from tests.server.away import NOON, TABLE, Machine, Site, Time, open_table, site, until
from tests.server.postgres_server import PostgresServer

MINUTE = wire.Clock(decision=60)
HOUR = wire.Clock(budget=3600)

Spans = st.lists(st.tuples(st.integers(0, 200), st.integers(0, 50)).map(lambda span: (span[0], span[0] + span[1])))


def address(tmp_path: Path) -> str:
    return str(tmp_path / "orrery.sqlite")


async def times(here: Site) -> list[tuple[int | None, bool]]:
    """What everybody is told of the clocks."""
    info = here.house.info(await here.table(), None)
    return [(seat.left, seat.ticking) for seat in info.seats]


def kinds(table: Table) -> list[str]:
    return [seat.kind for seat in table.seats]


async def origins(here: Site) -> list[tuple[int, str]]:
    stored = await here.house.db.read(lambda tx: matches.entries(tx, TABLE))
    return [(entry.seat, entry.origin) for entry in stored]


async def answer_something(here: Site, seat: int) -> None:
    table = await here.table()
    assert table.match is not None
    await here.answer(seat, await think(here.thinkers, table.match, seat, "random"))


# -- arithmetic ------------------------------------------------------------------------------------------------------


@given(st.integers(0, 200), st.integers(0, 200), Spans)
def test_time_between_two_moments_is_counted_unless_a_pause_covers_it(
    since: int, now: int, pauses: list[tuple[int, int]]
) -> None:
    counted = [t for t in range(since, now) if not any(start <= t < stop for start, stop in pauses)]
    assert elapsed(since, now, pauses) == len(counted)


Steps = st.lists(st.tuples(st.integers(0, 40), st.sampled_from([None, "a", "b", "c"])), max_size=20)


@given(Steps, Spans)
def test_a_clock_counts_exactly_the_moments_in_which_its_seat_was_asked(
    steps: list[tuple[int, str | None]], pauses: list[tuple[int, int]]
) -> None:
    """Whatever is asked when: the budget loses all counted moments, the question's own time those since it was new."""
    row, now = ClockRow(0), 0
    question: str | None = None
    spent = thought = 0
    last: str | None = None
    for wait, asked in steps:
        for t in range(now, now + wait):
            if question is not None and not any(start <= t < stop for start, stop in pauses):
                spent += 1
                thought += 1
        now += wait
        if asked is not None and asked != last:
            thought, last = 0, asked
        question = asked
        row = turned(row, asked, now, pauses)
    clock = wire.Clock(decision=600, budget=3600)
    assert clocks.of_budget(clock, row, now, pauses) == 3_600_000 - spent
    if row.since is not None:
        assert clocks.of_decision(clock, row, now, pauses) == 600_000 - thought
        assert clocks.left(clock, row, now, pauses) == min(600_000 - thought, 3_600_000 - spent)


# -- at a table ------------------------------------------------------------------------------------------------------


def test_the_clock_runs_only_while_its_seat_is_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["ann", "bob"], clock=wire.Clock(decision=60, budget=90))
            assert await times(here) == [(60_000, True), (60_000, True)]
            await here.passes(20)
            assert await times(here) == [(40_000, True), (40_000, True)]
            await answer_something(here, 0)
            await here.passes(25)
            assert await times(here) == [(60_000, False), (15_000, True)]
            await answer_something(here, 1)  # the opening is over; both choose an action
            assert await times(here) == [(60_000, True), (45_000, True)]  # bob has 45 s of his 90 left
            mine = here.house.info(await here.table(), "bob")
            assert mine.deadline == 45_000

    asyncio.run(story())


def test_a_retracted_answer_gives_no_new_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            table = await open_table(here, ["ann", "bob"], clock=MINUTE)
            await here.passes(20)
            await answer_something(here, 0)
            await here.passes(10)
            await here.house.retract(TABLE, 0, table.seq, "retracted", by="ann")
            assert await times(here) == [(40_000, True), (30_000, True)]

    asyncio.run(story())


def test_when_time_is_up_the_stand_in_answers_and_after_three_times_plays_on(database: str) -> None:
    async def story() -> None:
        async with site(database) as here:
            table = await open_table(here, ["ann", "bot:heuristic"], clock=MINUTE)
            told: list[tuple[str, str, Any]] = []
            here.house.noticed.append(lambda account, notice: told.append((account, notice.kind, notice.args)))
            for missed in range(1, MISSES + 1):
                await until(lambda: table.row.waiting == [0])
                await here.passes(59)
                assert table.row.waiting == [0]
                await here.passes(1)
                assert [one for one in await origins(here) if one[0] == 0] == [(0, "clock")] * missed
                assert kinds(table)[0] == "person"
            await until(lambda: table.row.waiting == [0])
            await here.clocks.check()
            assert kinds(table)[0] == "bot"
            taken = ("ann", "taken-over", {"table": "First table", "seat": 0})
            assert [one for one in told if one[1] == "taken-over"] == [taken]
            assert here.house.info(table, "ann").seats[0].back
            assert not here.house.info(table, "bob").seats[0].back
            await until(lambda: table.row.state == "over")
            assert (await origins(here))[-1][1] == "bot"

    asyncio.run(story())


def test_an_answer_of_ones_own_forgives_what_was_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            table = await open_table(here, ["ann", "bot:heuristic"], clock=MINUTE)
            for _ in range(3):
                for _ in range(MISSES - 1):
                    await until(lambda: table.row.waiting == [0])
                    await here.passes(60)
                await until(lambda: table.row.waiting == [0])
                await answer_something(here, 0)
            assert kinds(table)[0] == "person"

    asyncio.run(story())


def test_who_comes_back_gets_his_seat_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            table = await open_table(here, ["ann", "bob"], clock=MINUTE)
            while kinds(table)[0] == "person":
                if 1 in table.row.waiting:
                    await answer_something(here, 1)
                if table.row.waiting == [0]:
                    await here.passes(60)
            await until(lambda: table.row.waiting == [1])  # the bot has answered all it can: now it is up to bob
            for account, seat in (("bob", 0), ("stranger", 0)):
                with pytest.raises(OrreryError) as refusal:
                    await here.clocks.back(TABLE, seat, account)
                assert refusal.value.key == "error-not-your-seat"
            await here.clocks.back(TABLE, 0, "ann")
            assert table.seats[0].held_by("ann")
            await here.clocks.back(TABLE, 0, "ann")  # twice does no harm
            assert [news.body for news in table.playing().news] == [
                {"seat": 0, "was": "Ann", "now": "heuristic", "how": "time"},
                {"seat": 0, "was": "heuristic", "now": "Ann", "how": "back"},
            ]
            while 0 not in table.row.waiting:
                await answer_something(here, 1)
            await here.passes(30)
            assert (await times(here))[0] == (30_000, True)
            await answer_something(here, 0)

    asyncio.run(story())


def test_a_spent_budget_hands_the_seat_to_a_bot_for_good(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            table = await open_table(here, ["ann", "bot:heuristic"], clock=HOUR)
            await until(lambda: table.row.waiting == [0])
            await here.passes(1800)
            await answer_something(here, 0)
            await until(lambda: table.row.waiting == [0])
            await here.passes(1799)
            assert kinds(table)[0] == "person"
            await here.passes(1)
            assert kinds(table)[0] == "bot"
            with pytest.raises(OrreryError) as refusal:
                await here.clocks.back(TABLE, 0, "ann")
            assert refusal.value.key == "error-time-spent"
            await until(lambda: table.row.state == "over")

    asyncio.run(story())


# -- while no server runs --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kill", [True, False])
def test_time_without_a_server_does_not_count(kill: bool, database: str) -> None:
    """A week passes; only what passed before the last sign of life and after the start is counted."""
    time = Time()

    async def before() -> None:
        async with site(database, time, kill=kill) as here:
            await open_table(here, ["ann", "bob"], clock=MINUTE)
            await here.passes(10)
        time.passes(7 * 86_400)

    async def after() -> None:
        async with site(database, time) as here:
            await here.clocks.check()
            assert await times(here) == [(50_000, True), (50_000, True)]
            await here.passes(49)
            assert await origins(here) == []
            assert await times(here) == [(1_000, True), (1_000, True)]
            await here.passes(1)
            assert sorted(await origins(here)) == [(0, "clock"), (1, "clock")]

    asyncio.run(before())
    asyncio.run(after())


def test_a_machine_that_slept_has_not_used_up_anybodys_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["ann", "bob"], clock=MINUTE)
            await here.passes(10)
            here.time.passes(86_400)  # the lid was closed
            await answer_something(here, 0)
            await here.clocks.check()
            assert await origins(here) == [(0, "person")]
            assert await times(here) == [(60_000, False), (50_000, True)]
            rows = await here.house.db.read(lambda tx: clocks.load(tx, TABLE))
            assert rows[0].spent == 10_000

    asyncio.run(story())


def test_a_clock_that_is_put_forward_while_a_table_is_looked_at_charges_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine sleeps for an hour just after the sign of life, and before anybody's time is looked at."""
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["ann", "bob"], clock=MINUTE)
            await here.passes(10)
            read = here.house.table

            async def sleep_and_read(table_id: str) -> Table:
                monkeypatch.setattr(here.house, "table", read)
                here.time.passes(3600)
                return await read(table_id)

            monkeypatch.setattr(here.house, "table", sleep_and_read)
            here.clocks.look(await read(TABLE))
            await here.clocks.check()
            assert await origins(here) == []
            assert await times(here) == [(50_000, True), (50_000, True)]

    asyncio.run(story())


@pytest.mark.parametrize(("ahead", "followed"), [(10, 10), (3600, 3600), (7 * 86_400, 0)])
def test_servers_whose_clocks_differ_neither_charge_nor_give_time(
    ahead: int, followed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """When one comes whose clock is ahead, the other goes on from there, and nobody has thought meanwhile; from then on
    both count the same. A clock that is wrong by days is not followed, and whoever keeps the servers is told.
    """
    async def story() -> None:
        machine = Machine()
        async with site(address(tmp_path), machine) as here:
            monkeypatch.setattr(type(here.house.db), "shared", True)
            await open_table(here, ["ann", "bob"], clock=MINUTE)
            await here.passes(5)
            theirs = machine() + 1000 * ahead
            await here.house.db.write(lambda tx: clocks.beat(tx, "other", theirs, PATIENCE, alone=False, starting=True))
            await here.clocks.beat()
            assert machine() == NOON + 5_000 + 1000 * followed
            assert await times(here) == [(55_000, True), (55_000, True)]
            await here.passes(20)
            if not followed:
                return
            await answer_something(here, 0)
            rows = await here.house.db.read(lambda tx: clocks.load(tx, TABLE))
            assert rows[0].spent == 25_000
            pauses = await here.house.db.read(clocks.load_pauses)
            assert clocks.left(MINUTE, rows[1], theirs + 20_000, pauses) == 35_000  # as the other one reckons

    with caplog.at_level(logging.ERROR):
        asyncio.run(story())
    assert caplog.text.count("the clock of another server is 604800 s ahead") == (0 if followed else 1)


def test_clocks_run_on_as_long_as_one_of_several_servers_runs(postgres: PostgresServer) -> None:
    time, shared = Time(), postgres.new_database()

    async def story() -> None:
        async with site(shared, time) as here:
            await open_table(here, ["ann", "bob"], clock=MINUTE)
            async with site(shared, time, kill=True) as killed:
                await killed.passes(5)
            await here.passes(20)
            assert await times(here) == [(35_000, True), (35_000, True)]
            async with site(shared, time) as other:
                assert await times(other) == [(35_000, True), (35_000, True)]
                await other.passes(35)
                await here.clocks.check()
                assert sorted(await origins(here)) == [(0, "clock"), (1, "clock")]  # once each

    asyncio.run(story())


def test_what_is_stored_says_all(tmp_path: Path) -> None:
    """Rows and arithmetic alone, without a server, give what the server tells."""
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["ann", "bob"], clock=MINUTE)
            await here.passes(7)
            await answer_something(here, 1)
            await here.passes(5)
            rows = await here.house.db.read(lambda tx: clocks.load(tx, TABLE))
            assert rows[0] == ClockRow(0, 0, "0.0", 0, NOON)
            assert rows[1] == ClockRow(1, 7_000, "0.1", 7_000, None)
            assert clocks.left(MINUTE, rows[0], here.time(), []) == 48_000
            assert (await times(here))[0] == (48_000, True)

    asyncio.run(story())


# -- a clock that is put back ----------------------------------------------------------------------------------------


def test_a_machine_whose_clock_is_put_back_gives_no_time_back(tmp_path: Path) -> None:
    """20 s are spent, the clock goes back an hour, 15 s more are spent: 25 s of the minute are left, and they run."""
    async def story() -> None:
        machine = Machine()
        async with site(address(tmp_path), machine) as here:
            await open_table(here, ["ann", "bob"], clock=MINUTE)
            await here.passes(20)
            machine.put(-3600)
            assert await times(here) == [(40_000, True), (40_000, True)]
            await here.passes(15)
            assert await times(here) == [(25_000, True), (25_000, True)]
            await answer_something(here, 0)
            await here.passes(25)
            assert (1, "clock") in await origins(here)  # and in the end it is up
            assert await here.house.db.read(clocks.load_pauses) == []

    asyncio.run(story())


def test_a_clock_that_is_put_back_while_no_server_runs_gives_no_time_back(tmp_path: Path) -> None:
    async def first() -> None:
        async with site(address(tmp_path), Machine(), kill=True) as here:
            await open_table(here, ["ann", "bob"], clock=MINUTE)
            await here.passes(20)

    async def second() -> None:
        machine = Machine(NOON - 3_600_000)
        async with site(address(tmp_path), machine) as here:
            assert here.house.now() == NOON + 20_000
            assert here.house.absence.since("ann") == 0, "nobody has been away for what time leapt"
            assert await times(here) == [(40_000, True), (40_000, True)]
            await here.passes(15)
            assert await times(here) == [(25_000, True), (25_000, True)]

    asyncio.run(first())
    asyncio.run(second())


def test_the_servers_time_follows_the_wall_forward_and_never_back() -> None:
    machine = Machine(1_000_000)
    machine.passes(1)
    assert machine() == 1_001_000
    machine.put(10)  # the machine slept
    assert machine() == 1_011_000
    machine.put(-30)
    machine.passes(2)
    assert machine() == 1_013_000
    machine.put(40)  # and the wall is ahead again
    assert machine() == 1_023_000
    assert machine.not_before(1_020_000) == 0
    assert machine.not_before(1_030_000) == 7_000
    machine.passes(1)
    assert machine() == 1_031_000
