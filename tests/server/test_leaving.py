"""People who leave: who has won, who plays on, what everybody is told, whose result counts, and what stays hidden."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from orrery.cli.import_ import checked
from orrery.cli.problems import Problem
from orrery.core import OMNISCIENT, Chance
from orrery.server import parcel, ratings, wire
from orrery.server.absence import MOST_GONE, Absence
from orrery.server.app import count_rating
from orrery.server.archive import Archive
from orrery.server.claims import PATIENCE
from orrery.server.house import House
from orrery.server.keep import clocks, orders, people, tables
from orrery.server.keep.people import Account
from orrery.server.keep.tables import Leaver
from orrery.server.leaving import Leaving
from orrery.server.seating import enter, somebody_else
from orrery.words import Words
from tests.server.away import TABLE, Site, Time, open_table, site
from tests.server.postgres_server import PostgresServer
from tests.server.room import Ear, house_on, put_people, put_table, stored, told
from tests.server.storage import run_python
from tests.server.test_history import opened as told_story
from tests.server.test_house import answer, refused
from tests.server.test_parcel import summed
from tests.server.versions import rules

Story = Callable[[House], Coroutine[Any, Any, None]]
LIVE = PATIENCE["live"] / 1000
NEWCOMER = (25.0, 25.0 / 3)


def tell(address: object, *stories: Story, time: Time | None = None) -> None:
    """Run stories one after the other, each at a server that has just been started on the same database."""
    clock = time or Time()

    async def run(story: Story) -> None:
        async with house_on(str(address), now=clock) as house:
            house.within.append(count_rating)
            await story(house)

    for story in stories:
        asyncio.run(run(story))


async def sat(house: House, *seats: str, **how: Any) -> Leaving:
    """These people at a table of the little game, begun."""
    await put_table(house, seats, table_id=TABLE, **how)
    return Leaving(house)


async def info(house: House, account: str | None) -> wire.TableInfo:
    return house.info(await house.table(TABLE), account)


async def account_of(house: House, name: str) -> Account:
    await put_people(house.db, [name])
    found = await house.db.read(lambda tx: people.find(tx, name))
    assert found is not None
    return found


async def rated(house: House) -> dict[str, int]:
    """Who has come to which place."""
    rows = await house.db.read(lambda tx: tx.rows("SELECT account, place FROM rated"))
    return {row[0]: row[1] for row in rows}


async def give_to_stand_in(house: House, seat: int) -> None:
    """A seat's time is up: its person must say that he is back."""
    async def act(table: Any) -> None:
        sitting = table.seats[seat]
        new = tables.replace(sitting, kind="bot", bot="random")
        await enter(house, table, lambda: somebody_else(table, new, "time", sitting.person, "random", house.now()))

    await house.act(TABLE, act)


# -- resigning -------------------------------------------------------------------------------------------------------


def test_when_one_of_two_resigns_the_other_has_won(database: str) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", rated=True)
        ann, bob = Ear(house, "ann"), Ear(house, "bob")
        await ann.watch(TABLE, 0)
        await bob.watch(TABLE, 1)
        await answer(house, TABLE, 0, "say:b")
        await leaving.resign("bob", TABLE, None)
        result = {"scores": [1, 0], "winners": [0], "how": "resigned", "left": 1}
        event = {"n": 1, "event": "match-ended", "how": "resigned", "seat": 1, "name": "Bob"}
        for ear in (ann, bob):
            await ear.hear()
            mirror = ear.mirrors[TABLE]
            assert (mirror.doc["result"], mirror.doc["asked"], mirror.doc["waiting"], mirror.doc["undo"]) == (
                result, None, [], None)
            assert mirror.events[1:] == [event]
            assert (mirror.info["state"], mirror.info["result"], mirror.info["waiting"]) == ("over", result, [])
            assert [seat["resigned"] for seat in mirror.info["seats"]] == [False, True]
        assert await rated(house) == {"ann": 1, "bob": 2}
        expected = ratings.rate({"a": NEWCOMER, "b": NEWCOMER}, {"a": 1, "b": 2})
        assert (await info(house, None)).seats[0].rating == ratings.shown(*expected["a"])
        (_, last) = await stored(house, TABLE)
        assert (last.kind, last.seat, last.key) == ("end", 1, "end.2")

    async def after(house: House) -> None:
        table = await house.table(TABLE)
        leaving = Leaving(house)
        assert (table.row.state, table.seq, table.row.waiting) == ("over", 2, [])
        assert (table.decision_id(0), table.awaited(0)) == (None, None)
        mirror = await Ear(house, "ann").watch(TABLE, 0)
        assert mirror.doc["result"]["how"] == "resigned"
        for act in (
            answer(house, TABLE, 0, "say:a", decision="1.0"), house.undo(TABLE, 0, 0, 2, "undo-it-all", by="ann"),
            house.retract(TABLE, 0, 2, "retract-it", by="ann"), leaving.resign("ann", TABLE, None),
            leaving.stop("ann", TABLE, True), leaving.claim("ann", TABLE, 1),
        ):
            assert (await refused(act)).key == "error-match-over"
        assert len(await stored(house, TABLE)) == 2
        assert (await house.db.read(lambda tx: tables.finished(tx, "bob")))[0][0].id == TABLE

    tell(database, story, after)


