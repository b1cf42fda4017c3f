"""One battle: missiles, then engagement rounds; initiative, dice, hits, retreat, stalemate (EC-17, EC-19)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.eclipse.combat.battles import next_pair
from orrery.games.eclipse.combat.guards import aim
from orrery.games.eclipse.combat.hitting import hits
from orrery.games.eclipse.combat.sides import fighter, groups, needs, strength
from orrery.games.eclipse.galaxy import add_ship, connected, hostile, remove_ship, ships_of
from orrery.games.eclipse.options import target_of, target_option
from orrery.games.eclipse.ships import ANCIENT, COLOURS, DAMAGE, GCDS, GUARDS, SHIPS, STARBASE, WORTH
from orrery.games.eclipse.state import ANCIENTS, AT_DICE, AT_FIRE, GCDS_SIDE, EclipseState, change_reserve, put

ATTACKER: Final = 1
"""The place of the attacker in the pair; the defender's is before it."""
ATTACK: Final = NONE
MISS: Final = NONE


# -- rounds ----------------------------------------------------------------------------------------------------------


def fire(s: EclipseState) -> Flow | None:
    """The next ship type acts, in falling order of initiative, the defender's first among equals (EC-17.1,
    EC-17.2)."""
    gone = [side for side in s.pair if not any(strength(s, side))]
    if gone:
        complete_retreats(s)  # EC-19.13
        tell_result(s)
        next_pair(s)
        return None
    due = next_to_act(s)
    if not due:
        return next_bout(s)
    if len(due) == 1 and not needs_order(s, due[0]):  # EC-17.2, EC-17.3, EC-19.4
        begin_acting(s, due[0])
        return None
    return _fire(s, due)


def tell_result(s: EclipseState) -> None:
    """Who has won, and how many ships either side has lost."""
    left = [place for place, side in enumerate(s.pair) if any(strength(s, side))]
    if left:
        place = left[0]
        emit(s, "fought", (s.hex, s.pair[place], s.pair[1 - place], s.toll[1 - place], s.toll[place]))
    else:
        emit(s, "fought", (s.hex, NONE, NONE, 0, 0))


def next_to_act(s: EclipseState) -> list[int]:
    """Those of one side with the highest initiative that have not acted: several only if equal (EC-17.3)."""
    best, due = -1, []
    for place, side in enumerate(s.pair):
        for ship, count in enumerate(strength(s, side)):
            actor = place << 2 | ship
            if count and not s.acted >> actor & 1:
                one = fighter(s, side, ship)
                if s.bout == 0 and not any(one.missiles):
                    continue
                if one.initiative > best:
                    best, due = one.initiative, [actor]
                elif one.initiative == best and due[0] >> 2 == place:
                    due.append(actor)
    return due


def needs_order(s: EclipseState, actor: int) -> bool:
    """Whether the owner has to say if the type attacks or retreats (EC-19.4, EC-19.6, EC-19.10, EC-19.11)."""
    side = s.pair[actor >> 2]
    return side < ANCIENTS and s.bout > 0 and side << 2 | actor & 3 not in s.leaving and (
        bool(retreats(s, side, actor & 3))
    )


def _fire(s: EclipseState, due: list[int]) -> Flow:
    place = due[0] >> 2
    side = s.pair[place]
    actor = due[0]
    if len(due) > 1:
        ship = yield Pick(side, "fire-first", [one & 3 for one in due])
        actor = place << 2 | ship
    s.seat = side
    if needs_order(s, actor):
        target = yield Pick(side, "engage", (ATTACK, *retreats(s, side, actor & 3)), about=(actor & 3,))
        if target != ATTACK:
            s.acted |= 1 << actor
            s.leaving[side << 2 | actor & 3] = target
            emit(s, "retreating", (side, actor & 3, s.hex, target))
            return
    begin_acting(s, actor)


def begin_acting(s: EclipseState, actor: int) -> None:
    """A type that has begun to retreat leaves; any other rolls its dice (EC-17.4, EC-19.2, EC-19.6)."""
    s.acted |= 1 << actor
    side, ship = s.pair[actor >> 2], actor & 3
    if side << 2 | ship in s.leaving:
        leave(s, side, ship)
        return
    one = fighter(s, side, ship)
    roll(s, actor, one.cannons if s.bout else one.missiles)
    if s.dice:
        s.firing = actor
        s.step = AT_DICE


