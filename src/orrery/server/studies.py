"""Finished matches looked through by a bot: one after the other in a process of its own, kept, and never done twice."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from functools import partial
from typing import Final

from orrery.core import OrreryError
from orrery.lab.analysis import Tape
from orrery.server import analyst
from orrery.server.bots import stand_in
from orrery.server.database import Transaction
from orrery.server.house import House
from orrery.server.keep import studies
from orrery.server.keep.studies import Study
from orrery.server.problems import Busy, NotAllowed, named
from orrery.server.security import FREE, Purse
from orrery.server.table import Table
from orrery.server.work import ANSWER
from orrery.server.worker import Died, NoAnswer, Worker

_log = logging.getLogger(__name__)

MOST_WAITING: Final = 16
"""Matches that wait to be looked through."""
MOST_OF_ONE: Final = 4
"""The same for one address: one alone cannot take all turns."""
SLICE: Final = 1_500
"""Answers of bots between two looks at whether somebody has stopped it: a second or two."""
_BUDGET: Final = 120.0
"""Seconds that a slice may take before it counts as stuck."""
_SWEEP: Final = 300.0
"""Seconds between two looks for work that stands still: longer than any slice takes."""


class Studies:
    """Who wants to know of which match; what is found is in the database."""

    def __init__(self, house: House, answers: int) -> None:
        self._house = house
        self.answers = answers
        """What a match may cost."""
        self._worker = Worker("orrery.server.analyst")
        self._waiting: deque[tuple[str, Purse]] = deque()
        self._now: str | None = None
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._stood: dict[str, str] = {}
        """What was found of each match under way at the last look."""

    async def start(self) -> None:
        """Go on with what was under way when a server stopped."""
        self._stood = await self._house.db.read(studies.under_way)
        self._waiting.extend((table_id, FREE) for table_id in self._stood)
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._sweep())]
        self._wake.set()

    async def stop(self) -> None:
        """Look through nothing more; what is found is kept."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._worker.close()

    async def take_up(self) -> None:
        """Go on with what has stood still since the last look: the server that was at it may have died."""
        under_way = await self._house.db.read(studies.under_way)
        for table_id, found in under_way.items():
            if self._stood.get(table_id) == found and table_id != self._now:
                self._line_up(table_id, FREE)
        self._stood = under_way

    async def of(self, table: Table) -> Study | None:
        """What is known of a match; None if nobody has wanted to know."""
        return await self._house.db.read(lambda tx: studies.load(tx, table.id))

    def ahead(self, table: Table) -> int:
        """How many matches are looked through before this one."""
        waiting = [table_id for table_id, _ in self._waiting]
        if table.id == self._now or table.id not in waiting:
            return 0
        return waiting.index(table.id) + (self._now is not None)

    async def begin(self, table: Table, account: str, purse: Purse) -> Study:
        """Have a match looked through, or go on with it. What is done already costs nothing. Raises TooMany, Busy."""
        table.check_open_hands()
        bot = stand_in(table.playing().match.game)
        known = await self.of(table)
        if known is not None and known.state != "stopped":
            return known
        purse.check()
        own = sum(other.owner == purse.owner for _, other in self._waiting)
        if len(self._waiting) >= MOST_WAITING or (purse.bounded and own >= MOST_OF_ONE):
            raise Busy()
        study = await self._house.db.write(lambda tx: studies.begin(tx, table.id, account, bot))
        self._line_up(table.id, purse)
        return study

    async def end(self, table: Table, account: str) -> Study | None:
        """Stop looking through a match; what was found stays. Only who wanted it may. Raises NotAllowed."""
        study = await self._house.db.write(lambda tx: _end(tx, table.id, account))
        if study is not None and study.state == "stopped":
            self._waiting = deque(one for one in self._waiting if one[0] != table.id)
        return study

    def _line_up(self, table_id: str, purse: Purse) -> None:
        """The match waits for its turn. One whose turn it is may just have been left, so it waits too."""
        if all(waiting != table_id for waiting, _ in self._waiting):
            self._waiting.append((table_id, purse))
            self._wake.set()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP)
            try:
                await self.take_up()
            except OrreryError as problem:
                _log.error("what stands still stays so for now (%s)", named(problem))

    async def _run(self) -> None:
        while True:
            if not self._waiting:
                self._now = None
                self._wake.clear()
                await self._wake.wait()
                continue
            self._now, purse = self._waiting.popleft()
            try:
                await self._look_through(self._now, purse)
            except Exception as problem:  # whatever it is, others wait behind it
                why = problem if isinstance(problem, NoAnswer) else named(problem)
                _log.error("table %s could not be looked through (%s)", self._now, why)
                with suppress(OrreryError):
                    await self._house.db.write(partial(studies.stop, table_id=self._now))

    async def _look_through(self, table_id: str, purse: Purse) -> None:
        """Slice by slice, until it is done, somebody has stopped it, or another server is at it."""
        table = await self._house.table(table_id)
        tape = Tape.of(table.playing().match)
        while True:
            study = await self.of(table)
            if study is None or study.state != "working":
                return
            question = analyst.pack(table_id, tape, study.bot, study.found, SLICE, self.answers)
            try:
                reply = await self._worker.ask(question, _BUDGET)
            except Died:  # perhaps the system killed it
                reply = await self._worker.ask(question, _BUDGET)
            if not reply.startswith(ANSWER):
                raise NoAnswer(reply[1:].decode())
            came = analyst.unpack(reply[1:])
            purse.pay(came.seconds)
            if not await self._house.db.write(partial(studies.go_on, table_id=table_id, before=study.found,
                                                      found=came.found, done=came.done)):
                return


def _end(tx: Transaction, table_id: str, account: str) -> Study | None:
    known = studies.load(tx, table_id, change=True)
    if known is not None and known.state == "working" and known.account != account:
        raise NotAllowed("error-not-your-study", "Somebody else wants to know this; only he may stop it.")
    return studies.stop(tx, table_id)
