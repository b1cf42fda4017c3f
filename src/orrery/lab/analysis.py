"""A finished match looked through by a bot: everybody's chance to win at its steps, and what moved it most.

From a position of the match the game's bot plays on in all seats, many times, each time with chance of its own; the
share of games that a seat wins is its chance to win. Positions are true ones: the match is over and everything lies
open. The bots still see no more than their seats do.

The cost is counted in answers that bots give, so it is the same everywhere, and so is what is found: it follows from
the match, the bot, the seed and the answers spent. Positions lie evenly at first. Then every other piece of work goes
to the middle of where the chances moved most, the others to where least is known. What was found so far is data, from
which the work goes on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import chain, combinations, pairwise
from math import sqrt
from typing import Any, Final, NamedTuple

from orrery import bots
from orrery.bots import drive
from orrery.core import Chance, Game, Match, Setup, start
from orrery.lab.stats import wilson
from orrery.words import UNLISTED, Kinds, seat_of

ANSWERS: Final = 200_000
"""What a match may cost, in answers of bots: one to four minutes."""
SPOTS: Final = 64
"""Positions that are looked at, at most."""
SWINGS: Final = 8
"""Swings that are told, at most."""
_FIRST: Final = 13
"""Positions to begin with."""
_GAMES: Final = 6
"""Games that are played from a position at a time."""
_LEAST: Final = 0.04
"""A change of the chances that is worth being told or looked into."""
_SURE: Final = 1.5
"""How many standard errors make it more than luck of the sample."""
_WIDEST: Final = 12
"""A swing may take this part of the match's steps."""
_KEPT: Final = 24
"""Steps between positions that are kept ready."""


class Spot(NamedTuple):
    """A step of the match (0 is its beginning), games played on from there, and how many each seat won.

    Shared wins count in part. At the end nothing is played: the result is one game.
    """

    step: int
    games: float
    wins: tuple[float, ...]

    def chances(self) -> tuple[float, ...]:
        """Each seat's chance to win."""
        return tuple([won / self.games for won in self.wins])

    def intervals(self) -> tuple[tuple[float, float], ...]:
        """The 95 % interval of each chance. A result is certain."""
        if self.games == 1:
            return tuple([(chance, chance) for chance in self.chances()])
        return tuple([wilson(won, self.games) for won in self.wins])


class Swing(NamedTuple):
    """Between two steps that were looked at, a seat's chance rose by so much, more than anybody's."""

    before: int
    after: int
    seat: int
    change: float
    changes: tuple[float, ...]
    """By seat."""


class Found(NamedTuple):
    """What is known so far: spots in the order of their steps, and what they cost."""

    spots: tuple[Spot, ...] = ()
    spent: int = 0
    turn: int = 0
    """How many pieces of work were done."""


class Tape(NamedTuple):
    """All that stands of a match: what it began with, its inputs, and where chance leapt after an undo."""

    game: Game[Any]
    setup: Setup
    inputs: Sequence[int]
    leaps: Mapping[int, int]

    @staticmethod
    def of(match: Match[Any]) -> Tape:
        """That of a match as it is now."""
        return Tape(match.game, match.setup, tuple(match.inputs), match.leaps.copy())

    def begin(self, live: bool) -> Match[Any]:
        """The match at its beginning, to be played as it was. One that is not to be copied tells its events."""
        match = start(self.game, self.setup, live=live, events=not live)
        match.leaps = dict(self.leaps)
        return match


