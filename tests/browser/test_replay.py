"""The replay screen in a real browser: links to a moment, the chart as a slider, eyes, and playing on from a step."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from orrery.core import Match
from tests.browser.conftest import Enter
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.record import Recorded, fresh, recording
from tests.browser.server import Server

SPENT = 2_000
"""Answers that a short analysis may cost."""


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a finished match is looked through in no time."""
    running = Server(tmp_path_factory.mktemp("brief") / "orrery.db", "--analysis-answers", str(SPENT))
    running.start()
    yield running
    running.stop()


def played(game: str) -> bytes:
    """The file of the recorded match of two."""
    match: Match[Any] = fresh(2, game)
    for seat, text in recording(2, game)["answers"]:
        match.submit(seat, text)
    return match.record(("Ann", "Bo")).to_bytes()


def open_file(page: Page, record: bytes) -> dict[str, Any]:
    """Show a match out of a file, with all hands open. Returns its history."""
    page.goto("/finished")
    with page.expect_response("**/api/film") as told:
        page.locator("input[type=file]").set_input_files(
            {"name": "sent.orrery", "mimeType": "application/octet-stream", "buffer": record})
    page.wait_for_url("**/replay/file*")
    history: dict[str, Any] = told.value.json()["history"]
    return history


def check_room(page: Page) -> None:
    """The board has at least half of the window; on a phone what plays the match is in sight at once."""
    for width, height in ((1440, 900), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator(".rv-board").bounding_box()
        assert box is not None
        assert box["width"] * box["height"] >= 0.5 * width * height
        tabs = page.locator(".rv-rail [role=tablist]")
        assert tabs.evaluate("row => row.scrollWidth <= row.clientWidth"), "a tab is cut"
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for control in (page.get_by_role("button", name="Step back"), page.get_by_label("How far a step goes")):
        place = control.bounding_box()
        assert place is not None
        assert place["y"] + place["height"] <= 600
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})


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
        assert told.endswith(f" {score[last][2]}".replace("-", "−")), told
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
    check_room(page)

    # It is stopped at once, for it may be done soon; and gone on with, from wherever it was.
    page.get_by_role("button", name="Chance to win").click()
    page.get_by_role("button", name="Look no further").click()
    page.get_by_role("button", name=re.compile("^(Chance to win|Look further)$")).click()
    page.locator(".chance-line").first.wait_for()
    expect(page.locator(".chance-line")).to_have_count(2)
    slider.press("End")
    winners = person.table(history["table"])["result"]["winners"]
    for seat in range(2):
        page.get_by_label("Whose chance to win").select_option(str(seat))
        share = 100 // len(winners) if seat in winners else 0
        expect(page.locator(".rv-chance b")).to_have_text(re.compile(f"^{share} %"))  # and what the last step changed

    # At any step: what was asked, what the bot would have answered, what was answered, and what the bot weighed.
    place = f"/api/tables/{history['table']}/advice?at="
    for step in history["steps"][1:]:
        answers = person.context.request.get(f"{place}{step['at']}").json()["answers"]
        if any(one["weighed"] and not one["agrees"] for one in answers):
            break
    page.goto(f"/replay/{history['table']}?at={step['at']}&as=-2")
    page.get_by_role("button", name="What would the bot do?").click()
    advice = page.locator(".rv-advice")
    expect(advice.get_by_text("The bot would choose: ")).to_have_count(len(answers))
    expect(advice.get_by_text("What was done: ")).to_have_count(sum(not one["agrees"] for one in answers))
    worths = [str(round(100 * option["worth"])) for one in answers for option in one["weighed"]]
    expect(advice.locator(".weighed li b")).to_have_text(worths)
    weighing = sum(bool(one["weighed"]) for one in answers)
    expect(advice.get_by_text("100 is the best of all answers")).to_have_count(weighing)
    expect(advice.get_by_text("puts no figures to the answers")).to_have_count(len(answers) - weighing)
    asked = {one["asked"]["ask"] for one in answers}
    assert asked == {"action"}
    expect(advice.get_by_text("Choose an action card")).to_have_count(len(answers))


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


