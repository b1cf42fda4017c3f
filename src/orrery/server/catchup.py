"""What each seat has looked at, kept true when an undo or a change of rules takes events away."""

from __future__ import annotations

from orrery.server.course import Course
from orrery.server.database import Transaction
from orrery.server.house import House
from orrery.server.keep import tables
from orrery.server.submit import Act
from orrery.server.table import Table


class CatchUp:
    """Lets nobody have looked at more events than there are: what comes in their place is new."""

    def __init__(self, house: House) -> None:
        house.within.append(self.within)
        house.after.append(self.look)

    def within(self, tx: Transaction, act: Act) -> None:
        """Bring down what was looked at, in the transaction that takes events away."""
        if act.after.undone == act.entry.seq > 0:
            for seat in range(act.after.match.state.seats):
                tables.lower_looked(tx, act.row.id, seat, _left(act.after, seat))

    def look(self, table: Table) -> None:
        """The same in memory."""
        if table.course is None or table.course.undone != table.seq or table.seq == 0:
            return
        for seat in table.seats:
            left = _left(table.course, seat.seat)
            if seat.looked > left:
                table.seats[seat.seat] = tables.replace(seat, looked=left)


def _left(course: Course, seat: int) -> int:
    """How many events the last entry has left to a seat, without those that it told itself."""
    return course.told.count(seat, course.told.earlier(course.seq))
