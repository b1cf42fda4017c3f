"""Bots: strategies that answer decisions. A bot is given what its seat may know, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any

from orrery import games
from orrery.core import BadSetup, Chance, Game, View

_ANY_GAME = {"random": "orrery.bots.random:Random", "greedy": "orrery.bots.greedy:Greedy"}
_OWN, _OWN_CLASS = "heuristic", "Heuristic"
_CASUAL = "casual"


class Bot(ABC):
    """A strategy. It keeps nothing between questions, so one bot may sit in several seats and matches."""

    name: str = ""
    searches: bool = False
    """Whether the bot plays on from imagined positions: its views are then built with ``search=True``."""

    @abstractmethod
    def choose(self, view: View[Any], chance: Chance) -> int:
        """The code of an answer to ``view.decision``. All randomness comes from ``chance``."""

    def weigh(self, view: View[Any], chance: Chance) -> list[tuple[int, float]]:
        """What ``choose`` compares, with the same chance: codes of answers and what each is worth, the best one first.

        Only the order and the distances mean something. Empty where the bot compares nothing, or cannot say so.
        """
        return []


def known(game: Game[Any]) -> list[str]:
    """The bots that can play a game, the best one last: those for any game, and its own heuristic if it has one, also
    as one who makes mistakes."""
    return [*_ANY_GAME, *([_CASUAL, _OWN] if games.own_module(game, "bot") else [])]


def load(name: str, game: Game[Any]) -> Bot:
    """The bot of this name for a game; ``package.module:Class`` names one of your own. Raises BadSetup."""
    own = games.own_module(game, "bot") if name in (_OWN, _CASUAL) else ""
    if own and name == _CASUAL:
        from orrery.bots.casual import Casual  # it is a bot, which this module defines

        return Casual(load(_OWN, game))
    module, colon, class_name = (f"{own}:{_OWN_CLASS}" if own else _ANY_GAME.get(name, name)).partition(":")
    if not (module and colon and class_name):
        expected = ", ".join([*known(game), "package.module:Class"])
        raise BadSetup("error-unknown-bot", f"Unknown bot {name!r} for {game.slug}; expected one of: {expected}.",
                       {"bot": name, "game": game.slug, "known": expected})
    try:
        made = getattr(import_module(module), class_name)()
    except (ImportError, AttributeError, TypeError) as problem:
        raise _no_bot(module, class_name, str(problem)) from problem
    if not isinstance(made, Bot):
        raise _no_bot(module, class_name, f"it makes {type(made).__name__!r}")
    return made


def _no_bot(module: str, class_name: str, problem: str) -> BadSetup:
    return BadSetup("error-bot-class", f"There is no bot {class_name} in the module {module}: {problem}. Expected a "
                    "subclass of orrery.bots.Bot that is made without arguments.",
                    {"module": module, "class": class_name, "problem": problem})
