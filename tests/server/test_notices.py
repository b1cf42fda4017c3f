"""Pings: told once, in time, only if still true, never for what an order answered; and only to places that are safe."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import http_ece
import pytest

from orrery.core import OrreryError
from orrery.server import couriers, wire
from orrery.server.bots import think
from orrery.server.database import Transaction
from orrery.server.house import House
from orrery.server.keep import notices as keep
from orrery.server.keep import people, tables
from orrery.server.leaving import Leaving
from orrery.server.quiet import quiet_until
from tests.server.away import NOON, TABLE, Site, Time, open_table, site
from tests.server.inbox import Inbox, browser, inbox
from tests.server.postgres_server import PostgresServer

OTHER = "otherother"


@pytest.fixture
def box() -> Iterator[Inbox]:
    with inbox() as there:
        yield there


class Screen:
    """A socket as the house sees it, which keeps what it is told."""

    def __init__(self, account: str) -> None:
        from orrery.server.fanout import Outbox

        self.account: str | None = account
        self.outbox = Outbox()
        self.watching: dict[str, int] = {}

    def rung(self) -> list[dict[str, Any]]:
        """The notices that came, and nothing else."""
        texts = [json.loads(text) for text, _ in self.outbox._queue]
        return [text for text in texts if text["t"] == "notice"]


async def seat_ann_and_bob(here: Site, box: Inbox, *, table_id: str = TABLE, **settings: Any) -> None:
    """A match between Ann, who is called at the inbox, and Bob, who is not."""
    await open_table(here, ["bob", "ann"], table_id=table_id, pace="mail", begin=False)
    await here.house.db.write(lambda tx: people.set_settings(
        tx, "ann", wire.Settings(channels=[box.channel], **settings)))
    await here.house.start(table_id)
    await here.notices.check()
    box.got.clear()  # that the match has begun
    await here.house.db.write(lambda tx: tx.run("DELETE FROM notices WHERE kind = 'begun' OR state = 'sent'"))


async def answer_something(here: Site, seat: int, table_id: str = TABLE) -> None:
    table = await here.table(table_id)
    assert table.match is not None
    await here.answer(seat, await think(here.thinkers, table.match, seat, "random"), table_id)
    await here.settled()


async def rearm(here: Site) -> None:
    """Ann's question has been told with the beginning; plan it anew, as if it were asked now."""
    table = await here.table()
    question = table.decision_id(1)
    assert question is not None

    def work(tx: Transaction) -> None:
        tx.run("DELETE FROM notices")
        keep.arm(tx, keep.Job("ann", TABLE, "move", question, {"seat": 1}, here.time() + 60_000))

    await here.house.db.write(work)


def address(tmp_path: Path) -> str:
    return str(tmp_path / "orrery.sqlite")


async def states(here: Site) -> list[tuple[str, str]]:
    rows = await here.house.db.read(lambda tx: tx.rows("SELECT kind, state FROM notices ORDER BY kind, key"))
    return [(kind, state) for kind, state in rows]


# -- my move ---------------------------------------------------------------------------------------------------------


def test_who_keeps_a_question_waiting_is_called_once(database: str, box: Inbox) -> None:
    async def story() -> None:
        async with site(database) as here:
            await seat_ann_and_bob(here, box)
            await answer_something(here, 1)
            await answer_something(here, 0)  # now both are asked for an action
            await here.passes(59)
            await here.notices.check()
            assert box.got == []
            await here.passes(1)
            await here.notices.check()
            assert box.texts() == ["It is your move at “First table”.\nhttps://orrery.example/table/abcdefghij"]
            await here.passes(3600)
            await here.notices.check()
            assert len(box.got) == 1

    asyncio.run(story())


def test_an_answer_in_time_calls_nobody(tmp_path: Path, box: Inbox) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await seat_ann_and_bob(here, box)
            await answer_something(here, 0)
            await answer_something(here, 1)
            await here.passes(30)
            await answer_something(here, 1)
            await here.passes(600)
            await here.notices.check()
            assert box.got == []
            assert await states(here) == []

    asyncio.run(story())


