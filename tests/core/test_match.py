"""Matches: sealed answers, refusals that change nothing, clones that go their own way."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.bots import drive
from orrery.core import (
    NONE,
    Allocate,
    Amount,
    BadSetup,
    Chance,
    Flow,
    Match,
    Order,
    Pick,
    PickSome,
    Refused,
    Script,
    new_match,
    replay,
)
from tests.core.probe import Notes, Probe, match_of, mixed, one_by_one, say, standing, together


def test_a_flow_gets_the_answer_of_one_and_a_tuple_of_several() -> None:
    def rules(s: Notes) -> Flow:
        alone = yield Pick(1, "say", (5, 6))
        say(s, 1, alone)
        both = yield (Pick(2, "say", (7, 8)), Pick(0, "say", (9,)))
        say(s, 2, both)
        one_of_one = yield (Pick(0, "say", (3, 4)),)
        say(s, 0, one_of_one)
        nobody = yield ()
        say(s, 0, nobody)

    match = match_of(rules)
    match.step(1)
    match.step_all((0, 0))
    match.step(1)
    assert match.state.said == [(1, 6), (2, (7, 9)), (0, (4,)), (0, ())]
    assert match.over()
    assert match.inputs == [1, 0, 0, 1]


@pytest.mark.parametrize("asked", [None, 5, "play", [Pick(0, "say", (0, 1))], (Pick(0, "say", (0, 1)), 1), Pick])
def test_rules_that_yield_no_decision_are_told_what_was_expected(asked: Any) -> None:
    def at_once(s: Notes) -> Flow:
        yield asked

    def later(s: Notes) -> Flow:
        yield Pick(0, "say", (0, 1))
        yield asked

    told = f"a step of probe yielded {asked!r}; expected a decision (Pick, PickSome, Amount, Allocate or Order)"
    with pytest.raises(TypeError, match=re.escape(told)):
        match_of(at_once)
    match = match_of(later)
    with pytest.raises(TypeError, match=re.escape(told)):
        match.step(0)


@pytest.mark.parametrize(("asked", "found"), [(None, None), (5, 5), ([1], [1]), ((Pick(0, "say", (0, 1)), 1), 1)])
def test_bulk_play_says_so_too(asked: Any, found: Any) -> None:
    def rules(s: Notes) -> Flow:
        yield Pick(0, "say", (0, 1))
        yield asked

    with pytest.raises(TypeError, match=re.escape(f"a step of probe yielded {found!r}; expected a decision")):
        drive.play_random(match_of(rules, live=False), 100)


def test_turns_that_ask_nothing_are_played_through() -> None:
    def silent(s: Notes) -> Flow | None:
        if s.turn == 3:
            return one_by_one(s)
        if s.turn == 4:
            return iter_nothing()
        return None

    def iter_nothing() -> Flow:
        yield ()
        yield ()

    match = match_of(silent, seats=1, turns=6)
    assert (match.state.turn, len(match.pending)) == (3, 1)
    match.step(0)
    assert (match.state.turn, match.over()) == (6, True)


def test_a_match_that_asks_nothing_is_over_at_once() -> None:
    match = match_of(lambda s: None, turns=2)
    assert match.over()
    assert match.result().scores == (0, 0, 0)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_sealed_answers_arrive_in_any_order(order: tuple[int, ...]) -> None:
    match = match_of(together)
    moved = [match.submit(seat, "abc"[seat]) for seat in order]
    assert moved == [False, False, True]
    assert match.state.said == [(0, 0), (1, 1), (2, 2)]
    assert (match.inputs, match.sealed, match.over()) == ([0, 1, 2], {}, True)


def test_nothing_happens_before_the_last_sealed_answer() -> None:
    match = match_of(together)
    before = match.digest()
    assert match.submit(1, "b") is False
    assert (match.digest(), match.inputs, match.sealed, match.waiting()) == (before, [], {1: 1}, [0, 2])


def test_a_sealed_answer_can_be_taken_back_and_given_anew() -> None:
    match = match_of(together)
    match.submit(1, "b")
    match.retract(1)
    assert match.waiting() == [0, 1, 2]
    for seat, text in ((1, "c"), (0, "a"), (2, "a")):
        match.submit(seat, text)
    assert match.state.said == [(0, 0), (1, 2), (2, 0)]
    with pytest.raises(Refused, match="Seat 1 has no sealed answer to take back"):
        match.retract(1)


def first(match: Match[Notes]) -> None:
    """Seat 0 has sealed its answer; 1 and 2 are awaited."""
    match.submit(0, "a")


def both(match: Match[Notes]) -> None:
    first(match)
    match.submit(1, "b")
    match.submit(2, "c")


Act = Callable[[Match[Notes]], object]


@pytest.mark.parametrize(
    ("prepare", "act", "key", "sentence"),
    [
        (first, lambda m: m.submit(1, "d"), "error-not-offered", r"'d' does not answer 'say'; expected a, b, c\."),
        (first, lambda m: m.submit(1, "say:d"), "error-not-offered", "'say:d' does not answer 'say'; expected a, b"),
        (first, lambda m: m.submit(1, "z"), "error-not-offered", r"expected a, b, c\. Rule PR-2 forbids it\."),
        (first, lambda m: m.submit(1, ""), "error-not-offered", "'' does not answer 'say'; expected a, b, c"),
        (first, lambda m: m.submit(1, 3), "error-not-offered", "3 does not answer 'say'; expected one of the 3"),
        (first, lambda m: m.submit(1, (0,)), "error-not-offered", r"\(0,\) does not answer 'say'"),
        (first, lambda m: m.submit(0, "b"), "error-answered", "Seat 0 has already answered; waiting for: 1, 2"),
        (first, lambda m: m.submit(3, "b"), "error-no-such-seat", "There is no seat 3; expected 0 to 2"),
        (first, lambda m: m.submit(-1, "b"), "error-no-such-seat", "There is no seat -1; expected 0 to 2"),
        (first, lambda m: m.submit(1, "b", at=1), "error-stale", "This answers input 1, but the match is at input 0"),
        (first, lambda m: m.retract(1), "error-nothing-sealed", "Seat 1 has no sealed answer"),
        (both, lambda m: m.submit(1, "b"), "error-not-asked", "Seat 1 is not asked anything now; waiting for: 2"),
        (both, lambda m: m.submit(2, "b", at=2), "error-stale", "This answers input 2, but the match is at input 3"),
        (both, lambda m: m.why_not(0, "b"), "error-not-asked", "Seat 0 is not asked anything now; waiting for: 2"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(prepare: Act, act: Act, key: str, sentence: str) -> None:
    def rules(s: Notes) -> Flow:
        yield from together(s)
        yield Pick(2, "last", (0,))

    match = match_of(rules, events=True)
    prepare(match)
    before = standing(match)
    with pytest.raises(Refused, match=sentence) as refusal:
        act(match)
    assert refusal.value.key == key
    assert standing(match) == before


@pytest.mark.parametrize(("seat", "key"), [(0, "error-match-over"), (7, "error-no-such-seat")])
def test_nothing_is_answered_after_the_end(seat: int, key: str) -> None:
    match = match_of(together)
    both(match)
    before = standing(match)
    with pytest.raises(Refused) as refusal:
        match.submit(seat, "a")
    assert refusal.value.key == key
    assert standing(match) == before


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("some:a,b,c", "1 to 2 different options of 3"),
        ("some:none", "1 to 2 different options of 3"),
        ("some:a,a", "1 to 2 different options of 3"),
        ("some:a,q", "a, b, c"),
    ],
)
def test_a_set_of_options_is_checked_as_a_whole(text: str, expected: str) -> None:
    match = match_of(lambda s: ask(PickSome(0, "some", (0, 1, 2), 1, 2)))
    with pytest.raises(Refused, match=f"does not answer 'some'; expected {expected}"):
        match.submit(0, text)


def ask(decision: Pick | PickSome | Amount | Allocate | Order) -> Flow:
    yield decision


def test_the_game_tests_whole_answers() -> None:
    match = match_of(
        lambda s: ask(PickSome(0, "some", (0, 1, 2), 1, 2, tested=True)), test=lambda answer: answer == (0, 2)
    )
    before = standing(match)
    with pytest.raises(Refused, match="Rule PR-1 forbids this answer to 'some'") as refusal:
        match.submit(0, "a,b")
    assert refusal.value.args_["rule"] == "PR-1"
    assert standing(match) == before
    assert match.submit(0, "c,a")
    assert match.inputs == [0b101]


@pytest.mark.parametrize(
    ("decision", "text", "code"),
    [
        (Pick(0, "say", (2, NONE)), "say:pass", 1),
        (Pick(0, "say", (2, NONE)), "c", 0),
        (PickSome(0, "some", (0, 1, 2), 0, 2), "some:none", 0),
        (PickSome(0, "some", (0, 1, 2), 0, 2), "some: c, a", 0b101),
        (Amount(0, "bid", 3, 9), "bid:5", 2),
        (Allocate(0, "spread", (0, 1, 2), (2, 2, 2), 0, 3), "spread:2 c,1 a", 19),
        (Allocate(0, "spread", (0, 1, 2), (2, 2, 2), 0, 3), "none", 0),
        (Order(0, "rank", (0, 1, 2)), "rank:b>c>a", 3),
    ],
)
def test_answers_as_text(decision: Pick | PickSome | Amount | Allocate | Order, text: str, code: int) -> None:
    match = match_of(lambda s: ask(decision))
    assert match.submit(0, text)
    assert match.inputs == [code]


@pytest.mark.parametrize(
    ("decision", "text", "sentence"),
    [
        (Amount(0, "bid", 3, 9), "bid:10", "expected a number from 3 to 9"),
        (Amount(0, "bid", 3, 9), "bid:many", "expected 3 to 9"),
        (Allocate(0, "spread", (0, 1), (2, 2), 1, 3), "3 a", "expected 1 to 3 in all over 2 options"),
        (Allocate(0, "spread", (0, 1), (2, 2), 1, 3), "x a", "expected a, b"),
        (Allocate(0, "spread", (0, 1), (2, 2), 1, 3), "1 q", "expected a, b"),
        (Order(0, "rank", (0, 1, 2)), "a>b", "expected all 3 options, each once, in an order"),
        (Order(0, "rank", (0, 1, 2)), "a>b>q", "expected a, b, c"),
    ],
)
def test_wrong_texts_are_told_what_was_expected(
    decision: Amount | Allocate | Order, text: str, sentence: str
) -> None:
    match = match_of(lambda s: ask(decision))
    before = standing(match)
    with pytest.raises(Refused, match=sentence):
        match.submit(0, text)
    assert standing(match) == before


@given(st.lists(st.integers(0, 2), min_size=14, max_size=14), st.integers(0, 14))
def test_a_clone_stands_where_the_match_stands_and_goes_its_own_way(answers: list[int], stop: int) -> None:
    match = match_of(mixed, turns=2)
    queue = answers[:]
    while match.pending and len(match.inputs) < stop:
        match.step_all([queue.pop() for _ in match.pending])
    before = standing(match)
    clone, bulk = match.clone(), match.clone(live=False)
    for other in (clone, bulk):
        assert (other.digest(), other.inputs) == (match.digest(), match.inputs)
        assert [decision.seat for decision in other.pending] == [decision.seat for decision in match.pending]
    while clone.pending:
        clone.step_all([0] * len(clone.pending))
        bulk.step_all([0] * len(bulk.pending))
        assert clone.digest() == bulk.digest()
    assert standing(match) == before


def test_a_clone_keeps_sealed_answers_of_its_own() -> None:
    match = match_of(together)
    match.submit(0, "a")
    clone = match.clone()
    clone.submit(1, "b")
    clone.retract(0)
    assert (match.sealed, clone.sealed) == ({0: 0}, {1: 1})


def test_a_clone_tells_no_events() -> None:
    match = match_of(one_by_one, events=True)
    match.step(0)
    clone = match.clone()
    clone.step(1)
    assert clone.state.events is None
    assert [event.args for event in match.state.events or ()] == [(0, 0)]


def test_a_clone_of_bulk_play_has_a_whole_record() -> None:
    bulk = match_of(mixed, turns=2, live=False)
    for codes in ([1], [2], [0, 1, 2], [1]):
        bulk.step_all(codes)
    clone = bulk.clone()
    clone.step(2)
    assert clone.log == clone.inputs == [1, 2, 0, 1, 2, 1, 2]
    again = replay(bulk.game, clone.record())
    assert again.digest() == clone.digest()


def test_clones_of_a_scripted_match_keep_the_script() -> None:
    match = match_of(mixed, turns=2, script=Script({("die",): [6, 5]}))
    for codes in ([0], [0], [0, 0, 0], [0], [0], [0], [0, 0, 0]):
        match.step_all(codes)
    dice = [match.state.said[5], match.state.said[12]]
    assert dice == [(0, 6), (0, 5)]
    clone = match.clone()
    clone.undo(0, 2, consents=(1, 2))
    for codes in ([0, 0, 0], [0], [0], [0], [0, 0, 0]):
        clone.step_all(codes)
    assert [clone.state.said[5], clone.state.said[12]] == dice


def test_bulk_play_and_live_play_are_the_same_match() -> None:
    live, bulk = match_of(mixed, turns=3), match_of(mixed, turns=3, live=False)
    while live.pending:
        codes = [len(live.inputs) % 3] * len(live.pending)
        live.step_all(codes)
        bulk.step_all(codes)
        assert live.digest() == bulk.digest()
    assert bulk.over()
    assert bulk.record().to_bytes() == live.record().to_bytes()


@pytest.mark.parametrize("stop", range(0, 14, 2))
def test_playing_out_is_answering_at_random(stop: int) -> None:
    match, out = match_of(mixed, turns=3), match_of(mixed, turns=3)
    while len(match.inputs) < stop:
        codes = [len(match.inputs) % 3] * len(match.pending)
        match.step_all(codes)
        out.step_all(codes)
    chances = [Chance(b"out %d" % seat) for seat in range(3)]
    while match.pending:
        match.step_all([decision.sample(chances[decision.seat]) for decision in match.pending])
    out.play_out([Chance(b"out %d" % seat) for seat in range(3)], 1000)
    assert (out.digest(), out.inputs, out.over(), out.live) == (match.digest(), match.inputs, True, False)
    assert out.record().to_bytes() == match.record().to_bytes()
    out.play_out(chances, 1000)
    assert out.digest() == match.digest()


def test_playing_out_stops_where_it_is_told_to() -> None:
    match = match_of(mixed, turns=3)
    match.play_out([Chance(b"out")] * 3, 4)
    assert (len(match.inputs), match.over()) == (2, False)  # the next question is for three seats at once
    match.play_out([Chance(b"out")] * 3, 1000)
    assert match.over()


def test_playing_out_gives_only_answers_that_pass_the_test() -> None:
    def rules(s: Notes) -> Flow:
        some = yield PickSome(0, "some", range(6), 1, 3, tested=True)
        say(s, 0, some)
        both = yield (PickSome(0, "some", range(6), 1, 3, tested=True), Pick(1, "say", (0, 1)))
        say(s, 0, both[0])

    match = match_of(rules, turns=20, test=lambda answer: isinstance(answer, tuple) and sum(answer) % 3 == 0)
    match.play_out([Chance(b"tested")] * 3, 1000)
    assert len(match.state.said) == 40
    assert all(sum(answer) % 3 == 0 for _, answer in match.state.said)


def test_why_not_names_the_rule() -> None:
    match = match_of(one_by_one)
    reason = match.why_not(0, "say:z")
    assert reason is not None
    assert (reason.rule, reason.key) == ("PR-2", "why-not-z")
    assert match.why_not(0, "say:a") is None


def test_a_result_before_the_end_is_as_if_it_ended_now() -> None:
    match = match_of(one_by_one)
    match.step(0)
    assert (match.result().scores, match.result().winners, match.over()) == ((1, 0, 0), (0,), False)


@pytest.mark.parametrize(
    ("seats", "seed", "options", "sentence"),
    [
        (0, b"", {}, r"probe is for 1 to 5 seats, not 0\."),
        (6, b"", {}, r"probe is for 1 to 5 seats, not 6\."),
        (2, b"", {"colour": "red"}, "Unknown option 'colour'; expected one of: pace"),
        (2, b"", {"pace": "4"}, "Option pace cannot be '4'; expected one of: slow, fast"),
        (2, bytes(65), {}, "The seed has 65 bytes; expected at most 64"),
    ],
)
def test_a_match_that_cannot_be_set_up(seats: int, seed: bytes, options: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        new_match(Probe(one_by_one), seats, seed, options)


def test_options_have_defaults() -> None:
    assert new_match(Probe(one_by_one), 2, b"").setup.options == {"pace": "slow"}
    assert new_match(Probe(one_by_one), 2, b"", {"pace": "fast"}).setup.options == {"pace": "fast"}


def test_a_game_gets_the_options_settled() -> None:
    class Paced(Probe):
        def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> Notes:
            s = super().new(seats, options, chance)
            s.said.append((0, dict(options)))
            return s

    assert new_match(Paced(one_by_one), 2, b"").state.said == [(0, {"pace": "slow"})]
    assert new_match(Paced(one_by_one), 2, b"", {"pace": "fast"}).state.said == [(0, {"pace": "fast"})]


def test_a_game_without_options_says_so() -> None:
    class Plain(Probe):
        choices: ClassVar[Mapping[str, Sequence[str]]] = {}

    with pytest.raises(BadSetup, match="expected one of: none"):
        Plain(one_by_one).settle_options({"pace": "fast"})
