"""The socket: what the server says."""

from __future__ import annotations

from typing import Any

from .base import Problem, Reason, Told
from .match import Patch
from .tables import Line, TableInfo


class View(Told, tag_field="t", tag="view"):
    """The whole document of one viewer, the events he lacks (the last ones only), the table and its chat."""

    table: str
    viewer: int
    seq: int
    hash: int
    doc: dict[str, Any]
    first: int
    """Number of the first event sent. Earlier ones can be asked for (``Events``)."""
    events: list[dict[str, Any]]
    anew: bool
    """Whether the client drops all events it has; otherwise it has exactly those before ``first``."""
    looked: int
    """How many events this seat had looked at (``Seen``): the catch-up view shows those after it."""
    info: TableInfo
    chat: list[Line]


class Update(Told, tag_field="t", tag="update"):
    """What changed for one viewer. Apply to the document of ``before``, drop events from ``first`` on, append."""

    table: str
    viewer: int
    before: int
    seq: int
    hash: int
    patch: Patch
    first: int
    events: list[dict[str, Any]]


class Done(Told, tag_field="t", tag="done"):
    """An act was accepted and is stored for good. ``repeated``: it had been already."""

    key: str
    table: str
    seq: int
    repeated: bool


class Refused(Told, tag_field="t", tag="refused"):
    """An act was refused and changed nothing. If it was stale, ``View`` with the current state follows."""

    key: str | None
    table: str | None
    seq: int | None
    problem: Problem


class Blocked(Told, tag_field="t", tag="blocked"):
    """What the open question does not offer, by the option text it would have."""

    table: str
    seat: int
    decision: str
    blocked: dict[str, Reason]


class TableChanged(Told, tag_field="t", tag="table"):
    """Something about the table changed: seats, clocks, proposals, state."""

    info: TableInfo


class Said(Told, tag_field="t", tag="said"):
    """A line of chat."""

    table: str
    line: Line


class Tables(Told, tag_field="t", tag="tables"):
    """My games and the open tables, sent on ``Lobby`` and whenever they change."""

    mine: list[TableInfo]
    open: list[TableInfo]


class Notice(Told, tag_field="t", tag="notice"):
    """Something for the bell: my move, a table began or ended, its rules changed, an undo or a stop asked for, an order
    answered for me, a bot took my seat over, the host gave it to others, somebody joined, left for good or took a seat
    over, nudged me or wants a rematch."""

    kind: str
    table: str
    args: dict[str, Any] = {}


class Pong(Told, tag_field="t", tag="pong"):
    """Yes."""


FromServer = View | Update | Done | Refused | Blocked | TableChanged | Said | Tables | Notice | Pong
