"""Goods turned into points and cards: a quick estimate for plans, and an exact search for what is really consumed.

Goods of one kind are alike, so goods are counted by kind: a list of five numbers, of which the first (grey) is 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from orrery.games.race.cards import (
    ALL_KINDS,
    CARDS,
    CONSUME_ALL,
    CONSUME_GOODS,
    DISCARD_HAND,
    DRAW,
    POWERS,
    SELL_GOOD,
    Power,
)
from orrery.games.race.powers import Powers
from orrery.games.race.setup import TRADE_PRICE

Counts = tuple[int, ...]
_KINDS: Final = (1, 2, 3, 4)
_USUAL_PRICE: Final = 3
_SEARCHED: Final = 5000
"""Positions an exact search may look at before it takes what it has."""


def count(goods: Sequence[int]) -> list[int]:
    """Goods by kind."""
    counts = [0] * 5
    for world in goods:
        counts[CARDS[world].colour] += 1
    return counts


def prices(powers: Powers) -> tuple[int, ...]:
    """What a sale with all Trade powers brings, by kind."""
    return tuple([base + more for base, more in zip(TRADE_PRICE, powers.trade)])


class Menu:
    """The Consume powers of a tableau in the order in which it pays to use them."""

    __slots__ = ("courses", "demand", "draws", "everything", "hand", "prices")

    def __init__(self, powers: Powers, card: float) -> None:
        self.prices = prices(powers)
        self.everything = False
        self.draws = 0
        self.hand = 0
        courses = []
        demand = [0] * 5
        for power in powers.consume:
            if power.kind == CONSUME_GOODS:
                value = (power.vp + card * power.cards) / power.goods
                courses.append((-value, power.kinds.bit_count(), power))
                if power.kinds != ALL_KINDS:
                    demand[power.kinds.bit_length() - 1] += power.uses * power.goods
            elif power.kind == SELL_GOOD:
                courses.append((-card * _USUAL_PRICE, len(_KINDS), power))
            elif power.kind == CONSUME_ALL:
                self.everything = True
            elif power.kind == DRAW:
                self.draws += power.amount
            elif power.kind == DISCARD_HAND:
                self.hand += power.max_cards
        courses.sort(key=_first_two)
        self.courses: tuple[Power, ...] = tuple([course[2] for course in courses])
        self.demand = tuple(demand)

    def eat(self, counts: list[int]) -> tuple[int, int]:
        """Points and cards for goods, which are taken out of ``counts``: good powers first, scarce kinds spared."""
        points = 0
        cards = self.draws
        left = sum(counts)
        if not left:
            return 0, cards
        for power in self.courses:
            kinds = power.kinds
            if power.kind == SELL_GOOD:
                kind = max(_KINDS, key=lambda k: self.prices[k] if counts[k] else -1)
                counts[kind] -= 1
                cards += self.prices[kind] if power.trade else TRADE_PRICE[kind]
                left -= 1
            elif kinds != ALL_KINDS:
                kind = kinds.bit_length() - 1
                uses = counts[kind] // power.goods
                if uses > power.uses:
                    uses = power.uses
                counts[kind] -= uses * power.goods
                left -= uses * power.goods
                points += uses * power.vp
                cards += uses * power.cards
            elif power.distinct:
                if sum([1 for kind in _KINDS if counts[kind]]) >= power.goods:
                    for kind in sorted(_KINDS, key=lambda k: self.demand[k] - counts[k])[: power.goods]:
                        counts[kind] -= 1
                    left -= power.goods
                    points += power.vp
            else:
                uses = left // power.goods
                if uses > power.uses:
                    uses = power.uses
                for _ in range(uses * power.goods):
                    best = 0
                    most = -99
                    for kind in _KINDS:
                        if counts[kind]:
                            spare = 8 * (counts[kind] - self.demand[kind]) - self.prices[kind]
                            if spare > most:
                                best, most = kind, spare
                    counts[best] -= 1
                left -= uses * power.goods
                points += uses * power.vp
                cards += uses * power.cards
            if not left:
                return points, cards
        if self.everything:
            points += left - 1
            counts[1] = counts[2] = counts[3] = counts[4] = 0
        return points, cards


def _first_two(course: tuple[float, int, Power]) -> tuple[float, int]:
    return course[0], course[1]


# -- exact ------------------------------------------------------------------------------------------------------------


def takings(power: Power, counts: Counts) -> Iterator[Counts]:
    """Every way to take goods for one use of a power, as far as it must be used (RG-9.10)."""
    kinds = [kind for kind in _KINDS if power.kinds >> kind & 1]
    if power.kind == CONSUME_ALL:
        yield counts
        return
    if power.kind == SELL_GOOD:
        for kind in kinds:
            if counts[kind]:
                yield tuple([int(kind == one) for one in range(5)])
        return
    fitting = sum([counts[kind] for kind in kinds])
    number = min(fitting // power.goods, power.uses) * power.goods
    if power.distinct:
        number = power.goods
    most = [min(counts[kind], 1) if power.distinct else counts[kind] for kind in range(5)]
    for kind in range(5):
        if not power.kinds >> kind & 1:
            most[kind] = 0
    yield from _parts(number, most)


def _parts(number: int, most: Sequence[int]) -> Iterator[Counts]:
    for one in range(min(number, most[1]) + 1):
        for two in range(min(number - one, most[2]) + 1):
            for three in range(min(number - one - two, most[3]) + 1):
                four = number - one - two - three
                if four <= most[4]:
                    yield (0, one, two, three, four)


def usable(power: Power, counts: Counts) -> bool:
    """Whether a power has the goods it wants."""
    if power.kind == CONSUME_GOODS:
        if power.distinct:
            return sum([1 for number in counts if number]) >= power.goods
        return sum([counts[kind] for kind in _KINDS if power.kinds >> kind & 1]) >= power.goods
    return sum(counts) > 0


class Feast:
    """An exact search over the orders of Consume powers, for one price list and one worth of a card."""

    __slots__ = ("card", "double", "known", "left", "prices", "spare")

    def __init__(self, trade: tuple[int, ...], double: bool, card: float, spare: float) -> None:
        self.prices = trade
        self.double = double
        self.card = card
        self.spare = card * spare
        self.known: dict[tuple[Counts, Counts], float] = {}
        self.left = _SEARCHED

    def best(self, refs: Counts, counts: Counts) -> float:
        """The most that these powers can make of these goods, used in any order as long as one can be used."""
        key = (refs, counts)
        known = self.known.get(key)
        if known is not None:
            return known
        best = -1.0
        for ref in refs:
            power = POWERS[ref]
            if usable(power, counts):
                for taken in takings(power, counts):
                    value = self.after(refs, counts, ref, taken)
                    if value > best:
                        best = value
        if best < 0.0:
            best = sum([counts[kind] * self.prices[kind] for kind in _KINDS]) * self.spare
        self.known[key] = best
        return best

    def after(self, refs: Counts, counts: Counts, ref: int, taken: Counts) -> float:
        """What one use of a power gives, and the best that can follow."""
        power = POWERS[ref]
        number = sum(taken)
        if power.kind == SELL_GOOD:
            kind = taken.index(1)
            gain = self.card * (self.prices[kind] if power.trade else TRADE_PRICE[kind])
        elif power.kind == CONSUME_ALL:
            gain = float((number - 1) * (2 if self.double else 1))
        else:
            uses = number // power.goods
            gain = uses * (power.vp * (2 if self.double else 1) + self.card * power.cards)
        self.left -= 1
        rest = tuple([have - gone for have, gone in zip(counts, taken)])
        others = tuple([other for other in refs if other != ref])
        if self.left < 0 or not any(rest):
            return gain
        return gain + self.best(others, rest)
