"""Random play to the end: nothing is lost, nobody is asked the impossible, and the scores can be counted again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orrery.core import SPECTATOR, Chance, Decision, Match, option_texts
from orrery.lab.perft import legal_codes
from tests.conformance.cases import CASES, SLUGS, game_of, playing

MATCHES = 10


@pytest.mark.parametrize("n", range(MATCHES))
@pytest.mark.parametrize("name", CASES)
def test_random_play(name: str, n: int) -> None:
    case = CASES[name]
    match = case.match(b"play %d" % n)
    for _ in playing(match, b"answers %d" % n):
        case.game.audit(match.state)
        assert not case.game.over(match.state)
        seats = [decision.seat for decision in match.pending]
        assert sorted(set(seats)) == sorted(seats), "one question a seat"
        for decision in match.pending:
            sound(match, decision)
    assert case.game.over(match.state)
    case.game.audit(match.state)
    result = match.result()
    assert len(result.scores) == case.seats
    assert result.winners or not case.game.always_won
    assert set(result.winners) <= set(range(case.seats))
    document = json.loads(json.dumps(case.game.write(match.state)))
    again = case.game.result(case.game.read(document, Chance(b"")))
    assert (again.scores, again.winners) == (result.scores, result.winners)


def sound(match: Match[Any], decision: Decision) -> None:
    """A decision that can be answered, whose options differ, in value and in text."""
    assert 0 <= decision.seat < match.state.seats
    assert decision.ask
    assert next(legal_codes(match, decision), None) is not None, "there is an answer"
    texts = option_texts(match.game, decision)
    assert len(set(decision.options)) == len(set(texts)) == len(decision.options)
    assert not any(text != text.strip() or "," in text or not text for text in texts)


@pytest.mark.parametrize("name", CASES)
def test_every_answer_has_a_text_that_means_it(name: str) -> None:
    case = CASES[name]
    match = case.match(b"texts")
    for codes in playing(match, b"texts"):
        for decision, code in zip(match.pending, codes, strict=True):
            answer = decision.decode(code)
            text = case.game.text(decision, answer)
            assert text.startswith(decision.ask + ":")
            assert case.game.parse(decision, text) == answer
            assert case.game.parse(decision, text.partition(":")[2]) == answer


@pytest.mark.parametrize("name", CASES)
def test_what_is_forbidden_is_not_offered_and_names_a_rule(name: str) -> None:
    case = CASES[name]
    match = case.match(b"why not")
    for _ in playing(match, b"why not"):
        for decision in match.pending:
            reasons = case.game.why_not(match.state, decision)
            assert not set(reasons) & set(option_texts(case.game, decision))
            assert all(reason.rule and reason.key for reason in reasons.values())


@pytest.mark.parametrize("name", CASES)
def test_views_and_events_are_plain_json(name: str) -> None:
    case = CASES[name]
    match = case.match(b"json", events=True)
    told = 0
    for _ in playing(match, b"json"):
        for viewer in range(SPECTATOR, case.seats):
            for document in (match.view(viewer).document(), match.events_since(told, viewer)):
                assert json.loads(json.dumps(document)) == document
        told = len(match.state.events or ())
    assert told > 0, "a match without events tells its players nothing"


@pytest.mark.parametrize("slug", SLUGS)
def test_every_option_can_be_played_by_somebody(slug: str) -> None:
    game = game_of(slug)
    for option, values in game.choices.items():
        for value in values:
            assert any(case.options[option] == value for case in CASES.values() if case.game is game)
    assert {case.seats for case in CASES.values() if case.game is game} == set(
        range(game.least_seats, game.most_seats + 1)
    )
