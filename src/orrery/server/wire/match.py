"""What one viewer sees of a match."""

from __future__ import annotations

from typing import Any, Literal

from .base import Ending, Told


class Asked(Told):
    """The open question of the viewing seat. ``id`` never repeats within a match."""

    id: str
    seat: int
    ask: str
    kind: Literal["pick", "pick-some", "amount", "allocate", "order"]
    options: list[str]
    least: int
    most: int
    limits: list[int]
    about: dict[str, Any]
    rule: str
    ahead: dict[str, Any]
    """What questions that this one leads to would offer, in the game's own form (``Game.ahead``)."""


class Undo(Told):
    """How far the viewing seat can go back by one answer: freely, or with the consent of the others.

    ``why`` says what stands in the way: ``chance`` was used, something was ``shown``, the ``answers`` of several seats
    came together, or another seat (``by``) has answered; null if it is free.
    """

    to: int
    free: bool
    why: Literal["chance", "shown", "answers", "answered"] | None = None
    by: int | None = None


class MatchResult(Told):
    """How the match ended. Where the rules did not end it, the scores are those of the moment."""

    scores: list[int]
    winners: list[int]
    how: Ending = "played"
    left: int | None = None
    """The seat that resigned or did not come back, where that ended it."""


class Doc(Told):
    """All that one viewer sees of a match. ``zones`` is the game's own; nothing else is."""

    game: str
    seat: int
    at: int
    zones: dict[str, Any]
    asked: Asked | None
    invited: bool
    """Whether the viewing seat may answer and need not: another one is awaited."""
    sealed: str | None
    """The viewing seat's own sealed answer (the last one in its lane), while others are awaited."""
    draft: list[str]
    """What the viewing seat has answered so far in a lane of its own: nobody else sees it before all are done."""
    waiting: list[int]
    result: MatchResult | None
    undo: Undo | None
    phase: dict[str, Any]
    """Where the match is, in plain values that everybody may know (``Game.phase``): round, phase."""


Patch = list[list[Any]]
"""Differences, in order: ``[path, value]`` sets, ``[path]`` removes; a path is a list of keys and indices."""
