"""What went wrong, in one sentence of the person's language."""

from __future__ import annotations

import re

from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from orrery import games
from orrery.core import OrreryError
from orrery.words import Words


class Problem(Exception):
    """Something asked of the command line that cannot be done: the key of a sentence, and its arguments."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


class Broken(Problem):
    """A fault of ours rather than of the person who asked, told all the same."""


class Interrupted(KeyboardInterrupt):
    """A person stopped the program; the text says what became of the match."""


def sentence(problem: Exception, words: Words) -> str | None:
    """The sentence for a problem that a person can mend; None for a fault of the program."""
    match problem:
        case Problem():
            return words.say(problem.key, **problem.args_)
        case OrreryError():
            return _knowing(problem.key, words).error(problem)
        case CycloptsError():
            key, args = _usage(problem)
            return words.say(key, **args)
        case UnicodeError():
            return words.say("error-not-text")
        case OSError() if problem.filename is not None:
            return words.say("error-file", file=str(problem.filename), detail=problem.strerror or str(problem))
    return None


def _knowing(key: str, words: Words) -> Words:
    """The words that have this key: these, or those of the game that it belongs to."""
    if not words.has(key):
        for slug in games.slugs():
            own = Words(words.lang, slug)
            if own.has(key):
                return own
    return words


def _usage(problem: CycloptsError) -> tuple[str, dict[str, object]]:
    """Which sentence tells of a command line that does not parse."""
    verb = " ".join(("orrery", *(problem.command_chain or ())))
    match problem:
        case UnknownCommandError():
            return "error-verb", {"verb": (problem.unused_tokens or ["?"])[0]}
        case UnknownOptionError():
            return "error-flag", {"flag": problem.token.keyword or problem.token.value, "verb": verb}
        case MissingArgumentError():
            return "error-argument", {"name": problem.keyword or _name(problem), "verb": verb}
        case RepeatArgumentError():
            return "error-repeated", {"name": problem.token.keyword or _name(problem), "verb": verb}
        case CoercionError():
            value = problem.token.value if problem.token is not None else ""
            name = (problem.token.keyword if problem.token is not None else None) or _name(problem)
            return "error-number", {"value": value, "name": name, "verb": verb}
        case UnusedCliTokensError():
            return "error-extra", {"extra": " ".join(problem.unused_tokens or []), "verb": verb}
    return "error-arguments", {"verb": verb, "detail": re.sub(r"\s+", " ", str(problem)).strip()}


def _name(problem: CycloptsError) -> str:
    return problem.argument.name if problem.argument is not None else "?"
