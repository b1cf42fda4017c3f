"""Whether the combat phase of a position can have come to where it is (EC-16 to EC-22)."""

from __future__ import annotations

from orrery.core import NONE
from orrery.games.eclipse.audit import wrong
from orrery.games.eclipse.board import GALACTIC_CENTER, MOST_DRAWN, SECTORS
from orrery.games.eclipse.combat.aftermath import most_damage
from orrery.games.eclipse.combat.battles import contested, guards_against, in_order_of_battle
from orrery.games.eclipse.combat.engagement import in_order_of_use, retreats
from orrery.games.eclipse.combat.sides import fighter, strength
from orrery.games.eclipse.galaxy import ships_of
from orrery.games.eclipse.ships import COLOURS, SHIPS
from orrery.games.eclipse.state import (
    ANCIENTS,
    AT_BATTLE,
    AT_BOMBARD,
    AT_CLAIMS,
    AT_DESTROY,
    AT_DICE,
    AT_FIRE,
    AT_OVER,
    AT_REPUTATION,
    GCDS_SIDE,
    EclipseState,
    present_step,
)


def check_combat(s: EclipseState) -> None:
    """Raise BadPosition unless the battles can have come to this."""
    if not AT_BATTLE <= s.step <= AT_OVER:
        return  # what belongs to a battle comes with its hex, and outside the phase there is none
    _check_hex(s)
    if s.step in (AT_FIRE, AT_DICE, AT_REPUTATION):
        _check_order(s)
        _check_wounds(s)
    if s.step in (AT_FIRE, AT_DICE):
        _check_pair(s)
        _check_toll(s)
        _check_types(s)
    elif any(s.toll):
        raise wrong("losses are of those who fight")
    if s.step == AT_DICE:
        _check_dice(s)
    elif s.step == AT_REPUTATION:
        _check_hand(s)
    elif s.step == AT_DESTROY:
        _check_attack(s)


def _check_hex(s: EclipseState) -> None:
    """Battles go from the highest hex to the lowest (EC-16.2)."""
    count = len(SECTORS)
    between = s.step in (AT_BATTLE, AT_BOMBARD, AT_CLAIMS)
    if s.hex not in (NONE, count) and s.where[s.hex] == NONE:
        raise wrong("the hex of the battle is on the map")
    if s.hex == count and not (between and present_step(s) == s.step):
        raise wrong("the battle has a hex")
    if s.hex != s.at and present_step(s) != s.step:
        raise wrong("the discovery was made in the hex that was claimed")
    first = {AT_FIRE: s.hex + 1, AT_DICE: s.hex + 1, AT_REPUTATION: s.hex, AT_BATTLE: s.hex}.get(s.step, 0)
    for sector in range(first, count):
        if contested(s, sector):
            raise wrong(f"the battle on {SECTORS[sector].name} has been fought")


def _check_order(s: EclipseState) -> None:
    """Who controls the hex, then the others as they came (EC-16.5); the last have fought."""
    present = in_order_of_battle(s, s.hex)
    if present != [seat for seat in s.order if seat in present]:
        raise wrong("the order of the battle is that of those in the hex")
    if any(s.out >> seat & 1 for seat in s.order):
        raise wrong("those who fight play")
    fought = [seat for seat in s.order if s.fought >> seat & 1]
    if not fought or s.fought.bit_count() != len(fought) or fought != list(s.order[-len(fought) :]):
        raise wrong("the last in the order of the battle have fought")
    for seat in range(s.seats):
        if s.fled >> seat & 1 and (seat not in fought or ships_of(s, s.hex, seat)):
            raise wrong("who fled has fought, and has no ship there any more")
        if s.kills[seat] and seat not in fought:
            raise wrong("ships are destroyed by those who fight")


