"""Who watches which table through this process, and what they are told of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from orrery.core import OrreryError
from orrery.server import claims, wire
from orrery.server.absence import Absence
from orrery.server.course import Course
from orrery.server.fanout import Audience, Listener, encode
from orrery.server.info import AbsentNow, ClockNow
from orrery.server.keep.tables import SeatRow, TableRow
from orrery.server.presence import Presence
from orrery.server.problems import NoSuchTable, told
from orrery.server.table import LINES, Table

PRESENCE_DELAY: Final = 1.0
"""Seconds for which changes of who is there are gathered before those who watch are told."""
_SPECTATOR: Final = -1

ClockOf = Callable[[TableRow, int], tuple[int | None, bool]]
"""Milliseconds left of a seat's time (None without a clock), and whether it is running."""


class Watching:
    """Shows tables to sockets: a whole view first, then what changes.

    What people act on is told at once, and who is there with it. Changes of who is there alone are gathered: a crowd
    that comes and goes would else be told of each of its members.
    """

    def __init__(self, presence: Presence, absence: Absence, tables: Mapping[str, Table]) -> None:
        self.presence = presence
        self.absence = absence
        self.clock: ClockOf = _no_clock
        self.waited: Callable[[TableRow], int] = absence.waited
        """Tells for how long a match has waited, in milliseconds."""
        self.time_up: Callable[[TableRow, int], int | None] = lambda row, seat: None
        """Tells how soon a stand-in may play a seat because its time is up, in milliseconds; None without a clock."""
        self._tables = tables
        self._stirred: set[str] = set()
        """Tables at which somebody came or went."""
        self._moved: set[str] = set()
        """Accounts that came or went."""
        self._soon: asyncio.TimerHandle | None = None
        self.delay = PRESENCE_DELAY
        """Seconds until it is told who is there."""

    def clocks(self, row: TableRow, seats: Sequence[SeatRow]) -> Mapping[int, ClockNow]:
        """The clocks of a table as they stand now."""
        times = {seat.seat: self.clock(row, seat.seat) for seat in seats}
        return {seat: ClockNow(left, ticking) for seat, (left, ticking) in times.items() if left is not None}

    def absent(self, row: TableRow, seats: Sequence[SeatRow]) -> Mapping[int, AbsentNow]:
        """Who of a match is away, and until when the others must wait for whom."""
        if row.state != "playing":
            return {}
        waited = self.waited(row)
        found = {}
        for seat in seats:
            if seat.owner is not None:
                away = self.absence.since(seat.owner)
                time_up = self.time_up(row, seat.seat)
                found[seat.seat] = AbsentNow(away, claims.until(row, seats, seat, away, waited, time_up))
        return found

    def info(self, table: Table, account: str | None) -> wire.TableInfo:
        """A table as an account is told of it, with clocks and who is online."""
        row, seats = table.row, table.seats
        absent = self.absent(row, seats)
        table.claims_told = table.claims_told or speaks_of_claims(absent)
        return table.info(account, self._online(), self.clocks(row, seats), absent)

    # -- coming and going --------------------------------------------------------------------------------------------

    def join(self, table: Table, listener: Listener, viewer: int, events: int = 0, seq: int = 0) -> None:
        """Show a table to a socket, as this viewer instead of an earlier one. Raises NotAllowed or Refused.

        The socket has ``events`` events already, told when the match had ``seq`` entries.
        """
        table.check_watch(listener.account, viewer)
        if table.course is not None and viewer in table.audiences:
            # Whom a change of seats brings here comes before the others are told of it: they must not miss it.
            self.tell(table, table.audiences[viewer], table.course)
        if listener.watching.get(table.id) != viewer:
            self._forget(table, listener)
            table.audiences.setdefault(viewer, Audience(viewer)).add(listener)
            listener.watching[table.id] = viewer
        self._view(table, table.audiences[viewer], listener, events, seq)
        self._stir(table)

    def leave(self, table: Table, listener: Listener) -> None:
        """Show it no more."""
        if self._forget(table, listener):
            self._stir(table)

    def show_again(self, table: Table, listener: Listener) -> None:
        """Send the whole view once more to a socket that has all events."""
        audience = table.audiences[listener.watching[table.id]]
        self._view(table, audience, listener, table.told.count(audience.viewer), table.seq)

    def turn_away(self, table: Table) -> None:
        """Seats changed or the match began: who lost a seat watches as a spectator, if at all."""
        for listener in table.listeners():
            viewer = listener.watching[table.id]
            try:
                table.check_watch(listener.account, viewer)
                continue
            except OrreryError as problem:
                gone = problem
            if viewer >= 0:
                try:
                    self.join(table, listener, _SPECTATOR)
                    continue
                except OrreryError as problem:
                    gone = problem
            self._forget(table, listener)
            listener.outbox.reply(encode(wire.Refused(None, table.id, None, told(gone))))

    def close(self, table: Table) -> None:
        """The table is no more."""
        gone = encode(wire.Refused(None, table.id, None, told(NoSuchTable(table.id))))
        for listener in table.listeners():
            self._forget(table, listener)
            listener.outbox.reply(gone)

    def _forget(self, table: Table, listener: Listener) -> bool:
        viewer = listener.watching.pop(table.id, None)
        audience = table.audiences.get(viewer) if viewer is not None else None
        if audience is None:
            return False
        audience.remove(listener)
        table.shown.pop(listener, None)
        if not audience.listeners:
            del table.audiences[audience.viewer]
        return True

    # -- who is there ------------------------------------------------------------------------------------------------

    def moved(self, account: str) -> None:
        """Somebody came online or went: the tables where he sits are told soon."""
        self._moved.add(account)
        self._wait()

    def tell_presence(self) -> None:
        """Tell who is there, wherever that is not what somebody was told last."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        moved, stirred, self._moved, self._stirred = self._moved, self._stirred, set(), set()
        for table in list(self._tables.values()):
            if table.audiences and (table.id in stirred or (moved and not moved.isdisjoint(table.accounts()))):
                now = table.presence(self._online())
                self._tell_info(table, [one for one, shown in table.shown.items() if shown != now])

    def stop(self) -> None:
        """Tell nobody any more who is there."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None

    def _stir(self, table: Table) -> None:
        self._stirred.add(table.id)
        self._wait()

    def _wait(self) -> None:
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(self.delay, self.tell_presence)

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell(self, table: Table, audience: Audience, course: Course) -> None:
        """Tell one audience how the match went on: the message is made once for all of them."""
        if audience.seq < 0 or not audience.follows(course):  # the match has just begun, or gone far
            for listener in audience.listeners:
                self._view(table, audience, listener)
            return
        text = audience.update(table.id, course)
        if text is not None:
            for listener in audience.listeners:
                listener.outbox.news(text, audience.crowd)

    def tell_info(self, table: Table) -> None:
        """Tell of the table: each member what is his, all others the same."""
        self._tell_info(table, table.listeners())

    def _tell_info(self, table: Table, listeners: Sequence[Listener]) -> None:
        if not listeners:
            return
        clocks, online, members = self.clocks(table.row, table.seats), self._online(), table.accounts()
        now = table.presence(online)
        absent = self.absent(table.row, table.seats)
        table.claims_told = speaks_of_claims(absent)
        texts: dict[str | None, str] = {}
        for listener in listeners:
            who = listener.account if listener.account in members else None
            if who not in texts:
                texts[who] = encode(wire.TableChanged(table.info(who, online, clocks, absent)))
            table.shown[listener] = now
            listener.outbox.news(texts[who], listener.watching[table.id] < 0)

    def tell_lines(self, table: Table, lines: Sequence[wire.Line]) -> None:
        """Tell of lines of chat, those that are new."""
        for line in lines:
            if table.chat and line.n <= table.chat[-1].n:
                continue
            table.chat.append(line)
            text = encode(wire.Said(table.id, line))
            for audience in table.audiences.values():
                for listener in audience.listeners:
                    listener.outbox.news(text, audience.crowd)
        del table.chat[:-LINES]

    def _view(self, table: Table, audience: Audience, listener: Listener, events: int = 0, seq: int = 0) -> None:
        viewer, course = audience.viewer, table.course
        audience.bring(course)
        first, last = table.told.last(viewer)
        known = course is not None and course.undone <= seq and first <= events <= first + len(last)
        looked = min(table.seats[viewer].looked, first + len(last)) if viewer >= 0 else 0
        table.shown[listener] = table.presence(self._online())
        listener.outbox.news(encode(wire.View(
            table=table.id, viewer=viewer, seq=table.seq, hash=audience.hash, doc=audience.doc,
            first=events if known else first, events=last[events - first :] if known else last, anew=not known,
            looked=looked, info=self.info(table, listener.account), chat=table.chat,
        )), audience.crowd)

    def _online(self) -> Collection[str]:
        return self.absence.online


def speaks_of_claims(absent: Mapping[int, AbsentNow]) -> bool:
    """Whether somebody keeps the others waiting so long that they are told when they may claim his seat."""
    return any(one.claim is not None for one in absent.values())


def _no_clock(row: TableRow, seat: int) -> tuple[int | None, bool]:
    return None, False
