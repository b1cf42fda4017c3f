"""A game without rules of its own: each test brings the flow it wants to see refereed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from orrery.core import (
    NONE,
    OMNISCIENT,
    Answer,
    BadPosition,
    Chance,
    Decision,
    Flow,
    Game,
    Match,
    Pick,
    Reason,
    Result,
    Script,
    State,
    Zones,
    emit,
    new_match,
)


class Notes(State):
    """What was said so far, and which turn it is. Each seat has a secret."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.turn = 0
        self.said: list[tuple[int, Any]] = []
        self.secrets = [7] * seats

    def clone(self) -> Notes:
        other = Notes(self.seats, self.chance.clone())
        other.ask_everyone = self.ask_everyone
        other.turn = self.turn
        other.said = self.said[:]
        other.secrets = self.secrets[:]
        other.frames = self.frames
        return other

    def key(self) -> tuple[Any, ...]:
        return (self.turn, tuple(self.said), tuple(self.secrets), self.frames, self.chance.mark())


class Probe(Game[Notes]):
    """A match of ``turns`` turns, each of them one run of ``rules``. Options 0, 1, 2 read a, b, c."""

    slug = "probe"
    least_seats = 1
    most_seats = 5
    choices: ClassVar[Mapping[str, Sequence[str]]] = {"pace": ("slow", "fast")}
    event_fields: ClassVar[Mapping[str, Sequence[str]]] = {"said": ("seat", "what"), "secret": ("seat", "number")}

    def __init__(
        self,
        rules: Callable[[Notes], Flow | None],
        turns: int = 1,
        test: Callable[[Answer], bool] = lambda answer: True,
    ) -> None:
        self.rules = rules
        self.turns = turns
        self.test = test

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> Notes:
        return Notes(seats, chance)

    def step(self, s: Notes) -> Flow:
        flow = self.rules(s)
        if flow is not None:
            yield from flow
        s.turn += 1

    def over(self, s: Notes) -> bool:
        return s.turn >= self.turns

    def result(self, s: Notes) -> Result:
        scores = [sum(1 for who, _ in s.said if who == seat) for seat in range(s.seats)]
        return Result(scores, [seat for seat in range(s.seats) if scores[seat] == max(scores)])

    def check(self, s: Notes, decision: Decision, answer: Answer) -> Reason | None:
        return None if self.test(answer) else Reason("PR-1", "why-not-tested")

    def option_text(self, decision: Decision, option: int) -> str:
        return "pass" if option == NONE else chr(ord("a") + option)

    def why_not(self, s: Notes, decision: Decision) -> dict[str, Reason]:
        return {"z": Reason("PR-2", "why-not-z")}

    def view(self, s: Notes, viewer: int) -> Zones:
        secrets = [secret if viewer in (seat, OMNISCIENT) else 0 for seat, secret in enumerate(s.secrets)]
        return {"turn": s.turn, "said": [list(line) for line in s.said], "secrets": secrets}

    def determinise(self, zones: Zones, viewer: int, chance: Chance) -> Notes:
        return self.read(zones, chance)

    def write(self, s: Notes) -> dict[str, Any]:
        return self.view(s, OMNISCIENT)

    def read(self, document: Mapping[str, Any], chance: Chance) -> Notes:
        if "secrets" not in document:
            raise BadPosition("error-position", "Expected secrets.")
        s = Notes(len(document["secrets"]), chance)
        s.turn = document["turn"]
        s.said = [(seat, what) for seat, what in document["said"]]
        s.secrets = [secret or chance.roll("secret", 9) for secret in document["secrets"]]
        return s

    def audit(self, s: Notes) -> None:
        if len(s.secrets) != s.seats:
            raise BadPosition("error-position", "This is no position of the probe: expected a secret a seat.")


def match_of(
    rules: Callable[[Notes], Flow | None], seats: int = 3, turns: int = 1, *, live: bool = True, events: bool = False,
    test: Callable[[Answer], bool] = lambda answer: True, script: Script | None = None,
) -> Match[Notes]:
    return new_match(Probe(rules, turns, test), seats, b"probe", live=live, events=events, script=script)


def say(s: Notes, seat: int, what: Any) -> None:
    s.said.append((seat, what))
    emit(s, "said", (seat, what))


# -- flows that several tests use ------------------------------------------------------------------------------------


def one_by_one(s: Notes) -> Flow:
    """Every seat in turn, one question each."""
    for seat in range(s.seats):
        answer = yield Pick(seat, "say", (0, 1, 2))
        say(s, seat, answer)


def together(s: Notes) -> Flow:
    """Every seat at once."""
    answers = yield tuple([Pick(seat, "say", (0, 1, 2)) for seat in range(s.seats)])
    for seat, answer in enumerate(answers):
        say(s, seat, answer)


def mixed(s: Notes) -> Flow:
    """Seat 0 twice, all at once, a die, then seat 1."""
    for _ in range(2):
        answer = yield Pick(0, "say", (0, 1, 2))
        say(s, 0, answer)
    yield from together(s)
    say(s, 0, s.chance.roll("die", 6))
    answer = yield Pick(1, "say", (0, 1, 2))
    say(s, 1, answer)


def standing(match: Match[Notes]) -> tuple[object, ...]:
    """All of a match that a refused answer must leave alone."""
    told = match.state.events
    return (
        match.digest(), match.inputs[:], match.log[:], dict(match.sealed), match.pending, match.barrier,
        None if told is None else len(told), match.waiting(), match.record().to_bytes(),
    )
