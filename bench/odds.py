"""Battle odds against dice: `python bench/odds.py [BATTLES]`. Prints figures; asserts nothing.

Times the exact odds of a large battle beside sampled ones, then fights battles by the rules of Eclipse themselves, with
their dice and their questions, and holds what came out against the exact odds.
"""

from __future__ import annotations

import sys
from statistics import median
from time import process_time

from orrery.lab import odds

TIMES = 15
SAMPLED = 2_000
LARGE = ("4cruiser.y3,1starbase.y3", "3cruiser.y3,2dreadnought.y3")
BATTLES: dict[str, tuple[tuple[str, ...], int]] = {
    "3 cruisers + 2 dreadnoughts v 4 cruisers + 1 starbase, three ion cannons each": (LARGE, odds.NEVER),
    "the same, the attacker retreats after two rounds": (LARGE, 2),
    "cannons of all colours, missiles, shields, much hull": (
        ("4cruiser.y1.o1.r1.h2,1starbase.y1.o1.r1.h4.s1", "3cruiser.y1.o1.r1.s2.h2.m2,2dreadnought.y1.o1.r1.h3"),
        odds.NEVER,
    ),
    "two fleets, and 2 ancients for the winner": (("2ancient", "3interceptor.c1.o1", "2cruiser.c2.s1"), odds.NEVER),
    "the centre": (("gcds", "3cruiser.c2,2dreadnought"), odds.NEVER),
}


def main(battles: int) -> None:
    """Measure, compare, print."""
    sides = [odds.read_side(text) for text in LARGE]
    exact = _median(lambda: odds.exact_odds(sides))
    sampled = _median(lambda: odds.sampled_odds(sides, SAMPLED)) * 100_000 / SAMPLED
    print(f"exact odds of a large battle: {exact * 1e3:.1f} ms of CPU (bar: at most 50)")
    print(f"100,000 sampled battles: {sampled:.2f} s, {sampled / exact:.0f} times as long (bar: at least 10)")
    for name, (fleets, retreat) in BATTLES.items():
        *others, last = [odds.read_side(text) for text in fleets]
        found, took = odds.compare((*others, last._replace(retreat=retreat)), battles)
        print(f"\n{name}: {battles} battles by the rules in {took:.0f} s of CPU")
        for one in found:
            print(f"  side {one.side}: holds {one.expected:.5f}, fought {one.fought:.5f} ({one.sigmas:+.2f} standard "
                  f"errors); survivors chi-square {one.chi_square:.1f} with {one.freedom} degrees of freedom")


def _median(action: object) -> float:
    assert callable(action)
    times = []
    for _ in range(TIMES):
        began = process_time()
        action()
        times.append(process_time() - began)
    return median(times)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
