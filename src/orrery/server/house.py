"""All tables of this process, what people do there, and what everybody is told.

Each table has one writer at a time (``Table.lock``); between processes the database decides (``matches.append``). What
another process stored is heard of, loaded, and told to the sockets here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection

from orrery import games
from orrery.core import SPECTATOR
from orrery.server import course as courses
from orrery.server import submit, upgrade, wire
from orrery.server.absence import Absence
from orrery.server.chronicle import RECENT
from orrery.server.claims import NOTICED
from orrery.server.database import LOST, Conflict, Database, Transaction
from orrery.server.fanout import Listener
from orrery.server.info import seat_name, table_info
from orrery.server.keep import events, matches, people, tables
from orrery.server.keep.events import EventRow
from orrery.server.keep.tables import SeatRow, TableRow
from orrery.server.names import one_line
from orrery.server.points import reach
from orrery.server.presence import Presence
from orrery.server.problems import Denied, NoSuchTable
from orrery.server.shelf import LINGER, Shelf, Stored, failed, load_entries, read, setup_of
from orrery.server.steady import SteadyTime
from orrery.server.table import LINES, Table, row_after
from orrery.server.watching import ClockOf, Watching, speaks_of_claims

_log = logging.getLogger(__name__)

Within = Callable[[Transaction, submit.Act], None]
"""Called inside the transaction of every entry (and of the match's beginning), on a database thread. It may be called
again for the same act, so what it finds out goes into memory through ``Transaction.after``."""


class House(Shelf):
    """The tables of this process and everybody who watches them."""

    def __init__(self, db: Database, *, linger: float = LINGER, now: Callable[[], int] | None = None) -> None:
        super().__init__(db, linger)
        self.now = now or SteadyTime()
        """The server's time, milliseconds since 1970."""
        self.after: list[Callable[[Table], None]] = []
        """Called after every change of a table that this process stored, on the event loop."""
        self.within: list[Within] = []
        self.planned: list[Callable[[Transaction, str, wire.Notice, str], None]] = []
        """Called inside the transaction that causes a notice to an account, with a key of its own at the table."""
        self.noticed: list[Callable[[str, wire.Notice], None]] = []
        """Called with every notice to an account, whether it has a screen open or not."""
        self.channels: dict[str, Callable[[str], None]] = {}
        """Who else hears what other processes tell, by channel."""
        self.presence = Presence(self._lists)
        self.absence = Absence(lambda: self.now(), self.presence.online)
        self.watching = Watching(self.presence, self.absence, self.tables)
        self._waits: dict[str, asyncio.TimerHandle] = {}
        """When to look whether a match has been kept waiting, by table."""
        self._heard: set[str] = set()
        """Tables of which something was heard that is still to be looked at."""

    async def close(self) -> None:
        """Let go of everything."""
        await self.presence.close()
        self.watching.stop()
        for timer in self._waits.values():
            timer.cancel()
        await super().close()

    # -- tables ------------------------------------------------------------------------------------------------------

    @property
    def online(self) -> Collection[str]:
        """Accounts with an open socket in this process."""
        return self.presence.online

    def looks(self, account: str, table_id: str) -> bool:
        """Whether an account has a table open through this process."""
        table = self.tables.get(table_id)
        return table is not None and any(
            account in audience.accounts for audience in table.audiences.values()
        )

    def watched(self, table_id: str) -> bool:
        """Whether anybody watches a table through this process."""
        table = self.tables.get(table_id)
        return table is not None and any(audience.listeners for audience in table.audiences.values())

    async def start(self, table_id: str) -> None:
        """Begin the match: all seats are taken. Does nothing if it has begun."""
        await self.act(table_id, self._start)

    async def changed(self, table_id: str) -> None:
        """Rows of a table were changed elsewhere in this process: load them, tell its watchers and the lobby."""
        held = table_id in self.tables
        try:
            if held:
                await self.act(table_id, self._look_again)
            else:  # nobody watches, but a bot may have taken a seat
                self.publish(await self.table(table_id), info=True)
        except NoSuchTable:
            pass
        self.presence.lobby_changed()

    def info(self, table: Table, account: str | None) -> wire.TableInfo:
        """A table as an account is told of it, with clocks and who is online."""
        return self.watching.info(table, account)

    @property
    def clock(self) -> ClockOf:
        """Tells a seat's time: milliseconds left, and whether they are running."""
        return self.watching.clock

    @clock.setter
    def clock(self, clock: ClockOf) -> None:
        self.watching.clock = clock

    # -- acts --------------------------------------------------------------------------------------------------------

    async def submit(
        self, table_id: str, seat: int, decision: str, seq: int, key: str, answer: str, *,
        origin: str = "person", by: str | None = None, free: bool = False,
    ) -> tuple[int, bool]:
        """Answer a seat's open question. Returns how many entries are stored then, and whether it had been already.

        ``free``: only if the seat could take it back. A person's answer needs the account that gives it (``by``).
        Raises Refused (Stale where the position has changed), NotAllowed, NotStored: nothing has changed then.
        """
        reach("received")

        async def act(table: Table) -> tuple[int, bool]:
            own = self._own_key(table, seat, key, origin, by)
            return await submit.answer(self, table, seat, decision, seq, own, answer, origin, free)

        return await self.act(table_id, act)

    async def retract(
        self, table_id: str, seat: int, seq: int, key: str, *, origin: str = "person", by: str | None = None
    ) -> tuple[int, bool]:
        """Take a seat's sealed answer back."""
        async def act(table: Table) -> tuple[int, bool]:
            return await submit.retract(self, table, seat, seq, self._own_key(table, seat, key, origin, by), origin)

        return await self.act(table_id, act)

    async def undo(self, table_id: str, seat: int, to: int, seq: int, key: str, *, by: str | None) -> tuple[int, bool]:
        """Go back to where ``to`` inputs had been made: at once if that is free, else by asking the others."""
        async def act(table: Table) -> tuple[int, bool]:
            table.check_holds(by, seat)
            return await submit.undo(self, table, seat, to, seq, key)

        return await self.act(table_id, act)

    async def consent(
        self, table_id: str, seat: int, proposal: str, yes: bool, *, by: str | None
    ) -> tuple[int, bool]:
        """Agree to a proposal to go back, or refuse it; also for a seat that a bot only plays until one is back."""
        async def act(table: Table) -> tuple[int, bool]:
            table.check_owns(by, seat)
            return await submit.consent(self, table, seat, proposal, yes)

        return await self.act(table_id, act)

    async def say(self, table_id: str, account: str, text: str, key: str) -> tuple[int, bool]:
        """Write a line of chat. Returns how many entries the match has, and whether the line had been written."""
        line = one_line(text)
        if not line:
            raise Denied("error-nothing-said", "There is nothing to read in this line; expected some text.", {})

        async def act(table: Table) -> tuple[int, bool]:
            table.check_watch(account, SPECTATOR)
            held = table.held_by(account)
            seat = held[0] if held else None

            def work(tx: Transaction) -> tuple[wire.Line, bool]:
                person = people.find(tx, account)
                name = seat_name(table.seats[held[0]]) if len(held) == 1 else person.name if person else ""
                return tables.say(tx, table.id, account, seat, name, line, f"{account}.{key}", self.now())

            said, repeated = await self.db.write(work)
            if not repeated:
                self.watching.tell_lines(table, [said])
            return table.seq, repeated

        return await self.act(table_id, act)

    async def seen(self, table_id: str, seat: int, events: int, *, by: str | None) -> None:
        """A seat has looked at its first ``events`` events."""
        async def act(table: Table) -> None:
            table.check_holds(by, seat)
            looked = min(events, table.told.count(seat))
            if looked > table.seats[seat].looked:
                await self.db.write(lambda tx: tables.set_looked(tx, table.id, seat, looked))
                table.seats[seat] = tables.replace(table.seats[seat], looked=looked)

        await self.act(table_id, act)

    async def why(self, table_id: str, seat: int, decision: str, *, by: str | None) -> wire.Blocked:
        """What a seat's open question does not offer, and the rule against each."""
        table = await self.table(table_id)
        table.check_holds(by, seat)
        playing = table.playing()
        submit.check_decision(playing, seat, decision)
        match = playing.match
        blocked = match.game.why_not(match.state_for(seat), match.asked(seat))
        return wire.Blocked(table.id, seat, decision, {
            text: wire.Reason(reason.rule, reason.key, reason.args) for text, reason in blocked.items()
        })

    # -- sockets -----------------------------------------------------------------------------------------------------

    def come(self, listener: Listener) -> None:
        """A socket opened."""
        if self.presence.come(listener) and listener.account is not None:
            self.watching.moved(listener.account)

    def go(self, listener: Listener) -> None:
        """A socket closed: it watches nothing any more."""
        for table_id in list(listener.watching):
            self.unwatch(listener, table_id)
        if self.presence.go(listener) and listener.account is not None:
            self.absence.went(listener.account)
            self.watching.moved(listener.account)

    def seen_elsewhere(self, accounts: Collection[str]) -> None:
        """Other servers say who has a page open there."""
        for account in self.absence.seen_elsewhere(accounts):
            self.watching.moved(account)

    async def watch(self, listener: Listener, table_id: str, viewer: int, events: int = 0, seq: int = 0) -> None:
        """Show a table to a socket from now on, as one viewer: a whole view first, then what changes.

        The socket has ``events`` events already, told when the match had ``seq`` entries.
        """
        table = await self.table(table_id)
        if self.db.shared and seq > table.seq:  # another process told it more than was heard of here
            await self.act(table_id, self._look_again)
        self.watching.join(table, listener, viewer, events, seq)
        if table_id not in self._waits:
            self._wait(table)

    def unwatch(self, listener: Listener, table_id: str) -> None:
        """Show it no more."""
        table = self.tables.get(table_id)
        if table is not None:
            self.watching.leave(table, listener)

    def show_again(self, listener: Listener, table_id: str) -> None:
        """Send a socket the whole view of a table that it watches."""
        table = self.tables.get(table_id)
        if table is not None:
            self.watching.show_again(table, listener)

    async def resync(self, listener: Listener) -> None:
        """A socket missed news: send it everything that it follows, whole."""
        for table_id, viewer in list(listener.watching.items()):
            await self.watch(listener, table_id, viewer)
        if self.presence.follows(listener):
            await self.presence.follow(listener)

    def plan(self, tx: Transaction, account: str, notice: wire.Notice, key: str) -> None:
        """Plan, in the transaction that causes it, to call an account that has no screen open; once for each key."""
        for also in self.planned:
            also(tx, account, notice, key)

    def notify(self, account: str, notice: wire.Notice) -> None:
        """Ring the bell on the open screens of an account."""
        self.presence.notify(account, notice)
        for also in self.noticed:
            also(account, notice)

    # -- telling -----------------------------------------------------------------------------------------------------

    def publish(self, table: Table, *, info: bool = False, stored_here: bool = True) -> None:
        """Tell everybody what changed at a table. What fails here is only logged: the change is stored."""
        course = table.course
        if course is not None:
            for audience in sorted(table.audiences.values(), key=lambda one: one.crowd):  # who plays comes first
                try:
                    self.watching.tell(table, audience, course)
                except Exception as error:
                    failed("telling", table, error)
        if stored_here:
            for also in self.after:
                try:
                    also(table)
                except Exception as error:
                    failed("looking after", table, error)
        if info:
            self.watching.tell_info(table)
        self._wait(table)
        self.presence.lobby_changed(table.accounts())

    def _wait(self, table: Table) -> None:
        """Look again when it is time to speak of somebody who keeps this match waiting."""
        timer = self._waits.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if table.row.state == "playing" and table.audiences:
            later = (NOTICED + 500) / 1000
            self._waits[table.id] = asyncio.get_running_loop().call_later(later, self.speak_of_waits, table.id)

    def speak_of_waits(self, table_id: str) -> None:
        """Tell who watches a table when they may claim the seat of somebody who keeps them waiting."""
        self._waits.pop(table_id, None)
        table = self.tables.get(table_id)
        if table is not None and table.audiences and speaks_of_claims(self.watching.absent(table.row, table.seats)):
            self.watching.tell_info(table)

    # -- other processes ---------------------------------------------------------------------------------------------

    def heard(self, channel: str, text: str) -> None:
        """Another process told something."""
        table_id = text.partition(" ")[0]
        if channel == LOST:
            for known in list(self.tables):
                self._hear(known)
            self.presence.lobby_changed()
        elif channel == "table":
            self.missed(table_id)
            self._hear(table_id)
        elif channel == "chat":
            self.missed(table_id)
            if table_id in self.tables:
                self.spawn(self._heard_chat(table_id))
        elif channel == "lobby":
            self.presence.lobby_changed()
        if channel in self.channels:
            self.channels[channel](text)

    def _hear(self, table_id: str) -> None:
        """Look at a table soon; what is heard of it before then is looked at together."""
        if table_id not in self._heard and (table_id in self.tables or self.presence.followed):
            self._heard.add(table_id)
            self.spawn(self._heard_table(table_id))

    async def _heard_table(self, table_id: str) -> None:
        table = self.tables.get(table_id)
        if table is not None:
            async with table.lock:
                self._heard.discard(table_id)
                await self._look_again(table, stored_here=False)
        self._heard.discard(table_id)
        await self._heard_lobby(table_id)

    async def _heard_chat(self, table_id: str) -> None:
        table = self.tables.get(table_id)
        if table is not None:
            async with table.lock:
                self.watching.tell_lines(table, await self.db.read(lambda tx: tables.chat(tx, table_id, LINES)))

    async def _heard_lobby(self, table_id: str) -> None:
        if not self.presence.followed:
            return
        found, seats = await self.db.read(lambda tx: (tables.find(tx, table_id), tables.seats_of(tx, table_id)))
        if found is None or found.state == "open" or (found.listed and any(seat.left for seat in seats)):
            self.presence.lobby_changed()
        else:
            self.presence.lobby_changed({found.host}.union(*[seat.known() for seat in seats]))

    async def look_again(self, table: Table) -> bool:
        """Bring a table to where the database is, and tell of what another process stored; True if there was any.

        The table's lock is held. Raises NoSuchTable if it is gone.
        """
        return await self._look_again(table, stored_here=False)

    def look_soon(self, table_id: str) -> None:
        """Look again when the table is free: something of ours may have been stored without our knowing."""
        self.spawn(self.act(table_id, self._look_again))

    async def _catch_up(self, table: Table) -> bool:
        """Bring a table to where the database is; True if its rows changed. The table's lock is held.

        Raises NoSuchTable if it is gone.
        """
        def work(tx: Transaction) -> tuple[TableRow | None, list[SeatRow], list[matches.Entry], list[EventRow]]:
            row = tables.find(tx, table.id)
            entries = load_entries(tx, row, table.seq) if row is not None and table.course is not None else []
            undone = any(entry.kind == matches.UNDO for entry in entries)
            return row, tables.seats_of(tx, table.id), entries, events.last(tx, table.id, RECENT) if undone else []

        was = table.row, table.seats
        row, seats, entries, last = await self.db.read(work)
        if row is None:
            self.watching.close(table)
            self.tables.pop(table.id, None)
            raise NoSuchTable(table.id)
        if any(entry.kind == matches.RULES for entry in entries) or (table.course is None and row.state != "open"):
            await self.read_again(table)
            return was != (table.row, table.seats)
        if table.course is not None and entries:
            course = table.course.clone()
            course.follow(entries)
            course.told.refill(last)
            table.course = course
        table.row, table.seats = row, seats
        return was != (row, seats)

    async def read_again(self, table: Table) -> None:
        """Read a table anew, as if it had not been in memory. The table's lock is held. Raises NoSuchTable."""
        stored = await self.db.read(lambda tx: read(tx, table.id))
        if stored is None:
            raise NoSuchTable(table.id)
        await self.take_up(table, stored)

    async def take_up(self, table: Table, stored: Stored) -> None:
        """Open the match of a table as it was read; newer rules take over one that is under way."""
        await super().take_up(table, stored)
        if table.stuck is not None and stored.row.state == "playing":
            await upgrade.take_over(self, table, stored)

    async def _look_again(self, table: Table, stored_here: bool = True) -> bool:
        before, seats = table.row, table.seats
        if not await self._catch_up(table):
            return False
        self.watching.turn_away(table)
        # Where the match is, watchers see in their documents; all else must be told.
        same = tables.replace(table.row, seq=before.seq, waiting=before.waiting, phase=before.phase, moved=before.moved)
        info = before.seq == table.row.seq or same != before or seats != table.seats or table.row.timed
        info = info or table.claims_told
        self.publish(table, info=info, stored_here=stored_here)
        return True

    # -- inside ------------------------------------------------------------------------------------------------------

    async def _start(self, table: Table) -> None:
        if table.course is None:
            await self._look_again(table)  # somebody may just have taken the last seat
        if table.row.state != "open":
            return
        free = ", ".join(str(seat.seat) for seat in table.seats if seat.kind == "open")
        if free:
            raise Denied("error-seats-open", f"Seats are still open: {free}; expected somebody in each.",
                         {"seats": free})
        game = games.load(table.row.game)
        # Nothing has been played yet: a match begins by the rules of the day, whichever the table was opened under.
        opened = tables.replace(table.row, rules=game.rules_version, options=game.settle_options(table.row.options))
        course = courses.begin(game, setup_of(opened, len(table.seats)))
        when = self.now()
        row = tables.begun(row_after(opened, course, when), when)
        act = submit.Act(matches.Entry(0, submit.START, -1, 0, None, "start", "", when), course, course, table.row, row)

        def work(tx: Transaction) -> None:
            found = tables.find(tx, table.id, change=True)
            seats = tables.seats_of(tx, table.id)
            if found is None or found.state != "open" or any(seat.kind == "open" for seat in seats):
                raise Conflict(f"table {table.id}")
            tables.begin(tx, row)
            submit.write_along(self, tx, act)

        try:
            await self.db.write(work)
        except Conflict:
            await self._look_again(table)
            if table.row.state == "open":
                raise submit.Stale("error-moved-on", "The table has moved on meanwhile; look again.", {}) from None
            return
        table.move(course, row)
        self.watching.turn_away(table)
        self.publish(table, info=True)
        self.presence.lobby_changed()
        _log.info("table %s: a match of %s has begun", table.id, row.game)

    def _own_key(self, table: Table, seat: int, key: str, origin: str, by: str | None) -> str:
        """The key under which an act is stored: a person's never meets that of another seat, or one of our own."""
        if origin != "person":
            table.check_seat(seat)
            return key
        table.check_holds(by, seat)
        return f"{seat}.{key}"

    async def _lists(self, account: str | None) -> wire.Tables:
        def work(tx: Transaction) -> tuple[tables.Listed, tables.Listed]:
            mine = tables.mine(tx, account) if account is not None else []
            return mine, tables.open_tables(tx, account)

        mine, open_ = await self.db.read(work)

        def tell(listed: tables.Listed) -> list[wire.TableInfo]:
            return [
                table_info(row, seats, account, online=self.absence.online, clocks=self.watching.clocks(row, seats))
                for row, seats in listed
            ]

        return wire.Tables(tell(mine), tell(open_))

