"""Each species in its first round, and what its board lets it do (section 27), worked out by hand from the boards."""

from __future__ import annotations

import pytest

from orrery.core import NONE
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.ships import SHIPS
from orrery.testing import rule
from tests.games.eclipse.tables import asked, board, do, income, lie, own, quiet, reasons, ships, started, table, upkeep

SPECIES = {
    "terran-union": "225", "eridani-empire": "222", "hydran-progress": "224", "planta": "226",
    "descendants-of-draco": "228", "mechanema": "230", "orion-hegemony": "232",
}
"""Species and their home hexes."""


@rule("EC-4.5", "EC-23.2", "EC-23.10", "EC-5.1.2", "EC-5.2.3")
@pytest.mark.parametrize(
    ("species", "production", "due", "storage"),
    [
        ("terran-union", [3, 3, 3], 0, [5, 6, 6]),
        ("eridani-empire", [3, 3, 2], 1, [28, 5, 6]),
        ("hydran-progress", [3, 4, 2], 0, [5, 9, 4]),
        ("planta", [3, 3, 3], 0, [7, 7, 7]),
        ("descendants-of-draco", [3, 3, 2], 0, [5, 7, 5]),
        ("mechanema", [3, 3, 2], 0, [6, 6, 5]),
        ("orion-hegemony", [2, 3, 3], 0, [5, 6, 8]),
    ],
)
def test_a_round_without_an_action(species: str, production: list[int], due: int, storage: list[int]) -> None:
    game = started(2, species)
    assert (income(game, 0), upkeep(game, 0)) == (production, due)
    do(game, "pass", "pass")
    quiet(game, "act")
    assert (game.state.round, game.state.storage[0]) == (2, storage)


@rule("EC-27.1.2", "EC-15.5", "EC-27.3.1", "EC-27.6.1", "EC-27.6.2")
@pytest.mark.parametrize(
    ("species", "counts"),
    [
        ("terran-union", [1, 2, 1, 2, 2, 3]), ("eridani-empire", [1, 2, 1, 2, 2, 2]),
        ("hydran-progress", [1, 2, 2, 2, 2, 2]), ("planta", [2, 2, 1, 2, 2, 2]),
        ("descendants-of-draco", [1, 2, 1, 2, 2, 2]), ("mechanema", [1, 2, 1, 3, 3, 2]),
        ("orion-hegemony", [1, 2, 1, 2, 2, 2]),
    ],
)
def test_how_often_each_step_of_an_action_may_be_taken(species: str, counts: list[int]) -> None:
    actions = ("explore", "influence", "research", "upgrade", "build", "move")
    assert [taken(species, action, []) for action in actions] == counts
    assert [taken(species, action, [0]) for action in ("upgrade", "build", "move")] == [1, 1, 1]


def taken(species: str, action: str, passed: list[int]) -> int:
    """How many steps a player takes who wants as many as there are and has enough of everything."""
    home = SPECIES[species]
    on = {
        "301": lie(0, -3, 3, disc=0), "305": lie(1, -3, 3, disc=0), "201": lie(-1, -1, 0, disc=0),
        "103": lie(0, -1, 0, "0 cruiser*4"),
    }
    tray = {"improved-hull": 1, "fusion-source": 1, "advanced-robotics": 1}
    game = table(board(species, storage=[30, 30, 30], ready=0), on=on, tray=tray, passed=passed)
    do(game, action)
    wanted = {"explore": "-1/0", "build": f"interceptor@{home}", "move": f"cruiser@103-{home}"}
    count = 0
    while asked(game) in (action, "place") and own(game) != ["done"]:
        if asked(game) == "place":
            do(game, "discard")
            continue
        found = {
            "influence": [text for text in own(game) if text.endswith("-track")],
            "upgrade": [text for text in own(game) if text.startswith("electron-computer@") and text[-1] == "1"],
        }.get(action, own(game))
        do(game, wanted.get(action, found[0]))
        count += 1
    return count


@rule("EC-13.2", "EC-27.6.3")
@pytest.mark.parametrize(
    ("species", "costs"), [("terran-union", [3, 5, 8, 3, 5, 10]), ("mechanema", [2, 4, 7, 2, 4, 8])]
)
def test_the_last_material_builds_and_one_less_does_not(species: str, costs: list[int]) -> None:
    home = SPECIES[species]
    for item, cost in zip((*SHIPS, "orbital", "monolith"), costs, strict=True):
        for materials in (cost, cost - 1):
            game = table(board(species, "starbase orbital monolith", storage=[0, 0, materials]))
            do(game, "build")
            assert reasons(game, f"{item}@{home}") == [None if materials == cost else "EC-13.2"]


@rule("EC-27.7.1", "EC-27.7.5", "EC-14.1", "EC-3.18")
def test_only_orion_starts_with_a_cruiser() -> None:
    for species, home in SPECIES.items():
        game = started(2, species)
        ship = "cruiser" if species == "orion-hegemony" else "interceptor"
        assert ships(game, home) == {0: {ship: 1}}
        assert game.state.reserve[0] == [8 - (ship == "interceptor"), 4 - (ship == "cruiser"), 2, 4]


@rule("EC-27.5.6", "EC-27.4.7", "EC-13.3", "EC-11.8")
def test_who_builds_starbases_from_the_start() -> None:
    able = []
    for species, home in SPECIES.items():
        game = do(table(board(species, storage=[9, 9, 9])), "build")
        if f"starbase@{home}" in own(game):
            able.append(species)
    assert able == ["terran-union", "planta"]


@rule("EC-27.2.1", "EC-5.6.7", "EC-21.5")
def test_eridani_has_two_tiles_of_the_bag_at_once() -> None:
    game = started(2, "eridani-empire")
    assert (len(game.state.reputation[0]), len(game.state.bowl)) == (2, 30)
    assert sorted([*game.state.bowl, *game.state.reputation[0]]) == [1] * 12 + [2] * 9 + [3] * 7 + [4] * 4


@rule("EC-27.5.3", "EC-27.5.2", "EC-8.16")
def test_draco_claims_what_it_explores_beside_ancients() -> None:
    """305 has one ancient and a tile: Draco is asked for a disc and gets no tile; a terran is not asked."""
    for species, question in (("descendants-of-draco", "claim"), ("terran-union", "act")):
        game = table(board(species), script={"sector": "305"})
        do(game, "explore", "0/-3")
        do(game, next(text for text in own(game) if text.startswith("305@")))
        assert asked(game) == question
        if question == "claim":
            do(game, "yes")
            sector = SECTOR_BY_NAME["305"]
            assert (game.state.disc[sector], game.state.tile[sector], game.state.found) == (0, True, NONE)
