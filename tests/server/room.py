"""A house for tests: tables of a small game on a real database, people who watch, and what they are told."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from orrery import games
from orrery.core import Flow, Pick, emit
from orrery.server import wire
from orrery.server.chronicle import numbered
from orrery.server.database import Database, Transaction, connect
from orrery.server.fanout import Outbox
from orrery.server.house import House
from orrery.server.keep import events, matches, people, tables
from orrery.server.keep.people import Account
from orrery.server.keep.tables import SeatRow, TableRow
from orrery.server.tokens import new_id
from tests.core.probe import Notes, Probe, say, together
from tests.server.client import Mirror


def parley(s: Notes) -> Flow:
    """Seat 0 twice, all at once, a die that seat 1 alone sees, then seat 1."""
    for _ in range(2):
        answer = yield Pick(0, "say", (0, 1, 2))
        say(s, 0, answer)
    yield from together(s)
    emit(s, "secret", (1, s.chance.roll("die", 6)), see=1 << 1, stub=(1, 0))
    answer = yield Pick(1, "say", (0, 1, 2))
    say(s, 1, answer)


PARLEY = Probe(parley, 3)
"""Five answers a turn at two seats, three turns."""


@contextmanager
def parley_known() -> Iterator[None]:
    """The little game among the games that can be played."""
    games._OURS["probe"] = "tests.server.room:PARLEY"
    try:
        yield
    finally:
        games._OURS.pop("probe", None)


NEVER = 3600.0
"""Seconds that no test waits: who is there is told when the test says so (``Watching.tell_presence``)."""


@asynccontextmanager
async def house_on(address: str, *, deaf: list[bool] | None = None, **how: Any) -> AsyncIterator[House]:
    """A house on a database, as a server process has one; it hears nothing of others while ``deaf`` is not empty."""
    db = connect(address)
    house = House(db, **how)
    house.watching.delay = NEVER

    def heard(channel: str, text: str) -> None:
        if not deaf:
            house.heard(channel, text)

    with parley_known():
        await db.open(heard)
        await house.open()
        try:
            yield house
        finally:
            await house.close()
            await db.close()


async def put_people(db: Database, names: Sequence[str]) -> None:
    """Guests whose ids are their names."""
    def work(tx: Transaction) -> None:
        for name in names:
            if people.find(tx, name) is None:
                people.insert(tx, Account(name, name.title(), True, wire.Settings(), 1, 1))

    await db.write(work)


async def put_table(
    house: House, seats: Sequence[str], *, game: str = "probe", seed: bytes = b"parley", begin: bool = True,
    table_id: str | None = None, **row: Any,
) -> str:
    """A table at which these people sit ("open" and "bot" are none), its match begun."""
    await put_people(house.db, [name for name in seats if name not in ("open", "bot")] or ["ann"])
    table_id = table_id or new_id()
    host = next((name for name in seats if name not in ("open", "bot")), "ann")
    kinds = {"open": "open", "bot": "bot"}
    rules = games.load(game)
    told: dict[str, Any] = dict(
        name="A table", options=rules.settle_options({}), pace="live", clock=wire.Clock(), listed=True, watching=True,
        rated=False, guided=False, position=None, parent=None, parent_at=None,
    )
    told |= row
    found = TableRow(
        id=table_id, game=game, rules=rules.rules_version, host=host, state="open", seed=seed, rematch=None, seq=0,
        waiting=[], phase={}, result=None, proposal=None, created=house.now(), started=None, moved=house.now(),
        ended=None, **told,
    )
    sitting = [
        SeatRow(table_id, seat, kinds.get(name, "person"), None if name in kinds else name,  # type: ignore[arg-type]
                "random" if name == "bot" else None, None, seat + 1, None, False, 0, None)
        for seat, name in enumerate(seats)
    ]
    await house.db.write(lambda tx: tables.insert(tx, found, sitting))
    if begin:
        await house.start(table_id)
    return table_id


async def stored(house: House, table_id: str) -> list[matches.Entry]:
    """The entries of a table as they are on the disk."""
    return await house.db.read(lambda tx: matches.entries(tx, table_id))


async def told(house: House, table_id: str, viewer: int) -> list[dict[str, Any]]:
    """All events of a table on the disk that a viewer may see."""
    rows = await house.db.read(lambda tx: events.between(tx, table_id, 0, 1 << 31))
    return numbered(rows, viewer, 0)


class Ear:
    """A listener: somebody's screen, with what it was told. Call ``hear`` to take in what waits."""

    def __init__(self, house: House, account: str | None) -> None:
        self.account = account
        self.outbox = Outbox()
        self.watching: dict[str, int] = {}
        self.house = house
        self.told: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.mirrors: dict[str, Mirror] = {}
        house.come(self)

    async def watch(self, table_id: str, viewer: int = -1, events: int = 0, seq: int = 0) -> Mirror:
        await self.house.watch(self, table_id, viewer, events, seq)
        await self.hear()
        return self.mirrors[table_id]

    async def hear(self) -> list[dict[str, Any]]:
        """Everything told since the last time, taken into the mirrors."""
        news = []
        while self.outbox.waiting:
            for raw in self.outbox.fetch():
                message = json.loads(raw)
                self.raw.append(raw)
                news.append(message)
                self._take(message)
            if self.outbox.caught_up():
                await self.house.resync(self)
        self.told += news
        return news

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] == "view":
            self.mirrors[message["table"]] = Mirror(message, self.mirrors.get(message["table"]))
        elif message["t"] == "update":
            self.mirrors[message["table"]].update(message)
        elif message["t"] == "table":
            self.mirrors[message["info"]["id"]].info = message["info"]

    def leave(self) -> None:
        """Close the screen."""
        self.house.go(self)
