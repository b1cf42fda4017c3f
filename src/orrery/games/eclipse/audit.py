"""The audit: every piece is in one place, and nowhere where it cannot be (EC-2)."""

from __future__ import annotations

from collections import Counter

from orrery import hexes
from orrery.core import NONE
from orrery.games.eclipse.board import (
    AMBASSADORS,
    CENTRE,
    CIRCLES,
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
from orrery.games.eclipse.ships import PARTS, PIECES, SHIPS
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import AT_UPGRADE, HAS_ORBITAL, EclipseState, filled_squares
from orrery.games.eclipse.technologies import TECHNOLOGIES, on_track


def audit(s: EclipseState) -> None:
    """Raise AssertionError unless every component is where it can be, once."""
    _audit_sectors(s)
    _audit_stacks(s)
    _audit_shared(s)
    colours = [SPECIES[number].colour for number in s.species if number != NONE]
    assert len(set(colours)) == len(colours), "each board has one player"
    for seat in range(s.seats):
        if s.species[seat] != NONE:
            _audit_ships(s, seat)
            _audit_board(s, seat)


def _audit_sectors(s: EclipseState) -> None:
    assert s.where[GALACTIC_CENTER] == hexes.MIDDLE, "the Galactic Center lies in the middle"
    homes = {SPECIES[number].home for number in s.species if number != NONE}
    for sector in SECTORS:
        here = s.where[sector.id] != NONE
        assert here == (s.map.get(s.where[sector.id], NONE) == sector.id), f"{sector.name} lies where the map says"
        if here:
            away = hexes.distance(s.where[sector.id])
            ring = {CENTRE: 0, INNER: 1, MIDDLE: 2, OUTERMOST: 3}.get(sector.kind, 2)
            assert min(away, 3) == ring, f"{sector.name} lies in its ring"
            _audit_hex(s, sector.id)
        else:
            n = sector.id
            on_it = (s.disc[n], s.pop[n], s.built[n], s.ancients[n], s.tile[n], s.fleets[n])
            assert on_it == (NONE, 0, 0, 0, False, ()), f"nothing lies on {sector.name}"
        if sector.kind > OUTERMOST:
            assert here == (sector.id in homes), f"{sector.name} is the home of a player"
    for seat in range(s.seats):
        assert s.realm[seat] == [n for n, owner in enumerate(s.disc) if owner == seat], "realms are where discs are"


def _audit_hex(s: EclipseState, sector: int) -> None:
    squares = len(SECTORS[sector].squares)
    assert s.pop[sector] >> squares <= s.built[sector] & HAS_ORBITAL, f"cubes stand on squares of {sector}"
    assert not s.pop[sector] or s.disc[sector] != NONE, "cubes are where their owner has a disc"
    assert 0 <= s.ancients[sector] <= SECTORS[sector].ancients, "ancients stay where they were found"
    seats = [fleet[0] for fleet in s.fleets[sector]]
    assert len(set(seats)) == len(seats), "a fleet a seat"
    assert all(any(fleet[1:]) for fleet in s.fleets[sector]), "a fleet has ships"
    assert all(s.species[seat] != NONE for seat in seats), "ships have an owner"
    assert s.disc[sector] == NONE or s.species[s.disc[sector]] != NONE, "discs have an owner"
    assert not s.gcds or sector != GALACTIC_CENTER or s.disc[sector] == NONE, "the GCDS lets no disc in"


def _audit_stacks(s: EclipseState) -> None:
    for stack, sectors in enumerate(STACKS):
        seen = [sector for sector in sectors if s.where[sector] != NONE or sector in s.drawn]
        pool = s.stacks[stack]
        assert len(set(pool)) == len(pool), "a stack holds a hex once"
        assert set(pool) <= set(sectors), "a stack holds its own hexes"
        assert not set(pool) & {*seen, *s.discards[stack]}, "a hex is in the stack or elsewhere"
        assert len(set(s.discards[stack])) == len(s.discards[stack]), "a hex is discarded once"
        assert not set(s.discards[stack]) & set(seen), "a discarded hex is not on the map"
        total = OUTER[s.seats] if stack == 2 else len(sectors)
        assert s.size[stack] + len(seen) + len(s.discards[stack]) == total, "no hex is lost"
        assert s.size[stack] == len(pool) if stack < 2 else s.size[stack] <= len(pool), "a stack has its size"
    drawn = [sector for sector in s.drawn if any(sector in sectors for sectors in STACKS)]
    assert len(set(drawn)) == len(s.drawn), "drawn hexes come from a stack"
    assert not set(drawn) & set(s.map.values()), "drawn hexes are not on the map"


def _audit_shared(s: EclipseState) -> None:
    for one in TECHNOLOGIES:
        held = sum(
            s.techs[seat] >> one.id & 1 and not SPECIES[s.species[seat]].techs >> one.id & 1
            for seat in range(s.seats) if s.species[seat] != NONE
        )
        assert s.tray[one.id] >= 0, "the supply board"
        assert s.tray[one.id] + s.bag.count(one.id) + held == one.copies, f"no tile of {one.name} is lost"
    tiles = Counter(s.bowl) + Counter(s.hand)
    for values in s.reputation:
        tiles += Counter(values)
    assert tiles == Counter(REPUTATION), "no reputation tile is lost"
    unused = Counter(s.faces) + Counter([s.found] if s.found != NONE else [])
    for prizes in s.prizes:
        unused += Counter(prizes)
    assert all(unused[one.id] <= one.copies for one in DISCOVERIES), "no discovery tile is there twice"
    assert sum(s.tile) <= len(s.faces), "discovery tiles on the map are unseen"
    fitted = [part for tiles_of in s.tiles for row in tiles_of for part in row if part != NONE and PARTS[part].ancient]
    fitted += [part for aside in s.aside for part in aside]
    assert len(set(fitted)) == len(fitted), "of an ancient part there is one"
    assert all(PARTS[part].ancient for aside in s.aside for part in aside), "only ancient parts are kept"
    assert not any(unused[one.id] for one in DISCOVERIES if one.part in fitted and one.part != NONE), (
        "an ancient part comes from its tile"
    )


def _audit_ships(s: EclipseState, seat: int) -> None:
    for ship in range(len(SHIPS)):
        built = sum(fleet[ship + 1] for fleets in s.fleets for fleet in fleets if fleet[0] == seat)
        assert built <= PIECES[ship], f"seat {seat} has {PIECES[ship]} ships of the type {SHIPS[ship]}, found {built}"
        assert s.reserve[seat][ship] == PIECES[ship] - built, "no ship is lost"


def _audit_board(s: EclipseState, seat: int) -> None:
    species = SPECIES[s.species[seat]]
    assert min(s.storage[seat]) >= 0, "storage is never below 0"
    assert 0 <= s.ready[seat] <= species.colony_ships, "colony ships"
    assert all(on_track(s.techs[seat], category) <= SPACES for category in range(3)), "technologies fit their tracks"
    assert s.techs[seat] & species.techs == species.techs, "printed technologies stay"
    assert not s.friends[seat] >> seat & 1, "ambassadors are of others"
    assert ambassadors(s, seat) <= AMBASSADORS, "a seat has three ambassadors"
    guests = max(0, ambassadors(s, seat) - species.only_ambassadors)
    assert guests <= species.either, "ambassadors fit the track"
    assert len(s.reputation[seat]) <= species.either + species.only_reputation - guests, "reputation fits the track"
    for ship, tiles in enumerate(s.tiles[seat]):
        assert len(tiles) == len(species.blueprints[ship].slots), "a tile or none a slot"
    if s.step != AT_UPGRADE:
        assert all(design.legal() for design in s.designs[seat]), "designs are legal"
    if s.out >> seat & 1:
        assert not s.realm[seat], "who is out has no disc on the map"
        return
    gained = sum(one.discs for one in TECHNOLOGIES if s.techs[seat] >> one.id & 1)
    assert s.spare[seat] == DISCS - CIRCLES - gained, "spare discs"
    discs = s.discs[seat] + sum(s.used[seat]) + len(s.realm[seat])
    assert discs == species.discs + gained, (
        f"seat {seat} has {species.discs + gained} discs on the track, the actions and the map, found {discs}"
    )
    assert s.discs[seat] >= 0, "discs"
    away = ambassadors(s, seat) + sum(s.graves[seat]) + sum(len(filled_squares(s, sector)) for sector in s.realm[seat])
    cubes = sum(s.cubes[seat]) + away
    assert cubes == len(RESOURCES) * TRACK, f"seat {seat} has {len(RESOURCES) * TRACK} cubes, found {cubes}"
    assert all(0 <= cubes <= TRACK for cubes in s.cubes[seat]), "cubes fit their tracks"
