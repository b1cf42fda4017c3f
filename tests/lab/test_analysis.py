"""Finished matches looked through by a bot."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from orrery import bots, games
from orrery.bots import drive
from orrery.core import Match, new_match
from orrery.lab.analysis import (
    Analysis,
    Found,
    Spot,
    Tape,
    best_event,
    smoothed,
    swings,
    usual_gains,
)
from orrery.words import Kinds, kinds


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    """A match of Race between two good bots, to its end."""
    game = games.load("race")
    played = new_match(game, 2, b"c")
    drive.play(played, [bots.load("heuristic", game)] * 2)
    assert played.over()
    return played


def test_the_end_is_certain_and_the_beginning_is_open(match: Match[Any]) -> None:
    study = Analysis(Tape.of(match), "heuristic", answers=6_000)
    assert study.work(10**9)
    assert study.progress == 1.0
    first, last = study.found.spots[0], study.found.spots[-1]
    winner, = match.result().winners
    assert (first.step, last.step) == (0, study.last)
    assert last.chances() == tuple(float(seat == winner) for seat in range(2))
    assert last.intervals() == ((0.0, 0.0), (1.0, 1.0))[:: 1 if winner else -1]
    assert sum(first.chances()) == pytest.approx(1)
    assert all(low < 0.5 < high for low, high in first.intervals()), "hands of one strength"
    assert study.found.spent <= 6_000 + 6 * len(match.inputs)


def test_the_same_is_found_again_in_one_go_or_in_slices(match: Match[Any]) -> None:
    tape = Tape.of(match)
    whole = Analysis(tape, "heuristic", answers=3_000)
    whole.work(10**9)
    found = Found()
    slices = 0
    while True:
        study = Analysis(tape, "heuristic", found=found, answers=3_000)
        done = study.work(500)
        stored = msgspec.json.encode(study.found)
        found = msgspec.json.decode(stored, type=Found)
        slices += 1
        if done:
            break
    assert slices > 2
    assert found == whole.found
    other = Analysis(tape, "heuristic", seed=1, answers=3_000)
    other.work(10**9)
    assert other.found.spots != whole.found.spots
    assert other.found.spots[-1] == whole.found.spots[-1]


def test_looking_through_a_match_changes_nothing_of_it(match: Match[Any]) -> None:
    before = match.digest()
    study = Analysis(Tape.of(match), "random", answers=500)
    study.work(10**9)
    middle = study.last // 2
    steps = [len(told) for told in Tape.of(match).begin(live=False).walk(match.inputs)]
    assert study.last == len(steps)
    assert study.at(middle).inputs == match.inputs[: sum(steps[:middle])]
    assert study.at(study.last).result().scores == match.result().scores == study.scores()[-1]
    assert match.digest() == before


def test_a_swing_is_more_than_luck_of_the_sample() -> None:
    even = [Spot(step, 40, (20.0, 20.0)) for step in (0, 10)]
    noise = [*even, Spot(20, 40, (24.0, 16.0))]
    assert swings(noise) == []
    moved = [*even, Spot(20, 40, (40.0, 0.0)), Spot(30, 1, (1.0, 0.0))]
    swing, = swings(moved)
    assert (swing.before, swing.after, swing.seat) == (10, 20, 0)
    assert 0.35 < swing.change <= 0.5
    assert swing.changes[1] == pytest.approx(-swing.change)
    assert swings([]) == []


def test_neighbours_help_only_where_nothing_has_happened() -> None:
    spots = [Spot(0, 20, (10.0, 10.0)), Spot(5, 20, (12.0, 8.0)), Spot(9, 20, (20.0, 0.0)), Spot(10, 1, (1.0, 0.0))]
    first, second, third, last = smoothed(spots)
    assert (first.games, first.wins) == (30, (16.0, 14.0))
    assert (second.games, second.wins) == (30, (17.0, 13.0))
    assert third == spots[2]
    assert last == spots[3]


def test_what_moved_the_chances_is_named_by_what_usually_brings_points() -> None:
    told = [[], [{"event": "settles", "seat": 0}, {"event": "draws", "seat": 0}], [{"event": "draws", "seat": 0}]]
    usual = usual_gains([(0, 0), (3, 0), (3, 0)], told)
    assert usual == {"settles": 3.0, "draws": 1.5}
    assert best_event(told[1], 0, usual) == {"event": "settles", "seat": 0}
    # Who did nothing gained by what others did, or by what befell them.
    assert best_event(told[1], 1, usual) == {"event": "draws", "seat": 0}
    assert best_event([{"event": "rolls", "side": "seat 0"}], 1, usual) == {"event": "rolls", "side": "seat 0"}
    assert best_event([], 1, usual) is None


def test_a_swing_is_named_by_what_the_game_calls_telling_and_by_routine_only_if_need_be() -> None:
    fought = {"event": "fought", "winner": "ancient", "loser": "seat 0"}
    ousted, passed = {"event": "ousted", "seat": 0, "other": 1}, {"event": "passed", "seat": 1}
    explored = {"event": "explored", "seat": 0}
    listed = Kinds(frozenset({"round"}), ("fought", "ousted"), frozenset({"passed"}))
    told: list[dict[str, Any]] = [ousted, fought, {"event": "round", "seat": 1}, passed, explored]
    # Whoever was fought, the battle tells why seat 1 gained; it tells more than what was lost in it, and than passing.
    assert best_event(told, 1, {"passed": 9.0}, listed) is fought
    assert best_event([ousted, passed], 1, {}, listed) is ousted
    # Of equals one that speaks of the seat, in whatever field, before those that do not; else the last.
    other = {"event": "fought", "winner": "ancient", "loser": "seat 2"}
    assert best_event([fought, other], 0, {}, listed) is fought
    assert best_event([fought, other], 1, {}, listed) is other
    assert best_event([ousted, {"event": "ousted", "seat": 2, "other": 3}], 1, {}, listed) is ousted
    # Without a telling one, routine names nothing while there is anything else, and a heading never.
    assert best_event([passed, explored], 1, {}, listed) is explored
    assert best_event([passed, {"event": "round", "seat": 1}], 1, {}, listed) is passed
    assert best_event([{"event": "round", "seat": 1}], 1, {}, listed) is None


def test_a_battle_names_what_it_moved() -> None:
    listed = kinds("eclipse")
    lost = {"event": "lost", "side": "seat 0", "ship": "dreadnought", "sector": "301"}
    fought = {"event": "fought", "sector": "301", "winner": "ancient", "loser": "seat 0", "destroyed": 1, "lost": 0}
    passed = [{"event": "passed", "seat": 1}, {"event": "passed", "seat": 0}]
    assert best_event([*passed, lost, fought, {"event": "reputed", "seat": 0, "value": 1}], 1, {}, listed) is fought
    taken = {"event": "ousted", "seat": 1, "sector": "105", "other": 0}
    assert best_event([{"event": "reputed", "seat": 0, "value": 3}, taken], 0, {"reputed": 4.0}, listed) is taken
