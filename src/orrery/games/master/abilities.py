"""Carrying out abilities: effects one after another, and the abilities that watch for events (SU-20, SU-33)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.master.cards import CARD_GAINED, CARDS, Effect
from orrery.games.master.standing import settle
from orrery.games.master.state import MasterState, in_turn_order


class Cause(NamedTuple):
    """What an effect comes from: a conflict won (its loser or NONE, the system at stake), a base project's slot."""

    loser: int = NONE
    system: int = NONE
    slot: int = NONE


NO_CAUSE: Final = Cause()

Operation = Callable[[MasterState, int, Effect, Cause], Flow | None]
OPERATIONS: Final[dict[str, Operation]] = {}
"""What each word of the vocabulary does; filled by ``effects``, so that the rules it calls may call abilities."""


def carry_out(s: MasterState, seat: int, effects: Sequence[Effect], cause: Cause = NO_CAUSE) -> Flow:
    """The effects in their order (SU-33.1)."""
    for effect in effects:
        flow = OPERATIONS[effect.op](s, seat, effect, cause)
        if flow is not None:
            yield from flow
        settle(s)


def fire(s: MasterState, event: int, seat: int, value: int = 0) -> Flow:
    """An event has happened to a seat: its abilities that watch for it, in the order the player chooses (SU-20.6)."""
    ready = watching(s, event, seat, value)
    while ready:
        card = ready[0]
        if len(ready) > 1:
            card = yield Pick(seat, "ability", ready)
        ready = tuple([other for other in ready if other != card])
        ability = CARDS[card].ability
        assert ability is not None
        if ability.may:  # SU-33.2
            if (yield Pick(seat, "use", (card, NONE))) == NONE:
                continue
        if ability.once:  # SU-33.2
            s.used |= 1 << card  # SU-33.2
        emit(s, "ability", (seat, card))
        yield from carry_out(s, seat, ability.effects)


def watching(s: MasterState, event: int, seat: int, value: int) -> tuple[int, ...]:
    """The active cards of a seat whose abilities fire at this event (SU-33.2, SU-33.3)."""
    cards = s.powers[seat].on[event]
    if not cards:
        return cards
    ready = []
    for card in cards:
        ability = CARDS[card].ability
        assert ability is not None
        if s.used >> card & 1:
            continue
        if ability.types and value not in ability.types:  # of cards gained
            continue
        if ability.ordinals and value not in ability.ordinals:  # of bases placed
            continue
        ready.append(card)
    return tuple(ready)


def cards_gained(s: MasterState, gained: Sequence[tuple[int, int]]) -> Flow:
    """These seats have become owners of these cards: from the active player on, in turn order (SU-3.9, SU-20.6)."""
    settle(s)
    for seat in in_turn_order(s) if len(gained) > 1 else [one for one, _ in gained]:
        for owner, card in gained:
            if owner == seat:
                yield from fire(s, CARD_GAINED, seat, CARDS[card].type)
