"""Setting up (sections 3 and 4), the species at the start (section 27), and what is open (section 28)."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery import hexes
from orrery.core import NONE, SPECTATOR
from orrery.games.eclipse.board import GALACTIC_CENTER, REPUTATION, SECTOR_BY_NAME, SECTORS
from orrery.games.eclipse.galaxy import shows
from orrery.games.eclipse.game import ECLIPSE
from orrery.games.eclipse.ships import CRUISER, DREADNOUGHT
from orrery.games.eclipse.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NAME, price
from orrery.testing import Table, new, rule
from tests.games.eclipse.tables import (
    asked,
    board,
    cubes,
    do,
    income,
    offered,
    owner,
    quiet,
    ships,
    started,
    table,
    technologies,
    upkeep,
)


def place(one: Table, sector: str) -> tuple[int, int]:
    return hexes.axial(one.state.where[SECTOR_BY_NAME[sector]])


TERRAN_HOMES = ("221", "223", "225", "227")


@rule("EC-3.1", "EC-3.3", "EC-3.4", "EC-3.5", "EC-3.20")
def test_case_1_what_lies_on_the_table() -> None:
    """Four terrans: 16 technologies of 96, all reputation tiles in the bag, one of 21 discoveries on the centre, below
    the GCDS; round 1."""
    game = started(4, options="terran")
    s = game.state
    assert (sum(s.tray), len(s.bag)) == (16, 80)
    assert Counter(s.bowl) == Counter(REPUTATION)
    assert (place(game, "001"), s.tile[GALACTIC_CENTER], s.gcds) == ((0, 0), True, True)
    assert (sum(s.tile), len(s.faces)) == (1, 21)
    assert s.round == 1


@rule("EC-3.14", "EC-3.15", "EC-3.16", "EC-3.17")
def test_case_1_what_each_terran_has() -> None:
    """All ships but the one on the map, three colony ships face up; 13 discs, one of them gone to the home hex, and
    three aside; 11 cubes a track, one of them gone to the home hex."""
    game = started(4, options="terran")
    s = game.state
    for seat in range(4):
        assert (s.reserve[seat], s.ready[seat], s.friends[seat]) == ([7, 4, 2, 4], 3, 0)
        assert (s.discs[seat], s.spare[seat], upkeep(game, seat), s.used[seat]) == (13 - 1, 3, 0, [0] * 7)
        assert (s.cubes[seat], income(game, seat), s.graves[seat]) == ([11 - 1] * 3, [3, 3, 3], [0, 0, 0])
        assert s.storage[seat] == [2, 3, 3]


@rule("EC-3.18")
def test_case_1_home_hexes() -> None:
    game = started(4, options="terran")
    for seat, home in enumerate(TERRAN_HOMES):
        assert (owner(game, home), ships(game, home)) == (seat, {seat: {"interceptor": 1}})
        assert cubes(game, home) == [1, 3, 5]  # those that are not starred


@rule("EC-3.19", "EC-3.21", "EC-11.8")
def test_case_1_blueprints_and_the_printed_technology() -> None:
    """The starbase printed on the military track makes the next one of it cheaper: 5 instead of 6."""
    s = started(4, options="terran").state
    plasma, hull = TECHNOLOGY_BY_NAME["plasma-cannon"], TECHNOLOGY_BY_NAME["improved-hull"]
    for seat in range(4):
        assert s.techs[seat] == 1 << TECHNOLOGY_BY_NAME["starbase"]
        assert (price(s.techs[seat], plasma), price(s.techs[seat], hull)) == (5, 4)
        assert [len(tiles) for tiles in s.tiles[seat]] == [4, 6, 8, 5]
        assert all(tile == NONE for tiles in s.tiles[seat] for tile in tiles)


@rule("EC-3.1", "EC-3.6", "EC-3.10", "EC-1.1")
@pytest.mark.parametrize(("seats", "tiles", "outer"), [(2, 12, 5), (3, 14, 10), (4, 16, 14), (5, 18, 16), (6, 20, 18)])
def test_case_2_tiles_on_the_table(seats: int, tiles: int, outer: int) -> None:
    game = started(seats)
    assert (sum(game.state.tray), game.state.size) == (tiles, [8, 11, outer])


@rule("EC-3.2", "EC-11.10")
def test_tiles_of_one_kind_share_a_space_and_are_taken_one_by_one() -> None:
    game = table(board(storage=[0, 9, 0]), board(storage=[0, 9, 0]), tray={"nanorobots": 2})
    do(game, "research", "nanorobots")
    assert game.state.tray[TECHNOLOGY_BY_NAME["nanorobots"]] == 1
    quiet(game, "act", seat=1)
    do(game, "research", "nanorobots")
    assert sum(game.state.tray) == 0


@rule("EC-3.9", "EC-3.10", "EC-3.12", "EC-5.8.5")
@pytest.mark.parametrize(
    ("seats", "cells"),
    [
        (2, [(0, -2), (0, 2)]),
        (3, [(0, -2), (2, 0), (-2, 2)]),
        (4, [(2, -2), (2, 0), (-2, 2), (-2, 0)]),
        (5, [(0, -2), (2, -2), (2, 0), (-2, 2), (-2, 0)]),
        (6, [(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)]),
    ],
)
def test_case_2_where_the_home_hexes_lie(seats: int, cells: list[tuple[int, int]]) -> None:
    game = started(seats, options="terran")
    homes = ("221", "223", "225", "227", "229", "231")[:seats]
    assert [place(game, home) for home in homes] == cells
    assert sorted(game.state.map.values()) == sorted([GALACTIC_CENTER, *(SECTOR_BY_NAME[home] for home in homes)])


@rule("EC-3.11")
def test_side_0_of_a_home_hex_looks_at_the_centre() -> None:
    game = started(6, options="terran")
    for way, home in enumerate(("221", "223", "225", "227", "229", "231")):
        sector = SECTOR_BY_NAME[home]
        assert [d for d in range(6) if shows(game.state, sector, d)] == sorted((way + 3 + n) % 6 for n in (0, 1, 3, 4))
        assert game.state.turned[sector] == (way + 3) % 6


@rule("EC-3.6")
def test_which_hexes_the_stacks_hold() -> None:
    """All of the rings I and II; of the outer ones any may be among the five of two players, whose number alone is
    known. After five of them only what was discarded comes back."""
    game = started(2)
    names = [[SECTORS[sector].number for sector in stack] for stack in game.state.stacks]
    assert names == [list(range(101, 109)), list(range(201, 212)), list(range(301, 319))]
    outer = ["318", "317", "302", "301", "309"]
    game = table(board("planta"), script={"sector": " ".join(outer)})
    for _ in range(2):
        do(game, "explore", "0/-3", "discard", "0/-3", "discard")
        quiet(game, "act", seat=0)
    do(game, "explore", "0/-3", "discard")
    assert game.state.size[2] == 0
    do(game, "0/-3")
    assert SECTORS[game.state.drawn[0]].name in outer
    assert {SECTORS[sector].name for sector in (*game.state.stacks[2], *game.state.drawn)} == set(outer)


@rule("EC-3.6")
@pytest.mark.parametrize("space", ["0/-1", "-1/-1", "0/-3"])
def test_the_stacks_are_shuffled(space: str) -> None:
    assert len({do(table(seed=b"%d" % seed), "explore", space).state.drawn for seed in range(8)}) > 1


@rule("EC-3.12")
def test_seats_are_taken_clockwise_and_the_first_player_has_the_first_direction() -> None:
    """With three players the directions are 0, 2 and 4; seat 1 begins."""
    game = started(3, options="terran", script={"first": [2]})
    assert [place(game, home) for home in ("223", "225", "221")] == [(0, -2), (2, 0), (-2, 2)]


@rule("EC-3.18")
def test_cubes_of_the_home_hex_come_from_the_tracks_of_their_squares() -> None:
    """Draco's home has money, science and a starred materials square; Orion's a starred money square."""
    game = started(2, "descendants-of-draco", "orion-hegemony")
    assert (cubes(game, "228"), cubes(game, "232")) == ([1, 2], [2, 3])
    assert game.state.cubes[:2] == [[10, 10, 11], [11, 10, 10]]
    assert (owner(game, "228"), game.state.discs[0]) == (0, 12)


@rule("EC-3.7")
def test_the_first_player_is_drawn_at_random() -> None:
    assert {new(ECLIPSE, 3, seed=b"%d" % n).state.first for n in range(20)} == {0, 1, 2}


@rule("EC-3.8", "EC-3.13", "EC-2.1", "EC-27.1.1")
def test_terrans_choose_clockwise_from_the_first_player() -> None:
    game = new(ECLIPSE, 3, options={"species": "terran"}, script={("first",): [2]})
    order = []
    while asked(game) == "species":
        order.append(game.asks()[0][0])
        assert len(offered(game)) == 7 - len(order)
        do(game, offered(game)[0])
    assert order == [1, 2, 0]
    assert game.asks() == [(1, "act")]
    assert place(game, "221") == (0, -2)  # the first player takes the first direction
    assert len(game.state.map) == 4


@rule("EC-4.2", "EC-4.3", "EC-4.4")
def test_with_aliens_the_first_player_chooses_last() -> None:
    game = new(ECLIPSE, 3, script={("first",): [2]})
    order = []
    for choice in ("planta", "terran-federation", "mechanema"):
        order.append(game.asks()[0][0])
        do(game, choice)
        if choice == "planta":
            assert not {"planta", "terran-union"} & set(offered(game))
        elif choice == "terran-federation":
            assert not {"hydran-progress", "terran-federation"} & set(offered(game))
            assert "terran-directorate" in offered(game)
    assert order == [0, 2, 1]
    assert game.asks() == [(1, "act")]


@rule("EC-27.2.4", "EC-27.2.5", "EC-5.2.3")
def test_case_52_storage_and_upkeep_of_eridani() -> None:
    game = started(2, "eridani-empire")
    assert game.state.storage[0] == [26, 2, 4]
    assert (game.state.discs[0], upkeep(game, 0), income(game, 0)) == (11 - 1, 1, [3, 3, 2])


@rule("EC-27.2.1", "EC-5.6.7")
def test_case_52_eridani_has_two_reputation_tiles_face_down() -> None:
    game = started(2, "eridani-empire", script={("reputation", 0): [2, 3]})
    assert (game.state.reputation[0], len(game.state.bowl)) == ((2, 3), 30)
    assert game.view(1).zones["seats"][0]["reputation"] == [0, 0]
    assert "reputation" not in game.view(1).zones["seats"][0]["points"]
    assert game.view(0).zones["seats"][0]["points"]["reputation"] == 5


@rule("EC-27.2.6", "EC-27.2.7", "EC-4.5", "EC-4.1")
def test_case_52_technologies_of_eridani_count_like_those_of_terrans() -> None:
    game = started(2, "eridani-empire")
    s = game.state
    assert technologies(game, 0) == {"gauss-shield", "fusion-drive", "plasma-cannon"}
    numbers = [TECHNOLOGY_BY_NAME[name] for name in ("phase-shield", "fusion-source", "orbital")]
    assert [TECHNOLOGIES[n].cost - price(s.techs[0], n) for n in numbers] == [1, 1, 1]
    assert s.designs[0][DREADNOUGHT].energy == 4


@rule("EC-27.3.4", "EC-27.3.5")
def test_hydrans_start_with_a_cube_on_the_starred_science_square() -> None:
    game = started(2, "hydran-progress")
    assert income(game, 0) == [3, 4, 2]
    assert game.state.storage[0] == [2, 5, 2]
    assert cubes(game, "224") == [1, 2, 3]


@rule("EC-27.4.3", "EC-27.5.6", "EC-27.6.4")
def test_other_aliens_at_the_start() -> None:
    game = started(3, "planta", "descendants-of-draco", "mechanema")
    s = game.state
    assert s.storage == [[4, 4, 4], [2, 4, 3], [3, 3, 3]]
    assert [income(game, seat) for seat in range(3)] == [[3, 3, 3], [3, 3, 2], [3, 3, 2]]
    assert s.ready == [4, 3, 3]
    assert [technologies(game, seat) for seat in range(3)] == [{"starbase"}, set(), {"positron-computer"}]


@rule("EC-27.7.1", "EC-27.7.2", "EC-27.7.3", "EC-27.7.4", "EC-27.7.5")
def test_case_53_orion_setup() -> None:
    game = started(2, "orion-hegemony")
    s = game.state
    assert ships(game, "232") == {0: {"cruiser": 1}}
    one = s.designs[0][CRUISER]
    assert (one.initiative, one.computer, one.shield, one.hull) == (3, 1, 1, 1)
    assert (one.cannons, one.energy, one.used) == ((1, 0, 0), 5, 2)
    assert s.storage[0] == [3, 3, 5]
    assert income(game, 0) == [2, 3, 3]
    assert offered(game, "trade ") == ["trade materials-money", "trade materials-science"]
    do(game, "trade materials-money")
    assert s.storage[0] == [4, 3, 1]


@rule("EC-28.1", "EC-28.2", "EC-5.6.7")
def test_what_others_see() -> None:
    game = table(board(reputation=[1, 4], prizes=["money"]), board(reputation=[2]))
    for viewer in (1, SPECTATOR):
        mine = game.view(viewer).zones["seats"][0]
        assert mine["reputation"] == [0, 0]
        assert len(mine["prizes"]) == 1
        assert "money" not in mine["prizes"]
        assert mine["storage"] == [2, 3, 3]
        assert mine["technologies"] == ["starbase"]
    assert game.view(0).zones["seats"][0]["reputation"] == [1, 4]
    assert game.view(0).zones["seats"][1]["reputation"] == [0]


@rule("EC-3.5")
def test_the_centre_lies_in_the_middle_as_it_is_printed() -> None:
    """It is not turned, which would be told."""
    zones = new(ECLIPSE, 2).view(SPECTATOR).zones
    assert (zones["map"], zones["gcds"]) == ({"001": {"at": [0, 0], "tile": 1}}, 1)


@rule("EC-28.2")
def test_what_lies_open() -> None:
    """Discs, cubes, colony ships, tiles on the board, discard piles, and how many tiles and hexes are left."""
    game = table(board(technologies="gauss-shield", parts={"cruiser": ["", "hull", "", "", "", ""]}, reputation=[1, 4],
                       ready=2, discs=9), discards=["304"], tray={"nanorobots": 2})
    zones = game.view(SPECTATOR).zones
    mine = zones["seats"][0]
    assert (mine["storage"], mine["cubes"], mine["discs"], mine["ready"]) == ([2, 3, 3], [10, 10, 10], 9, 2)
    assert (mine["technologies"], mine["parts"]["cruiser"][1]) == (["starbase", "gauss-shield"], "hull")
    assert (len(mine["reputation"]), zones["discards"], zones["tray"]) == (2, ["304"], {"nanorobots": 2})
    assert zones["bag"] == 96 - 2 - 1  # the printed technology is no tile
