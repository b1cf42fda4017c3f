"""Comet, the complete little game of docs/adding-a-game.md, loaded out of the document itself."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from orrery.core import Game

DOCUMENT = Path(__file__).parents[1] / "docs" / "adding-a-game.md"


def blocks(language: str) -> list[str]:
    """The document's code blocks in one language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def load() -> Game[Any]:
    """The game of the document's first Python block."""
    source = blocks("python")[0]
    module = ModuleType("comet")
    sys.modules["comet"] = module
    exec(compile(source, str(DOCUMENT), "exec"), module.__dict__)
    game = module.__dict__["COMET"]
    assert isinstance(game, Game)
    return game


COMET = load()
