"""The process in which battles are reckoned, so that nobody's answer waits for somebody's curiosity."""

from __future__ import annotations

import pickle
import time
from typing import Any, Final

import msgspec

from orrery.lab import odds
from orrery.server.work import ANSWER, failure, work

STEPS: Final = 1_200_000
"""Steps that are followed for one battle: some tenths of a second."""
HELP_STEPS: Final = 60_000
"""The same for each of the changes that could help."""
SAMPLES: Final = 10_000
SECONDS: Final = 0.6
_PROTOCOL: Final = 5

Reckoned = tuple[float, dict[str, Any]]
"""Seconds that it took, and the odds as everybody is told them."""


def pack(game: str, battle: odds.Battle, help: bool) -> bytes:
    """A question as it travels to the process. Equal battles make equal questions."""
    return pickle.dumps((game, battle, help), _PROTOCOL)


def answer(message: bytes) -> bytes:
    """The odds of the battle in a question."""
    try:
        began = time.process_time()
        game, battle, help = pickle.loads(message)
        reckoner = odds.load(game)
        found = odds.battle_odds(reckoner, battle, STEPS, SAMPLES, SECONDS)
        helps = reckoner.help_for(battle, 0, HELP_STEPS) if help and found.method == odds.EXACT else []
        told = odds.plain(battle, found, helps)
        return ANSWER + msgspec.json.encode((time.process_time() - began, told))
    except Exception as problem:
        return failure(problem)


if __name__ == "__main__":
    work(answer)
