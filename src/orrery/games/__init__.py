"""The games Orrery referees, by slug. Other packages add theirs through the entry points ``orrery.games``."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from orrery.core import BadSetup, Game

_OURS = {"race": "orrery.games.race.game:RACE", "master": "orrery.games.master.game:MASTER",
         "eclipse": "orrery.games.eclipse.game:ECLIPSE"}


def slugs() -> list[str]:
    """The games that can be played, ours first."""
    return [*_OURS, *sorted(point.name for point in entry_points(group="orrery.games") if point.name not in _OURS)]


def load(slug: str) -> Game[Any]:
    """The rules of one game. Raises BadSetup if there is no such game."""
    if slug in _OURS:
        module, _, name = _OURS[slug].partition(":")
        game = getattr(import_module(module), name)
    else:
        found = entry_points(group="orrery.games", name=slug)
        if not found:
            known = ", ".join(slugs())
            raise BadSetup("error-unknown-game", f"Unknown game {slug!r}; expected one of: {known}.",
                           {"game": slug, "known": known})
        game = next(iter(found)).load()
    assert isinstance(game, Game)
    return game
