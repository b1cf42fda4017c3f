"""The heuristic player of Master: reckons how long each way to win would take, and does what shortens the best one."""

from __future__ import annotations

from typing import Any

from orrery.bots import Bot
from orrery.core import NONE, Answer, Chance, Decision, View
from orrery.games.master.bot import answers
from orrery.games.master.bot.mind import Mind
from orrery.games.master.bot.placing import best_place, place_value
from orrery.games.master.bot.weights import WEIGHTS, Weights


class Heuristic(Bot):
    """Plays two to four seats from its view alone."""

    name = "heuristic"

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, view: View[Any], chance: Chance) -> int:
        """The code of the answer that looks best."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1 and decision.name == "pick":
            return 0
        return decision.encode(answer(Mind(view.zones, view.seat, self.weights), decision))

    def weigh(self, view: View[Any], chance: Chance) -> list[tuple[int, float]]:
        """What each place of a cube is worth, as a share of the way to victory that is left."""
        decision = view.decision
        if decision is None or decision.ask != "place":
            return []
        mind = Mind(view.zones, view.seat, self.weights)
        found = [(decision.encode(option), place_value(mind, option)) for option in decision.options if option != NONE]
        return sorted(found, key=lambda one: -one[1])


def answer(mind: Mind, decision: Decision) -> Answer:
    """The answer that looks best."""
    options = decision.options
    match decision.ask:
        case "place":
            return best_place(mind, tuple(options))
        case "reward":
            return answers.reward(mind, options)
        case "cards":
            return answers.play(mind, decision)
        case "lay":
            return answers.lay(mind, decision)
        case "take":
            return answers.take(mind, options, decision.about[0])
        case "search":
            return answers.take(mind, options, decision.about[0])
        case "deck":
            return answers.deck(mind, options)
        case "race":
            return answers.race(mind, options)
        case "corner":
            return answers.corner(mind, options)
        case "parley":
            return answers.parley(mind, options)
        case "agree":
            return answers.agree(mind, decision.about[0])
        case "gain" | "receive":
            return mind.colours(options, decision.limits, decision.least)
        case "redraw":
            return answers.redraw(mind, decision)
        case "trash":
            return answers.trash(mind, decision)
        case "give":
            return answers.give(mind, decision)
        case "steal" | "spoils":
            return answers.victim_cube(mind, options, True)
        case "knock":
            return answers.victim_cube(mind, options, False)
        case "clear" | "recall":
            return answers.clear(mind, options)
        case "seize":
            return answers.seize(mind, options)
        case "ruin":
            return answers.ruin(mind, options)
        case "settle":
            return answers.settle(mind, options)
        case "swallow":
            return answers.swallow(mind, options)
        case "reopen":
            return answers.reopen(mind, options)
        case "stop":
            return answers.stop(mind, options)
        case "delay":
            return answers.delay(mind, options)
        case "choose":
            return answers.choose(mind, options, decision.about[0])
        case "occupy":
            return answers.occupy(options)
        case "use" | "ability" | "slot":
            return options[0]
        case unknown:
            raise AssertionError(f"no answer to {unknown!r}")
