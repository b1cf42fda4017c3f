"""The cleanup phase (EC-24)."""

from __future__ import annotations

from orrery.core import NONE, Flow, emit
from orrery.games.eclipse.board import ADDED, RESOURCES, ROUNDS
from orrery.games.eclipse.population import choose_track
from orrery.games.eclipse.rounds import tell_round
from orrery.games.eclipse.setup import draw_technologies
from orrery.games.eclipse.state import AT_ACT, AT_OVER, EclipseState, change_graves, in_order, species_of


def cleanup(s: EclipseState) -> Flow:
    """Discs, colony ships and cubes come back, technologies are drawn, the next round begins (EC-24.1 to EC-24.6)."""
    for seat in in_order(s):
        s.discs[seat] += sum(s.used[seat])  # EC-24.3
        s.used[seat] = [0] * len(s.used[seat])
        s.ready[seat] = species_of(s, seat).colony_ships  # EC-24.5
    yield from _empty_graveyards(s)
    next_round(s)


def _empty_graveyards(s: EclipseState) -> Flow:
    """Cubes go back to their tracks; those whose track is full to another one (EC-24.4)."""
    for seat in in_order(s):
        for buried in range(len(RESOURCES)):
            while s.graves[seat][buried]:
                track = yield from choose_track(s, seat, (buried,))
                change_graves(s, seat, buried, -1)
                s.cubes[seat][track] += 1


def next_round(s: EclipseState) -> None:
    """The supply board is filled up (EC-24.1, EC-24.8); after the last round the game is over (EC-24.7)."""
    draw_technologies(s, ADDED[s.seats])
    seats = in_order(s)
    s.passed = s.out
    if s.round == ROUNDS or not seats:
        s.step = AT_OVER
        emit(s, "over", (s.round,))
        return
    s.round += 1
    s.first = s.heir  # EC-6.7
    s.heir = NONE  # EC-6.7
    s.seat = in_order(s)[0]
    s.step = AT_ACT
    tell_round(s)
