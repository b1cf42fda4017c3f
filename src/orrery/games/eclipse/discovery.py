"""What a discovery tile brings: its face, or points (EC-5.5)."""

from __future__ import annotations

from orrery.core import NONE, Flow, Pick, done, emit, reveal
from orrery.games.eclipse.actions.research import gain_technology
from orrery.games.eclipse.actions.upgrade import install_found
from orrery.games.eclipse.discoveries import DISCOVERIES
from orrery.games.eclipse.galaxy import add_ship
from orrery.games.eclipse.ships import CRUISER
from orrery.games.eclipse.state import EclipseState, change_reserve
from orrery.games.eclipse.technologies import TECHNOLOGIES, has_room

KEEP, USE = 0, 1  # EC-5.5.1


def discovery(s: EclipseState) -> Flow:
    """Use the face, or keep the tile for points (EC-5.5.1 to EC-5.5.5)."""
    seat, sector, one = s.seat, s.at, DISCOVERIES[s.found]
    choice = yield Pick(seat, "discovery", (USE, KEEP), about=(s.found, sector))
    s.found = s.at = NONE
    done(s)
    if choice == KEEP:
        s.prizes[seat] = tuple(sorted((*s.prizes[seat], one.id)))
        emit(s, "kept", (seat, one.id), see=1 << seat, stub=(seat, NONE))
        return
    reveal(s)  # EC-5.5.11
    emit(s, "used", (seat, one.id))
    if one.kind == "resource":
        s.storage[seat][one.resource] += one.amount  # EC-5.5.2
    elif one.kind == "technology":
        options = cheapest(s, seat)
        if options:
            technology = options[0]
            if len(options) > 1:
                technology = yield Pick(seat, "technology", options)
            s.tray[technology] -= 1
            yield from gain_technology(s, seat, technology)
    elif one.kind == "cruiser":
        if s.reserve[seat][CRUISER]:  # EC-5.5.4a
            change_reserve(s, seat, CRUISER, -1)
            add_ship(s, sector, seat, CRUISER)
            emit(s, "built", (seat, CRUISER, sector))
    else:
        yield from install_found(s, seat, one.part)


def cheapest(s: EclipseState, seat: int) -> list[int]:
    """The technologies of the lowest printed cost on the supply board that a seat lacks (EC-5.5.3 to EC-5.5.3b)."""
    wanted = [
        one for one in TECHNOLOGIES
        if s.tray[one.id] and not s.techs[seat] >> one.id & 1 and has_room(s.techs[seat], one.id)
    ]
    least = min((one.cost for one in wanted), default=0)
    return [one.id for one in wanted if one.cost == least]