def test_nobody_is_called_for_what_an_order_answered(tmp_path: Path, box: Inbox) -> None:
    """With no delay at all, and looked at before and after the order acts."""
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await seat_ann_and_bob(here, box, ping_after=0)
            screen = Screen("ann")
            here.house.come(screen)
            await here.orders.give(TABLE, 1, [wire.Order("action", ["explore-5"])])
            await answer_something(here, 1)
            table = await here.table()
            assert table.match is not None
            text = await think(here.thinkers, table.match, 0, "random")
            await here.answer(0, text)
            await here.notices.check()  # the order may not have acted yet
            await here.settled()
            await here.notices.check()
            assert table.row.waiting == [0]
            assert box.got == []
            assert [notice["kind"] for notice in screen.rung()] == ["order-used"]
            assert "explore" not in json.dumps(screen.rung())  # at a hot seat others may look

    asyncio.run(story())


def test_a_question_that_a_dead_server_left_to_an_order_is_answered_not_told(tmp_path: Path, box: Inbox) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await seat_ann_and_bob(here, box)
            await rearm(here)
            table = await here.table()
            assert table.match is not None
            text = await think(here.thinkers, table.match, 1, "random")
            from orrery.server.keep import orders

            kept = orders.OrdersRow(1, [orders.Kept(wire.Order("opening", [text], id="one"))], 0, None)
            await here.house.db.write(lambda tx: orders.save(tx, TABLE, kept))
            await here.passes(60)
            await here.notices.check()
            assert box.got == []
            assert table.row.waiting == [0]

    asyncio.run(story())


def test_undo_takes_the_ping_with_the_question(tmp_path: Path, box: Inbox) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["bob", "ann", "bob"], pace="mail", begin=False)
            await here.house.db.write(lambda tx: people.set_settings(tx, "ann", wire.Settings(channels=[box.channel])))
            await here.house.start(TABLE)
            await here.house.db.write(lambda tx: tx.run("DELETE FROM notices"))
            for seat in (0, 1, 2):
                await answer_something(here, seat)
            assert await states(here) == [("move", "waiting")]
            before = await here.house.db.read(lambda tx: tx.rows("SELECT key FROM notices"))
            await here.undo(1, 0)
            table = await here.table()
            assert table.row.proposal is not None
            await here.house.consent(TABLE, 0, table.row.proposal.id, True, by="bob")
            assert table.row.proposal is not None
            await here.house.consent(TABLE, 2, table.row.proposal.id, True, by="bob")
            assert table.match is not None
            assert table.match.inputs == []
            after = await here.house.db.read(lambda tx: tx.rows("SELECT key FROM notices WHERE kind = 'move'"))
            assert len(after) == 1
            assert after != before

    asyncio.run(story())


def test_several_tables_are_one_call(tmp_path: Path, box: Inbox) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await seat_ann_and_bob(here, box)
            await seat_ann_and_bob(here, box, table_id=OTHER)
            rename = "UPDATE tables SET name = 'Second @everyone' WHERE id = ?"
            await here.house.db.write(lambda tx: tx.run(rename, OTHER))
            await here.house.changed(OTHER)
            for table_id in (TABLE, OTHER):
                await answer_something(here, 0, table_id)
                await answer_something(here, 1, table_id)
            await here.passes(60)
            await here.notices.check()
            [text] = box.texts()
            assert text.startswith("It is your move at 2 tables: First table, Second @\u200beveryone.")
            assert text.endswith("https://orrery.example/")

    asyncio.run(story())


def test_who_has_the_table_open_is_called_only_after_closing_it(tmp_path: Path, box: Inbox) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await seat_ann_and_bob(here, box)
            await rearm(here)
            screen = Screen("ann")
            here.house.come(screen)
            await here.house.watch(screen, TABLE, 1)
            for _ in range(5):
                await here.passes(60)
                await here.notices.check()
            assert box.got == []
            here.house.go(screen)
            await here.passes(60)
            await here.notices.check()
            assert len(box.got) == 1

    asyncio.run(story())


