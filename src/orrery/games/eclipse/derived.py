"""What a state keeps beside the position to be fast: the map by cell, links, realms and designs.

Each is changed in one place, with what it follows from: the map and its links by ``galaxy.put_on_map``, realms by
``state.put_disc`` and ``state.return_disc``, designs by ``state.redesign``. Here they are worked out anew from the
position alone, by nothing that is remembered.
"""

from __future__ import annotations

from typing import Any

from orrery.core import NONE
from orrery.games.eclipse.galaxy import links_of
from orrery.games.eclipse.ships import Design
from orrery.games.eclipse.state import EclipseState, realms_of, species_of


def derived(s: EclipseState, afresh: bool) -> dict[str, Any]:
    """By name, as it is kept now, or worked out anew from a copy that keeps nothing."""
    if afresh:
        s = s.clone()
        work_out(s)
    return {
        "map": s.map,
        "links": s.links,
        "realm": s.realm,
        "designs": [[figures(design) for design in designs] for designs in s.designs],
    }


def work_out(s: EclipseState) -> None:
    """Put new ones in place of all that is kept."""
    s.map = {cell: sector for sector, cell in enumerate(s.where) if cell != NONE}
    s.links = [links_of(s, sector) if cell != NONE else () for sector, cell in enumerate(s.where)]
    s.realm = realms_of(s)
    s.designs = [
        tuple([Design(blueprint, tiles) for blueprint, tiles in zip(species_of(s, seat).blueprints, s.tiles[seat])])
        if s.species[seat] != NONE else () for seat in range(s.seats)
    ]


def figures(design: Design) -> tuple[object, ...]:
    """Everything that a design adds up to."""
    return tuple([getattr(design, name) for name in Design.__slots__])
