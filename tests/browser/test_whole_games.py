"""A whole game of Race with nothing but the keyboard. On a phone and in Russian one is played in `test_clicking`."""

from __future__ import annotations

from tests.browser.conftest import Enter


def test_a_whole_game_by_keyboard_only(enter: Enter) -> None:
    person = enter("Keyboard")
    table = person.new_table("me", "heuristic")
    person.open(table)
    person.play(table, person.answer_by_keys)
    assert person.answered > 12
    person.until("the result is on the screen", lambda: person.shown("#decision.over"))
