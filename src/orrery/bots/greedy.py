"""The bot that looks one step ahead: it tries each answer in an imagined match and takes the one that looks best."""

from __future__ import annotations

from typing import Any

from orrery.bots import Bot
from orrery.bots.imagine import imagine
from orrery.bots.random import Random
from orrery.core import Chance, Decision, Match, View

MOST_TRIED = 40
"""Questions with more answers than this are judged by a sample of them."""


class Greedy(Bot):
    """The answer after which ``Game.evaluate`` is highest; those who choose at the same time are taken at random."""

    name = "greedy"
    searches = True

    def choose(self, view: View[Any], chance: Chance) -> int:
        """The code of the best answer; ties are broken by chance."""
        decision = view.decision
        assert decision is not None
        if not decision.tested and decision.count() == 1:
            return next(decision.codes())
        found = _values(view, chance)
        if not found:  # what has been drawn this turn cannot be dealt again: any answer is as good
            return Random().choose(view, chance)
        highest = max(found.values())
        best = [code for code, value in found.items() if value == highest]
        return best[chance.below(len(best))]

    def weigh(self, view: View[Any], chance: Chance) -> list[tuple[int, float]]:
        """Each answer that was tried, with how good the position is after it; of equal ones the chosen one first."""
        decision = view.decision
        assert decision is not None
        if not decision.tested and decision.count() == 1:
            return []
        found = _values(view, chance)
        if not found:
            return []
        highest = max(found.values())
        best = [code for code, value in found.items() if value == highest]
        chosen = best[chance.below(len(best))]
        return sorted(found.items(), key=lambda one: (-one[1], one[0] != chosen))


def _values(view: View[Any], chance: Chance) -> dict[int, int]:
    """By code: how good the position is after it in an imagined match; empty if none can be imagined."""
    match, decision = imagine(view, chance), view.decision
    if match is None or decision is None:
        return {}
    others = {other.seat: match.sample(other, chance) for other in match.pending if other.seat != view.seat}
    return {code: _value(match, view.seat, code, others) for code in candidates(match, decision, chance)}


def candidates(match: Match[Any], decision: Decision, chance: Chance) -> list[int]:
    """The codes of all answers that pass the game's test, or of a sample of ``MOST_TRIED`` where there are more."""
    if decision.count() <= MOST_TRIED:
        codes = list(decision.codes())
        if decision.tested:
            codes = [code for code in codes if match.allows(decision, code)]
        return codes
    return list(dict.fromkeys(match.sample(decision, chance) for _ in range(MOST_TRIED)))


def _value(match: Match[Any], seat: int, code: int, others: dict[int, int]) -> int:
    """How good the position is for the seat after this answer of its own and these of the others."""
    trial = match.clone(live=False)
    if trial.invited() or trial.lanes:  # nobody else need answer
        trial.put(seat, code)
        return trial.game.evaluate(trial.state_for(seat), seat)
    trial.step_all([code if asked.seat == seat else others[asked.seat] for asked in trial.pending])
    return trial.game.evaluate(trial.state_for(seat), seat)
