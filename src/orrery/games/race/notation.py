"""The canonical text of everything in Race: cards, actions, powers, ways to place, and the fields of events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orrery.core import NONE, Decision
from orrery.games.race.cards import (
    BY_TEXT,
    CARDS,
    CONSUME_ALL,
    CONSUME_GOODS,
    DISCARD_HAND,
    DRAW,
    LUCKY_DRAW,
    POWERS,
    SELL_GOOD,
)
from orrery.games.race.phases.produce import BONUS, unpack_filling
from orrery.games.race.phases.settle import WAYS
from orrery.games.race.state import ACTIONS, STEPS

_POWER_WORDS: Final = {
    CONSUME_GOODS: "goods",
    CONSUME_ALL: "all",
    SELL_GOOD: "sell",
    DRAW: "draw",
    LUCKY_DRAW: "lucky",
    DISCARD_HAND: "hand",
}

EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "opened": ("seat", "cards"),
    "round": ("round",),
    "chose": ("seat", "actions"),
    "phase": ("phase",),
    "explored": ("seat", "count", "cards"),
    "kept": ("seat", "count", "cards"),
    "drew": ("seat", "count", "cards"),
    "laid": ("seat", "card"),
    "developed": ("seat", "card", "count", "cards"),
    "settled": ("seat", "card", "way", "count", "cards"),
    "gave-up": ("seat", "card"),
    "good": ("seat", "card"),
    "sold": ("seat", "card", "price"),
    "consumed": ("seat", "power", "cards", "points"),
    "cashed": ("seat", "power", "count", "cards"),
    "lucky": ("seat", "number", "card", "won"),
    "limited": ("seat", "count", "cards"),
    "reshuffled": ("count",),
    "ended": ("round", "chips", "tableau"),
}

ASKS: Final[dict[str, str]] = {
    "opening": "pick-some",
    "action": "pick",
    "actions": "pick-some",
    "keep": "pick-some",
    "develop": "pick",
    "settle": "pick",
    "how": "pick",
    "pay": "pick-some",
    "sell": "pick",
    "consume": "pick",
    "goods": "pick-some",
    "lucky": "amount",
    "hand": "pick-some",
    "windfall": "pick",
    "limit": "pick-some",
}

RULE_BEHIND: Final[dict[str, str]] = {
    "opening": "RG-3.6",
    "action": "RG-4.2",
    "actions": "RG-14.2",
    "keep": "RG-5.1",
    "develop": "RG-6.1",
    "settle": "RG-8.1",
    "how": "RG-7.11a",
    "pay": "RG-6.3",
    "sell": "RG-9.13",
    "consume": "RG-9.1",
    "goods": "RG-9.6",
    "lucky": "RG-19.17",
    "hand": "RG-19.20",
    "windfall": "RG-10.8",
    "limit": "RG-11.1",
}


def rule_behind(decision: Decision) -> str:
    """The rule behind a question; a payment and a sale follow different rules in different phases."""
    if decision.ask == "pay" and CARDS[decision.about[0]].world:
        return "RG-8.20" if CARDS[decision.about[0]].military else "RG-8.2"
    if decision.ask == "sell" and decision.about:
        return "RG-19.12"
    return RULE_BEHIND[decision.ask]


def card_text(card: int) -> str:
    """A card's name; the second copy of a design is marked ``~2``."""
    return CARDS[card].text if card != NONE else "none"


def power_text(ref: int) -> str:
    """The card that has the power, with the power's kind where the card has several of its phase."""
    if ref == BONUS:
        return "bonus"
    power = POWERS[ref]
    card = CARDS[power.card]
    if sum(1 for other in card.powers if other.phase == power.phase) > 1:
        return f"{card.text}.{_POWER_WORDS[power.kind]}"
    return card.text


POWER_BY_TEXT: Final[dict[str, int]] = {
    f"{power.phase}:{power_text(ref)}": ref for ref, power in POWERS.items()
} | {"produce:bonus": BONUS}


def option_text(decision: Decision, option: int) -> str:
    """The canonical text of one option."""
    if option == NONE:
        return "none"
    ask = decision.ask
    if ask == "action" or ask == "actions":
        return ACTIONS[option]
    if ask == "how":
        return WAYS[option]
    if ask == "consume":
        return power_text(option)
    if ask == "windfall":
        source, world = unpack_filling(option)
        return f"{power_text(source)}>{CARDS[world].text}"
    return CARDS[option].text


def about(decision: Decision) -> dict[str, Any]:
    """What a decision's prompt speaks of."""
    ask, facts = decision.ask, decision.about
    if ask in ("pay", "how"):
        return {"card": card_text(facts[0]), "price": facts[1]}
    if ask == "keep":
        return {"drawn": facts[0], "keep": facts[1]}
    if ask in ("goods", "hand", "sell") and facts:
        return {"power": power_text(facts[0])}
    return {}


def event_words(kind: str, args: Sequence[Any]) -> dict[str, Any]:
    """An event's arguments by name, with cards, powers and actions as text."""
    return {field: _word(field, value) for field, value in zip(EVENT_FIELDS[kind], args, strict=True)}


def _word(field: str, value: Any) -> Any:
    match field:
        case "card":
            return card_text(value)
        case "cards":
            return [card_text(card) for card in value]
        case "actions":
            return [ACTIONS[action] for action in value]
        case "power":
            return power_text(value)
        case "phase":
            return STEPS[value] if STEPS[value] != "trade" else "consume"
        case "way":
            return WAYS[value]
        case "won" | "chips" | "tableau":
            return bool(value)
        case _:
            return value


def card_named(name: str) -> int:
    """The card of this canonical text; underscores may stand for hyphens. Raises KeyError."""
    return BY_TEXT[name.strip().lower().replace("_", "-")]
