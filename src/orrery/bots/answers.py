"""Answers to any decision: whether one is legal, and legal ones at random."""

from __future__ import annotations

from typing import Any, Final

from orrery.core import Chance, Decision, Game, State

_PATIENCE: Final = 200


def is_legal(game: Game[Any], state: State, decision: Decision, code: int) -> bool:
    """Whether this is the code of an answer that fits the decision and passes the game's own test."""
    try:
        answer = decision.decode(code)
        if code < 0 or decision.encode(answer) != code:
            return False
    except (ValueError, IndexError):
        return False
    return not decision.tested or game.check(state, decision, answer) is None


def legal_sample(game: Game[Any], state: State, decision: Decision, chance: Chance) -> int:
    """The code of a random legal answer. The state is looked at only where the game tests whole answers."""
    code = decision.sample(chance)
    if not decision.tested:
        return code
    for _ in range(_PATIENCE):
        if game.check(state, decision, decision.decode(code)) is None:
            return code
        code = decision.sample(chance)
    for code in decision.codes():
        if game.check(state, decision, decision.decode(code)) is None:
            return code
    raise AssertionError(f"no answer to {decision.ask!r} of seat {decision.seat} passes the game's own test")
