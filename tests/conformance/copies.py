"""Comet with copies: five values, four cards of each. Whoever looks for the name of a card sees it everywhere.

Each leak is one line of a game that is sound otherwise. The gauntlet must fail it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from orrery.core import (
    NONE,
    OMNISCIENT,
    BadPosition,
    Chance,
    Decision,
    Flow,
    Game,
    Pick,
    PickSome,
    Result,
    State,
    emit,
    reveal,
)

COPIES, VALUES, LAST = 4, 5, 4
HAND = 3
GAUNTLET = {"shown": ["caught"]}


class Sky(State):
    """The hands as cards (0 to 19), the points, and which comet comes."""

    def __init__(self, chance: Chance, comet: int, points: list[int], hands: list[list[int]]) -> None:
        super().__init__(len(hands), chance)
        self.comet, self.points, self.hands = comet, points, hands
        self.held: list[int] = []
        """How many cards of each value all hold together; empty until they are counted. See ``Counted``."""

    def clone(self) -> Sky:
        return Sky(self.chance.clone(), self.comet, self.points[:], [hand[:] for hand in self.hands])

    def count(self) -> list[int]:
        held = [value(card) for hand in self.hands for card in hand]
        return [held.count(one + 1) for one in range(VALUES)]

    def key(self) -> tuple[Any, ...]:
        return (self.comet, *self.points, *map(tuple, self.hands), self.chance.mark())

    def deck(self) -> list[int]:
        return [card for card in range(COPIES * VALUES) if not any(card in hand for hand in self.hands)]


def value(card: int) -> int:
    """What is printed on a card."""
    return card // COPIES + 1


class Copies(Game[Sky]):
    """All play a card; the highest catches the comet. Then all, one by one, may throw a card away unseen."""

    slug, least_seats, most_seats = "copies", 2, 3
    event_fields: ClassVar[Mapping[str, Sequence[str]]] = {
        "caught": ("seat", "values"), "threw": ("seat", "values"), "drew": ("seat", "values"),
    }

    def __init__(self, leak: str = "") -> None:
        self.leak = leak
        """What is wrong: ``draw``, ``throw``, ``view``, ``asked``, ``about``, ``reckon``, ``back``, or nothing."""

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> Sky:
        return self.read({"comet": 1, "points": [0] * seats, "hands": [[-1] * HAND] * seats}, chance)

    def step(self, s: Sky) -> Flow:
        yield from self.play(s)
        for seat in range(s.seats):
            yield from self.throw(s, seat)
        self.draw_up(s, [HAND] * s.seats)
        s.comet += 1

    def play(self, s: Sky) -> Flow:
        played = yield tuple([Pick(seat, "play", s.hands[seat]) for seat in range(s.seats)])
        s.hands = [[card for card in hand if card not in played] for hand in s.hands]
        values = [value(card) for card in played]
        highest = values.index(max(values))
        s.points[highest] += s.comet
        emit(s, "caught", (highest, values))

    def throw(self, s: Sky, seat: int) -> Flow:
        if self.leak == "asked" and max(map(value, s.hands[seat])) < 4:
            return
        known = (max(s.hands[1 - min(seat, 1)]),) if self.leak == "about" else ()
        thrown = yield PickSome(seat, "throw", s.hands[seat], 0, 1, about=known)
        self.thrown(s, seat, thrown)

    def thrown(self, s: Sky, seat: int, cards: Sequence[int]) -> None:
        s.hands[seat] = [card for card in s.hands[seat] if card not in cards]
        told = (seat, [value(card) for card in cards])
        if self.leak == "back" and VALUES in map(value, cards):
            reveal(s)
        if self.leak == "throw":
            emit(s, "threw", told)
        else:
            emit(s, "threw", told, see=1 << seat, stub=(seat, [0] * len(cards)))

    def draw_up(self, s: Sky, sizes: list[int]) -> None:
        for seat, size in enumerate(sizes):
            drawn = s.chance.draw_some("card", s.deck(), size - len(s.hands[seat]), seat)
            s.hands[seat] = sorted(s.hands[seat] + drawn)
            told = (seat, [value(card) for card in drawn])
            if self.leak == "draw":
                emit(s, "drew", told)
            else:
                emit(s, "drew", told, see=1 << seat, stub=(seat, [0] * len(drawn)))

    def option_text(self, decision: Decision, option: int) -> str:
        return f"{value(option)}~{option % COPIES + 1}"

    def about(self, decision: Decision) -> dict[str, Any]:
        return {"known": list(decision.about)}

    def reckon(self, zones: dict[str, Any], decision: Decision) -> dict[str, Any]:
        return {"peek": self.peek} if self.leak == "reckon" else {}

    peek = 0
    """What ``reckon`` must not know: a figure that ``view`` remembers of the whole position."""

    def over(self, s: Sky) -> bool:
        return s.comet > LAST

    def result(self, s: Sky) -> Result:
        return Result(s.points, [seat for seat in range(s.seats) if s.points[seat] == max(s.points)])

    def view(self, s: Sky, viewer: int) -> dict[str, Any]:
        self.peek = sum(map(sum, s.hands))
        hands = [hand[:] if viewer in (seat, OMNISCIENT) else [-1] * len(hand) for seat, hand in enumerate(s.hands)]
        zones = {"comet": s.comet, "points": s.points[:], "hands": hands}
        if self.leak == "view":
            zones["best"] = max(value(card) for hand in s.hands for card in hand)
        return zones

    def determinise(self, zones: dict[str, Any], viewer: int, chance: Chance) -> Sky:
        return self.read(zones, chance)

    def write(self, s: Sky) -> dict[str, Any]:
        return {"comet": s.comet, "points": s.points[:], "hands": [hand[:] for hand in s.hands]}

    def read(self, document: Mapping[str, Any], chance: Chance) -> Sky:
        try:
            known = [[card for card in hand if card != -1] for hand in document["hands"]]
            s = Sky(chance, document["comet"], list(document["points"]), known)
            self.draw_up(s, [len(hand) for hand in document["hands"]])
            self.audit(s)
        except (LookupError, TypeError, ValueError) as problem:
            raise BadPosition("error-position", f"This is no position of Copies: {problem!r}.") from None
        return s

    def audit(self, s: Sky) -> None:
        if len(s.deck()) + sum(map(len, s.hands)) != COPIES * VALUES:
            raise BadPosition("error-position", "This is no position of Copies: expected every card in one place.")
        if not all(1 <= len(hand) <= HAND for hand in s.hands):
            raise BadPosition("error-position", "This is no position of Copies: expected nobody with more than a hand.")
        assert self.least_seats <= s.seats == len(s.points) <= self.most_seats, "every seat has points"
        assert min(s.points) >= 0, "points fit"
        assert 1 <= s.comet <= LAST + 1, "comets fit"


class Quiet(Copies):
    """Nothing is played openly: what happens is what the hands hide."""

    def play(self, s: Sky) -> Flow:
        yield ()


class Picky(Quiet):
    """A card of value 3 or more is put down unseen and taken up again, or none is; which place "none" has in the list
    depends on the hand. All see whether a card was put down. Sound."""

    def throw(self, s: Sky, seat: int) -> Flow:
        card = yield Pick(seat, "throw", [*[card for card in s.hands[seat] if value(card) > 2], NONE])
        cards = [value(card)] if card != NONE else []
        emit(s, "threw", (seat, cards), see=1 << seat, stub=(seat, [0] * len(cards)))

    def option_text(self, decision: Decision, option: int) -> str:
        return "none" if option == NONE else super().option_text(decision, option)


class Boast(Quiet):
    """When the first seat throws a highest card away at the last comet, everybody is told: a leak that comes seldom."""

    event_fields: ClassVar[Mapping[str, Sequence[str]]] = {**Copies.event_fields, "boasted": ("seat", "value")}

    def thrown(self, s: Sky, seat: int, cards: Sequence[int]) -> None:
        super().thrown(s, seat, cards)
        if s.comet == LAST and seat == 0 and VALUES in map(value, cards):
            emit(s, "boasted", (seat, VALUES))


class Counted(Copies):
    """Keeps how many cards of each value are held. One that forgets does not count again when a card is thrown."""

    def __init__(self, forgets: bool = False) -> None:
        super().__init__()
        self.forgets = forgets

    def play(self, s: Sky) -> Flow:
        yield from super().play(s)
        s.held[:] = s.count()

    def thrown(self, s: Sky, seat: int, cards: Sequence[int]) -> None:
        super().thrown(s, seat, cards)
        if not self.forgets:
            s.held[:] = s.count()

    def draw_up(self, s: Sky, sizes: list[int]) -> None:
        super().draw_up(s, sizes)
        s.held[:] = s.count()

    def derived(self, s: Sky, afresh: bool) -> Mapping[str, object]:
        if afresh:
            return {"held": s.count()}
        return {"held": s.held} if s.held else {}


COPIES_GAME = Copies()
