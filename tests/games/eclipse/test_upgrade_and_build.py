"""Upgrading (section 12) and building (section 13)."""

from __future__ import annotations

import pytest

from orrery.core import Refused
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.ships import CRUISER, DREADNOUGHT, INTERCEPTOR
from orrery.testing import rule
from orrery.words import Words
from tests.games.eclipse.tables import (
    asked,
    board,
    do,
    lie,
    offered,
    own,
    quiet,
    reasons,
    ships,
    table,
)


@rule("EC-27.6.1", "EC-12.1", "EC-12.2", "EC-12.3", "EC-12.4")
def test_case_19_mechanema_upgrades_three_parts() -> None:
    parts = {
        "interceptor": ["electron-computer", "", "", ""],
        "cruiser": ["", "", "", "fusion-source", "", ""],
    }
    game = table(board("mechanema", "plasma-missile fusion-source", parts=parts))
    s = game.state
    before = s.storage[0][:]
    do(game, "upgrade", "remove@i1", "plasma-missile@i1", "positron-computer@c5",
       "ion-cannon@c2")
    light, heavy = s.designs[0][INTERCEPTOR], s.designs[0][CRUISER]
    assert (light.energy, light.used, light.missiles, light.cannons) == (3, 2, (0, 2, 0), (1, 0, 0))
    assert (light.computer, light.initiative) == (0, 3)
    assert (heavy.energy, heavy.used, heavy.cannons, heavy.computer) == (6, 4, (2, 0, 0), 2)
    assert (heavy.hull, heavy.initiative) == (1, 3)
    assert (s.storage[0], game.asks()) == (before, [(1, "act")])


@rule("EC-12.6", "EC-12.9", "EC-27.6.1")
def test_case_19_without_the_source_the_cruiser_is_refused() -> None:
    game = table(board("mechanema"))
    do(game, "upgrade", "positron-computer@c5", "ion-cannon@c2")
    assert reasons(game, "done") == ["EC-12.9"]
    assert all("@c" in text for text in own(game))
    terran = table(board(technologies="positron-computer"))
    do(terran, "upgrade", "positron-computer@c5")
    assert reasons(terran, "ion-cannon@c2") == ["EC-12.6"]


@rule("EC-12.6", "EC-12.9")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_case_20_energy_is_checked_at_the_end(order: tuple[int, int]) -> None:
    texts = ("plasma-cannon@d3", "fusion-source@d5")
    game = table(board(technologies="plasma-cannon fusion-source"))
    do(game, "upgrade", texts[0])
    assert reasons(game, "done") == ["EC-12.9"]
    game = table(board(technologies="plasma-cannon fusion-source"))
    do(game, "upgrade", texts[order[0]], texts[order[1]])
    one = game.state.designs[0][DREADNOUGHT]
    assert (one.used, one.energy, one.cannons) == (5, 6, (2, 1, 0))


@rule("EC-12.6")
def test_case_20_a_reaction_cannot_add_the_cannon_alone() -> None:
    game = table(board(technologies="plasma-cannon fusion-source"), passed=[0], heir=0)
    do(game, "upgrade")
    assert reasons(game, "plasma-cannon@d3") == ["EC-12.6"]


@rule("EC-12.10", "EC-12.11")
def test_case_21_two_fusion_drives() -> None:
    parts = {"cruiser": ["", "", "", "fusion-source", "", ""]}
    game = table(board(technologies="fusion-drive fusion-source", parts=parts))
    do(game, "upgrade", "fusion-drive@c6", "fusion-drive@c2")
    one = game.state.designs[0][CRUISER]
    assert (one.movement, one.initiative, one.energy, one.used) == (4, 5, 6, 5)
    assert (one.computer, one.hull) == (1, 1)


@rule("EC-12.5")
def test_case_22_a_better_technology_does_not_replace_the_lesser() -> None:
    game = table(board(technologies="gluon-computer fusion-source"))
    do(game, "upgrade")
    texts = ("positron-computer@i1", "gluon-computer@d3", "electron-computer@i1")
    assert reasons(game, *texts) == ["EC-12.5", None, None]


@rule("EC-12.1", "EC-15.2")
def test_parts_are_returned_first_then_taken() -> None:
    parts = {"cruiser": ["", "hull", "", "", "", ""], "interceptor": ["hull", "", "", ""]}
    game = table(board(parts=parts))
    do(game, "upgrade", "remove@c2", "remove@i1", "electron-computer@c2")
    assert not [text for text in own(game) if text.startswith("remove")]
    do(game, "electron-computer@i1")
    assert asked(game) != "upgrade"
    game = table(board(parts=parts), passed=[0], heir=0)
    do(game, "upgrade", "remove@c2", "electron-computer@c2")
    assert asked(game) != "upgrade"


