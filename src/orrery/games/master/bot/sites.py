"""Where a base does most good (SU-14)."""

from __future__ import annotations

from typing import Final

from orrery.core import NONE
from orrery.games.master.board import SYSTEMS, TRACKS
from orrery.games.master.bot.ground import ROUTE_JOBS
from orrery.games.master.bot.harm import doors
from orrery.games.master.bot.mind import Mind
from orrery.games.master.standing import DOMINATION_WIN, EXPANSION_WIN, way_won, work_out
from orrery.games.master.state import CLOSED, NEUTRAL

WINS: Final = 1000.0
"""The value of what wins the game."""


def site_value(mind: Mind, system: int) -> float:
    """What a base in a system is worth."""
    s, me = mind.s, mind.me
    after = s.clone()
    after.owner[system] = me
    after.bases[system] += 1
    after.placed[me] += 1
    work_out(after)
    if way_won(after, me) != NONE:
        return WINS
    outlook = mind.outlook
    value = 0.5 + (0.3, 0.55, 0.8)[after.bases[system] - 1]
    value += outlook.hope(EXPANSION_WIN)
    if s.owner[system] == NEUTRAL:
        value += 0.2 * SYSTEMS[system].planets
    for way, share in zip(outlook.ways, outlook.shares, strict=True):
        if way.kind == DOMINATION_WIN:
            value += 3 * share * (after.symbols[me][way.symbol] - s.symbols[me][way.symbol])
        if s.owner[system] == NEUTRAL:
            for track, _, _ in SYSTEMS[system].lanes:
                if any(ROUTE_JOBS + 8 * track + colour in way.jobs for colour in TRACKS[track].colours):
                    value += share
                    break
    if s.owner[system] == NEUTRAL:
        rivals_near = {s.owner[other] for _, _, other in SYSTEMS[system].lanes} - {me, NEUTRAL, CLOSED}
        value += sum([0.15 * mind.weight(seat) for seat in rivals_near]) + 4 * doors(mind, system)
    return value
