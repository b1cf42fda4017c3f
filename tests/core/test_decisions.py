"""The five kinds of decision: codes and answers agree, and a wrong answer gets a sentence."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core import NONE, Allocate, Amount, Answer, Chance, Decision, Expected, Order, Pick, PickSome

OPTIONS = st.lists(st.integers(-1, 40), min_size=1, max_size=6, unique=True)


@st.composite
def picks(draw: st.DrawFn) -> Decision:
    return Pick(0, "which", draw(OPTIONS))


@st.composite
def pick_somes(draw: st.DrawFn) -> Decision:
    options = draw(OPTIONS)
    least = draw(st.integers(0, len(options)))
    return PickSome(0, "which", options, least, draw(st.integers(least, len(options))))


@st.composite
def amounts(draw: st.DrawFn) -> Decision:
    least = draw(st.integers(-3, 9))
    return Amount(0, "how-many", least, least + draw(st.integers(0, 30)))


@st.composite
def allocations(draw: st.DrawFn) -> Decision:
    options = draw(OPTIONS)
    limits = [draw(st.integers(0, 3)) for _ in options]
    least = draw(st.integers(0, sum(limits)))
    return Allocate(0, "spread", options, limits, least, draw(st.integers(least, sum(limits) + 2)))


@st.composite
def orders(draw: st.DrawFn) -> Decision:
    return Order(0, "in-order", draw(OPTIONS))


ANY_DECISION = st.one_of(picks(), pick_somes(), amounts(), allocations(), orders())


@given(ANY_DECISION)
def test_codes_answers_and_count_agree(decision: Decision) -> None:
    codes = list(decision.codes())
    assert len(codes) == len(set(codes)) == decision.count() > 0
    assert min(codes) >= 0
    answers = [decision.decode(code) for code in codes]
    assert len(set(answers)) == len(answers)
    assert [decision.encode(answer) for answer in answers] == codes


@given(ANY_DECISION, st.binary(min_size=1, max_size=8))
def test_a_sample_is_one_of_the_codes(decision: Decision, key: bytes) -> None:
    chance = Chance(key)
    codes = set(decision.codes())
    assert all(decision.sample(chance) in codes for _ in range(10))


@pytest.mark.parametrize(
    ("decision", "codes", "answers"),
    [
        (Pick(0, "a", (7, NONE, 3)), [0, 1, 2], [7, NONE, 3]),
        (PickSome(0, "a", (7, 5, 3), 1, 2), [1, 2, 4, 3, 5, 6], [(7,), (5,), (3,), (7, 5), (7, 3), (5, 3)]),
        (PickSome(0, "a", (), 0, 0), [0], [()]),
        (Amount(0, "a", 2, 4), [0, 1, 2], [2, 3, 4]),
        (Allocate(0, "a", (8, 9), (1, 2), 2, 3), [3, 4, 5], [(1, 1), (0, 2), (1, 2)]),
        (Allocate(0, "a", (8, 9), (1, 1), 0, 99), [0, 1, 2, 3], [(0, 0), (1, 0), (0, 1), (1, 1)]),
        (Order(0, "a", (7, 5, 3)), [0, 1, 2, 3, 4, 5],
         [(7, 5, 3), (7, 3, 5), (5, 7, 3), (5, 3, 7), (3, 7, 5), (3, 5, 7)]),
        (Order(0, "a", ()), [0], [()]),
    ],
    ids=lambda value: value.name if isinstance(value, Decision) else "",
)
def test_codes_never_change_their_meaning(decision: Decision, codes: list[int], answers: list[Answer]) -> None:
    assert list(decision.codes()) == codes
    assert [decision.decode(code) for code in codes] == answers


@pytest.mark.parametrize(
    ("decision", "count"),
    [
        (Pick(0, "a", range(99)), 99),
        (PickSome(0, "a", range(14), 5, 5), 2002),
        (PickSome(0, "a", range(60), 0, 60), 2**60),
        (Amount(0, "a", -2, 7), 10),
        (Allocate(0, "a", range(3), (5, 5, 5), 5, 5), 21),
        (Allocate(0, "a", range(40), (9,) * 40, 0, 1), 41),
        (Order(0, "a", range(20)), 2432902008176640000),
    ],
    ids=lambda value: value.name if isinstance(value, Decision) else str(value),
)
def test_counts_without_listing(decision: Decision, count: int) -> None:
    assert decision.count() == count


@pytest.mark.parametrize(
    ("decision", "wrong", "sentence"),
    [
        (Pick(0, "a", (7, 5)), 6, "expected one of the 2 options offered"),
        (Pick(0, "a", (7, 5)), (7,), "expected one of the 2 options offered"),
        (PickSome(0, "a", (7, 5, 3), 1, 2), (), "expected 1 to 2 different options of 3"),
        (PickSome(0, "a", (7, 5, 3), 1, 2), (7, 5, 3), "expected 1 to 2 different options of 3"),
        (PickSome(0, "a", (7, 5, 3), 2, 2), (7, 7), "expected 2 different options of 3"),
        (PickSome(0, "a", (7, 5, 3), 2, 2), (7, 8), "expected only options offered, not 8"),
        (PickSome(0, "a", (7, 5, 3), 1, 2), 7, "expected 1 to 2 different options of 3"),
        (Amount(0, "a", 2, 4), 5, "expected a number from 2 to 4"),
        (Amount(0, "a", 2, 4), 1, "expected a number from 2 to 4"),
        (Amount(0, "a", 2, 4), (2,), "expected a number from 2 to 4"),
        (Allocate(0, "a", (8, 9), (1, 2), 2, 3), (0, 1), "expected 2 to 3 in all over 2 options, each within"),
        (Allocate(0, "a", (8, 9), (1, 2), 2, 3), (2, 0), "expected 2 to 3 in all over 2 options, each within"),
        (Allocate(0, "a", (8, 9), (1, 2), 2, 3), (3, -1), "expected 2 to 3 in all over 2 options"),
        (Allocate(0, "a", (8, 9), (1, 2), 2, 3), (1, 1, 0), "expected 2 to 3 in all over 2 options"),
        (Allocate(0, "a", (8, 9), (1, 2), 2, 3), 2, "expected 2 to 3 in all over 2 options"),
        (Order(0, "a", (7, 5)), (7,), "expected all 2 options, each once, in an order"),
        (Order(0, "a", (7, 5)), (7, 7), "expected all 2 options, each once, in an order"),
        (Order(0, "a", (7, 5)), 7, "expected all 2 options, each once, in an order"),
    ],
)
def test_a_wrong_answer_is_told_what_was_expected(decision: Decision, wrong: Answer, sentence: str) -> None:
    with pytest.raises(Expected, match=sentence):
        decision.encode(wrong)


@given(pick_somes(), st.lists(st.integers(-2, 41), max_size=7))
def test_pick_some_takes_its_options_in_any_order_and_nothing_else(decision: Decision, answer: list[int]) -> None:
    fits = (
        len(set(answer)) == len(answer)
        and set(answer) <= set(decision.options)
        and decision.least <= len(answer) <= decision.most
    )
    if fits:
        decoded = decision.decode(decision.encode(tuple(answer)))
        assert isinstance(decoded, tuple)
        assert set(decoded) == set(answer)
    else:
        with pytest.raises(Expected):
            decision.encode(tuple(answer))


def test_nobody_picks_more_than_there_is() -> None:
    decision = PickSome(0, "a", (7, 5), 0, 9)
    assert decision.count() == len(list(decision.codes())) == 4
    chance = Chance(b"few")
    assert {decision.sample(chance) for _ in range(64)} == {0, 1, 2, 3}


def test_an_allocation_never_wants_more_than_its_limits_hold() -> None:
    assert Allocate(0, "a", (1, 2), (2, 3), 0, 9).most == 5


@pytest.mark.parametrize(
    "decision",
    [
        Pick(0, "a", range(6)),
        PickSome(0, "a", range(4), 2, 2),
        PickSome(0, "a", range(6), 5, 5),
        Amount(0, "a", 3, 8),
        Order(0, "a", range(3)),
    ],
    ids=lambda decision: f"{decision.name} {decision.count()}",
)
def test_samples_are_even(decision: Decision) -> None:
    assert decision.count() == 6
    chance = Chance(b"even")
    seen = [decision.sample(chance) for _ in range(6000)]
    assert all(900 < seen.count(code) < 1100 for code in decision.codes())


def test_long_orders_are_sampled_too() -> None:
    decision = Order(0, "a", range(15))
    chance = Chance(b"long")
    samples = [decision.decode(decision.sample(chance)) for _ in range(300)]
    assert {ordered[0] for ordered in samples if isinstance(ordered, tuple)} == set(range(15))


def test_every_answer_within_limits_is_an_allocation() -> None:
    decision = Allocate(0, "a", (4, 5, 6), (2, 0, 3), 1, 3)
    expected = {given for given in product(range(3), range(1), range(4)) if 1 <= sum(given) <= 3}
    assert {decision.decode(code) for code in decision.codes()} == expected