def test_what_was_hidden_stays_so_when_a_match_ends_early(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob")
        await answer(house, TABLE, 0, "say:b")
        await leaving.resign("bob", TABLE, None)
        for viewer, secrets in ((-1, [0, 0]), (0, [7, 0])):
            mirror = await Ear(house, "ann").watch(TABLE, viewer)
            assert mirror.doc["zones"]["secrets"] == secrets
        assert (await Ear(house, "bob").watch(TABLE, 1)).doc["zones"]["secrets"] == [0, 7], "his own, also who left"
        assert (await refused(house.watch(Ear(house, "ann"), TABLE, OMNISCIENT))).key == "error-cut-short"

    tell(tmp_path / "db", story)


def test_with_more_seats_a_bot_plays_on_and_nobody_elses_question_changes(database: str) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid")
        ears = {name: Ear(house, name) for name in ("ann", "bob", "cid")}
        for seat, name in enumerate(ears):
            await ears[name].watch(TABLE, seat)
        zoe = Ear(house, None)
        await zoe.watch(TABLE)
        for _ in range(2):
            await answer(house, TABLE, 0, "say:a")
        await answer(house, TABLE, 1, "say:c")  # sealed
        for ear in (*ears.values(), zoe):
            await ear.hear()
        before, asked = ears["cid"].mirrors[TABLE].doc, (await house.table(TABLE)).decision_id(2)
        bells: list[tuple[str, str, dict[str, Any]]] = []
        house.noticed.append(lambda account, notice: bells.append((account, notice.kind, notice.args)))
        await leaving.resign("bob", TABLE, "random")
        for ear in (*ears.values(), zoe):
            await ear.hear()
        assert ears["cid"].mirrors[TABLE].doc == before
        assert await answer(house, TABLE, 2, "say:b", decision=asked, seq=3) == (5, False), "meant for where it was"
        event = {"event": "seat-left", "seat": 1, "was": "Bob", "now": "random", "how": "resigned"}
        assert [{"n": 2, **event}] == ears["ann"].mirrors[TABLE].events[2:] == zoe.mirrors[TABLE].events[2:]
        left = (await info(house, "bob")).seats[1]
        assert (left.kind, left.bot, left.resigned, left.mine, left.back) == ("bot", "random", True, False, False)
        assert ears["bob"].mirrors[TABLE].viewer == -1, "he looks on as a spectator"
        assert ears["bob"].mirrors[TABLE].events == zoe.mirrors[TABLE].events
        args = {"table": "A table", "name": "Bob", "seat": 1, "bot": "random", "how": "resigned"}
        assert [bell for bell in bells if bell[1] == "left"] == [("ann", "left", args), ("cid", "left", args)]
        assert (await refused(answer(house, TABLE, 1, "say:a", by="bob"))).key == "error-not-your-seat"
        assert (await refused(leaving.resign("bob", TABLE, None))).key == "error-no-seat"

    async def after(house: House) -> None:
        table = await house.table(TABLE)
        assert (table.seq, table.row.waiting, table.seats[1].leavers) == (5, [0], [Leaver(1, "bob")])
        await answer(house, TABLE, 0, "say:a")
        assert table.row.waiting == [1]

    tell(database, story, after)


def test_an_undo_does_not_take_away_that_somebody_left(tmp_path: Path) -> None:
    """Twice: what the first undo tells again, the second one does too."""
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "ann")
        ann = Ear(house, "ann")
        await ann.watch(TABLE, 0)
        await answer(house, TABLE, 0, "say:a")
        await answer(house, TABLE, 0, "say:b")
        await leaving.resign("bob", TABLE, "random")
        left = {"event": "seat-left", "seat": 1, "was": "Bob", "now": "random", "how": "resigned"}
        for to, seq in ((1, 3), (0, 4)):
            await house.undo(TABLE, 0, to, seq, f"undo-to-{to}", by="ann")
            await ann.hear()
            said = [{"n": 0, "event": "said", "seat": 0, "what": 0}][:to]
            assert ann.mirrors[TABLE].events == [*said, {"n": to, **left}]
            assert await told(house, TABLE, 0) == ann.mirrors[TABLE].events
        await answer(house, TABLE, 0, "say:c")

    async def after(house: House) -> None:
        mirror = await Ear(house, "ann").watch(TABLE, 0)
        course = (await house.table(TABLE)).playing()
        assert [(one.seq, one.kind) for one in course.news] == [(5, "seat-left")]
        history, _ = told_story(await Archive().story(TABLE, course, 0))
        assert history.events == mirror.events == await told(house, TABLE, 0)
        assert [step.events for step in history.steps] == [1, 2]
        await house.undo(TABLE, 0, 0, 6, "once-again", by="ann")
        assert [one["event"] for one in await told(house, TABLE, 0)] == ["seat-left"]

    tell(tmp_path / "db", story, after)


def test_who_leaves_later_comes_before_who_left_earlier(database: str) -> None:
    """Ann has most, but is the first to go. When Cid, the last, goes too, nobody is left: he is first among people."""
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid", rated=True)
        await answer(house, TABLE, 0, "say:a")
        for who, heir in (("ann", "bob"), ("bob", "cid")):
            await leaving.resign(who, TABLE, None)
            assert (await info(house, heir)).state == "playing"
            assert (await info(house, heir)).host, "who hosts and leaves hands over"
            assert (await house.presence.lists(who)).mine == []
        await leaving.resign("cid", TABLE, None)
        assert (await info(house, None)).result == wire.MatchResult([1, 0, 0], [2], "resigned", 2)
        assert await rated(house) == {"cid": 1, "bob": 2, "ann": 3}

    tell(database, story)


