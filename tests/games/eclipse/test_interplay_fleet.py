"""Where rules of upgrading, building, moving and reacting meet: borders and last pieces (sections 12 to 15)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.eclipse.actions.upgrade import offers
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.options import upgrade_option
from orrery.games.eclipse.ships import BLUEPRINTS, CRUISER, DREADNOUGHT, INTERCEPTOR, PART_BY_NAME, PARTS, STARBASE
from orrery.testing import Table, rule
from tests.games.eclipse.tables import (
    asked,
    board,
    do,
    lie,
    own,
    quiet,
    reasons,
    ships,
    table,
)

# -- upgrades --------------------------------------------------------------------------------------------------------


def totals(game: Table, ship: int, seat: int = 0) -> dict[str, Any]:
    """What the design of a ship adds up to, zeros left out."""
    one = game.state.designs[seat][ship]
    found = {name: getattr(one, name) for name in ("initiative", "movement", "computer", "shield", "hull", "used",
                                                   "energy")}
    return {name: value for name, value in found.items() if value}


@rule("EC-12.7", "EC-12.9", "EC-12.2")
def test_the_drive_may_be_covered_if_another_one_follows() -> None:
    game = table()
    do(game, "upgrade", "hull@i4")
    assert reasons(game, "done", "hull@c2") == ["EC-12.9", "EC-12.9"]
    assert set(own(game)) == {f"nuclear-drive@i{slot}" for slot in (1, 2, 4)}
    do(game, "nuclear-drive@i1")
    assert totals(game, INTERCEPTOR) == {"initiative": 3, "movement": 1, "hull": 1, "used": 2, "energy": 3}


@rule("EC-12.6", "EC-12.9", "EC-27.6.1")
def test_two_designs_may_lack_energy_in_the_midst_of_an_action() -> None:
    """Mechanema takes three parts: each cannon needs a source, so the second one is refused."""
    game = table(board("mechanema", "plasma-cannon fusion-source"))
    do(game, "upgrade", "plasma-cannon@d3")
    assert reasons(game, "plasma-cannon@d6") == [None]
    assert "hull@i1" in own(game)
    do(game, "hull@i1")
    assert reasons(game, "hull@c2", "plasma-cannon@d6") == ["EC-12.9", "EC-12.6"]
    assert all(text.endswith(tuple(f"@d{slot}" for slot in range(1, 9))) for text in own(game))


@rule("EC-12.9", "EC-5.5.5", "EC-5.5.8")
def test_an_ancient_source_saves_one_design_only() -> None:
    """Both designs lost two nuclear sources, the only kind that is known, and need two of them again, or the ancient
    one: with two parts left both cannot be mended, until the interceptor needs less."""
    parts = {
        "interceptor": ["antimatter-cannon", "nuclear-source", "fusion-drive", "nuclear-source"],
        "cruiser": ["nuclear-source", "fusion-drive", "nuclear-source", "phase-shield", "", "ion-cannon"],
    }
    known = "antimatter-cannon fusion-drive phase-shield"
    game = table(board(technologies=known, parts=parts, aside=["hypergrid-source"]), spent=["hypergrid-source"])
    do(game, "upgrade", "remove@i2", "remove@i4", "remove@c1", "remove@c3")
    assert [(one.used, one.energy) for one in game.state.designs[0][:2]] == [(8, 0), (5, 0)]
    assert own(game) == [
        "remove@i1", "remove@i3", "remove@c2", "remove@c4", "remove@c6"]
    do(game, "remove@i1")
    ancient = [text for text in own(game) if text.startswith("hypergrid")]
    assert ancient
    assert all("@c" in text for text in ancient)
    assert "nuclear-source@i2" in own(game)  # the ancient one is left for the cruiser
    for first in [text for text in own(game) if not text.startswith("remove")]:
        branch = Table(game.match.clone())
        do(branch, first)
        while asked(branch) == "upgrade":
            do(branch, own(branch)[0])
        assert all(one.legal() for one in branch.state.designs[0])


@rule("EC-5.5.5", "EC-12.9")
def test_of_an_ancient_source_there_is_only_one() -> None:
    """A dreadnought uses 23 and has no source. The ancient one (11) on an antimatter cannon leaves 8 to find; a nuclear
    source on another cannon gives 7, so that with one part to follow it is not offered; with two it is."""
    names = ("hull", "tachyon-drive", *["antimatter-cannon"] * 5, "hull")
    tiles = tuple([PART_BY_NAME[name] for name in names])
    techs = sum({PARTS[tile].technology for tile in tiles})
    blueprint, ancient = BLUEPRINTS["standard"][DREADNOUGHT], PART_BY_NAME["hypergrid-source"]
    placed = [[option & 31 for option in offers(blueprint, tiles, techs, (ancient,), spare)] for spare in (1, 2)]
    assert [ancient in parts for parts in placed] == [False, True]


@rule("EC-5.5.5", "EC-12.9")
def test_beside_an_ancient_source_the_best_known_one_counts() -> None:
    """The same dreadnought with a computer on a hull still uses 23. Two sources on antimatter cannons leave 15 to find:
    the ancient one and a nuclear one give 14, with a fusion source 17; two fusion sources give 12."""
    names = ("hull", "tachyon-drive", *["antimatter-cannon"] * 5, "hull")
    tiles = tuple([PART_BY_NAME[name] for name in names])
    blueprint, ancient = BLUEPRINTS["standard"][DREADNOUGHT], PART_BY_NAME["hypergrid-source"]
    computer = upgrade_option(DREADNOUGHT, 0, PART_BY_NAME["electron-computer"])
    techs = sum({PARTS[tile].technology for tile in tiles})
    fusion = techs | PARTS[PART_BY_NAME["fusion-source"]].technology
    found = [computer in offers(blueprint, tiles, *known, 2) for known in (
        (techs, (ancient,)), (fusion, (ancient,)), (fusion, ()))]
    assert found == [False, True, False]


@rule("EC-12.9", "EC-5.5.5", "EC-5.5.8")
def test_mechanema_may_spend_one_part_of_three_before_an_ancient_source_and_a_fusion_source() -> None:
    """Three fusion sources go; a fifth antimatter cannon comes: 24 are used. The ancient source and a fusion source on
    two of the cannons give 17 for the 16 that are left."""
    parts = {"dreadnought": ["fusion-source", "antimatter-cannon", "fusion-source", "antimatter-cannon",
                             "antimatter-cannon", "fusion-source", "antimatter-cannon", "fusion-drive"]}
    known = "antimatter-cannon fusion-source fusion-drive"
    game = table(board("mechanema", known, parts=parts, aside=["hypergrid-source"]), spent=["hypergrid-source"])
    do(game, "upgrade", "remove@d1", "remove@d3", "remove@d6", "antimatter-cannon@d3")
    assert (totals(game, DREADNOUGHT)["used"], reasons(game, "done")) == (24, ["EC-12.9"])
    assert {text.partition("@")[0] for text in own(game)} == {"hypergrid-source", "fusion-source"}
    do(game, "fusion-source@d2")
    assert {text.partition("@")[0] for text in own(game)} == {"hypergrid-source"}
    do(game, "hypergrid-source@d4")
    assert (totals(game, DREADNOUGHT)["used"], totals(game, DREADNOUGHT)["energy"]) == (16, 17)


@rule("EC-12.9", "EC-5.5.7", "EC-5.5.8")
def test_the_first_of_two_parts_may_go_elsewhere_if_an_ancient_source_mends_the_design() -> None:
    """A dreadnought that lost two nuclear sources lacks 6: two more of them, or the ancient one alone."""
    parts = {"dreadnought": ["plasma-cannon", "nuclear-source", "nuclear-source", "plasma-cannon", "", "plasma-cannon",
                             "plasma-cannon", ""]}
    kept = ["axion-computer", "hypergrid-source", "ion-turret"]
    game = table(board(technologies="plasma-cannon", parts=parts, aside=kept), spent=kept)
    do(game, "upgrade", "remove@d2", "remove@d3")
    assert (totals(game, DREADNOUGHT)["used"], totals(game, DREADNOUGHT)["energy"]) == (9, 3)
    on_interceptor = {text.partition("@")[0] for text in own(game) if text.endswith("@i1")}
    assert on_interceptor == {"ion-cannon", "electron-computer", "hull", "nuclear-drive", "nuclear-source",
                              "axion-computer", "ion-turret"}
    do(game, "axion-computer@i1")
    assert own(game) == [f"hypergrid-source@d{slot}" for slot in range(1, 8)]


@rule("EC-12.2")
def test_a_part_does_not_cover_its_like() -> None:
    """Neither a printed one nor a tile: nothing would change."""
    game = do(table(board(parts={"cruiser": ["", "hull", "", "", "", ""]})), "upgrade")
    assert reasons(game, "ion-cannon@i2", "hull@c1", "hull@c2") == ["EC-12.2"] * 3
    do(game, "hull@i2")
    assert reasons(game, "ion-cannon@i2", "hull@i2") == [None, "EC-12.2"]


@rule("EC-27.7.5", "EC-12.2", "EC-12.6", "EC-5.3.5")
def test_orion_covers_its_printed_shield_and_gets_it_back() -> None:
    game = table(board("orion-hegemony", "plasma-cannon"))
    assert totals(game, INTERCEPTOR) == {"initiative": 4, "movement": 1, "shield": 1, "used": 2, "energy": 4}
    do(game, "upgrade", "plasma-cannon@i1", "done")
    assert totals(game, INTERCEPTOR) == {"initiative": 4, "movement": 1, "used": 4, "energy": 4}
    quiet(game, "act", seat=0)
    do(game, "upgrade", "remove@i1", "done")
    assert totals(game, INTERCEPTOR)["shield"] == 1


@rule("EC-27.4.8", "EC-12.6", "EC-5.3.5")
def test_planta_without_a_source_lives_on_its_printed_energy() -> None:
    game = table(board("planta"))
    do(game, "upgrade", "electron-computer@i2", "hull@c3")
    assert totals(game, INTERCEPTOR) == {"initiative": 1, "movement": 1, "computer": 2, "used": 2, "energy": 2}
    assert totals(game, CRUISER) == {"initiative": 1, "movement": 1, "computer": 1, "hull": 2, "used": 2, "energy": 2}
    assert totals(game, STARBASE) == {"initiative": 2, "computer": 2, "hull": 2, "used": 1, "energy": 5}


@rule("EC-12.5", "EC-12.6")
def test_what_costs_no_energy_fits_a_full_dreadnought() -> None:
    """Printed it uses 3 of 3: missiles, hulls and a gauss shield still fit, a phase shield does not."""
    game = table(board(technologies="plasma-missile improved-hull gauss-shield phase-shield"), passed=[0], heir=0)
    do(game, "upgrade")
    texts = [f"{part}@d3" for part in ("plasma-missile", "improved-hull", "gauss-shield", "phase-shield",
                                                  "ion-cannon")]
    assert reasons(game, *texts) == [None, None, None, "EC-12.6", "EC-12.6"]
    do(game, "improved-hull@d2")
    assert totals(game, DREADNOUGHT)["hull"] == 3


@rule("EC-5.5.8", "EC-15.2", "EC-5.5.6", "EC-12.1")
def test_a_kept_part_is_the_one_part_of_a_reaction() -> None:
    game = table(board(aside=["ion-turret", "shard-hull"]), spent=["ion-turret", "shard-hull"], passed=[0], heir=0)
    do(game, "upgrade", "ion-turret@i2")
    assert game.asks() == [(1, "act")]
    assert (game.state.aside[0], game.state.designs[0][INTERCEPTOR].cannons) == (
        (PART_BY_NAME["shard-hull"],), (2, 0, 0))
    do(game, "influence", "done", "upgrade", "remove@i2", "done")
    assert (game.state.aside[0], game.state.designs[0][INTERCEPTOR].cannons) == (
        (PART_BY_NAME["shard-hull"],), (1, 0, 0))


@rule("EC-12.8", "EC-5.5.7", "EC-5.5.5")
def test_a_starbase_never_has_a_drive_and_needs_no_source() -> None:
    game = table(board(technologies="fusion-drive", aside=["conformal-drive", "hypergrid-source"]),
                 spent=["conformal-drive", "hypergrid-source"])
    do(game, "upgrade")
    drives = [f"{drive}@s{slot}" for drive in ("nuclear-drive", "fusion-drive", "conformal-drive")
              for slot in range(1, 6)]
    assert set(reasons(game, *drives)) == {"EC-12.8"}
    do(game, "hypergrid-source@s4", "conformal-drive@c6")
    assert totals(game, STARBASE)["energy"] == 14
    assert totals(game, CRUISER) == {"initiative": 3, "movement": 4, "computer": 1, "hull": 1, "used": 3, "energy": 3}


# -- building --------------------------------------------------------------------------------------------------------


@rule("EC-27.6.2", "EC-27.6.3", "EC-11.N1", "EC-13.7")
def test_mechanema_builds_four_things_at_its_prices() -> None:
    game = table(board("mechanema", "nanorobots starbase orbital monolith", storage=[3, 3, 21]))
    do(game, "build", "monolith@230", "dreadnought@230", "orbital@230", "starbase@230")
    assert (game.state.storage[0][2], game.asks()[0]) == (0, (0, "finish"))
    assert (ships(game, "230"), game.state.built[SECTOR_BY_NAME["230"]]) == ({0: {"dreadnought": 1, "starbase": 1}}, 3)


@rule("EC-13.4", "EC-5.5.4", "EC-2.7")
def test_the_last_ship_of_each_kind() -> None:
    fleet = "0 interceptor*7 cruiser*3 dreadnought starbase*3"
    game = table(board(technologies="nanorobots", storage=[2, 3, 40]), home=fleet)
    do(game, "build", "cruiser@221", "dreadnought@221", "starbase@221")
    assert game.state.reserve[0] == [1, 0, 0, 0]
    quiet(game, "act", seat=0)
    do(game, "build", "interceptor@221")
    texts = [f"{ship}@221" for ship in ("interceptor", "cruiser", "dreadnought", "starbase")]
    assert reasons(game, *texts) == ["EC-13.4"] * 4


@rule("EC-13.9", "EC-14.8", "EC-13.12")
def test_ships_built_beside_enemies_free_others() -> None:
    """One interceptor against one is pinned; a starbase built beside it stays in its place."""
    on = {"221": lie(0, -2, 3, "0 interceptor, 1 interceptor", disc=0, cubes=[1, 3, 5]), "201": lie(-1, -1, 0)}
    game = table(board(storage=[2, 3, 3]), on=on)
    do(game, "move")
    assert reasons(game, "interceptor@221-201") == ["EC-14.8"]
    do(game, "done")
    quiet(game, "act", seat=0)
    do(game, "build", "starbase@221", "done")
    quiet(game, "act", seat=0)
    assert list(ships(game, "221")) == [0, 1]
    do(game, "move", "interceptor@221-201")
    assert ships(game, "221") == {0: {"starbase": 1}, 1: {"interceptor": 1}}


# -- moving ----------------------------------------------------------------------------------------------------------


@rule("EC-14.6", "EC-14.7", "EC-14.8", "EC-14.11")
@pytest.mark.parametrize(
    ("fleets", "rest", "free"),
    [
        ("0 interceptor", {}, 1),
        ("0 interceptor", {"disc": 1, "cubes": [1]}, 1),
        ("0 interceptor, 1 interceptor", {}, 0),
        ("0 interceptor*2, 1 interceptor", {}, 1),
        ("0 interceptor*3, 1 interceptor", {}, 2),
        ("0 interceptor*3, 1 interceptor*2", {}, 1),
        ("0 interceptor*3, 1 interceptor, 2 cruiser*2", {}, 0),
        ("0 interceptor*4, 1 interceptor, 2 cruiser*2", {}, 1),
        ("0 interceptor starbase, 1 interceptor", {}, 1),
        ("0 interceptor starbase*2, 1 interceptor", {}, 1),
        ("0 interceptor dreadnought, 1 starbase*2", {}, 0),
        ("0 interceptor*2, 1 dreadnought", {}, 1),
    ],
)
def test_how_many_interceptors_may_leave(fleets: str, rest: dict[str, Any], free: int) -> None:
    on = {"201": lie(-1, -1, 2, fleets, **rest)}
    game = do(table(seats=3, on=on), "move")
    left = 0
    while "interceptor@201-221" in own(game):
        do(game, "interceptor@201-221")
        left += 1
    assert left == free


@rule("EC-14.6", "EC-14.16", "EC-14.8")
def test_later_arrivals_of_the_enemy_hold_those_who_came_before() -> None:
    on = {"221": lie(0, -2, 3, "0 interceptor", disc=0, cubes=[1, 3, 5]), "201": lie(-1, -1, 0),
          "106": lie(-1, 0, 0, "1 interceptor")}
    game = table(on=on)
    do(game, "move", "interceptor@221-201", "done", "move", "interceptor@106-201", "done", "move")
    assert reasons(game, "interceptor@201-221") == ["EC-14.8"]


@rule("EC-14.6", "EC-14.10", "EC-14.2")
def test_a_ship_pinned_on_its_way_moves_on_when_another_one_takes_its_place() -> None:
    """Three moves: in (pinned), a second one in, and then either of them may go on."""
    on = {"221": lie(0, -2, 3, "0 cruiser*2", disc=0, cubes=[1, 3, 5]), "201": lie(-1, -1, 0, "1 interceptor"),
          "106": lie(-1, 0, 0)}
    game = table(on=on)
    do(game, "move", "cruiser@221-201")
    assert reasons(game, "cruiser@201-106") == ["EC-14.8"]
    do(game, "cruiser@221-201", "cruiser@201-106")
    assert (ships(game, "106"), game.asks()) == ({0: {"cruiser": 1}}, [(1, "act")])


@rule("EC-14.3", "EC-5.8.2", "EC-5.8.3", "EC-14.1")
def test_half_wormholes_for_every_step_of_a_move() -> None:
    """221 to 202 by half a wormhole of 202, on to 106 by half a wormhole of 106; nothing leads on to 223's side."""
    on = {"202": lie(1, -2, 2), "106": lie(1, -1, 0)}
    parts = {"cruiser": ["", "nuclear-drive", "", "", "", ""]}
    game = table(board(technologies="wormhole-generator", parts=parts), home="0 cruiser", on=on)
    do(game, "move", "cruiser@221-202", "106")
    assert asked(game) == "move"
    assert ships(game, "106") == {0: {"cruiser": 1}}
    game = do(table(board(parts=parts), home="0 cruiser", on=on), "move")
    assert reasons(game, "cruiser@221-202") == ["EC-14.3"]


