"""Arming: upgrading, building and moving ships (EC-12, EC-13, EC-14)."""

from __future__ import annotations

from math import log2
from typing import Final

from orrery.core import NONE
from orrery.games.eclipse.board import MATERIALS
from orrery.games.eclipse.bot.designs import PART_TECHNOLOGIES, Change, improve, strength
from orrery.games.eclipse.bot.growth import monoliths_to_come, orbital_worth, orbitals_to_come
from orrery.games.eclipse.bot.mind import Mind
from orrery.games.eclipse.bot.war import (
    Sortie,
    engagement,
    foe_of,
    passable,
    prize,
    sorties,
    spoils,
    targets,
    threat,
    ways,
)
from orrery.games.eclipse.galaxy import connected, hostile, ships_by_type
from orrery.games.eclipse.options import build_option, move_option, upgrade_option
from orrery.games.eclipse.ships import (
    BUILD_TECHNOLOGY,
    CRUISER,
    DREADNOUGHT,
    INTERCEPTOR,
    MONOLITH,
    MONOLITH_POINTS,
    ORBITAL,
    STARBASE,
)

_MOST_TARGETS: Final = 5


# -- upgrading -----------------------------------------------------------------------------------------------------


def _stakes(mind: Mind) -> list[float]:
    """How much the design of each type matters: ships there are by price, and what could soon be built."""
    s, seat = mind.s, mind.seat
    costs = mind.species.costs
    stakes = [0.0] * 4
    for fleets in s.fleets:
        for fleet in fleets:
            if fleet[0] == seat:
                for ship in range(4):
                    stakes[ship] += fleet[ship + 1] * costs[ship]
    stock = s.storage[seat][MATERIALS] + (2 if mind.left else 0)
    if mind.left:
        for ship in (CRUISER, DREADNOUGHT, INTERCEPTOR):
            if s.reserve[seat][ship] and stock >= costs[ship]:
                stakes[ship] += min(stock, 2 * costs[ship]) * 0.5
    return stakes


def refits(mind: Mind, count: int) -> list[tuple[float, int, tuple[Change, ...]]]:
    """The best changes of each blueprint with so many parts: gain, type, parts; the best first."""
    s, seat, w = mind.s, mind.seat, mind.w
    foe = foe_of(mind)
    stakes = _stakes(mind)
    techs = s.techs[seat] & PART_TECHNOLOGIES
    found = []
    for ship, blueprint in enumerate(mind.species.blueprints):
        if stakes[ship] <= 0 and s.designs[seat][ship].legal():
            continue
        value, changes = improve(blueprint, s.tiles[seat][ship], techs, s.aside[seat], count, foe)
        if changes:
            now = s.designs[seat][ship]
            if not now.legal():
                found.append((99.0, ship, changes))
                continue
            gain = w.refit * log2(value / strength(now, foe)) * stakes[ship] / 10
            found.append((gain * min(1.0, 0.25 + mind.left / 4), ship, changes))
    return sorted(found, reverse=True)


def upgrade_gain(mind: Mind, count: int) -> float:
    """What an action's parts bring: on one blueprint, or one each on two."""
    together = refits(mind, count)
    if not together:
        return -9.0
    single = refits(mind, 1)
    return max(together[0][0], sum([one[0] for one in single[:count]]))


def upgrade(mind: Mind, options: list[int], count: int) -> int:
    """The next part to put on, or the end."""
    offered = set(options)
    together = refits(mind, count)
    single = refits(mind, 1)
    plans = [*together]
    if single and (not together or sum([one[0] for one in single[:count]]) > together[0][0]):
        plans = [*single, *together]
    for gain, ship, changes in plans:
        if gain <= 0.02 and NONE in offered:
            break
        for slot, part in changes:
            option = upgrade_option(ship, slot, part)
            if option in offered:
                return option
    return NONE if NONE in offered else options[-1]


# -- building ------------------------------------------------------------------------------------------------------


