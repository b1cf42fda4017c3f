"""Tables as they are told: seats, clocks, proposals, chat."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .base import Kind, Pace, Problem, State, Told
from .match import MatchResult


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """Optional time limits in seconds: for each decision, and for all decisions of a seat in a match."""

    decision: Annotated[int, Meta(ge=5, le=2_592_000)] | None = None
    budget: Annotated[int, Meta(ge=30, le=2_592_000)] | None = None


class SeatInfo(Told):
    """One seat of a table as everybody sees it."""

    seat: int
    kind: Kind
    name: str
    colour: int
    bot: str | None
    rating: int | None
    mine: bool
    """Whether the receiving account holds this seat, or held it when the match ended (a bot may have stood in)."""
    online: bool
    invited: bool
    """Whether an invitation link is out for it (told to the host only; False for others)."""
    resigned: bool
    left: int | None
    """Milliseconds left on this seat's clock when the message was sent; it runs only while ``ticking``."""
    ticking: bool
    back: bool = False
    """Whether a bot only stands in here for the receiving account, who may take the seat back."""
    kept: bool = False
    """Whether this open seat is kept for the receiving account (a rematch)."""
    away: int | None = None
    """Milliseconds for which its person has had no page open when the message was sent; None while he has one."""
    claim: int | None = None
    """Milliseconds until the others may claim the seat: the win in a match of two, else that a bot plays it on. 0: they
    may now; None: it keeps nobody waiting."""
    free: bool = False
    """Whether the receiving account may sit down there: it is open and kept for nobody else, or its person has left it
    for good and a bot plays it."""
    was_mine: bool = False
    """Whether the receiving account left it for good, and nobody has taken it over since."""


class Proposal(Told):
    """A seat asks the others to go back beyond what was revealed."""

    id: str
    seat: int
    to: int
    agreed: list[int]
    missing: list[int]


class Stop(Told):
    """People want to stop the match: the seats that agree, and those that are still asked."""

    agreed: list[int]
    missing: list[int]


class TableInfo(Told):
    """A table: who sits there, how it is played, where the match stands. Nothing hidden is in it."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    pace: Pace
    clock: Clock
    state: State
    listed: bool
    watching: bool
    """Whether spectators may watch."""
    rated: bool
    guided: bool
    host: bool
    """Whether the receiving account is the host."""
    seats: list[SeatInfo]
    spectators: int
    seq: int
    waiting: list[int]
    phase: dict[str, Any]
    """What the game tells of where it is, in plain values (``Game.phase``): round, phase."""
    created: int
    moved: int
    """When something last happened, milliseconds since 1970."""
    deadline: int | None
    """Milliseconds until the nearest clock of the receiving account's seats ends; None without a clock."""
    result: MatchResult | None
    proposal: Proposal | None
    rematch: str | None
    """The table on which this match is being played again."""
    parent: str | None
    """The table from which this one was branched."""
    stuck: Problem | None = None
    """Why this server cannot play the match, nor show it; its events can be read all the same."""
    stop: Stop | None = None
    early: bool = False
    """Whether the first round is not over: a match that is stopped now counts for nobody."""


class Line(Told):
    """One line of chat."""

    n: int
    seat: int | None
    name: str
    text: str
    when: int
