"""Frames: what is under way, as a stack in the state, so that a rule may go to any depth and a match still be copied.

The referee plays the step of the top frame, again and again, until that step says ``done``. A step that wants something
else settled first (a combat, a window, a choice of somebody else) puts it on top with ``call`` and goes on when the
stack is back at its own frame. Nothing remembers where to return to: that is what lies below.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from orrery.core.decisions import Flow
from orrery.core.errors import BadPosition
from orrery.core.state import Frame, State

S = TypeVar("S", bound=State)

LANES: Final = -1
"""In place of a step: the frames below, as many as the number behind it says, are played side by side."""
_LANES_NAME: Final = "lanes"

Step = Callable[..., Flow | None]
"""A rule that plays a frame: it gets the state and the frame's numbers; None if it asks nothing."""


def call(s: State, step: int, *args: int) -> None:
    """Put a step on top: it is played next, until it is done."""
    s.frames = (*s.frames, (step, *args))


def done(s: State) -> None:
    """The step of the top frame has done its work: what lies below goes on. Said before anything else is called."""
    s.frames = s.frames[:-1]


def cancel(s: State, at: int) -> None:
    """Take the frame at this height off the stack, unplayed, with all that was put on top of it."""
    s.frames = s.frames[:at]


def lanes(s: State, seats: Sequence[int], step: int, *args: int) -> None:
    """Each of these seats plays this step with the referee alone, side by side; their order is that of the record.

    The step gets the seat as its first number. What a lane asks, only its seat is asked, one question at a time; it
    uses no chance, changes nothing that another lane asks about, and nobody sees what it did before all are done.
    """
    for seat in reversed(seats):
        call(s, step, seat, *args)
    call(s, LANES, len(seats))


def play(s: S, steps: Sequence[Step]) -> Flow | None:
    """Play the step of the top frame. Lanes are played one after the other here: the referee keeps them apart."""
    while s.frames[-1][0] == LANES:
        done(s)
    frame = s.frames[-1]
    return steps[frame[0]](s, *frame[1:])


def write_frames(s: State, names: Sequence[str]) -> list[list[Any]]:
    """The stack as plain values, steps by name: ``[["combat", 3], ["window", 0, 3]]``."""
    return [[_LANES_NAME if frame[0] == LANES else names[frame[0]], *frame[1:]] for frame in s.frames]


def read_frames(document: Mapping[str, Any], names: Sequence[str]) -> tuple[Frame, ...]:
    """The stack under ``frames`` of a document; an empty one if there is none. Raises BadPosition."""
    found: list[Frame] = []
    known = [*names, _LANES_NAME]
    for entry in document.get("frames", ()):
        if not isinstance(entry, Sequence) or not entry or entry[0] not in known or not all(
            isinstance(number, int) for number in entry[1:]
        ):
            raise BadPosition("error-position-frames", f"frames: expected steps with their numbers, found {entry!r}; "
                              f"steps are {', '.join(names)}.", {"found": str(entry), "known": ", ".join(names)})
        found.append((LANES if entry[0] == _LANES_NAME else names.index(entry[0]), *entry[1:]))
    marks = [at for at, frame in enumerate(found) if frame[0] == LANES]
    if marks and (marks != [len(found) - 1] or len(found[-1]) != 2 or not 0 < found[-1][1] < len(found)):
        raise BadPosition("error-position-frames", f"frames: expected lanes on top, with how many lie below, found "
                          f"{found[marks[0]]!r}.", {"found": str(document["frames"]), "known": ", ".join(names)})
    return tuple(found)
