"""Why not? The rule against each visible thing that a question does not offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery import hexes
from orrery.core import NONE, Decision, Reason
from orrery.games.eclipse.actions.build import structure_bit
from orrery.games.eclipse.actions.explore import can_draw, can_explore_from
from orrery.games.eclipse.actions.influence import targets
from orrery.games.eclipse.anytime import OWN_TURN
from orrery.games.eclipse.board import (
    ACTIONS,
    DIPLOMACY,
    KINDS,
    MATERIALS,
    RESOURCES,
    SCIENCE,
    SECTORS,
    TRACK,
    stack_of,
)
from orrery.games.eclipse.combat.aftermath import BOMBS, DICE
from orrery.games.eclipse.combat.sides import groups
from orrery.games.eclipse.diplomacy import can_receive, in_conflict, neighbours_of
from orrery.games.eclipse.galaxy import (
    connected,
    guarded,
    hostile,
    may_leave,
    on_map,
    own_ships,
    ships_by_type,
    shows,
    supports,
)
from orrery.games.eclipse.notation import option_text, space_text
from orrery.games.eclipse.options import (
    DRAW,
    REMOVE,
    build_option,
    colony_option,
    disc_move,
    move_option,
    parley_option,
    place_option,
    target_option,
    trade_option,
    upgrade_option,
)
from orrery.games.eclipse.population import kind_of, open_squares
from orrery.games.eclipse.ships import BUILD_TECHNOLOGY, BUILDS, PARTS, SHIPS, STARBASE, design
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import HAS_ORBITAL, EclipseState, species_of
from orrery.games.eclipse.technologies import TECHNOLOGIES, WORMHOLE_GENERATOR, has_room, price

Reasons = dict[int, Reason]
"""Reasons by the option that is not offered."""


def why_not(s: EclipseState, decision: Decision) -> dict[str, Reason]:
    """What lies in sight but is not offered, with the rule that forbids it."""
    ask, seat = decision.ask, decision.seat
    reasons: Reasons = {}
    if ask in OWN_TURN or ask == "upkeep":
        reasons |= _colony_ships(s, seat) | _trades(s, seat)
    if ask in OWN_TURN or ask == "relations":
        reasons |= _relations(s, seat)
    chapter = _CHAPTERS.get(ask)
    if chapter is not None:
        reasons |= chapter(s, seat)
    offered = set(decision.options)
    return {option_text(decision, option): reason for option, reason in reasons.items() if option not in offered}


def _reason(rule: str, key: str, **args: object) -> Reason:
    return Reason(f"EC-{rule}", f"why-{key}", args)


# -- at any moment ---------------------------------------------------------------------------------------------------


def _colony_ships(s: EclipseState, seat: int) -> Reasons:
    reasons: Reasons = {}
    for sector in s.realm[seat]:
        squares = len(SECTORS[sector].squares)
        for square in range(squares + (s.built[sector] & HAS_ORBITAL)):
            kinds = KINDS[kind_of(sector, square)]
            taken = s.pop[sector] >> square & 1
            for track in kinds if taken else range(len(RESOURCES)):
                if taken:
                    reason = _reason("7.9", "square-taken")
                elif track not in kinds:
                    reason = _reason("7.7" if square == squares else "7.3", "wrong-cube")
                elif square not in open_squares(s, seat, sector):
                    reason = _reason("7.6", "starred-square")
                elif not s.ready[seat]:
                    reason = _reason("7.2", "no-colony-ship")
                else:
                    reason = _reason("5.1.8", "track-empty", resource=RESOURCES[track])
                reasons[colony_option(sector, square, track)] = reason
    for sector in own_ships(s, seat):
        if s.disc[sector] != seat:
            for square in range(len(SECTORS[sector].squares) + (s.built[sector] & HAS_ORBITAL)):
                for track in KINDS[kind_of(sector, square)]:
                    reasons[colony_option(sector, square, track)] = _reason("7.2", "not-controlled")
    return reasons


def _trades(s: EclipseState, seat: int) -> Reasons:
    ratio = species_of(s, seat).ratio
    reason = _reason("5.7.1", "trade-ratio", ratio=ratio)
    return {
        trade_option(given, gained): reason
        for given in range(3) for gained in range(3) if given != gained and s.storage[seat][given] < ratio
    }


def _relations(s: EclipseState, seat: int) -> Reasons:
    return {parley_option(other): _why_no_relations(s, seat, other) for other in range(s.seats) if other != seat}


def _why_no_relations(s: EclipseState, seat: int, other: int) -> Reason:
    if not DIPLOMACY[s.seats]:
        return _reason("10.1", "no-diplomacy")
    if s.friends[seat] >> other & 1:
        return _reason("10.7", "already-friends")
    if s.traitor in (seat, other):
        return _reason("10.17", "traitor")
    if other not in neighbours_of(s, seat):
        return _reason("10.2", "not-joined")
    if in_conflict(s, seat, other):
        return _reason("10.21", "in-conflict")
    if not can_receive(s, seat) or not can_receive(s, other):
        return _reason("10.10", "no-room")
    return _reason("10.5", "declined")


# -- turns -----------------------------------------------------------------------------------------------------------


def _species(s: EclipseState, seat: int) -> Reasons:
    taken = {SPECIES[number].colour for number in s.species if number != NONE}
    return {
        one.id: _reason("4.3", "board-taken") if one.colour in taken else _reason("3.8", "no-aliens")
        for one in SPECIES
    }


def _act(s: EclipseState, seat: int) -> Reasons:
    if not s.discs[seat]:
        reason = _reason("5.2.4", "no-disc")
    else:
        reason = _reason("6.6", "passed")
    return dict.fromkeys(range(len(ACTIONS)), reason)


def _explore(s: EclipseState, seat: int) -> Reasons:
    reasons: Reasons = {}
    own = set(supports(s, seat))
    for sector in on_map(s):
        for way, step in enumerate(hexes.STEPS):
            cell = s.where[sector] + step
            if cell not in s.map:
                worth = _why_no_space(s, seat, sector, way, cell, sector in own)
                if cell not in reasons or reasons[cell].rule == "EC-8.1":
                    reasons[cell] = worth
    return reasons


def _why_no_space(s: EclipseState, seat: int, sector: int, way: int, cell: int, own: bool) -> Reason:
    if not own:
        return _reason("8.1", "not-next-to-own", space=space_text(cell))
    if not can_draw(s, stack_of(cell)):
        return _reason("8.21", "stack-empty")
    if not can_explore_from(s, seat, sector):
        return _reason("8.3", "ships-pinned")
    return _reason("8.8" if not shows(s, sector, way) else "8.1", "no-wormhole")


def _place(s: EclipseState, seat: int) -> Reasons:
    rule = "8.7" if s.techs[seat] & WORMHOLE_GENERATOR else "8.6"
    reasons: Reasons = {
        place_option(sector, turns): _reason(rule, "no-connection")
        for sector in s.drawn for turns in range(hexes.SIDES)
    }
    if len(s.drawn) < species_of(s, seat).draws:
        reasons[DRAW] = _reason("27.5.4a", "stack-empty")
    return reasons


def _influence(s: EclipseState, seat: int) -> Reasons:
    reasons: Reasons = {}
    backing = targets(s, seat)
    near = {there for sector in supports(s, seat) for there, _ in s.links[sector]}
    for start in on_map(s):
        if s.disc[start] not in (seat, NONE):
            reasons[disc_move(start, NONE)] = _reason("9.14", "not-controlled")
    for start in s.realm[seat]:
        reasons[disc_move(start, NONE)] = _reason("9.1", "no-more-moves")
    for start in (NONE, *s.realm[seat]):
        for end in on_map(s):
            if not s.more:
                reason = _reason("9.1", "no-more-moves")
            elif end == start:
                reason = _reason("9.10", "same-hex")
            elif s.disc[end] != NONE:
                reason = _reason("9.2", "has-disc")
            elif hostile(s, seat, end):
                reason = _reason("9.5", "enemy-ships")
            elif end not in backing:
                reason = _reason("9.3" if end in near else "9.2", "not-connected")
            elif start == NONE:
                reason = _reason("5.2.5", "no-disc")
            else:
                reason = _reason("9.11", "lifted")
            reasons[disc_move(start, end)] = reason
    return reasons


def _research(s: EclipseState, seat: int) -> Reasons:
    reasons: Reasons = {}
    for one in TECHNOLOGIES:
        cost = price(s.techs[seat], one.id)
        if s.techs[seat] >> one.id & 1:
            reasons[one.id] = _reason("11.4", "held")
        elif not s.tray[one.id]:
            reasons[one.id] = _reason("11.10", "not-on-board")
        elif not has_room(s.techs[seat], one.id):
            reasons[one.id] = _reason("11.7", "track-full")
        else:
            reasons[one.id] = _reason("11.9", "costs", cost=cost, resource="science", have=s.storage[seat][SCIENCE])
    return reasons


def _technology(s: EclipseState, seat: int) -> Reasons:
    """Of a technology that is free one does not choose among all (EC-5.5.3)."""
    return {
        number: _reason("5.5.3", "not-cheapest") if reason.rule == "EC-11.9" else reason
        for number, reason in _research(s, seat).items()
    }


def _envoy(s: EclipseState, seat: int) -> Reasons:
    return {track: _reason("5.1.8", "track-empty", resource=name) for track, name in enumerate(RESOURCES)}


def _home(s: EclipseState, seat: int) -> Reasons:
    return {
        track: _reason("5.1.7", "cubes-full") if s.cubes[seat][track] == TRACK else _reason("7.8", "wrong-cube")
        for track in range(len(RESOURCES))
    }


def _upgrade(s: EclipseState, seat: int) -> Reasons:
    reasons: Reasons = {}
    blueprints = species_of(s, seat).blueprints
    for ship, tiles in enumerate(s.tiles[seat]):
        for slot in range(len(tiles)):
            for part in PARTS:
                after = design(blueprints[ship], (*tiles[:slot], part.id, *tiles[slot + 1 :]))
                if part.ancient and part.id not in s.aside[seat]:
                    continue
                if not s.more:
                    reason = _reason("12.1", "no-more-parts")
                elif part.technology & s.techs[seat] != part.technology:
                    reason = _reason("12.5", "needs-technology", technology=part.name)
                elif part.kind == "drive" and ship == STARBASE:
                    reason = _reason("12.8", "starbase-drive")
                elif after.parts == s.designs[seat][ship].parts:
                    reason = _reason("12.2", "no-change")
                elif after.drives == 0 and ship != STARBASE:
                    reason = _reason("12.7", "needs-drive")
                elif after.used > after.energy:
                    reason = _reason("12.6", "energy", used=after.used, energy=after.energy)
                else:
                    reason = _reason("12.9", "other-design")
                reasons[upgrade_option(ship, slot, part.id)] = reason
            if tiles[slot] == NONE:
                reasons[upgrade_option(ship, slot, REMOVE)] = _reason("12.1", "no-tile")
            else:
                reasons[upgrade_option(ship, slot, REMOVE)] = _reason("12.1", "placing")
    reasons[NONE] = _reason("12.9", "illegal-design")
    return reasons


def _install(s: EclipseState, seat: int) -> Reasons:
    return {
        upgrade_option(ship, slot, part): _reason("5.5.7", "illegal-design")
        for part in s.aside[seat] for ship, tiles in enumerate(s.tiles[seat]) for slot in range(len(tiles))
    }


def _build(s: EclipseState, seat: int) -> Reasons:
    reasons: Reasons = {}
    techs, costs = s.techs[seat], species_of(s, seat).costs
    for item in range(len(BUILDS)):
        for sector in on_map(s):
            if s.disc[sector] != seat:
                reason = _reason("13.1", "not-controlled")
            elif techs & BUILD_TECHNOLOGY[item] != BUILD_TECHNOLOGY[item]:
                reason = _reason("13.3", "needs-technology", technology=BUILDS[item])
            elif item < len(SHIPS) and not s.reserve[seat][item]:
                reason = _reason("13.4", "none-left")
            elif item >= len(SHIPS) and s.built[sector] & structure_bit(item):
                reason = _reason("13.7", "has-structure")
            else:
                reason = _reason(
                    "13.2", "costs", cost=costs[item], resource="materials", have=s.storage[seat][MATERIALS]
                )
            reasons[build_option(item, sector)] = reason
    return reasons


def _move(s: EclipseState, seat: int) -> Reasons:
    reasons: Reasons = {}
    for start in own_ships(s, seat):
        for ship, count in enumerate(ships_by_type(s, start, seat)):
            if count:
                for end in _around(s, start):
                    reasons[move_option(ship, start, end)] = _why_no_step(s, seat, ship, start, end)
    return reasons


def _around(s: EclipseState, sector: int) -> list[int]:
    """The hexes next to one, connected or not."""
    return [s.map[cell] for cell in hexes.neighbours(s.where[sector]) if cell in s.map]


def _why_no_step(s: EclipseState, seat: int, ship: int, start: int, end: int) -> Reason:
    if ship == STARBASE:
        return _reason("14.5", "starbase-stays")
    if guarded(s, start):
        return _reason("14.9", "gcds-pins")
    if not may_leave(s, seat, start):
        return _reason("14.8", "pinned")
    return _reason("14.3", "not-connected")


def _onward(s: EclipseState, seat: int) -> Reasons:
    return {end: _reason("14.3", "not-connected") for end in _around(s, s.at)}


# -- combat ----------------------------------------------------------------------------------------------------------


def _engage(s: EclipseState, seat: int) -> Reasons:
    reasons: Reasons = {}
    for there in _around(s, s.hex):
        if there not in connected(s, seat, s.hex):
            reasons[there] = _reason("19.8", "not-connected")
        elif s.disc[there] != seat:
            reasons[there] = _reason("19.7", "not-controlled")
        else:
            reasons[there] = _reason("19.7", "enemy-ships")
    return reasons


def _target(s: EclipseState, seat: int) -> Reasons:
    enemy = s.pair[1 - (s.firing >> 2)]
    return {target_option(ship, damage): _reason("17.7", "misses") for ship, damage in groups(s, enemy)}


def _reputation(s: EclipseState, seat: int) -> Reasons:
    return {NONE: _reason("21.5", "must-keep")}


def _bombard(s: EclipseState, seat: int) -> Reasons:
    return {BOMBS: _reason("20.6", "needs-technology", technology="neutron-bombs"), DICE: _reason("20.14", "no-cannon")}


def _bankruptcy(s: EclipseState, seat: int) -> Reasons:
    return {NONE: _reason("23.4", "must-pay")} | _trades(s, seat)


_CHAPTERS: Final[dict[str, Callable[[EclipseState, int], Reasons]]] = {
    "species": _species,
    "act": _act,
    "react": _act,
    "explore": _explore,
    "place": _place,
    "influence": _influence,
    "research": _research,
    "technology": _technology,
    "envoy": _envoy,
    "home": _home,
    "upgrade": _upgrade,
    "install": _install,
    "build": _build,
    "move": _move,
    "onward": _onward,
    "engage": _engage,
    "target": _target,
    "reputation": _reputation,
    "bombard": _bombard,
    "bankruptcy": _bankruptcy,
}
