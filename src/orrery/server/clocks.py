"""Clocks at the tables: time runs only for a seat that is asked, and only while a server runs.

When time for a question is up, the seat's stand-in answers it; a lane is one question, with all that is asked in it.
Who may answer and need not has no clock. After ``MISSES`` such answers in a row, or when the
budget of the match is spent, the stand-in takes the seat over until its owner says that he is back.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from orrery.core import OrreryError, Refused
from orrery.server import wire
from orrery.server.bots import stand_in, think
from orrery.server.database import LOST, Conflict, NotStored, Transaction
from orrery.server.house import House
from orrery.server.info import seat_name
from orrery.server.keep import clocks, matches, tables
from orrery.server.keep.clocks import ClockRow
from orrery.server.keep.tables import TableRow
from orrery.server.problems import NotAllowed, named, where
from orrery.server.seating import enter, somebody_else
from orrery.server.steady import SteadyTime
from orrery.server.submit import START, Act
from orrery.server.table import Table
from orrery.server.thinkers import Thinkers

_log = logging.getLogger(__name__)

MISSES: Final = 3
"""Questions in a row that time answers before the stand-in takes over."""
BEAT: Final = 5.0
"""Seconds between two signs of life of a server."""
PATIENCE: Final = 15_000
"""Milliseconds without a sign of life after which a server is taken for gone."""
FURTHEST: Final = 86_400_000
"""Milliseconds by which another server's clock may be ahead, and be followed."""
SKEW: Final = 1_000
"""Milliseconds by which another server's clock may be ahead without anybody caring."""
_TICK: Final = 0.5


