"""One battle of two sides: missiles, then engagement rounds until one of them is gone (EC-17, EC-19).

``spread`` follows all that can happen at once: a table of how likely each pair of strengths is goes through the battle
ship type by ship type. ``play`` goes one way through it, with dice. Both use the same volleys and the same tables of
where hits lead.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from random import Random
from typing import Final, NamedTuple

from orrery.games.eclipse.odds.aiming import need, place_hits, ranked
from orrery.games.eclipse.odds.fleet import NEVER, Squadron
from orrery.games.eclipse.odds.force import Force
from orrery.games.eclipse.odds.moment import ATTACKER, DEFENDER, START, Moment
from orrery.games.eclipse.ships import COLOURS, DAMAGE
from orrery.lab.odds import TooLarge

ATTACK, HOLD, LEAVE = range(3)
"""What a type may do in a round: HOLD is to begin a retreat, or to have had its turn before."""
SHIFT: Final = 24
"""A pair of strengths is one number: the defender's above, the attacker's below this bit."""
MASK: Final = (1 << SHIFT) - 1
NEGLIGIBLE: Final = 1e-16
"""A pair of strengths less likely than this is no longer followed."""
ENOUGH: Final = 1e-12
"""A battle is followed until it goes on with less than this chance."""

Pairs = dict[int, float]
Table = dict[int, dict[int, float]]
"""How likely pairs of strengths are, by the strength of one side and then of the other."""
Row = tuple[tuple[tuple[int, float], ...], tuple[tuple[int, float], ...]]
"""Where a volley leads: strengths with ships left and how likely they are, then those without."""
Hits = tuple[int, ...]


class Spread(NamedTuple):
    """What may come of a battle: pairs of strengths of which one at least has no ship left in the hex."""

    ended: Pairs
    rounds: dict[int, float]
    """By length in engagement rounds; 0 if it ends with the missiles."""
    dropped: float
    """How likely all that was not followed is."""


@lru_cache(maxsize=1 << 12)
def volley(dice: int, chances: tuple[float, ...]) -> tuple[tuple[Hits, float], ...]:
    """How likely each number of hits of each level is. ``chances`` are those of one die, by level."""
    if len(chances) == 1:
        chance = chances[0]
        return tuple([
            ((hits,), comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)) for hits in range(dice + 1)
        ])
    first, rest = chances[0], chances[1:]
    remain = 1 - first
    out = []
    for hits in range(dice + 1):
        here = comb(dice, hits) * first**hits * remain ** (dice - hits)
        for others, chance in volley(dice - hits, tuple([one / remain for one in rest])):
            out.append(((hits, *others), here * chance))
    return tuple(out)


@lru_cache(maxsize=1 << 12)
def _cumulated(dice: int, chances: tuple[float, ...]) -> tuple[list[Hits], list[float]]:
    outcomes = volley(dice, chances)
    sums = list(accumulate(chance for _, chance in outcomes))
    sums[-1] = 1.0  # whatever rounding has left
    return [hits for hits, _ in outcomes], sums


class Battery:
    """The guns of one ship type against the enemy: how likely its dice are to hit, and where hits lead."""

    __slots__ = (
        "_led", "_rows", "at", "chances", "initiative", "levels", "order", "place", "squadron", "steps", "target",
    )

    def __init__(self, squadron: Squadron, at: int, place: int, order: tuple[int, ...], target: Force) -> None:
        self.squadron = squadron
        self.at = at
        """DEFENDER or ATTACKER."""
        self.place = place
        """Of the type on its side."""
        self.target = target
        self.order = order
        needs = [need(squadron.computer, enemy.shield) for enemy in target.side.squadrons]
        self.steps = steps = sorted(set(needs))
        """The lowest number of each level."""
        self.levels = tuple([steps.index(one) for one in needs])
        self.chances = tuple([(above - step) / 6 for step, above in zip(steps, [*steps[1:], 7], strict=True)])
        self.initiative = squadron.initiative
        self._led: dict[tuple[int, Hits, int], int] = {}
        self._rows: dict[tuple[bool, int], dict[int, Row]] = {}

    def share(self, other: Battery) -> None:
        """Use the tables of another battery that aims alike."""
        if (self.levels, self.order, self.at) == (other.levels, other.order, other.at):
            self._led = other._led

    def lead(self, colour: int, hits: Hits, strength: int) -> int:
        """The enemy's strength after hits of one colour."""
        key = (colour, hits, strength)
        found = self._led.get(key)
        if found is None:
            target = self.target
            found = self._led[key] = target.after(strength, place_hits(
                target.ships[strength], target.hulls, self.order, self.levels, DAMAGE[colour], hits
            ))
        return found

    def assign(self, dice: Sequence[tuple[int, int]], strength: int) -> int:
        """The enemy's strength after dice that lie on the table, by colour and number."""
        for colour in range(len(COLOURS) - 1, -1, -1):
            reached = [sum(step <= value for step in self.steps) for shown, value in dice if shown == colour]
            hits = tuple([reached.count(level + 1) for level in range(len(self.steps))])
            if any(hits):
                strength = self.lead(colour, hits, strength)
        return strength

    def rows(self, missiles: bool, count: int) -> dict[int, Row]:
        """What so many ships of this type make of enemy strengths, as far as it was worked out."""
        return self._rows.setdefault((missiles, count), {})

    def row(self, rows: dict[int, Row], missiles: bool, count: int, strength: int) -> Row:
        """The same for one more strength, kept among the others."""
        dice = self.squadron.missiles if missiles else self.squadron.cannons
        standing = self.target.standing
        spread = {strength: 1.0}
        for colour in range(len(COLOURS) - 1, -1, -1):
            if not dice[colour]:
                continue
            after: dict[int, float] = {}
            for before, chance in spread.items():
                if not standing[before]:
                    after[before] = after.get(before, 0.0) + chance
                    continue
                for hits, likely in volley(dice[colour] * count, self.chances):
                    led = self.lead(colour, hits, before)
                    after[led] = after.get(led, 0.0) + chance * likely
            spread = after
        found = rows[strength] = (
            tuple([(one, chance) for one, chance in spread.items() if standing[one]]),
            tuple([(one, chance) for one, chance in spread.items() if not standing[one]]),
        )
        return found

    def throw(self, missiles: bool, count: int, strength: int, random: Random) -> int:
        """One throw of the dice."""
        dice = self.squadron.missiles if missiles else self.squadron.cannons
        for colour in range(len(COLOURS) - 1, -1, -1):
            if dice[colour] and self.target.standing[strength]:
                hits, sums = _cumulated(dice[colour] * count, self.chances)
                strength = self.lead(colour, hits[bisect(sums, random.random())], strength)
        return strength


