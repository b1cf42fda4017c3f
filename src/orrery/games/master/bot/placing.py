"""Where a drawn cube does most good (SU-10), and what a black one is best used for."""

from __future__ import annotations

from orrery.core import NONE
from orrery.games.master.board import COLONISE_MATCH, COLONISE_MISMATCH, SYMBOLS_TO_WIN, SYSTEMS, TRACKS
from orrery.games.master.bot.ground import ROUTE_JOBS, takes_system
from orrery.games.master.bot.harm import thefts
from orrery.games.master.bot.mind import Mind
from orrery.games.master.cards import (
    BASE,
    CARD,
    CARDS,
    CONFLICT,
    DEVELOPMENT,
    PROGRAMME,
    PROJECTS,
    STEAL,
)
from orrery.games.master.cubes import CLEAR, CONFLICTS_AT, PLANETS, ROUTES, clearable, project_at, route_at, system_at
from orrery.games.master.standing import DOMINATION_WIN
from orrery.games.master.state import (
    NEUTRAL,
    cubes_on,
    own_routes,
    route_complete,
    side_owner,
    side_system,
)

_STAYS = (PROGRAMME, DEVELOPMENT)


def best_place(mind: Mind, options: tuple[int, ...]) -> int:
    """The best use of one of the drawn cubes; NONE if they are better returned."""
    best, highest = NONE, -10.0 if mind.restless else 1e-9
    for option in options:
        if option != NONE:
            value = place_value(mind, option)
            if value > highest:
                best, highest = option, value
    return best


def place_value(mind: Mind, option: int) -> float:
    """What a use of a cube is worth, as a share of the way that is left."""
    if option == CLEAR:
        return max([clear_value(mind, spot) for spot in clearable(mind.s, mind.me)], default=0.0)
    spot, colour = option >> 3, option & 7
    if spot >= CONFLICTS_AT:
        return end_value(mind, spot - CONFLICTS_AT)
    if spot >= PLANETS:
        return planet_value(mind, system_at(spot), colour)
    if spot >= ROUTES:
        return route_value(mind, route_at(spot)[0], colour)
    return cell_value(mind, *project_at(spot), colour)


def cell_value(mind: Mind, project: int, cell: int, colour: int) -> float:
    """A cell of a project: what the plans make of it, what else it brings, and the cube that is out of the bag."""
    s, w = mind.s, mind.w
    one = PROJECTS[project]
    filled = cubes_on(s, project)
    size = len(one.cells)
    last = filled + 1 == size
    full = project in s.prepared[mind.me] or s.spent >> project & 1 or not s.supply[mind.me]
    if one.kind == BASE and last and full:
        return -1.0  # it would bring nothing (SU-13.5, SU-13.8)
    grown = w.begun + (w.finished - w.begun) * (filled + 1) / size
    value = mind.wanted(project, one.cells[cell]) * grown
    turns = mind.outlook.turns
    if one.kind in _STAYS:
        value += -mind.held(colour)
        if value > 0 and one.stars >> cell & 1:
            value *= 0.95
        if one.kind == DEVELOPMENT:
            value += 0.5 * w.card * grown / size / turns
    elif one.kind == CONFLICT:
        return value + fight_value(mind, project, last) + w.parked * -mind.held(colour)
    else:
        value += w.parked * -mind.held(colour) * (0.4 if last else 1.0)
        if one.kind == CARD:
            cards = sum([effect.count for effect in one.reward])
            value += w.card * cards * grown / size / turns
        elif one.kind == STEAL:
            value += (w.theft / turns + thefts(mind, project)) * grown / size
    if colour != one.cells[cell]:
        value -= 0.002  # a substitute, when the colour itself would do elsewhere
    return value


def route_value(mind: Mind, track: int, colour: int) -> float:
    """The next cell of a route."""
    route = mind.s.routes[track]
    filled = 0 if route is None else route.cubes
    size = max(1, TRACKS[track].length + mind.s.powers[mind.me].route)
    if filled >= size:
        return -1.0
    value = mind.wanted(ROUTE_JOBS + 8 * track + colour, colour)
    if mind.stuck:
        value += mind.w.stuck / mind.outlook.turns / (size - filled) ** 2
    if value <= 0:
        return -0.01
    return value * (mind.w.begun + (mind.w.finished - mind.w.begun) * (filled + 1) / size) - mind.held(colour)


