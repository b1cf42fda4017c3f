"""A recorded game of four, at least 200 decisions, played again by clicking: a browser each, one a phone, one in Russian."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any

import httpx

from orrery import games
from orrery.core import Setup, start
from tests.browser.conftest import Enter
from tests.browser.person import PHONE, Person
from tests.browser.record import LEAST, RECORDING
from tests.browser.server import Server

PEOPLE: dict[str, dict[str, Any]] = {"Anna": {}, "Boris": {"theme": "light"}, "Clara": {"phone": True},
                                     "Вера": {"lang": "ru"}}


def seated(enter: Enter, server: Server, seed: str) -> tuple[list[Person], str]:
    """Four people at a table whose match begins with this seed."""
    people = [enter(name, **how) for name, how in PEOPLE.items()]
    table = people[0].new_table("me", "open", "open", "open")
    for seat, person in enumerate(people[1:3], 1):
        person.post(f"/api/tables/{table}/join", {"seat": seat})
    with sqlite3.connect(server.database, timeout=20) as database:
        database.execute("UPDATE tables SET seed = ? WHERE id = ?", (bytes.fromhex(seed), table))
    database.close()
    people[3].post(f"/api/tables/{table}/join", {"seat": 3})
    return people, table


def test_a_recorded_game_of_four_played_by_clicking(enter: Enter, server: Server) -> None:
    recorded = json.loads(RECORDING.read_text())
    people, table = seated(enter, server, recorded["seed"])
    for person in people:
        person.open(table)
    questions: dict[int, set[str]] = {seat: set() for seat in range(4)}
    for seat, text in recorded["answers"]:
        person = people[seat]
        asked = person.asked(table)
        name, _, body = text.partition(":")
        assert (asked["seat"], asked["ask"]) == (seat, name)
        questions[seat].add(person.page.locator("#dq").inner_text())
        person.answer(asked, [] if body == "none" and asked["kind"] == "pick-some" else body.split(","))
    for person in people:
        assert person.asked_or_over(table) is None
        assert person.mirrors[table].doc["result"]["scores"] == recorded["scores"]
        assert person.page.locator("#decision").inner_text().count(str(max(recorded["scores"]))) >= 1
    assert sum(person.answered for person in people) == len(recorded["answers"]) >= LEAST
    assert [question for question in questions[0] if re.search("[а-яё]", question, re.IGNORECASE)] == []
    assert [question for question in questions[3] if not re.search("[а-яё]", question, re.IGNORECASE)] == []
    assert people[2].page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    finished = httpx.get(f"{server.url}/api/tables/{table}").json()
    assert finished["result"]["scores"] == recorded["scores"]


def test_the_recording_is_of_these_rules() -> None:
    recorded = json.loads(RECORDING.read_text())
    game = games.load("race")
    seed = bytes.fromhex(recorded["seed"])
    match = start(game, Setup("race", game.rules_version, 4, seed, game.settle_options(None)))
    for seat, text in recorded["answers"]:
        match.submit(seat, text)
    assert match.over()
    assert list(match.result().scores) == recorded["scores"]
