"""Placing developments and worlds: what each would gain, with whom it is paid, what it leaves."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.race.bot.feast import Counts
from orrery.games.race.bot.outlook import Outlook
from orrery.games.race.bot.sight import Sight
from orrery.games.race.cards import CARDS
from orrery.games.race.phases.settle import CONQUER, PAY, WITH_SHIP, WITH_TACTICS


class Stand(NamedTuple):
    """Where we stand in the middle of an imagined round."""

    gain: float
    """What has been gained so far, hopes included."""
    points: int
    """What of it is points on the table."""
    outlook: Outlook
    """Of the tableau."""
    hand: tuple[int, ...]
    """Known cards in hand, those first that are missed least."""
    blanks: int
    """Cards in hand that are yet to be drawn."""
    held: float
    """What holding those cards is worth beyond money."""
    goods: Counts
    windfalls: Counts
    """Goods by kind, and those of them that lie on windfall worlds."""


def stand_now(sight: Sight) -> Stand:
    """Where we stand before the round, or now."""
    me = sight.me
    hand = tuple(sight.by_surplus(sight.hand))
    held = sight.held([sight.surplus(card) for card in hand])
    return Stand(0.0, 0, me.outlook, hand, 0, held, me.counts(), me.on_windfalls())


def draw(sight: Sight, stand: Stand, cards: int) -> Stand:
    """The same with cards drawn."""
    size = len(stand.hand) + stand.blanks
    gain = stand.gain + sight.money(size + cards) - sight.money(size)
    return stand._replace(gain=gain, blanks=stand.blanks + cards)


def development(sight: Sight, stand: Stand, card: int, bonus: int) -> Stand | None:
    """The same with a development placed; None if it cannot be."""
    powers = stand.outlook.powers
    known = CARDS[card]
    price = max(0, known.number - powers.develop_discount - bonus)
    if price > len(stand.hand) + stand.blanks - 1 or powers.designs >> known.design & 1:
        return None
    return _placed(sight, stand, card, price, powers.develop_draw_after)


def ways(outlook: Outlook, world: int, cards: int) -> list[tuple[int, int]]:
    """How a world can be placed with so many cards left, and the price of each way; nothing is given up in vain."""
    powers = outlook.powers
    card = CARDS[world]
    found = []
    price = max(0, card.number - powers.settle_discount[card.colour])
    if card.military:
        strength = powers.strength[card.opposed]
        if strength >= card.number:
            return [(CONQUER, 0)]
        if powers.tactics and strength + powers.tactics >= card.number:
            found.append((CONQUER | WITH_TACTICS, 0))
        if not powers.payable >> card.colour & 1:
            return found
        price = max(0, price - powers.diplomat_discount)
    if price <= cards:
        found.append((PAY, price))
    if price and powers.shippable >> card.colour & 1:
        found.append((PAY | WITH_SHIP, 0))
    return found


def world(sight: Sight, stand: Stand, card: int, bonus: int) -> Stand | None:
    """The same with a world placed in the best way; None if it cannot be."""
    outlook = stand.outlook
    best: Stand | None = None
    for way, price in ways(outlook, card, len(stand.hand) + stand.blanks - 1):
        placed = settled(sight, stand, outlook, card, way, price, bonus)
        if best is None or placed.gain > best.gain:
            best = placed
    return best


def settled(
    sight: Sight, stand: Stand, outlook: Outlook, card: int, way: int, price: int, bonus: int, laid: bool = False
) -> Stand:
    """The same with a world placed in this way."""
    given_up = -1
    if way & WITH_TACTICS:
        given_up = outlook.powers.tactician
    elif way & WITH_SHIP:
        given_up = outlook.powers.ship
    if given_up >= 0:
        stand = _without(sight, stand, outlook, given_up)
    placed = _placed(sight, stand, card, price, bonus + outlook.powers.settle_draw_after, laid)
    known = CARDS[card]
    if known.windfall:
        goods, windfalls = list(stand.goods), list(stand.windfalls)
        goods[known.colour] += 1
        windfalls[known.colour] += 1
        after = placed.outlook
        gain = sight.goods(after, tuple(goods)) - sight.goods(after, stand.goods)
        placed = placed._replace(gain=placed.gain + gain, goods=tuple(goods), windfalls=tuple(windfalls))
    return placed


def _without(sight: Sight, stand: Stand, outlook: Outlook, card: int) -> Stand:
    """The same with a card of the tableau given up."""
    lesser = sight.judge.outlook(tuple([other for other in outlook.tableau if other != card]))
    points = lesser.points - outlook.points
    gain = points - sight.judge.once[card] + (lesser.rate - outlook.rate) * sight.left
    return stand._replace(gain=stand.gain + gain, points=stand.points + points, outlook=lesser)


def _placed(sight: Sight, stand: Stand, card: int, price: int, drawn: int, laid: bool = False) -> Stand:
    outlook = stand.outlook
    hand = stand.hand
    size = len(hand) + stand.blanks
    left = list(hand)
    if laid:
        size += 1
    else:
        left.remove(card)
    blanks = stand.blanks - price
    if blanks < 0:
        del left[:-blanks]
        blanks = 0
    blanks += drawn
    gain = sight.value(card) if outlook is sight.me.outlook else sight.value_for(outlook, card)
    gain += (sight.worth_of[len(left) + blanks] - sight.worth_of[size]) * sight.late
    surpluses = sight.surpluses  # of all cards in hand: the hand has been sorted by them
    held = sight.held([surpluses[other] for other in left])
    gain += held - stand.held
    then = sight.judge.plus(outlook, card)
    points = then.points - outlook.points
    return Stand(
        stand.gain + gain, stand.points + points, then, tuple(left), blanks, held, stand.goods, stand.windfalls
    )


def best_developments(sight: Sight, stand: Stand, bonus: int, width: int) -> list[Stand]:
    """The best few developments that could be placed, and placing none."""
    found = [stand]
    for card in stand.hand:
        if CARDS[card].development:
            placed = development(sight, stand, card, bonus)
            if placed is not None:
                found.append(placed)
    found.sort(key=gained, reverse=True)
    return found[:width]


def best_world(sight: Sight, stand: Stand, bonus: int) -> Stand:
    """The same with the world placed that gains most, or none."""
    best = stand
    for card in stand.hand:
        if CARDS[card].world:
            placed = world(sight, stand, card, bonus)
            if placed is not None and placed.gain > best.gain:
                best = placed
    return best


def gained(stand: Stand) -> float:
    """What has been gained so far: the key to compare by."""
    return stand.gain
