"""Trails: random matches played once, with stops where the tests look closely.

Every test of a case looks at the same trails, so a long match is played once and not once a test.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Final, NamedTuple

from orrery.core import SPECTATOR, Chance, Decision, Match
from orrery.core.referee import Mark
from orrery.gauntlet.derived import stale_of
from orrery.gauntlet.places import told_of
from orrery.gauntlet.plan import LONGEST, Case
from orrery.lab.transcript import random_codes

Question = tuple[object, ...]
_KEPT: Final = 4
"""Cases whose trails are remembered."""
_TRIES: Final = 24
"""Matches among which those are found that lead from a kept position to what it is kept for."""
_FEWEST: Final = 3
"""Looks at a match that is played beyond the plan."""
SOON: Final = 60
"""Questions within which they do."""


class Stop(NamedTuple):
    """A moment of a match: a copy of it, and what was true of the match itself."""

    match: Match[Any]
    """Shared by all tests: take a clone to play on."""
    codes: list[int]
    """The answers that were given here."""
    key: tuple[Any, ...]
    asked: list[Question]

    def take(self, events: bool = False) -> Match[Any]:
        """A match of one's own at this moment."""
        return self.match.clone(events=events)


class Run(NamedTuple):
    """Answers of one seat that it could have taken back freely: those from ``start`` to ``end``."""

    seat: int
    start: int
    end: int


class Telling(NamedTuple):
    """Where an event was told: the match where that step began, and the answers from there on, question by question."""

    match: Match[Any]
    answers: list[list[int]]


class Trail(NamedTuple):
    """One match from its beginning to its end."""

    match: Match[Any]
    """The match when it was over."""
    questions: int
    stops: list[Stop]
    """Moments spread evenly over the match."""
    starts: list[Stop]
    """Moments at which a step began, spread evenly over them."""
    runs: list[Run]
    told: dict[str, Telling]
    """Where an event of each kind was told for the first time, however seldom it comes."""
    stale: str
    """What was first kept beside the position and no longer true of it, and after which answer; empty if nothing."""


class _Spread:
    """Every so-maniest of the things that come along, however many will come: ``most`` of them at the least."""

    def __init__(self, most: int) -> None:
        self.most = max(1, most)
        self.kept: list[Any] = []
        self._every = 1
        self._seen = 0

    def wanted(self) -> bool:
        """Whether to keep the next one; to be asked once for each."""
        self._seen += 1
        return (self._seen - 1) % self._every == 0

    def keep(self, thing: Any) -> None:
        """Keep this one, and only every other one of all if they have become too many."""
        self.kept.append(thing)
        if len(self.kept) == 2 * self.most:
            del self.kept[1::2]
            self._every *= 2


