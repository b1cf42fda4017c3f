"""The round (RG-4): secret actions, the phases they call, the end of the round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.core import Flow, Pick, PickSome, Reason, emit
from orrery.games.race.cursor import next_phase
from orrery.games.race.phases import consume, develop, explore, produce, settle
from orrery.games.race.setup import HAND_LIMIT, TABLEAU_END, opening
from orrery.games.race.state import (
    AT_ACTIONS,
    AT_OVER,
    DEVELOP,
    DEVELOP_2,
    SETTLE,
    SETTLE_2,
    RaceState,
    discard_from_hand,
    reveal_actions,
    take_back_actions,
)

_STANDARD: Final = tuple([Pick(seat, "action", range(7)) for seat in range(4)])
# RG-14.2, RG-14.3
_DUEL: Final = tuple([PickSome(seat, "actions", range(9), 2, 2, tested=True) for seat in range(2)])
"""The question for an action card (RG-4.2), or for two in the duel (RG-14.2), is always the same."""


def choose_actions(s: RaceState) -> Flow:
    """All secretly pick an action card, in the duel two (RG-14.2); they are revealed together (RG-4.1 to RG-4.3)."""
    chosen = yield (_DUEL if s.duel else _STANDARD)[: s.seats]
    reveal_actions(s, list(chosen) if s.duel else [(picked,) for picked in chosen])
    if s.events is not None:
        for seat in range(s.seats):
            emit(s, "chose", (seat, s.actions[seat]))
    next_phase(s)


def check_actions(answer: tuple[int, ...]) -> Reason | None:
    """The duel's second Develop or Settle card means "twice": it goes with the first (RG-14.3)."""
    for second, first in ((DEVELOP_2, DEVELOP), (SETTLE_2, SETTLE)):
        if second in answer and first not in answer:
            return Reason("RG-14.3", "why-second-needs-first")
    return None


def end_of_round(s: RaceState) -> Flow | None:
    """Everybody discards down to ten cards (RG-4.9, RG-11.1); then the game ends or a new round begins (RG-12.1)."""
    if max(map(len, s.hand)) > HAND_LIMIT:
        return _discard_to_limit(s)
    _finish_round(s)
    return None


def _discard_to_limit(s: RaceState) -> Flow:
    """All at the same time, of their choice, face down (RG-11.1); the step is then played again."""
    over = tuple([seat for seat in s.order if len(s.hand[seat]) > HAND_LIMIT])
    discards = yield tuple([limit_decision(s, seat) for seat in over])
    for seat, cards in zip(over, discards):
        discard_from_hand(s, seat, cards)
        emit(s, "limited", (seat, len(cards), cards), 1 << seat, (seat, len(cards), ()))


def limit_decision(s: RaceState, seat: int) -> PickSome:
    """Which cards to discard at the end of a round."""
    excess = len(s.hand[seat]) - HAND_LIMIT
    return PickSome(seat, "limit", s.hand[seat], excess, excess)


def _finish_round(s: RaceState) -> None:
    """An empty bank or twelve cards end the game (RG-12.1, RG-12.5); else action cards go back to their owners for the
    next round (RG-4.9, RG-4.11)."""
    if s.bank == 0 or max(map(len, s.tableau)) >= TABLEAU_END:
        s.step = AT_OVER
        emit(s, "ended", (s.round, int(s.bank == 0), int(max(map(len, s.tableau)) >= TABLEAU_END)))
    else:
        take_back_actions(s)
        s.step = AT_ACTIONS
        s.round += 1
        if s.events is not None:
            emit(s, "round", (s.round,))


PLAY: Final[tuple[Callable[[RaceState], Flow | None], ...]] = (
    opening,
    choose_actions,
    explore.explore,
    explore.keep,
    develop.develop,
    develop.lay_development,
    develop.place_development,
    settle.settle,
    settle.lay_world,
    settle.place_world,
    consume.trade,
    consume.consume,
    produce.produce,
    produce.windfall,
    end_of_round,
)
"""What is played at each step of the cursor, in the order of ``state.STEPS``."""