class Analysis:
    """The work on one match. ``work`` does some of it; ``found`` is what is known, and all that is needed to go on."""

    def __init__(self, tape: Tape, bot: str, seed: int = 0, found: Found | None = None, answers: int = ANSWERS) -> None:
        self.found = Found() if found is None else found
        self.answers = answers
        self._bot = bots.load(bot, tape.game)
        self._key = blake2b(f"{seed} {bot}".encode(), key=tape.setup.seed[:64]).digest()
        self._inputs = tape.inputs
        self._ready: list[Match[Any]] = []
        """Every ``_KEPT``-th position."""
        self._ends: list[int] = [0]
        """By step: inputs that stand after it."""
        match = tape.begin(live=True)
        self._ready.append(match.clone())
        for _ in match.walk(tape.inputs):
            self._ends.append(len(match.inputs))
            if len(self._ends) % _KEPT == 1:
                self._ready.append(match.clone())
        self._result = match.result() if match.over() else None
        self.last = len(self._ends) - 1
        """The last step."""

    @property
    def done(self) -> bool:
        """Whether there is nothing left to do that is paid for."""
        return self.found.spent >= self.answers or self._settled()

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return 1.0 if self.done else self.found.spent / self.answers

    def work(self, answers: int) -> bool:
        """Go on for about so many answers. True if all is done."""
        until = min(self.found.spent + answers, self.answers)
        while self.found.spent < until and not self.done:
            self._look(self._next())
        return self.done

    def at(self, step: int) -> Match[Any]:
        """The position at a step, to be played on from."""
        kept = min(step // _KEPT, len(self._ready) - 1)
        match = self._ready[kept].clone()
        match.feed(self._inputs[len(match.inputs) : self._ends[step]])
        return match

    def scores(self) -> list[tuple[int, ...]]:
        """By step: everybody's score, if the match had ended there."""
        return [self.at(step).result().scores for step in range(self.last + 1)]

    # -- what to do next ---------------------------------------------------------------------------------------------

    def _settled(self) -> bool:
        return self.last == 0 and bool(self.found.spots)

    def _next(self) -> int:
        """The step to look at: both ends, others evenly, then in turn where most is moving and where least is known."""
        spots = self.found.spots
        known = {spot.step for spot in spots}
        count = min(_FIRST, self.last + 1)
        for n in chain((0,), range(count - 1, 0, -1)):
            step = round(n * self.last / max(1, count - 1))
            if step not in known:
                return step
        if self.found.turn % 2 and len(spots) < SPOTS:
            gaps = [(_told(a, b), a, b) for a, b in pairwise(spots) if b.step - a.step > 1]
            if gaps:
                told, a, b = max(gaps, key=lambda gap: (gap[0], gap[2].step - gap[1].step))
                if told > 0:
                    return (a.step + b.step) // 2
        return max(spots, key=lambda spot: (self._need(spot), -spot.step)).step

    def _need(self, spot: Spot) -> float:
        """How much more games from a spot would tell."""
        if spot.step == self.last and self._result is not None:
            return -1.0
        moving = max([abs(x - y) for other in self._beside(spot)
                      for x, y in zip(_rates(spot), _rates(other), strict=True)], default=0)
        return sqrt(max(_variances(spot))) * (0.3 + moving)

    def _beside(self, spot: Spot) -> Iterator[Spot]:
        at = self.found.spots.index(spot)
        yield from self.found.spots[max(0, at - 1) : at]
        yield from self.found.spots[at + 1 : at + 2]

    # -- doing it ----------------------------------------------------------------------------------------------------

    def _look(self, step: int) -> None:
        """Play some games on from a step."""
        spots = {spot.step: spot for spot in self.found.spots}
        match = self.at(step)
        old = spots.get(step, Spot(step, 0, (0.0,) * match.setup.seats))
        games: float
        if match.over():
            games, spent, wins = 1, 0, _shares(match)
        else:
            games, spent, wins = old.games + _GAMES, 0, old.wins
            for number in range(int(old.games), int(games)):
                shares, answers = self._played(match, step, number)
                wins = tuple([a + b for a, b in zip(wins, shares, strict=True)])
                spent += answers
        spots[step] = Spot(step, games, wins)
        self.found = Found(tuple(sorted(spots.values())), self.found.spent + max(1, spent), self.found.turn + 1)

    def _played(self, match: Match[Any], step: int, number: int) -> tuple[tuple[float, ...], int]:
        """Who wins a game that is played on from here, and how many answers it took."""
        trial = match.clone(live=self._bot.searches)
        key = blake2b(f"{step}/{number}".encode(), key=self._key).digest()
        reseed(trial, key)
        seats = trial.setup.seats
        chances = [Chance(blake2b(b"bot %d" % seat, key=key).digest()) for seat in range(seats)]
        before, most = len(trial.inputs), len(trial.inputs) + drive.LONGEST
        while trial.pending and len(trial.inputs) < most:
            drive.answer_all(trial, [self._bot] * seats, chances)
        return _shares(trial), len(trial.inputs) - before


def reseed(match: Match[Any], key: bytes) -> None:
    """Give a match other chance from here on. What lies on the table stays."""
    chance = match.state.chance
    chance.key, chance.counter, chance.words, chance.script = key, 0, [], None
    match.leaps = {}


def _shares(match: Match[Any]) -> tuple[float, ...]:
    winners = match.result().winners if match.over() else ()
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(match.setup.seats)])


# -- what it means -----------------------------------------------------------------------------------------------------


