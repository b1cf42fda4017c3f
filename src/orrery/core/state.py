"""What every position has, whatever the game; and the events that tell of its changes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from orrery.core.chance import Chance

Frame = tuple[int, ...]
"""A step that is under way, and its numbers: see ``frames``."""

EVERYONE: Final = -1
"""Visibility of an event that all seats and spectators see in full; otherwise a bit mask of seats."""


class Event:
    """A change that a person would notice. Those outside ``see`` get ``stub`` instead of ``args``, or nothing."""

    __slots__ = ("args", "kind", "see", "stub")

    def __init__(
        self, kind: str, args: tuple[Any, ...], see: int = EVERYONE, stub: tuple[Any, ...] | None = None
    ) -> None:
        self.kind = kind
        self.args = args
        self.see = see
        self.stub = stub

    def seen_by(self, seat: int) -> tuple[Any, ...] | None:
        """What this seat (or a spectator: any negative seat) sees of it; None if nothing."""
        if self.see == EVERYONE or (seat >= 0 and self.see >> seat & 1):
            return self.args
        return self.stub

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, {self.see}, {self.stub!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A complete position. Games subclass it with plain slotted data; nothing a rule needs lives elsewhere."""

    __slots__ = ("ask_everyone", "chance", "events", "frames", "seats", "shown")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.events: list[Event] | None = None
        self.frames: tuple[Frame, ...] = ()
        """What is under way, the present step on top. A game that uses frames hands them on in ``clone``."""
        self.shown = 0
        """How often something came to light without chance: see ``reveal``."""
        self.ask_everyone = False
        """Windows ask every seat that could in principle respond, so that being asked betrays no hand.

        A game sets it in ``new`` by one of its options: then it is in the record, and a replay asks the same."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy that emits no events."""

    @abstractmethod
    def key(self) -> tuple[Any, ...]:
        """The whole position as nested tuples: equal keys, equal positions. Used for digests and comparisons."""


def reveal(s: State) -> None:
    """Somebody is shown something that he could not know, without chance: a face-down piece turned over, a look into a
    hand, a card played from one. Nobody takes back alone what led to it."""
    s.shown += 1


def emit(s: State, kind: str, args: tuple[Any, ...], see: int = EVERYONE, stub: tuple[Any, ...] | None = None) -> None:
    """Tell of a change, if anybody listens (bulk play does not)."""
    if s.events is not None:
        s.events.append(Event(kind, args, see, stub))
