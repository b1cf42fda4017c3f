"""Standing orders: what they answer, when they hold back, and that the person stays in charge."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery import games
from orrery.core import Chance, Decision, Match, OrreryError, Zones, new_match
from orrery.lab.transcript import random_codes
from orrery.server import wire
from orrery.server.bots import think
from orrery.server.database import Transaction
from orrery.server.keep import events, matches
from orrery.server.keep import orders as keep
from orrery.server.keep.events import EventRow
from orrery.server.orders import answer_of, holds, is_about
from orrery.server.table import Table
from orrery.testing import new
from orrery.words import Words
from tests.core.probe import Probe, together
from tests.server.away import TABLE, Site, Time, open_table, site, until
from tests.server.postgres_server import PostgresServer
from tests.server.serving import served
from tests.server.storage import TABLE as STORED
from tests.server.storage import opened, put_table
from tests.tiny import COMET

EXPLORE = wire.Order("action", ["explore-5"])


def address(tmp_path: Path) -> str:
    return str(tmp_path / "orrery.sqlite")


async def order(here: Site, *orders: wire.Order, seat: int = 0) -> list[wire.Order]:
    return (await here.orders.give(TABLE, seat, orders)).orders


async def answers(here: Site, seat: int = 0) -> list[str]:
    """Where the answers of a seat came from, in order."""
    stored = await here.house.db.read(lambda tx: matches.entries(tx, TABLE))
    return [entry.origin for entry in stored if entry.seat == seat and entry.kind == "answer"]


async def answer_something(here: Site, seat: int = 0) -> None:
    table = await here.table()
    assert table.match is not None
    await here.answer(seat, await think(here.thinkers, table.match, seat, "random"))
    await here.settled()


def asked(table: Table, seat: int = 0) -> str | None:
    """The name of the question that a seat is asked."""
    assert table.match is not None
    return next((one.ask for one in table.match.pending if one.seat == seat and seat in table.match.waiting()), None)


async def play_to(here: Site, ask: str, seat: int = 0) -> Table:
    """Answer anything until the seat is asked this; the other seats are bots."""
    table = await here.table()
    await here.settled()
    while asked(table, seat) != ask:
        await answer_something(here, seat)
    return table


async def play_until_ordered(here: Site, ask: str = "action") -> None:
    """Answer anything but this question until an order has answered."""
    table = await here.table()
    await here.settled()
    while "order" not in await answers(here):
        assert asked(table) != ask
        await answer_something(here)


# -- what an order says ----------------------------------------------------------------------------------------------


def comet() -> Match[Any]:
    table = new(COMET, 2)
    hands = [table.view(seat).zones["hands"][seat] for seat in range(2)]
    table.answers(str(hands[0][0]), str(hands[1][0]))
    return table.match


def test_pass_takes_nothing_where_nothing_may_be_taken() -> None:
    match = comet()
    swap = match.pending[0]
    assert answer_of(wire.Order("swap", ["pass"]), match, swap) == "swap:none"
    play = new(COMET, 2).match
    assert answer_of(wire.Order("play", ["pass"]), play, play.pending[0]) is None


def test_pass_is_the_option_none_of_a_pick() -> None:
    match = new("race", 2, b"pass").match
    chance = Chance(b"pass")
    while not any(one.ask in ("develop", "settle") for one in match.pending):
        match.step_all(random_codes(match, chance))
    decision = next(one for one in match.pending if one.ask in ("develop", "settle"))
    assert answer_of(wire.Order(decision.ask, ["pass"]), match, decision) == f"{decision.ask}:none"


def test_the_first_legal_answer_is_taken() -> None:
    match = new(COMET, 2).match
    play = match.pending[0]
    hand = [str(card) for card in play.options]
    missing = next(str(card) for card in range(1, 21) if str(card) not in hand)
    assert answer_of(wire.Order("play", [missing, hand[1], hand[0]]), match, play) == f"play:{hand[1]}"
    assert answer_of(wire.Order("play", [f"play:{hand[2]}"]), match, play) == f"play:{hand[2]}"
    assert answer_of(wire.Order("play", [missing, "nonsense", ""]), match, play) is None


def test_conditions_are_about_figures_of_ones_own_seat_and_all_must_hold() -> None:
    match = new("race", 2, b"conditions").match  # both have drawn six cards
    hand = match.game.figures(match.state)["hand"]
    for given, true in (([wire.Condition("hand", least=hand[1])], True), ([wire.Condition("hand", least=7)], False),
                        ([wire.Condition("hand", most=hand[1])], True), ([wire.Condition("hand", most=5)], False),
                        ([wire.Condition("hand", 6, 6), wire.Condition("military", most=9)], True),
                        ([wire.Condition("hand", 6, 6), wire.Condition("military", least=9)], False),
                        ([wire.Condition("courage", least=0)], False)):
        assert holds(wire.Order("action", ["explore-5"], given=given), match, 1) is true


class Market(Probe):
    """What a question costs is reckoned, not said: as many coins as the seat keeps secret."""

    def about(self, decision: Decision) -> dict[str, Any]:
        return {"seat": decision.seat}

    def reckon(self, zones: Zones, decision: Decision) -> dict[str, Any]:
        return {"price": zones["secrets"][decision.seat]}


def test_an_order_may_be_about_what_is_reckoned_from_what_its_seat_sees() -> None:
    match = new_match(Market(together), 2, b"market")
    decision = match.pending[1]
    for about, true in (({"price": ["7"]}, True), ({"price": ["0", "8"]}, False), ({"seat": ["1"]}, True),
                        ({"seat": ["1"], "price": ["7"]}, True), ({"seat": ["0"], "price": ["7"]}, False)):
        assert is_about(wire.Order("say", ["a"], about=about), match, decision) is true


def test_only_events_that_the_seat_sees_are_noticed(database: str) -> None:
    told = [EventRow(0, 1, -1, "caught", {"seat": 0}, None), EventRow(1, 1, 1, "drew", {"seat": 0}, None),
            EventRow(2, 2, 1, "hid", {"seat": 0}, {"seat": 0})]

    async def story() -> None:
        async with opened(database) as db:
            await db.write(lambda tx: put_table(tx))
            await db.write(lambda tx: events.append(tx, STORED, told))
            found = await db.read(lambda tx: [events.kinds_since(tx, STORED, seat, number)
                                              for seat, number in ((0, 0), (1, 0), (0, 1), (0, 5))])
            assert found == [{"caught", "drew", "hid"}, {"caught", "hid"}, {"drew", "hid"}, set()]

    asyncio.run(story())


# -- at a table ------------------------------------------------------------------------------------------------------


def test_an_order_answers_from_the_next_question_on_and_every_use_is_told(database: str) -> None:
    async def story() -> None:
        async with site(database) as here:
            told: list[tuple[str, int, str, str]] = []
            here.orders.used.append(lambda table, seat, order, answer: told.append((table.id, seat, order.ask, answer)))
            table = await open_table(here, ["ann", "bot:heuristic"])
            await play_to(here, "action")
            [given] = await order(here, EXPLORE)
            assert given.id
            assert asked(table) == "action"  # this one was open: it is left to ann
            await answer_something(here)
            await play_until_ordered(here)
            used = (await here.orders.given(TABLE, 0)).used
            assert [(use.order, use.ask, use.answer) for use in used] == [(given.id, "action", "action:explore-5")]
            assert told == [(TABLE, 0, "action", "action:explore-5")]
            stored = await here.house.db.read(lambda tx: matches.entries(tx, TABLE))
            assert stored[used[0].seq - 1].origin == "order"
            assert (await here.orders.given(TABLE, 1)).used == []

    asyncio.run(story())


def test_orders_alone_can_play_on_for_weeks(tmp_path: Path) -> None:
    """Every question of the game has an order: nobody is asked anything until the match is over."""
    everything = [wire.Order(ask, ["produce", "pass", "0"]) for ask in games.load("race").asks]

    async def story() -> None:
        async with site(address(tmp_path)) as here:
            table = await open_table(here, ["ann", "bot:heuristic"])
            await order(here, *everything)
            await answer_something(here)
            while table.row.state != "over":
                await answer_something(here)  # what no order knows an answer to
            origins = await answers(here)
            assert origins.count("order") > origins.count("person")

    asyncio.run(story())


def test_an_order_holds_back_when_something_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["ann", "bot:heuristic"])
            await play_to(here, "action")
            await order(here, wire.Order("action", ["explore-5"], unless=["round"]))
            for _ in range(3):  # a new round begins each time
                await answer_something(here)
                await play_to(here, "action")
            assert "order" not in await answers(here)
            await order(here, wire.Order("action", ["explore-5"], unless=["reshuffled"]))
            await answer_something(here)
            await play_until_ordered(here)

    asyncio.run(story())


def test_an_own_answer_makes_an_order_forget_what_happened_before_it(tmp_path: Path) -> None:
    """What happens between two answers of the person counts, also if another order answered in between."""
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            table = await open_table(here, ["ann", "bob"])
            assert table.match is not None
            await order(here, EXPLORE)
            row = (await here.house.db.read(lambda tx: keep.load(tx, TABLE)))[0]
            assert row.seen == len(table.told)
            await answer_something(here, 1)
            before = len(table.told)
            await answer_something(here, 0)
            after = len(table.told)
            assert after > before
            row = (await here.house.db.read(lambda tx: keep.load(tx, TABLE)))[0]
            assert row.seen == before  # what her answer brought about is news to her
            assert asked(table) is None  # the order chose the action
            row = (await here.house.db.read(lambda tx: keep.load(tx, TABLE)))[0]
            assert row.seen == before

    asyncio.run(story())


def test_an_order_for_once_is_gone_after_its_use(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            table = await open_table(here, ["ann", "bob"])
            once = wire.Order("action", ["explore-5"], once=True)
            first, second = await order(here, once, wire.Order("keep", ["pass"]))
            await answer_something(here, 0)
            await answer_something(here, 1)
            assert asked(table) is None
            given = await here.orders.given(TABLE, 0)
            assert given.orders == [second]
            assert [use.order for use in given.used] == [first.id]

    asyncio.run(story())


def test_an_order_for_this_round_ends_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            table = await open_table(here, ["ann", "bot:heuristic"])
            await play_to(here, "action")
            number = table.row.phase["round"]
            await order(here, wire.Order("action", ["explore-5"], until="round"))
            await answer_something(here)
            await play_to(here, "action")
            assert table.row.phase["round"] == number + 1
            assert "order" not in await answers(here)

    asyncio.run(story())


def test_an_order_that_is_switched_off_answers_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["ann", "bot:heuristic"])
            await order(here, wire.Order("action", ["explore-5"], on=False))
            await play_to(here, "action")
            assert "order" not in await answers(here)

    asyncio.run(story())


def test_what_an_order_answered_can_be_undone_and_is_then_ones_own_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["ann", "bot:heuristic"])
            table = await play_to(here, "action")
            await order(here, EXPLORE)
            await answer_something(here)
            await play_until_ordered(here)
            used = (await here.orders.given(TABLE, 0)).used
            assert table.course is not None
            while asked(table) != "action":
                to = table.course.last_of(0)
                assert to is not None
                await here.undo(0, to)
                await here.settled()
            assert (await here.orders.given(TABLE, 0)).used == used
            await here.answer(0, "develop")
            assert (await answers(here))[-1] == "person"

    asyncio.run(story())


def test_a_retracted_order_leaves_the_question_to_the_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            table = await open_table(here, ["ann", "bob"])
            await order(here, EXPLORE)
            await answer_something(here, 0)
            await answer_something(here, 1)
            assert asked(table) is None
            await here.house.retract(TABLE, 0, table.seq, "retracted", by="ann")
            assert asked(table) == "action"
            await answer_something(here, 0)
            assert await answers(here) == ["person", "order", "person"]

    asyncio.run(story())


def test_what_a_server_did_not_come_to_the_next_one_does(tmp_path: Path) -> None:
    async def before() -> None:
        async with site(address(tmp_path), kill=True) as here:
            await open_table(here, ["ann", "bob"])

            def work(tx: Transaction) -> None:  # as if the server had died between storing and answering
                orders = [wire.Order("opening", ["pass"], id="never"), wire.Order("opening", [text], id="one")]
                keep.save(tx, TABLE, keep.OrdersRow(0, [keep.Kept(one) for one in orders], 0, None))

            table = await here.table()
            assert table.match is not None
            text = await think(here.thinkers, table.match, 0, "random")
            await here.house.db.write(work)

    async def after() -> None:
        async with site(address(tmp_path)) as here:
            assert await answers(here) == ["order"]
            assert [use.order for use in (await here.orders.given(TABLE, 0)).used] == ["one"]

    asyncio.run(before())
    asyncio.run(after())


def test_two_servers_use_an_order_once(postgres: PostgresServer) -> None:
    time, shared = Time(), postgres.new_database()

    async def story() -> None:
        async with site(shared, time) as one, site(shared, time) as two:
            table = await open_table(one, ["ann", "bob"])
            other = await two.table()
            await order(one, EXPLORE)
            await answer_something(two, 0)
            await answer_something(one, 1)
            assert asked(table) is None
            await asyncio.gather(one.orders.answer_all(TABLE), two.orders.answer_all(TABLE))
            await until(lambda: other.seq == table.seq)
            assert await answers(two) == ["person", "order"]

    asyncio.run(story())


# -- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wrong", "key", "expected"), [
    (wire.Order("buy", ["pass"]), "error-order-ask", "settle"),
    (wire.Order("settle", ["pass"], unless=["earthquake"]), "error-order-event", "settled"),
    (wire.Order("settle", ["pass"], given=[wire.Condition("courage", least=3)]), "error-order-figure", "military"),
])
def test_an_order_for_what_the_game_does_not_know_is_refused_with_what_it_knows(
    wrong: wire.Order, key: str, expected: str, tmp_path: Path
) -> None:
    async def story() -> OrreryError:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["ann", "bob"])
            await order(here, EXPLORE)
            with pytest.raises(OrreryError) as refusal:
                await order(here, wrong)
            assert len((await here.orders.given(TABLE, 0)).orders) == 1
            return refusal.value

    refusal = asyncio.run(story())
    assert refusal.key == key
    for language in ("en", "ru"):
        words = Words(language)
        assert words.has(key)
        assert expected in words.error(refusal)


def test_orders_need_a_match(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(address(tmp_path)) as here:
            await open_table(here, ["ann", "bob"], begin=False)
            with pytest.raises(OrreryError) as refusal:
                await order(here, EXPLORE)
            assert refusal.value.key == "error-not-begun"

    asyncio.run(story())


# -- over http -------------------------------------------------------------------------------------------------------


def test_orders_and_pushes_are_given_over_http_by_whoever_sits_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(address(tmp_path)) as server:
            origin = {"origin": server.url}
            async with (
                httpx.AsyncClient(base_url=server.url, headers=origin) as ann,
                httpx.AsyncClient(base_url=server.url, headers=origin) as bob,
            ):
                for person in (ann, bob):
                    await person.post("/api/guest", json={})
                seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
                table = (await ann.post("/api/tables", json={"game": "race", "seats": seats})).json()["id"]
                path = f"/api/tables/{table}/seats/0/orders"
                given = {"orders": [{"ask": "settle", "answers": ["pass"], "unless": ["settled"], "until": "round"}]}
                put = await ann.put(path, json=given)
                assert put.status_code == 200
                [order] = put.json()["orders"]
                assert order | {"id": ""} == given["orders"][0] | {
                    "id": "", "on": True, "once": False, "about": {}, "given": []}
                assert (await ann.get(path)).json() == put.json()
                again = {"orders": [order | {"on": False}]}
                assert (await ann.put(path, json=again)).json()["orders"] == [order | {"on": False}]
                assert (await ann.put(path, json={"orders": []})).json() == {"orders": [], "used": []}

                assert (await bob.get(path)).status_code == 403
                assert (await bob.put(path, json=given)).status_code == 403
                assert (await ann.put(path.replace("0", "7"), json=given)).status_code in (404, 409)
                refused = await ann.put(path, json={"orders": [{"ask": "settle", "answers": []}]})
                assert refused.status_code == 422
                assert (await bob.post(f"/api/tables/{table}/seats/1/back")).status_code == 403

                known = (await ann.get("/api/push")).json()
                assert len(known["key"]) == 87
                push = {"endpoint": "https://fcm.googleapis.com/fcm/send/x", "p256dh": "key", "auth": "auth"}
                assert (await ann.post("/api/push", json=push)).status_code == 204
                assert (await ann.get("/api/push")).json()["devices"] == 1
                await bob.post("/api/push/stop", json=push)
                assert (await ann.get("/api/push")).json()["devices"] == 1  # it is not his
                await ann.post("/api/push/stop", json=push)
                assert (await ann.get("/api/push")).json()["devices"] == 0
                inside = await ann.post("/api/push", json=push | {"endpoint": "https://10.0.0.1/"})
                assert (inside.status_code, inside.json()["key"]) == (422, "error-push-service")
                file = await ann.patch("/api/me", json={"settings": {"channels": ["file:///etc/passwd"]}})
                assert (file.status_code, file.json()["key"]) == (422, "error-channel-kind")

    asyncio.run(story())
