"""Explore: name a space, draw its hex, place or discard it, put a disc on it (EC-8)."""

from __future__ import annotations

from orrery import hexes
from orrery.core import NONE, Flow, Pick, emit
from orrery.games.eclipse.board import SECTORS, stack_of
from orrery.games.eclipse.control import influence_hex
from orrery.games.eclipse.diplomacy import NO, YES
from orrery.games.eclipse.galaxy import lay, may_leave, open_to_disc, shows, supports
from orrery.games.eclipse.options import DRAW, place_of, place_option
from orrery.games.eclipse.state import (
    AT_CLAIM,
    AT_EXPLORE,
    AT_FINISH,
    AT_PLACE,
    EclipseState,
    species_of,
)
from orrery.games.eclipse.technologies import WORMHOLE_GENERATOR
from orrery.games.eclipse.turns import end_turn, step_done


def explore(s: EclipseState) -> Flow:
    """The space is named before the hex is seen (EC-8.1, EC-8.2)."""
    seat = s.seat
    choice = yield Pick(seat, "explore", (*spaces(s, seat), NONE))
    if choice == NONE:
        s.step = AT_FINISH
    else:
        s.space = choice
        s.step = AT_PLACE
        draw_hex(s, seat)


def spaces(s: EclipseState, seat: int) -> list[int]:
    """Those that a seat can reach, as long as there are hexes for their ring (EC-8.20, EC-8.21)."""
    return [cell for cell in sorted(reachable_spaces(s, seat)) if can_draw(s, stack_of(cell))]


def reachable_spaces(s: EclipseState, seat: int) -> set[int]:
    """Unexplored cells next to an own hex that shows a wormhole towards them (EC-8.1, EC-8.3, EC-8.8)."""
    found = set()
    anywhere = s.techs[seat] & WORMHOLE_GENERATOR != 0
    for sector in supports(s, seat):
        if can_explore_from(s, seat, sector):
            cell = s.where[sector]
            for way, step in enumerate(hexes.STEPS):
                if cell + step not in s.map and (anywhere or shows(s, sector, way)):
                    found.add(cell + step)
    return found


def can_explore_from(s: EclipseState, seat: int, sector: int) -> bool:
    """Whether a seat has a disc in this hex, or a ship that nothing pins (EC-8.3)."""
    return s.disc[sector] == seat or may_leave(s, seat, sector)


def can_draw(s: EclipseState, stack: int) -> bool:
    """Whether a hex of the ring can be had, the discard pile being shuffled if need be (EC-8.20, EC-8.21)."""
    return s.size[stack] > 0 or len(s.discards[stack]) > 0


def draw_hex(s: EclipseState, seat: int) -> None:
    """Turn up the top hex of the stack of the named space."""
    stack = stack_of(s.space)
    if not s.size[stack]:  # EC-8.20; what was left out of the game at the start stays out
        s.stacks[stack] = sorted(s.discards[stack])
        s.size[stack] = len(s.stacks[stack])
        s.discards[stack] = []
    pool = s.stacks[stack][:]
    sector = s.chance.draw("sector", pool, seat, stack)
    s.stacks[stack] = pool
    s.size[stack] -= 1
    s.drawn = (*s.drawn, sector)
    emit(s, "explored", (seat, s.space, sector, *beside(s, seat, s.space)))


def beside(s: EclipseState, seat: int, space: int) -> tuple[int, int]:
    """A hex next to a space, and the way from it to the space: how people call the space.

    It is an own hex if there is one, one with a wormhole towards the space first, and of several the lowest number.
    """
    own = supports(s, seat)
    near = [(s.map[space + step], hexes.opposite(way)) for way, step in enumerate(hexes.STEPS) if space + step in s.map]
    return min(near, key=lambda one: (one[0] not in own, not shows(s, *one), one[0]))


def rotations(s: EclipseState, seat: int, sector: int) -> list[int]:
    """The turns in which a wormhole of the hex meets one of an own hex; with the generator half of one towards a hex
    that one can explore from does as well (EC-8.6, EC-8.7)."""
    own = set(supports(s, seat))
    half = s.techs[seat] & WORMHOLE_GENERATOR != 0
    wanted = 0
    for way, step in enumerate(hexes.STEPS):
        there = s.map.get(s.space + step)
        if there in own:
            enough = half and can_explore_from(s, seat, there)
            if shows(s, there, hexes.opposite(way)):
                if enough:
                    return list(range(hexes.SIDES))
                wanted |= 1 << way
            elif enough:
                wanted |= 1 << way
    return [turns for turns in range(hexes.SIDES) if hexes.rotate(SECTORS[sector].sides, turns) & wanted]


def place_options(s: EclipseState, seat: int) -> list[int]:
    """Each hex drawn, turned in each legal way; discarding; a second draw for those who may (EC-8.4, EC-27.5.4)."""
    options = [
        place_option(sector, turns) for sector in s.drawn for turns in rotations(s, seat, sector)
    ]
    options.append(NONE)
    if len(s.drawn) < species_of(s, seat).draws and can_draw(s, stack_of(s.space)):
        options.append(DRAW)
    return options


def place(s: EclipseState) -> Flow:
    """Place the hex in the named space, or discard it, which ends the exploration (EC-8.4 to EC-8.6, EC-27.5.4)."""
    seat = s.seat
    choice = yield Pick(seat, "place", place_options(s, seat), about=(s.space, *s.drawn))
    if choice == DRAW:
        draw_hex(s, seat)
        return
    stack = stack_of(s.space)
    placed, turns = place_of(choice)
    unplaced = [sector for sector in s.drawn if sector != placed]
    s.discards[stack] = s.discards[stack] + unplaced
    s.drawn = ()
    for sector in unplaced:
        emit(s, "discarded", (seat, sector))
    if placed == NONE:
        s.space = NONE
        s.more -= 1
        if s.more:
            s.step = AT_EXPLORE
        else:
            end_turn(s)  # EC-8.5: at once
        return
    lay(s, placed, s.space, turns)
    emit(s, "placed", (seat, placed, s.space, turns))
    s.space = NONE
    if s.discs[seat] and open_to_disc(s, seat, placed):  # EC-5.2.5, EC-8.14, EC-8.16
        s.at = placed
        s.step = AT_CLAIM
    else:
        step_done(s, AT_EXPLORE)  # EC-8.16


def claim(s: EclipseState) -> Flow:
    """A disc may go on the hex at once (EC-8.14)."""
    sector = s.at
    choice = yield Pick(s.seat, "claim", (YES, NO), about=(sector,))
    s.at = NONE
    step_done(s, AT_EXPLORE)
    if choice == YES:
        influence_hex(s, s.seat, sector)
