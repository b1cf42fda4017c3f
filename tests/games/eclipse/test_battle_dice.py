"""Initiative, dice, hits and damage (section 17); how ancients and the GCDS aim (section 18)."""

from __future__ import annotations

import pytest

from orrery.core import BadPosition
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.combat.guards import Shot, Target, aim
from orrery.games.eclipse.combat.hitting import hits, needed
from orrery.games.eclipse.odds.fleet import printed, read_fleet
from orrery.games.eclipse.ships import CRUISER, DREADNOUGHT, INTERCEPTOR, STARBASE
from orrery.testing import rule
from tests.games.eclipse.fights import MISSES, drawn, fight, hull, lost, volleys
from tests.games.eclipse.tables import asked, board, cubes, do, lie, own, owner, quiet, reasons, ships, table

# -- initiative, dice, hits ------------------------------------------------------------------------------------------


@rule("EC-17.1", "EC-17.2", "EC-5.3.6")
def test_higher_initiative_acts_first_and_the_defender_at_equal() -> None:
    on = {"305": lie(4, 0, 0, "1 interceptor cruiser, 0 interceptor cruiser", disc=0)}
    game = fight(on=on)
    acted = [(event["side"], event["ship"]) for event in game.events("rolled")]
    assert acted[:4] == [
        ("seat 0", "interceptor"), ("seat 1", "interceptor"), ("seat 0", "cruiser"), ("seat 1", "cruiser")]


@rule("EC-17.1")
def test_a_larger_type_with_more_initiative_acts_before_a_smaller_one_of_its_side() -> None:
    """Cruiser 5 with two fusion drives, starbase of the enemy 4, interceptor 3, dreadnought 1."""
    parts = {"cruiser": ["", "fusion-drive", "", "fusion-source", "", "fusion-drive"]}
    on = {"305": lie(4, 0, 0, "0 interceptor cruiser dreadnought, 1 starbase", disc=0)}
    game = fight(board(technologies="fusion-drive fusion-source", parts=parts), on=on)
    assert volleys(game)[:4] == [
        ("seat 0", "cruiser"), ("seat 1", "starbase"), ("seat 0", "interceptor"), ("seat 0", "dreadnought")]


@rule("EC-17.3")
def test_a_player_orders_types_of_equal_initiative() -> None:
    parts = {"cruiser": ["", "nuclear-drive", "", "", "", ""]}
    on = {"305": lie(4, 0, 0, "0 interceptor cruiser, 1 interceptor", disc=0)}
    game = fight(board(parts=parts), on=on)
    assert (game.asks(), own(game)) == ([(0, "fire-first")], ["interceptor", "cruiser"])
    do(game, "cruiser")
    assert game.events("rolled")[0]["ship"] == "cruiser"


@rule("EC-17.3")
@pytest.mark.parametrize("disc", [0, 1])
def test_attacker_and_defender_alike_order_their_types_of_equal_initiative(disc: int) -> None:
    parts = {"cruiser": ["", "nuclear-drive", "", "", "", ""]}
    on = {"305": lie(4, 0, 0, "0 dreadnought, 1 interceptor cruiser", disc=disc)}
    game = fight(board(), board(parts=parts), on=on)
    assert (game.asks(), own(game)) == ([(1, "fire-first")], ["interceptor", "cruiser"])
    do(game, "cruiser")
    assert volleys(game)[0] == ("seat 1", "cruiser")


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


@rule("EC-17.4", "EC-17.5")
def test_dice_are_assigned_by_damage_and_then_from_the_lowest() -> None:
    """A dreadnought rolls two yellow dice, 6 and 5, and an orange one, 6: the orange one is assigned first."""
    parts = {"dreadnought": ["", "", "plasma-cannon", "", "fusion-source", "", "", ""]}
    on = {"305": lie(4, 0, 0, "0 dreadnought, 1 dreadnought starbase*2", disc=0)}
    game = fight(board(technologies="plasma-cannon fusion-source", parts=parts), on=on,
                 script={("die", 0, 0): [6, 5], ("die", 0, 1): [6]})
    assert (game.asks(), game.state.dice) == ([(0, "target")], (1 << 3 | 6, 5, 6))


