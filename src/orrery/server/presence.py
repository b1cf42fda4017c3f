"""Who is there: open sockets by account, what the bell rings for, and who follows the lobby."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from orrery.core import OrreryError
from orrery.server import wire
from orrery.server.fanout import Held, Listener, Outbox, encode
from orrery.server.steward import Steward

_log = logging.getLogger(__name__)

LOBBY_DELAY: Final = 0.25
"""Seconds for which changes of the lobby are gathered before its followers are told."""

Lists = Callable[[str | None], Awaitable[wire.Tables]]
"""The tables that an account is told of in the lobby."""


class Presence:
    """The open sockets of this process. ``lists`` makes what the lobby shows an account."""

    def __init__(self, lists: Lists) -> None:
        self.lists = lists
        self.steward = Steward()
        self._held: dict[str, Held] = {}
        self._sockets: dict[str, set[Listener]] = {}
        self._sessions: dict[str, set[Outbox]] = {}
        self._places: Counter[str] = Counter()
        self._followers: set[Listener] = set()
        self._news_for: set[str | None] = set()
        self._news_for_all = False
        self._telling: asyncio.Task[None] | None = None

    @property
    def online(self) -> Collection[str]:
        """Accounts with an open socket."""
        return self._sockets.keys()

    @contextmanager
    def admitted(self, address: str, most: int | None) -> Iterator[Held | None]:
        """Count a connection from an address while it lasts; None if there are as many as may be."""
        if most is not None and self._places[address] >= most:
            yield None
            return
        self._places[address] += 1
        try:
            yield self._held.setdefault(address, Held(Outbox.MOST_HELD if most is not None else None))
        finally:
            self._places[address] -= 1
            if not self._places[address]:
                del self._places[address], self._held[address]

    def come(self, listener: Listener) -> bool:
        """A socket opened; True if it is the first of its account."""
        if listener.account is None:
            return False
        sockets = self._sockets.setdefault(listener.account, set())
        sockets.add(listener)
        return len(sockets) == 1

    def go(self, listener: Listener) -> bool:
        """A socket closed; True if it was the last of its account."""
        self._followers.discard(listener)
        if listener.account is None:
            return False
        sockets = self._sockets.get(listener.account, set())
        sockets.discard(listener)
        if sockets:
            return False
        return self._sockets.pop(listener.account, None) is not None

    def notify(self, account: str, notice: wire.Notice) -> None:
        """Ring the bell on all open screens of an account. It rings once, so who reads slowly hears it too."""
        sockets = self._sockets.get(account)
        if sockets:
            text = encode(notice)
            for listener in sockets:
                listener.outbox.reply(text)

    def come_by(self, session: str, outbox: Outbox) -> None:
        """Keep in mind by which session a socket comes in: when that ends, the socket is closed."""
        self._sessions.setdefault(session, set()).add(outbox)

    def go_by(self, session: str, outbox: Outbox) -> None:
        """The socket is gone, or it was no session."""
        outboxes = self._sessions.get(session, set())
        outboxes.discard(outbox)
        if not outboxes:
            self._sessions.pop(session, None)

    @property
    def sessions(self) -> Collection[str]:
        """Sessions with an open socket."""
        return self._sessions.keys()

    def turn_out(self, session: str) -> None:
        """Close the sockets of a session that has ended. Who has another one by now connects again."""
        for outbox in self._sessions.get(session, ()):
            outbox.end()

    # -- the lobby ---------------------------------------------------------------------------------------------------

    @property
    def followed(self) -> bool:
        """Whether anybody follows the lobby."""
        return bool(self._followers)

    async def follow(self, listener: Listener) -> None:
        """Show the lobby to a socket, now and whenever it changes."""
        self._followers.add(listener)
        await self._show(listener.account, [listener])

    def unfollow(self, listener: Listener) -> None:
        """Stop showing it."""
        self._followers.discard(listener)

    def follows(self, listener: Listener) -> bool:
        """Whether a socket follows the lobby."""
        return listener in self._followers

    def lobby_changed(self, accounts: Iterable[str] | None = None) -> None:
        """The lobby changed for these accounts, or for everybody: tell those who follow it, in a moment."""
        if not self._followers:
            return
        if accounts is None:
            self._news_for_all = True
        else:
            self._news_for.update(accounts)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def close(self) -> None:
        """Tell nobody any more."""
        if self._telling is not None:
            self._telling.cancel()

    async def _tell(self) -> None:
        while self._news_for_all or self._news_for:
            await asyncio.sleep(LOBBY_DELAY)
            everybody, some = self._news_for_all, self._news_for
            self._news_for_all, self._news_for = False, set()
            followers: dict[str | None, list[Listener]] = {}
            for listener in self._followers:
                if everybody or listener.account in some:
                    followers.setdefault(listener.account, []).append(listener)
            for account, listeners in followers.items():
                try:
                    await self._show(account, listeners)
                except OrreryError as problem:
                    _log.warning("the lobby could not be listed (%s)", problem.key)

    async def _show(self, account: str | None, listeners: Iterable[Listener]) -> None:
        text = encode(await self.lists(account))
        for listener in listeners:
            listener.outbox.news(text)
