"""Counting positions: every piece is in one place, where it can be (SU-1.7). Documents are also asked by ``moment``."""

from __future__ import annotations

from orrery.core import NONE
from orrery.documents import bad
from orrery.games.master.board import COLOURS, CUBES, DISCS, SYSTEMS, TOKENS, TRACKS
from orrery.games.master.cards import CARDS, CONFLICTS, FIRST_CONFLICT, PROJECTS, RACE
from orrery.games.master.state import (
    AT_CORNER,
    AT_RACE,
    CLOSED,
    NEUTRAL,
    TAKEN,
    MasterState,
    project_owner,
)


def cubes_everywhere(s: MasterState) -> list[int]:
    """All cubes by colour, wherever they lie (SU-1.7)."""
    counts = [0] * len(COLOURS)
    for zone in (s.bank, s.drawn, *s.bag):
        for colour in range(len(COLOURS)):
            counts[colour] += zone[colour]
    for planets in s.planets:
        for colour in planets:
            counts[colour] += 1
    for route in s.routes:
        if route is not None:
            counts[route.colour] += route.cubes
    for fill in s.fill:
        while fill:
            if fill & TAKEN:
                counts[fill & 7] += 1
            fill >>= 4
    return counts


def audit(s: MasterState) -> None:
    """Raise BadPosition unless every cube, disc, token and card is where it can be, once (SU-1.7)."""
    if cubes_everywhere(s) != list(CUBES) or min(min(zone) for zone in (s.bank, s.drawn, *s.bag)) < 0:
        raise bad("conservation", f"Expected {list(CUBES)} cubes in all and none missing, found "
                  f"{cubes_everywhere(s)} with a bank of {s.bank}.")
    lying = [card for card in CONFLICTS if s.lies[card - FIRST_CONFLICT] != NONE]
    everything = sorted([card for cards in s.cards for card in cards] + lying + [c for d in s.decks for c in d.all()])
    if everything != list(range(len(CARDS))):
        raise bad("cards", f"Expected each of the {len(CARDS)} cards once, found {len(everything)}.")
    if s.tokens < 0 or s.tokens + sum(s.skips) + s.owner.count(CLOSED) != TOKENS:
        raise bad("tokens", f"Expected {TOKENS} black-hole tokens in all, found {s.tokens} in stock.")
    for seat in range(s.seats):
        _audit_seat(s, seat)
    for system in SYSTEMS:
        owner, bases = s.owner[system.id], s.bases[system.id]
        if not (1 <= bases <= system.planets if owner >= 0 else bases == 0):
            raise bad("bases", f"{system.name} cannot hold {bases} bases.", system=system.name, count=bases)
        if len(s.planets[system.id]) > system.planets or 4 in s.planets[system.id]:
            raise bad("planets", f"{system.name} cannot have these cubes on its planets.", system=system.name)
        if owner == CLOSED and s.planets[system.id]:
            raise bad("planets", f"{system.name} is closed and so has no cubes.", system=system.name)
    for track in TRACKS:
        _audit_track(s, track.id)
    for project in PROJECTS:
        if s.fill[project.id] and project_owner(s, project.id) < 0:
            raise bad("nobodys", f"{project.name} belongs to nobody and so has no cubes.", project=project.name)


def _audit_seat(s: MasterState, seat: int) -> None:
    on_board = sum(bases for bases, owner in zip(s.bases, s.owner, strict=True) if owner == seat)
    if s.placed[seat] != on_board or s.supply[seat] < 0:
        raise bad("discs", f"Seat {seat}: expected {DISCS} discs in all.", seat=seat)
    if s.supply[seat] + s.placed[seat] + len(s.prepared[seat]) != DISCS:
        raise bad("discs", f"Seat {seat}: expected {DISCS} discs in all.", seat=seat)
    races = [card for card in s.cards[seat] if CARDS[card].type == RACE]
    wanted = 1 if s.step not in (AT_CORNER, AT_RACE) else len(races[:1])
    if len(races) != wanted or (races and s.cards[seat][0] != races[0]):
        raise bad("race", f"Seat {seat}: expected one race card, the first of its cards.", seat=seat)


def _audit_track(s: MasterState, track: int) -> None:
    route, conflict = s.routes[track], s.conflict[track]
    owners = [s.owner[end] for end in TRACKS[track].ends]
    if route is not None:
        other = owners[1 - route.start]
        if (
            not 1 <= route.cubes <= TRACKS[track].length or route.colour not in TRACKS[track].colours
            or owners[route.start] != route.owner or other not in (route.owner, NEUTRAL) or conflict != NONE
        ):
            raise bad("route", f"No such route can lie on {TRACKS[track].name}.", route=TRACKS[track].name)
    if conflict != NONE and (CLOSED in owners or owners[0] == owners[1]):
        raise bad("conflict-place", f"No conflict can lie on {TRACKS[track].name}.", card=CARDS[conflict].name)
