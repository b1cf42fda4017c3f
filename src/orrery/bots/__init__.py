"""Bots: strategies that answer decisions. A bot is given what its seat may know, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from orrery import games
from orrery.core import BadSetup, Chance, Game, View

_ANY_GAME = {"random": "orrery.bots.random:Random", "greedy": "orrery.bots.greedy:Greedy"}
_OWN = "heuristic"


class Bot(ABC):
    """A strategy. It keeps nothing between questions, so one bot may sit in several seats and matches."""

    name: str = ""
    searches: bool = False
    """Whether the bot plays on from imagined positions: its views are then built with ``search=True``."""

    @abstractmethod
    def choose(self, view: View[Any], chance: Chance) -> int:
        """The code of an answer to ``view.decision``. All randomness comes from ``chance``."""


def names(game_slug: str) -> list[str]:
    """The bots that can play a game."""
    return known(games.load(game_slug))


def known(game: Game[Any]) -> list[str]:
    """The bots that can play a game: those for any game, and its own heuristic if it has one."""
    return [*_ANY_GAME, *([_OWN] if _own_module(game) else [])]


def load(name: str, game: Game[Any]) -> Bot:
    """The bot of this name for a game; ``package.module:Class`` names one of your own. Raises BadSetup."""
    own = _own_module(game) if name == _OWN else ""
    place = f"{own}:Heuristic" if own else _ANY_GAME.get(name, name)
    module, colon, class_name = place.partition(":")
    made = None
    if module and colon:
        try:
            made = getattr(import_module(module), class_name)()
        except (ModuleNotFoundError, AttributeError):
            if place != name:
                raise
    if not isinstance(made, Bot):
        expected = ", ".join(known(game))
        raise BadSetup("error-unknown-bot", f"Unknown bot {name!r} for {game.slug}; expected one of: {expected}.",
                       {"bot": name, "game": game.slug, "known": expected})
    return made


def _own_module(game: Game[Any]) -> str:
    """The module ``bot`` beside the game's own module, if there is one."""
    package = type(game).__module__.rpartition(".")[0]
    module = f"{package}.bot"
    return module if package and find_spec(module) is not None else ""
