"""What the other players gain by each phase, and which they will call, from what lies open before them."""

from __future__ import annotations

from math import exp
from typing import Final

from orrery.games.race.bot.outlook import Judge
from orrery.games.race.bot.sight import Side, Sight
from orrery.games.race.cards import CARDS
from orrery.games.race.phases.explore import DRAWN, KEPT

# Phases as bits.
EXPLORING: Final = 1
DEVELOPING: Final = 2
SETTLING: Final = 4
CONSUMING: Final = 8
PRODUCING: Final = 16
PHASES: Final = (EXPLORING, DEVELOPING, SETTLING, CONSUMING, PRODUCING)
PHASE_OF: Final = (EXPLORING, EXPLORING, DEVELOPING, SETTLING, CONSUMING, CONSUMING, PRODUCING, DEVELOPING, SETTLING)
"""By action."""

_UNLIKELY: Final = 0.06
"""Sets of phases with smaller odds are not imagined."""


class Guess:
    """One other player: what each phase gives him without a bonus, and how likely he is to call it."""

    __slots__ = ("calls", "gains", "places", "points")

    def __init__(self, sight: Sight, side: Side) -> None:
        judge = sight.judge
        w = judge.weights
        late = sight.late
        outlook = side.outlook
        powers = outlook.powers
        menu = outlook.menu
        counts = list(side.counts())
        worth = judge.goods_worth(outlook, tuple(counts)) * w.good_kept * late
        money = judge.hands
        hand = side.hand

        def drawn(cards: int) -> float:
            return (money[hand + cards] - money[hand]) * late

        seen, kept = DRAWN + powers.explore_draw, KEPT + powers.explore_keep
        explore = drawn(kept) + chosen(judge, seen, kept) * late
        explore_more = max(drawn(kept) + chosen(judge, seen + 5, kept) * late,
                           drawn(kept + 1) + chosen(judge, seen + 1, kept + 1) * late)
        means = hand - 1 + powers.develop_discount + powers.develop_draw
        develop = w.place * min(max(means, 0), w.place_most) + powers.develop_draw * w.card * late
        develop_more = w.place * min(max(means + 1, 0), w.place_most) + powers.develop_draw * w.card * late
        means = hand - 1 + max(powers.settle_discount)
        settle = w.place * min(max(means, powers.militia if hand else 0, 0), w.place_most)
        settle_more = settle + (w.card * late if settle else 0.0)
        rest = counts[:]
        points, cards = menu.eat(rest)
        after = judge.goods_worth(outlook, tuple(rest)) * w.good_kept * late
        consume = points + drawn(cards) - worth + after
        consume_more = consume + points
        for kind in range(1, 5):
            if counts[kind]:
                rest = counts[:]
                rest[kind] -= 1
                some, cards = menu.eat(rest)
                after = judge.goods_worth(outlook, tuple(rest)) * w.good_kept * late
                consume_more = max(consume_more, some + drawn(cards + menu.prices[kind]) - worth + after)
        produce, produce_more = self._produce(sight, side, worth)
        self.gains = {EXPLORING: explore, DEVELOPING: develop, SETTLING: settle, CONSUMING: consume, PRODUCING: produce}
        self.points = {
            EXPLORING: 0.0, DEVELOPING: develop * w.placed_points, SETTLING: settle * w.placed_points,
            CONSUMING: points, PRODUCING: 0.0,
        }
        best = (explore_more, develop_more, settle_more, consume_more, produce_more)
        highest = max(best)
        odds = [exp((value - highest) / w.guess) for value in best]
        total = sum(odds)
        calls = [(1 - w.doubt) * one / total + w.doubt / len(PHASES) for one in odds]
        if sight.duel:
            calls = [1 - (1 - one) ** 2 for one in calls]
        self.calls = calls
        self.places = hand >= 2

    def _produce(self, sight: Sight, side: Side, worth: float) -> tuple[float, float]:
        judge = sight.judge
        w = judge.weights
        powers = side.outlook.powers
        counts = list(side.counts())
        drawn = 0
        for world in powers.producers:
            if world not in side.goods:
                counts[CARDS[world].colour] += 1
                drawn += CARDS[world].production_draw
        empty = [world for world in powers.windfalls if world not in side.goods]
        for power in powers.fillers:
            for world in empty:
                if power.kinds >> CARDS[world].colour & 1:
                    counts[CARDS[world].colour] += 1
                    empty.remove(world)
                    break
        for power in powers.draws:
            drawn += power.amount
        gain = judge.goods_worth(side.outlook, tuple(counts)) * w.good_kept * sight.late - worth
        gain += drawn * w.card * sight.late
        more = gain
        if empty:
            counts[max([CARDS[world].colour for world in empty])] += 1
            more = judge.goods_worth(side.outlook, tuple(counts)) * w.good_kept * sight.late - worth
            more += drawn * w.card * sight.late
        return gain, more


def chosen(judge: Judge, seen: int, kept: int) -> float:
    """What choosing the best of the cards seen adds to the worth of any cards."""
    share = float((seen / kept) ** 0.5)
    return judge.weights.choice * kept * (share - judge.weights.any_card)


def scenarios(guesses: list[Guess], most: int, shyness: float) -> list[tuple[float, int]]:
    """The likeliest sets of phases that the others call, with their odds.

    Each of several others leaves to the rest what all of them want: with ``shyness`` 1, all of them together call a
    phase no more often than one of them would.
    """
    if len(guesses) == 1 and abs(sum(guesses[0].calls) - 1) < 1e-9:
        found = [(odds, phase) for odds, phase in zip(guesses[0].calls, PHASES)]
    else:
        found = [(1.0, 0)]
        share = len(guesses) ** -shyness
        for number, phase in enumerate(PHASES):
            silent = 1.0
            for guess in guesses:
                silent *= 1 - guess.calls[number]
            silent **= share
            found = [(odds * silent, union) for odds, union in found] + [
                (odds * (1 - silent), union | phase) for odds, union in found
            ]
    found.sort(reverse=True)
    found = found[:most]
    total = sum([odds for odds, _ in found])
    return [(odds / total, union) for odds, union in found if odds > _UNLIKELY * total]
