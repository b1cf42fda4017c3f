"""Who serves the sockets with what waits in their outboxes: players first, then the crowd, a little at a time.

A table may have a thousand spectators. Were they all served at once, everybody's next answer would wait for them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from orrery.server.problems import where

_log = logging.getLogger(__name__)

SLICE: Final = 0.001
"""Seconds for which the crowd is served before others have their turn."""
PAUSE: Final = 0.01
"""Seconds for which those wait who were not served then: meanwhile whoever acted has his acknowledgement."""

Deliver = Callable[[], None]
"""Sends what waits for one socket."""


class Steward:
    """Goes round on the event loop as long as somebody called. Who calls twice before he is served is served once."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._first: dict[Deliver, None] = {}
        self._crowd: deque[Deliver] = deque()
        self._later: set[Deliver] = set()
        """Those of the crowd who wait; some in the queue may have been served already."""
        self._going = False
        self._serving = False

    def call(self, deliver: Deliver, later: bool = False) -> None:
        """Have something delivered: now, or when all who do not wait have been served."""
        if not later:
            self._later.discard(deliver)
            self._first[deliver] = None
            if not self._going:
                self._going = True
                asyncio.get_running_loop().call_soon(self._serve_first)
        elif deliver not in self._first and deliver not in self._later:
            self._later.add(deliver)
            self._crowd.append(deliver)
            if not self._serving:
                self._serving = True
                asyncio.get_running_loop().call_soon(self._serve_crowd, PAUSE)

    def _serve_first(self) -> None:
        self._going = False
        first, self._first = self._first, {}
        for deliver in first:
            _served(deliver)

    def _serve_crowd(self, pause: float = 0) -> None:
        """Serve as many as there is time for, then let the event loop have its turn."""
        end = self._clock() + SLICE
        while self._crowd and self._clock() < end:
            deliver = self._crowd.popleft()
            if deliver in self._later:
                self._later.remove(deliver)
                _served(deliver)
        self._serving = bool(self._crowd)
        if self._crowd:
            asyncio.get_running_loop().call_later(pause, self._serve_crowd)


def _served(deliver: Deliver) -> None:
    """Deliver to one. A fault there concerns nobody else: all others have theirs."""
    try:
        deliver()
    except Exception as error:
        _log.error("a socket could not be served\n%s", where(error))
