"""The guided first game: explanations stand at what they explain, go and come by the keyboard, and stop nobody."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.advice import advised
from tests.browser.conftest import Enter
from tests.browser.person import DESKTOP, Person
from tests.browser.server import Server

ANSWERS = 10
"""So many are given with the guide on: some rounds, with every phase."""
COVERED = """place => {
    place.scrollIntoView({ block: "nearest" });
    const box = place.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(".co") != null;
}"""


def inside(person: Person) -> bool:
    """Whether the explanation lies within the screen."""
    box = person.page.locator(".co").bounding_box()
    width, height = DESKTOP["width"], DESKTOP["height"]
    return box is not None and box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= width \
        and box["y"] + box["height"] <= height


def test_a_guided_game(enter: Enter, server: Server) -> None:
    anna = enter("Anna")
    page = anna.page
    page.goto("/")
    page.get_by_role("link", name="Play a guided first game").click()
    anna.press(page.get_by_role("button", name="Begin"))
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    anna.asked(table)
    tip = page.locator(".co")
    read: list[str] = []
    expect(tip).to_be_visible()
    assert inside(anna)
    assert page.locator(".co-at").count() == 1  # it points at what it speaks of

    # By keyboard: read, put away, take out again where one was.
    tip.get_by_role("button", name="Got it").focus()
    read.append(tip.locator("h3").inner_text())
    page.keyboard.press("Enter")
    expect(tip.locator("h3")).not_to_have_text(read[-1])
    page.get_by_role("button", name="Hide the guide").focus()
    page.keyboard.press("Enter")
    expect(tip).to_have_count(0)
    expect(page.locator(".co-at")).to_have_count(0)
    page.get_by_role("button", name="Guide").focus()
    page.keyboard.press("Enter")
    expect(tip.locator("h3")).not_to_have_text(read[-1])

    # On with the guide: an explanation is read when it lies over what is wanted, the others stay.
    while anna.answered < ANSWERS:
        asked = anna.asked(table)
        options = advised(server, table, asked)
        only = page.locator("#confirm") if len(asked["options"]) == 1 else None  # it is chosen already
        while any((only or anna.place_of(option)).evaluate(COVERED) for option in options):
            assert inside(anna)
            read.append(tip.locator("h3").inner_text())
            tip.get_by_role("button", name="Got it").click()
            expect(tip.locator("h3", has_text=read[-1])).to_have_count(0)
        anna.answer(asked, options)
    assert len(read) == len(set(read))


def test_nothing_guides_after_the_match(enter: Enter) -> None:
    anna = enter("Anna")
    page = anna.page
    table = anna.new_table("me", "heuristic", guided=True)
    anna.open_question(table)
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_be_visible()
    anna.post(f"/api/tables/{table}/resign", {})
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(guide).to_have_count(0)
