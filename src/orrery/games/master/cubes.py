"""Cubes: where they may lie, and how they move between bags, bank and projects (SU-9, SU-10, SU-17).

A *spot* is a place for cubes: a cell of a project, a route, the planets of a system. An option of a question about
cubes is a spot and a colour in one int.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from orrery.core import Chance, emit
from orrery.games.master.board import BLACK, SYSTEMS, TRACKS
from orrery.games.master.cards import BY_SPOILS, CARDS, PROJECTS, ROUTE
from orrery.games.master.pieces import empty_cells, fill_cell, set_planets, set_route, set_working
from orrery.games.master.state import (
    TAKEN,
    MasterState,
    Route,
    complete,
    conflicts_of,
    own_routes,
    project_owner,
    side_owner,
)

ROUTES: Final = 1024
"""Spots below are cells (eight to a project); from here on routes, by twice the track plus the end they begin at."""
PLANETS: Final = ROUTES + 2 * len(TRACKS)
"""Spots from here on are the planets of a system."""
CONFLICTS_AT: Final = PLANETS + len(SYSTEMS)
"""Spots from here on are conflicts to be ended, by track."""
CLEAR: Final = 7
"""Instead of a spot and a colour: use a black cube to take all cubes off a project, which is named next (SU-10.9)."""


def option_of(spot: int, colour: int) -> int:
    """A spot and a colour in one int: ``option >> 3`` and ``option & 7``."""
    return spot << 3 | colour


def reward_of(project: int) -> int:
    """The reward of a completed project as an option: its first cell, and no colour (SU-10.15)."""
    return option_of(project << 3, 0)


def project_at(spot: int) -> tuple[int, int]:
    """The project and cell of a spot below ``ROUTES``."""
    return spot >> 3, spot & 7


def route_spot(track: int, start: int) -> int:
    """The spot of a route that begins at this end of a track."""
    return ROUTES + 2 * track + start


def route_at(spot: int) -> tuple[int, int]:
    """The track of such a spot, and the end where it begins."""
    return spot - ROUTES >> 1, spot - ROUTES & 1


def planets_spot(system: int) -> int:
    """The spot of a system's planets."""
    return PLANETS + system


def system_at(spot: int) -> int:
    """The system of such a spot."""
    return spot - PLANETS


@lru_cache(maxsize=1 << 15)
def cells_taking(project: int, fill: int, mask: int, colour: int) -> tuple[int, ...]:
    """Options to put a cube on a project: the first of all equal cells whose colour is in ``mask`` (SU-10.2)."""
    one = PROJECTS[project]
    seen: dict[tuple[int, int], int] = {}
    for cell, wanted in enumerate(one.cells):
        if mask >> wanted & 1 and not fill >> 4 * cell & TAKEN:
            seen.setdefault((wanted, one.stars >> cell & 1), option_of(project << 3 | cell, colour))
    return tuple(seen.values())


@lru_cache(maxsize=1 << 14)
def cells_holding(project: int, fill: int, mask: int) -> tuple[int, ...]:
    """Options to take a cube off a project: the first of equal cells with a cube of a colour in ``mask`` (SU-19.6)."""
    one = PROJECTS[project]
    seen: dict[tuple[int, int, int], int] = {}
    for cell, printed in enumerate(one.cells):
        cube = fill >> 4 * cell & 15
        if cube & TAKEN and mask >> (cube & 7) & 1:
            kind = (cube & 7, printed, one.stars >> cell & 1)
            seen.setdefault(kind, option_of(project << 3 | cell, cube & 7))
    return tuple(seen.values())


# -- bags and bank ---------------------------------------------------------------------------------------------------


def draw_cubes(s: MasterState, seat: int, count: int) -> None:
    """Draw at random from the bag, as many as there are (SU-8.1, SU-8.2)."""
    bag = s.bag[seat]
    drawn = []
    held = sum(bag)
    chance = s.chance
    for left in range(held, max(held - count, 0), -1):
        colour = random_cube(chance, "cube", seat, bag, left)
        bag[colour] -= 1
        s.drawn[colour] += 1
        drawn.append(colour)
    if s.events is not None:
        emit(s, "drew", (seat, tuple(drawn)))


