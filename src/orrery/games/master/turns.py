"""Whose turn comes next: extra turns, missed turns, ends without a winner (SU-6, SU-28, SU-30)."""

from __future__ import annotations

from orrery.core import emit
from orrery.games.master.board import LAST_TURNS, MOST_EXTRA_TURNS, MOST_TURNS, QUIET_TURNS
from orrery.games.master.state import AT_BEGIN, AT_OVER, MasterState


def end_turn(s: MasterState) -> None:
    """The turn passes to the left, or stays for an extra turn (SU-6.3, SU-28.3)."""
    _count_quiet(s)
    if _nobody_wins(s):
        return
    while s.extra and s.extra_taken < MOST_EXTRA_TURNS:
        s.extra -= 1
        if s.skips[s.turn]:
            miss_turn(s)  # SU-28.7
            continue
        s.extra_taken += 1
        start_turn(s, s.turn)
        return
    s.extra = s.extra_taken = 0
    seat = (s.turn + 1) % s.seats
    while s.skips[seat]:
        s.turn = seat
        s.turns += 1
        miss_turn(s)
        if _nobody_wins(s):
            return
        _tell_last_turns(s)
        seat = (seat + 1) % s.seats
    start_turn(s, seat)


def miss_turn(s: MasterState) -> None:
    """The player returns one token instead of a turn (SU-28.5, SU-28.8)."""
    s.skips[s.turn] -= 1
    s.tokens += 1
    s.quiet = 0  # SU-30.3
    emit(s, "missed", (s.turn,))


def start_turn(s: MasterState, seat: int) -> None:
    """The cursor goes to the beginning of a turn; what was noted for the turn before is forgotten."""
    s.turn = seat
    s.turns += 1
    s.step = AT_BEGIN
    s.before = s.spent = s.laid = s.declined = s.used = s.discarded = 0
    s.due = []
    emit(s, "turn", (seat, s.turns))
    _tell_last_turns(s)


def turns_left(s: MasterState) -> int:
    """How many turns can come after the present one before the game ends without a winner (SU-30.4)."""
    return max(MOST_TURNS - s.turns, 0)


def _tell_last_turns(s: MasterState) -> None:
    """Say once a round how many turns are left when few are, be the present one taken or missed (SU-30.5)."""
    left = turns_left(s)
    if left <= LAST_TURNS * s.seats and left % s.seats == 0:
        emit(s, "last-turns", (left,))


def _count_quiet(s: MasterState) -> None:
    """Count the turns in a row in which nothing stirred, this one among them or none any more (SU-30.3)."""
    s.quiet = 0 if s.stirred else s.quiet + 1
    s.stirred = False


def _nobody_wins(s: MasterState) -> bool:
    """Four turns of every player in a row in which nothing stirs end the game without a winner (SU-30.3).

    So does the last turn there can be, taken or missed: players who have lost a colour for good can move cubes for
    ever (SU-30.4).
    """
    if s.quiet < QUIET_TURNS * s.seats and turns_left(s):
        return False
    s.step = AT_OVER
    emit(s, "stalemate", ())
    return True
