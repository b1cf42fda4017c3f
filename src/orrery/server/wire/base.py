"""What all messages are made of: bounded values, the two bases, refusals."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

LARGEST: Final = 16_384
"""Bytes of the largest message a client may send."""

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{10}$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
Viewer = Annotated[int, Meta(ge=-2, le=15)]
"""A seat, -1 for a spectator, -2 for all hands open (finished matches only)."""
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Made by the client for each act, new every time; sent again with the same act after a lost connection."""
Answer = Annotated[str, Meta(min_length=1, max_length=4096)]
Count = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
"""A number that every language holds exactly."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Pace = Literal["live", "mail", "hotseat"]
Kind = Literal["person", "bot", "open"]
State = Literal["open", "playing", "over"]
Ending = Literal["played", "resigned", "claimed", "aborted", "stopped"]
"""How a match came to its end: by its rules; one of two resigned, or did not come back; all agreed, in the first round
(then it counts for nobody) or later."""


class Wire(Struct, forbid_unknown_fields=True):
    """Base of what clients send: an unknown field is an error that names it."""


class Told(Struct):
    """Base of what the server tells."""


class Reason(Told):
    """Why something is not allowed now: a rule, and a message key with arguments for the client's own language."""

    rule: str
    key: str
    args: dict[str, Any]


class Problem(Told):
    """A refusal. ``key`` and ``args`` name a sentence in the text files; ``text`` is the English one."""

    key: str
    text: str
    args: dict[str, Any] = {}
    reason: Reason | None = None