def build_plan(mind: Mind, count: int) -> tuple[float, int, int]:
    """What to build first of so many things: gain of all, thing, hex."""
    s, seat, w = mind.s, mind.seat, mind.w
    stock, costs, worth = s.storage[seat][MATERIALS], mind.species.costs, mind.worth[MATERIALS]
    while stock and not mind.may_spend(MATERIALS, stock):
        stock -= 1
    techs = s.techs[seat]
    best = (-9.0, NONE, NONE)
    if not s.realm[seat]:
        return best
    if techs & BUILD_TECHNOLOGY[MONOLITH] and stock >= costs[MONOLITH]:
        places = monoliths_to_come(mind)
        number = min(count, stock // costs[MONOLITH], len(places))
        if number:
            best = (number * (MONOLITH_POINTS - costs[MONOLITH] * worth), MONOLITH, places[0])
    if techs & BUILD_TECHNOLOGY[ORBITAL] and stock >= costs[ORBITAL]:
        orbitals = orbitals_to_come(mind)
        gain = orbital_worth(mind)
        if orbitals and gain > best[0]:
            best = (gain, ORBITAL, orbitals[0])
    ships = _ships_plan(mind, count, stock)
    if ships[0] > best[0]:
        best = ships
    for sector in s.realm[seat]:
        danger = threat(mind, sector)
        if danger:
            own = sum([n * cost for n, cost in zip(ships_by_type(s, sector, seat), costs)])
            if own < danger:
                for ship in (STARBASE, CRUISER, INTERCEPTOR):
                    if _can_build(mind, ship, stock):
                        gain = w.guard * min(danger - own, 2.0 * costs[ship]) * prize(mind, sector) / 5
                        gain -= costs[ship] * worth * 0.5
                        if gain > best[0]:
                            best = (gain, ship, sector)
                        break
    return best


def _can_build(mind: Mind, ship: int, stock: int) -> bool:
    s, seat = mind.s, mind.seat
    return (
        s.reserve[seat][ship] > 0 and stock >= mind.species.costs[ship]
        and s.techs[seat] & BUILD_TECHNOLOGY[ship] == BUILD_TECHNOLOGY[ship]
    )


def _ships_plan(mind: Mind, count: int, stock: int) -> tuple[float, int, int]:
    """Ships for the best sortie that they make possible."""
    s, seat, w = mind.s, mind.seat, mind.w
    best = (-9.0, NONE, NONE)
    if not any(_can_build(mind, ship, stock) for ship in (INTERCEPTOR, CRUISER, DREADNOUGHT)):
        return best
    base = sorties(mind)
    before = max(0.0, base.gain) if base is not None else 0.0
    places = [sector for sector in s.realm[seat] if not hostile(s, seat, sector)] or s.realm[seat]
    aims = sorted(targets(mind), key=lambda sector: -prize(mind, sector) - mind.reputation(1 + spoils(mind, sector)))
    costs, worth = mind.species.costs, mind.worth[MATERIALS]
    for target in aims[:_MOST_TARGETS]:
        distance = ways(mind, target)
        near = [(distance[sector], sector) for sector in places if sector in distance]
        if not near:
            continue
        place = min(near)[1]
        for ship in (CRUISER, DREADNOUGHT, INTERCEPTOR):
            number = min(count, stock // costs[ship], s.reserve[seat][ship])
            if number <= 0:
                continue
            plan = sorties(mind, ((ship, place),) * number, only=target)
            if plan is None:
                continue
            gain = (plan.gain - before) * w.later - number * costs[ship] * worth * 0.5
            if gain > best[0]:
                best = (gain, ship, place)
    return best


def build(mind: Mind, options: list[int], count: int) -> int:
    """The next thing to build, or the end."""
    gain, item, sector = build_plan(mind, count)
    option = build_option(item, sector) if item != NONE else NONE
    return option if gain > 0 and option in options else NONE


# -- moving --------------------------------------------------------------------------------------------------------


def move_gain(mind: Mind) -> tuple[float, Sortie | None]:
    """The best sortie, as an action."""
    plan = sorties(mind)
    return (plan.gain, plan) if plan is not None else (-9.0, None)


def move(mind: Mind, options: list[int], moves: int) -> int:
    """The first step of the next ship of the best sortie, or the end."""
    offered = set(options)
    plan = sorties(mind, moves=moves)
    if plan is None or plan.gain <= 0:
        return NONE
    distance = ways(mind, plan.target)
    for _, ship, start in plan.ships:
        for end in sorted(connected(mind.s, mind.seat, start), key=lambda there: distance.get(there, 99)):
            if distance.get(end, 99) < distance[start] and (end == plan.target or passable(mind, end)):
                option = move_option(ship, start, end)
                if option in offered:
                    return option
    return NONE


def onward(mind: Mind, options: list[int], ship: int, at: int) -> int:
    """Whether a ship under way goes on: to where it gains more than it does here."""
    s, seat = mind.s, mind.seat
    here = list(ships_by_type(s, at, seat))
    without = here[:]
    without[ship] -= 1
    stay = engagement(mind, at, here)[0] - engagement(mind, at, without)[0] if at in targets(mind) else 0.0
    best, most = NONE, stay
    for target in targets(mind):
        if target == at:
            continue
        distance = ways(mind, target)
        steps = distance.get(at, 99)
        if steps >= 99:
            continue
        there = list(ships_by_type(s, target, seat))
        before = engagement(mind, target, there)[0] if any(there) else 0.0
        there[ship] += 1
        gain = engagement(mind, target, there)[0] - before
        if steps > s.left:
            gain *= 0.3
        if gain > most + 0.01:
            for end in options:
                if end != NONE and distance.get(end, 99) < steps and (end == target or passable(mind, end)):
                    best, most = end, gain
                    break
    return best
