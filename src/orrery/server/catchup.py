"""What each seat has looked at, kept true when an undo takes events away."""

from __future__ import annotations

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
                tables.lower_looked(tx, act.row.id, seat, act.after.told.count(seat))

    def look(self, table: Table) -> None:
        """The same in memory."""
        if table.course is None or table.course.undone != table.seq or table.seq == 0:
            return
        for seat in table.seats:
            told = table.course.told.count(seat.seat)
            if seat.looked > told:
                table.seats[seat.seat] = tables.replace(seat, looked=told)
