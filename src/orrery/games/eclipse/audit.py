"""The audit: every piece is in one place, and nowhere where it cannot be (EC-2)."""

from __future__ import annotations

from collections import Counter

from orrery import hexes
from orrery.core import NONE, BadPosition
from orrery.documents import bad
from orrery.games.eclipse.board import (
    AMBASSADORS,
    CENTRE,
    CIRCLES,
    DIPLOMACY,
    DISCS,
    GALACTIC_CENTER,
    INNER,
    MIDDLE,
    OUTER,
    OUTERMOST,
    REPUTATION,
    RESOURCES,
    SECTORS,
    SPACES,
    STACKS,
    TRACK,
)
from orrery.games.eclipse.diplomacy import ambassadors
from orrery.games.eclipse.discoveries import DISCOVERIES
from orrery.games.eclipse.population import needs_technology
from orrery.games.eclipse.ships import BUILD_TECHNOLOGY, PARTS, PIECES, SHIPS
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import AT_UPGRADE, HAS_ORBITAL, EclipseState, filled_squares, realms_of
from orrery.games.eclipse.technologies import TECHNOLOGIES, on_track

_RINGS = {CENTRE: 0, INNER: 1, MIDDLE: 2, OUTERMOST: 3}


def wrong(expected: str) -> BadPosition:
    """What to raise where a position is not as a sentence says."""
    return bad("audit", f"This is no position of Eclipse: {expected}.", problem=expected)


def audit(s: EclipseState) -> None:
    """Raise BadPosition unless every component is where it can be, once."""
    _audit_species(s)
    _audit_sectors(s)
    _audit_stacks(s)
    _audit_shared(s)
    for seat in range(s.seats):
        if s.species[seat] != NONE:
            _audit_ships(s, seat)
            _audit_board(s, seat)
            _audit_blueprints(s, seat)


def _audit_species(s: EclipseState) -> None:
    chosen = [SPECIES[number] for number in s.species if number != NONE]
    if len({species.colour for species in chosen}) < len(chosen):
        raise wrong("each board has one player")
    if not s.aliens and not all(species.terran for species in chosen):
        raise wrong("without alien species all are terrans")
    for seat, points in enumerate(s.final):
        if points and not s.out >> seat & 1:
            raise wrong(f"final points are those of seats that have left the game, found {points} of seat {seat}")
    if s.traitor != NONE and (not DIPLOMACY[s.seats] or s.out >> s.traitor & 1):
        raise wrong("the traitor plays, and there are four seats or more")


def _audit_sectors(s: EclipseState) -> None:
    if s.where[GALACTIC_CENTER] != hexes.MIDDLE:
        raise wrong("the Galactic Center lies in the middle")
    homes = {SPECIES[number].home for number in s.species if number != NONE}
    for sector in SECTORS:
        n = sector.id
        here = s.where[n] != NONE
        if here != (s.map.get(s.where[n], NONE) == n):
            raise wrong(f"{sector.name} lies where the map says")
        if here:
            if min(hexes.distance(s.where[n]), 3) != _RINGS.get(sector.kind, 2):
                raise wrong(f"{sector.name} lies in its ring")
            _audit_hex(s, n)
        elif (s.disc[n], s.pop[n], s.built[n], s.ancients[n], s.tile[n], s.fleets[n]) != (NONE, 0, 0, 0, False, ()):
            raise wrong(f"nothing lies on {sector.name}")
        if sector.kind > OUTERMOST and here != (n in homes):
            raise wrong(f"{sector.name} is the home of a player")
    if len(s.map) != sum(cell != NONE for cell in s.where):
        raise wrong("the map holds each hex once")
    if s.realm != realms_of(s):
        raise wrong("realms are where discs are")


