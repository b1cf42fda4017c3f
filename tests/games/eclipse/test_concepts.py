"""Limits of pieces (section 2), the concepts of section 5 and colony ships (section 7), clause by clause."""

from __future__ import annotations

import pytest

from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.ships import CRUISER, INTERCEPTOR
from orrery.testing import rule
from tests.games.eclipse.fights import after, fight
from tests.games.eclipse.tables import (
    asked,
    board,
    cubes,
    do,
    lie,
    offered,
    own,
    owner,
    reasons,
    ships,
    table,
    technologies,
)

# -- points and pieces -----------------------------------------------------------------------------------------------


@rule("EC-1.3")
def test_species_bonuses_are_among_the_points() -> None:
    """Planta has one point more for its hex, Draco one for each of the two ancients, the terran nothing."""
    game = table(board("planta"), board("descendants-of-draco"), board(),
                 on={"203": lie(-1, -1, 0, ancients=2, tile=1)})
    assert game.result().scores == (3 + 1, 3 + 2, 3)


@rule("EC-2.5")
@pytest.mark.parametrize(("technology", "source", "colour"), [
    ("plasma-cannon", "fusion-source", "orange"), ("antimatter-cannon", "tachyon-source", "red"),
])
def test_more_dice_are_rolled_than_the_box_has(technology: str, source: str, colour: str) -> None:
    """Four cruisers with two cannons each roll eight dice; of orange ones there are six, of red ones four."""
    parts = {"cruiser": ["", technology, technology, source, "", ""]}
    game = fight(board(technologies=f"{technology} {source}", parts=parts),
                 on={"305": lie(4, 0, 0, "0 cruiser*4, 1 dreadnought", disc=0)})
    assert [die.split()[0] for die in game.events("rolled")[0]["dice"]] == [colour] * 8


@rule("EC-2.5", "EC-20.2")
def test_more_dice_are_rolled_at_population_than_the_box_has() -> None:
    """Of yellow dice there are eight."""
    parts = {"interceptor": ["ion-cannon", "", "", ""]}
    on = {"203": lie(2, -1, 0, "0 interceptor*8", disc=1, cubes=[1])}
    game = after(board(parts=parts), on=on, script={("die", 0): [1] * 16})
    do(game, "dice")
    assert len(game.events("rolled")[0]["dice"]) == 16


# -- population ------------------------------------------------------------------------------------------------------


@rule("EC-5.1.3")
def test_money_pays_for_upkeep_and_nothing_else_does() -> None:
    """Upkeep 5 with seven discs, production 3 of each."""
    game = do(table(board(discs=7, storage=[5, 6, 7]), passed=[1], heir=1), "pass")
    assert game.state.storage[0] == [5 + 3 - 5, 6 + 3, 7 + 3]


@rule("EC-5.1.7", "EC-5.1.6")
def test_a_track_with_ten_cubes_takes_its_eleventh() -> None:
    on = {"201": lie(-1, -1, 0, disc=0, cubes=[1]), "221": lie(0, -2, 3, disc=0, cubes=[3, 5])}
    game = table(on=on)
    assert game.state.cubes[0] == [10, 10, 10]
    do(game, "influence", "201-track")
    assert (game.state.cubes[0], asked(game)) == ([11, 10, 10], "influence")


@rule("EC-5.1.8")
def test_no_cube_stands_in_for_one_of_an_empty_track() -> None:
    """Money is used up: the money square stays empty, the orbital takes science, the grey square science or
    materials."""
    on = {"201": lie(-1, -1, 0, disc=0), "313": lie(0, -3, 0, disc=0, orbital=1)}
    game = table(board(cubes=[0, 10, 10]), on=on)
    assert offered(game, "colony ") == [
        "colony 201.2 materials", "colony 313.1 science", "colony 313.1 materials", "colony 313.orbital science"]


# -- discs -----------------------------------------------------------------------------------------------------------


@rule("EC-5.2.4")
def test_a_reaction_costs_a_disc_and_is_not_to_be_had_without_one() -> None:
    game = table(board(discs=1, storage=[2, 3, 9]), passed=[0], heir=0)
    do(game, "build", "interceptor@221")
    assert game.state.discs[0] == 0
    do(game, "influence", "done")
    assert (game.asks(), own(game)) == ([(0, "react")], ["pass"])


# -- technologies, ships and structures ------------------------------------------------------------------------------


