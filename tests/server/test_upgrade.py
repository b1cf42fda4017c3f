"""A rule fix strands nobody: a match under way goes on by the newer rules, and its past stays readable."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.cli.import_ import checked
from orrery.cli.problems import Problem, sentence
from orrery.core import OMNISCIENT, Record, Setup, replay
from orrery.server import parcel, wire
from orrery.server.archive import Archive
from orrery.server.course import Course
from orrery.server.house import House
from orrery.server.keep import clocks, matches, notices, orders, tables
from orrery.server.submit import Stale
from orrery.words import Words
from tests.server.away import TABLE, Site, Time, open_table, site, until
from tests.server.postgres_server import PostgresServer
from tests.server.room import Ear, house_on, put_table, stored, told
from tests.server.storage import opened, run_python
from tests.server.test_history import opened as told_story
from tests.server.test_house import answer, play_on, refused
from tests.server.versions import FIRST, SECOND, rules

Story = Callable[[House], Awaitable[None]]


def tell(database: str, version: str, story: Story) -> None:
    """A story at a server that has this version of the rules."""
    async def run() -> None:
        async with house_on(database) as house:
            with rules(version):
                await story(house)

    asyncio.run(run())


async def mid_step(house: House, seats: tuple[str, str] = ("ann", "bob"), **how: Any) -> None:
    """The second turn: seat 0 has spoken twice, and of the question to all one answer lies sealed."""
    await put_table(house, seats, table_id=TABLE, **how)
    await play_on(house, TABLE, 7)
    await answer(house, TABLE, 1, "say:c")


async def playing(house: House) -> Course:
    return (await house.table(TABLE)).playing()


def test_a_match_goes_on_by_the_newer_rules_from_the_start_of_its_step(database: str) -> None:
    before: list[list[dict[str, Any]]] = []

    async def first(house: House) -> None:
        await mid_step(house)
        before.append(await told(house, TABLE, 0))
        assert (await house.table(TABLE)).decision_id(0) == "7.0"

    async def second(house: House) -> None:
        ann, bob = Ear(house, "ann"), Ear(house, "bob")
        seen = await ann.watch(TABLE, 0)
        await bob.watch(TABLE, 1)
        entries = await stored(house, TABLE)
        assert [entry.kind for entry in entries[8:]] == ["rules"]
        assert (entries[8].seq, entries[8].code, entries[8].seat) == (9, 2, -1)
        said = [event for event in before[0] if event["event"] == "said"]
        assert len(said) == 7, "five of the first turn, two of the step that is asked again"
        assert seen.events == [*before[0][:6], {"n": 6, "event": "rules-changed", "was": 1, "rules": 2}]
        assert seen.events == await told(house, TABLE, 0)
        table = await house.table(TABLE)
        assert (table.row.rules, table.row.waiting, table.row.state) == (2, [1], "playing")
        assert table.decision_id(1) == "8.1", "no name of a question comes twice"
        assert seen.doc["zones"]["said"] == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]]
        with pytest.raises(Stale):
            await house.submit(TABLE, 0, "7.0", 8, "late-answer", "say:a", by="ann")
        for seat, text in ((1, "say:a"), (0, "say:b"), (1, "say:c")):
            await answer(house, TABLE, seat, text)
        await ann.hear()
        assert ann.mirrors[TABLE].doc["zones"]["said"][5] == [1, 0]
        assert ann.mirrors[TABLE].events == await told(house, TABLE, 0)

    tell(database, "FIRST", first)
    tell(database, "SECOND", second)
    tell(database, "SECOND", lambda house: settled(house, 12))


async def settled(house: House, seq: int) -> None:
    """Opened again, nothing more has happened."""
    table = await house.table(TABLE)
    assert (table.seq, table.row.rules) == (seq, 2)
    assert [entry.kind for entry in await stored(house, TABLE)].count("rules") == 1


@pytest.mark.parametrize("undone", [False, True])
def test_luck_that_was_seen_is_not_seen_again(database: str, undone: bool) -> None:
    """The die of the step that is asked again is another one, also where an undo had taken it back before."""
    dice: list[list[int]] = []

    async def play(house: House) -> None:
        await put_table(house, ["ann", "bob"], table_id=TABLE)
        for n in range(2):
            await answer(house, TABLE, 1, "say:a")
            if n == 0:
                await answer(house, TABLE, 0, "say:a")
                await answer(house, TABLE, 1, "say:a")
        await look(house)
        if undone:
            await go_back(house)

    async def look(house: House) -> None:
        course = await playing(house)
        dice.append([what for _, what in course.match.state.said if what > 2])

    async def again(house: House) -> None:
        await answer(house, TABLE, 1, "say:a")
        await look(house)

    tell(database, "SECOND", play)
    tell(database, "THIRD", again)
    assert dice[0][0] == dice[1][0]
    assert dice[0][1] != dice[1][1]


async def go_back(house: House) -> None:
    """Seat 1 takes its last answer back, and the other agrees."""
    course = await playing(house)
    to = course.last_of(1)
    assert to is not None
    await house.undo(TABLE, 1, to, course.seq, f"go-back-{course.seq}", by="bob")
    proposal = (await house.table(TABLE)).row.proposal
    assert proposal is not None
    await house.consent(TABLE, 0, proposal.id, True, by="ann")


def test_after_an_undo_by_consent_the_die_is_another_and_stays_so(database: str) -> None:
    """Whatever leads to the position: played on, read again from the start of the step, told again as a film."""
    dice: list[int] = []

    async def play(house: House) -> None:
        if not dice:
            await put_table(house, ["ann", "bob"], table_id=TABLE)
        for _ in range(2):
            await answer(house, TABLE, 1, "say:a")
            dice.append(last_die((await playing(house)).match.state.said))
            await go_back(house)
        await answer(house, TABLE, 1, "say:a")
        dice.append(last_die((await playing(house)).match.state.said))

    async def look(house: House) -> None:
        course = await playing(house)
        assert last_die(course.match.state.said) == dice[-1]
        _, docs = told_story(await Archive().story(TABLE, course, -1))
        assert last_die(docs[-1]["zones"]["said"]) == dice[-1]
        await go_back(house)

    tell(database, "SECOND", play)
    tell(database, "SECOND", look)
    tell(database, "SECOND", play)
    assert len(set(dice)) == 6


def last_die(said: list[Any]) -> int:
    return [int(what) for _, what in said if what > 2][-1]


@pytest.mark.parametrize("answers", [2, 3])
def test_the_log_tells_of_the_luck_with_which_the_step_is_asked_again(database: str, answers: int) -> None:
    """After two answers the second step has only begun: its die stands. After three it is rolled again, and told."""
    before: list[list[dict[str, Any]]] = []

    async def first(house: House) -> None:
        await put_table(house, ["ann", "bob"], table_id=TABLE)
        await play_on(house, TABLE, answers)
        before.append(await told(house, TABLE, 0))

    async def second(house: House) -> None:
        ear = Ear(house, "ann")
        seen = await ear.watch(TABLE, 0)
        course = await playing(house)
        die = course.match.state.said[-1][1]
        events = await told(house, TABLE, 0)
        assert seen.events == events
        changed = {"n": 4, "event": "rules-changed", "was": 1, "rules": 2}
        if answers == 2:
            assert events == [*before[0], changed]
            assert die == before[0][3]["what"]
        else:
            assert events == [*before[0][:4], changed, {"n": 5, "event": "said", "seat": 1, "what": die}]
            assert die != before[0][3]["what"]
        await answer(house, TABLE, 0, "say:c")
        events = await told(house, TABLE, 0)
        assert (events[-1]["event"], events[-1]["what"]) == ("said", 2)
        history, _ = told_story(await Archive().story(TABLE, await playing(house), 0))
        assert (history.first, history.events) == (len(events) - 1, events[-1:])
        await house.undo(TABLE, 0, 0, (await house.table(TABLE)).seq, "back-again", by="ann")
        assert await told(house, TABLE, 0) == events[:-1]
        await ear.hear()
        assert ear.mirrors[TABLE].events == events[:-1]

    tell(database, "DIE_FIRST", first)
    tell(database, "DIE_SECOND", second)


def test_a_record_says_which_rules_played_which_part(database: str) -> None:
    async def second(house: House) -> None:
        await house.table(TABLE)
        await answer(house, TABLE, 1, "say:b")
        record = await house.db.read(lambda tx: matches.load_record(tx, TABLE))
        assert record is not None
        again = Record.from_bytes(record.to_bytes())
        assert again.to_bytes() == record.to_bytes()
        [part] = again.setup.past
        assert (part.rules, part.position, part.used, part.log) == (1, None, 0, (0, 1, 2, 0, 1, 2, 0))
        assert (again.setup.rules, again.log) == (2, (1,))
        live = (await playing(house)).match
        assert replay(SECOND, again).digest() == live.digest()
        old = replay(FIRST, Record(Setup("probe", 1, 2, again.setup.seed, {}), part.log, {}))
        assert FIRST.write(old.step_start().state) == {
            key: value for key, value in (again.setup.position or {}).items() if key != "chair"}

    tell(database, "FIRST", mid_step)
    tell(database, "SECOND", second)


def test_undo_does_not_cross_the_change(database: str) -> None:
    async def second(house: House) -> None:
        await house.table(TABLE)
        error = await refused(house.undo(TABLE, 0, 3, 9, "far-back-0", by="ann"))
        assert error.key == "error-undo-nothing"
        await answer(house, TABLE, 1, "say:b")
        await answer(house, TABLE, 0, "say:b")
        await answer(house, TABLE, 1, "say:b")
        name = "back-to-the-change"
        await house.undo(TABLE, 1, 0, 12, name, by="bob")
        proposal = (await house.table(TABLE)).row.proposal
        assert proposal is not None
        await house.consent(TABLE, 0, proposal.id, True, by="ann")
        events = await told(house, TABLE, -1)
        assert events[-1]["event"] == "rules-changed", "what was told before the change stays"
        assert (await playing(house)).at() == 12

    tell(database, "FIRST", mid_step)
    tell(database, "SECOND", second)
    tell(database, "SECOND", lambda house: settled(house, 13))


def test_its_past_can_be_read_and_the_rest_stepped_through(database: str) -> None:
    async def second(house: House) -> None:
        await house.table(TABLE)
        for seat, text in ((1, "say:a"), (0, "say:b"), (1, "say:c")):
            await answer(house, TABLE, seat, text)
        course = await playing(house)
        for viewer in (-1, 0, 1):
            everything = await told(house, TABLE, viewer)
            history, docs = told_story(await Archive().story(TABLE, course, viewer))
            changed = [event["event"] for event in everything].index("rules-changed")
            assert (history.first, history.events) == (changed + 1, everything[changed + 1 :])
            assert [step.events for step in history.steps] == [changed + 1, changed + 3, changed + 5]
            assert docs[0]["zones"]["turn"] == 1
            assert docs[-1]["zones"] == course.document(viewer)["zones"]

    tell(database, "FIRST", mid_step)
    tell(database, "SECOND", second)


def test_a_table_that_waited_for_players_begins_by_the_rules_of_the_day(database: str) -> None:
    async def first(house: House) -> None:
        await put_table(house, ["ann", "bob"], table_id=TABLE, begin=False)

    async def second(house: House) -> None:
        await house.start(TABLE)
        table = await house.table(TABLE)
        assert (table.row.state, table.row.rules, table.row.waiting) == ("playing", 2, [1])

    async def again(house: House) -> None:
        table = await house.table(TABLE)
        assert (table.row.state, table.row.rules, table.row.options) == ("playing", 2, {"pace": "slow"})
        assert await answer(house, TABLE, 1, "say:a") == (1, False)
        assert [entry.kind for entry in await stored(house, TABLE)] == ["answer"], "no rules have changed since"

    tell(database, "FIRST", first)
    tell(database, "SECOND", second)
    tell(database, "SECOND", again)


def test_a_table_that_waited_has_the_options_of_the_day_or_is_told_which_there_are(database: str) -> None:
    async def first(house: House) -> None:
        await put_table(house, ["ann", "bob"], table_id=TABLE, begin=False)
        await put_table(house, ["ann", "bob"], table_id="fastfast", begin=False, options={"pace": "fast"})

    async def slow(house: House) -> None:
        await house.start(TABLE)
        error = await refused(house.start("fastfast"))
        assert (error.key, error.args_) == ("error-option-value", {"option": "pace", "value": "fast", "known": "slow"})
        assert (await house.table("fastfast")).row.state == "open"

    async def again(house: House) -> None:
        table = await house.table(TABLE)
        assert table.row.options == table.playing().match.setup.options == {"pace": "slow", "length": "short"}

    tell(database, "FIRST", first)
    tell(database, "SLOW", slow)
    tell(database, "SLOW", again)


# -- those who are not there -----------------------------------------------------------------------------------------


def test_a_bot_whose_turn_it_is_answers_by_the_newer_rules(database: str) -> None:
    async def first() -> None:
        with rules("FIRST"):
            async with site(database) as here:
                await open_table(here, ["ann", "bot:random"], game="probe")
                for _ in range(2):
                    await here.answer(0, "say:a")
                await here.settled()

    async def second() -> None:
        with rules("SECOND"):
            async with site(database) as here:
                table = await here.table()
                await here.settled()
                made = [(entry.kind, entry.origin) for entry in await entries(here)]
                assert made[-3:] == [("rules", "server"), ("answer", "bot"), ("answer", "bot")], "one lies sealed"
                assert table.row.waiting == [0]
                await here.answer(0, "say:a")
                await here.settled()
                assert table.row.waiting == [0]

    asyncio.run(first())
    asyncio.run(second())


async def entries(here: Site) -> list[matches.Entry]:
    return await here.house.db.read(lambda tx: matches.entries(tx, TABLE))


def test_clocks_run_on_and_everybody_is_called(database: str) -> None:
    time = Time()
    reachable = wire.Settings(channels=["json://127.0.0.1:9/"])

    async def first() -> None:
        with rules("FIRST"):
            async with site(database, time) as here:
                await open_table(here, ["ann", "bob"], game="probe", settings=reachable,
                                 clock=wire.Clock(decision=60, budget=600))
                await here.answer(0, "say:a")
                await here.passes(20)

    async def second() -> None:
        with rules("SECOND"):
            async with site(database, time) as here:
                bells: list[tuple[str, str]] = []
                here.house.noticed.append(lambda account, notice: bells.append((account, notice.kind)))
                table = await here.table()
                assert here.house.clock(table.row, 1) == (60_000, True), "the question is new, and so is its time"
                assert here.house.clock(table.row, 0)[1] is False
                rows = await here.house.db.read(lambda tx: clocks.load(tx, TABLE))
                assert rows[0].spent == 20_000, "what was thought before is not forgotten"
                assert {("ann", "rules"), ("bob", "rules")} <= set(bells)
                jobs = await here.house.db.read(lambda tx: notices.due(tx, time() + 3_600_000))
                assert sorted((job.account, job.kind) for job in jobs if job.kind != "begun") == [
                    ("ann", "rules"), ("bob", "move"), ("bob", "rules")]
                await here.passes(65)
                assert [entry.origin for entry in await entries(here)][-1] == "clock"

    asyncio.run(first())
    asyncio.run(second())


def test_what_was_seen_of_the_dropped_step_is_not_taken_for_what_comes_in_its_place(database: str) -> None:
    """Of eight events the step that is asked again had told two; the seventh is now that the rules have changed."""
    order = wire.Order("say", ["a"], unless=["secret"], id="one")

    async def first() -> None:
        with rules("FIRST"):
            async with site(database) as here:
                await mid_step(here.house)
                await here.house.seen(TABLE, 0, 8, by="ann")
                row = orders.OrdersRow(0, [orders.Kept(order)], 8, None)
                await here.house.db.write(lambda tx: orders.save(tx, TABLE, row))

    async def second() -> None:
        with rules("SECOND"):
            async with site(database) as here:
                table = await here.table()
                assert (table.seq, len(table.told), table.seats[0].looked) == (9, 7, 6)
                kept = await here.house.db.read(lambda tx: orders.load(tx, TABLE)[0])
                assert (kept.seen, kept.happened) == (6, frozenset({"rules-changed"}))
                assert (await here.house.db.read(lambda tx: tables.seats_of(tx, TABLE)))[0].looked == 6

    asyncio.run(first())
    asyncio.run(second())


# -- what goes wrong -------------------------------------------------------------------------------------------------


def test_rules_that_cannot_read_the_position_lose_nothing(database: str) -> None:
    before: list[list[dict[str, Any]]] = []

    async def first(house: House) -> None:
        await mid_step(house)
        before.append(await told(house, TABLE, 1))

    async def broken(house: House) -> None:
        bob = Ear(house, "bob")
        seen = await bob.watch(TABLE, 1)
        assert (seen.doc, seen.events) == ({}, before[0])
        assert seen.info["stuck"]["key"] == "error-other-rules"
        assert seen.info["stuck"]["args"] == {"found": 1, "expected": 2, "game": "probe"}
        for act in (house.submit(TABLE, 0, "7.0", 8, "my-key-0000", "say:a", by="ann"),
                    house.retract(TABLE, 1, 8, "my-key-0001", by="bob"),
                    house.undo(TABLE, 0, 2, 8, "my-key-0002", by="ann")):
            assert (await refused(act)).key == "error-other-rules"
        assert len(await stored(house, TABLE)) == 8

    async def second(house: House) -> None:
        assert [entry.kind for entry in await stored(house, TABLE)].count("rules") == 0
        assert (await playing(house)).seq == 9

    tell(database, "FIRST", first)
    tell(database, "BROKEN", broken)
    tell(database, "SECOND", second)


def test_a_match_of_which_no_step_is_kept_is_made_ready_for_newer_rules(database: str) -> None:
    """An older program kept neither steps nor events. The server opens such matches by itself, while it knows how."""
    before: list[list[dict[str, Any]]] = []

    async def older(house: House) -> None:
        await mid_step(house)
        before.append(await told(house, TABLE, 0))
        await house.db.write(lambda tx: [tx.run(f"DELETE FROM {name}") for name in ("boundaries", "events")])

    async def nobody_comes() -> None:
        with rules("FIRST"):
            async with site(database) as here:
                await until(lambda: kept(here.house))

    async def kept(house: House) -> bool:
        return not await house.db.read(matches.without_boundary)

    async def second(house: House) -> None:
        assert (await playing(house)).seq == 9
        assert (await told(house, TABLE, 0))[:-1] == before[0][:6]

    tell(database, "FIRST", older)
    asyncio.run(nobody_comes())
    tell(database, "SECOND", second)


def test_older_rules_leave_a_match_alone(database: str) -> None:
    async def second(house: House) -> None:
        await house.table(TABLE)

    async def first(house: House) -> None:
        error = await refused(answer(house, TABLE, 1, "say:a"))
        assert (error.key, error.args_["found"], error.args_["expected"]) == ("error-other-rules", 2, 1)

    tell(database, "FIRST", mid_step)
    tell(database, "SECOND", second)
    tell(database, "FIRST", first)
    tell(database, "SECOND", lambda house: settled(house, 9))


def test_the_end_of_a_finished_match_is_shown_by_newer_rules(database: str) -> None:
    seen: list[Any] = []

    async def first(house: House) -> None:
        await put_table(house, ["ann", "bob"], table_id=TABLE)
        await play_on(house, TABLE, 15)

    async def look(house: House) -> None:
        mirror = await Ear(house, None).watch(TABLE, OMNISCIENT)
        seen.append((mirror.doc["zones"], mirror.doc["result"], mirror.events, mirror.info["state"]))

    async def broken(house: House) -> None:
        mirror = await Ear(house, None).watch(TABLE, OMNISCIENT)
        assert (mirror.doc, mirror.events) == ({}, seen[0][2])

    tell(database, "FIRST", first)
    tell(database, "FIRST", look)
    tell(database, "SECOND", look)
    tell(database, "BROKEN", broken)
    assert seen[0] == seen[1]


PROGRAM = """
import asyncio, sys
from tests.server.room import house_on
from tests.server.versions import rules

