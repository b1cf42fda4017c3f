"""The socket: what the client says."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .base import Answer, Count, Key, Seat, TableId, Viewer, Wire


class Watch(Wire, tag_field="t", tag="watch"):
    """Follow a table as one viewer; replaces an earlier watch of the same table. Answered by ``View``.

    A seat may be watched by the account that holds it. On a hot-seat screen the client watches as spectator while the
    curtain is down and as the seat once it is lifted. ``events`` is how many events the client knows of, up to the
    last one it has, and ``seq`` where the match was when it had it: it is sent those that came since.
    """

    table: TableId
    viewer: Viewer = -1
    events: Count = 0
    seq: Count = 0


class Unwatch(Wire, tag_field="t", tag="unwatch"):
    """Stop following a table."""

    table: TableId


class Submit(Wire, tag_field="t", tag="submit"):
    """Answer a question: its id, where the client believes the match to be, a key, the answer's canonical text.

    ``free``: only if it can be taken back freely, as far as the seat can know; otherwise nothing is stored, and the
    refusal (``error-not-free``) says what would stand in the way.
    """

    table: TableId
    seat: Seat
    decision: Annotated[str, Meta(min_length=1, max_length=40)]
    seq: Count
    key: Key
    answer: Answer
    free: bool = False


class Retract(Wire, tag_field="t", tag="retract"):
    """Take a sealed answer back while others are awaited; in a lane, the last answer of one's own."""

    table: TableId
    seat: Seat
    seq: Count
    key: Key


class GoBack(Wire, tag_field="t", tag="undo"):
    """Go back to where ``to`` inputs had been made: at once if free, else by asking the others (``Proposal``)."""

    table: TableId
    seat: Seat
    to: Count
    seq: Count
    key: Key


class Consent(Wire, tag_field="t", tag="consent"):
    """Agree to a proposal or refuse it; the asking seat may withdraw it by refusing."""

    table: TableId
    seat: Seat
    proposal: Annotated[str, Meta(max_length=40)]
    yes: bool
    key: Key


class Say(Wire, tag_field="t", tag="say"):
    """Write a line of chat."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Key


class Why(Wire, tag_field="t", tag="why"):
    """Ask which visible things the open question does not offer, and why. Answered by ``Blocked``."""

    table: TableId
    seat: Seat
    decision: Annotated[str, Meta(max_length=40)]


class Seen(Wire, tag_field="t", tag="seen"):
    """Say that events up to ``events`` have been looked at, for the next catch-up."""

    table: TableId
    seat: Seat
    events: Count


class Lobby(Wire, tag_field="t", tag="lobby"):
    """Follow the lobby (open tables and my games), or stop."""

    on: bool


class Ping(Wire, tag_field="t", tag="ping"):
    """Is anybody there? Answered by ``Pong``."""


FromClient = Watch | Unwatch | Submit | Retract | GoBack | Consent | Say | Why | Seen | Lobby | Ping
