"""What a question means in figures: bills, prices, yields. Worked out from what its seat can see, and nothing else.

The rules are those of the phases; this only tells their sums apart, line by line, each with the rule behind it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core import NONE, Chance, Decision, Zones
from orrery.games.race.cards import (
    CARDS,
    CONSUME_ALL,
    CONSUME_GOODS,
    DISCARD_HAND,
    DRAW,
    POWERS,
    SELL_GOOD,
    TARGETS,
    Card,
    Power,
)
from orrery.games.race.components import power_rule
from orrery.games.race.notation import card_named, card_text, power_text
from orrery.games.race.phases import consume, develop, explore, settle
from orrery.games.race.powers import gather
from orrery.games.race.state import (
    ACTIONS,
    DEVELOP,
    DEVELOP_2,
    EXPLORE_1_1,
    EXPLORE_5,
    SETTLE,
    SETTLE_2,
    RaceState,
)

Line = dict[str, Any]
"""One line of a bill: which card or action (``card``, ``action``) adds how much (``amount``), by which rule."""


def reckon(zones: Zones, decision: Decision) -> dict[str, Any]:
    """The figures behind a question, by name; nothing for questions that need none."""
    match decision.ask:
        case "action" | "actions":
            return {"outlook": _outlook(zones, decision.seat)}
        case "keep":
            return {"prices": _prospects(zones, decision)}
        case "develop" | "settle":
            return {"prices": _prices(zones, decision), "bonus": _has_bonus(zones, decision)}
        case "pay":
            return {"bill": _bill(zones, decision), "proposed": _proposed(zones, decision)}
        case "how":
            return {"bill": _bill(zones, decision)}
        case "limit":
            return {"proposed": _proposed(zones, decision)}
        case "sell":
            return {"prices": _sale_prices(zones, decision)}
        case "consume":
            return {"yields": _yields(zones, decision)}
        case "goods":
            s, power = _seen(zones, decision.seat), POWERS[decision.about[0]]
            return {"yield": _yield(s, decision.seat, power, decision.least)}
        case "hand":
            return {"each": POWERS[decision.about[0]].vp_per_card}
    return {}


def _seen(zones: Zones, seat: int) -> RaceState:
    """The part of the position that a seat's own questions turn on, from what it sees: its own cards. None is dealt."""
    s = RaceState(len(zones["seats"]), Chance(b""), zones["duel"])
    s.again = zones["again"]
    public = zones["seats"][seat]
    s.tableau[seat] = [card_named(name) for name in public["tableau"]]
    s.goods[seat] = {card_named(name): NONE for name in public["goods"]}
    s.actions[seat] = tuple([ACTIONS.index(one) for one in public["actions"]])
    s.hand[seat] = [card_named(name) for name in zones["hand"]]
    # Only a seat's own placement changes its tableau in a phase, and while it is asked it has not placed yet: its
    # powers are those of the cards that lie there now (RG-6.12, RG-8.6).
    powers = gather(s.tableau[seat])
    s.powers = [powers] * s.seats
    return s


# -- before a phase ----------------------------------------------------------------------------------------------------


def _outlook(zones: Zones, seat: int) -> dict[str, Any]:
    """What each action card would do for the seat now, its bonus included."""
    s = _seen(zones, seat)
    out: dict[str, Any] = {}
    for action, name in enumerate(ACTIONS if s.duel else ACTIONS[:DEVELOP_2]):
        s.actions[seat] = (action,)
        if action in (EXPLORE_5, EXPLORE_1_1):
            out[name] = {"draw": explore.number_drawn(s, seat), "keep": explore.number_kept(s, seat)}
        elif action in (DEVELOP, DEVELOP_2):
            s.again = action == DEVELOP_2
            out[name] = {"cards": [card_text(card) for card in develop.placeable_developments(s, seat)]}
            s.again = False
        elif action in (SETTLE, SETTLE_2):
            out[name] = {"cards": [card_text(card) for card in settle.placeable_worlds(s, seat)]}
        elif name == "consume-trade":
            goods = s.goods[seat]
            out[name] = {"price": max((consume.sale_price(s, seat, world, True) for world in goods), default=0)}
        elif name == "consume-2x":
            powers = [power for power in s.powers[seat].consume if consume.usable(s, seat, power)]
            out[name] = {"goods": len(s.goods[seat]), "powers": len(powers)}
        else:
            powers_now, goods = s.powers[seat], s.goods[seat]
            out[name] = {
                "goods": sum(1 for world in powers_now.producers if world not in goods),
                "windfalls": sum(1 for world in powers_now.windfalls if world not in goods),
            }
    s.actions[seat] = ()
    return out


