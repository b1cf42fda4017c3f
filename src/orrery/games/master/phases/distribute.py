"""Phase 2: distributing cubes, one at a time (SU-10 to SU-12)."""

from __future__ import annotations

from typing import Final

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.master.board import BLACK, BRIGHT, MOST_INTRODUCED, SYSTEMS, TRACKS
from orrery.games.master.cards import CARDS, GOVERNMENT, PROJECTS
from orrery.games.master.cubes import (
    CLEAR,
    CONFLICTS_AT,
    cells_taking,
    clearable,
    empty_spot,
    option_of,
    planets_spot,
    projects_of,
    put_back_drawn,
    put_cube,
    route_spot,
)
from orrery.games.master.parley import parley, parley_options
from orrery.games.master.pieces import keep_lanes, keep_spots
from orrery.games.master.standing import Ended, settle
from orrery.games.master.state import (
    AT_REWARD,
    CLEARING,
    NEUTRAL,
    SPOTS,
    Lanes,
    MasterState,
    complete,
    conflicts_of,
    side_system,
)

_COLONISE: Final = [[option_of(planets_spot(system.id), colour) for colour in BRIGHT] for system in SYSTEMS]
_LAY: Final = [
    [[(track.id, end, option_of(route_spot(track.id, end), colour)) for colour in BRIGHT] for end in (0, 1)]
    for track in TRACKS
]
"""The options to put a cube on a planet, and on a track from an end of it."""


def distribute(s: MasterState) -> Flow | None:
    """Place drawn cubes, clear a project with a black one, end a conflict, or return the rest (SU-10.1, SU-10.7)."""
    if any(s.drawn):
        return _place(s)
    s.step = AT_REWARD
    return None


def _place(s: MasterState) -> Flow:
    """One cube after another (SU-10.14); the boundary comes after anything that may need chance."""
    try:
        while any(s.drawn):
            option = yield Pick(s.turn, "place", (*placements(s), NONE))
            if option == NONE:
                put_back_drawn(s)
                break
            spot = option >> 3
            if spot >= CONFLICTS_AT:  # SU-23.8
                yield from parley(s, option)
                return
            if option == CLEAR:
                yield from clear(s)
            else:
                put_cube(s, spot, option & 7)
            if s.stale:
                settle(s)
        s.step = AT_REWARD
    except Ended:
        pass


def clear(s: MasterState) -> Flow:
    """A black cube clears one of one's own projects (SU-10.9, SU-10.11). No way back: that could go on without end."""
    spot = yield Pick(s.turn, "clear", clearable(s, s.turn))
    s.drawn[BLACK] -= 1
    s.bag[s.turn][BLACK] += 1
    empty_spot(s, spot)
    emit(s, "cleared", (s.turn, spot))


def placements(s: MasterState) -> tuple[int, ...]:
    """Everything that the active player may do with one of the drawn cubes, and the conflicts that may be ended
    (SU-10.1, SU-10.2, SU-10.11, SU-23.8)."""
    seat = s.turn
    at = SPOTS * seat
    options: tuple[int, ...] = ()
    for colour, count in enumerate(s.drawn):
        if count:
            found = s.spots[at + colour]
            options += spots_for(s, seat, colour) if found is None else found
    if s.drawn[BLACK]:
        found = s.spots[at + CLEARING]
        options += find_clearing(s, seat) if found is None else found
    return options + parley_options(s) if s.wars[seat] else options


def find_clearing(s: MasterState, seat: int) -> tuple[int, ...]:
    """Whether a seat has anything that a black cube could clear (SU-10.9)."""
    return keep_spots(s, SPOTS * seat + CLEARING, (CLEAR,) if s.roads[seat] or clearable(s, seat) else ())


def spots_for(s: MasterState, seat: int, colour: int) -> tuple[int, ...]:
    """Where a seat may put a cube of this colour: projects, planets, tracks. Known until something there changes
    (SU-10.2, SU-11.2, SU-12.3 to SU-12.5)."""
    options: list[int] = []
    powers, full_types, fills = s.powers[seat], types_full(s, seat), s.fill
    for project in projects_of(s, seat):
        one = PROJECTS[project]
        mask = powers.wild[one.kind][colour] & one.wanted
        if mask and not (full_types and CARDS[one.card].type in full_types):  # SU-16.6
            options += cells_taking(project, fills[project], mask, colour)
    fields, tracks = (s.lanes[seat] or find_lanes(s, seat))[colour]
    options += fields
    routes = s.routes
    for track, end, option in tracks:
        route = routes[track]
        if route is None or (
            route.colour == colour and route.start == end and route.cubes < TRACKS[track].length
        ):
            options.append(option)
    return keep_spots(s, SPOTS * seat + colour, tuple(options))


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


def find_lanes(s: MasterState, seat: int) -> Lanes:
    """The planets and tracks that can take cubes of a seat (SU-11.2, SU-12.2, SU-12.3, SU-12.10 to SU-12.12)."""
    owner = s.owner
    fought = enemies(s, seat)
    fields: list[list[int]] = [[] for _ in range(5)]
    tracks: list[list[tuple[int, int, int]]] = [[] for _ in range(5)]
    for system in s.realm[seat]:
        if len(s.planets[system]) < SYSTEMS[system].planets:  # SU-11.7
            for colour in BRIGHT:
                fields[colour].append(_COLONISE[system][colour])
        for track, end, other in SYSTEMS[system].lanes:
            if s.conflict[track] == NONE:  # SU-12.17
                if owner[other] == seat or (owner[other] == NEUTRAL and other not in fought):
                    for colour in TRACKS[track].colours:
                        tracks[colour].append(_LAY[track][end][colour])
    return keep_lanes(s, seat, tuple([(tuple(fields[colour]), tuple(tracks[colour])) for colour in range(5)]))


def enemies(s: MasterState, seat: int) -> list[int]:
    """The systems against which a seat's conflicts stand (SU-12.12)."""
    found = []
    for card in conflicts_of(s, seat):
        found += [side_system(s, card, side) for side in (0, 1) if s.owner[side_system(s, card, side)] != seat]
    return found
