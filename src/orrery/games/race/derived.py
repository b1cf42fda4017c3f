"""What a state keeps beside the position to be fast, and the same worked out anew."""

from __future__ import annotations

from orrery.games.race.powers import gather
from orrery.games.race.state import RaceState, calls_of


def derived(s: RaceState, afresh: bool) -> dict[str, object]:
    """All calls, and the summed powers of each tableau that has not grown in this phase (the others are those from
    before it, which the position does not tell)."""
    kept: dict[str, object] = {"calls": calls_of(s.actions) if afresh else s.calls}
    for seat in range(s.seats):
        if seat not in s.changed:
            kept[f"powers of seat {seat}"] = (gather(s.tableau[seat]) if afresh else s.powers[seat]).sums()
    return kept