def test_who_plays_alone_against_bots_and_resigns_has_lost_to_the_best_of_them(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bot", "bot")
        await leaving.resign("ann", TABLE, None)
        assert (await info(house, "ann")).result == wire.MatchResult([0, 0, 0], [1, 2], "resigned", 0)

    tell(tmp_path / "db", story)


def test_a_hot_seat_is_stopped_not_lost_and_one_of_its_seats_can_be_given_to_a_bot(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "ann", pace="hotseat")
        await leaving.resign("ann", TABLE, "random", 1)
        assert [seat.kind for seat in (await info(house, "ann")).seats] == ["person", "bot"]
        await leaving.resign("ann", TABLE, None)
        assert (await info(house, "ann")).result == wire.MatchResult([0, 0], [], "stopped", None)

    tell(tmp_path / "db", story)


def test_whoever_a_bot_stands_in_for_may_resign_and_is_called_by_his_name(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid", "dora", rated=True)
        for seat in (1, 2):
            await give_to_stand_in(house, seat)
        await leaving.resign("bob", TABLE, None)
        await leaving.claim("ann", TABLE, 2)
        assert [(event["was"], event["how"]) for event in await told(house, TABLE, -1)][2:] == [
            ("Bob", "resigned"), ("Cid", "claimed")], "who left, not the bot that played for him"
        seats = (await info(house, "bob")).seats
        assert [(seat.back, seat.was_mine) for seat in seats] == [(False, False), (False, True), (False, False),
                                                                   (False, False)]

    tell(tmp_path / "db", story)


# -- taking over -----------------------------------------------------------------------------------------------------


def test_a_seat_that_was_left_is_free_for_others_whose_result_does_not_count(database: str) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid", rated=True)
        dora = await account_of(house, "dora")
        lists = house.presence.lists
        assert (await lists("dora")).open == []
        await leaving.resign("bob", TABLE, "random")
        (offered,) = (await lists("dora")).open
        assert (offered.id, offered.state) == (TABLE, "playing")
        assert [seat.free for seat in offered.seats] == [False, True, False]
        for member in ("ann", "bob", "cid"):
            assert (await lists(member)).open == []
            assert not any(seat.free for seat in (await info(house, member)).seats)
        bob = await account_of(house, "bob")
        assert (await refused(leaving.take(bob, TABLE, 1))).key == "error-left-before"
        assert (await refused(leaving.take(await account_of(house, "ann"), TABLE, 1))).key == "error-seated"
        assert (await refused(leaving.take(dora, TABLE, 2))).key == "error-seat-taken"
        await leaving.take(dora, TABLE, 1)
        seat = (await info(house, "dora")).seats[1]
        assert (seat.kind, seat.name, seat.mine, seat.resigned, seat.free) == ("person", "Dora", True, False, False)
        assert (await Ear(house, "dora").watch(TABLE, 1)).doc["zones"]["secrets"] == [0, 7, 0]
        assert (await refused(house.watch(Ear(house, "bob"), TABLE, 1))).key == "error-not-your-seat"
        assert (await told(house, TABLE, -1))[-1] == {
            "n": 1, "event": "seat-taken", "seat": 1, "was": "random", "now": "Dora", "how": "taken"}

    async def after(house: House) -> None:
        leaving = Leaving(house)
        assert (await info(house, "dora")).seats[1].mine
        await leaving.resign("cid", TABLE, None)
        await leaving.resign("ann", TABLE, None)
        assert (await info(house, None)).state == "playing", "Dora plays on"
        await leaving.resign("dora", TABLE, None)
        assert (await info(house, None)).result == wire.MatchResult([0, 0, 0], [1], "resigned", 1)
        assert await rated(house) == {"ann": 1, "cid": 2, "bob": 3}, "the seat's result is Bob's, who left first"
        listed = await house.db.read(lambda tx: tables.finished(tx, "bob"))
        assert [row.id for row, _ in listed] == [TABLE], "it is one of his matches though another sat there last"

    tell(database, story, after)


def test_who_has_left_is_told_of_the_table_as_its_people_are(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid", "eve")
        await leaving.resign("bob", TABLE, None)
        bob = Ear(house, "bob")
        await bob.watch(TABLE)
        await leaving.take(await account_of(house, "dora"), TABLE, 1)
        await leaving.resign("cid", TABLE, None)
        await bob.hear()
        assert [seat["free"] for seat in bob.mirrors[TABLE].info["seats"]] == [False] * 4
        assert "bob" in (await house.table(TABLE)).accounts()

    tell(tmp_path / "db", story)


def test_a_newcomer_has_a_clock_of_his_own_and_none_of_the_leavers_orders(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(str(tmp_path / "db")) as here:
            await open_table(here, ["ann", "bob", "cid"], clock=wire.Clock(budget=100))
            await here.orders.give(TABLE, 1, [wire.Order(ask="action", answers=["develop"])])
            await here.passes(60)
            leaving = Leaving(here.house)
            await leaving.resign("bob", TABLE, None)
            await here.house.db.write(lambda tx: tx.run("UPDATE tables SET listed = 1"))
            await here.house.changed(TABLE)
            await here.passes(10)
            await leaving.take(await account_of(here.house, "dora"), TABLE, 1)
            seats = here.house.info(await here.table(), None).seats
            assert [seat.left for seat in seats] == [30_000, 100_000, 30_000]
            assert await here.house.db.read(lambda tx: orders.load(tx, TABLE)) == {}
            assert (await here.house.db.read(lambda tx: clocks.load(tx, TABLE)))[1].spent == 0

    asyncio.run(story())


# -- stopping --------------------------------------------------------------------------------------------------------


async def race_on(house: House, answers: int) -> None:
    """Give so many random answers of Race."""
    table, chance = await house.table(TABLE), Chance(b"any")
    for _ in range(answers):
        match = table.playing().match
        seat = match.waiting()[0]
        asked = match.asked(seat)
        code = match.game.sample(match.state, asked, chance)
        await answer(house, TABLE, seat, match.game.text(asked, asked.decode(code)))


def test_all_can_abort_in_the_first_round_and_it_counts_for_nobody(database: str) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "bot", game="race", rated=True)
        bells: list[tuple[str, str, Any]] = []
        house.noticed.append(lambda account, notice: bells.append((account, notice.kind, notice.args)))
        assert (await refused(leaving.stop("zoe", TABLE, True))).key == "error-no-seat"
        assert ((await info(house, "ann")).early, (await info(house, "ann")).stop) == (True, None)
        await leaving.stop("ann", TABLE, True)
        assert (await info(house, "bob")).stop == wire.Stop([0, 2], [1])
        assert bells == [("bob", "stop", {"table": "A table", "name": "Ann", "early": True})]
        await leaving.stop("ann", TABLE, True)
        assert len(bells) == 1
        await race_on(house, 1)

    async def after(house: House) -> None:
        leaving = Leaving(house)
        assert (await info(house, "bob")).stop == wire.Stop([0, 2], [1]), "it survives moves and restarts"
        await leaving.stop("bob", TABLE, True)
        told_ = await info(house, "ann")
        assert told_.result is not None
        assert (told_.state, told_.stop, told_.result.how, told_.result.winners, told_.result.left) == (
            "over", None, "aborted", [], None)
        assert (await told(house, TABLE, -1))[-1] | {"n": 0} == {
            "n": 0, "event": "match-ended", "how": "aborted", "seat": None, "name": ""}
        assert await rated(house) == {}

    tell(database, story, after)


def test_later_it_is_stopped_and_a_no_answers_all_who_had_agreed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid", game="race", rated=True)
        rounds = set()
        while (now := await info(house, None)).early:
            rounds.add(now.phase["round"])
            await race_on(house, 1)
        assert (rounds, now.phase["round"]) == ({0, 1}, 2), "to set up is no round: the first one is early too"
        for who, yes, stop in (
            ("ann", True, wire.Stop([0], [1, 2])), ("bob", True, wire.Stop([0, 1], [2])),
            ("bob", False, wire.Stop([0], [1, 2])), ("cid", False, None), ("cid", False, None),
            ("ann", True, wire.Stop([0], [1, 2])), ("cid", True, wire.Stop([0, 2], [1])),
        ):
            await leaving.stop(who, TABLE, yes)
            assert (await info(house, None)).stop == stop
        await leaving.resign("bob", TABLE, None)
        ended = (await info(house, None)).result
        assert ended is not None
        assert (ended.how, ended.winners) == ("stopped", []), "who was still asked has left; all others had agreed"
        assert await rated(house) == {"ann": 1, "cid": 1, "bob": 3}, "who left has lost, those who stayed neither"

    tell(tmp_path / "db", story)


def test_who_agreed_to_abort_has_not_agreed_to_stop_later(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", game="race", rated=True)
        await leaving.stop("ann", TABLE, True)
        bob = Ear(house, "bob")
        await bob.watch(TABLE, 1)
        while (await info(house, None)).early:
            assert (await info(house, None)).stop == wire.Stop([0], [1])
            await race_on(house, 1)
        await bob.hear()
        seen = bob.mirrors[TABLE].info
        assert (seen["stop"], seen["early"]) == (None, False), "told as it happens"

    async def after(house: House) -> None:
        await Leaving(house).stop("bob", TABLE, True)
        assert (await info(house, None)).stop == wire.Stop([1], [0])

    tell(tmp_path / "db", story, after)


def test_who_stops_what_others_have_left_does_not_wipe_away_that_they_did(tmp_path: Path) -> None:
    async def first_round(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "bot", game="race", rated=True)
        await leaving.resign("bob", TABLE, None)
        await leaving.stop("ann", TABLE, True)
        ended = (await info(house, None)).result
        assert ended is not None
        assert (ended.how, await rated(house)) == ("stopped", {"ann": 1, "bob": 2})

    async def stranger(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid", rated=True)
        await leaving.resign("bob", TABLE, None)
        await leaving.take(await account_of(house, "dora"), TABLE, 1)
        for who in ("cid", "ann"):
            await leaving.resign(who, TABLE, None)
        await leaving.stop("dora", TABLE, True)
        assert await rated(house) == {"ann": 1, "cid": 2, "bob": 3}

    for number, story in enumerate((first_round, stranger)):
        tell(tmp_path / str(number), story)


def test_alone_against_bots_it_stops_at_once_but_who_is_away_is_asked(tmp_path: Path) -> None:
    async def alone(house: House) -> None:
        leaving = await sat(house, "ann", "bot")
        await leaving.stop("ann", TABLE, True)
        assert (await info(house, "ann")).result == wire.MatchResult([0, 0], [], "stopped", None)

    async def away(house: House) -> None:
        leaving = await sat(house, "ann", "bob")
        await give_to_stand_in(house, 1)
        await leaving.stop("ann", TABLE, True)
        assert (await info(house, "ann")).stop == wire.Stop([0], [1])
        await leaving.stop("bob", TABLE, True)  # he need not take his seat back for that
        assert (await info(house, "ann")).state == "over"

    tell(tmp_path / "alone", alone)
    tell(tmp_path / "away", away)


def test_who_takes_a_seat_over_has_not_agreed_to_what_the_leaver_did(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid")
        await leaving.stop("ann", TABLE, True)
        await leaving.resign("ann", TABLE, None)
        await leaving.take(await account_of(house, "dora"), TABLE, 0)
        await leaving.stop("bob", TABLE, True)
        assert (await info(house, None)).stop == wire.Stop([1], [0, 2])

    tell(tmp_path / "db", story)


# -- undo ------------------------------------------------------------------------------------------------------------


def test_whoever_is_only_away_must_be_asked_before_what_was_revealed_is_undone(database: str) -> None:
    """Bob's time was up and a bot stands in; Ann saw the die fall and would rather have it fall again."""
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid")
        for _ in range(2):
            await answer(house, TABLE, 0, "say:a")
        for seat in (0, 1, 2):
            await answer(house, TABLE, seat, "say:b")
        await leaving.resign("cid", TABLE, None)
        await give_to_stand_in(house, 1)
        assert await house.undo(TABLE, 0, 2, 7, "may-i-undo", by="ann") == (7, False)
        asked = (await info(house, "bob")).proposal
        assert asked is not None
        assert (asked.agreed, asked.missing) == ([2], [1])
        assert (await refused(house.consent(TABLE, 1, asked.id, True, by="ann"))).key == "error-not-your-seat"
        assert (await refused(house.consent(TABLE, 2, asked.id, True, by="cid"))).key == "error-not-your-seat"
        assert await house.consent(TABLE, 1, asked.id, True, by="bob") == (8, False)
        assert [entry.kind for entry in await stored(house, TABLE)][5:] == ["seat", "seat", "undo"]

    tell(database, story)


def test_a_proposal_outlives_that_its_person_comes_back_but_not_that_he_leaves(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid")
        for seat in (0, 0, 0, 1, 2):
            await answer(house, TABLE, seat, "say:a")
        await house.undo(TABLE, 0, 2, 5, "may-i-undo", by="ann")
        await give_to_stand_in(house, 1)
        assert (await info(house, "bob")).proposal is not None
        await leaving.resign("cid", TABLE, None)
        assert (await info(house, "bob")).proposal is None

    tell(tmp_path / "db", story)


# -- claims ----------------------------------------------------------------------------------------------------------


async def claims(house: House, account: str | None) -> list[tuple[int | None, int | None]]:
    """For how many seconds each seat's person has been away, and in how many he can be claimed, as an account is told.
    """
    seats = (await info(house, account)).seats
    return [(seat.away and seat.away // 1000, seat.claim and seat.claim // 1000) for seat in seats]


def test_who_vanishes_and_keeps_the_other_waiting_loses_by_claim(database: str) -> None:
    time = Time()

    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", rated=True)
        ann, bob = Ear(house, "ann"), Ear(house, "bob")
        await ann.watch(TABLE, 0)
        assert await claims(house, "ann") == [(None, None), (None, None)]
        time.passes(100)
        assert await claims(house, "ann") == [(None, 3 * LIVE - 100), (None, None)], "she knows how long"
        bob.leave()
        house.watching.tell_presence()
        await ann.hear()
        seats = ann.mirrors[TABLE].info["seats"]
        assert [(seat["online"], seat["away"]) for seat in seats] == [(True, None), (False, 0)], "told as it happens"
        time.passes(60)
        assert await claims(house, "ann") == [(None, 3 * LIVE - 160), (60, None)], "she herself is asked"
        assert (await refused(leaving.claim("ann", TABLE, 1))).key == "error-claim-nobody-waits"
        for _ in range(3):
            await answer(house, TABLE, 0, "say:a")  # the third is sealed
        await ann.hear()
        assert await claims(house, "ann") == [(None, None), (60, None)], "he has only just begun to"
        assert [seat["claim"] for seat in ann.mirrors[TABLE].info["seats"]] == [None, None], "told anew"
        time.passes(30)
        house.speak_of_waits(TABLE)
        await ann.hear()
        assert [seat["claim"] for seat in ann.mirrors[TABLE].info["seats"]] == [None, 270_000], "told by itself"
        assert await claims(house, None) == [(None, None), (90, LIVE - 30)], "everybody sees it coming"
        time.passes(LIVE - 31)
        assert await claims(house, "ann") == [(None, None), (359, 1)]
        early = await refused(leaving.claim("ann", TABLE, 1))
        assert (early.key, early.args_["seconds"]) == ("error-claim-early", 1)
        assert (await refused(leaving.claim("zoe", TABLE, 1))).key == "error-no-seat"
        assert (await refused(leaving.claim("ann", TABLE, 0))).key == "error-claim-own"
        time.passes(1)
        assert await claims(house, "ann") == [(None, None), (360, 0)]
        back = Ear(house, "bob")
        assert await claims(house, "ann") == [(None, None), (None, 2 * LIVE)], "he is back, and has a while"
        back.leave()
        time.passes(LIVE)
        await leaving.claim("ann", TABLE, 1)
        assert (await info(house, "ann")).result == wire.MatchResult([2, 0], [0], "claimed", 1)
        assert await rated(house) == {"ann": 1, "bob": 2}

    tell(database, story, time=time)


def test_who_sits_there_without_an_answer_can_be_claimed_later(tmp_path: Path) -> None:
    time = Time()

    async def untimed(house: House) -> None:
        leaving = await sat(house, "ann", "bob")
        Ear(house, "ann"), Ear(house, "bob")
        time.passes(3 * LIVE - 1)
        assert await claims(house, "bob") == [(None, 1), (None, None)]
        time.passes(1)
        await leaving.claim("bob", TABLE, 0)
        assert (await info(house, "ann")).result == wire.MatchResult([0, 0], [1], "claimed", 0)

    async def together(house: House) -> None:
        leaving = await sat(house, "ann", "ann", "bot", pace="hotseat")
        time.passes(10**7)
        assert {claim for _, claim in await claims(house, "ann")} == {None}
        assert (await refused(leaving.claim("ann", TABLE, 2))).key == "error-bot-already"

    for number, story in enumerate((untimed, together)):
        tell(tmp_path / str(number), story, time=time)


@pytest.mark.parametrize(("clock", "passed", "claimable"), [
    (wire.Clock(decision=300), 295, 605), (wire.Clock(budget=60), 50, 10),
    (wire.Clock(decision=300, budget=400), 295, 105),
])
def test_where_a_clock_runs_a_seat_can_be_claimed_once_a_stand_in_sits(
    tmp_path: Path, clock: wire.Clock, passed: int, claimable: int
) -> None:
    """Three decisions of 300 s, or the budget if that is sooner."""
    async def story() -> None:
        async with site(str(tmp_path / "db")) as here:
            house = here.house
            await open_table(here, ["ann", "bob"], clock=clock)
            leaving = Leaving(house)
            await race_on(house, 1)
            await here.passes(passed)
            assert (await claims(house, "ann"))[1] == (passed, claimable)
            early = await refused(leaving.claim("ann", TABLE, 1))
            assert (early.key, early.args_["seconds"]) == ("error-claim-early", claimable)
            bob = Ear(house, "bob")
            assert (await claims(house, "ann"))[1] == (None, None)
            assert (await refused(leaving.claim("ann", TABLE, 1))).key == "error-claim-here"
            bob.leave()
            here.time.passes(600)  # nobody has looked at the clocks yet
            assert (await info(house, "ann")).seats[1].claim == (600_000 if clock.budget is None else 1)
            assert (await refused(leaving.claim("ann", TABLE, 1))).key == "error-claim-early"
            await give_to_stand_in(house, 1)
            assert (await claims(house, "ann"))[1][1] == 0
            await leaving.claim("ann", TABLE, 1)
            assert (await info(house, "ann")).state == "over"

    asyncio.run(story())


def test_who_never_came_has_not_lost_what_had_hardly_begun(tmp_path: Path) -> None:
    time = Time()

    async def two(house: House) -> None:
        leaving = await sat(house, "ann", "bob", game="race", rated=True)
        await race_on(house, 1)
        time.passes(LIVE)
        await leaving.claim("ann", TABLE, 1)
        ended = (await info(house, "bob")).result
        assert ended is not None
        assert (ended.how, ended.winners, ended.left, await rated(house)) == ("aborted", [], 1, {})

    async def came(house: House) -> None:
        leaving = await sat(house, "ann", "bob", game="race", rated=True)
        await race_on(house, 2)
        table = await house.table(TABLE)
        time.passes(LIVE)
        for seat in table.row.waiting[:1]:
            asked = table.playing().match.asked(seat)
            await answer(house, TABLE, seat, table.playing().match.game.text(asked, asked.decode(next(asked.codes()))))
        time.passes(LIVE)
        await leaving.claim(str(table.seats[1 - table.row.waiting[0]].account), TABLE, table.row.waiting[0])
        assert table.row.result is not None
        assert (table.row.result.how, len(await rated(house))) == ("claimed", 2)

    async def three(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid", game="race", rated=True)
        await race_on(house, 1)
        time.passes(3 * LIVE)
        await leaving.claim("ann", TABLE, 1)
        seat = (await house.table(TABLE)).seats[1]
        assert (seat.kind, seat.left, seat.leavers, seat.counted) == ("bot", True, [Leaver(0, "bob")], None)
        await leaving.resign("cid", TABLE, None)
        await leaving.resign("ann", TABLE, None)
        assert await rated(house) == {"ann": 1, "cid": 2}, "Bob never came"

    for number, story in enumerate((two, came, three)):
        tell(tmp_path / str(number), story, time=time)


def test_who_is_claimed_behind_a_stand_in_is_told_and_can_look_back(tmp_path: Path) -> None:
    async def two(here: Site) -> None:
        await give_to_stand_in(here.house, 1)
        await Leaving(here.house).claim("ann", TABLE, 1)

    async def stopped(here: Site) -> None:
        await give_to_stand_in(here.house, 1)
        for who in ("ann", "bob"):
            await Leaving(here.house).stop(who, TABLE, True)

    async def story(ends: Callable[[Site], Coroutine[Any, Any, None]], address: str) -> None:
        async with site(address) as here:
            await open_table(here, ["ann", "bob"], settings=wire.Settings(channels=["json://localhost/x"]))
            bells: list[tuple[str, str]] = []
            here.house.noticed.append(lambda account, notice: bells.append((account, notice.kind)))
            await ends(here)
            jobs = await here.house.db.read(lambda tx: tx.rows("SELECT account FROM notices WHERE kind = 'over'"))
            assert sorted(row[0] for row in jobs) == ["ann", "bob"]
            assert [bell for bell in bells if bell[1] == "over"] == [("ann", "over"), ("bob", "over")]
            bob = await Ear(here.house, "bob").watch(TABLE, 1)
            assert (bob.viewer, bob.info["seats"][1]["mine"], bob.info["seats"][1]["kind"]) == (1, True, "bot")
            for account, viewer in (("ann", 1), ("bob", 0)):
                assert (await refused(here.house.watch(Ear(here.house, account), TABLE, viewer))).key == (
                    "error-not-your-seat")

    for number, ends in enumerate((two, stopped)):
        asyncio.run(story(ends, str(tmp_path / str(number))))


def test_what_a_bot_saw_that_played_on_is_not_shown_to_who_had_left(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid")
        for who in ("bob", "cid", "ann"):
            await leaving.resign(who, TABLE, None)
        assert (await refused(house.watch(Ear(house, "bob"), TABLE, 1))).key == "error-not-your-seat"
        assert (await Ear(house, "ann").watch(TABLE, 0)).viewer == 0

    tell(tmp_path / "db", story)


def test_scores_of_a_match_that_ends_early_tell_nothing_hidden(tmp_path: Path) -> None:
    """In Eclipse reputation tiles lie face down until the end."""
    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid", game="eclipse")
        await race_on(house, 6)
        match = (await house.table(TABLE)).playing().match
        match.state.reputation = [(), (4,), ()]
        open_ = list(match.game.figures(match.state)["score"])
        assert list(match.result().scores) == [open_[0], open_[1] + 4, open_[2]]
        for who in ("cid", "bob", "ann"):
            await leaving.resign(who, TABLE, None)
        ended = (await info(house, None)).result
        assert ended is not None
        assert ended.scores == open_

    tell(tmp_path / "db", story)


def test_people_are_called_in_the_transaction_in_which_somebody_leaves_comes_or_asks(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(str(tmp_path / "db")) as here:
            house = here.house
            await open_table(here, ["ann", "bob", "cid"], settings=wire.Settings(channels=["json://localhost/x"]))
            leaving, dora = Leaving(house), await account_of(house, "dora")
            sql = "SELECT account, kind FROM notices WHERE kind IN ('left', 'taken', 'taken-over') ORDER BY account"
            seen: list[Any] = []
            house.within.append(lambda tx, act: seen.extend(tx.rows(sql)))
            await leaving.resign("bob", TABLE, None)
            assert seen == [("ann", "left"), ("cid", "left")]
            await house.db.write(lambda tx: tx.run("DELETE FROM notices"))
            await house.db.write(lambda tx: tx.run("UPDATE tables SET listed = 1"))
            await house.changed(TABLE)
            seen.clear()
            await leaving.take(dora, TABLE, 1)
            assert seen == [("ann", "taken"), ("cid", "taken")]
            for _ in range(30):
                await leaving.stop("ann", TABLE, True)
                await leaving.stop("ann", TABLE, False)
            await leaving.stop("ann", TABLE, True)
            asked = "SELECT account, state FROM notices WHERE kind = 'stop'"
            assert await house.db.read(lambda tx: tx.rows(asked)) == [("cid", "waiting")], "one call, however often"
            await house.db.write(lambda tx: tx.run("UPDATE notices SET state = 'sent' WHERE kind = 'stop'"))
            bells: list[str] = []
            house.noticed.append(lambda account, notice: bells.append(f"{account} {notice.kind}"))
            for passed, rung in ((59, []), (1, ["cid stop", "dora stop"])):
                here.time.passes(passed)
                await leaving.stop("ann", TABLE, False)
                await leaving.stop("ann", TABLE, True)
                assert bells == rung
            assert await house.db.read(lambda tx: tx.rows(asked)) == [("cid", "waiting")], "asked anew, called anew"

    asyncio.run(story())


def test_with_more_seats_a_claimed_seat_goes_to_a_bot_for_good(tmp_path: Path) -> None:
    time = Time()

    async def story(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid", rated=True)
        bells: list[tuple[str, str]] = []
        house.noticed.append(lambda account, notice: bells.append((account, notice.kind)))
        time.passes(LIVE)
        await leaving.claim("cid", TABLE, 0)
        seat = (await info(house, "ann")).seats[0]
        assert (seat.kind, seat.resigned, seat.back, seat.away, seat.claim) == ("bot", True, False, None, None)
        assert (await told(house, TABLE, 1))[-1] == {
            "n": 0, "event": "seat-left", "seat": 0, "was": "Ann", "now": "greedy", "how": "claimed"}
        assert sorted(bells) == [("ann", "left"), ("bob", "left")], "who was claimed is told too"
        assert (await refused(leaving.claim("bob", TABLE, 0))).key == "error-bot-already"
        await leaving.resign("bob", TABLE, None)
        await leaving.resign("cid", TABLE, None)
        assert await rated(house) == {"cid": 1, "bob": 2, "ann": 3}

    tell(tmp_path / "db", story, time=time)


def test_who_opens_a_table_is_told_of_a_wait_when_it_has_lasted(tmp_path: Path) -> None:
    """Nothing moves any more, so nothing but that he came can set the alarm."""
    async def before(house: House) -> None:
        await sat(house, "ann", "bob")

    async def after(house: House) -> None:
        assert house._waits == {}
        await Ear(house, "ann").watch(TABLE, 0)
        alarm = house._waits[TABLE]
        await Ear(house, "bob").watch(TABLE, 1)
        assert house._waits == {TABLE: alarm}, "who comes later does not put it off"

    tell(tmp_path / "db", before, after)


def test_of_too_many_who_went_nobody_is_taken_for_longer_away_than_is_known() -> None:
    time = Time()
    absence = Absence(time, ())
    time.passes(10)
    absence.went("first")
    time.passes(10)
    for number in range(MOST_GONE):
        absence.went(f"guest {number}")
    time.passes(10)
    assert (absence.since("guest 0"), absence.since("first"), absence.since("never seen")) == (10_000, 20_000, 20_000)
    assert len(absence._gone) == MOST_GONE


def test_after_a_restart_everybody_has_the_whole_time_to_come_back(tmp_path: Path) -> None:
    """Bob kept Ann waiting for a while; then no server ran for a week, in which he could not have come back."""
    time = Time()

    async def before() -> None:
        async with site(str(tmp_path / "db"), time) as here:
            await open_table(here, ["ann", "bob"])
            await race_on(here.house, 1)
            await here.passes(100)
            assert await claims(here.house, "ann") == [(100, None), (100, LIVE - 100)]
        time.passes(7 * 86_400)

    async def after() -> None:
        async with site(str(tmp_path / "db"), time) as here:
            assert await claims(here.house, "ann") == [(0, None), (0, LIVE)]
            bob = Ear(here.house, "bob")
            assert await claims(here.house, "ann") == [(0, None), (None, 3 * LIVE - 100)]
            bob.leave()
            await here.passes(LIVE - 1)
            assert await claims(here.house, "ann") == [(LIVE - 1, None), (LIVE - 1, 1)]

    asyncio.run(before())
    asyncio.run(after())


# -- several servers -------------------------------------------------------------------------------------------------


def test_what_one_server_does_the_people_at_another_see(postgres: PostgresServer) -> None:
    async def story() -> None:
        address = postgres.new_database()
        async with house_on(address) as one, house_on(address) as two:
            leaving = await sat(one, "ann", "bob", "cid")
            ann, bob = Ear(one, "ann"), Ear(two, "bob")
            await ann.watch(TABLE, 0)
            await bob.watch(TABLE, 1)
            await answer(two, TABLE, 0, "say:a")  # one has not heard of it yet
            await leaving.resign("cid", TABLE, "random")
            there = await two.table(TABLE)
            while there.seq < 2:
                await asyncio.sleep(0.01)
            await Leaving(two).stop("bob", TABLE, True)
            while (await info(one, "ann")).stop is None:
                await asyncio.sleep(0.01)
            await leaving.stop("ann", TABLE, True)
            while there.row.state != "over":
                await asyncio.sleep(0.01)
            for ear in (ann, bob):
                await ear.hear()
                assert [event["event"] for event in ear.mirrors[TABLE].events] == ["said", "seat-left", "match-ended"]
                assert ear.mirrors[TABLE].doc["result"] == {
                    "scores": [1, 0, 0], "winners": [], "how": "stopped", "left": None}
                assert ear.mirrors[TABLE].info["seats"][2]["resigned"]

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_page_that_is_open_through_another_server_counts(postgres: PostgresServer) -> None:
    async def story() -> None:
        address, time = postgres.new_database(), Time()
        async with site(address, time) as one, site(address, time) as two:
            await open_table(one, ["ann", "bob"])
            decision = (await one.table()).playing().match.asked(0)
            text = (await one.table()).playing().match.game.text(decision, decision.decode(next(decision.codes())))
            await one.answer(0, text)
            leaving = Leaving(one.house)
            bob = Ear(two.house, "bob")
            await two.notices.check()
            await one.notices.check()
            await one.passes(LIVE)
            await two.clocks.beat()
            await two.notices.check()
            await one.notices.check()
            assert (await claims(one.house, "ann"))[1] == (None, 2 * LIVE)
            assert (await info(one.house, "ann")).seats[1].online
            bob.leave()
            await two.notices.check()
            await one.passes(5)
            await one.notices.check()
            await one.passes(LIVE)
            assert (await claims(one.house, "ann"))[1] == (LIVE, 0)
            again = Ear(two.house, "bob")  # the first server has not heard of it
            await two.clocks.beat()
            await two.notices.check()
            assert (await refused(leaving.claim("ann", TABLE, 1))).key == "error-claim-early"
            again.leave()
            await two.notices.check()
            await leaving.claim("ann", TABLE, 1)
            assert (await info(one.house, "ann")).state == "over"

    asyncio.run(story())


def between(house: House, what: Callable[[], Coroutine[Any, Any, Any]]) -> None:
    """Have something done elsewhere just before this server writes next."""
    write = house.db.write

    async def later(work: Callable[[Any], Any]) -> Any:
        house.db.write = write  # type: ignore[method-assign]
        await what()
        return await write(work)

    house.db.write = later  # type: ignore[method-assign]


def test_who_comes_through_another_server_at_that_moment_is_asked_too(postgres: PostgresServer) -> None:
    """Cid has left; while Ann undoes, or she and Bob stop, Dora takes his seat over and has agreed to nothing."""
    async def undone(one: House, two: House, dora: Account) -> None:
        between(one, lambda: Leaving(two).take(dora, TABLE, 2))
        table = await one.table(TABLE)
        assert (await refused(one.undo(TABLE, 0, 2, table.seq, "undo-it-all", by="ann"))).key == "error-undo-barrier"

    async def proposed(one: House, two: House, dora: Account) -> None:
        between(one, lambda: two.undo(TABLE, 0, 2, 6, "may-i-undo", by="ann"))
        await Leaving(one).take(dora, TABLE, 2)
        assert (await one.table(TABLE)).row.proposal is None

    async def agreed(one: House, two: House, dora: Account) -> None:
        await one.undo(TABLE, 0, 2, 6, "may-i-undo", by="ann")
        asked = (await info(one, "bob")).proposal
        assert asked is not None
        between(one, lambda: Leaving(two).take(dora, TABLE, 2))
        assert (await refused(one.consent(TABLE, 1, asked.id, True, by="bob"))).key == "error-no-proposal"

    async def stopped(one: House, two: House, dora: Account) -> None:
        await Leaving(one).stop("ann", TABLE, True)
        between(one, lambda: Leaving(two).take(dora, TABLE, 2))
        await Leaving(one).stop("bob", TABLE, True)
        assert (await info(one, None)).stop == wire.Stop([0, 1], [2])

    async def withdrawn(one: House, two: House, dora: Account) -> None:
        await Leaving(one).stop("ann", TABLE, True)
        between(one, lambda: Leaving(two).stop("ann", TABLE, False))
        await Leaving(one).stop("bob", TABLE, True)
        assert (await info(one, None)).stop == wire.Stop([1, 2], [0])

    async def story(act: Callable[[House, House, Account], Coroutine[Any, Any, None]]) -> None:
        address = postgres.new_database()
        async with house_on(address) as one, house_on(address) as two:
            leaving = await sat(one, "ann", "bot" if act is undone else "bob", "cid")
            table = await one.table(TABLE)
            for _ in range(2):
                await answer(one, TABLE, 0, "say:a")
            if act is undone:
                await one.submit(TABLE, 1, str(table.decision_id(1)), table.seq, "bot.1", "say:b", origin="bot")
            else:
                await answer(one, TABLE, 1, "say:b")
            for seat in (0, 2):
                await answer(one, TABLE, seat, "say:b")
            await leaving.resign("cid", TABLE, None)
            await act(one, two, await account_of(one, "dora"))
            assert (await info(one, None)).state == "playing"
            assert "undo" not in [entry.kind for entry in await stored(one, TABLE)]

    for act in (undone, proposed, agreed, stopped, withdrawn):
        asyncio.run(asyncio.wait_for(story(act), 60))


PROGRAM = """
import asyncio, sys
from orrery.server.app import count_rating
from orrery.server.leaving import Leaving
from tests.server.room import house_on

async def story():
    async with house_on(sys.argv[1]) as house:
        house.within.append(count_rating)
        await Leaving(house).resign("bob", sys.argv[2], None)

asyncio.run(story())
"""


@pytest.mark.parametrize(("point", "over"), [("appended", False), ("committed", True)])
def test_killed_in_the_middle_of_resigning_a_match_is_over_with_all_that_follows_or_not_at_all(
    tmp_path: Path, point: str, over: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before(house: House) -> None:
        await sat(house, "ann", "bob", rated=True)

    async def after(house: House) -> None:
        table = await house.table(TABLE)
        expected = ("over", 1, True) if over else ("playing", 0, False)
        assert (table.row.state, table.seq, table.seats[1].resigned) == expected
        assert len(await told(house, TABLE, -1)) == len(await rated(house)) // 2 == int(over)

    tell(tmp_path / "db", before)
    monkeypatch.setenv("ORRERY_STOP_AT", point)
    with run_python(PROGRAM, str(tmp_path / "db"), TABLE) as process:
        assert process.wait(60) == -9
    monkeypatch.delenv("ORRERY_STOP_AT")
    tell(tmp_path / "db", after)


# -- other rules, other databases ------------------------------------------------------------------------------------


def test_newer_rules_leave_an_end_as_it_was_and_tell_again_who_left(tmp_path: Path) -> None:
    async def ended(house: House) -> None:
        with rules("FIRST"):
            leaving = await sat(house, "ann", "bob")
            for _ in range(2):
                await answer(house, TABLE, 0, "say:a")
            await leaving.resign("bob", TABLE, None)

    async def shown(house: House) -> None:
        with rules("SECOND"):
            mirror = await Ear(house, "ann").watch(TABLE, 0)
            assert mirror.doc["result"] == {"scores": [2, 0], "winners": [0], "how": "resigned", "left": 1}
            assert (mirror.doc["asked"], mirror.info["state"], mirror.info["stuck"]) == (None, "over", None)
            assert [event["event"] for event in mirror.events] == ["said", "said", "match-ended"]
            assert len(await stored(house, TABLE)) == 3

    async def under_way(house: House) -> None:
        with rules("FIRST"):
            leaving = await sat(house, "ann", "bob", "cid")
            await answer(house, TABLE, 0, "say:a")
            await leaving.resign("cid", TABLE, "random")

    async def gone_on(house: House) -> None:
        with rules("SECOND"):
            await house.table(TABLE)
            assert [event["event"] for event in await told(house, TABLE, 0)] == ["seat-left", "rules-changed"]
            assert (await info(house, "ann")).seats[2].resigned

    tell(tmp_path / "over", ended, shown)
    tell(tmp_path / "going", under_way, gone_on, gone_on)


def test_who_left_and_how_it_ended_travel_with_the_table(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"

    async def here(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid")
        await answer(house, TABLE, 0, "say:a")
        await leaving.resign("bob", TABLE, "random")
        await leaving.take(await account_of(house, "dora"), TABLE, 1)
        for who in ("ann", "dora", "cid"):
            await leaving.resign(who, TABLE, None)
        packed = await house.db.read(lambda tx: parcel.pack(tx, TABLE))
        assert packed is not None
        file.write_bytes(b"".join(packed.lines()))

    async def there(house: House) -> None:
        found = checked(file, Words("en"))
        await house.db.write(lambda tx: parcel.unpack(tx, found))
        table = await house.table(TABLE)
        assert table.row.result == wire.MatchResult([1, 0, 0], [2], "resigned", 2)
        assert [seat.leavers for seat in table.seats] == [
            [Leaver(2, "ann")], [Leaver(1, "bob"), Leaver(3, "dora")], [Leaver(4, "cid")]]
        mirror = await Ear(house, "bob").watch(TABLE)
        assert mirror.doc["result"]["how"] == "resigned"
        assert [event["event"] for event in mirror.events] == [
            "said", "seat-left", "seat-taken", "seat-left", "seat-left", "match-ended"]

    tell(tmp_path / "here", here)
    tell(tmp_path / "there", there)
    lines = file.read_bytes().splitlines(keepends=True)
    forged = lines[0].replace(b'"winners":[2]', b'"winners":[0]')
    file.write_bytes(summed([forged, *lines[1:-1]]))
    with pytest.raises(Problem) as problem:
        checked(file, Words("en"))
    assert "expected the result with which the match was ended" in str(problem.value.args_["detail"])


def test_who_resigned_before_leavers_were_counted_has_still_left_when_a_table_travels(tmp_path: Path) -> None:
    async def here(house: House) -> None:
        leaving = await sat(house, "ann", "bob", "cid", rated=True)
        packed = await house.db.read(lambda tx: parcel.pack(tx, TABLE))
        assert packed is not None
        seats = [structs.replace(seat, kind="bot", bot="random", resigned=True) if seat.account == "bob" else seat
                 for seat in packed.header.seats]
        old = structs.replace(packed, header=structs.replace(packed.header, orrery_table=2, seats=seats))
        (tmp_path / "match.jsonl").write_bytes(b"".join(old.lines()))
        await leaving.stop("ann", TABLE, True)

    async def there(house: House) -> None:
        found = checked(tmp_path / "match.jsonl", Words("en"))
        await house.db.write(lambda tx: parcel.unpack(tx, found))
        await Leaving(house).take(await account_of(house, "dora"), TABLE, 1)
        assert [seat.counted for seat in (await house.table(TABLE)).seats] == ["ann", "bob", "cid"], "not Dora"

    tell(tmp_path / "here", here)
    tell(tmp_path / "there", there)
