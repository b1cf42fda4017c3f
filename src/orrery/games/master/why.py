"""Why not? The rule against each visible thing that a question does not offer."""

from __future__ import annotations

from typing import Final

from orrery.core import NONE, Decision, Reason
from orrery.games.master.bases import joined
from orrery.games.master.board import BLACK, COLOURS, SYSTEMS, TRACKS
from orrery.games.master.cards import (
    BY_KNOCK,
    BY_SPOILS,
    BY_STEAL,
    CARDS,
    CONFLICT,
    CONFLICT_CARD,
    DEVELOPMENT,
    PROJECTS,
    RACE,
    ROUTE,
    SIDES,
)
from orrery.games.master.conflicts import can_end, fronts, track_of
from orrery.games.master.cubes import cells_holding, projects_of
from orrery.games.master.notation import cube_text, option_text, route_text
from orrery.games.master.phases.distribute import enemies, types_full
from orrery.games.master.phases.play_cards import card_limit
from orrery.games.master.state import CLOSED, NEUTRAL, MasterState, complete, conflicts_of, rivals, side_owner

_MUST: Final = {
    "corner": "SU-2.8",
    "race": "SU-2.15",
    "take": "SU-3.2",
    "deck": "SU-3.12",
    "search": "SU-3.6",
    "ability": "SU-20.5",
    "choose": "SU-33.20",
    "gain": "SU-10.19",
    "receive": "SU-33.7",
    "steal": "SU-10.19",
    "knock": "SU-26.4",
    "spoils": "SU-21.11",
    "seize": "SU-21.17",
    "ruin": "SU-21.17",
    "slot": "SU-26.4",
    "settle": "SU-26.4",
    "swallow": "SU-33.17",
    "reopen": "SU-33.18",
    "stop": "SU-26.4",
    "delay": "SU-26.4",
    "agree": "SU-23.8",
}
_WAYS: Final = {"steal": BY_STEAL, "knock": BY_KNOCK, "spoils": BY_SPOILS}


def why_not(s: MasterState, decision: Decision) -> dict[str, Reason]:
    """What lies in sight but is not offered, with the rule that forbids it."""
    reasons: dict[str, Reason] = {}
    ask = decision.ask
    if ask in _MUST:
        reasons["none"] = Reason(_MUST[ask], "why-must")
    match ask:
        case "place":
            reasons = _placing(s)
        case "clear" | "recall":
            reasons = _clearing(s)
        case "reward":
            reasons = _rewarding(s, NONE not in decision.options)
        case "steal" | "knock" | "spoils":
            reasons |= _taking(s, decision.seat, _WAYS[ask])
        case "cards":
            reasons = _playing(s)
        case "lay":
            reasons = _laying(s)
        case "parley":
            reasons = _ending(s)
        case "corner":
            taken = Reason("SU-31.5" if s.expert else "SU-2.11", "why-taken")
            reasons |= {one.name: taken for one in SYSTEMS if one.start}
        case "settle":
            reasons |= _settling(s)
        case "occupy":
            reasons["supply"] = Reason("SU-1.6", "why-no-disc")
        case "swallow":
            reasons |= {one.name: Reason("SU-33.17", "why-not-joined") for one in SYSTEMS}
            reasons |= {one.name: Reason("SU-4.4", "why-not-neutral") for one in SYSTEMS if s.owner[one.id] != NEUTRAL}
        case "reopen":
            reasons |= {one.name: Reason("SU-33.18", "why-start-system") for one in SYSTEMS
                        if one.start and s.owner[one.id] == CLOSED}
    offered = {option_text(decision, option) for option in decision.options}
    return {text: reason for text, reason in reasons.items() if text not in offered}


