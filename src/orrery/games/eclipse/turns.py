"""The action phase: whose turn it is, acting, reacting and passing (EC-6, EC-15)."""

from __future__ import annotations

from typing import Final

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.eclipse.anytime import anytime_options, colony_options
from orrery.games.eclipse.board import (
    BUILD,
    EXPLORE,
    INFLUENCE,
    MOVE,
    REACTION,
    REACTIONS,
    RESEARCH,
    UPGRADE,
)
from orrery.games.eclipse.diplomacy import partners
from orrery.games.eclipse.galaxy import own_ships
from orrery.games.eclipse.state import (
    AT_ACT,
    AT_BATTLE,
    AT_BUILD,
    AT_EXPLORE,
    AT_FINISH,
    AT_INFLUENCE,
    AT_MOVE,
    AT_RESEARCH,
    AT_UPGRADE,
    EclipseState,
    next_seat,
    species_of,
)
from orrery.games.eclipse.technologies import NANOROBOTS
from orrery.games.eclipse.upkeep import leave_game

PASS: Final = 6
RESIGN: Final = 7
"""Options of a turn beside the actions (EC-6.6, EC-22.11)."""

_STEP_OF: Final = (AT_EXPLORE, AT_INFLUENCE, AT_RESEARCH, AT_UPGRADE, AT_BUILD, AT_MOVE)


def act(s: EclipseState) -> Flow | None:
    """One action, or a reaction for those who have passed; or pass (EC-6.2, EC-6.9), as those must who have no disc
    (EC-6.13)."""
    seat = s.seat
    if not s.discs[seat] and not anytime_options(s, seat) and not can_resign(s, seat):
        pass_turn(s)  # EC-6.13
        return None
    return _act(s, turn_options(s, seat))


def turn_options(s: EclipseState, seat: int) -> list[int]:
    """The actions open to a seat: without a disc none, after passing only reactions (EC-5.2.4, EC-6.6)."""
    if not s.discs[seat]:
        options = [PASS]
    elif s.passed >> seat & 1:
        options = [*REACTIONS, PASS]
    else:
        options = [EXPLORE, INFLUENCE, RESEARCH, UPGRADE, BUILD, MOVE, PASS]
    if can_resign(s, seat):
        options.append(RESIGN)
    return options


def can_resign(s: EclipseState, seat: int) -> bool:
    """Whether a seat has neither a disc nor a ship on the map (EC-22.9, EC-22.11)."""
    return not s.realm[seat] and not own_ships(s, seat)


def _act(s: EclipseState, options: list[int]) -> Flow:
    seat = s.seat
    choice = yield Pick(seat, "react" if s.passed >> seat & 1 else "act", options)
    if choice == PASS:
        pass_turn(s)
    elif choice == RESIGN:
        yield from leave_game(s, seat)
        end_turn(s)
    else:
        begin_action(s, seat, choice)


def begin_action(s: EclipseState, seat: int, action: int) -> None:
    """A disc goes to the space of the action or to the reaction track (EC-6.4, EC-15.1)."""
    reacting = s.passed >> seat & 1 == 1
    s.discs[seat] -= 1
    used = s.used[seat][:]
    used[REACTION if reacting else action] += 1
    s.used[seat] = used
    s.action = action
    s.more = most_of(s, seat, action)
    s.step = _STEP_OF[action]
    emit(s, "reacted" if reacting else "acted", (seat, action))


def most_of(s: EclipseState, seat: int, action: int) -> int:
    """What an action gives a seat: a reaction the same to all (EC-15.5), Build one more with nanorobots (EC-11.N1)."""
    if s.passed >> seat & 1:
        return REACTIONS[action]
    return species_of(s, seat).actions[action] + (action == BUILD and s.techs[seat] & NANOROBOTS != 0)


def pass_turn(s: EclipseState) -> None:
    """The first to pass begins the next round (EC-6.7); the phase ends when all have passed (EC-6.10)."""
    if s.heir == NONE:
        s.heir = s.seat
    s.passed |= 1 << s.seat
    emit(s, "passed", (s.seat,))
    end_turn(s)


def finish(s: EclipseState) -> Flow | None:
    """After the last step of an action: colony ships and relations, if there is anything to do (EC-7.12, EC-10.4)."""
    seat = s.seat
    if colony_options(s, seat) or partners(s, seat):
        return _finish(s)
    end_turn(s)
    return None


def _finish(s: EclipseState) -> Flow:
    """Everything else that can be done here is done beside this question."""
    yield Pick(s.seat, "finish", (NONE,))
    end_turn(s)


def end_turn(s: EclipseState) -> None:
    """The next player clockwise, unless all have passed: then the combat phase begins (EC-6.10, EC-6.11)."""
    s.action = NONE
    s.more = 0
    s.declined = 0
    if s.passed | s.out == (1 << s.seats) - 1:
        s.step = AT_BATTLE
        s.hex = len(s.where)
        s.seat = s.first
        emit(s, "combat", (s.round,))
    else:
        s.step = AT_ACT
        s.seat = next_seat(s, s.seat)


def step_done(s: EclipseState, step: int) -> None:
    """One of the things that an action gives has been used; go on with the next, or finish."""
    s.more -= 1
    s.step = step if s.more else AT_FINISH
