"""The processes in which bots think, as the server sees them: ask, wait as long as the budget allows, replace."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any, Final

from orrery.core import Chance, View
from orrery.server.thinker import ANSWER, READY, SIZE, pack

_log = logging.getLogger(__name__)

BUDGET: Final = 5.0
"""Seconds a bot may think about one answer."""
START_LIMIT: Final = 60.0
"""Seconds in which a new process must be ready; its start is not counted as thinking."""
_LARGEST: Final = 1 << 20


class NoAnswer(Exception):
    """A bot did not answer: it thought for too long, failed, or took its process down."""


class _Died(Exception):
    """The process went away. The bot need not be to blame."""


class Thinkers:
    """A fixed number of processes, each started when it is first needed and again when it is gone."""

    def __init__(self, workers: int = 1, budget: float = BUDGET) -> None:
        self.budget = budget
        self._free: asyncio.Queue[_Thinker] = asyncio.Queue()
        self._all = [_Thinker() for _ in range(workers)]
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def choose(self, bot: str, view: View[Any], chance: Chance) -> int:
        """The code of the bot's answer, which may be any number. Raises NoAnswer."""
        question = pack(bot, view, chance)
        thinker = await self._free.get()
        try:
            try:
                reply = await thinker.ask(question, self.budget)
            except _Died:  # perhaps the system killed it, so the bot gets another chance
                reply = await thinker.ask(question, self.budget)
        except _Died:
            raise NoAnswer(f"bot {bot} took its process down") from None
        finally:
            self._free.put_nowait(thinker)
        told = reply[1:].decode("utf-8", "replace")
        if not reply.startswith(ANSWER):
            raise NoAnswer(f"bot {bot} failed: {told}")
        return int(told)

    def pids(self) -> list[int]:
        """The processes that are running now."""
        return [thinker.process.pid for thinker in self._all if thinker.process is not None]

    async def close(self) -> None:
        """End all processes at once; whoever still waits for one gets NoAnswer."""
        for thinker in self._all:
            thinker.closed = True
            await thinker.end()


class _Thinker:
    """One process. Asked by one task at a time."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.closed = False

    async def ask(self, question: bytes, budget: float) -> bytes:
        """What the process replies. Raises NoAnswer after the budget, _Died if the process is gone."""
        finished = False
        try:
            process = self.process or await self._start()
            assert process.stdin is not None
            process.stdin.write(SIZE.pack(len(question)) + question)
            async with asyncio.timeout(budget):
                reply = await _message(process)
            finished = True
            return reply
        except TimeoutError:
            raise NoAnswer(f"no answer within {budget:g} s") from None
        except (OSError, asyncio.IncompleteReadError):
            raise _Died from None
        finally:
            if not finished:  # it is stuck, dead, or nobody wants its answer any more
                await self.end()

    async def _start(self) -> Process:
        if self.closed:
            raise NoAnswer("the server is stopping")
        # The process finds modules where the server does, bots of one's own too.
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        process = self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "orrery.server.thinker", stdin=PIPE, stdout=PIPE, stderr=DEVNULL,
            env={**os.environ, "PYTHONPATH": paths},
        )
        async with asyncio.timeout(START_LIMIT):
            if await _message(process) != READY:
                raise ConnectionError("the process of the bots did not start")
        _log.info("bots think in process %d", process.pid)
        return process

    async def end(self) -> None:
        """Kill the process, however stuck it is."""
        process, self.process = self.process, None
        if process is None:
            return
        try:
            process.kill()
        except ProcessLookupError:
            pass
        await process.wait()


async def _message(process: Process) -> bytes:
    assert process.stdout is not None
    (size,) = SIZE.unpack(await process.stdout.readexactly(SIZE.size))
    if size > _LARGEST:
        raise ConnectionError("the process of the bots does not keep to the protocol")
    return await process.stdout.readexactly(size)
