"""A table in memory, while somebody needs it: its rows, the course of its match, its chat, and who watches."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from orrery.core import OMNISCIENT, Match, OrreryError, Refused
from orrery.server import wire
from orrery.server.chronicle import Chronicle
from orrery.server.course import Course
from orrery.server.fanout import Audience, Listener
from orrery.server.info import AbsentNow, ClockNow, is_member, looks_back, may_see, table_info
from orrery.server.keep.tables import SeatRow, TableRow
from orrery.server.problems import NoSuchTable, NotAllowed

Presence = tuple[int, tuple[bool, ...]]
"""How many look on, and of each seat whether its person is there."""

LINES: Final = 100
"""Lines of chat that are kept in memory and sent with a view."""


class Table:
    """One table. Whoever changes it holds ``lock``."""

    def __init__(
        self, row: TableRow, seats: Sequence[SeatRow], course: Course | None, chat: Sequence[wire.Line],
    ) -> None:
        self.id = row.id
        self.row = row
        self.seats = list(seats)
        self.course = course
        self.chat = list(chat)
        self.lock = asyncio.Lock()
        self.audiences: dict[int, Audience] = {}
        self.shown: dict[Listener, Presence] = {}
        """Of which presence each socket that watches was told last."""
        self.used = 0.0
        """When it was last needed, by the event loop's clock."""
        self.claims_told = False
        """Whether those who watch were told when they may claim a seat: what changes that must be told them too."""
        self.asked_to_stop = 0
        """When people were last called to agree to a stop, milliseconds since 1970."""
        self.stuck: OrreryError | None = None
        """Why the match, which has begun, cannot be played by this server."""
        self._told = Chronicle()

    @property
    def match(self) -> Match[Any] | None:
        """The match, once it has begun."""
        return self.course.match if self.course is not None else None

    @property
    def seq(self) -> int:
        """How many entries have been stored."""
        return self.course.seq if self.course is not None else self.row.seq

    @property
    def told(self) -> Chronicle:
        """What the match has told."""
        return self.course.told if self.course is not None else self._told

    def playing(self) -> Course:
        """The course of the match. Raises Refused before it has begun, or why it cannot be played here."""
        if self.stuck is not None:
            raise self.stuck
        if self.course is None:
            raise Refused("error-not-begun", "The match has not begun; expected people or bots in all seats first.", {})
        return self.course

    def decision_id(self, seat: int) -> str | None:
        """The name of a seat's open question; None if it is not asked."""
        return self.course.decision_id(seat) if self.course is not None else None

    def awaited(self, seat: int) -> str | None:
        """The name of what the match waits for a seat to answer; None if it does not wait."""
        return self.course.awaited(seat) if self.course is not None else None

    # -- people ------------------------------------------------------------------------------------------------------

    def held_by(self, account: str | None) -> list[int]:
        """The seats of an account."""
        return [seat.seat for seat in self.seats if seat.held_by(account)]

    def is_member(self, account: str | None) -> bool:
        """Whether this account is the host, sits here, sat here, or is awaited."""
        return is_member(self.row, self.seats, account)

    def accounts(self) -> set[str]:
        """Everybody who has to do with this table: the host, who sits or sat here, who is awaited."""
        return {self.row.host}.union(*[seat.known() for seat in self.seats])

    def check_holds(self, account: str | None, seat: int) -> None:
        """Refuse unless the seat is this account's. Raises NotAllowed, or NoSuchTable where it may not even look."""
        self.check_sees(account)
        self.check_seat(seat)
        if not self.seats[seat].held_by(account):
            raise NotAllowed("error-not-your-seat", f"Seat {seat} is not yours; you may act and look from your own "
                             "seats only.", {"seat": seat})

    def check_owns(self, account: str | None, seat: int) -> None:
        """Refuse unless the seat is this account's, if only a bot stands in there now. Raises as ``check_holds``."""
        self.check_sees(account)
        self.check_seat(seat)
        if not self.seats[seat].stands_in_for(account):
            self.check_holds(account, seat)

    def check_sees(self, account: str | None) -> None:
        """Refuse who may not know of this table, as if it were not there. Raises NoSuchTable."""
        if not may_see(self.row, self.seats, account):
            raise NoSuchTable(self.id)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not there."""
        if not 0 <= seat < len(self.seats):
            last = len(self.seats) - 1
            raise Refused("error-no-such-seat", f"There is no seat {seat}; expected 0 to {last}.",
                          {"seat": seat, "last": last})

    def check_watch(self, account: str | None, viewer: int) -> None:
        """Refuse a viewer whom this account may not be. Raises NotAllowed or Refused."""
        if viewer >= 0:
            self.check_sees(account)
            self.check_seat(viewer)
            if not looks_back(self.row, self.seats[viewer], account):
                self.check_holds(account, viewer)
            return
        self.check_sees(account)
        if not self.row.watching and self.row.state != "open" and not self.is_member(account):
            raise NotAllowed("error-not-watched", "This table is not open to spectators; only its players may look.")
        if viewer == OMNISCIENT:
            self.check_open_hands()

    def check_open_hands(self) -> None:
        """Refuse to lay open what a match hid, unless its rules have ended it. Raises Refused."""
        if self.row.state != "over":
            raise Refused("error-not-over", "All hands are open only when the match is over.", {})
        if self.row.cut_short:
            raise Refused("error-cut-short", "The match ended before its rules ended it; what was hidden stays so.", {})

    def agreeing(self, seat: int) -> list[int]:
        """The seats that agree to every undo of this seat: bots, those left for good, other seats of the same person.

        Where a bot only stands in, its person must be asked.
        """
        account = self.seats[seat].account
        return [other.seat for other in self.seats if other.seat != seat and other.owner in (None, account)]

    # -- what is told ------------------------------------------------------------------------------------------------

    def info(
        self, account: str | None, online: Collection[str] = (), clocks: Mapping[int, ClockNow] | None = None,
        absent: Mapping[int, AbsentNow] | None = None,
    ) -> wire.TableInfo:
        """The table as an account is told of it."""
        return table_info(self.row, self.seats, account, online=online, spectators=self.spectators(), clocks=clocks,
                          absent=absent, stuck=self.stuck)

    def spectators(self) -> int:
        """How many sockets watch without sitting here."""
        members = self.accounts()
        return sum(
            len(audience.listeners) - sum(audience.accounts[member] for member in members)
            for audience in self.audiences.values() if audience.crowd
        )

    def presence(self, online: Collection[str]) -> Presence:
        """Who is there: what is told of it to everybody alike."""
        return self.spectators(), tuple(seat.kind == "person" and seat.account in online for seat in self.seats)

    def listeners(self) -> list[Listener]:
        """Every socket that watches."""
        return [listener for audience in self.audiences.values() for listener in audience.listeners]

    def move(self, course: Course, row: TableRow) -> None:
        """Take the course after an entry, and the row to which it led."""
        self.course = course
        self.row = row
        self.stuck = None

    def stop(self, problem: OrreryError, told: Chronicle) -> None:
        """The match cannot be played by this server; what it told can be read."""
        self.course = None
        self.stuck = problem
        self._told = told


def row_after(row: TableRow, course: Course, when: int) -> TableRow:
    """A table's row once the course has come to where it is."""
    match, over = course.match, course.over()
    led = replace(
        row, seq=course.seq, moved=when, waiting=course.waiting(), phase=match.game.phase(match.state),
        result=course.result(), state="over" if over else "playing", ended=when if over else None, proposal=None,
    )
    # Who agreed to abort a match that counts for nobody did not agree to stop one that does.
    return replace(led, stop=[]) if row.early and not led.early else led
