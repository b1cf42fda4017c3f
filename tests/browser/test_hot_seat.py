"""Two at one screen: the curtain falls between them, and behind it the page knows nothing secret."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from tests.browser.advice import advised
from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.server import Server


def hand_over(person: Person, table: str) -> None:
    """Lift the curtain where it is down, after looking at what the page knows behind it."""
    assert person.page.locator("[data-opt], [data-target]").count() == 0
    person.until("a spectator's view", lambda: person.mirrors[table].viewer == -1)
    mirror = person.mirrors[table]
    assert (mirror.doc["zones"]["hand"], mirror.doc["asked"]) == ([], None)
    assert person.page.locator("[data-opt], [data-target]").count() == 0
    for _ in range(3):  # nothing of the page is reached but the curtain
        person.page.keyboard.press("Tab")
        assert person.page.evaluate("!document.activeElement || document.activeElement.matches('body, .curtain *')")
    person.press(person.page.locator("#lift"))


def test_two_at_one_screen(enter: Enter, server: Server) -> None:
    person = enter("Household")
    seats = [{"kind": "me", "name": "Vera"}, {"kind": "me", "name": "Leo"}]
    table: str = person.post("/api/tables", {"game": "race", "seats": seats, "pace": "hotseat"})["id"]
    person.open(table)
    answers: dict[int, int] = {0: 0, 1: 0}
    handed: list[int] = []  # who had the screen, one after the other
    lifted = False
    while min(answers.values()) < 9:
        state: Any = person.until("a curtain or a question", lambda: (
            person.shown("#lift") or person.question(table)))
        if person.shown("#lift"):
            hand_over(person, table)
            lifted = True
            person.until("the curtain is up", lambda: not person.shown("#lift"))
            continue
        assert isinstance(state, dict)
        person.answer(state, advised(server, table, state))
        answers[state["seat"]] += 1
        if lifted:
            handed.append(state["seat"])
            lifted = False
        assert handed[-1] == state["seat"], "nobody is asked before the curtain fell for them"
    assert {0, 1} == set(handed)
    assert all(one != next_one for one, next_one in pairwise(handed)), "nor does it fall for who has the screen"
    seen = {json.loads(frame)["viewer"] for frame in person.frames if '"t":"view"' in frame}
    assert {-1, 0, 1} <= seen
