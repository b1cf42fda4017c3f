"""What the heuristic player sees: its view as a position, so that the functions of the rules can be asked.

Nothing is dealt: bags and heaps stay empty and tiles that lie face down count for nothing, so nothing hidden can be
used.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from orrery import hexes
from orrery.core import NONE, Chance, Zones
from orrery.games.eclipse.board import ACTIONS, LEAST_SEATS, SECTOR_BY_NAME, SECTORS
from orrery.games.eclipse.discoveries import DISCOVERY_BY_NAME
from orrery.games.eclipse.galaxy import put_on_map
from orrery.games.eclipse.position import SPACES_OF_DISCS, STACK_NAMES
from orrery.games.eclipse.ships import COLOURS, PART_BY_NAME, SHIP_BY_NAME, SHIPS
from orrery.games.eclipse.species import SPECIES, SPECIES_BY_NAME
from orrery.games.eclipse.state import (
    HAS_MONOLITH,
    HAS_ORBITAL,
    STEPS,
    EclipseState,
    Fleet,
    Link,
    redesign,
)
from orrery.games.eclipse.technologies import TECHNOLOGY_BY_NAME

_NO_CHANCE: Final = Chance(b"")


def position_of(zones: Zones) -> EclipseState:
    """The position as far as it lies open to the viewer."""
    seats = zones["seats"]
    s = EclipseState(len(seats), _NO_CHANCE)
    s.bag, s.bowl, s.faces = [], [], []
    s.step = STEPS.index(zones.get("after", zones["step"]))
    s.frames = ((STEPS.index(zones["step"]),),) if "after" in zones else ()
    s.round, s.seat, s.first = zones["round"], zones["seat"], zones["first"]
    s.heir, s.traitor = zones.get("heir", NONE), zones.get("traitor", NONE)
    s.passed, s.out, s.declined = _mask(zones["passed"]), _mask(zones["out"]), _mask(zones["declined"])
    s.more, s.left, s.placing = zones["more"], zones["left"], zones["placing"] == 1
    s.action = ACTIONS.index(zones["action"]) if "action" in zones else NONE
    s.space = hexes.cell(*zones["space"]) if "space" in zones else NONE
    s.at = SECTOR_BY_NAME[zones["at"]] if "at" in zones else NONE
    s.ship = SHIP_BY_NAME[zones["ship"]] if "ship" in zones else NONE
    s.drawn = tuple([SECTOR_BY_NAME[name] for name in zones["drawn"]])
    s.hand = tuple(zones.get("hand", ()))
    s.gcds = zones["gcds"] == 1
    for seat, entry in enumerate(seats):
        if entry["species"]:
            s.species[seat] = SPECIES_BY_NAME[entry["species"]]
            s.tiles[seat] = [(NONE,) * len(blueprint.slots) for blueprint in SPECIES[s.species[seat]].blueprints]
    laid = tuple([(SECTOR_BY_NAME[name], *entry["at"], entry.get("turned", 0)) for name, entry in zones["map"].items()])
    s.links = list(_links(laid))
    for (sector, q, r, turned), entry in zip(laid, zones["map"].values()):
        s.where[sector], s.turned[sector] = hexes.cell(q, r), turned
        s.map[s.where[sector]] = sector
        _read_sector(s, sector, entry)
    for realm in s.realm:
        realm.sort()
    for stack, name in enumerate(STACK_NAMES):
        s.stacks[stack] = [SECTOR_BY_NAME[one] for one in zones["stacks"][name]["of"]]
        s.size[stack] = zones["stacks"][name]["size"]
    for name in zones["discards"]:
        sector = SECTOR_BY_NAME[name]
        s.discards[SECTORS[sector].kind - 1].append(sector)
    for name, copies in zones["tray"].items():
        s.tray[TECHNOLOGY_BY_NAME[name]] = copies
    for seat, entry in enumerate(seats):
        if entry["species"]:
            _read_board(s, seat, entry)
    if "battle" in zones:
        _read_battle(s, zones["battle"])
    return s


@lru_cache(maxsize=64)
def _links(laid: tuple[tuple[int, ...], ...]) -> tuple[tuple[Link, ...], ...]:
    """What is connected on a map of these sectors; it changes only when one is laid."""
    s = EclipseState(LEAST_SEATS, _NO_CHANCE)
    for sector, q, r, turned in laid:
        put_on_map(s, sector, hexes.cell(q, r), turned)
    return tuple(s.links)


def _mask(numbers: list[int]) -> int:
    return sum([1 << number for number in numbers])


def _read_sector(s: EclipseState, sector: int, entry: Mapping[str, Any]) -> None:
    if "disc" in entry:
        s.disc[sector] = entry["disc"]
        s.realm[entry["disc"]].append(sector)
    s.pop[sector] = sum([1 << square - 1 for square in entry.get("cubes", ())])
    s.built[sector] = HAS_ORBITAL * entry.get("orbital", 0) | HAS_MONOLITH * entry.get("monolith", 0)
    s.ancients[sector] = entry.get("ancients", 0)
    s.tile[sector] = entry.get("tile", 0) == 1
    if "ships" in entry:
        fleets: list[Fleet] = []
        for ships in entry["ships"]:
            seat = ships["seat"]
            counts = [ships.get(name, 0) for name in SHIPS]
            fleets.append((seat, counts[0], counts[1], counts[2], counts[3]))
            for ship, count in enumerate(counts):
                s.reserve[seat][ship] -= count
        s.fleets[sector] = tuple(fleets)


def _read_board(s: EclipseState, seat: int, entry: Mapping[str, Any]) -> None:
    s.storage[seat] = list(entry["storage"])
    s.cubes[seat] = list(entry["cubes"])
    s.graves[seat] = list(entry.get("graves", (0, 0, 0)))
    s.discs[seat], s.ready[seat] = entry["discs"], entry["ready"]
    s.techs[seat] = sum([1 << TECHNOLOGY_BY_NAME[name] for name in entry["technologies"]])
    used = entry.get("used", {})
    s.used[seat] = [used.get(name, 0) for name in SPACES_OF_DISCS]
    for name, tiles in entry.get("parts", {}).items():
        s.tiles[seat][SHIP_BY_NAME[name]] = tuple([PART_BY_NAME[part] if part else NONE for part in tiles])
    s.aside[seat] = tuple([PART_BY_NAME[part] for part in entry.get("aside", ())])
    s.friends[seat] = _mask(entry.get("friends", []))
    s.reputation[seat] = tuple(entry.get("reputation", ()))
    s.prizes[seat] = tuple([DISCOVERY_BY_NAME[name] if name else NONE for name in entry.get("prizes", ())])
    redesign(s, seat)


def _read_battle(s: EclipseState, battle: Mapping[str, Any]) -> None:
    s.hex = SECTOR_BY_NAME[battle["hex"]] if battle["hex"] else len(SECTORS)
    s.order = tuple(battle.get("order", ()))
    pair = battle.get("pair", (NONE, NONE))
    s.pair = (pair[0], pair[1])
    s.bout, s.firing = battle.get("bout", 0), battle.get("firing", 0)
    s.acted = _mask(battle.get("acted", []))
    for text in battle.get("dice", ()):
        colour, _, value = text.partition(" ")
        s.dice = (*s.dice, COLOURS.index(colour) << 3 | int(value))
    for text, damage in battle.get("wounds", {}).items():
        s.wounds[_side_and_ship(text)] = tuple(damage)
    for text, target in battle.get("leaving", {}).items():
        s.leaving[_side_and_ship(text)] = SECTOR_BY_NAME[target]


def _side_and_ship(text: str) -> int:
    side, _, ship = text.partition(" ")
    return int(side) << 2 | SHIP_BY_NAME[ship]
