"""What a tableau can do: all its powers, summed once when it changes instead of at every question (RG-7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core import NONE
from orrery.games.race.cards import (
    CARDS,
    DRAW,
    DRAW_IF_MOST,
    DRAW_PER_GOOD,
    DRAW_PER_KIND,
    DRAW_PER_WORLD,
    PRODUCE_WINDFALL,
    Power,
    pay_discount,
)

_DRAWS: Final = (DRAW, DRAW_PER_GOOD, DRAW_PER_KIND, DRAW_PER_WORLD)


class Powers:
    """The powers of one tableau. Never changed once built, so that copies of a position share it."""

    __slots__ = (
        "consume", "designs", "develop_discount", "develop_draw", "develop_draw_after", "diplomat",
        "diplomat_discount", "draws", "explore_draw", "explore_keep", "fillers", "last", "militia", "most", "payable",
        "producers", "settle_discount", "settle_draw_after", "ship", "shippable", "size", "strength", "tactician",
        "tactics", "trade", "windfalls",
    )

    def __init__(self) -> None:
        self.explore_draw = self.explore_keep = 0
        self.develop_draw = self.develop_discount = self.develop_draw_after = self.settle_draw_after = 0
        self.settle_discount: tuple[int, ...] = (0,) * 5
        """By colour of the world."""
        self.militia = 0
        """General Military."""
        self.strength: tuple[int, ...] = (0,) * 10
        """Military against a world, by colour and Rebel mark (RG-8.17)."""
        self.tactician = NONE
        """The card that can be discarded for temporary Military, and how much it gives."""
        self.tactics = 0
        self.ship = NONE
        """The card that can be discarded to place a world for nothing, and the colours it serves, as bits."""
        self.shippable = 0
        self.diplomat = NONE
        """The card that lets its owner pay for a military world, the colours it serves, and its discount."""
        self.payable = 0
        self.diplomat_discount = 0
        self.trade: tuple[int, ...] = (0,) * 5
        """By kind of the good sold."""
        self.consume: tuple[Power, ...] = ()
        self.fillers: tuple[Power, ...] = ()
        self.draws: tuple[Power, ...] = ()
        self.most: tuple[Power, ...] = ()
        self.producers: tuple[int, ...] = ()
        self.windfalls: tuple[int, ...] = ()
        self.designs = 0
        """Which designs lie in the tableau, as bits."""
        self.size = 0
        self.last = NONE

    def plus(self, number: int) -> Powers:
        """The powers of this tableau with one card more."""
        card = CARDS[number]
        new = Powers()
        new.explore_draw = self.explore_draw + card.explore_draw
        new.explore_keep = self.explore_keep + card.explore_keep
        new.develop_draw = self.develop_draw + card.develop_draw
        new.develop_discount = self.develop_discount + card.develop_discount
        new.develop_draw_after = self.develop_draw_after + card.develop_draw_after
        new.settle_draw_after = self.settle_draw_after + card.settle_draw_after
        new.settle_discount = _sum(self.settle_discount, card.settle_discount)
        new.militia = self.militia + card.militia
        new.strength = _sum(self.strength, card.strength)
        new.trade = _sum(self.trade, card.trade)
        new.tactician, new.tactics = (number, card.tactics) if card.tactics else (self.tactician, self.tactics)
        new.ship, new.shippable = (number, card.free) if card.free else (self.ship, self.shippable)
        new.diplomat, new.payable, new.diplomat_discount = self.diplomat, self.payable, self.diplomat_discount
        if card.pay_for_military:
            new.diplomat, new.payable, new.diplomat_discount = number, card.pay_for_military, pay_discount(card)
        new.producers = (*self.producers, number) if card.produces else self.producers
        new.windfalls = (*self.windfalls, number) if card.windfall else self.windfalls
        new.consume, new.fillers, new.draws, new.most = self.consume, self.fillers, self.draws, self.most
        for power in card.powers:
            if power.phase == "consume":
                new.consume = (*new.consume, power)
            elif power.kind == PRODUCE_WINDFALL:
                new.fillers = (*new.fillers, power)
            elif power.kind == DRAW_IF_MOST:
                new.most = (*new.most, power)
            else:
                assert power.kind in _DRAWS
                new.draws = (*new.draws, power)
        new.designs = self.designs | 1 << card.design
        new.size = self.size + 1
        new.last = number
        return new


def _sum(ours: tuple[int, ...], more: Sequence[int]) -> tuple[int, ...]:
    if not more:
        return ours
    return tuple([a + b for a, b in zip(ours, more, strict=True)])


def gather(tableau: Sequence[int]) -> Powers:
    """The powers of a whole tableau."""
    powers = Powers()
    for card in tableau:
        powers = powers.plus(card)
    return powers
