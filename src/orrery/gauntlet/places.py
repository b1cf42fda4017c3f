"""Positions that are kept because random answers hardly ever lead there: ``positions/<slug>-<seats>-<word>.json``.

Each is a position document, and under ``reaches`` what it is kept for: kinds of events that come soon after it, where
it matters with their words (``battle sector=001``).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from orrery.core import Event, Game

REACHES: Final = "reaches"


class Place(NamedTuple):
    """A position that is kept, and the events that it is kept for."""

    seats: int
    word: str
    document: dict[str, Any]
    reaches: tuple[str, ...]


def places_kept(game: Game[Any], kept: Path | None) -> Iterator[Place]:
    """The positions that are kept for a game. Raises ValueError on one that is kept for what is no event."""
    for path in sorted(kept.glob(f"positions/{game.slug}-[0-9]*.json")) if kept is not None else ():
        yield place_of(game, path)


def place_of(game: Game[Any], path: Path) -> Place:
    """The position in a file."""
    seats, word = path.stem.removeprefix(f"{game.slug}-").split("-")
    document = json.loads(path.read_text(encoding="utf-8"))
    reaches = tuple(document.pop(REACHES, ()))
    for event in reaches:
        kind, *words = event.split(" ")
        known = game.event_fields.get(kind)
        if known is None or not {one.partition("=")[0] for one in words} <= set(known):
            raise ValueError(f"{path.name} reaches {event!r}; expected a kind of event of {game.slug}, and its words "
                             f"as name=value")
    return Place(int(seats), word, document, reaches)


def is_told(game: Game[Any], wanted: str, event: Event) -> bool:
    """Whether this is the event that a position is kept for."""
    kind, *words = wanted.split(" ")
    if event.kind != kind:
        return False
    told = game.event_words(event.kind, event.args) if words else {}
    return all(str(told[name]) == value for name, _, value in (one.partition("=") for one in words))


def told_of(game: Game[Any], wanted: tuple[str, ...], events: list[Event]) -> set[str]:
    """Those of the wanted events that are among these."""
    return {one for one in wanted if any(is_told(game, one, event) for event in events)}