class Duel:
    """A battle of a defender and an attacker, from its beginning or from a moment in it."""

    def __init__(self, defender: Force, attacker: Force, moment: Moment = START) -> None:
        self.forces = (defender, attacker)
        self.moment = moment
        batteries: list[Battery] = []
        for at, (own, enemy) in enumerate(((defender, attacker), (attacker, defender))):
            order = ranked(own.side.aim, enemy.side.squadrons)
            for place, squadron in enumerate(own.side.squadrons):
                battery = Battery(squadron, at, place, order, enemy)
                for other in batteries:
                    battery.share(other)
                batteries.append(battery)
        # EC-17.1 to EC-17.3: the defender first among equals, types of one side as on the player board
        self.batteries = sorted(batteries, key=lambda one: (-one.initiative, one.at, one.place))
        self._orders: dict[int, list[tuple[Battery, int]]] = {}
        self.work = 0
        """Ways followed so far."""

    # -- all ways at once ---------------------------------------------------------------------------------------------

    def spread(self, start: Mapping[int, float], most: int = 0) -> Spread:
        """What may come of these pairs of strengths. Raises TooLarge if there are more than ``most`` ways to follow (0:
        however many there are)."""
        table: Table = {}
        over: Pairs = {}
        for before, chance in start.items():
            pair = self._opened(before)
            if self._goes_on(pair):
                cases = table.setdefault(pair >> SHIFT, {})
                cases[pair & MASK] = cases.get(pair & MASK, 0.0) + chance
            else:
                over[pair] = over.get(pair, 0.0) + chance
        ended: Pairs = {}
        rounds: dict[int, float] = {}
        dropped = 0.0
        number = self.moment.round
        while table or over:
            if self._begins(number):
                self._part_stalemates(number, table, over)
            outer = DEFENDER
            for battery, order in self._turns(number):
                if battery.at != outer:
                    table, outer = _turned(table), battery.at
                if order == LEAVE:
                    table = self._leave(battery, table, over)
                else:
                    table = self._act(number, battery, table, over)
                if most and self.work > most:
                    raise TooLarge
            if outer != DEFENDER:
                table = _turned(table)
            if over:
                rounds[number] = sum(over.values())
                for pair, chance in over.items():
                    settled = self._complete(number, pair)
                    ended[settled] = ended.get(settled, 0.0) + chance
                over = {}
            number += 1
            table, small = _pruned(table)
            dropped += small
        return Spread(ended, rounds, dropped)

    def _act(self, number: int, battery: Battery, table: Table, over: Pairs) -> Table:
        """A type fires, in every case of the table. ``table`` and the one returned are by its own side."""
        out: Table = {}
        counts = self.forces[battery.at].counts
        place, make = battery.place, battery.row
        work = 0
        for own, cases in table.items():
            count = counts[own][place]
            if not count:
                out[own] = cases
                continue
            rows = battery.rows(number == 0, count)
            after: dict[int, float] = {}
            get = after.get
            for enemy, chance in cases.items():
                alive, dead = rows.get(enemy) or make(rows, number == 0, count, enemy)
                work += len(alive)
                for strength, likely in alive:
                    after[strength] = get(strength, 0.0) + chance * likely
                for strength, likely in dead:
                    pair = own << SHIFT | strength if battery.at == DEFENDER else strength << SHIFT | own
                    over[pair] = over.get(pair, 0.0) + chance * likely
            if after:
                out[own] = after
        self.work += work
        return out

    def _leave(self, battery: Battery, table: Table, over: Pairs) -> Table:
        """A type that has begun to retreat leaves the hex at its turn (EC-19.6)."""
        out: Table = {}
        force = self.forces[battery.at]
        for own, cases in table.items():
            there = force.without(own, (battery.place,))
            for enemy, chance in cases.items():
                if force.standing[there]:
                    into = out.setdefault(there, {})
                    into[enemy] = into.get(enemy, 0.0) + chance
                else:
                    pair = there << SHIFT | enemy if battery.at == DEFENDER else enemy << SHIFT | there
                    over[pair] = over.get(pair, 0.0) + chance
        return out

    def _part_stalemates(self, number: int, table: Table, over: Pairs) -> None:
        if all(force.always_armed for force in self.forces):
            return
        for defender, cases in table.items():
            for attacker in list(cases):
                pair = defender << SHIFT | attacker
                if self._stuck(number, pair):
                    there = self._driven_off(pair)
                    over[there] = over.get(there, 0.0) + cases.pop(attacker)

    # -- one way ------------------------------------------------------------------------------------------------------

    def play(self, pair: int, random: Random) -> tuple[int, int]:
        """One battle with dice: the pair of strengths at its end, and its length in engagement rounds."""
        defender, attacker = self.forces
        number = self.moment.round
        pair = self._opened(pair)
        if not self._goes_on(pair):
            return self._complete(number, pair), number
        while True:
            if self._begins(number) and self._stuck(number, pair):
                return self._driven_off(pair), number
            for battery, order in self._turns(number):
                pair = self._left(battery, pair) if order == LEAVE else self._fire(number, battery, pair, random)
                if not (defender.standing[pair >> SHIFT] and attacker.standing[pair & MASK]):
                    return self._complete(number, pair), number
            number += 1

    def _fire(self, number: int, battery: Battery, pair: int, random: Random) -> int:
        defending = battery.at == DEFENDER
        count = self.forces[battery.at].counts[pair >> SHIFT if defending else pair & MASK][battery.place]
        if not count:
            return pair
        if defending:
            return pair & ~MASK | battery.throw(number == 0, count, pair & MASK, random)
        return battery.throw(number == 0, count, pair >> SHIFT, random) << SHIFT | pair & MASK

    # -- where the battle stands --------------------------------------------------------------------------------------

    def _opened(self, pair: int) -> int:
        """The pair once the dice that lie on the table are assigned."""
        if self.moment.firing is None:
            return pair
        battery = next(one for one in self.batteries if (one.at, one.place) == self.moment.firing)
        if battery.at == DEFENDER:
            return pair & ~MASK | battery.assign(self.moment.dice, pair & MASK)
        return battery.assign(self.moment.dice, pair >> SHIFT) << SHIFT | pair & MASK

    def _goes_on(self, pair: int) -> bool:
        """Whether both sides have ships in the hex."""
        return self.forces[DEFENDER].standing[pair >> SHIFT] and self.forces[ATTACKER].standing[pair & MASK]

    def _begins(self, number: int) -> bool:
        """Whether an engagement round stands at its beginning, where stalemates are found (EC-19.17)."""
        return number > self.moment.round or (number > 0 and not self.moment.acted)

    # -- retreat and stalemate ----------------------------------------------------------------------------------------

    def _turns(self, number: int) -> list[tuple[Battery, int]]:
        """The types that fire or leave in a round, in order of initiative, and which of both."""
        found = self._orders.get(number)
        if found is None:
            found = self._orders[number] = []
            for one in self.batteries:
                order = self._order(number, one.at, one.place)
                dice = one.squadron.cannons if number else one.squadron.missiles
                if order == LEAVE or (order == ATTACK and any(dice)):
                    found.append((one, order))
        return found

    def _order(self, number: int, at: int, place: int) -> int:
        """What a type does in a round: it attacks, begins to retreat, or leaves (EC-19.4, EC-19.6)."""
        own, moment = self.forces[at], self.moment
        acted = (at, place) in moment.acted
        if acted and number == moment.round:
            return HOLD
        if (at, place) in moment.leaving:
            return LEAVE
        if own.side.retreat == NEVER or not own.flies[place]:
            return ATTACK
        turns = max(own.side.retreat + 1, moment.round + acted)
        if number == turns:
            return HOLD
        return ATTACK if number < turns else LEAVE

    def _leaving(self, number: int, at: int) -> list[int]:
        """The types of a side that had begun to retreat before this round."""
        return [place for place in range(len(self.forces[at].flies)) if self._order(number, at, place) == LEAVE]

    def _left(self, battery: Battery, pair: int) -> int:
        """The pair after a type has left."""
        own = self.forces[battery.at]
        if battery.at == DEFENDER:
            return own.without(pair >> SHIFT, (battery.place,)) << SHIFT | pair & MASK
        return pair & ~MASK | own.without(pair & MASK, (battery.place,))

    def _complete(self, number: int, pair: int) -> int:
        """Who had begun to retreat in an earlier round leaves even if the enemy is gone (EC-19.13, EC-19.13a)."""
        defender, attacker = self.forces
        return (
            defender.without(pair >> SHIFT, self._leaving(number, DEFENDER)) << SHIFT
            | attacker.without(pair & MASK, self._leaving(number, ATTACKER))
        )

    def _stuck(self, number: int, pair: int) -> bool:
        """No cannon on either side at the beginning of a round, and nobody on the way out (EC-19.17)."""
        if self.forces[DEFENDER].armed[pair >> SHIFT] or self.forces[ATTACKER].armed[pair & MASK]:
            return False
        return not any(
            own.counts[strength][place]
            for at, (own, strength) in enumerate(zip(self.forces, (pair >> SHIFT, pair & MASK), strict=True))
            for place in self._leaving(number, at)
        )

    def _driven_off(self, pair: int) -> int:
        """The attacker retreats at once; what cannot is destroyed (EC-19.16)."""
        own = self.forces[ATTACKER]
        strength = own.without(pair & MASK, range(len(own.flies)))
        return pair & ~MASK | own.after(strength, ((),) * len(own.flies))


def _turned(table: Table) -> Table:
    """The same by the other side."""
    out: Table = {}
    for one, cases in table.items():
        for other, chance in cases.items():
            out.setdefault(other, {})[one] = chance
    return out


def _pruned(table: Table) -> tuple[Table, float]:
    """The table without what is negligible, and how likely that was."""
    whole = sum(sum(cases.values()) for cases in table.values())
    if whole < ENOUGH:
        return {}, whole
    out: Table = {}
    for one, cases in table.items():
        kept = {other: chance for other, chance in cases.items() if chance >= NEGLIGIBLE}
        if kept:
            out[one] = kept
    return out, whole - sum(sum(cases.values()) for cases in out.values())
