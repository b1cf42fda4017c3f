"""Live tables: what is stored, what is refused, what everybody is told, and that nothing is lost on the way."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from orrery import games
from orrery.core import OMNISCIENT, OrreryError, Refused, replay
from orrery.server import patch, wire
from orrery.server.database import NotStored, Transaction
from orrery.server.house import House
from orrery.server.keep import matches, tables
from orrery.server.problems import NoSuchTable, NotAllowed
from orrery.server.submit import Stale
from orrery.server.table import Table
from tests.server.room import Ear, house_on, put_people, put_table, stored, told

Story = Callable[[House], Coroutine[Any, Any, None]]
FREE = {"to": 0, "free": True, "why": None, "by": None}


def tell(address: str, story: Story, **how: Any) -> None:
    """Run a story in a house of its own."""
    async def run() -> None:
        async with house_on(address, **how) as house:
            await story(house)

    asyncio.run(run())


async def answer(house: House, table_id: str, seat: int, text: str, key: str = "", **how: Any) -> tuple[int, bool]:
    """Answer a seat's open question as the account that holds it."""
    table = await house.table(table_id)
    decision, seq = table.decision_id(seat), table.seq
    given: dict[str, Any] = {"decision": decision or "none", "seq": seq, "by": table.seats[seat].account,
                             "free": False} | how
    return await house.submit(
        table_id, seat, given["decision"], given["seq"], key or f"key-{seq}-{seat}-{text}", text, by=given["by"],
        free=given["free"])


async def refused(act: Coroutine[Any, Any, Any]) -> OrreryError:
    with pytest.raises(OrreryError) as caught:
        await act
    return caught.value


# -- answers ---------------------------------------------------------------------------------------------------------


def test_an_answer_is_stored_and_told_to_everybody_who_watches(database: str) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        ann, bob, zoe = Ear(house, "ann"), Ear(house, "bob"), Ear(house, None)
        for ear, viewer in ((ann, 0), (bob, 1), (zoe, -1)):
            mirror = await ear.watch(table_id, viewer)
            assert mirror.seq == 0
        await ann.hear()
        await bob.hear()
        asked = ann.mirrors[table_id].asked
        assert asked is not None
        assert asked["id"] == "0.0"
        assert await answer(house, table_id, 0, "say:b") == (1, False)
        (entry,) = await stored(house, table_id)
        assert (entry.kind, entry.seat, entry.code, entry.inputs, entry.origin) == ("answer", 0, 1, (1,), "person")
        for ear in (ann, bob, zoe):
            (news,) = await ear.hear()
            assert (news["t"], news["before"], news["seq"], news["first"]) == ("update", 0, 1, 0)
            assert news["events"] == [{"n": 0, "event": "said", "seat": 0, "what": 1}]
            assert ear.mirrors[table_id].doc["zones"]["said"] == [[0, 1]]
        row = await house.db.read(lambda tx: tables.find(tx, table_id))
        assert row is not None
        assert (row.seq, row.waiting, row.state) == (1, [0], "playing")

    tell(database, story)