def _placing(s: MasterState) -> dict[str, Reason]:
    """Each drawn colour against each of one's projects, planets and tracks."""
    reasons: dict[str, Reason] = {}
    seat = s.turn
    colours = [colour for colour in range(5) if s.drawn[colour]]
    full = types_full(s, seat)
    for project in projects_of(s, seat):
        one = PROJECTS[project]
        reason = Reason("SU-10.2", "why-colour")
        if complete(s, project):
            reason = Reason("SU-10.3", "why-full")
        elif one.kind == DEVELOPMENT and CARDS[one.card].type in full:
            reason = Reason("SU-16.6", "why-three")
        for colour in colours:
            reasons[f"{COLOURS[colour]}@{one.name}"] = reason
            if any(one.stars >> cell & 1 for cell, printed in enumerate(one.cells) if printed == colour):
                reasons[f"{COLOURS[colour]}@{one.name}*"] = reason
    for card in conflicts_of(s, seat):
        for side in (0, 1):
            if side_owner(s, card, side) != seat:
                for colour in colours:
                    reasons[f"{COLOURS[colour]}@{PROJECTS[CARDS[card].projects[side]].name}"] = Reason(
                        "SU-21.3", "why-other-side")
    for system in s.realm[seat]:
        for colour in colours:
            text = f"{COLOURS[colour]}@{SYSTEMS[system].name}"
            if colour == BLACK:
                reasons[text] = Reason("SU-11.3", "why-black-planet")
            elif len(s.planets[system]) == SYSTEMS[system].planets:
                reasons[text] = Reason("SU-11.7", "why-planets")
        for track, end, other in SYSTEMS[system].lanes:
            for colour in colours:
                text = f"{COLOURS[colour]}@{route_text(track, end)}"
                reasons[text] = _why_no_route(s, track, end, other, colour)
                if s.owner[other] != seat:  # from the neighbour's end, and the neighbour's planets
                    closed = s.owner[other] == CLOSED
                    reasons[f"{COLOURS[colour]}@{route_text(track, 1 - end)}"] = (
                        Reason("SU-4.2", "why-closed") if closed else Reason("SU-12.2", "why-not-your-start"))
                    reasons[f"{COLOURS[colour]}@{SYSTEMS[other].name}"] = (
                        Reason("SU-4.1", "why-closed") if closed else Reason("SU-11.2", "why-no-base-there"))
    reasons["clear"] = Reason("SU-10.12", "why-nothing-on-it") if s.drawn[BLACK] else Reason("SU-10.10", "why-no-black")
    return reasons | _ending(s)


def _why_no_route(s: MasterState, track: int, end: int, other: int, colour: int) -> Reason:
    route, owner = s.routes[track], s.owner[other]
    if owner == CLOSED:
        return Reason("SU-4.2", "why-closed")
    if s.conflict[track] != NONE:
        return Reason("SU-12.17", "why-conflict-there")
    if owner not in (s.turn, NEUTRAL):
        return Reason("SU-12.11", "why-rival-system")
    if other in enemies(s, s.turn):
        return Reason("SU-12.12", "why-fought")
    if route is not None and route.start != end:
        return Reason("SU-12.15", "why-other-end")
    if colour not in TRACKS[track].colours:
        return Reason("SU-12.20" if len(TRACKS[track].colours) == 1 else "SU-12.3", "why-route-colour")
    if route is not None and route.colour != colour:
        return Reason("SU-12.4", "why-same-colour")
    return Reason("SU-12.8", "why-full")


def _clearing(s: MasterState) -> dict[str, Reason]:
    reasons = {PROJECTS[project].name: Reason("SU-10.12", "why-nothing-on-it") for project in projects_of(s, s.turn)}
    for system in s.realm[s.turn]:
        reasons[SYSTEMS[system].name] = Reason("SU-11.8", "why-planet-safe")
    return reasons


def _rewarding(s: MasterState, due: bool) -> dict[str, Reason]:
    """The end of the step before all rewards; systems that a prepared base cannot go to."""
    reasons: dict[str, Reason] = {}
    seat = s.turn
    if due:
        reasons["none"] = Reason("SU-10.19", "why-due")
    reached = joined(s, seat)
    for slot in s.prepared[seat]:
        for system in SYSTEMS:
            text = f"{PROJECTS[slot].name}@{system.name}"
            owner = s.owner[system.id]
            if owner == CLOSED:
                reasons[text] = Reason("SU-4.1", "why-closed")
            elif owner not in (seat, NEUTRAL):
                reasons[text] = Reason("SU-14.2", "why-rival-base")
            elif owner == seat and s.bases[system.id] == system.planets:
                reasons[text] = Reason("SU-14.6", "why-room")
            elif system.id not in reached:
                reasons[text] = Reason("SU-14.7" if owner == seat else "SU-14.3", "why-no-route")
    return reasons


