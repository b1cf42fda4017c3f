"""``orrery games``: what can be played."""

from __future__ import annotations

import sys
from json import dumps
from typing import Any

from rich import box
from rich.table import Table

from orrery import games as catalogue_of_games
from orrery import rules
from orrery.cli.arguments import Json, Lang, speaking
from orrery.cli.console import screen
from orrery.cli.problems import sentence
from orrery.core import Game
from orrery.words import Words


def games(*, json: Json = False, lang: Lang = None) -> int:
    """List the games, their seats and options, and how many of their rules are proved by tests."""
    words = speaking(lang)
    found = _whole(words)
    if json:
        print(_document(found, words.lang))
        return 0
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("games-slug", "games-name", "games-seats", "games-options", "games-rules"):
        table.add_column(words.say(key))
    for game in found:
        options = "\n".join(f"{name}={'|'.join(values)}" for name, values in game.choices.items())
        table.add_row(game.slug, name_of(game, words.lang), f"{game.least_seats}–{game.most_seats}", options or "–",
                      _covered(game.slug, words))
    screen().print(table)
    return 0


def _whole(words: Words) -> list[Game[Any]]:
    """The games that can be loaded; of the others it is said on stderr what is wrong."""
    found, broken = catalogue_of_games.loaded()
    for slug, problem in broken.items():
        told = sentence(problem, words) or words.say("games-broken", game=slug, problem=repr(problem))
        print(told, file=sys.stderr)
    return found


def name_of(game: Game[Any], lang: str) -> str:
    """What a game is called."""
    words = Words(lang, game.slug)
    return words.say("game-name") if words.has("game-name") else game.slug.replace("-", " ").capitalize()


def _covered(slug: str, words: Words) -> str:
    try:
        proof = rules.coverage(slug)
    except rules.NoTestRun:
        return words.say("games-rules-untested", total=len(rules.catalogue(slug)))
    except rules.UnknownRule:
        return "–"
    return words.say("games-rules-covered", covered=len(proof.covered), total=proof.total)


def _document(found: list[Game[Any]], lang: str) -> str:
    return dumps([
        {
            "slug": game.slug,
            "name": name_of(game, lang),
            "rules_version": game.rules_version,
            "seats": [game.least_seats, game.most_seats],
            "options": {name: list(values) for name, values in game.choices.items()},
        }
        for game in found
    ], ensure_ascii=False, indent=1)
