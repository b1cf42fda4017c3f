"""A recorded game of four, at least 200 decisions, played by clicking: a browser each, one a phone, one in Russian."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.browser.conftest import Enter
from tests.browser.person import PHONE
from tests.browser.record import LEAST, Recorded, fresh, recording
from tests.browser.server import Server


def test_a_recorded_game_of_four_played_by_clicking(enter: Enter, server: Server) -> None:
    people = [enter("Anna"), enter("Boris", theme="light"), enter("Clara", phone=True), enter("Вера", lang="ru")]
    game = Recorded(people, server)
    for person in people:
        person.open(game.table)
    questions: list[set[str]] = [set() for _ in people]
    for seat, _ in game.answers:
        questions[seat].add(game.by_hand())
    for person in people:
        assert person.asked_or_over(game.table) is None
        assert person.mirrors[game.table].doc["result"]["scores"] == game.scores
        assert str(max(game.scores)) in person.page.locator("#decision").inner_text()
    assert sum(person.answered for person in people) == len(game.answers) >= LEAST
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
