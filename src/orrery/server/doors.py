"""The doors of a server: how many connections are open from where, and how fast requests may come in through them."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from orrery.server.security import Bucket, Guard
from orrery.server.settings import Settings

MOST_OPEN: Final = 400
"""Connections of one address at once: its sockets, and those for pages and files."""
REQUESTS: Final = (60, 150)
"""Requests of an address, for files too, that are looked at at once, and so many a second after that; others wait."""


class Doors:
    """Who may come in. Requests of one address that come all at once are let in one after the other."""

    def __init__(self, guard: Guard, settings: Settings) -> None:
        self.guard = guard
        self.settings = settings
        self._open: Counter[str] = Counter()
        self._requests = Bucket(*REQUESTS)

    def enter(self, place: str) -> bool:
        """Count a connection of an address; False if there are too many, or they come too fast."""
        if self.guard.on and (self._open[place] >= MOST_OPEN or self.guard.spend("connect", place)):
            return False
        self._open[place] += 1
        return True

    def leave(self, place: str) -> None:
        """A connection that had entered is gone."""
        self._open[place] -= 1
        if not self._open[place]:
            del self._open[place]

    async def wait(self, place: str) -> None:
        """Wait until a request of an address has its turn. Each connection has one that waits, so it is never long."""
        if self.guard.on:
            wait = self._requests.owe(place, 1)
            if wait:
                await asyncio.sleep(wait)