def test_the_bell_rings_at_once_on_pages_that_show_something_else(tmp_path: Path, box: Inbox) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["bob", "ann"], begin=False)
            screens = {name: Screen(name) for name in ("ann", "bob")}
            for screen in screens.values():
                here.house.come(screen)
            await here.house.start(TABLE)
            assert [one["kind"] for one in screens["ann"].rung()] == ["begun", "move"]
            assert [one["kind"] for one in screens["bob"].rung()] == ["move"]  # he opened the table himself
            await here.house.watch(screens["bob"], TABLE, 0)
            await answer_something(here, 1)
            await answer_something(here, 0)
            assert [one["kind"] for one in screens["ann"].rung()] == ["begun", "move", "move"]
            assert [one["kind"] for one in screens["bob"].rung()] == ["move"]

    asyncio.run(story())


def test_who_plays_alone_is_never_called(tmp_path: Path, box: Inbox) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            settings = wire.Settings(channels=[box.channel], ping_after=0)
            await open_table(here, ["ann", "bot:heuristic"], settings=settings)
            await here.settled()
            await here.passes(600)
            await here.notices.check()
            assert box.got == []

    asyncio.run(story())


# -- other calls -----------------------------------------------------------------------------------------------------


def test_begin_end_undo_nudge_and_take_over_are_told_in_the_persons_language(tmp_path: Path, box: Inbox) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["bob", "ann"], pace="mail", clock=wire.Clock(decision=600), begin=False)
            settings = wire.Settings(channels=[box.channel], lang="ru", ping_after=86_400)
            await here.house.db.write(lambda tx: people.set_settings(tx, "ann", settings))

            async def told() -> list[str]:
                await asyncio.gather(*here.notices._tasks)
                await here.notices.check()
                texts = [text.partition("\n")[0] for text in box.texts()]
                box.got.clear()
                return texts

            await here.house.start(TABLE)
            assert await told() == ["За столом «First table» началась партия."]
            here.house.notify("ann", wire.Notice("nudge", TABLE, {"name": "Bob", "table": "First table"}))
            assert await told() == ["Bob ждёт вашего хода за столом «First table»."]
            await answer_something(here, 1)
            await answer_something(here, 0)
            await here.undo(0, 0)
            assert await told() == ["Bob просит вернуть ход за столом «First table»."]
            for _ in range(4):
                if (await here.table()).decision_id(0) is not None:
                    await answer_something(here, 0)
                await here.passes(600)
            assert await told() == [
                "За столом «First table» у вас вышло время: пока вы не вернётесь, за вас играет бот."]
            await here.clocks.back(TABLE, 1, "ann")
            table = await here.table()
            while table.row.state != "over":
                for seat in list(table.row.waiting):
                    await answer_something(here, seat)
            assert await told() == ["За столом «First table» партия окончена."]

    asyncio.run(story())


def test_who_is_not_there_is_told_who_left_and_how_it_ended(tmp_path: Path, box: Inbox) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            settings = wire.Settings(channels=[box.channel], ping_after=86_400)
            await open_table(here, ["bob", "ann", "cid"])
            await here.house.db.write(lambda tx: people.set_settings(tx, "ann", settings))
            leaving = Leaving(here.house)

            async def told() -> list[str]:
                await asyncio.gather(*here.notices._tasks)
                await here.notices.check()
                texts = [text.partition("\n")[0] for text in box.texts()]
                box.got.clear()
                return texts

            await leaving.stop("bob", TABLE, True)
            assert await told() == ["Bob asks to abort the match at “First table”."]
            await leaving.stop("bob", TABLE, False)
            await leaving.resign("cid", TABLE, None)
            assert await told() == ["Cid has left “First table” for good: a bot plays on."]
            await leaving.stop("bob", TABLE, True)
            await leaving.stop("bob", TABLE, False)
            assert await told() == [], "nobody asks any more"
            await leaving.resign("ann", TABLE, None)
            second, third = "second0000", "third00000"
            for table_id in (second, third):
                await open_table(here, ["ann", "bob"], table_id=table_id)
            assert await told() == []
            await leaving.resign("bob", second, None)
            assert await told() == ["You have won at “First table”: Bob has resigned."]
            await leaving.resign("ann", third, None)
            assert await told() == [], "who resigns knows it"

    asyncio.run(story())


