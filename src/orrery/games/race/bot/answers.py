"""Answers to the smaller questions of a round: what to place and how, what to sell, consume, fill and give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core import NONE, Decision
from orrery.games.race.bot.feast import Counts, Feast, count, takings, usable
from orrery.games.race.bot.placing import Stand, best_world, development, settled, stand_now, world
from orrery.games.race.bot.sight import Sight
from orrery.games.race.cards import CARDS, CONSUME_ALL, CONSUME_GOODS, DISCARD_HAND, POWERS, SELL_GOOD
from orrery.games.race.notation import POWER_BY_TEXT
from orrery.games.race.phases.produce import BONUS, unpack_filling
from orrery.games.race.phases.settle import CONQUER, PAY, WITH_TACTICS
from orrery.games.race.setup import TABLEAU_END, TRADE_PRICE
from orrery.games.race.state import DEVELOP, DEVELOP_2, DOUBLE, SETTLE, SETTLE_2

_OF_GOODS: Final = (CONSUME_GOODS, CONSUME_ALL, SELL_GOOD)
_SOLD: Final = 3
"""Cards that a Consume phase brings as a rule: over so many their worth is averaged."""


def develop(sight: Sight, decision: Decision, again: bool) -> int:
    """The development that gains most, together with the world that may follow it in the same round."""
    found = developments(sight, decision, again)
    return max(found, key=lambda card: found[card], default=NONE)


def developments(sight: Sight, decision: Decision, again: bool) -> dict[int, float]:
    """What each development, or none, gains together with the world that may follow it."""
    now = stand_now(sight)
    bonus = int((DEVELOP_2 if again else DEVELOP) in sight.me.actions)
    follows = sight.calls(SETTLE)
    settle_bonus = int(SETTLE in sight.me.actions)
    found: dict[int, float] = {}
    for card in (NONE, *decision.options[:-1]):
        placed: Stand | None = now
        if card != NONE:
            placed = development(sight, now, card, bonus)
        if placed is not None:
            found[card] = ending(sight, best_world(sight, placed, settle_bonus) if follows else placed)
    return found


def settle(sight: Sight, decision: Decision, again: bool) -> int:
    """The world that gains most."""
    found = worlds(sight, decision, again)
    return max(found, key=lambda card: found[card])


def worlds(sight: Sight, decision: Decision, again: bool) -> dict[int, float]:
    """What each world, or none, gains."""
    now = stand_now(sight)
    bonus = int((SETTLE_2 if again else SETTLE) in sight.me.actions)
    found = {NONE: ending(sight, now)}
    for card in decision.options[:-1]:
        placed = world(sight, now, card, bonus)
        if placed is not None:
            found[card] = ending(sight, placed)
    return found


def ending(sight: Sight, stand: Stand) -> float:
    """The gain of a placement, which is another one if it ends the game."""
    if len(stand.outlook.tableau) < TABLEAU_END or len(sight.me.tableau) >= TABLEAU_END:
        return stand.gain
    w = sight.judge.weights
    ahead = sight.me.score + stand.points - max([other.score for other in sight.others])
    return stand.gain + (w.finish if ahead > w.finish_lead else -w.finish)


def how(sight: Sight, decision: Decision) -> int:
    """The way to place a world that leaves most."""
    card, price = decision.about
    now = stand_now(sight)
    best, highest = decision.options[0], -1e9
    for way in decision.options:
        if way & WITH_TACTICS and (way & PAY or CONQUER in decision.options):
            continue  # given up in vain
        placed = settled(sight, now, sight.me.outlook, card, way, price if way == PAY else 0, 0, laid=True)
        if placed.gain > highest:
            best, highest = way, placed.gain
    return best


class Table:
    """Our goods and the Consume powers that are still unused."""

    def __init__(self, sight: Sight, used: Sequence[str]) -> None:
        gone = {POWER_BY_TEXT[f"consume:{text}"] for text in used}
        powers = sight.me.outlook.powers
        self.refs: Counts = tuple(
            [power.ref for power in powers.consume if power.kind in _OF_GOODS and power.ref not in gone]
        )
        self.counts: Counts = tuple(count(sight.me.goods))
        size = len(sight.hand)
        card = (sight.money(size + _SOLD) - sight.money(size)) / _SOLD
        self.card = card
        spare = sight.judge.weights.spare_good
        self.feast = Feast(sight.me.outlook.menu.prices, DOUBLE in sight.me.actions, card, spare)


def sell(sight: Sight, decision: Decision, used: Sequence[str]) -> int:
    """The good whose sale, with what can be made of the others, gives most."""
    by_power = decision.about[0] if decision.about else NONE
    table = Table(sight, used)
    refs = tuple([ref for ref in table.refs if ref != by_power])
    with_powers = by_power == NONE or POWERS[by_power].trade
    best, highest = decision.options[0], -1e9
    for good in decision.options:
        kind = CARDS[good].colour
        price = TRADE_PRICE[kind]
        if with_powers:
            price = table.feast.prices[kind] + CARDS[good].trade_here
        rest = list(table.counts)
        rest[kind] -= 1
        value = price * table.card + table.feast.best(refs, tuple(rest))
        if value > highest or (value == highest and clinging(good) < clinging(best)):
            best, highest = good, value
    return best


def consume(sight: Sight, decision: Decision, used: Sequence[str]) -> int:
    """The power to use next: those that need no goods first, then the first of the best order."""
    table = Table(sight, used)
    best, highest = NONE, -1e9
    for ref in decision.options:
        if ref == NONE:
            continue
        power = POWERS[ref]
        if power.kind == DISCARD_HAND:
            continue  # last of all: draws may come first
        if power.kind not in _OF_GOODS:
            return ref
        if usable(power, table.counts):
            for taken in takings(power, table.counts):
                value = table.feast.after(table.refs, table.counts, ref, taken)
                if value > highest:
                    best, highest = ref, value
    if best == NONE:
        hand = [ref for ref in decision.options if ref != NONE]
        if NONE not in decision.options or cashed(sight, POWERS[hand[0]].max_cards):
            return hand[0]
    return best


def goods(sight: Sight, decision: Decision, used: Sequence[str]) -> tuple[int, ...]:
    """The goods to give to a power: kinds by the best order, and of a kind those first that come back."""
    table = Table(sight, used)
    ref = decision.about[0]
    best: Counts = ()
    highest = -1e9
    for taken in takings(POWERS[ref], table.counts):
        value = table.feast.after(table.refs, table.counts, ref, taken)
        if value > highest:
            best, highest = taken, value
    chosen: list[int] = []
    for kind in range(1, 5):
        worlds = [good for good in decision.options if CARDS[good].colour == kind]
        worlds.sort(key=clinging)
        chosen.extend(worlds[: best[kind]])
    return tuple(chosen)


def clinging(good: int) -> tuple[int, int, int]:
    """Windfalls are kept longest, and what sells well on its own world; what draws when it comes back goes first."""
    card = CARDS[good]
    return int(card.windfall), card.trade_here, -card.production_draw


def cash(sight: Sight, decision: Decision) -> tuple[int, ...]:
    """Cards to turn into points."""
    return tuple(cashed(sight, decision.most))


def cashed(sight: Sight, most: int) -> list[int]:
    """The cards of the hand that are worth less than the point they would bring."""
    hand = sight.by_surplus(sight.hand)
    w = sight.judge.weights
    given: list[int] = []
    for card in hand[:most]:
        size = len(hand) - len(given)
        if sight.money(size) - sight.money(size - 1) + w.keep * sight.surplus(card) < 1.0:
            given.append(card)
    return given


def windfall(sight: Sight, decision: Decision) -> int:
    """The good that adds most, made by the power that could do least else."""
    judge = sight.judge
    outlook = sight.me.outlook
    counts = list(sight.me.counts())
    best, highest = decision.options[0], (-99, 0.0, 0)
    for pair in decision.options:
        ref, number = unpack_filling(pair)
        card = CARDS[number]
        counts[card.colour] += 1
        value = judge.goods_worth(outlook, tuple(counts)) + judge.weights.card * card.production_draw
        counts[card.colour] -= 1
        kinds = len(TRADE_PRICE) if ref == BONUS else POWERS[ref].kinds.bit_count()
        merit = (-kinds, value, TRADE_PRICE[card.colour])
        if merit > highest:
            best, highest = pair, merit
    return best


def lucky(sight: Sight, decision: Decision) -> int:
    """The number most common among the cards that have not been seen."""
    seen = {*sight.hand, *sight.me.tableau}
    for other in sight.others:
        seen.update(other.tableau)
    numbers = [card.number for card in CARDS if card.id not in seen]
    return max(range(decision.least, decision.most + 1), key=numbers.count)
