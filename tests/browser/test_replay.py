"""The replay screen in a real browser: links to a moment, the chart as a slider, eyes, and playing on from a step."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import Person


def finished(person: Person, *bots: str) -> dict[str, Any]:
    """The film, all hands open, of a match that bots have played to its end."""
    table = person.new_table(*bots)

    def over() -> bool:
        return bool(person.context.request.get(f"/api/tables/{table}").json()["state"] == "over")

    person.until("the bots have finished", over)
    film: dict[str, Any] = person.context.request.get(f"/api/tables/{table}/film?viewer=-2").json()
    return film


def test_a_match_is_stepped_through_and_played_on(enter: Enter) -> None:
    person = enter("Mira")
    page = person.page
    history = finished(person, "random", "random", "random")["history"]
    table, last = history["table"], len(history["steps"]) - 1
    middle = last // 2
    page.goto(f"/replay/{table}?at={history['steps'][middle]['at']}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", str(middle))
    expect(slider).to_have_attribute("aria-valuemax", str(last))
    expect(page.get_by_role("radio", name="All-seeing")).to_be_checked()

    for key, step in (("]", middle + 1), ("[", middle), ("ArrowLeft", middle - 1), ("Home", 0), ("End", last)):
        page.keyboard.press(key)
        expect(slider).to_have_attribute("aria-valuenow", str(step))
    for name, score in history["figures"].items():
        page.locator(".rv-figure").select_option(name)
        told = slider.get_attribute("aria-valuetext") or ""
        assert told.endswith(f" {score[last][2]}"), told
    point = history["turning"][0]
    page.get_by_role("tab", name="Turning points").click()
    page.locator(".rv-turning button").first.click()
    expect(slider).to_have_attribute("aria-valuenow", str(point["step"]))

    # The address names the moment and the eyes: opened anew it shows the same.
    page.get_by_role("radio", name="saw it").nth(1).click()
    page.wait_for_url(f"**/replay/{table}?at={history['steps'][point['step']]['at']}&as=1")
    page.reload()
    expect(slider).to_have_attribute("aria-valuenow", str(point["step"]))
    expect(page.get_by_role("radio", name="saw it").nth(1)).to_be_checked()

    page.keyboard.press("Home")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("#decision h2")).to_be_visible()
    info = person.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert info["parent"] == table
    assert [seat["mine"] for seat in info["seats"]] == [False, True, False]


def test_the_board_has_half_of_the_window_and_a_bot_tells_the_chances(enter: Enter) -> None:
    person = enter("Rita")
    page = person.page
    history = finished(person, "random", "random")["history"]
    page.goto(f"/replay/{history['table']}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    for width, height in ((1440, 900), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator(".rv-board").bounding_box()
        assert box is not None
        assert box["width"] * box["height"] >= 0.5 * width * height
        assert page.evaluate("document.documentElement.scrollWidth") <= width

    page.get_by_role("button", name="Chance to win").click()
    page.locator(".chance-line").first.wait_for()
    expect(page.locator(".chance-line")).to_have_count(2)
    page.get_by_role("button", name="Look no further").click()
    expect(page.get_by_role("button", name="Look further")).to_be_visible()
    slider.press("End")
    winners = person.table(history["table"])["result"]["winners"]
    for seat in range(2):
        page.get_by_label("Whose chance to win").select_option(str(seat))
        share = 100 // len(winners) if seat in winners else 0
        expect(page.locator(".rv-chance b")).to_have_text(f"{share} %")

    page.set_viewport_size({"width": 390, "height": 844})
    controls = page.get_by_role("button", name="Step back").bounding_box()
    assert controls is not None
    assert controls["y"] + controls["height"] <= 600
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_replay_fits_a_phone_in_russian(enter: Enter) -> None:
    person = enter("Вера", phone=True, lang="ru")
    page = person.page
    history = finished(person, "random", "random")["history"]
    page.goto(f"/replay/{history['table']}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", str(len(history["steps"]) - 1))
    page.get_by_role("button", name="Шаг назад").click()
    expect(slider).to_have_attribute("aria-valuenow", str(len(history["steps"]) - 2))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_match_is_opened_out_of_a_file(enter: Enter) -> None:
    """A record that was downloaded, or what somebody was sent: shown with every hand open, and stored nowhere."""
    person = enter("Mira")
    page = person.page
    history = finished(person, "random", "random")["history"]
    record = person.context.request.get(f"/api/tables/{history['table']}/record").body()
    page.goto("/finished")
    chooser = page.locator("input[type=file]")
    for data, told in ((b"no match at all", "This file holds no match."), (record[:-2], "is damaged, or not whole")):
        chooser.set_input_files({"name": "sent.orrery", "mimeType": "application/octet-stream", "buffer": data})
        expect(page.get_by_text(told)).to_be_visible()
    assert [problem.count("422") for problem in person.problems] == [1]  # the browser notes what the server refused
    person.problems.clear()
    chooser.set_input_files({"name": "sent.orrery", "mimeType": "application/octet-stream", "buffer": record})
    page.wait_for_url("**/replay/file*")
    expect(page.get_by_role("heading", level=1)).to_have_text("sent.orrery")
    slider = page.get_by_role("slider").first
    expect(slider).to_have_attribute("aria-valuemax", str(len(history["steps"]) - 1))
    page.get_by_role("radio", name="saw it").first.click()
    expect(page.get_by_role("radio", name="saw it").first).to_be_checked()
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".rv-log")).to_contain_text("chooses an opening hand")
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("Open the file again to see its match.")).to_be_visible()
    assert page.request.get("/api/tables/finished").json() == []
