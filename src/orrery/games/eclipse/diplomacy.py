"""Relations between players: ambassadors, and the traitor who attacks a partner (EC-10)."""

from __future__ import annotations

from typing import Final

from orrery.core import Flow, Pick, emit
from orrery.games.eclipse.board import AMBASSADORS, DIPLOMACY
from orrery.games.eclipse.population import ALL_TRACKS, choose_track, tracks_with_cubes
from orrery.games.eclipse.state import EclipseState, species_of

NO, YES = 0, 1
_HIDDEN: Final = 0


def partners(s: EclipseState, seat: int) -> list[int]:
    """Those with whom a seat could agree on relations now, in order of seats (EC-10.2, EC-10.5)."""
    if not DIPLOMACY[s.seats]:  # EC-10.1
        return []
    return [
        other for other in neighbours_of(s, seat)
        if not s.declined >> other & 1 and relations_possible(s, seat, other)
    ]


def relations_possible(s: EclipseState, seat: int, other: int) -> bool:
    """Whether these two, who share a wormhole, may exchange ambassadors (EC-10.5 to EC-10.10, EC-10.17, EC-10.21)."""
    return (
        not s.friends[seat] >> other & 1
        and s.traitor not in (seat, other)
        and can_receive(s, seat)
        and can_receive(s, other)
        and not in_conflict(s, seat, other)
    )


def neighbours_of(s: EclipseState, seat: int) -> list[int]:
    """Players who control a hex joined by a full wormhole to one of this seat's (EC-10.2, EC-10.3)."""
    found = 0
    for sector in s.realm[seat]:
        for there, full in s.links[sector]:
            if full and s.disc[there] >= 0:
                found |= 1 << s.disc[there]
    found &= ~(1 << seat)
    if not found:
        return []
    return [other for other in range(s.seats) if found >> other & 1]


def in_conflict(s: EclipseState, seat: int, other: int) -> bool:
    """Whether ships of both are in one hex, or ships of one in a hex of the other (EC-10.21)."""
    for sector, fleets in enumerate(s.fleets):
        if fleets:
            present = {fleet[0] for fleet in fleets}
            if seat in present and (other in present or s.disc[sector] == other):
                return True
            if other in present and s.disc[sector] == seat:
                return True
    return False


# -- the reputation track --------------------------------------------------------------------------------------------


def ambassadors(s: EclipseState, seat: int) -> int:
    """How many ambassadors of others a seat holds: as many as it has given (EC-10.5)."""
    return s.friends[seat].bit_count()


def room_for_reputation(s: EclipseState, seat: int) -> bool:
    """Whether the track can take one more reputation tile; tiles may be rearranged (EC-5.6.3, EC-5.6.5)."""
    species = species_of(s, seat)
    guests = max(0, ambassadors(s, seat) - species.only_ambassadors)
    return len(s.reputation[seat]) < species.either + species.only_reputation - guests


def room_for_ambassador(s: EclipseState, seat: int) -> bool:
    """Whether the track can take one more ambassador as it is (EC-10.6)."""
    species = species_of(s, seat)
    tiles = max(0, len(s.reputation[seat]) - species.only_reputation)
    return ambassadors(s, seat) < species.only_ambassadors + species.either - tiles


def can_receive(s: EclipseState, seat: int) -> bool:
    """A tile and a cube to give, and room for a tile, by returning reputation if need be (EC-10.8 to EC-10.10,
    EC-5.1.8)."""
    species = species_of(s, seat)
    return ambassadors(s, seat) < min(AMBASSADORS, species.only_ambassadors + species.either) and any(s.cubes[seat])


# -- making and breaking ---------------------------------------------------------------------------------------------


def propose(s: EclipseState, seat: int, other: int) -> Flow:
    """Both must consent (EC-10.5); who refuses is not asked again in the same turn."""
    emit(s, "proposed", (seat, other))
    answer = yield Pick(other, "agree", (YES, NO), about=(seat,))
    if answer == NO:
        s.declined |= 1 << other
        emit(s, "declined", (other, seat))
        return
    for giver, taker in ((seat, other), (other, seat)):
        yield from make_room(s, giver)
        yield from send_ambassador(s, giver, taker)
    emit(s, "allied", (seat, other))


def make_room(s: EclipseState, seat: int) -> Flow:
    """A full track gives a reputation tile back to the bag, of the owner's choice (EC-10.9)."""
    while not room_for_ambassador(s, seat):
        values = sorted(set(s.reputation[seat]))
        value = values[0]
        if len(values) > 1:
            value = yield Pick(seat, "room", values)
        return_reputation(s, seat, value)


def return_reputation(s: EclipseState, seat: int, value: int) -> None:
    """A reputation tile goes back into the bag; only its owner knows which."""
    kept = list(s.reputation[seat])
    kept.remove(value)
    s.reputation[seat] = tuple(kept)
    s.bowl = sorted([*s.bowl, value])
    emit(s, "returned", (seat, value), see=1 << seat, stub=(seat, _HIDDEN))


def send_ambassador(s: EclipseState, seat: int, other: int) -> Flow:
    """An ambassador takes a cube of any track along (EC-10.5); that raises production (EC-10.11)."""
    tracks = tracks_with_cubes(s, seat)
    track = tracks[0]
    if len(tracks) > 1:
        track = yield Pick(seat, "envoy", tracks)
    s.cubes[seat][track] -= 1
    s.friends[seat] |= 1 << other


def recall(s: EclipseState, seat: int, other: int) -> Flow:
    """The ambassador that a seat had with another comes home; its cube goes to a track of choice (EC-10.15)."""
    track = yield from choose_track(s, seat, ALL_TRACKS)
    s.friends[seat] &= ~(1 << other)
    s.cubes[seat][track] += 1


def attack_partners(s: EclipseState, seat: int, sector: int) -> Flow:
    """Entering a hex with a partner's disc or ship ends relations and makes a traitor (EC-10.14 to EC-10.16)."""
    for other in range(s.seats):
        if s.friends[seat] >> other & 1:
            if s.disc[sector] == other or any(fleet[0] == other for fleet in s.fleets[sector]):
                s.traitor = seat
                emit(s, "betrayed", (seat, other))
                yield from recall(s, seat, other)
                yield from recall(s, other, seat)


