"""The games Orrery referees, by slug. Other packages add theirs through the entry points ``orrery.games``.

Whatever else a game brings lies in its *home*, the package that its entry point leads to: modules (``bot``,
``terminal``, ``odds``, ``verify``) and files (``text/``, ``rules/``, ``board.js``). Nothing is looked for elsewhere,
so a game of another package has all that ours have.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any, Final

from orrery.core import BadSetup, Game

GROUP: Final = "orrery.games"
_OURS: Final = {
    "race": "orrery.games.race.game:RACE",
    "master": "orrery.games.master.game:MASTER",
    "eclipse": "orrery.games.eclipse.game:ECLIPSE",
}


def slugs() -> list[str]:
    """The games that can be played, ours first."""
    return [*_OURS, *(slug for slug in _theirs(tuple(sys.path)) if slug not in _OURS)]


def load(slug: str) -> Game[Any]:
    """The rules of one game. Raises BadSetup if there is no such game, or none where its entry point says."""
    place = _place(slug)
    if not place:
        known = ", ".join(slugs())
        raise BadSetup("error-unknown-game", f"Unknown game {slug!r}; expected one of: {known}.",
                       {"game": slug, "known": known})
    module, _, name = place.partition(":")
    try:
        game = getattr(import_module(module), name)
    except (ImportError, AttributeError) as problem:
        raise _not_there(slug, place, str(problem)) from problem
    if not isinstance(game, Game):
        raise _not_there(slug, place, f"it is {type(game).__name__!r}")
    if game.slug != slug:
        raise _not_there(slug, place, f"its slug is {game.slug!r}")
    return game


def loaded() -> tuple[list[Game[Any]], dict[str, Exception]]:
    """The games that can be loaded, and what is wrong with each of the others."""
    found: list[Game[Any]] = []
    broken: dict[str, Exception] = {}
    for slug in slugs():
        try:
            found.append(load(slug))
        except Exception as problem:  # a stranger's package may fail in any way; the other games can be played
            broken[slug] = problem
    return found, broken


def home(game: str | Game[Any]) -> str:
    """The package that holds what a game brings, by slug or for a game that nobody registered; empty if there is none.

    It is the package that the entry point names, or the one in which the named module lies. A module by itself, in no
    package, has nothing beside it that would be its own.
    """
    if isinstance(game, str):
        module = _place(game).partition(":")[0]
    else:
        module = type(game).__module__
        own = _place(game.slug).partition(":")
        if own[0] in sys.modules and getattr(sys.modules[own[0]], own[2], None) is game:
            module = own[0]
    package = module if _is_package(module) else module.rpartition(".")[0]
    return package if _is_package(package) else ""


def own_module(game: str | Game[Any], name: str) -> str:
    """The full name of a module that a game brings; empty if it brings none."""
    package = home(game)
    full = f"{package}.{name}"
    return full if package and find_spec(full) is not None else ""


def own_files(game: str | Game[Any]) -> Traversable | None:
    """The files that a game brings; None if it has no place for any."""
    package = home(game)
    return files(package) if package else None


@cache
def _theirs(path: tuple[str, ...]) -> dict[str, str]:
    """Slug -> ``module:object`` of other packages' games; found again when the path on which they lie has changed."""
    return {point.name: f"{point.module}:{point.attr}" for point in sorted(entry_points(group=GROUP))}


def _place(slug: str) -> str:
    return _OURS.get(slug) or _theirs(tuple(sys.path)).get(slug, "")


def _is_package(module: str) -> bool:
    if module in sys.modules:
        return hasattr(sys.modules[module], "__path__")
    try:
        spec = find_spec(module) if module else None
    except ImportError:
        return False  # whoever loads the game is told
    return spec is not None and spec.submodule_search_locations is not None


def _not_there(slug: str, place: str, problem: str) -> BadSetup:
    return BadSetup("error-game-place", f"The game {slug!r} is registered as {place}, but {problem}; expected a Game "
                    f"with the slug {slug!r} there.", {"game": slug, "place": place, "problem": problem})