def smoothed(spots: Sequence[Spot]) -> list[Spot]:
    """Each spot with half of the games of its neighbours, as far as those do not tell of a change."""
    found = []
    for at, spot in enumerate(spots):
        near = [other for other in (*spots[max(0, at - 1) : at], *spots[at + 1 : at + 2])
                if spot.games > 1 and other.games > 1 and _told(spot, other) <= 0]
        wins = tuple([won + sum(other.wins[seat] for other in near) / 2 for seat, won in enumerate(spot.wins)])
        found.append(Spot(spot.step, spot.games + sum(other.games for other in near) / 2, wins))
    return found


def swings(spots: Sequence[Spot], most: int = SWINGS) -> list[Swing]:
    """The largest changes of the chances that are more than luck of the sample, in the order of the match.

    A change may be spread over a few steps; no two swings share one.
    """
    if not spots:
        return []
    spots = smoothed(spots)
    wide = max(1, spots[-1].step // _WIDEST)
    neighbours = {(a.step, b.step) for a, b in pairwise(spots)}
    found = []
    for a, b in combinations(spots, 2):
        if (b.step - a.step <= wide or (a.step, b.step) in neighbours) and _told(a, b) > 0:
            changes = tuple([new - old for old, new in zip(_rates(a), _rates(b), strict=True)])
            seat = max(range(len(changes)), key=lambda one: (changes[one], -one))
            found.append(Swing(a.step, b.step, seat, changes[seat], changes))
    found.sort(key=lambda swing: (-swing.change, swing.after - swing.before, swing.before))
    kept: list[Swing] = []
    for swing in found:
        if len(kept) < most and all(swing.after <= one.before or one.after <= swing.before for one in kept):
            kept.append(swing)
    return sorted(kept)


def _told(a: Spot, b: Spot) -> float:
    """By how much the chances moved between two spots beyond what the samples may have done by themselves."""
    return max(
        abs(x - y) - max(_LEAST, _SURE * sqrt(u + v))
        for x, y, u, v in zip(_rates(a), _rates(b), _variances(a), _variances(b), strict=True)
    )


def _rates(spot: Spot) -> tuple[float, ...]:
    """The chances, drawn a little to the middle: a few games are no certainty."""
    if spot.games == 1:
        return spot.chances()
    seats = len(spot.wins)
    return tuple([(won + 1 / seats) / (spot.games + 1) for won in spot.wins])


def _variances(spot: Spot) -> list[float]:
    if spot.games == 1:
        return [0.0] * len(spot.wins)
    return [rate * (1 - rate) / spot.games for rate in _rates(spot)]


# -- what happened -----------------------------------------------------------------------------------------------------

Told = Sequence[Mapping[str, Any]]
"""Events as somebody saw them."""


def usual_gains(score: Sequence[Sequence[int]], told: Sequence[Told]) -> dict[str, float]:
    """By kind of event: how many points its seat gains on average at the step that tells it."""
    gains: dict[str, list[int]] = {}
    for n in range(1, len(score)):
        for event in told[n]:
            seat = event.get("seat")
            if isinstance(seat, int):
                gains.setdefault(event["event"], []).append(score[n][seat] - score[n - 1][seat])
    return {kind: sum(values) / len(values) for kind, values in gains.items()}


def best_event(
    events: Told, seat: int, usual: Mapping[str, float], kinds: Kinds = UNLISTED
) -> Mapping[str, Any] | None:
    """Which event tells best what a seat gained: of those that the game calls telling the most telling one.

    Without such the last one of the kind that usually comes with points. Where the seat did nothing, it gained by what
    another one did or suffered: the last of that is told.
    """
    events = [event for event in events if event["event"] not in kinds.headings]
    telling = [event for event in events if event["event"] in kinds.telling]
    if telling:
        return min(reversed(telling), key=lambda event: (kinds.telling.index(event["event"]), not _about(event, seat)))
    events = [event for event in events if event["event"] not in kinds.routine] or events
    own = [event for event in events if event.get("seat") == seat]
    if own:
        return max(reversed(own), key=lambda event: usual.get(event["event"], 0.0))  # of equals the last
    others = [event for event in events if isinstance(event.get("seat"), int)] or events
    return others[-1] if others else None


def _about(event: Mapping[str, Any], seat: int) -> bool:
    """Whether an event speaks of a seat: as of who acted, who suffered it, whose ships fought."""
    return any(seat_of(field, value) == seat for field, value in event.items())