async def story():
    async with house_on(sys.argv[1]) as house:
        with rules("SECOND"):
            await house.table(sys.argv[2])

asyncio.run(story())
"""


@pytest.mark.parametrize("point", ["before-append", "appended", "committed", "swapped", "published"])
def test_killed_in_the_middle_of_the_change(database: str, point: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tell(database, "FIRST", mid_step)
    monkeypatch.setenv("ORRERY_STOP_AT", point)
    with run_python(PROGRAM, database, TABLE) as process:
        assert process.wait(60) == -9
    monkeypatch.delenv("ORRERY_STOP_AT")

    async def look(house: House) -> None:
        kinds = [entry.kind for entry in await stored(house, TABLE)]
        assert kinds.count("rules") == (0 if point in ("before-append", "appended") else 1)

    tell(database, "FIRST", look)
    tell(database, "SECOND", lambda house: settled(house, 9))


def test_of_two_processes_one_changes_the_rules_and_an_old_one_stops(postgres: PostgresServer) -> None:
    database = postgres.new_database()

    async def story() -> None:
        deaf = [True]  # here all share one process, and the old one must not look with newer rules
        async with house_on(database, deaf=deaf) as old, house_on(database) as one, house_on(database) as two:
            with rules("FIRST"):
                await mid_step(old)
                ear = Ear(old, "ann")
                await ear.watch(TABLE, 0)
            with rules("SECOND"):
                found = await asyncio.gather(one.table(TABLE), two.table(TABLE))
                assert [table.seq for table in found] == [9, 9]
                assert found[0].playing().document(0) == found[1].playing().document(0)
                assert await told(one, TABLE, 1) == await told(two, TABLE, 1)
                assert [entry.kind for entry in await stored(one, TABLE)].count("rules") == 1
            with rules("FIRST"):
                error = await refused(old.submit(TABLE, 0, "7.0", 8, "from-the-old", "say:a", by="ann"))
                assert error.key == "error-other-rules"
                await ear.hear()
                assert ear.mirrors[TABLE].info["stuck"]["key"] == "error-other-rules"
                for late in (ear, Ear(old, "ann")):
                    seen = await late.watch(TABLE, 0)
                    assert (seen.doc, seen.seq, seen.events) == ({}, 9, await told(one, TABLE, 0))
            with rules("SECOND"):
                assert await answer(two, TABLE, 1, "say:a") == (10, False)

    asyncio.run(story())


# -- travelling ------------------------------------------------------------------------------------------------------


def test_a_match_travels_with_its_past_and_its_log(database: str, tmp_path: Path) -> None:
    packed: list[bytes] = []
    log: list[list[dict[str, Any]]] = []

    async def pack(house: House) -> None:
        found = await house.db.read(lambda tx: parcel.pack(tx, TABLE))
        assert found is not None
        packed.append(b"".join(found.lines()))

    async def second(house: House) -> None:
        await house.table(TABLE)
        await answer(house, TABLE, 1, "say:b")
        log.append(await told(house, TABLE, 1))
        await pack(house)

    async def unpack(data: bytes, address: str) -> None:
        async with opened(address) as db:
            await db.write(lambda tx: parcel.unpack(tx, list(parcel.read(data.splitlines(keepends=True)))))

    async def look(house: House) -> None:
        assert (await playing(house)).seq == 10
        assert await told(house, TABLE, 1) == log[0]

    async def first(house: House) -> None:
        await mid_step(house)
        await pack(house)

    tell(database, "FIRST", first)
    tell(database, "SECOND", second)
    asyncio.run(unpack(packed[1], str(tmp_path / "later.db")))
    tell(str(tmp_path / "later.db"), "SECOND", look)
    asyncio.run(unpack(packed[0], str(tmp_path / "before.db")))
    tell(str(tmp_path / "before.db"), "SECOND", lambda house: settled(house, 9))


def test_a_file_that_has_the_step_begin_elsewhere_is_refused(tmp_path: Path) -> None:
    """A match says the same of its step after every answer, after an undo, and when it is over."""
    file = tmp_path / "match.jsonl"

    async def parcel_of(house: House) -> parcel.Parcel:
        found = await house.db.read(lambda tx: parcel.pack(tx, TABLE))
        assert found is not None
        return found

    def check(found: parcel.Parcel) -> None:
        file.write_bytes(b"".join(found.lines()))
        checked(file, Words("en"))

    async def story(house: House) -> None:
        await put_table(house, ["ann", "bob"], table_id=TABLE)
        for n in range(15):
            check(await parcel_of(house))
            if n == 7:
                await house.undo(TABLE, 0, 6, (await house.table(TABLE)).seq, "one-back", by="ann")
                check(await parcel_of(house))
                await play_on(house, TABLE, 1)
            await play_on(house, TABLE, 1)
            found = await parcel_of(house)
            begun = found.header.boundary
            assert begun is not None
            lies = [{"inputs": begun["inputs"] + 1}, {"used": begun["used"] + 1},
                    {"position": {**begun["position"], "turn": 7}}, {"end": {}}]
            for lie in lies:
                header = msgspec.structs.replace(found.header, boundary=begun | lie)
                with pytest.raises(Problem) as refusal:
                    check(msgspec.structs.replace(found, header=header))
                why = refusal.value.__cause__
                assert isinstance(why, Problem)
                for language, words in (("en", "where the step under way began"), ("ru", "с чего начался текущий шаг")):
                    assert words in (sentence(why, Words(language)) or "")
        check(await parcel_of(house))
        assert (await house.table(TABLE)).row.state == "over"

    tell(str(tmp_path / "db"), "FIRST", story)
