"""Who one is: a guest who makes an account, leaves, and finds everything in another browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Enter

PASSWORD = "Kepler's third law"


def test_an_account_carries_name_settings_and_tables(enter: Enter) -> None:
    anna, other = enter("Anna"), enter("Somebody")
    table = anna.new_table("me", "open", name="Opposition")
    page = anna.page
    page.goto("/me")
    name = page.get_by_role("textbox", name="Name")
    name.fill("Anna Kepler")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_role("radio", name="Light").click()
    page.get_by_role("radio", name="Jade, square").click()
    expect(page.get_by_role("radio", name="Jade, square")).to_be_checked()
    page.get_by_role("button", name="Make it an account").click()
    page.get_by_label("Password").fill("short")
    page.locator(".set-form button").click()
    assert page.get_by_label("Password").evaluate("field => field.validity.tooShort")
    page.get_by_label("Password").fill(PASSWORD)
    page.locator(".set-form button").click()
    expect(page.get_by_text("The account Anna Kepler is made.")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    page.get_by_role("dialog").get_by_role("button", name="Log out").click()
    expect(page.get_by_text("You are logged out.")).to_be_visible()
    expect(name).not_to_have_value("Anna Kepler")
    page.get_by_role("link", name="Lobby", exact=True).click()
    expect(page.get_by_role("heading", name="No games yet")).to_be_visible()

    there = other.page
    there.goto("/me")
    for theme in ("light", "dark"):  # what nobody has chosen follows the system
        there.emulate_media(color_scheme=theme)
        expect(there.locator("html")).to_have_attribute("data-theme", theme)
    there.get_by_role("button", name="Log in").click()
    form = there.locator(".set-form")
    form.get_by_label("Name").fill("Anna Kepler")
    form.get_by_label("Password").fill("Tycho's second moon")
    form.get_by_role("button", name="Log in").click()
    expect(form.get_by_role("alert")).to_have_text("There is no account with this name and password.")
    other.excuse("403")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Log in").click()
    expect(there.get_by_text("Welcome back, Anna Kepler.")).to_be_visible()
    expect(there.get_by_role("textbox", name="Name")).to_have_value("Anna Kepler")
    expect(there.get_by_role("radio", name="Jade, square")).to_be_checked()
    assert there.evaluate("document.documentElement.dataset.theme") == "light"
    there.get_by_role("link", name="Lobby", exact=True).click()
    there.get_by_role("region", name="My games").get_by_role("link", name="Opposition").click()
    there.wait_for_url(f"**/table/{table}")
    expect(there.get_by_role("listitem").filter(has_text="Anna Kepler")).to_contain_text("you")
