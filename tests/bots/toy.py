"""A toy that asks every kind of question; each answer is worth points at once, so the best one is plain to see.

Each round: all play a card from a hidden hand, sealed; then in turn every seat burns an even sum of cards, names an
amount, shares two tokens and ranks three.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.bots import Bot
from orrery.core import (
    OMNISCIENT,
    Allocate,
    Amount,
    Answer,
    BadPosition,
    Chance,
    Decision,
    Flow,
    Game,
    Order,
    Pick,
    PickSome,
    Reason,
    Result,
    State,
    View,
    Zones,
)

CARDS = 24


class ToyState(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.round = 0
        self.part = 0
        """0: all play a card; then the seat after that many others has its turn."""
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.points = [0] * seats

    def clone(self) -> ToyState:
        other = ToyState(self.seats, self.chance.clone())
        other.round, other.part = self.round, self.part
        other.hand = [cards[:] for cards in self.hand]
        other.points = self.points[:]
        return other

    def key(self) -> tuple[Any, ...]:
        return (self.round, self.part, tuple(map(tuple, self.hand)), tuple(self.points), self.chance.mark())


class Toy(Game[ToyState]):
    slug = "toy"
    least_seats = 1
    most_seats = 4
    choices = {"rounds": ("2", "1", "crash")}  # noqa: RUF012

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> ToyState:
        s = ToyState(seats, chance)
        pool = list(range(CARDS))
        for hand in s.hand:
            for _ in range(6):
                hand.append(chance.draw("deal", pool))
        s.round = 2 if options["rounds"] == "2" else 1
        if options["rounds"] == "crash":
            s.round = -1
        return s

    def step(self, s: ToyState) -> Flow:
        if s.round < 0 and chance_is_low(s):
            raise RuntimeError("the table fell over")
        seats = range(s.seats)
        if s.part == 0:
            played = yield tuple([Pick(seat, "play", s.hand[seat]) for seat in seats])
            for seat in seats:
                s.hand[seat].remove(played[seat])
                s.points[seat] += played[seat]
            s.part = 1
            return
        seat = s.part - 1
        burnt = yield PickSome(seat, "burn", s.hand[seat], 0, 2, tested=True)
        for card in burnt:
            s.hand[seat].remove(card)
        s.points[seat] += len(burnt)
        amount = yield Amount(seat, "amount", 2, 5)
        s.points[seat] += amount
        shares = yield Allocate(seat, "share", (10, 30), (2, 2), 1, 2)
        s.points[seat] += 10 * shares[0] + 30 * shares[1]
        ranked = yield Order(seat, "rank", (1, 2, 3))
        s.points[seat] += 100 * ranked[0] + 10 * ranked[1] + ranked[2]
        s.part = (s.part + 1) % (s.seats + 1)
        if s.part == 0:
            s.round = max(s.round, 1) - 1

    def over(self, s: ToyState) -> bool:
        return s.round == 0

    def result(self, s: ToyState) -> Result:
        top = max(s.points)
        return Result(s.points, [seat for seat in range(s.seats) if s.points[seat] == top])

    def check(self, s: ToyState, decision: Decision, answer: Answer) -> Reason | None:
        assert isinstance(answer, tuple)
        assert all(card in s.hand[decision.seat] for card in answer), "judged by a hand that the seat does not hold"
        return Reason("TOY-1", "odd") if sum(answer) % 2 else None

    def option_text(self, decision: Decision, option: int) -> str:
        return str(option)

    def view(self, s: ToyState, viewer: int) -> Zones:
        hands = [cards[:] if viewer in (seat, OMNISCIENT) else len(cards) for seat, cards in enumerate(s.hand)]
        return {"round": s.round, "part": s.part, "points": s.points[:], "hand": hands}

    def determinise(self, zones: Zones, viewer: int, chance: Chance) -> ToyState:
        s = ToyState(len(zones["hand"]), Chance(chance.below(1 << 32).to_bytes(4, "little")))
        s.round, s.part = zones["round"], zones["part"]
        s.points = zones["points"][:]
        pool = [card for card in range(CARDS) if card not in zones["hand"][viewer]]
        s.hand = [
            cards[:] if isinstance(cards, list) else [chance.draw("deal", pool) for _ in range(cards)]
            for cards in zones["hand"]
        ]
        return s

    def write(self, s: ToyState) -> dict[str, Any]:
        return {"round": s.round, "part": s.part, "hand": s.hand, "points": s.points}

    def read(self, document: Mapping[str, Any], chance: Chance) -> ToyState:
        s = ToyState(len(document["hand"]), chance)
        s.round, s.hand, s.points = document["round"], document["hand"], document["points"]
        s.part = document["part"]
        return s

    def audit(self, s: ToyState) -> None:
        if len({card for hand in s.hand for card in hand}) != sum(len(hand) for hand in s.hand):
            raise BadPosition("error-position", "This is no position of the toy: expected every card once.")


def chance_is_low(s: ToyState) -> bool:
    return s.hand[0][0] < 4


TOY = Toy()


class Last(Bot):
    """Always the last answer: a bot of one's own, found by ``module:Class``."""

    name = "last"

    def choose(self, view: View[Any], chance: Chance) -> int:
        assert view.decision is not None
        if view.decision.tested:
            return 0
        return list(view.decision.codes())[-1]
