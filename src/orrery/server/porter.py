"""Who lets people in: those who are here are served before those who come, and these a few at a time.

After a restart a thousand browsers may come back in the same moment. Were all of them looked at in one turn of the
event loop, whoever is here already would wait for that.
"""

from __future__ import annotations

import asyncio
import selectors
import sys
from selectors import SelectorKey
from typing import Any, Final

AT_ONCE: Final = 8
"""Newcomers who are looked at in one turn of the event loop."""
KNOWN_AFTER: Final = 3
"""Turns after which somebody is no newcomer: he has knocked, come in, and said what he wants."""


class Porter(selectors.DefaultSelector):
    """A selector that reports all who are known, and of the newcomers those who have waited longest."""

    def __init__(self) -> None:
        super().__init__()
        self._new: dict[int, int] = {}
        """How many turns each newcomer has had."""
        self._waiting: dict[int, None] = {}
        """Newcomers who have something to say, in the order in which they came."""

    def register(self, fileobj: Any, events: int, data: Any = None) -> SelectorKey:
        """Somebody comes."""
        key = super().register(fileobj, events, data)
        self._new[key.fd] = 0
        return key

    def unregister(self, fileobj: Any) -> SelectorKey:
        """Somebody goes."""
        key = super().unregister(fileobj)
        self._new.pop(key.fd, None)
        self._waiting.pop(key.fd, None)
        return key

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        """Whose turn it is. Who has to wait is still there the next time."""
        ready = super().select(timeout)
        if not self._new:
            return ready
        coming = {key.fd for key, _ in ready if key.fd in self._new}
        waiting = [fd for fd in self._waiting if fd in coming]
        waiting += [fd for fd in coming if fd not in self._waiting]
        turn = set(waiting[:AT_ONCE])
        self._waiting = dict.fromkeys(waiting[AT_ONCE:])
        for fd in turn:
            self._new[fd] += 1
            if self._new[fd] == KNOWN_AFTER:
                del self._new[fd]
        return [one for one in ready if one[0].fd not in coming or one[0].fd in turn]


def event_loop() -> asyncio.AbstractEventLoop:
    """The event loop of a server. On Windows it is the usual one: only that can start processes there."""
    if sys.platform == "win32":
        return asyncio.ProactorEventLoop()
    return asyncio.SelectorEventLoop(Porter())