def _audit_hex(s: EclipseState, sector: int) -> None:
    one, owner = SECTORS[sector], s.disc[sector]
    if s.pop[sector] >> len(one.squares) > (s.built[sector] & HAS_ORBITAL):
        raise wrong(f"cubes stand on squares of {one.name}")
    if s.pop[sector] and owner == NONE:
        raise wrong(f"cubes are where their owner has a disc, and on {one.name} there is none")
    if not 0 <= s.ancients[sector] <= one.ancients:
        raise wrong("ancients stay where they were found")
    if s.tile[sector] and not one.discovery:
        raise wrong(f"on {one.name} lies no discovery tile")
    if owner != NONE:
        _audit_controlled(s, sector, owner)
    seats = [fleet[0] for fleet in s.fleets[sector]]
    if len(set(seats)) < len(seats):
        raise wrong("a fleet a seat")
    for fleet in s.fleets[sector]:
        if not any(fleet[1:]) or min(fleet[1:]) < 0:
            raise wrong("a fleet has ships")
        if s.species[fleet[0]] == NONE or s.out >> fleet[0] & 1:
            raise wrong(f"ships have an owner who plays, and those on {one.name} have none")


def _audit_controlled(s: EclipseState, sector: int, owner: int) -> None:
    one = SECTORS[sector]
    if s.species[owner] == NONE or s.out >> owner & 1:
        raise wrong(f"discs have an owner who plays, and that on {one.name} has none")
    if s.gcds and sector == GALACTIC_CENTER:
        raise wrong("the GCDS lets no disc in")
    species = SPECIES[s.species[owner]]
    if s.ancients[sector] and not species.peace:
        raise wrong(f"ancients let no disc on {one.name}")
    for square in filled_squares(s, sector):
        technology = needs_technology(sector, square)
        if technology & ~s.techs[owner] and (sector != species.home or square not in species.cubes):
            raise wrong(f"a cube on a starred square of {one.name} needs its technology")


def _audit_stacks(s: EclipseState) -> None:
    for stack, sectors in enumerate(STACKS):
        seen = [sector for sector in sectors if s.where[sector] != NONE or sector in s.drawn]
        pool, discards = s.stacks[stack], s.discards[stack]
        if len(set(pool)) < len(pool) or len(set(discards)) < len(discards):
            raise wrong("stacks and discard piles hold a hex once")
        if not set(pool) <= set(sectors) or not set(discards) <= set(sectors):
            raise wrong("stacks and discard piles hold hexes of their own ring")
        if set(pool) & {*seen, *discards} or set(discards) & set(seen):
            raise wrong("a hex is in the stack, on the discard pile, drawn or on the map")
        total = OUTER[s.seats] if stack == 2 else len(sectors)
        if s.size[stack] + len(seen) + len(discards) != total:
            raise wrong("no hex is lost")
        if s.size[stack] > len(pool) or (stack < 2 and s.size[stack] < len(pool)):
            raise wrong("a stack has its size")
    drawn = [sector for sector in s.drawn if any(sector in sectors for sectors in STACKS)]
    if len(set(drawn)) < len(s.drawn) or set(drawn) & set(s.map.values()):
        raise wrong("drawn hexes come from a stack, and are not on the map")


def tiles_held(s: EclipseState, technology: int) -> int:
    """Tiles of a technology that seats have taken; what a species begins with is printed on its board."""
    return sum(
        s.techs[seat] >> technology & 1 and not SPECIES[s.species[seat]].techs >> technology & 1
        for seat in range(s.seats) if s.species[seat] != NONE
    )


def _audit_shared(s: EclipseState) -> None:
    for one in TECHNOLOGIES:
        if s.tray[one.id] < 0 or s.tray[one.id] + s.bag.count(one.id) + tiles_held(s, one.id) != one.copies:
            raise wrong(f"no tile of {one.name} is lost")
    tiles = Counter(s.bowl) + Counter(s.hand)
    for values in s.reputation:
        tiles += Counter(values)
    if tiles != Counter(REPUTATION):
        raise wrong("no reputation tile is lost")
    unused = Counter(s.faces) + Counter([s.found] if s.found != NONE else [])
    for prizes in s.prizes:
        unused += Counter(prizes)
    if any(unused[one.id] > one.copies for one in DISCOVERIES):
        raise wrong("no discovery tile is there twice")
    if sum(s.tile) > len(s.faces):
        raise wrong("discovery tiles on the map are unseen")
    fitted = [part for tiles_of in s.tiles for row in tiles_of for part in row if part != NONE and PARTS[part].ancient]
    fitted += [part for aside in s.aside for part in aside]
    if len(set(fitted)) < len(fitted):
        raise wrong("of an ancient part there is one")
    if not all(PARTS[part].ancient for aside in s.aside for part in aside):
        raise wrong("only ancient parts are kept")
    if any(unused[one.id] for one in DISCOVERIES if one.part in fitted and one.part != NONE):
        raise wrong("an ancient part comes from its tile")


