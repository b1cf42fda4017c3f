"""Undo: from anywhere to anywhere it is allowed, and free only where nothing was revealed."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import Chance, Match, Refused, replay
from orrery.core.record import undo_of
from orrery.gauntlet.plan import Case
from orrery.gauntlet.trail import Run, questions_of, some_viewers, stops, trails
from orrery.gauntlet.worlds import Twins, follow, seen, twins

DEALS = 6
"""Deals that are tried for a world that a viewer could not tell from the true one before the answers came."""
FAR = 8
"""So many answers back free undo is tried."""


def test_undo_from_anywhere_to_anywhere(case: Case) -> None:
    trail = trails(case)[0]
    moments = [stop for stop in trail.stops if stop.match.settled()]
    match = trail.match.clone()
    everyone = range(case.seats)
    for later in (None, moments[len(moments) // 2]):
        base = match.clone()
        if later is not None and later.match.inputs:
            base.undo(0, len(later.match.inputs), everyone)
        for stop in [one for one in moments if len(one.match.inputs) < len(base.inputs)]:
            other = base.clone()
            other.undo(case.seats - 1, len(stop.match.inputs), everyone)
            assert (other.state.key(), questions_of(other)) == (stop.key, stop.asked)
            assert other.inputs == stop.match.inputs
    for stop in reversed(moments):
        match.undo(0, len(stop.match.inputs), everyone)
        assert match.state.key() == stop.key
    assert undo_of(match.log[-1])[0] == 0
    again = replay(case.game, match.record())
    assert (again.digest(), again.log) == (match.digest(), match.log)


def test_what_chance_brought_before_an_undo_it_does_not_bring_again(case: Case) -> None:
    everyone = range(case.seats)
    for stop in stops(case, 1 / 8):
        match = stop.take()
        at = len(match.inputs)
        if not match.settled():
            continue
        match.step_all(stop.codes)
        while len(match.inputs) == at:  # in lanes
            match.step_all([match.sample(decision, Chance(b"")) for decision in match.pending])
        used, answers = match.state.chance.clone(), match.inputs[at:]
        match.undo(0, at, everyone)
        digests = set()
        for one in (match.clone(), replay(case.game, match.record()), match):
            one.feed(answers)  # the same once more
            if used.mark() == stop.match.state.chance.mark():
                assert one.state.chance.mark() == used.mark()
            else:
                assert one.state.chance.counter > used.counter
            digests.add((one.digest(), one.state.chance.mark()))
        assert len(digests) == 1


def test_undo_into_a_simultaneous_choice_is_refused(case: Case) -> None:
    for stop in stops(case, 1 / 4):
        match = stop.take()
        match.step_all(stop.codes)
        before = (match.digest(), match.inputs[:], match.log[:])
        for to in range(len(stop.match.inputs) + 1, len(match.inputs)):
            with pytest.raises(Refused, match="inside a simultaneous choice"):
                match.undo(0, to, range(case.seats))
            assert (match.digest(), match.inputs, match.log) == before


def test_free_undo_takes_back_only_what_its_seat_did_without_chance(case: Case) -> None:
    for trail in trails(case):
        for stop in trail.stops:
            at = len(stop.match.inputs)
            free = [(seat, to) for seat in range(case.seats) for to in range(max(0, at - FAR), at)
                    if stop.match.free_undo(seat, to)]
            for seat, to in free:
                clone = stop.take()
                clone.undo(seat, to)
                assert clone.state.chance.mark() == stop.match.state.chance.mark()
                for told in clone.walk(stop.match.inputs[to:]):
                    assert {decision.seat for decision, _ in told} == {seat}
                assert clone.state.key() == stop.key


def test_free_undo_shows_nobody_anything(case: Case) -> None:
    """In a world that a viewer could not tell from the true one before some answers, they leave it so."""
    for trail in trails(case):
        for n, run in enumerate(trail.runs):
            base = trail.match.clone()
            base.undo(run.seat, run.start, range(case.seats))
            for viewer in {run.seat, *some_viewers(base, n)}:
                pair = before(base, viewer)
                if pair is not None:
                    shows_nothing(pair, run, trail.match.inputs)


def before(match: Match[Any], viewer: int) -> Twins | None:
    """The worlds of a viewer at this moment, within a turn too; None if no deal leads here again."""
    begun = match.step_start().inputs
    for deal in range(DEALS):
        pair = twins(match, viewer, b"undo %d %d" % (len(match.inputs), deal))
        if follow(pair, match.inputs[begun:]) and seen(pair.true, viewer) == seen(pair.dealt, viewer):
            return pair
    return None


def shows_nothing(pair: Twins, run: Run, inputs: list[int]) -> None:
    """The answers of a run are possible in both worlds, and show the viewer nothing of which it is."""
    for at in range(run.start, run.end):
        asked = pair.true.pending[0].ask
        place = f"{asked!r} of seat {run.seat} (input {at}, free to undo) shows viewer {pair.viewer} something"
        assert follow(pair, inputs[at : at + 1]), f"{place}: he knows now that it could be answered so"
        assert seen(pair.true, pair.viewer) == seen(pair.dealt, pair.viewer), place
