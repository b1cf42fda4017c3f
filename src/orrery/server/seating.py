"""Acts that are no answers: a seat is somebody else's from here on, or the match ends before its rules end it.

They are stored as all others are (``submit.append``): with the entry the seats change, clocks turn, ratings move, and
everybody is told. What the other seats are asked stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Final

from orrery.server import wire
from orrery.server.course import Course
from orrery.server.database import Conflict, Transaction
from orrery.server.keep import matches, seating
from orrery.server.keep.matches import Entry
from orrery.server.keep.seating import Ended, How, Seated
from orrery.server.keep.tables import Leaver, SeatRow, replace
from orrery.server.problems import Denied
from orrery.server.submit import TRIES, Act, Notices, append
from orrery.server.table import Table, row_after

if TYPE_CHECKING:
    from orrery.server.house import House

NOBODY: Final = -1

_STAY: Final = ("time", "back")
"""Changes of a seat after which the same people have to agree to an undo or a stop as before."""


async def enter(house: House, table: Table, make: Callable[[], Act]) -> Act:
    """Store what ``make`` finds to do at a table as it is; it is asked again where another process was faster.

    The table's lock is held. Raises what ``make`` raises, NotStored, or Denied; then nothing has changed.
    """
    if house.db.shared:
        await house.look_again(table)
    for _ in range(TRIES):
        act = make()
        try:
            await append(house, table, act)
            return act
        except (Conflict, matches.Repeated):
            await house.look_again(table)
    raise Denied("error-busy", "The match moves on faster than this could be stored; try again in a moment.", {})


def somebody_else(
    table: Table, seat: SeatRow, how: How, was: str, now: str, when: int, *, origin: str = "person",
    also: Callable[[Transaction], None] | None = None, notices: Notices = (),
) -> Act:
    """The act by which a seat becomes what ``seat`` says. Who left it is called by his name, also if a bot stood in."""
    before = going(table)
    after = before.clone()
    seated = Seated(how, was, now)
    after.seat(seat.seat, seated)
    entry = Entry(after.seq, seating.SEAT, seat.seat, 0, None, origin, f"seat.{after.seq}", when, seating.plain(seated))
    row = table.row
    # Nobody has answered anything: the match has waited for the others since it last moved.
    led = replace(row_after(row, after, when), moved=row.moved)
    if how in _STAY:
        led = replace(led, proposal=row.proposal)
    else:
        led = replace(led, stop=[place for place in row.stop if place != seat.seat], host=_host(table, seat))
    return Act(entry, before, after, row, led, (seat,), also, notices)


def _host(table: Table, changed: SeatRow) -> str:
    """Who looks after a table once a seat is as it is now: a host who has left hands over to who is still there."""
    seats = [changed if seat.seat == changed.seat else seat for seat in table.seats]
    people = [seat.account for seat in sorted(seats, key=lambda seat: seat.kind != "person") if seat.owner is not None]
    host = table.row.host
    return str(people[0]) if changed.left and changed.account == host and people and host not in people else host


def the_end(
    table: Table, how: wire.Ending, left: SeatRow | None, name: str, winners: list[int], when: int, *,
    seats: Sequence[SeatRow] = (), origin: str = "person", also: Callable[[Transaction], None] | None = None,
) -> Act:
    """The act by which a match is over. Its scores are those of the moment that everybody may know."""
    before = going(table)
    after = before.clone()
    place = left.seat if left is not None else None
    ended = Ended(how, place, name, open_scores(before), winners)
    after.end(ended)
    seat = NOBODY if place is None else place
    entry = Entry(after.seq, seating.END, seat, 0, None, origin, f"end.{after.seq}", when, seating.plain(ended))
    return Act(entry, before, after, table.row, replace(row_after(table.row, after, when), stop=[]), seats, also)


def going(table: Table) -> Course:
    """The course of a match that goes on. Raises Refused."""
    course = table.playing()
    course.check_going()
    return course


def left_for_good(seats: Sequence[SeatRow], leaving: Sequence[SeatRow], *, came: bool = True) -> list[SeatRow]:
    """These seats once their people have left them, for whom a result counts: later leavers before earlier ones.

    It does not for somebody who never ``came``.
    """
    n = max([leaver.n for seat in seats for leaver in seat.leavers], default=0) + 1 if came else 0
    return [
        replace(seat, resigned=True, invite=None, reserved=None, leavers=[*seat.leavers, Leaver(n, str(seat.account))])
        for seat in leaving
    ]


def winners(course: Course, seats: Sequence[SeatRow], leaving: Collection[int]) -> list[int]:
    """Who has won when these seats are left and nobody plays on: the best of those that nobody has left.

    Where all have been left, that is who stayed longest.
    """
    standing = [seat.seat for seat in seats if not seat.left and seat.seat not in leaving]
    if not standing:
        return sorted(leaving)
    scores = open_scores(course)
    top = max(scores[seat] for seat in standing)
    return [seat for seat in standing if scores[seat] == top]


def open_scores(course: Course) -> list[int]:
    """The scores of the moment as far as everybody may know them; nothing where a game does not tell its score."""
    match = course.match
    return list(match.game.figures(match.state).get("score", [0] * match.state.seats))
