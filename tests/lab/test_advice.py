"""What a bot would have done where somebody answered."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import bots, games
from orrery.bots import drive
from orrery.bots.drive import stream_now
from orrery.core import Chance, Match, new_match
from orrery.lab.advice import MOST, OPTIONS, Advice, advise
from orrery.lab.analysis import Tape


def random_match(slug: str, questions: int) -> Match[Any]:
    """A match of random answers, as far as so many questions lead."""
    match = new_match(games.load(slug), 2, b"advice")
    chance = Chance(b"advice")
    for _ in range(questions):
        if match.pending:
            match.step_all([match.sample(decision, chance) for decision in match.pending])
    return match


def all_advice(match: Match[Any], bot: str, every: int = 1) -> list[Advice]:
    """The advice for every so many inputs of a match."""
    tape = Tape.of(match)
    return [one for number in range(1, len(match.inputs) + 1, every) for one in advise(tape, bot, number)]


@pytest.mark.parametrize(("slug", "questions"), [("race", 40), ("master", 60), ("eclipse", 60)])
def test_the_advice_is_what_the_bot_does_with_the_view_of_the_seat(slug: str, questions: int) -> None:
    match = random_match(slug, questions)
    bot = bots.load("heuristic", match.game)
    again = Tape.of(match).begin(live=True)
    weighed = 0
    for told in Tape.of(match).begin(live=False).walk(match.inputs):
        number = len(again.inputs) + len(told)
        seats = [decision.seat for decision, _ in told]
        if len(set(seats)) == len(seats):
            found = advise(Tape.of(match), "heuristic", number)
            assert [one.seat for one in found] == seats
            for one, (decision, code) in zip(found, told, strict=True):
                assert one.asked == again.view(one.seat).document()["asked"]
                chosen = drive.answer(again, one.seat, bot, stream_now(again, one.seat))
                assert one.advised == match.game.text(decision, decision.decode(chosen))
                assert one.answer == match.game.text(decision, decision.decode(code))
                assert one.agrees == (chosen == code)
                if one.weighed:
                    weighed += 1
                    worths = [option.worth for option in one.weighed]
                    assert len(worths) <= OPTIONS
                    assert one.weighed[0].answer == one.advised
                    assert worths == sorted(worths, reverse=True)
                    assert 0 <= worths[-1] <= worths[0] == 1
        again.feed([code for _, code in told])
    assert weighed, "the bot says what it weighs at its main questions"


def test_a_match_of_the_bot_agrees_with_it() -> None:
    game = games.load("race")
    match = new_match(game, 2, b"c")
    bot = bots.load("heuristic", game)
    for _ in range(30):
        for seat in match.waiting():
            match.put(seat, drive.answer(match, seat, bot, stream_now(match, seat)))
    found = all_advice(match, "heuristic", 5)
    assert found
    assert all(one.agrees and one.answer == one.advised for one in found)


def test_the_bot_for_any_game_says_what_it_weighed() -> None:
    found = all_advice(random_match("race", 12), "greedy", 3)
    assert any(one.weighed for one in found)
    for one in found:
        assert not one.weighed or one.weighed[0].answer == one.advised


def test_nobody_answered_before_the_first_input_or_after_the_last() -> None:
    match = random_match("race", 5)
    tape = Tape.of(match)
    assert advise(tape, "heuristic", 0) == []
    assert advise(tape, "heuristic", len(match.inputs) + 1) == []
    assert 0 < len(advise(tape, "heuristic", len(match.inputs))) <= MOST
