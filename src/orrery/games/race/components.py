"""What a board needs to draw Race, by canonical text: the 95 designs, the action cards, the limits of the game.

Static, read from ``data/*.toml``. Sentences are given as message ids of ``text/*.ftl`` with arguments (see ``words``),
so that a client says them in its own language. A copy of a design (``drop-ships~2``) looks like the design.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.race.cards import CARDS, Card, read_data
from orrery.games.race.scoring import WORTH
from orrery.games.race.setup import BANK_PER_PLAYER, HAND_LIMIT, TABLEAU_END
from orrery.games.race.state import ACTIONS
from orrery.games.race.words import Message, power_message, scoring_message

_FIXED_RULES: Final = {
    "explore_draw": "RG-15.1",
    "explore_keep": "RG-15.2",
    "draw_at_phase_start": "RG-16.1",
    "zero_cost": "RG-17.3",
    "pay_for_military": "RG-17.8",
    "temporary_military": "RG-17.12",
    "consume_all": "RG-19.8",
    "lucky_draw": "RG-19.17",
    "discard_hand": "RG-19.20",
    "draw_per_good_produced": "RG-20.7",
    "draw_per_kind_produced": "RG-20.8",
    "draw_per_world": "RG-20.9",
    "draw_if_most_produced": "RG-20.10",
}
_SCORING_RULES: Final = {
    "alien-tech-institute": "RG-22.5",
    "free-trade-association": "RG-22.6",
    "galactic-federation": "RG-22.7",
    "galactic-imperium": "RG-22.8",
    "galactic-renaissance": "RG-22.9",
    "galactic-survey-seti": "RG-22.10",
    "merchant-guild": "RG-22.11",
    "mining-league": "RG-22.12",
    "new-economy": "RG-22.13",
    "new-galactic-order": "RG-22.15",
    "pan-galactic-league": "RG-22.18",
    "trade-league": "RG-22.19",
}
_ACTION_RULES: Final = {
    "explore-5": "RG-5.4",
    "explore-1-1": "RG-5.5",
    "develop": "RG-6.5",
    "settle": "RG-8.3",
    "consume-trade": "RG-9.13",
    "consume-2x": "RG-9.20",
    "produce": "RG-10.4",
    "develop-2": "RG-14.6",
    "settle-2": "RG-14.6",
}
_NOT_FOR_DRAWING: Final = frozenset(("phase", "kind"))


def components() -> dict[str, Any]:
    """Everything that is printed on the pieces, once for every match and viewer."""
    setup = read_data("setup")
    return {
        "cards": {card.name: _card(card) for card in CARDS if "~" not in card.text},
        "actions": [
            {"id": action, "phase": phase_of(action), "rule": _ACTION_RULES[action]} for action in ACTIONS
        ],
        "phases": read_data("actions")["phase_order"],
        "start": setup["start_worlds"],
        "trade": setup["trade_price"],
        "tableau": TABLEAU_END,
        "hand": HAND_LIMIT,
        "bank": BANK_PER_PLAYER,
    }


def phase_of(action: str) -> str:
    """The phase that an action card calls."""
    return action.partition("-")[0]


def power_rule(card: Card, power: Mapping[str, Any]) -> str:
    """The rule that says what a power of this card does."""
    kind: str = power["kind"]
    one_kind = "good_kinds" in power
    match kind:
        case "reduce_cost" if power["phase"] == "develop":
            return "RG-16.2"
        case "reduce_cost":
            both = any("against_kinds" in other for other in card.data["powers"])
            return "RG-17.10" if both else "RG-17.2" if one_kind else "RG-17.1"
        case "draw_after_placing":
            return "RG-16.3" if power["phase"] == "develop" else "RG-17.13"
        case "military" if "against_kinds" in power:
            return "RG-17.10"
        case "military":
            return "RG-17.7" if "against_keyword" in power else "RG-17.6"
        case "trade_bonus":
            return "RG-18.3" if power.get("this_world") else "RG-18.2" if one_kind else "RG-18.1"
        case "consume_goods":
            return _consume_rule(power)
        case "sell_good":
            return "RG-19.14" if power.get("apply_trade_powers") else "RG-19.13"
        case "draw":
            return "RG-19.16" if power["phase"] == "consume" else "RG-20.4"
        case "produce_here" | "draw_if_produced_here":
            if card.windfall:
                return "RG-20.6"
            return "RG-20.5" if card.production_draw else "RG-20.1"
        case "produce_windfall":
            return "RG-20.3" if one_kind else "RG-20.2"
    return _FIXED_RULES[kind]


def _consume_rule(power: Mapping[str, Any]) -> str:
    if power.get("distinct_kinds"):
        return "RG-19.3"
    if power.get("max_uses", 1) > 1:
        return "RG-19.6"
    if "good_kinds" in power:
        return "RG-19.5"
    return "RG-19.2" if power.get("goods_per_use", 1) > 1 else "RG-19.1"


def _card(card: Card) -> dict[str, Any]:
    data = card.data
    out: dict[str, Any] = {
        "kind": data["kind"],
        "number": card.number,
        "military": card.military,
        "vp": data.get("vp"),
        "good": data.get("good"),
        "source": data.get("source"),
        "keywords": data.get("keywords", []),
        "copies": data.get("copies", 1),
        "powers": [_power(card, power) for power in data.get("powers", ())],
    }
    if card.start >= 0:
        out["start"] = card.start
    if "scoring" in data:
        out["scoring"] = [_sentence(scoring_message(term)) for term in data["scoring"]]
        out["scoring_rule"] = _SCORING_RULES[card.name]
        worth = WORTH[card.design]
        out["worth"] = {other.name: worth[other.id] for other in CARDS if worth[other.id]}
    return out


def _power(card: Card, power: Mapping[str, Any]) -> dict[str, Any]:
    """A power: its figures as the data has them, its sentence, and the rule behind it."""
    facts = {name: value for name, value in power.items() if name not in _NOT_FOR_DRAWING}
    return {
        "phase": power["phase"], "kind": power["kind"], **facts,
        **_sentence(power_message(power)), "rule": power_rule(card, power),
    }


def _sentence(message: Message) -> dict[str, Any]:
    key, args = message
    return {"key": key, "args": {name: list(arg) if isinstance(arg, tuple) else arg for name, arg in args.items()}}