def test_all_who_are_the_same_viewer_are_sent_the_same_text(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        many = [Ear(house, None) for _ in range(3)]
        for ear in many:
            await ear.watch(table_id)
        for ear in many:
            await ear.hear()
        await answer(house, table_id, 0, "say:a")
        texts = [ear.outbox.fetch()[0] for ear in many]
        assert texts[0] is texts[1] is texts[2]

    tell(str(tmp_path / "db"), story)


def test_a_repeated_answer_is_stored_once_even_after_the_match_moved_on(database: str) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        first: Any = dict(decision="0.0", seq=0)
        assert await answer(house, table_id, 0, "say:a", "my-own-key", **first) == (1, False)
        assert await answer(house, table_id, 0, "say:a", "my-own-key", **first) == (1, True)
        assert await answer(house, table_id, 0, "say:b", "the-second") == (2, False)
        assert await answer(house, table_id, 0, "say:a", "my-own-key", **first) == (2, True)
        assert [entry.code for entry in await stored(house, table_id)] == [0, 1]

    tell(database, story)


def test_keys_of_one_seat_do_not_meet_those_of_another_or_of_the_server(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        for _ in range(2):
            await answer(house, table_id, 0, "say:a")
        assert await answer(house, table_id, 0, "say:a", "same-key-for-all") == (3, False)
        assert await answer(house, table_id, 1, "say:b", "same-key-for-all") == (4, False)
        assert {entry.key for entry in await stored(house, table_id)} >= {"0.same-key-for-all", "1.same-key-for-all"}

    tell(str(tmp_path / "db"), story)


def test_who_has_answered_is_told_so_wherever_his_screen_is(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        await play_on(house, table_id, 2)
        assert await answer(house, table_id, 0, "say:a") == (3, False)
        for seq in (2, 3):
            error = await refused(answer(house, table_id, 0, "say:b", f"once-more-{seq}", decision="2.0", seq=seq))
            assert (type(error), error.key) == (Refused, "error-answered")

    tell(str(tmp_path / "db"), story)


@pytest.mark.parametrize(("how", "kind", "key"), [
    (dict(decision="1.0"), Stale, "error-stale-decision"),
    (dict(decision="0.1"), Stale, "error-stale-decision"),
    (dict(decision="nonsense"), Stale, "error-stale-decision"),
    (dict(seq=1), Stale, "error-stale-seq"),
    (dict(seq=10**9), Stale, "error-stale-seq"),
    (dict(by="bob"), NotAllowed, "error-not-your-seat"),
    (dict(by=None), NotAllowed, "error-not-your-seat"),
    (dict(by="somebody else"), NotAllowed, "error-not-your-seat"),
])
def test_what_is_stale_or_forged_changes_nothing(
    tmp_path: Path, how: dict[str, Any], kind: type[OrreryError], key: str
) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        ear = Ear(house, "ann")
        before = dict((await ear.watch(table_id, 0)).doc)
        error = await refused(answer(house, table_id, 0, "say:a", **how))
        assert type(error) is kind
        assert error.key == key
        assert await ear.hear() == []
        assert await stored(house, table_id) == []
        assert (await ear.watch(table_id, 0)).doc == before

    tell(str(tmp_path / "db"), story)


def test_answers_nobody_asked_for_are_refused_with_what_was_expected(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        error = await refused(answer(house, table_id, 0, "say:q"))
        assert error.key == "error-not-offered"
        assert "a, b, c" in str(error)
        assert (await refused(answer(house, table_id, 1, "say:a"))).key == "error-not-asked"
        for seat in (2, 15, -1):
            act = house.submit(table_id, seat, "0.0", 0, "some-key-1", "say:a", by="ann")
            assert (await refused(act)).key == "error-no-such-seat"
        act = house.submit("zzzzzzzzzz", 0, "0.0", 0, "some-key-1", "say:a", by="ann")
        assert isinstance(await refused(act), NoSuchTable)
        waiting = await put_table(house, ["ann", "open"], begin=False)
        act = house.submit(waiting, 0, "0.0", 0, "some-key-1", "say:a", by="ann")
        assert (await refused(act)).key == "error-not-begun"
        assert (await refused(house.start(waiting))).key == "error-seats-open"
        assert await stored(house, table_id) == []

    tell(str(tmp_path / "db"), story)


def test_answers_out_of_order_are_refused_and_the_first_still_counts(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        error = await refused(answer(house, table_id, 0, "say:b", decision="1.0", seq=1))
        assert isinstance(error, Stale)
        assert await answer(house, table_id, 0, "say:a") == (1, False)
        assert await answer(house, table_id, 0, "say:b", decision="1.0", seq=1) == (2, False)

    tell(str(tmp_path / "db"), story)


# -- answering together ----------------------------------------------------------------------------------------------


async def to_together(house: House, *seats: str) -> str:
    """A table where everybody is asked at once."""
    table_id = await put_table(house, seats or ["ann", "bob"])
    for _ in range(2):
        await answer(house, table_id, 0, "say:a")
    return table_id


def test_a_simultaneous_answer_does_not_make_that_of_another_seat_stale(database: str) -> None:
    async def story(house: House) -> None:
        table_id = await to_together(house)
        seen: Any = dict(decision="2.1", seq=2)
        assert await answer(house, table_id, 0, "say:c") == (3, False)
        assert await answer(house, table_id, 1, "say:b", **seen) == (4, False)
        entries = await stored(house, table_id)
        assert [(entry.seat, entry.inputs) for entry in entries[2:]] == [(0, None), (1, (2, 1))]

    tell(database, story)


def test_a_sealed_answer_is_seen_by_nobody_else(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        told = []
        for secret in ("say:a", "say:c"):
            table_id = await to_together(house)
            bob, zoe = Ear(house, "bob"), Ear(house, None)
            await bob.watch(table_id, 1)
            await zoe.watch(table_id)
            await bob.hear()
            bob.raw, zoe.raw = [], []
            await answer(house, table_id, 0, secret)
            await bob.hear()
            await zoe.hear()
            told.append([text.replace(table_id, "") for text in bob.raw + zoe.raw])
            assert len(told[-1]) == 2
        assert told[0] == told[1]

    tell(str(tmp_path / "db"), story)


def test_a_sealed_answer_can_be_taken_back_and_given_otherwise(database: str) -> None:
    async def story(house: House) -> None:
        table_id = await to_together(house)
        ann = Ear(house, "ann")
        mirror = await ann.watch(table_id, 0)
        await answer(house, table_id, 0, "say:c", "first-answer")
        await ann.hear()
        assert (mirror.asked, mirror.doc["sealed"]) == (None, "say:c")
        assert await house.retract(table_id, 0, 3, "take-it-back", by="ann") == (4, False)
        await ann.hear()
        assert mirror.asked is not None
        assert (mirror.asked["id"], mirror.doc["sealed"]) == ("2.0", None)
        late = await refused(answer(house, table_id, 0, "say:b", "from-another-window", seq=2))
        assert isinstance(late, Stale), "given before it was taken back"
        assert await answer(house, table_id, 0, "say:c", "first-answer", seq=2) == (4, True)
        assert await house.retract(table_id, 0, 3, "take-it-back", by="ann") == (4, True)
        assert (await refused(house.retract(table_id, 0, 4, "once-more", by="ann"))).key == "error-nothing-sealed"
        await answer(house, table_id, 0, "say:b", "second-answer")
        await answer(house, table_id, 1, "say:a")
        assert (await house.table(table_id)).match.state.said[2:4] == [(0, 1), (1, 0)]  # type: ignore[union-attr]

    tell(database, story)


# -- undo ------------------------------------------------------------------------------------------------------------


def test_what_revealed_nothing_is_undone_at_once(database: str) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        ann, bob = Ear(house, "ann"), Ear(house, "bob")
        mirror = await ann.watch(table_id, 0)
        other = await bob.watch(table_id, 1)
        assert mirror.doc["undo"] is None
        await answer(house, table_id, 0, "say:b")
        await ann.hear()
        assert mirror.doc["undo"] == FREE
        assert (await refused(house.undo(table_id, 0, 0, 0, "too-early-1", by="ann"))).key == "error-stale-seq"
        assert (await refused(house.undo(table_id, 0, 0, 1, "not-his-1", by="bob"))).key == "error-not-your-seat"
        assert await house.undo(table_id, 0, 0, 1, "undo-once", by="ann") == (2, False)
        assert await house.undo(table_id, 0, 0, 1, "undo-once", by="ann") == (2, True)
        await ann.hear()
        (_, news) = await bob.hear()
        assert (news["first"], news["events"]) == (0, [])
        assert other.events == mirror.events == []
        assert mirror.doc["undo"] is None
        assert mirror.asked is not None
        assert mirror.asked["id"] == "2.0", "a question that is asked again has another name"
        old = await refused(answer(house, table_id, 0, "say:a", decision="0.0", seq=0))
        assert isinstance(old, Stale)
        assert [entry.kind for entry in await stored(house, table_id)] == ["answer", "undo"]

    tell(database, story)


def test_beyond_a_barrier_the_others_are_asked(database: str) -> None:
    async def story(house: House) -> None:
        table_id = await to_together(house, "ann", "bob", "cleo")
        for seat in range(3):
            await answer(house, table_id, seat, "say:a")
        ann = Ear(house, "ann")
        mirror = await ann.watch(table_id, 0)
        assert mirror.doc["undo"] == {"to": 2, "free": False, "why": "chance", "by": None}
        assert await house.undo(table_id, 0, 2, 5, "may-i-undo", by="ann") == (5, False)
        assert await house.undo(table_id, 0, 2, 5, "may-i-undo", by="ann") == (5, True)
        await ann.hear()
        asked = mirror.info["proposal"]
        assert (asked["seat"], asked["to"], asked["agreed"], asked["missing"]) == (0, 2, [], [1, 2])
        assert (await house.consent(table_id, 1, asked["id"], True, by="bob")) == (5, False)
        assert (await house.consent(table_id, 1, asked["id"], True, by="bob")) == (5, True)
        assert (await refused(house.consent(table_id, 2, asked["id"], True, by="bob"))).key == "error-not-your-seat"
        assert (await refused(house.consent(table_id, 2, "another", True, by="cleo"))).key == "error-no-proposal"
        await ann.hear()
        assert mirror.info["proposal"]["agreed"] == [1]
        assert (await house.consent(table_id, 2, asked["id"], True, by="cleo")) == (6, False)
        assert (await house.consent(table_id, 2, asked["id"], True, by="cleo")) == (6, True)
        await ann.hear()
        assert mirror.info["proposal"] is None
        assert mirror.doc["waiting"] == [0, 1, 2]
        assert len(mirror.events) == 2
        assert [entry.kind for entry in await stored(house, table_id)] == ["answer"] * 5 + ["undo"]

    tell(database, story)


@pytest.mark.parametrize("who", ["bob", "ann"])
def test_a_proposal_is_refused_or_withdrawn(tmp_path: Path, who: str) -> None:
    async def story(house: House) -> None:
        table_id = await to_together(house)
        for seat in range(2):
            await answer(house, table_id, seat, "say:a")
        await house.undo(table_id, 0, 2, 4, "may-i-undo", by="ann")
        table = await house.table(table_id)
        assert table.row.proposal is not None
        name = table.row.proposal.id
        assert (await house.consent(table_id, ["ann", "bob"].index(who), name, False, by=who)) == (4, False)
        assert (await house.table(table_id)).row.proposal is None
        assert (await refused(house.consent(table_id, 1, name, True, by="bob"))).key == "error-no-proposal"
        assert len(await stored(house, table_id)) == 4

    tell(str(tmp_path / "db"), story)


def test_an_answer_meanwhile_cancels_a_proposal(database: str) -> None:
    async def story(house: House) -> None:
        table_id = await to_together(house)
        for seat in range(2):
            await answer(house, table_id, seat, "say:a")
        await house.undo(table_id, 0, 2, 4, "may-i-undo", by="ann")
        bob = Ear(house, "bob")
        mirror = await bob.watch(table_id, 1)
        name = mirror.info["proposal"]["id"]
        await answer(house, table_id, 1, "say:b")
        await bob.hear()
        assert mirror.info["proposal"] is None
        assert (await refused(house.consent(table_id, 1, name, True, by="bob"))).key == "error-no-proposal"
        row = await house.db.read(lambda tx: tables.find(tx, table_id))
        assert row is not None
        assert row.proposal is None

    tell(database, story)


@pytest.mark.parametrize("other", ["bot", "ann"])
def test_bots_and_other_seats_of_the_same_person_agree_by_themselves(tmp_path: Path, other: str) -> None:
    async def story(house: House) -> None:
        table_id = await to_together(house, "ann", other)
        await answer(house, table_id, 0, "say:a")
        table = await house.table(table_id)
        decision = table.decision_id(1)
        assert decision is not None
        await house.submit(table_id, 1, decision, 3, f"bot.{decision}", "say:b", origin="bot")
        assert await house.undo(table_id, 0, 2, 4, "undo-please", by="ann") == (5, False)
        assert (await house.table(table_id)).match.waiting() == [0, 1]  # type: ignore[union-attr]

    tell(str(tmp_path / "db"), story)


def test_what_cannot_be_undone_is_not_proposed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await to_together(house)
        for seat in range(2):
            await answer(house, table_id, seat, "say:a")
        for to, key in ((3, "error-undo-middle"), (4, "error-undo-range"), (99, "error-undo-range")):
            assert (await refused(house.undo(table_id, 0, to, 4, f"undo-to-{to}", by="ann"))).key == key
        while not (await house.table(table_id)).match.over():  # type: ignore[union-attr]
            table = await house.table(table_id)
            await answer(house, table_id, table.match.waiting()[0], "say:a")  # type: ignore[union-attr]
        seq = (await house.table(table_id)).seq
        assert (await refused(house.undo(table_id, 1, 0, seq, "after-the-end", by="bob"))).key == "error-match-over"

    tell(str(tmp_path / "db"), story)


# -- what is kept ----------------------------------------------------------------------------------------------------


async def play_on(house: House, table_id: str, answers: int) -> None:
    """Answer so often, whoever is asked, always another answer."""
    for n in range(answers):
        table = await house.table(table_id)
        assert table.match is not None
        await answer(house, table_id, table.match.waiting()[0], f"say:{'abc'[n % 3]}")


@pytest.mark.parametrize("answers", range(13))
def test_after_a_restart_everybody_sees_the_same_to_the_byte(tmp_path: Path, answers: int) -> None:
    address = str(tmp_path / "db")
    seen: list[list[str]] = []
    found: dict[str, str] = {}

    async def look(house: House) -> None:
        texts = []
        for account, viewer in (("ann", 0), ("bob", 1), (None, -1)):
            ear = Ear(house, account)
            await ear.watch(found["table"], viewer)
            texts += [json.dumps({**json.loads(raw), "info": None}) for raw in ear.raw]
            ear.leave()
        seen.append(texts)

    async def play(house: House) -> None:
        found["table"] = await put_table(house, ["ann", "bob"])
        await play_on(house, found["table"], answers)
        await look(house)

    async def forget_boundaries(house: House) -> None:
        await house.db.write(lambda tx: tx.run("DELETE FROM boundaries"))
        await look(house)

    async def forget_events(house: House) -> None:
        await house.db.write(lambda tx: [tx.run(f"DELETE FROM {name}") for name in ("boundaries", "events")])
        await look(house)

    tell(address, play)
    tell(address, look)
    tell(address, forget_boundaries)
    tell(address, forget_events)
    tell(address, look)
    assert seen[0] == seen[1] == seen[2] == seen[3] == seen[4]


def test_a_damaged_boundary_costs_time_and_nothing_else(tmp_path: Path) -> None:
    address = str(tmp_path / "db")
    found: dict[str, Any] = {}

    async def play(house: House) -> None:
        found["table"] = await put_table(house, ["ann", "bob"])
        await play_on(house, found["table"], 7)
        found["doc"] = (await house.table(found["table"])).course.document(0)  # type: ignore[union-attr]

    async def look(house: House) -> None:
        assert (await house.table(found["table"])).course.document(0) == found["doc"]  # type: ignore[union-attr]

    tell(address, play)
    for body in ("", "nonsense", "[]", "{}", '{"snapshot":2,"rules":1,"inputs":0,"sum":"","used":"much"}'):
        async def damage(house: House, body: str = body) -> None:
            await house.db.write(lambda tx: tx.run("UPDATE boundaries SET body = ?", body))

        tell(address, damage)
        tell(address, look)


def test_the_stored_entries_fold_into_a_record_of_the_same_match(database: str) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        await play_on(house, table_id, 4)
        await house.undo(table_id, 0, 2, 4, "may-i-undo", by="ann")
        name = (await house.table(table_id)).row.proposal.id  # type: ignore[union-attr]
        await house.consent(table_id, 1, name, True, by="bob")
        await play_on(house, table_id, 5)
        record = await house.db.read(lambda tx: matches.load_record(tx, table_id))
        live = (await house.table(table_id)).match
        assert record is not None
        assert live is not None
        again = replay(games.load("probe"), record, events=True)
        assert (again.digest(), again.log, again.sealed) == (live.digest(), live.log, live.sealed)
        for viewer in (0, 1, -1):
            assert again.view(viewer).document() == live.view(viewer).document()
            assert again.events_since(0, viewer) == await told(house, table_id, viewer)

    tell(database, story)


def test_what_the_database_does_not_take_leaves_the_match_as_it_was(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        ear = Ear(house, "ann")
        await ear.watch(table_id, 0)
        broken = True

        def full(tx: Transaction, *more: object) -> None:
            if broken:
                raise NotStored("error-database-full", "The disk is full.", {})

        house.within.append(full)
        error = await refused(answer(house, table_id, 0, "say:a"))
        assert error.key == "error-database-full"
        assert await ear.hear() == []
        assert await stored(house, table_id) == []
        assert (await house.table(table_id)).seq == 0
        broken = False
        assert await answer(house, table_id, 0, "say:a") == (1, False)
        assert [news["seq"] for news in await ear.hear()] == [1]

    tell(str(tmp_path / "db"), story)


def test_what_hangs_on_a_change_cannot_undo_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        called: list[int] = []

        def fails(table: Table) -> None:
            called.append(table.seq)
            raise RuntimeError("a fault of ours")

        house.after.append(fails)
        assert await answer(house, table_id, 0, "say:a") == (1, False)
        assert called == [1]

    tell(str(tmp_path / "db"), story)


def test_somebody_who_gives_up_waiting_does_not_break_what_was_begun(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        ear = Ear(house, "ann")
        mirror = await ear.watch(table_id, 0)
        waiting = asyncio.create_task(answer(house, table_id, 0, "say:a"))
        while (await house.table(table_id)).lock.locked() is False:
            await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        async with (await house.table(table_id)).lock:
            pass
        await ear.hear()
        assert mirror.seq == 1
        assert await answer(house, table_id, 0, "say:b") == (2, False)

    tell(str(tmp_path / "db"), story)


# -- memory ----------------------------------------------------------------------------------------------------------


def test_a_table_that_nobody_needs_is_let_go_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        await play_on(house, table_id, 3)
        ear = Ear(house, "bob")
        before = dict((await ear.watch(table_id, 1)).doc)
        await asyncio.sleep(0.1)
        assert table_id in house.tables, "somebody watches"
        ear.leave()
        async with asyncio.timeout(10):
            while table_id in house.tables:
                await asyncio.sleep(0.01)
        assert (await Ear(house, "bob").watch(table_id, 1)).doc == before

    tell(str(tmp_path / "db"), story, linger=0.02)


def test_idle_tables_are_known_to_the_database_only(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        idle = [await put_table(house, ["ann", "bob"]) for _ in range(200)]
        async with asyncio.timeout(20):
            while house.tables:
                await asyncio.sleep(0.01)
        gc.collect()
        left = sum(isinstance(thing, Table) for thing in gc.get_objects())
        assert left <= 4, "each thread of the database remembers what it did last, and nobody else anything"
        assert len(idle) == 200

    tell(str(tmp_path / "db"), story, linger=0.02)


def test_where_the_step_under_way_began_is_kept_with_every_entry(tmp_path: Path) -> None:
    """So a long match opens as fast as a short one."""
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        found = []
        for _ in range(12):
            found.append((await house.db.read(lambda tx: matches.load_boundary(tx, table_id)) or {})["inputs"])
            await play_on(house, table_id, 1)
        assert found == [0] * 5 + [5] * 5 + [10] * 2, "five answers a turn"

    tell(str(tmp_path / "db"), story)


# -- who may look ----------------------------------------------------------------------------------------------------


def test_who_may_look_from_where(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        open_to_all = await put_table(house, ["ann", "bob"])
        closed = await put_table(house, ["ann", "bob"], watching=False, listed=False)
        await put_people(house.db, ["zoe"])
        ann, zoe, nobody = Ear(house, "ann"), Ear(house, "zoe"), Ear(house, None)
        await ann.watch(open_to_all, 0)
        await ann.watch(closed, -1)
        await zoe.watch(open_to_all, -1)
        await nobody.watch(open_to_all, -1)
        for ear in (zoe, nobody):
            assert (await refused(ear.watch(open_to_all, 0))).key == "error-not-your-seat"
            assert (await refused(ear.watch(closed, -1))).key == "error-no-such-table"
        assert (await refused(ann.watch(open_to_all, 1))).key == "error-not-your-seat"
        assert (await refused(ann.watch(open_to_all, 2))).key == "error-no-such-seat"
        assert (await refused(ann.watch(open_to_all, OMNISCIENT))).key == "error-not-over"
        await play_on(house, open_to_all, 15)
        doc = (await zoe.watch(open_to_all, OMNISCIENT)).doc
        assert doc["zones"]["secrets"] == [7, 7]
        assert doc["result"] is not None

    tell(str(tmp_path / "db"), story)


def test_a_person_with_several_seats_watches_one_at_a_time(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "ann"], pace="hotseat")
        ann = Ear(house, "ann")
        for viewer in (0, -1, 1):
            assert (await ann.watch(table_id, viewer)).viewer == viewer
        await answer(house, table_id, 0, "say:a")
        assert [news["viewer"] for news in await ann.hear()] == [1]

    tell(str(tmp_path / "db"), story)


def test_who_loses_a_seat_sees_only_what_spectators_see(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        bob = Ear(house, "bob")
        await bob.watch(table_id, 1)

        def replaced(tx: Transaction) -> None:
            seat = tables.seats_of(tx, table_id)[1]
            tables.set_seat(tx, tables.replace(seat, kind="bot", bot="random", resigned=True))
            tables.touch(tx, table_id, 5)

        await house.db.write(replaced)
        await house.changed(table_id)
        await bob.hear()
        assert bob.mirrors[table_id].viewer == -1
        assert bob.mirrors[table_id].doc["zones"]["secrets"] == [0, 0]
        await answer(house, table_id, 0, "say:a")
        assert [news["viewer"] for news in await bob.hear() if news["t"] == "update"] == [-1]
        assert (await refused(answer(house, table_id, 1, "say:a", by="bob"))).key == "error-not-your-seat"

    tell(str(tmp_path / "db"), story)


def test_who_looked_on_before_is_turned_away_when_a_match_without_spectators_begins(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"], begin=False, watching=False)
        await put_people(house.db, ["zoe"])
        zoe = Ear(house, "zoe")
        assert (await zoe.watch(table_id)).info["state"] == "open"
        await house.start(table_id)
        (told,) = await zoe.hear()
        assert (told["t"], told["table"], told["problem"]["key"]) == ("refused", table_id, "error-no-such-table")
        await answer(house, table_id, 0, "say:a")
        assert await zoe.hear() == []

    tell(str(tmp_path / "db"), story)


def test_watchers_of_an_open_table_see_the_match_begin(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "open"], begin=False)
        ann = Ear(house, "ann")
        mirror = await ann.watch(table_id, 0)
        assert (mirror.doc, mirror.info["state"]) == ({}, "open")

        def sit(tx: Transaction) -> None:
            seat = tables.seats_of(tx, table_id)[1]
            tables.set_seat(tx, tables.replace(seat, kind="bot", bot="random"))

        await house.db.write(sit)
        await house.start(table_id)
        await ann.hear()
        mirror = ann.mirrors[table_id]
        assert mirror.asked is not None
        assert mirror.info["state"] == "playing"
        await house.start(table_id)
        assert await ann.hear() == []

    tell(str(tmp_path / "db"), story)


def test_events_that_the_client_has_are_not_sent_again_unless_something_was_undone(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        await play_on(house, table_id, 1)
        ann = Ear(house, "ann")
        await ann.watch(table_id, 0)
        await play_on(house, table_id, 1)
        await ann.watch(table_id, 0, events=1, seq=1)
        assert (ann.told[-1]["first"], len(ann.told[-1]["events"])) == (1, 1)
        await house.undo(table_id, 0, 0, 2, "undo-it-all", by="ann")
        await answer(house, table_id, 0, "say:c")
        await ann.hear()
        again = Ear(house, "ann")
        again.mirrors = dict(ann.mirrors)
        await again.watch(table_id, 0, events=1, seq=2)
        assert (again.told[-1]["first"], again.told[-1]["events"][0]["what"]) == (0, 2)
        await again.watch(table_id, 0, events=99, seq=4)
        assert again.told[-1]["first"] == 0

    tell(str(tmp_path / "db"), story)


def test_why_something_is_not_offered(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        blocked = await house.why(table_id, 0, "0.0", by="ann")
        assert blocked.blocked["z"] == wire.Reason("PR-2", "why-not-z", {})
        assert (await refused(house.why(table_id, 0, "0.0", by="bob"))).key == "error-not-your-seat"
        assert isinstance(await refused(house.why(table_id, 0, "5.0", by="ann")), Stale)
        assert isinstance(await refused(house.why(table_id, 1, "0.1", by="bob")), Refused)

    tell(str(tmp_path / "db"), story)


# -- chat, looking, presence -----------------------------------------------------------------------------------------


def test_chat_is_stored_once_and_told_to_all(database: str) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        await put_people(house.db, ["zoe"])
        bob = Ear(house, "bob")
        await bob.watch(table_id, 1)
        assert await house.say(table_id, "ann", "  hello\x00\n there ", "line-one") == (0, False)
        assert await house.say(table_id, "ann", "hello there", "line-one") == (0, True)
        assert await house.say(table_id, "zoe", "привет", "line-one") == (0, False)
        lines = [news["line"] for news in await bob.hear()]
        told = [(line["n"], line["seat"], line["name"], line["text"]) for line in lines]
        assert told == [(1, 0, "Ann", "hello there"), (2, None, "Zoe", "привет")]
        assert (await refused(house.say(table_id, "ann", " \n\x07", "line-two"))).key == "error-nothing-said"
        closed = await put_table(house, ["ann", "bob"], watching=False, listed=False)
        assert isinstance(await refused(house.say(closed, "zoe", "let me in", "line-two")), NoSuchTable)

    tell(database, story)


def test_what_was_looked_at_is_remembered(database: str) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        await play_on(house, table_id, 3)
        await house.seen(table_id, 1, 2, by="bob")
        await house.seen(table_id, 1, 1, by="bob")
        assert (await refused(house.seen(table_id, 1, 2, by="ann"))).key == "error-not-your-seat"
        assert (await Ear(house, "bob").watch(table_id, 1)).looked == 2
        await house.seen(table_id, 1, 10**6, by="bob")
        assert (await Ear(house, "bob").watch(table_id, 1)).looked <= 3

    tell(database, story)


def test_who_is_there_is_told_to_those_who_watch(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        ann = Ear(house, "ann")
        mirror = await ann.watch(table_id, 0)
        assert [seat["online"] for seat in mirror.info["seats"]] == [True, False]
        bob, zoe = Ear(house, "bob"), Ear(house, None)
        await zoe.watch(table_id)
        house.watching.tell_presence()
        await ann.hear()
        assert [seat["online"] for seat in mirror.info["seats"]] == [True, True]
        assert [seat["mine"] for seat in mirror.info["seats"]] == [True, False]
        assert mirror.info["spectators"] == 1
        bob.leave()
        zoe.leave()
        house.watching.tell_presence()
        await ann.hear()
        assert [seat["online"] for seat in mirror.info["seats"]] == [True, False]
        assert mirror.info["spectators"] == 0
        assert sorted(house.online) == ["ann"]

    tell(str(tmp_path / "db"), story)


def test_a_crowd_that_comes_and_goes_is_told_in_one_piece(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        ann, zoe = Ear(house, "ann"), Ear(house, None)
        mirror = await ann.watch(table_id, 0)
        await zoe.watch(table_id)
        house.watching.tell_presence()
        await ann.hear()
        crowd = [Ear(house, None) for _ in range(200)]
        for one in crowd:
            await one.watch(table_id)
            one.leave()
        assert await ann.hear() == []
        house.watching.tell_presence()
        assert await ann.hear() == await zoe.hear() == []  # all is as it was
        for one in crowd:
            await one.watch(table_id)
        house.watching.tell_presence()
        assert [(news["t"], news["info"]["spectators"]) for news in await ann.hear()] == [("table", 201)]
        assert await crowd[-1].hear() == []  # his view said so already
        crowd[0].leave()
        await Ear(house, None).watch(table_id)
        house.watching.tell_presence()
        assert await ann.hear() == []  # as many as before
        await house.changed(table_id)
        crowd[1].leave()
        await house.start(table_id)
        await answer(house, table_id, 0, "say:a")
        assert [news["t"] for news in await ann.hear()] == ["update"]
        assert mirror.info["spectators"] == 201

    tell(str(tmp_path / "db"), story)


def test_a_house_that_closes_leaves_nothing_to_be_told(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        ann = Ear(house, "ann")
        await ann.watch(table_id, 0)
        await Ear(house, None).watch(table_id)
        await house.close()
        assert house.watching._soon is None

    tell(str(tmp_path / "db"), story)


def test_the_lobby_is_told_to_those_who_follow_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await put_people(house.db, ["ann", "bob", "zoe"])
        zoe = Ear(house, "zoe")
        await house.presence.follow(zoe)
        assert [(news["mine"], news["open"]) for news in await zoe.hear()] == [([], [])]
        table_id = await put_table(house, ["ann", "open"], begin=False)
        await house.changed(table_id)
        async with asyncio.timeout(10):
            while not zoe.outbox.waiting:
                await asyncio.sleep(0.01)
        (news,) = await zoe.hear()
        assert [info["id"] for info in news["open"]] == [table_id]
        house.presence.unfollow(zoe)
        await house.changed(table_id)
        assert not house.presence.followed

    tell(str(tmp_path / "db"), story)


# -- slow readers ----------------------------------------------------------------------------------------------------


def test_a_slow_reader_loses_news_but_no_replies_and_gets_whole_views(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table_id = await put_table(house, ["ann", "bob"])
        ear = Ear(house, "ann")
        await ear.watch(table_id, 0)
        ear.outbox.reply('{"t":"done","key":"first"}')
        for n in range(200):
            await house.say(table_id, "bob", "blah", f"line-{n:04}")
        assert ear.outbox.behind
        ear.outbox.reply('{"t":"done","key":"second"}')
        await play_on(house, table_id, 2)
        news = await ear.hear()
        assert [one.get("key") for one in news[:2]] == ["first", "second"]
        assert [one["t"] for one in news[2:]] == ["view"]
        assert ear.mirrors[table_id].seq == 2
        for n in range(1000):
            ear.outbox.reply(f'{{"t":"done","key":"{n}"}}')
        assert ear.outbox.broken
        assert ear.outbox.fetch() == []

    tell(str(tmp_path / "db"), story)


def test_a_slow_reader_hears_what_no_view_would_tell_him(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        closed, kept = await put_table(house, ["ann", "bob"]), await put_table(house, ["ann", "bob"], watching=True)
        ear = Ear(house, "ann")
        await ear.watch(closed, 0)
        await ear.watch(kept, 0)
        while not ear.outbox.behind:
            ear.outbox.news('{"t":"said"}')
        house.watching.close(house.tables[closed])
        house.presence.notify("ann", wire.Notice("nudge", kept))
        news = await ear.hear()
        assert [(one["t"], one["table"]) for one in news] == [("refused", closed), ("notice", kept), ("view", kept)]

    tell(str(tmp_path / "db"), story)


# -- size ------------------------------------------------------------------------------------------------------------


def test_every_update_of_a_whole_race_is_small(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        from orrery.core import Chance

        names = ["ann", "bob", "cleo", "dan"]
        table_id = await put_table(house, names, game="race", seed=b"a whole game")
        ears = [Ear(house, name) for name in names] + [Ear(house, None)]
        for seat, ear in enumerate(ears):
            await ear.watch(table_id, seat if seat < 4 else -1)
        chance, longest, whole = Chance(b"answers"), 0, 0
        while True:
            table = await house.table(table_id)
            match = table.match
            assert match is not None
            if match.over():
                break
            seat = match.waiting()[0]
            decision = match.asked(seat)
            text = match.game.text(decision, decision.decode(match.game.sample(match.state, decision, chance)))
            await answer(house, table_id, seat, text)
            for viewer, ear in enumerate(ears):
                for news in await ear.hear():
                    whole += 1
                    if news["t"] == "update":
                        longest = max(longest, len(ear.raw[-1].encode()))
                fresh = table.course.document(viewer if viewer < 4 else -1)  # type: ignore[union-attr]
                assert ear.mirrors[table_id].doc == fresh
        assert whole > 1000
        assert 500 < longest <= 6144
        over = ears[0].mirrors[table_id]
        everything = await told(house, table_id, 0)
        assert len(everything) > 300
        assert (over.first, over.events) == (0, everything), "who was there from the beginning has all of it"
        late = await Ear(house, "zoe").watch(table_id, OMNISCIENT)
        assert late.events == (await told(house, table_id, OMNISCIENT))[-200:]
        assert patch.fingerprint(over.doc) == patch.fingerprint(table.course.document(0))  # type: ignore[union-attr]

    tell(str(tmp_path / "db"), story)
