"""The server's time: milliseconds since 1970 that never run back.

The clock of a machine is put back now and then, by a program that keeps it right or by a person. Time that somebody has
spent on a question must not come back with it. So the clock on the wall is believed when it is ahead (the machine may
have slept), and when it is behind, time goes on as fast as it passes from where it was.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock


class SteadyTime:
    """A clock to be called. ``wall`` may be put back and forth, ``run`` only ever runs; both in milliseconds."""

    def __init__(self, wall: Callable[[], int] | None = None, run: Callable[[], int] | None = None) -> None:
        self._wall = wall or (lambda: time.time_ns() // 1_000_000)
        self._run = run or (lambda: time.monotonic_ns() // 1_000_000)
        self._lock = Lock()
        self._last, self._at = self._wall(), self._run()

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        with self._lock:
            at = self._run()
            self._last = max(self._wall(), self._last + at - self._at)
            self._at = at
            return self._last

    def not_before(self, when: int) -> int:
        """Go on from a time that was read before, if it is not that late yet; returns by how much it was ahead."""
        ahead = when - self()
        with self._lock:
            self._last = max(self._last, when)
        return max(0, ahead)
