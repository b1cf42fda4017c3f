"""The upkeep phase: colony ships, paying for influence, production (EC-23); and leaving the game."""

from __future__ import annotations

from orrery.core import NONE, Flow, Pick, emit, reveal
from orrery.games.eclipse.anytime import colony_options, trade, trade_options
from orrery.games.eclipse.board import MATERIALS, MONEY, RESOURCES, SCIENCE, TRACK
from orrery.games.eclipse.diplomacy import recall
from orrery.games.eclipse.options import TRADE, trade_of
from orrery.games.eclipse.population import give_up
from orrery.games.eclipse.scoring import score
from orrery.games.eclipse.ships import PIECES
from orrery.games.eclipse.state import (
    AT_CLEANUP,
    AT_COLONIES,
    AT_UPKEEP,
    EclipseState,
    in_order,
    production,
    upkeep_of,
)


def begin_upkeep(s: EclipseState) -> None:
    """Everyone in turn, from the first player on."""
    s.queue = tuple(in_order(s))
    s.step = AT_COLONIES
    emit(s, "upkeep", (s.round,))


def colonies(s: EclipseState) -> Flow | None:
    """First the colony ships that are still face up (EC-23.1)."""
    if not s.queue:
        s.step = AT_CLEANUP
        return None
    s.seat = s.queue[0]
    if colony_options(s, s.seat):
        return _colonies(s)
    s.step = AT_UPKEEP
    return None


def _colonies(s: EclipseState) -> Flow:
    """Ready to pay; colony ships and trades come beside this question."""
    yield Pick(s.seat, "upkeep", (NONE,))
    s.step = AT_UPKEEP


def balance(s: EclipseState, seat: int) -> int:
    """The money a seat would have after upkeep (EC-23.2)."""
    return s.storage[seat][MONEY] + production(s, seat, MONEY) - upkeep_of(s, seat)


def upkeep(s: EclipseState) -> Flow | None:
    """Pay, then produce; who cannot pay must trade or give up hexes, or is out of the game (EC-23.2 to EC-23.10)."""
    seat = s.seat
    if balance(s, seat) >= 0:
        pay(s, seat)
        return None
    options = ways_to_pay(s, seat)
    return _raise_money(s, options) if options else _collapse(s)


def pay(s: EclipseState, seat: int) -> None:
    """Money changes in one step; science and materials grow after it (EC-23.2, EC-23.10, EC-23.11)."""
    before = tuple(s.storage[seat])
    s.storage[seat][MONEY] = balance(s, seat)
    for resource in (SCIENCE, MATERIALS):
        s.storage[seat][resource] += production(s, seat, resource)
    emit(s, "paid", (seat, *[now - then for now, then in zip(s.storage[seat], before)]))
    _next(s)


def ways_to_pay(s: EclipseState, seat: int) -> list[int]:
    """Trades for money and discs to take back, only while the player cannot pay (EC-23.4, EC-23.6)."""
    trades = [option for option in trade_options(s, seat) if trade_of(option)[1] == MONEY]
    return [*s.realm[seat], *trades]


def _raise_money(s: EclipseState, options: list[int]) -> Flow:
    """One trade, or the disc and the cubes of one hex (EC-23.4, EC-23.5)."""
    seat = s.seat
    choice = yield Pick(seat, "bankruptcy", options, about=(-balance(s, seat),))
    if choice >= TRADE:
        trade(s, seat, choice)
    else:
        yield from give_up(s, seat, choice)


def _collapse(s: EclipseState) -> Flow:
    """Out of the game (EC-23.8)."""
    yield from leave_game(s, s.seat)
    _next(s)


def _next(s: EclipseState) -> None:
    s.queue = s.queue[1:]
    s.step = AT_COLONIES


def leave_game(s: EclipseState, seat: int) -> Flow:
    """Points are counted and all pieces leave; partners get their cubes back (EC-22.11, EC-23.8, EC-23.9). Whoever
    leaves has no disc on the map any more."""
    s.final[seat] = score(s, seat)
    reveal(s)  # the points tell of tiles that lie face down
    emit(s, "collapsed", (seat, s.final[seat]))
    s.fleets = [tuple([fleet for fleet in fleets if fleet[0] != seat]) for fleets in s.fleets]
    s.reserve[seat] = list(PIECES)
    s.cubes[seat] = [TRACK] * len(RESOURCES)
    s.graves[seat] = [0] * len(RESOURCES)
    s.passed |= 1 << seat
    s.out |= 1 << seat
    if s.traitor == seat:  # EC-23.8, EC-10.19
        s.traitor = NONE
    partners, s.friends[seat] = s.friends[seat], 0
    for other in range(s.seats):
        if partners >> other & 1:
            yield from recall(s, other, seat)