@lru_cache(maxsize=_KEPT)
def trails(case: Case) -> tuple[Trail, ...]:
    """The matches of a case. Where they are more than planned, they share the looks that are."""
    seeds = _seeds(case)
    looks = case.looks if len(seeds) == case.matches else max(_FEWEST, case.matches * case.looks // len(seeds))
    return tuple([_walk(case, seed, looks) for seed in seeds])


def _seeds(case: Case) -> list[bytes]:
    """One seed after the other; where a position is kept for rare events, first all that lead to them."""
    usual = [b"trail %d" % n for n in range(max(case.matches, _TRIES))]
    needed = _leading(case, usual[:_TRIES])
    return [*needed, *[seed for seed in usual if seed not in needed]][: max(case.matches, len(needed))]


def _leading(case: Case, seeds: list[bytes]) -> list[bytes]:
    """Of these seeds those that lead to a rare event soon to which none before it does."""
    found: list[bytes] = []
    missing = set(case.reaches)
    for seed in seeds:
        new = missing & _reached(case, seed) if missing else ()
        if new:
            found.append(seed)
            missing.difference_update(new)
    return found


def _reached(case: Case, seed: bytes) -> set[str]:
    """The rare events that the match with this seed comes to soon."""
    match = case.match(seed, events=True, live=False)
    for _ in islice(played(match, seed), SOON):
        pass
    return told_of(case.game, case.reaches, match.state.events or [])


def _walk(case: Case, seed: bytes, looks: int) -> Trail:
    match = case.match(seed, events=True)
    chance = Chance(seed)
    stops, starts, runs = _Spread(looks), _Spread(looks), _Spread(looks)
    told: dict[str, Telling] = {}
    answers: list[list[int]] = []
    questions = 0
    first = stale_of(match)
    stale = first and f"before the first question: {first}"
    while match.pending:
        codes = random_codes(match, chance)
        at_start = step_begins(match)
        wanted = (stops.wanted(), at_start and starts.wanted())
        if any(wanted):
            stop = Stop(match.clone(events=True), codes, match.state.key(), questions_of(match))
            for spread, keep in zip((stops, starts), wanted, strict=True):
                if keep:
                    spread.keep(stop)
        run = Run(match.author, match.barrier, len(match.inputs))
        mark, events = match.step_start(), len(match.state.events or ())
        if match.settled() and mark.inputs == len(match.inputs):
            answers = []
        answers.append(codes)
        asked = match.pending
        match.step_all(codes)
        new = {event.kind for event in (match.state.events or [])[events:]} - told.keys()
        if new:
            told |= dict.fromkeys(new, Telling(_at(match, mark), answers[:]))
        if run.start < run.end and match.barrier > run.start and runs.wanted():
            runs.keep(run)
        questions += 1
        assert questions < LONGEST, f"a match ends within {LONGEST} questions"
        if not stale and (found := stale_of(match)):
            given = [match.game.text(one, one.decode(code)) for one, code in zip(asked, codes, strict=True)]
            stale = f"after question {questions}, {' '.join(given)}: {found}"
    return Trail(match, questions, stops.kept, starts.kept, runs.kept, told, stale)


def _at(match: Match[Any], mark: Mark[Any]) -> Match[Any]:
    """A match of its own where this one was when a step began."""
    inputs = match.inputs[: mark.inputs]
    return Match.at_step(match.game, match.setup, mark.state.clone(), inputs, mark.barrier, mark.author)


def stops(case: Case, share: float = 1) -> Iterator[Stop]:
    """The moments to look at in the matches of a case; a share of them, where a look takes long."""
    for trail in trails(case):
        yield from _some(trail.stops, share)


def starts(case: Case, share: float = 1) -> Iterator[Stop]:
    """The beginnings of steps to look at."""
    for trail in trails(case):
        yield from _some(trail.starts, share)


def _some(moments: list[Stop], share: float) -> Iterator[Stop]:
    return islice(moments, 0, None, max(1, round(1 / share)))


def step_begins(match: Match[Any]) -> bool:
    """Whether the match stands where its step began: nothing has been answered and nothing has changed since."""
    mark = match.step_start()
    return match.settled() and mark.inputs == len(match.inputs) and mark.state.key() == match.state.key()


def answering(match: Match[Any], codes: Sequence[int]) -> Iterator[None]:
    """Make these inputs, as a record has them. Yields before each question is answered."""
    at = 0
    while at < len(codes):
        yield
        at = match.take(codes, at)


def seal_some(match: Match[Any]) -> None:
    """All who are asked together answer, but the last."""
    if not match.invited():
        for decision in match.pending[:-1]:
            match.put(decision.seat, next(match.legal(decision.seat)))


def questions_of(match: Match[Any]) -> list[Question]:
    """Everything about the pending decisions, comparable."""
    return [_question(decision) for decision in match.pending]


def _question(one: Decision) -> Question:
    return (one.seat, one.ask, one.name, one.options, one.least, one.most, one.limits, one.about, one.tested)


def viewers(match: Match[Any]) -> range:
    """The spectator and every seat."""
    return range(SPECTATOR, match.state.seats)


def played(match: Match[Any], seed: bytes) -> Iterator[list[int]]:
    """Play a match at random to its end. Yields at every question, with the answers that are about to be given."""
    chance = Chance(seed)
    while match.pending:
        codes = random_codes(match, chance)
        yield codes
        match.step_all(codes)


def some_viewers(match: Match[Any], n: int) -> tuple[int, ...]:
    """Two of the viewers, in turn: where there are many moments, not everybody has to look at each."""
    everybody = viewers(match)
    return everybody[n % len(everybody)], everybody[(n + len(everybody) // 2) % len(everybody)]
