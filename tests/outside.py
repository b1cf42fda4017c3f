"""Packages of strangers: a game of its own, and its entry point, in a folder as pip would leave them."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.tiny import blocks

BOT = """
from orrery.bots import Bot


class Heuristic(Bot):
    name = "heuristic"

    def choose(self, view, chance):
        decision = view.decision
        return decision.encode(decision.options[-1]) if decision.ask == "play" else decision.encode(())
"""
PHASE = """
    def phase(self, s: Sky) -> dict[str, Any]:
        return {"round": s.comet, "rounds": 3, "phase": "choosing" if len(s.hands[0]) == 3 else "saying-thanks"}

"""
BOARD = blocks("js")[0]
STYLE = ".comet-sky { outline: 3px solid rgb(1, 2, 3); }"
TERMINAL = """
from rich.text import Text


def draw(zones, words, width, names, viewer):
    return Text(f"~ {words.say('zone-comet')} {zones['comet']} ~")
"""
ENGLISH = """
game-name = Falling Stars
zone-comet = Star
names = card phase
phase-choosing = choosing cards
ask-play = Play a card
ask-swap = Swap cards
event-caught = { $seat } catches the star with { $cards }
event-drew = { $seat } draws { $cards }
"""
RUSSIAN = """
game-name = Падающие звёзды
phase-choosing = выбор карт
"""
RULES = """# Falling Stars

## 1 The stars

- [CO-1] (basic) The highest card catches the star.
- [CO-2] (basic) The lowest may swap.
"""
NOT_APPLICABLE = '[not_applicable]\n"CO-2" = "A remark."\n'


def rules_of(slug: str) -> str:
    """The rules of Comet under another name; they tell the round and the phase."""
    return (blocks("python")[0]
            .replace('most_seats = "comet"', f'most_seats = "{slug}"')
            .replace("    def option_text(", PHASE + "    def option_text("))


def thankful(slug: str) -> str:
    """The same, and whoever caught the comet thanks somebody: a question about seats, with seats as options."""
    return (rules_of(slug)
            .replace("(highest, list(played)))\n", "(highest, list(played)))\n"
                     '        yield Pick(highest, "thank", range(s.seats), about=(s.swaps,))\n')
            .replace("return str(option)", 'return f"seat-{option}" if decision.ask == "thank" else str(option)')
            .replace("    def over(", "    def about(self, decision: Decision) -> dict[str, Any]:\n"
                     '        return {"rival": decision.about[0]} if decision.about else {}\n\n    def over('))


def brings() -> dict[str, str]:
    """Everything a package may bring beside its rules."""
    return {
        "bot.py": BOT, "terminal.py": TERMINAL, "text/en.ftl": ENGLISH, "text/ru.ftl": RUSSIAN, "rules/en.md": RULES,
        "rules/not_applicable.toml": NOT_APPLICABLE,
    }


def package(site: Path, slug: str, place: str, files: Mapping[str, str]) -> Path:
    """Write files below a folder, and what says that they were installed: a game at ``place``, ``module:object``."""
    for name, text in files.items():
        path = site / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    installed(site, f"{slug}-game", {"entry_points.txt": f"[orrery.games]\n{slug} = {place}\n"})
    return site


def installed(site: Path, name: str, files: Mapping[str, str]) -> None:
    """What pip writes beside a package of this name."""
    folder = site / f"{name.replace('-', '_')}-1.0.dist-info"
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in {"METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", **files}.items():
        (folder / file).write_text(text, encoding="utf-8")


def stars(site: Path, slug: str, extra: Mapping[str, str] | None = None) -> Path:
    """A whole game of a stranger: rules in a module of a package, and everything it may bring beside them."""
    own = {"__init__.py": "", "game.py": rules_of(slug), **brings(), **(extra or {})}
    return package(site, slug, f"{slug}.game:COMET", {f"{slug}/{name}": text for name, text in own.items()})


def path_with(site: Path) -> str:
    """The search path of a process that finds what lies in this folder too."""
    return os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(site))))


def on_path(patch: pytest.MonkeyPatch, site: Path) -> None:
    """Let Python find what lies in this folder, for one test."""
    patch.setattr(sys, "path", [*sys.path, str(site)])
