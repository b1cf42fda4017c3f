"""What goes out: one message made once for everybody who sees the same, and a bounded queue a socket."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final, Protocol

import msgspec

from orrery.server import wire
from orrery.server.chronicle import Telling, numbered
from orrery.server.course import Course
from orrery.server.patch import difference, fingerprint

_encoder = msgspec.json.Encoder()


def encode(message: wire.Told) -> str:
    """A message as the text of a socket frame."""
    return _encoder.encode(message).decode()


class Outbox:
    """What waits to be sent to one socket.

    News (views, updates, chat) may be dropped when the reader is slow: he then gets whole views once he has read the
    rest. Replies to his own acts are never dropped.
    """

    MOST: Final = 64
    MOST_CHARACTERS: Final = 1_000_000
    MOST_REPLIES: Final = 256

    def __init__(self) -> None:
        self._queue: deque[tuple[str, bool]] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self.behind = False
        """Whether news were dropped: none is queued until ``next`` has told."""
        self.broken = False
        """Whether even replies pile up: the socket is to be closed."""
        self.ended = False
        """Whether it is to be closed because its session has ended."""

    @property
    def waiting(self) -> bool:
        """Whether there is something to send."""
        return bool(self._queue) or self.behind

    def news(self, text: str) -> None:
        """Queue something that a fresh view would make good."""
        if self.behind:
            return
        if len(self._queue) >= self.MOST or self._size >= self.MOST_CHARACTERS:
            self._queue = deque(kept for kept in self._queue if kept[1])
            self._size = sum(len(kept[0]) for kept in self._queue)
            self.behind = True
        else:
            self._put(text, False)
        self._wake.set()

    def reply(self, text: str) -> None:
        """Queue the answer to an act of the client."""
        if len(self._queue) >= self.MOST_REPLIES or self._size >= 2 * self.MOST_CHARACTERS:
            self.broken = True
        else:
            self._put(text, True)
        self._wake.set()

    def end(self) -> None:
        """The session by which the socket came in has ended: the socket is to be closed."""
        self.ended = True
        self.hang_up()

    def hang_up(self) -> None:
        """Send nothing more: the socket is to be closed."""
        self.broken = True
        self._wake.set()

    async def next(self) -> str | None:
        """The next text to send; None when the reader has caught up after news were dropped, or is broken."""
        while not self._queue:
            if self.broken:
                return None
            if self.behind:
                self.behind = False
                return None
            self._wake.clear()
            await self._wake.wait()
        if self.broken:
            return None
        text, _ = self._queue.popleft()
        self._size -= len(text)
        return text

    def _put(self, text: str, kept: bool) -> None:
        self._queue.append((text, kept))
        self._size += len(text)


class Listener(Protocol):
    """A socket as the house sees it."""

    account: str | None
    outbox: Outbox
    watching: dict[str, int]
    """As which viewer it follows which tables; kept by the house."""


class Audience:
    """Everybody who watches a table as the same viewer: the document they have, where they are, and what was told."""

    __slots__ = ("_seen", "_told", "doc", "hash", "listeners", "seq", "viewer")

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.listeners: set[Listener] = set()
        self._told = 0
        """Events of the match so far, seen by this viewer or not."""
        self._seen = 0
        """Those of which he saw something."""
        self._empty()

    def bring(self, course: Course | None) -> None:
        """Take the document of this course, to be sent whole; an empty one where no match is played here."""
        if course is None:
            self._empty()
        elif course.seq != self.seq:
            self._place(course)
            self._told, self._seen = len(course.told), course.told.count(self.viewer)

    def follows(self, course: Course) -> bool:
        """Whether an update can take this audience to where the course is; otherwise they need a whole view."""
        if course.undone > self.seq:
            return course.seq == self.seq + 1
        return self._told >= course.told.window

    def update(self, table: str, course: Course) -> str | None:
        """The message that takes this audience to where the course is now; None if they are there."""
        if course.seq == self.seq:
            return None
        before, was = self.seq, self.doc
        first, events = self._hear(course)
        self._place(course)
        return encode(wire.Update(
            table, self.viewer, before, self.seq, self.hash, difference(was, self.doc), first, events,
        ))

    def _hear(self, course: Course) -> Telling:
        """What this audience has not been told yet."""
        told = course.told
        if course.undone > self.seq:
            self._told = told.earlier(course.seq)
            self._seen = told.count(self.viewer, self._told)
        first = self._seen
        events = numbered(told.since(self._told), self.viewer, first)
        self._told, self._seen = len(told), first + len(events)
        return first, events

    def _empty(self) -> None:
        self.doc: dict[str, Any] = {}
        self.hash = fingerprint(self.doc)
        self.seq = -1

    def _place(self, course: Course) -> None:
        self.doc = self._document(course)
        self.hash = fingerprint(self.doc)
        self.seq = course.seq

    def _document(self, course: Course) -> dict[str, Any]:
        match, old = course.match, self.doc
        if (
            old and course.ending is None and old["at"] == course.at() and old["sealed"] is None
            and not match.has_answered(self.viewer)
            and (old["asked"] or {}).get("id") == course.decision_id(self.viewer)
        ):
            # Somebody else answered in secret, or took that back: all that shows of it is who is awaited.
            return {**old, "waiting": match.waiting()}
        return course.document(self.viewer)
