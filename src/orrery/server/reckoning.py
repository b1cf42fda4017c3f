"""Battle odds as the server sees them: reckoned one after the other in a process of its own, and kept for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from orrery.lab.odds import Battle
from orrery.server import reckoner, wire
from orrery.server.problems import Busy
from orrery.server.security import Purse
from orrery.server.turns import Kept, Turns, aside
from orrery.server.work import ANSWER
from orrery.server.worker import Died, NoAnswer, Worker

T = TypeVar("T")

Sight = tuple[object, ...]
"""A table, how many entries its match has, a viewer, and what he looks at."""
BUDGET: Final = 20.0
"""Seconds that one battle may take."""
_KEPT: Final = 512
_decode = msgspec.json.Decoder(tuple[float, wire.BattleOdds]).decode


class Reckoning:
    """Answers questions about battles; the same one asked twice is reckoned once."""

    def __init__(self) -> None:
        self._worker = Worker("orrery.server.reckoner")
        self._odds: Kept[tuple[str, bytes], wire.BattleOdds] = Kept(Turns(), _KEPT)
        self._shares: dict[tuple[str, bytes], float] = {}
        self._seen: Kept[Sight, Any] = Kept(Turns(), _KEPT)

    async def odds(self, game: str, battle: Battle, help: bool, purse: Purse, whose: str = "") -> wire.BattleOdds:
        """The odds of a battle, paid by who asks if they are not known. Raises TooMany, Busy.

        What is found is kept for everybody, or for one alone: ``whose`` question it is. Else others could feel, by how
        soon they are answered, that somebody thinks of this battle.
        """
        question = reckoner.pack(game, battle, help)
        return await self._odds.find((whose, question), purse, lambda: self._ask(whose, question))

    def share(self, game: str, battle: Battle, help: bool) -> float:
        """How much is done of odds that are worked out now for everybody; 0 before their turn has come."""
        return self._shares.get(("", reckoner.pack(game, battle, help)), 0.0)

    def stop(self, game: str, battle: Battle, help: bool, purse: Purse) -> bool:
        """Work out no more what this asker alone waits for. Whether there was such a thing."""
        return self._odds.stop(("", reckoner.pack(game, battle, help)), purse)

    async def seen(self, sight: Sight, purse: Purse, look: Callable[[], T]) -> T:
        """What is to be seen of battles at a table, paid by who looks first. Raises TooMany, Busy."""
        found: T = await self._seen.find(sight, purse, lambda: aside(look))
        return found

    async def close(self) -> None:
        """Reckon no more."""
        await self._odds.close()
        await self._seen.close()
        await self._worker.close()

    async def _ask(self, whose: str, question: bytes) -> tuple[wire.BattleOdds, float]:
        def heard(part: bytes) -> None:
            self._shares[whose, question] = float(part)

        try:
            reply = await self._worker.ask(question, BUDGET, heard)
        except (NoAnswer, Died):
            raise Busy() from None
        finally:
            self._shares.pop((whose, question), None)
        if not reply.startswith(ANSWER):
            raise RuntimeError(f"a battle could not be reckoned: {reply[1:].decode()}")
        seconds, found = _decode(reply[1:])
        return found, seconds
