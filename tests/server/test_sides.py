"""Lanes, offers and windows at live tables: what is stored, told and refused, and that a reload changes nothing."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery import games
from orrery.bots import Bot
from orrery.core import NONE, Chance, First, Flow, Pick, Record, Setup, View, done, replay
from orrery.lab.analysis import Tape
from orrery.server import course as courses
from orrery.server import parcel, wire
from orrery.server.archive import Archive
from orrery.server.course import Course
from orrery.server.history import branch_from
from orrery.server.house import House
from orrery.server.keep import clocks, matches
from orrery.server.keep.matches import Entry, Fold
from orrery.server.keep.orders import Kept, OrdersRow
from orrery.server.orders import choose
from orrery.server.points import POINTS
from orrery.server.shelf import read
from orrery.server.submit import Played, Stale, entry_of
from tests.core.probe import Notes, say
from tests.core.staged import Staged
from tests.salvage import environment, installed
from tests.server.away import TABLE, Site, Time, open_table, site
from tests.server.client import Client
from tests.server.postgres_server import PostgresServer
from tests.server.room import Ear, house_on, put_table, stored
from tests.server.serving import Process, served
from tests.server.test_history import opened as told_story
from tests.server.test_house import FREE, answer, refused

Story = Callable[[House], Coroutine[Any, Any, None]]


@pytest.fixture(autouse=True)
def salvage(tmp_path: Path) -> Iterator[None]:
    """The game is among those that can be played."""
    with installed(tmp_path / "site"):
        yield


def tell(address: str, story: Story) -> None:
    async def run() -> None:
        async with house_on(address) as house:
            await story(house)

    asyncio.run(run())


async def play(house: House, *answers: tuple[int, str]) -> None:
    for seat, text in answers:
        await answer(house, TABLE, seat, text)


async def take_back(house: House, seat: int, seq: int | None = None) -> None:
    table = await house.table(TABLE)
    by, at = table.seats[seat].account, table.seq if seq is None else seq
    await house.retract(TABLE, seat, at, f"back-{table.seq}", by=by)


async def doc(house: House, viewer: int) -> dict[str, Any]:
    return (await house.table(TABLE)).playing().document(viewer)


def brief(document: dict[str, Any]) -> tuple[Any, ...]:
    """What a document says of the question: its name, what it is, drafts, the sealed answer, who is awaited."""
    asked = document["asked"] or {}
    return asked.get("id"), asked.get("ask"), document["draft"], document["sealed"], document["waiting"]


def position(*hands: list[int]) -> dict[str, Any]:
    """Seat 0 has the first turn of the last round, and nobody may shop any more."""
    turns = [["turn", seat] for seat in reversed(range(len(hands)))]
    return {"hands": list(hands), "round": 2, "wreck": 5, "frames": [["round"], *turns]}


# -- lanes -----------------------------------------------------------------------------------------------------------


def test_each_fills_in_a_sheet_of_its_own_and_nobody_sees_it_before_all_are_done(database: str) -> None:
    async def story(house: House) -> None:
        await put_table(house, ["ann", "bob"], game="salvage", table_id=TABLE)
        ann, bob, zoe = Ear(house, "ann"), Ear(house, "bob"), Ear(house, None)
        for ear, viewer in ((ann, 0), (bob, 1), (zoe, -1)):
            await ear.watch(TABLE, viewer)
        await play(house, (0, "buy:yes"), (0, "buy:yes"))
        for ear in (ann, bob, zoe):
            await ear.hear()
        assert brief(ann.mirrors[TABLE].doc) == ("0.0.2", "buy", ["buy:yes", "buy:yes"], None, [0, 1])
        assert ann.mirrors[TABLE].doc["zones"]["coins"] == [2, 4]
        for ear in (bob, zoe):
            assert ear.mirrors[TABLE].doc["zones"]["coins"] == [4, 4]
            assert ear.mirrors[TABLE].doc["draft"] == []
            assert ear.mirrors[TABLE].events == []
        assert brief(bob.mirrors[TABLE].doc)[:2] == ("0.1.0", "buy")
        await play(house, (0, "buy:none"))
        await ann.hear()
        assert brief(ann.mirrors[TABLE].doc) == (None, None, ["buy:yes", "buy:yes", "buy:none"], "buy:none", [1])
        await play(house, (1, "buy:none"))
        entries = await stored(house, TABLE)
        assert [(entry.seat, entry.code, entry.inputs) for entry in entries] == [
            (0, 0, None), (0, 0, None), (0, 1, None), (1, 1, (0, 0, 1, 1))]
        await zoe.hear()
        assert [event["event"] for event in zoe.mirrors[TABLE].events] == ["bought", "bought"]
        assert zoe.mirrors[TABLE].doc["zones"]["coins"] == [2, 4]
        assert zoe.mirrors[TABLE].doc["waiting"] == [0]

    tell(database, story)


def test_what_others_do_on_their_sheets_makes_no_answer_stale(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await put_table(house, ["ann", "bob"], game="salvage", table_id=TABLE)
        await play(house, (0, "buy:yes"), (0, "buy:yes"))
        await take_back(house, 0)
        assert await answer(house, TABLE, 1, "buy:yes", decision="0.1.0", seq=0) == (4, False)
        late = await refused(answer(house, TABLE, 0, "buy:yes", "another-key", decision="0.0.1", seq=1))
        assert isinstance(late, Stale), "the seat's own sheet has moved on"
        assert (await refused(take_back(house, 0, seq=1))).key == "error-stale-seq"

    tell(str(tmp_path / "db"), story)


def test_the_last_answer_on_a_sheet_is_taken_back_also_when_it_is_done(database: str) -> None:
    async def story(house: House) -> None:
        await put_table(house, ["ann", "bob"], game="salvage", table_id=TABLE)
        await play(house, (0, "buy:yes"), (0, "buy:none"))
        await take_back(house, 0)
        assert brief(await doc(house, 0)) == ("0.0.3", "buy", ["buy:yes"], None, [0, 1])
        await take_back(house, 0)
        assert brief(await doc(house, 0)) == ("0.0.4", "buy", [], None, [0, 1])
        assert (await refused(take_back(house, 0))).key == "error-nothing-sealed"
        await play(house, (0, "buy:none"), (1, "buy:none"))
        assert [entry.inputs for entry in await stored(house, TABLE)][-1] == (1, 1)

    tell(database, story)


# -- offers ----------------------------------------------------------------------------------------------------------


def test_who_is_invited_may_answer_while_another_thinks_and_need_not(database: str) -> None:
    async def story(house: House) -> None:
        await put_table(house, ["ann", "bob", "cleo"], game="salvage", table_id=TABLE, position=position([], [], []))
        mine, theirs = await doc(house, 0), await doc(house, 1)
        assert (mine["invited"], theirs["invited"]) == (False, True)
        assert [brief(one)[:2] for one in (mine, theirs)] == [("0.0", "act"), ("0.1", "offer")]
        assert theirs["waiting"] == [0]
        table = await house.table(TABLE)
        assert [table.awaited(seat) for seat in range(3)] == ["0.0", None, None]
        assert (await refused(answer(house, TABLE, 1, "offer:none"))).key == "error-invited"
        await play(house, (1, "offer:yes"))
        assert brief(await doc(house, 0))[:2] == ("1.0", "deal")
        late = await refused(answer(house, TABLE, 0, "act:none", decision="0.0", seq=0))
        assert isinstance(late, Stale)
        await play(house, (0, "deal:none"), (0, "act:none"))
        assert [(entry.seat, entry.code, entry.inputs) for entry in await stored(house, TABLE)] == [
            (1, 0, (1,)), (0, 1, (1,)), (0, 2, (4,))], "the answer of the first has its place among those asked"

    tell(database, story)


def test_an_invitation_that_stays_the_same_keeps_its_name_also_after_a_reload(database: str) -> None:
    async def story(house: House) -> None:
        await put_table(house, ["ann", "bob", "cleo"], game="salvage", table_id=TABLE, position=position([], [], []))
        await play(house, (0, "act:look"))
        assert [(await doc(house, seat))["asked"]["id"] for seat in range(3)] == ["1.0", "0.1", "0.2"]
        assert (await stored(house, TABLE))[0].body == {"kept": [1, 2]}

    async def again(house: House) -> None:
        assert [(await doc(house, seat))["asked"]["id"] for seat in range(3)] == ["1.0", "0.1", "0.2"]
        assert await answer(house, TABLE, 1, "offer:yes", decision="0.1", seq=0) == (2, False)

    tell(database, story)
    tell(database, again)


def haggle(s: Notes) -> Flow:
    """Seat 0 decides; the others may bid meanwhile, each as often as they like, which changes nothing for it."""
    who, said = yield First((Pick(0, "sell", (0, NONE)), *[Pick(seat, "bid", (0, 1, NONE)) for seat in (1, 2)]))
    say(s, who, said)
    if who == 0:
        done(s)


def test_a_bid_leaves_the_question_of_who_is_awaited_as_it_was() -> None:
    game = Staged([haggle])
    setup = Setup("probe", 1, 3, b"", {})
    course = courses.begin(game, setup)
    entries: list[Entry] = []

    def give(seat: int, text: str) -> None:
        given = Played(matches.ANSWER, *course.answer(seat, text))
        entries.append(entry_of(course.seq, seat, given, "person", f"key-{course.seq}", 0))

    give(1, "bid:1")
    give(2, "bid:0")
    assert [course.decision_id(seat) for seat in range(3)] == ["0.0", "1.1", "2.2"]
    assert course.awaited(0) == "0.0", "its time runs on"
    assert (course.asked, course.at()) == ([0, 1, 2], 2)
    fold = Fold(setup, entries)
    assert (fold.asked, fold.put, fold.batches) == (course.asked, course.put, course.batches)
    give(0, "sell:0")
    assert course.match.over()


def in_turn(s: Notes) -> Flow:
    """All bid for the same; the seat whose turn it is must answer, the others may."""
    turn = len(s.said)
    who, said = yield First(tuple([Pick((turn + n) % 3, "bid", (0, 1, NONE)) for n in range(3)]))
    say(s, who, said)
    if len(s.said) == 3:
        done(s)


def test_who_may_answer_and_then_must_is_asked_another_question() -> None:
    setup = Setup("probe", 1, 3, b"", {})
    course = courses.begin(Staged([in_turn]), setup)
    entries: list[Entry] = []
    for seat, kept, names in ((0, [2], ["1.0", "1.1", "0.2"]), (0, [], ["2.0", "2.1", "2.2"])):
        given = Played(matches.ANSWER, *course.answer(seat, "bid:1"))
        entries.append(entry_of(course.seq, seat, given, "person", f"key-{course.seq}", 0))
        assert given.kept == kept
        assert [course.decision_id(seat) for seat in range(3)] == names
    fold = Fold(setup, entries)
    assert (fold.asked, fold.put) == (course.asked, course.put)


# -- a reload changes nothing ----------------------------------------------------------------------------------------


def same(live: Course, again: Course) -> None:
    """Two courses show everybody the same, under the same names, and may be undone alike."""
    assert (live.seq, live.at(), live.asked, live.put) == (again.seq, again.at(), again.asked, again.put)
    assert (live.undone, live.before) == (again.undone, again.before)
    assert [(batch.start, sorted(batch.seats), batch.seq) for batch in live.batches] == [
        (batch.start, sorted(batch.seats), batch.seq) for batch in again.batches]
    assert live.match.digest() == again.match.digest()
    assert live.match.given() == again.match.given()
    for viewer in range(-1, live.match.state.seats):
        assert live.document(viewer) == again.document(viewer)


@pytest.mark.parametrize("seed", range(4))
def test_after_every_act_the_stored_match_loads_as_it_is_live(database: str, seed: int) -> None:
    dice = random.Random(seed)

    async def act(house: House, course: Course) -> None:
        match = course.match
        draft = [seat for seat in range(3) if match.given().get(seat)]
        luck = dice.random()
        if draft and luck < 0.35:
            return await take_back(house, dice.choice(draft))
        if match.inputs and luck < 0.45:
            seat, to = dice.randrange(3), dice.choice([batch.start for batch in course.batches])
            table = await house.table(TABLE)
            if match.free_undo(seat, to):
                await house.undo(TABLE, seat, to, course.seq, f"undo-{course.seq}", by=table.seats[seat].account)
                return None
        seat = dice.choice([*match.waiting(), *match.invited()])
        asked = match.asked(seat)
        code = dice.choice([code for code in asked.codes() if seat not in match.invited() or code != asked.nothing()])
        await answer(house, TABLE, seat, match.game.text(asked, asked.decode(code)))
        return None

    async def story(house: House) -> None:
        await put_table(house, ["ann", "bob", "cleo"], game="salvage", table_id=TABLE, seed=bytes([seed]),
                        options={"windows": dice.choice(["holders", "everyone"])})
        kinds = set()
        while not (live := (await house.table(TABLE)).playing()).match.over():
            await act(house, live)
            live = (await house.table(TABLE)).playing()
            found = await house.db.read(lambda tx: read(tx, TABLE))
            assert found is not None
            same(live, courses.load(live.match.game, found.fold, found.boundary, found.told))
            same(live, courses.retell(live.match.game, found.fold, found.entries))
            kinds.add(found.entries[-1].kind)
        assert {"answer", "retract"} <= kinds
        record = await house.db.read(lambda tx: matches.load_record(tx, TABLE))
        assert record is not None
        again = replay(live.match.game, Record.from_bytes(record.to_bytes()))
        assert again.digest() == live.match.digest()

    tell(database, story)


def test_a_table_travels_with_what_lies_on_the_sheets(tmp_path: Path) -> None:
    found: list[parcel.Parcel] = []

    async def pack(house: House) -> None:
        await put_table(house, ["ann", "bob"], game="salvage", table_id=TABLE)
        await play(house, (0, "buy:yes"), (0, "buy:none"), (1, "buy:yes"))
        packed = await house.db.read(lambda tx: parcel.pack(tx, TABLE))
        assert packed is not None
        found.extend(parcel.read(packed.lines()))

    async def unpack(house: House) -> None:
        await house.db.write(lambda tx: parcel.unpack(tx, found))
        assert brief(await doc(house, 0)) == (None, None, ["buy:yes", "buy:none"], "buy:none", [1])
        assert brief(await doc(house, 1)) == ("0.1.3", "buy", ["buy:yes"], None, [1])
        await take_back(house, 0)
        await play(house, (0, "buy:none"), (1, "buy:none"))
        assert (await doc(house, -1))["zones"]["coins"] == [3, 3]

    tell(str(tmp_path / "one"), pack)
    assert found[0].record().sealed == {0: (0, 1), 1: (0,)}
    tell(str(tmp_path / "two"), unpack)


# -- who is not there ------------------------------------------------------------------------------------------------

MINUTE = wire.Clock(decision=60)


def away(tmp_path: Path, story: Callable[[Site], Coroutine[Any, Any, None]], time: Time | None = None) -> None:
    async def run() -> None:
        async with site(str(tmp_path / "away.db"), time) as here:
            await story(here)

    asyncio.run(run())


async def acts(here: Site) -> list[tuple[int, str, str]]:
    """The stored acts: seat, origin, and what was answered."""
    course = (await here.table()).playing()
    told = []
    replayed = courses.begin(course.match.game, course.match.setup)
    for entry in await here.house.db.read(lambda tx: matches.entries(tx, TABLE)):
        text = entry.kind
        if entry.kind == matches.ANSWER:
            asked = replayed.match.asked(entry.seat)
            text = course.match.game.text(asked, asked.decode(entry.code))
        told.append((entry.seat, entry.origin, text))
        replayed.follow([entry])
    return told


def test_the_clock_of_a_seat_runs_until_its_sheet_is_done_and_not_for_who_is_invited(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        await open_table(here, ["ann", "bob"], clock=MINUTE, game="salvage")

        async def left() -> list[tuple[int | None, bool]]:
            return [(seat.left, seat.ticking) for seat in here.house.info(await here.table(), None).seats]

        await here.passes(20)
        await here.answer(0, "buy:yes")
        await here.passes(10)
        assert await left() == [(30_000, True), (30_000, True)], "what is asked on a sheet has one time for all of it"
        await here.answer(0, "buy:none")
        await here.passes(5)
        assert await left() == [(60_000, False), (25_000, True)]
        table = await here.table()
        await here.house.retract(TABLE, 0, table.seq, "take-it-back", by="ann")
        assert (await left())[0] == (30_000, True), "taking back brings no new time"
        await here.answer(0, "buy:none")
        await here.answer(1, "buy:none")
        await here.passes(30)
        assert await left() == [(30_000, True), (60_000, False)], "seat 1 may offer, and has all the time for it"
        await here.passes(25)
        assert (await here.table()).awaited(0) == "3.0"

    away(tmp_path, story)


def test_when_time_is_up_the_rest_of_a_sheet_is_filled_in_and_counts_as_one_miss(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        await open_table(here, ["ann", "bob"], clock=MINUTE, game="salvage", seed=b"3")
        await here.answer(0, "buy:none")
        for _ in range(5):
            await here.passes(61)
            if (await here.table()).awaited(1) is None:
                break
        filled = [text for seat, origin, text in await acts(here) if (seat, origin) == (1, "clock")]
        assert len(filled) > 1
        assert filled[-1] == "buy:none"
        rows = await here.house.db.read(lambda tx: clocks.load(tx, TABLE))
        assert rows[1].missed == 1
        assert [seat.kind for seat in (await here.table()).seats] == ["person", "person"]

    away(tmp_path, story)


def test_only_who_is_awaited_is_called(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        await open_table(here, ["ann", "bob"], game="salvage")
        ann, bob = Ear(here.house, "ann"), Ear(here.house, "bob")
        await here.answer(0, "buy:yes")
        await here.answer(0, "buy:none")
        await here.answer(1, "buy:none")
        for ear, rung in ((ann, ["3.0"]), (bob, [])):
            news = [one for one in await ear.hear() if one["t"] == "notice" and one["kind"] == "move"]
            assert [one["args"]["decision"] for one in news] == rung, "a sheet is called for once, an offer never"

    away(tmp_path, story)


def test_bots_fill_in_sheets_are_asked_once_whether_they_offer_and_play_to_the_end(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        table = await open_table(here, ["ann", "bot:random", "bot:greedy", "bot:random"], game="salvage", seed=b"5")
        while not table.playing().match.over():
            await here.settled()
            table = await here.table()
            match = table.playing().match
            if match.over():
                break
            assert match.waiting() == [0], "nobody else is awaited once the bots have nothing more to say"
            asked = match.asked(0)
            text = {"buy": "buy:none", "act": "act:yes", "deal": "deal:yes", "veto": "veto:none"}[asked.ask]
            await here.answer(0, text)
        told = await acts(here)
        assert {"offer:yes", "veto:none", "buy:yes"} <= {text for _, origin, text in told if origin == "bot"}
        assert not any(text == "offer:none" for _, _, text in told)

    away(tmp_path, story)


class Shy(Bot):
    """Offers nothing, digs when it must, and leaves a trace of having been asked."""

    name = "shy"

    def choose(self, view: View[Any], chance: Chance) -> int:
        assert view.decision is not None
        with Path(os.environ["SHY_TRACE"]).open("a") as trace:
            trace.write(f"{view.decision.ask} ")
        return view.decision.count() - 1 if view.invited else 0


def test_a_bot_that_would_rather_not_offer_is_asked_once_a_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trace = tmp_path / "trace"
    monkeypatch.setenv("SHY_TRACE", str(trace))

    async def begin(here: Site) -> None:
        await open_table(here, ["ann", "bot:tests.server.test_sides:Shy"], game="salvage", begin=False)
        await here.house.db.write(lambda tx: tx.run("UPDATE tables SET position = ?", json.dumps(position([], []))))

    async def story(here: Site) -> None:
        await here.house.start(TABLE)
        await here.settled()
        await here.answer(0, "act:look")
        await here.settled()
        assert trace.read_text() == "offer "

    async def restarted(here: Site) -> None:
        await here.settled()
        assert trace.read_text() == "offer ", "nobody waits for it, and nobody has opened the table"
        await here.table()
        for _ in range(2):
            await here.bots.start()
            await here.settled()
            assert trace.read_text() == "offer offer "
        await here.answer(0, "act:none")
        await here.settled()
        assert trace.read_text() == "offer offer act ", "its own turn has come"

    away(tmp_path, begin)
    away(tmp_path, story)
    away(tmp_path, restarted)


def veto_only_against(seat: int) -> wire.Order:
    return wire.Order("veto", ["veto:veto"], about={"seat": [str(seat)]})


def test_an_order_answers_only_what_it_is_about(tmp_path: Path) -> None:
    async def begin(here: Site) -> None:
        await open_table(here, ["ann", "bob", "cleo"], game="salvage", begin=False)
        hands = position([1, 1], [1, 1], [1, 1])
        await here.house.db.write(lambda tx: tx.run("UPDATE tables SET position = ?", json.dumps(hands)))

    async def story(here: Site) -> None:
        await here.house.start(TABLE)
        await here.orders.give(TABLE, 2, [veto_only_against(1)])
        await here.answer(0, "act:yes")
        await here.settled()
        assert (await here.table()).playing().match.waiting() == [1, 2], "seat 0 is not whom the order is against"
        await here.answer(1, "veto:none")
        await here.answer(2, "veto:none")
        await here.answer(1, "act:yes")
        await here.settled()
        assert (2, "order", "veto:veto") in await acts(here)

    away(tmp_path, begin)
    away(tmp_path, story)


def test_an_order_may_offer_and_passing_leaves_the_invitation_alone(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        await open_table(here, ["ann", "bob", "cleo"], game="salvage")
        await here.orders.give(TABLE, 1, [wire.Order("offer", ["pass"])])
        await here.orders.give(TABLE, 2, [wire.Order("offer", ["yes"], once=True)])
        for seat in range(3):
            await here.answer(seat, "buy:none")
        await here.settled()
        assert await acts(here) == [(0, "person", "buy:none"), (1, "person", "buy:none"), (2, "person", "buy:none"),
                                    (2, "order", "offer:yes")]
        assert (await here.orders.given(TABLE, 2)).orders == []

    away(tmp_path, story)


def test_to_pass_is_no_answer_where_one_need_not_answer(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        await open_table(here, ["ann", "bob"], game="salvage")
        for seat in range(2):
            await here.answer(seat, "buy:none")
        match = (await here.table()).playing().match
        assert match.invited() == [1]

        def chosen(*answers: str) -> str | None:
            row = OrdersRow(1, [Kept(wire.Order("offer", list(answers)))], 0, None)
            found = choose(row, match, match.asked(1), "its question")
            return None if found is None else found[1]

        assert chosen("pass") is chosen("none") is chosen("pass", "yes") is None
        assert chosen("yes", "pass") == "offer:yes"

    away(tmp_path, story)


def test_an_answer_of_an_order_on_a_sheet_is_taken_back_and_then_the_question_is_the_persons_own(
    tmp_path: Path,
) -> None:
    async def story(here: Site) -> None:
        await open_table(here, ["ann", "bob"], game="salvage")
        await here.orders.give(TABLE, 0, [wire.Order("buy", ["none"])])
        await here.answer(0, "buy:yes")
        await here.settled()
        assert await acts(here) == [(0, "person", "buy:yes"), (0, "order", "buy:none")]
        table = await here.table()
        await here.house.retract(TABLE, 0, table.seq, "take-it-back", by="ann")
        await here.settled()
        assert (await here.table()).decision_id(0) == "0.0.3"
        assert await here.orders.answer_all(TABLE) is False

    async def again(here: Site) -> None:
        assert (await here.table()).decision_id(0) == "0.0.3", "also after a restart"
        assert await here.orders.answer_all(TABLE) is False

    away(tmp_path, story)
    away(tmp_path, again)


# -- looking back ----------------------------------------------------------------------------------------------------


def test_sheets_are_one_step_of_a_history_and_an_offer_is_a_step_of_its_own(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await put_table(house, ["ann", "bob"], game="salvage", table_id=TABLE)
        await play(house, (0, "buy:yes"), (1, "buy:none"), (0, "buy:none"), (0, "act:look"), (1, "offer:yes"),
                   (0, "deal:yes"), (1, "act:none"))
        course = (await house.table(TABLE)).playing()
        history, docs = told_story(await Archive().story(TABLE, course, -1))
        assert [(step.at, step.seats) for step in history.steps] == [
            (0, []), (3, [0, 1]), (4, [0]), (5, [1]), (6, [0]), (7, [1])]
        assert [one["waiting"] for one in docs] == [[0, 1], [0], [0], [0], [1], [1]]
        tape = Tape.of(course.match)
        for at in range(len(tape.inputs) + 1):
            for viewer in (-1, 0, 1):
                begun = branch_from(tape, at, viewer, False, b"other")
                assert begun.at <= at
        assert branch_from(tape, 2, 0, False, b"other").at == 0, "no sheet is cut through"

    tell(str(tmp_path / "db"), story)


def test_a_rule_fix_takes_what_lies_on_sheets_away_and_asks_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await put_table(house, ["ann", "bob"], game="salvage", table_id=TABLE)
        await play(house, (0, "buy:yes"), (1, "buy:none"))

    async def newer(house: House) -> None:
        game = games.load("salvage")
        game.rules_version = 2  # type: ignore[misc]
        ear = Ear(house, "ann")
        mirror = await ear.watch(TABLE, 0)
        assert brief(mirror.doc) == ("1.0.3", "buy", [], None, [0, 1])
        await play(house, (0, "buy:none"), (1, "buy:none"))
        assert (await doc(house, 0))["zones"]["coins"] == [4, 4]

    tell(str(tmp_path / "db"), story)
    tell(str(tmp_path / "db"), newer)


def test_one_plays_alone_at_once_unrated_and_undoes_without_asking(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(str(tmp_path / "db")) as server, await Client.guest(server.url, "Ann") as ann:
            table = await ann.new_table("salvage", ["me"], rated=True)
            mirror = await ann.watch(table, 0)
            assert (mirror.info["state"], mirror.info["rated"], mirror.doc["waiting"]) == ("playing", False, [0])

            async def shown(seq: int) -> None:
                await ann.until(lambda: ann.mirrors[table].seq >= seq)

            async def give(*texts: str) -> None:
                for text in texts:
                    told = await ann.answer(table, text)
                    assert told["t"] == "done", told
                    await shown(told["seq"])

            await give("buy:yes", "buy:none", "act:look")
            assert ann.mirrors[table].doc["undo"] == FREE | {"to": 2}
            told = await ann.act("undo", table=table, seat=0, to=2, seq=3)
            await shown(told["seq"])
            assert ann.mirrors[table].doc["undo"] == FREE | {"to": 0}, "also behind what all lanes brought"
            await give("act:yes", "buy:none", "act:none")
            assert ann.mirrors[table].over
            history = (await ann.http.get(f"/api/tables/{table}/history?viewer=0")).json()
            assert [step["at"] for step in history["steps"]] == [0, 2, 3, 4, 5]
            assert (len(history["figures"]["score"]), history["turning"]) == (5, [])
            assert (await ann.http.get("/api/ratings/salvage")).json() == []
            again = await ann.http.post(f"/api/tables/{table}/rematch")
            assert again.json()["state"] == "playing"

    asyncio.run(story())


# -- processes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("point", [point for point in POINTS if point in ("applied", "appended", "committed")])
def test_killed_while_a_sheet_is_filled_in(tmp_path: Path, point: str) -> None:
    database = str(tmp_path / "orrery.db")
    around = environment(tmp_path / "site")

    async def prepare() -> tuple[str, str]:
        async with served(database) as server, await Client.guest(server.url, "Ann") as ann:
            table = await ann.new_table("salvage", ["me", "me"], pace="hotseat")
            await ann.watch(table, 0)
            assert (await ann.answer(table, "buy:yes"))["t"] == "done"
            assert ann.cookie is not None
            return table, ann.cookie

    async def killed(url: str, cookie: str, table: str) -> None:
        async with Client(url, cookie) as ann:
            await ann.connect()
            mirror = await ann.watch(table, 0)
            assert brief(mirror.doc) == ("0.0.1", "buy", ["buy:yes"], None, [0, 1])
            await ann.say("submit", table=table, seat=0, decision="0.0.1", seq=1, key="the-same-key", answer="buy:yes")
            await asyncio.to_thread(process.wait_killed)

    async def back(cookie: str, table: str) -> None:
        kept = point == "committed"
        async with served(database) as server, Client(server.url, cookie) as ann:
            await ann.connect()
            mirror = await ann.watch(table, 0)
            assert brief(mirror.doc)[2] == ["buy:yes"] * (1 + kept)
            told = await ann.act("submit", table=table, seat=0, decision="0.0.1", seq=1, key="the-same-key",
                                 answer="buy:yes")
            assert (told["t"], told["seq"], told["repeated"]) == ("done", 2, kept)
            await ann.until(lambda: ann.mirrors[table].doc["draft"] == ["buy:yes", "buy:yes"])

    table, cookie = asyncio.run(prepare())
    with Process(database, ORRERY_STOP_AT=point, **around) as process:
        asyncio.run(killed(process.url, cookie, table))
    asyncio.run(back(cookie, table))


async def catch_up(house: House) -> None:
    """Take in what other servers have stored, as an act would."""
    table = await house.table(TABLE)
    async with table.lock:
        await house.look_again(table)


def test_two_servers_hear_of_each_others_sheets_and_offers(postgres: PostgresServer) -> None:
    database = postgres.new_database()

    async def story() -> None:
        async with house_on(database) as one, house_on(database) as two:
            await put_table(one, ["ann", "bob"], game="salvage", table_id=TABLE)
            ann, bob = Ear(one, "ann"), Ear(two, "bob")
            await ann.watch(TABLE, 0)
            await bob.watch(TABLE, 1)
            await answer(one, TABLE, 0, "buy:yes")
            assert await answer(two, TABLE, 1, "buy:yes", decision="0.1.0", seq=0) == (2, False)
            await answer(two, TABLE, 1, "buy:none")
            await answer(one, TABLE, 0, "buy:none", decision="0.0.1", seq=1)
            await catch_up(two)
            await answer(one, TABLE, 0, "act:look")
            await answer(two, TABLE, 1, "offer:yes", decision="4.1", seq=4)
            for house in (one, two):
                await catch_up(house)
            same((await one.table(TABLE)).playing(), (await two.table(TABLE)).playing())
            assert brief(await doc(one, 0))[:2] == ("6.0", "deal")

    asyncio.run(story())
