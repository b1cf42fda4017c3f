"""``orrery verify``: games recorded elsewhere, played again by our rules."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from json import dumps
from pathlib import Path
from typing import Annotated, Any, Protocol

from cyclopts import Parameter
from rich.text import Text

from orrery import games
from orrery.cli.arguments import GameName, Json, Lang, require_file, speaking
from orrery.cli.console import progress_bar, screen
from orrery.cli.problems import Problem
from orrery.core import Game


class Tally(Protocol):
    """How the games of one file came out."""

    file: str
    outright: int
    """Games that agree as they were recorded."""
    normalised: int
    """Games that agree once answers which our rules forbid are given as legal ones that play the same."""
    answers: int
    """How many answers these were."""
    set_aside: int
    """Games that agree up to an answer for which there is no such legal one."""


class Outcome(Protocol):
    """What a game's ``verify(paths, progress)`` gives back."""

    files: list[Tally]
    events: int
    """Recorded events they went through."""
    figures: int
    """Figures compared."""

    @property
    def games(self) -> int:
        """Games played again from beginning to end."""

    difference: dict[str, Any] | None
    """The first thing that came out otherwise: file, game, event, what, expected, got."""


def verify(
    game: GameName,
    /,
    *files: Annotated[Path, Parameter(help="help-verify-files")],
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Play recorded games again and compare. The exit status is 1 if one of them comes out otherwise."""
    speaking(lang)
    rules = games.load(game)
    words = speaking(lang, game)
    module = _verifier(rules)
    if not files:
        raise Problem("error-argument", name="FILE", verb="orrery verify")
    for path in files:
        require_file(path)
    with progress_bar(words.say("verify-progress")) as progress:
        outcome: Outcome = module.verify(list(files), progress)
    difference = outcome.difference
    if json:
        by_file = [{"file": tally.file, **_counts([tally])} for tally in outcome.files]
        print(dumps({"games": outcome.games, "events": outcome.events, "figures": outcome.figures,
                     **_counts(outcome.files), "files": by_file, "difference": difference},
                    ensure_ascii=False, indent=1, default=str))
        return 0 if difference is None else 1
    for tally in outcome.files:
        if tally.normalised or tally.set_aside:
            screen().print(Text(words.say("verify-file", file=tally.file, **_counts([tally]))), soft_wrap=True)
    if any(tally.normalised or tally.set_aside for tally in outcome.files):
        screen().print(Text(words.say("verify-files", **_counts(outcome.files))), soft_wrap=True)
    if difference is None:
        told = words.say("verify-agree", games=outcome.games, events=outcome.events, figures=outcome.figures)
        screen().print(Text(told, style="green"), soft_wrap=True)
    else:
        told = words.say("verify-differ", **{name: str(value) for name, value in difference.items()})
        screen().print(Text(told, style="red"), soft_wrap=True)
    return 0 if difference is None else 1


def _counts(files: Sequence[Tally]) -> dict[str, int]:
    """How many games of these files agree outright, after normalising how many answers, and are set aside."""
    return {
        "outright": sum(tally.outright for tally in files),
        "normalised": sum(tally.normalised for tally in files),
        "answers": sum(tally.answers for tally in files),
        "set_aside": sum(tally.set_aside for tally in files),
    }


def _verifier(game: Game[Any]) -> Any:
    """The module ``verify`` that the game brings."""
    name = games.own_module(game, "verify")
    if not name:
        raise Problem("error-no-verifier", game=game.slug)
    return import_module(name)
