"""Undo: from anywhere to anywhere it is allowed, and free only where nothing was revealed."""

from __future__ import annotations

import pytest

from orrery.core import Refused, replay
from tests.conformance.cases import CASES, LONG, playing, questions


@pytest.mark.parametrize("name", CASES)
def test_undo_from_anywhere_to_anywhere(name: str) -> None:
    case = CASES[name]
    match = case.match(b"undo")
    digests: dict[int, str] = {}
    asked: dict[int, object] = {}
    everyone = range(case.seats)
    for _ in playing(match, b"undo"):
        digests[len(match.inputs)] = match.digest()
        asked[len(match.inputs)] = questions(match)
    places = list(digests)
    end, final = len(match.inputs), match.digest()
    tried = 40 if end <= LONG else 8
    for start in (end, places[-2], places[len(places) // 2], places[3]):
        base = match.clone()
        if start < end:
            base.undo(0, start, everyone)
        for to in [place for place in places if place < start][:: max(1, len(places) // tried)]:
            other = base.clone()
            other.undo(case.seats - 1, to, everyone)
            assert (other.digest(), questions(other)) == (digests[to], asked[to])
            assert other.inputs == match.inputs[:to]
    for to in reversed(places):
        match.undo(0, to, everyone)
        assert match.digest() == digests[to]
    assert match.log[-1] == ~0
    again = replay(case.game, match.record())
    assert (again.digest(), again.log) == (match.digest(), match.log)
    for codes in playing(again, b"undo"):
        assert digests[len(again.inputs)] == again.digest()
        assert codes is not None
    assert again.digest() == final


@pytest.mark.parametrize("name", CASES)
def test_undo_into_a_simultaneous_choice_is_refused(name: str) -> None:
    case = CASES[name]
    match = case.match(b"middle")
    middles: list[int] = []
    for codes in playing(match, b"middle"):
        middles += [len(match.inputs) + n for n in range(1, len(codes))]
        if len(match.inputs) > 60:
            break
    before = (match.digest(), match.inputs[:], match.log[:])
    for to in [place for place in middles if place < len(match.inputs)]:
        with pytest.raises(Refused, match="inside a simultaneous choice"):
            match.undo(0, to, range(case.seats))
        assert (match.digest(), match.inputs, match.log) == before


@pytest.mark.parametrize("name", CASES)
def test_free_undo_takes_back_only_what_its_seat_did_without_chance(name: str) -> None:
    case = CASES[name]
    match = case.match(b"free")
    history: list[tuple[int, int, str]] = []  # for each input: who gave it, chance used before it, the position
    begin = 0  # inputs made before those in the history
    for codes in playing(match, b"free"):
        at = len(match.inputs)
        if begin + len(history) < at:
            begin, history = at, []
        for seat in range(case.seats):
            for to in range(max(begin, at - 8), at):
                if match.free_undo(seat, to):
                    assert {who for who, _, _ in history[to - begin :]} == {seat}
                    assert history[to - begin][1] == match.state.chance.mark()
                    clone = match.clone()
                    clone.undo(seat, to)
                    assert clone.digest() == history[to - begin][2]
        history += [(one.seat, match.state.chance.mark(), match.digest()) for one in match.pending]
        assert begin + len(history) == at + len(codes)
