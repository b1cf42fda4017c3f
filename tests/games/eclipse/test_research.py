"""Research (section 11), technologies, and discovery tiles (section 5.5)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import NONE
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.game import ECLIPSE
from orrery.games.eclipse.ships import CRUISER, PART_BY_NAME
from orrery.games.eclipse.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NAME, on_track, price
from orrery.testing import Table, rule
from tests.games.eclipse.tables import (
    Entry,
    asked,
    board,
    do,
    lie,
    own,
    owner,
    quiet,
    reasons,
    ships,
    table,
    technologies,
)

MILITARY, GRID, NANO = range(3)


@rule("EC-11.1", "EC-11.2", "EC-11.3", "EC-11.10")
def test_case_5_minimum_cost() -> None:
    game = table(board("eridani-empire", "neutron-bombs", storage=[26, 5, 4]), tray={"starbase": 2})
    s = game.state
    assert on_track(s.techs[0], MILITARY) == 2
    do(game, "research", "starbase")
    assert (s.storage[0][1], on_track(s.techs[0], MILITARY)) == (2, 3)
    assert price(s.techs[0], TECHNOLOGY_BY_NAME["gluon-computer"]) == 16 - 3
    assert s.tray[TECHNOLOGY_BY_NAME["starbase"]] == 1


@rule("EC-27.3.1", "EC-11.2", "EC-11.3")
def test_case_6_hydrans_research_two_technologies() -> None:
    game = table(
        board("hydran-progress", "nanorobots advanced-robotics orbital", storage=[2, 15, 2]),
        tray={"fusion-drive": 1, "wormhole-generator": 1},
    )
    s = game.state
    discs = s.discs[0]
    do(game, "research", "fusion-drive")
    assert (s.storage[0][1], asked(game)) == (12, "research")
    do(game, "wormhole-generator")
    assert (s.storage[0][1], on_track(s.techs[0], NANO)) == (2, 6)
    assert price(s.techs[0], TECHNOLOGY_BY_NAME["artifact-key"]) == max(7, 14 - 8)
    assert s.discs[0] == discs - 1


@rule("EC-11.1")
def test_others_research_one_technology() -> None:
    game = table(board(storage=[2, 15, 3]), tray={"gauss-shield": 1, "nanorobots": 1})
    do(game, "research", "gauss-shield")
    assert game.asks() == [(1, "act")]


@rule("EC-11.4", "EC-11.8", "EC-11.5")
def test_a_technology_is_held_once_and_for_good() -> None:
    game = table(board(technologies="gauss-shield", storage=[2, 15, 3]), tray={"starbase": 1, "gauss-shield": 1})
    do(game, "research")
    assert reasons(game, "starbase", "gauss-shield") == ["EC-11.4", "EC-11.4"]


@rule("EC-11.10")
def test_only_what_lies_on_the_supply_board() -> None:
    game = table(board(storage=[2, 15, 3]), tray={"gauss-shield": 1})
    do(game, "research")
    assert reasons(game, "gauss-shield", "nanorobots") == [None, "EC-11.10"]


@rule("EC-11.7")
def test_a_track_has_seven_spaces() -> None:
    nano = "nanorobots fusion-drive advanced-robotics orbital advanced-labs monolith wormhole-generator"
    game = table(board(technologies=nano, storage=[2, 30, 3]), tray={"artifact-key": 1, "gauss-shield": 1})
    do(game, "research")
    assert reasons(game, "artifact-key", "gauss-shield") == ["EC-11.7", None]


@rule("EC-5.3.1", "EC-11.3")
@pytest.mark.parametrize(("count", "discount"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (6, 8)])
def test_the_discount_grows_with_the_track(count: int, discount: int) -> None:
    nano = [one.id for one in TECHNOLOGIES if one.category == NANO and one.name != "wormhole-generator"]
    held = sum(1 << one for one in nano[:count])
    assert price(held, TECHNOLOGY_BY_NAME["wormhole-generator"]) == 16 - discount


@rule("EC-11.G8", "EC-11.N3", "EC-5.2.2", "EC-2.7", "EC-11.6")
def test_discs_by_technology() -> None:
    game = table(board(storage=[2, 40, 3]), tray={"quantum-grid": 1, "advanced-robotics": 1})
    s = game.state
    do(game, "research", "quantum-grid")
    assert (s.discs[0], s.spare[0]) == (12 - 1 + 2, 1)
    quiet(game, "act", seat=0)
    do(game, "research", "advanced-robotics")
    assert (s.discs[0], s.spare[0]) == (13 - 1 + 1, 0)


@rule("EC-11.N7", "EC-11.11", "EC-11.2")
def test_case_48_artifact_key() -> None:
    on = {"102": lie(1, -1, 0, disc=0), "204": lie(2, -1, 0, disc=0)}
    game = table(board(technologies="advanced-labs nanorobots orbital", storage=[2, 12, 3]), on=on,
                 tray={"artifact-key": 1})
    s = game.state
    do(game, "research", "artifact-key")
    assert asked(game) == "artifacts"
    do(game, "1 money, 2 science")
    assert s.storage[0] == [7, 12 - 11 + 10, 3]
    on = {"102": lie(0, -1, 0)}
    game = table(board(technologies="artifact-key"), on=on)
    before = game.state.storage[0][:]
    do(game, "influence", "track-102")
    assert game.state.storage[0] == before


@rule("EC-11.N7", "EC-11.6")
def test_an_artifact_gives_five_of_one_kind() -> None:
    game = table(board(storage=[0, 14, 0]), tray={"artifact-key": 1})
    do(game, "research", "artifact-key")
    decision = game.decision(0)
    assert sorted(game.options(0)) == ["materials", "money", "science"]
    assert decision.count() == 3
    do(game, "1 materials")
    assert game.state.storage[0] == [0, 0, 5]


@rule("EC-11.M2", "EC-11.N4", "EC-11.N6", "EC-13.3")
@pytest.mark.parametrize("item", ["starbase", "orbital", "monolith"])
def test_what_technologies_allow_to_build(item: str) -> None:
    draco = board("descendants-of-draco", storage=[9, 9, 20])
    assert reasons(do(table(draco), "build"), f"{item}@228") == ["EC-13.3"]
    draco = board("descendants-of-draco", item, storage=[9, 9, 20])
    assert reasons(do(table(draco), "build"), f"{item}@228") == [None]


def needed(part: str) -> list[str | None]:
    """Why a part cannot be put on with all other technologies of parts; and with its own (and a source)."""
    others = " ".join(
        one.name for one in TECHNOLOGIES if one.kind == "part" and one.name not in (part, "tachyon-source")
    )
    slot = "6" if part.endswith("drive") else "4" if part.endswith("source") else "2"
    boards = [board("descendants-of-draco", held) for held in (others, f"{part} fusion-source")]
    return [reasons(do(table(one), "upgrade"), f"{part}@c{slot}")[0] for one in boards]


@rule("EC-11.M3", "EC-11.M4", "EC-11.M6", "EC-11.M7", "EC-11.M8")
@pytest.mark.parametrize(
    "part", ["plasma-cannon", "phase-shield", "tachyon-source", "plasma-missile", "gluon-computer"]
)
def test_a_part_needs_exactly_its_military_technology(part: str) -> None:
    assert needed(part) == ["EC-12.5", None]


@rule("EC-11.G1", "EC-11.G2", "EC-11.G3")
@pytest.mark.parametrize("part", ["gauss-shield", "improved-hull", "fusion-source"])
def test_a_part_needs_exactly_its_technology_of_the_grid(part: str) -> None:
    assert needed(part) == ["EC-12.5", None]


@rule("EC-11.G4", "EC-11.G6", "EC-11.G7")
@pytest.mark.parametrize("part", ["positron-computer", "tachyon-drive", "antimatter-cannon"])
def test_a_part_needs_exactly_its_greater_technology_of_the_grid(part: str) -> None:
    assert needed(part) == ["EC-12.5", None]


@rule("EC-11.N2", "EC-12.5")
def test_a_fusion_drive_needs_exactly_its_nano_technology() -> None:
    assert needed("fusion-drive") == ["EC-12.5", None]


# -- discovery tiles -------------------------------------------------------------------------------------------------


def found(tile: str, *boards: Entry, **rest: Any) -> Table:
    """Seat 0 finds this tile in 206 by influence."""
    game = table(*boards, on={"206": lie(-1, -1, 2, tile=1)}, script={"discovery": tile}, **rest)
    return do(game, "influence", "track-206")


@rule("EC-5.5.1", "EC-5.5.2")
@pytest.mark.parametrize(("tile", "storage"), [
    ("money", [10, 3, 3]), ("science", [2, 8, 3]), ("materials", [2, 3, 9]),
])
def test_resources_by_discovery(tile: str, storage: list[int]) -> None:
    game = found(tile)
    assert own(game) == ["use", "keep"]
    do(game, "use")
    assert (game.state.storage[0], game.state.prizes[0]) == (storage, ())


@rule("EC-5.5.1")
def test_only_the_first_disc_on_a_hex_finds_its_tile() -> None:
    """The finder alone looks at the face; when the hex is taken again nothing is found."""
    game = found("money")
    assert (game.view(0).zones["found"], game.view(1).zones["found"]) == ("money", "hidden")
    do(game, "keep", "206-track")
    quiet(game, "act", seat=0)
    do(game, "influence", "track-206")
    assert (asked(game), len(game.events("discovered")), len(game.state.prizes[0])) == ("influence", 1, 1)


@rule("EC-5.5.1", "EC-5.5.10", "EC-25.4")
def test_a_tile_kept_is_worth_two_points() -> None:
    game = found("money")
    before = game.result().scores[0]
    do(game, "keep")
    assert (game.state.storage[0], game.result().scores[0]) == ([2, 3, 3], before + 2)


@rule("EC-5.5.11", "EC-28.1")
def test_only_the_finder_sees_the_face_until_it_is_used() -> None:
    game = found("money")
    assert game.events("discovered", viewer=0)[0]["tile"] == "money"
    assert game.events("discovered", viewer=1)[0]["tile"] != "money"
    do(game, "use")
    assert game.events("used", viewer=1)[0]["tile"] == "money"


@rule("EC-5.5.11")
@pytest.mark.parametrize(("answer", "freely"), [("use", False), ("keep", True)])
def test_a_face_that_was_used_is_known_and_its_use_not_taken_back_alone(answer: str, freely: bool) -> None:
    game = found("money")
    before = len(game.match.inputs)
    do(game, answer)
    assert game.match.free_undo(0, before) == freely


@rule("EC-5.5.11", "EC-5.5.1")
def test_a_discovery_is_made_in_the_midst_of_the_action() -> None:
    game = found("money")
    zones = game.view(1).zones
    assert (zones["step"], zones["action"], zones["after"], zones["at"]) == (
        "discovery", "influence", "influence", "206")
    assert ECLIPSE.phase(game.state)["step"] == "discovery"
    do(game, "keep")
    assert (ECLIPSE.phase(game.state)["step"], asked(game)) == ("influence", "influence")


@rule("EC-5.5.11", "EC-9.8")
@pytest.mark.parametrize(("after", "ready"), [("influence", 2), ("finish", 0)])
def test_after_a_discovery_play_goes_on_where_it_was_made(after: str, ready: int) -> None:
    """After the last disc move colony ships are still to be turned up. The two positions differ in nothing else."""
    games = {
        step: table(board(ready=0), on={"206": lie(-1, -1, 2, disc=0)}, step="discovery", action="influence",
                    after=step, at="206", found="money")
        for step in ("influence", "finish")
    }
    assert games["influence"].state.key() != games["finish"].state.key()
    do(games[after], "keep")
    assert games[after].state.ready[0] == ready


@rule("EC-5.5.3", "EC-5.5.3a")
def test_case_49_ancient_technology() -> None:
    tray = {"nanorobots": 1, "gauss-shield": 1, "starbase": 1, "monolith": 1}
    game = found("ancient-technology", board(technologies="gauss-shield"), tray=tray)
    do(game, "use")
    assert "nanorobots" in technologies(game, 0)
    assert game.state.storage[0] == [2, 3, 3]
    del tray["nanorobots"]
    game = found("ancient-technology", board(technologies="gauss-shield nanorobots"), tray=tray)
    do(game, "use")
    assert "monolith" in technologies(game, 0)
    assert game.state.tray[TECHNOLOGY_BY_NAME["monolith"]] == 0


@rule("EC-5.5.3a")
def test_among_equal_costs_the_finder_chooses() -> None:
    tray = {"nanorobots": 1, "gauss-shield": 1, "neutron-bombs": 1, "improved-hull": 1}
    game = found("ancient-technology", tray=tray)
    do(game, "use")
    assert (asked(game), sorted(own(game))) == ("technology", ["gauss-shield", "nanorobots", "neutron-bombs"])
    do(game, "neutron-bombs")
    assert "neutron-bombs" in technologies(game, 0)


@rule("EC-5.5.3b", "EC-11.7")
def test_a_full_track_is_passed_over_and_instant_effects_work() -> None:
    nano = "fusion-drive advanced-robotics orbital advanced-labs monolith wormhole-generator artifact-key"
    game = found("ancient-technology", board(technologies=nano), tray={"nanorobots": 1, "quantum-grid": 1})
    discs = game.state.discs[0]
    do(game, "use")
    assert "nanorobots" not in technologies(game, 0)
    assert ("quantum-grid" in technologies(game, 0), game.state.discs[0]) == (True, discs + 2)


@rule("EC-5.5.4", "EC-5.5.4a", "EC-2.7")
def test_ancient_cruiser() -> None:
    game = found("ancient-cruiser")
    do(game, "use")
    assert (ships(game, "206"), game.state.reserve[0][CRUISER]) == ({0: {"cruiser": 1}}, 3)
    game = found("ancient-cruiser", home="0 cruiser*4")
    do(game, "use")
    assert (ships(game, "206"), game.state.prizes[0]) == ({}, ())


@rule("EC-5.5.5", "EC-5.5.7", "EC-5.5.8")
def test_an_ancient_part_is_placed_at_once_or_kept() -> None:
    game = found("axion-computer")
    do(game, "use")
    assert asked(game) == "install"
    assert "axion-computer@i1" in own(game)
    do(game, "axion-computer@i1")
    assert (game.state.designs[0][0].computer, game.state.aside[0], asked(game)) == (3, (), "influence")
    game = found("flux-shield")
    do(game, "use")
    assert reasons(game, "flux-shield@i1", "flux-shield@i3") == ["EC-5.5.7", "EC-5.5.7"]
    do(game, "aside")
    assert game.state.aside[0] == (PART_BY_NAME["flux-shield"],)


@rule("EC-5.5.7", "EC-12.8")
def test_a_starbase_takes_no_ancient_drive() -> None:
    game = found("conformal-drive")
    do(game, "use")
    assert not [text for text in own(game) if "@starbase" in text]


@rule("EC-5.5.5", "EC-5.5.8", "EC-5.5.6", "EC-5.5.9")
def test_a_kept_part_is_placed_in_an_upgrade_and_lost_when_replaced() -> None:
    game = table(board(aside=["shard-hull"]), spent=["shard-hull"])
    s = game.state
    do(game, "upgrade", "shard-hull@c2")
    assert (s.more, s.aside[0], s.designs[0][CRUISER].hull) == (1, (), 4)
    assert not [text for text in own(game) if text.startswith("shard-hull")]
    do(game, "done")
    quiet(game, "act", seat=0)
    do(game, "upgrade", "remove@c2")
    assert (s.aside[0], s.designs[0][CRUISER].hull) == ((), 1)
    assert not [text for text in own(game) if text.startswith("shard-hull")]


@rule("EC-5.5.6", "EC-12.16")
def test_an_ancient_part_that_is_covered_is_lost() -> None:
    parts = {"cruiser": ["", "shard-hull", "", "", "", ""]}
    game = table(board(parts=parts), spent=["shard-hull"])
    do(game, "upgrade", "hull@c2", "done")
    assert (game.state.designs[0][CRUISER].hull, game.state.aside[0]) == (2, ())


@rule("EC-2.7", "EC-29.10", "EC-3.4")
def test_a_discovery_is_drawn_at_random_from_those_unseen() -> None:
    seen = set()
    for seed in range(12):
        game = table(on={"206": lie(-1, -1, 2, tile=1)}, seed=b"%d" % seed)
        do(game, "influence", "track-206")
        seen.add(game.state.found)
        assert game.state.found != NONE
        assert not game.state.tile[SECTOR_BY_NAME["206"]]
    assert len(seen) > 1


@rule("EC-8.18", "EC-22.4")
def test_the_tile_goes_to_whoever_can_place_the_disc() -> None:
    on = {"206": lie(-1, -1, 2, "0 cruiser*2, 1 interceptor", tile=1)}
    dice = {("die", 0): [6, 6, 6, 6], ("die", 1): [1, 1, 1, 1], "discovery": "money"}
    game = table(on=on, passed=[1], heir=1, script=dice)
    do(game, "pass")
    quiet(game, "claim")
    assert game.asks() == [(0, "claim")]
    do(game, "yes", "use")
    assert (owner(game, "206"), game.state.storage[0][0]) == (0, 10)
