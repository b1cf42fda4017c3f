"""What the player sees: its view, with cards as numbers and each player's tableau judged."""

from __future__ import annotations

from typing import Any, Final

from orrery.core import Zones
from orrery.games.race.bot.feast import Counts, count
from orrery.games.race.bot.outlook import FEEDS, Judge, Outlook, Tableau
from orrery.games.race.cards import BY_TEXT, CARDS
from orrery.games.race.setup import TABLEAU_END, TRADE_PRICE
from orrery.games.race.state import ACTIONS

_ACTION: Final = {name: number for number, name in enumerate(ACTIONS)}


class Side:
    """One player, as everybody sees him."""

    __slots__ = ("actions", "goods", "hand", "outlook", "score", "tableau")

    def __init__(self, judge: Judge, zone: dict[str, Any]) -> None:
        self.tableau: Tableau = tuple([BY_TEXT[name] for name in zone["tableau"]])
        self.goods: tuple[int, ...] = tuple([BY_TEXT[name] for name in zone["goods"]])
        self.hand: int = zone["hand"]
        self.score: int = zone["score"]
        self.actions: tuple[int, ...] = tuple([_ACTION[name] for name in zone["actions"]])
        self.outlook: Outlook = judge.outlook(self.tableau)

    def counts(self) -> Counts:
        """Goods by kind."""
        return tuple(count(self.goods))

    def on_windfalls(self) -> Counts:
        """Goods on windfall worlds by kind."""
        return tuple(count([world for world in self.goods if CARDS[world].windfall]))


class Sight:
    """The table from one seat, and how long the game will last."""

    __slots__ = (
        "bank", "duel", "hand", "judge", "late", "left", "me", "others", "round", "sixes", "surpluses",
        "values", "worth_of",
    )

    def __init__(self, judge: Judge, zones: Zones, seat: int) -> None:
        self.judge = judge
        sides = [Side(judge, zone) for zone in zones["seats"]]
        self.me = sides[seat]
        self.others = sides[:seat] + sides[seat + 1 :]
        self.bank: int = zones["bank"]
        self.round: int = zones["round"]
        self.duel: bool = zones["duel"]
        self.hand: tuple[int, ...] = tuple([BY_TEXT[name] for name in zones["hand"]])
        self.left = self._rounds_left()
        self.late = late(judge, self.left)
        self.worth_of = judge.hands
        self.sixes = [card for card in self.hand if card in FEEDS]
        self.values: dict[int, float] = {}
        self.surpluses: dict[int, float] = {}

    def _rounds_left(self) -> float:
        """How many rounds will follow this one."""
        w = self.judge.weights
        sides = [self.me, *self.others]
        slots = TABLEAU_END - max([len(side.tableau) for side in sides])
        if slots <= 0 or self.bank == 0:
            return 0.0
        chips = sum([max(w.chip_pace, w.engine_pace * side.outlook.yielded) for side in sides])
        pace = w.pace * (w.duel_pace if self.duel else 1.0)
        return max(w.least_left, min(slots / pace - 1, self.bank / chips - 1, float(w.longest - self.round)))

    def calls(self, action: int) -> bool:
        """Whether anybody has revealed this action."""
        return action in self.me.actions or any(action in other.actions for other in self.others)

    def value(self, card: int) -> float:
        """What a card of the hand would be worth in the tableau."""
        known = self.values.get(card)
        if known is None:
            known = self.value_for(self.me.outlook, card)
            self.values[card] = known
        return known

    def value_for(self, outlook: Outlook, card: int) -> float:
        """What a card would be worth in some tableau of ours, apart from the good that comes with it."""
        points, rate = self.judge.step(outlook, card)
        value = points + rate * self.left
        for six in self.sixes:
            if six != card:
                value += self.judge.weights.hand_six * FEEDS[six][card]
        return value

    def goods(self, outlook: Outlook, counts: Counts) -> float:
        """What goods are worth as long as they lie on their worlds."""
        return self.judge.goods_worth(outlook, counts) * self.judge.weights.good_kept * self.late

    def surplus(self, card: int) -> float:
        """What holding a card is worth beyond the money that any card is."""
        known = self.surpluses.get(card)
        if known is None:
            known = self._surplus(card)
            self.surpluses[card] = known
        return known

    def _surplus(self, number: int) -> float:
        w = self.judge.weights
        card = CARDS[number]
        powers = self.me.outlook.powers
        if self.left <= 0.0 or (card.development and powers.designs >> card.design & 1):
            return 0.0
        reach = 1.0
        if card.development:
            price = card.number - powers.develop_discount
        elif card.military:
            missing = card.number - powers.strength[card.opposed]
            price = 0
            if missing > 0:
                reach = w.short_of_military ** missing
                if powers.payable >> card.colour & 1:
                    reach = 1.0
                    price = card.number - powers.diplomat_discount - powers.settle_discount[card.colour]
        else:
            price = card.number - powers.settle_discount[card.colour]
        if price < 0:
            price = 0
        missing = price - len(self.hand) + 1
        if missing > 0:
            reach *= w.short_of_cards ** missing
        gain = self.value(number) - w.card * self.late * (1 + price)
        if card.windfall:
            gain += w.card * w.good_kept * self.late * (TRADE_PRICE[card.colour] + powers.trade[card.colour])
        return gain * reach if gain > 0.0 else 0.0

    def held(self, surpluses: list[float]) -> float:
        """What these cards are worth to hold, beyond money; sorted from low to high."""
        w = self.judge.weights
        total = 0.0
        share = w.keep
        for surplus in reversed(surpluses):
            if surplus == 0.0:
                break
            total += share * surplus
            share *= w.next_kept
        return total

    def money(self, cards: int) -> float:
        """What a hand of so many cards is worth."""
        return self.worth_of[cards] * self.late

    def by_surplus(self, cards: tuple[int, ...]) -> list[int]:
        """Cards from the one that is missed least to the one that is missed most."""
        return sorted(cards, key=self._order)

    def _order(self, card: int) -> tuple[float, float]:
        return self.surplus(card), self.value(card)


def late(judge: Judge, left: float) -> float:
    """The share of a hand's worth that remains when so many rounds follow."""
    if left >= 3:
        return 1.0
    shares = judge.late
    low = int(left)
    return shares[low] + (left - low) * (shares[low + 1] - shares[low])
