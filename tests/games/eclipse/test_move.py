"""Moving (section 14)."""

from __future__ import annotations

from typing import Any

import pytest

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
)

FAST = {"interceptor": ["", "", "", "fusion-drive"]}


def line(first: str, second: str = "", third: str = "", **rest: Any) -> Table:
    """221, 201 and 106 hang together by full wormholes; seat 0 has interceptors of movement 2."""
    on = {
        "221": lie(0, -2, 3, first, disc=0, cubes=[1, 3, 5]), "201": lie(-1, -1, 0, second),
        "106": lie(-1, 0, 0, third),
    }
    return table(board(technologies="fusion-drive", parts=FAST), on=on, **rest)


@rule("EC-14.1", "EC-14.2", "EC-14.6", "EC-14.8", "EC-14.10")
def test_case_25_pinned_on_the_way() -> None:
    game = line("0 interceptor*2", "1 interceptor")
    do(game, "move", "interceptor@221-201")
    assert asked(game) == "move"  # the first one must stop
    do(game, "interceptor@221-201")
    assert (asked(game), own(game)) == ("onward", ["stop", "221", "106"])
    do(game, "106")
    assert ships(game, "106") == {0: {"interceptor": 1}}
    assert ships(game, "201") == {1: {"interceptor": 1}, 0: {"interceptor": 1}}
    do(game, "done")
    quiet(game, "upkeep")
    assert [event["sector"] for event in game.events("battle")] == ["201"]


@rule("EC-14.12", "EC-16.1")
@pytest.mark.parametrize(("second", "third", "battles"), [
    ("1 interceptor", "", ["201"]), ("", "1 interceptor", []), ("", "", []),
])
def test_a_battle_comes_where_two_sides_are_in_one_hex(second: str, third: str, battles: list[str]) -> None:
    game = line("0 interceptor", second, third)
    do(game, "move", "interceptor@221-201")
    quiet(game, "reputation", "claim")
    assert [event["sector"] for event in game.events("battle")] == battles


@rule("EC-14.6", "EC-14.7", "EC-14.8")
def test_case_26_leaving_a_hex_with_enemies() -> None:
    on = {"105": lie(0, -1, 0, "0 dreadnought cruiser interceptor, 1 interceptor", ancients=1, tile=1)}
    for ship in ("dreadnought", "cruiser", "interceptor"):
        game = table(on=on)
        do(game, "move")
        assert {f"{kind}@105-221" for kind in ("dreadnought", "cruiser", "interceptor")} <= set(own(game))
        do(game, f"{ship}@105-221")
        left = {"dreadnought", "cruiser", "interceptor"} - {ship}
        assert reasons(game, *[f"{kind}@105-221" for kind in left]) == ["EC-14.8"] * 2


@rule("EC-14.9")
def test_case_27_the_defence_of_the_centre_stops_everybody() -> None:
    on = {"106": lie(0, -1, 0, "0 interceptor"), "001": lie(0, 0, 0, "0 cruiser*4 dreadnought", tile=1)}
    parts = {"interceptor": ["hull", "hull", "tachyon-source", "tachyon-drive"]}
    game = table(board(technologies="tachyon-source tachyon-drive", parts=parts), on=on)
    do(game, "move")
    assert reasons(game, "cruiser@001-106") == ["EC-14.9"]
    do(game, "interceptor@106-001")
    assert asked(game) == "move"
    game = table(board(technologies="tachyon-source tachyon-drive", parts=parts), on=on | {"001": lie(0, 0)}, gcds=0)
    do(game, "move", "interceptor@106-001")
    assert asked(game) == "onward"


@rule("EC-14.1", "EC-14.2")
def test_three_moves_for_one_ship_or_several() -> None:
    game = line("0 interceptor*2")
    do(game, "move", "interceptor@221-201", "106", "interceptor@106-201", "stop", "interceptor@201-221")
    assert asked(game) == "onward"
    do(game, "stop")
    assert asked(game) != "move"
    assert ships(game, "221") == {0: {"interceptor": 2}}


