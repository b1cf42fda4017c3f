"""III. Settle (RG-8): everybody may lay out one world; they are revealed together and then paid for or conquered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.race.cards import CARDS, Card
from orrery.games.race.cursor import next_placement
from orrery.games.race.phases.laying import lay_out, pay
from orrery.games.race.powers import Powers
from orrery.games.race.state import (
    AT_LAY_WORLD,
    AT_PLACE_WORLD,
    AT_SETTLE,
    SETTLE,
    SETTLE_2,
    RaceState,
    discard_from_hand,
    discard_from_tableau,
    draw,
    put_good,
)

# Ways to place a world: conquer it or pay for it, with what is discarded from the tableau as further bits.
CONQUER: Final = 0
PAY: Final = 1
WITH_TACTICS: Final = 2
WITH_SHIP: Final = 4
WAYS: Final = {
    CONQUER: "conquer",
    CONQUER | WITH_TACTICS: "conquer+tactics",
    PAY: "pay",
    PAY | WITH_TACTICS: "pay+tactics",
    PAY | WITH_SHIP: "pay+ship",
    PAY | WITH_SHIP | WITH_TACTICS: "pay+ship+tactics",
}
_CONQUERING: Final = (CONQUER,)
_CONQUERING_WITH_TACTICS: Final = (CONQUER | WITH_TACTICS,)
_PAYING: Final = (PAY,)
_PAYING_WITH_TACTICS: Final = (PAY, PAY | WITH_TACTICS)
_SHIPPING: Final = (PAY | WITH_SHIP,)
_SHIPPING_WITH_TACTICS: Final = (PAY | WITH_SHIP, PAY | WITH_SHIP | WITH_TACTICS)


def settle(s: RaceState) -> Flow:
    """Nothing happens before the choice."""
    s.step = AT_LAY_WORLD
    return lay_world(s)


def price_of(s: RaceState, seat: int, world: int) -> int:
    """Cards to pay for a world, or for a military one with the pay-for-military power (RG-8.2, RG-8.20, RG-8.23)."""
    return _price(s.powers[seat], CARDS[world])


def _price(powers: Powers, card: Card) -> int:
    """Never below 0 (RG-7.6, RG-8.2, RG-8.20, RG-8.23)."""
    price = card.number - powers.settle_discount[card.colour]
    if card.military:
        price -= powers.diplomat_discount
    return price if price > 0 else 0


def can_pay_at_all(s: RaceState, seat: int, world: int) -> bool:
    """Non-military worlds are paid for; military ones only with a power for it that serves their colour (RG-8.12,
    RG-8.21)."""
    card = CARDS[world]
    return not card.military or s.powers[seat].payable >> card.colour & 1 == 1


def strength_against(s: RaceState, seat: int, world: int) -> int:
    """Military against this world, without temporary Military (RG-8.17)."""
    return s.powers[seat].strength[CARDS[world].opposed]


def ways_by_world(powers: Powers, cards: Iterable[int], hand: int) -> dict[int, tuple[int, ...]]:
    """The worlds among these cards that could be placed with this many cards left in hand, counting every optional
    power, and how each could (RG-8.13, RG-8.20, RG-8.28, RG-8.31, RG-8.32)."""
    strength = powers.strength
    tactics = powers.tactics
    found = {}
    for number in cards:
        card = CARDS[number]
        if card.development:
            continue
        ways: tuple[int, ...] = ()
        if card.military:
            if strength[card.opposed] >= card.number:
                ways = _CONQUERING
            if tactics and strength[card.opposed] + tactics >= card.number:
                ways += _CONQUERING_WITH_TACTICS
        if not card.military or powers.payable >> card.colour & 1:
            if _price(powers, card) <= hand:
                ways += _PAYING_WITH_TACTICS if tactics else _PAYING
            if powers.shippable >> card.colour & 1:
                ways += _SHIPPING_WITH_TACTICS if tactics else _SHIPPING
        if ways:
            found[number] = ways
    return found


def ways_to_place(powers: Powers, world: int, hand: int) -> tuple[int, ...]:
    """How this world could be placed (RG-8.25, RG-8.28)."""
    return ways_by_world(powers, (world,), hand).get(world, ())


def placeable_worlds(s: RaceState, seat: int) -> Iterable[int]:
    """Worlds in hand that could be placed: the others pay for it (RG-8.28)."""
    return ways_by_world(s.powers[seat], s.hand[seat], len(s.hand[seat]) - 1)


def lay_world(s: RaceState) -> Flow:
    """Everybody chooses one world or none, in secret; they are revealed together (RG-8.1)."""
    return lay_out(s, "settle", placeable_worlds, AT_PLACE_WORLD, AT_SETTLE)


def place_world(s: RaceState) -> Flow:
    """The next player in order decides how to place his world, pays and places it (RG-7.11a, RG-8.27, RG-8.29)."""
    seat = s.order[s.at]
    world = s.laid[seat]
    ways = ways_to_place(s.powers[seat], world, len(s.hand[seat]))
    way = ways[0]
    if len(ways) > 1:
        way = yield Pick(seat, "how", ways, about=(world, price_of(s, seat, world)))
    price = price_of(s, seat, world) if way & PAY and not way & WITH_SHIP else 0
    paid = yield from pay(s, seat, world, price)
    _place(s, seat, way, paid)


def _place(s: RaceState, seat: int, way: int, paid: tuple[int, ...]) -> None:
    """In the order of RG-8.26: payment and cards given up (RG-8.18, RG-17.3); the world; its good (RG-8.8, RG-8.11);
    the bonus; draws after placing."""
    world = s.laid[seat]
    powers = s.powers[seat]
    s.laid[seat] = NONE
    discard_from_hand(s, seat, paid)
    if way & WITH_TACTICS:
        discard_from_tableau(s, seat, powers.tactician)
    if way & WITH_SHIP:
        discard_from_tableau(s, seat, powers.ship)
    s.tableau[seat].append(world)
    s.changed.append(seat)
    if s.events is not None:
        emit(s, "settled", (seat, world, way, len(paid), paid), 1 << seat, (seat, world, way, len(paid), ()))
    if CARDS[world].windfall:
        put_good(s, seat, world)
    count = powers.settle_draw_after  # RG-17.13
    if (SETTLE_2 if s.again else SETTLE) in s.actions[seat]:
        count += 1  # RG-8.3
    draw(s, seat, count)
    next_placement(s, AT_SETTLE)