@rule("EC-12.2")
def test_the_printed_part_counts_again_when_the_tile_goes() -> None:
    parts = {"cruiser": ["", "", "", "", "hull", ""]}
    game = table(board(parts=parts))
    one = game.state.designs[0][CRUISER]
    assert (one.computer, one.hull) == (0, 2)
    do(game, "upgrade", "remove@c5", "done")
    one = game.state.designs[0][CRUISER]
    assert (one.computer, one.hull) == (1, 1)


@rule("EC-12.7", "EC-12.8")
def test_drives_where_they_belong() -> None:
    game = table(board(), passed=[0], heir=0)
    do(game, "upgrade")
    assert reasons(game, "hull@i4", "nuclear-drive@s4") == ["EC-12.7", "EC-12.8"]


@rule("EC-12.15")
def test_tiles_may_only_be_returned() -> None:
    game = table(board(parts={"interceptor": ["hull", "", "", ""]}))
    do(game, "upgrade", "remove@i1", "done")
    assert game.state.designs[0][INTERCEPTOR].hull == 0


@rule("EC-12.9", "EC-12.15")
def test_returning_a_source_must_not_leave_a_ship_without_energy() -> None:
    parts = {"cruiser": ["", "ion-cannon", "ion-cannon", "fusion-source", "ion-cannon", ""]}
    game = table(board(technologies="fusion-source", parts=parts))
    do(game, "upgrade", "remove@c4")
    assert reasons(game, "done") == ["EC-12.9"]
    do(game, "remove@c5", "remove@c2", "done")
    assert game.state.designs[0][CRUISER].legal()


@rule("EC-12.16")
def test_covering_a_tile_counts_as_one_part() -> None:
    game = table(board(technologies="improved-hull", parts={"cruiser": ["", "hull", "", "", "", ""]}))
    do(game, "upgrade", "improved-hull@c2")
    assert (game.state.more, game.state.designs[0][CRUISER].hull) == (1, 3)


@rule("EC-12.17", "EC-28.2")
def test_blueprints_are_open() -> None:
    game = table(board(parts={"cruiser": ["", "hull", "", "", "", ""]}))
    assert game.view(1).zones["seats"][0]["parts"]["cruiser"] == ["", "hull", "", "", "", ""]


@rule("EC-12.3", "EC-5.3.3")
def test_a_change_holds_for_ships_already_built() -> None:
    game = table(home="0 cruiser*2", on={"201": lie(-1, -1, 0)})
    do(game, "upgrade", "nuclear-drive@c2", "done")
    quiet(game, "act", seat=0)
    do(game, "move", "cruiser@221-201")
    assert asked(game) == "onward"


@rule("EC-2.8", "EC-12.11")
def test_parts_are_unlimited() -> None:
    """Of hulls the box has six tiles; two players may use more of them."""
    full = {"dreadnought": ["hull"] * 4 + ["", "hull", "hull", ""], "cruiser": ["hull", "hull", "hull", "", "hull", ""]}
    game = table(board(parts=full), board(parts=full))
    do(game, "upgrade", "hull@i1", "hull@i2")
    assert game.state.designs[0][INTERCEPTOR].hull == 2


# -- building --------------------------------------------------------------------------------------------------------


@rule("EC-13.1", "EC-13.2", "EC-13.3", "EC-13.11")
def test_case_7_a_cruiser_and_an_orbital() -> None:
    on = {"201": lie(-1, -1, 0, disc=0)}
    game = table(board(technologies="orbital", storage=[2, 3, 12]), on=on)
    s = game.state
    do(game, "build", "cruiser@221", "orbital@201")
    assert (s.storage[0][2], ships(game, "221"), s.built[SECTOR_BY_NAME["201"]]) == (2, {0: {"cruiser": 1}}, 1)
    assert (s.reserve[0][CRUISER], s.used[0][4]) == (3, 1)
    game = table(board(storage=[2, 3, 12]), on=on)
    do(game, "build")
    assert reasons(game, "orbital@201") == ["EC-13.3"]


@rule("EC-13.2", "EC-13.4", "EC-13.7", "EC-13.10", "EC-2.7")
def test_case_23_limits_of_building() -> None:
    on = {"201": lie(-1, -1, 0, disc=0, orbital=1)}
    game = table(board(technologies="orbital", storage=[2, 3, 13]), on=on, home="0 interceptor*8")
    do(game, "build")
    assert reasons(game, "interceptor@221", "orbital@201") == ["EC-13.4", "EC-13.7"]
    do(game, "orbital@221", "dreadnought@221")
    assert game.state.storage[0][2] == 0


