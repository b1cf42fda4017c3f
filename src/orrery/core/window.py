"""Windows: "when or after this, any player may respond", in printed order, to any depth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from orrery.core.decisions import NONE, Flow, Pick
from orrery.core.state import State

S = TypeVar("S", bound=State)


def window(
    s: S,
    ask: str,
    order: Sequence[int],
    responses: Callable[[S, int], Sequence[int]],
    respond: Callable[[S, int, int], Flow],
    about: tuple[int, ...] = (),
) -> Flow:
    """Ask each seat in ``order``, round and round, until all have passed in a row.

    ``responses(s, seat)`` lists what the seat may play now, ``respond(s, seat, option)`` plays it and may itself open
    a window. Where the state asks everyone, a seat with nothing to play is asked too, so that silence betrays no hand.
    """
    seats = tuple(order)
    passed = 0
    turn = 0
    while passed < len(seats):
        seat = seats[turn % len(seats)]
        turn += 1
        passed += 1
        playable = tuple(responses(s, seat))
        if playable or s.ask_everyone:
            choice = yield Pick(seat, ask, (*playable, NONE), about=about)
            if choice != NONE:
                passed = 0
                yield from respond(s, seat, choice)
