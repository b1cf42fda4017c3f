"""The cards: records loaded once from ``data/cards.toml``, numbered 0 to 113 in the order of that file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

KINDS: Final = ("grey", "novelty", "rare", "genes", "alien")
"""Colours of worlds; the place in this list is the colour's number. A grey world never holds a good."""
GREY: Final = 0
ALL_KINDS: Final = 0b11110
REBEL: Final = len(KINDS)
"""Added to a colour's number: the same colour with the Rebel mark."""
TARGETS: Final = REBEL + len(KINDS)

# The kinds of power that are used one at a time: first those of Consume (Produce has draws too), then those of Produce
# that draw when all goods are made, and that which fills a windfall world.
(
    CONSUME_GOODS, CONSUME_ALL, SELL_GOOD, DRAW, LUCKY_DRAW, DISCARD_HAND,
    DRAW_PER_GOOD, DRAW_PER_KIND, DRAW_PER_WORLD, DRAW_IF_MOST, PRODUCE_WINDFALL,
) = range(11)

_USED_AT_WILL: Final[dict[str, int]] = {
    "consume_goods": CONSUME_GOODS,
    "consume_all": CONSUME_ALL,
    "sell_good": SELL_GOOD,
    "draw": DRAW,
    "lucky_draw": LUCKY_DRAW,
    "discard_hand": DISCARD_HAND,
    "draw_per_good_produced": DRAW_PER_GOOD,
    "draw_per_kind_produced": DRAW_PER_KIND,
    "draw_per_world": DRAW_PER_WORLD,
    "draw_if_most_produced": DRAW_IF_MOST,
    "produce_windfall": PRODUCE_WINDFALL,
}


def power_ref(card: int, place: int) -> int:
    """The number of a power: its card, and its place among the powers printed there (RG-9.9)."""
    return card * 8 + place


class Power:
    """A power that is used one at a time: those of Consume, and those of Produce that fill worlds or draw cards."""

    __slots__ = (
        "amount", "cards", "card", "distinct", "goods", "kind", "kinds", "max_cards", "optional", "phase",
        "ref", "trade", "uses", "vp", "vp_per_card",
    )

    def __init__(self, card: int, place: int, data: Mapping[str, Any]) -> None:
        kind: str = data["kind"]
        self.card = card
        self.ref: int = power_ref(card, place)
        self.phase: str = data["phase"]
        self.kind = _USED_AT_WILL[kind]
        self.kinds: int = _mask(data.get("good_kinds"))
        self.goods: int = data.get("goods_per_use", 1)
        self.uses: int = data.get("max_uses", 1)
        self.distinct: bool = data.get("distinct_kinds", False)
        self.vp: int = data.get("vp", 0)
        """Points for the goods of one use."""
        self.cards: int = data.get("cards", 0)
        """Cards drawn for the goods of one use."""
        self.vp_per_card: int = data.get("vp_per_card", 0)
        """Points for each hand card discarded, of which there may be ``max_cards``."""
        self.max_cards: int = data.get("max_cards", 0)
        self.amount: int = data.get("amount", 0)
        self.optional: bool = data.get("optional", False)
        self.trade: bool = data.get("apply_trade_powers", False)


