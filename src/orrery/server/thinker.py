"""The process in which bots think, so that the server never waits for one.

A question is the name of a bot, the view of its seat and the chance it may use: nothing else of a match ever gets here.
"""

from __future__ import annotations

import io
import pickle
from typing import Any, Final

from orrery import bots, games
from orrery.bots.drive import code_of
from orrery.core import Chance, Game, View
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


def pack(bot: str, view: View[Any], chance: Chance) -> bytes:
    """A question as it travels to the process."""
    body = io.BytesIO()
    _Writer(body, _PROTOCOL).dump((bot, view, chance))
    return body.getvalue()


def unpack(message: bytes) -> tuple[str, View[Any], Chance]:
    """The question of a message."""
    bot, view, chance = _Reader(io.BytesIO(message)).load()
    return bot, view, chance


def answer(message: bytes) -> bytes:
    """The code of the bot's answer; if it fails, the kind of failure and its place, and no word of what it saw."""
    try:
        name, view, chance = unpack(message)
        bot = bots.load(name, view.game)
        assert view.decision is not None
        return ANSWER + str(code_of(bot, view.decision, bot.choose(view, chance))).encode()
    except Exception as problem:
        return failure(problem)


if __name__ == "__main__":
    work(answer)
