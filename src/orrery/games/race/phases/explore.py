"""I. Explore (RG-5): everybody draws cards and keeps some of them."""

from __future__ import annotations

from typing import Final

from orrery.core import Flow, PickSome, emit
from orrery.games.race.cursor import next_phase
from orrery.games.race.state import AT_EXPLORE, AT_KEEP, EXPLORE_1_1, EXPLORE_5, RaceState, draw_up, pack_discard

DRAWN: Final = 2
KEPT: Final = 1


def number_drawn(s: RaceState, seat: int) -> int:
    """2, plus the bonus, plus all draw powers (RG-5.7)."""
    number = DRAWN + s.powers[seat].explore_draw
    if EXPLORE_5 in s.actions[seat]:
        number += 5
    if EXPLORE_1_1 in s.actions[seat]:
        number += 1
    return number


def number_kept(s: RaceState, seat: int) -> int:
    """1, plus the bonus, plus all keep powers (RG-5.7)."""
    number = KEPT + s.powers[seat].explore_keep
    return number + 1 if EXPLORE_1_1 in s.actions[seat] else number


def explore(s: RaceState) -> None:
    """All draw before anybody discards (RG-5.2); who keeps all he drew is asked nothing (RG-5.9)."""
    for seat in s.order:
        drawn = draw_up(s, seat, number_drawn(s, seat))
        s.drawn[seat] = drawn
        if s.events is not None:
            emit(s, "explored", (seat, len(drawn), tuple(drawn)), 1 << seat, (seat, len(drawn), ()))
        if len(drawn) <= number_kept(s, seat):
            s.hand[seat].extend(drawn)
            s.drawn[seat] = []
    s.step = AT_KEEP


def keep(s: RaceState) -> Flow:
    """Those with a choice keep some of the cards they drew; the rest is discarded unseen (RG-5.3, RG-5.8, RG-5.9)."""
    choosers = tuple([seat for seat in s.order if s.drawn[seat]])
    chosen = yield tuple([keep_decision(s, seat) for seat in choosers])
    for seat, kept in zip(choosers, chosen):
        s.discard += [pack_discard(card, 1 << seat) for card in s.drawn[seat] if card not in kept]
        s.drawn[seat] = []
        s.hand[seat].extend(kept)
        if s.events is not None:
            emit(s, "kept", (seat, len(kept), kept), 1 << seat, (seat, len(kept), ()))
    next_phase(s, AT_EXPLORE)


def keep_decision(s: RaceState, seat: int) -> PickSome:
    """Which of the drawn cards to keep."""
    count = number_kept(s, seat)
    return PickSome(seat, "keep", s.drawn[seat], count, count, about=(len(s.drawn[seat]), count))
