"""Two people in two browsers, and a server that dies in the middle of their game.

What is clicked is what lies around its death; `test_clicking` has whole rounds.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from tests.browser.conftest import Enter
from tests.browser.record import Recorded
from tests.browser.server import Server


def round_before(answers: Sequence[tuple[int, str]], middle: int) -> int:
    """Where the round begins that the middle of a game lies in or just after, both choosing an action."""
    actions = [text.startswith("action:") for _, text in answers]
    return max(number for number in range(middle - 2) if all(actions[number : number + 2]))


def test_two_browsers_and_a_server_killed_in_the_middle(enter: Enter, server: Server) -> None:
    anna, boris = people = [enter("Anna"), enter("Boris")]
    game = Recorded(people, server)
    middle = len(game.answers) // 2
    game.at_once(round_before(game.answers, middle))
    for person in people:
        person.open_question(game.table)
    for number in range(game.number, middle + 4):
        if number == middle:
            # The answer is given while nobody is there to take it: the page keeps it, and sends it again.
            person, _ = game.next
            asked = person.asked(game.table)
            server.kill()
            game.by_hand()
            person.page.locator("#decision [role=status]").wait_for()
            server.start()
            person.arrived(asked)
        else:
            game.by_hand()
    game.at_once(game.number)
    for person in people:
        person.page.goto("about:blank")
    game.at_once(len(game.answers))
    for person in people:
        person.open(game.table)
    for person in people:
        assert person.asked_or_over(game.table) is None
        assert person.mirrors[game.table].doc["result"]["scores"] == game.scores
    with sqlite3.connect(server.database) as database:
        stored = database.execute("SELECT COUNT(*) FROM entries WHERE table_id = ?", (game.table,)).fetchone()[0]
    database.close()
    assert anna.answered + boris.answered >= 7
    assert stored == len(game.answers)
