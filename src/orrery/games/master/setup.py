"""Setting up (SU-2), and the variant for experienced players (SU-31)."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core import Chance, Flow, Pick, emit
from orrery.games.master.board import BAG, BLACK, COLOURS, CORNERS, RACES_REVEALED, SYSTEMS
from orrery.games.master.cards import DECKS, RACE
from orrery.games.master.cubes import random_cube
from orrery.games.master.decks import UNDER, give, keep_card, reveal
from orrery.games.master.pieces import set_owner
from orrery.games.master.standing import work_out
from orrery.games.master.state import AT_CORNER, AT_RACE, CLOSED, NEUTRAL, Deck, MasterState
from orrery.games.master.turns import start_turn


def new_game(seats: int, options: Mapping[str, str], chance: Chance) -> MasterState:
    """The table up to the first choice: a corner or a race."""
    s = MasterState(seats, chance, options["setup"] == "expert")
    for seat in range(seats):
        for colour in range(len(COLOURS)):
            s.bag[seat][colour] = BAG  # SU-2.2
            s.bank[colour] -= BAG
    s.first = chance.roll("first", seats) - 1  # SU-2.5
    if s.expert:
        reveal(s, RACE, seats + RACES_REVEALED)  # SU-31.3
        s.step = AT_RACE
        s.turn = s.first
    else:
        seat_by_cube(s)
    work_out(s)
    return s


def seat_by_cube(s: MasterState) -> None:
    """A cube of the first player's bag names the corner; the others follow from it (SU-2.6, SU-2.10 to SU-2.12)."""
    colour, bag = BLACK, s.bag[s.first]
    while colour == BLACK:
        colour = random_cube(s.chance, "start", s.first, bag, sum(bag))  # it goes back into the bag
    corner = next(n for n, systems in enumerate(CORNERS) if SYSTEMS[systems[0]].colour == colour)
    step = 2 if s.seats == 2 else 1
    settled = 2 if s.seats == 3 else s.seats
    for n in range(settled):
        take_corner(s, (s.first + n) % s.seats, CORNERS[(corner + n * step) % len(CORNERS)][0])
    if s.seats == 3:
        s.step, s.at, s.turn = AT_CORNER, settled, (s.first + settled) % s.seats
    else:
        close_corners(s)
        to_races(s)


def take_corner(s: MasterState, seat: int, system: int) -> None:
    """The first disc of a player goes on a start system; it brings no card (SU-2.8, SU-2.9)."""
    set_owner(s, system, seat, 1)
    s.supply[seat] -= 1
    emit(s, "settled", (seat, system))


def choose_corner(s: MasterState) -> Flow:
    """The third of three players picks a free corner (SU-2.11); in the variant everyone does (SU-31.5)."""
    free = [corner[0] for corner in CORNERS if s.owner[corner[0]] == NEUTRAL]
    system = yield Pick(s.turn, "corner", free)
    take_corner(s, s.turn, system)
    s.at += 1
    if s.at < s.seats:
        s.turn = (s.turn - 1) % s.seats
    else:
        close_corners(s)
        if s.expert:
            to_first_turn(s)
        else:
            to_races(s)
    work_out(s)


def close_corners(s: MasterState) -> None:
    """Corners without a player are closed: the start system and the two nearest to it (SU-2.13)."""
    for corner in CORNERS:
        if s.owner[corner[0]] == NEUTRAL:
            for system in corner:
                set_owner(s, system, CLOSED)
                s.tokens -= 1


def to_races(s: MasterState) -> None:
    """The race deck is turned face up (SU-2.15)."""
    s.step, s.at, s.turn = AT_RACE, 0, s.first
    reveal(s, RACE, 2)


def choose_race(s: MasterState) -> Flow:
    """A race card each: from the top of the deck as any card (SU-2.15), or one of those revealed (SU-31.4)."""
    seen = s.decks[RACE].top
    if s.expert:
        card = yield Pick(s.turn, "race", seen)
        s.decks[RACE] = Deck(tuple([one for one in seen if one != card]), *s.decks[RACE][1:])
    else:
        card = yield Pick(s.turn, "race", (*seen, UNDER))
        keep_card(s, RACE, len(seen), card)
        if card == UNDER:
            card = s.decks[RACE].top[0]
            keep_card(s, RACE, 1, card)
    give(s, s.turn, card)
    emit(s, "race", (s.turn, card))
    s.at += 1
    if s.at < s.seats:
        s.turn = (s.turn + 1) % s.seats
        if not s.expert:
            reveal(s, RACE, 2)
    elif s.expert:
        s.decks[RACE] = Deck((), s.decks[RACE].all(), ())
        s.step, s.at = AT_CORNER, 0  # SU-31.5: from the last player on
    else:
        to_first_turn(s)
    s.stirred = False
    work_out(s)


def to_first_turn(s: MasterState) -> None:
    """The other decks are turned face up; the first player begins (SU-2.16)."""
    for deck in range(len(DECKS)):
        if deck != RACE:
            reveal(s, deck, 1)
    s.at = 0
    start_turn(s, s.first)
