"""Battle odds against dice: `python bench/odds.py [BATTLES]`. Prints figures; asserts nothing.

For each game with odds: times the exact odds of a large battle beside sampled ones, then fights battles by the rules of
the game themselves, with their dice and their questions, and holds what came out against the exact odds. Which battles
these are stands in the game's `bench.toml`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from orrery import games
from orrery.lab import odds
from orrery.lab.bench import bars_of

TIMES = 15
SAMPLED = 2_000


def main(battles: int) -> None:
    """Measure, compare, print."""
    for slug in odds.known():
        asked = bars_of(games.load(slug)).get("odds")
        if asked is not None:
            measure(odds.load(slug), asked, battles)


def measure(reckoner: odds.Reckoner, asked: dict[str, Any], battles: int) -> None:
    """The odds of one game."""
    large = odds.read_battle(reckoner, asked["fleets"])
    exact = _median(lambda: reckoner.exact(large))
    sampled = _median(lambda: reckoner.sampled(large, SAMPLED)) * 100_000 / SAMPLED
    print(f"exact odds of a large battle: {exact * 1e3:.1f} ms of CPU (bar: at most 50)")
    print(f"100,000 sampled battles: {sampled:.2f} s, {sampled / exact:.0f} times as long (bar: at least 10)")
    for one in asked.get("battle", []):
        battle = odds.read_battle(reckoner, one["fleets"], one.get("options"))
        found, took = odds.compare(reckoner, battle, battles)
        print(f"\n{one['name']}: {battles} battles by the rules in {took:.0f} s of CPU")
        for side in found:
            print(f"  side {side.side + 1}: holds {side.expected:.5f}, fought {side.fought:.5f} ({side.sigmas:+.2f} "
                  f"standard errors); survivors chi-square {side.chi_square:.1f} with {side.freedom} "
                  "degrees of freedom")


def _median(action: Callable[[], object]) -> float:
    times = []
    for _ in range(TIMES):
        began = process_time()
        action()
        times.append(process_time() - began)
    return median(times)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
