"""IV. Consume (RG-9): sales for those who chose to trade, then everybody uses his Consume powers."""

from __future__ import annotations

from orrery.core import NONE, Amount, Flow, Pick, PickSome, Reason, emit
from orrery.games.race.cards import (
    ALL_KINDS,
    CARDS,
    CONSUME_ALL,
    CONSUME_GOODS,
    DISCARD_HAND,
    DRAW,
    LUCKY_DRAW,
    POWERS,
    SELL_GOOD,
    Power,
)
from orrery.games.race.cursor import next_phase
from orrery.games.race.setup import TRADE_PRICE
from orrery.games.race.state import (
    AT_CONSUME,
    AT_TRADE,
    DOUBLE,
    OPEN,
    TRADE,
    RaceState,
    discard_from_hand,
    discard_good,
    draw,
    gain_chips,
    pack_discard,
    take_card,
)

LUCKY_LEAST = 1  # RG-19.17
LUCKY_MOST = 7  # RG-19.17


def trade(s: RaceState) -> Flow | None:
    """Those who chose Consume: Trade must sell one good each, in player order (RG-9.13, RG-9.19)."""
    while s.at < s.seats:
        seat = s.order[s.at]
        if TRADE in s.actions[seat] and s.goods[seat]:
            return _sell_for_bonus(s, seat)
        s.at += 1
    s.at = 0
    s.step = AT_CONSUME
    return consume(s)


def _sell_for_bonus(s: RaceState, seat: int) -> Flow:
    worlds = tuple(s.goods[seat])
    world = worlds[0]
    if len(worlds) > 1:
        world = yield Pick(seat, "sell", worlds)
    sell(s, seat, world, True)
    s.at += 1


def sale_price(s: RaceState, seat: int, world: int, with_powers: bool) -> int:
    """Cards drawn for the good on this world: by its kind, with all fitting Trade powers (RG-9.17, RG-18, RG-19.13)."""
    card = CARDS[world]
    price = TRADE_PRICE[card.colour]
    return price + s.powers[seat].trade[card.colour] + card.trade_here if with_powers else price


def sell(s: RaceState, seat: int, world: int, with_powers: bool) -> None:
    """Discard the good and draw its price (RG-9.13, RG-19.12)."""
    price = sale_price(s, seat, world, with_powers)
    discard_good(s, seat, world)
    emit(s, "sold", (seat, world, price))
    draw(s, seat, price)


def fitting_goods(s: RaceState, seat: int, kinds: int) -> list[int]:
    """Worlds whose good a power of these kinds can take (RG-9.6, RG-19.5)."""
    return [world for world in s.goods[seat] if kinds >> CARDS[world].colour & 1]


def usable(s: RaceState, seat: int, power: Power) -> bool:
    """Whether the power can be used now (RG-9.7, RG-9.23)."""
    kind = power.kind
    if kind == CONSUME_GOODS:
        if power.distinct:
            return len({CARDS[world].colour for world in s.goods[seat]}) >= power.goods
        if power.kinds == ALL_KINDS:
            return len(s.goods[seat]) >= power.goods
        return len(fitting_goods(s, seat, power.kinds)) >= power.goods
    if kind in (CONSUME_ALL, SELL_GOOD):
        return len(s.goods[seat]) > 0  # RG-19.10, RG-19.15
    if kind == DISCARD_HAND:  # RG-9.25, RG-19.20
        return len(s.hand[seat]) > 0  # RG-9.25, RG-19.20
    return True  # RG-19.16, RG-19.18


def consume(s: RaceState) -> Flow | None:
    """In player order, everybody uses his powers until no mandatory one can be used (RG-9.7, RG-9.8, RG-9.25)."""
    while s.at < s.seats:
        seat = s.order[s.at]
        mandatory = False
        options = []
        powers = s.powers[seat]
        for power in powers.consume if s.goods[seat] else powers.consume_without_goods:
            if power.ref not in s.used and usable(s, seat, power):
                options.append(power.ref)
                mandatory = mandatory or not power.optional
        if options:
            return _use_one(s, seat, tuple(options) if mandatory else (*options, NONE))
        _next_player(s)
    next_phase(s, AT_TRADE)
    return None


