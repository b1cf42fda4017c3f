"""Phase 2: distributing cubes, one at a time (SU-10 to SU-12)."""

from __future__ import annotations

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.master.board import BLACK, BRIGHT, MOST_INTRODUCED, SYSTEMS, TRACKS
from orrery.games.master.cards import CARDS, DEVELOPMENT, GOVERNMENT, PROJECTS
from orrery.games.master.cubes import (
    CLEAR,
    CONFLICTS_AT,
    PLANETS,
    ROUTES,
    cells_taking,
    clearable,
    empty_spot,
    option_of,
    projects_of,
    put_back_drawn,
    put_cube,
)
from orrery.games.master.parley import parley, parley_options
from orrery.games.master.standing import settle
from orrery.games.master.state import AT_REWARD, NEUTRAL, MasterState, complete, conflicts_of, side_system


def distribute(s: MasterState) -> Flow | None:
    """Place a drawn cube, clear a project with a black one, end a conflict, or return the rest (SU-10.1, SU-10.7)."""
    if not any(s.drawn):
        s.step = AT_REWARD
        return None
    return _place_one(s)


def _place_one(s: MasterState) -> Flow:
    option = yield Pick(s.turn, "place", (*placements(s), NONE))
    if option == NONE:
        put_back_drawn(s)
        s.step = AT_REWARD
        return
    spot, colour = option >> 3, option & 7
    if spot >= CONFLICTS_AT:
        yield from parley(s, option)
    elif option == CLEAR:
        yield from clear(s)
    else:
        put_cube(s, spot, colour)
    settle(s)


def clear(s: MasterState) -> Flow:
    """A black cube clears one of one's own projects, or is kept for something else (SU-10.9, SU-10.11)."""
    spot = yield Pick(s.turn, "clear", (*clearable(s, s.turn), NONE))
    if spot != NONE:
        s.drawn[BLACK] -= 1
        s.bag[s.turn][BLACK] += 1
        empty_spot(s, spot)
        emit(s, "cleared", (s.turn, spot))


def placements(s: MasterState) -> list[int]:
    """Everything that the active player may do with one of the drawn cubes, and the conflicts that may be ended."""
    seat, drawn = s.turn, s.drawn
    powers = s.powers[seat]
    colours = [colour for colour in range(5) if drawn[colour]]
    full_types = types_full(s, seat)
    options: list[int] = []
    for project in projects_of(s, seat):
        one = PROJECTS[project]
        fill = s.fill[project]
        if fill & one.full == one.full:
            continue
        if one.kind == DEVELOPMENT and full_types and CARDS[one.card].type in full_types:
            continue  # SU-16.6
        wild = powers.wild[one.kind]
        for colour in colours:
            options += cells_taking(project, fill, wild[colour], colour)
    for system in s.realm[seat]:
        if len(s.planets[system]) < SYSTEMS[system].planets:  # SU-11.2, SU-11.7
            for colour in BRIGHT:
                if drawn[colour]:
                    options.append(option_of(PLANETS + system, colour))
    routes = s.routes
    for track, end in s.lanes if s.lanes is not None else find_lanes(s):
        route = routes[track]
        if route is None:
            for colour in TRACKS[track].colours:  # SU-12.3
                if drawn[colour]:
                    options.append(ROUTES + 2 * track + end << 3 | colour)
        elif route.start == end and drawn[route.colour] and route.cubes < TRACKS[track].length:
            options.append(ROUTES + 2 * track + end << 3 | route.colour)
    if drawn[BLACK] and clearable(s, seat):
        options.append(CLEAR)
    return options + parley_options(s)


def types_full(s: MasterState, seat: int) -> list[int]:
    """Types of which three developments are introduced, or will be by this turn's rewards (SU-16.5, SU-16.6)."""
    if len(s.cards[seat]) <= MOST_INTRODUCED:
        return []
    counts = [0] * 7
    for card in s.cards[seat]:
        one = CARDS[card]
        if one.type > GOVERNMENT and complete(s, one.projects[0]):
            counts[one.type] += 1
    return [kind for kind, count in enumerate(counts) if count >= MOST_INTRODUCED]


def find_lanes(s: MasterState) -> tuple[tuple[int, int], ...]:
    """Tracks on which the active player may lay cubes, with the end to begin at (SU-12.2, SU-12.10 to SU-12.12)."""
    seat, owner = s.turn, s.owner
    fought = enemies(s, seat)
    found = []
    for system in s.realm[seat]:
        for track, end, other in SYSTEMS[system].lanes:
            if s.conflict[track] == NONE:  # SU-12.17
                if owner[other] == seat or (owner[other] == NEUTRAL and other not in fought):
                    found.append((track, end))
    s.lanes = tuple(found)
    return s.lanes


def enemies(s: MasterState, seat: int) -> list[int]:
    """The systems against which a seat's conflicts stand."""
    found = []
    for card in conflicts_of(s, seat):
        found += [side_system(s, card, side) for side in (0, 1) if s.owner[side_system(s, card, side)] != seat]
    return found


