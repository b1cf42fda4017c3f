"""Research: technologies for science (EC-11)."""

from __future__ import annotations

from orrery.core import NONE, Allocate, Flow, Pick, emit
from orrery.games.eclipse.board import RESOURCES, SCIENCE, SECTORS
from orrery.games.eclipse.state import AT_FINISH, AT_RESEARCH, EclipseState
from orrery.games.eclipse.technologies import TECHNOLOGIES, has_room, price
from orrery.games.eclipse.turns import step_done


def research(s: EclipseState) -> Flow:
    """One technology of the supply board (EC-11.1); those who may take two, take them one by one (EC-27.3.1)."""
    seat = s.seat
    choice = yield Pick(seat, "research", (*affordable(s, seat), NONE))
    if choice == NONE:
        s.step = AT_FINISH
    else:
        paid = price(s.techs[seat], choice)
        s.storage[seat][SCIENCE] -= paid
        s.tray[choice] -= 1
        step_done(s, AT_RESEARCH)
        yield from gain_technology(s, seat, choice, paid)


def affordable(s: EclipseState, seat: int) -> list[int]:
    """Technologies on the supply board that a seat lacks, has room for and can pay (EC-11.1 to EC-11.10)."""
    techs, science = s.techs[seat], s.storage[seat][SCIENCE]
    return [
        technology for technology, copies in enumerate(s.tray)
        if copies and not techs >> technology & 1 and has_room(techs, technology)
        and price(techs, technology) <= science
    ]


def gain_technology(s: EclipseState, seat: int, technology: int, paid: int = 0) -> Flow:
    """The tile goes on its track; what works once works now (EC-11.6, EC-11.G8, EC-11.N3, EC-11.N7)."""
    one = TECHNOLOGIES[technology]
    s.techs[seat] |= 1 << technology
    emit(s, "researched", (seat, technology, paid))
    gained = min(one.discs, s.spare[seat])
    s.spare[seat] -= gained
    s.discs[seat] += gained
    groups = artifacts(s, seat) if one.artifacts else 0
    if groups:
        kinds = yield Allocate(
            seat, "artifacts", range(len(RESOURCES)), [groups] * len(RESOURCES), groups, groups, about=(groups,)
        )
        for resource, count in enumerate(kinds):
            s.storage[seat][resource] += one.artifacts * count
        emit(s, "artifacts", (seat, tuple([one.artifacts * count for count in kinds])))


def artifacts(s: EclipseState, seat: int) -> int:
    """The artifacts on the hexes a seat controls (EC-11.N7)."""
    return sum(SECTORS[sector].artifact for sector in s.realm[seat])
