"""Phase 3: discarding and playing cards; the cubes for discarded ones (SU-24 to SU-27)."""

from __future__ import annotations

from typing import Final

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.master.abilities import carry_out
from orrery.games.master.board import BRIGHT, CARD_LIMIT, DISCARD_GAIN
from orrery.games.master.cards import CARDS, CONFLICT_CARD, RACE
from orrery.games.master.conflicts import fronts, lay_conflict
from orrery.games.master.cubes import CONFLICTS_AT
from orrery.games.master.decks import discard
from orrery.games.master.effects import gain
from orrery.games.master.parley import parley, parley_options
from orrery.games.master.powers import Powers
from orrery.games.master.standing import active, settle
from orrery.games.master.state import AT_GAIN, MasterState
from orrery.games.master.turns import end_turn

LAY: Final = 128
"""Options below discard a card; from here on they lay a conflict; from ``CONFLICTS_AT`` on they end one."""


def card_limit(s: MasterState, seat: int) -> int:
    """How many cards a seat may have at the end of its turn, the race card included (SU-3.8, SU-33.21)."""
    return CARD_LIMIT + s.powers[seat].limit


def play_cards(s: MasterState) -> Flow | None:
    """Lay conflicts and discard cards, one at a time, in any order (SU-24.1, SU-24.2)."""
    options = card_options(s)
    if not options:
        s.step = AT_GAIN
        return None
    return _play_one(s, options)


def card_options(s: MasterState) -> list[int]:
    """Cards to discard (never the race card: SU-24.5), conflicts to lay, conflicts to end."""
    seat = s.turn
    if len(s.cards[seat]) == 1 and not s.wars[seat]:
        return []  # nothing but the race card
    options = [card for card in s.cards[seat] if CARDS[card].type != RACE]
    conflicts = [card for card in options if CARDS[card].type == CONFLICT_CARD]
    if conflicts and fronts(s, seat):
        options += [LAY + card for card in conflicts]
    return [*options, *parley_options(s)]


def _play_one(s: MasterState, options: list[int]) -> Flow:
    seat = s.turn
    enough = len(s.cards[seat]) <= card_limit(s, seat)  # SU-24.3
    option = yield Pick(seat, "cards", (*options, NONE) if enough else options)
    if option == NONE:
        s.step = AT_GAIN
    elif option >> 3 >= CONFLICTS_AT:
        yield from parley(s, option)
    elif option >= LAY:
        yield from lay(s, option - LAY)
    else:
        yield from discard_own(s, option)
    settle(s)


def lay(s: MasterState, card: int) -> Flow:
    """Choose a track and the side that faces one's own system (SU-25.1, SU-25.3). No way back, as in ``clear``."""
    tracks = [track for track, _ in fronts(s, s.turn)]
    places = [2 * track + side for track in tracks for side in (0, 1)]
    choice = yield Pick(s.turn, "lay", places, about=(card,))
    lay_conflict(s, s.turn, card, choice >> 1, choice & 1)


def discard_own(s: MasterState, card: int) -> Flow:
    """Whether its ability fires is settled before the card leaves; then it is done (SU-26.1, SU-26.4, SU-26.6)."""
    ability = CARDS[card].ability
    fires = ability is not None and ability.discard and active(s, s.turn, card)
    discard(s, card)
    s.discarded += 1
    if fires and ability is not None:
        emit(s, "ability", (s.turn, card))
        yield from carry_out(s, s.turn, ability.effects)


def gain_for_discards(s: MasterState) -> Flow | None:
    """Cubes of any colours but black for the cards discarded in this phase (SU-27.1)."""
    if s.discarded:
        return _gain_and_end(s, discard_gain(s.discarded, s.powers[s.turn]))
    end_turn(s)
    return None


def discard_gain(discarded: int, powers: Powers) -> int:
    """How many cubes the discarded cards bring (SU-27.1, SU-33.21)."""
    return DISCARD_GAIN[min(discarded, len(DISCARD_GAIN) - 1)] + powers.discard_gain if discarded else 0


def _gain_and_end(s: MasterState, count: int) -> Flow:
    yield from gain(s, s.turn, count, BRIGHT)
    end_turn(s)
