"""The end of the game: points and winners (RG-12, RG-22)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery.core import Result
from orrery.games.race.cards import CARDS, KINDS, Card
from orrery.games.race.state import RaceState


def general_military(s: RaceState, seat: int) -> int:
    """All general Military in the tableau, minuses included (RG-22.15, RG-22.16)."""
    return sum([CARDS[card].militia for card in s.tableau[seat]])


def six_cost_points(s: RaceState, seat: int, development: int) -> int:
    """What a cost-6 development is worth to its owner (RG-22)."""
    worth = WORTH[CARDS[development].design]
    points = sum([worth[card] for card in s.tableau[seat]])
    for term in CARDS[development].data["scoring"]:
        if term.get("per") == "vp_chips":
            points += s.chips[seat] // int(term["chips"]) * int(term["vp"])
        elif term.get("per") == "total_military":
            points += general_military(s, seat) * int(term["vp"])
    return points


def fits(card: Card, term: Mapping[str, Any]) -> bool:
    """Whether a card of the tableau meets all conditions of a scoring term."""
    data = card.data
    return (
        term.get("card", data["kind"]) == data["kind"]
        and term.get("card_id", card.name) == card.name
        and term.get("good_kind", KINDS[card.colour]) == KINDS[card.colour]
        and term.get("good_source", data.get("source")) == data.get("source")
        and term.get("military", card.military) == card.military
        and term.get("cost", data.get("cost")) == data.get("cost")
        and ("keyword" not in term or term["keyword"] in data.get("keywords", ()))
        and ("has_power_in" not in term or has_power_in(card, term["has_power_in"]))
    )


def has_power_in(card: Card, phase: str) -> bool:
    """Whether the card has a power of this phase; Trade and Consume are two (RG-22.14, RG-22.20)."""
    return any(power["phase"] == phase for power in card.data.get("powers", ()))


def _worth_of_cards(terms: Sequence[Mapping[str, Any]]) -> tuple[int, ...]:
    """What each card scores: by the first condition that fits, once (RG-22.3)."""
    cards = [term for term in terms if "per" not in term]
    return tuple([next((int(term["vp"]) for term in cards if fits(card, term)), 0) for card in CARDS])


WORTH: Final = {card.design: _worth_of_cards(card.data["scoring"]) for card in CARDS if "scoring" in card.data}


def breakdown(s: RaceState, seat: int) -> dict[str, int]:
    """Where a seat's points come from: chips, printed points, and each cost-6 development by name (RG-12.7)."""
    tableau = s.tableau[seat]
    parts = {"chips": s.chips[seat], "printed": sum([CARDS[card].vp for card in tableau])}
    for card in tableau:
        if CARDS[card].design in WORTH:
            parts[CARDS[card].name] = six_cost_points(s, seat, card)
    return parts


def score(s: RaceState, seat: int) -> int:
    """Final score of a seat (RG-12.7)."""
    return sum(breakdown(s, seat).values())


def figures(s: RaceState) -> dict[str, list[int]]:
    """What the table can watch grow: points, chips, tableau, Military, cards in hand and goods."""
    every = range(s.seats)
    return {
        "score": [score(s, seat) for seat in every],
        "chips": list(s.chips),
        "tableau": [len(s.tableau[seat]) for seat in every],
        "military": [general_military(s, seat) for seat in every],
        "hand": [len(s.hand[seat]) for seat in every],
        "goods": [len(s.goods[seat]) for seat in every],
    }


def traits(s: RaceState) -> dict[str, list[str]]:
    """What to sort seats by in statistics: the start world, which is the first card of a tableau for good (RG-3.4)."""
    return {"start": [CARDS[cards[0]].name if cards else "" for cards in s.tableau]}


def tie_break(s: RaceState, seat: int) -> int:
    """Cards in hand plus goods on worlds (RG-12.9)."""
    return len(s.hand[seat]) + len(s.goods[seat])


def result(s: RaceState) -> Result:
    """Most points win; then most cards and goods; then the victory is shared (RG-12.8 to RG-12.10)."""
    scores = [score(s, seat) for seat in range(s.seats)]
    ranks = [(scores[seat], tie_break(s, seat)) for seat in range(s.seats)]
    best = max(ranks)
    return Result(scores, [seat for seat in range(s.seats) if ranks[seat] == best])
