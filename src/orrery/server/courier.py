"""Who carries what waits in outboxes to the sockets: players first, then the crowd, a little at a time.

A table may have a thousand spectators. Were they all served at once, everybody's next answer would wait for them.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

SLICE: Final = 0.002
"""Seconds for which the crowd is served before others have their turn."""

Deliver = Callable[[], None]
"""Sends what waits for one socket."""


class Courier:
    """Goes round on the event loop as long as somebody called. Who calls twice before he is served is served once."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._first: dict[Deliver, None] = {}
        self._crowd: deque[Deliver] = deque()
        self._later: set[Deliver] = set()
        """Those of the crowd who wait; some in the queue may have been served already."""
        self._going = False

    def call(self, deliver: Deliver, later: bool = False) -> None:
        """Have something delivered: now, or when all who do not wait have been served."""
        if not later:
            self._first[deliver] = None
            self._later.discard(deliver)
        elif deliver not in self._first and deliver not in self._later:
            self._later.add(deliver)
            self._crowd.append(deliver)
        if not self._going:
            self._going = True
            asyncio.get_running_loop().call_soon(self._go)

    def _go(self) -> None:
        """Serve all who come first, and as many of the crowd as there is time for; then let the loop have its turn."""
        first, self._first = self._first, {}
        for deliver in first:
            deliver()
        end = self._clock() + SLICE
        while self._crowd and self._clock() < end:
            deliver = self._crowd.popleft()
            if deliver in self._later:
                self._later.remove(deliver)
                deliver()
        self._going = bool(self._crowd or self._first)
        if self._going:
            asyncio.get_running_loop().call_soon(self._go)