@rule("EC-14.5", "EC-14.7", "EC-14.9")
def test_reasons_why_a_ship_stays() -> None:
    on = {"001": lie(0, 0, 0, "0 starbase cruiser", tile=1), "106": lie(0, -1, 3)}
    game = do(table(on=on), "move")
    assert reasons(game, "starbase@001-106", "cruiser@001-106") == ["EC-14.5", "EC-14.9"]


@rule("EC-27.5.8", "EC-27.5.1", "EC-14.6")
def test_draco_flies_past_ancients_but_not_past_ships() -> None:
    parts = {"interceptor": ["nuclear-drive", "", "", ""]}
    for fleets, onward in (("", True), ("1 interceptor", False)):
        on = {"203": lie(-1, -1, 0, fleets, ancients=2, tile=1), "106": lie(-1, 0, 0)}
        game = table(board("descendants-of-draco", parts=parts), home="0 interceptor", on=on)
        do(game, "move", "interceptor@228-203")
        assert (asked(game) == "onward") == onward


@rule("EC-16.6", "EC-14.2")
@pytest.mark.parametrize(("leaving", "order"), [(1, [0, 1]), (2, [1, 0])])
def test_who_leaves_with_all_ships_comes_back_last(leaving: int, order: list[int]) -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor*2"), "106": lie(-1, 0, 0, "1 interceptor")}
    game = table(on=on)
    do(game, "move", *["interceptor@201-221"] * leaving, "done", "move", "interceptor@106-201", "done")
    do(game, "move", "interceptor@221-201", "done")
    assert list(ships(game, "201")) == order


