"""What goes out: one message made once for everybody who sees the same, and a bounded queue a socket."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
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
    rest. Replies to his own acts are never dropped, nor is what no view makes good: that a table is gone, or the bell.

    Whoever has the outbox brought to him (``bring``) is called whenever there is something to fetch.
    """

    MOST: Final = 64
    MOST_CHARACTERS: Final = 1_000_000
    MOST_REPLIES: Final = 256
    MOST_HELD: Final = 32_000_000

    def __init__(self) -> None:
        self._queue: deque[tuple[str, bool]] = deque()
        self._size = 0
        self._call: Callable[[bool], None] = _nobody
        self._held = Held()
        self.behind = False
        """Whether news were dropped: none is queued until the reader has ``caught_up``."""
        self.broken = False
        """Whether even replies pile up: the socket is to be closed."""
        self.ended = False
        """Whether it is to be closed because its session has ended."""

    def bring(self, call: Callable[[bool], None], held: Held) -> None:
        """Have the outbox served: ``call`` is told that there is something to fetch, and whether that may wait until
        others have been served. ``held`` counts the characters that wait for all sockets of one address.
        """
        held.add(self, self._size)
        self._call, self._held = call, held
        if self.waiting or self.broken:
            call(False)

    @property
    def waiting(self) -> bool:
        """Whether there is something to send."""
        return bool(self._queue) or self.behind

    def news(self, text: str, later: bool = False) -> None:
        """Queue something that a fresh view would make good; ``later``: it may wait until the players have theirs."""
        if self.behind or self.broken:
            return
        if len(self._queue) >= self.MOST or self._size >= self.MOST_CHARACTERS:
            self._queue = deque(kept for kept in self._queue if kept[1])
            self._count(sum(len(kept[0]) for kept in self._queue) - self._size)
            self.behind = True
        else:
            self._put(text, False)
        self._call(later)

    def reply(self, text: str) -> None:
        """Queue the answer to an act of the client, or something else that no fresh view would make good."""
        if self.broken:
            return
        if len(self._queue) >= self.MOST_REPLIES or self._size >= 2 * self.MOST_CHARACTERS:
            self._break()
        else:
            self._put(text, True)
        self._call(False)

    def end(self) -> None:
        """The session by which the socket came in has ended: the socket is to be closed."""
        self.ended = True
        self.hang_up()

    def hang_up(self) -> None:
        """Send nothing more: the socket is to be closed."""
        if not self.broken:
            self._break()
            self._call(False)

    def fetch(self, most: int = 0) -> list[str]:
        """What is to be sent next, in its order: all that waits, or no more than about so many characters."""
        texts: list[str] = []
        fetched = 0
        while self._queue and (not most or fetched < most):
            text, _ = self._queue.popleft()
            texts.append(text)
            fetched += len(text)
        self._count(-fetched)
        return texts

    def caught_up(self) -> bool:
        """Whether news were dropped and the rest has been fetched: now whole views can be sent. Said once."""
        if self._queue or self.broken or not self.behind:
            return False
        self.behind = False
        return True

    def empty(self) -> None:
        """Let go of everything: the socket is closed."""
        self._break()
        self._call = _nobody
        self._held.remove(self)

    @property
    def held(self) -> int:
        """How many characters wait here because they are not read; what came last is not held against the reader."""
        return self._size if len(self._queue) > 1 else 0

    def _put(self, text: str, kept: bool) -> None:
        self._queue.append((text, kept))
        self._count(len(text))
        self._held.bound()

    def _break(self) -> None:
        self.broken = True
        self._queue.clear()
        self._count(-self._size)

    def _count(self, characters: int) -> None:
        self._size += characters
        self._held.characters += characters


class Held:
    """How many characters wait to be read by the sockets of one address: many slow readers may not fill the memory.

    Where there are more than ``most``, whoever has most of them is closed out.
    """

    __slots__ = ("_boxes", "_most", "characters")

    def __init__(self, most: int | None = None) -> None:
        self.characters = 0
        self._most = most
        self._boxes: set[Outbox] = set()

    def add(self, box: Outbox, characters: int) -> None:
        """Count what waits in one more outbox."""
        self._boxes.add(box)
        self.characters += characters

    def remove(self, box: Outbox) -> None:
        """An outbox is no more; it is empty."""
        self._boxes.discard(box)

    def bound(self) -> None:
        """Close the slowest out, as long as too much waits."""
        while self._most is not None and self.characters > self._most:
            fullest = max(self._boxes, key=lambda box: box.held)
            if not fullest.held:
                return
            fullest.hang_up()


def _nobody(later: bool) -> None:
    """Whoever reads looks by himself."""


class Listener(Protocol):
    """A socket as the house sees it."""

    account: str | None
    outbox: Outbox
    watching: dict[str, int]
    """As which viewer it follows which tables; kept by the house."""


class Audience:
    """Everybody who watches a table as the same viewer: the document they have, where they are, and what was told."""

    __slots__ = ("_seen", "_told", "accounts", "doc", "hash", "listeners", "seq", "viewer")

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.listeners: set[Listener] = set()
        self.accounts: Counter[str | None] = Counter()
        """How many of the listeners are whose."""
        self._told = 0
        """Events of the match so far, seen by this viewer or not."""
        self._seen = 0
        """Those of which he saw something."""
        self._empty()

    @property
    def crowd(self) -> bool:
        """Whether these only look on: they are told after those who play."""
        return self.viewer < 0

    def add(self, listener: Listener) -> None:
        """One more looks through these eyes."""
        self.listeners.add(listener)
        self.accounts[listener.account] += 1

    def remove(self, listener: Listener) -> None:
        """One of them looks elsewhere."""
        self.listeners.remove(listener)
        self.accounts[listener.account] -= 1
        if not self.accounts[listener.account]:
            del self.accounts[listener.account]

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
