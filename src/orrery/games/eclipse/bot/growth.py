"""Growing: exploring, placing discs, colonising and researching (EC-7, EC-8, EC-9, EC-11)."""

from __future__ import annotations

from math import log2, sqrt
from typing import Final

from orrery import hexes
from orrery.core import NONE
from orrery.games.eclipse.actions.explore import can_draw, spaces
from orrery.games.eclipse.actions.influence import targets
from orrery.games.eclipse.actions.research import affordable, artifacts
from orrery.games.eclipse.anytime import colony_options
from orrery.games.eclipse.board import (
    DIPLOMACY,
    MATERIALS,
    REFRESHED,
    ROUNDS,
    SCIENCE,
    SECTORS,
    SPACES,
    TRACK_POINTS,
    stack_of,
)
from orrery.games.eclipse.bot.designs import PART_TECHNOLOGIES, potential
from orrery.games.eclipse.bot.mind import Mind
from orrery.games.eclipse.bot.war import foe_of
from orrery.games.eclipse.galaxy import shows
from orrery.games.eclipse.options import COLONY, DRAW, PARLEY, colony_of, disc_move, place_of
from orrery.games.eclipse.ships import CRUISER, INTERCEPTOR, MONOLITH, MONOLITH_POINTS, ORBITAL
from orrery.games.eclipse.state import HAS_MONOLITH, HAS_ORBITAL, production
from orrery.games.eclipse.technologies import TECHNOLOGIES, on_track, price

_SHARES: Final = ((CRUISER, 0.7), (INTERCEPTOR, 0.3))
"""How much each ship type counts when a part is judged."""


# -- exploring -----------------------------------------------------------------------------------------------------


def tile_worth(mind: Mind, sector: int) -> float:
    """What a hex brings that is drawn now."""
    w, one = mind.w, SECTORS[sector]
    if one.ancients and not mind.species.peace:
        return w.guarded * sqrt(one.ancients) * min(1.0, mind.left / 4) + 0.1 * one.points
    least = w.blank * min(1.0, mind.left / 3)
    if not mind.affordable(2):
        return least
    bonus = mind.species.per_ancient * one.ancients
    return bonus + max(least, mind.hold(sector) - (mind.price(2) - mind.price(1)))


def space_worth(mind: Mind, cell: int) -> float:
    """What exploring a space brings on average: every hex that can still come is as likely."""
    s = mind.s
    stack = stack_of(cell)
    pool = s.stacks[stack] if s.size[stack] else s.discards[stack]
    mean = sum([tile_worth(mind, sector) for sector in pool]) / max(1, len(pool))
    if mind.species.draws > 1:
        mean *= 1.25
    for way, step in enumerate(hexes.STEPS):
        there = s.map.get(cell + step)
        if there is not None and s.disc[there] == mind.seat and shows(s, there, hexes.opposite(way)):
            mean += 0.05
    return mean


def explore_gain(mind: Mind) -> float:
    """The best space to explore, as an action."""
    found = _worths_of_spaces(mind, spaces(mind.s, mind.seat))
    return max(found.values(), default=-9.0)


def _worths_of_spaces(mind: Mind, cells: list[int]) -> dict[int, float]:
    return {cell: space_worth(mind, cell) for cell in cells}


def explore(mind: Mind, options: list[int]) -> int:
    """The space to explore."""
    found = _worths_of_spaces(mind, [option for option in options if option != NONE])
    return max(found, key=lambda cell: found[cell], default=NONE)


def place(mind: Mind, options: list[int]) -> int:
    """Which hex, and how it is turned; whoever may see a second one does if the first is below average."""
    s = mind.s
    best, most = NONE, 0.05
    for option in options:
        if option in (NONE, DRAW):
            continue
        sector, turns = place_of(option)
        value = tile_worth(mind, sector) + sides_worth(mind, sector, turns)
        if value > most:
            best, most = option, value
    if DRAW in options:
        pool = s.stacks[stack_of(s.space)] or s.discards[stack_of(s.space)]
        mean = sum([tile_worth(mind, sector) for sector in pool]) / max(1, len(pool))
        if most < mean + 0.5:
            return DRAW
    return best