@rule("EC-11.N1", "EC-13.6", "EC-15.3", "EC-15.5", "EC-27.6.2")
@pytest.mark.parametrize(
    ("species", "home", "technologies", "count"),
    [("", "221", "", 2), ("", "221", "nanorobots", 3), ("mechanema", "230", "", 3),
     ("mechanema", "230", "nanorobots", 4)],
)
def test_case_24_nanorobots(species: str, home: str, technologies: str, count: int) -> None:
    game = table(board(species, technologies, storage=[2, 3, 30]))
    do(game, "build")
    built = 0
    while asked(game) == "build":
        do(game, f"interceptor@{home}")
        built += 1
    assert built == count
    game = table(board(species, technologies, storage=[2, 3, 30]), passed=[0], heir=0)
    do(game, "build", f"interceptor@{home}")
    assert asked(game) != "build"
    assert game.state.used[0] == [0, 0, 0, 0, 0, 0, 1]


@rule("EC-11.N1", "EC-27.1.2")
def test_nanorobots_add_to_no_other_action() -> None:
    counts = []
    for action in ("explore", "influence", "research", "upgrade", "build", "move"):
        game = do(table(board(technologies="nanorobots", storage=[9, 9, 9])), action)
        counts.append(game.state.more)
    assert counts == [1, 2, 1, 2, 2 + 1, 3]


@rule("EC-13.11")
@pytest.mark.parametrize("second", ["221", "201"])
def test_two_ships_go_into_one_hex_or_into_two(second: str) -> None:
    game = table(board(storage=[2, 3, 8]), on={"201": lie(-1, -1, 0, disc=0)})
    do(game, "build", "interceptor@221", f"cruiser@{second}")
    assert ships(game, second)[0]["cruiser"] == ships(game, "221")[0]["interceptor"] == 1


@rule("EC-13.9")
def test_structures_may_be_built_beside_enemy_ships() -> None:
    on = {"201": lie(-1, -1, 0, "1 interceptor", disc=0)}
    game = table(board(technologies="orbital monolith", storage=[2, 3, 15]), on=on)
    do(game, "build", "orbital@201", "monolith@201")
    assert game.state.built[SECTOR_BY_NAME["201"]] == 3


@rule("EC-13.1")
def test_only_in_controlled_hexes() -> None:
    game = table(board(storage=[2, 3, 30]), on={"201": lie(-1, -1, 0, "0 interceptor")})
    do(game, "build")
    assert reasons(game, "interceptor@201") == ["EC-13.1"]


@rule("EC-13.2", "EC-5.1.4")
def test_materials_must_suffice() -> None:
    game = table(board(storage=[2, 3, 4]))
    do(game, "build")
    assert reasons(game, "cruiser@221", "interceptor@221") == ["EC-13.2", None]


@rule("EC-13.7")
def test_one_orbital_and_one_monolith_fit_a_hex() -> None:
    game = table(board(technologies="orbital monolith", storage=[2, 3, 30]))
    do(game, "build", "orbital@221")
    assert reasons(game, "orbital@221", "monolith@221") == ["EC-13.7", None]
    do(game, "monolith@221")
    assert game.state.built[SECTOR_BY_NAME["221"]] == 3


@rule("EC-13.8", "EC-13.4")
def test_several_starbases_in_one_hex() -> None:
    game = table(board(technologies="nanorobots", storage=[2, 3, 30]), home="0 starbase*2")
    do(game, "build", "starbase@221", "starbase@221")
    assert ships(game, "221") == {0: {"starbase": 4}}
    assert reasons(game, "starbase@221") == ["EC-13.4"]


@rule("EC-13.9", "EC-13.12", "EC-16.6")
def test_building_beside_enemy_ships() -> None:
    on = {"221": lie(0, -2, 3, "1 interceptor", disc=0, cubes=[1, 3, 5])}
    game = table(board(storage=[2, 3, 30]), on=on)
    do(game, "build", "interceptor@221", "done")
    assert ships(game, "221") == {1: {"interceptor": 1}, 0: {"interceptor": 1}}
    assert list(ships(game, "221")) == [1, 0]
    quiet(game, "target", "reputation")
    assert game.events("battle")[0]["sector"] == "221"


@rule("EC-2.9")
def test_structures_are_not_counted() -> None:
    on = {str(number): lie(4 + number - 301, 4, 0, disc=0, orbital=1, monolith=1) for number in range(301, 306)}
    on["221"] = lie(0, -2, 3, disc=0)
    game = table(board(technologies="orbital monolith", storage=[2, 3, 30]), on=on)
    do(game, "build")
    assert len(offered(game, "orbital@", "monolith@")) == 2


def test_a_wrong_answer_to_the_longest_question_is_told_what_was_expected() -> None:
    game = table(board(technologies="plasma-cannon gauss-shield improved-hull fusion-source"))
    do(game, "upgrade")
    with pytest.raises(Refused) as refused:
        game.match.submit(0, "upgrade:plasma-cannon@c9")
    for lang, wanted in (("en", "expected: ion-cannon@i1, plasma-cannon@i1, "), ("ru", "ожидалось: ion-cannon@i1, ")):
        said = Words(lang, "eclipse").error(refused.value)
        assert wanted in said
        assert f"… ({len(game.match.pending[0].options)})" in said
        assert len(said) < 1000