def _check_pair(s: EclipseState) -> None:
    """The last two fight, or the last one against whoever guards the hex (EC-16.3, EC-16.4)."""
    defender, attacker = s.pair
    if attacker not in s.order:
        raise wrong("the attacker is in the order of the battle")
    if defender >= ANCIENTS:
        guards = GCDS_SIDE if s.hex == GALACTIC_CENTER else ANCIENTS
        able = SECTORS[s.hex].gcds if defender == GCDS_SIDE else SECTORS[s.hex].ancients
        if defender != guards or not able or guards_against(s, s.hex, attacker) not in (defender, NONE):
            raise wrong("guards fight where they stand")
        before, due = [], list(s.order)
        if any(ships_of(s, s.hex, seat) for seat in s.order if seat != attacker):
            raise wrong("guards fight the last who is left")
    else:
        if defender not in s.order or s.order.index(defender) > s.order.index(attacker):
            raise wrong("the defender comes before the attacker in the order of the battle")
        place = s.order.index(defender)
        before, due = list(s.order[:place]), list(s.order[place:])
        if any(ships_of(s, s.hex, seat) for seat in due if seat not in s.pair):
            raise wrong("the last two in the order of the battle fight")
    if [seat for seat in s.order if s.fought >> seat & 1] != due or any(s.kills[seat] for seat in before):
        raise wrong("those who fight now or did before have fought")


def _check_wounds(s: EclipseState) -> None:
    """Damaged ships are there, and can bear it (EC-17.11)."""
    for key, damage in s.wounds.items():
        side, ship = key >> 2, key & 3
        if side < ANCIENTS and not s.fought >> side & 1:
            raise wrong("damaged ships are of those who fight")
        if side >= ANCIENTS and ship:
            raise wrong("guards have one type of ships")
        if len(damage) > strength(s, side)[ship] or max(damage, default=0) > fighter(s, side, ship).hull:
            raise wrong(f"damaged ships of the type {SHIPS[ship]} are in the hex, and not destroyed")
        if not damage:
            raise wrong("damage is of ships that have some")


def _check_toll(s: EclipseState) -> None:
    """What has been lost in this battle is off the map: no more than that."""
    for side, lost in zip(s.pair, s.toll, strict=True):
        if side < ANCIENTS:
            gone = sum(s.reserve[side])
        else:
            gone = (SECTORS[s.hex].ancients if side == ANCIENTS else 1) - sum(strength(s, side))
        if lost > gone:
            raise wrong("the losses of a battle are ships that are not on the map")


def _check_types(s: EclipseState) -> None:
    """Types that have acted in this round, and those that retreat (EC-17.1, EC-19)."""
    for place, side in enumerate(s.pair):
        for ship in range(len(SHIPS)):
            if s.acted >> (place << 2 | ship) & 1 and (
                (side >= ANCIENTS and ship) or (not s.bout and not any(fighter(s, side, ship).missiles))
            ):
                raise wrong("types act that there are, with missiles before the first round")
    for key, target in s.leaving.items():
        side, ship = key >> 2, key & 3
        if side >= ANCIENTS or side not in s.pair or not s.bout or target not in retreats(s, side, ship):
            raise wrong("types of those who fight retreat to hexes where they can go")


def _check_dice(s: EclipseState) -> None:
    """No more dice than the type that fires has (EC-17.4)."""
    side, ship = s.pair[s.firing >> 2], s.firing & 3
    if not s.acted >> s.firing & 1:
        raise wrong("the type that fires has acted")
    one = fighter(s, side, ship)
    have = one.cannons if s.bout else one.missiles
    for colour in range(len(COLOURS)):
        if sum(die >> 3 == colour for die in s.dice) > have[colour] * strength(s, side)[ship]:
            raise wrong("the dice are those of the type that fires")
    if s.dice != in_order_of_use(s.dice):
        raise wrong("the dice lie in the order in which they are used, the red ones first")


def _check_hand(s: EclipseState) -> None:
    """No more tiles than may be drawn in one hex (EC-21.4); for which ships is not looked into."""
    if len(s.hand) > MOST_DRAWN:
        raise wrong(f"seat {s.seat} has drawn at most {MOST_DRAWN} reputation tiles, found {len(s.hand)}")


def _check_attack(s: EclipseState) -> None:
    """Ships attack the population of somebody else (EC-20.1)."""
    if not s.pop[s.hex] or not s.fleets[s.hex] or s.fleets[s.hex][0][0] != s.seat or s.disc[s.hex] == s.seat:
        raise wrong("the ships of a seat attack the population of another one")
    if s.damage > most_damage(s, s.seat, s.hex):
        raise wrong(f"the ships do at most {most_damage(s, s.seat, s.hex)} damage, found {s.damage}")
