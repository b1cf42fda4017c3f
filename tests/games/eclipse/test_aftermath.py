"""After the battles: population (section 20), reputation (section 21) and the end of the phase (section 22)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import NONE
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.combat.reputation import draws_due
from orrery.testing import Table, rule
from tests.games.eclipse.tables import (
    Entry,
    asked,
    board,
    cubes,
    do,
    income,
    lie,
    own,
    owner,
    quiet,
    reasons,
    ships,
    table,
)


def after(*boards: Entry, on: dict[str, Entry], **rest: Any) -> Table:
    """Everyone has passed: the combat phase runs."""
    count = max(2, len(boards), rest.get("seats", 2))
    return do(table(*boards, on=on, passed=list(range(1, count)), heir=1, **rest), "pass")


def drawing(*held: int, hand: tuple[int, ...] = (), species: str = "", **rest: Any) -> Table:
    """Seat 0 has drawn reputation tiles after a battle in 305."""
    battle = {"hex": "305", "order": [0], "fought": [0]}
    on = {"305": lie(4, 0, 0, "0 interceptor")}
    return table(board(species, reputation=list(held)), on=on, step="reputation", passed=[0, 1], heir=1,
                 hand=list(hand), battle=battle, **rest)


# -- population ------------------------------------------------------------------------------------------------------


@rule("EC-20.1", "EC-20.2", "EC-20.3", "EC-20.4", "EC-20.10", "EC-20.7", "EC-22.13")
def test_case_38_attack_on_population() -> None:
    parts = {"interceptor": ["gluon-computer", "", "fusion-source", ""]}
    on = {"203": lie(2, -1, 0, "0 interceptor*3", disc=1, cubes=[1, 2, 3])}
    game = after(board(technologies="gluon-computer fusion-source", parts=parts), on=on, script={("die", 0): [6, 3, 2]})
    assert own(game) == ["dice", "none"]
    do(game, "dice")
    assert asked(game) == "destroy"
    do(game, "203.1, 203.3")
    assert (cubes(game, "203"), owner(game, "203"), ships(game, "203")) == ([2], 1, {0: {"interceptor": 3}})
    assert game.state.graves[1] == [1, 0, 1]


@rule("EC-20.5", "EC-20.6", "EC-20.8", "EC-22.1", "EC-22.2", "EC-25.5", "EC-11.M1", "EC-5.4.2", "EC-20.7")
def test_case_39_neutron_bombs_orbital_and_monolith() -> None:
    on = {"211": lie(2, -1, 0, "0 cruiser", disc=1, cubes=[1, 3, 4], orbital=1, monolith=1)}
    game = after(board("orion-hegemony"), on=on)
    assert own(game) == ["bombs", "dice", "none"]
    do(game, "bombs")
    assert (game.asks(), own(game)) == ([(1, "grave")], ["money", "science", "materials"])
    do(game, "materials")
    assert own(game) == ["money", "science"]
    do(game, "science")
    assert (game.state.graves[1], cubes(game, "211"), owner(game, "211")) == ([1, 1, 1], [], NONE)
    assert game.asks() == [(0, "claim")]
    before = game.result().scores[0]
    do(game, "yes")
    assert (owner(game, "211"), game.state.built[SECTOR_BY_NAME["211"]]) == (0, 3)
    assert game.result().scores[0] == before + 2 + 3


@rule("EC-20.4")
def test_one_die_may_strike_several_cubes() -> None:
    parts = {"interceptor": ["", "plasma-cannon", "", ""]}
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1, 2, 3])}
    game = after(board(technologies="plasma-cannon", parts=parts), on=on, script={("die", 0): [6]})
    do(game, "dice")
    assert (game.decision(0).least, game.decision(0).most) == (2, 2)


@rule("EC-20.2", "EC-20.14")
def test_missiles_do_not_strike_population_and_bombs_need_no_cannon() -> None:
    parts = {"interceptor": ["plasma-missile", "hull", "", ""]}
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1, 2, 3])}
    game = after(board(technologies="plasma-missile", parts=parts), on=on)
    assert asked(game) != "bombard"
    game = after(board(technologies="plasma-missile neutron-bombs", parts=parts), on=on)
    assert (asked(game), own(game)) == ("bombard", ["bombs", "none"])
    assert reasons(game, "dice") == ["EC-20.14"]


@rule("EC-20.6")
def test_without_the_technology_no_bombs() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1])}
    assert reasons(after(on=on), "bombs") == ["EC-20.6"]


@rule("EC-20.9")
def test_cubes_earn_no_reputation() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1])}
    game = after(on=on, script={("die", 0): [6]})
    do(game, "dice")
    quiet(game, "act")
    assert (game.state.reputation[0], game.events("drew")) == ((), [])


@rule("EC-20.11", "EC-20.12")
def test_attacks_go_from_the_highest_number_and_are_optional() -> None:
    on = {
        "203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1]),
        "304": lie(5, 0, 0, "0 interceptor", disc=1, cubes=[1]),
    }
    game = after(on=on)
    assert game.decision(0).about[0] == SECTOR_BY_NAME["304"]
    do(game, "none")
    assert game.decision(0).about[0] == SECTOR_BY_NAME["203"]
    do(game, "none")
    assert (cubes(game, "304"), cubes(game, "203")) == ([1], [1])


@rule("EC-20.13", "EC-19.1")
def test_battles_run_to_the_end_so_one_player_is_left() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor*2, 1 interceptor", disc=1, cubes=[1, 2, 3])}
    game = after(on=on)
    quiet(game, "bombard", "upkeep", "act")
    assert len(ships(game, "203")) == 1


@rule("EC-20.10", "EC-22.1", "EC-22.13")
def test_the_disc_stays_with_the_last_cube_and_without_an_enemy_ship() -> None:
    on = {"203": lie(2, -1, 0, disc=1), "201": lie(-2, 1, 0, "0 interceptor", disc=1, cubes=[1])}
    game = after(on=on)
    quiet(game, "act")
    assert (owner(game, "203"), owner(game, "201")) == (1, 1)


@rule("EC-27.4.4", "EC-27.4.5", "EC-27.4.6", "EC-22.7", "EC-25.8")
def test_case_51_planta_population() -> None:
    parts = {"interceptor": ["", "hull", "", ""]}
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1, 2, 3])}
    game = after(board(parts=parts), board("planta"), on=on)
    assert (cubes(game, "203"), owner(game, "203"), game.state.graves[1]) == ([], NONE, [1, 1, 1])
    assert game.asks() == [(0, "claim")]
    assert not game.events("rolled")
    do(game, "yes")
    assert owner(game, "203") == 0
    quiet(game, "act")
    assert game.result().scores[1] == 3 + 1


# -- reputation ------------------------------------------------------------------------------------------------------


@rule("EC-21.5", "EC-21.6", "EC-27.2.3")
def test_case_40_full_reputation_track() -> None:
    game = drawing(1, 1, 2, 3, hand=(2, 4), species="eridani-empire")
    assert set(own(game)) == {f"{new}/{old}" for new in (2, 4) for old in (1, 2, 3)} | {"none"}
    bowl = sorted(game.state.bowl)
    do(game, "4/1")
    assert game.state.reputation[0] == (1, 2, 3, 4)
    assert sorted(game.state.bowl) == sorted([*bowl, 1, 2])


@rule("EC-21.5")
def test_one_tile_is_kept_and_the_others_go_back() -> None:
    game = drawing(hand=(1, 3, 3))
    assert own(game) == ["1", "3"]
    assert reasons(game, "none") == ["EC-21.5"]
    do(game, "3")
    assert (game.state.reputation[0], len(game.state.bowl)) == ((3,), 31)


@rule("EC-21.6")
def test_on_a_full_track_all_new_tiles_may_go_back() -> None:
    game = drawing(1, 1, 2, 3, hand=(1,))
    do(game, "none")
    assert (game.state.reputation[0], len(game.state.bowl)) == ((1, 1, 2, 3), 28)


def drawn(game: Table) -> dict[int, int]:
    """How many tiles each seat drew so far."""
    return {event["seat"]: len(event["values"]) for event in game.events("drew")}


@rule("EC-21.7", "EC-21.8", "EC-21.3")
@pytest.mark.parametrize(("version", "draws"), [(1, 2), (2, 2), (3, 3)])
def test_case_41_retreat_and_reputation(version: int, draws: int) -> None:
    """Seat 0 has destroyed one cruiser (2 tiles) in this hex and fights on against an interceptor of seat 1."""
    fleets = {
        1: "0 interceptor*2, 1 interceptor", 2: "0 interceptor, 1 interceptor",
        3: "0 interceptor cruiser, 1 interceptor",
    }
    on = {"201": lie(-1, -1, 0, fleets[version])}
    battle = {"hex": "201", "order": [0, 1], "pair": [0, 1], "bout": 1, "kills": [2, 0], "fought": [0, 1]}
    dice = {1: [1] * 9, 2: [6], 3: [1, 6, 6]}[version]
    game = table(on=on, step="fire", passed=[0, 1], heir=1, battle=battle,
                 script={("die", 1): dice, ("die", 0): [1] * 9})
    do(game, "retreat-221")
    quiet(game, "reputation")
    assert ships(game, "221") == ({0: {"interceptor": 3 - version + (version == 3)}} if version != 2 else {})
    assert drawn(game)[0] == draws


@rule("EC-21.1", "EC-21.2", "EC-21.9", "EC-21.10", "EC-21.11", "EC-21.13", "EC-29.5")
def test_who_draws_how_many_and_in_what_order() -> None:
    """Seat 2 destroys an interceptor and a cruiser in two battles; the controller draws first, then by entry."""
    on = {"305": lie(4, 0, 0, "0 interceptor, 1 cruiser, 2 dreadnought", disc=1)}
    game = after(on=on, seats=3, script={("die", 2): [6] * 30, ("die", 0): [1] * 30, ("die", 1): [1] * 30})
    order = []
    while asked(game) in ("reputation", "target"):
        if asked(game) == "reputation":
            order.append((game.asks()[0][0], len(game.state.hand)))
        quiet(do(game, own(game)[0]), "reputation")
    assert order == [(1, 1), (0, 1), (2, 1 + 1 + 2)]


@rule("EC-21.11", "EC-21.2")
def test_against_ancients_only_the_player_draws() -> None:
    on = {"203": lie(2, -1, 0, "0 dreadnought*2", ancients=2, tile=1)}
    game = after(on=on, script={("die", 0): [6] * 30, ("die", 6): [1] * 30})
    quiet(game, "reputation")
    assert drawn(game) == {0: 3}


@rule("EC-21.4")
def test_no_more_than_five_tiles() -> None:
    on = {"305": lie(4, 0, 0, "0 dreadnought*2 cruiser*4, 1 dreadnought*2", disc=0)}
    game = after(on=on, script={("die", 0): [6] * 60, ("die", 1): [1] * 60})
    quiet(game, "reputation")
    assert len(game.state.hand) == 5


@rule("EC-21.12", "EC-2.7")
def test_a_bag_with_too_few_tiles_gives_what_there_is() -> None:
    """With six players at most 25 tiles lie on tracks, so that this is shown on a bag that was emptied by hand."""
    game = table()
    game.state.kills[0] = 4
    assert draws_due(game.state, 0) == 5
    game.state.bowl[:] = [1, 2]
    assert draws_due(game.state, 0) == 2


@rule("EC-28.3", "EC-5.6.7", "EC-28.1")
def test_drawn_tiles_are_seen_by_their_drawer_alone() -> None:
    on = {"305": lie(4, 0, 0, "0 cruiser*4, 1 interceptor", disc=0)}
    game = after(on=on, script={("die", 0): [6] * 20, ("die", 1): [1] * 20, ("reputation", 0): [3, 4]})
    quiet(game, "reputation")
    assert sorted(game.events("drew", viewer=0)[0]["values"]) == [3, 4]
    assert game.events("drew", viewer=1)[0]["values"] == [0, 0]
    do(game, "4")
    assert game.events("reputed", viewer=1)[0]["value"] == 0
    assert game.view(1).zones["seats"][0]["reputation"] == [0]


# -- the end of the phase --------------------------------------------------------------------------------------------


@rule("EC-22.1", "EC-22.2", "EC-5.2.2")
def test_a_ship_removes_the_disc_of_an_empty_hex() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1)}
    game = after(on=on)
    assert (owner(game, "203"), game.state.discs[1]) == (NONE, 12)
    do(game, "yes")
    assert (owner(game, "203"), game.state.discs[0]) == (0, 11)


@rule("EC-22.3", "EC-22.5", "EC-22.4", "EC-8.16")
def test_a_ship_may_claim_a_hex_without_a_disc_or_wormholes() -> None:
    on = {"208": lie(2, -1, 0, "0 interceptor", tile=1), "305": lie(4, 0, 0, "0 interceptor")}
    game = after(on=on, script={"discovery": "materials"})
    assert game.decision(0).about[0] == SECTOR_BY_NAME["305"]
    do(game, "no", "yes", "use")
    assert (owner(game, "305"), owner(game, "208"), game.state.storage[0][2] >= 9) == (NONE, 0, True)


@rule("EC-22.5", "EC-27.5.2")
def test_ancients_keep_discs_away_from_all_but_draco() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor", ancients=2, tile=1)}
    game = after(board("descendants-of-draco"), on=on)
    assert game.asks() == [(0, "claim")]
    do(game, "yes")
    assert (owner(game, "203"), game.state.tile[SECTOR_BY_NAME["203"]]) == (0, True)


@rule("EC-22.2", "EC-5.2.5")
def test_without_a_disc_on_the_track_nothing_is_claimed() -> None:
    on = {"305": lie(4, 0, 0, "0 interceptor")}
    game = after(board(discs=0, storage=[40, 0, 0]), on=on)
    assert asked(game) != "claim"


@rule("EC-22.7", "EC-22.8")
def test_no_colony_ships_in_the_combat_phase_but_in_upkeep() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor")}
    game = after(on=on)
    assert own(game) == ["yes", "no"]
    assert game.options(0) == ["yes", "no"]
    do(game, "yes")
    assert asked(game) == "upkeep"
    do(game, "colony 201.1 money")
    assert cubes(game, "201") == [1]


@rule("EC-22.9", "EC-22.10", "EC-22.11")
def test_who_has_left_the_map_researches_or_gives_up() -> None:
    home = lie(0, -2, 3)
    game = table(board(storage=[2, 9, 3]), on={"221": home, "106": lie(0, -1, 3)}, tray={"gauss-shield": 1})
    assert income(game, 0) == [2, 2, 2]
    assert "resign" in own(game)
    do(game, "influence")
    assert own(game) == ["done"]
    do(game, "done")
    quiet(game, "act", seat=0)
    do(game, "explore")
    assert own(game) == ["done"]
    do(game, "done")
    quiet(game, "act", seat=0)
    do(game, "research", "gauss-shield")
    quiet(game, "act", seat=0)
    do(game, "resign")
    assert game.state.out == 1
    quiet(game, "act")
    assert game.asks()[0][0] == 1


@rule("EC-22.12")
def test_ships_alone_keep_a_player_in() -> None:
    on = {"221": lie(0, -2, 3, "0 interceptor"), "106": lie(0, -1, 3)}
    game = table(on=on)
    assert "resign" not in own(game)
    do(game, "influence")
    assert "track-106" in own(game)
