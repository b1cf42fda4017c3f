"""The position of a Race game, and the few ways in which cards and chips move."""

from __future__ import annotations

from typing import Any, Final

from orrery.core import NONE, Chance, State, emit
from orrery.games.race.powers import Powers, gather

# The action cards, in the order of data/actions.toml; the last two belong to the duel.
(
    EXPLORE_5, EXPLORE_1_1, DEVELOP, SETTLE, TRADE, DOUBLE, PRODUCE, DEVELOP_2, SETTLE_2,
) = range(9)
ACTIONS: Final = (
    "explore-5", "explore-1-1", "develop", "settle", "consume-trade", "consume-2x", "produce", "develop-2", "settle-2",
)

# Where the cursor can stand: the steps of a round, in order.
STEPS: Final = (
    "opening", "actions", "explore", "keep", "develop", "lay-development", "place-development", "settle", "lay-world",
    "place-world", "trade", "consume", "produce", "windfall", "round-end", "over",
)
(
    AT_OPENING, AT_ACTIONS, AT_EXPLORE, AT_KEEP, AT_DEVELOP, AT_LAY_DEVELOPMENT, AT_PLACE_DEVELOPMENT, AT_SETTLE,
    AT_LAY_WORLD, AT_PLACE_WORLD, AT_TRADE, AT_CONSUME, AT_PRODUCE, AT_WINDFALL, AT_ROUND_END, AT_OVER,
) = range(16)

OPEN: Final = 0b1111  # RG-11.2
"""Seats that know a discarded card, as bits: all of them."""


def pack_discard(card: int, known: int) -> int:
    """A discarded card with the seats that know it, as bits (RG-11.2): one number in the discard pile."""
    return card | known << 8


def unpack_discard(entry: int) -> tuple[int, int]:
    """The card, and the seats that know it (RG-11.2)."""
    return entry & 255, entry >> 8


class RaceState(State):
    """Everything there is to know. Cards are numbers; the deck is kept sorted, for it has no order until drawn from."""

    __slots__ = (
        "actions", "again", "at", "bank", "box", "calls", "changed", "chips", "deck", "discard", "drawn", "duel",
        "goods", "hand", "laid", "order", "powers", "produced", "round", "step", "tableau", "used",
    )

    def __init__(self, seats: int, chance: Chance, duel: bool, base: RaceState | None = None) -> None:
        super().__init__(seats, chance)
        self.duel = duel
        if base is not None:
            self._copy(base)
            return
        self.order: tuple[int, ...] = tuple(range(seats))
        """Player order (RG-13.3)."""
        self.round = 0
        self.step = AT_OPENING
        self.at = 0
        """Whose part of the step it is: a place in the player order."""
        self.again = False
        """The second Develop or Settle phase of a round, in the duel."""
        self.actions: list[tuple[int, ...]] = [()] * seats
        self.calls = 0
        """All action cards revealed this round, as bits."""
        self.deck: list[int] = []
        self.discard: list[int] = []
        """Cards with the seats that know each (``pack_discard``)."""
        self.box: list[int] = []
        """Cards left out of a position that was set up by hand; empty in a real game."""
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.drawn: list[list[int]] = [[] for _ in range(seats)]
        """Cards drawn in Explore, until their owner has chosen which to keep."""
        self.laid: list[int] = [NONE] * seats
        """Cards laid out and revealed, not yet placed."""
        self.tableau: list[list[int]] = [[] for _ in range(seats)]
        self.goods: list[dict[int, int]] = [{} for _ in range(seats)]
        """World -> the card that lies on it as a good."""
        self.chips: list[int] = [0] * seats
        self.bank = 0
        self.used: list[int] = []
        """Powers that the player at the cursor has used in this phase."""
        self.produced: list[list[int]] = [[0] * 5 for _ in range(seats)]
        """Goods made in this Produce phase, by seat and kind."""
        self.powers: list[Powers] = []
        """Powers of the cards that were in the tableau when the phase began (RG-6.12, RG-8.6)."""
        self.changed: list[int] = []
        """Seats whose tableau has changed in this phase."""

    def clone(self) -> RaceState:
        """An independent copy that emits no events."""
        return RaceState(self.seats, self.chance.clone(), self.duel, self)

    def _copy(self, base: RaceState) -> None:
        self.ask_everyone = base.ask_everyone
        self.order = base.order
        self.round = base.round
        self.step = base.step
        self.at = base.at
        self.again = base.again
        self.actions = base.actions[:]
        self.calls = base.calls
        self.deck = base.deck[:]
        self.discard = base.discard[:]
        self.box = base.box
        self.hand = [cards[:] for cards in base.hand]
        self.drawn = [cards[:] for cards in base.drawn]
        self.laid = base.laid[:]
        self.tableau = [cards[:] for cards in base.tableau]
        self.goods = [goods.copy() for goods in base.goods]
        self.chips = base.chips[:]
        self.bank = base.bank
        self.used = base.used[:]
        self.produced = [made[:] for made in base.produced]
        self.powers = base.powers[:]
        self.changed = base.changed[:]

    def key(self) -> tuple[Any, ...]:
        """The whole position as nested tuples."""
        return (
            self.seats, self.duel, self.order, self.round, self.step, self.at, self.again, tuple(self.actions),
            tuple(self.deck), tuple(self.discard), tuple(self.box), tuple(map(tuple, self.hand)),
            tuple(map(tuple, self.drawn)),
            tuple(self.laid), tuple(map(tuple, self.tableau)), tuple(tuple(goods.items()) for goods in self.goods),
            tuple(self.chips), self.bank, tuple(self.used), tuple(map(tuple, self.produced)), self.chance.mark(),
        )


