"""Where the players stand: symbols, active cards, and the three ways to win (SU-5, SU-7, SU-20, SU-29)."""

from __future__ import annotations

from orrery.core import NONE, emit
from orrery.games.master.board import (
    BASES_TO_WIN,
    BLUE_ARROW,
    BOARD_SYMBOLS,
    GREEN_ARROWS,
    START_SYSTEMS,
    START_SYSTEMS_TO_WIN,
    SYMBOLS_TO_WIN,
)
from orrery.games.master.cards import (
    BLUE_SIDE,
    CARDS,
    GOVERNMENT,
    LEADER,
    PROJECTS,
    RACE,
    RED_SIDE,
)
from orrery.games.master.pieces import keep_map, keep_powers, keep_symbols
from orrery.games.master.powers import powers_of
from orrery.games.master.state import (
    AT_OVER,
    MasterState,
    cubes_on,
    in_turn_order,
    side_owner,
    wars_of,
)

EXPANSION_WIN, CAPTURE_WIN, DOMINATION_WIN = range(3)


class Ended(Exception):
    """Somebody has won: nothing further is carried out (SU-5.5)."""


def settle(s: MasterState) -> None:
    """After a change: work out what follows from it, and end the game if somebody has won (SU-5.5). Raises Ended."""
    if not s.stale:
        return
    if s.moved:
        _read_map(s)
    _count_up(s)
    for seat in in_turn_order(s):  # SU-5.6
        way = way_won(s, seat)
        if way != NONE:
            s.winner, s.way, s.step = seat, way, AT_OVER
            emit(s, "won", (seat, way))
            raise Ended


def way_won(s: MasterState, seat: int) -> int:
    """The first of the three conditions that this seat meets, or NONE (SU-5.1 to SU-5.3, SU-5.7)."""
    if s.placed[seat] >= BASES_TO_WIN:
        return EXPANSION_WIN
    if start_systems(s, seat) >= START_SYSTEMS_TO_WIN:
        return CAPTURE_WIN
    if max(s.symbols[seat]) >= SYMBOLS_TO_WIN:
        return DOMINATION_WIN
    return NONE


def start_systems(s: MasterState, seat: int) -> int:
    """Start systems in which this seat has a base, each once (SU-5.10, SU-5.11)."""
    owner = s.owner
    return sum([1 for system in START_SYSTEMS if owner[system] == seat])


def work_out(s: MasterState) -> None:
    """All that follows from the position, whatever was known before."""
    _read_map(s)
    _count_up(s)


def _read_map(s: MasterState) -> None:
    """Realms, conflicts and symbols of the board (SU-7.5)."""
    realm: list[list[int]] = [[] for _ in range(s.seats)]
    for system, owner in enumerate(s.owner):
        if owner >= 0:
            realm[owner].append(system)
    keep_map(s, [tuple(systems) for systems in realm], wars_of(s), count_board(s))


def _count_up(s: MasterState) -> None:
    """Symbols and active cards of all seats (SU-7.5)."""
    symbols = [list(held) for held in s.held]
    lasting = [lasting_cards(s, seat, symbols[seat]) for seat in range(s.seats)]
    count_conflicts(s, lasting, symbols)
    keep_symbols(s, [tuple(counts) for counts in symbols])
    powers = []
    for seat in range(s.seats):
        active = lasting[seat]
        leaders = [card for card in s.cards[seat] if CARDS[card].type == LEADER and follows(s, seat, card, active)]
        powers.append(powers_of(active + tuple(leaders) if leaders else active))
    keep_powers(s, powers)


def lasting_cards(s: MasterState, seat: int, symbols: list[int]) -> tuple[int, ...]:
    """Governments and introduced developments; adds the symbols of cards (SU-7.2, SU-18.1, SU-33.1)."""
    active = []
    working = s.working
    for card in s.cards[seat]:
        one = CARDS[card]
        if one.type == GOVERNMENT:
            active.append(card)
        elif one.type == RACE:
            if working >> one.programme & 1:
                for symbol in PROJECTS[one.programme].symbols:
                    symbols[symbol] += 1
        elif one.type > GOVERNMENT and working >> one.projects[0] & 1:
            active.append(card)
            for symbol in one.symbols:
                symbols[symbol] += 1
    return tuple(active)


def count_board(s: MasterState) -> list[tuple[int, ...]]:
    """The symbols joined to systems by arrows (SU-29); a closed system has no owner, so it gives none (SU-4.1)."""
    owner = s.owner
    symbols = [[0] * 5 for _ in range(s.seats)]
    for one in BOARD_SYMBOLS:
        a = owner[one.systems[0]]
        if one.arrows == BLUE_ARROW:
            if a >= 0:
                symbols[a][one.symbol] += 1
            continue
        b = owner[one.systems[1]]
        if one.arrows == GREEN_ARROWS:
            if a == b >= 0:
                symbols[a][one.symbol] += 1
        elif a != b:  # red: everyone who has exactly one of the two, whatever the other is (SU-29.5, SU-29.6)
            if a >= 0:
                symbols[a][one.symbol] += 1
            if b >= 0:
                symbols[b][one.symbol] += 1
    return [tuple(counts) for counts in symbols]


def count_conflicts(s: MasterState, lasting: list[tuple[int, ...]], symbols: list[list[int]]) -> None:
    """The symbol of each conflict goes to the side with more cubes (SU-21.4)."""
    for card in {card for wars in s.wars for card in wars}:
        leader = leads(s, card, lasting)
        if leader >= 0:
            symbols[leader][CARDS[card].symbol] += 1


def leads(s: MasterState, card: int, lasting: list[tuple[int, ...]]) -> int:
    """Who has the lead in a conflict on the board; NONE if nobody (SU-21.4)."""
    red, blue = CARDS[card].projects
    owners = side_owner(s, card, RED_SIDE), side_owner(s, card, BLUE_SIDE)
    counts = [cubes_on(s, red), cubes_on(s, blue)]
    for side in (RED_SIDE, BLUE_SIDE):
        if counts[side]:  # so the side has an owner: nobody fills that of a neutral system (SU-22.1)
            counts[side] += powers_of(lasting[owners[side]]).majority  # SU-33.22; governments only (SU-33.27)
    if counts[RED_SIDE] == counts[BLUE_SIDE]:
        return NONE
    return owners[RED_SIDE if counts[RED_SIDE] > counts[BLUE_SIDE] else BLUE_SIDE]


def follows(s: MasterState, seat: int, leader: int, lasting: tuple[int, ...]) -> bool:
    """Whether the seat holds the symbols that a leader asks for; they are not used up (SU-20.2, SU-20.3)."""
    wanted = CARDS[leader].requirement
    more = powers_of(lasting).symbols
    held = s.symbols[seat]
    for symbol in wanted:
        if held[symbol] + more.count(symbol) < wanted.count(symbol):
            return False
    return True


def active(s: MasterState, seat: int, card: int) -> bool:
    """Whether a card of the seat has its ability now (SU-16.1, SU-20.1, SU-20.2, SU-33.1)."""
    one = CARDS[card]
    if one.type == LEADER:
        return follows(s, seat, card, lasting_cards(s, seat, [0] * 5))
    if one.type == GOVERNMENT:
        return True
    return one.type > GOVERNMENT and s.working >> one.projects[0] & 1 == 1
