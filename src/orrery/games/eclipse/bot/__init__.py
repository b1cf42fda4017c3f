"""The heuristic player of Eclipse: judges what each action would gain in points, and takes the one that gains most."""

from __future__ import annotations

from typing import Any

from orrery.bots import Bot
from orrery.core import NONE, Answer, Chance, Decision, View
from orrery.games.eclipse.bot import answers, arming, growth, turn
from orrery.games.eclipse.bot.mind import Mind
from orrery.games.eclipse.bot.sight import position_of
from orrery.games.eclipse.bot.weights import WEIGHTS, Weights
from orrery.games.eclipse.diplomacy import NO, YES
from orrery.games.eclipse.options import ANYTIME, COLONY


class Heuristic(Bot):
    """Plays two to six seats and every species from its view alone."""

    name = "heuristic"

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, view: View[Any], chance: Chance) -> int:
        """The code of the answer that looks best."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1 and decision.name == "pick":
            return 0
        if decision.ask == "species":
            return decision.sample(chance)  # it plays them all, and every table is another one
        return decision.encode(answer(Mind(position_of(view.zones), view.seat, self.weights), decision))

    def weigh(self, view: View[Any], chance: Chance) -> list[tuple[int, float]]:
        """What each action of a turn would gain, in points, beside what passing leaves."""
        decision = view.decision
        if decision is None or decision.ask not in ("act", "react"):
            return []
        mind = Mind(position_of(view.zones), view.seat, self.weights)
        options = [option for option in decision.options if option < ANYTIME]
        found = turn.weighed(mind, options, decision.ask == "react")
        return sorted([(decision.encode(option), gain) for option, gain in found.items()], key=lambda one: -one[1])


def answer(mind: Mind, decision: Decision) -> Answer:
    """The answer that looks best."""
    every = tuple(decision.options)
    if any(option >= COLONY for option in every):
        aside = growth.beside(mind, list(every))
        if aside != NONE:
            return aside
    options = [option for option in every if option < ANYTIME]
    match decision.ask:
        case "act" | "react":
            return turn.act(mind, options, decision.ask == "react")
        case "explore":
            return growth.explore(mind, options)
        case "place":
            return growth.place(mind, options)
        case "claim":
            return YES if growth.claim(mind, decision.about[0]) else NO
        case "discovery":
            return answers.discovery(mind, decision.about[0])
        case "technology":
            return growth.gift(mind, options)
        case "install":
            return answers.install(mind, every, decision.about[0])
        case "influence":
            return growth.influence(mind, options)
        case "research":
            return growth.research(mind, options)
        case "artifacts":
            return answers.artifacts(mind, decision)
        case "upgrade":
            return arming.upgrade(mind, options, decision.about[0])
        case "build":
            return arming.build(mind, options, decision.about[0])
        case "move":
            return arming.move(mind, options, decision.about[0])
        case "onward":
            return arming.onward(mind, options, decision.about[0], decision.about[1])
        case "finish" | "relations" | "upkeep":
            return NONE
        case "agree":
            return YES if mind.left else NO
        case "envoy":
            return answers.envoy(mind, every)
        case "room":
            return min(every)
        case "home" | "grave":
            return answers.returned(mind, every)
        case "fire-first":
            return answers.fire_first(mind, every)
        case "engage":
            return answers.engage(mind, every)
        case "target":
            return answers.target(mind, every, decision.about[0], decision.about[1])
        case "flee":
            return every[0]
        case "reputation":
            return answers.reputation(mind, every)
        case "bombard":
            return answers.bombard(every)
        case "destroy":
            return answers.destroy(mind, decision)
        case "bankruptcy":
            return answers.bankruptcy(mind, every, decision.about[0])
        case unknown:
            raise AssertionError(f"no answer to {unknown!r}")
