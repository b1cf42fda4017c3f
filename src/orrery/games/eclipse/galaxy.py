"""The map: where hexes lie, which are connected, where ships are and which of them are pinned (EC-5.8, EC-14)."""

from __future__ import annotations

from orrery import hexes
from orrery.games.eclipse.board import GALACTIC_CENTER, SECTORS
from orrery.games.eclipse.ships import STARBASE
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import EclipseState, Link, put
from orrery.games.eclipse.technologies import WORMHOLE_GENERATOR

# -- hexes -----------------------------------------------------------------------------------------------------------


def lay(s: EclipseState, sector: int, cell: int, turned: int) -> None:
    """A hex comes to lie on the map, with the tile and the ancients it shows (EC-8.12, EC-8.13)."""
    put_on_map(s, sector, cell, turned)
    one = SECTORS[sector]
    s.tile = put(s.tile, sector, one.discovery and sum(s.tile) < len(s.faces))  # EC-2.11
    s.ancients = put(s.ancients, sector, one.ancients)


def put_on_map(s: EclipseState, sector: int, cell: int, turned: int) -> None:
    """Note where a hex lies, and what it is connected with."""
    s.where, s.turned, s.map, s.links = s.where[:], s.turned[:], s.map.copy(), s.links[:]
    s.where[sector] = cell
    s.turned[sector] = turned
    s.map[cell] = sector
    s.links[sector] = links_of(s, sector)
    for near in hexes.neighbours(cell):
        there = s.map.get(near)
        if there is not None:
            s.links[there] = links_of(s, there)


def links_of(s: EclipseState, sector: int) -> tuple[Link, ...]:
    """The neighbours of a hex with a wormhole on at least one side of the shared edge (EC-5.8.1 to EC-5.8.3)."""
    cell = s.where[sector]
    links = []
    for way in range(hexes.SIDES):
        there = s.map.get(cell + hexes.STEPS[way])
        if there is not None:
            here_open, there_open = shows(s, sector, way), shows(s, there, hexes.opposite(way))
            if here_open or there_open:
                links.append((there, here_open and there_open))
    return tuple(links)


def shows(s: EclipseState, sector: int, way: int) -> bool:
    """Whether a hex on the map has a wormhole in a direction."""
    return hexes.rotate(SECTORS[sector].sides, s.turned[sector]) >> way & 1 == 1


def connected(s: EclipseState, seat: int, sector: int) -> list[int]:
    """The hexes that a seat can reach in one step: half a wormhole is enough with the generator (EC-5.8.2)."""
    if s.techs[seat] & WORMHOLE_GENERATOR:
        return [there for there, _ in s.links[sector]]
    return [there for there, full in s.links[sector] if full]


def on_map(s: EclipseState) -> list[int]:
    """The sectors on the map, by number."""
    return sorted(s.map.values())


# -- ships -----------------------------------------------------------------------------------------------------------


def ships_of(s: EclipseState, sector: int, seat: int) -> int:
    """How many ships a seat has in a hex, starbases included."""
    for fleet in s.fleets[sector]:
        if fleet[0] == seat:
            return fleet[1] + fleet[2] + fleet[3] + fleet[4]
    return 0


def ships_by_type(s: EclipseState, sector: int, seat: int) -> tuple[int, ...]:
    """How many ships of each type a seat has in a hex."""
    for fleet in s.fleets[sector]:
        if fleet[0] == seat:
            return fleet[1:]
    return (0, 0, 0, 0)


def add_ship(s: EclipseState, sector: int, seat: int, ship: int) -> None:
    """A ship comes into a hex; the first one of its owner takes its place in the order of entry (EC-13.12, EC-16.6)."""
    _change(s, sector, seat, ship, 1)


def remove_ship(s: EclipseState, sector: int, seat: int, ship: int, count: int = 1) -> None:
    """Ships leave a hex; with the last one the place in the order of entry is lost (EC-16.6)."""
    _change(s, sector, seat, ship, -count)


def _change(s: EclipseState, sector: int, seat: int, ship: int, by: int) -> None:
    """More or fewer ships of a type; a fleet keeps its place as long as it has one (EC-13.12, EC-16.6, EC-19.14)."""
    fleets = []
    there = False
    for fleet in s.fleets[sector]:
        if fleet[0] == seat:
            there = True
            counts = list(fleet)
            counts[ship + 1] += by
            if counts[1] or counts[2] or counts[3] or counts[4]:
                fleets.append((seat, counts[1], counts[2], counts[3], counts[4]))
        else:
            fleets.append(fleet)
    if not there:
        fleets.append((seat, int(ship == 0), int(ship == 1), int(ship == 2), int(ship == STARBASE)))
    s.fleets = put(s.fleets, sector, tuple(fleets))


def own_ships(s: EclipseState, seat: int) -> list[int]:
    """The sectors where a seat has ships, by number (EC-9.2, EC-14.1, EC-22.9)."""
    found = []
    for sector, fleets in enumerate(s.fleets):
        if fleets:
            for fleet in fleets:
                if fleet[0] == seat:
                    found.append(sector)
    return found


def enemies(s: EclipseState, seat: int, sector: int) -> int:
    """Enemy ships in a hex: of other players, and ancients but for those at peace with them (EC-14.6, EC-27.5.8)."""
    count = 0 if SPECIES[s.species[seat]].peace else s.ancients[sector]
    for fleet in s.fleets[sector]:
        if fleet[0] != seat:
            count += fleet[1] + fleet[2] + fleet[3] + fleet[4]
    return count


def guarded(s: EclipseState, sector: int) -> bool:
    """Whether the GCDS stands in this hex."""
    return s.gcds and sector == GALACTIC_CENTER


def hostile(s: EclipseState, seat: int, sector: int) -> bool:
    """Whether a hex holds an enemy ship: of a player, an ancient or the GCDS (EC-9.5, EC-27.5.8)."""
    return guarded(s, sector) or enemies(s, seat, sector) > 0


def may_leave(s: EclipseState, seat: int, sector: int) -> bool:
    """Whether one ship may leave: as many must stay as there are enemies, and none passes the GCDS (EC-14.8, 14.9)."""
    if guarded(s, sector):
        return False
    against = enemies(s, seat, sector)
    return against == 0 or ships_of(s, sector, seat) > against


def open_to_disc(s: EclipseState, seat: int, sector: int) -> bool:
    """Whether the ancients of a hex that was explored or fought over let a disc lie there: only one of those at peace
    (EC-8.16, EC-27.5.2)."""
    return s.ancients[sector] == 0 or SPECIES[s.species[seat]].peace


def supports(s: EclipseState, seat: int) -> list[int]:
    """The sectors where a seat has a disc or a ship, by number (EC-8.1, EC-9.2)."""
    return sorted({*s.realm[seat], *own_ships(s, seat)})