class Card:
    """One printed card. ``number`` is its cost, or its defense if it is a military world."""

    __slots__ = (
        "colour", "data", "design", "develop_discount", "develop_draw", "develop_draw_after", "development",
        "explore_draw", "explore_keep", "free", "id", "military", "militia", "name", "number", "opposed",
        "pay_for_military", "powers", "produces", "production_draw", "rebel", "settle_discount",
        "settle_draw_after", "start", "strength", "tactics", "text", "trade", "trade_here", "vp", "windfall",
        "world",
    )

    def __init__(self, number: int, copy: int, design: int, data: Mapping[str, Any]) -> None:
        self.id = number
        self.design = design
        self.data = data
        self.name: str = data["id"]
        self.text: str = self.name if copy == 0 else f"{self.name}~{copy + 1}"
        self.world: bool = data["kind"] == "world"
        self.development: bool = not self.world
        self.military: bool = "defense" in data
        self.number: int = data["defense"] if self.military else data["cost"]
        self.vp: int = data.get("vp", 0)
        self.colour: int = KINDS.index(data.get("good", "grey"))
        self.windfall: bool = data.get("source") == "windfall"
        self.start: int = data.get("start", -1)
        keywords: Sequence[str] = data.get("keywords", ())
        self.rebel: bool = "rebel" in keywords
        self.opposed: int = self.colour + (REBEL if self.rebel else 0)
        self.explore_draw = self.explore_keep = 0
        self.develop_draw = self.develop_discount = self.develop_draw_after = self.settle_draw_after = 0
        self.settle_discount: list[int] = []
        """By colour of the world; empty if the card has no such power. Likewise for the next two."""
        self.militia = 0
        self.strength: list[int] = []
        self.tactics = 0
        self.free = 0
        self.pay_for_military = 0
        self.trade: list[int] = []
        self.trade_here = 0
        self.produces = False
        self.production_draw = 0
        powers = []
        for place, power in enumerate(data.get("powers", ())):
            if power["kind"] in _USED_AT_WILL:
                powers.append(Power(number, place, power))
            else:
                self._always(power)
        self.powers: tuple[Power, ...] = tuple(powers)

    def _always(self, power: Mapping[str, Any]) -> None:
        """Add a power that works by itself to the card's sums."""
        amount: int = power.get("amount", 0)
        kinds = _mask(power.get("good_kinds"))
        match power["kind"]:
            case "explore_draw":
                self.explore_draw += amount  # RG-15.1, RG-15.3
            case "explore_keep":
                self.explore_keep += amount  # RG-15.2, RG-15.3
            case "draw_at_phase_start":
                self.develop_draw += amount  # RG-16.1
            case "reduce_cost" if power["phase"] == "develop":
                self.develop_discount += amount  # RG-16.2
            case "reduce_cost":
                everything = "good_kinds" not in power  # RG-17.1, RG-17.2
                # RG-17.1, RG-17.2, RG-17.10
                self.settle_discount = [amount if everything or kinds >> colour & 1 else 0 for colour in range(5)]
            case "draw_after_placing" if power["phase"] == "develop":
                self.develop_draw_after += amount  # RG-16.3
            case "draw_after_placing":
                self.settle_draw_after += amount  # RG-17.13
            case "military" if "against_kinds" in power:
                against = _mask(power["against_kinds"])
                # RG-17.10
                self._strengthen([amount if against >> target % REBEL & 1 else 0 for target in range(TARGETS)])
            case "military" if "against_keyword" in power:
                self._strengthen([amount if target >= REBEL else 0 for target in range(TARGETS)])  # RG-17.7
            case "military":
                self.militia += amount  # RG-17.6
                self._strengthen([amount] * TARGETS)  # RG-17.6
            case "temporary_military":
                self.tactics = amount  # RG-17.12
            case "zero_cost":
                self.free = 0b11111 & ~_mask(power["excluded_good_kinds"])  # RG-17.3, RG-17.4
            case "pay_for_military":
                self.pay_for_military = 0b11111 & ~_mask(power["excluded_good_kinds"])  # RG-17.8
            case "trade_bonus" if power.get("this_world"):
                self.trade_here += amount  # RG-18.3
            case "trade_bonus":
                self.trade = [amount if kinds >> colour & 1 else 0 for colour in range(5)]  # RG-18.1, RG-18.2
            case "produce_here":
                self.produces = True  # RG-20.1
            case "draw_if_produced_here":
                self.production_draw += amount  # RG-20.5, RG-20.6
            case unknown:
                raise ValueError(f"{self.name}: no rule knows the power {unknown!r}")

    def _strengthen(self, amounts: list[int]) -> None:
        """Military against a world, by colour and Rebel mark (RG-8.17, RG-17.6, RG-17.7, RG-17.10)."""
        self.strength = [a + b for a, b in zip(self.strength or [0] * TARGETS, amounts)]


def _mask(kinds: Sequence[str] | None) -> int:
    """Kinds of goods as bits; none named means all (RG-8.10, RG-18.1, RG-19.1, RG-20.2)."""
    return ALL_KINDS if kinds is None else sum(1 << KINDS.index(kind) for kind in kinds)


def read_data(name: str) -> dict[str, Any]:
    """A data file of this game."""
    return tomllib.loads((files("orrery.games.race") / "data" / f"{name}.toml").read_text("utf-8"))


def _load() -> tuple[Card, ...]:
    """All game cards and start worlds (RG-2)."""
    cards: list[Card] = []
    for design, data in enumerate(read_data("cards")["card"]):
        for copy in range(data.get("copies", 1)):
            cards.append(Card(len(cards), copy, design, data))
    return tuple(cards)


CARDS: Final[tuple[Card, ...]] = _load()
POWERS: Final[dict[int, Power]] = {power.ref: power for card in CARDS for power in card.powers}
BY_TEXT: Final[dict[str, int]] = {card.text: card.id for card in CARDS}
START_WORLDS: Final = tuple(card.id for card in CARDS if card.start >= 0)  # RG-3.4
"""The start worlds; the place in this list is the number printed on them."""


def pay_discount(card: Card) -> int:
    """By how much a pay-for-military power lowers the defense that has to be paid (RG-8.20, RG-17.8)."""
    return sum(power["cost_reduction"] for power in card.data["powers"] if power["kind"] == "pay_for_military")
