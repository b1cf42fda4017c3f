"""The combat phase: which battles, in what order (section 16), and how they run (sections 17 to 19)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import NONE
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.combat.guards import aim
from orrery.games.eclipse.combat.hitting import hits
from orrery.games.eclipse.ships import CRUISER, DREADNOUGHT, INTERCEPTOR, STARBASE
from orrery.testing import Table, rule
from tests.games.eclipse.tables import (
    Entry,
    asked,
    board,
    cubes,
    do,
    lie,
    own,
    owner,
    quiet,
    reasons,
    ships,
    table,
)

MISSES = [1] * 60


def fight(*boards: Entry, on: dict[str, Entry], seats: int = 2, dice: dict[int, list[int]] | None = None,
          **rest: Any) -> Table:
    """Everyone passes and the battles begin. Dice by side (6 ancients, 7 GCDS); those not named miss."""
    script: dict[Any, Any] = {("die", side): MISSES for side in range(8)}
    script |= {("die", side): [*values, *MISSES] for side, values in (dice or {}).items()}
    count = max(seats, len(boards))
    game = table(*boards, on=on, seats=seats, passed=list(range(1, count)), heir=1,
                 script=script | rest.pop("script", {}), **rest)
    return do(game, "pass")


def pairs(game: Table) -> list[tuple[str, str, str]]:
    """The battles so far: hex, attacker and defender."""
    return [(event["sector"], event["attacker"], event["defender"]) for event in game.events("engaged")]


def hull(game: Table, side: int, ship: int) -> tuple[int, ...]:
    """Damage on the ships of one type."""
    found: tuple[int, ...] = game.state.wounds.get(side << 2 | ship, ())
    return found


# -- which battles ---------------------------------------------------------------------------------------------------


@rule("EC-16.1", "EC-16.2", "EC-16.3", "EC-16.4", "EC-16.8", "EC-16.9")
def test_case_29_order_of_battles() -> None:
    on = {
        "001": lie(0, 0, 0, "0 interceptor", tile=1),
        "203": lie(2, -1, 0, "0 interceptor", ancients=2, tile=1),
        "211": lie(-2, 1, 0, "0 cruiser, 1 interceptor, 2 interceptor", ancients=1, tile=1),
        "222": lie(-2, 2, 1, "2 interceptor, 1 interceptor", disc=2, cubes=[1, 3]),
        "305": lie(4, 0, 0, "0 interceptor, 1 interceptor"),
    }
    dice = {0: [1] * 2 + [6] * 40, 1: [6] * 40, 2: [1] * 40, 6: [6] * 40, 7: [6] * 40}
    game = fight(board(), board(), board("eridani-empire"), on=on, seats=3, dice=dice)
    quiet(game, "upkeep", "act")
    order = [sector for sector, _, _ in pairs(game)]
    assert list(dict.fromkeys(order)) == ["305", "222", "211", "203", "001"]
    first, second, *rest = [(attacker, defender) for sector, attacker, defender in pairs(game) if sector == "211"]
    assert (first, second) == (("seat 2", "seat 1"), ("seat 1", "seat 0"))
    assert rest == [] or rest[0][1] == "ancient"


@rule("EC-16.3", "EC-16.4", "EC-16.10")
def test_case_29_the_survivor_meets_the_one_before_and_then_the_ancient() -> None:
    on = {"211": lie(-2, 1, 0, "0 interceptor, 1 interceptor, 2 interceptor", ancients=1, tile=1)}
    dice = {2: [6] * 20, 6: [1] * 20}
    game = fight(on=on, seats=3, dice=dice)
    quiet(game, "reputation")
    assert pairs(game) == [("211", "seat 2", "seat 1"), ("211", "seat 2", "seat 0"), ("211", "seat 2", "ancient")]


@rule("EC-16.5", "EC-16.7")
def test_case_29_who_controls_the_hex_fights_last_and_defends() -> None:
    on = {"211": lie(-2, 1, 0, "1 interceptor, 2 interceptor, 0 interceptor", disc=0)}
    game = fight(on=on, seats=3, dice={2: [6] * 20})
    quiet(game, "reputation")
    assert pairs(game) == [("211", "seat 2", "seat 1"), ("211", "seat 2", "seat 0")]


@rule("EC-16.6")
def test_leaving_with_all_ships_loses_the_place() -> None:
    on = {
        "201": lie(-1, -1, 0, "0 interceptor"), "106": lie(-1, 0, 0, "1 interceptor"),
    }
    game = table(on=on)
    do(game, "move", "interceptor@201-221", "done", "move", "interceptor@106-201", "done", "move",
       "interceptor@221-201", "done")
    assert list(ships(game, "201")) == [1, 0]
    quiet(game, "target", "reputation")
    assert pairs(game) == [("201", "seat 0", "seat 1")]


@rule("EC-16.10")
def test_without_a_surviving_player_the_ancients_are_not_fought() -> None:
    """The last two destroy each other: seat 1 with a missile, while seat 0 never comes to fight."""
    on = {"203": lie(2, -1, 0, "0 interceptor", ancients=2, tile=1)}
    game = fight(on=on, dice={6: [6] * 8})
    quiet(game, "reputation", "upkeep", "act")
    assert (ships(game, "203"), game.state.ancients[SECTOR_BY_NAME["203"]]) == ({}, 2)
    assert len(pairs(game)) == 1


@rule("EC-16.11", "EC-17.11", "EC-22.6")
def test_damage_stays_for_the_next_battle_of_the_phase() -> None:
    """The interceptor damages the cruiser; one hit of the ancients is then enough for it."""
    on = {"203": lie(2, -1, 0, "0 interceptor, 1 cruiser", ancients=2, tile=1)}
    game = fight(on=on, dice={0: [6], 1: [6], 6: [6]})
    quiet(game, "act")
    assert [event["side"] for event in game.events("lost")] == ["seat 0", "seat 1"]
    assert game.state.wounds == {}


@rule("EC-16.12", "EC-14.11")
def test_a_disc_alone_is_no_force() -> None:
    on = {"201": lie(-1, -1, 0, "1 interceptor", disc=0, cubes=[1])}
    game = fight(on=on)
    assert (asked(game), pairs(game)) == ("bombard", [])


@rule("EC-27.5.1", "EC-27.5.10")
def test_others_fight_draco_first_and_then_the_ancients() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor, 1 cruiser", disc=0, ancients=2, tile=1)}
    game = fight(board("descendants-of-draco"), on=on, dice={1: [6] * 40})
    quiet(game, "reputation")
    assert pairs(game) == [("203", "seat 1", "seat 0"), ("203", "seat 1", "ancient")]
    on = {"203": lie(2, -1, 0, "0 interceptor", ancients=2, tile=1)}
    game = fight(board("descendants-of-draco"), on=on)
    assert pairs(game) == []


@rule("EC-27.5.3a")
def test_draco_takes_the_tile_when_somebody_else_destroyed_the_ancients() -> None:
    on = {"204": lie(2, -1, 0, "1 cruiser*2", disc=0, cubes=[3], ancients=1, tile=1)}
    dice = {1: [6] * 2, 6: [1] * 8}
    game = fight(board("descendants-of-draco"), on=on, dice=dice, script={"discovery": "money"})
    quiet(game, "discovery", "upkeep", "act")
    assert game.asks() == [(0, "discovery")]
    do(game, "use")
    assert game.state.storage[0][0] >= 8


# -- initiative, dice, hits ------------------------------------------------------------------------------------------


@rule("EC-17.1", "EC-17.2", "EC-5.3.6")
def test_higher_initiative_acts_first_and_the_defender_at_equal() -> None:
    on = {"305": lie(4, 0, 0, "1 interceptor cruiser, 0 interceptor cruiser", disc=0)}
    game = fight(on=on)
    acted = [(event["side"], event["ship"]) for event in game.events("rolled")]
    assert acted[:4] == [
        ("seat 0", "interceptor"), ("seat 1", "interceptor"), ("seat 0", "cruiser"), ("seat 1", "cruiser")]


@rule("EC-17.3")
def test_a_player_orders_types_of_equal_initiative() -> None:
    parts = {"cruiser": ["", "nuclear-drive", "", "", "", ""]}
    on = {"305": lie(4, 0, 0, "0 interceptor cruiser, 1 interceptor", disc=0)}
    game = fight(board(parts=parts), on=on)
    assert (game.asks(), own(game)) == ([(0, "fire-first")], ["interceptor", "cruiser"])
    do(game, "cruiser")
    assert game.events("rolled")[0]["ship"] == "cruiser"


@rule("EC-17.4", "EC-2.5")
def test_all_ships_of_a_type_roll_together() -> None:
    parts = {"dreadnought": ["", "", "plasma-cannon", "", "fusion-source", "", "", ""]}
    on = {"305": lie(4, 0, 0, "0 dreadnought*2, 1 starbase*4", disc=1)}
    game = fight(board(technologies="plasma-cannon fusion-source", parts=parts), on=on)
    base, heavy = game.events("rolled")[:2]
    assert (base["ship"], len(base["dice"])) == ("starbase", 4)
    assert [die.split()[0] for die in heavy["dice"]] == ["yellow"] * 4 + ["orange"] * 2
    on = {"305": lie(4, 0, 0, "0 interceptor*8, 1 interceptor", disc=0)}
    game = fight(board(parts={"interceptor": ["ion-cannon", "", "", ""]}), on=on)
    assert len(game.events("rolled")[0]["dice"]) == 16


@rule("EC-17.6", "EC-17.7", "EC-29.9", "EC-12.13")
@pytest.mark.parametrize(
    ("computer", "shield", "values"),
    [(2, 1, [5, 6]), (0, 3, [6]), (5, 0, [2, 3, 4, 5, 6]), (0, 0, [6]), (9, 0, [2, 3, 4, 5, 6])],
)
def test_case_32_hitting(computer: int, shield: int, values: list[int]) -> None:
    assert [value for value in range(1, 7) if hits(value, computer, shield)] == values


@rule("EC-17.9", "EC-17.10", "EC-17.8", "EC-17.11")
def test_case_33_hull_and_undivided_damage() -> None:
    red = board(technologies="antimatter-cannon tachyon-source",
                parts={"cruiser": ["", "antimatter-cannon", "", "tachyon-source", "", ""]})
    blue = board(technologies="improved-hull",
                 parts={"dreadnought": ["", "improved-hull", "", "improved-hull", "", "", "", ""]})
    on = {"305": lie(4, 0, 0, "0 cruiser, 1 dreadnought interceptor", disc=0)}
    game = fight(dict(red), dict(blue), on=on, dice={0: [6, 6]})
    assert own(game) == ["interceptor", "dreadnought"]
    do(game, "dreadnought")
    assert hull(game, 1, DREADNOUGHT) == (4,)
    do(game, "dreadnought-4")
    assert game.events("lost")[0]["ship"] == "dreadnought"
    game = fight(dict(red), dict(blue), on=on, dice={0: [1, 6]})
    do(game, "interceptor")
    assert (game.events("lost")[0]["ship"], game.events("hit")[0]["count"]) == ("interceptor", 4)


@rule("EC-17.10")
@pytest.mark.parametrize(("dice", "left"), [([6, 6], 1), ([6, 6, 6], 0)])
def test_hull_h_dies_at_one_more(dice: list[int], left: int) -> None:
    on = {"305": lie(4, 0, 0, "0 interceptor*3, 1 dreadnought", disc=0)}
    game = fight(on=on, dice={0: dice, 1: [6] * 40})
    lost = [event["ship"] for event in game.events("lost")]
    assert ("dreadnought" in lost) == (left == 0)



@rule("EC-17.5", "EC-17.15", "EC-17.14")
def test_each_die_is_assigned_and_may_be_wasted() -> None:
    shielded = {"cruiser": ["", "phase-shield", "", "", "", ""]}
    parts = {"interceptor": ["electron-computer", "", "", ""]}
    on = {"305": lie(4, 0, 0, "0 interceptor*2, 1 interceptor cruiser*2", disc=0)}
    game = fight(board(parts=parts), board(technologies="phase-shield", parts=shielded), on=on, dice={0: [5, 6]})
    assert (asked(game), own(game)) == ("target", ["interceptor", "miss"])
    assert reasons(game, "cruiser") == ["EC-17.7"]
    do(game, "miss")
    assert own(game) == ["interceptor", "cruiser"]
    do(game, "cruiser")
    assert hull(game, 1, CRUISER) == (1,)


@rule("EC-17.5", "EC-17.14")
def test_several_dice_may_go_to_one_ship() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor*2, 1 cruiser*2", disc=0)}
    game = fight(on=on, dice={0: [6, 6]})
    quiet(game, "target", "reputation", "upkeep")
    assert own(game) == ["cruiser-1", "cruiser"]
    do(game, "cruiser-1")
    assert ships(game, "201")[1] == {"cruiser": 1}
    assert hull(game, 1, CRUISER) == ()


@rule("EC-17.12", "EC-13.5")
def test_destroyed_ships_do_not_act_and_can_be_built_again() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor", disc=0)}
    game = fight(on=on, dice={0: [6], 1: [6]})
    quiet(game, "upkeep", "act")
    assert [event["side"] for event in game.events("rolled")] == ["seat 0"]
    assert game.state.reserve[1] == [8, 4, 2, 4]


# -- ancients and the GCDS -------------------------------------------------------------------------------------------


@rule("EC-18.1", "EC-18.3", "EC-18.4", "EC-18.5", "EC-18.6", "EC-18.8")
@pytest.mark.parametrize(
    ("dice", "hit", "lost"),
    [([6, 5, 2, 1], ["interceptor", "dreadnought"], "interceptor"), ([6, 6, 5, 1], ["dreadnought"] * 3, "dreadnought")],
)
def test_case_34_ancients_choose_targets(dice: list[int], hit: list[str], lost: str) -> None:
    on = {"203": lie(2, -1, 0, "0 dreadnought interceptor", ancients=2, tile=1)}
    game = fight(on=on, dice={6: dice})
    assert [event["ship"] for event in game.events("hit")][: len(hit)] == hit
    assert game.events("lost")[0]["ship"] == lost
    assert len(next(event["dice"] for event in game.events("rolled") if event["side"] == "ancient")) == 4


@rule("EC-18.4", "EC-18.5", "EC-18.6", "EC-18.6a")
def test_how_ancients_aim() -> None:
    yellow = [6, 5, 2, 1]
    big, small = (DREADNOUGHT, 0, 3, 0), (INTERCEPTOR, 0, 1, 0)
    assert aim(yellow, 1, [big, small]) == [(INTERCEPTOR, 0, 5), (DREADNOUGHT, 0, 6)]
    assert aim([6, 6, 5, 1], 1, [big, small]) == [(DREADNOUGHT, 0, 5), (DREADNOUGHT, 1, 6), (DREADNOUGHT, 2, 6)]
    # the lower roll takes the ship without a shield, so that the 6 is left for the shielded one
    assert aim([6, 5], 1, [(CRUISER, 1, 2, 0), (STARBASE, 2, 3, 2)]) == [(CRUISER, 1, 5), (STARBASE, 2, 6)]
    # of two cruisers the one that needs fewer dice; what is left goes to the more damaged of equals
    assert aim([6], 1, [(CRUISER, 0, 2, 0), (CRUISER, 1, 2, 0)]) == [(CRUISER, 1, 6)]
    assert aim([6], 1, [(CRUISER, 0, 3, 0), (CRUISER, 1, 3, 0)]) == [(CRUISER, 1, 6)]
    # size: dreadnought, cruiser, starbase, interceptor
    fleet = [(ship, 0, 1, 0) for ship in (INTERCEPTOR, STARBASE, CRUISER, DREADNOUGHT)]
    assert [shot[0] for shot in aim([6] * 4, 1, fleet)] == [DREADNOUGHT, CRUISER, STARBASE, INTERCEPTOR]


@rule("EC-18.2", "EC-18.6", "EC-21.3", "EC-22.3", "EC-22.4", "EC-25.3", "EC-8.17")
def test_case_35_the_defence_of_the_centre() -> None:
    on = {"001": lie(0, 0, 0, "0 cruiser*2", tile=1)}
    battle = {"hex": "001", "order": [0], "pair": [7, 0], "bout": 2, "acted": [5], "kills": [0, 0], "fought": [0],
              "wounds": {"7 interceptor": [6]}}
    script = {("die", 7): [6, 5, 5, 2, *MISSES], ("die", 0): [6, 6, *MISSES], ("reputation", 0): [1, 2, 3, 4],
              "discovery": "science"}
    game = table(on=on, step="fire", passed=[0, 1], heir=1, battle=battle, script=script)
    quiet(game, "engage", "target", "reputation")
    assert ships(game, "001") == {0: {"cruiser": 1}}
    quiet(game, "reputation")
    assert (game.state.gcds, sorted(game.state.hand)) == (False, [1, 2, 3, 4])
    assert [event["count"] for event in game.events("hit") if event["side"] == "gcds"] == [1, 1, 1]
    do(game, "4")
    quiet(game, "claim")
    before = game.result().scores[0]
    do(game, "yes", "use")
    assert (owner(game, "001"), game.state.storage[0][1] >= 8, game.result().scores[0]) == (0, True, before + 4)


@rule("EC-18.7")
def test_ancients_attack_nobody_and_stay() -> None:
    on = {"204": lie(2, -1, 0, disc=0, cubes=[3], ancients=1, tile=1)}
    game = fight(board("descendants-of-draco"), on=on)
    quiet(game, "act")
    assert (owner(game, "204"), cubes(game, "204"), game.state.ancients[SECTOR_BY_NAME["204"]]) == (0, [3], 1)


@rule("EC-18.10", "EC-22.6")
def test_damage_on_ancients_is_removed() -> None:
    on = {"204": lie(2, -1, 0, "0 interceptor", ancients=1, tile=1)}
    game = fight(on=on, dice={0: [6], 6: [1, 1, 6, 6]})
    quiet(game, "act")
    assert (game.state.ancients[SECTOR_BY_NAME["204"]], game.state.wounds) == (1, {})


# -- missiles, retreat, stalemate ------------------------------------------------------------------------------------

IVAN = {"interceptor": ["plasma-missile", "", "", ""],
        "cruiser": ["", "ion-cannon", "", "fusion-source", "positron-computer", ""]}
VIKTOR = {"interceptor": ["plasma-missile", "", "", "fusion-drive"],
          "cruiser": ["improved-hull", "plasma-missile", "plasma-cannon", "fusion-source", "gauss-shield",
                      "fusion-drive"]}


@rule("EC-17.1", "EC-17.2", "EC-17.4", "EC-17.5", "EC-17.6", "EC-17.7", "EC-17.8", "EC-17.9", "EC-17.10", "EC-17.11",
      "EC-17.12", "EC-17.13", "EC-19.1", "EC-19.2", "EC-19.3", "EC-19.4", "EC-19.5", "EC-19.6", "EC-20.1", "EC-20.2",
      "EC-20.3", "EC-20.4", "EC-20.7", "EC-21.2", "EC-21.3", "EC-21.4", "EC-21.5", "EC-22.1", "EC-22.2", "EC-29.2",
      "EC-19.18")
def test_case_31_a_whole_battle() -> None:
    on = {
        "230": lie(0, 2, 0, "0 interceptor*3 cruiser, 1 interceptor*3 cruiser", disc=0, cubes=[1]),
        "224": lie(0, -2, 3, disc=1, cubes=[1, 2, 3]),
        "201": lie(1, 1, 1, disc=1),
    }
    script = {
        ("die", 1, 1): [6, 6, 5, 4, 3, 2, 3, 2, 6, 6, 6], ("die", 0, 1): [6, 6], ("die", 0, 0): [6, 3, 2, 1, 2],
        ("reputation", 0): [1, 2, 3], ("reputation", 1): [1, 1, 2, 3, 4],
    }
    game = table(
        board("mechanema", "plasma-missile fusion-source", parts=IVAN),
        board("hydran-progress", "plasma-missile fusion-source fusion-drive plasma-cannon gauss-shield improved-hull",
              parts=VIKTOR),
        on=on, passed=[1], heir=1, script=script,
    )
    s = game.state
    assert [s.designs[0][ship].initiative for ship in (INTERCEPTOR, CRUISER)] == [3, 3]
    assert [s.designs[1][ship].initiative for ship in (INTERCEPTOR, CRUISER)] == [4, 3]
    do(game, "pass")
    # missiles: two sixes destroy two interceptors; the 5 and the others hit nothing
    do(game, "interceptor", "interceptor")
    assert ships(game, "230")[0] == {"interceptor": 1, "cruiser": 1}
    do(game, "interceptor", "cruiser")
    assert ships(game, "230")[1] == {"interceptor": 2, "cruiser": 1}
    assert hull(game, 1, CRUISER) == (2,)
    # round 1
    assert game.asks() == [(1, "engage")]
    do(game, "retreat-201")
    assert (game.asks(), own(game)) == ([(0, "fire-first")], ["interceptor", "cruiser"])
    do(game, "interceptor", "interceptor")
    assert ships(game, "230")[1] == {"interceptor": 1, "cruiser": 1}
    assert hits(4, 2, 0)
    assert not hits(4, 2, 1)
    # the cruiser of seat 1 attacks rather than retreats
    assert game.asks() == [(1, "engage")]
    do(game, "attack", "interceptor")
    assert ships(game, "230")[0] == {"cruiser": 1}
    # round 2: the interceptor leaves, the cruisers shoot
    do(game, "attack")
    assert ships(game, "201") == {1: {"interceptor": 1}}
    assert ships(game, "230") == {1: {"cruiser": 1}}
    # reputation: the defender first
    assert (game.asks(), sorted(s.hand)) == ([(0, "reputation")], [1, 2, 3])
    do(game, "3")
    assert (game.asks(), sorted(s.hand)) == ([(1, "reputation")], [1, 1, 2, 3, 4])
    do(game, "4")
    assert (s.reputation[0], s.reputation[1]) == ((3,), (4,))
    do(game, "dice")
    assert (s.graves[0], owner(game, "230")) == ([1, 0, 0], NONE)
    do(game, "yes")
    assert (owner(game, "230"), s.wounds) == (1, {})


@rule("EC-19.3", "EC-19.2")
def test_missiles_fire_once_a_battle_and_in_each_battle() -> None:
    parts = {"interceptor": ["plasma-missile", "", "", ""]}
    on = {"211": lie(-2, 1, 0, "0 interceptor, 1 interceptor, 2 interceptor")}
    game = fight(board(), board(), board(technologies="plasma-missile", parts=parts), on=on, seats=3,
                 dice={2: [6, 1, 6, 1]})
    quiet(game, "reputation")
    missiles = [event for event in game.events("rolled") if any("orange" in die for die in event["dice"])]
    assert [len(event["dice"]) for event in missiles] == [2, 2]
    assert ships(game, "211") == {2: {"interceptor": 1}}


@rule("EC-19.7", "EC-19.8", "EC-19.9")
def test_case_36_where_to_retreat() -> None:
    # A = 201 with full wormholes to 221 (green disc), 106 (green ship), 305 (empty) in directions 1, 3, 5
    on = {
        "201": lie(-1, -1, 0, "0 interceptor, 1 interceptor"),
        "106": lie(-1, 0, 0, "0 cruiser"),
        "305": lie(-2, -1, 0),
    }
    game = fight(on=on)
    assert own(game) == ["attack", "retreat-221"]
    assert reasons(game, "retreat-106") == ["EC-19.7"]
    on["221"] = lie(0, -2, 3, "", disc=0, cubes=[1, 3, 5])
    on["106"] = lie(-1, 0, 0, "1 interceptor", disc=0)
    game = fight(on=on)
    assert reasons(game, "retreat-106", "retreat-221") == ["EC-19.7", None]


@rule("EC-19.9")
def test_case_36_without_such_a_hex_nobody_is_asked() -> None:
    on = {"305": lie(4, 0, 0, "0 interceptor, 1 interceptor")}
    game = fight(on=on, dice={0: [6]})
    assert asked(game) not in ("engage",)


@rule("EC-19.8")
def test_the_generator_helps_in_retreat() -> None:
    on = {"202": lie(1, -2, 2, "0 interceptor, 1 interceptor")}
    assert asked(fight(on=on, dice={0: [6]})) != "engage"
    assert own(fight(board(technologies="wormhole-generator"), on=on)) == ["attack", "retreat-221"]


@rule("EC-19.5", "EC-19.6", "EC-19.14", "EC-19.4", "EC-19.15", "EC-16.13", "EC-21.7", "EC-21.8")
def test_all_ships_of_a_type_retreat_in_two_steps() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor*2, 1 interceptor*3")}
    game = fight(on=on)
    do(game, "retreat-221")
    kinds = [event["event"] for event in game.events() if event["event"] in ("retreating", "rolled", "retreated")]
    assert kinds == ["retreating", "rolled", "retreated"]
    assert (ships(game, "221"), ships(game, "201")) == ({0: {"interceptor": 2}}, {1: {"interceptor": 3}})
    assert game.asks() == [(1, "reputation")]
    quiet(game, "act")
    assert game.state.reputation[0] == ()


@rule("EC-19.10")
def test_starbases_do_not_retreat() -> None:
    on = {"201": lie(-1, -1, 0, "0 starbase, 1 interceptor", disc=0)}
    game = fight(on=on, dice={0: [6]})
    assert asked(game) != "engage"


@rule("EC-19.11")
def test_nobody_retreats_in_the_missile_step() -> None:
    parts = {"interceptor": ["plasma-missile", "", "", ""]}
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor")}
    game = fight(board(technologies="plasma-missile", parts=parts), on=on)
    assert asked(game) == "engage"
    assert len(game.events("rolled")) == 1


@rule("EC-19.12")
def test_a_type_without_cannons_may_do_nothing_or_retreat() -> None:
    parts = {"interceptor": ["", "hull", "", ""]}
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor")}
    game = fight(board(parts=parts), on=on)
    assert own(game) == ["attack", "retreat-221"]
    do(game, "attack")
    assert {event["side"] for event in game.events("rolled")} == {"seat 1"}


@rule("EC-19.13")
def test_a_retreat_begun_earlier_is_completed_though_the_enemy_is_gone() -> None:
    """Round 1: the cruisers begin to retreat. Round 2: the interceptor destroys the enemy before they act."""
    on = {"201": lie(-1, -1, 0, "0 interceptor cruiser, 1 interceptor")}
    game = fight(on=on, dice={0: [1, 6]})
    do(game, "attack", "retreat-221", "attack")
    quiet(game, "reputation", "claim")
    assert ships(game, "201") == {0: {"interceptor": 1}}
    assert ships(game, "221") == {0: {"cruiser": 1}}


@rule("EC-19.13a", "EC-21.8")
def test_a_retreat_begun_in_the_last_round_is_not_carried_out() -> None:
    """The interceptors begin to retreat, and in the same round the cruiser destroys the last enemy."""
    on = {"201": lie(-1, -1, 0, "0 interceptor cruiser, 1 interceptor")}
    game = fight(on=on, dice={0: [6]})
    do(game, "retreat-221", "attack")
    assert ships(game, "201") == {0: {"interceptor": 1, "cruiser": 1}}
    assert game.asks() == [(0, "reputation")]


MISSILES_ONLY = {"interceptor": ["plasma-missile", "hull", "", ""]}


@rule("EC-19.16", "EC-19.17", "EC-19.19", "EC-21.7", "EC-21.8")
def test_case_37_stalemate() -> None:
    boards = [board(technologies="plasma-missile", parts=MISSILES_ONLY) for _ in range(2)]
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor", disc=0), "106": lie(-1, 0, 0, disc=1)}
    game = fight(*boards, on=on, script={("reputation", 0): [2], ("reputation", 1): [3]})
    assert ships(game, "106") == {1: {"interceptor": 1}}
    assert (game.asks(), game.state.hand) == ([(0, "reputation")], (2,))
    do(game, "2")
    assert asked(game) != "reputation"
    del on["106"]
    boards = [board(technologies="plasma-missile", parts=MISSILES_ONLY) for _ in range(2)]
    game = fight(*boards, on=on, script={("reputation", 0): [2], ("reputation", 1): [3]})
    assert ships(game, "201") == {0: {"interceptor": 1}}
    assert (game.asks(), game.state.hand) == ([(0, "reputation")], (2,))
    do(game, "2")
    assert (game.asks(), game.state.hand) == ([(1, "reputation")], (3,))


@rule("EC-19.16")
def test_in_a_stalemate_the_attacker_chooses_where_to_go() -> None:
    boards = [board(technologies="plasma-missile", parts=MISSILES_ONLY) for _ in range(2)]
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor", disc=0), "106": lie(-1, 0, 0, disc=1),
          "305": lie(-2, -1, 1, disc=1)}
    game = fight(*boards, on=on)
    assert (game.asks(), sorted(own(game))) == ([(1, "flee")], ["106", "305"])
    do(game, "305")
    assert ships(game, "305") == {1: {"interceptor": 1}}
