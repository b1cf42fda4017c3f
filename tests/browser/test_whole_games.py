"""Whole games of Race in a real browser: by keyboard, on a phone, in Russian."""

from __future__ import annotations

import re

from tests.browser.conftest import Enter


def test_a_whole_game_by_keyboard_only(enter: Enter) -> None:
    person = enter("Keyboard")
    table = person.new_table("me", "random")
    person.open(table)
    person.play(table, person.answer_by_keys)
    assert person.answered > 20
    person.until("the result is on the screen", lambda: person.shown("#decision.over"))


def test_a_whole_game_on_a_phone(enter: Enter) -> None:
    person = enter("Phone", phone=True)
    table = person.new_table("me", "random")
    person.open(table)
    person.play(table, person.answer)
    assert person.answered > 20
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_whole_game_in_russian(enter: Enter) -> None:
    person = enter("Вера", lang="ru")
    table = person.new_table("me", "random")
    person.open(table)
    questions: set[str] = set()

    def by(asked: dict[str, object], options: list[str]) -> None:
        questions.add(person.page.locator("#dq").inner_text())
        person.answer(asked, options)

    person.play(table, by)
    assert person.answered > 20
    assert [question for question in questions if not re.search("[а-яё]", question, re.IGNORECASE)] == []
    assert person.page.evaluate("document.documentElement.lang") == "ru"
    person.until("the result is on the screen", lambda: person.shown("#decision.over"))