def test_a_match_is_opened_out_of_a_file(enter: Enter, server: Server, tmp_path: Path) -> None:
    """A record that was downloaded, or what somebody was sent: shown with every hand open, and stored nowhere. So is
    a table that was exported."""
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
    exported = tmp_path / "table.jsonl"
    subprocess.run([sys.executable, "-m", "orrery.cli", "export", history["table"], "--to", str(exported), "--database",
                    str(server.database)], check=True, capture_output=True)
    page.goto("/finished")
    chooser.set_input_files(exported)
    page.wait_for_url("**/replay/file*")
    expect(page.get_by_role("heading", level=1)).to_have_text(person.table(history["table"])["name"])
    expect(slider).to_have_attribute("aria-valuemax", str(len(history["steps"]) - 1))
    expect(page.get_by_role("radio", name="saw it").first).to_be_visible()
    assert page.request.get("/api/tables/finished").json() == []


def test_a_named_swing_leads_to_its_step_and_the_figure_follows(browser: Browser, brief: Server) -> None:
    people = [Person(browser, brief, name) for name in ("Ann", "Bo")]
    page = people[0].page
    game = Recorded(people, brief)
    game.at_once(len(game.answers))
    page.goto(f"/replay/{game.table}?as=-2")
    slider, figure = page.get_by_role("slider"), page.locator(".rv-chance b")
    whose = page.get_by_label("Whose chance to win")
    page.get_by_role("button", name="Chance to win").click()
    expect(whose).to_be_visible()
    expect(page.locator(".rv-work")).to_have_count(0)
    told = people[0].context.request.get(f"/api/tables/{game.table}/analysis?viewer=-2").json()
    history = people[0].context.request.get(f"/api/tables/{game.table}/history?viewer=-2").json()
    spots, (swing, *_) = told["chances"], told["swings"]
    assert told["state"] == "done"

    # A click on a swing goes to the step of its event, and tells the chance of whom it helped.
    step = swing["after"] if swing["event"] is None else next(
        n for n, one in enumerate(history["steps"]) if one["events"] > swing["event"])
    page.get_by_role("tab", name="Turning points").click()
    named = page.locator(".rv-swings button").first
    what = named.locator("b").inner_text()
    named.click()
    expect(slider).to_have_attribute("aria-valuenow", str(step))
    if swing["event"] is not None:  # it is called by what happened
        page.get_by_role("tab", name="Step", exact=True).click()
        expect(page.locator(f'.rv-log [data-n="{swing["event"]}"]')).to_have_text(what)
        slider.focus()
    expect(whose).to_have_value(str(swing["seat"]))
    expect(figure.locator("small")).to_have_text(f"+{round(100 * swing['change'])}")

    # Under the chart lies a line a seat through all that was looked at: the chosen one in front, and where it may lie.
    expect(page.locator(".chance-line")).to_have_count(2)
    expect(page.locator(".chance-line").last).to_have_class("chance-line is-chosen")
    expect(page.locator(".chance-line").last).to_have_attribute("data-seat", str(swing["seat"] + 1))
    expect(page.locator(".chance-span")).to_have_count(1)
    for line in page.locator(".chance-line").all():
        assert (line.get_attribute("d") or "").count("L") == len(spots) - 1

    # The figure is the chosen seat's at the cursor: what was found there, or between the two beside it.
    page.keyboard.press("Home")
    for seat, chance in enumerate(spots[0]["chances"]):
        whose.select_option(str(seat))
        expect(figure).to_have_text(f"{percent(chance)} %")
    after = next(n for n in range(len(spots)) if spots[n]["step"] - spots[n - 1]["step"] == 2)
    for _ in range(spots[after]["step"] - 1):
        page.keyboard.press("]")
    expect(slider).to_have_attribute("aria-valuenow", str(spots[after]["step"] - 1))
    expect(figure).to_contain_text(f"{percent((spots[after - 1]['chances'][1] + spots[after]['chances'][1]) / 2)} %")
    page.keyboard.press("]")
    expect(figure).to_contain_text(f"{percent(spots[after]['chances'][1])} %")

    # Who played is spoken to.
    slider.press("Home")
    page.keyboard.press("]")
    expect(page.locator(".rv-log")).to_contain_text("You choose your opening hand")
    for person in people:
        person.leave()


