"""The bot that knows the game and is not always attentive: a level between those who plan nothing and the best one."""

from __future__ import annotations

from typing import Any

from orrery.bots import Bot
from orrery.bots.random import Random
from orrery.core import Chance, View

SLIPS = 5
"""One answer of so many is given without thinking."""


class Casual(Bot):
    """Answers as the game's own player does, but for one answer of ``SLIPS``, which may be any."""

    name = "casual"

    def __init__(self, player: Bot) -> None:
        self._player = player
        self.searches = player.searches

    def choose(self, view: View[Any], chance: Chance) -> int:
        """The code of the player's answer, or of a random one."""
        slips = chance.below(SLIPS) == 0
        return (Random() if slips else self._player).choose(view, chance)
