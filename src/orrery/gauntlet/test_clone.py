"""Clones: the same questions at any moment, and whatever is played on them leaves the match alone."""

from __future__ import annotations

from itertools import islice, permutations
from typing import Any

from orrery.core import Chance, Decision, Match
from orrery.gauntlet.facts import facts_of
from orrery.gauntlet.plan import Case
from orrery.gauntlet.trail import answering, questions_of, stops, trails
from orrery.lab.transcript import random_codes

MOST_ANSWERS = 12
MOST_ORDERS = 24


def some_codes(match: Match[Any], decision: Decision, chance: Chance) -> list[int]:
    """All answers to a question, or the first few and as many at random where there are more."""
    codes = list(islice(match.legal(decision.seat), MOST_ANSWERS + 1))
    if len(codes) > MOST_ANSWERS:
        place = match.pending.index(decision)
        codes[MOST_ANSWERS // 2 :] = [random_codes(match, chance)[place] for _ in range(MOST_ANSWERS // 2)]
    return list(dict.fromkeys(codes))


def test_every_answer_on_a_clone_leaves_the_match_unchanged(case: Case) -> None:
    chance = Chance(b"clones")
    for stop in stops(case):
        match = stop.match
        inputs, asked, barrier = match.inputs[:], match.pending, match.barrier
        for place, decision in enumerate(match.pending):
            for code in some_codes(match, decision, chance):
                clone = match.clone(live=False)
                clone.step_all([*stop.codes[:place], code, *stop.codes[place + 1 :]])
                case.game.audit(clone.state)
        assert match.state.key() == stop.key
        assert (match.inputs, match.barrier) == (inputs, barrier)
        assert match.pending is asked


def test_a_clone_is_asked_the_same_and_goes_on_the_same(case: Case) -> None:
    for trail in trails(case):
        for stop in trail.stops:
            clone = stop.match.clone()
            assert clone.state.key() == stop.key
            assert questions_of(clone) == stop.asked
            assert clone.state.events is None
            assert clone.state.ask_everyone == trail.match.state.ask_everyone
            assert clone.state.chance is not stop.match.state.chance
        last = trail.stops[-1].take()
        for _ in answering(last, trail.match.inputs[len(last.inputs) :]):
            pass
        assert last.digest() == trail.match.digest()


def test_sealed_answers_may_arrive_in_any_order(case: Case) -> None:
    together = 0
    for stop in stops(case):
        if len(stop.codes) == 1 or together == 12 or stop.match.invited():
            continue
        together += 1
        if stop.match.lanes:
            continue
        answers = {one.seat: one.decode(code) for one, code in zip(stop.match.pending, stop.codes, strict=True)}
        plain = stop.take()
        plain.step_all(stop.codes)
        for order in islice(permutations(answers), MOST_ORDERS):
            clone = stop.take()
            moved = [clone.submit(seat, answers[seat]) for seat in order]
            assert moved == [False] * (len(order) - 1) + [True]
            assert clone.state.key() == plain.state.key()
            assert (clone.inputs, clone.log) == (plain.inputs, plain.log)
            assert questions_of(clone) == questions_of(plain)
    if case.seats > 1:
        assert (together > 0) == facts_of(case.game).asks_together