def _next_player(s: RaceState) -> None:
    s.at += 1
    s.used = []


def _use_one(s: RaceState, seat: int, options: tuple[int, ...]) -> Flow:
    """One power, chosen freely among the usable ones, from its choice to its end (RG-7.12, RG-9.8, RG-9.11, RG-19)."""
    choice = options[0]
    if len(options) > 1:
        choice = yield Pick(seat, "consume", options)
    if choice == NONE:
        _next_player(s)
        return
    power = POWERS[choice]
    if power.kind == CONSUME_GOODS:
        goods = fitting_goods(s, seat, power.kinds)
        count = min(len(goods) // power.goods, power.uses) * power.goods  # RG-9.10: as many as it can
        taken = tuple(goods)
        if count < len(goods):
            taken = yield PickSome(seat, "goods", goods, count, count, about=(choice,), tested=power.distinct)
        _take_goods(s, seat, power, taken)
    elif power.kind == CONSUME_ALL:
        _take_goods(s, seat, power, tuple(s.goods[seat]))
    elif power.kind == SELL_GOOD:
        worlds = tuple(s.goods[seat])
        world = worlds[0]
        if len(worlds) > 1:
            world = yield Pick(seat, "sell", worlds, about=(choice,))
        sell(s, seat, world, power.trade)
    elif power.kind == DRAW:
        draw(s, seat, power.amount)
    elif power.kind == LUCKY_DRAW:
        number = yield Amount(seat, "lucky", LUCKY_LEAST, LUCKY_MOST)
        _try_luck(s, seat, number)
    else:
        most = min(power.max_cards, len(s.hand[seat]))
        cards = yield PickSome(seat, "hand", s.hand[seat], 0, most, about=(choice,))
        discard_from_hand(s, seat, cards)
        gain_chips(s, seat, len(cards) * power.vp_per_card)  # RG-9.21: never doubled
        emit(s, "cashed", (seat, choice, len(cards), cards), 1 << seat, (seat, choice, len(cards), ()))
    s.used.append(choice)


def points_for(s: RaceState, seat: int, power: Power, goods: int) -> int:
    """Points that a power gives for this many goods, doubled by 2x VPs (RG-9.20, RG-19.11)."""
    points = goods - 1 if power.kind == CONSUME_ALL else goods // power.goods * power.vp
    return 2 * points if DOUBLE in s.actions[seat] else points


def _take_goods(s: RaceState, seat: int, power: Power, worlds: tuple[int, ...]) -> None:
    """Goods are given together; points and cards follow afterwards (RG-9.11a)."""
    points = points_for(s, seat, power, len(worlds))
    for world in worlds:
        discard_good(s, seat, world)
    gain_chips(s, seat, points)
    emit(s, "consumed", (seat, power.ref, worlds, points))
    draw(s, seat, len(worlds) // power.goods * power.cards)


def _try_luck(s: RaceState, seat: int, number: int) -> None:
    """Turn up the top card; everybody sees it (RG-19.17, RG-19.18)."""
    card = take_card(s, "flip", seat)
    if card == NONE:
        return
    won = CARDS[card].number == number
    if won:
        s.hand[seat].append(card)
    else:
        s.discard.append(pack_discard(card, OPEN))
    emit(s, "lucky", (seat, number, card, int(won)))


def check_kinds(worlds: tuple[int, ...]) -> Reason | None:
    """Goods of different kinds are wanted (RG-19.3)."""
    if len({CARDS[world].colour for world in worlds}) < len(worlds):
        return Reason("RG-19.3", "why-kinds-differ")
    return None
