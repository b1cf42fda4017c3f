"""The command line: one module a verb, nothing imported before it is needed.

Exit statuses: 0 done; 1 done, and the answer is no (records that do not verify); 2 asked for something impossible, told
in one sentence; 70 a fault of the program; 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from traceback import print_exception
from typing import Final

DONE: Final = 0
NO: Final = 1
IMPOSSIBLE: Final = 2
BROKEN: Final = 70
INTERRUPTED: Final = 130
TRACEBACK: Final = "ORRERY_TRACEBACK"
"""Set in the environment: a fault is shown with the lines of the program where it came up."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one verb and return the exit status."""
    from orrery.cli.app import build
    from orrery.cli.installed import lies_over_ours
    from orrery.cli.problems import Broken, Interrupted, sentence
    from orrery.words import Words, language

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    given = list(sys.argv[1:] if argv is None else argv)
    words = Words(language(wanted_language(given)))
    other = lies_over_ours()
    if other:
        say(words.say("warning-other-orrery", version=other))
    tokens = verb_first(given)
    try:
        status = build(words)(
            tokens or ["--help"], print_error=False, exit_on_error=False, result_action="return_value",
        )
    except BrokenPipeError:
        # The reader has gone (`orrery replay … | head`); nothing is left to say, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt as stop:
        say(str(stop) if isinstance(stop, Interrupted) else words.say("interrupted"))
        return INTERRUPTED
    except Exception as problem:
        told = sentence(problem, words)
        if told is not None:
            if problem.__cause__ is not None and os.environ.get(TRACEBACK):
                print_exception(problem)
            say(told)
            return BROKEN if isinstance(problem, Broken) else IMPOSSIBLE
        if os.environ.get(TRACEBACK):
            raise
        say(words.say("error-broken", kind=type(problem).__name__, detail=str(problem)))
        return BROKEN
    return status if isinstance(status, int) else DONE


def say(text: str) -> None:
    """One line on stderr."""
    print(" ".join(text.split()), file=sys.stderr, flush=True)


def verb_first(tokens: list[str]) -> list[str]:
    """``--lang ru play race`` as ``play race --lang ru``, so that the language may stand anywhere."""
    lang = 0
    if tokens and tokens[0].startswith("--lang="):
        lang = 1
    elif tokens[:1] == ["--lang"]:
        lang = 2
    rest = tokens[lang:]
    return rest + tokens[:lang] if rest and not rest[0].startswith("-") else rest


def wanted_language(tokens: Sequence[str]) -> str | None:
    """What ``--lang`` asks for, before anything else is understood: help and refusals speak it too."""
    for place, token in enumerate(tokens):
        if token.startswith("--lang="):
            return token.removeprefix("--lang=")
        if token == "--lang" and place + 1 < len(tokens):
            return tokens[place + 1]
    return None
