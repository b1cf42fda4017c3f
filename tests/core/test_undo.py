"""Undo: free as long as nothing was revealed, by consent beyond, never into the middle of a simultaneous choice."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core import BadRecord, Chance, Flow, Match, Pick, Record, Refused, call, done, lanes, replay
from orrery.core.record import undo_entry
from orrery.server.snapshot import resume, take_snapshot
from tests.core.probe import Notes, match_of, mixed, one_by_one, say, standing, together
from tests.core.staged import staged


def monologue(s: Notes) -> Flow:
    """Seat 0 three times, a die, seat 0 twice more."""
    for n in range(5):
        answer = yield Pick(0, "say", (0, 1, 2))
        say(s, 0, answer)
        if n == 2:
            say(s, 0, s.chance.roll("die", 6))


def free(match: Match[Notes], seat: int) -> list[int]:
    return [to for to in range(len(match.inputs) + 1) if match.free_undo(seat, to)]


def test_a_seat_may_take_back_its_last_answers_freely() -> None:
    match = match_of(monologue, seats=2)
    start = match.digest()
    match.step(1)
    after_one = match.digest()
    match.step(2)
    assert free(match, 0) == [0, 1]
    assert free(match, 1) == []
    match.undo(0, 1)
    assert (match.digest(), match.inputs, match.log) == (after_one, [1], [1, 2, ~1])
    match.undo(0, 0)
    assert (match.digest(), match.inputs, match.log) == (start, [], [1, 2, ~1, ~0])


def test_a_die_is_a_barrier() -> None:
    match = match_of(monologue, seats=2)
    for _ in range(3):
        match.step(0)
    assert free(match, 0) == []
    match.step(0)
    assert free(match, 0) == [3]
    before = standing(match)
    with pytest.raises(Refused, match="Something was revealed since input 2; undoing it needs the consent of seats: 1"):
        match.undo(0, 2)
    assert standing(match) == before
    match.undo(0, 2, consents=[1])
    assert match.inputs == [0, 0]


def test_an_answer_of_another_seat_is_a_barrier() -> None:
    match = match_of(one_by_one)
    match.step(0)
    match.step(1)
    assert (free(match, 0), free(match, 1), free(match, 2)) == ([], [1], [])
    with pytest.raises(Refused, match="needs the consent of seats: 1, 2"):
        match.undo(0, 0)
    with pytest.raises(Refused, match="needs the consent of seats: 2"):
        match.undo(0, 0, consents=[0, 1])
    match.undo(0, 0, consents=(2, 1))
    assert match.inputs == []


def test_a_simultaneous_choice_is_a_barrier_and_has_no_middle() -> None:
    match = match_of(mixed)
    for codes in ([0], [1], [0, 1, 2]):
        match.step_all(codes)
    assert [free(match, seat) for seat in range(3)] == [[], [], []]
    before = standing(match)
    for to in (3, 4):
        with pytest.raises(Refused, match="This lies inside a simultaneous choice; go back to its start"):
            match.undo(1, to, consents=(0, 2))
        assert standing(match) == before
    match.undo(1, 2, consents=(0, 2))
    assert match.waiting() == [0, 1, 2]


def test_undo_while_some_have_sealed_drops_what_was_sealed() -> None:
    match = match_of(mixed)
    match.step(0)
    match.step(1)
    match.submit(2, "c")
    assert free(match, 0) == [0, 1]
    match.undo(0, 1)
    assert (match.sealed, match.inputs, match.waiting()) == ({}, [0], [0])


def test_undo_one_by_one_is_as_free_as_all_at_once() -> None:
    """Seat 0 alone answers in three turns: a boundary between turns reveals nothing."""
    def rules(s: Notes) -> Flow:
        answer = yield Pick(0, "say", (0, 1, 2))
        say(s, 0, answer)

    match = match_of(rules, seats=2, turns=3)
    for _ in range(3):
        match.step(1)
    for to in (2, 1, 0):
        assert free(match, 0) == list(range(to + 1))
        match.undo(0, to)
    assert match.state.said == []


def test_free_undo_after_an_undo_by_consent_is_not_wider_than_before() -> None:
    match = match_of(one_by_one, turns=2)
    for _ in range(4):
        match.step(0)
    match.undo(0, 1, consents=(1, 2))
    assert [free(match, seat) for seat in range(3)] == [[0], [], []]
    match.undo(0, 0)
    assert [free(match, seat) for seat in range(-1, 3)] == [[], [], [], []]


@pytest.mark.parametrize(
    ("seat", "to", "sentence"),
    [
        (0, 2, "Cannot undo to input 2; expected 0 to 1"),
        (0, -1, "Cannot undo to input -1; expected 0 to 1"),
        (-1, 0, "There is no seat -1; expected 0 to 2"),
        (3, 0, "There is no seat 3; expected 0 to 2"),
    ],
)
def test_undo_to_nowhere_or_by_nobody(seat: int, to: int, sentence: str) -> None:
    match = match_of(one_by_one)
    match.step(0)
    match.step(0)
    before = standing(match)
    with pytest.raises(Refused, match=sentence):
        match.undo(seat, to, consents=(0, 1, 2))
    assert standing(match) == before


def test_nothing_to_undo() -> None:
    with pytest.raises(Refused, match="there is nothing to undo"):
        match_of(one_by_one).undo(0, 0)


def test_events_of_what_was_undone_are_gone() -> None:
    match = match_of(one_by_one, events=True, turns=2)
    for code in (0, 1, 2, 0):
        match.step(code)
    match.undo(1, 1, consents=(0, 2))
    match.step(2)
    assert [event.args for event in match.state.events or ()] == [(0, 0), (1, 2)]


@pytest.mark.parametrize("live", [True, False])
def test_undo_does_not_begin_to_tell_events(live: bool) -> None:
    match = match_of(one_by_one, turns=2, live=live)
    for _ in range(4):
        match.step(0)
    match.undo(0, 1, consents=(1, 2))
    assert match.state.events is None
    assert match.state.said == [(0, 0)]


def test_a_finished_match_can_be_undone_by_consent() -> None:
    match = match_of(together)
    match.step_all([0, 1, 2])
    assert match.over()
    match.undo(2, 0, consents=(0, 1))
    assert match.waiting() == [0, 1, 2]


def test_undo_in_a_clone_leaves_the_match_alone() -> None:
    match = match_of(mixed, turns=2)
    while match.pending:
        match.step_all([1] * len(match.pending))
    before = standing(match)
    clone = match.clone()
    clone.undo(0, 1, consents=(1, 2))
    clone.step(2)
    assert clone.inputs == [1, 2]
    assert standing(match) == before


def test_undo_reaches_back_over_hundreds_of_turns() -> None:
    match = match_of(mixed, turns=200)
    digests = {}
    while match.pending:
        digests[len(match.inputs)] = match.digest()
        match.step_all([len(match.inputs) % 3] * len(match.pending))
    assert len(match.inputs) == 1200
    for to in sorted(digests, reverse=True)[::7]:
        match.undo(0, to, consents=(1, 2))
        assert match.digest() == digests[to]
        assert len(match.inputs) == to


@given(st.lists(st.one_of(st.integers(0, 2), st.integers(-30, -1)), max_size=40))
def test_any_mixture_of_answers_and_undos_replays(moves: list[int]) -> None:
    match = match_of(mixed, turns=3, events=True)
    digests = {0: match.digest()}
    for move in moves:
        if move >= 0 and match.pending:
            match.step_all([move] * len(match.pending))
            digests[len(match.inputs)] = match.digest()
        elif ~move in digests and ~move < len(match.inputs):
            match.undo(0, ~move, consents=(1, 2))
            assert match.digest() == digests[~move]
            digests = {at: digest for at, digest in digests.items() if at <= ~move}
    record = Record.from_bytes(match.record().to_bytes())
    again = replay(match.game, record, events=True)
    assert standing(again) == (*standing(match)[:4], again.pending, *standing(match)[5:])
    assert replay(match.game, record, live=False).digest() == match.digest()


def dice(s: Notes) -> Flow:
    """A word, and two words with a die after each."""
    answer = yield Pick(0, "say", (0, 1, 2))
    say(s, 0, answer)
    for _ in range(2):
        answer = yield Pick(0, "say", (0, 1, 2))
        say(s, answer, s.chance.roll("die", 10**9))


def rolled(match: Match[Notes]) -> list[int]:
    return rolled_at(match.state)


def rolled_at(state: Notes) -> list[int]:
    return [what for _, what in state.said if what > 2]


def test_a_die_that_an_undo_took_back_does_not_come_again() -> None:
    match = match_of(dice, seats=1)
    seen: set[int] = set()
    for turn in range(4):
        while match.pending:
            match.step(0)
        seen.update(rolled(match))
        assert len(seen) == 2 + turn, "the first die stands, the second is another each time"
        match.undo(0, 2)
    match.undo(0, 1)
    match.undo(0, 0)  # in three steps too: what was seen stays behind
    match.step(0)
    assert free(match, 0) == [0], "no die was rolled yet"
    while match.pending:
        match.step(0)
    assert not seen & set(rolled(match))


def test_an_undo_that_crosses_no_die_changes_nothing_of_the_next_one() -> None:
    straight, back = match_of(dice, seats=1), match_of(dice, seats=1)
    back.step(2)
    back.undo(0, 0)
    assert back.log == [2, ~0]
    for match in (straight, back):
        while match.pending:
            match.step(0)
    assert rolled(straight) == rolled(back)


def test_a_die_after_lanes_does_not_come_again_either() -> None:
    def begin(s: Notes) -> None:
        done(s)
        call(s, 2)
        lanes(s, (0, 1), 1)

    def sheet(s: Notes, seat: int) -> Flow:
        answer = yield Pick(seat, "say", (0, 1, 2))
        say(s, seat, answer)
        done(s)

    def roll(s: Notes) -> None:
        say(s, 0, s.chance.roll("die", 10**9))
        done(s)

    match = staged(begin, sheet, roll, seats=2)
    seen = set()
    for _ in range(3):
        clone = match.clone()
        for one in (match, clone):
            one.submit(1, "1")
            one.clone().submit(0, "2")
            one.submit(0, "2")
        assert rolled(clone) == rolled(match)
        seen.update(rolled(match))
        match.undo(0, 0, consents=[1])
    assert len(seen) == 3


def test_a_record_from_before_dice_came_anew_replays_as_it_was_played() -> None:
    match = match_of(dice, seats=1)
    first = replay(match.game, Record(match.setup, [0, 1, 2], {}))
    again = replay(match.game, Record(match.setup, [0, 1, 2, ~1, 1, 2], {}))
    assert rolled(again) == rolled(first)
    assert again.log == [0, 1, 2, ~1, 1, 2]


def test_a_block_of_chance_that_cannot_be_is_refused() -> None:
    match = match_of(dice, seats=1)
    record = Record.from_bytes(Record(match.setup, [0, 1, undo_entry(1, 1 << 70)], {}).to_bytes())
    with pytest.raises(BadRecord, match="Entry 2 of the record takes the match back to input 1, which is impossible"):
        replay(match.game, record)


@given(st.lists(st.one_of(st.integers(0, 2), st.integers(-8, -1)), max_size=30))
def test_no_die_comes_twice_and_every_way_to_the_position_knows_that(moves: list[int]) -> None:
    match = match_of(dice, seats=1, turns=3)
    said: list[list[int]] = [[]]
    seen: set[int] = set()
    for move in moves:
        if move >= 0 and match.pending:
            match.step(move)
            new = rolled(match)[len(said[-1]) :]
            assert not seen & set(new)
            seen.update(new)
            said.append(rolled(match))
        elif move < 0 and ~move < len(match.inputs):
            match.undo(0, ~move)
            del said[~move + 1 :]
        assert rolled(match) == said[-1]
        record = Record.from_bytes(match.record().to_bytes())
        others = [match.clone(), replay(match.game, record), resume(match.game, record, take_snapshot(match))]
        answered, outcomes = match.since(match.step_start())
        assert [code for _, code in answered] == match.inputs[match.step_start().inputs :]
        assert [one[-1] for one in outcomes] == rolled(match)[len(rolled_at(match.step_start().state)) :]
        for other in others:
            assert other.digest() == match.digest()
            if other.pending:
                other.play_out([Chance(b"")], len(match.inputs) + 3)
        assert len({other.digest() for other in others}) == 1
        step_by_step = match.clone()
        step_by_step.feed(others[0].inputs[len(match.inputs) :])
        assert step_by_step.digest() == others[0].digest()


def test_an_answer_from_before_an_undo_is_stale_after_it() -> None:
    match = match_of(mixed)
    match.step(0)
    seen = match.view(0).at
    match.undo(0, 0)
    match.submit(0, "a")
    assert len(match.inputs) == seen == 1
    with pytest.raises(Refused, match="This answers input 1, but the match is at input 3"):
        match.submit(0, "b", at=seen)
    match.submit(0, "b", at=match.view(0).at)