def sides_worth(mind: Mind, sector: int, turns: int) -> float:
    """What the wormholes of a hex open when it is turned so."""
    s, w = mind.s, mind.w
    shown = hexes.rotate(SECTORS[sector].sides, turns)
    value = 0.0
    for way, step in enumerate(hexes.STEPS):
        if not shown >> way & 1:
            continue
        cell = s.space + step
        there = s.map.get(cell)
        if there is None:
            value += w.open_side * (can_draw(s, stack_of(cell)) and mind.left > 0)
        elif shows(s, there, hexes.opposite(way)):
            owner = s.disc[there]
            if owner == mind.seat:
                value += w.own_side
            elif owner != NONE:
                value += w.rival_side if not DIPLOMACY[s.seats] or mind.friend(owner) else w.own_side
            else:
                value += w.open_side
    return value


# -- discs ---------------------------------------------------------------------------------------------------------


def claim(mind: Mind, sector: int) -> bool:
    """Whether a disc on this hex pays."""
    return mind.affordable(1) and mind.hold(sector) - mind.price(1) > 0.0


def influence_gain(mind: Mind) -> float:
    """What the disc moves of an action bring, and the colony ships that are turned up."""
    values = sorted([mind.hold(sector) for sector in targets(mind.s, mind.seat)], reverse=True)
    gain = 0.0
    for count, value in enumerate(values[: mind.species.actions[1]]):
        cost = mind.price(count + 2) - mind.price(count + 1)
        if mind.affordable(count + 2) and value > cost:
            gain += value - cost
    return gain + _refreshed(mind)


def _refreshed(mind: Mind) -> float:
    """Colony ships that come back a round earlier bring one production more."""
    s = mind.s
    missing = min(REFRESHED, mind.species.colony_ships - s.ready[mind.seat])
    if missing <= 0 or not mind.left:
        return 0.0
    s.ready[mind.seat] += 1
    cubes = sorted([mind.cube(option & 3) for option in colony_options(s, mind.seat)], reverse=True)
    s.ready[mind.seat] -= 1
    squares = len({colony_of(option)[:2] for option in colony_options(s, mind.seat)})
    return sum(cubes[: max(0, min(missing, squares or len(cubes)))]) / (mind.left + 1) * (s.ready[mind.seat] == 0)


def influence(mind: Mind, options: list[int]) -> int:
    """The disc move that brings most, or none."""
    best, most = NONE, 0.0
    if mind.affordable(1):
        cost = mind.price(1)
        for sector in targets(mind.s, mind.seat):
            value = mind.hold(sector) - cost
            option = disc_move(NONE, sector)
            if value > most and option in options:
                best, most = option, value
    return best


def beside(mind: Mind, options: list[int]) -> int:
    """What to do beside the question at hand: the colony ship that brings most, an offer of relations; or nothing."""
    best, most = NONE, 0.0
    for option in options:
        if COLONY <= option < PARLEY:
            # Grey squares are kept for what is scarce: at equal worth the single-minded ones go first.
            value = mind.cube(colony_of(option)[2]) + 0.01
            if value > most:
                best, most = option, value
        elif option >= PARLEY and mind.left and best == NONE:
            best = option
    return best


# -- research ------------------------------------------------------------------------------------------------------


def technology_worth(mind: Mind, technology: int) -> float:
    """What a technology brings until the end of the game."""
    s, w, seat = mind.s, mind.w, mind.seat
    one = TECHNOLOGIES[technology]
    held = on_track(s.techs[seat], one.category)
    early = mind.left / (ROUNDS - 1)
    value = float(TRACK_POINTS[min(held + 1, SPACES)] - TRACK_POINTS[held]) + w.step * min(1.0, mind.left / 3)
    value += one.discs * w.disc * 1.2 * (mind.left + 0.5)
    if one.square >= 0:
        value += _new_squares(mind, one.square)
    elif one.artifacts:
        value += artifacts(s, seat) * one.artifacts * sum(mind.worth) / 3 * (mind.left > 0)
    elif one.kind == "part":
        value += w.arms * early * _arms(mind, technology)
        if one.name.endswith("drive"):
            value += w.drive * early
    else:
        value += _special(mind, one.name, early)
    return value