def random_cube(chance: Chance, name: str, seat: int, bag: list[int], held: int) -> int:
    """The colour of one of the ``held`` cubes in a bag, drawn at random; the bag is left as it is (SU-8.3)."""
    if chance.script is not None:
        return chance.draw(name, [colour for colour in range(5) for _ in range(bag[colour])], seat)
    place = chance.below(held)
    colour = 0
    while place >= bag[colour]:
        place -= bag[colour]
        colour += 1
    return colour


def put_back_drawn(s: MasterState) -> None:
    """Cubes not used go back into the bag (SU-10.7)."""
    bag, drawn = s.bag[s.turn], s.drawn
    for colour, count in enumerate(drawn):
        if count:
            bag[colour] += count
            drawn[colour] = 0


def from_bank(s: MasterState, seat: int, colour: int, count: int) -> int:
    """Take cubes of a colour from the bank into the bag, as many as there are (SU-1.6). Returns how many."""
    taken = min(count, s.bank[colour])
    s.bank[colour] -= taken
    s.bag[seat][colour] += taken
    return taken


# -- onto and off projects -------------------------------------------------------------------------------------------


def put_cube(s: MasterState, spot: int, colour: int) -> None:
    """The active player puts a drawn cube on a spot (SU-10.1, SU-10.3, SU-11.3, SU-12.5)."""
    seat = s.turn
    s.drawn[colour] -= 1
    s.stirred = True  # SU-30.3
    if spot < ROUTES:
        project, cell = project_at(spot)
        fill_cell(s, project, cell, colour)
        if complete(s, project):
            s.due.append(reward_of(project))
    elif spot < PLANETS:
        track, start = route_at(spot)
        route = s.routes[track]
        set_route(s, track, Route(seat, start, colour, 1 if route is None else route.cubes + 1))  # SU-12
    else:
        system = system_at(spot)
        set_planets(s, system, (*s.planets[system], colour))
        s.due.append(option_of(spot, colour))
    if s.events is not None:
        emit(s, "placed", (seat, option_of(spot, colour)))


def _send_back(s: MasterState, owner: int, colour: int, star: int) -> None:
    """A cube leaves its spot: to its owner's bag, or to the bank from a star cell (SU-17.1)."""
    if star:
        s.bank[colour] += 1
    else:
        s.bag[owner][colour] += 1


def _no_longer_complete(s: MasterState, project: int) -> None:
    """A project has lost a cube: its card stops working, a reward still due is lost (SU-10.18, SU-16.3, SU-18.4)."""
    s.stirred = True  # SU-30.3
    if s.working >> project & 1:
        set_working(s, project, False)
    due = reward_of(project)
    if due in s.due:
        s.due.remove(due)


def empty_project(s: MasterState, project: int) -> None:
    """All cubes of a project return to its owner, those in star cells to the bank (SU-10.17, SU-17.1)."""
    fill = s.fill[project]
    if not fill:
        return
    owner = project_owner(s, project)
    stars = PROJECTS[project].stars
    for cell in range(len(PROJECTS[project].cells)):
        cube = fill >> 4 * cell & 15
        if cube:
            _send_back(s, owner, cube & 7, stars >> cell & 1)
    empty_cells(s, project, (1 << len(PROJECTS[project].cells)) - 1)
    _no_longer_complete(s, project)  # SU-10.18, SU-16.3, SU-18.4


def empty_route(s: MasterState, track: int) -> None:
    """All cubes of a route return to its owner (SU-12.9, SU-12.14)."""
    route = s.routes[track]
    if route is not None:
        s.bag[route.owner][route.colour] += route.cubes
        set_route(s, track, None)
        s.before &= ~(1 << track)  # SU-12.19
        s.stirred = True  # SU-30.3
        emit(s, "route-returned", (route.owner, track, route.start, route.colour, route.cubes))


