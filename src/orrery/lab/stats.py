"""What came out of bulk play, counted: win rates with intervals, scores, lengths."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, median, stdev
from typing import NamedTuple

from orrery.lab.play import Results

_Z95 = 1.959963984540054


class Summary(NamedTuple):
    """A set of whole numbers in short. ``sd`` is that of a sample (0 for a single value)."""

    size: int
    mean: float
    median: float
    sd: float
    least: int
    most: int


class Standing(NamedTuple):
    """How one bot, or one seat, did. A win shared by k seats counts 1/k for each of them."""

    label: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    """The ends of the 95 % interval of the win rate (Wilson)."""
    scores: Summary


class Sorted(NamedTuple):
    """How the seats did that had one word of a trait (``Game.traits``)."""

    word: str
    seats: int
    wins: float
    fair: float
    """The wins that they would have if all seats won equally often."""

    def times(self) -> float:
        """How many times their fair share they won."""
        return self.wins / self.fair


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a win rate after so many wins (shared ones count in part) in so many games."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = _Z95 * sqrt(rate * (1 - rate) / games + _Z95**2 / (4 * games**2))
    middle = rate + _Z95**2 / (2 * games)
    whole = 1 + _Z95**2 / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def summary(values: Sequence[int]) -> Summary:
    """Mean, median, standard deviation and ends of some numbers, of which there must be one at least."""
    sd = stdev(values) if len(values) > 1 else 0.0
    return Summary(len(values), fmean(values), median(values), sd, min(values), max(values))


def histogram(values: Iterable[int], width: int = 1) -> list[tuple[int, int]]:
    """How many values fall into each bin, from the lowest bin to the highest, as (where the bin begins, count)."""
    counts = Counter(value // width for value in values)
    if not counts:
        return []
    return [(at * width, counts[at]) for at in range(min(counts), max(counts) + 1)]


def by_bot(results: Results) -> list[Standing]:
    """How each bot did, in the order in which they were named; bots of one name are numbered."""
    labels = [
        f"{name} #{results.bots[: k + 1].count(name)}" if results.bots.count(name) > 1 else name
        for k, name in enumerate(results.bots)
    ]
    return _standings(results, labels, seats=False)


def by_seat(results: Results) -> list[Standing]:
    """How each seat did, whoever sat there."""
    return _standings(results, [f"seat {seat}" for seat in range(len(results.bots))], seats=True)


def by_trait(results: Results) -> dict[str, list[Sorted]]:
    """For every trait of the game: how the seats with each of its words did, from the most wins to the fewest."""
    found: dict[str, dict[str, Sorted]] = {}
    for played in results.games:
        for name, words in played.traits.items():
            lines = found.setdefault(name, {})
            for seat, word in enumerate(words):
                if word:
                    line = lines.get(word, Sorted(word, 0, 0.0, 0.0))
                    won = 1 / len(played.winners) if seat in played.winners else 0.0
                    lines[word] = Sorted(word, line.seats + 1, line.wins + won, line.fair + 1 / len(words))
    return {name: sorted(lines.values(), key=lambda line: (-line.wins, line.word)) for name, lines in found.items()}


def scores(results: Results) -> list[int]:
    """All final scores."""
    return [score for played in results.games for score in played.scores]


def lengths(results: Results) -> list[int]:
    """The number of answers of each game."""
    return [played.length for played in results.games]


def stopped(results: Results) -> int:
    """How many games were broken off because they would not end."""
    return sum(1 for played in results.games if played.stopped)


def _standings(results: Results, labels: Sequence[str], seats: bool) -> list[Standing]:
    wins = [0.0] * len(labels)
    gained: list[list[int]] = [[] for _ in labels]
    for played in results.games:
        for seat, bot in enumerate(played.sat):
            line = seat if seats else bot
            gained[line].append(played.scores[seat])
            if seat in played.winners:
                wins[line] += 1 / len(played.winners)
    return [
        Standing(label, len(own), won, won / len(own), *wilson(won, len(own)), summary(own))
        for label, won, own in zip(labels, wins, gained, strict=True)
        if own
    ]
