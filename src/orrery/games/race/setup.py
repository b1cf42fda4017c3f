"""Setting up (RG-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core import BadSetup, Chance, Flow, PickSome, emit
from orrery.games.race.cards import BY_TEXT, CARDS, START_WORLDS, read_data
from orrery.games.race.powers import gather
from orrery.games.race.state import AT_ACTIONS, RaceState, discard_from_hand, put_good

_SETUP: Final[dict[str, Any]] = read_data("setup")
BANK_PER_PLAYER: Final[int] = _SETUP["vp_chips"]["bank_per_player"]
DEALT: Final[int] = _SETUP["deal"]["cards_dealt"]
DISCARDED: Final[int] = _SETUP["deal"]["cards_discarded"]
HAND_LIMIT: Final[int] = _SETUP["hand_limit"]
TABLEAU_END: Final[int] = _SETUP["game_end"]["tableau_cards"]
TRADE_PRICE: Final[tuple[int, ...]] = (0, *_SETUP["trade_price"].values())
_FIRST_GAME: Final[dict[str, Any]] = _SETUP["first_game"]


def new_game(seats: int, options: Mapping[str, str], chance: Chance) -> RaceState:
    """The table when everybody has a start world and a hand to look at."""
    duel = options["mode"] == "duel"
    if duel and seats != 2:
        raise BadSetup("error-race-duel", f"The duel is for 2 seats, not {seats}.", {"seats": seats})  # RG-14.1
    s = RaceState(seats, chance, duel)
    s.bank = BANK_PER_PLAYER * seats
    s.deck = list(range(len(CARDS)))
    first_game = options["setup"] == "first-game"
    deal_start_worlds(s, first_game)
    if first_game:
        take_preset_hands(s)
        s.step = AT_ACTIONS
        s.round = 1
    else:
        deal_hands(s)
    for seat in range(seats):
        world = s.tableau[seat][0]
        if CARDS[world].windfall:
            put_good(s, seat, world)  # RG-3.9, RG-3.10: when all hands have been dealt
    return s


def deal_start_worlds(s: RaceState, first_game: bool) -> None:
    """One each, at random; the lowest number leads the player order (RG-3.4, RG-3.12, RG-3.16)."""
    pool = list(START_WORLDS)
    if first_game:
        pool = [START_WORLDS[number] for number in _FIRST_GAME["start_worlds_by_players"][str(s.seats)]]
    for seat in range(s.seats):
        world = s.chance.draw("start-world", pool, seat)
        s.deck.remove(world)
        s.tableau[seat].append(world)
    s.powers = [gather(tableau) for tableau in s.tableau]
    s.order = player_order([tableau[0] for tableau in s.tableau])


def player_order(worlds: list[int]) -> tuple[int, ...]:
    """Clockwise from the seat with the lowest start world (RG-3.16)."""
    numbers = [CARDS[world].start for world in worlds]
    first = numbers.index(min(numbers))
    return tuple([(first + i) % len(worlds) for i in range(len(worlds))])


def take_preset_hands(s: RaceState) -> None:
    """First game: each takes the four cards that bear his start world's number (RG-3.13)."""
    for seat in range(s.seats):
        number = CARDS[s.tableau[seat][0]].start
        for name in _FIRST_GAME["preset_hands"][str(number)]:
            s.deck.remove(BY_TEXT[name])
            s.hand[seat].append(BY_TEXT[name])


def deal_hands(s: RaceState) -> None:
    """Six cards each (RG-3.6)."""
    for seat in range(s.seats):
        for _ in range(DEALT):
            s.hand[seat].append(s.chance.draw("deal", s.deck, seat))


def opening(s: RaceState) -> Flow:
    """Everybody discards two of the six cards, unseen by the others (RG-3.6, RG-3.17)."""
    discards = yield tuple([PickSome(seat, "opening", s.hand[seat], DISCARDED, DISCARDED) for seat in range(s.seats)])
    for seat in range(s.seats):
        discard_from_hand(s, seat, discards[seat])
        emit(s, "opened", (seat, discards[seat]), 1 << seat, (seat, ()))
    s.step = AT_ACTIONS
    s.round = 1
    emit(s, "round", (s.round,))


