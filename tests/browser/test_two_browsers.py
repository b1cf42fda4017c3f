"""Two people in two browsers, and a server that dies in the middle of their game."""

from __future__ import annotations

import sqlite3

from tests.browser.conftest import Enter
from tests.browser.record import Recorded
from tests.browser.server import Server


def test_two_browsers_and_a_server_killed_in_the_middle(enter: Enter, server: Server) -> None:
    anna, boris = people = [enter("Anna"), enter("Boris")]
    game = Recorded(people, server)
    for person in people:
        person.open(game.table)
    for number in range(len(game.answers)):
        if number == len(game.answers) // 2:
            # The answer is given while nobody is there to take it: the page keeps it, and sends it again.
            person, _ = game.next
            person.asked(game.table)
            server.kill()
            game.by_hand()
            person.page.locator("#decision [role=status]").wait_for()
            server.start()
        else:
            game.by_hand()
    for person in people:
        assert person.asked_or_over(game.table) is None
        assert person.mirrors[game.table].doc["result"]["scores"] == game.scores
    with sqlite3.connect(server.database) as database:
        stored = database.execute("SELECT COUNT(*) FROM entries WHERE table_id = ?", (game.table,)).fetchone()[0]
    database.close()
    assert stored == anna.answered + boris.answered == len(game.answers)