@rule("EC-27.2.2", "EC-27.3.2", "EC-27.4.3", "EC-27.5.6", "EC-27.6.4")
@pytest.mark.parametrize(
    ("species", "home"),
    [("eridani-empire", "222"), ("hydran-progress", "224"), ("planta", "226"), ("descendants-of-draco", "228"),
     ("mechanema", "230"), ("orion-hegemony", "232")],
)
def test_aliens_have_two_moves(species: str, home: str) -> None:
    game = table(board(species), home="0 cruiser*3", on={"201": lie(-1, -1, 0)})
    do(game, "move", f"cruiser@{home}-201", f"cruiser@{home}-201")
    assert asked(game) != "move"


@rule("EC-14.3", "EC-5.8.2", "EC-5.8.3")
def test_steps_follow_wormholes() -> None:
    on: dict[str, Entry] = {"106": lie(0, -1, 3), "202": lie(1, -2, 2), "210": lie(2, -2, 0)}
    game = table(home="0 interceptor", on=on)
    do(game, "move")
    assert reasons(game, "interceptor@221-106", "interceptor@221-202") == [None, "EC-14.3"]
    game = table(board(technologies="wormhole-generator"), home="0 interceptor", on=on)
    do(game, "move")
    assert reasons(game, "interceptor@221-202") == [None]
    on["202"] = lie(1, -2, 1)  # no wormhole on either side
    game = table(board(technologies="wormhole-generator"), home="0 interceptor", on=on)
    do(game, "move")
    assert reasons(game, "interceptor@221-202") == ["EC-14.3"]


@rule("EC-14.4")
def test_nothing_enters_unexplored_space() -> None:
    game = table(home="0 interceptor")
    do(game, "move")
    assert own(game) == ["done"]


@rule("EC-14.5", "EC-5.3.2")
def test_starbases_stay() -> None:
    game = table(home="0 starbase", on={"201": lie(-1, -1, 0)})
    do(game, "move")
    assert reasons(game, "starbase@221-201") == ["EC-14.5"]


@rule("EC-14.7", "EC-5.3.2")
def test_starbases_pin_and_hold_the_place() -> None:
    on = {"201": lie(-1, -1, 0)}
    home = lie(0, -2, 3, "0 interceptor starbase, 1 interceptor", disc=0, cubes=[1, 3, 5])
    game = table(on=on | {"221": home})
    do(game, "move", "interceptor@221-201")
    assert ships(game, "221")[0] == {"starbase": 1}
    home = lie(0, -2, 3, "0 interceptor, 1 starbase", disc=0, cubes=[1, 3, 5])
    game = table(on=on | {"221": home})
    do(game, "move")
    assert reasons(game, "interceptor@221-201") == ["EC-14.8"]


@rule("EC-14.11")
def test_discs_and_cubes_pin_nothing() -> None:
    on = {"201": lie(-1, -1, 0, disc=1, cubes=[1, 2], orbital=1), "106": lie(-1, 0, 0)}
    game = table(board(technologies="fusion-drive", parts=FAST), on=on, home="0 interceptor")
    do(game, "move", "interceptor@221-201")
    assert asked(game) == "onward"


@rule("EC-14.13")
@pytest.mark.parametrize("other", [1, 2, 3])
def test_ships_of_every_other_player_pin(other: int) -> None:
    game = line("0 interceptor", f"{other} interceptor", seats=4)
    do(game, "move", "interceptor@221-201")
    assert asked(game) == "move"


@rule("EC-14.15")
def test_moving_gives_no_control() -> None:
    game = line("0 interceptor")
    do(game, "move", "interceptor@221-201", "stop", "done")
    assert owner(game, "201") == -1


@rule("EC-14.14")
def test_moving_nothing_is_allowed() -> None:
    game = line("0 interceptor")
    do(game, "move", "done")
    assert game.state.used[0][5] == 1
    assert ships(game, "221") == {0: {"interceptor": 1}}


@rule("EC-5.8.6")
def test_any_number_of_ships_fits_a_hex() -> None:
    game = line("0 interceptor*8 cruiser*4 dreadnought*2 starbase*4", "")
    assert sum(ships(game, "221")[0].values()) == 18
    do(game, "move", "interceptor@221-201", "stop", "dreadnought@221-201")
    assert ships(game, "201") == {0: {"interceptor": 1, "dreadnought": 1}}
