"""One click answers, and no surprise: what a button says, what stands where, why it is closed, drafts of orders."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.record import Recorded
from tests.browser.server import Server


def sit(enter: Enter, server: Server, game: str, name: str) -> tuple[Recorded, Person]:
    """A recorded match with its second seat at a browser; the other answers without one."""
    people = [enter("Rival"), enter(name)]
    return Recorded(people, server, game), people[1]


def to(game: Recorded, person: Person, ask: str, answer: str = "") -> str:
    """All up to the next answer of the second seat to this question, at once. Returns that answer."""
    number = game.number
    while game.answers[number][0] != 1 or not game.answers[number][1].startswith(f"{ask}:{answer}"):
        number += 1
    game.open_at(person, number)
    return game.answers[number][1].partition(":")[2]


def menu(page: Page, choice: str) -> None:
    """Choose in the menu of the table which answers are asked for once more."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("radiogroup", name="Ask again before it counts").get_by_role("radio", name=choice).click()
    page.keyboard.press("Escape")
    page.locator("#decision").focus()


def test_one_click_answers_and_can_be_taken_back_and_always_asks(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "eclipse", "Quick")
    page = person.page
    to(game, person, "act", "explore")
    asked = person.asked(game.table)
    explore = page.locator('#decision [data-opt="explore"]')

    # One click, and back with one key; a key that is held does not answer what comes up meanwhile.
    explore.click()
    person.until("the space is asked for", lambda: person.shown('[data-ask="explore"]'))
    page.keyboard.press("z")
    person.until("asked again", lambda: person.shown('[data-ask="act"]'))
    assert (person.mirrors[game.table].asked or {})["id"] != asked["id"]
    place = str(asked["options"].index("explore") + 1)
    page.keyboard.down(place)
    person.until("the space is asked for", lambda: person.shown('[data-ask="explore"]'))
    sent = sum('"t":"submit"' in one for one in person.sent)
    for _ in range(4):
        page.keyboard.down(place)
    page.keyboard.up(place)
    assert person.shown('[data-ask="explore"]')
    assert sum('"t":"submit"' in one for one in person.sent) == sent
    page.keyboard.press("z")
    person.until("asked again", lambda: person.shown('[data-ask="act"]'))

    # Whoever wants to be asked always is: the button says what happens, and never what was chosen before.
    menu(page, "Always")
    explore.click()
    confirm = page.locator("#confirm")
    expect(confirm).to_be_enabled()
    first = confirm.inner_text()
    other = next(option for option in asked["options"] if option not in ("explore", "pass"))
    page.locator(f'#decision [data-opt="{other}"]').first.click()
    expect(confirm).not_to_have_text(first)
    expect(page.locator(f'[data-decision="{(person.mirrors[game.table].asked or {})["id"]}"]')).to_be_visible()
    menu(page, "If final")


def test_places_are_left_to_the_board_and_a_reason_comes_before_the_click(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "eclipse", "Mover")
    page = person.page
    body = to(game, person, "explore")
    decision = page.locator("#decision")
    expect(decision.locator(".on-board").first).to_be_visible()
    expect(decision.locator(f'[data-opt="{body}"]')).to_have_count(0)
    # What ends the question stands at its foot, and says so.
    foot = decision.locator('.decision-foot [data-opt="done"]')
    expect(foot).to_be_visible()
    assert foot.inner_text() != "done"
    # The list is one key away, and stays.
    page.keyboard.press("v")
    expect(decision.locator(f'[data-opt="{body}"]')).to_be_visible()
    page.reload()
    expect(decision.locator(f'[data-opt="{body}"]')).to_be_visible()
    page.keyboard.press("v")
    expect(decision.locator(f'[data-opt="{body}"]')).to_have_count(0)
    # What is closed tells why as soon as the pointer is there, and is sent nowhere.
    sent = sum('"t":"submit"' in one for one in person.sent)
    page.locator(".l-hit .is-blocked").first.dispatch_event("pointerenter", {"pointerType": "mouse"})
    expect(decision.locator(".opt-why").first).to_be_visible()
    expect(page.locator(".em-ban")).to_have_count(1)  # a sign on the map, and no arrow
    expect(page.locator(".em-way")).to_have_count(0)
    assert sum('"t":"submit"' in one for one in person.sent) == sent


def test_an_order_is_a_draft_until_it_is_saved(enter: Enter, server: Server) -> None:
    anna, boris = enter("Anna"), enter("Boris")
    game = Recorded([anna, boris], server, pace="mail")
    game.at_once(9)
    anna.open(game.table)
    page = anna.page
    anna.asked(game.table)

    def orders() -> list[dict[str, object]]:
        found: list[dict[str, object]] = anna.context.request.get(
            f"/api/tables/{game.table}/seats/0/orders").json()["orders"]
        return found

    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Standing orders").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Add an order").click()
    sentence = dialog.locator(".so-list li").last
    answers = sentence.get_by_role("combobox", name="Answer").locator("option")
    sentence.get_by_role("combobox", name="When asked for").select_option("action")
    assert "pass" not in answers.all_inner_texts()  # one card must be chosen
    sentence.get_by_role("combobox", name="When asked for").select_option("settle")
    assert "pass" in answers.all_inner_texts()
    sentence.get_by_role("combobox", name="Answer").select_option("pass")
    sentence.get_by_role("combobox", name="If").select_option("most hand")
    sentence.get_by_role("spinbutton", name="Number").fill("3")
    expect(sentence.get_by_role("switch")).to_have_accessible_name(
        "When asked for a world, if Hand is at most 3: pass.")
    expect(dialog.get_by_text("Not saved yet")).to_be_visible()
    assert orders() == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert orders() == []
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Standing orders").click()
    expect(dialog.locator(".so-list li")).to_have_count(0)
    dialog.get_by_role("button", name="Add an order").click()
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_text("Not saved yet")).to_have_count(0)
    anna.until("it is kept", lambda: len(orders()) == 1)
