"""Pieces on the board and on cards: the only module that writes where they lie, and what is kept because of it.

Much that the rules ask all the time follows from where pieces lie: realms, symbols, powers, where a cube may go. It is
worked out once and kept in the position (``MasterState``, from ``stale`` on). Every function in the first part moves a
piece and marks what that puts out of date, so a rule that moves pieces cannot forget to: it has no other way to move
them. Those in the second part keep what has been worked out. ``test_derived`` holds that nobody else writes either.
"""

from __future__ import annotations

from typing import Final

from orrery.core import NONE
from orrery.games.master.board import SYSTEMS, TRACKS
from orrery.games.master.cards import CONFLICT, DEVELOPMENT, FIRST_CONFLICT, PROJECTS
from orrery.games.master.powers import Powers
from orrery.games.master.state import (
    CLEARING,
    SPOTS,
    TAKEN,
    UNKNOWN,
    Lanes,
    MasterState,
    Route,
    long_enough,
    own_routes,
    project_owner,
)

_ALL_COLOURS: Final = (1 << CLEARING) - 1
_NO_SPOTS: Final = [None] * SPOTS


# -- moving pieces ---------------------------------------------------------------------------------------------------


def set_owner(s: MasterState, system: int, owner: int, bases: int = 0) -> None:
    """A system has this owner (a seat, NEUTRAL or CLOSED) and so many of its bases (SU-5.8, SU-14.17)."""
    before = s.owner[system]
    if before >= 0:
        s.placed[before] -= s.bases[system]
    if owner >= 0:
        s.placed[owner] += bases
    s.owner[system] = owner
    s.bases[system] = bases
    s.stale = s.moved = True


def set_planets(s: MasterState, system: int, cubes: tuple[int, ...]) -> None:
    """These cubes lie on the planets of a system, in the order in which they came (SU-11.7)."""
    room = SYSTEMS[system].planets
    if (len(s.planets[system]) < room) != (len(cubes) < room):
        s.stale = s.moved = True  # no room for more (SU-11.7), or room again (SU-4.10)
    s.planets[system] = cubes


def set_route(s: MasterState, track: int, route: Route | None) -> None:
    """A route lies on a track, one cube longer or shorter than before; or none does any more (SU-12.8, SU-12.19)."""
    before = s.routes[track]
    s.routes[track] = route
    bit = 1 << track
    if route is None:
        assert before is not None
        seat = before.owner
        s.roads[seat] &= ~bit
        if s.whole[seat] != UNKNOWN:
            s.whole[seat] &= ~bit
        _forget_spots(s, seat, TRACKS[track].wanted)
        return
    seat, length = route.owner, TRACKS[track].length
    s.roads[seat] |= bit
    if s.whole[seat] != UNKNOWN:
        if long_enough(s, track, route):
            s.whole[seat] |= bit
        else:
            s.whole[seat] &= ~bit
    if before is None:
        _forget_spots(s, seat, TRACKS[track].wanted)
    elif route.cubes == length or before.cubes == length:
        _forget_spots(s, seat, 1 << route.colour)


def set_conflict(s: MasterState, card: int, track: int, red: int) -> None:
    """A conflict card lies on a track with its red side to this end (SU-21.1, SU-25.3)."""
    s.conflict[track] = card
    s.lies[card - FIRST_CONFLICT] = 2 * track + red
    s.stale = s.moved = True


def lift_conflict(s: MasterState, card: int) -> None:
    """A conflict card leaves the board (SU-21.5, SU-23.4)."""
    s.conflict[s.lies[card - FIRST_CONFLICT] >> 1] = NONE
    s.lies[card - FIRST_CONFLICT] = NONE
    s.stale = s.moved = True


def fill_cell(s: MasterState, project: int, cell: int, colour: int) -> None:
    """A cube lies on a free cell of a project (SU-10.2)."""
    s.fill[project] |= (TAKEN | colour) << 4 * cell
    _cubes_changed(s, project, 1 << colour)


def empty_cells(s: MasterState, project: int, cells: int) -> None:
    """These cells of a project (as bits) hold no cubes any more (SU-10.9, SU-10.17)."""
    fill = s.fill[project]
    while cells:
        fill &= ~(15 << 4 * ((cells & -cells).bit_length() - 1))
        cells &= cells - 1
    s.fill[project] = fill
    _cubes_changed(s, project, PROJECTS[project].wanted)


