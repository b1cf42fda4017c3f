"""Points at the end of the game, and who wins (EC-25)."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core import Result
from orrery.games.eclipse.board import AMBASSADOR_POINTS, CATEGORIES, SECTORS, TRACK_POINTS, TRAITOR_POINTS
from orrery.games.eclipse.diplomacy import ambassadors
from orrery.games.eclipse.discoveries import DISCOVERY_POINTS
from orrery.games.eclipse.ships import MONOLITH_POINTS
from orrery.games.eclipse.state import HAS_MONOLITH, EclipseState, species_of
from orrery.games.eclipse.technologies import on_track

_BEYOND: Final = 1000
"""More than a player can have of points or resources (EC-25.9)."""


class Points(NamedTuple):
    """Where a seat's points come from."""

    hexes: int
    reputation: int
    ambassadors: int
    discoveries: int
    monoliths: int
    technologies: int
    traitor: int
    species: int


def points(s: EclipseState, seat: int) -> Points:
    """What a seat would score now (EC-25.1 to EC-25.8)."""
    species, realm = species_of(s, seat), s.realm[seat]
    return Points(
        sum(SECTORS[sector].points for sector in realm),
        sum(s.reputation[seat]),
        AMBASSADOR_POINTS * ambassadors(s, seat),
        DISCOVERY_POINTS * len(s.prizes[seat]),
        MONOLITH_POINTS * sum(s.built[sector] & HAS_MONOLITH != 0 for sector in realm),
        sum(TRACK_POINTS[on_track(s.techs[seat], category)] for category in range(len(CATEGORIES))),
        TRAITOR_POINTS if s.traitor == seat else 0,
        species.per_hex * len(realm) + (species.per_ancient * sum(s.ancients) if species.per_ancient else 0),
    )


def score(s: EclipseState, seat: int) -> int:
    """All points of a seat; of one that has left the game, those it had then (EC-23.9)."""
    if s.out >> seat & 1:
        return s.final[seat]
    return sum(points(s, seat)) if s.species[seat] >= 0 else 0  # EC-25.1


def open_score(s: EclipseState, seat: int) -> int:
    """The points of a seat as everybody knows them: without its reputation, which lies face down (EC-21.5); of one that
    has left the game all."""
    return score(s, seat) - (0 if s.out >> seat & 1 else sum(s.reputation[seat]))


def standing(s: EclipseState, seat: int) -> int:
    """The points so far, then resources, as players are ranked; who has left the game is behind all others
    (EC-25.9, EC-25.10, EC-23.9)."""
    if s.out >> seat & 1:
        return (s.final[seat] - _BEYOND) * _BEYOND
    return score(s, seat) * _BEYOND + min(sum(s.storage[seat]), _BEYOND - 1)


def result(s: EclipseState) -> Result:
    """Most points win, then most resources; who has left the game never does (EC-1.2, EC-25.9, EC-25.10, EC-23.9)."""
    scores = [score(s, seat) for seat in range(s.seats)]
    ranks = {
        seat: (scores[seat], sum(s.storage[seat])) for seat in range(s.seats) if not s.out >> seat & 1
    }
    best = max(ranks.values(), default=None)
    return Result(scores, [seat for seat, rank in ranks.items() if rank == best])
