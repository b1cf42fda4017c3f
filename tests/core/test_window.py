"""Windows: all are asked together, one plays, the others are asked again; nested, cancelling."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core import LATER, NONE, Match, Window, call, cancel, done
from orrery.core.frames import Step
from tests.core.probe import Notes, say
from tests.core.staged import asked, give, staged

DEED, WINDOW, STOP = 1, 2, 3


def begin(s: Notes) -> None:
    done(s)
    call(s, DEED)
    RESPOND.open(s, 7)


def deed(s: Notes) -> None:
    done(s)
    say(s, 0, "deed")


def cards(s: Notes, seat: int, about: int) -> Sequence[int]:
    """Each seat has one card, numbered as the seat."""
    return () if (seat, "plays") in s.said else (seat,)


def respond(s: Notes, seat: int, option: int, about: int) -> None:
    say(s, seat, "plays")


RESPOND: Window[Notes] = Window(WINDOW, "respond", lambda s, about: (2, 0, 1), cards, respond)
STEPS: tuple[Step, ...] = (begin, deed, RESPOND.play)


def window(*, everyone: bool = False) -> Match[Notes]:
    def first(s: Notes) -> None:
        s.ask_everyone = everyone
        begin(s)

    return staged(first, deed, RESPOND.play)


def test_all_are_asked_together_in_the_printed_order_and_told_what_it_is_about() -> None:
    match = window()
    assert asked(match) == [
        (2, "respond", (2, NONE, LATER)), (0, "respond", (0, NONE, LATER)), (1, "respond", (1, NONE, LATER)),
    ]
    assert {decision.about for decision in match.pending} == {(7,)}
    give(match, NONE, NONE, NONE)
    assert match.over()
    assert match.state.said == [(0, "deed")]


def test_of_several_the_first_in_order_plays_and_those_who_have_not_passed_are_asked_again() -> None:
    match = window()
    give(match, NONE, 0, 1)
    assert match.state.said == [(0, "plays")], "seat 1 may think again, now that it has seen this"
    assert asked(match) == [(1, "respond", (1, NONE, LATER))], "seat 0 has no card left, seat 2 has passed"
    give(match, NONE)
    assert match.over()
    assert match.state.said == [(0, "plays"), (0, "deed")]


def test_who_waits_is_asked_again_after_the_others() -> None:
    match = window()
    give(match, LATER, NONE, 1)
    assert asked(match) == [(2, "respond", (2, NONE, LATER))], "who else could respond is public, who can is not"
    give(match, 2)
    assert match.state.said == [(1, "plays"), (2, "plays"), (0, "deed")]


def test_those_who_all_wait_for_each_other_are_asked_one_by_one_in_order() -> None:
    match = window()
    give(match, LATER, NONE, LATER)
    assert asked(match) == [(2, "respond", (2, NONE))]
    give(match, NONE)
    assert asked(match) == [(1, "respond", (1, NONE))], "he knows by now that nobody else responds"
    give(match, 1)
    assert match.state.said == [(1, "plays"), (0, "deed")]


def test_when_one_of_them_plays_all_who_wait_are_asked_together_again() -> None:
    match = window()
    give(match, LATER, LATER, LATER)
    give(match, 2)
    assert asked(match) == [(0, "respond", (0, NONE, LATER)), (1, "respond", (1, NONE, LATER))]


def test_holders_only_or_everyone() -> None:
    match = window()
    give(match, 2, NONE, NONE)
    assert match.over(), "nobody has a card left or has not passed"
    match = window(everyone=True)
    give(match, 2, LATER, LATER)
    assert asked(match)[0] == (2, "respond", (NONE, LATER)), "asked although it has nothing: that betrays no hand"


# -- nested and cancelling -------------------------------------------------------------------------------------------


def against(s: Notes, seat: int, option: int, at: int) -> None:
    """A card against the step at this height; it can be played against in its turn."""
    say(s, seat, "plays")
    call(s, STOP, at)
    AGAINST.open(s, len(s.frames) - 1)


def stop(s: Notes, at: int) -> None:
    say(s, 9, f"stops {at}")
    cancel(s, at)


AGAINST: Window[Notes] = Window(WINDOW, "against", lambda s, at: (0, 1, 2), cards, against)


def start_deed(s: Notes) -> None:
    done(s)
    call(s, DEED)
    AGAINST.open(s, 0)


def cancellable() -> Match[Notes]:
    return staged(start_deed, deed, AGAINST.play, stop)


def test_a_card_cancels_what_the_window_is_about() -> None:
    match = cancellable()
    give(match, 0, NONE, NONE)
    give(match, NONE, NONE)
    assert match.over()
    assert match.state.said == [(0, "plays"), (9, "stops 0")]


def test_a_cancelled_cancelling_lets_the_first_window_go_on() -> None:
    match = cancellable()
    give(match, 0, LATER, LATER)
    assert asked(match) == [(1, "against", (1, NONE, LATER)), (2, "against", (2, NONE, LATER))]
    give(match, 1, NONE)
    assert match.state.frames == (
        (DEED,), (WINDOW, 0, 0, 0), (STOP, 0), (WINDOW, 4, 0, 2), (STOP, 2), (WINDOW, 0, 0, 4),
    )
    give(match, NONE)
    assert match.state.said[-1] == (9, "stops 2")
    assert asked(match) == [(2, "against", (2, NONE, LATER))], "back in the first window, where seat 2 has not passed"
    give(match, NONE)
    assert match.over()
    assert match.state.said[-1] == (0, "deed")


def test_a_window_can_be_cloned_written_and_read_at_any_depth() -> None:
    match = cancellable()
    give(match, 0, LATER, LATER)
    give(match, 1, NONE)
    clone = match.clone()
    assert clone.state.key() == match.state.key()
    assert asked(clone) == asked(match)
    again = match.game.read(match.game.write(match.state), match.state.chance.clone())
    assert again.key() == match.state.key()
