"""Ratings: how strong a person plays a game, learned from rated matches (Weng and Lin's Plackett-Luce model).

People are rated among themselves: bots in the match are left out, and so is who took over a seat that somebody else had
left. Who left for good comes after everybody who stayed, and before those who left earlier. A match counts once, when
it ends, in the same transaction. Where people agreed to stop, nobody who stayed has won or lost: it counts only if
somebody had left before, who comes after them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce

from orrery.server import wire
from orrery.server.keep.tables import SeatRow, TableRow

_MODEL: Final = PlackettLuce()
MU: Final = 25.0
SIGMA: Final = MU / 3

_START: Final = 1000
_STEP: Final = 40


def shown(mu: float, sigma: float) -> int:
    """A rating as people see it: what we are nearly sure of (three sigma below mu), 1000 for a newcomer."""
    return round(_START + _STEP * (mu - 3 * sigma))


def counts(table: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether a match is rated: meant to be, from its own beginning, and between at least two people."""
    people = [seat.counted for seat in seats if seat.counted is not None]
    return table.rated and table.parent is None and len(people) == len(set(people)) >= 2


def left_behind(seats: Sequence[SeatRow]) -> bool:
    """Whether somebody left a match for good whose result counts, however it ends."""
    return any(seat.leavers and seat.counted is not None for seat in seats)


def agreed(result: wire.MatchResult) -> bool:
    """Whether people agreed that a match is over: nobody has won or lost it."""
    return result.how in ("aborted", "stopped")


def places(result: wire.MatchResult, seats: Sequence[SeatRow]) -> dict[str, int]:
    """The place of every person among the people of a match, from 1; equals share the better one."""
    order: dict[str, tuple[bool, bool, int]] = {}
    for seat in seats:
        if seat.counted is not None:
            stayed = (False, False, 0) if agreed(result) else (
                False, seat.seat not in result.winners, -result.scores[seat.seat])
            order[seat.counted] = (True, True, -seat.leavers[0].n) if seat.leavers else stayed
    return {account: 1 + sum(other < own for other in order.values()) for account, own in order.items()}


def rate(before: dict[str, tuple[float, float]], place: dict[str, int]) -> dict[str, tuple[float, float]]:
    """The ratings (mu, sigma) of people after a match in which they came to these places."""
    accounts = sorted(before)
    teams = [[_MODEL.rating(mu=before[account][0], sigma=before[account][1])] for account in accounts]
    rated = _MODEL.rate(teams, ranks=[float(place[account]) for account in accounts])
    return {account: (team[0].mu, team[0].sigma) for account, team in zip(accounts, rated, strict=True)}
