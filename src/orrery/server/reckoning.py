"""Battle odds as the server sees them: reckoned one after the other in a process of its own, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import Final

import msgspec

from orrery.lab import odds
from orrery.server import reckoner, wire
from orrery.server.problems import Busy
from orrery.server.security import Purse
from orrery.server.work import ANSWER
from orrery.server.worker import Died, NoAnswer, Worker

BUDGET: Final = 20.0
"""Seconds that one battle may take."""
MOST_WAITING: Final = 16
"""Battles that wait or are reckoned at once."""
MOST_OF_ONE: Final = 6
"""The same for one address: one alone cannot take all turns."""
_KEPT: Final = 512
_decode = msgspec.json.Decoder(tuple[float, wire.BattleOdds]).decode


class Reckoning:
    """Answers questions about battles; the same one asked twice is reckoned once."""

    def __init__(self) -> None:
        self._worker = Worker("orrery.server.reckoner")
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[bytes, wire.BattleOdds] = OrderedDict()
        self._under_way: dict[bytes, asyncio.Task[wire.BattleOdds]] = {}
        self._waiting: Counter[str] = Counter()

    async def odds(self, game: str, battle: odds.Battle, help: bool, purse: Purse) -> wire.BattleOdds:
        """The odds of a battle, paid by who asks if they are not known. Raises TooMany, Busy."""
        question = reckoner.pack(game, battle, help)
        kept = self._kept.get(question)
        if kept is not None:
            self._kept.move_to_end(question)
            return kept
        task = self._under_way.get(question)
        if task is None:
            purse.check()
            if len(self._under_way) >= MOST_WAITING or self._waiting[purse.owner] >= MOST_OF_ONE:
                raise Busy()
            task = self._under_way[question] = asyncio.create_task(self._reckon(question, purse))
        return await asyncio.shield(task)  # who goes away must not take the odds from the others

    async def close(self) -> None:
        """Reckon no more."""
        for task in self._under_way.values():
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        self._worker.closed = True
        await self._worker.end()

    async def _reckon(self, question: bytes, purse: Purse) -> wire.BattleOdds:
        self._waiting[purse.owner] += 1
        try:
            async with self._turn:
                seconds, found = await self._ask(question, purse)
        finally:
            del self._under_way[question]
            self._waiting[purse.owner] -= 1
            if not self._waiting[purse.owner]:
                del self._waiting[purse.owner]
        purse.pay(seconds)
        self._kept[question] = found
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return found

    async def _ask(self, question: bytes, purse: Purse) -> tuple[float, wire.BattleOdds]:
        try:
            reply = await self._worker.ask(question, BUDGET)
        except (NoAnswer, Died):
            purse.pay(BUDGET)
            raise Busy() from None
        if not reply.startswith(ANSWER):
            raise RuntimeError(f"a battle could not be reckoned: {reply[1:].decode()}")
        return _decode(reply[1:])
