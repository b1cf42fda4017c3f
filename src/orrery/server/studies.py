"""Finished matches looked through by a bot: one after the other in a process of its own, kept, and never done twice."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

from msgspec.structs import replace

from orrery.core import OrreryError
from orrery.lab.analysis import Found, Tape
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
SLICE: Final = 1_500
"""Answers of bots between two looks at whether somebody has stopped it: a second or two."""
_BUDGET: Final = 120.0
"""Seconds that a slice may take before it counts as stuck."""


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
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on with what was under way when a server stopped."""
        for table_id in await self._house.db.read(studies.under_way):
            self._waiting.append((table_id, FREE))
        self._task = asyncio.create_task(self._run())
        self._wake.set()

    async def stop(self) -> None:
        """Look through nothing more; what is found is kept."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._worker.close()

    async def of(self, table: Table) -> Study | None:
        """What is known of a match; None if nobody has wanted to know."""
        return await self._house.db.read(lambda tx: studies.load(tx, table.id))

    def ahead(self, table: Table) -> int:
        """How many matches are looked through before this one."""
        waiting = [table_id for table_id, _ in self._waiting]
        return waiting.index(table.id) + (self._now is not None) if table.id in waiting else 0

    async def begin(self, table: Table, account: str, purse: Purse) -> Study:
        """Have a match looked through, or go on with it. What is done already costs nothing. Raises TooMany, Busy."""
        table.check_open_hands()
        known = await self.of(table)
        if known is not None and known.state != "stopped":
            return known
        purse.check()
        if len(self._waiting) >= MOST_WAITING:
            raise Busy()
        assert table.match is not None
        study = Study(account, known.bot if known is not None else stand_in(table.match.game), "working",
                      known.found if known is not None else Found())
        await self._house.db.write(lambda tx: studies.save(tx, table.id, study))
        self._waiting.append((table.id, purse))
        self._wake.set()
        return study

    async def end(self, table: Table, account: str) -> Study | None:
        """Stop looking through a match; what was found stays. Only who wanted it may. Raises NotAllowed."""
        known = await self.of(table)
        if known is None or known.state != "working":
            return known
        if known.account != account:
            raise NotAllowed("error-not-your-study", "Somebody else wants to know this; only he may stop it.")
        stopped = replace(known, state="stopped")
        await self._house.db.write(lambda tx: studies.save(tx, table.id, stopped))
        self._waiting = deque(one for one in self._waiting if one[0] != table.id)
        return stopped

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
            except (OrreryError, LookupError, NoAnswer, Died, RuntimeError) as problem:
                _log.error("table %s could not be looked through (%s)", self._now, named(problem))
                await self._give_up(self._now)

    async def _look_through(self, table_id: str, purse: Purse) -> None:
        """Slice by slice, until it is done or somebody has stopped it."""
        table = await self._house.table(table_id)
        match = table.match
        assert match is not None
        tape = Tape.of(match)
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
                raise RuntimeError(reply[1:].decode())
            came = analyst.unpack(reply[1:])
            purse.pay(came.seconds)
            await self._house.db.write(lambda tx: _keep(tx, table_id, came))  # noqa: B023 - awaited at once

    async def _give_up(self, table_id: str) -> None:
        await self._house.db.write(lambda tx: _stop(tx, table_id))


def _keep(tx: Transaction, table_id: str, came: analyst.Done) -> None:
    """Keep what a slice found. Who stopped it meanwhile has stopped it."""
    study = studies.load(tx, table_id)
    if study is not None:
        studies.save(tx, table_id, replace(study, found=came.found, state="done" if came.done else study.state))


def _stop(tx: Transaction, table_id: str) -> None:
    study = studies.load(tx, table_id)
    if study is not None and study.state == "working":
        studies.save(tx, table_id, replace(study, state="stopped"))
