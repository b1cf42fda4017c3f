"""Which messages describe the powers and the scoring terms of a card.

Input are card records as `data/cards.toml` has them; output are message ids of `text/*.ftl` with arguments.
Some arguments are ids that still have to be put into words: `kinds` are kinds of goods (`kind-<id>`), `phase`
is a phase (`phase-<id>`) and `card` is a card (`card-<id>`). `Words.tell` does that.
"""

from collections.abc import Mapping
from typing import Any

PowerData = Mapping[str, Any]
"""One entry of a card's `powers`."""

TermData = Mapping[str, Any]
"""One entry of a card's `scoring`."""

Args = dict[str, str | int | tuple[str, ...]]
"""Arguments of a message: numbers, and ids to be put into words."""

Message = tuple[str, Args]
"""The id of a message and its arguments."""


def card_messages(card: Mapping[str, Any]) -> list[Message]:
    """Describe a card: first its powers, in the order of the card, then its scoring terms."""
    powers = [power_message(power) for power in card.get("powers", ())]
    return powers + [scoring_message(term) for term in card.get("scoring", ())]


def power_message(power: PowerData) -> Message:
    """Return the message that describes one power."""
    kind: str = power["kind"]
    name = "power-" + kind.replace("_", "-")
    args: Args = {}
    if "amount" in power:
        args["amount"] = power["amount"]
    if "good_kinds" in power:
        args["kinds"] = tuple(power["good_kinds"])
    match kind:
        case "reduce_cost":
            return (f"{name}-kind" if "kinds" in args else f"{name}-{power['phase']}"), args
        case "draw_after_placing":
            return f"{name}-{power['phase']}", args
        case "military":
            return _military(power)
        case "zero_cost":
            return name, {"kinds": tuple(power["excluded_good_kinds"])}
        case "pay_for_military":
            return name, {"amount": power["cost_reduction"], "kinds": tuple(power["excluded_good_kinds"])}
        case "trade_bonus":
            of_this_world = power.get("this_world", False)
            return "power-trade-" + ("this-world" if of_this_world else "kind" if "kinds" in args else "any"), args
        case "consume_goods":
            return _consume_goods(power)
        case "sell_good":
            return (f"{name}-with-trade-powers" if power.get("apply_trade_powers", False) else name), args
        case "discard_hand":
            return name, {"cards": power["max_cards"], "vp": power["vp_per_card"]}
        case "produce_windfall":
            return (f"{name}-kind" if "kinds" in args else name), args
    return name, args


def _military(power: PowerData) -> Message:
    amount: int = power["amount"]
    if "against_kinds" in power:
        return "power-military-kind", {"amount": amount, "kinds": tuple(power["against_kinds"])}
    if "against_keyword" in power:
        return f"power-military-{power['against_keyword']}", {"amount": amount}
    if amount < 0:
        return "power-military-minus", {"amount": -amount}
    return "power-military", {"amount": amount}


def _consume_goods(power: PowerData) -> Message:
    goods, uses = power.get("goods_per_use", 1), power.get("max_uses", 1)
    args: Args = {"vp": power.get("vp", 0), "cards": power.get("cards", 0)}
    if "good_kinds" in power:
        args["kinds"] = tuple(power["good_kinds"])
    if uses > 1:
        return ("power-consume-up-to-kind" if "kinds" in args else "power-consume-up-to"), args | {"uses": uses}
    args["goods"] = goods
    if power.get("distinct_kinds", False):
        return "power-consume-different-kinds", args
    return ("power-consume-kind" if "kinds" in args else "power-consume-goods"), args


def scoring_message(term: TermData) -> Message:
    """Return the message that describes one scoring term of a cost-6 development."""
    args: Args = {"vp": term["vp"]}
    match term:
        case {"per": "vp_chips", "chips": chips}:
            return "scoring-vp-chips", args | {"chips": chips}
        case {"per": "total_military"}:
            return "scoring-total-military", args
        case {"card_id": card_id}:
            return "scoring-card", args | {"card": card_id}
        case {"good_kind": good_kind, "good_source": source}:
            return f"scoring-{source}-world", args | {"kinds": (good_kind,)}
        case {"card": card, "has_power_in": phase}:
            return f"scoring-{card}-with-power", args | {"phase": phase}
        case {"card": "development", "cost": cost}:
            return "scoring-development-of-cost", args | {"cost": cost}
        case {"military": True, "keyword": keyword}:
            return f"scoring-{keyword}-world", args
        case {"military": True}:
            return "scoring-other-military-world", args
        case {"keyword": keyword}:
            return f"scoring-other-{keyword}-card", args
        case {"card": card}:
            return f"scoring-other-{card}", args
    raise ValueError(f"no words for the scoring term {dict(term)!r}")