def take_card(s: RaceState, purpose: str, who: int, where: int = NONE) -> int:
    """The next card of the deck, or NONE if there is none anywhere (RG-11.3 to RG-11.5)."""
    if not s.deck:
        if not s.discard:
            return NONE
        reshuffle(s)
    card = s.chance.draw(purpose, s.deck, who, where)
    if not s.deck and s.discard:
        reshuffle(s)
    return card


def reshuffle(s: RaceState) -> None:
    """The discard pile becomes the deck (RG-11.3); goods stay where they are (RG-11.9)."""
    s.deck = sorted([unpack_discard(entry)[0] for entry in s.discard])
    s.discard = []
    emit(s, "reshuffled", (len(s.deck),))


def draw_up(s: RaceState, seat: int, count: int) -> list[int]:
    """The next cards of the deck, as many as there are (RG-11.3 to RG-11.5)."""
    if len(s.deck) > count:
        return s.chance.draw_some("draw", s.deck, count, seat)
    cards = [take_card(s, "draw", seat) for _ in range(count)]
    return [card for card in cards if card != NONE]


def draw(s: RaceState, seat: int, count: int) -> None:
    """Draw cards into the hand, as many as a bonus or powers give: often none (RG-7.4)."""
    if not count:
        return
    cards = draw_up(s, seat, count)
    s.hand[seat].extend(cards)
    if s.events is not None and cards:
        emit(s, "drew", (seat, len(cards), tuple(cards)), 1 << seat, (seat, len(cards), ()))


def discard_from_hand(s: RaceState, seat: int, cards: tuple[int, ...]) -> None:
    """Discard hand cards face down; only their owner knows them (RG-6.3, RG-11.2)."""
    hand = s.hand[seat]
    for card in cards:
        hand.remove(card)
        s.discard.append(pack_discard(card, 1 << seat))


def discard_good(s: RaceState, seat: int, world: int) -> None:
    """A good goes to the discard pile unseen (RG-9.3)."""
    s.discard.append(pack_discard(s.goods[seat].pop(world), 0))


def discard_from_tableau(s: RaceState, seat: int, card: int) -> None:
    """A card that lay open stays known to all; it takes its powers with it (RG-7.14, RG-11.2)."""
    s.tableau[seat].remove(card)
    s.discard.append(pack_discard(card, OPEN))
    emit(s, "gave-up", (seat, card))


def put_good(s: RaceState, seat: int, world: int) -> bool:
    """Lay a card from the deck on a world as a good, unseen (RG-8.8, RG-10.1). False if no card was left (RG-11.5)."""
    card = take_card(s, "good", seat, world)
    if card == NONE:
        return False
    s.goods[seat][world] = card
    if s.events is not None:
        emit(s, "good", (seat, world))
    return True


def gain_chips(s: RaceState, seat: int, points: int) -> None:
    """Take points from the bank at once; what it lacks is paid all the same (RG-9.24, RG-12.4, RG-12.6)."""
    s.chips[seat] += points
    s.bank = max(0, s.bank - points)


def reveal_actions(s: RaceState, actions: list[tuple[int, ...]]) -> None:
    """Lay the picked action cards open (RG-1.3, RG-4.3)."""
    s.actions = actions
    s.calls = calls_of(actions)


def calls_of(actions: list[tuple[int, ...]]) -> int:
    """All these action cards as bits: what anybody picked is called for everybody (RG-1.3)."""
    calls = 0
    for picked in actions:
        for action in picked:
            calls |= 1 << action
    return calls


def take_back_actions(s: RaceState) -> None:
    """Action cards go back to their owners (RG-4.9)."""
    s.actions = [()] * s.seats
    s.calls = 0


def refresh_powers(s: RaceState) -> None:
    """At the start of a phase: from now on the cards placed before it count (RG-7.7)."""
    for seat in s.changed:
        s.powers[seat] = _powers_now(s.powers[seat], s.tableau[seat])
    s.changed = []


def _powers_now(before: Powers, tableau: list[int]) -> Powers:
    """Summed anew where a card was given up: it takes its powers with it (RG-7.7, RG-7.14)."""
    return before.plus(tableau[-1]) if before.size == len(tableau) - 1 else gather(tableau)
