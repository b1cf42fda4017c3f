"""Battle odds as the server sees them: reckoned one after the other in a process of its own, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from orrery.lab import odds
from orrery.server import reckoner, wire
from orrery.server.problems import Busy
from orrery.server.security import Purse
from orrery.server.turns import Turns
from orrery.server.work import ANSWER
from orrery.server.worker import Died, NoAnswer, Worker

BUDGET: Final = 20.0
"""Seconds that one battle may take."""
_KEPT: Final = 512
_decode = msgspec.json.Decoder(tuple[float, wire.BattleOdds]).decode


class Reckoning:
    """Answers questions about battles; the same one asked twice is reckoned once."""

    def __init__(self) -> None:
        self._worker = Worker("orrery.server.reckoner")
        self._turns = Turns()
        self._kept: OrderedDict[bytes, wire.BattleOdds] = OrderedDict()
        self._under_way: dict[bytes, asyncio.Task[wire.BattleOdds]] = {}

    async def odds(self, game: str, battle: odds.Battle, help: bool, purse: Purse) -> wire.BattleOdds:
        """The odds of a battle, paid by who asks if they are not known. Raises TooMany, Busy."""
        question = reckoner.pack(game, battle, help)
        kept = self._kept.get(question)
        if kept is not None:
            self._kept.move_to_end(question)
            return kept
        task = self._under_way.get(question)
        if task is None:
            task = self._under_way[question] = self._turns.do(purse, lambda: self._ask(question))
            task.add_done_callback(lambda done: self._keep(question, done))
        return await asyncio.shield(task)  # who goes away must not take the odds from the others

    async def close(self) -> None:
        """Reckon no more."""
        under_way = list(self._under_way.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        self._worker.closed = True
        await self._worker.end()

    async def _ask(self, question: bytes) -> tuple[wire.BattleOdds, float]:
        try:
            reply = await self._worker.ask(question, BUDGET)
        except (NoAnswer, Died):
            raise Busy() from None
        if not reply.startswith(ANSWER):
            raise RuntimeError(f"a battle could not be reckoned: {reply[1:].decode()}")
        seconds, found = _decode(reply[1:])
        return found, seconds

    def _keep(self, question: bytes, done: asyncio.Task[wire.BattleOdds]) -> None:
        del self._under_way[question]
        if not done.cancelled() and done.exception() is None:
            self._kept[question] = done.result()
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