# -- placing -----------------------------------------------------------------------------------------------------------


def _prices(zones: Zones, decision: Decision) -> dict[str, Any]:
    """For each card offered: the cards to pay (``pay``), Military against it (``strength``), the ways to place it
    (``ways``), and how the seat stands once it is placed (``after``)."""
    seat = decision.seat
    s = _seen(zones, seat)
    out: dict[str, Any] = {}
    for number in decision.options:
        if number != NONE:
            out[CARDS[number].text] = facts = _price(s, seat, number, len(s.hand[seat]) - 1)
            facts["after"] = _after(s, seat, CARDS[number])
    return out


def _price(s: RaceState, seat: int, number: int, others: int) -> dict[str, Any]:
    """What it takes to place a card, with so many other cards to pay with."""
    card = CARDS[number]
    if card.development:
        price = develop.price_of(s, seat, number)
        return {"pay": price, "ways": ["pay"] if price <= others else []}
    facts: dict[str, Any] = {}
    if settle.can_pay_at_all(s, seat, number):
        facts["pay"] = settle.price_of(s, seat, number)
    if card.military:
        facts["strength"] = settle.strength_against(s, seat, number)
    facts["ways"] = [settle.WAYS[way] for way in settle.ways_to_place(s.powers[seat], number, others)]
    return facts


def _prospects(zones: Zones, decision: Decision) -> dict[str, Any]:
    """For each drawn card what it would take to place it with the hand as it is after keeping; ``now``: a phase of this
    round is still to come in which it could be."""
    seat = decision.seat
    s = _seen(zones, seat)
    called = {ACTIONS.index(action) for public in zones["seats"] for action in public["actions"]}
    placed = {CARDS[number].design for number in s.tableau[seat]}
    out: dict[str, Any] = {}
    for number in decision.options:
        card = CARDS[number]
        out[card.text] = facts = _price(s, seat, number, len(s.hand[seat]) + decision.least - 1)
        phase = {DEVELOP, DEVELOP_2} if card.development else {SETTLE, SETTLE_2}
        facts["twice"] = card.design in placed and card.development
        facts["now"] = bool(called & phase) and bool(facts["ways"]) and not facts["twice"]
        facts["after"] = {"points": card.data.get("vp"), "good": card.windfall}
    return out


def _has_bonus(zones: Zones, decision: Decision) -> bool:
    """Whether the seat called this phase itself, so that placing nothing gives its bonus away."""
    s = _seen(zones, decision.seat)
    return _bonus(s, decision.ask == "develop") in s.actions[decision.seat]


def _bonus(s: RaceState, development: bool) -> int:
    """The action that gives its bonus in the phase as it runs."""
    if development:
        return DEVELOP_2 if s.again else DEVELOP
    return SETTLE_2 if s.again else SETTLE


def _proposed(zones: Zones, decision: Decision) -> list[str]:
    """Cards to give away, proposed as a beginning: all fit alike, so it is no rule, only a rule of thumb. First what
    could never be placed, being in the tableau or in the hand already; then what lacks most to be placed with the cards
    that stay; of equals what brings the fewest points."""
    seat = decision.seat
    s = _seen(zones, seat)
    staying = len(s.hand[seat]) - decision.least - 1
    designs = [CARDS[number].design for number in s.tableau[seat]]
    graded: list[tuple[int, int, int, int]] = []
    for number in s.hand[seat]:
        card = CARDS[number]
        if card.development and card.design in designs:
            lacking = 99
        elif card.military:
            lacking = max(0, card.number - settle.strength_against(s, seat, number))
        else:
            price = develop.price_of(s, seat, number) if card.development else settle.price_of(s, seat, number)
            lacking = max(0, price - staying)
        designs.append(card.design)
        points: int | None = card.data.get("vp")
        graded.append((-lacking, 3 if points is None else points, len(graded), number))
    return [CARDS[number].text for *_, number in sorted(graded)[:decision.least]]


