"""The end of a game of Race with nothing but the keyboard. A whole one is played in `test_clicking`."""

from __future__ import annotations

from tests.browser.conftest import Enter
from tests.browser.record import late_position, set_position
from tests.browser.server import Server


def test_the_end_of_a_game_by_keyboard_only(enter: Enter, server: Server) -> None:
    person = enter("Keyboard")
    table = person.new_table("me", "open")
    set_position(server, table, late_position("race", 2), b"keyboard")
    person.post(f"/api/tables/{table}/seats/1/bot", {"bot": "heuristic"})
    person.open(table)
    person.play(table, person.answer_by_keys)
    assert person.answered > 4
    person.until("the result is on the screen", lambda: person.shown("#decision.over"))