def planet_value(mind: Mind, system: int, colour: int) -> float:
    """Cubes from the bank for one that stays on the planet (SU-11.4, SU-11.5)."""
    extra = mind.s.powers[mind.me].colonise
    count = COLONISE_MATCH + extra[0] if SYSTEMS[system].colour == colour else COLONISE_MISMATCH + extra[1]
    count = min(count, mind.s.bank[colour])
    return mind.held(colour, count - 1) * 0.9


def fight_value(mind: Mind, project: int, last: bool) -> float:
    """A cube on our side of a conflict, besides what our own plans want of it: holding off the other side."""
    s = mind.s
    one = PROJECTS[project]
    card, side = one.card, one.side
    rival = side_owner(s, card, 1 - side)
    symbol = CARDS[card].symbol
    best = mind.outlook.best
    if last and best.kind == DOMINATION_WIN and best.symbol == symbol and not takes_system(card, side):
        return -0.05  # the symbol would be gone
    value = 0.0
    if takes_system(card, side):
        mine = len(one.cells) - cubes_on(s, project)
        gain = 0.5 if rival == NEUTRAL else 0.8 + 0.6 * s.bases[side_system(s, card, 1 - side)] * mind.weight(rival)
        value += gain / mine / mind.outlook.turns
    if rival != NEUTRAL:
        theirs = CARDS[card].projects[1 - side]
        left = len(PROJECTS[theirs].cells) - cubes_on(s, theirs)
        value += 0.01
        if takes_system(card, 1 - side):
            own = side_system(s, card, side)
            at_stake = mind.w.home if SYSTEMS[own].start else mind.w.loss * s.bases[own] / mind.outlook.turns
            mine = len(one.cells) - cubes_on(s, project)
            if left < mine + 3:
                value += at_stake * (1.0 if left <= 3 else 0.5 if left <= 5 else 0.2) / mine
        lead = mind.outlook.lead(card, side)
        if -3 <= lead <= 0 and s.symbols[rival][symbol] >= SYMBOLS_TO_WIN - 2:
            value += mind.w.block * mind.danger(rival) / (1 - lead)
    return value


def clear_value(mind: Mind, spot: int) -> float:
    """Getting the cubes of a project back: only of one that serves no purpose any more."""
    s = mind.s
    if spot >= ROUTES:
        track, _ = route_at(spot)
        route = s.routes[track]
        assert route is not None
        if not _idle(mind, track):
            return -1.0
        return mind.held(route.colour, route.cubes) - 0.004
    project, _ = project_at(spot)
    one = PROJECTS[project]
    if s.working >> project & 1 or any(project in way.jobs for way in mind.outlook.ways):
        return -1.0
    if one.kind == CONFLICT and side_owner(s, one.card, 1 - one.side) != NEUTRAL:
        return -1.0
    fill = s.fill[project]
    value = -0.004 * cubes_on(s, project)
    for cell in range(len(one.cells)):
        cube = fill >> 4 * cell & 15
        if cube:
            if one.stars >> cell & 1:
                return -1.0
            value += mind.held(cube & 7) + (0.1 if mind.starved(cube & 7) else 0.0)
    return value


def _idle(mind: Mind, track: int) -> bool:
    """Whether a route of ours opens nothing any more: both ends ours and full, or joined in another way."""
    s = mind.s
    route = s.routes[track]
    if any(ROUTE_JOBS + 8 * track + (route.colour if route else 0) in way.jobs for way in mind.outlook.ways):
        return False
    for end in TRACKS[track].ends:
        if s.owner[end] != mind.me:
            return False
        if s.bases[end] < SYSTEMS[end].planets and not s.powers[mind.me].waive_route:
            if not any(end in TRACKS[other].ends and route_complete(s, other)
                       for other, _ in own_routes(s, mind.me) if other != track):
                return False
    return True


def end_value(mind: Mind, track: int) -> float:
    """Ending a conflict: when the other side is about to take what we cannot lose."""
    s = mind.s
    card = s.conflict[track]
    side = 0 if side_owner(s, card, 0) == mind.me else 1
    rival = side_owner(s, card, 1 - side)
    if rival == NEUTRAL:
        return -1.0
    mine, theirs = CARDS[card].projects[side], CARDS[card].projects[1 - side]
    behind = (len(PROJECTS[mine].cells) - cubes_on(s, mine)) - (len(PROJECTS[theirs].cells) - cubes_on(s, theirs))
    if behind >= 2 and takes_system(card, 1 - side) and SYSTEMS[side_system(s, card, side)].start:
        return 0.5
    return -1.0
