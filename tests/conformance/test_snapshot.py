"""Snapshots: a match resumed from one is the match, whatever came before and whatever comes after."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import Chance, Match, Refused, resume, take_snapshot
from tests.conformance.cases import CASES, Case, playing, questions

WRONG = {"snapshot": 99, "rules": -1, "sum": "0" * 16, "inputs": 10_000, "position": {}, "used": "much", "undo": None}


def same(case: Case, one: Match[Any], other: Match[Any]) -> None:
    assert (one.digest(), one.at(), one.sealed, one.inputs, one.log) == (
        other.digest(), other.at(), other.sealed, other.inputs, other.log)
    assert questions(one) == questions(other)
    assert (one.barrier, one.author) == (other.barrier, other.author)
    assert one.state.chance.mark() == other.state.chance.mark()
    for viewer in range(-1, case.seats):
        assert one.view(viewer).document() == other.view(viewer).document()


@pytest.mark.parametrize("name", CASES)
def test_a_match_resumed_from_a_snapshot_is_the_match(name: str) -> None:
    case = CASES[name]
    match = case.match(b"snapshot")
    earlier = take_snapshot(match)
    for _ in playing(match, b"snapshot"):
        if -len(match.inputs) % 10 < len(match.pending):
            for decision in match.pending[:-1]:
                match.submit(decision.seat, decision.decode(next(decision.codes())))
            same(case, resume(case.game, match.record(), take_snapshot(match)), match)
            same(case, resume(case.game, match.record(), earlier), match)
            for seat in list(match.sealed):
                match.retract(seat)
            earlier = take_snapshot(match)
    same(case, resume(case.game, match.record(), take_snapshot(match)), match)


@pytest.mark.parametrize("name", CASES)
def test_an_undo_to_before_the_snapshot_is_played_from_the_beginning(name: str) -> None:
    case = CASES[name]
    match = case.match(b"back")
    for _ in playing(match, b"back"):
        pass
    snapshot = take_snapshot(match)
    resumed = resume(case.game, match.record(), snapshot)
    for to in (len(match.inputs) // 2, case.seats):
        try:
            match.take_back(to)
        except Refused:  # inside a simultaneous choice
            continue
        resumed.take_back(to)
        same(case, resumed, match)
        same(case, resume(case.game, match.record(), snapshot), match)


@pytest.mark.parametrize("field", WRONG)
def test_a_snapshot_that_does_not_fit_is_ignored(field: str) -> None:
    case = CASES["race-2"]
    match = case.match(b"unfit")
    for _ in playing(match, b"unfit"):
        if len(match.inputs) > 60:
            break
    snapshot = take_snapshot(match)
    same(case, resume(case.game, match.record(), {**snapshot, field: WRONG[field]}), match)
    del snapshot[field]
    same(case, resume(case.game, match.record(), snapshot), match)


def test_chance_goes_on_from_any_mark() -> None:
    chance = Chance(b"key")
    for _ in range(50):
        again = Chance.used(b"key", chance.mark())
        assert [again.below(1000) for _ in range(20)] == [chance.clone().below(1000), *[
            one.below(1000) for one in [_ahead(chance, n) for n in range(1, 20)]]]
        chance.below(6)


def _ahead(chance: Chance, n: int) -> Chance:
    other = chance.clone()
    for _ in range(n):
        other.below(1000)
    return other
