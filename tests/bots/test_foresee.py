"""What would keep an answer from being taken back, as far as whoever gives it can know."""

from __future__ import annotations

import pytest

from orrery.bots.foresee import barrier_ahead
from orrery.core import Flow, Pick, call, done, lanes, reveal
from tests.core.probe import Notes, match_of, say
from tests.core.staged import staged
from tests.core.test_frames import sheet


def turns(s: Notes) -> Flow:
    """Seat 0: a leads on, b to a die, c to something that is shown. Then seat 0 again, and both at once."""
    said = yield Pick(0, "say", (0, 1, 2))
    say(s, 0, said)
    if said == 1:
        say(s, 0, s.chance.roll("die", 6))
    if said == 2:
        reveal(s)
    said = yield Pick(0, "say", (0, 1, 2))
    say(s, 0, said)
    yield (Pick(0, "say", (0, 1, 2)), Pick(1, "say", (0, 1, 2)))


def shows_the_secret(s: Notes) -> Flow:
    """A die is rolled if seat 1 hides a 7: who cannot see that is told nothing by asking."""
    said = yield Pick(0, "say", (0, 1, 2))
    say(s, 0, said)
    if s.secrets[1] == 7:
        s.chance.roll("die", 6)
    yield Pick(0, "say", (0, 1, 2))


def test_chance_and_what_is_shown_stand_in_the_way_and_a_sealed_answer_does_not() -> None:
    match = match_of(turns, 2)
    assert [barrier_ahead(match, 0, code) for code in range(3)] == [None, "chance", "shown"]
    match.submit(0, "say:a")
    match.submit(0, "say:a")
    assert barrier_ahead(match, 0, 0) is None, "seat 1 has to answer too, and until then it can be taken back"
    match.submit(0, "say:a")
    assert barrier_ahead(match, 1, 0) == "answers"


def test_the_end_of_the_match_cannot_be_taken_back() -> None:
    def once(s: Notes) -> Flow:
        yield Pick(0, "say", (0, 1, 2))

    assert barrier_ahead(match_of(once, 2), 0, 0) == "end"


@pytest.mark.parametrize("secret", range(1, 10))
def test_what_another_seat_hides_has_no_part_in_it(secret: int) -> None:
    """Whatever seat 1 hides, seat 0 is told the same: it is worked out on deals of what seat 0 may know."""
    match = match_of(shows_the_secret, 2)
    told = barrier_ahead(match, 0, 0)
    match.step_start().state.secrets[1] = match.state.secrets[1] = secret
    assert barrier_ahead(match, 0, 0) == told


def test_in_lanes_only_the_last_answer_of_the_last_lane_stands() -> None:
    """What comes after the lanes, here a die, is no matter of who only ends his own."""
    def sheets(s: Notes) -> None:
        done(s)
        call(s, 2)
        lanes(s, (2, 0), 1)

    def roll(s: Notes) -> Flow:
        say(s, 1, s.chance.roll("die", 6))
        yield Pick(1, "end", (0,))
        done(s)

    match = staged(sheets, sheet, roll)
    for seat in (2, 0):
        assert [barrier_ahead(match, seat, code) for code in range(3)] == [None, None, None]
    match.submit(0, "count:1")
    match.submit(2, "count:pass")
    assert [barrier_ahead(match, 0, code) for code in range(3)] == [None, None, "answers"]

    def shows(s: Notes, seat: int) -> Flow:
        reveal(s)
        yield from sheet(s, seat)

    seen = staged(sheets, shows, roll)
    assert [barrier_ahead(seen, 0, code) for code in range(3)] == ["shown", "shown", None]
