"""Branches: a table of one's own at which a match is played on from one of its steps, against bots."""

from __future__ import annotations

from typing import Final

from orrery.core import Setup
from orrery.server import course as courses
from orrery.server import names, wire
from orrery.server.archive import Archive
from orrery.server.database import Transaction
from orrery.server.house import House
from orrery.server.keep import events, matches, tables
from orrery.server.keep.people import Account
from orrery.server.keep.tables import replace
from orrery.server.lobby import MOST_HOSTED, new_row, new_seats
from orrery.server.problems import Denied, Invalid
from orrery.server.security import Purse
from orrery.server.submit import Played, entry_of
from orrery.server.table import Table, row_after

ORIGIN: Final = "branch"
"""Who gave the answers with which a branch begins: the match that it came from."""


async def branch(
    house: House, archive: Archive, account: Account, table: Table, wanted: wire.Branch, purse: Purse
) -> Table:
    """Open a table that begins at a step of the table's match, and begin. Raises Invalid, Refused or Denied.

    It has a name of its own, and whoever takes several seats plays them at one screen. Who may look through the eyes of
    ``wanted.viewer`` is for the caller to know.
    """
    match = table.playing().match
    if len(wanted.seats) != len(table.seats):
        raise Invalid("error-branch-seats", f"The match has {len(table.seats)} seats; expected somebody for each, not "
                      f"for {len(wanted.seats)}.", {"seats": len(table.seats), "given": len(wanted.seats)})
    if any(seat.kind == "open" for seat in wanted.seats):
        raise Invalid("error-branch-open", "A branch is played alone against bots; expected yourself or a bot in every "
                      "seat.")
    game, over = match.game, match.over()
    # What its host knows of a match that still runs lies in the branch, and open there in the end: no spectators.
    several = sum(seat.kind == "me" for seat in wanted.seats) > 1
    row = new_row(game, match.setup.options, account.id, name=names.made_up(account.settings.lang or "en"),
                  pace="hotseat" if several else "live", clock=wire.Clock(), listed=False,
                  watching=table.row.watching and over, rated=False, guided=False)
    begun = await archive.branch_from(match, wanted.at, wanted.viewer, row.seed, purse)
    row = replace(row, position=begun.position, parent=table.id, parent_at=begun.at)
    seats = [
        replace(seat, colour=there.colour)
        for seat, there in zip(new_seats(row.id, game, account, wanted.seats), table.seats, strict=True)
    ]
    course = courses.begin(game, Setup(game.slug, row.rules, len(seats), row.seed, row.options, begun.position))
    when = house.now()
    started = tables.begun(row_after(row, course, when), when)
    played = []
    for seat, code in begun.answers:
        decision = course.match.asked(seat)
        given = Played(matches.ANSWER, *course.answer(seat, game.text(decision, decision.decode(code))))
        entry = entry_of(course.seq, seat, given, ORIGIN, f"{ORIGIN}.{course.seq}", when)
        played.append((entry, row_after(started, course, when)))

    def work(tx: Transaction) -> None:
        if tables.hosted(tx, account.id) >= MOST_HOSTED:
            raise Denied("error-too-many-tables", f"You have {MOST_HOSTED} tables that are not finished; finish or "
                         "leave one first.", {"most": MOST_HOSTED})
        tables.insert(tx, row, seats)
        tables.begin(tx, started)
        for entry, after in played:
            matches.append(tx, entry, after)
        events.append(tx, row.id, course.told.rows)
        matches.save_boundary(tx, row.id, course.boundary())

    await house.db.write(work)
    opened = await house.table(row.id)
    house.publish(opened)
    return opened
