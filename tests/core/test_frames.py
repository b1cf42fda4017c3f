"""Frames, lanes, first answers, what may be done at any time, and what is shown without chance."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orrery.bots import drive
from orrery.core import (
    NONE,
    SPECTATOR,
    BadPosition,
    BadRecord,
    First,
    Flow,
    Match,
    Pick,
    Record,
    Refused,
    Setup,
    call,
    done,
    lanes,
    new_match,
    replay,
    reveal,
)
from orrery.core.position import from_position, write_position
from orrery.server.snapshot import resume, take_snapshot
from tests.core.probe import Notes, say
from tests.core.staged import Staged, asked, give, staged
from tests.tiny import DEPTH, SALVAGE, blocks

# -- frames ----------------------------------------------------------------------------------------------------------


def ask_one(s: Notes, seat: int, depth: int) -> Flow:
    answer = yield Pick(seat, "go-on", (0, 1))
    done(s)
    say(s, seat, answer)
    if answer:
        call(s, 1, (seat + 1) % s.seats, depth + 1)


def begin(s: Notes) -> None:
    if s.said:
        done(s)
    else:
        call(s, 1, 0, 0)


def test_a_step_is_played_until_it_is_done_and_what_it_called_comes_first() -> None:
    match = staged(begin, ask_one)
    assert match.state.frames == ((0,), (1, 0, 0))
    give(match, 1)
    assert match.state.frames == ((0,), (1, 1, 1))
    give(match, 0)
    assert match.over()
    assert match.state.said == [(0, 1), (1, 0)]


def test_a_clone_costs_no_replay_however_deep_the_match_is() -> None:
    match = staged(begin, ask_one)
    for _ in range(300):
        give(match, 1)
        assert match.step_start().inputs == len(match.inputs), "every question stands at a boundary"
    clone = match.clone()
    assert clone.state.frames == match.state.frames == ((0,), (1, 0, 300))


def test_frames_of_a_document_are_checked() -> None:
    game = Staged((begin, ask_one))
    document = {"turn": 0, "said": [], "secrets": [7, 7], "frames": [["step-1", 1, 0]]}
    assert game.read(document, new_match(game, 2, b"").state.chance).frames == ((1, 1, 0),)
    wrongs: list[Any] = [[["step-9"]], [[]], [["step-1", "x"]], ["step-1"]]
    for wrong in wrongs:
        with pytest.raises(BadPosition, match="expected steps with their numbers"):
            game.read(document | {"frames": wrong}, new_match(game, 2, b"").state.chance)


# -- lanes -----------------------------------------------------------------------------------------------------------


def open_lanes(s: Notes) -> None:
    done(s)
    lanes(s, (2, 0), 1)


def sheet(s: Notes, seat: int) -> Flow:
    """A secret, counted up as often as its seat likes."""
    answer = yield Pick(seat, "count", (1, 2, NONE))
    if answer == NONE:
        done(s)
        say(s, seat, s.secrets[seat])
    else:
        s.secrets[seat] += answer


def side_by_side() -> Match[Notes]:
    return staged(open_lanes, sheet)


def test_each_seat_goes_at_its_own_pace_and_sees_its_own_draft_only() -> None:
    match = side_by_side()
    assert match.waiting() == [2, 0]
    match.submit(0, "count:1")
    match.submit(0, "count:2")
    assert match.view(0).zones["secrets"] == [10, 0, 0]
    assert match.view(0).draft == ["count:1", "count:2"]
    assert match.view(2).zones["secrets"] == [0, 0, 7]
    assert match.view(2).draft == []
    assert match.state.secrets == [7, 7, 7]
    for viewer in (SPECTATOR, 1):
        assert match.view(viewer).zones["frames"] == [["step-1", 0], ["step-1", 2], ["lanes", 2]]
    match.submit(0, "count:pass")
    assert match.waiting() == [2]
    assert match.view(0).sealed == "count:pass"
    assert match.view(0).result is None
    with pytest.raises(Refused, match="Seat 0 has already answered; waiting for: 2"):
        match.submit(0, "count:1")
    match.submit(2, "count:pass")
    assert match.over()
    assert match.state.said == [(2, 7), (0, 10)], "in the order of the record, not of the answers"
    assert match.inputs == [2, 0, 1, 2]
    assert match.view(0, search=True).since == [-1, 0, 1, 2], "each knows its own sheet"


def test_a_seat_takes_back_inside_its_own_lane_as_long_as_others_are_awaited() -> None:
    match = side_by_side()
    match.submit(0, "count:2")
    match.submit(0, "count:pass")
    match.retract(0)
    match.retract(0)
    assert match.view(0).zones["secrets"] == [7, 0, 0]
    with pytest.raises(Refused, match="Seat 0 has no sealed answer to take back"):
        match.retract(0)


def test_what_may_be_done_beside_a_question_may_be_done_in_a_lane() -> None:
    match = staged(open_lanes, sheet, beside=lambda s, decision: [8])
    match.submit(2, "count:8")
    match.submit(2, "count:pass")
    match.submit(0, "count:pass")
    assert match.state.said == [(2, "beside 8"), (2, 7), (0, 7)]


def test_nobody_undoes_into_the_middle_of_lanes() -> None:
    def after(s: Notes) -> Flow:
        yield Pick(1, "end", (0,))
        done(s)

    def first(s: Notes) -> None:
        done(s)
        call(s, 2)
        lanes(s, (2, 0), 1)

    match = staged(first, sheet, after)
    match.feed([2, 0, 1, 2])
    assert asked(match) == [(1, "end", (0,))]
    for to in (1, 2, 3):
        with pytest.raises(Refused, match="inside a simultaneous choice"):
            match.undo(1, to, (0, 2))
    match.undo(1, 0, (0, 2))
    assert match.waiting() == [2, 0]


def test_open_lanes_are_kept_in_records_snapshots_and_clones() -> None:
    match = side_by_side()
    match.submit(0, "count:2")
    match.submit(0, "count:1")
    record = Record.from_bytes(match.record().to_bytes())
    assert record.sealed == {0: (1, 0)}
    for again in (replay(match.game, record), match.clone(), resume(match.game, record, take_snapshot(match))):
        assert again.view(0).zones == match.view(0).zones
        assert again.waiting() == [2, 0]
        again.submit(0, "count:pass")
        again.submit(2, "count:pass")
        assert again.state.said == [(2, 7), (0, 10)]


def test_a_lane_uses_no_chance() -> None:
    def rolling(s: Notes, seat: int) -> Flow:
        yield Pick(seat, "roll", (0,))
        s.chance.roll("die", 6)

    match = staged(open_lanes, rolling)
    with pytest.raises(AssertionError, match="a lane may use no chance"):
        match.submit(0, "roll:0")


def test_what_a_lane_shows_is_a_barrier_for_everybody() -> None:
    def first(s: Notes) -> Flow:
        yield Pick(1, "go", (0,))
        done(s)
        lanes(s, (0, 2), 1)

    def looking(s: Notes, seat: int) -> Flow:
        if (yield Pick(seat, "look", (1, NONE))) == NONE:
            done(s)
        else:
            reveal(s)

    def shown_at_once(s: Notes, seat: int) -> Flow:
        reveal(s)
        yield Pick(seat, "look", (NONE,))
        done(s)

    match = staged(first, looking)
    match.submit(1, "go:0")
    assert match.free_undo(1, 0)
    match.submit(0, "look:1")
    assert not match.free_undo(1, 0)
    with pytest.raises(Refused, match="cannot be unseen"):
        match.retract(0)
    assert not match.clone().free_undo(1, 0)
    match.submit(0, "look:pass")
    match.retract(0)
    match.undo(2, 0, (0, 1))
    assert asked(match) == [(1, "go", (0,))]

    match = staged(first, shown_at_once)
    match.submit(1, "go:0")
    assert not match.free_undo(1, 0)


def test_bulk_replay_comes_to_the_same_at_every_input() -> None:
    def first(s: Notes) -> Flow:
        yield Pick(1, "go", (0, 1))
        done(s)
        lanes(s, (0, 2), 1)

    own = staged(first, sheet)
    own.feed([1, 0, 2, 1, 2])
    records = [own.record()]
    for seats in (1, 3):
        match = new_match(SALVAGE, seats, b"bulk")
        drive.play_random(match)
        records.append(match.record())
    for game, record in zip((own.game, SALVAGE, SALVAGE), records, strict=True):
        for to in range(len(record.log) + 1):
            live, bulk = (replay(game, record, to, live=live) for live in (True, False))
            assert asked(live) == asked(bulk)
            assert (live.inputs, live.given(), live.digest()) == (bulk.inputs, bulk.given(), bulk.digest())
    with pytest.raises(BadRecord, match="Input 1 of the record is impossible"):
        replay(own.game, Record(own.setup, (1, 7), {}), live=False)
    with pytest.raises(BadRecord, match="over at input 5"):
        replay(own.game, Record(own.setup, (1, 0, 2, 1, 2, 0), {}), live=False)


# -- the first answer ------------------------------------------------------------------------------------------------


def bidding(s: Notes) -> Flow:
    who, answer = yield First((Pick(0, "think", (0, 1)), *[Pick(seat, "offer", (5, NONE)) for seat in (1, 2)]))
    say(s, who, answer)
    if who == 0:
        done(s)


def test_the_match_goes_on_with_the_first_answer_of_anybody() -> None:
    match = staged(bidding)
    assert (match.waiting(), match.invited()) == ([0], [1, 2])
    assert match.view(2).invited
    assert not match.view(0).invited
    match.submit(2, "offer:5")
    match.submit(0, "think:1")
    assert match.over()
    assert match.state.said == [(2, 5), (0, 1)]
    assert match.inputs == [0 * 3 + 2, 1 * 3 + 0]
    assert replay(match.game, Record.from_bytes(match.record().to_bytes())).state.key() == match.state.key()


def test_who_is_alone_is_first() -> None:
    def alone(s: Notes) -> Flow:
        who, answer = yield First((Pick(0, "think", (0, 1)),))
        say(s, who, answer)
        done(s)

    match = staged(alone, seats=1)
    match.step(1)
    assert match.state.said == [(0, 1)]
    match = new_match(SALVAGE, 1, b"alone")
    while not match.invited() and match.pending[0].ask != "act":
        match.step_all([match.pending[0].nothing() or 0])
    match.step(0)


def test_an_invitation_is_declined_by_leaving_it() -> None:
    match = staged(bidding)
    with pytest.raises(Refused, match="may answer 'offer' and need not"):
        match.submit(1, "offer:pass")
    give(match, 1, NONE, NONE)
    assert match.state.said == [(0, 1)], "where all are asked for an answer, nothing is none"


def test_an_offer_is_a_barrier_for_the_one_who_thinks_and_free_for_the_one_who_made_it() -> None:
    match = staged(bidding)
    match.submit(1, "offer:5")
    assert match.free_undo(1, 0)
    assert not match.free_undo(0, 0)


# -- at any time -----------------------------------------------------------------------------------------------------


def counting(s: Notes) -> Flow:
    answer = yield Pick(0, "count", (0, 1))
    say(s, 0, answer)
    if len(s.said) > 2:
        done(s)


def test_what_may_be_done_beside_a_question_comes_after_its_options_and_leads_back_to_it() -> None:
    match = staged(counting, beside=lambda s, decision: [8, 9])
    assert asked(match) == [(0, "count", (0, 1, 8, 9))]
    match.submit(0, "count:9")
    assert asked(match) == [(0, "count", (0, 1, 8, 9))]
    match.submit(0, "count:1")
    match.submit(0, "count:8")
    match.submit(0, "count:0")
    assert match.state.said == [(0, "beside 9"), (0, 1), (0, "beside 8"), (0, 0)]
    again = replay(match.game, Record.from_bytes(match.record().to_bytes()), live=False)
    assert again.state.said == match.state.said


# -- shown -----------------------------------------------------------------------------------------------------------


def test_what_was_shown_is_a_barrier() -> None:
    def peeking(s: Notes) -> Flow:
        answer = yield Pick(0, "peek", (0, 1))
        say(s, 0, answer)
        if answer:
            reveal(s)
        if len(s.said) == 3:
            done(s)

    match = staged(peeking)
    give(match, 0)
    assert match.free_undo(0, 0)
    give(match, 1)
    assert not match.free_undo(0, 1)
    with pytest.raises(Refused, match="Something was revealed since input 1"):
        match.undo(0, 1)
    match.undo(0, 1, (1, 2))
    give(match, 0)
    assert match.free_undo(0, 1)


# -- positions in the middle of a step -------------------------------------------------------------------------------


def test_a_position_in_the_middle_of_a_step_has_the_answers_and_outcomes_since_its_start() -> None:
    def two_questions(s: Notes) -> Flow:
        first = yield Pick(0, "first", (0, 1))
        say(s, 0, first)
        say(s, 0, s.chance.roll("die", 6))
        second = yield Pick(1, "second", (0, 1))
        say(s, 1, second)
        done(s)

    match = staged(two_questions)
    give(match, 1)
    text = write_position(match)
    for seed in (b"one", b"two"):
        again = from_position(match.game, text, seed)
        assert again.state.said == match.state.said
        assert asked(again) == asked(match)
        give(again, 0)
        record = Record.from_bytes(again.record().to_bytes())
        assert replay(match.game, record).state.said == again.state.said
    with pytest.raises(BadPosition, match="expected an answer to 0 first, found '0 third:1'"):
        from_position(match.game, text.replace("first:1", "third:1"), b"")
    with pytest.raises(BadPosition, match="since: 'first:7' does not answer"):
        from_position(match.game, text.replace("first:1", "first:7"), b"")
    bare = from_position(match.game, text.replace("0 first:1", "first:1"), b"")
    assert bare.state.said == match.state.said, "whoever writes one by hand may leave the seat out"


def test_a_position_after_the_first_answer_knows_whose_it_was() -> None:
    def bid_and_deal(s: Notes) -> Flow:
        yield from bidding(s)
        yield Pick(0, "deal", (0, 1))

    match = staged(bid_and_deal)
    match.submit(2, "offer:5")
    again = from_position(match.game, write_position(match), b"")
    assert again.state.said == [(2, 5)]
    assert asked(again) == [(0, "deal", (0, 1))]


@pytest.mark.parametrize("since", [[], {"answers": "first:1"}, {"chance": [["die", 0]]}])
def test_a_record_from_a_damaged_position_is_refused(since: object) -> None:
    match = staged(bidding)
    setup = Setup("probe", 1, 3, b"", {}, json.loads(write_position(match)) | {"since": since})
    with pytest.raises(BadRecord, match="since: expected"):
        replay(match.game, Record(setup, (), {}))


@pytest.mark.parametrize("frames", [
    [["lanes", 1]], [["step-0"], ["lanes", 2]], [["step-0"], ["lanes", 0]], [["step-0"], ["lanes"]],
    [["step-0"], ["lanes", 1], ["step-0"]], [["nothing"]], [[0]], ["step-0"],
])
def test_frames_that_cannot_be_are_refused(frames: list[Any]) -> None:
    match = staged(bidding)
    with pytest.raises(BadPosition, match="frames: expected"):
        from_position(match.game, json.loads(write_position(match)) | {"frames": frames}, b"")


@pytest.mark.parametrize("frames", [
    [["turn", 0]],
    [["round"], ["deal", 0, 1]],
    [["round"], ["turn", 2]],
    [["round"], ["turn", 0], ["deal", 0, 0]],
    [["round"], ["dig", 0], ["veto", 0, 0, 0, 0]],
    [["round"], ["shop", 1], ["shop", 0], ["lanes", 1]],
])
def test_salvage_refuses_a_stack_that_cannot_be_played(frames: list[Any]) -> None:
    with pytest.raises(BadPosition, match="no position of Salvage"):
        from_position(SALVAGE, {"hands": [[], []], "round": 1, "frames": frames}, b"")


# -- all of it -------------------------------------------------------------------------------------------------------


def test_the_game_of_the_document_uses_all_of_it_in_less_than_170_lines() -> None:
    source = blocks("python", DEPTH)[0]
    assert len([line for line in source.splitlines() if line]) < 170
    for word in ("First(", "Window(", "lanes(", "cancel(", "reveal(", "def beside", "call(s"):
        assert word in source
    assert SALVAGE.least_seats == 1
