"""What runs in the processes that work for the server: they read questions, and write answers.

Each message has its length before it. When the server goes away, so does the process, even in the middle of a thought.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from orrery import games

SIZE: Final = struct.Struct(">I")
"""What stands before each message: its length in bytes."""
READY: Final = b"ready"
ANSWER: Final = b"+"
FAILED: Final = b"-"
PART: Final = b"~"
"""What comes before the answer: how far it is."""
_NICER: Final = 5


def failure(problem: Exception) -> bytes:
    """The answer of work that failed: the kind of failure and its place, and no word of what it saw."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}" if trace else "?"
    return FAILED + f"{type(problem).__name__} at {place}".encode()


class _Way:
    """Where messages to the server go, once there is one."""

    out: BinaryIO | None = None


def tell(message: bytes) -> None:
    """Say something before the answer."""
    if _Way.out is not None:
        _send(_Way.out, PART + message)


def work(answer: Callable[[bytes], bytes]) -> None:
    """Answer questions until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    if hasattr(os, "nice"):
        os.nice(_NICER)  # people's answers go first
    out = _Way.out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed on the way is no answer
    games.loaded()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions.put), daemon=True).start()
    _send(out, READY)
    while True:
        _send(out, answer(questions.get()))


def _listen(source: BinaryIO, put: Callable[[bytes], None]) -> None:
    """Read in a thread of its own: so the end of the server is noticed during long work."""
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
