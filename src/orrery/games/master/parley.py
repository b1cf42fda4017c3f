"""Ending a conflict by agreement, or alone where the other system is neutral (SU-23.2, SU-23.8, SU-23.9)."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.master.abilities import cards_gained
from orrery.games.master.conflicts import can_end, end_conflict, partner, track_of
from orrery.games.master.cubes import CONFLICTS_AT, option_of
from orrery.games.master.state import MasterState

REFUSE, AGREE = 0, 1


def parley_options(s: MasterState) -> tuple[int, ...]:
    """Conflicts that the active player may end or offer to end now."""
    return tuple([option_of(CONFLICTS_AT + track_of(s, card), 0) for card in can_end(s, s.turn)])


def parley(s: MasterState, option: int) -> Flow:
    """The other owner agrees or refuses at once; refused, it is not offered again this turn."""
    seat = s.turn
    card = s.conflict[(option >> 3) - CONFLICTS_AT]
    other = partner(s, seat, card)
    if other >= 0:
        emit(s, "offered", (seat, other, card))
        answer = yield Pick(other, "agree", (AGREE, REFUSE), about=(card, seat))
        if answer == REFUSE:
            s.declined |= 1 << track_of(s, card)
            emit(s, "refused", (other, card))
            return
    yield from cards_gained(s, end_conflict(s, card))


def offer_before_drawing(s: MasterState, draw_now: Callable[[MasterState], None]) -> Flow:
    """In phase 1: draw, or end a conflict first."""
    option = yield Pick(s.turn, "parley", (NONE, *parley_options(s)))
    if option == NONE:
        draw_now(s)
    else:
        yield from parley(s, option)
