"""The bot that answers at random: the base line of every comparison, and the one that bulk play is measured with."""

from __future__ import annotations

from typing import Any

from orrery.bots import Bot
from orrery.core import Chance, Decision, Game, State, View

_DEALS = Chance(b"random answers")


class Random(Bot):
    """Any answer with ``Decision.sample``; where the game tests whole answers, the first one that passes."""

    name = "random"

    def choose(self, view: View[Any], chance: Chance) -> int:
        """The code of a random answer."""
        decision = view.decision
        assert decision is not None
        if not decision.tested:
            return decision.sample(chance)
        return sample_tested(view.game, seen_state(view), decision, chance)


def seen_state(view: View[Any]) -> State:
    """A position that looks to this viewer as the true one does now: enough to test his own answers with.

    A tested decision concerns only what its seat can see, so the test says the same of this position.
    """
    state: State = view.game.determinise(view.zones, view.seat, _DEALS.clone())
    return state


def sample_tested(game: Game[Any], state: State, decision: Decision, chance: Chance) -> int:
    """The code of a random answer that passes the game's own test."""
    for _ in range(_PATIENCE):
        code = decision.sample(chance)
        if game.check(state, decision, decision.decode(code)) is None:
            return code
    for code in decision.codes():
        if game.check(state, decision, decision.decode(code)) is None:
            return code
    raise AssertionError(f"no answer to {decision.ask!r} of seat {decision.seat} passes the game's own test")


_PATIENCE = 200
