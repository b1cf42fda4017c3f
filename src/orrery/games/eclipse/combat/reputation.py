"""Reputation tiles after the battles of a hex (EC-21)."""

from __future__ import annotations

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.eclipse.board import FOUGHT, MOST_DRAWN
from orrery.games.eclipse.diplomacy import return_reputation, room_for_reputation
from orrery.games.eclipse.options import keep_of, keep_option
from orrery.games.eclipse.state import AT_BATTLE, AT_REPUTATION, EclipseState


def draws_due(s: EclipseState, seat: int) -> int:
    """One for taking part unless all remaining ships fled, and those for ships destroyed (EC-21.2 to EC-21.8)."""
    taking_part = 0 if s.fled >> seat & 1 else FOUGHT
    return min(taking_part + s.kills[seat], MOST_DRAWN, len(s.bowl))


def draw_reputation(s: EclipseState) -> None:
    """The next one to draw does so; when all have, the next hex comes (EC-21.9, EC-21.13)."""
    while s.queue:
        seat, s.queue = s.queue[0], s.queue[1:]
        count = draws_due(s, seat)
        if count:
            s.bowl = s.bowl[:]
            s.hand = tuple(sorted(s.chance.draw_some("reputation", s.bowl, count, seat)))
            s.seat = seat
            s.step = AT_REPUTATION
            emit(s, "drew", (seat, s.hand), see=1 << seat, stub=(seat, (0,) * count))
            return
    s.step = AT_BATTLE


def reputation_options(s: EclipseState, seat: int) -> list[int]:
    """One of the tiles drawn; on a full track in place of an old one, or none (EC-21.5, EC-21.6)."""
    values = sorted(set(s.hand))
    if room_for_reputation(s, seat):
        return [keep_option(value) for value in values]
    return [keep_option(value, old) for value in values for old in sorted(set(s.reputation[seat]))] + [NONE]


def keep_reputation(s: EclipseState) -> Flow:
    """Keep one tile face down, return the others to the bag (EC-21.5)."""
    seat = s.seat
    choice = yield Pick(seat, "reputation", reputation_options(s, seat))
    back = list(s.hand)
    s.hand = ()
    if choice != NONE:  # EC-21.6
        value, old = keep_of(choice)
        back.remove(value)
        if old:
            return_reputation(s, seat, old)
        s.reputation[seat] = tuple(sorted((*s.reputation[seat], value)))
        emit(s, "reputed", (seat, value), see=1 << seat, stub=(seat, 0))
    s.bowl = sorted(s.bowl + back)
    draw_reputation(s)