def test_what_is_no_longer_true_is_not_told(tmp_path: Path, box: Inbox) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await seat_ann_and_bob(here, box)
            await answer_something(here, 1)
            await answer_something(here, 0)
            await here.undo(0, 0)
            await asyncio.gather(*here.notices._tasks)
            table = await here.table()
            assert table.row.proposal is not None
            await here.house.consent(TABLE, 0, table.row.proposal.id, False, by="bob")  # withdrawn
            await here.notices.check()
            assert box.got == []
            assert ("undo", "dropped") in await states(here)

    asyncio.run(story())


# -- quiet hours -----------------------------------------------------------------------------------------------------


def at(zone: str, text: str, fold: int = 0) -> int:
    return round(1000 * datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp())


@pytest.mark.parametrize(("start", "end", "now", "until"), [
    ("22:00", "07:00", "2026-06-10 23:30", "2026-06-11 07:00"),
    ("22:00", "07:00", "2026-06-11 06:59", "2026-06-11 07:00"),
    ("22:00", "07:00", "2026-06-11 07:00", None),
    ("22:00", "07:00", "2026-06-11 21:59", None),
    ("09:00", "17:30", "2026-06-11 09:00", "2026-06-11 17:30"),
    ("09:00", "17:30", "2026-06-11 17:30", None),
    ("09:00", "09:00", "2026-06-11 09:00", None),
    ("22:00", "07:00", "2026-03-28 23:00", "2026-03-29 07:00"),  # the clock is put forward in that night
    ("22:00", "02:30", "2026-03-29 01:30", "2026-03-29 03:30"),  # there is no half past two
    ("22:00", "07:00", "2026-10-24 23:00", "2026-10-25 07:00"),  # and back in this one
])
def test_quiet_hours_end_on_the_persons_own_clock(start: str, end: str, now: str, until: str | None) -> None:
    def minutes(text: str) -> int:
        hour, minute = text.split(":")
        return 60 * int(hour) + int(minute)

    quiet = wire.Quiet(minutes(start), minutes(end), "Europe/Berlin")
    expected = at("Europe/Berlin", until) if until is not None else None
    assert quiet_until(quiet, at("Europe/Berlin", now)) == expected


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    quiet = wire.Quiet(22 * 60, 2 * 60 + 30, "Europe/Berlin")
    first, second = (at("Europe/Berlin", "2026-10-25 02:10", fold) for fold in (0, 1))
    assert second - first == 3_600_000
    assert quiet_until(quiet, first) == at("Europe/Berlin", "2026-10-25 02:30", 0)
    assert quiet_until(quiet, second) == at("Europe/Berlin", "2026-10-25 02:30", 1)


def test_a_call_in_quiet_hours_comes_when_they_end_if_it_is_still_true(tmp_path: Path, box: Inbox) -> None:
    local = datetime.fromtimestamp(NOON / 1000, UTC)
    minute = 60 * local.hour + local.minute

    async def story() -> None:
        async with site(address(tmp_path)) as here:
            quiet = wire.Quiet((minute - 60) % 1440, (minute + 120) % 1440, "UTC")
            for table_id in (TABLE, OTHER):
                await seat_ann_and_bob(here, box, table_id=table_id, quiet=quiet)
                await answer_something(here, 1, table_id)
                await answer_something(here, 0, table_id)
            await here.passes(60)
            await here.notices.check()
            assert box.got == []
            await answer_something(here, 1, OTHER)
            await here.passes(119 * 60)
            await here.notices.check()
            assert [text.partition("\n")[0] for text in box.texts()] == ["It is your move at “First table”."]

    asyncio.run(story())


# -- several processes, restarts, failures ---------------------------------------------------------------------------


