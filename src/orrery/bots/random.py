"""The bot that answers at random: the base line of every comparison, and the one that bulk play is measured with."""

from __future__ import annotations

from typing import Any

from orrery.bots import Bot
from orrery.core import Chance, View

_DEALS = Chance(b"unseen cards")


class Random(Bot):
    """Any answer with ``Decision.sample``; where the game tests whole answers, the first one that passes."""

    name = "random"

    def choose(self, view: View[Any], chance: Chance) -> int:
        """The code of a random answer."""
        decision = view.decision
        assert decision is not None
        if not decision.tested:
            return decision.sample(chance)
        # A tested decision concerns only what its seat can see, so the test says the same of a position that looks
        # to him as the true one does.
        looks_so = view.game.determinise(view.zones, view.seat, _DEALS.clone())
        return view.game.sample(looks_so, decision, chance)
