"""What a bot thinks, over HTTP: of a finished match, its chances to win and what moved them; of a question, a hint."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .base import Told
from .match import Asked


class Chances(Told):
    """Each seat's chance to win at a step of the match, with the ends of the 95 % intervals."""

    step: int
    games: float
    """Games that it was estimated from, those of neighbouring steps counted in part. One: the result itself."""
    chances: list[float]
    low: list[float]
    high: list[float]


class Swing(Told):
    """Between two steps a seat's chance rose by so much, more than anybody's, and the event that tells best why."""

    before: int
    after: int
    seat: int
    change: float
    changes: list[float]
    """By seat."""
    event: int | None
    """Number of the viewer's event; None while the work goes on, or if he saw nothing of that seat."""


class Analysis(Told):
    """How far a bot has looked through a match, and what it found so far."""

    table: str
    state: Literal["none", "waiting", "working", "stopped", "done"]
    mine: bool
    """Whether who asks wanted it, and may stop it."""
    bot: str
    progress: float
    """From 0 to 1."""
    chances: list[Chances]
    """In the order of their steps."""
    swings: list[Swing]
    """In the order of the match."""


class Weighed(Told):
    """An answer that a bot weighed: 1 is worth as much as the best one of all, 0 as the worst."""

    answer: str
    worth: float


class AskHint(Struct, forbid_unknown_fields=True):
    """Ask what the game's best bot would answer to the open question of this name."""

    decision: Annotated[str, Meta(min_length=1, max_length=40)]


class Hint(Told):
    """What the game's best bot would answer to a seat's open question. The others have been told that it was asked."""

    table: str
    seat: int
    decision: str
    bot: str
    answer: str
    weighed: list[Weighed]
    """The best ones, if the bot says what it weighed."""


class Advised(Told):
    """What a seat answered, and what a bot would have answered that saw what the seat saw."""

    seat: int
    asked: Asked
    """The question, as the seat had it; without an ``id``, for it cannot be answered again."""
    answer: str
    advised: str
    agrees: bool
    weighed: list[Weighed]
    """The best ones, if the bot says what it weighed."""


class Advice(Told):
    """What a bot would have done where somebody answered, for each of those who answered together."""

    table: str
    at: int
    bot: str
    answers: list[Advised]
