"""II. Develop (RG-6): everybody may lay out one development; they are revealed together and then paid for."""

from __future__ import annotations

from orrery.core import NONE, Flow, emit
from orrery.games.race.cards import CARDS
from orrery.games.race.cursor import next_placement
from orrery.games.race.phases.laying import lay_out, pay
from orrery.games.race.state import (
    AT_DEVELOP,
    AT_LAY_DEVELOPMENT,
    AT_PLACE_DEVELOPMENT,
    DEVELOP,
    DEVELOP_2,
    RaceState,
    discard_from_hand,
    draw,
)


def develop(s: RaceState) -> None:
    """Draws at the start of the phase come before the choice (RG-6.16, RG-16.1)."""
    for seat in s.order:
        draw(s, seat, s.powers[seat].develop_draw)
    s.step = AT_LAY_DEVELOPMENT


def discount(s: RaceState, seat: int) -> int:
    """What powers and the bonus take off the cost (RG-6.5, RG-16.2); in a second phase only a second card (RG-14.6)."""
    number = s.powers[seat].develop_discount
    return number + 1 if (DEVELOP_2 if s.again else DEVELOP) in s.actions[seat] else number


def price_of(s: RaceState, seat: int, card: int) -> int:
    """Cards to discard for a development, never below 0 (RG-6.3, RG-7.6)."""
    return max(0, CARDS[card].number - discount(s, seat))


def placeable_developments(s: RaceState, seat: int) -> list[int]:
    """Developments in hand that are not in the tableau yet and can be paid for (RG-6.1, RG-6.7, RG-6.14)."""
    hand = s.hand[seat]
    limit = len(hand) - 1 + discount(s, seat)
    placed = s.powers[seat].designs
    found = []
    for number in hand:
        card = CARDS[number]
        if card.development and card.number <= limit and not placed >> card.design & 1:
            found.append(number)
    return found


def lay_development(s: RaceState) -> Flow:
    """Everybody chooses one development or none, in secret; they are revealed together (RG-6.1, RG-6.2)."""
    return lay_out(s, "develop", placeable_developments, AT_PLACE_DEVELOPMENT, AT_DEVELOP)


def place_development(s: RaceState) -> Flow:
    """The next player in order pays and places (RG-6.16)."""
    seat = s.order[s.at]
    card = s.laid[seat]
    paid = yield from pay(s, seat, card, price_of(s, seat, card))
    s.laid[seat] = NONE
    discard_from_hand(s, seat, paid)
    s.tableau[seat].append(card)
    s.changed.append(seat)
    if s.events is not None:
        emit(s, "developed", (seat, card, len(paid), paid), 1 << seat, (seat, card, len(paid), ()))
    draw(s, seat, s.powers[seat].develop_draw_after)  # RG-7.8, RG-16.3: the powers are those from before the phase
    next_placement(s, AT_DEVELOP)
