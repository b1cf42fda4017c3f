"""The heuristic player of Race: judges what it sees, imagines the round, takes what gains most."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from orrery.bots import Bot
from orrery.core import NONE, Chance, Decision, View
from orrery.games.race.bot.actions import Plan
from orrery.games.race.bot.feast import Counts, Feast, count, prices
from orrery.games.race.bot.outlook import Judge
from orrery.games.race.bot.placing import best_world, development, settled, stand_now, ways, world
from orrery.games.race.bot.sight import Sight, hands
from orrery.games.race.bot.weights import WEIGHTS, Weights
from orrery.games.race.cards import CARDS, DISCARD_HAND, DRAW, LUCKY_DRAW, POWERS
from orrery.games.race.phases.settle import WITH_TACTICS
from orrery.games.race.state import DEVELOP, DEVELOP_2, DOUBLE, SETTLE, SETTLE_2
from orrery.games.race.why import check_actions
from orrery.games.race.setup import TRADE_PRICE

_ACTIONS = tuple((action,) for action in range(7))
_PAIRS = tuple(pair for pair in combinations(range(9), 2) if check_actions(pair) is None)


class Heuristic(Bot):
    """Plays two to four seats, the first game and the duel, from its view alone."""

    name = "heuristic"

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.judge = Judge(weights)
        self.judge.hands = hands(self.judge)

    def choose(self, view: View[Any], chance: Chance) -> int:
        """The code of the answer that looks best."""
        decision = view.decision
        assert decision is not None
        sight = Sight(self.judge, view.zones, view.seat)
        ask = decision.ask
        if ask == "action":
            return Plan(sight).best(_ACTIONS)
        if ask == "actions":
            return decision.encode(_PAIRS[Plan(sight).best(_PAIRS)])
        if ask in ("opening", "limit", "pay"):
            return decision.encode(tuple(sight.by_surplus(decision.options)[: decision.least]))
        if ask == "keep":
            return decision.encode(tuple(sight.by_surplus(decision.options)[-decision.least :]))
        if ask == "develop":
            return decision.encode(_develop(sight, decision, view.zones["again"]))
        if ask == "settle":
            return decision.encode(_settle(sight, decision, view.zones["again"]))
        if ask == "how":
            return decision.encode(_how(sight, decision))
        if ask == "sell":
            return decision.encode(_sell(sight, decision, view.zones["used"]))
        if ask == "consume":
            return decision.encode(_consume(sight, decision))
        if ask == "goods":
            return decision.encode(_goods(sight, decision, view.zones["used"]))
        if ask == "hand":
            return decision.encode(_cash(sight, decision))
        if ask == "lucky":
            return decision.encode(2)
        if ask == "windfall":
            return decision.encode(_windfall(sight, decision))
        raise AssertionError(f"no answer to {ask!r}")
