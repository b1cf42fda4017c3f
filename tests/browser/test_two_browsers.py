"""Two people in two browsers, and a server that dies in the middle of their game."""

from __future__ import annotations

import sqlite3

from tests.browser.conftest import Enter
from tests.browser.record import answer, recording, seated
from tests.browser.server import Server


def test_two_browsers_and_a_server_killed_in_the_middle(enter: Enter, server: Server) -> None:
    recorded = recording(2)
    anna, boris = people = [enter("Anna"), enter("Boris")]
    table = seated(people, server, recorded["seed"])
    for person in people:
        person.open(table)
    for number, (seat, text) in enumerate(recorded["answers"]):
        if number == 21:
            # The answer is given while nobody is there to take it: the page keeps it, and sends it again.
            people[seat].asked(table)
            server.kill()
            answer(people[seat], table, seat, text)
            people[seat].page.locator("#decision [role=status]").wait_for()
            server.start()
        else:
            answer(people[seat], table, seat, text)
    for person in people:
        assert person.asked_or_over(table) is None
        assert person.mirrors[table].doc["result"]["scores"] == recorded["scores"]
    with sqlite3.connect(server.database) as database:
        stored = database.execute("SELECT COUNT(*) FROM entries WHERE table_id = ?", (table,)).fetchone()[0]
    database.close()
    assert stored == anna.answered + boris.answered == len(recorded["answers"])
