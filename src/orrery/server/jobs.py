"""Pieces of work on their way from the event loop to the database's threads and back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from typing import Any, Final

from orrery.server.database import Effect, Transaction, Work

MOST_TOGETHER: Final = 256
"""Pieces of work that share one commit at most."""


class Job:
    """A piece of work, and the future of whoever awaits it."""

    __slots__ = ("_effects", "_future", "_loop", "_work", "error", "result")

    def __init__(self, work: Work[Any]) -> None:
        self._work = work
        self._effects: Sequence[Effect] = ()
        self.result: Any = None
        self.error: BaseException | None = None
        self._loop = asyncio.get_running_loop()
        self._future: asyncio.Future[Any] = self._loop.create_future()

    def run(self, tx: Transaction) -> None:
        """Do the work in a transaction. The effects are those of its last run."""
        self.result = self._work(tx)
        self._effects = tx.effects

    async def done(self) -> Any:
        """The work's result. Giving up waiting does not stop the work: what is queued is done."""
        return await self._future

    def _settle(self) -> None:
        if self.error is None:
            for effect in self._effects:
                try:
                    effect()
                except Exception as error:  # the work is committed, whatever becomes of what it brought about
                    self._loop.call_exception_handler({"message": "an effect failed", "exception": error})
        if self._future.done():
            return
        if self.error is not None:
            self._future.set_exception(self.error)
        else:
            self._future.set_result(self.result)


class Jobs:
    """A queue of jobs for one or several threads. ``stop`` lets each thread finish what was queued before it."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[Job | None] = SimpleQueue()

    def put(self, job: Job) -> None:
        """Queue a job."""
        self._queue.put(job)

    def stop(self) -> None:
        """Tell one thread to end, after all that is queued."""
        self._queue.put(None)

    def take(self) -> Job | None:
        """The next job; None when this thread is to end."""
        return self._queue.get()

    def take_all(self) -> list[Job]:
        """All jobs that are queued, at least one; empty when the thread is to end."""
        first = self._queue.get()
        if first is None:
            return []
        jobs = [first]
        while len(jobs) < MOST_TOGETHER:
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
            if job is None:
                self._queue.put(None)
                break
            jobs.append(job)
        return jobs


def settle(jobs: Sequence[Job]) -> None:
    """Hand results and errors back to the event loop, from a database thread, with one wake-up for all."""
    if not jobs:
        return
    loop = jobs[0]._loop

    def all_of_them() -> None:
        for job in jobs:
            job._settle()

    try:
        loop.call_soon_threadsafe(all_of_them)
    except RuntimeError:
        pass  # the event loop is gone, and with it everybody who waited
