"""Which battles take place, in what order, and between whom (EC-16)."""

from __future__ import annotations

from orrery.core import NONE, emit
from orrery.games.eclipse.combat.reputation import draw_reputation
from orrery.games.eclipse.combat.sides import fleet
from orrery.games.eclipse.galaxy import guarded, ships_of
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import (
    ANCIENTS,
    AT_BOMBARD,
    AT_FIRE,
    GCDS_SIDE,
    EclipseState,
)


def battle(s: EclipseState) -> None:
    """The next hex with a battle, from the highest number down (EC-16.2); after the last one, the population."""
    for sector in reversed(range(s.hex)):
        if contested(s, sector):
            begin_hex(s, sector)
            return
    s.step = AT_BOMBARD
    s.hex = len(s.where)  # EC-20.11


def contested(s: EclipseState, sector: int) -> bool:
    """Whether a hex holds more than one side; those at peace with ancients have no battle with them (EC-16.1,
    EC-27.5.1)."""
    fleets = s.fleets[sector]
    return len(fleets) > 1 or (len(fleets) == 1 and guards_against(s, sector, fleets[0][0]) != NONE)


def guards_against(s: EclipseState, sector: int, seat: int) -> int:
    """The side of nobody that this seat has to fight in a hex: ancients, the GCDS, or NONE."""
    if guarded(s, sector):
        return GCDS_SIDE
    if s.ancients[sector] and not SPECIES[s.species[seat]].peace:
        return ANCIENTS
    return NONE


def in_order_of_battle(s: EclipseState, sector: int) -> list[int]:
    """Those with ships in a hex as they came; who controls it counts as the first one there (EC-16.4, EC-16.5)."""
    present = [fleet[0] for fleet in s.fleets[sector]]
    return sorted(present, key=lambda seat: seat != s.disc[sector])


def begin_hex(s: EclipseState, sector: int) -> None:
    """The battles of a hex begin: those who fight, in order."""
    s.hex = sector
    s.order = tuple(in_order_of_battle(s, sector))
    s.wounds = {}
    s.kills = [0] * s.seats
    s.fought = s.fled = 0
    if s.events is not None:
        emit(s, "battle", (sector, tuple([(side, fleet(s, side)) for side in sides_in(s)])))
    next_pair(s)


def sides_in(s: EclipseState) -> list[int]:
    """Those who fight in the hex, from the last to enter to who was there first; guards stand behind them (EC-16.4)."""
    guards = max([guards_against(s, s.hex, seat) for seat in s.order])
    return [*reversed(s.order), *([guards] if guards != NONE else [])]


def next_pair(s: EclipseState) -> None:
    """The two who entered last fight first, the survivor the one before them; guards come at the end (EC-16.3,
    EC-16.4, EC-16.10)."""
    s.leaving = {}
    left = [seat for seat in s.order if ships_of(s, s.hex, seat)]
    if len(left) > 1:
        begin_pair(s, left[-2], left[-1])
    elif left and guards_against(s, s.hex, left[0]) != NONE:
        begin_pair(s, guards_against(s, s.hex, left[0]), left[0])
    else:
        s.pair = (NONE, NONE)
        s.toll = (0, 0)
        s.queue = tuple([seat for seat in s.order if s.fought >> seat & 1])  # EC-21.1
        draw_reputation(s)


def begin_pair(s: EclipseState, defender: int, attacker: int) -> None:
    """The defender controls the hex or was there first; so are ancients and the GCDS (EC-16.7 to EC-16.9)."""
    s.pair = (defender, attacker)
    s.toll = (0, 0)
    for side in s.pair:
        if side < ANCIENTS:
            s.fought |= 1 << side  # EC-21.1
    s.bout = 0  # EC-19.3: missiles are fired again
    s.acted = 0  # EC-19.3
    s.step = AT_FIRE
    emit(s, "engaged", (s.hex, attacker, defender))