@rule("EC-5.3.1")
def test_technologies_of_other_categories_give_no_discount() -> None:
    """Three of the grid make the next one of the grid cheaper by three, and none of the other tracks."""
    held = "gauss-shield improved-hull fusion-source"
    tray = {"positron-computer": 1, "orbital": 1}
    game = table(board("descendants-of-draco", held, storage=[0, 7, 0]), tray=tray)
    do(game, "research")
    assert reasons(game, "positron-computer", "orbital") == [None, "EC-11.9"]
    do(game, "positron-computer")
    assert game.state.storage[0][1] == 7 - (8 - 3)


@rule("EC-5.3.7", "EC-12.11")
def test_the_movement_of_several_drives_adds_up() -> None:
    """A nuclear drive (1) and a fusion drive (2): three hexes, and not a fourth."""
    parts = {"interceptor": ["nuclear-drive", "", "fusion-source", "fusion-drive"]}
    game = table(board(technologies="fusion-drive fusion-source", parts=parts), home="0 interceptor",
                 on={"201": lie(-1, -1, 0)})
    do(game, "move", "interceptor@221-201", "221")
    assert asked(game) == "onward"
    do(game, "201")
    assert (asked(game), ships(game, "201")) == ("move", {0: {"interceptor": 1}})


@rule("EC-5.4.1")
def test_an_orbital_alone_adds_a_square() -> None:
    on = {"207": lie(-1, -1, 0, disc=0), "208": lie(1, -2, 0, disc=0, monolith=1),
          "315": lie(0, -3, 0, disc=0, orbital=1)}
    assert offered(table(on=on), "colony ") == ["colony 315.orbital money", "colony 315.orbital science"]


@rule("EC-5.4.2")
def test_structures_stay_when_their_hex_is_given_up() -> None:
    game = table(on={"201": lie(-1, -1, 0, disc=0, orbital=1, monolith=1)})
    do(game, "influence", "201-track")
    assert game.state.built[SECTOR_BY_NAME["201"]] == 3


# -- discovery tiles -------------------------------------------------------------------------------------------------


@rule("EC-5.5.3a")
def test_the_cheapest_technology_is_so_by_its_printed_cost() -> None:
    """With three of the grid the positron computer (8) would cost five, less than advanced robotics (6)."""
    game = table(board(technologies="gauss-shield improved-hull fusion-source"), on={"206": lie(-1, -1, 2, tile=1)},
                 tray={"positron-computer": 1, "advanced-robotics": 1}, script={"discovery": "ancient-technology"})
    do(game, "influence", "track-206", "use")
    assert technologies(game, 0) & {"positron-computer", "advanced-robotics"} == {"advanced-robotics"}


@rule("EC-5.5.4")
def test_the_ancient_cruiser_appears_where_it_was_found() -> None:
    game = table(on={"312": lie(0, -3, 0, tile=1)}, script={"discovery": "ancient-cruiser"})
    do(game, "influence", "track-312", "use")
    assert (ships(game, "312"), ships(game, "221"), game.state.reserve[0][CRUISER]) == ({0: {"cruiser": 1}}, {}, 3)


@rule("EC-5.5.5", "EC-5.5.8")
def test_an_ancient_part_may_replace_a_tile_and_costs_nothing_of_the_action() -> None:
    game = table(board(parts={"interceptor": ["hull", "", "", ""]}), on={"206": lie(-1, -1, 2, tile=1)},
                 script={"discovery": "axion-computer"})
    do(game, "influence", "track-206", "use", "axion-computer@i1")
    one = game.state.designs[0][INTERCEPTOR]
    assert (one.hull, one.computer, game.state.more) == (0, 3, 1)


@rule("EC-5.5.10")
def test_every_tile_kept_counts_to_the_end() -> None:
    game = table(on={"206": lie(-1, -1, 2, tile=1), "311": lie(0, -3, 0, tile=1)},
                 script={"discovery": "money science"})
    do(game, "influence", "track-206", "keep", "track-311", "keep")
    assert (len(game.state.prizes[0]), game.result().scores[0]) == (2, 3 + 1 + 1 + 2 + 2)


@rule("EC-5.5.11")
def test_the_face_of_a_tile_that_is_kept_stays_hidden_from_others() -> None:
    game = table(on={"206": lie(-1, -1, 2, tile=1)}, script={"discovery": "money"})
    do(game, "influence", "track-206")
    assert (game.view(0).zones["found"], game.view(1).zones["found"]) == ("money", "hidden")
    do(game, "keep")
    assert (game.events("kept", viewer=0)[0]["tile"], game.events("kept", viewer=1)[0]["tile"]) == ("money", "hidden")


# -- trade -----------------------------------------------------------------------------------------------------------


