"""Battle odds: small battles counted by hand, the rules' own dice, fleets as text, sides from positions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb

import pytest

from orrery.core import SPECTATOR
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.combat.guards import aim
from orrery.games.eclipse.odds import Battles
from orrery.games.eclipse.odds.aiming import LARGEST, need, place_hits, ranked
from orrery.games.eclipse.odds.battles import of
from orrery.games.eclipse.odds.chain import Odds, exact_odds, sampled_odds
from orrery.games.eclipse.odds.fleet import NEVER, BadFleet, Side, printed, read_fleet, read_side, write_fleet
from orrery.games.eclipse.odds.helping import help_for
from orrery.games.eclipse.odds.sector import battle_at, battle_in
from orrery.games.eclipse.ships import SHIPS
from orrery.lab.odds import EXACT, SAMPLED, NoBattle, battle_odds, compare, plain
from orrery.lab.stats import wilson
from orrery.testing import rule
from tests.games.eclipse.tables import board, lie, table

CLOSE = 1e-11
ECLIPSE = Battles()


def odds(attacker: str, defender: str, retreat: int = NEVER, stays: bool = False) -> Odds:
    """The attacker is the second side; he retreats after so many rounds, if anywhere is left to go."""
    other = read_side(attacker, retreat=retreat)
    return exact_odds((read_side(defender), other._replace(exit=not stays) if not other.guards else other))


def near(value: float, fraction: Fraction) -> bool:
    return abs(value - float(fraction)) < CLOSE


# -- counted by hand -------------------------------------------------------------------------------------------------


def test_of_two_equal_ships_the_defender_shoots_first() -> None:
    """He wins with d = 1/6 + 25/36 d."""
    found = odds("interceptor", "interceptor")
    assert near(found.holds[0], Fraction(6, 11))
    assert near(found.holds[1], Fraction(5, 11))
    assert found.method == EXACT
    assert 0 <= found.dropped < 1e-11


def test_an_interceptor_against_an_ancient() -> None:
    """It hits on a 6 and has to twice; the ancient's two dice leave it alone in 4 of 9 rounds. Once the ancient is
    damaged, w = 1/6 + 5/6 4/9 w = 9/34; before that, v = 4/9 (1/6 w + 5/6 v) = 9/289."""
    found = odds("interceptor", "ancient")
    assert near(found.holds[1], Fraction(9, 289))


def test_length_in_rounds() -> None:
    """One die that hits on a 6 against hull 1 that does not shoot back: the second six falls in round n."""
    found = odds("interceptor", "cruiser.y0")
    for number in range(2, 12):
        expected = (number - 1) * Fraction(1, 36) * Fraction(5, 6) ** (number - 2)
        assert near(found.meetings[0].rounds[number], expected)
    assert found.kept[1] == {1: pytest.approx(1)}


def test_missiles_fire_once_and_then_the_attacker_must_go() -> None:
    """Two dice, no cannon on either side: 11 in 36 hit at least once, otherwise a stalemate drives the attacker off."""
    free = odds("interceptor.y0.m2", "interceptor.y0")
    assert near(free.holds[1], Fraction(11, 36))
    assert near(free.away[1], Fraction(25, 36))
    assert near(free.holds[0], Fraction(25, 36))
    assert near(free.meetings[0].rounds[0], Fraction(11, 36))
    trapped = odds("interceptor.y0.m2", "interceptor.y0", stays=True)
    assert trapped.away == (0, 0)
    assert near(trapped.left[1][0,], Fraction(25, 36))


@pytest.mark.parametrize(("computer", "shield", "hitting"), [(0, 0, 1), (2, 0, 3), (2, 1, 2), (3, 5, 1), (9, 0, 5)])
def test_computers_and_shields(computer: int, shield: int, hitting: int) -> None:
    """A quick ship with one die against one that never hits back first: it destroys it in its first volley or later."""
    found = odds(f"interceptor.c{computer}", f"interceptor.y0.s{shield}")
    assert near(found.meetings[0].rounds[1], Fraction(hitting, 6))
    assert need(computer, shield) == 7 - hitting


def test_retreat_after_rounds() -> None:
    """The slower attacker is shot at in the round of the order and in the one he leaves in; the quicker only once."""
    assert near(odds("interceptor", "interceptor", retreat=0).away[1], Fraction(25, 36))
    assert near(odds("interceptor.i4", "interceptor", retreat=0).away[1], Fraction(5, 6))
    later = odds("interceptor.i4", "interceptor", retreat=1)
    assert near(later.holds[1], Fraction(1, 6))
    assert near(later.away[1], Fraction(25, 36) * Fraction(5, 6))
    assert near(later.holds[0], 1 - Fraction(1, 6))
    assert near(later.nobody, Fraction(0))


def test_a_retreat_of_the_last_round_is_not_carried_out() -> None:
    """EC-19.13a: the starbase, which stays, destroys the enemy in the round in which the interceptor turned."""
    sides = (read_side("interceptor"), read_side("starbase.i9.c9.y9.h9,interceptor.i9", retreat=0)._replace(exit=True))
    found = exact_odds(sides)
    assert found.left[1][1, 1] == pytest.approx(1 - found.left[1].get((0, 1), 0.0))
    assert found.kept[1][2] == pytest.approx(1 - (1 / 6) ** 9)


def test_starbases_do_not_retreat() -> None:
    found = exact_odds((read_side("starbase.y0", retreat=0), read_side("interceptor")))
    assert found.away == (0, 0)
    assert found.holds[1] == pytest.approx(1)


def test_a_stalemate_after_a_retreat() -> None:
    """Once the armed ships have left, the starbase that cannot leave is destroyed: no retreat is under way any more
    (EC-19.16, EC-19.17). So it is by the rules themselves."""
    sides = (read_side("cruiser.y0")._replace(exit=False), read_side("interceptor,starbase.y0", retreat=0))
    found = exact_odds(sides)
    assert found.left[1] == {(1, 0): pytest.approx(1)}
    assert found.holds == pytest.approx((1, 0))
    assert {one.fought for one in compare(ECLIPSE, of(sides), 3)[0]} == {1.0, 0.0}


def test_damage_stays_for_the_next_battle() -> None:
    """Three sides: the last two to enter fight first, and the winner brings his damage along (EC-16.3, EC-16.11).

    Each of the first two has one missile for 2 damage that hits in 5 of 6 battles; the cruiser of hull 3 outlasts the
    one but not both."""
    sides = (read_side("interceptor.y0.m1.c9"), read_side("interceptor.y0.m1.c9"), read_side("cruiser.c9.h3"))
    found = exact_odds(sides)
    assert near(found.holds[0], Fraction(25, 36))
    assert near(found.holds[2], Fraction(11, 36))
    assert found.holds[1] == 0
    assert [(one.defender, one.attacker) for one in found.meetings] == [(1, 2), (0, 2)]
    assert found.meetings[1].chance == pytest.approx(1)


def test_those_at_peace_with_ancients_do_not_fight_them() -> None:
    draco = read_side("2cruiser")._replace(peace=True)
    found = exact_odds((read_side("2ancient"), draco))
    assert found.holds == (1, 1)
    assert found.meetings == ()


@pytest.mark.parametrize(("weapon", "hull", "hits"), [
    ("y1", 0, 1), ("y1", 2, 3), ("y1", 4, 5), ("y0.o1", 1, 1), ("y0.o1", 2, 2), ("y0.o1", 4, 3), ("y0.r1", 3, 1),
    ("y0.r1", 4, 2), ("y0.r1", 8, 3),
])
def test_hull_and_the_colours_of_dice(weapon: str, hull: int, hits: int) -> None:
    """One die a round against a ship that does not shoot back: the last of the sixes it takes falls in round n. What is
    more than the ship takes is lost (EC-17.8 to EC-17.10)."""
    found = odds(f"interceptor.{weapon}", f"cruiser.y0.h{hull}")
    for number in range(1, 12):
        expected = comb(number - 1, hits - 1) * Fraction(5 ** max(0, number - hits), 6**number) if number >= hits else 0
        assert near(found.meetings[0].rounds.get(number, 0.0), Fraction(expected))


@pytest.mark.parametrize(
    ("fleet", "hits"), [("2cruiser.y0.d1", 2), ("cruiser.y0.d1,cruiser.y0", 3), ("2cruiser.y0", 4)],
)
def test_damage_that_ships_bring_along(fleet: str, hits: int) -> None:
    """One die a round that hits with a 6: the battle lasts as many rounds as there are hits to take, at best."""
    found = odds("interceptor", fleet)
    assert min(found.meetings[0].rounds) == hits
    assert near(found.meetings[0].rounds[hits], Fraction(1, 6**hits))


def test_dice_of_all_colours_in_one_volley() -> None:
    """Three dice at one ship: it is gone in round 1 unless all three miss; nobody is destroyed twice."""
    found = odds("interceptor.y1.o1.r1", "interceptor.y0")
    assert near(found.meetings[0].rounds[1], 1 - Fraction(5, 6) ** 3)
    assert sum(found.holds) == pytest.approx(1)


def test_the_damage_of_a_die_is_not_divided() -> None:
    """Two red dice at two interceptors: both are gone in round 1 only if both dice hit (EC-17.9)."""
    found = odds("dreadnought.c0.y0.r2", "2interceptor.y0")
    assert near(found.meetings[0].rounds[1], Fraction(1, 36))


def test_the_lowest_rolls_that_hit_leave_the_higher_ones_for_shields() -> None:
    """Two dice with computers +1 at a cruiser that a 5 hits and a starbase that only a 6 hits: both are gone at once
    with 6-6, 6-5 and 5-6 (EC-18.6a)."""
    found = odds("interceptor.c1.y2", "cruiser.y0.h0,starbase.y0.h0.s2")
    assert near(found.meetings[0].rounds[1], Fraction(3, 36))


def test_missiles_in_order_of_initiative() -> None:
    """Two missile dice a side and no cannons. The quicker attacker hits with 11 in 36 and is then safe; the defender
    fires if he is left, and who is left of both is the defender, for the attacker has to go (EC-19.2, EC-19.16)."""
    hit, miss = Fraction(11, 36), Fraction(25, 36)
    quick = odds("interceptor.y0.m2.i4", "interceptor.y0.m2")
    assert near(quick.holds[1], hit)
    assert near(quick.away[1], miss * miss)
    slow = odds("interceptor.y0.m2", "interceptor.y0.m2")
    assert near(slow.holds[1], miss * hit)
    assert near(slow.left[1][0,], hit)


def test_the_centre_against_a_ship_that_cannot_hurt_it() -> None:
    """Four dice that hit with 5 and 6: all miss in 16 of 81 rounds (EC-18.2)."""
    found = odds("interceptor.y0", "gcds", stays=True)
    for number in (1, 2, 3):
        assert near(found.meetings[0].rounds[number], Fraction(65, 81) * Fraction(16, 81) ** (number - 1))
    assert near(found.holds[0], Fraction(1))


def test_two_ancients_shoot_at_the_largest_they_can_destroy() -> None:
    """Four dice at an interceptor and a dreadnought of hull 2 that turn at once. With one hit the interceptor goes,
    with two also 1 damage on the dreadnought, with three the dreadnought, with four both. In round 2 the interceptor
    has left, and the dreadnought is shot at once more (EC-18.6, EC-19.6)."""
    found = odds("dreadnought.y0.h2,interceptor.y0", "2ancient", retreat=0)
    none, one, two, three, four = [comb(4, n) * Fraction(2 ** (4 - n), 81) for n in range(5)]
    assert near(found.left[1][1, 0], three + none * (three + four))
    assert near(found.left[1][0, 0], four + one * (three + four) + two * (two + three + four))
    assert near(found.left[1][1, 1], none * (none + one + two))


# -- where hits go ---------------------------------------------------------------------------------------------------


def test_every_side_aims_by_the_rule_of_the_ancients() -> None:
    """All throws of three yellow dice at ships of three types with different shields: as the engine aims them."""
    squadrons = read_fleet("2interceptor.s1,2cruiser.h1.s2,dreadnought.h2")
    hulls = [one.hull for one in squadrons]
    order = ranked(LARGEST, squadrons)
    needs = [need(2, one.shield) for one in squadrons]
    steps = sorted(set(needs))
    levels = [steps.index(one) for one in needs]
    for damaged in (0, 1):
        ships = ((0, 0), (damaged, 0), (damaged,))
        targets = [
            (SHIPS.index(one.ship), wounds, one.hull + 1, one.shield)
            for one, wounded in zip(squadrons, ships, strict=True) for wounds in wounded
        ]
        for values in product(range(1, 7), repeat=3):
            hits = [sum(1 for value in values if sum(step <= value for step in steps) - 1 == level)
                    for level in range(len(steps))]
            expected = [list(one) for one in ships]
            for ship, wounds, _ in aim(values, 2, targets):
                place = [SHIPS.index(one.ship) for one in squadrons].index(ship)
                expected[place].remove(wounds)
                expected[place].append(wounds + 1)
            survivors = tuple([
                tuple(sorted((one for one in wounded if one <= hull), reverse=True))
                for wounded, hull in zip(expected, hulls, strict=True)
            ])
            assert place_hits(ships, hulls, order, levels, 1, hits) == survivors, values


def test_aims() -> None:
    ships = read_fleet("interceptor,cruiser.y1,dreadnought.y3.h9,starbase.y3.h0")
    names = [one.ship for one in ships]
    assert [names[n] for n in ranked("largest", ships)] == ["dreadnought", "cruiser", "starbase", "interceptor"]
    assert [names[n] for n in ranked("smallest", ships)] == ["interceptor", "starbase", "cruiser", "dreadnought"]
    assert names[ranked("dangerous", ships)[0]] == "starbase"


def test_red_dice_spare_what_yellow_ones_can_finish() -> None:
    """One red hit among a damaged and an unhurt cruiser destroys the unhurt one: both would need one die."""
    assert place_hits(((1, 0),), (1,), (0,), (0,), 4, (1,)) == ((1,),)


def test_hits_that_destroy_nothing_go_to_one_ship_the_most_damaged_first() -> None:
    """Of the first type in order; and the ships stay sorted, so that the next hit finds it again (EC-18.6)."""
    assert place_hits(((2, 1), (3,)), (9, 9), (0, 1), (0, 0), 1, (1,)) == ((3, 1), (3,))
    assert place_hits(((2, 2), (3,)), (9, 9), (0, 1), (0, 0), 1, (2,)) == ((4, 2), (3,))
    assert place_hits(((2, 1), (3,)), (9, 9), (1, 0), (0, 0), 1, (1,)) == ((2, 1), (4,))


# -- against dice ----------------------------------------------------------------------------------------------------

BATTLES = {
    "bar": ("4cruiser.y3,1starbase.y3", "3cruiser.y3,2dreadnought.y3"),
    "colours": ("4cruiser.y1.o1.r1,1starbase.y1.o1.r1.h4.s1", "3cruiser.y1.o1.r1.s2.h2.m2,2dreadnought.y1.o1.r1.h3"),
    "ancients": ("2ancient", "2interceptor.s1,2cruiser.c2"),
    "centre": ("gcds", "3cruiser,2dreadnought"),
    "three": ("2ancient", "4interceptor.o1", "2cruiser.c2", "2dreadnought.m2"),
}


@pytest.mark.parametrize("name", BATTLES)
@pytest.mark.parametrize("retreat", [NEVER, 1])
def test_the_rules_own_dice_agree(name: str, retreat: int) -> None:
    """Fixed seeds: the differences are what they are. Chi-square stays near its degrees of freedom."""
    *others, last = [read_side(text) for text in BATTLES[name]]
    sides = (*others, last._replace(retreat=retreat))
    for one in compare(ECLIPSE, of(sides), 600)[0]:
        assert abs(one.sigmas) < 3.5, one
        assert one.chi_square < one.freedom + 4 * (2 * max(one.freedom, 1)) ** 0.5, one


def test_sampled_odds_have_an_interval_around_the_exact_ones() -> None:
    sides = (read_side("4cruiser.y3,1starbase.y3"), read_side("3cruiser.y3,2dreadnought.y3", retreat=2))
    battle = of(sides)
    exact, sampled = ECLIPSE.exact(battle), battle_odds(ECLIPSE, battle, most=100, samples=3000, seed=1)
    assert (exact.method, sampled.method, sampled.samples) == (EXACT, SAMPLED, 3000)
    written = plain(battle, sampled)["sides"][0]
    assert (written["low"], written["high"]) == wilson(sampled.sides[0].holds * 3000, 3000)
    assert written["low"] < exact.sides[0].holds < written["high"]
    assert sampled_odds(sides, 200, seed=1) == sampled_odds(sides, 200, seed=1)


def test_three_sides_sampled() -> None:
    """Each chance lies within the interval of the sampled one; meetings are as likely, within three errors."""
    sides = (read_side("2ancient"), read_side("3interceptor.o1"), read_side("2cruiser.c2.m2"))
    exact, sampled = exact_odds(sides), sampled_odds(sides, 2500, seed=5)
    for place in range(3):
        low, high = wilson(sampled.holds[place] * 2500, 2500)
        assert low <= exact.holds[place] <= high
        assert sum(sampled.left[place].values()) == pytest.approx(1)
        for left, chance in exact.left[place].items():
            assert abs(sampled.left[place].get(left, 0.0) - chance) < 4 * (0.25 / 2500) ** 0.5
    for one, other in zip(exact.meetings, sampled.meetings, strict=True):
        assert (one.defender, one.attacker) == (other.defender, other.attacker)
        assert abs(one.chance - other.chance) < 3 * (0.25 / 2500) ** 0.5
    assert sum(exact.holds) + exact.nobody == pytest.approx(1)


# -- text ------------------------------------------------------------------------------------------------------------


def test_a_fleet_as_text() -> None:
    fleet = read_fleet("3cruiser.i4.c2.s1.h3.y0.o1.r1.m2, interceptor")
    assert [(one.ship, one.size) for one in fleet] == [("interceptor", 1), ("cruiser", 3)]
    cruiser = fleet[1]
    assert (cruiser.initiative, cruiser.computer, cruiser.shield, cruiser.hull) == (4, 2, 1, 3)
    assert (cruiser.cannons, cruiser.missiles) == ((0, 1, 1), (0, 2, 0))
    assert fleet[0] == printed("interceptor")
    assert read_fleet(write_fleet(fleet)) == fleet
    wounded = read_fleet("2cruiser.d1,cruiser")
    assert (wounded[0].size, wounded[0].wounds) == (3, (1, 1))
    assert read_fleet(write_fleet(wounded)) == wounded


@pytest.mark.parametrize("text", [
    "", "frigate", "9interceptor", "0cruiser", "cruiser.x1", "cruiser.h99", "cruiser.h1,cruiser.h2", "cruiser.d2",
    "ancient,cruiser", "3 cruiser", "cruiser.c1.c2",
])
def test_what_is_no_fleet(text: str) -> None:
    with pytest.raises(BadFleet):
        read_fleet(text)


def test_what_would_help() -> None:
    sides = (read_side("2cruiser"), read_side("2cruiser"))
    found = help_for(sides, 1, 1_000_000)
    assert found
    assert found == sorted(found, key=lambda one: -one.gain)
    best = found[0]
    assert best.gain > 0.1
    assert any(one.figure == "" and one.cost > 0 for one in found)


# -- positions -------------------------------------------------------------------------------------------------------


def test_sides_of_a_hex() -> None:
    """Guards first, then the controller, then who entered first; ships on their way join at the end (EC-16.4)."""
    on = {"203": lie(2, -1, 0, "1 interceptor*2, 0 cruiser", ancients=2, tile=1)}
    shielded = board(technologies="gauss-shield", parts={"cruiser": ["", "gauss-shield", "", "", "", ""]})
    game = table(shielded, board(), on=on)
    sector = SECTOR_BY_NAME["203"]
    found = battle_in(game.state, sector)
    assert found.seats == (-1, 1, 0)
    names = [write_fleet(side.squadrons).partition(".")[0] for side in found.sides]
    assert names == ["2ancient", "2interceptor", "1cruiser"]
    assert found.sides[2].squadrons[0].shield == 1
    more = battle_in(game.state, sector, 0, (0, 1, 1, 0))
    assert [(one.ship, one.size) for one in more.sides[2].squadrons] == [("cruiser", 2), ("dreadnought", 1)]


@rule("EC-16.4", "EC-16.5")
def test_the_controller_stands_first_and_who_is_to_come_last() -> None:
    on = {"203": lie(2, -1, 0, "1 interceptor, 2 cruiser", disc=2)}
    game = table(board(), board(), board(), on=on)
    sector = SECTOR_BY_NAME["203"]
    assert battle_in(game.state, sector).seats == (2, 1)
    assert battle_in(game.state, sector, 0, (1, 0, 0, 0)).seats == (2, 1, 0)
    assert battle_in(game.state, sector, 0, (0, 0, 0, 0)).seats == (2, 1)
    on = {"203": lie(2, -1, 0, disc=2)}
    game = table(board(), board(), board(), on=on)
    assert battle_in(game.state, sector, 0, (1, 0, 0, 0)).seats == (0,)
    with pytest.raises(NoBattle, match="Only one side"):
        battle_at(game.state, "203", 0, (1, 0, 0, 0))


@rule("EC-19.7", "EC-27.5.1")
def test_a_side_knows_its_way_out_and_its_peace() -> None:
    """From 201 seat 0 can go home; seat 1 cannot go anywhere, but with an own hex next to it."""
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor")}
    sector = SECTOR_BY_NAME["201"]
    game = table(board("descendants-of-draco"), on=on)
    assert [(side.exit, side.peace) for side in battle_in(game.state, sector).sides] == [(True, True), (False, False)]
    on["106"] = lie(-1, 0, 0, disc=1)
    assert [side.exit for side in battle_in(table(on=on).state, sector).sides] == [True, True]
    on["106"] = lie(-1, 0, 0, "0 cruiser", disc=1)
    assert [side.exit for side in battle_in(table(on=on).state, sector).sides] == [True, False]


@rule("EC-27.5.9")
def test_those_at_peace_with_ancients_fight_the_defence_of_the_centre() -> None:
    draco = board("descendants-of-draco")
    game = table(draco, on={"203": lie(2, -1, 0, "0 cruiser*2", ancients=2, tile=1)})
    centre = battle_in(game.state, SECTOR_BY_NAME["001"], 0, (0, 2, 0, 0))
    found = exact_odds(centre.sides)
    assert sum(found.holds) + found.nobody == pytest.approx(1)
    assert found.holds[1] < 0.2  # four dice against two cruisers
    apart = exact_odds(battle_in(game.state, SECTOR_BY_NAME["203"]).sides)
    assert apart.holds == (1, 1)


def test_every_viewer_finds_the_same_sides() -> None:
    on = {"203": lie(2, -1, 0, "1 interceptor*2, 0 cruiser", ancients=1, tile=1)}
    game = table(board(reputation=[4]), board(reputation=[3, 2]), on=on)
    there = battle_in(game.state, SECTOR_BY_NAME["203"])
    for viewer in (0, 1, SPECTATOR):
        seen = ECLIPSE.battle_seen(game.match.view(viewer).zones, viewer, "203")
        assert seen.course == (there.sides, there.moment)
        assert [side.seat for side in seen.sides] == [0, 1, -1]
        assert [side.neutral for side in seen.sides] == ["", "", "ancients"]
        assert ECLIPSE.battles_coming(game.match.view(viewer).zones, viewer) == [seen]


def test_the_order_of_the_document_is_from_the_last_to_the_first() -> None:
    sides: tuple[Side, ...] = (read_side("ancient"), read_side("2cruiser", retreat=3))
    battle = of(sides)
    written = plain(battle, ECLIPSE.exact(battle))
    assert [one["neutral"] for one in written["sides"]] == ["", "ancients"]
    assert written["sides"][0]["options"] == {"aim": "dangerous", "retreat": "3"}
    assert (written["battles"][0]["attacker"], written["battles"][0]["defender"]) == (0, 1)
    assert written["sides"][0]["worth"] == 10
    assert written["sides"][0]["lost"] == pytest.approx(10 - 5 * written["sides"][0]["units"][0]["survive"])
    assert written["sides"][0]["units"][0]["figures"] == dict(i=2, c=1, s=0, h=1, y=1, o=0, r=0, m=0)
