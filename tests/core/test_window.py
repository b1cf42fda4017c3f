"""Windows: asked in order, round and round, until all have passed in a row; nested to any depth."""

from __future__ import annotations

from orrery.core import NONE, Flow, Match, Pick, window
from tests.core.probe import Notes, match_of, say


def answer(match: Match[Notes], *answers: int) -> list[int]:
    """Answer one question after the other; returns the seats that were asked."""
    asked = []
    for value in answers:
        decision = match.pending[0]
        asked.append(decision.seat)
        match.step(decision.encode(value))
    return asked


def nothing_more(s: Notes, seat: int, option: int) -> Flow:
    say(s, seat, option)
    yield ()


def always(s: Notes, seat: int) -> tuple[int, ...]:
    return (0, 1)


def after_you(s: Notes) -> Flow:
    yield from window(s, "respond", (2, 0, 1), always, nothing_more)


def test_everyone_is_asked_in_order_and_one_round_of_passes_closes_it() -> None:
    match = match_of(after_you)
    assert match.pending[0].options == (0, 1, NONE)
    assert answer(match, NONE, NONE, NONE) == [2, 0, 1]
    assert match.over()
    assert match.state.said == []


def test_a_response_starts_the_count_of_passes_anew() -> None:
    match = match_of(after_you)
    assert answer(match, NONE, NONE, 1, NONE, NONE) == [2, 0, 1, 2, 0]
    assert not match.over(), "seat 1 may respond again"
    assert answer(match, 0, NONE, NONE, NONE) == [1, 2, 0, 1]
    assert match.over()
    assert match.state.said == [(1, 1), (1, 0)]


def only_seat_one(s: Notes, seat: int) -> tuple[int, ...]:
    return (0,) if seat == 1 and not s.said else ()


def with_cards_only(s: Notes) -> Flow:
    yield from window(s, "respond", range(s.seats), only_seat_one, nothing_more)


def test_those_with_nothing_to_play_are_skipped() -> None:
    match = match_of(with_cards_only)
    assert answer(match, 0) == [1]
    assert match.over()


def test_where_everyone_is_asked_silence_betrays_nothing() -> None:
    def rules(s: Notes) -> Flow:
        s.ask_everyone = True
        yield from with_cards_only(s)

    match = match_of(rules)
    assert match.pending[0].options == (NONE,)
    assert answer(match, NONE, 0, NONE, NONE, NONE) == [0, 1, 2, 0, 1]
    assert match.over()


def test_a_window_for_nobody_is_closed_at_once() -> None:
    assert match_of(lambda s: window(s, "respond", (), always, nothing_more)).over()


def test_it_says_what_it_is_about() -> None:
    match = match_of(lambda s: window(s, "respond", (0,), always, nothing_more, about=(5, 6)))
    assert match.pending[0].about == (5, 6)
    assert match.pending[0].ask == "respond"


def others(s: Notes, seat: int) -> tuple[int, ...]:
    """Each seat has one card, numbered as the seat."""
    return () if any(who == seat for who, _ in s.said) else (seat,)


def cancellable(s: Notes, seat: int, option: int) -> Flow:
    """Playing a card opens a window of its own, one level deeper, in which the others may play against it."""
    say(s, seat, "plays")
    depth = len(s.said)
    following = tuple((seat + i) % s.seats for i in range(1, s.seats))
    yield from window(s, f"against-{depth}", following, others, cancellable)
    say(s, seat, f"done-{depth}")


def test_windows_nest_and_close_inside_out() -> None:
    match = match_of(lambda s: window(s, "respond", range(s.seats), others, cancellable), seats=4)
    asked = []
    while match.pending:
        decision = match.pending[0]
        asked.append((decision.seat, decision.ask))
        match.step(0)
    assert asked == [(0, "respond"), (1, "against-1"), (2, "against-2"), (3, "against-3")]
    assert match.state.said == [
        (0, "plays"), (1, "plays"), (2, "plays"), (3, "plays"),
        (3, "done-4"), (2, "done-3"), (1, "done-2"), (0, "done-1"),
    ]


def test_a_deep_window_closes_when_all_pass_and_the_outer_one_goes_on() -> None:
    match = match_of(lambda s: window(s, "respond", range(s.seats), others, cancellable))
    seats = []
    for play in (True, False, False, True, False, False):
        decision = match.pending[0]
        seats.append((decision.seat, decision.ask))
        match.step(0 if play else len(decision.options) - 1)
    assert seats == [
        (0, "respond"), (1, "against-1"), (2, "against-1"), (1, "respond"), (2, "against-3"), (2, "respond"),
    ]
    assert match.over()


def test_a_window_can_be_cloned_in_its_middle() -> None:
    match = match_of(lambda s: window(s, "respond", range(s.seats), others, cancellable), seats=4)
    while match.pending:
        clone = match.clone()
        assert [(one.seat, one.ask, one.options) for one in clone.pending] == [
            (one.seat, one.ask, one.options) for one in match.pending
        ]
        assert clone.digest() == match.digest()
        match.step(0)


def test_a_question_before_and_after_a_window() -> None:
    def rules(s: Notes) -> Flow:
        yield Pick(0, "before", (0,))
        yield from window(s, "respond", range(s.seats), others, nothing_more)
        yield Pick(0, "after", (0,))

    match = match_of(rules, seats=2)
    asks = []
    while match.pending:
        asks.append(match.pending[0].ask)
        match.step(len(match.pending[0].options) - 1)
    assert asks == ["before", "respond", "respond", "after"]
