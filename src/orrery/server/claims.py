"""Claims: when others may end the wait for somebody who has vanished, and that everybody can see it coming."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.server import wire
from orrery.server.keep.tables import SeatRow, TableRow

PATIENCE: Final[dict[wire.Pace, int]] = {"live": 300_000, "mail": 7 * 86_400_000}
"""Milliseconds for which somebody may be away and keep the others waiting, by pace, where no clock counts his time. At
a hot seat nobody waits."""
NOTICED: Final = 30_000
"""Milliseconds after which a wait is spoken of at all: in a match that goes on quickly nobody is told of any."""
HERE: Final = 3
"""So many times that long somebody may take who has a page open, where no clock counts his time."""


def until(
    row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, away: int | None, waited: int, time_up: int | None
) -> int | None:
    """Milliseconds until others may claim a seat; None if it keeps nobody waiting, or has only just begun to.

    ``away`` is for how long its person has had no page open (None: he has one), ``waited`` for how long the match has
    waited. Where a clock runs, a seat can be claimed once a stand-in plays it because its person's time was up, until
    he is back; ``time_up`` is how soon that can be.
    """
    longest = PATIENCE.get(row.pace)
    if row.state != "playing" or longest is None or seat.owner is None:
        return None
    if not any(may_claim(row, seats, seat, other.account) for other in seats):
        return None
    if seat.kind == "bot":
        return 0
    if waited < NOTICED:
        return None
    if row.timed:
        return max(1, time_up) if away is not None and time_up is not None else None
    waits = [max(longest - away, longest - waited)] if away is not None else []
    return max(0, min([*waits, HERE * longest - waited]))


def may_claim(row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, account: str | None) -> bool:
    """Whether a seat keeps this account waiting: it sits here, and has answered itself; or a stand-in plays there."""
    mine = [other.seat for other in seats if other.held_by(account)]
    if not mine or seat.account == account:
        return False
    return seat.kind == "bot" or (seat.seat in row.waiting and not any(place in row.waiting for place in mine))
