"""War: what could be fought for, with which ships, and whether it pays (EC-14, EC-16 to EC-22)."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from orrery.core import NONE
from orrery.games.eclipse.board import GALACTIC_CENTER, MOVE, REACTIONS, SECTORS
from orrery.games.eclipse.bot.battle import Side, fight, kind, side
from orrery.games.eclipse.bot.designs import Foe
from orrery.games.eclipse.bot.mind import Mind
from orrery.games.eclipse.galaxy import connected, enemies, guarded, hostile, may_leave, own_ships, ships_by_type
from orrery.games.eclipse.ships import ANCIENT, GCDS, GUARDS, STARBASE, WORTH
from orrery.games.eclipse.technologies import NEUTRON_BOMBS

_FAR: Final = 99
_GUARD_FOE: Final[Foe] = (2, 1, 0, 2)
_MOST_MOVES: Final = 9
Ship = tuple[int, int, int]
"""A ship that could go: how many moves it takes, its type, where it is."""


class Sortie(NamedTuple):
    """A plan: what it gains, where, with which ships in which order, and with what hope."""

    gain: float
    target: int
    ships: tuple[Ship, ...]
    hope: float
    moves: int


# -- what is there -------------------------------------------------------------------------------------------------


def defenders(mind: Mind, sector: int) -> list[Side]:
    """The sides that would have to be beaten in a hex, the last ones there first."""
    s = mind.s
    sides = []
    for fleet in reversed(s.fleets[sector]):
        if fleet[0] != mind.seat:
            sides.append(side(s.designs[fleet[0]], fleet[1:]))
    if guarded(s, sector):
        sides.append((kind(GUARDS[GCDS], 1),))
    elif s.ancients[sector] and not mind.species.peace:
        sides.append((kind(GUARDS[ANCIENT], s.ancients[sector]),))
    return sides


def spoils(mind: Mind, sector: int) -> int:
    """The reputation tiles that destroying everything in a hex would let us draw, without the one for fighting."""
    s = mind.s
    draws = 0
    for fleet in s.fleets[sector]:
        if fleet[0] != mind.seat:
            draws += sum([count * worth for count, worth in zip(fleet[1:], WORTH)])
    if guarded(s, sector):
        draws += GUARDS[GCDS].worth
    elif s.ancients[sector] and not mind.species.peace:
        draws += s.ancients[sector] * GUARDS[ANCIENT].worth
    return draws


def prize(mind: Mind, sector: int) -> float:
    """What a hex without its defenders would bring us."""
    s, w = mind.s, mind.w
    owner = s.disc[sector]
    if owner == mind.seat:
        return mind.hex_points(sector) + 1.0  # kept from who has come for it
    value = max(0.0, mind.hold(sector)) if s.discs[mind.seat] else 0.0
    if owner != NONE:
        value += mind.loss() * (SECTORS[sector].points + 0.3 * s.pop[sector].bit_count() * min(mind.left, 4))
        if s.pop[sector] and not s.techs[mind.seat] & NEUTRON_BOMBS:
            value *= w.siege
    return value


def worth_of(mind: Mind, counts: list[int]) -> float:
    """What these ships are worth to us beyond the battle."""
    costs = mind.species.costs
    return sum([count * cost for count, cost in zip(counts, costs)]) * mind.w.hull * min(1.0, mind.left / 3)


def engagement(mind: Mind, sector: int, counts: list[int]) -> tuple[float, float]:
    """What ships of ours in a hex gain there, and their hope of winning."""
    s = mind.s
    sides = defenders(mind, sector)
    if not any(counts):
        return 0.0, 0.0
    if not sides:
        return prize(mind, sector), 1.0
    hope, left = 1.0, 1.0
    designs = s.designs[mind.seat]
    own = side(designs, counts)
    killed = 0.0
    for enemy in sides:
        outcome = fight(own, enemy)
        killed += hope * (1 - outcome.enemy_left)
        hope *= outcome.wins * (left if left < 1 else 1.0)
        left = outcome.left
    draws = 1 + spoils(mind, sector) * killed / len(sides)
    low = int(draws)
    fame = mind.reputation(low) * (low + 1 - draws) + mind.reputation(low + 1) * (draws - low)
    harm = 0.0
    for fleet in s.fleets[sector]:
        if fleet[0] != mind.seat:
            harm += 0.05 * mind.loss() * sum([n * cost for n, cost in zip(fleet[1:], (3, 5, 8, 3))])
    gain = hope * prize(mind, sector) + min(fame, 4.0) + harm * killed - worth_of(mind, counts) * (1 - left)
    return gain, hope


# -- who can go ----------------------------------------------------------------------------------------------------


def ways(mind: Mind, target: int) -> dict[int, int]:
    """How many steps from each hex to a target, through hexes where nothing stops a ship."""
    s, seat = mind.s, mind.seat
    found = {target: 0}
    edge = [target]
    steps = 0
    while edge and steps < 6:
        steps += 1
        beyond = []
        for one in edge:
            for there in connected(s, seat, one):
                if there not in found:
                    found[there] = steps
                    if passable(mind, there):
                        beyond.append(there)
        edge = beyond
    return found


def passable(mind: Mind, sector: int) -> bool:
    """Whether a ship can go on from a hex without a fight or a betrayal."""
    return not hostile(mind.s, mind.seat, sector) and not partner_there(mind, sector)


def partner_there(mind: Mind, sector: int) -> bool:
    """Whether going there would be a betrayal (EC-10.14)."""
    s = mind.s
    friends = s.friends[mind.seat]
    if not friends:
        return False
    if s.disc[sector] != NONE and friends >> s.disc[sector] & 1:
        return True
    return any(friends >> fleet[0] & 1 for fleet in s.fleets[sector])


def free_ships(mind: Mind) -> list[tuple[int, int]]:
    """Ships that may leave where they are and are not needed there: type and hex."""
    s, seat = mind.s, mind.seat
    found = []
    for sector in own_ships(s, seat):
        if not may_leave(s, seat, sector):
            continue
        counts = ships_by_type(s, sector, seat)
        can_go = sum(counts) - (enemies(s, seat, sector) if not guarded(s, sector) else 0)
        if enemies(s, seat, sector):
            continue  # they have come to fight here
        for ship in (2, 1, 0):
            for _ in range(min(counts[ship], can_go)):
                found.append((ship, sector))
    return found


def targets(mind: Mind) -> list[int]:
    """Hexes worth going to: with something to fight, or of a rival who is no partner, or ours and attacked."""
    s, seat = mind.s, mind.seat
    found = []
    for sector in s.map.values():
        if partner_there(mind, sector):
            continue
        owner = s.disc[sector]
        if owner == NONE:
            if defenders(mind, sector) or (s.discs[seat] and mind.hold(sector) > 0.3):
                found.append(sector)
        elif owner != seat or defenders(mind, sector):
            found.append(sector)
    return found


def sorties(
    mind: Mind, extra: tuple[tuple[int, int], ...] = (), moves: int = 0, only: int = NONE
) -> Sortie | None:
    """The best plan with the ships there are and ``extra`` ones; ``moves`` are left of an action under way."""
    free = [*free_ships(mind), *extra]
    if not free:
        return None
    best: Sortie | None = None
    for target in targets(mind) if only == NONE else [only]:
        plan = _plan(mind, target, free, moves)
        if plan is not None and (best is None or plan.gain > best.gain):
            best = plan
    return best


def _plan(mind: Mind, target: int, free: list[tuple[int, int]], moves: int) -> Sortie | None:
    """The number of ships to send that gains most, the nearest ones first."""
    s, w = mind.s, mind.w
    distance = ways(mind, target)
    designs = s.designs[mind.seat]
    ready: list[Ship] = []
    for ship, sector in free:
        steps = distance.get(sector, _FAR)
        if 0 < steps < _FAR:
            ready.append((ceil(steps / designs[ship].movement), ship, sector))
    if not ready:
        return None
    ready.sort(key=lambda one: (one[0], -one[1]))
    there = list(ships_by_type(s, target, mind.seat))
    base = engagement(mind, target, there)[0] if any(there) else 0.0
    each = REACTIONS[MOVE] if s.passed >> mind.seat & 1 else mind.species.actions[MOVE]
    budget = _actions_left(mind)
    best: Sortie | None = None
    counts = there[:]
    used = 0
    for place, one in enumerate(ready):
        used += one[0]
        counts[one[1]] += 1
        if used > _MOST_MOVES:
            break
        actions = ceil(max(0, used - moves) / each)
        if actions > budget + 1:
            break
        gain, hope = engagement(mind, target, counts)
        if mind.last and actions > budget:
            break
        value = (gain - base) * w.nerve ** (1 + max(0, actions - 1)) - mind.price(1) * max(0, actions - 1)
        if best is None or value > best.gain + 1e-9:
            best = Sortie(value, target, tuple(ready[: place + 1]), hope, used)
    return best


def _actions_left(mind: Mind) -> int:
    """How many more actions upkeep allows this round."""
    count = 0
    while count < 4 and mind.affordable(count + 1):
        count += 1
    return count


# -- what threatens ------------------------------------------------------------------------------------------------


def foe_of(mind: Mind) -> Foe:
    """The ships to design against: those of the rival with the most on the map, or the guards of the map."""
    s = mind.s
    best, found = 0, _GUARD_FOE
    for other in mind.rivals:
        if mind.friend(other):
            continue
        for ship in range(4):
            count = sum([fleet[ship + 1] for fleets in s.fleets for fleet in fleets if fleet[0] == other])
            weight = count * (3, 5, 8, 3)[ship]
            if ship != STARBASE and weight > best and weight >= 8:
                best = weight
                one = s.designs[other][ship]
                found = (one.initiative, one.computer, one.shield, one.hull + 1)
    if best and _guards_near(mind) > best / 6:
        return _GUARD_FOE
    return found


def _guards_near(mind: Mind) -> int:
    s = mind.s
    if mind.species.peace:
        return 1 if s.gcds else 0
    return sum(s.ancients) + (2 if s.gcds and s.where[GALACTIC_CENTER] != NONE else 0)


def threat(mind: Mind, sector: int) -> float:
    """How much fire of rivals could come to a hex in a move: their ships by price."""
    s = mind.s
    total = 0.0
    for there, _ in s.links[sector]:
        for fleet in s.fleets[there]:
            if fleet[0] != mind.seat and not mind.friend(fleet[0]):
                total += 3 * fleet[1] + 5 * fleet[2] + 8 * fleet[3]
    return total
