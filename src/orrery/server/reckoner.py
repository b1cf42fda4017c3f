"""The process in which battles are reckoned, so that nobody's answer waits for somebody's curiosity."""

from __future__ import annotations

import pickle
import time
from typing import Any, Final

import msgspec

from orrery.lab import odds
from orrery.server.work import ANSWER, failure, tell, work

STEPS: Final = 1_200_000
"""Steps that are followed for one battle: some tenths of a second."""
HELP_STEPS: Final = 60_000
"""The same for each of the changes that could help."""
SAMPLES: Final = 10_000
SECONDS: Final = 0.6
FIRST: Final = 0.4
"""The share of the work that the battle itself is, where changes to it are tried too."""
SELDOM: Final = 0.1
"""Seconds between two words on how far it is."""
_PROTOCOL: Final = 5

Reckoned = tuple[float, dict[str, Any]]
"""Seconds that it took, and the odds as everybody is told them."""


class _Teller:
    """Tells the server how far one part of the work is, not more often than anybody could see."""

    def __init__(self, start: float, end: float) -> None:
        self.start, self.end, self.last = start, end, 0.0

    def __call__(self, share: float) -> None:
        now = time.monotonic()
        if now - self.last >= SELDOM:
            self.last = now
            tell(b"%.3f" % (self.start + share * (self.end - self.start)))


def pack(game: str, battle: odds.Battle, help: bool) -> bytes:
    """A question as it travels to the process. Equal battles make equal questions."""
    return pickle.dumps((game, battle, help), _PROTOCOL)


def answer(message: bytes) -> bytes:
    """The odds of the battle in a question."""
    try:
        began = time.process_time()
        game, battle, help = pickle.loads(message)
        reckoner = odds.load(game)
        with odds.heard(_Teller(0.0, FIRST if help else 1.0)):
            found = odds.battle_odds(reckoner, battle, STEPS, SAMPLES, SECONDS)
        with odds.heard(_Teller(FIRST, 1.0)):
            helps = reckoner.help_for(battle, 0, HELP_STEPS) if help and found.method == odds.EXACT else []
        told = odds.plain(battle, found, helps)
        return ANSWER + msgspec.json.encode((time.process_time() - began, told))
    except Exception as problem:
        return failure(problem)


if __name__ == "__main__":
    work(answer)
