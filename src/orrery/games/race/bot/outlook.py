"""What a tableau is worth: its points now, and what its powers will bring in each round still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.games.race.bot.feast import Counts, Menu, count
from orrery.games.race.bot.weights import Weights
from orrery.games.race.cards import (
    CARDS,
    DISCARD_HAND,
    DRAW,
    DRAW_PER_GOOD,
    DRAW_PER_KIND,
    Card,
    Power,
)
from orrery.games.race.powers import Powers
from orrery.games.race.scoring import fits

Tableau = tuple[int, ...]

SIXES: Final = tuple(card.id for card in CARDS if "scoring" in card.data)
"""The developments whose points depend on the tableau."""


def _feeds(six: Card, card: Card) -> int:
    for term in six.data["scoring"]:
        if term.get("per") == "total_military":
            return card.militia * int(term["vp"])
        if "per" not in term and fits(card, term):
            return int(term["vp"])
    return 0


def _chips_for_a_point(six: Card) -> int:
    return next((int(term["chips"]) for term in six.data["scoring"] if term.get("per") == "vp_chips"), 0)


FEEDS: Final = {six: tuple(_feeds(CARDS[six], card) for card in CARDS) for six in SIXES}
"""Cost-6 development -> the points it gives for each card of the tableau, itself included."""
CHIPS_FOR_A_POINT: Final = {six: _chips_for_a_point(CARDS[six]) for six in SIXES}
_GROWTH: Final = {six: sum(FEEDS[six]) / len(CARDS) for six in SIXES}

_COLOURS: Final = (0.18, 0.25, 0.23, 0.2, 0.14)
"""The shares of the worlds' colours: how often a power for one colour finds its world."""
_LONGEST_HAND: Final = 60
_KEPT: Final = 4000
"""Tableaux remembered; more than a few games need."""


class Outlook:
    """The judgement of one tableau. ``points`` leaves out chips, ``rate`` is points in a round."""

    __slots__ = (
        "children", "chip_share", "menu", "points", "powers", "rate", "sixes", "steps", "tableau", "uses", "yielded",
    )

    def __init__(self, tableau: Tableau) -> None:
        self.tableau = tableau
        self.powers = Powers()
        self.points = 0
        self.chip_share = 0.0
        self.rate = 0.0
        self.yielded = 0.0
        """Points in chips that one turn of the engine gives with 2x VPs."""
        self.sixes: tuple[int, ...] = ()
        self.menu: Menu
        self.steps: dict[int, tuple[float, float]] = {}
        """Card -> points and rate that it would add."""
        self.children: dict[int, Outlook] = {}
        """Card -> the judgement with that card added."""
        self.uses: dict[Counts, float] = {}
        """Goods by kind -> what the best use of them gives."""


