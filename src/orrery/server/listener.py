"""The connection that hears what other server processes tell (PostgreSQL's LISTEN), and comes back when it is lost."""

from __future__ import annotations

import asyncio
import selectors
import socket
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from orrery.server.database import LOST, Heard

if TYPE_CHECKING:
    import psycopg

_LONGEST_WAIT: Final = 5.0


class Listener:
    """A thread that hands what other processes tell to ``heard`` on the event loop, and passes over its own words.

    PostgreSQL keeps nothing for those who are not connected. After every reconnection ``heard`` is therefore called
    with the channel ``LOST``: something may have been missed.
    """

    def __init__(self, connect: Callable[[], psycopg.Connection[Any]], process: str, heard: Heard) -> None:
        self._connect = connect
        self._process = process
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._waker, self._woken = socket.socketpair()
        self._thread: threading.Thread | None = None

    async def start(self) -> None:
        """Begin to listen; from here on nothing is missed. Raises psycopg.Error."""
        connection = await asyncio.to_thread(self._connect)
        self._thread = threading.Thread(target=self._listen, args=(connection,), name="orrery-listener", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Stop listening."""
        self._waker.close()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
        self._woken.close()

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        import psycopg

        wait = 0.1
        while True:
            try:
                while True:
                    for notify in connection.notifies(timeout=0):
                        self._hand_over(notify.payload)
                    wait = 0.1
                    if self._stopped(connection):
                        connection.close()
                        return
            except (psycopg.Error, OSError):
                connection.close()
            while connection.closed:
                if self._stopped(None, wait):
                    return
                wait = min(2 * wait, _LONGEST_WAIT)
                try:
                    connection = self._connect()
                except (psycopg.Error, OSError):
                    continue
                self._tell(LOST, "")

    def _stopped(self, connection: psycopg.Connection[Any] | None, wait: float | None = None) -> bool:
        """Wait until something comes, at most so many seconds; whether it is the word to stop."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._woken, selectors.EVENT_READ)
            if connection is not None:
                selector.register(connection, selectors.EVENT_READ)
            return any(key.fileobj is self._woken for key, _ in selector.select(wait))

    def _hand_over(self, payload: str) -> None:
        process, _, words = payload.partition(" ")
        channel, _, text = words.partition(" ")
        if process != self._process and channel:
            self._tell(channel, text)

    def _tell(self, channel: str, text: str) -> None:
        try:
            self._loop.call_soon_threadsafe(self._heard, channel, text)
        except RuntimeError:
            pass  # the event loop is gone: nobody is left to hear
