"""Stories in the lobby: a table by clicks, invitations, open tables, whose move it is, language and theme."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Enter
from tests.browser.person import Person


def table_of(page: Page) -> str:
    """The table that the page shows."""
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def open_table(person: Person, name: str, *, listed: bool) -> str:
    """A table for two with a free seat, made with the new-game panel. Returns its id."""
    page = person.page
    page.goto("/")
    wizard = page.get_by_role("region", name="New game")
    wizard.get_by_role("combobox", name="Who sits in seat 2").select_option(label="Anyone")
    wizard.get_by_role("radio", name="Live").click()
    wizard.get_by_role("button", name="Options").click()
    expect(wizard.locator(".wiz-more")).to_be_in_viewport(ratio=0.9 if not person.phone else 0.5)
    wizard.get_by_role("textbox", name="Name of the table").fill(name)
    switch = wizard.get_by_role("switch", name="Listed in the lobby")
    if (switch.get_attribute("aria-checked") == "true") != listed:
        switch.click()
    wizard.get_by_role("button", name="Open the table").click()
    table = table_of(page)
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_role("status").first).to_have_text("Waiting for 1 more player.")
    return table


def invite(person: Person) -> tuple[Locator, str]:
    """A link to the free seat, as it is shown: the dialog and the link."""
    person.page.get_by_role("button", name="Invite to seat 2").click()
    dialog = person.page.get_by_role("dialog", name="Invite to seat 2")
    field = dialog.get_by_role("textbox", name="Invitation link")
    expect(field).to_have_value(re.compile("/join/"))
    return dialog, field.input_value()


def test_invitations_and_an_open_table(enter: Enter) -> None:
    anna, boris, clara = enter("Anna"), enter("Boris"), enter("Clara")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])

    # A link seats whoever opens it first, and only him.
    table = open_table(anna, "Perihelion", listed=False)
    dialog, link = invite(anna)
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    assert anna.page.evaluate("navigator.clipboard.readText()") == link
    dialog.get_by_role("button", name="Done").click()
    boris.page.goto(link)
    expect(boris.page.get_by_role("heading", level=1)).to_have_text("Anna invites you")
    expect(boris.page.locator("main")).to_contain_text("Perihelion")
    expect(boris.page.locator("main")).to_contain_text("Seat 2 of 2 is kept for you")
    boris.page.get_by_role("button", name="Take the seat as Boris").click()
    for person in (anna, boris):
        assert person.asked(table)["ask"] == "opening"  # the match has begun on both screens
    clara.page.goto(link)
    expect(clara.page.get_by_role("heading", level=1)).to_have_text("This link leads nowhere any more")

    # A link that was taken back seats nobody; then the table is listed, and found in the lobby.
    open_table(anna, "Aphelion", listed=True)
    dialog, link = invite(anna)
    dialog.get_by_role("button", name="Revoke the link").click()
    expect(anna.page.get_by_text("The link no longer works.")).to_be_visible()
    clara.page.goto(link)
    expect(clara.page.get_by_role("heading", level=1)).to_have_text("This link leads nowhere any more")
    expect(clara.page.locator("main")).to_contain_text("Ask for a new link")
    clara.page.get_by_role("link", name="To the lobby", exact=True).click()
    clara.page.get_by_role("button", name="Join Aphelion").click()
    table = table_of(clara.page)
    for person in (anna, clara):
        assert person.asked(table)["ask"] == "opening"
    clara.excuse("404")


def test_the_host_frees_a_seat_of_a_table_that_waits(enter: Enter) -> None:
    anna, boris = enter("Anna"), enter("Boris")
    table = anna.new_table("me", "open", "open", listed=True)
    for person in (anna, boris):
        person.page.goto(f"/table/{table}")
        expect(person.page.get_by_role("status").first).to_have_text("Waiting for 2 more players.")
    boris.page.get_by_role("button", name="Sit in seat 2").click()
    anna.page.get_by_role("button", name="Free seat 2: Boris").click()
    for person in (anna, boris):
        expect(person.page.get_by_role("status").first).to_have_text("Waiting for 2 more players.")
    expect(boris.page.get_by_text("Anna has freed your seat")).to_be_visible()
    expect(boris.page.get_by_role("button", name="Sit in seat 2")).to_be_visible()

    # A seat to which a link is out is offered to nobody else; the lobby leads to the other one.
    dialog, _ = invite(anna)
    dialog.get_by_role("button", name="Done").click()
    boris.page.reload()
    expect(boris.page.get_by_role("button", name="Sit in seat 3")).to_be_visible()
    expect(boris.page.get_by_role("button", name="Sit in seat 2")).to_have_count(0)
    expect(boris.page.get_by_text("kept for somebody else")).to_be_visible()
    boris.page.get_by_role("link", name="To the lobby", exact=True).click()
    boris.page.get_by_role("button", name=f"Join {boris.table(table)['name']}").click()
    expect(boris.page.get_by_role("status").first).to_have_text("Waiting for 1 more player.")


def test_whose_move_it_is_and_a_language_at_run_time(enter: Enter) -> None:
    anna, boris = enter("Anna"), enter("Boris")
    table = anna.new_table("me", "open", name="Parallax")
    boris.post(f"/api/tables/{table}/join", {"seat": 1})
    page = anna.page
    page.goto("/")
    page.evaluate("window.unbroken = true")
    card = page.get_by_role("region", name="My games").get_by_role("link", name="Parallax")
    expect(card).to_contain_text("Your move")
    expect(page.get_by_role("navigation", name="Main")).to_contain_text("1 game waits for you")
    orb = page.locator(".orrery .orb")
    expect(orb).to_have_class(re.compile("is-mine"))
    orb.locator("use").click()
    assert table_of(page) == table
    asked = anna.asked(table)

    # Other words for the same question, with what was chosen so far; nothing is loaded anew.
    option = asked["options"][0]
    anna.press(anna.place_of(option))
    english = page.locator("#dq").inner_text()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("radio", name="Русский").click()
    expect(page.locator("#dq")).to_have_text(re.compile("[а-яё]", re.IGNORECASE))
    assert page.locator("#decision").get_attribute("data-decision") == asked["id"]
    assert anna.place_of(option).get_attribute("aria-checked") == "true"
    assert page.evaluate("document.documentElement.lang") == "ru"
    assert page.locator("h1").inner_text() == "Parallax · Orrery"
    page.get_by_role("radio", name="English").click()
    expect(page.locator("#dq")).to_have_text(english)
    page.keyboard.press("Escape")
    anna.answer(asked, asked["options"][1: asked["least"]])

    # The lobby follows the table without being asked.
    page.get_by_role("link", name="Orrery, to the lobby").click()
    expect(card).to_contain_text("Boris")
    expect(orb).not_to_have_class(re.compile("is-mine"))
    boris.open(table)
    other = boris.asked(table)
    boris.answer(other, boris.choose(other))
    expect(card).to_contain_text("Your move")
    assert page.evaluate("window.unbroken") is True

    # Language and theme are kept, by this browser and by the account.
    page.get_by_role("radio", name="Русский").click()
    expect(page.get_by_role("heading", name="Мои партии")).to_be_visible()
    page.get_by_role("button", name="Светлая тема").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    anna.until("kept", lambda: anna.context.request.get("/api/me").json()["settings"]["theme"] == "light")
    page.reload()
    expect(page.get_by_role("heading", name="Мои партии")).to_be_visible()
    assert page.evaluate("[document.documentElement.dataset.theme, document.documentElement.lang]") == ["light", "ru"]
    page.get_by_role("radio", name="English").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
