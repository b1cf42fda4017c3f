"""Move: ships go from hex to hex, step by step, as far as nothing pins them (EC-14)."""

from __future__ import annotations

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.eclipse.diplomacy import attack_partners
from orrery.games.eclipse.galaxy import add_ship, connected, may_leave, own_ships, remove_ship, ships_by_type
from orrery.games.eclipse.options import move_of, move_option
from orrery.games.eclipse.ships import STARBASE
from orrery.games.eclipse.state import AT_FINISH, AT_MOVE, AT_ONWARD, EclipseState
from orrery.games.eclipse.turns import step_done


def move(s: EclipseState) -> Flow:
    """The first step of a move: which ship, from where, whereto (EC-14.1, EC-14.2)."""
    seat = s.seat
    choice = yield Pick(seat, "move", (*first_steps(s, seat), NONE), about=(s.more,))
    if choice == NONE:
        s.step = AT_FINISH
    else:
        ship, start, end = move_of(choice)
        s.ship = ship
        s.left = s.designs[seat][ship].movement
        s.step = AT_ONWARD
        yield from enter(s, seat, start, end)


def first_steps(s: EclipseState, seat: int) -> list[int]:
    """Every ship type that may leave a hex, and the hexes connected with it (EC-14.3 to EC-14.9)."""
    options = []
    for start in own_ships(s, seat):
        if may_leave(s, seat, start):
            ends = connected(s, seat, start)
            for ship, count in enumerate(ships_by_type(s, start, seat)):
                if count and ship != STARBASE:
                    options += [move_option(ship, start, end) for end in ends]
    return options


def enter(s: EclipseState, seat: int, start: int, end: int) -> Flow:
    """One step into a neighbouring hex; it may be an attack on a partner (EC-10.14, EC-10.23)."""
    remove_ship(s, start, seat, s.ship)
    add_ship(s, end, seat, s.ship)
    s.at = end
    s.left -= 1
    emit(s, "moved", (seat, s.ship, start, end))
    yield from attack_partners(s, seat, end)


def onward(s: EclipseState) -> Flow | None:
    """Further steps with the same ship, until it is pinned, out of movement or stopped (EC-14.1, EC-14.10)."""
    if s.left and may_leave(s, s.seat, s.at):
        return _onward(s)
    stop(s)
    return None


def _onward(s: EclipseState) -> Flow:
    """There is always a way on: back to where it came from (EC-14.1)."""
    end = yield Pick(s.seat, "onward", (NONE, *connected(s, s.seat, s.at)), about=(s.ship, s.at))
    if end == NONE:
        stop(s)
    else:
        yield from enter(s, s.seat, s.at, end)


def stop(s: EclipseState) -> None:
    """The move is over; unused movement is lost (EC-14.10)."""
    s.ship = s.at = NONE
    s.left = 0
    step_done(s, AT_MOVE)
