"""Decks and taking cards (SU-3). A deck's order is made only as it is seen, so nothing of the future exists."""

from __future__ import annotations

from typing import Final

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.master.abilities import cards_gained
from orrery.games.master.board import LOOK
from orrery.games.master.cards import CARDS, TYPES
from orrery.games.master.cubes import empty_project
from orrery.games.master.pieces import lay_card, lift_card
from orrery.games.master.standing import settle
from orrery.games.master.state import Deck, MasterState

UNDER: Final = NONE
"""In place of a card to keep: put all of them under the deck and take the next (SU-3.2)."""


def reveal(s: MasterState, deck: int, count: int) -> None:
    """Make the order of the top cards known, as many as asked for or as there are."""
    top, between, under = s.decks[deck]
    if len(top) >= count:
        return
    seen, pool, rest = list(top), list(between), list(under)
    while len(seen) < count and (pool or rest):
        if pool:
            seen.append(s.chance.draw(TYPES[deck], pool))
        else:
            seen.append(s.chance.turn_up(TYPES[deck], rest))  # SU-34.2
    s.decks[deck] = Deck(tuple(seen), tuple(pool), tuple(rest))


def put_under(s: MasterState, card: int) -> None:
    """A card goes face up under its own deck (SU-3.13)."""
    kind = CARDS[card].type
    top, between, under = s.decks[kind]
    s.decks[kind] = Deck(top, between, (*under, card))
    reveal(s, kind, 1)


def give(s: MasterState, seat: int, card: int) -> None:
    """A seat becomes the owner of a card, which lies face up before it (SU-3.7)."""
    lay_card(s, seat, card)
    s.stirred = True  # SU-30.3


def strip(s: MasterState, card: int) -> int:
    """A card leaves its owner: discs return to the supply, cubes to their owner (SU-26.5). Returns whose it was."""
    seat = s.holder[card]
    for project in CARDS[card].projects:
        empty_project(s, project)
        if project in s.prepared[seat]:
            s.prepared[seat].remove(project)
            s.supply[seat] += 1  # SU-13.10
    lift_card(s, card)
    s.stirred = True  # SU-30.3
    return seat


def take_card(s: MasterState, seat: int, deck: int) -> Flow:
    """Look at the top cards; keep one, or put all under the deck and take the next (SU-3.1, SU-3.2)."""
    look = LOOK + s.powers[seat].look
    reveal(s, deck, look)
    seen = s.decks[deck].top[:look]
    if not seen:
        return  # SU-3.4
    card = seen[0]
    if len(seen) > 1:
        card = yield Pick(seat, "take", (*seen, UNDER), about=(deck,))
    keep_card(s, deck, look, card)
    if card == UNDER:
        card = s.decks[deck].top[0]
        keep_card(s, deck, 1, card)
    yield from receive(s, seat, card)


def keep_card(s: MasterState, deck: int, look: int, card: int) -> None:
    """One of the cards looked at leaves the deck (or none), the others go under it in their order (SU-3.3)."""
    top, between, under = s.decks[deck]
    others = tuple([one for one in top[:look] if one != card])
    s.decks[deck] = Deck(top[look:], between, under + others)
    reveal(s, deck, 1)


def receive(s: MasterState, seat: int, card: int) -> Flow:
    """A seat gains a card that has left its deck; abilities watch for that (SU-3.9)."""
    give(s, seat, card)
    emit(s, "gained", (seat, card))
    yield from cards_gained(s, ((seat, card),))


def take_random_card(s: MasterState, seat: int, deck: int) -> Flow:
    """Shuffle the deck and take one card at random (SU-3.5)."""
    pool = list(s.decks[deck].all())
    if not pool:
        return
    card = s.chance.draw("random", pool, seat)
    s.decks[deck] = Deck((), tuple(pool), ())
    reveal(s, deck, 1)
    yield from receive(s, seat, card)


def choose_card(s: MasterState, seat: int, deck: int) -> Flow:
    """Look through the deck, take any card, shuffle the rest (SU-3.6)."""
    cards = s.decks[deck].all()
    card = cards[0]
    if len(cards) > 1:
        card = yield Pick(seat, "search", cards, about=(deck,))
    s.decks[deck] = Deck((), tuple([one for one in cards if one != card]), ())
    reveal(s, deck, 1)
    yield from receive(s, seat, card)


def discard(s: MasterState, card: int) -> None:
    """A card leaves its owner and goes under its deck."""
    seat = strip(s, card)
    put_under(s, card)
    emit(s, "discarded", (seat, card))
    settle(s)
