"""The process in which matches are told again, so that nobody's answer waits for somebody who looks back.

A thread would not do: it would take the interpreter's lock from the event loop after each of its system calls.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from orrery import games
from orrery.lab.advice import advise
from orrery.lab.analysis import Tape
from orrery.server import history
from orrery.server.work import ANSWER, failure, work

_PROTOCOL: Final = 5
_KNOWN: Final[Mapping[str, Callable[..., Any]]] = {
    one.__name__: one
    for one in (history.tell, history.tell_record, history.branch_from, history.at_step, history.named_swings, advise)
}


class _Sent(NamedTuple):
    """A tape under way."""

    game: str
    rest: tuple[Any, ...]


def pack(task: Callable[..., Any], *args: Any) -> bytes:
    """A task as it travels to the process."""
    return pickle.dumps((task.__name__, [_put(one) for one in args]), _PROTOCOL)


def answer(message: bytes) -> bytes:
    """What came of a task, and the seconds that it took."""
    try:
        began = time.process_time()
        name, args = pickle.loads(message)
        found = _KNOWN[name](*[_taken(one) for one in args])
        return ANSWER + pickle.dumps((found, time.process_time() - began), _PROTOCOL)
    except Exception as problem:
        return failure(problem)


def _put(value: Any) -> Any:
    """A tape without its game, which both sides have."""
    return _Sent(value.game.slug, value[1:]) if isinstance(value, Tape) else value


def _taken(value: Any) -> Any:
    return Tape(games.load(value.game), *value.rest) if isinstance(value, _Sent) else value


if __name__ == "__main__":
    from orrery.server import teller  # by its own name, under which its types come here

    work(teller.answer)
