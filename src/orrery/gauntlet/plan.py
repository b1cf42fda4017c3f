"""Which matches the gauntlet plays of a game, and how closely it looks at them: as a budget allows.

Every number of seats with the default options, every value of an option once, then pairs: each two values of two
options (the number of seats is one of them) together in some match, put together greedily, as many as the budget has
room for.

The budget is counted in work, not in seconds: a trial match tells how many questions a match asks and how large a
position is, and from these follow how many matches of each case are played and at how many moments the tests look. So a
large game costs about as much as a small one, and two runs do the same. Cases of seats, values and kept positions are
never left out, however small the budget is, nor are the matches that lead from a kept position to what it is kept for:
where these are more than the plan says, they are played beyond the budget.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from orrery.core import SPECTATOR, BadSetup, Chance, Game, Match, Setup, new_match, start
from orrery.gauntlet.derived import stale_of
from orrery.gauntlet.places import places_kept
from orrery.lab.transcript import random_codes

LONGEST: Final = 5_000
"""No match asks this many questions."""
BUDGET: Final = 30.0
"""How much work a game may be, if nothing else is said: about the seconds that its cases take on one core."""
MOST_MATCHES: Final = 10
"""Matches of a case, where they are short; with a larger budget more."""
MOST_LOOKS: Final = 60
LEAST_LOOKS: Final = 6
"""Moments looked at in one case, the most with a larger budget more."""

Row = dict[str, str]
"""A number of seats and a value of every option, all as texts."""
SEATS: Final = "seats"


@dataclass(frozen=True)
class Case:
    """One way to set a game up, how many matches of it are played, and at how many moments each is looked at."""

    game: Game[Any]
    seats: int
    chosen: tuple[tuple[str, str], ...]
    place: str = ""
    why: str = SEATS
    """What it is for: ``seats``, ``value``, ``pair`` or ``place`` (it begins in a position that is kept)."""
    matches: int = 1
    """Of a kept position at the least: as many more as lead to what it is kept for."""
    looks: int = LEAST_LOOKS
    document: Mapping[str, Any] | None = field(default=None, compare=False, repr=False)
    reaches: tuple[str, ...] = ()
    """Events that its matches come to soon, and others hardly ever: see ``places``."""

    @property
    def options(self) -> dict[str, str]:
        """The options of its matches."""
        return dict(self.chosen)

    @property
    def name(self) -> str:
        """Slug, seats and the options that are not the default ones: ``race-2-duel``."""
        other = [value for name, value in self.chosen if value != self.game.choices[name][0]]
        return "-".join([self.game.slug, str(self.seats), *other, *filter(None, [self.place])])

    def match(self, seed: bytes, events: bool = False, live: bool = True) -> Match[Any]:
        """A match of this case."""
        if self.document is None:
            return new_match(self.game, self.seats, seed, self.options, live=live, events=events)
        setup = Setup(self.game.slug, self.game.rules_version, self.seats, seed, self.options, dict(self.document))
        return start(self.game, setup, live=live, events=events)


@dataclass(frozen=True)
class Trial:
    """What a trial match of many seats tells: how long a match is, and what a question and a look cost."""

    seats: int
    questions: int
    step: int
    """Calls of functions that one question takes to be asked and answered."""
    kept: int
    """Calls that it takes to compare what is kept beside the position after an answer."""
    look: int
    """Calls that it takes to deal a world from what a viewer sees, to audit it, to look at it and to copy it."""

    def work(self, matches: int, looks: int) -> float:
        """The work of a case: its matches played and recorded, and all tests at its moments."""
        played = self.questions * (self.step * _STEP + self.kept * _KEPT)
        return matches * played + looks * (_MOMENT + self.look * _LOOK)


_STEP: Final = 7.7e-6
_KEPT: Final = 6e-7
_MOMENT: Final = 0.005
_LOOK: Final = 3.7e-5
"""Seconds of all tests, measured on our games: for a call of a question (each match is played several times over), for
a call of a comparison (made once), for a moment, and for a call of a look."""


def cases(game: Game[Any], kept: Path | None = None, budget: float = BUDGET) -> list[Case]:
    """The cases of a game, with as many matches and looks as the budget allows."""
    first = [*_seat_cases(game), *_value_cases(game), *_place_cases(game, kept)]
    trial = trial_of(game)
    room = int(budget / trial.work(1, LEAST_LOOKS))
    found = [*first, *list(_pair_cases(game, first))[: max(0, room - len(first))]]
    matches, looks = _fill(trial, len(found), budget)
    return [replace(case, matches=matches, looks=looks) for case in found]


def _fill(trial: Trial, count: int, budget: float) -> tuple[int, int]:
    """How many matches of each case, and how many looks at each match."""
    share = budget / count
    deep = max(1.0, budget / BUDGET)
    matches = 1
    looks = LEAST_LOOKS
    while looks < MOST_LOOKS * deep and trial.work(matches, looks + 1) <= share:
        looks += 1
        if matches < MOST_MATCHES * deep and looks >= 3 * (matches + 1) and trial.work(matches + 1, looks) <= share:
            matches += 1
    return matches, max(2, looks // matches)


@lru_cache
def trial_of(game: Game[Any]) -> Trial:
    """One random match with the default options, and the most seats that they allow."""
    *_, case = _seat_cases(game)
    match = case.match(b"trial", live=False)
    chance = Chance(b"trial")
    questions, steps, kept, looks = 0, [], [], []
    while match.pending:
        codes = random_codes(match, chance)
        if questions & (questions - 1) == 0:
            looks.append(_calls(partial(_looked, game, match.state)))
            steps.append(_calls(partial(match.step_all, codes)))
            kept.append(_calls(partial(stale_of, match)))
        else:
            match.step_all(codes)
        questions += 1
        assert questions < LONGEST, f"a match ends within {LONGEST} questions"
    step, beside, look = (sum(calls) // len(calls) for calls in (steps, kept, looks))
    return Trial(case.seats, questions, step, beside, look)


def _looked(game: Game[Any], state: Any) -> None:
    dealt = game.determinise(game.view(state, SPECTATOR), SPECTATOR, Chance(b"trial"))
    game.audit(dealt)
    game.view(dealt.clone(), SPECTATOR)


def _calls(work: Callable[[], object]) -> int:
    """How many functions are called by some work: the same on every machine, unlike the time it takes."""
    counted = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return counted


# -- what there is to choose -----------------------------------------------------------------------------------------


def _parameters(game: Game[Any]) -> dict[str, list[str]]:
    seats = [str(seats) for seats in range(game.least_seats, game.most_seats + 1)]
    return {SEATS: seats, **{name: list(values) for name, values in game.choices.items()}}


def _case(game: Game[Any], row: Row, why: str) -> Case | None:
    """The case of a row; None if there is no such match: an option may want a certain number of seats."""
    case = Case(game, int(row[SEATS]), tuple([(name, row[name]) for name in game.choices]), why=why)
    try:
        case.match(b"is there such a match?", live=False)
    except BadSetup:
        return None
    return case


def _seat_cases(game: Game[Any]) -> Iterator[Case]:
    usual = game.settle_options(None)
    found = False
    for seats in _parameters(game)[SEATS]:
        case = _case(game, {**usual, SEATS: seats}, SEATS)
        if case is not None:
            found = True
            yield case
    if not found:
        raise ValueError(f"{game.slug} has no match with the default options, whatever the number of seats")


def _value_cases(game: Game[Any]) -> Iterator[Case]:
    usual = game.settle_options(None)
    seats = _parameters(game)[SEATS]
    turn = 0
    for name, values in game.choices.items():
        for value in values[1:]:
            tried = (_case(game, {**usual, name: value, SEATS: one}, "value") for one in seats[turn:] + seats[:turn])
            case = next((case for case in tried if case is not None), None)
            if case is None:
                raise ValueError(f"{game.slug} has no match with {name} = {value!r} and the other options as usual")
            yield case
            turn = (turn + 1) % len(seats)


def _place_cases(game: Game[Any], kept: Path | None) -> Iterator[Case]:
    usual = tuple(game.settle_options(None).items())
    for place in places_kept(game, kept):
        yield Case(game, place.seats, usual, place.word, "place", document=place.document, reaches=place.reaches)


Pair = tuple[tuple[str, str], tuple[str, str]]


def _pair_cases(game: Game[Any], there: list[Case]) -> Iterator[Case]:
    """Cases in which the pairs of values that are not together in those that are there come together."""
    parameters = _parameters(game)
    ways = [(name, value) for name, values in parameters.items() for value in values]
    missing = {pair: None for pair in combinations(ways, 2) if pair[0][0] != pair[1][0]}
    for case in there:
        if not case.place:
            _strike(missing, {SEATS: str(case.seats), **case.options})
    usual = {SEATS: parameters[SEATS][0], **game.settle_options(None)}
    while missing:
        pair = next(iter(missing))
        rows = [_filled(parameters, dict(pair), missing), {**usual, **dict(pair)}]
        rows += [{**usual, SEATS: seats, **dict(pair)} for seats in parameters[SEATS]]
        found = next((case for case in (_case(game, row, "pair") for row in rows) if case is not None), None)
        if found is None:
            del missing[pair]
            continue
        yield found
        _strike(missing, {SEATS: str(found.seats), **found.options})


def _filled(parameters: Mapping[str, list[str]], row: Row, missing: dict[Pair, None]) -> Row:
    """The row with a value for every option: one that brings the most missing pairs."""
    for name, values in parameters.items():
        if name not in row:
            new = {value: sum(pair in missing for pair in _pairs(row, parameters, name, value)) for value in values}
            row[name] = max(values, key=new.__getitem__)
    return row


def _pairs(row: Row, parameters: Mapping[str, list[str]], name: str, value: str) -> Iterator[Pair]:
    order = list(parameters)
    for other, theirs in row.items():
        first, second = sorted([(name, value), (other, theirs)], key=lambda way: order.index(way[0]))
        yield first, second


def _strike(missing: dict[Pair, None], row: Row) -> None:
    for pair in combinations(row.items(), 2):
        missing.pop(pair, None)


def plan_text(game: Game[Any], kept: Path | None = None, budget: float = BUDGET) -> str:
    """The plan as a table that a person can read."""
    found, trial = cases(game, kept, budget), trial_of(game)
    lines = [f"{game.slug}: a match of {trial.seats} seats asks about {trial.questions} questions; "
             f"{trial.step} calls each, {trial.look} a look", f"{'case':<40} {'for':<6} {'matches':>7} {'looks':>6}"]
    for case in found:
        more = "+" if case.reaches else ""
        lines.append(f"{case.name:<40} {case.why:<6} {case.matches:>7} {case.matches * case.looks:>6}{more}")
    left_out = len(list(_pair_cases(game, found)))
    work = sum(trial.work(case.matches, case.matches * case.looks) for case in found)
    lines.append(f"{len(found)} cases, work {work:.0f} of {budget:.0f}; {left_out} more would be all pairs")
    if any(case.reaches for case in found):
        lines.append("+ and beyond the budget whatever matches it takes to come to all that the position is kept for")
    return "\n".join(lines)