class Clocks:
    """All clocks that this server knows, and what happens when one is over."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self.server = secrets.token_hex(8)
        """The name of this server process."""
        self._known: dict[str, dict[int, ClockRow]] = {}
        self._due: dict[str, int] = {}
        """When to look at a table again, milliseconds since 1970."""
        self._pauses: list[tuple[int, int]] = []
        self._beaten = 0
        self._apart = False
        """Whether another server's clock is too far ahead, and that was said."""
        self._ticking: asyncio.Task[None] | None = None
        self._found: dict[str, tuple[int, dict[int, ClockRow]]] = {}
        """Clocks of a table as they were stored with an entry, by its number: known when it is published."""
        house.within.append(self.within)
        house.after.append(self.look)
        house.clock = self.shown
        house.watching.waited = self.waited
        house.watching.time_up = self.time_up
        house.channels["table"] = self._heard
        house.channels[LOST] = self._lost

    # -- the server's life -------------------------------------------------------------------------------------------

    async def start(self, *, tick: bool = True) -> None:
        """Note how long no server ran, and wind up all clocks from the database."""
        await self._go_on()
        await self.beat(starting=True)
        self._known = await self._house.db.read(clocks.load_all)
        now = self._house.now()
        self._due = dict.fromkeys(self._known, now)
        if tick:
            self._ticking = asyncio.create_task(self._tick())

    async def _go_on(self) -> None:
        """Let time go on from the last sign of life of any server, should the machine's clock have been put back."""
        last, time = await self._house.db.read(clocks.last_sign), self._house.now
        if last is not None and isinstance(time, SteadyTime):
            ahead = time.not_before(last)
            self._house.absence.began = time()  # nobody has been away for what it leapt
            if ahead > PATIENCE:
                _log.warning("the clock of this machine is %d s behind the last sign of life of a server: time goes on "
                             "from there", ahead // 1000)

    async def stop(self) -> None:
        """Stop looking; from here on no time is counted, unless another server runs."""
        if self._ticking is not None:
            self._ticking.cancel()
            await asyncio.gather(self._ticking, return_exceptions=True)
        self._house.after.remove(self.look)
        self._house.within.remove(self.within)
        now = self._house.now()
        try:
            await self._house.db.write(lambda tx: clocks.rest(tx, self.server, now))
        except NotStored as problem:
            _log.warning("the end of the server was not noted (%s)", named(problem))

    async def beat(self, *, starting: bool = False) -> None:
        """Say that this server runs; if none has for a while, that time does not count."""
        db = self._house.db

        def work(tx: Transaction) -> tuple[int, list[tuple[int, int]]]:
            now = self._in_step(tx) if db.shared else self._house.now()
            clocks.beat(tx, self.server, now, PATIENCE, alone=not db.shared, starting=starting)
            return now, clocks.load_pauses(tx)

        self._beaten, self._pauses = await db.write(work)

    def _in_step(self, tx: Transaction) -> int:
        """The time, once this server's is not behind that of any other: what one of them sets going another may stop.

        A clock that is wrong by more than ``FURTHEST`` is not followed; whoever keeps the machines should hear of it.
        """
        time, last = self._house.now, clocks.last_beat(tx)
        now = time()
        if last is None or last <= now or not isinstance(time, SteadyTime):
            return now
        if last - now > FURTHEST:
            if self._apart:
                return now
            self._apart = True
            _log.error("the clock of another server is %d s ahead of this one: clocks at tables run wrong",
                       (last - now) // 1000)
            return now
        self._apart = False
        if SKEW < last - now <= PATIENCE:  # more than that has been taken for a pause by the one who is ahead
            clocks.pause(tx, now, last)
        time.not_before(last)
        return time()

    async def _now(self) -> int:
        """The time, for who is about to charge somebody: if the machine has slept since it was last looked at, that
        time does not count, and is noted first.
        """
        if self._house.now() - self._beaten > PATIENCE:
            await self.beat()
        return self._house.now()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(_TICK)
            try:
                await self.check()
            except (OrreryError, Conflict) as problem:
                _log.error("clocks wait (%s)", named(problem))
            except Exception as error:
                _log.error("clocks failed\n%s", where(error))

    async def check(self) -> None:
        """Do what is due now."""
        now = self._house.now()
        if now - self._beaten >= 1000 * BEAT or now < self._beaten:
            await self.beat()  # first: if the machine slept, what looks due is not
        for table_id in [table_id for table_id, due in self._due.items() if due <= now]:
            del self._due[table_id]
            try:
                await self._look_at(table_id)
            except (Refused, Conflict):
                self._due[table_id] = now  # it has moved on meanwhile
            except OrreryError as problem:
                _log.error("table %s: its clock waits (%s)", table_id, named(problem))
                self._due[table_id] = now + 5_000

    # -- what the house asks and tells -------------------------------------------------------------------------------

    def shown(self, row: TableRow, seat: int) -> tuple[int | None, bool]:
        """Milliseconds left of a seat's time (None without a clock), and whether they are running."""
        known = self._clock_of(row, seat)
        if known is None:
            return None, False
        left = clocks.left(row.clock, known, self._house.now(), self._pauses)
        return (max(0, left) if left is not None else None), known.since is not None

    def time_up(self, row: TableRow, seat: int) -> int | None:
        """Milliseconds after which the stand-in takes a seat over at the earliest, if its person answers nothing more;
        None without a clock."""
        known = self._clock_of(row, seat)
        if known is None:
            return None
        now, ends = self._house.now(), []
        decision = clocks.of_decision(row.clock, known, now, self._pauses)
        budget = clocks.of_budget(row.clock, known, now, self._pauses)
        if decision is not None and row.clock.decision is not None:
            more = max(0, MISSES - 1 - known.missed)
            ends.append(max(0, decision) + more * 1000 * row.clock.decision)
        if budget is not None:
            ends.append(max(0, budget))
        return min(ends)

    def _clock_of(self, row: TableRow, seat: int) -> ClockRow | None:
        if row.state != "playing" or not row.timed:
            return None
        seq, rows = self._found.get(row.id, (-1, {}))
        return (rows if seq == row.seq else self._known.get(row.id, {})).get(seat)

    def waited(self, row: TableRow) -> int:
        """Milliseconds for which a match has waited for an answer; while no server ran nobody could give one."""
        return clocks.elapsed(row.moved, self._house.now(), self._pauses)

    def within(self, tx: Transaction, act: Act) -> None:
        """Turn the clocks in the same transaction that stores an entry."""
        entry, row = act.entry, act.row
        if not row.timed:
            return
        if entry.made - self._beaten > PATIENCE:  # the machine slept, and this comes before the next sign of life
            clocks.beat(tx, self.server, entry.made, PATIENCE, alone=not self._house.db.shared, starting=False)
        seats = tables.seats_of(tx, row.id)
        if entry.kind == START or not clocks.load(tx, row.id):  # or it came from elsewhere, with its clock at the start
            clocks.save(tx, row.id, [ClockRow(seat.seat) for seat in seats])
        if entry.origin in ("clock", "person") and entry.kind == matches.ANSWER:
            done = act.after.awaited(entry.seat) != act.before.awaited(entry.seat)  # a lane is missed once
            missed = f"missed + {int(done)}" if entry.origin == "clock" else "0"
            tx.run(f"UPDATE clocks SET missed = {missed} WHERE table_id = ? AND seat = ?", row.id, entry.seat)
        asked = {seat.seat: act.after.awaited(seat.seat) if seat.kind == "person" else None for seat in seats}
        turned = clocks.turn_all(tx, row.id, asked, entry.made)
        tx.after(lambda: self._found.update({row.id: (row.seq, turned)}))

    def look(self, table: Table) -> None:
        """The table has changed: look at its clocks soon."""
        seq, rows = self._found.pop(table.id, (-1, {}))
        if table.row.state != "playing" or not table.row.timed:
            self._known.pop(table.id, None)
            self._due.pop(table.id, None)
        else:
            if seq == table.seq:
                self._known[table.id] = rows
            self._due[table.id] = self._house.now()

    def _heard(self, text: str) -> None:
        """Another server changed a table."""
        table_id = text.partition(" ")[0]
        if table_id in self._known:
            self._due[table_id] = self._house.now()

    def _lost(self, text: str) -> None:
        """What other servers told may have been missed."""
        self._due = dict.fromkeys(self._known, self._house.now())

    # -- time is up --------------------------------------------------------------------------------------------------

    async def _look_at(self, table_id: str) -> None:
        rows = await self._house.db.read(lambda tx: clocks.load(tx, table_id))
        table = await self._house.table(table_id)
        row = table.row
        if row.state != "playing" or not rows:
            self._known.pop(table_id, None)
            return
        now = await self._now()
        asked = _asked(table)
        if any(clocks.turned(known, asked[seat], now, ()) != known for seat, known in rows.items()):
            rows = await self._turn_for_people(table, asked)  # somebody sat down or got up
        news = self._known.get(table_id) != rows
        self._known[table_id] = rows
        if news:
            self._house.publish(table, info=True, stored_here=False)
        for seat, known in rows.items():
            if table.seats[seat].kind != "person" or table.awaited(seat) is None or known.since is None:
                continue
            if known.missed >= MISSES or _over(clocks.of_budget(row.clock, known, now, self._pauses)):
                await self._take_over(table, seat)
            elif _over(clocks.of_decision(row.clock, known, now, self._pauses)):
                await self._answer(table, seat)
        self._plan(table_id, row, self._known.get(table_id, {}).values())

    async def _turn_for_people(self, table: Table, asked: dict[int, str | None]) -> dict[int, ClockRow]:
        """Bring the clocks to who sits where, unless the match has moved on: then that is being done."""
        seq, now = table.seq, await self._now()

        def work(tx: Transaction) -> dict[int, ClockRow]:
            row = tables.find(tx, table.id, change=True)
            if row is None or row.seq != seq:
                raise Conflict(f"table {table.id}")
            return clocks.turn_all(tx, table.id, asked, now)

        return await self._house.db.write(work)

    def _plan(self, table_id: str, row: TableRow, rows: Iterable[ClockRow]) -> None:
        now = self._house.now()
        lefts = [clocks.left(row.clock, known, now, self._pauses) for known in rows if known.since is not None]
        nearest = min([left for left in lefts if left is not None], default=None)
        if nearest is not None and table_id not in self._due:
            self._due[table_id] = now + max(0, nearest)

    async def _answer(self, table: Table, seat: int) -> None:
        """The stand-in answers one question."""
        match, decision, seq = table.match, table.decision_id(seat), table.seq
        assert match is not None
        assert decision is not None
        answer = await think(self._thinkers, match, seat, stand_in(match.game))
        await self._house.submit(table.id, seat, decision, seq, f"clock.{decision}.{seq}", answer, origin="clock")
        _log.info("table %s: time is up for seat %d", table.id, seat)

    async def _take_over(self, table: Table, seat: int) -> None:
        """The stand-in plays on for this seat."""
        sitting = table.seats[seat]

        def make() -> Act:
            if not table.seats[seat].held_by(sitting.account) or table.awaited(seat) is None:
                raise Conflict(f"table {table.id}")
            bot = stand_in(table.playing().match.game)
            taken = replace(table.seats[seat], kind="bot", bot=bot)
            notice = wire.Notice("taken-over", table.id, {"table": table.row.name, "seat": seat})
            return somebody_else(table, taken, "time", seat_name(sitting), bot, self._house.now(), origin="clock",
                                 notices=[(str(sitting.account), notice)])

        await self._house.act(table.id, lambda table: enter(self._house, table, make))
        _log.info("table %s: a bot plays on for seat %d", table.id, seat)

    async def back(self, table_id: str, seat: int, account: str) -> None:
        """The owner of a seat is back: the stand-in leaves it to him. Raises NotAllowed or Refused."""
        def make(table: Table) -> Act:
            sitting = table.seats[seat]
            if not sitting.stands_in_for(account):
                raise NotAllowed("error-not-your-seat", f"Seat {seat} is not yours; you may act and look from your own "
                                 "seats only.", {"seat": seat})
            now, row = self._house.now(), table.row

            def forgive(tx: Transaction) -> None:
                known = clocks.load(tx, table_id).get(seat)
                if known is not None and _over(clocks.of_budget(row.clock, known, now, ())):
                    raise Refused("error-time-spent", "Your time for this match is used up, so the bot plays on for "
                                  "you.", {"seat": seat})
                tx.run("UPDATE clocks SET missed = 0 WHERE table_id = ? AND seat = ?", table_id, seat)

            return somebody_else(table, replace(sitting, kind="person", bot=None), "back", sitting.bot or "",
                                 seat_name(sitting), now, also=forgive)

        async def act(table: Table) -> None:
            table.check_sees(account)
            table.check_seat(seat)
            if not table.seats[seat].held_by(account):
                await enter(self._house, table, lambda: make(table))

        await self._house.act(table_id, act)


def _over(left: int | None) -> bool:
    return left is not None and left <= 0


def _asked(table: Table) -> dict[int, str | None]:
    """The open questions of the people at a table; bots have all the time they want."""
    return {seat.seat: table.awaited(seat.seat) if seat.kind == "person" else None for seat in table.seats}