def _cubes_changed(s: MasterState, project: int, colours: int) -> None:
    """Cells that take these colours (bits) were filled or emptied (SU-10.2)."""
    one = PROJECTS[project]
    if one.kind == CONFLICT:
        s.stale = True  # the lead may change at once (SU-10.21)
        owner = project_owner(s, project)
    else:
        owner = s.holder[one.card]
    if owner >= 0:
        # A development may be the third of its type, or no longer be (SU-16.6).
        _forget_spots(s, owner, _ALL_COLOURS if one.kind == DEVELOPMENT else colours)


def set_working(s: MasterState, project: int, works: bool) -> None:
    """A programme or development works from now on, or no longer does (SU-10.21)."""
    bit = 1 << project
    s.working = s.working | bit if works else s.working & ~bit
    s.stale = True


def lay_card(s: MasterState, seat: int, card: int) -> None:
    """A card lies before a seat, behind the others (SU-3.7)."""
    s.cards[seat].append(card)
    s.holder[card] = seat
    _forget_spots(s, seat, _ALL_COLOURS)
    s.stale = True


def lift_card(s: MasterState, card: int) -> None:
    """A card lies before its owner no longer (SU-26.5)."""
    seat = s.holder[card]
    s.cards[seat].remove(card)
    s.holder[card] = NONE
    _forget_spots(s, seat, _ALL_COLOURS)
    s.stale = True


def _forget_spots(s: MasterState, seat: int, colours: int) -> None:
    """Where a seat may put cubes of these colours (bits), and what it may clear, must be worked out again (SU-10.2)."""
    at = SPOTS * seat
    if colours == _ALL_COLOURS or not s.powers[seat].plain:
        s.spots[at : at + SPOTS] = _NO_SPOTS
        return
    s.spots[at + CLEARING] = None
    while colours:
        s.spots[at + (colours & -colours).bit_length() - 1] = None
        colours &= colours - 1


# -- keeping what was worked out -------------------------------------------------------------------------------------


def forget_routes(s: MasterState) -> None:
    """Which routes lie where is worked out from the tracks alone. The rest of what is kept ``work_out`` makes anew."""
    s.whole = [UNKNOWN] * s.seats
    s.roads = [0] * s.seats
    for track, route in enumerate(s.routes):
        if route is not None:
            s.roads[route.owner] |= 1 << track


def keep_map(
    s: MasterState, realm: list[tuple[int, ...]], wars: list[tuple[int, ...]], held: list[tuple[int, ...]],
) -> None:
    """What follows from the map is known; where cubes may go has to be found again (SU-11.2, SU-12.2, SU-12.12)."""
    s.moved = False
    s.realm, s.wars, s.held = realm, wars, held
    s.lanes = [None] * s.seats
    s.spots = [None] * (SPOTS * s.seats)


def keep_symbols(s: MasterState, symbols: list[tuple[int, ...]]) -> None:
    """The symbols of all seats are known (SU-7.5)."""
    s.symbols = symbols


def keep_powers(s: MasterState, powers: list[Powers]) -> None:
    """The powers of all seats are known, and with them everything; what other powers gave has to be found again
    (SU-20.4, SU-33.22, SU-33.23)."""
    s.stale = False
    for seat, one in enumerate(powers):
        if one.cards != s.powers[seat].cards:
            s.whole[seat] = UNKNOWN
            _forget_spots(s, seat, _ALL_COLOURS)
    s.powers = powers


def keep_lanes(s: MasterState, seat: int, lanes: Lanes) -> Lanes:
    """Which planets and tracks can take cubes of a seat, until the map changes (SU-11.2, SU-12.2).

    Copies share what is kept up to then: one in which pieces have moved keeps nothing for the others.
    """
    if not s.moved:
        s.lanes[seat] = lanes
    return lanes


def keep_spots(s: MasterState, place: int, options: tuple[int, ...]) -> tuple[int, ...]:
    """Where a seat may put cubes of a colour, or what it may clear, until something there changes (SU-10.2)."""
    s.spots[place] = options
    return options


def complete_routes(s: MasterState, seat: int) -> int:
    """The tracks on which a seat has a complete route now, as bits (SU-12.8, SU-33.4)."""
    bits = s.whole[seat]
    if bits == UNKNOWN:
        bits = 0
        for track, route in own_routes(s, seat):
            if long_enough(s, track, route):
                bits |= 1 << track
        s.whole[seat] = bits
    return bits
