"""Looking back over HTTP: histories, films, moments, branches."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from .base import Count, Told, Viewer, Wire
from .lobby import NewSeat
from .match import Patch


class Events(Told):
    """Events of one viewer, numbered for him: the last ones before the number he asked for."""

    table: str
    viewer: int
    first: int
    """Number of the first one here; 0: there are none before it."""
    events: list[dict[str, Any]]


class Step(Told):
    """One question of a match, answered: the number of inputs that stand after it, and who gave them.

    Seats that were asked together make one step. The first step is the beginning, which nobody answered.
    """

    at: int
    seats: list[int]
    events: int
    """How many events the viewer had seen after it, since the beginning of the match."""
    phase: dict[str, Any]


class Turning(Told):
    """A step that moved the lead: who gained how much on the best of the others, and the event that tells it."""

    step: int
    seat: int
    swing: int
    leads: bool
    """Whether the seat took the lead with it."""
    event: int | None
    """Number of the viewer's event that names it best; None if he saw nothing of that seat."""


class History(Told):
    """A match as one viewer may step through it: the inputs that stand, his events, public figures over time.

    What was played by earlier rules is not in it: of that only the events are left (``Events``).
    """

    table: str
    viewer: int
    steps: list[Step]
    first: int
    """Number of the first event here."""
    events: list[dict[str, Any]]
    figures: dict[str, list[list[int]]]
    """Name of a public figure -> one list a step, one number a seat."""
    turning: list[Turning]


class Film(Told):
    """A history with all documents of its viewer, a step each: the first one whole, then what each step changed."""

    history: History
    doc: dict[str, Any]
    patches: list[Patch]


class Shown(Wire):
    """A match out of a file, looked back on without being stored: its record in base64, and through whose eyes."""

    record: Annotated[str, Meta(max_length=65_000, pattern="^[A-Za-z0-9+/]*={0,2}$")]
    viewer: Viewer = -2


class Moment(Told):
    """The document of one viewer at one step. It asks nothing: a moment is looked at, not answered."""

    table: str
    viewer: int
    at: int
    doc: dict[str, Any]


class Branch(Wire):
    """Play on from a step of a match, at a table against bots: a seat each, "me" (several at one screen) or a bot.

    While the match runs, all that ``viewer`` did not see is dealt anew.
    """

    at: Count
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    viewer: Viewer = -1
