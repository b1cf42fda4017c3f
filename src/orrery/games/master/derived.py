"""What is kept beside the position by name, to compare it with the same worked out anew."""

from __future__ import annotations

from orrery.core import NONE
from orrery.games.master.board import COLOURS, TRACKS
from orrery.games.master.cards import CARDS, FIRST_CONFLICT
from orrery.games.master.phases.distribute import find_clearing, find_lanes, spots_for
from orrery.games.master.pieces import complete_routes, forget_routes
from orrery.games.master.standing import work_out
from orrery.games.master.state import SPOTS, UNKNOWN, MasterState


def derived(s: MasterState, afresh: bool) -> dict[str, object]:
    """What is kept now and up to date; or all that can be, worked out from a copy in which nothing is kept."""
    if afresh:
        bare = s.clone()
        forget_routes(bare)
        return _indices(s) | {"roads": bare.roads} | _work_out_all(bare)
    kept: dict[str, object] = {"holder": s.holder, "conflict": s.conflict, "placed": s.placed, "roads": s.roads}
    return kept if s.stale else kept | _known(s)


def _indices(s: MasterState) -> dict[str, object]:
    """What tells the other way round where cards and bases lie."""
    holder, conflict = [NONE] * len(CARDS), [NONE] * len(TRACKS)
    for seat, cards in enumerate(s.cards):
        for card in cards:
            holder[card] = seat
    for n, lies in enumerate(s.lies):
        if lies != NONE:
            conflict[lies >> 1] = FIRST_CONFLICT + n
    placed = [sum(b for b, owner in zip(s.bases, s.owner, strict=True) if owner == seat) for seat in range(s.seats)]
    return {"holder": holder, "conflict": conflict, "placed": placed}


def _work_out_all(s: MasterState) -> dict[str, object]:
    work_out(s)
    for seat in range(s.seats):
        find_lanes(s, seat)
        complete_routes(s, seat)
        find_clearing(s, seat)
        for colour in range(len(COLOURS)):
            spots_for(s, seat, colour)
    return _known(s)


def _known(s: MasterState) -> dict[str, object]:
    """What has been asked for since it was last out of date."""
    found: dict[str, object] = {
        "held": s.held, "symbols": s.symbols, "powers": [powers.cards for powers in s.powers], "realm": s.realm,
        "wars": s.wars,
    }
    for seat in range(s.seats):
        if s.lanes[seat] is not None:
            found[f"lanes of {seat}"] = s.lanes[seat]
        if s.whole[seat] != UNKNOWN:
            found[f"complete routes of {seat}"] = s.whole[seat]
        for place, name in enumerate((*COLOURS, "clearing")):
            options = s.spots[SPOTS * seat + place]
            if options is not None:
                found[f"{name} spots of {seat}"] = options
    return found
