"""What a game declares for the gauntlet: how it differs from what most games do."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib import import_module
from typing import Any, Final

from orrery import games
from orrery.core import Game

SECRETS: Final = ("at once", "later", "none")


@dataclass(frozen=True)
class Facts:
    """Each fact by the name it has in ``gauntlet.toml``; a game that declares nothing has these."""

    asks_together: bool = True
    """Whether there are questions that several seats answer at once."""
    always_won: bool = True
    """Whether every match has a winner; otherwise it may end with none."""
    secrets: str = "at once"
    """When something is hidden from somebody: from the start, later in the course of a match, or never."""
    counted_seats: int = 0
    """With so many seats or fewer, a player can work out all that the others hold: it lies nowhere else."""
    windows: tuple[str, ...] = ()
    """Questions of windows: where a match asks holders only (not ``ask_everyone``), who is asked tells of a hand."""
    shown: tuple[str, ...] = ()
    """Events that show hidden things which no view shows afterwards: a card turned over that goes to a hand."""
    also_open: tuple[str, ...] = ()
    """Texts of hidden things that stand for something open too, so that seeing one betrays nothing."""


def facts_of(game: Game[Any]) -> Facts:
    """What a game declares. Raises ValueError on what is no fact, naming what was expected."""
    declared = _declared(game)
    kinds = {one.name: type(one.default) for one in fields(Facts)}
    for name, value in declared.items():
        if name not in kinds:
            raise ValueError(f"{game.slug} declares {name!r} for the gauntlet; expected some of: {', '.join(kinds)}")
        texts = isinstance(value, list) and all(isinstance(one, str) for one in value)
        if kinds[name] is not (tuple if texts else type(value)):
            expected = "a list of texts" if kinds[name] is tuple else kinds[name].__name__
            raise ValueError(f"{game.slug} declares {name} = {value!r} for the gauntlet; expected {expected}")
    given: dict[str, Any] = {name: tuple(value) if type(value) is list else value for name, value in declared.items()}
    facts = Facts(**given)
    if facts.secrets not in SECRETS:
        raise ValueError(f"{game.slug} has secrets = {facts.secrets!r}; expected one of: {', '.join(SECRETS)}")
    unknown = set(facts.shown) - set(game.event_fields)
    if unknown:
        raise ValueError(f"{game.slug} shows by events that it does not have: {', '.join(sorted(unknown))}")
    return facts


def game_of(spec: str) -> Game[Any]:
    """A game by its slug, or as ``module:OBJECT``."""
    module, colon, name = spec.partition(":")
    if not colon:
        return games.load(spec)
    game = getattr(import_module(module), name)
    if not isinstance(game, Game):
        raise ValueError(f"{spec} is {game!r}; expected an object of a subclass of Game")
    return game


def _declared(game: Game[Any]) -> Mapping[str, Any]:
    module = import_module(type(game).__module__)
    in_module: Mapping[str, Any] | None = getattr(module, "GAUNTLET", None)
    if in_module is not None:
        return in_module
    own = games.own_files(game)
    beside = own and own / "gauntlet.toml"
    return tomllib.loads(beside.read_text(encoding="utf-8")) if beside and beside.is_file() else {}