@rule("EC-5.7.2")
def test_what_is_given_in_a_trade_is_of_one_kind() -> None:
    assert offered(table(board(storage=[1, 1, 1])), "trade ") == []


@rule("EC-5.7.3", "EC-23.1")
def test_trades_are_offered_at_the_start_of_upkeep() -> None:
    game = do(table(board(storage=[0, 2, 0]), on={"201": lie(-1, -1, 0, disc=0)}, passed=[1], heir=1), "pass")
    assert (asked(game), offered(game, "trade ")) == ("upkeep", ["trade science-money", "trade science-materials"])


@rule("EC-5.7.4")
def test_nobody_trades_in_the_combat_phase() -> None:
    game = after(board(storage=[9, 9, 9]), on={"305": lie(4, 0, 0, "0 interceptor")})
    assert (asked(game), offered(game)) == ("claim", ["yes", "no"])
    game = table(board(storage=[9, 9, 9]), seats=4, on={"106": lie(1, 0, 1, disc=0)}, passed=[1, 2, 3], heir=1)
    do(game, "pass")
    assert (asked(game), offered(game)) == ("relations", ["done", "parley 1"])


# -- wormholes -------------------------------------------------------------------------------------------------------


@rule("EC-5.8.1", "EC-5.8.2", "EC-5.8.3", "EC-11.N8")
@pytest.mark.parametrize(("sector", "hex_", "plain", "half"), [
    ("201", lie(-1, -1, 0), True, True),  # a wormhole on both sides
    ("201", lie(-1, -1, 1), False, True),  # on the side of the home hex alone
    ("202", lie(1, -2, 2), False, True),  # on the side of the neighbour alone
    ("202", lie(1, -2, 1), False, False),  # on neither side
])
def test_which_neighbours_are_connected(sector: str, hex_: dict[str, object], plain: bool, half: bool) -> None:
    """By influence and by moving, there and back."""
    for technology, open_ in (("", plain), ("wormhole-generator", half)):
        game = table(board(technologies=technology), home="0 interceptor", on={sector: dict(hex_)})
        assert (f"track-{sector}" in own(do(game, "influence"))) == open_
        game = table(board(technologies=technology), home="0 interceptor",
                     on={sector: dict(hex_) | {"ships": [{"seat": 0, "cruiser": 1}]}})
        do(game, "move")
        assert [text in own(game) for text in (f"interceptor@221-{sector}", f"cruiser@{sector}-221")] == [open_] * 2


# -- actions without effect, colony ships ----------------------------------------------------------------------------


@rule("EC-6.14")
@pytest.mark.parametrize(("action", "place"), [("explore", 0), ("influence", 1), ("research", 2), ("upgrade", 3),
                                               ("build", 4), ("move", 5)])
def test_every_action_may_be_taken_for_nothing(action: str, place: int) -> None:
    game = do(table(), action, "done")
    assert (game.state.discs[0], game.state.used[0][place], game.asks()) == (11, 1, [(1, "act")])


@rule("EC-7.1", "EC-7.12")
def test_colony_ships_serve_after_the_last_step_of_an_action() -> None:
    game = table(board(storage=[0, 2, 0]), tray={"gauss-shield": 1}, on={"201": lie(-1, -1, 0, disc=0)})
    do(game, "research", "gauss-shield")
    assert game.asks() == [(0, "finish")]
    do(game, "colony 201.1 money", "done")
    assert (cubes(game, "201"), game.asks()) == ([1], [(1, "act")])


@rule("EC-7.12")
def test_colony_ships_serve_when_passing_again() -> None:
    game = table(on={"201": lie(-1, -1, 0, disc=0)}, passed=[0], heir=0)
    do(game, "colony 201.1 money", "pass")
    assert (cubes(game, "201"), game.state.ready[0], game.asks()) == ([1], 2, [(1, "act")])


@rule("EC-7.7", "EC-7.9")
def test_an_orbital_takes_one_cube_of_money_or_science() -> None:
    on = {"207": lie(-1, -1, 0, disc=0, orbital=1)}
    game = table(on=on)
    assert offered(game, "colony ") == ["colony 207.orbital money", "colony 207.orbital science"]
    do(game, "colony 207.orbital science")
    assert (offered(game, "colony "), game.state.cubes[0]) == ([], [10, 9, 10])


@rule("EC-7.9")
def test_a_square_takes_one_cube() -> None:
    game = table(on={"201": lie(-1, -1, 0, disc=0)})
    do(game, "colony 201.2 materials")
    assert (offered(game, "colony "), game.state.ready[0]) == (["colony 201.1 money"], 2)
    assert owner(game, "201") == 0