@rule("EC-17.6", "EC-17.7", "EC-29.9", "EC-12.13")
@pytest.mark.parametrize(
    ("computer", "shield", "values"),
    [(2, 1, [5, 6]), (0, 3, [6]), (5, 0, [2, 3, 4, 5, 6]), (0, 0, [6]), (9, 0, [2, 3, 4, 5, 6]), (1, 0, [5, 6]),
     (1, 1, [6]), (3, 2, [5, 6]), (3, 0, [3, 4, 5, 6]), (2, 5, [6]), (6, 2, [2, 3, 4, 5, 6]), (6, 3, [3, 4, 5, 6])],
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


@rule("EC-17.9")
def test_one_die_destroys_one_ship_whatever_is_left_of_its_damage() -> None:
    """A plasma die of 2 at interceptors of hull 0: one of the two falls, and the other is not touched."""
    on = {"201": lie(-1, -1, 0, "0 cruiser, 1 interceptor*2", disc=0)}
    game = fight(board(technologies="plasma-cannon", parts={"cruiser": ["", "", "plasma-cannon", "", "", ""]}), on=on,
                 dice={0: [6]})
    do(game, "attack")
    assert (lost(game), len(game.events("hit"))) == ([("seat 1", "interceptor")], 1)
    assert ships(game, "201")[1] == {"interceptor": 1}


@rule("EC-17.10")
@pytest.mark.parametrize(("dice", "left"), [([6, 6], 1), ([6, 6, 6], 0)])
def test_hull_h_dies_at_one_more(dice: list[int], left: int) -> None:
    on = {"305": lie(4, 0, 0, "0 interceptor*3, 1 dreadnought", disc=0)}
    game = fight(on=on, dice={0: dice, 1: [6] * 40})
    assert (("seat 1", "dreadnought") in lost(game)) == (left == 0)


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


@rule("EC-17.15")
def test_a_die_of_a_missile_may_be_wasted() -> None:
    """With a computer of 1 a 5 hits the interceptor and not the cruiser behind a phase shield; it may be lost there."""
    one = board(technologies="plasma-missile", parts={"interceptor": ["plasma-missile", "electron-computer", "", ""]})
    other = board(technologies="phase-shield", parts={"cruiser": ["", "phase-shield", "", "", "", ""]})
    on = {"305": lie(4, 0, 0, "0 interceptor, 1 interceptor cruiser", disc=0)}
    game = fight(one, other, on=on, dice={0: [5, 5], 1: [6]})
    assert (game.state.bout, own(game)) == (0, ["interceptor", "miss"])
    do(game, "miss", "miss")
    assert (lost(game), ships(game, "305")) == ([("seat 0", "interceptor")], {1: {"interceptor": 1, "cruiser": 1}})


@rule("EC-17.5", "EC-17.14")
def test_several_dice_may_go_to_one_ship() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor*2, 1 cruiser*2", disc=0)}
    game = fight(on=on, dice={0: [6, 6]})
    quiet(game, "target", "reputation", "upkeep")
    assert own(game) == ["cruiser-1", "cruiser"]
    do(game, "cruiser-1")
    assert ships(game, "201")[1] == {"cruiser": 1}
    assert hull(game, 1, CRUISER) == ()


@rule("EC-17.12")
def test_a_type_that_is_destroyed_before_its_turn_is_not_asked() -> None:
    """Seat 0 destroys the interceptor first: of seat 1 only the cruiser chooses between attack and retreat."""
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor cruiser", disc=0), "106": lie(-1, 0, 0, disc=1)}
    game = fight(on=on, dice={0: [6]})
    do(game, "attack", "interceptor")
    assert (game.asks(), game.decision(1).about) == ([(1, "engage")], (CRUISER,))


@rule("EC-17.12", "EC-13.5")
def test_destroyed_ships_do_not_act_and_can_be_built_again() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor", disc=0)}
    game = fight(on=on, dice={0: [6], 1: [6]})
    quiet(game, "upkeep", "act")
    assert [event["side"] for event in game.events("rolled")] == ["seat 0"]
    assert game.state.reserve[1] == [8, 4, 2, 4]


# -- damage ----------------------------------------------------------------------------------------------------------


ORANGE = {"cruiser": ["", "plasma-cannon", "plasma-cannon", "fusion-source", "", ""]}


@rule("EC-17.8", "EC-17.9", "EC-17.10", "EC-17.11")
@pytest.mark.parametrize(("target", "dice", "marked", "gone"), [
    ("interceptor", [6, 1], (), 1),  # 2 points on hull 0: one is lost
    ("cruiser", [6, 1], (), 1),  # hull 1
    ("dreadnought", [6, 1], (2,), 0),  # hull 2 stands at 2
    ("dreadnought", [6, 6], (), 1),  # and falls at 4, more than it takes
])
def test_plasma_against_hull(target: str, dice: list[int], marked: tuple[int, ...], gone: int) -> None:
    red = board(technologies="plasma-cannon fusion-source", parts=ORANGE)
    game = fight(red, on={"201": lie(-1, -1, 0, f"0 cruiser, 1 {target}", disc=0)}, dice={0: dice})
    do(game, "attack")  # quicker or slower, the cruiser has acted once when it is asked again or has won
    kind = [INTERCEPTOR, CRUISER, DREADNOUGHT][["interceptor", "cruiser", "dreadnought"].index(target)]
    assert (hull(game, 1, kind), lost(game)) == (marked, [("seat 1", target)] * gone)


@rule("EC-17.5", "EC-17.14", "EC-17.11")
def test_damage_is_counted_ship_by_ship() -> None:
    """Two hits, one on each of two cruisers; a third one finishes the one it is given to."""
    on = {"201": lie(-1, -1, 0, "0 interceptor*3, 1 cruiser*2", disc=0)}
    game = fight(on=on, dice={0: [1, 6, 6]})
    do(game, "attack", "cruiser")
    assert (hull(game, 1, CRUISER), ships(game, "201")[1]) == ((1, 1), {"cruiser": 2})
    game = fight(on=on, dice={0: [6, 6, 6]})
    do(game, "attack", "cruiser")
    assert (hull(game, 1, CRUISER), ships(game, "201")[1]) == ((1,), {"cruiser": 1})


@rule("EC-17.11", "EC-17.14")
def test_the_most_damaged_ship_comes_first() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor*3, 1 dreadnought*2", disc=0)}
    game = fight(on=on, dice={0: [6, 6, 6]})
    do(game, "attack", "dreadnought-1")
    assert own(game) == ["dreadnought-2", "dreadnought"]
    do(game, "dreadnought")
    assert hull(game, 1, DREADNOUGHT) == (2, 1)


@rule("EC-17.14", "EC-17.5")
def test_each_ship_of_a_type_may_be_chosen_by_its_own_damage() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor*4, 1 dreadnought*2", disc=0)}
    game = fight(on=on, dice={0: [6, 6, 6, 6]})
    do(game, "attack", "dreadnought-1", "dreadnought")
    assert own(game) == ["dreadnought-2", "dreadnought-1"]
    do(game, "dreadnought-1")
    assert (hull(game, 1, DREADNOUGHT), lost(game)) == ((2, 2), [])


@rule("EC-17.4")
def test_dice_have_six_sides() -> None:
    on = {"305": lie(4, 0, 0, "0 interceptor, 1 interceptor", disc=0)}
    assert fight(on=on, dice={0: [6]}).events("rolled")[0]["dice"] == ["yellow 6"]
    with pytest.raises(BadPosition, match=r"7 for 'die' .* expected one of \[1, 2, 3, 4, 5, 6\]"):
        fight(on=on, dice={0: [7]})


@rule("EC-17.15", "EC-17.12", "EC-17.9")
def test_dice_left_over_when_the_last_target_is_gone_are_lost() -> None:
    on = {"305": lie(4, 0, 0, "0 interceptor*4, 1 interceptor", disc=0)}
    game = fight(on=on, dice={0: [6, 6, 6, 6]})
    assert ([event["count"] for event in game.events("hit")], lost(game)) == ([1], [("seat 1", "interceptor")])
    assert volleys(game) == [("seat 0", "interceptor")]


@rule("EC-17.3", "EC-19.2")
def test_types_of_equal_initiative_are_ordered_in_the_missile_step_too() -> None:
    parts = {"interceptor": ["plasma-missile", "", "", ""],
             "cruiser": ["", "nuclear-drive", "plasma-missile", "", "", ""]}
    on = {"305": lie(4, 0, 0, "0 interceptor cruiser, 1 cruiser*2", disc=0)}
    game = fight(board(technologies="plasma-missile", parts=parts), on=on)
    assert (game.asks(), own(game), game.state.bout) == ([(0, "fire-first")], ["interceptor", "cruiser"], 0)
    do(game, "cruiser")
    assert volleys(game)[:2] == [("seat 0", "cruiser"), ("seat 0", "interceptor")]


# -- ancients and the GCDS -------------------------------------------------------------------------------------------


@rule("EC-18.1", "EC-18.3", "EC-18.4", "EC-18.5", "EC-18.8")
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


N, C, D, S = INTERCEPTOR, CRUISER, DREADNOUGHT, STARBASE


@rule("EC-18.4", "EC-18.5", "EC-18.6", "EC-18.6a")
@pytest.mark.parametrize(("dice", "targets", "shots"), [
    # a 4 with a computer of 1 and a natural 1 hit nothing
    ([4, 1], [(N, 0, 1, 0)], []),
    # three hits at two cruisers: one is destroyed with two of them, the other is damaged
    ([6, 6, 5], [(C, 0, 2, 0), (C, 0, 2, 0)], [(C, 0, 5), (C, 1, 6), (C, 0, 6)]),
    # of two cruisers the damaged one needs one die, which leaves two for the other; the interceptor is spared
    ([5, 5, 6], [(C, 0, 2, 0), (C, 1, 2, 0), (N, 0, 1, 0)], [(C, 1, 5), (C, 0, 5), (C, 1, 6)]),
    # the largest that can be destroyed, though two interceptors could be instead
    ([5, 5], [(N, 0, 1, 0), (N, 0, 1, 0), (D, 1, 3, 0)], [(D, 1, 5), (D, 2, 5)]),
    # one die: the dreadnought would survive it, so the damaged cruiser goes
    ([5], [(D, 0, 3, 0), (C, 1, 2, 0)], [(C, 1, 5)]),
    # a shield of 2 leaves only the 6 for the dreadnought; the 5 destroys the interceptor
    ([5, 6], [(N, 0, 1, 0), (D, 2, 3, 2)], [(D, 2, 6), (N, 0, 5)]),
    # nothing to be done about the dreadnought: the interceptor gets the lower hit, the dreadnought the 6 that is left
    ([5, 6], [(N, 0, 1, 0), (D, 0, 3, 2)], [(N, 0, 5), (D, 0, 6)]),
    # nothing can be destroyed: all on the largest, the more damaged first
    ([5, 6], [(D, 0, 5, 0), (D, 1, 5, 0), (C, 0, 4, 0)], [(D, 1, 5), (D, 2, 6)]),
    # what cannot hit the largest damages the next one
    ([5, 5], [(D, 0, 5, 1), (S, 0, 5, 0)], [(S, 0, 5), (S, 1, 5)]),
    # nothing can be destroyed: a dreadnought without damage comes before a damaged cruiser
    ([5], [(C, 1, 3, 0), (D, 0, 5, 0)], [(D, 0, 5)]),
    # four hits: a cruiser, then a starbase of hull 0, then what is left on the dreadnought
    ([6, 6, 6, 6], [(D, 0, 9, 0), (S, 0, 1, 0), (C, 0, 2, 0)], [(C, 0, 6), (C, 1, 6), (S, 0, 6), (D, 0, 6)]),
])
def test_where_the_dice_of_ancients_go(dice: list[int], targets: list[Target], shots: list[Shot]) -> None:
    """Ships are given by type, damage, damage that destroys them and shield; shots by type, damage and die."""
    assert aim(dice, 1, targets) == shots


@rule("EC-18.4", "EC-19.4")
def test_after_the_guards_have_fired_no_dice_are_left() -> None:
    on = {"203": lie(-1, -1, 0, "0 cruiser", ancients=2, tile=1)}
    game = fight(on=on, dice={6: [6, 1, 1, 1]})
    assert (game.asks(), game.state.dice, hull(game, 0, CRUISER)) == ([(0, "engage")], (), (1,))


@rule("EC-18.4", "EC-18.6", "EC-16.11", "EC-17.15")
@pytest.mark.parametrize("seat", [0, 1])
def test_guards_see_the_damage_of_earlier_battles(seat: int) -> None:
    """The damaged cruiser takes one hit, the interceptor another; the third has no target left."""
    on = {"203": lie(2, -1, 0, f"{seat} interceptor cruiser", ancients=2, tile=1)}
    battle = {"hex": "203", "order": [seat], "pair": [6, seat], "bout": 1, "fought": [seat],
              "wounds": {f"{seat} cruiser": [1]}}
    game = table(on=on, step="fire", passed=[0, 1], heir=1, battle=battle,
                 script={("die", 6): [6, 6, 6, 1], ("die", seat): [1] * 9})
    assert (lost(game), len(game.events("hit"))) == ([(f"seat {seat}", "cruiser"), (f"seat {seat}", "interceptor")], 2)


@rule("EC-18.8", "EC-17.10")
def test_an_ancient_less_rolls_two_dice_less() -> None:
    """Two hits destroy one ancient before it acts: the other rolls alone."""
    on = {"203": lie(2, -1, 0, "0 interceptor*2", ancients=2, tile=1)}
    game = fight(on=on, dice={0: [6, 6]})
    do(game, "ancient-1")
    rolled = next(event for event in game.events("rolled") if event["side"] == "ancient")
    assert (len(rolled["dice"]), game.state.ancients[SECTOR_BY_NAME["203"]]) == (2, 1)


@rule("EC-18.2", "EC-18.10", "EC-22.6", "EC-21.3")
def test_the_gcds_stands_at_seven_damage_and_is_whole_again_after_the_phase() -> None:
    """Seven hits of the cruisers and dreadnoughts, then the GCDS destroys them one after the other."""
    on = {"001": lie(0, 0, 0, "0 interceptor*8", tile=1)}
    game = fight(on=on, dice={0: [6] * 7 + [1] * 40, 7: [6] * 8})
    quiet(game, "upkeep", "act")
    assert (game.state.gcds, ships(game, "001"), game.state.wounds, drawn(game)) == (True, {}, {}, {0: 1})
    game = fight(on=on, dice={0: [6] * 8})
    assert (game.state.gcds, drawn(game)) == (False, {0: 4})


@rule("EC-18.2", "EC-18.6", "EC-21.3", "EC-22.4", "EC-8.17")
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


# -- what the events tell --------------------------------------------------------------------------------------------


def test_events_tell_who_fights_with_what_and_what_each_die_needs_and_does() -> None:
    """A cruiser (computer 1) and a sound interceptor against an ancient (initiative 2, computer 1, hull 1)."""
    on = {"305": lie(4, 0, 0, "0 interceptor cruiser", ancients=1)}
    game = fight(on=on, dice={0: [6, 5]})
    (battle,) = game.events("battle")
    sides = [told.split(": ") for told in battle["fleets"]]
    assert [side for side, _ in sides] == ["seat 0", "ancient"]
    fleets = [read_fleet(text) for _, text in sides]
    assert [[(one.ship, one.size) for one in fleet] for fleet in fleets] == [
        [("interceptor", 1), ("cruiser", 1)], [("ancient", 1)]]
    assert fleets[1][0] == printed("ancient")
    first = game.events("rolled")[0]
    assert (first["ship"], first["enemy"], first["bout"], first["computer"]) == ("interceptor", "ancient", 1, 0)
    assert first["needs"] == ["ancient 6 0"]
    hit = game.events("hit")[0]
    assert (hit["die"], hit["damage"], hit["hull"]) == ("yellow 6", 1, 2)
    cruiser = next(one for one in game.events("rolled") if one["ship"] == "cruiser")
    assert (cruiser["initiative"], cruiser["computer"], cruiser["needs"]) == (2, 1, ["ancient 5 0"])


@pytest.mark.parametrize("computer", range(4))
@pytest.mark.parametrize("shield", range(4))
def test_the_number_needed_is_the_least_that_hits(computer: int, shield: int) -> None:
    need = needed(computer, shield)
    assert [hits(value, computer, shield) for value in range(1, 7)] == [value >= need for value in range(1, 7)]
