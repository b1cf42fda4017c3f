"""The process in which bots think, so that the server never waits for one.

A question is the name of a bot, the view of its seat, the chance it may use, and whether to say what it weighs: nothing
else of a match ever gets here.
"""

from __future__ import annotations

import io
import json
import pickle
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from orrery import bots, games
from orrery.bots.drive import code_of
from orrery.core import Chance, Game, View
from orrery.lab.advice import weighed_by
from orrery.server.work import ANSWER, failure, work

_PROTOCOL: Final = 5


class _Writer(pickle.Pickler):
    """Writes a view; its game goes by name."""

    def persistent_id(self, thing: Any) -> str | None:
        return thing.slug if isinstance(thing, Game) else None


class _Reader(pickle.Unpickler):
    """Reads a view; its game is found by name."""

    def persistent_load(self, slug: Any) -> Game[Any]:
        return games.load(slug)


class Thought(NamedTuple):
    """What a bot answers, by its code; the best ones of what it weighed, if that was wanted; the seconds it took."""

    code: int
    weighed: Sequence[tuple[int, float]]
    seconds: float


def pack(bot: str, view: View[Any], chance: Chance, aloud: bool = False) -> bytes:
    """A question as it travels to the process; ``aloud``: the bot is to say what it weighs."""
    body = io.BytesIO()
    _Writer(body, _PROTOCOL).dump((bot, view, chance, aloud))
    return body.getvalue()


def unpack(message: bytes) -> tuple[str, View[Any], Chance, bool]:
    """The question of a message."""
    bot, view, chance, aloud = _Reader(io.BytesIO(message)).load()
    return bot, view, chance, aloud


def answer(message: bytes) -> bytes:
    """What the bot thinks; if it fails, the kind of failure and its place, and no word of what it saw."""
    try:
        began = time.process_time()
        name, view, chance, aloud = unpack(message)
        bot = bots.load(name, view.game)
        assert view.decision is not None
        code = code_of(bot, view.decision, bot.choose(view, chance))
        weighed: list[tuple[int, float]] = []
        if aloud:
            _, view, chance, _ = unpack(message)  # as they were before it chose
            weighed = weighed_by(bot, view, chance, code)
        return ANSWER + json.dumps([code, weighed, time.process_time() - began]).encode()
    except Exception as problem:
        return failure(problem)


def read(reply: str) -> Thought:
    """An answer of the process. It is no pickle: a bot may be a stranger's."""
    code, weighed, seconds = json.loads(reply)
    return Thought(int(code), [(int(one), float(worth)) for one, worth in weighed], float(seconds))


if __name__ == "__main__":
    work(answer)
