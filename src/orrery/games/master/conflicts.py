"""Conflicts: laying a card on the board, and ending it without a winner (SU-23, SU-25). Winning: ``phases.rewards``."""

from __future__ import annotations

from orrery.core import NONE, emit
from orrery.games.master.board import SYSTEMS, TRACKS
from orrery.games.master.cards import BLUE_SIDE, CARDS, CONFLICTS, FIRST_CONFLICT, RED_SIDE
from orrery.games.master.cubes import empty_project, empty_route
from orrery.games.master.decks import give, put_under, strip
from orrery.games.master.pieces import lift_conflict, set_conflict
from orrery.games.master.state import CLOSED, MasterState, conflicts_of, side_owner

Gained = list[tuple[int, int]]
"""Seats that have become owners of conflict cards, for their abilities to watch (SU-3.10)."""


# -- starting --------------------------------------------------------------------------------------------------------


def fronts(s: MasterState, seat: int) -> list[tuple[int, int]]:
    """Tracks on which the seat may lay a conflict, each with the end of its own system (SU-25.1, SU-25.4)."""
    found = []
    for system in s.realm[seat]:
        for track, end, other in SYSTEMS[system].lanes:
            if s.conflict[track] == NONE and s.owner[other] != seat and s.owner[other] != CLOSED:  # SU-25.1, SU-25.10
                found.append((track, end))
    return sorted(found)


def lay_conflict(s: MasterState, seat: int, card: int, track: int, side: int) -> None:
    """Lay a card on a track with this side to one's own system; cubes on the track return (SU-25.1 to SU-25.6)."""
    strip(s, card)
    empty_route(s, track)
    own = 0 if s.owner[TRACKS[track].ends[0]] == seat else 1
    set_conflict(s, card, track, own if side == RED_SIDE else 1 - own)
    s.laid |= 1 << track
    emit(s, "laid", (seat, card, track, side))


# -- ending early ----------------------------------------------------------------------------------------------------


def track_of(s: MasterState, card: int) -> int:
    """The track on which a conflict lies."""
    return s.lies[card - FIRST_CONFLICT] >> 1


def take_off(s: MasterState, card: int) -> None:
    """A conflict leaves the board; its cubes return to their owners, those in star cells to the bank (SU-23.4)."""
    for project in CARDS[card].projects:
        empty_project(s, project)
    track = track_of(s, card)
    lift_conflict(s, card)
    s.laid &= ~(1 << track)  # SU-23.12
    s.declined &= ~(1 << track)  # SU-23.8
    s.stirred = True  # SU-30.3


def hand_over(s: MasterState, card: int, seat: int) -> Gained:
    """A conflict card that has left the board goes to a seat, or under its deck if that is nobody (SU-23.5)."""
    emit(s, "ended", (card, seat))
    if seat < 0:
        put_under(s, card)
        return []
    give(s, seat, card)
    return [(seat, card)]


def end_conflict(s: MasterState, card: int) -> Gained:
    """A conflict ends by agreement: the card goes to the player whom the red side faced (SU-23.2, SU-23.5)."""
    red = side_owner(s, card, RED_SIDE)
    take_off(s, card)
    return hand_over(s, card, red)


def take_off_at(s: MasterState, system: int) -> list[tuple[int, int, int]]:
    """The conflicts of a system leave the board before its owner changes: each with the owners of its two sides,
    for what counts is who owned the system until then (SU-23.1, SU-23.7)."""
    ended = []
    for card in CONFLICTS:
        lies = s.lies[card - FIRST_CONFLICT]
        if lies != NONE and system in TRACKS[lies >> 1].ends:
            ended.append((card, side_owner(s, card, RED_SIDE), side_owner(s, card, BLUE_SIDE)))
            take_off(s, card)
    return ended


def hand_over_all(s: MasterState, heirs: list[tuple[int, int]]) -> Gained:
    """Conflict cards that have left the board go to their heirs, one after another."""
    gained: Gained = []
    for card, heir in heirs:
        gained += hand_over(s, card, heir)
    return gained


def can_end(s: MasterState, seat: int) -> list[int]:
    """Conflicts that the seat may end, or offer to end, now: not in the turn in which they were laid (SU-23.12)."""
    cards = conflicts_of(s, seat)
    if not cards:
        return []
    closed = s.laid | s.declined
    return [card for card in cards if not closed >> track_of(s, card) & 1]


def partner(s: MasterState, seat: int, card: int) -> int:
    """The other player of a conflict; NEUTRAL if its other system has no owner (SU-23.9)."""
    owners = side_owner(s, card, RED_SIDE), side_owner(s, card, BLUE_SIDE)
    return owners[0] if owners[1] == seat else owners[1]
