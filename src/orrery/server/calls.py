"""What people are called for, and whether it is still so when they are."""

from __future__ import annotations

from typing import Any

from orrery.server.course import Course
from orrery.server.info import to_stop
from orrery.server.keep.notices import Job
from orrery.server.keep.tables import TableRow
from orrery.server.table import Table


def is_true(job: Job, table: Table) -> bool:
    """Whether what a job tells is still so."""
    row = table.row
    match job.kind:
        case "begun":
            return row.state == "playing"
        case "over":
            return row.state == "over"
        case "undo":
            return row.proposal is not None and row.proposal.id == job.key
        case "nudge":
            return any(table.awaited(seat) is not None for seat in table.held_by(job.account))
        case "taken-over":
            return any(seat.stands_in_for(job.account) for seat in table.seats)
        case "stop":
            asked = to_stop(table.seats, row.stop) if row.stop else []
            return any(table.seats[seat].owner == job.account for seat in asked)
        case "rematch":
            return any(seat.reserved == job.account for seat in table.seats)
    return True


def ending(row: TableRow, seat: int, name: str) -> dict[str, Any]:
    """What the person of a seat is told of a match's end: how it came, who left, and whether he has won."""
    result = row.result
    return {"how": result.how, "name": name, "won": seat in result.winners} if result is not None else {}


def has_resigned(row: TableRow, seat: int) -> bool:
    """Whether a match is over because this seat's person resigned, who knows it."""
    return row.result is not None and row.result.how == "resigned" and row.result.left == seat


def who_left(course: Course | None) -> str:
    """The name of whose leaving ended a match; nothing if it ended otherwise."""
    return course.ending.name if course is not None and course.ending is not None else ""
