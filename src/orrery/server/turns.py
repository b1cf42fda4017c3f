"""Work that takes long: who waits for it, whose turn it is, who pays, and what is kept of it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Generic, TypeVar

from orrery.server.problems import Busy
from orrery.server.security import Purse

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)

MOST_WAITING: Final = 32
"""Pieces of work that wait or are under way."""
MOST_OF_ONE: Final = 12
"""The same for one address: one alone cannot take all turns, and a club behind one router has enough of them."""

Work = Callable[[], Awaitable[tuple[T, float]]]
"""Something to be done: what it found, and how many seconds that took."""


class Turns:
    """A bounded queue before one worker."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting: Counter[str] = Counter()

    def do(self, purse: Purse, work: Work[T]) -> asyncio.Task[T]:
        """Have something done when its turn has come.

        Raises TooMany if its asker owes for earlier work, Busy if too much waits already.
        """
        purse.check()
        if purse.bounded and (self._waiting.total() >= MOST_WAITING or self._waiting[purse.owner] >= MOST_OF_ONE):
            raise Busy()
        self._waiting[purse.owner] += 1
        task = asyncio.create_task(self._do(purse, work))
        task.add_done_callback(lambda done: self._leave(purse.owner))
        return task

    async def _do(self, purse: Purse, work: Work[T]) -> T:
        async with self._turn:
            began, seconds = time.monotonic(), None
            try:
                found, seconds = await work()
                return found
            finally:  # what fails, or does not come to its end, is paid by the clock on the wall
                purse.pay(time.monotonic() - began if seconds is None else seconds)

    def _leave(self, owner: str) -> None:
        self._waiting[owner] -= 1
        if not self._waiting[owner]:
            del self._waiting[owner]


class Kept(Generic[K, T]):
    """What such work found lately, by question: the same one asked twice is worked out once.

    ``size`` says how much of ``most`` a finding takes; the oldest ones go first.
    """

    def __init__(self, turns: Turns, most: int, size: Callable[[T], int] = lambda found: 1) -> None:
        self._turns = turns
        self._most = most
        self._size_of = size
        self._size = 0
        self._found: OrderedDict[K, T] = OrderedDict()
        self._under_way: dict[K, asyncio.Task[T]] = {}
        self._askers: dict[K, list[str]] = {}
        """Who waits for what is under way."""

    async def find(self, question: K, purse: Purse, work: Work[T]) -> T:
        """What is known, or found out now and paid by who asks. Raises TooMany, Busy."""
        if question in self._found:
            self._found.move_to_end(question)
            return self._found[question]
        task = self._under_way.get(question)
        if task is None:
            task = self._under_way[question] = self._turns.do(purse, work)
            task.add_done_callback(lambda done: self._keep(question, done))
        askers = self._askers.setdefault(question, [])
        askers.append(purse.owner)
        try:
            return await asyncio.shield(task)  # who goes away must not take it from the others
        except asyncio.CancelledError:
            if task.cancelled():
                raise Busy() from None  # somebody has stopped it
            raise
        finally:
            askers.remove(purse.owner)
            if not askers:
                self._askers.pop(question, None)

    def stop(self, question: K, purse: Purse) -> bool:
        """Leave the work on a question for which this asker waits, and nobody else. Whether it was left."""
        task = self._under_way.get(question)
        return task is not None and self._askers.get(question) == [purse.owner] and task.cancel()

    async def close(self) -> None:
        """Find out no more."""
        under_way = list(self._under_way.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def _keep(self, question: K, done: asyncio.Task[T]) -> None:
        del self._under_way[question]
        if done.cancelled() or done.exception() is not None:
            return
        self._found[question] = done.result()
        self._size += self._size_of(done.result())
        while self._size > self._most and len(self._found) > 1:
            _, oldest = self._found.popitem(last=False)
            self._size -= self._size_of(oldest)


async def aside(work: Callable[[], T]) -> tuple[T, float]:
    """Do something off the event loop; returns what came of it, and the seconds that it took."""
    def timed() -> tuple[T, float]:
        began = time.thread_time()
        done = work()
        return done, time.thread_time() - began

    return await asyncio.to_thread(timed)
