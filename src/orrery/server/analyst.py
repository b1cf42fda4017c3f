"""The process in which finished matches are looked through by a bot: a slice at a time, so that it can be stopped."""

from __future__ import annotations

import pickle
import time
from typing import Any, Final, NamedTuple

from orrery import games
from orrery.lab.analysis import Analysis, Found, Tape
from orrery.server.work import ANSWER, failure, work

_PROTOCOL: Final = 5


class Slice(NamedTuple):
    """Some of the work on one match."""

    table: str
    game: str
    rest: tuple[Any, ...]
    """The tape without its game, which both sides have."""
    bot: str
    found: Found
    answers: int
    """What this slice may cost."""
    most: int
    """What the whole may cost."""


class Done(NamedTuple):
    """What came of a slice."""

    found: Found
    done: bool
    seconds: float


_at_hand: list[tuple[str, Analysis]] = []
"""The match that was worked on last: its positions need not be played again."""


def pack(table: str, tape: Tape, bot: str, found: Found, answers: int, most: int) -> bytes:
    """A slice as it travels to the process."""
    return pickle.dumps(tuple(Slice(table, tape.game.slug, tuple(tape[1:]), bot, found, answers, most)), _PROTOCOL)


def unpack(reply: bytes) -> Done:
    """What came of it."""
    found, done, seconds = pickle.loads(reply)
    return Done(found, done, seconds)


def answer(message: bytes) -> bytes:
    """Do a slice of the work."""
    try:
        began = time.process_time()
        wanted = Slice(*pickle.loads(message))
        known = next((analysis for table, analysis in _at_hand if table == wanted.table), None)
        if known is None:
            known = Analysis(Tape(games.load(wanted.game), *wanted.rest), wanted.bot, answers=wanted.most)
            _at_hand[:] = [(wanted.table, known)]
        known.found = wanted.found
        done = known.work(wanted.answers)
        return ANSWER + pickle.dumps((known.found, done, time.process_time() - began), _PROTOCOL)
    except Exception as problem:
        return failure(problem)


if __name__ == "__main__":
    work(answer)