def percent(chance: float) -> int:
    """A chance that is only estimated, in whole percent."""
    return min(99, max(1, int(100 * chance + 0.5)))


def test_a_step_is_an_answer_a_turn_a_battle_a_ship_or_a_die(enter: Enter) -> None:
    page = enter("Zoe").page
    slider, grain = page.get_by_role("slider"), page.get_by_label("How far a step goes")
    options = page.locator(".rv-grain option")

    # Where no battles are told a step goes to the next answer or to the next turn.
    steps = open_file(page, played("master"))["steps"]
    expect(grain).to_have_value("answer")
    assert options.all_inner_texts() == ["answer", "turn"]
    check_room(page)
    turn = next(n for n in range(2, len(steps)) if steps[n]["phase"] != steps[n - 1]["phase"])
    page.keyboard.press("Home")
    page.keyboard.press("]")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    grain.select_option("turn")
    page.keyboard.press("]")
    expect(slider).to_have_attribute("aria-valuenow", str(turn))

    # What was chosen is remembered, in the next match too. By battles: each as a whole, where its last die is told.
    last = len(open_file(page, played("eclipse"))["steps"]) - 1
    expect(grain).to_have_value("turn")
    assert options.all_inner_texts() == ["answer", "turn", "battle", "ship", "die"]
    check_room(page)
    told = page.locator(".ec-telling header .dim")
    later, now = page.locator(".ec-cast.is-later"), page.locator(".ec-cast.is-now")
    grain.select_option("battle")
    page.keyboard.press("Home")
    for step, count in ((43, 8), (45, 5)):
        page.keyboard.press("]")
        expect(slider).to_have_attribute("aria-valuenow", str(step))
        expect(told).to_have_text(f"{count} of {count}")
    lines = page.locator(".rv-log li[data-n]")
    whole = lines.count()

    # By dice: those to come are dimmed, the one it has come to is marked, and the log has come no further.
    grain.select_option("die")
    expect(told).to_have_text("1 of 5")
    expect(later).to_have_count(4)
    expect(now).to_have_count(1)
    assert lines.count() == 1 < whole
    grain.press("ArrowRight")
    expect(told).to_have_text("2 of 5")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("2 of 5 told"))
    page.get_by_role("button", name="Step forward").click()
    expect(told).to_have_text("3 of 5")
    expect(later).to_have_count(2)
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    expect(told).to_have_text("5 of 5")
    assert lines.count() == whole
    page.keyboard.press("]")
    expect(slider).to_have_attribute("aria-valuenow", "46")
    for place in (45, 45, 45, 45, 45, 44):
        page.get_by_role("button", name="Step back").click()
        expect(slider).to_have_attribute("aria-valuenow", str(place))

    # By ships, with the key for it; and by itself: from the last battle it plays to the end, and stops there.
    page.keyboard.press("g")
    expect(grain).to_have_value("answer")
    grain.select_option("ship")
    for count in (1, 5):
        page.get_by_role("button", name="Step forward").click()
        expect(told).to_have_text(f"{count} of 5")
    grain.select_option("battle")
    page.get_by_role("button", name="To the end").click()
    page.keyboard.press("[")
    expect(slider).to_have_attribute("aria-valuenow", "312")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
