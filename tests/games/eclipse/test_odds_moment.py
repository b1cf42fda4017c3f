"""Battle odds from the middle of a battle: who has acted, who is leaving, dice that lie on the table."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from orrery.core import SPECTATOR
from orrery.games.eclipse.odds import Battles
from orrery.games.eclipse.odds.battles import of
from orrery.games.eclipse.odds.chain import Odds, exact_odds, sampled_odds
from orrery.games.eclipse.odds.fleet import NEVER, read_side
from orrery.games.eclipse.odds.moment import ATTACKER, DEFENDER, START, Moment
from orrery.games.eclipse.odds.sector import battle_at
from orrery.lab.odds import compare
from orrery.testing import Table, rule
from tests.games.eclipse.tables import asked, board, do, lie, own, table

ONE, OTHER = (DEFENDER, 0), (ATTACKER, 0)


def odds(attacker: str, defender: str, moment: Moment, retreat: int = NEVER) -> Odds:
    return exact_odds((read_side(defender), read_side(attacker, retreat=retreat)), moment)


def near(value: float, fraction: Fraction) -> bool:
    return abs(value - float(fraction)) < 1e-11


# -- counted by hand -------------------------------------------------------------------------------------------------


@rule("EC-17.1", "EC-17.2")
def test_who_has_acted_waits_for_the_next_round() -> None:
    """The defender has missed: now the attacker is the one who shoots first, and wins 6 of 11 battles."""
    found = odds("interceptor", "interceptor", Moment(1, frozenset([ONE])))
    assert near(found.holds[1], Fraction(6, 11))
    assert min(found.meetings[0].rounds) == 1
    assert near(odds("interceptor", "interceptor", Moment(4)).holds[0], Fraction(6, 11))


@pytest.mark.parametrize(("value", "wins"), [(6, Fraction(1)), (5, Fraction(5, 11))])
def test_dice_on_the_table_are_assigned_first(value: int, wins: Fraction) -> None:
    moment = Moment(3, frozenset([ONE]), firing=ONE, dice=((0, value),))
    found = odds("interceptor", "interceptor", moment)
    assert near(found.holds[0], wins)
    if value == 6:
        assert found.meetings[0].rounds == {3: 1.0}
        sides = (read_side("interceptor"), read_side("interceptor"))
        assert sampled_odds(sides, 20, moment=moment).holds == (1, 0)


def test_dice_of_several_colours_and_numbers() -> None:
    """A red 5 hits the unshielded interceptor alone, the yellow 6 the shielded cruiser of hull 1: it stays with 1
    damage, which the first hit of the next rounds makes fatal."""
    moment = Moment(1, frozenset([OTHER]), firing=OTHER, dice=((2, 5), (0, 6)))
    sides = (read_side("interceptor.y0,cruiser.y0.s1.h1"), read_side("dreadnought.c1.y1"))
    found = exact_odds(sides, moment)
    assert found.left[0] == {(0, 0): pytest.approx(1)}
    assert near(found.meetings[0].rounds[2], Fraction(1, 6))


@rule("EC-19.6", "EC-19.13", "EC-19.13a")
def test_who_has_begun_to_retreat_leaves_at_the_next_turn() -> None:
    going = frozenset([OTHER])
    # begun in the last round: the defender, first among equals, shoots once more
    assert near(odds("interceptor", "interceptor", Moment(2, leaving=going)).away[1], Fraction(5, 6))
    assert near(odds("interceptor.i4", "interceptor", Moment(2, leaving=going)).away[1], Fraction(1))
    # begun in this round, before the defender's turn
    assert near(odds("interceptor.i4", "interceptor", Moment(1, going, going)).away[1], Fraction(5, 6))
    # the enemy is destroyed: who began earlier still leaves, who began in this round stays
    cruiser = frozenset([(ATTACKER, 1)])
    sides = (read_side("interceptor.i0"), read_side("interceptor.i9,cruiser.i1"))
    shot = Moment(2, frozenset([OTHER]), cruiser, OTHER, ((0, 6),))
    assert exact_odds(sides, shot).kept[1] == {1: 1.0}
    assert exact_odds(sides, shot._replace(acted=cruiser | shot.acted)).kept[1] == {2: 1.0}


@rule("EC-19.2", "EC-19.17")
def test_missiles_that_have_been_fired_do_not_fire_again() -> None:
    """Two dice a side and no cannons: after the defender's missiles only the attacker's are left, then none."""
    fleet = "interceptor.y0.m2"
    assert near(odds(fleet, fleet, Moment(0, frozenset([ONE]))).holds[1], Fraction(11, 36))
    assert near(odds(fleet, fleet, Moment(0, frozenset([ONE]))).away[1], Fraction(25, 36))
    assert near(odds(fleet, fleet, Moment(1)).away[1], Fraction(1))


@rule("EC-19.17")
def test_a_stalemate_is_looked_for_at_the_beginning_of_a_round_only() -> None:
    """The attacker's unarmed cruiser has begun to retreat in this round, when his armed ship was still there: he is on
    his way out and is not driven off. Once the round is over the others are, by the next one."""
    moment = Moment(2, frozenset([(ATTACKER, 1)]), frozenset([(ATTACKER, 1)]))
    sides = (read_side("interceptor.y0"), read_side("interceptor.y0,cruiser.y0"))
    assert exact_odds(sides, moment).meetings[0].rounds == {4: pytest.approx(1)}


def test_a_fleet_that_is_to_retreat_begins_at_its_next_turn() -> None:
    """It was to fight no round, and the third has come: it turns in this round and leaves in the next."""
    assert near(odds("interceptor.i4", "interceptor", Moment(3), retreat=0).away[1], Fraction(5, 6))
    late = odds("interceptor.i4", "interceptor", Moment(3, frozenset([OTHER])), retreat=0)
    assert near(late.away[1], Fraction(25, 36))


MOMENTS = {
    "missiles": Moment(0, frozenset([(ATTACKER, 0)])),
    "a round half over": Moment(1, frozenset([(DEFENDER, 0), (ATTACKER, 0)])),
    "dice on the table": Moment(2, frozenset([(ATTACKER, 0)]), firing=(ATTACKER, 0), dice=((1, 3), (1, 6), (0, 4))),
    "some on the way out": Moment(2, frozenset([(DEFENDER, 0)]), frozenset([(DEFENDER, 0), (ATTACKER, 1)])),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_the_rules_own_dice_agree_from_there(name: str) -> None:
    """Three sides: the guards wait for who wins. Fixed seeds: the differences are what they are."""
    sides = (read_side("2ancient"), read_side("2interceptor.m2,cruiser.s1"),
             read_side("2cruiser.c2.d1,dreadnought.m2"))
    for one in compare(Battles(), of(sides, MOMENTS[name]), 300)[0]:
        assert abs(one.sigmas) < 3.5, one
        assert one.chi_square < one.freedom + 4 * (2 * max(one.freedom, 1)) ** 0.5, one


# -- live positions --------------------------------------------------------------------------------------------------


def fight(*boards: Any, ships: str, dice: dict[int, list[int]], **rest: Any) -> Table:
    """All have passed and fight in hex 201, next to the home of seat 0."""
    script = {("die", side): [*dice.get(side, []), *[1] * 40] for side in range(8)}
    game = table(*boards, on={"201": lie(-1, -1, 0, ships, **rest)}, passed=[1], heir=1, script=script)
    return do(game, "pass")


def test_the_moment_of_a_live_battle() -> None:
    game = fight(ships="0 interceptor cruiser, 1 interceptor", dice={})
    assert battle_at(game.state, "201").moment == Moment(1)
    do(game, "attack")
    assert battle_at(game.state, "201").moment == Moment(1, frozenset([(0, 0), (1, 0)]))
    do(game, "retreat-221")
    assert battle_at(game.state, "201").moment == Moment(2, leaving=frozenset([(0, 1)]))
    for viewer in (0, 1, SPECTATOR):
        seen, there = Battles().battle_seen(game.match.view(viewer).zones, viewer, "201"), battle_at(game.state, "201")
        assert seen.course == (there.sides, there.moment)
    # the interceptor attacks, the cruiser leaves: two interceptors are left, and seat 0 shoots first
    battle = battle_at(game.state, "201")
    assert near(exact_odds(battle.sides, battle.moment).holds[1], Fraction(5, 11))


def test_dice_of_a_live_battle() -> None:
    """A yellow 6 is to be assigned; the interceptor is gone with it, and what is left cannot shoot."""
    parts = {"cruiser": ["", "hull", "hull", "", "", ""]}
    game = fight(board(), board(parts=parts), ships="0 interceptor*2, 1 interceptor cruiser", dice={0: [2, 6]}, disc=0)
    do(game, "attack")
    assert (asked(game), own(game)) == ("target", ["interceptor", "cruiser"])
    battle = battle_at(game.state, "201")
    assert battle.moment == Moment(1, frozenset([(0, 0)]), firing=(0, 0), dice=((0, 6),))
    found = exact_odds(battle.sides, battle.moment)
    assert found.left[1].keys() <= {(0, 0), (0, 1)}
    assert found.left[0] == {(2,): pytest.approx(1)}


def test_damage_and_moment_belong_to_the_hex_of_the_battle() -> None:
    """The cruiser in 203 has 1 damage and the second round has come; the one in 201 is whole, its battle to come."""
    on = {
        "203": lie(-1, -1, 0, "0 interceptor cruiser, 1 dreadnought"), "201": lie(2, -1, 0, "0 cruiser, 1 interceptor"),
    }
    script = {("die", 0): [1] * 40, ("die", 1): [6, *[1] * 40]}
    game = do(table(on=on, passed=[1], heir=1, script=script), "pass", "attack", "attack", "cruiser")
    here, there = battle_at(game.state, "203"), battle_at(game.state, "201")
    assert (here.moment, here.sides[0].squadrons[1].wounds) == (Moment(2), (1,))
    assert (there.moment, there.sides[0].squadrons[0].wounds) == (START, ())


def test_ships_on_their_way_come_before_the_battle() -> None:
    game = fight(ships="0 interceptor cruiser, 1 interceptor", dice={})
    assert battle_at(game.state, "201", 0, (0, 1, 0, 0)).moment == START
