"""The cleanup phase (EC-24)."""

from __future__ import annotations

from orrery.core import NONE, Flow, emit
from orrery.games.eclipse.board import ADDED, RESOURCES, ROUNDS
from orrery.games.eclipse.population import bring_home, tracks_with_room
from orrery.games.eclipse.setup import draw_technologies
from orrery.games.eclipse.state import AT_ACT, AT_OVER, EclipseState, in_order, species_of


def cleanup(s: EclipseState) -> Flow | None:
    """Cubes, discs and colony ships come back, technologies are drawn, the next round begins."""
    seats = in_order(s)
    buried = [(seat, track) for seat in seats for track in range(len(RESOURCES)) for _ in range(s.graves[seat][track])]
    for seat in seats:
        s.graves[seat] = [0, 0, 0]
        s.discs[seat] += sum(s.used[seat])  # EC-24.3
        s.used[seat] = [0] * len(s.used[seat])
        s.ready[seat] = species_of(s, seat).colony_ships  # EC-24.5
    for n, (seat, track) in enumerate(buried):
        if len(tracks_with_room(s, seat, (track,))) > 1:
            return _ask_for_cubes(s, tuple(buried[n:]))
        s.cubes[seat][tracks_with_room(s, seat, (track,))[0]] += 1
    next_round(s)
    return None


def _ask_for_cubes(s: EclipseState, buried: tuple[tuple[int, int], ...]) -> Flow:
    """Cubes whose track is full go to another one (EC-24.4)."""
    for seat, track in buried:
        yield from bring_home(s, seat, (track,))
    next_round(s)


def next_round(s: EclipseState) -> None:
    """The supply board is filled up (EC-24.1, EC-24.8); after the last round the game is over (EC-24.7)."""
    draw_technologies(s, ADDED[s.seats])
    seats = in_order(s)
    s.passed = s.out
    if s.round == ROUNDS or not seats:
        s.step = AT_OVER
        emit(s, "over", ())
        return
    s.round += 1
    if s.heir != NONE:
        s.first = s.heir
    s.heir = NONE
    s.seat = in_order(s)[0]
    s.step = AT_ACT
    emit(s, "round", (s.round, s.seat))
