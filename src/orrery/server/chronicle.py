"""What a match has told so far, as far as a table in memory needs it: who sees each event, and the last ones in full.

All events are rows in the database (``keep.events``). Each viewer counts only those of which he sees something.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, Final

from orrery.core import OMNISCIENT, Event, Game
from orrery.server.keep.events import EventRow

RECENT: Final = 200
"""So many of the last events are kept in memory, and come with a first view."""

Telling = tuple[int, list[dict[str, Any]]]
"""Events as one viewer sees them, numbered for him, and the number of the first one."""


class Chronicle:
    """The events of one match. Copied with its course, and changed only there."""

    __slots__ = ("_by", "_recent", "_who")

    def __init__(self, sight: Iterable[tuple[int, int]] = (), recent: Sequence[EventRow] = ()) -> None:
        """``sight`` has for every event the entry that told it and who sees it, ``recent`` the last ones in full."""
        both = list(sight)
        self._by = [seq for seq, _ in both]
        self._who = [who for _, who in both]
        self._recent = list(recent)

    def __len__(self) -> int:
        return len(self._who)

    def clone(self) -> Chronicle:
        """A copy, with no more in full than is needed."""
        other = Chronicle()
        other._by, other._who, other._recent = self._by[:], self._who[:], self._recent[-RECENT:]
        return other

    # -- change ------------------------------------------------------------------------------------------------------

    def tell(self, game: Game[Any], events: Iterable[Event], seq: int) -> None:
        """An entry told these events: they are put into words, which need the game no more."""
        for event in events:
            stub = None if event.stub is None else game.event_words(event.kind, event.stub)
            self.add(seq, event.see, event.kind, game.event_words(event.kind, event.args), stub)

    def add(self, seq: int, see: int, kind: str, body: dict[str, Any], stub: dict[str, Any] | None = None) -> None:
        """An entry told this."""
        row = EventRow(len(self._who), seq, see, kind, body, stub)
        self._by.append(seq)
        self._who.append(row.who)
        self._recent.append(row)

    def cut(self, seq: int) -> None:
        """What entries from this one on told no longer holds."""
        left = self.earlier(seq)
        del self._by[left:], self._who[left:]
        while self._recent and self._recent[-1].n >= left:
            self._recent.pop()

    def refill(self, rows: Sequence[EventRow]) -> None:
        """Take the last events in full from the database, as far as they are the last ones here too."""
        if rows and rows[-1].n == len(self._who) - 1:
            self._recent = list(rows)

    # -- look --------------------------------------------------------------------------------------------------------

    def of_entry(self, seq: int) -> list[EventRow]:
        """What one of the last entries told."""
        return [row for row in self._recent if row.seq == seq]

    def earlier(self, seq: int) -> int:
        """How many events entries before this one told."""
        return bisect_left(self._by, seq)

    def before(self, seq: int) -> int:
        """How many events there were with an entry through which newer rules took over; 0 for the beginning."""
        return bisect_right(self._by, seq) if seq else 0

    @property
    def rows(self) -> Sequence[EventRow]:
        """The last events in full."""
        return self._recent

    @property
    def window(self) -> int:
        """The number of the first event that is here in full."""
        return len(self._who) - len(self._recent)

    def count(self, viewer: int, before: int | None = None) -> int:
        """How many events a viewer has seen something of; of those before a number, if one is given."""
        who = self._who if before is None else self._who[:before]
        if viewer == OMNISCIENT:
            return len(who)
        if viewer < 0:
            return sum([mask < 0 for mask in who])
        return sum([mask >> viewer & 1 for mask in who])

    def place(self, viewer: int, number: int) -> int:
        """The number among all events of a viewer's own ``number``-th one; that of the end if he has fewer."""
        if viewer == OMNISCIENT:
            return min(number, len(self._who))
        for n, mask in enumerate(self._who):
            if mask < 0 or (viewer >= 0 and mask >> viewer & 1):
                if number == 0:
                    return n
                number -= 1
        return len(self._who)

    def since(self, number: int) -> Sequence[EventRow]:
        """The events from a number on; they must be here in full."""
        return self._recent[number - self.window :]

    def last(self, viewer: int) -> Telling:
        """What a viewer has seen of the last events."""
        place = max(self.window, len(self._who) - RECENT)
        first = self.count(viewer, place)
        return first, numbered(self.since(place), viewer, first)


def numbered(rows: Iterable[EventRow], viewer: int, first: int) -> list[dict[str, Any]]:
    """Events as a viewer sees them, with numbers of his own."""
    seen = [words for words in [row.told_to(viewer) for row in rows] if words is not None]
    return [{"n": n, **words} for n, words in enumerate(seen, first)]
