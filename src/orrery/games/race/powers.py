"""What a tableau can do: all its powers, summed once when it changes instead of at every question (RG-7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core import NONE
from orrery.games.race.cards import (
    CARDS,
    DISCARD_HAND,
    DRAW,
    DRAW_IF_MOST,
    DRAW_PER_GOOD,
    DRAW_PER_KIND,
    DRAW_PER_WORLD,
    LUCKY_DRAW,
    PRODUCE_WINDFALL,
    TARGETS,
    Card,
    Power,
    pay_discount,
)

_WITHOUT_GOODS: Final = (DRAW, LUCKY_DRAW, DISCARD_HAND)
_DRAWS: Final = (DRAW, DRAW_PER_GOOD, DRAW_PER_KIND, DRAW_PER_WORLD)


class Powers:
    """The powers of one tableau. Never changed once built, so that copies of a position share it."""

    __slots__ = (
        "consume", "consume_without_goods", "designs", "develop_discount", "develop_draw", "develop_draw_after",
        "diplomat", "diplomat_discount", "draws", "explore_draw", "explore_keep", "fillers", "militia", "most",
        "payable", "producers", "settle_discount", "settle_draw_after", "ship", "shippable", "size", "strength",
        "tactician", "tactics", "trade", "windfalls",
    )

    def __init__(self, base: Powers | None = None) -> None:
        if base is not None:
            self._copy(base)
            return
        self.explore_draw = self.explore_keep = 0
        self.develop_draw = self.develop_discount = self.develop_draw_after = self.settle_draw_after = 0
        self.settle_discount: tuple[int, ...] = (0,) * 5
        """By colour of the world."""
        self.militia = 0
        """General Military."""
        self.strength: tuple[int, ...] = (0,) * TARGETS
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
        self.consume_without_goods: tuple[Power, ...] = ()
        """Those of them that can be used without any good."""
        self.fillers: tuple[Power, ...] = ()
        self.draws: tuple[Power, ...] = ()
        self.most: tuple[Power, ...] = ()
        self.producers: tuple[int, ...] = ()
        self.windfalls: tuple[int, ...] = ()
        self.designs = 0
        """Which designs lie in the tableau, as bits."""
        self.size = 0

    def _copy(self, base: Powers) -> None:
        self.explore_draw = base.explore_draw
        self.explore_keep = base.explore_keep
        self.develop_draw = base.develop_draw
        self.develop_discount = base.develop_discount
        self.develop_draw_after = base.develop_draw_after
        self.settle_draw_after = base.settle_draw_after
        self.settle_discount = base.settle_discount
        self.militia = base.militia
        self.strength = base.strength
        self.tactician = base.tactician
        self.tactics = base.tactics
        self.ship = base.ship
        self.shippable = base.shippable
        self.diplomat = base.diplomat
        self.payable = base.payable
        self.diplomat_discount = base.diplomat_discount
        self.trade = base.trade
        self.consume = base.consume
        self.consume_without_goods = base.consume_without_goods
        self.fillers = base.fillers
        self.draws = base.draws
        self.most = base.most
        self.producers = base.producers
        self.windfalls = base.windfalls
        self.designs = base.designs
        self.size = base.size

    def sums(self) -> dict[str, object]:
        """Every sum by its name, to be compared with those of another."""
        named = {name: getattr(self, name) for name in dir(self) if not name.startswith("_")}
        return {name: value for name, value in named.items() if not callable(value)}

    def plus(self, number: int) -> Powers:
        """The powers of this tableau with one card more, once its phase is over (RG-7.7)."""
        new = Powers(self)
        new._add(CARDS[number])
        return new

    def _add(self, card: Card) -> None:
        self.explore_draw += card.explore_draw  # RG-15.1
        self.explore_keep += card.explore_keep  # RG-15.2
        self.develop_draw += card.develop_draw  # RG-16.1
        self.develop_discount += card.develop_discount  # RG-7.2, RG-16.2
        self.develop_draw_after += card.develop_draw_after  # RG-16.3
        self.settle_draw_after += card.settle_draw_after  # RG-17.13
        if card.settle_discount:
            self.settle_discount = _sum(self.settle_discount, card.settle_discount)
        if card.strength:
            self.militia += card.militia
            self.strength = _sum(self.strength, card.strength)
        if card.trade:
            self.trade = _sum(self.trade, card.trade)
        if card.tactics:  # RG-17.12
            self.tactician, self.tactics = card.id, card.tactics  # RG-17.12
        if card.free:  # RG-7.13, RG-17.3
            self.ship, self.shippable = card.id, card.free  # RG-17.3
        if card.pay_for_military:  # RG-8.20, RG-17.8
            self.diplomat, self.payable, self.diplomat_discount = card.id, card.pay_for_military, pay_discount(card)
        if card.produces:  # RG-10.1
            self.producers += (card.id,)  # RG-10.1
        if card.windfall:  # RG-10.4, RG-10.5, RG-10.7
            self.windfalls += (card.id,)  # RG-10.4, RG-10.5
        for power in card.powers:
            self._add_power(power)
        self.designs |= 1 << card.design  # RG-6.7
        self.size += 1

    def _add_power(self, power: Power) -> None:
        """A power that is used one at a time: in Consume (RG-9, RG-19) or in Produce (RG-20)."""
        if power.phase == "consume":
            self.consume += (power,)
            if power.kind in _WITHOUT_GOODS:
                self.consume_without_goods += (power,)
        elif power.kind == PRODUCE_WINDFALL:
            self.fillers += (power,)
        elif power.kind == DRAW_IF_MOST:
            self.most += (power,)
        else:
            assert power.kind in _DRAWS
            self.draws += (power,)


def _sum(ours: Sequence[int], more: Sequence[int]) -> tuple[int, ...]:
    return tuple([a + b for a, b in zip(ours, more)])


def gather(tableau: Sequence[int]) -> Powers:
    """The powers of a whole tableau (RG-7.2, RG-7.14)."""
    powers = Powers()
    for card in tableau:
        powers._add(CARDS[card])
    return powers
