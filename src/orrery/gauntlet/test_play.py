"""Random play to the end: nothing is lost, nobody is asked the impossible, and the scores can be counted again."""

from __future__ import annotations

import json
from typing import Any

from orrery.core import Chance, Decision, Match, option_texts
from orrery.gauntlet.facts import facts_of
from orrery.gauntlet.plan import Case
from orrery.gauntlet.trail import answering, stops, trails, viewers

AUDITED = 400
"""At so many questions of a match, or up to twice as many, the position is audited; in a shorter match at all."""


def test_random_play(case: Case) -> None:
    for trail in trails(case):
        match = case.match(trail.match.setup.seed)
        every = max(1, trail.questions // AUDITED)
        for asked, _ in enumerate(answering(match, trail.match.inputs)):
            if asked % every == 0:
                case.game.audit(match.state)
                assert not case.game.over(match.state)
                seats = [decision.seat for decision in match.pending]
                assert sorted(set(seats)) == sorted(seats), "one question a seat"
                for decision in match.pending:
                    sound(match, decision)
        assert match.digest() == trail.match.digest()
        ended(case, match)


def sound(match: Match[Any], decision: Decision) -> None:
    """A decision that can be answered, whose options differ, in value and in text."""
    assert 0 <= decision.seat < match.state.seats
    assert decision.ask
    passes = match.game.passes
    if passes is not None and decision.nothing() is not None:
        assert decision.ask in passes, f"{decision.ask!r} may be answered with nothing, and the game does not say so"
    if decision.seat in match.invited():
        assert decision.nothing() is not None, f"{decision.ask!r} invites seat {decision.seat}, who may want nothing"
    assert next(match.legal(decision.seat), None) is not None, "there is an answer"
    texts = option_texts(match.game, decision)
    assert len(set(decision.options)) == len(set(texts)) == len(decision.options)
    assert not any(text != text.strip() or "," in text or not text for text in texts)


def ended(case: Case, match: Match[Any]) -> None:
    """A match that is over, with a result that its last position gives again."""
    assert case.game.over(match.state)
    case.game.audit(match.state)
    result = match.result()
    assert len(result.scores) == case.seats
    assert result.winners or not facts_of(case.game).always_won
    assert set(result.winners) <= set(range(case.seats))
    document = json.loads(json.dumps(case.game.write(match.state)))
    again = case.game.result(case.game.read(document, Chance(b"")))
    assert (again.scores, again.winners) == (result.scores, result.winners)


def test_every_answer_has_a_text_that_means_it(case: Case) -> None:
    for stop in stops(case):
        for decision, code in zip(stop.match.pending, stop.codes, strict=True):
            answer = decision.decode(code)
            text = case.game.text(decision, answer)
            assert text.startswith(decision.ask + ":")
            assert case.game.parse(decision, text) == answer
            assert case.game.parse(decision, text.partition(":")[2]) == answer


def test_what_is_forbidden_is_not_offered_and_names_a_rule(case: Case) -> None:
    for stop in stops(case):
        for decision in stop.match.pending:
            reasons = case.game.why_not(stop.match.state, decision)
            assert not set(reasons) & set(option_texts(case.game, decision))
            assert all(reason.rule and reason.key for reason in reasons.values())


def test_views_and_events_are_plain_json(case: Case) -> None:
    for stop in stops(case):
        for viewer in viewers(stop.match):
            document = stop.match.view(viewer).document()
            assert json.loads(json.dumps(document)) == document
    for trail in trails(case):
        for viewer in viewers(trail.match):
            told = trail.match.events_since(0, viewer)
            assert json.loads(json.dumps(told)) == told
            assert told, "a match without events tells its players nothing"


def test_every_option_can_be_played_by_somebody(plan: list[Case]) -> None:
    game = plan[0].game
    for option, values in game.choices.items():
        assert {case.options[option] for case in plan} == set(values)
    assert {case.seats for case in plan} == set(range(game.least_seats, game.most_seats + 1))
