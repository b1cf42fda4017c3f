"""The processes in which bots think, as the server sees them: ask, wait as long as the budget allows, replace."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from orrery.core import Chance, View
from orrery.server.thinker import Thought, pack, read
from orrery.server.work import ANSWER
from orrery.server.worker import Died, NoAnswer, Worker

__all__ = ["BUDGET", "NoAnswer", "Thinkers"]

BUDGET: Final = 5.0
"""Seconds a bot may think about one answer."""


class Thinkers:
    """A fixed number of processes, each started when it is first needed and again when it is gone."""

    def __init__(self, workers: int = 1, budget: float = BUDGET) -> None:
        self.budget = budget
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all = [Worker("orrery.server.thinker") for _ in range(workers)]
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def choose(self, bot: str, view: View[Any], chance: Chance) -> int:
        """The code of the bot's answer, which may be any number. Raises NoAnswer."""
        return (await self._ask(bot, pack(bot, view, chance))).code

    async def think_aloud(self, bot: str, view: View[Any], chance: Chance) -> Thought:
        """The bot's answer with what it weighed; codes may be any numbers. Raises NoAnswer."""
        return await self._ask(bot, pack(bot, view, chance, aloud=True))

    async def _ask(self, bot: str, question: bytes) -> Thought:
        thinker = await self._free.get()
        try:
            try:
                reply = await thinker.ask(question, self.budget)
            except Died:  # perhaps the system killed it, so the bot gets another chance
                reply = await thinker.ask(question, self.budget)
        except Died:
            raise NoAnswer(f"bot {bot} took its process down") from None
        finally:
            self._free.put_nowait(thinker)
        told = reply[1:].decode("utf-8", "replace")
        if not reply.startswith(ANSWER):
            raise NoAnswer(f"bot {bot} failed: {told}")
        return read(told)

    def pids(self) -> list[int]:
        """The processes that are running now."""
        return [thinker.process.pid for thinker in self._all if thinker.process is not None]

    async def close(self) -> None:
        """End all processes at once; whoever still waits for one gets NoAnswer."""
        for thinker in self._all:
            await thinker.close()
