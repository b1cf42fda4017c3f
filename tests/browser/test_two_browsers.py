"""Two people in two browsers, and a server that dies in the middle of their game."""

from __future__ import annotations

import sqlite3

from tests.browser.conftest import Enter
from tests.browser.server import Server


def test_two_browsers_and_a_server_killed_in_the_middle(enter: Enter, server: Server) -> None:
    anna, boris = people = [enter("Anna"), enter("Boris")]
    table = anna.new_table("me", "open", "heuristic")
    boris.post(f"/api/tables/{table}/join", {"seat": 1})
    for person in people:
        person.open(table)
    killed = False
    while not all(person.over(table) for person in people):
        for person in people:
            asked = person.question(table)
            if asked is None:
                person.page.wait_for_timeout(20)
            elif not killed and anna.answered + boris.answered >= 20:
                # The answer is given while nobody is there to take it: the page keeps it, and sends it again.
                server.kill()
                person.answer(asked, person.choose(asked))
                person.page.locator("#decision [role=status]").wait_for()
                server.start()
                killed = True
            else:
                person.answer(asked, person.choose(asked))
    assert killed
    assert anna.mirrors[table].doc["result"] == boris.mirrors[table].doc["result"]
    with sqlite3.connect(server.database) as database:
        stored = database.execute("SELECT COUNT(*) FROM entries WHERE table_id = ? AND origin = 'person'", (table,)).fetchone()[0]
    database.close()
    assert stored == anna.answered + boris.answered
