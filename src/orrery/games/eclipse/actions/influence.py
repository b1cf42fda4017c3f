"""Influence: up to two disc moves, then two colony ships face up (EC-9)."""

from __future__ import annotations

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.eclipse.anytime import colony_options
from orrery.games.eclipse.board import REFRESHED
from orrery.games.eclipse.control import influence_hex
from orrery.games.eclipse.galaxy import connected, hostile, ships_of, supports
from orrery.games.eclipse.options import disc_move, disc_move_of
from orrery.games.eclipse.population import give_up
from orrery.games.eclipse.state import AT_FINISH, EclipseState, species_of


def influence(s: EclipseState) -> Flow | None:
    """Disc moves one by one; then colony ships are turned face up (EC-9.1, EC-9.8).

    Those that are face up already may serve on the hex of the last move first (EC-9.7): that is asked only if
    turning up would otherwise be wasted.
    """
    if s.more or (wasted(s, s.seat) and colony_options(s, s.seat)):
        return _influence(s)
    refresh(s, s.seat)
    s.step = AT_FINISH
    return None


def wasted(s: EclipseState, seat: int) -> bool:
    """Whether some of the colony ships to be turned up are face up already."""
    return s.ready[seat] + REFRESHED > species_of(s, seat).colony_ships


def _influence(s: EclipseState) -> Flow:
    """One disc move, or none any more (EC-9.1, EC-9.12)."""
    seat = s.seat
    choice = yield Pick(seat, "influence", (*(disc_moves(s, seat) if s.more else ()), NONE), about=(s.more,))
    if choice == NONE:
        refresh(s, seat)
        s.step = AT_FINISH
    else:
        s.more -= 1
        start, end = disc_move_of(choice)
        if start != NONE:
            yield from give_up(s, seat, start)
        if end != NONE:
            influence_hex(s, seat, end)


def disc_moves(s: EclipseState, seat: int) -> list[int]:
    """From the track or a controlled hex to a free hex that is connected, or back to the track (EC-9.2 to EC-9.5)."""
    backing = targets(s, seat)
    options = [disc_move(NONE, end) for end in backing] if s.discs[seat] else []
    for start in s.realm[seat]:
        options.append(disc_move(start, NONE))
        stays = ships_of(s, start, seat) > 0
        for end, supporters in backing.items():
            if stays or supporters != [start]:  # EC-9.11: the disc is already lifted
                options.append(disc_move(start, end))
    return options


def targets(s: EclipseState, seat: int) -> dict[int, list[int]]:
    """The hexes that could take a disc of this seat, each with the own hexes it is connected with."""
    found: dict[int, list[int]] = {}
    for sector in supports(s, seat):
        for there in connected(s, seat, sector):
            if there in found:
                found[there].append(sector)
            elif s.disc[there] == NONE and not hostile(s, seat, there):
                found[there] = [sector]
    return found


def refresh(s: EclipseState, seat: int) -> None:
    """Colony ships are turned face up, even without a disc move (EC-9.8, EC-9.12)."""
    ready = min(species_of(s, seat).colony_ships, s.ready[seat] + REFRESHED)
    if ready > s.ready[seat]:
        emit(s, "refreshed", (seat, ready - s.ready[seat]))
    s.ready[seat] = ready
