"""Work that takes long: who waits for it, whose turn it is, and who pays."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from orrery.server.problems import Busy
from orrery.server.security import Purse

T = TypeVar("T")

MOST_WAITING: Final = 16
"""Pieces of work that wait or are under way."""
MOST_OF_ONE: Final = 6
"""The same for one address: one alone cannot take all turns."""


class Turns:
    """A bounded queue before one worker."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting: Counter[str] = Counter()

    def do(self, purse: Purse, work: Callable[[], Awaitable[tuple[T, float]]]) -> asyncio.Task[T]:
        """Have something done when its turn has come; the work says what it found and how many seconds that took.

        Raises TooMany if its asker owes for earlier work, Busy if too much waits already.
        """
        purse.check()
        if self._waiting.total() >= MOST_WAITING or self._waiting[purse.owner] >= MOST_OF_ONE:
            raise Busy()
        self._waiting[purse.owner] += 1
        task = asyncio.create_task(self._do(purse, work))
        task.add_done_callback(lambda done: self._leave(purse.owner))
        return task

    async def _do(self, purse: Purse, work: Callable[[], Awaitable[tuple[T, float]]]) -> T:
        async with self._turn:
            found, seconds = await work()
        purse.pay(seconds)
        return found

    def _leave(self, owner: str) -> None:
        self._waiting[owner] -= 1
        if not self._waiting[owner]:
            del self._waiting[owner]