def roll(s: EclipseState, actor: int, dice: tuple[int, ...]) -> None:
    """All ships of a type roll together, a die for each die shown, in its colour (EC-17.4); red ones are used first."""
    side, enemy, ship = s.pair[actor >> 2], s.pair[1 - (actor >> 2)], actor & 3
    count = strength(s, side)[ship]
    rolled = [
        colour << 3 | s.chance.roll("die", 6, side, colour)
        for colour in range(len(COLOURS)) for _ in range(dice[colour] * count)
    ]
    if rolled and s.events is not None:
        one = fighter(s, side, ship)
        telling = (enemy, s.bout, one.initiative, one.computer, needs(s, enemy, one))
        emit(s, "rolled", (side, ship, tuple(rolled), *telling))
    s.dice = in_order_of_use(rolled)


def in_order_of_use(dice: Iterable[int]) -> tuple[int, ...]:
    """Dice in the order in which they are assigned: red ones first, of each colour the lowest first."""
    return tuple(sorted(dice, key=lambda die: (-(die >> 3), die & 7)))


def next_bout(s: EclipseState) -> Flow | None:
    """A new engagement round; if nobody can shoot and nobody is leaving, the attacker must go (EC-19.16, EC-19.17)."""
    s.bout += 1
    s.acted = 0
    leaving = any(strength(s, key >> 2)[key & 3] for key in s.leaving)
    if not leaving and not any(
        count and any(fighter(s, side, ship).cannons)
        for side in s.pair for ship, count in enumerate(strength(s, side))
    ):
        return stalemate(s)
    return None


def stalemate(s: EclipseState) -> Flow:
    """The attacker retreats at once; ships that cannot are destroyed, to nobody's credit (EC-19.16 to EC-19.19)."""
    side = s.pair[ATTACKER]
    counts = strength(s, side)
    emit(s, "stalemate", (s.hex, side))
    for ship in range(len(SHIPS)):
        if not retreats(s, side, ship):
            s.wounds.pop(side << 2 | ship, None)
            for _ in range(counts[ship]):
                destroy(s, side, ship, NONE)
    for ship in range(len(SHIPS)):
        targets = retreats(s, side, ship)
        if counts[ship] and targets:
            target = targets[0]
            if len(targets) > 1:
                target = yield Pick(side, "flee", targets, about=(ship,))
            s.leaving[side << 2 | ship] = target
            leave(s, side, ship)


# -- retreat ---------------------------------------------------------------------------------------------------------


def retreats(s: EclipseState, seat: int, ship: int) -> list[int]:
    """Neighbouring hexes that the player controls, connected and without an enemy ship (EC-19.7 to EC-19.10)."""
    if ship == STARBASE:
        return []
    return [
        there for there in connected(s, seat, s.hex) if s.disc[there] == seat and not hostile(s, seat, there)
    ]


def leave(s: EclipseState, seat: int, ship: int) -> None:
    """All ships of the type go to the hex named (EC-19.14)."""
    target = s.leaving[seat << 2 | ship]
    count = strength(s, seat)[ship]
    for _ in range(count):
        add_ship(s, target, seat, ship)
    remove_ship(s, s.hex, seat, ship, count)
    s.wounds.pop(seat << 2 | ship, None)  # EC-17.11
    emit(s, "retreated", (seat, ship, count, s.hex, target))
    note_last(s, seat, True)


def complete_retreats(s: EclipseState) -> None:
    """In the last round those who began to retreat in an earlier one still leave; others stay (EC-19.13, EC-19.13a)."""
    for place, side in enumerate(s.pair):
        for ship, count in enumerate(strength(s, side)):
            if count and side << 2 | ship in s.leaving and not s.acted >> (place << 2 | ship) & 1:
                leave(s, side, ship)


def note_last(s: EclipseState, seat: int, retreating: bool) -> None:
    """If that was a seat's last ship in the hex: whether it draws for having taken part (EC-21.8)."""
    if retreating and not ships_of(s, s.hex, seat):
        s.fled |= 1 << seat


# -- hits ------------------------------------------------------------------------------------------------------------


