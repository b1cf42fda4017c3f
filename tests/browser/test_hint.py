"""A hint: told to who asks, pointed out on the board, announced to the others, and no answer."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.advice import advised
from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.record import Recorded
from tests.browser.server import Server
from tests.browser.test_answers import sit, to


def said(person: Person) -> str:
    """The last line of the log."""
    return person.page.locator(".log > li").last.inner_text().strip()


def test_a_hint_is_told_and_pointed_out_and_the_others_hear_of_it(enter: Enter, server: Server) -> None:
    boris, anna = enter("Boris"), enter("Anna")
    game = Recorded([boris, anna], server, "eclipse", rated=False)
    to(game, anna, "explore")
    asked, page = anna.asked(game.table), anna.page
    boris.open(game.table)
    boris.page.locator(".log > li").first.wait_for()
    page.locator("#hint").get_by_text("Hint").wait_for()
    known = len(boris.frames)

    page.keyboard.press("b")
    hint = page.locator("#decision .hint")
    expect(hint).to_contain_text("The bot would choose: Space ")
    expect(hint).to_contain_text("puts no figures to the answers")
    [option] = advised(server, game.table, asked)
    pointed = page.locator(".b-preview")
    expect(pointed).to_have_count(1)
    page.locator(f'.stage [data-target="{option}"]').first.wait_for()
    assert said(anna) == "You have asked for a hint."
    boris.until("he hears of it", lambda: said(boris) == "Anna has asked for a hint.")
    assert [one for one in boris.frames[known:] if option in one] == []
    assert len(boris.frames) > known
    expect(page.locator("#hint")).to_have_count(0)

    # It comes back to who points at it, answers nothing, and goes with its question.
    hint.hover()
    expect(pointed).to_have_count(1)
    page.mouse.move(1, 1)
    expect(pointed).to_have_count(0)
    hint.hover()
    expect(pointed).to_have_count(1)
    assert not any('"t":"submit"' in one for one in anna.sent)
    assert anna.asked(game.table) == asked
    game.by_hand()
    expect(hint).to_have_count(0)
    page.locator("#hint").wait_for()


def test_a_rated_table_has_no_hints(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "race", "Rated")
    to(game, person, "action")
    person.page.keyboard.press("b")
    expect(person.page.locator("#hint")).to_have_count(0)
    assert said(person) != "You have asked for a hint."
