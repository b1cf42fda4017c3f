"""What a game brings beside its rules: modules and files of its own package."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any

from orrery.core import Game


def own_module(game: Game[Any], name: str) -> str:
    """The full name of a module beside the game's own; empty if there is none."""
    package = type(game).__module__.rpartition(".")[0]
    full = f"{package}.{name}"
    return full if package and find_spec(full) is not None else ""


def own_files(game: Game[Any]) -> Traversable | None:
    """The files beside the game's own module; None if it lies in no package."""
    package = type(game).__module__.rpartition(".")[0]
    return files(package) if package else None
