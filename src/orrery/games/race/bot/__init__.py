"""The heuristic player of Race: judges what it sees, imagines the round, takes what gains most."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from orrery.bots import Bot
from orrery.core import Answer, Chance, Decision, View
from orrery.games.race.bot import answers
from orrery.games.race.bot.actions import Plan
from orrery.games.race.bot.outlook import Judge
from orrery.games.race.bot.sight import Sight
from orrery.games.race.bot.weights import WEIGHTS, Weights
from orrery.games.race.round import check_actions

_ACTIONS = tuple((action,) for action in range(7))
_PAIRS = tuple(pair for pair in combinations(range(9), 2) if check_actions(pair) is None)


class Heuristic(Bot):
    """Plays two to four seats, the first game and the duel, from its view alone."""

    name = "heuristic"

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.judge = Judge(weights)

    def choose(self, view: View[Any], chance: Chance) -> int:
        """The code of the answer that looks best."""
        decision = view.decision
        assert decision is not None
        sight = Sight(self.judge, view.zones, view.seat)
        return decision.encode(answer(sight, decision, view.zones["again"], view.zones["used"]))

    def weigh(self, view: View[Any], chance: Chance) -> list[tuple[int, float]]:
        """What each action, development or world would gain, in points."""
        decision = view.decision
        assert decision is not None
        found = gains(Sight(self.judge, view.zones, view.seat), decision, view.zones["again"])
        return sorted([(decision.encode(option), gain) for option, gain in found], key=lambda one: -one[1])


def gains(sight: Sight, decision: Decision, again: bool) -> list[tuple[Answer, float]]:
    """What the answers to a question would gain that is about one thing of several."""
    match decision.ask:
        case "action":
            return [(_ACTIONS[place][0], gain) for place, gain in Plan(sight).values(_ACTIONS).items()]
        case "actions":
            return [(_PAIRS[place], gain) for place, gain in Plan(sight).values(_PAIRS).items()]
        case "develop":
            return list(answers.developments(sight, decision, again).items())
        case "settle":
            return list(answers.worlds(sight, decision, again).items())
    return []


def answer(sight: Sight, decision: Decision, again: bool, used: list[str]) -> Answer:
    """The answer that looks best."""
    match decision.ask:
        case "action":
            return _ACTIONS[Plan(sight).best(_ACTIONS)][0]
        case "actions":
            return _PAIRS[Plan(sight).best(_PAIRS)]
        case "opening" | "limit" | "pay":
            return tuple(sight.by_surplus(decision.options)[: decision.least])
        case "keep":
            return tuple(sight.by_surplus(decision.options)[-decision.least :])
        case "develop":
            return answers.develop(sight, decision, again)
        case "settle":
            return answers.settle(sight, decision, again)
        case "how":
            return answers.how(sight, decision)
        case "sell":
            return answers.sell(sight, decision, used)
        case "consume":
            return answers.consume(sight, decision, used)
        case "goods":
            return answers.goods(sight, decision, used)
        case "hand":
            return answers.cash(sight, decision)
        case "lucky":
            return answers.lucky(sight, decision)
        case "windfall":
            return answers.windfall(sight, decision)
        case unknown:
            raise AssertionError(f"no answer to {unknown!r}")
