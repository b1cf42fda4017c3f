"""Statistics with exact figures."""

from __future__ import annotations

import pytest

from orrery.lab.play import Played, Results
from orrery.lab.stats import Sorted, Summary, by_bot, by_seat, by_trait, histogram, lengths, scores, summary, wilson

GAMES = (
    Played(0, b"a", (0, 1), (10, 7), (0,), 30),
    Played(1, b"b", (1, 0), (8, 12), (1,), 40),
    Played(2, b"c", (0, 1), (5, 5), (0, 1), 20),
    Played(3, b"d", (1, 0), (9, 3), (0,), 50),
)
RESULTS = Results("toy", 1, {}, 0, ("greedy", "random"), GAMES)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (5, 10, 0.236593, 0.763407),
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (81, 263, 0.255289, 0.366210),
        (15, 148, 0.062386, 0.160487),
        (1, 29, 0.006113, 0.171755),
        (2.5, 4, 0.219427, 0.908101),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_interval(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-6)


def test_a_shared_win_counts_in_part() -> None:
    greedy, random = by_bot(RESULTS)
    assert (greedy.label, greedy.games, greedy.wins, greedy.rate) == ("greedy", 4, 2.5, 0.625)
    assert (random.label, random.games, random.wins, random.rate) == ("random", 4, 1.5, 0.375)
    assert (greedy.low, greedy.high) == wilson(2.5, 4)
    assert greedy.scores.mean == 7.5  # 10, 12, 5, 3
    assert random.scores.mean == 7.25  # 7, 8, 5, 9


def test_seats_are_counted_whoever_sat_there() -> None:
    first, second = by_seat(RESULTS)
    assert (first.label, first.wins, first.scores.mean) == ("seat 0", 2.5, 8.0)
    assert (second.label, second.wins, second.scores.mean) == ("seat 1", 1.5, 6.75)


def test_bots_of_one_name_are_numbered() -> None:
    twins = RESULTS._replace(bots=("random", "random"))
    assert [standing.label for standing in by_bot(twins)] == ["random #1", "random #2"]


def test_numbers_in_short() -> None:
    assert summary([2, 4, 4, 4, 5, 5, 7, 9])._replace(sd=0) == Summary(8, 5.0, 4.5, 0, 2, 9)
    assert summary([2, 4, 4, 4, 5, 5, 7, 9]).sd == pytest.approx(2.138090)
    assert summary([3]) == Summary(1, 3.0, 3, 0.0, 3, 3)
    assert scores(RESULTS) == [10, 7, 8, 12, 5, 5, 9, 3]
    assert lengths(RESULTS) == [30, 40, 20, 50]


def test_histogram_keeps_empty_bins_between_full_ones() -> None:
    assert histogram([3, 5, 5, 8]) == [(3, 1), (4, 0), (5, 2), (6, 0), (7, 0), (8, 1)]
    assert histogram([-1, 0, 9, 10, 29], width=10) == [(-10, 1), (0, 2), (10, 1), (20, 1)]
    assert histogram([]) == []


def test_seats_are_sorted_by_their_traits() -> None:
    games = (
        Played(0, b"", (0, 1), (1, 0), (0,), 1, traits={"race": ("krall", "ossir"), "way": ("capture", "")}),
        Played(1, b"", (0, 1), (1, 1), (0, 1), 1, traits={"race": ("ossir", "umbral"), "way": ("", "")}),
    )
    lines = by_trait(RESULTS._replace(games=games))
    assert lines == {
        "race": [Sorted("krall", 1, 1.0, 0.5), Sorted("ossir", 2, 0.5, 1.0), Sorted("umbral", 1, 0.5, 0.5)],
        "way": [Sorted("capture", 1, 1.0, 0.5)],
    }
    assert [line.times() for line in lines["race"]] == [2.0, 0.5, 1.0]
