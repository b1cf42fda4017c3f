"""What each seat has looked at, kept true when an undo takes events away."""

from __future__ import annotations

from orrery.server.database import Transaction
from orrery.server.house import House
from orrery.server.keep import matches, tables
from orrery.server.submit import Act
from orrery.server.table import Table


class CatchUp:
    """Lets nobody have looked at more events than there are: what comes in their place is new."""

    def __init__(self, house: House) -> None:
        house.within.append(self.within)
        house.after.append(self.look)

    def within(self, tx: Transaction, act: Act) -> None:
        """Bring down what was looked at, in the transaction that stores an undo."""
        if act.entry.kind == matches.UNDO:
            match = act.after.match
            for seat in range(match.state.seats):
                tables.lower_looked(tx, act.row.id, seat, len(match.events_since(0, seat)))

    def look(self, table: Table) -> None:
        """The same in memory."""
        if table.course is None or table.course.undone != table.seq or table.seq == 0:
            return
        for seat in table.seats:
            told = len(table.course.match.events_since(0, seat.seat))
            if seat.looked > told:
                table.seats[seat.seat] = tables.replace(seat, looked=told)
