"""Arguments that several verbs share: the language, the seats, the options of a match, the seed."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from orrery.cli.problems import Problem
from orrery.words import LANGUAGES, Words, language

Lang = Annotated[str | None, Parameter(name="--lang", metavar="en|ru", help="help-lang", show_default=False)]
GameName = Annotated[str, Parameter(help="help-game-name")]
Json = Annotated[bool, Parameter(name="--json", help="help-json", show_default=False)]
Options = Annotated[
    tuple[str, ...], Parameter(name="--option", metavar="NAME=VALUE", help="help-option", show_default=False)
]
Seed = Annotated[str | None, Parameter(name="--seed", metavar="TEXT", help="help-seed", show_default=False)]


def speaking(lang: str | None, game: str | None = None) -> Words:
    """The words for what ``--lang`` asks for."""
    if lang is not None and lang.casefold()[:2] not in LANGUAGES:
        raise Problem("error-language", lang=lang, known=", ".join(LANGUAGES))
    return Words(language(lang), game)


def match_options(given: Iterable[str]) -> dict[str, str]:
    """``name=value`` pairs as a mapping."""
    options = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Problem("error-option-form", given=pair)
        options[name] = value
    return options


def seat_names(given: str) -> list[str]:
    """The names between the commas."""
    names = [name.strip() for name in given.split(",")]
    if not all(names):
        raise Problem("error-seats-form", given=given)
    return names


def seed_bytes(seed: str | None) -> bytes:
    """The key of a match's chance: from a text that a person chose, or from the machine's entropy."""
    if seed is None:
        return secrets.token_bytes(16)
    return blake2b(seed.encode(), digest_size=16).digest()


def require_file(path: Path) -> Path:
    """The path, if there is a file; a folder or nothing there is a problem in words."""
    if path.is_dir():
        raise Problem("error-folder", file=str(path))
    if not path.exists():
        raise Problem("error-no-file", file=str(path))
    return path
