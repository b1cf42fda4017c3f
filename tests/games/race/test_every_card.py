"""Each of the 95 designs once: placed at its printed price or defense, worth its printed points, with its good."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.race.cards import CARDS, Card
from orrery.testing import Table, position, rule

DESIGNS = {card.name: card for card in CARDS if "~" not in card.text}
FORCE = ["new-sparta", "drop-ships", "space-marines"]
"""Military 7 together: enough for every military world."""


def table(card: Card, tableau: list[str], others: int) -> Table:
    """The card and so many others in hand, at the start of the phase in which it is placed."""
    seats: list[dict[str, Any]] = [
        {"tableau": tableau, "hand": [card.name, others]},
        {"tableau": ["gambling-world" if card.name != "gambling-world" else "artist-colony"], "hand": 0},
    ]
    return position("race", {"seats": seats, "step": "settle" if card.world else "develop", "order": [0, 1]})


def home(card: Card) -> str:
    return "earths-lost-colony" if card.name != "earths-lost-colony" else "old-earth"


def force(card: Card) -> list[str]:
    """A tableau that can place the card: strong enough for a military world without being that world."""
    if not card.military:
        return [home(card)]
    return FORCE if card.name not in FORCE else ["drop-ships", "space-marines"]


@rule("RG-6.3", "RG-8.2", "RG-8.30")
@pytest.mark.parametrize("name", [name for name, card in DESIGNS.items() if not card.military])
def test_it_costs_what_is_printed_and_no_card_less_will_do(name: str) -> None:
    card = DESIGNS[name]
    price = card.data["cost"]
    ask = "settle" if card.world else "develop"
    poor = table(card, [home(card)], price - 1) if price else None
    assert poor is None or poor.why_not(0, name) in ("RG-8.28", "RG-6.14")
    rich = table(card, [home(card)], price)
    rich.answer(0, f"{ask}:{name}")
    assert rich.state.hand[0] == []
    assert [CARDS[number].name for number in rich.state.tableau[0]] == [home(card), name]


@rule("RG-8.12", "RG-8.13", "RG-8.29")
@pytest.mark.parametrize("name", [name for name, card in DESIGNS.items() if card.military])
def test_it_is_conquered_with_its_defense_and_nothing_is_paid(name: str) -> None:
    card = DESIGNS[name]
    strong = table(card, force(card), 1)
    strong.answer(0, f"settle:{name}")
    assert len(strong.state.hand[0]) == 1
    weak = table(card, [home(card)], 6)
    assert weak.why_not(0, name) == "RG-8.13"


@rule("RG-6.10", "RG-8.5", "RG-8.8", "RG-8.11")
@pytest.mark.parametrize("name", DESIGNS)
def test_it_brings_its_points_and_its_good(name: str) -> None:
    card = DESIGNS[name]
    game = table(card, force(card), 8)
    before = game.view(0).zones["seats"][0]["points"]["printed"]
    game.answer(0, f"{'settle' if card.world else 'develop'}:{name}")
    while game.asks() and game.asks()[0][1] in ("pay", "how"):
        asked = game.decision(0)
        game.match.submit(0, asked.decode(next(asked.codes())))
    seat = game.view(0).zones["seats"][0]
    assert seat["points"]["printed"] - before == card.data.get("vp", 0)
    assert (name in seat["points"]) == ("vp" not in card.data)
    assert seat["goods"] == ([name] if card.data.get("source") == "windfall" else [])