def _bill(zones: Zones, decision: Decision) -> dict[str, Any]:
    """The bill for the card that the seat has laid out: price, and for a military world strength, line by line."""
    seat, number = decision.seat, decision.about[0]
    s = _seen(zones, seat)
    card = CARDS[number]
    out: dict[str, Any] = {"base": card.number}
    if card.development:
        bonus = _bonus(s, True)
        out["lines"] = _reductions(s, seat, card)
        if bonus in s.actions[seat]:
            out["lines"].append({"action": ACTIONS[bonus], "amount": -1, "rule": "RG-6.5"})
        out["price"] = develop.price_of(s, seat, number)
    else:
        if settle.can_pay_at_all(s, seat, number):
            out["lines"] = _reductions(s, seat, card)
            out["price"] = settle.price_of(s, seat, number)
        if card.military:
            out["military"] = _attack(s, seat, card)
            out["strength"] = settle.strength_against(s, seat, number)
            out["tactics"] = s.powers[seat].tactics
    paid = decision.least if decision.ask == "pay" else None
    out["after"] = _after(s, seat, card, paid)
    return out


def _after(s: RaceState, seat: int, card: Card, paid: int | None = None) -> dict[str, Any]:
    """How the seat will stand once the card is placed; what still depends on the way of placing is left out."""
    draws = s.powers[seat].develop_draw_after
    if card.world:
        draws = s.powers[seat].settle_draw_after + (_bonus(s, False) in s.actions[seat])
    after: dict[str, Any] = {"points": card.data.get("vp"), "draw": draws, "good": card.windfall}
    if paid is not None:
        after["hand"] = len(s.hand[seat]) - paid + draws
        if card.development or not s.powers[seat].tactics:  # who pays may still have chosen to give up a card
            after["tableau"] = len(s.tableau[seat]) + 1
    return after


def _reductions(s: RaceState, seat: int, card: Card) -> list[Line]:
    """What lowers the price of a card: a line for each card of the tableau that does."""
    lines = []
    for number in s.tableau[seat]:
        other = CARDS[number]
        if card.development:
            amount, kind = other.develop_discount, "reduce_cost"
        else:
            amount, kind = (other.settle_discount or [0] * 5)[card.colour], "reduce_cost"
        if amount:
            lines.append(_line(other, -amount, kind))
    if card.military and s.powers[seat].diplomat_discount:
        lines.append(_line(CARDS[s.powers[seat].diplomat], -s.powers[seat].diplomat_discount, "pay_for_military"))
    return lines


def _attack(s: RaceState, seat: int, card: Card) -> list[Line]:
    """Whence the Military against a world comes."""
    lines = []
    for number in s.tableau[seat]:
        other = CARDS[number]
        amount = (other.strength or [0] * TARGETS)[card.opposed]
        if amount:
            lines.append(_line(other, amount, "military"))
    return lines


def _line(card: Card, amount: int, kind: str) -> Line:
    power: Mapping[str, Any] = next(power for power in card.data["powers"] if power["kind"] == kind)
    return {"card": card.text, "amount": amount, "rule": power_rule(card, power)}


# -- goods -------------------------------------------------------------------------------------------------------------


def _sale_prices(zones: Zones, decision: Decision) -> dict[str, int]:
    """For each world offered: the cards drawn for its good."""
    s = _seen(zones, decision.seat)
    with_powers = not decision.about or POWERS[decision.about[0]].trade
    return {card_text(world): consume.sale_price(s, decision.seat, world, with_powers) for world in decision.options}


def _yields(zones: Zones, decision: Decision) -> dict[str, Any]:
    """For each Consume power offered: the goods it would take, and the points and cards it would give."""
    s = _seen(zones, decision.seat)
    out = {}
    for ref in decision.options:
        if ref != NONE:
            power = POWERS[ref]
            goods = consume.fitting_goods(s, decision.seat, power.kinds)
            taken = len(goods)
            if power.kind == CONSUME_GOODS:
                taken = min(taken // power.goods, power.uses) * power.goods
            out[power_text(ref)] = _yield(s, decision.seat, power, taken)
    return out


def _yield(s: RaceState, seat: int, power: Power, goods: int) -> dict[str, int]:
    points = cards = 0
    if power.kind in (CONSUME_GOODS, CONSUME_ALL):
        points, cards = consume.points_for(s, seat, power, goods), goods // power.goods * power.cards
    elif power.kind == SELL_GOOD:
        goods = 1
        cards = max([consume.sale_price(s, seat, world, power.trade) for world in s.goods[seat]], default=0)
    else:
        goods = 0
        if power.kind == DRAW:
            cards = power.amount
        elif power.kind == DISCARD_HAND:
            points = min(power.max_cards, len(s.hand[seat])) * power.vp_per_card
    return {"goods": goods, "points": points, "cards": cards}
