"""Games and their rules over HTTP."""

from __future__ import annotations

from .base import Pace, Told
from .tables import Clock


class GameInfo(Told):
    """What the lobby needs to know of a game. Names and sentences are in its text files."""

    slug: str
    rules: int
    least: int
    most: int
    options: dict[str, list[str]]
    bots: list[str]
    asks: dict[str, str]
    """Questions by name, with the kind of each: what standing orders can be given for."""
    passes: list[str] | None
    """Questions that may be answered with nothing; null where the game does not say."""
    figures: list[str]
    """Figures of a seat that everybody may know (``Game.figures``): what conditions of standing orders can be about."""
    events: list[str]
    text: dict[str, str]
    """Language -> address of the Fluent file."""
    components: str
    """Address of the static component data that a board draws from (``Game.components``)."""
    board: str | None = None
    """Address of the board that a game's own package brings, an ES module; the client itself has those of our games."""
    style: str | None = None
    """Address of that board's style sheet."""
    clocks: dict[Pace, Clock] = {}
    """The clock of its rated and listed tables, by pace, unless their host wants another or none."""


class RuleText(Told):
    """One rule of the catalogue."""

    id: str
    chapter: str
    text: str
