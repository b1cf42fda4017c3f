"""The lobby over HTTP: new tables, invitations, seats, ratings."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .base import Name, Pace, Seat, Told, Wire
from .tables import Clock, TableInfo


class NewSeat(Wire):
    """Who shall sit in a seat: me (several times: hot-seat), a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None
    """Hot-seat: the name of the person in this seat."""


class NewTable(Wire):
    """A new table. Without open seats the match starts at once."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    pace: Pace = "live"
    clock: Clock | None = None
    """None: the clock that rated and listed tables have (``GameInfo.clocks``); an empty one: without."""
    name: Name | None = None
    listed: bool = True
    watching: bool = True
    rated: bool = True
    guided: bool = False


class Invitation(Told):
    """A link that seats whoever opens it. Shown once; only its fingerprint is kept."""

    link: str


class Invited(Told):
    """Where an invitation link leads."""

    table: TableInfo
    seat: int


class Join(Wire):
    """Take an open seat."""

    seat: Seat


class Rated(Told):
    """One line of a game's rating list."""

    name: str
    rating: int
    matches: int
    me: bool


class StopMatch(Wire):
    """Agree to stop the match, or no longer."""

    yes: bool


class BotSeat(Wire):
    """Put a bot into a seat: one's own when resigning, or one whose clock has run out."""

    bot: Annotated[str, Meta(max_length=40)] | None = None