def _audit_ships(s: EclipseState, seat: int) -> None:
    for ship in range(len(SHIPS)):
        built = sum(fleet[ship + 1] for fleets in s.fleets for fleet in fleets if fleet[0] == seat)
        if built > PIECES[ship]:
            raise wrong(f"seat {seat} has {PIECES[ship]} ships of the type {SHIPS[ship]}, found {built}")
        if s.reserve[seat][ship] != PIECES[ship] - built:
            raise wrong("no ship is lost")
        if built and BUILD_TECHNOLOGY[ship] & ~s.techs[seat]:
            raise wrong(f"seat {seat} needs the technology of a {SHIPS[ship]} to have one")


def _audit_board(s: EclipseState, seat: int) -> None:
    species = SPECIES[s.species[seat]]
    if min(s.storage[seat]) < 0:
        raise wrong("storage is never below 0")
    if not 0 <= s.ready[seat] <= species.colony_ships:
        raise wrong(f"seat {seat} has {species.colony_ships} colony ships")
    if any(on_track(s.techs[seat], category) > SPACES for category in range(3)):
        raise wrong("technologies fit their tracks")
    if s.techs[seat] & species.techs != species.techs:
        raise wrong("printed technologies stay")
    if s.friends[seat] >> seat & 1 or s.friends[seat] >> s.seats or (s.friends[seat] and not DIPLOMACY[s.seats]):
        raise wrong("ambassadors are of others, with four seats or more")
    if s.out >> seat & 1 and s.friends[seat]:
        raise wrong("who is out has no ambassadors")
    if ambassadors(s, seat) > AMBASSADORS:
        raise wrong("a seat has three ambassadors")
    guests = max(0, ambassadors(s, seat) - species.only_ambassadors)
    if guests > species.either or len(s.reputation[seat]) > species.either + species.only_reputation - guests:
        raise wrong(f"ambassadors and reputation fit the track of seat {seat}")
    gained = sum(one.discs for one in TECHNOLOGIES if s.techs[seat] >> one.id & 1)
    if s.spare[seat] != DISCS - CIRCLES - gained:
        raise wrong("spare discs are those that technologies have not brought")
    discs = s.discs[seat] + sum(s.used[seat]) + len(s.realm[seat])
    if discs != species.discs + gained or s.discs[seat] < 0 or min(s.used[seat]) < 0:
        raise wrong(
            f"seat {seat} has {species.discs + gained} discs on the track, the actions and the map, found {discs}"
        )
    away = ambassadors(s, seat) + sum(s.graves[seat]) + sum(len(filled_squares(s, sector)) for sector in s.realm[seat])
    cubes = sum(s.cubes[seat]) + away
    if cubes != len(RESOURCES) * TRACK:
        raise wrong(f"seat {seat} has {len(RESOURCES) * TRACK} cubes, found {cubes}")
    if not all(0 <= count <= TRACK for count in s.cubes[seat]) or min(s.graves[seat]) < 0:
        raise wrong("cubes fit their tracks")


def _audit_blueprints(s: EclipseState, seat: int) -> None:
    for ship, tiles in enumerate(s.tiles[seat]):
        if len(tiles) != len(SPECIES[s.species[seat]].blueprints[ship].slots):
            raise wrong("a tile or none a slot")
        for tile in tiles:
            if tile != NONE and PARTS[tile].technology & ~s.techs[seat]:
                raise wrong(f"a {PARTS[tile].name} on a blueprint of seat {seat} needs its technology")
    if (s.step != AT_UPGRADE or seat != s.seat) and not all(design.legal() for design in s.designs[seat]):
        raise wrong(f"the designs of seat {seat} are legal")
