"""The process in which bots think, so that the server never waits for one.

It reads questions from standard input and writes answers to standard output, each with its length before it. A question
is the name of a bot, the view of its seat and the chance it may use: nothing else of a match ever gets here. When the
server goes away, so does this process, even in the middle of a thought.
"""

from __future__ import annotations

import io
import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

from orrery import bots, games
from orrery.bots.drive import code_of
from orrery.core import Chance, Game, View

SIZE: Final = struct.Struct(">I")
"""What stands before each message: its length in bytes."""
READY: Final = b"ready"
ANSWER: Final = b"+"
FAILED: Final = b"-"
_PROTOCOL: Final = 5
_NICER: Final = 5


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
        trace = problem.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}" if trace else "?"
        return FAILED + f"{type(problem).__name__} at {place}".encode()


def main() -> None:
    """Answer questions until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    if hasattr(os, "nice"):
        os.nice(_NICER)  # people's answers go first
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    games.loaded()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions.put), daemon=True).start()
    _send(out, READY)
    while True:
        _send(out, answer(questions.get()))


def _listen(source: BinaryIO, put: Callable[[bytes], None]) -> None:
    """Read in a thread of its own: so the end of the server is noticed while a bot thinks."""
    while len(head := source.read(SIZE.size)) == SIZE.size:
        (size,) = SIZE.unpack(head)
        body = source.read(size)
        if len(body) < size:
            break
        put(body)
    os._exit(0)


def _send(out: BinaryIO, message: bytes) -> None:
    out.write(SIZE.pack(len(message)) + message)
    out.flush()


if __name__ == "__main__":
    main()
