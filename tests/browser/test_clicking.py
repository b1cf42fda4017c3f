"""A recorded game of four, at least 200 decisions: a browser each, one a phone, one in Russian.

Its first rounds and its last ones are played by clicking, every kind of question among them; those between are given
while nobody looks.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import httpx
import pytest

from tests.browser.conftest import Enter
from tests.browser.person import PHONE
from tests.browser.record import LEAST, Recorded, fresh, recording
from tests.browser.server import Server

FIRST, LAST = 46, 30
"""Answers that are clicked, at least."""


def last_rounds(answers: Sequence[tuple[int, str]]) -> int:
    """Where a round begins, all four choosing an action, with enough answers to come."""
    actions = [text.startswith("action:") for _, text in answers]
    return max(number for number in range(len(answers) - LAST) if all(actions[number : number + 4]))


def test_a_recorded_game_of_four_played_by_clicking(enter: Enter, server: Server) -> None:
    people = [enter("Anna"), enter("Boris", theme="light"), enter("Clara", phone=True), enter("Вера", lang="ru")]
    game = Recorded(people, server)
    questions: list[set[str]] = [set() for _ in people]
    asks: set[str] = set()

    def click(to: int) -> None:
        for seat, text in game.answers[game.number : to]:
            questions[seat].add(game.by_hand())
            asks.add(text.partition(":")[0])

    for person in people:
        person.open(game.table)
    click(FIRST)
    game.at_once(FIRST)
    for person in people:
        person.page.goto("about:blank")
    game.at_once(last_rounds(game.answers))
    for person in people:
        person.open_question(game.table)
    click(len(game.answers))
    for person in people:
        assert person.asked_or_over(game.table) is None
        assert person.mirrors[game.table].doc["result"]["scores"] == game.scores
        assert str(max(game.scores)) in person.page.locator("#decision").inner_text()
    assert game.number == len(game.answers) >= LEAST
    assert asks == {text.partition(":")[0] for _, text in game.answers}
    assert sum(person.answered for person in people) >= FIRST + LAST
    russian = [{question for question in put if re.search("[а-яё]", question, re.IGNORECASE)} for put in questions]
    assert russian == [set(), set(), set(), questions[3]]
    assert people[3].page.evaluate("document.documentElement.lang") == "ru"
    assert people[2].page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    finished = httpx.get(f"{server.url}/api/tables/{game.table}").json()
    assert finished["result"]["scores"] == game.scores


@pytest.mark.parametrize("seats", [2, 4])
def test_the_recordings_are_of_these_rules(seats: int) -> None:
    recorded = recording(seats)
    match = fresh(seats)
    for seat, text in recorded["answers"]:
        match.submit(seat, text)
    assert match.over()
    assert list(match.result().scores) == recorded["scores"]
