"""The beginning of a round as everybody is told of it (EC-6.1)."""

from __future__ import annotations

from orrery.core import emit
from orrery.games.eclipse.scoring import open_score
from orrery.games.eclipse.state import EclipseState


def tell_round(s: EclipseState) -> None:
    """A round begins: its number, who is first, and by seat the points that lie open and the hexes."""
    if s.events is not None:
        points = tuple([open_score(s, seat) for seat in range(s.seats)])
        emit(s, "round", (s.round, s.seat, points, tuple([len(realm) for realm in s.realm])))