def _settling(s: MasterState) -> dict[str, Reason]:
    """Systems that an ability cannot place a base in."""
    reasons = {one.name: Reason("SU-33.15", "why-not-joined") for one in SYSTEMS}
    for one in SYSTEMS:
        if s.owner[one.id] == CLOSED:
            reasons[one.name] = Reason("SU-4.1", "why-closed")
        elif s.owner[one.id] != NEUTRAL:
            reasons[one.name] = Reason("SU-33.15", "why-has-owner")
    return reasons


def _taking(s: MasterState, seat: int, way: int) -> dict[str, Reason]:
    """Cubes of rivals that are safe: black ones, those on planets, protected ones."""
    reasons: dict[str, Reason] = {}
    for rival in rivals(s, seat):
        safe = s.powers[rival].protected[way]
        for project in projects_of(s, rival):
            for option in cells_holding(project, s.fill[project], 31):
                if option & 7 == BLACK:
                    reasons[cube_text(option)] = Reason("SU-9.2", "why-black-safe")
                elif way == BY_SPOILS and PROJECTS[project].kind == CONFLICT:
                    reasons[cube_text(option)] = Reason("SU-21.12", "why-conflict-safe")
                elif safe >> PROJECTS[project].kind & 1:
                    reasons[cube_text(option)] = Reason("SU-33.24", "why-protected")
                elif way == BY_STEAL:
                    reasons[cube_text(option)] = Reason("SU-19.2", "why-other-colour")
        for track, route in enumerate(s.routes):
            if route is not None and route.owner == rival and (safe >> ROUTE & 1 or way == BY_STEAL):
                reasons[f"{COLOURS[route.colour]}@{route_text(track, route.start)}"] = (
                    Reason("SU-33.24", "why-protected") if safe >> ROUTE & 1 else Reason("SU-19.2", "why-other-colour"))
        for system in s.realm[rival]:
            for colour in s.planets[system]:
                reasons[f"{COLOURS[colour]}@{SYSTEMS[system].name}"] = Reason("SU-19.3", "why-planet-safe")
    return reasons


def _playing(s: MasterState) -> dict[str, Reason]:
    """The end of the phase with too many cards; the race card; conflicts that cannot be laid or ended."""
    reasons: dict[str, Reason] = {}
    seat = s.turn
    over = len(s.cards[seat]) - card_limit(s, seat)
    if over > 0:
        reasons["none"] = Reason("SU-24.3", "why-limit", {"count": over})
    for card in s.cards[seat]:
        if CARDS[card].type == RACE:
            reasons[CARDS[card].name] = Reason("SU-24.5", "why-race-card")
        elif CARDS[card].type == CONFLICT_CARD and not fronts(s, seat):
            reasons[f"lay@{CARDS[card].name}"] = Reason("SU-25.1", "why-no-front")
    return reasons | _ending(s)


def _laying(s: MasterState) -> dict[str, Reason]:
    reasons: dict[str, Reason] = {}
    for system in s.realm[s.turn]:
        for track, _, other in SYSTEMS[system].lanes:
            reason = Reason("SU-25.4", "why-conflict-there")
            if s.owner[other] == CLOSED:
                reason = Reason("SU-25.10", "why-closed")
            elif s.owner[other] == s.turn:
                reason = Reason("SU-25.1", "why-own-system")
            for side in SIDES:
                reasons[f"{TRACKS[track].name}.{side}"] = reason
    return reasons


def _ending(s: MasterState) -> dict[str, Reason]:
    """Conflicts of others, laid in this turn, or offered in vain."""
    reasons: dict[str, Reason] = {}
    free = can_end(s, s.turn)
    own = conflicts_of(s, s.turn)
    for track, card in enumerate(s.conflict):
        if card != NONE and card not in own:
            reasons[f"end@{TRACKS[track].name}"] = Reason("SU-23.2", "why-not-in-it")
    for card in own:
        if card not in free:
            track = track_of(s, card)
            laid = s.laid >> track & 1
            reasons[f"end@{TRACKS[track].name}"] = Reason("SU-23.12" if laid else "SU-23.8",
                                                          "why-laid-now" if laid else "why-refused")
    return reasons
