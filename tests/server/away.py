"""What tests of away play share: a server without sockets on a real database, with time in the test's hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from orrery.server import wire
from orrery.server.bots import Bots
from orrery.server.catchup import CatchUp
from orrery.server.clocks import Clocks
from orrery.server.database import Transaction, connect
from orrery.server.house import House
from orrery.server.keep import people, tables
from orrery.server.keep.people import Account
from orrery.server.keep.tables import SeatRow, TableRow
from orrery.server.notices import Notices
from orrery.server.orders import Orders
from orrery.server.steady import SteadyTime
from orrery.server.table import Table
from orrery.server.thinkers import Thinkers

TABLE = "abcdefghij"
UNHURRIED = 60.0
"""Seconds in which a bot of a test answers, also on a busy machine; who tests a slow one says less."""
NOON = 1_800_000_000_000
"""When tests begin, milliseconds since 1970."""


class Time:
    """The clock on the wall; it moves when the test says so."""

    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += round(1000 * seconds)


class Machine(SteadyTime, Time):
    """A machine whose clock on the wall can be put back and forth, and what its server makes of that."""

    def __init__(self, now: int = NOON) -> None:
        self.wall, self.ran = now, 0
        super().__init__(lambda: self.wall, lambda: self.ran)

    def passes(self, seconds: float) -> None:
        self.wall += round(1000 * seconds)
        self.ran += round(1000 * seconds)

    def put(self, seconds: float) -> None:
        """Somebody puts the clock forward, or back."""
        self.wall += round(1000 * seconds)


class Site:
    """One server process, as far as away play needs it."""

    def __init__(self, house: House, thinkers: Thinkers, time: Time) -> None:
        self.house = house
        self.thinkers = thinkers
        self.time = time
        CatchUp(house)
        self.orders = Orders(house)
        self.clocks = Clocks(house, thinkers)
        self.notices = Notices(house, self.orders, self.clocks, base="https://orrery.example", anywhere=True)
        self.bots = Bots(house, thinkers, delay=0)

    async def table(self, table_id: str = TABLE) -> Table:
        return await self.house.table(table_id)

    async def passes(self, seconds: float) -> None:
        """Time passes while the server runs and looks at its clocks."""
        while seconds > 0:
            self.time.passes(min(seconds, 5))
            seconds -= 5
            await self.clocks.check()

    async def settled(self) -> None:
        """Wait until bots and orders have nothing left to answer."""
        await until(lambda: not self.bots.busy and not self.orders.busy)

    async def answer(self, seat: int, text: str, table_id: str = TABLE) -> int:
        """The person of a seat answers what is open."""
        table = await self.table(table_id)
        decision = table.decision_id(seat)
        assert decision is not None, f"seat {seat} is not asked"
        key = f"key-{table.seq}-{seat}"
        seq, _ = await self.house.submit(table_id, seat, decision, table.seq, key, text, by=table.seats[seat].account)
        return seq

    async def undo(self, seat: int, to: int, table_id: str = TABLE) -> None:
        table = await self.table(table_id)
        await self.house.undo(table_id, seat, to, table.seq, f"undo-{table.seq}", by=table.seats[seat].account)


@asynccontextmanager
async def site(
    address: str, time: Time | None = None, *, budget: float = UNHURRIED, kill: bool = False
) -> AsyncIterator[Site]:
    """A server on this database. ``kill``: it ends without a word, as after a power cut."""
    db = connect(address)
    time = time or Time()
    house = House(db, now=time)
    await db.open(house.heard)
    await house.open()
    here = Site(house, Thinkers(1, budget), time)
    await here.clocks.start(tick=False)
    await here.orders.start()
    await here.notices.start(tick=False)
    await here.bots.start()
    try:
        yield here
    finally:
        await here.bots.stop()
        await here.notices.stop()
        await here.orders.stop()
        if not kill:
            await here.clocks.stop()
        await here.thinkers.close()
        await house.close()
        await db.close()


def add_people(tx: Transaction, *names: str, settings: wire.Settings | None = None) -> None:
    for name in names:
        people.insert(tx, Account(name, name.capitalize(), True, settings or wire.Settings(), NOON, NOON))


async def open_table(
    here: Site, seats: Sequence[str], *, clock: wire.Clock | None = None, pace: wire.Pace = "live",
    table_id: str = TABLE, seed: bytes = b"seed", game: str = "race", settings: wire.Settings | None = None,
    begin: bool = True,
) -> Table:
    """A table whose seats are people (by account) or bots (``bot:heuristic``), with its match begun."""
    now = here.time()

    def work(tx: Transaction) -> None:
        persons = [seat for seat in seats if not seat.startswith("bot:")]
        for name in dict.fromkeys([*persons, "host"]):
            if people.find(tx, name) is None:
                add_people(tx, name, settings=settings)
        row = TableRow(
            id=table_id, name="First table", game=game, rules=1, options={}, pace=pace, clock=clock or wire.Clock(),
            listed=False, watching=True, rated=False, guided=False, host=persons[0] if persons else "host",
            state="open", seed=seed, position=None, parent=None, parent_at=None, rematch=None, seq=0, waiting=[],
            phase={}, result=None, proposal=None, created=now, started=None, moved=now, ended=None,
        )
        tables.insert(tx, row, [_seat(table_id, n, who) for n, who in enumerate(seats)])

    await here.house.db.write(work)
    if begin:
        await here.house.start(table_id)
    return await here.house.table(table_id)


def _seat(table_id: str, n: int, who: str) -> SeatRow:
    bot = who.removeprefix("bot:") if who.startswith("bot:") else None
    kind: wire.Kind = "bot" if bot else "person"
    return SeatRow(table_id, n, kind, None if bot else who, bot, None, n + 1, None, False, 0, None)


async def until(true: Callable[[], bool | Awaitable[bool]], seconds: float = 60) -> None:
    """Wait for something that other tasks or processes bring about."""
    async with asyncio.timeout(seconds):
        while True:
            now = true()
            if now if isinstance(now, bool) else await now:
                return
            await asyncio.sleep(0.01)
