"""The same promises from SQLite and PostgreSQL: what is stored stays, what fails leaves nothing."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from orrery.server import migrations, wire
from orrery.server.database import Conflict, Database, Duplicate, NotStored, Transaction, connect
from orrery.server.keep import events, matches, tables
from orrery.server.keep.events import EventRow
from orrery.server.keep.matches import Entry, NoSuchMatch, Repeated
from tests.server.storage import (
    TABLE,
    add,
    count,
    in_both_languages,
    opened,
    put_table,
    seq,
)


def test_what_was_written_is_there_after_closing_and_opening_again(database: str) -> None:
    async def story() -> None:
        async with opened(database) as first:
            await first.write(put_table)
            assert await first.write(lambda tx: add(tx, 0, 7, inputs=[7])) == 1
        async with opened(database) as second:
            stored = await second.read(lambda tx: matches.entries(tx, TABLE))
            assert stored == [Entry(1, "answer", 0, 7, (7,), "person", "key-0", 5000)]

    asyncio.run(story())


def test_work_that_fails_leaves_nothing_and_its_own_error_reaches_the_caller(database: str) -> None:
    def fail(tx: Transaction) -> None:
        add(tx, 0)
        raise LookupError("no such card")

    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            with pytest.raises(LookupError, match="no such card"):
                await db.write(fail)
            assert await db.read(lambda tx: (seq(tx), count(tx, "entries"))) == (0, 0)
            assert await db.write(lambda tx: add(tx, 0)) == 1

    asyncio.run(story())


def test_work_queued_together_fails_one_by_one(database: str) -> None:
    """Every third of sixty pieces of work, all waiting at once, fails in another way; the others are stored."""
    account = "INSERT INTO accounts (id, name, settings, created, seen) VALUES (?, 'Ann', '{}', 1, 1)"

    def one(n: int) -> Any:
        def work(tx: Transaction) -> int:
            tx.run(account, f"a{n}")
            if n % 9 == 3:
                raise ValueError(n)
            if n % 9 == 6:
                tx.run(account, f"a{n}")
            if n % 9 == 0:
                tx.run("INSERT INTO nowhere VALUES (1)")
            return n

        return work

    async def story() -> None:
        async with opened(database) as db:
            ended = await asyncio.gather(*[db.write(one(n)) for n in range(60)], return_exceptions=True)
            for n, end in enumerate(ended):
                if n % 9 == 3:
                    assert isinstance(end, ValueError)
                elif n % 9 == 6:
                    assert isinstance(end, Duplicate)
                elif n % 9 == 0:
                    assert isinstance(end, NotStored)
                    assert end.key == "error-database-failed"
                else:
                    assert end == n
            names = await db.read(lambda tx: tx.rows("SELECT id FROM accounts"))
            assert {row[0] for row in names} == {f"a{n}" for n in range(60) if n % 3}

    asyncio.run(story())


def test_rows_must_belong_to_something(database: str) -> None:
    async def story() -> None:
        async with opened(database) as db:
            with pytest.raises(NotStored) as refusal:
                await db.write(lambda tx: matches.save_boundary(tx, "nowhere", {"rules": 1}))
            assert refusal.value.key == "error-database-failed"
            assert await db.read(lambda tx: count(tx, "boundaries")) == 0

    asyncio.run(story())


def test_readers_cannot_write(database: str) -> None:
    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            with pytest.raises(NotStored):
                await db.read(lambda tx: add(tx, 0))
            assert await db.read(seq) == 0

    asyncio.run(story())


def test_a_reader_sees_one_moment_while_others_write(database: str) -> None:
    began, written = threading.Event(), threading.Event()

    def look_twice(tx: Transaction) -> tuple[int, int]:
        before = seq(tx)
        began.set()
        assert written.wait(30)
        return before, seq(tx)

    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            looking = asyncio.ensure_future(db.read(look_twice))
            await asyncio.to_thread(began.wait, 30)
            await db.write(lambda tx: add(tx, 0))
            written.set()
            assert await looking == (0, 0)
            assert await db.read(seq) == 1

    asyncio.run(story())


def test_values_come_back_as_they_went_in(database: str) -> None:
    """Text with quotes, percent and question marks, bytes, yes and no, large numbers, sums."""
    text = "100% 'sure'? \"да\" ?%s \\ 🚀"

    def work(tx: Transaction) -> None:
        put_table(tx, seed=bytes(range(256)))
        tx.run("UPDATE tables SET name = ?, listed = ?, moved = ?", text, True, 2**62)
        tx.run("UPDATE tables SET phase = '{\"a\": \"50% or ?\"}' WHERE name = ? -- why? 1%\n", text)

    async def story() -> None:
        async with opened(database) as db:
            await db.write(work)
            row = await db.read(lambda tx: tx.row("SELECT name, listed, moved, seed, phase, result FROM tables"))
            assert row == (text, 1, 2**62, bytes(range(256)), '{"a": "50% or ?"}', None)
            sums = await db.read(lambda tx: tx.row("SELECT SUM(created), AVG(created), COUNT(*) FROM accounts"))
            assert sums == (2, 1.0, 2)
            assert [type(value) for value in sums or ()] == [int, float, int] or database.startswith("postgresql")

    asyncio.run(story())


@pytest.mark.parametrize("value", ["half a character: \ud83d", 2**80])
def test_values_that_no_column_takes_are_refused_and_leave_the_database_usable(database: str, value: object) -> None:
    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            with pytest.raises(NotStored) as refusal:
                await db.write(lambda tx: tx.run("UPDATE tables SET moved = ?, name = ?", value, value))
            assert refusal.value.key == "error-database-failed"
            assert await db.write(lambda tx: add(tx, 0)) == 1

    asyncio.run(story())


def test_a_closed_database_says_so(database: str) -> None:
    async def story() -> None:
        db = connect(database)
        with pytest.raises(NotStored, match="closed"):
            await db.read(seq)
        async with opened(database) as db:
            pass
        with pytest.raises(NotStored, match="closed"):
            await db.write(put_table)

    asyncio.run(story())


def test_closing_finishes_what_is_queued(database: str) -> None:
    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            work = [asyncio.ensure_future(db.write(lambda tx, n=n: add(tx, n))) for n in range(1)]  # type: ignore[misc]
            await asyncio.sleep(0)
        assert await asyncio.gather(*work) == [1]

    asyncio.run(story())


# -- entries -----------------------------------------------------------------------------------------------------------


def test_each_number_has_one_winner_however_many_race_for_it(database: str) -> None:
    async def play(db: Database, who: str) -> list[int]:
        won = []
        for n in range(8):
            while True:
                now = await db.read(seq)
                try:
                    won.append(await db.write(lambda tx, now=now, n=n: add(tx, now, key=f"{who}-{n}")))  # type: ignore[misc]
                    break
                except Conflict:
                    continue
        return won

    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            won = await asyncio.gather(*[play(db, who) for who in "abcde"])
            assert sorted(n for wins in won for n in wins) == list(range(1, 41))
            stored = await db.read(lambda tx: matches.entries(tx, TABLE))
            assert [entry.seq for entry in stored] == list(range(1, 41))
            for who, wins in zip("abcde", won, strict=True):
                assert [entry.seq for entry in stored if entry.key.startswith(who)] == wins

    asyncio.run(story())


def test_of_writers_that_expect_the_same_number_exactly_one_succeeds(database: str) -> None:
    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            ended = await asyncio.gather(*[db.write(lambda tx, n=n: add(tx, 0, key=f"key-{n}"))  # type: ignore[misc]
                                           for n in range(20)], return_exceptions=True)
            assert sorted(type(end).__name__ for end in ended) == ["Conflict"] * 19 + ["int"]
            assert await db.read(lambda tx: (seq(tx), count(tx, "entries"))) == (1, 1)

    asyncio.run(story())


def test_the_same_key_is_stored_once(database: str) -> None:
    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            ended = await asyncio.gather(*[db.write(lambda tx: add(tx, 0, 3, key="same-key")) for _ in range(8)],
                                         return_exceptions=True)
            assert sorted(type(end).__name__ for end in ended) == ["Repeated"] * 7 + ["int"]
            assert all(end.entry.seq == 1 for end in ended if isinstance(end, Repeated))
            with pytest.raises(Repeated):
                await db.write(lambda tx: add(tx, 1, 4, key="same-key"))
            found = await db.read(lambda tx: matches.entry_by_key(tx, TABLE, "same-key"))
            assert found is not None
            assert (found.seq, found.code) == (1, 3)
            assert await db.read(lambda tx: matches.entry_by_key(tx, TABLE, "other-key")) is None
            await db.write(lambda tx: put_table(tx, "klmnopqrst"))
            assert await db.write(lambda tx: add(tx, 0, 4, key="same-key", table_id="klmnopqrst")) == 1

    asyncio.run(story())


def test_appending_moves_the_table_on(database: str) -> None:
    entry = Entry(2, "answer", 1, 2, (4, 2), "clock", "key-last", 9000)

    def last(tx: Transaction) -> None:
        found = tables.find(tx, TABLE)
        assert found is not None
        matches.append(tx, entry, tables.replace(
            found, seq=2, moved=9000, waiting=[], phase={"round": 3}, result=wire.MatchResult([1, 2], [1]),
            state="over", ended=9000))

    columns = "SELECT seq, moved, waiting, phase, result, state, ended FROM tables"

    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            await db.write(lambda tx: add(tx, 0, 4))
            assert await db.read(lambda tx: tx.row(columns)) == (1, 5000, "[1]", '{"round":0}', None, "playing", None)
            await db.write(last)
            assert await db.read(lambda tx: tx.row(columns)) == (
                2, 9000, "[]", '{"round":3}', '{"scores":[1,2],"winners":[1],"how":"played","left":null}', "over", 9000)
            assert await db.read(lambda tx: matches.entries(tx, TABLE, 1)) == [entry]
            with pytest.raises(NoSuchMatch):
                await db.write(lambda tx: add(tx, 0, table_id="nowhere"))

    asyncio.run(story())


def test_codes_may_be_larger_than_any_number_of_the_database(database: str) -> None:
    big = 3**100

    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            await db.write(lambda tx: add(tx, 0, big))
            await db.write(lambda tx: add(tx, 1, big + 1, seat=1, inputs=[big, big + 1]))
            record = await db.read(lambda tx: matches.load_record(tx, TABLE))
            assert record is not None
            assert record.log == (big, big + 1)

    asyncio.run(story())


def test_one_boundary_a_table_is_kept(database: str) -> None:
    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            assert await db.read(lambda tx: matches.load_boundary(tx, TABLE)) is None
            for body in ({"inputs": 3}, {"inputs": 5, "position": {"said": ["ё", 2**60]}}):
                await db.write(lambda tx, body=body: matches.save_boundary(tx, TABLE, body))  # type: ignore[misc]
            assert await db.read(lambda tx: matches.load_boundary(tx, TABLE)) == body
            assert await db.read(lambda tx: count(tx, "boundaries")) == 1

    asyncio.run(story())


def test_events_are_told_again_as_they_were_and_taken_away_from_the_end(database: str) -> None:
    told = [EventRow(n, 1 + n // 2, -1 if n % 2 else 2, "said", {"words": ["ё", n]}, {"n": n} if n == 2 else None)
            for n in range(5)]

    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            await db.write(lambda tx: events.append(tx, TABLE, told))
            assert await db.read(lambda tx: events.between(tx, TABLE, 0, 9)) == told
            assert await db.read(lambda tx: events.between(tx, TABLE, 1, 3)) == told[1:3]
            assert await db.read(lambda tx: events.last(tx, TABLE, 2)) == told[3:]
            assert await db.read(lambda tx: events.sight(tx, TABLE)) == [(1, 2), (1, -1), (2, -1), (2, -1), (3, 2)]
            await db.write(lambda tx: events.cut(tx, TABLE, 3))
            assert await db.read(lambda tx: events.last(tx, TABLE, 9)) == told[:3]

    asyncio.run(story())


# -- the schema --------------------------------------------------------------------------------------------------------


def test_the_schema_is_made_once_and_kept(database: str) -> None:
    version = "SELECT value FROM meta WHERE name = 'schema'"
    newest = str(migrations.known()[-1].number)

    async def story() -> None:
        for _ in range(2):
            async with opened(database) as db:
                assert await db.read(lambda tx: tx.rows(version)) == [(newest,)]

    asyncio.run(story())


def test_a_database_of_a_newer_program_is_refused_and_left_alone(database: str) -> None:
    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            await db.write(lambda tx: tx.run("UPDATE meta SET value = '9999' WHERE name = 'schema'"))
        with pytest.raises(NotStored) as refusal:
            async with opened(database):
                pass
        assert refusal.value.key == "error-database-newer"
        assert all("9999" in sentence for sentence in in_both_languages(refusal.value))
        with pytest.raises(NotStored):
            async with opened(database):
                pass

    asyncio.run(story())


def test_an_older_schema_is_brought_up_to_date_step_by_step(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = migrations.known()
    later = migrations.Migration(steps[-1].number + 1, "later",
                                 "-- one; two\nALTER TABLE seats ADD COLUMN hat TEXT DEFAULT 'a;b';\n"
                                 "CREATE TABLE hats (id TEXT PRIMARY KEY, body {blob});\n")
    broken = migrations.Migration(later.number + 1, "broken",
                                  "CREATE TABLE shoes (id TEXT PRIMARY KEY); CREATE TABLE hats (id TEXT);")

    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
        monkeypatch.setattr(migrations, "known", lambda: [*steps, later])
        async with opened(database) as db:
            assert await db.read(lambda tx: tx.rows("SELECT DISTINCT hat FROM seats")) == [("a;b",)]
        monkeypatch.setattr(migrations, "known", lambda: [*steps, later, broken])
        with pytest.raises(NotStored):
            async with opened(database):
                pass
        monkeypatch.setattr(migrations, "known", lambda: [*steps, later])
        async with opened(database) as db:
            with pytest.raises(NotStored):
                await db.read(lambda tx: count(tx, "shoes"))
            assert await db.read(seq) == 0

    asyncio.run(story())


def test_who_had_resigned_before_leaving_was_kept_is_one_who_left(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = migrations.known()

    def resigned(tx: Transaction) -> None:
        put_table(tx)
        tx.run("UPDATE seats SET kind = 'bot', bot = 'random', resigned = 1 WHERE seat = 1")

    async def story() -> None:
        monkeypatch.setattr(migrations, "known", lambda: steps[:4])
        async with opened(database) as db:
            await db.write(resigned)
        monkeypatch.setattr(migrations, "known", lambda: steps)
        async with opened(database) as db:
            row, seats = await db.read(lambda tx: (tables.find(tx, TABLE), tables.seats_of(tx, TABLE)))
            assert row is not None
            assert (row.stop, row.opening, row.early) == ([], None, False)
            assert [seat.leavers for seat in seats] == [[], [tables.Leaver(1, "account-Bob")]]

    asyncio.run(story())
