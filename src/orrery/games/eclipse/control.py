"""Control of a hex: a disc goes on it, and the discovery tile that lies there is taken (EC-5.5.1)."""

from __future__ import annotations

from orrery.core import NONE, call, emit
from orrery.games.eclipse.state import AT_DISCOVERY, EclipseState, put, put_disc


def influence_hex(s: EclipseState, seat: int, sector: int) -> None:
    """A disc from the influence track goes on a hex; a discovery tile there is taken (EC-5.5.1, EC-8.15, EC-9.9)."""
    put_disc(s, seat, sector)
    emit(s, "influenced", (seat, sector))
    take_tile(s, seat, sector)


def take_tile(s: EclipseState, seat: int, sector: int) -> None:
    """The tile is turned over for this seat alone, unless ancients lie on it (EC-5.5.11, EC-27.5.3)."""
    if s.tile[sector] and not s.ancients[sector]:
        s.tile = put(s.tile, sector, False)
        s.faces = s.faces[:]
        s.found = s.chance.draw("discovery", s.faces, seat)
        s.at = sector
        call(s, AT_DISCOVERY)
        emit(s, "discovered", (seat, sector, s.found), see=1 << seat, stub=(seat, sector, NONE))
