"""Bases: preparing, placing and losing them; and black holes (SU-4, SU-13, SU-14)."""

from __future__ import annotations

from typing import Final

from orrery.core import Flow, emit
from orrery.games.master.abilities import cards_gained, fire
from orrery.games.master.board import SYSTEMS, TRACKS
from orrery.games.master.cards import BASE, BASE_PLACED, CARDS, POLITICS, PROJECTS
from orrery.games.master.conflicts import hand_over_all, take_off_at
from orrery.games.master.cubes import empty_route
from orrery.games.master.decks import take_card
from orrery.games.master.pieces import set_owner, set_planets
from orrery.games.master.standing import settle
from orrery.games.master.state import CLOSED, NEUTRAL, MasterState, own_routes, route_complete

SUPPLY: Final = 127
"""In place of a base project's slot: a disc straight from the supply."""


# -- preparing -------------------------------------------------------------------------------------------------------


def slots_of(s: MasterState, seat: int) -> list[int]:
    """The base projects of a seat; each has a slot for one disc (SU-13.1, SU-13.6)."""
    return [
        project for card in s.cards[seat] for project in CARDS[card].projects if PROJECTS[project].kind == BASE
    ]


def free_slots(s: MasterState, seat: int) -> list[int]:
    """Slots that can take a disc: empty, and not emptied in this turn (SU-13.5, SU-13.8)."""
    return [slot for slot in slots_of(s, seat) if slot not in s.prepared[seat] and not s.spent >> slot & 1]


def prepare(s: MasterState, seat: int, slot: int) -> None:
    """A disc from the supply goes into a slot, if there is one and the slot can take it (SU-13.2, SU-13.9)."""
    if s.supply[seat] and slot in free_slots(s, seat):
        s.supply[seat] -= 1
        s.prepared[seat].append(slot)
        emit(s, "prepared", (seat, slot))


# -- placing ---------------------------------------------------------------------------------------------------------


def sites(s: MasterState, seat: int) -> list[int]:
    """Systems where a prepared base of the seat may be placed now (SU-14.2)."""
    if not s.placed[seat]:
        return [system for system, owner in enumerate(s.owner) if owner == NEUTRAL]  # SU-14.11
    reached = joined(s, seat)
    found = [system for system in reached if s.owner[system] == NEUTRAL]  # SU-14.3
    for system in s.realm[seat]:
        if s.bases[system] < SYSTEMS[system].planets:  # SU-14.6
            if system in reached or s.powers[seat].waive_route:  # SU-14.7
                found.append(system)
    return sorted(found)


def joined(s: MasterState, seat: int) -> list[int]:
    """Systems at either end of a complete route of the seat (SU-14.8)."""
    found: list[int] = []
    for track, _ in own_routes(s, seat):
        if route_complete(s, track):
            found += [end for end in TRACKS[track].ends if end not in found]
    return found


def place_base(s: MasterState, seat: int, system: int, slot: int) -> Flow:
    """A disc goes on the board, from a slot or the supply; all that follows, in order (SU-14.15)."""
    if slot == SUPPLY:
        s.supply[seat] -= 1
    else:
        s.prepared[seat].remove(slot)
        s.spent |= 1 << slot  # SU-13.8
    newly = s.owner[system] != seat
    ended = take_off_at(s, system) if newly else []
    ordinal = s.bases[system] + 1
    set_owner(s, system, seat, ordinal)
    s.stirred = True  # SU-30.3
    emit(s, "based", (seat, system, ordinal))
    if newly:
        for track, _, _ in SYSTEMS[system].lanes:
            route = s.routes[track]
            if route is not None and route.owner != seat:
                empty_route(s, track)  # SU-12.13
        yield from cards_gained(s, hand_over_all(s, [(card, red) for card, red, _ in ended]))  # SU-23.5
    settle(s)
    yield from take_card(s, seat, POLITICS[ordinal - 1])  # SU-14.9
    yield from fire(s, BASE_PLACED, seat, ordinal)


def lose_system(s: MasterState, system: int) -> Flow:
    """All bases leave a system; it is neutral, the loser's routes to it return, its conflicts end (SU-21.14)."""
    loser = s.owner[system]
    ended = take_off_at(s, system)
    s.supply[loser] += s.bases[system]
    set_owner(s, system, NEUTRAL)
    emit(s, "lost", (loser, system))
    for track, _, _ in SYSTEMS[system].lanes:
        empty_route(s, track)  # SU-12.14: at either end, complete or not
    yield from cards_gained(s, hand_over_all(s, [(card, red) for card, red, _ in ended]))


# -- black holes -----------------------------------------------------------------------------------------------------


def neutral_systems(s: MasterState, seat: int, adjacent: bool) -> list[int]:
    """Open systems without an owner; only those joined by a track to one of the seat's, if asked (SU-33.15,
    SU-33.17, SU-33.26)."""
    found = [system for system, owner in enumerate(s.owner) if owner == NEUTRAL]
    if adjacent:
        found = [system for system in found if any(s.owner[other] == seat for _, _, other in SYSTEMS[system].lanes)]
    return found


def swallow(s: MasterState, system: int) -> Flow:
    """A black hole closes a neutral system (SU-4.4 to SU-4.9)."""
    ended = take_off_at(s, system)
    s.tokens -= 1
    set_owner(s, system, CLOSED)
    for colour in s.planets[system]:
        s.bank[colour] += 1
    set_planets(s, system, ())
    s.stirred = True  # SU-30.3
    emit(s, "swallowed", (system,))
    for track, _, _ in SYSTEMS[system].lanes:
        empty_route(s, track)
    heirs = [(card, max(red, blue)) for card, red, blue in ended]  # the one player who took part (SU-4.7, SU-4.8)
    yield from cards_gained(s, hand_over_all(s, heirs))


def reopen(s: MasterState, system: int) -> None:
    """The token leaves a system, which is an ordinary neutral one from then on (SU-4.10)."""
    s.tokens += 1
    set_owner(s, system, NEUTRAL)
    s.stirred = True  # SU-30.3
    emit(s, "reopened", (system,))
