"""The doors of a server: how many connections are open from where, and how fast work comes in through them."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from orrery.server.security import Bucket, Guard, neighbourhood
from orrery.server.settings import Settings

DOORS: Final = "orrery.doors"
"""Under which name the state of a running server holds its doors."""
MOST_OPEN: Final = 400
"""Connections of one address at once: its sockets, and those for pages and files."""
TURNS: Final = (30, 200)
"""Turns of an address that are taken at once, and so many a second after that; the rest wait. A new connection takes
one, a request, for a file too, and a message of a socket: each is about a millisecond of work."""
HANDSHAKE: Final = 2
"""Turns that a new socket takes."""
AWAY: Final = 16
"""Connections that are turned away before others have their turn."""


class Doors:
    """Who may come in. What one address wants all at once is done one after the other, others in between."""

    def __init__(
        self, guard: Guard, settings: Settings, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self.guard = guard
        self.settings = settings
        self._sleep = sleep
        self._open: Counter[str] = Counter()
        self._turns = Bucket(*TURNS)

    def shut(self, place: str) -> bool:
        """Whether a connection of an address would not be let in now."""
        many = self._open.get(place, 0) >= MOST_OPEN
        return self.guard.on and (many or not self.guard.buckets["connect"].has(place))

    def enter(self, place: str) -> bool:
        """Count a connection of an address; False if there are too many, or they come too fast."""
        if self.shut(place):
            return False
        self.guard.spend("connect", place)
        self._open[place] += 1
        return True

    def leave(self, place: str) -> None:
        """A connection that had entered is gone."""
        self._open[place] -= 1
        if not self._open[place]:
            del self._open[place]

    def turn(self, place: str, turns: float = 1) -> float:
        """Take a turn for an address, or more for what is more work; returns the seconds until it has come."""
        return self._turns.owe(place, turns) if self.guard.on else 0.0

    async def wait(self, place: str, turns: float = 1) -> None:
        """Wait until an address has its turn. Each connection waits for one thing at a time, so it is never long."""
        wait = self.turn(place, turns)
        if wait:
            await self._sleep(wait)


class Porter(socket.socket):
    """A socket that listens, and turns away whoever finds the doors shut before anything is made for him."""

    shut: Callable[[str], bool] | None = None
    """Whether an address finds them shut."""

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection of somebody who may come in. Raises BlockingIOError if there is none for now."""
        for _ in range(AWAY):
            made, peer = super().accept()
            if self.shut is None or not self.shut(neighbourhood(peer[0])):
                return made, peer
            made.close()
        raise BlockingIOError
