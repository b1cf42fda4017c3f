"""What Develop and Settle share: everybody lays out a card in secret, and all are revealed together."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any

from orrery.core import NONE, Ask, Flow, Pick, PickSome, emit, reveal
from orrery.games.race.cursor import next_placement
from orrery.games.race.state import RaceState


def lay_out(
    s: RaceState, ask: str, placeable: Callable[[RaceState, int], Iterable[int]], placing: int, phase: int
) -> Flow:
    """Everybody with cards chooses one or none (RG-6.1, RG-6.2, RG-8.1); then the step ``placing`` resolves them.

    Who has cards but cannot place any is asked too: not to be asked would tell the others.
    """
    choosers = tuple([seat for seat in s.order if s.hand[seat]])
    chosen = yield tuple([Pick(seat, ask, (*placeable(s, seat), NONE)) for seat in choosers])
    for seat, card in zip(choosers, chosen):
        if card != NONE:
            s.hand[seat].remove(card)
            s.laid[seat] = card
        if s.events is not None:
            emit(s, "laid", (seat, card))
    reveal(s)  # also where only one player has cards: what was laid lies open now
    s.step = placing
    next_placement(s, phase)


def pay(s: RaceState, seat: int, card: int, price: int) -> Generator[Ask, Any, tuple[int, ...]]:
    """The cards of the hand that pay for a card: exactly its price (RG-6.3, RG-6.15, RG-8.2, RG-8.29)."""
    hand = s.hand[seat]
    if 0 < price < len(hand):
        paid: tuple[int, ...] = yield PickSome(seat, "pay", hand, price, price, about=(card, price))
        return paid
    return tuple(hand) if price else ()
