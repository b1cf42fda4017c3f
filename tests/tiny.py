"""The complete little games of the documents, loaded out of the documents themselves: Comet and Salvage."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from orrery.core import Game

DOCS = Path(__file__).parents[1] / "docs"
DOCUMENT = DOCS / "adding-a-game.md"
DEPTH = DOCS / "depth.md"


def blocks(language: str, document: Path = DOCUMENT) -> list[str]:
    """The document's code blocks in one language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def load(name: str, document: Path) -> Game[Any]:
    """The game of a document's first Python block."""
    source = blocks("python", document)[0]
    module = ModuleType(name)
    sys.modules[name] = module
    exec(compile(source, str(document), "exec"), module.__dict__)
    game = module.__dict__[name.upper()]
    assert isinstance(game, Game)
    return game


COMET = load("comet", DOCUMENT)
SALVAGE = load("salvage", DEPTH)
TINY = {game.slug: game for game in (COMET, SALVAGE)}
