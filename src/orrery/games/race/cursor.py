"""Where the round goes next: called phases in their fixed order, players in theirs (RG-4.4, RG-13.3)."""

from __future__ import annotations

from typing import Final

from orrery.core import emit
from orrery.games.race.state import (
    AT_ACTIONS,
    AT_DEVELOP,
    AT_EXPLORE,
    AT_PRODUCE,
    AT_ROUND_END,
    AT_SETTLE,
    AT_TRADE,
    DEVELOP,
    DEVELOP_2,
    DOUBLE,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE,
    SETTLE,
    SETTLE_2,
    TRADE,
    RaceState,
    refresh_powers,
)

_PHASES: Final = (
    (AT_EXPLORE, 1 << EXPLORE_5 | 1 << EXPLORE_1_1),
    (AT_DEVELOP, 1 << DEVELOP),
    (AT_SETTLE, 1 << SETTLE),
    (AT_TRADE, 1 << TRADE | 1 << DOUBLE),
    (AT_PRODUCE, 1 << PRODUCE),
)
"""The phases in their fixed order, each with the action cards that call it, as bits."""


def _first_called(calls: int, done: int) -> int:
    for phase, cards in _PHASES:
        if phase > done and calls & cards:
            return phase
    return AT_ROUND_END


_AFTER: Final = tuple([tuple([_first_called(calls, done) for done in range(AT_ROUND_END)]) for calls in range(512)])
"""For every set of revealed action cards: the phase that follows a step."""


def is_called(s: RaceState, step: int) -> bool:
    """Whether an action card calls the phase to which this step belongs (RG-1.3)."""
    return s.calls & [cards for phase, cards in _PHASES if phase <= step][-1] != 0


def next_phase(s: RaceState, done: int = AT_ACTIONS) -> None:
    """Go to the first called phase after the one that is done, or to the end of the round (RG-1.3, RG-4.4, RG-4.8)."""
    s.at = 0
    s.again = False
    if s.changed:
        refresh_powers(s)
    s.step = _AFTER[s.calls][done]
    if s.events is not None and s.step != AT_ROUND_END:
        emit(s, "phase", (s.step,))


def once_more(s: RaceState, phase: int, second_card: int) -> bool:
    """Begin the phase again if somebody in the duel picked it twice and this was the first time (RG-14.5)."""
    if s.again or not s.calls >> second_card & 1:
        return False
    s.at = 0
    s.again = True
    refresh_powers(s)
    s.step = phase
    emit(s, "phase", (phase,))
    return True


def next_placement(s: RaceState, phase: int) -> None:
    """On to the next player who laid a card out; after the last one, to the next phase (RG-6.16, RG-8.27, RG-14.5)."""
    while s.at < s.seats and s.laid[s.order[s.at]] < 0:
        s.at += 1
    if s.at == s.seats and not once_more(s, phase, DEVELOP_2 if phase == AT_DEVELOP else SETTLE_2):
        next_phase(s, phase)
