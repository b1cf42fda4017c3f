"""Clones: the same questions at any moment, and whatever is played on them leaves the match alone."""

from __future__ import annotations

from itertools import islice, permutations
from typing import Any

import pytest

from orrery.core import Chance, Decision, Match
from orrery.lab.perft import legal_codes
from orrery.lab.transcript import random_codes
from tests.conformance.cases import CASES, playing, questions

MOST_ANSWERS = 24
MOST_ORDERS = 24


def some_codes(match: Match[Any], decision: Decision, chance: Chance) -> list[int]:
    """All answers to a question, or the first few and as many at random where there are more."""
    codes = list(islice(legal_codes(match, decision), MOST_ANSWERS + 1))
    if len(codes) > MOST_ANSWERS:
        place = match.pending.index(decision)
        codes[MOST_ANSWERS // 2 :] = [random_codes(match, chance)[place] for _ in range(MOST_ANSWERS // 2)]
    return list(dict.fromkeys(codes))


@pytest.mark.parametrize("name", CASES)
def test_every_answer_on_a_clone_leaves_the_match_unchanged(name: str) -> None:
    match = CASES[name].match(b"clones")
    chance = Chance(b"clones")
    for codes in playing(match, b"clones"):
        key, inputs, asked, barrier = match.state.key(), match.inputs[:], match.pending, match.barrier
        for place, decision in enumerate(match.pending):
            for code in some_codes(match, decision, chance):
                clone = match.clone(live=False)
                clone.step_all([*codes[:place], code, *codes[place + 1 :]])
                match.game.audit(clone.state)
        assert match.state.key() == key
        assert (match.inputs, match.barrier) == (inputs, barrier)
        assert match.pending is asked


@pytest.mark.parametrize("name", CASES)
def test_a_clone_is_asked_the_same_and_goes_on_the_same(name: str) -> None:
    match = CASES[name].match(b"again")
    ahead: Match[Any] | None = None
    for codes in playing(match, b"again"):
        if ahead is not None and len(ahead.inputs) == len(match.inputs):
            assert ahead.state.key() == match.state.key()
            assert questions(ahead) == questions(match)
        clone = match.clone()
        assert clone.state.key() == match.state.key()
        assert questions(clone) == questions(match)
        assert clone.state.events is None
        assert clone.state.ask_everyone == match.state.ask_everyone
        assert clone.state.chance is not match.state.chance
        ahead = clone
        ahead.step_all(codes)


@pytest.mark.parametrize("name", CASES)
def test_sealed_answers_may_arrive_in_any_order(name: str) -> None:
    match = CASES[name].match(b"sealed")
    together = 0
    for codes in playing(match, b"sealed"):
        if len(codes) == 1 or together == 12:
            continue
        together += 1
        answers = {one.seat: one.decode(code) for one, code in zip(match.pending, codes, strict=True)}
        plain = match.clone()
        plain.step_all(codes)
        for order in islice(permutations(answers), MOST_ORDERS):
            clone = match.clone()
            moved = [clone.submit(seat, answers[seat]) for seat in order]
            assert moved == [False] * (len(order) - 1) + [True]
            assert clone.state.key() == plain.state.key()
            assert (clone.inputs, clone.log) == (plain.inputs, plain.log)
            assert questions(clone) == questions(plain)
    assert (together > 0) == match.game.asks_together
