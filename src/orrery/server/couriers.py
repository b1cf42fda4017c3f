"""Who carries pings out: deliveries beside each other, each for a limited time, one at a time for each person.

A delivery blocks in libraries that know nothing of the event loop, so every way out has a thread of its own. When its
time is up its connections are cut, which ends the thread. A thread that hangs all the same (in the look-up of a name,
or in a library) is left behind: it holds nobody's place, and its person gets nothing more until it has ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from threading import Thread
from typing import Any, Final

from orrery.core import OrreryError
from orrery.server.channels import FAILED, Failed
from orrery.server.outgoing import Trip
from orrery.server.problems import named, where

_log = logging.getLogger(__name__)

PLACES: Final = 24
"""People to whom something that is due may be on its way at once."""
ASKED: Final = 12
"""People to whom something may be on its way at once because they asked for it: a test, or a code."""
ASKED_FROM: Final = 2
"""How many of those from one address."""
SECONDS: Final = 20.0
"""How long one delivery may take."""
SHORT: Final = 4.0
"""How long it may take for who has let the last one run until its time was up."""
MOST_SLOW: Final = 10_000
"""Accounts of which that is remembered."""
_GOODBYE: Final = 3.0

Way = Callable[[Trip], None]
"""Carries a message out on a trip. Raises Failed."""


class Couriers:
    """All deliveries of this process. ``places`` is how many of what is due there may be at once.

    What people ask for has places of its own, few of them for one address: nobody keeps what is due from others by
    asking for much. ``limit`` ends what takes longer than so many seconds.
    """

    def __init__(
        self, *, anywhere: bool = False, places: int = PLACES,
        limit: Callable[[float], asyncio.Timeout] = asyncio.timeout,
    ) -> None:
        self._anywhere = anywhere
        self._limit = limit
        self._places = asyncio.Semaphore(places)
        self._asked = asyncio.Semaphore(ASKED)
        self._asked_from: dict[str, tuple[asyncio.Semaphore, int]] = {}
        """For each address its places, and how many people have one or wait for one."""
        self._slow: set[str] = set()
        self._errands: dict[str, asyncio.Task[None]] = {}
        self._left_behind: Counter[str] = Counter()

    @property
    def busy(self) -> Collection[str]:
        """Accounts to which something is on its way."""
        return self._errands.keys() | self._left_behind.keys()

    def begin(self, account: str, errand: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        """Begin an errand for an account; None, and nothing is done, if one is under way."""
        if account in self.busy:
            errand.close()
            return None
        task = asyncio.create_task(self._run(errand))
        self._errands[account] = task
        task.add_done_callback(lambda _: self._errands.pop(account, None))
        return task

    async def done(self) -> None:
        """Wait until all errands that have begun are done."""
        await asyncio.gather(*self._errands.values(), return_exceptions=True)

    def place(self) -> AbstractAsyncContextManager[None]:
        """A place among those who deliver what is due; whoever has waited longest gets the next."""
        return self._places

    @asynccontextmanager
    async def place_of(self, where: str) -> AsyncIterator[None]:
        """A place among those who deliver what people ask for, for one who asks from this address."""
        own, people = self._asked_from.get(where) or (asyncio.Semaphore(ASKED_FROM), 0)
        self._asked_from[where] = own, people + 1
        try:
            async with own, self._asked:
                yield
        finally:
            own, people = self._asked_from.pop(where)
            if people > 1:
                self._asked_from[where] = own, people - 1

    async def send(self, ways: Mapping[str, Way], account: str) -> dict[str, Failed | None]:
        """Send on all these ways at once; returns what went wrong on each."""
        went = await asyncio.gather(*[self._send(way, account) for way in ways.values()])
        problems = dict(zip(ways, went, strict=True))
        for name, problem in problems.items():
            if problem is not None:
                _log.warning("a ping to account %s failed (%s: %s)", account, name.partition(":")[0], problem)
        return problems

    async def stop(self) -> None:
        """Let what is under way arrive if it does so soon, and leave the rest."""
        if self._errands:
            await asyncio.wait(self._errands.values(), timeout=_GOODBYE)
        for task in self._errands.values():
            task.cancel()
        await self.done()

    async def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        try:
            await errand
        except OrreryError as problem:
            _log.error("a ping waits (%s)", named(problem))
        except Exception as error:
            _log.error("a ping failed\n%s", where(error))

    async def _send(self, way: Way, account: str) -> Failed | None:
        loop, trip = asyncio.get_running_loop(), Trip(anywhere=self._anywhere)
        ended: asyncio.Future[Failed | None] = loop.create_future()

        def end(problem: Failed | None) -> None:
            trip.close()
            if not ended.done():
                ended.set_result(problem)

        def carry() -> None:
            try:
                way(trip)
                problem = None
            except Failed as failure:
                problem = failure
            except Exception as error:
                problem = Failed(FAILED, type(error).__name__)
            try:
                loop.call_soon_threadsafe(end, problem)
            except RuntimeError:
                pass  # the server has ended meanwhile

        Thread(target=carry, name="orrery-ping", daemon=True).start()
        try:
            async with self._limit(SHORT if account in self._slow else SECONDS):
                problem = await asyncio.shield(ended)
            self._slow.discard(account)
            return problem
        except TimeoutError:
            self._slow.add(account)
            if len(self._slow) > MOST_SLOW:
                self._slow.pop()
            self._left_behind[account] += 1
            ended.add_done_callback(lambda _: self._came_back(account))
            return Failed(FAILED, "it took too long")
        finally:
            trip.cut()

    def _came_back(self, account: str) -> None:
        self._left_behind[account] -= 1
        if not self._left_behind[account]:
            del self._left_behind[account]
