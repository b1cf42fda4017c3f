"""Snapshots: a match resumed from one is the match, whatever came before and whatever comes after."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import Match, Refused
from orrery.gauntlet.plan import Case
from orrery.gauntlet.trail import questions_of, seal_some, trails
from orrery.server.snapshot import resume, take_snapshot

WRONG = {"snapshot": 99, "rules": -1, "sum": "0" * 16, "inputs": 10_000, "position": {}, "used": "much", "undo": None}


def same(case: Case, one: Match[Any], other: Match[Any]) -> None:
    assert (one.digest(), one.at(), one.given(), one.inputs, one.log) == (
        other.digest(), other.at(), other.given(), other.inputs, other.log)
    assert questions_of(one) == questions_of(other)
    assert (one.barrier, one.author) == (other.barrier, other.author)
    assert one.state.chance.mark() == other.state.chance.mark()
    for viewer in range(-1, case.seats):
        assert one.view(viewer).document() == other.view(viewer).document()


def test_a_match_resumed_from_a_snapshot_is_the_match(case: Case) -> None:
    for trail in trails(case):
        earlier = take_snapshot(trail.stops[0].match)
        for stop in trail.stops[::4]:
            match = stop.take()
            seal_some(match)
            same(case, resume(case.game, match.record(), take_snapshot(match)), match)
            same(case, resume(case.game, match.record(), earlier), match)
            earlier = take_snapshot(stop.match)
        same(case, resume(case.game, trail.match.record(), take_snapshot(trail.match)), trail.match)


def test_an_undo_to_before_the_snapshot_is_played_from_the_beginning(case: Case) -> None:
    match = trails(case)[0].match.clone()
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
def test_a_snapshot_that_does_not_fit_is_ignored(plan: list[Case], field: str) -> None:
    case = plan[0]
    stops_of_it = trails(case)[0].stops
    match = stops_of_it[len(stops_of_it) // 2].take()
    snapshot = take_snapshot(match)
    same(case, resume(case.game, match.record(), {**snapshot, field: WRONG[field]}), match)
    del snapshot[field]
    same(case, resume(case.game, match.record(), snapshot), match)