@rule("EC-15.4", "EC-14.1", "EC-27.1.2")
def test_a_reaction_moves_one_ship_as_far_as_its_drives_go() -> None:
    on = {"201": lie(-1, -1, 0), "106": lie(-1, 0, 0)}
    parts = {"interceptor": ["nuclear-drive", "", "", ""]}
    game = table(board(parts=parts), home="0 interceptor*2", on=on, passed=[0], heir=0)
    do(game, "move", "interceptor@221-201", "106")
    assert (ships(game, "106"), game.asks()) == ({0: {"interceptor": 1}}, [(1, "act")])


# -- turns -----------------------------------------------------------------------------------------------------------


@rule("EC-6.13", "EC-6.11", "EC-15.7")
def test_a_passed_player_without_discs_is_passed_over() -> None:
    game = table(board(discs=1, storage=[1, 1, 1]), passed=[0], heir=0, home="0 interceptor",
                 on={"201": lie(-1, -1, 0)})
    do(game, "move", "interceptor@221-201", "influence", "done")
    assert (game.asks(), game.state.used[0][6]) == ([(1, "act")], 1)


@rule("EC-6.9", "EC-6.6", "EC-6.7")
def test_the_first_to_pass_begins_even_if_he_reacts_later() -> None:
    game = table(seats=3, seat=1, home="0 interceptor")
    do(game, "pass", "pass", "influence", "done", "upgrade", "hull@i1", "pass", "pass")
    quiet(game, "act")
    assert (game.state.round, game.state.first, game.asks()) == (2, 1, [(1, "act")])


@rule("EC-22.11", "EC-6.11", "EC-22.9")
def test_after_somebody_gave_up_the_others_play_on() -> None:
    on = {"221": lie(0, -2, 3)}
    game = table(seats=3, on=on)
    assert reasons(game, "explore", "resign") == [None, None]
    do(game, "explore")
    assert own(game) == ["done"]
    game = do(table(seats=3, on=on), "resign")
    assert (game.state.out, game.asks()) == (0b1, [(1, "act")])
    do(game, "influence", "done", "influence", "done")
    assert game.asks() == [(1, "act")]
