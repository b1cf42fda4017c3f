"""Perft: how many ways lead from a position to a given depth. A wrong rule nearly always changes these numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

from orrery.core import Decision, Match


def width(match: Match[Any], decision: Decision) -> int:
    """How many legal answers a pending decision has."""
    return sum(1 for _ in match.legal(decision.seat)) if decision.tested else decision.count()


def perft(match: Match[Any], depth: int) -> int:
    """How many different ways of answering lead ``depth`` questions on; the match is left alone.

    A question to several seats at once is one question, with every combination of their answers; so is each round of
    answers in lanes. Where the first answer counts, each of them is a way. Chance falls as the position's seed has it.
    A way on which the match ends too early does not count.
    """
    if depth == 0:
        return 1
    if not match.pending:
        return 0
    if match.invited():
        return sum([perft(_after(match, seat, code), depth - 1) for seat, code in first_answers(match)])
    if depth == 1:
        return prod([width(match, decision) for decision in match.pending])
    nodes = 0
    for codes in product(*[list(match.legal(decision.seat)) for decision in match.pending]):
        child = match.clone()
        child.step_all(codes)
        nodes += perft(child, depth - 1)
    return nodes


def first_answers(match: Match[Any]) -> Iterator[tuple[int, int]]:
    """Seat and code of every answer that would take a match on whose first answer counts."""
    waiting = match.waiting()
    for decision in match.pending:
        for code in match.legal(decision.seat):
            if decision.seat in waiting or code != decision.nothing():
                yield decision.seat, code


def _after(match: Match[Any], seat: int, code: int) -> Match[Any]:
    child = match.clone()
    child.put(seat, code)
    return child


def perft_table(match: Match[Any], deepest: int = 4, most: int = 5000) -> list[int]:
    """Perft from depth 1 on: at most ``deepest`` numbers, and none that needs more than ``most`` positions tried."""
    table = [perft(match, 1)]
    while len(table) < deepest and 0 < table[-1] <= most:
        table.append(perft(match, len(table) + 1))
    return table