def _new_squares(mind: Mind, resource: int) -> float:
    """Starred squares that a technology opens, one after the other, and those still to come."""
    count = 0
    for sector in mind.s.realm[mind.seat]:
        one = SECTORS[sector]
        count += sum([
            kind == resource and one.starred >> n & 1 and not mind.s.pop[sector] >> n & 1
            for n, kind in enumerate(one.squares)
        ])
    return 0.9 * sum([mind.cube(resource, n) for n in range(count)]) + 0.06 * mind.left


def _arms(mind: Mind, technology: int) -> float:
    """By how many doublings the designs grow stronger."""
    s, seat = mind.s, mind.seat
    foe = foe_of(mind)
    techs = s.techs[seat] & PART_TECHNOLOGIES
    gain = 0.0
    for ship, share in _SHARES:
        blueprint = mind.species.blueprints[ship]
        before = potential(blueprint, techs, foe)
        after = potential(blueprint, techs | 1 << technology, foe)
        if before > 0 and after > before:
            gain += share * log2(after / before)
    return gain


def _special(mind: Mind, name: str, early: float) -> float:
    s, w, seat = mind.s, mind.w, mind.seat
    costs = mind.species.costs
    if name == "monolith":
        stock = s.storage[seat][MATERIALS] + production(s, seat, MATERIALS) * mind.left
        count = min(len(s.realm[seat]), stock // costs[MONOLITH], 1 + mind.left)
        return 0.45 * count * (MONOLITH_POINTS - 0.5 * costs[MONOLITH] * mind.worth[MATERIALS])
    if name == "orbital":
        return w.orbital * max(0.0, orbital_worth(mind)) * min(3, mind.left)
    if name == "nanorobots":
        return w.builds * early
    if name == "neutron-bombs":
        return w.bombs * min(1.0, mind.left / 2)
    if name == "wormhole-generator":
        return w.wormholes * early
    return w.bastion * early


def orbital_worth(mind: Mind) -> float:
    """What the square of an orbital brings beyond its price."""
    cost = mind.species.costs[ORBITAL] * mind.worth[MATERIALS]
    return max(mind.cube(0), mind.cube(SCIENCE)) - cost


def research_gain(mind: Mind) -> float:
    """The best technology that can be paid, as an action."""
    found = _choice(mind, affordable(mind.s, mind.seat))
    return found[1]


def _choice(mind: Mind, options: list[int]) -> tuple[int, float]:
    best, most = NONE, -9.0
    techs = mind.s.techs[mind.seat]
    for technology in options:
        cost = price(techs, technology)
        if not mind.may_spend(SCIENCE, cost):
            continue
        value = technology_worth(mind, technology) - 0.8 * cost * mind.worth[SCIENCE]
        if value > most:
            best, most = technology, value
    return best, most


def research(mind: Mind, options: list[int]) -> int:
    """The technology to take; once the disc is spent, any with a gain."""
    best, most = _choice(mind, [option for option in options if option != NONE])
    return best if most > 0 else NONE


def gift(mind: Mind, options: list[int]) -> int:
    """The technology of an ancient tile."""
    return max(options, key=lambda technology: technology_worth(mind, technology))


def monoliths_to_come(mind: Mind) -> list[int]:
    """Hexes without a monolith, safest first: those with the fewest wormholes."""
    s = mind.s
    free = [sector for sector in s.realm[mind.seat] if not s.built[sector] & HAS_MONOLITH]
    return sorted(free, key=lambda sector: (len(s.links[sector]), sector))


def orbitals_to_come(mind: Mind) -> list[int]:
    """Hexes without an orbital."""
    s = mind.s
    return [sector for sector in s.realm[mind.seat] if not s.built[sector] & HAS_ORBITAL]
