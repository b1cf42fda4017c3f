"""What lies behind a question: what each action would offer, and how far ships come.

A board shows it before the action is chosen, and so one click builds a cruiser or takes a technology. All of it is
worked out by the functions that ask those questions, on a position made of what the asked seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from orrery.core import NONE, Chance, Decision, Pick, Zones
from orrery.games.eclipse.actions.build import build_options
from orrery.games.eclipse.actions.explore import spaces
from orrery.games.eclipse.actions.influence import disc_moves
from orrery.games.eclipse.actions.move import first_steps
from orrery.games.eclipse.actions.research import affordable
from orrery.games.eclipse.board import ACTIONS, BUILD, EXPLORE, INFLUENCE, MOVE, RESEARCH, SECTORS
from orrery.games.eclipse.galaxy import (
    add_ship,
    connected,
    lay,
    may_leave,
    open_to_disc,
    own_ships,
    remove_ship,
    ships_by_type,
)
from orrery.games.eclipse.notation import option_text
from orrery.games.eclipse.options import disc_move_of
from orrery.games.eclipse.ships import INTERCEPTOR, STARBASE
from orrery.games.eclipse.state import EclipseState
from orrery.games.eclipse.view import determinise

ASKS: Final = ("act", "react", "place", "move", "onward")
"""Questions that lead further."""
_OFFERED: Final[Mapping[int, Callable[[EclipseState, int], Iterable[int]]]] = {
    EXPLORE: spaces,
    INFLUENCE: lambda s, seat: [option for option in disc_moves(s, seat) if disc_move_of(option)[0] == NONE],
    RESEARCH: affordable,
    BUILD: build_options,
    MOVE: first_steps,
}
"""What an action offers first, if a board can show it: of disc moves those from the track."""


def ahead(zones: Zones, decision: Decision) -> dict[str, Any]:
    """By the name of an action the options that it would offer; ``reach`` of the ships that can move, and ``treaties``:
    hexes that nobody enters without breaking one, with the partner; ``claims``: drawn hexes that may take a disc
    as soon as they lie."""
    if decision.ask not in ASKS:
        return {}
    s = determinise(zones, decision.seat, Chance(b""))
    seat, told = decision.seat, dict[str, Any]()
    if decision.ask in ("act", "react"):
        for action, offered in _OFFERED.items():
            if action in decision.options:
                # The disc of the action has left the track by then (EC-6.4).
                s.discs[seat] -= 1
                options = tuple(offered(s, seat))
                s.discs[seat] += 1
                if options:
                    asked = Pick(seat, ACTIONS[action], options)
                    told[ACTIONS[action]] = [option_text(asked, option) for option in options]
    if decision.ask == "place":
        claims = [SECTORS[sector].name for sector in s.drawn if s.discs[seat] and _takes_disc(s, seat, sector)]
        return {"claims": claims} if claims else {}
    return told | _ways(s, decision)


def _takes_disc(s: EclipseState, seat: int, sector: int) -> bool:
    """Whether a drawn hex lets a disc lie on it, however it is turned (EC-8.14, EC-8.16)."""
    there = s.clone()
    lay(there, sector, s.space, 0)
    return open_to_disc(there, seat, sector)


def _ways(s: EclipseState, decision: Decision) -> dict[str, Any]:
    """How far ships come from where they are, and whom that would offend."""
    seat = decision.seat
    if decision.ask == "onward":
        starts = {s.at: s.left}
    elif decision.ask == "move" or MOVE in decision.options:
        starts = {start: most for start in own_ships(s, seat) if (most := _fastest(s, seat, start))}
    else:
        return {}
    reach = {SECTORS[start].name: way for start, most in starts.items() if (way := reach_of(s, seat, start, most))}
    if not reach:
        return {}
    treaties = {
        SECTORS[sector].name: other
        for other in range(s.seats) if s.friends[seat] >> other & 1
        for sector in s.map.values()
        if s.disc[sector] == other or any(fleet[0] == other for fleet in s.fleets[sector])  # EC-10.14
    }
    return {"reach": reach, "treaties": treaties} if treaties else {"reach": reach}


def _fastest(s: EclipseState, seat: int, start: int) -> int:
    """The most steps that a ship in a hex has (EC-14.1)."""
    there = ships_by_type(s, start, seat)[:STARBASE]
    return max([s.designs[seat][ship].movement for ship, count in enumerate(there) if count], default=0)


def reach_of(s: EclipseState, seat: int, start: int, most: int) -> list[str]:
    """The steps by which a ship comes to every hex it can come to, the nearest first: ``206-207``; one after which it
    can go no further has a mark (EC-14.1 to EC-14.9): ``206-207!``."""
    ways: list[str] = []
    found = {start}
    edge = [start] if may_leave(s, seat, start) else []
    for _ in range(most):
        beyond = []
        for here in edge:
            for there in connected(s, seat, here):
                if there in found:
                    continue
                found.add(there)
                add_ship(s, there, seat, INTERCEPTOR)
                goes_on = may_leave(s, seat, there)
                remove_ship(s, there, seat, INTERCEPTOR)
                ways.append(f"{SECTORS[here].name}-{SECTORS[there].name}{'' if goes_on else '!'}")
                if goes_on:
                    beyond.append(there)
        edge = beyond
    return ways
