"""Entries that are no answers: somebody else plays a seat from here on, or the match is over before its rules end it;
or somebody has asked for a hint, which changes nothing.

What they tell is no game's own (``News``), and no undo takes it away: whoever reads the log must know who acted when.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from orrery.server import wire

SEAT: Final = "seat"
END: Final = "end"
HINT: Final = "hint"

LEFT: Final = "seat-left"
TAKEN: Final = "seat-taken"
ENDED: Final = "match-ended"
HINTED: Final = "seat-hinted"

How = Literal["resigned", "claimed", "time", "back", "taken"]
"""Its person resigned; did not come back, so that others claimed the seat; his time was up; he is back; a newcomer took
it over."""


class Seated(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody else plays a seat: why, who played it, and who does now, by the names they had then."""

    how: How
    was: str
    now: str


class Ended(Struct, frozen=True, forbid_unknown_fields=True):
    """The match is over: how, whose leaving ended it (nobody's: None), and the result, which newer rules do not change.
    """

    how: wire.Ending
    left: int | None
    name: str
    """The name of who left, as it was then."""
    scores: list[int]
    winners: list[int]


class News(NamedTuple):
    """Something told of the table, and by which entry."""

    seq: int
    kind: str
    body: dict[str, Any]


def news_of_seat(seq: int, seat: int, seated: Seated) -> News:
    """What everybody is told when somebody else plays a seat."""
    kind = TAKEN if seated.how in ("back", "taken") else LEFT
    return News(seq, kind, {"seat": seat, "was": seated.was, "now": seated.now, "how": seated.how})


def news_of_end(seq: int, ended: Ended) -> News:
    """What everybody is told when a match ends before its rules end it."""
    return News(seq, ENDED, {"how": ended.how, "seat": ended.left, "name": ended.name})


def news_of_hint(seq: int, seat: int) -> News:
    """What everybody is told when a seat asks what a bot would answer."""
    return News(seq, HINTED, {"seat": seat})


def told_again(news: Iterable[News], cut: int, seq: int) -> list[News]:
    """The news once entry ``seq`` took away what entries from ``cut`` on told: it tells theirs again."""
    return [one if one.seq < cut else one._replace(seq=seq) for one in news]


def plain(body: Seated | Ended) -> dict[str, Any]:
    """An entry's body as it is stored."""
    return msgspec.structs.asdict(body)
