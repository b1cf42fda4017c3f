"""What a question means in figures, worked out from what its seat can see and nothing else."""

from __future__ import annotations

from typing import Any

from orrery.core import NONE, Decision, Zones
from orrery.games.master.board import COLOURS, TRACKS
from orrery.games.master.cards import CARD_BY_NAME, PROJECTS
from orrery.games.master.cubes import CLEAR, CONFLICTS_AT, PLANETS, ROUTES, project_at, route_at, system_at
from orrery.games.master.notation import option_text, spot_text
from orrery.games.master.phases.play_cards import discard_gain
from orrery.games.master.phases.rewards import colonise_gain
from orrery.games.master.powers import Powers, powers_of


def reckon(zones: Zones, decision: Decision) -> dict[str, Any]:
    """The figures behind a question, by name; nothing for questions that need none."""
    powers = powers_of(tuple([CARD_BY_NAME[name] for name in zones["seats"][decision.seat]["active"]]))
    match decision.ask:
        case "place":
            return {"yields": _yields(zones, decision, powers), "completes": _completes(zones, decision, powers)}
        case "reward":
            return {"yields": _yields(zones, decision, powers)}
        case "cards":
            more = [discard_gain(zones["discarded"] + count, powers) for count in (0, 1)]
            return {"gain": more[0], "next": more[1]}
    return {}


def _yields(zones: Zones, decision: Decision, powers: Powers) -> dict[str, int]:
    """The cubes that each planet offered brings, as far as the bank has them (SU-11.6)."""
    found = {}
    for option in decision.options:
        spot, colour = option >> 3, option & 7
        if PLANETS <= spot < CONFLICTS_AT:
            gain = colonise_gain(system_at(spot), colour, powers)
            found[option_text(decision, option)] = min(gain, zones["bank"].get(COLOURS[colour], 0))
    return found


def _completes(zones: Zones, decision: Decision, powers: Powers) -> list[str]:
    """The places that the cube would complete: the last cell of a project, the last that a route needs."""
    found = []
    for option in decision.options:
        spot = option >> 3
        if option in (NONE, CLEAR) or spot >= PLANETS:
            continue
        if spot >= ROUTES:
            laid = sum(zones["routes"].get(spot_text(spot), {}).values())
            last = laid + 1 >= TRACKS[route_at(spot)[0]].length + powers.route
        else:
            one = PROJECTS[project_at(spot)[0]]
            last = zones["projects"].get(one.name, "." * len(one.cells)).count(".") == 1
        if last:
            found.append(option_text(decision, option))
    return found
