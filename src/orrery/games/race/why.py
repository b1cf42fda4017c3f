"""Why not? The rule against each visible thing that a question does not offer."""

from __future__ import annotations

from orrery.core import Decision, Reason
from orrery.games.race.cards import CARDS, POWERS
from orrery.games.race.notation import card_text, power_text
from orrery.games.race.phases import develop, settle
from orrery.games.race.phases.consume import usable
from orrery.games.race.phases.settle import CONQUER, PAY, WAYS, WITH_SHIP, WITH_TACTICS
from orrery.games.race.state import RaceState

_MUST: dict[str, str] = {
    "action": "RG-4.2",
    "actions": "RG-14.2",
    "opening": "RG-3.6",
    "keep": "RG-5.11",
    "how": "RG-7.11a",
    "pay": "RG-6.15",
    "sell": "RG-9.13",
    "goods": "RG-9.10",
    "consume": "RG-9.7",
    "lucky": "RG-19.18",
    "windfall": "RG-10.8",
    "limit": "RG-11.1",
}


def why_not(s: RaceState, decision: Decision) -> dict[str, Reason]:
    """What lies in sight but is not offered, with the rule that forbids it."""
    ask, seat = decision.ask, decision.seat
    offered = set(decision.options)
    reasons: dict[str, Reason] = {}
    if ask in _MUST and -1 not in offered:
        reasons["none"] = Reason(_must(decision), "why-must")
    if ask == "develop":
        for card in s.hand[seat]:
            if card not in offered:
                reasons[card_text(card)] = _why_not_develop(s, seat, card)
    elif ask == "settle":
        for card in s.hand[seat]:
            if card not in offered:
                reasons[card_text(card)] = _why_not_settle(s, seat, card)
    elif ask == "keep":
        reasons |= {card_text(card): Reason("RG-5.8", "why-not-drawn") for card in s.hand[seat]}
    elif ask == "how":
        world = decision.about[0]
        reasons |= {text: _why_not_way(s, seat, world, way) for way, text in WAYS.items() if way not in offered}
    elif ask == "consume":
        for power in s.powers[seat].consume:
            if power.ref in s.used:
                reasons[power_text(power.ref)] = Reason("RG-9.9", "why-power-used")
            elif not usable(s, seat, power):
                reasons[power_text(power.ref)] = Reason("RG-9.23", "why-no-fitting-goods")
    elif ask == "goods":
        power = POWERS[decision.about[0]]
        for world in s.goods[seat]:
            if world not in offered:
                reasons[card_text(world)] = Reason("RG-19.5", "why-wrong-kind", {"power": power_text(power.ref)})
    elif ask == "windfall":
        for world in s.powers[seat].windfalls:
            if world in s.goods[seat]:
                reasons[card_text(world)] = Reason("RG-10.2", "why-has-good")
    return reasons


def _must(decision: Decision) -> str:
    """Why nothing is no answer; a payment and a sale follow different rules in different phases."""
    if decision.ask == "pay" and CARDS[decision.about[0]].world:
        return "RG-8.29"
    if decision.ask == "sell" and decision.about:
        return "RG-19.15"
    return _MUST[decision.ask]


def _why_not_develop(s: RaceState, seat: int, card: int) -> Reason:
    if CARDS[card].world:
        return Reason("RG-6.1", "why-not-a-development")
    if s.powers[seat].designs >> CARDS[card].design & 1:
        return Reason("RG-6.7", "why-already-placed")
    price = develop.price_of(s, seat, card)
    return Reason("RG-6.14", "why-too-dear", {"price": price, "cards": len(s.hand[seat]) - 1})


def _why_not_settle(s: RaceState, seat: int, world: int) -> Reason:
    card = CARDS[world]
    if card.development:
        return Reason("RG-8.1", "why-not-a-world")
    powers = s.powers[seat]
    if card.military:
        if not powers.payable:
            return _too_weak(s, seat, world)
        if not powers.payable >> card.colour & 1:
            return Reason("RG-8.21", "why-alien-not-for-pay",
                          {"defense": card.number, "military": _strength(s, seat, world)})
    price = settle.price_of(s, seat, world)
    return Reason("RG-8.28", "why-too-dear", {"price": price, "cards": len(s.hand[seat]) - 1})


def _strength(s: RaceState, seat: int, world: int) -> int:
    return settle.strength_against(s, seat, world) + s.powers[seat].tactics


def _too_weak(s: RaceState, seat: int, world: int) -> Reason:
    return Reason("RG-8.13", "why-too-weak", {"defense": CARDS[world].number, "military": _strength(s, seat, world)})


def _why_not_way(s: RaceState, seat: int, world: int, way: int) -> Reason:
    powers = s.powers[seat]
    if way & WITH_TACTICS and not powers.tactics:
        return Reason("RG-8.18", "why-no-such-card")
    if way & ~WITH_TACTICS == CONQUER:
        return _too_weak(s, seat, world) if CARDS[world].military else Reason("RG-8.2", "why-not-military")
    if not settle.can_pay_at_all(s, seat, world):
        rule = "RG-8.21" if powers.payable else "RG-8.12"
        return Reason(rule, "why-conquest-only")
    if way & WITH_SHIP:
        return Reason("RG-17.4" if powers.shippable else "RG-17.3", "why-no-such-card")
    assert way & PAY
    price = settle.price_of(s, seat, world)
    return Reason("RG-8.29", "why-too-dear", {"price": price, "cards": len(s.hand[seat])})
