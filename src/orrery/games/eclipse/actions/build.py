"""Build: ships and structures for materials (EC-13)."""

from __future__ import annotations

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.eclipse.board import MATERIALS
from orrery.games.eclipse.galaxy import add_ship
from orrery.games.eclipse.options import build_of, build_option
from orrery.games.eclipse.ships import BUILD_TECHNOLOGY, BUILDS, ORBITAL, SHIPS
from orrery.games.eclipse.state import (
    AT_BUILD,
    AT_FINISH,
    HAS_MONOLITH,
    HAS_ORBITAL,
    EclipseState,
    change_reserve,
    put,
    species_of,
)
from orrery.games.eclipse.turns import step_done


def build(s: EclipseState) -> Flow:
    """One ship or structure in a controlled hex (EC-13.1)."""
    seat = s.seat
    choice = yield Pick(seat, "build", (*build_options(s, seat), NONE), about=(s.more,))
    if choice == NONE:
        s.step = AT_FINISH
    else:
        item, sector = build_of(choice)
        s.storage[seat][MATERIALS] -= species_of(s, seat).costs[item]
        if item < len(SHIPS):
            change_reserve(s, seat, item, -1)
            add_ship(s, sector, seat, item)
        else:
            s.built = put(s.built, sector, s.built[sector] | structure_bit(item))
        emit(s, "built", (seat, item, sector))
        step_done(s, AT_BUILD)


def structure_bit(item: int) -> int:
    """The mark of a structure in a hex."""
    return HAS_ORBITAL if item == ORBITAL else HAS_MONOLITH


def build_options(s: EclipseState, seat: int) -> list[int]:
    """What is allowed, affordable and in stock, in each hex with room for it (EC-13.2 to EC-13.10)."""
    techs, materials, costs = s.techs[seat], s.storage[seat][MATERIALS], species_of(s, seat).costs
    options = []
    for item in range(len(BUILDS)):
        if costs[item] > materials or techs & BUILD_TECHNOLOGY[item] != BUILD_TECHNOLOGY[item]:
            continue
        if item < len(SHIPS):
            if s.reserve[seat][item]:
                options += [build_option(item, sector) for sector in s.realm[seat]]
        else:
            bit = structure_bit(item)
            options += [build_option(item, sector) for sector in s.realm[seat] if not s.built[sector] & bit]
    return options