def dice(s: EclipseState) -> Flow | None:
    """Each die goes to an enemy ship; the player is asked where there is a choice (EC-17.5, EC-17.15)."""
    side, enemy = s.pair[s.firing >> 2], s.pair[1 - (s.firing >> 2)]
    if side >= ANCIENTS:
        aim_dice(s, side, enemy)
        return None
    while s.dice:
        options = targets_of_die(s, side, enemy)
        if len(options) > 1:
            return _assign(s, side, enemy, options)
        if options:
            strike(s, side, enemy, options[0], s.dice[0])
        s.dice = s.dice[1:]
    s.step = AT_FIRE
    return None


def targets_of_die(s: EclipseState, side: int, enemy: int) -> list[int]:
    """Groups of ships that the next die would hit; MISS if it could also go to one that it does not."""
    value, computer = s.dice[0] & 7, fighter(s, side, s.firing & 3).computer
    options = []
    missed = False
    for ship, damage in groups(s, enemy):
        if hits(value, computer, fighter(s, enemy, ship).shield):
            options.append(target_option(ship, damage))
        else:
            missed = True
    if options and missed:
        options.append(MISS)
    return options


def _assign(s: EclipseState, side: int, enemy: int, options: list[int]) -> Flow:
    choice = yield Pick(side, "target", options, about=(s.dice[0], enemy))
    if choice != MISS:
        strike(s, side, enemy, choice, s.dice[0])
    s.dice = s.dice[1:]


def aim_dice(s: EclipseState, side: int, enemy: int) -> None:
    """Ancients and the GCDS follow their own rule (EC-18.4 to EC-18.6a)."""
    computer = fighter(s, side, 0).computer
    ships = [
        (ship, damage, fighter(s, enemy, ship).hull + 1, fighter(s, enemy, ship).shield)
        for ship, count in enumerate(strength(s, enemy))
        for damage in (*s.wounds.get(enemy << 2 | ship, ()), *(0,) * (count - len(s.wounds.get(enemy << 2 | ship, ()))))
    ]
    for ship, damage, die in aim(s.dice, computer, ships):
        strike(s, side, enemy, target_option(ship, damage), die)
    s.dice = ()
    s.step = AT_FIRE


def strike(s: EclipseState, side: int, enemy: int, target: int, die: int) -> None:
    """A hit does the damage of its die to one ship; what is more than it takes is lost (EC-17.8 to EC-17.12)."""
    ship, damage = target_of(target)
    total = damage + DAMAGE[die >> 3]
    key = enemy << 2 | ship
    wounds = list(s.wounds.get(key, ()))
    if damage:
        wounds.remove(damage)
    hull = fighter(s, enemy, ship).hull
    emit(s, "hit", (side, enemy, ship, total - damage, die, total, hull + 1))
    if total > hull:
        _set_wounds(s, key, wounds)
        destroy(s, enemy, ship, side)
    else:
        _set_wounds(s, key, [*wounds, total])


def _set_wounds(s: EclipseState, key: int, wounds: list[int]) -> None:
    if wounds:
        s.wounds[key] = tuple(sorted(wounds, reverse=True))
    else:
        s.wounds.pop(key, None)


def destroy(s: EclipseState, side: int, ship: int, by: int) -> None:
    """A ship leaves the battle; it counts for the side whose die destroyed it (EC-17.12, EC-21.11, EC-13.5)."""
    emit(s, "lost", (side, ship, s.hex))
    defender, attacker = s.toll
    s.toll = (defender + 1, attacker) if side == s.pair[0] else (defender, attacker + 1)
    worth = 0
    if side == ANCIENTS:
        s.ancients = put(s.ancients, s.hex, s.ancients[s.hex] - 1)
        worth = GUARDS[ANCIENT].worth
    elif side == GCDS_SIDE:
        s.gcds = False
        worth = GUARDS[GCDS].worth
    else:
        remove_ship(s, s.hex, side, ship)
        change_reserve(s, side, ship, 1)
        worth = WORTH[ship]
        note_last(s, side, side << 2 | ship in s.leaving)  # EC-21.8
    if 0 <= by < ANCIENTS:  # EC-21.11, EC-19.17
        s.kills[by] += worth
