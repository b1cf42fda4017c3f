"""Population cubes: on squares, back on their tracks, in the graveyard (EC-5.1, EC-7, EC-20.7)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from orrery.core import Ask, Flow, Pick, emit
from orrery.games.eclipse.board import ANY, KINDS, ORBITAL_KIND, RESOURCES, SECTORS, TRACK
from orrery.games.eclipse.state import HAS_ORBITAL, EclipseState, change_graves, filled_squares, put, return_disc
from orrery.games.eclipse.technologies import SQUARE_MASK

ALL_TRACKS: Final = KINDS[ANY]


def kind_of(sector: int, square: int) -> int:
    """The kind of a square; the one after the printed ones is the orbital's."""
    squares = SECTORS[sector].squares
    return squares[square] if square < len(squares) else ORBITAL_KIND


_NEEDED: Final = tuple([
    tuple([SQUARE_MASK[kind] if one.starred >> square & 1 else 0 for square, kind in enumerate(one.squares)])
    for one in SECTORS
])
"""The technology that each printed square needs, as a mask."""


def needs_technology(sector: int, square: int) -> int:
    """The technology that a square needs to take a cube, as a mask: a starred one that of its kind (EC-7.6);
    that of an orbital none (EC-7.7)."""
    needed = _NEEDED[sector]
    return needed[square] if square < len(needed) else 0


def open_squares(s: EclipseState, seat: int, sector: int) -> list[int]:
    """The squares that may take a cube of a seat: empty ones, that of an orbital among them, and starred ones only
    with their technology (EC-7.6, EC-7.7, EC-7.9)."""
    needed, taken, missing = _NEEDED[sector], s.pop[sector], ~s.techs[seat]
    found = [square for square, mask in enumerate(needed) if not taken >> square & 1 and not mask & missing]
    if s.built[sector] & HAS_ORBITAL and not taken >> len(needed) & 1:
        found.append(len(needed))
    return found


def settle(s: EclipseState, seat: int, sector: int, square: int, track: int) -> None:
    """A cube goes from a track to a square (EC-7.2)."""
    s.cubes[seat][track] -= 1
    s.pop = put(s.pop, sector, s.pop[sector] | 1 << square)


def tracks_with_room(s: EclipseState, seat: int, tracks: tuple[int, ...]) -> list[int]:
    """Where a cube that comes back may go: one of its tracks, or another if they are full (EC-5.1.6)."""
    cubes = s.cubes[seat]
    return [track for track in tracks if cubes[track] < TRACK] or [
        track for track in ALL_TRACKS if cubes[track] < TRACK
    ]


def choose_track(s: EclipseState, seat: int, tracks: tuple[int, ...]) -> Generator[Ask, int, int]:
    """The track for one cube that comes back, as its owner chooses (EC-7.5, EC-7.8)."""
    options = tracks_with_room(s, seat, tracks)
    track = options[0]
    if len(options) > 1:
        track = yield Pick(seat, "home", options)
    return track


def give_up(s: EclipseState, seat: int, sector: int) -> Flow:
    """All cubes of a hex go back to their tracks, those of one kind first, and its disc (EC-9.6, EC-23.5)."""
    squares = tuple(sorted(filled_squares(s, sector), key=lambda square: len(KINDS[kind_of(sector, square)])))
    for square in squares:
        track = yield from choose_track(s, seat, KINDS[kind_of(sector, square)])
        s.pop = put(s.pop, sector, s.pop[sector] & ~(1 << square))
        s.cubes[seat][track] += 1
    return_disc(s, seat, sector)
    emit(s, "gave-up", (seat, sector))


def bury(s: EclipseState, sector: int, squares: tuple[int, ...]) -> Flow:
    """Cubes are destroyed; for one of several kinds the owner chooses the graveyard (EC-20.7, EC-20.8)."""
    owner = s.disc[sector]
    emit(s, "destroyed", (owner, sector, len(squares)))
    for square in squares:
        tracks = KINDS[kind_of(sector, square)]
        track = tracks[0]
        if len(tracks) > 1:
            track = yield Pick(owner, "grave", tracks, about=(sector,))
        s.pop = put(s.pop, sector, s.pop[sector] & ~(1 << square))
        change_graves(s, owner, track, 1)


def tracks_with_cubes(s: EclipseState, seat: int) -> list[int]:
    """The tracks that still have a cube to give (EC-5.1.8)."""
    return [track for track in range(len(RESOURCES)) if s.cubes[seat][track]]
