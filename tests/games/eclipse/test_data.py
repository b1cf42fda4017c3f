"""The components of Eclipse, counted against what the rulebook says of them; and designs, which need no match."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core import NONE
from orrery.games.eclipse.board import (
    ADDED,
    CATEGORIES,
    CIRCLES,
    DEALT,
    DIPLOMACY,
    DISCOUNT,
    DISCS,
    FOUGHT,
    HOME,
    HOMES,
    KINDS,
    MOST_DRAWN,
    OUTER,
    PRODUCTION,
    REPUTATION,
    RESOURCES,
    ROUNDS,
    SECTOR_BY_NAME,
    SECTORS,
    SPACES,
    STACKS,
    TRACK,
    TRACK_POINTS,
    UPKEEP,
    read_data,
)
from orrery.games.eclipse.ships import (
    ANCIENT,
    BLUEPRINTS,
    BUILDS,
    CRUISER,
    DAMAGE,
    DREADNOUGHT,
    GCDS,
    GUARDS,
    INTERCEPTOR,
    PART_BY_NAME,
    PARTS,
    PIECES,
    SHIPS,
    STARBASE,
    WORTH,
    Design,
    design,
)
from orrery.games.eclipse.species import SPECIES, SPECIES_BY_NAME, TERRANS
from orrery.games.eclipse.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NAME
from orrery.testing import rule

ALIENS = ("eridani-empire", "hydran-progress", "planta", "descendants-of-draco", "mechanema", "orion-hegemony")


def ship(kind: int, *tiles: str, blueprints: str = "standard") -> Design:
    """A design by the names of the tiles on its slots, "" where the printed part shows."""
    blueprint = BLUEPRINTS[blueprints][kind]
    fitted = [PART_BY_NAME[name] if name else NONE for name in tiles]
    return design(blueprint, tuple(fitted + [NONE] * (len(blueprint.slots) - len(fitted))))


def techs(species: int) -> set[str]:
    return {one.name for one in TECHNOLOGIES if SPECIES[species].techs >> one.id & 1}


def squares(number: str) -> Counter[str]:
    sector = SECTORS[SECTOR_BY_NAME[number]]
    return Counter(
        (*RESOURCES, "any")[kind] + "*" * (sector.starred >> place & 1) for place, kind in enumerate(sector.squares)
    )


@rule("EC-2.1", "EC-2.2", "EC-13.4", "EC-3.15", "EC-3.16")
def test_the_pieces_of_one_colour() -> None:
    assert dict(zip(SHIPS, PIECES, strict=True)) == {"interceptor": 8, "cruiser": 4, "dreadnought": 2, "starbase": 4}
    assert (3 * TRACK, DISCS, CIRCLES) == (33, 16, 13)
    colours = ("blue", "red", "green", "yellow", "black", "white")
    assert Counter(one.colour for one in SPECIES) == dict.fromkeys(colours, 2)


@rule("EC-2.3", "EC-29.7")
def test_the_sector_hexes() -> None:
    assert [len(stack) for stack in STACKS] == [8, 11, 18]
    numbers = [sector.number for sector in SECTORS]
    assert numbers == [1, *range(101, 109), *range(201, 212), *range(221, 233), *range(301, 319)]
    assert [one.number for one in SECTORS if one.kind == HOME] == list(range(221, 233))
    assert sorted(SECTORS[one.home].number for one in SPECIES) == list(range(221, 233))


PRINTED = """
001 4 012345 ss*mm*gg ADG | 101 2 12345 $mm* D1 | 102 3 0235 ss* A | 103 2 01245 $*g - | 104 2 0134 $$*ss* D2
105 3 01345 $sm* AD1 | 106 2 0123 sm - | 107 2 01235 $s*m* - | 108 2 0134 $*sg D1 | 201 1 135 $m - | 202 1 135 ss* -
203 1 0135 $sm D2 | 204 2 0135 $*m*g AD1 | 205 1 234 $$*s* - | 206 1 1235 m D | 207 1 013 - D | 208 1 0235 - D
209 1 0135 $*s - | 210 1 035 $m - | 211 2 0123 $m*g AD1 | 221 3 0134 $$*ss*m A | 222 3 0134 $$*ss* A
223 3 0134 $$*ss*m A | 224 3 0134 $ss*m* A | 225 3 0134 $$*ss*m A | 226 3 0134 $sm A | 227 3 0134 $$*ss*m A
228 3 0134 $sm* A | 229 3 0134 $$*ss*m A | 230 3 0134 $$*sm* A | 231 3 0134 $$*ss*m A | 232 3 0134 $*smm* A
301 2 023 $sm* AD2 | 302 2 034 $*m AD1 | 303 2 35 g AD1 | 304 1 03 $*m - | 305 1 013 sm D1 | 306 1 13 $m -
307 1 023 $s* - | 308 1 235 sm* - | 309 1 035 $s* - | 310 1 03 sm - | 311 1 023 m D | 312 1 013 m D | 313 1 03 g D
314 1 234 g D | 315 1 035 - D | 316 1 013 - D | 317 1 34 $$* - | 318 1 23 m*g -
"""
"""Number, points, sides with a wormhole, squares (g for grey), artifact, discovery, GCDS and number of ancients."""


@rule("EC-2.3", "EC-8.12", "EC-8.13", "EC-25.3")
def test_what_is_printed_on_the_sector_hexes() -> None:
    found = []
    for one in SECTORS:
        sides = "".join(str(side) for side in range(6) if one.sides >> side & 1)
        kinds = "".join("$smg"[kind] + "*" * (one.starred >> n & 1) for n, kind in enumerate(one.squares))
        signs = "A" * one.artifact + "D" * one.discovery + "G" * one.gcds + str(one.ancients or "")
        found.append(f"{one.name} {one.points} {sides} {kinds or '-'} {signs or '-'}")
    assert found == PRINTED.strip().replace("\n", " | ").split(" | ")


@rule("EC-2.4", "EC-2.11", "EC-3.3")
def test_the_tiles() -> None:
    assert (len(TECHNOLOGIES), sum(one.copies for one in TECHNOLOGIES)) == (24, 96)
    assert sum(not part.ancient for part in PARTS) == 17
    tiles = read_data("discoveries")["tile"]
    assert sum(tile["copies"] for tile in tiles) == 21 == sum(sector.discovery for sector in SECTORS)
    assert sum(sector.ancients for sector in SECTORS) == 14
    assert Counter(REPUTATION) == {1: 12, 2: 9, 3: 7, 4: 4}
    assert len(REPUTATION) == 32


@rule("EC-5.5.2", "EC-5.5.3", "EC-5.5.4", "EC-5.5.5")
def test_the_discovery_tiles() -> None:
    tiles = {tile["id"]: tile for tile in read_data("discoveries")["tile"]}
    assert [(tiles[name]["copies"], tiles[name]["amount"]) for name in RESOURCES] == [(3, 8), (3, 5), (3, 6)]
    assert (tiles["ancient-technology"]["copies"], tiles["ancient-cruiser"]["copies"]) == (3, 3)
    parts = [tile for tile in tiles.values() if tile["kind"] == "part"]
    assert sorted(tile["part"] for tile in parts) == sorted(part.name for part in PARTS if part.ancient)
    assert (len(parts), {tile["copies"] for tile in parts}) == (6, {1})


@rule("EC-3.1", "EC-24.1")
def test_case_2_technologies_per_number_of_players() -> None:
    assert [DEALT[seats] for seats in range(2, 7)] == [12, 14, 16, 18, 20]
    assert [ADDED[seats] for seats in range(2, 7)] == [4, 6, 7, 8, 9]


@rule("EC-3.6", "EC-3.10")
def test_case_2_outer_hexes_and_homes_per_number_of_players() -> None:
    assert [OUTER[seats] for seats in range(2, 7)] == [5, 10, 14, 16, 18]
    homes = [(0, 3), (0, 2, 4), (1, 2, 4, 5), (0, 1, 2, 4, 5), (0, 1, 2, 3, 4, 5)]
    assert [HOMES[seats] for seats in range(2, 7)] == homes


@rule("EC-10.1", "EC-1.1")
def test_case_2_diplomacy_and_rounds() -> None:
    assert [DIPLOMACY[seats] for seats in range(2, 7)] == [False, False, True, True, True]
    assert ROUNDS == 9


@rule("EC-5.1.1", "EC-5.1.2", "EC-5.1.7")
def test_case_3_reading_the_population_tracks() -> None:
    assert [PRODUCTION[away] for away in (6, 9, 7)] == [12, 21, 15]
    assert PRODUCTION == (2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28)
    assert len(PRODUCTION) == TRACK + 1


@rule("EC-5.2.2", "EC-5.2.3", "EC-5.2.6")
def test_case_4_reading_the_influence_track() -> None:
    assert [UPKEEP[discs] for discs in (9, 8, 9)] == [2, 3, 2]
    assert UPKEEP == (30, 25, 21, 17, 13, 10, 7, 5, 3, 2, 1, 0, 0, 0, 0, 0, 0)


@rule("EC-11.3", "EC-11.7", "EC-25.6")
def test_the_technology_tracks() -> None:
    assert DISCOUNT[:7] == (0, 1, 2, 3, 4, 6, 8)
    assert TRACK_POINTS == (0, 0, 0, 0, 1, 2, 3, 5)
    assert SPACES == 7


@rule("EC-5.3.1", "EC-11.2", "EC-11.6")
@pytest.mark.parametrize(
    ("name", "category", "cost", "least", "copies"),
    [
        ("neutron-bombs", "military", 2, 2, 5), ("starbase", "military", 4, 3, 5),
        ("plasma-cannon", "military", 6, 4, 5), ("phase-shield", "military", 8, 5, 4),
        ("advanced-mining", "military", 10, 6, 4), ("tachyon-source", "military", 12, 6, 3),
        ("plasma-missile", "military", 14, 7, 3), ("gluon-computer", "military", 16, 8, 3),
        ("gauss-shield", "grid", 2, 2, 5), ("improved-hull", "grid", 4, 3, 5), ("fusion-source", "grid", 6, 4, 5),
        ("positron-computer", "grid", 8, 5, 4), ("advanced-economy", "grid", 10, 6, 4),
        ("tachyon-drive", "grid", 12, 6, 3), ("antimatter-cannon", "grid", 14, 7, 3),
        ("quantum-grid", "grid", 16, 8, 3), ("nanorobots", "nano", 2, 2, 5), ("fusion-drive", "nano", 4, 3, 5),
        ("advanced-robotics", "nano", 6, 4, 5), ("orbital", "nano", 8, 5, 4), ("advanced-labs", "nano", 10, 6, 4),
        ("monolith", "nano", 12, 6, 3), ("artifact-key", "nano", 14, 7, 3), ("wormhole-generator", "nano", 16, 8, 3),
    ],
)
def test_prices_of_technologies(name: str, category: str, cost: int, least: int, copies: int) -> None:
    found = TECHNOLOGIES[TECHNOLOGY_BY_NAME[name]]
    assert (CATEGORIES[found.category], found.cost, found.least, found.copies) == (category, cost, least, copies)


@rule("EC-12.5")
def test_five_parts_need_no_technology_and_the_others_their_own() -> None:
    free = {part.name for part in PARTS if not part.technology and not part.ancient}
    assert free == {"ion-cannon", "nuclear-drive", "nuclear-source", "hull", "electron-computer"}
    for part in PARTS:
        if part.technology:
            assert part.technology == 1 << TECHNOLOGY_BY_NAME[part.name]


@rule("EC-5.5.7")
def test_ancient_parts_need_no_technology() -> None:
    assert not any(part.technology for part in PARTS if part.ancient)


@rule("EC-5.3.4", "EC-12.12", "EC-12.13", "EC-12.14", "EC-29.1")
@pytest.mark.parametrize(
    ("name", "figures"),
    [  # energy, initiative, movement, computer, shield, hull, dice
        ("ion-cannon", (-1, 0, 0, 0, 0, 0, 1)), ("plasma-cannon", (-2, 0, 0, 0, 0, 0, 1)),
        ("antimatter-cannon", (-4, 0, 0, 0, 0, 0, 1)), ("plasma-missile", (0, 0, 0, 0, 0, 0, 2)),
        ("electron-computer", (0, 0, 0, 1, 0, 0, 0)), ("positron-computer", (-1, 1, 0, 2, 0, 0, 0)),
        ("gluon-computer", (-2, 2, 0, 3, 0, 0, 0)), ("gauss-shield", (0, 0, 0, 0, 1, 0, 0)),
        ("phase-shield", (-1, 0, 0, 0, 2, 0, 0)), ("hull", (0, 0, 0, 0, 0, 1, 0)),
        ("improved-hull", (0, 0, 0, 0, 0, 2, 0)), ("nuclear-drive", (-1, 1, 1, 0, 0, 0, 0)),
        ("fusion-drive", (-2, 2, 2, 0, 0, 0, 0)), ("tachyon-drive", (-3, 3, 3, 0, 0, 0, 0)),
        ("nuclear-source", (3, 0, 0, 0, 0, 0, 0)), ("fusion-source", (6, 0, 0, 0, 0, 0, 0)),
        ("tachyon-source", (9, 0, 0, 0, 0, 0, 0)), ("axion-computer", (0, 0, 0, 3, 0, 0, 0)),
        ("hypergrid-source", (11, 0, 0, 0, 0, 0, 0)), ("shard-hull", (0, 0, 0, 0, 0, 3, 0)),
        ("ion-turret", (-1, 0, 0, 0, 0, 0, 2)), ("conformal-drive", (-2, 2, 4, 0, 0, 0, 0)),
        ("flux-shield", (-2, 0, 0, 0, 3, 0, 0)),
    ],
)
def test_values_of_parts(name: str, figures: tuple[int, ...]) -> None:
    part = PARTS[PART_BY_NAME[name]]
    found = (part.energy, part.initiative, part.movement, part.computer, part.shield, part.hull, part.dice)
    assert found == figures


@rule("EC-17.8")
def test_damage_by_colour() -> None:
    assert DAMAGE == (1, 2, 4)
    colours = {part.name: part.colour for part in PARTS if part.dice}
    assert colours == {
        "ion-cannon": 0, "ion-turret": 0, "plasma-cannon": 1, "plasma-missile": 1, "antimatter-cannon": 2,
    }


@rule("EC-18.1", "EC-18.2", "EC-18.9")
def test_ancients_and_the_defence_of_the_centre() -> None:
    figures = [(one.cannons, one.computer, one.shield, one.hull, one.initiative, one.worth) for one in GUARDS]
    assert figures[ANCIENT] == ((2, 0, 0), 1, 0, 1, 2, 1)
    assert figures[GCDS] == ((4, 0, 0), 1, 0, 7, 0, 3)


@rule("EC-21.3", "EC-21.2", "EC-21.4")
def test_reputation_for_ships() -> None:
    assert dict(zip(SHIPS, WORTH, strict=True)) == {"interceptor": 1, "cruiser": 2, "dreadnought": 3, "starbase": 1}
    assert (FOUGHT, MOST_DRAWN) == (1, 5)


@rule("EC-13.2", "EC-27.6.3")
def test_prices_of_ships_and_structures() -> None:
    prices = {one.name: dict(zip(BUILDS, one.costs, strict=True)) for one in SPECIES}
    standard = {"interceptor": 3, "cruiser": 5, "dreadnought": 8, "starbase": 3, "orbital": 5, "monolith": 10}
    cheap = {"interceptor": 2, "cruiser": 4, "dreadnought": 7, "starbase": 2, "orbital": 4, "monolith": 8}
    assert prices.pop("mechanema") == cheap
    assert all(found == standard for found in prices.values())


@rule("EC-7.3", "EC-7.4", "EC-7.5", "EC-7.7", "EC-7.8")
def test_which_tracks_a_square_takes_cubes_from() -> None:
    assert KINDS == ((0,), (1,), (2,), (0, 1, 2), (0, 1))


@rule("EC-5.3.6", "EC-5.3.7", "EC-12.6", "EC-12.7", "EC-12.8")
@pytest.mark.parametrize("blueprints", list(BLUEPRINTS))
def test_every_printed_blueprint_is_legal(blueprints: str) -> None:
    assert all(ship(kind, blueprints=blueprints).legal() for kind in range(4))


def figures(found: Design) -> tuple[object, ...]:
    return (found.initiative, found.movement, found.computer, found.shield, found.hull, found.energy, found.used,
            found.cannons)


@rule("EC-5.3.5", "EC-5.3.6")
def test_printed_blueprints_of_terrans() -> None:
    assert figures(ship(INTERCEPTOR)) == (3, 1, 0, 0, 0, 3, 2, (1, 0, 0))
    assert figures(ship(CRUISER)) == (2, 1, 1, 0, 1, 3, 2, (1, 0, 0))
    assert figures(ship(DREADNOUGHT)) == (1, 1, 1, 0, 2, 3, 3, (2, 0, 0))
    assert figures(ship(STARBASE)) == (4, 0, 1, 0, 2, 3, 1, (1, 0, 0))


@rule("EC-27.2.6")
def test_the_dreadnought_of_eridani_has_energy_printed() -> None:
    assert ship(DREADNOUGHT, blueprints="eridani").energy == 4
    assert figures(ship(CRUISER, blueprints="eridani")) == figures(ship(CRUISER))


@rule("EC-27.4.8", "EC-5.3.5")
def test_printed_blueprints_of_planta() -> None:
    assert [len(one.slots) for one in BLUEPRINTS["planta"]] == [3, 5, 7, 4]
    assert [one.computer for one in BLUEPRINTS["planta"]] == [1, 1, 1, 1]
    assert [one.energy for one in BLUEPRINTS["planta"]] == [2, 2, 2, 5]
    assert [one.initiative for one in BLUEPRINTS["planta"]] == [0, 0, 0, 2]
    assert figures(ship(STARBASE, blueprints="planta")) == (2, 0, 2, 0, 2, 5, 1, (1, 0, 0))


@rule("EC-27.7.5")
def test_printed_blueprints_of_orion() -> None:
    assert [one.initiative for one in BLUEPRINTS["orion"]] == [3, 2, 1, 5]
    assert [one.energy for one in BLUEPRINTS["orion"]] == [1, 2, 3, 3]
    assert [ship(kind, blueprints="orion").shield for kind in range(4)] == [1, 1, 1, 1]
    assert figures(ship(CRUISER, blueprints="orion")) == (3, 1, 1, 1, 1, 5, 2, (1, 0, 0))


@rule("EC-12.2", "EC-12.6", "EC-27.6.1")
def test_case_19_designs() -> None:
    light = ship(INTERCEPTOR, "plasma-missile")
    assert (light.energy, light.used, light.missiles, light.cannons) == (3, 2, (0, 2, 0), (1, 0, 0))
    assert (light.computer, light.initiative) == (0, 3)
    tiles = ("", "ion-cannon", "", "fusion-source", "positron-computer")
    heavy = ship(CRUISER, *tiles)
    assert (heavy.energy, heavy.used, heavy.cannons, heavy.computer) == (6, 4, (2, 0, 0), 2)
    assert (heavy.hull, heavy.initiative, heavy.legal()) == (1, 3, True)
    weak = ship(CRUISER, "", "ion-cannon", "", "", "positron-computer")
    assert (weak.energy, weak.used, weak.legal()) == (3, 4, False)


@rule("EC-12.6", "EC-12.9")
def test_case_20_energy_of_a_dreadnought() -> None:
    short = ship(DREADNOUGHT, "", "", "plasma-cannon")
    assert (short.used, short.energy, short.legal()) == (5, 3, False)
    enough = ship(DREADNOUGHT, "", "", "plasma-cannon", "", "fusion-source")
    assert (enough.used, enough.energy, enough.legal(), enough.cannons) == (5, 6, True, (2, 1, 0))


@rule("EC-12.10", "EC-12.11")
def test_case_21_two_fusion_drives() -> None:
    fast = ship(CRUISER, "", "fusion-drive", "", "fusion-source", "", "fusion-drive")
    assert (fast.movement, fast.initiative, fast.energy, fast.used) == (4, 5, 6, 5)
    assert (fast.computer, fast.hull) == (1, 1)


@rule("EC-5.3.6", "EC-17.1", "EC-17.4")
def test_case_30_initiative_and_dice() -> None:
    red = ship(INTERCEPTOR, "gluon-computer", "", "fusion-source", "fusion-drive")
    assert (red.initiative, red.cannons) == (6, (1, 0, 0))
    blue = ship(DREADNOUGHT, "", "nuclear-drive", "nuclear-drive", "plasma-cannon", "")
    assert (blue.initiative, blue.cannons) == (3, (2, 1, 0))


@rule("EC-12.7", "EC-12.8")
def test_what_flies_has_a_drive_and_a_starbase_has_none() -> None:
    assert not ship(INTERCEPTOR, "", "", "", "hull").legal()
    assert not ship(STARBASE, "", "", "", "nuclear-drive").legal()


@rule("EC-27.1.1", "EC-27.1.2", "EC-3.17", "EC-3.19", "EC-5.6.4")
def test_terran_factions_differ_in_colour_and_home_only() -> None:
    homes = {SPECIES[one].name: SECTORS[SPECIES[one].home].number for one in TERRANS}
    assert homes == {
        "terran-directorate": 221, "terran-federation": 223, "terran-union": 225, "terran-republic": 227,
        "terran-conglomerate": 229, "terran-alliance": 231,
    }
    for one in TERRANS:
        species = SPECIES[one]
        assert (species.storage, species.colony_ships, species.discs, species.ratio) == ((2, 3, 3), 3, 13, 2)
        assert species.actions == (1, 2, 1, 2, 2, 3)
        assert (species.only_ambassadors, species.either, species.only_reputation) == (1, 4, 0)
        assert (techs(one), species.ship, species.draws) == ({"starbase"}, INTERCEPTOR, 1)
        assert squares(str(SECTORS[species.home].number)) == squares("221")


def printed(name: str) -> tuple[object, ...]:
    """What the board of a species shows: home hex, storage, ratio, what the actions give, spaces of the track (for
    ambassadors only, for either, for reputation only), technologies."""
    one = SPECIES[SPECIES_BY_NAME[name]]
    track = (one.only_ambassadors, one.either, one.only_reputation)
    return SECTORS[one.home].number, one.storage, one.ratio, one.actions, track, techs(one.id)


@rule("EC-27.2.2", "EC-27.2.3", "EC-27.2.4", "EC-27.2.7")
def test_the_board_of_the_eridani_empire() -> None:
    held = {"gauss-shield", "fusion-drive", "plasma-cannon"}
    assert printed("eridani-empire") == (222, (26, 2, 4), 3, (1, 2, 1, 2, 2, 2), (0, 4, 0), held)


@rule("EC-27.3.1", "EC-27.3.2", "EC-27.3.3", "EC-27.3.4", "EC-29.4")
def test_the_board_of_the_hydran_progress() -> None:
    assert printed("hydran-progress") == (224, (2, 5, 2), 3, (1, 2, 2, 2, 2, 2), (1, 3, 0), {"advanced-labs"})


@rule("EC-27.4.1", "EC-27.4.3", "EC-27.4.7")
def test_the_board_of_planta() -> None:
    assert printed("planta") == (226, (4, 4, 4), 3, (2, 2, 1, 2, 2, 2), (1, 3, 0), {"starbase"})


@rule("EC-27.5.6", "EC-27.5.7")
def test_the_board_of_the_descendants_of_draco() -> None:
    assert printed("descendants-of-draco") == (228, (2, 4, 3), 3, (1, 2, 1, 2, 2, 2), (0, 4, 0), set())


@rule("EC-27.6.1", "EC-27.6.2", "EC-27.6.4", "EC-27.6.5", "EC-29.8")
def test_the_board_of_the_mechanema() -> None:
    assert printed("mechanema") == (230, (3, 3, 3), 3, (1, 2, 1, 3, 3, 2), (0, 4, 0), {"positron-computer"})


@rule("EC-27.7.2", "EC-27.7.3", "EC-27.7.4")
def test_the_board_of_the_orion_hegemony() -> None:
    held = {"neutron-bombs", "gauss-shield"}
    assert printed("orion-hegemony") == (232, (3, 3, 5), 4, (1, 2, 1, 2, 2, 2), (0, 4, 1), held)


@rule("EC-4.5", "EC-27.2.1", "EC-27.2.5", "EC-27.4.3", "EC-27.7.1")
def test_what_few_aliens_have_otherwise() -> None:
    """Colony ships, discs, reputation tiles, hexes drawn and the first ship."""
    found = {one.name: (one.colony_ships, one.discs, one.reputation, one.draws, one.ship) for one in SPECIES}
    common = (3, 13, 0, 1, INTERCEPTOR)
    assert {name: figures_ for name, figures_ in found.items() if figures_ != common} == {
        "eridani-empire": (3, 11, 2, 1, INTERCEPTOR), "planta": (4, 13, 0, 1, INTERCEPTOR),
        "descendants-of-draco": (3, 13, 0, 2, INTERCEPTOR), "orion-hegemony": (3, 13, 0, 1, CRUISER),
    }


@rule("EC-4.3")
def test_each_board_has_a_terran_and_an_alien_side() -> None:
    sides: dict[str, set[bool]] = {}
    for one in SPECIES:
        sides.setdefault(one.colour, set()).add(one.terran)
    assert all(found == {True, False} for found in sides.values())
    assert {one.name for one in SPECIES if not one.terran} == set(ALIENS)
