"""A process that answers questions, as the server sees it: ask, wait as long as the budget allows, replace."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from typing import Final

from orrery.server.work import PART, READY, SIZE

_log = logging.getLogger(__name__)

START_LIMIT: Final = 60.0
"""Seconds in which a new process must be ready; its start is not counted as thinking."""
_LARGEST: Final = 1 << 25


class NoAnswer(Exception):
    """There is no answer: it took too long, failed, or took its process down."""


class Died(Exception):
    """The process went away. The question need not be to blame."""


class Worker:
    """One process that runs a module of ours. Asked by one task at a time."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: Process | None = None
        self._closed = False

    async def ask(self, question: bytes, budget: float, heard: Callable[[bytes], None] = lambda part: None) -> bytes:
        """What the process replies; ``heard`` is what it says before. Raises NoAnswer after the budget, Died if the
        process is gone."""
        finished = False
        try:
            process = self.process or await self._start()
            assert process.stdin is not None
            process.stdin.write(SIZE.pack(len(question)) + question)
            async with asyncio.timeout(budget):
                while (reply := await _message(process)).startswith(PART):
                    heard(reply[len(PART):])
            finished = True
            return reply
        except TimeoutError:
            raise NoAnswer(f"no answer within {budget:g} s") from None
        except (OSError, asyncio.IncompleteReadError):
            raise Died from None
        finally:
            if not finished:  # it is stuck, dead, or nobody wants its answer any more
                await self.end()

    async def _start(self) -> Process:
        if self._closed:
            raise NoAnswer("the server is stopping")
        # The process finds modules where the server does, bots of one's own too.
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        process = self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self.module, stdin=PIPE, stdout=PIPE, stderr=DEVNULL,
            env={**os.environ, "PYTHONPATH": paths},
        )
        async with asyncio.timeout(START_LIMIT):
            if await _message(process) != READY:
                raise ConnectionError(f"{self.module} did not start")
        _log.info("%s runs in process %d", self.module, process.pid)
        return process

    async def close(self) -> None:
        """End the process for good: nobody starts another."""
        self._closed = True
        await self.end()

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
        raise ConnectionError("the process does not keep to the protocol")
    return await process.stdout.readexactly(size)
