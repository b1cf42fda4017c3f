"""Stored entries become the referee's record again, at every moment of a match."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from orrery.core import BadRecord, Chance, Setup, new_match, replay, start
from orrery.games import load
from orrery.server.keep import matches
from orrery.server.keep.matches import Batch, Entry, Fold
from orrery.server.snapshot import resume, take_snapshot
from tests.server.storage import (
    TABLE,
    Player,
    opened,
    put_table,
)
from tests.tiny import COMET


@pytest.mark.parametrize("seed", range(3))
def test_a_match_with_undos_and_answers_taken_back_loads_as_it_was_at_every_moment(database: str, seed: int) -> None:
    """Acts chosen by chance; after each, the stored match is loaded and compared with the live one."""
    dice = random.Random(seed)
    chance = Chance(bytes([seed]))

    async def story() -> None:
        async with opened(database) as db:
            await db.write(lambda tx: put_table(tx, seats=3, seed=b"s"))
            match = new_match(COMET, 3, b"s", events=True)
            player = Player(db, match)
            for _ in range(45):
                if match.over():
                    break
                act = dice.random()
                if act < 0.15 and match.sealed:
                    await player.retract(dice.choice(list(match.sealed)))
                elif act < 0.25 and match.inputs:
                    turn = dice.choice([0, match.step_start().inputs])
                    await player.undo(dice.randrange(3), turn) if turn < len(match.inputs) else None
                else:
                    seat = dice.choice(match.waiting())
                    await player.answer(seat, match.asked(seat).sample(chance))
                if dice.random() < 0.3:
                    await db.write(lambda tx: matches.save_boundary(tx, TABLE, take_snapshot(match)))
                record = await db.read(lambda tx: matches.load_record(tx, TABLE))
                boundary = await db.read(lambda tx: matches.load_boundary(tx, TABLE))
                assert record is not None
                live = match.record(["Ann", "Bob", "Cleo"])
                assert (record.log, record.sealed, record.names) == (live.log, live.sealed, live.names)
                loaded = resume(COMET, record, boundary)
                assert (loaded.digest(), loaded.sealed, loaded.at()) == (match.digest(), match.sealed, match.at())
            assert player.seq > 10

    asyncio.run(story())


def test_a_whole_race_game_is_stored_and_replayed(database: str) -> None:
    race = load("race")
    chance = Chance(b"players")

    async def story() -> None:
        async with opened(database) as db:
            match = new_match(race, 3, b"galaxy", events=True)
            options = json.dumps(match.setup.options)
            await db.write(lambda tx: put_table(tx, game="race", seats=3, seed=b"galaxy", options=options))
            player = Player(db, match)
            while not match.over():
                for seat in reversed(match.waiting()):
                    await player.answer(seat, race.sample(match.state, match.asked(seat), chance))
            record = await db.read(lambda tx: matches.load_record(tx, TABLE))
            assert record is not None
            assert replay(race, record).digest() == match.digest()
            state, result = await db.read(lambda tx: tx.row("SELECT state, result FROM tables")) or ("", "")
            assert state == "over"
            assert json.loads(result)["scores"] == list(match.result().scores)

    asyncio.run(story())


def entry(
    n: int, kind: str, seat: int, code: int, inputs: tuple[int, ...] | None = None, body: dict[str, Any] | None = None
) -> Entry:
    return Entry(n, kind, seat, code, inputs, "person", f"key-{n}", n, body)


SETUP = Setup("comet", 1, 2, b"", {})


def test_answers_come_in_any_order_and_are_logged_in_the_order_asked() -> None:
    stored = [entry(1, "answer", 1, 8), entry(2, "retract", 1, 0), entry(3, "answer", 1, 9),
              entry(4, "answer", 0, 5, (5, 9)), entry(5, "answer", 1, 2, (2,)), entry(6, "answer", 0, 3)]
    record = Fold(SETUP, stored).record()
    assert (record.log, record.sealed) == ((5, 9, 2), {0: (3,)})


def test_an_undo_forgets_what_was_sealed_and_stays_in_the_log() -> None:
    stored = [entry(1, "answer", 0, 5), entry(2, "answer", 1, 9, (5, 9)), entry(3, "answer", 1, 2),
              entry(4, "undo", 0, 0), entry(5, "answer", 1, 1)]
    record = Fold(SETUP, stored).record()
    assert (record.log, record.sealed) == ((5, 9, ~0), {1: (1,)})


def test_answers_in_lanes_pile_up_and_the_last_one_is_taken_back_first() -> None:
    stored = [entry(1, "answer", 0, 5), entry(2, "answer", 1, 8), entry(3, "answer", 0, 6), entry(4, "retract", 0, 0),
              entry(5, "answer", 0, 7)]
    record = Fold(SETUP, stored).record()
    assert (record.log, record.sealed) == ((), {0: (5, 7), 1: (8,)})
    fold = Fold(SETUP, [*stored, entry(6, "answer", 1, 1, (5, 7, 8, 1))])
    assert (fold.log, fold.sealed, fold.batches) == ([5, 7, 8, 1], {}, [Batch(0, (0, 1), 6)])


def test_the_answer_of_the_first_of_several_is_logged_with_its_place_and_leaves_the_questions_that_stay() -> None:
    stored = [entry(1, "answer", 0, 2, (2,)), entry(2, "answer", 1, 0, (1,), {"kept": [0]})]
    fold = Fold(SETUP, stored)
    assert (fold.log, fold.batches) == ([2, 1], [Batch(0, (0,), 1), Batch(1, (1,), 2)])
    assert (fold.asked, fold.put) == ([1, 2], [1, 2])


def test_a_second_answer_to_one_sealed_question_is_found_when_the_match_is_played() -> None:
    match = new_match(COMET, 2, b"")
    stored = [entry(1, "answer", 0, 0), entry(2, "answer", 0, 0)]
    with pytest.raises(BadRecord, match="sealed answer of seat 0 is impossible"):
        resume(COMET, Fold(SETUP, stored).record(), take_snapshot(match))


@pytest.mark.parametrize(
    "stored",
    [
        [entry(2, "answer", 0, 5)],
        [entry(1, "answer", 0, 5), entry(3, "answer", 1, 5, (5, 5))],
        [entry(1, "answer", 0, 5), entry(2, "answer", 1, 6, (5, 7))],
        [entry(1, "answer", 0, 5), entry(2, "answer", 1, 6, (6,))],
        [entry(1, "retract", 0, 0)],
        [entry(1, "undo", 0, 0)],
        [entry(1, "answer", 0, 5, (5,)), entry(2, "undo", 0, 1)],
        [entry(1, "answer", 0, 5, (5,)), entry(2, "undo", 0, -1)],
        [entry(1, "pass", 0, 0)],
        [entry(1, "answer", 1, 3, (11,))],
        [entry(1, "answer", 0, 5), entry(2, "answer", 1, 3, (7,))],
        [entry(1, "answer", 1, 0, (1,), {"kept": "all"})],
    ],
)
def test_entries_that_contradict_themselves_are_refused(stored: list[Entry]) -> None:
    with pytest.raises(BadRecord) as refusal:
        Fold(SETUP, stored)
    assert refusal.value.key == "error-entry"


def test_an_entry_does_not_print_its_answer() -> None:
    assert "12345" not in repr(entry(1, "answer", 0, 12345, (12345, 4)))


def test_a_match_that_began_mid_game_keeps_its_position(database: str) -> None:
    position = COMET.write(new_match(COMET, 2, b"p").state)

    async def story() -> None:
        async with opened(database) as db:
            await db.write(put_table)
            await db.write(lambda tx: tx.run("UPDATE tables SET position = ?", json.dumps(position)))
            setup = await db.read(lambda tx: matches.load_setup(tx, TABLE))
            assert setup is not None
            assert COMET.write(start(COMET, setup).state) == position
            assert (setup.game, setup.rules, setup.seats, setup.seed) == ("comet", 1, 2, b"seed")
            assert await db.read(lambda tx: matches.load_setup(tx, "nowhere")) is None
            assert await db.read(lambda tx: matches.load_record(tx, "nowhere")) is None

    asyncio.run(story())