def test_two_servers_call_once(postgres: PostgresServer, box: Inbox) -> None:
    shared, time = postgres.new_database(), Time()

    async def story() -> None:
        async with site(shared, time) as one, site(shared, time) as two:
            await seat_ann_and_bob(one, box)
            await answer_something(one, 1)
            await answer_something(two, 0)
            await one.passes(60)
            await two.clocks.check()
            await asyncio.gather(*[here.notices.check() for here in (one, two, one, two)])
            assert len(box.got) == 1

    asyncio.run(story())


def test_a_page_that_is_open_through_another_server_counts(postgres: PostgresServer, box: Inbox) -> None:
    shared, time = postgres.new_database(), Time()

    async def story() -> None:
        async with site(shared, time) as one, site(shared, time) as two:
            await seat_ann_and_bob(one, box)
            await rearm(one)
            screen = Screen("ann")
            two.house.come(screen)
            await two.house.watch(screen, TABLE, 1)
            await one.passes(60)
            await two.clocks.check()
            await two.notices.check()
            await one.notices.check()
            assert box.got == []
            assert screen.rung() == []  # she has the table before her
            two.house.unwatch(screen, TABLE)
            await two.notices.check()
            await one.passes(5)
            await one.notices.check()
            one.house.notify("ann", wire.Notice("nudge", TABLE, {"name": "Bob", "table": "First table"}))
            await asyncio.gather(*one.notices._tasks)
            async with asyncio.timeout(20):
                while not screen.rung():
                    await asyncio.sleep(0.01)
            assert screen.rung()[-1]["kind"] == "nudge"

    asyncio.run(story())


def test_a_restart_forgets_no_call_and_repeats_none(tmp_path: Path, box: Inbox) -> None:
    time = Time()

    async def before() -> None:
        async with site(address(tmp_path), time, kill=True) as here:
            await seat_ann_and_bob(here, box)
            await answer_something(here, 1)
            await answer_something(here, 0)

    async def after() -> int:
        async with site(address(tmp_path), time, kill=True) as here:
            await here.passes(60)
            await here.notices.check()
        return len(box.got)

    asyncio.run(before())
    assert asyncio.run(after()) == 1
    assert asyncio.run(after()) == 1