def empty_spot(s: MasterState, spot: int) -> None:
    """Clear a project of one's own: a card's, a route, a side of a conflict (SU-10.9)."""
    if spot < ROUTES:
        empty_project(s, project_at(spot)[0])
    else:
        empty_route(s, route_at(spot)[0])


def lift_cube(s: MasterState, spot: int) -> tuple[int, int, bool]:
    """Take one cube off: whose it was, its colour, whether from a star cell. From a route the farthest (SU-12.6)."""
    if spot < ROUTES:
        project, cell = project_at(spot)
        owner = project_owner(s, project)
        colour = s.fill[project] >> 4 * cell & 7
        empty_cells(s, project, 1 << cell)
        _no_longer_complete(s, project)
        return owner, colour, PROJECTS[project].stars >> cell & 1 == 1  # SU-17.1
    track, _ = route_at(spot)
    route = s.routes[track]
    assert route is not None
    set_route(s, track, route._replace(cubes=route.cubes - 1) if route.cubes > 1 else None)
    s.stirred = True  # SU-30.3
    return route.owner, route.colour, False


def take_cube(s: MasterState, seat: int, spot: int) -> int:
    """A rival's cube goes into the taker's bag, from a star cell too (SU-17.2, SU-17.3). Returns whose it was."""
    owner, colour, _ = lift_cube(s, spot)
    s.bag[seat][colour] += 1
    return owner


def knock_cube(s: MasterState, spot: int) -> int:
    """A cube goes back to its owner, or to the bank from a star cell (SU-33.12). Returns whose it was."""
    owner, colour, star = lift_cube(s, spot)
    _send_back(s, owner, colour, star)
    return owner


def return_black_cubes(s: MasterState, seat: int) -> None:
    """Adventurer rule: all black cubes leave the player's projects (SU-8.4, SU-8.5)."""
    for project in projects_of(s, seat):
        black = cells_holding(project, s.fill[project], 1 << BLACK)
        while black:
            knock_cube(s, black[0] >> 3)
            black = cells_holding(project, s.fill[project], 1 << BLACK)


# -- whose projects --------------------------------------------------------------------------------------------------


def projects_of(s: MasterState, seat: int, conflicts: bool = True) -> list[int]:
    """The projects of a seat on cards and, unless left out, on its sides of conflicts (SU-10.1, SU-10.8, SU-21.3)."""
    found: list[int] = []
    for card in s.cards[seat]:
        found += CARDS[card].own_projects
    if conflicts:
        for card in conflicts_of(s, seat):
            found += [project for side, project in enumerate(CARDS[card].projects) if side_owner(s, card, side) == seat]
    return found


def clearable(s: MasterState, seat: int) -> list[int]:
    """Spots of a seat that hold at least one cube and can be cleared; planets never can (SU-10.12)."""
    spots = [project << 3 for project in projects_of(s, seat) if s.fill[project]]
    for track, route in own_routes(s, seat):
        spots.append(route_spot(track, route.start))
    return spots


def cubes_to_take(s: MasterState, owners: Sequence[int], colours: Iterable[int], way: int) -> list[int]:
    """Options to take a cube from projects of these seats: never from planets, never protected ones (SU-19.4).

    Spoils are not taken from conflicts (SU-21.12).
    """
    mask = sum([1 << colour for colour in colours])
    found: list[int] = []
    for owner in owners:
        safe = s.powers[owner].protected[way]
        for project in projects_of(s, owner, way != BY_SPOILS):
            if s.fill[project] and not safe >> PROJECTS[project].kind & 1:
                found += cells_holding(project, s.fill[project], mask)
        if not safe >> ROUTE & 1:
            for track, route in own_routes(s, owner):
                if mask >> route.colour & 1:
                    found.append(option_of(route_spot(track, route.start), route.colour))
    return found

