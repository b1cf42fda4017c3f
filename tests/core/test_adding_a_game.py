"""The document about adding a game: its code plays, its tests pass; and the table that it teaches to test with."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from orrery import testing
from orrery.core import BadPosition, BadSetup, Chance, Refused, Script
from orrery.testing import new, position
from tests.core.probe import Probe, one_by_one
from tests.tiny import COMET, blocks

LAST_TURN: dict[str, Any] = {"comet": 3, "points": [3, 0], "hands": [[4, 9, 12], [0, 0, 20]]}


def stories() -> dict[str, Callable[[], None]]:
    """The tests that the document shows."""
    names: dict[str, Any] = {}
    exec(blocks("python")[1], names)
    return {name: value for name, value in names.items() if name.startswith("test_")}


@pytest.mark.parametrize("name", stories())
def test_the_tests_of_the_document_pass(name: str) -> None:
    stories()[name]()


def test_the_tests_of_the_document_name_their_rules() -> None:
    marks = [getattr(story, "pytestmark", []) for story in stories().values()]
    assert [[(mark.name, mark.args) for mark in own] for own in marks] == [
        [("rule", ("CO-1", "CO-2"))], [("rule", ("CO-3",))],
    ]


def test_the_document_has_words_for_every_question_and_event() -> None:
    words = {line.partition(" =")[0] for line in blocks("ftl")[0].splitlines()}
    assert words == {"ask-play", "ask-swap", *(f"event-{kind}" for kind in COMET.event_fields)}


def test_the_game_of_the_document_is_as_short_as_promised() -> None:
    lines = [line for line in blocks("python")[0].splitlines() if line]
    assert len(lines) < 72
    assert max(len(line) for line in lines) <= 120


@pytest.mark.parametrize(
    "damage",
    [
        {"hands": [[4, 9, 12], [9, 0, 20]]},
        {"hands": [[4, 9, 12], [99, 0, 20]]},
        {"hands": [[4, 9, 12], [9.5, 0, 20]]},
        {"hands": [[4, 9, 12], [None, 0, 20]]},
        {"hands": [[0] * 11, [0] * 11]},
        {"hands": [[4, 9, 12, 13], [0, 0, 20]]},
        {"hands": [[4], [20]]},
        {"hands": [[4, 9, 12], [0, 20]]},
        {"hands": [[4, 9, 12]], "points": [3]},
        {"hands": [[0, 0, 0]] * 5, "points": [0] * 5},
        {"hands": 3},
        {"points": [3]},
        {"points": [3, 0, 0]},
        {"points": [3, -1]},
        {"points": [3, "0"]},
        {"comet": 0},
        {"comet": 5},
        {"comet": None},
        {"comet": 2.5},
        {"hands": [[4, 9], [0, 20]], "swaps": 2},
    ],
)
def test_comet_refuses_positions_that_no_play_allows(damage: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="no position of Comet"):
        COMET.read(LAST_TURN | damage, Chance(b""))


# -- the table -------------------------------------------------------------------------------------------------------


def test_a_table_tells_who_is_asked_what() -> None:
    table = new(COMET, 3)
    assert table.asks() == [(0, "play"), (1, "play"), (2, "play")]
    table.answer(1, table.options(1)[0])
    assert table.asks() == [(0, "play"), (2, "play")]
    table.answers(table.options(0)[-1], table.options(2)[-1])
    assert len(table.asks()) == 1


def test_answers_must_be_as_many_as_questions() -> None:
    table = new(COMET, 3)
    with pytest.raises(AssertionError, match=r"2 answers for 3 questions: \[\(0, 'play'\), \(1, 'play'\)"):
        table.answers("1", "2")


def test_a_table_refuses_as_the_match_does() -> None:
    with pytest.raises(Refused, match=r"'play:5' does not answer 'play'; expected 4, 9, 12\.$"):
        position(COMET, LAST_TURN).answer(0, "play:5")
    with pytest.raises(Refused, match=r"'say:z' does not answer 'say'; expected a, b, c\. Rule PR-2 forbids it\."):
        new(Probe(one_by_one), 2).answer(0, "say:z")


def test_why_not_wants_something_that_somebody_could_mean() -> None:
    table = new(Probe(one_by_one), 2)
    assert table.why_not(0, "a") is None
    assert table.why_not(0, "say:b") is None
    assert table.why_not(0, "say:z") == table.why_not(0, "z") == "PR-2"
    with pytest.raises(AssertionError, match="'say:y' is neither offered for 'say' nor forbidden by a rule"):
        table.why_not(0, "say:y")


def test_a_table_shows_state_view_decision_and_events() -> None:
    table = position(COMET, LAST_TURN)
    assert table.state.hands[0] == [4, 9, 12]
    assert table.view(1).zones["hands"][0] == [0, 0, 0]
    assert table.decision(0).options == (4, 9, 12)
    table.answers("9", "20").answer(0, "4,12")
    assert [event["event"] for event in table.events()] == ["caught", "drew", "drew"]
    assert table.events("caught") == [{"event": "caught", "seat": 1, "cards": [9, 20]}]
    assert table.result().scores == (3, 3)


def test_a_position_takes_a_script_a_seed_and_no_events() -> None:
    table = position(COMET, LAST_TURN, seed=b"other", script=Script({("card",): [1, 2]}), events=False)
    assert table.state.hands[1] == [1, 2, 20]
    assert table.events() == []
    assert position(COMET, LAST_TURN).state.hands[1] == position(COMET, LAST_TURN).state.hands[1]


def test_a_new_match_takes_options() -> None:
    assert new(Probe(one_by_one), 2, options={"pace": "fast"}).match.setup.options == {"pace": "fast"}
    with pytest.raises(BadSetup, match="Unknown game 'comet'"):
        new("comet", 2)


def test_the_table_needs_no_pytest() -> None:
    code = f"import sys, {testing.__name__}; sys.exit('pytest' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
