"""A recorded game of four, at least 200 decisions, played by clicking: a browser each, one a phone, one in Russian."""

from __future__ import annotations

import re

import httpx
import pytest

from orrery import games
from orrery.core import Setup, start
from tests.browser.conftest import Enter
from tests.browser.person import PHONE
from tests.browser.record import LEAST, answer, recording, seated
from tests.browser.server import Server


def test_a_recorded_game_of_four_played_by_clicking(enter: Enter, server: Server) -> None:
    recorded = recording(4)
    people = [enter("Anna"), enter("Boris", theme="light"), enter("Clara", phone=True), enter("Вера", lang="ru")]
    table = seated(people, server, recorded["seed"])
    for person in people:
        person.open(table)
    questions: list[set[str]] = [set() for _ in people]
    for seat, text in recorded["answers"]:
        questions[seat].add(answer(people[seat], table, seat, text))
    for person in people:
        assert person.asked_or_over(table) is None
        assert person.mirrors[table].doc["result"]["scores"] == recorded["scores"]
        assert person.page.locator("#decision").inner_text().count(str(max(recorded["scores"]))) >= 1
    assert sum(person.answered for person in people) == len(recorded["answers"]) >= LEAST
    russian = [{question for question in put if re.search("[а-яё]", question, re.IGNORECASE)} for put in questions]
    assert russian == [set(), set(), set(), questions[3]]
    assert people[3].page.evaluate("document.documentElement.lang") == "ru"
    assert people[2].page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    finished = httpx.get(f"{server.url}/api/tables/{table}").json()
    assert finished["result"]["scores"] == recorded["scores"]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_recordings_are_of_these_rules(seats: int) -> None:
    recorded = recording(seats)
    game = games.load("race")
    seed = bytes.fromhex(recorded["seed"])
    match = start(game, Setup("race", game.rules_version, seats, seed, game.settle_options(None)))
    for seat, text in recorded["answers"]:
        match.submit(seat, text)
    assert match.over()
    assert list(match.result().scores) == recorded["scores"]