@pytest.mark.parametrize("killed", [False, True])
def test_what_was_on_its_way_when_the_server_stopped_is_told_by_the_next(
    killed: bool, tmp_path: Path, box: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it could put that down itself or not."""
    monkeypatch.setattr(couriers, "_GOODBYE", 0)

    async def before() -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            async with site(address(tmp_path)) as here:
                await seat_ann_and_bob(here, box)
                await rearm(here)
                hanging = wire.Settings(channels=[f"json://127.0.0.1:{silent.getsockname()[1]}/in"], ping_after=0)
                await here.house.db.write(partial(people.set_settings, account_id="ann", settings=hanging))
                here.time.passes(60)
                await here.notices.tell_due()
                held, _ = await asyncio.to_thread(silent.accept)
                assert await states(here) == [("move", "claimed")]
            held.close()
        if killed:
            with closing(sqlite3.connect(address(tmp_path))) as db, db:
                db.execute("UPDATE notices SET state = 'claimed'")

    async def after() -> None:
        async with site(address(tmp_path)) as here:
            assert await states(here) == [("move", "waiting")]
            reached = wire.Settings(channels=[box.channel], ping_after=0)
            await here.house.db.write(partial(people.set_settings, account_id="ann", settings=reached))
            here.time.passes(60)
            await here.notices.check()
            assert (await states(here), len(box.got)) == ([("move", "sent")], 1)

    asyncio.run(before())
    asyncio.run(after())


def test_what_failed_is_tried_again_and_the_person_can_see_it(
    tmp_path: Path, box: Inbox, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await seat_ann_and_bob(here, box)
            await answer_something(here, 1)
            await answer_something(here, 0)
            box.status = 500
            await here.passes(60)
            await here.notices.check()
            assert len(box.got) == 1
            [delivery] = (await here.notices.known("ann")).deliveries
            assert delivery.channel == "1 json"
            assert delivery.problem == "error-ping-failed"
            box.status = 200
            await here.passes(59)
            await here.notices.check()
            assert len(box.got) == 1
            await here.passes(1)
            await here.notices.check()
            assert len(box.got) == 2
            [delivery] = (await here.notices.known("ann")).deliveries
            assert delivery.problem is None
            assert await states(here) == [("move", "sent")]

    with caplog.at_level(logging.DEBUG):
        asyncio.run(story())
    assert "a ping to account ann failed" in caplog.text
    assert "hush-hush" not in caplog.text
    assert box.address not in caplog.text


def test_after_some_tries_a_call_is_given_up(tmp_path: Path, box: Inbox) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await seat_ann_and_bob(here, box)
            await rearm(here)
            box.status = 500
            for _ in range(10):
                here.time.passes(3600)
                await here.notices.check()
            assert len(box.got) == 4
            assert await states(here) == [("move", "failed")]

    asyncio.run(story())


# -- web push --------------------------------------------------------------------------------------------------------


def test_a_push_reaches_the_browser_encrypted_and_signed(tmp_path: Path, box: Inbox) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["bob", "ann"], pace="mail", begin=False)
            push, key, auth = browser(box, "browser")
            await here.house.db.write(lambda tx: keep.add_push(tx, "ann", push, NOON))
            await here.house.start(TABLE)
            await here.notices.check()
            [(path, headers, body)] = box.got
            assert path == "/browser"
            assert b"First table" not in body
            text = http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm")
            assert json.loads(text) == {
                "title": "Orrery", "body": "The match at “First table” has begun.", "path": f"/table/{TABLE}",
                "tag": f"/table/{TABLE}"}
            known = await here.notices.known("ann")
            assert headers["authorization"].startswith("vapid ")
            assert f"k={known.key}" in headers["authorization"]
            assert known.devices == 1

    asyncio.run(story())


def test_the_key_of_the_server_stays(tmp_path: Path) -> None:
    async def key() -> str:
        async with site(address(tmp_path)) as here:
            return (await here.notices.known("nobody")).key

    first = asyncio.run(key())
    assert len(first) == 87
    assert asyncio.run(key()) == first


def test_a_browser_that_wants_no_more_pushes_is_forgotten(tmp_path: Path, box: Inbox) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["bob", "ann"], pace="mail", begin=False)
            push, *_ = browser(box, "gone")
            await here.house.db.write(lambda tx: keep.add_push(tx, "ann", push, NOON))
            await here.house.start(TABLE)
            box.status = 410
            await here.notices.check()
            assert (await here.notices.known("ann")).devices == 0
            assert ("begun", "failed") in await states(here)

    asyncio.run(story())


# -- settings -----------------------------------------------------------------------------------------------------


def test_settings_that_cannot_be_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            with pytest.raises(OrreryError) as refusal:
                await here.notices.check_settings(wire.Settings(quiet=wire.Quiet(0, 60, "Mars/Olympus")))
            assert refusal.value.key == "error-time-zone"

    asyncio.run(story())


# -- what was looked at ----------------------------------------------------------------------------------------------


def test_what_was_looked_at_is_never_more_than_there_is(tmp_path: Path) -> None:
    """Also after an undo, which takes events away."""
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            table = await open_table(here, ["ann", "bot:random"])
            await here.settled()
            for _ in range(4):
                await answer_something(here, 0)
            house: House = here.house
            seen = table.told.count(0)
            await house.seen(TABLE, 0, seen + 1000, by="ann")
            screen = Screen("ann")
            house.come(screen)
            await house.watch(screen, TABLE, 0)
            assert looked(screen) == seen
            await here.undo(0, 0)
            await here.settled()
            await house.watch(screen, TABLE, 0)
            assert looked(screen) <= table.told.count(0)
            stored = await house.db.read(lambda tx: tables.seats_of(tx, TABLE)[0].looked)
            assert stored == looked(screen)

    asyncio.run(story())


def looked(screen: Screen) -> int:
    views = [json.loads(text) for text, _ in screen.outbox._queue]
    return int([view["looked"] for view in views if view["t"] == "view"][-1])