class Judge:
    """Judges tableaux by a table of weights, and remembers what it has judged."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.known: dict[Tableau, Outlook] = {}
        self.by_itself = tuple([self._by_itself(card) for card in CARDS])
        self.once = tuple([self._once(card) for card in CARDS])
        self.late = (weights.no_round, weights.one_round, weights.two_rounds, 1.0)
        self.hands = _hands(weights)
        """What hands of 0, 1, 2… cards are worth."""

    def outlook(self, tableau: Tableau) -> Outlook:
        """The judgement of a tableau."""
        known = self.known.get(tableau)
        if known is None:
            if len(self.known) > _KEPT:
                self.known.clear()
            known = self._first() if not tableau else self.plus(self.outlook(tableau[:-1]), tableau[-1])
            self.known[tableau] = known
        return known

    def plus(self, outlook: Outlook, card: int) -> Outlook:
        """The judgement of a tableau with one card more."""
        then = outlook.children.get(card)
        if then is None:
            then = self._judge(outlook, card)
            outlook.children[card] = then
        return then

    def step(self, outlook: Outlook, card: int) -> tuple[float, float]:
        """Points and rate that a card would add to a tableau."""
        found = outlook.steps.get(card)
        if found is None:
            then = self.plus(outlook, card)
            found = (then.points - outlook.points + self.once[card], then.rate - outlook.rate)
            outlook.steps[card] = found
        return found

    def goods_worth(self, outlook: Outlook, counts: Counts) -> float:
        """What the best use of goods gives: 2x VPs, or a sale and the rest consumed."""
        known = outlook.uses.get(counts)
        if known is None:
            w = self.weights
            menu = outlook.menu
            rest = list(counts)
            points, cards = menu.eat(rest)
            known = 2 * points + w.card * (cards - menu.draws + w.spare_good * _price(rest, menu.prices))
            for kind in range(1, 5):
                if counts[kind]:
                    rest = list(counts)
                    rest[kind] -= 1
                    points, cards = menu.eat(rest)
                    sale = menu.prices[kind] + cards - menu.draws + w.spare_good * _price(rest, menu.prices)
                    known = max(known, points + w.card * sale)
            outlook.uses[counts] = known
        return known

    def _first(self) -> Outlook:
        new = Outlook(())
        new.menu = Menu(new.powers, self.weights.card)
        return new

    def _judge(self, old: Outlook, number: int) -> Outlook:
        w = self.weights
        tableau = (*old.tableau, number)
        new = Outlook(tableau)
        card = CARDS[number]
        new.powers = powers = old.powers.plus(number)
        new.menu = Menu(powers, w.card)
        new.sixes = (*old.sixes, number) if number in FEEDS else old.sixes
        new.points = old.points + card.vp + sum([FEEDS[six][number] for six in old.sixes])
        new.chip_share = old.chip_share
        if number in FEEDS:
            feeds = FEEDS[number]
            new.points += sum([feeds[other] for other in tableau])
            chips = CHIPS_FOR_A_POINT[number]
            new.chip_share += 1 / chips if chips else 0.0
        new.rate = w.six_growth * sum([_GROWTH[six] for six in new.sixes])
        new.rate += sum([self.by_itself[other] for other in tableau])
        new.rate += w.military * min(powers.militia, w.enough_military)
        new.rate += self._engine(new, tableau)
        return new

    def _by_itself(self, card: Card) -> float:
        """What the powers of a card that need no goods bring in a round."""
        w = self.weights
        cards = w.explores * (card.explore_draw * w.seen_card + card.explore_keep)
        cards += w.develops * (card.develop_draw + w.places * (card.develop_discount + card.develop_draw_after))
        discount = sum([share * off for share, off in zip(_COLOURS, card.settle_discount)])
        cards += w.settles * w.places * (discount + card.settle_draw_after)
        cards += w.trades * sum(card.trade) / 4
        for power in card.powers:
            if power.kind == DRAW:
                cards += power.amount * (w.consumes if power.phase == "consume" else w.produces)
        points = w.card * cards
        special = sum(card.strength) - 10 * card.militia
        points += w.special_military * special / 4
        if card.pay_for_military:
            points += w.diplomat
        if any(power.kind == DISCARD_HAND for power in card.powers):
            points += w.consumes * w.cash
        return points

    def _once(self, card: Card) -> float:
        """What a card brings once."""
        w = self.weights
        return (w.tactics if card.tactics else 0.0) + (w.ship if card.free else 0.0)

    def _engine(self, new: Outlook, tableau: Tableau) -> float:
        """What producing and consuming bring in a round."""
        w = self.weights
        powers, menu = new.powers, new.menu
        counts = count(powers.producers)
        drawn = sum([CARDS[world].production_draw for world in powers.producers])
        for world in _filled(powers):
            counts[CARDS[world].colour] += 1
            drawn += CARDS[world].production_draw
        if not any(counts) and not powers.draws:
            return 0.0
        for power in powers.draws:
            drawn += _drawn(power, counts, tableau)
        if powers.most:
            drawn += 1 if counts[2] else 0
        price, kind = max([(menu.prices[k], k) for k in range(5) if counts[k]], default=(0, 0))
        selling = counts[:]
        points, cards = menu.eat(counts)
        new.yielded = 2.0 * points
        turn = 2 * points + w.card * (cards + w.spare_good * sum(counts))
        if kind:
            selling[kind] -= 1
            points, cards = menu.eat(selling)
            turn = max(turn, points + w.card * (price + cards))
        return turn * (w.engine + w.engine_habit * turn) + w.card * w.produces * drawn


def _price(counts: Sequence[int], prices: Sequence[int]) -> int:
    return sum([number * price for number, price in zip(counts, prices)])


def _filled(powers: Powers) -> list[int]:
    """Windfall worlds that a Produce phase would fill: one a power, and the dearest one by the bonus."""
    empty = sorted(powers.windfalls, key=_colour)
    filled = []
    for power in powers.fillers:
        for world in reversed(empty):
            if power.kinds >> CARDS[world].colour & 1:
                empty.remove(world)
                filled.append(world)
                break
    if empty:
        filled.append(empty[-1])
    return filled


def _colour(world: int) -> int:
    return CARDS[world].colour


def _drawn(power: Power, counts: Sequence[int], tableau: Tableau) -> int:
    """Cards that a Produce draw gives for so many goods made."""
    if power.kind == DRAW:
        return 0  # counted by itself: it needs no goods
    if power.kind == DRAW_PER_GOOD:
        return sum([counts[kind] for kind in range(1, 5) if power.kinds >> kind & 1])
    if power.kind == DRAW_PER_KIND:
        return sum([1 for kind in range(1, 5) if counts[kind]])
    return sum([1 for card in tableau if power.kinds >> CARDS[card].colour & 1])


def _hands(w: Weights) -> tuple[float, ...]:
    """What hands of 0, 1, 2… cards are worth."""
    worth = [0.0]
    for number in range(1, _LONGEST_HAND):
        share = w.first_cards
        if number > 10:
            share = w.eleventh_card
        elif number >= 8:
            share = w.eighth_card
        elif number >= 5:
            share = w.fifth_card
        worth.append(worth[-1] + w.card * share)
    return tuple(worth)
