"""Eclipse in a real browser: bots watched to the end of a match, where the points come from, and the replay of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.record import fresh, recording, set_seed
from tests.browser.server import Server

LEAST = 100
"""Answers that even a short match takes."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait for nobody."""
    running = Server(tmp_path_factory.mktemp("server") / "orrery.db", "--bot-delay", "0")
    running.start()
    yield running
    running.stop()


def test_a_match_between_bots_is_watched_to_its_end_and_stepped_through(enter: Enter, server: Server) -> None:
    person = enter("Watcher")
    page = person.page
    table = person.new_table("heuristic", "open", game="eclipse")
    set_seed(server, table, b"watched")
    person.open(table)
    page.locator(".room-seat-acts button").first.wait_for()
    person.post(f"/api/tables/{table}/seats/1/bot", {"bot": "heuristic"})
    person.until("the match is over", lambda: person.over(table), patience=120)
    mirror = person.mirrors[table]
    zones: dict[str, Any] = mirror.doc["zones"]

    # It was watched from the first event to the last, and kept up to date by patches whose sums were compared.
    assert mirror.events[-1]["event"] == "over"
    assert mirror.events[-1]["n"] == mirror.count - 1
    assert sum('"t":"update"' in frame for frame in person.frames) >= LEAST
    told = person.table(table)
    assert told["state"] == "over"
    assert told["result"] == mirror.doc["result"]

    # The boards show the last position: a spectator sees all of them.
    person.open_tab("board")
    boards = page.locator(".tray .ec-pb")
    expect(boards).to_have_count(1)
    for seat in (0, 1):
        page.locator(".tray .ec-switch button").nth(seat).click()
        own = zones["seats"][seat]
        expect(page.locator(".tray .ec-trk b")).to_have_text([str(value) for value in own["storage"]])
        expect(page.locator(".tray .ec-discs .on")).to_have_count(min(own["discs"], 13))
        expect(page.locator(".tray .ec-bp")).to_have_count(4)
        tiles = sum(tile != "" for slots in own.get("parts", {}).values() for tile in slots)
        expect(page.locator(".tray .ec-slot.has-tile")).to_have_count(tiles)

    # The result tells where the points come from, face-down tiles included.
    result = page.locator(".ec-result")
    totals = result.locator("tfoot b").all_inner_texts()
    scores = told["result"]["scores"]
    assert sorted(map(int, totals), reverse=True) == sorted(scores, reverse=True)
    for column, total in enumerate(totals):
        rows = result.locator("tbody tr")
        figures = [rows.nth(row).locator("td").nth(column).inner_text() for row in range(rows.count())]
        assert sum(int(figure.replace("−", "-")) for figure in figures) == int(total)

    # Who comes now gets the end of the log, and the rest of it when it is read.
    page.reload()
    lines = page.locator(".log > li")
    expect(lines).to_have_count(200)
    count = person.mirrors[table].count
    assert count > 400
    page.get_by_role("button", name=f"Show earlier ({count - 200})").focus()
    expect(lines).to_have_count(400)
    expect(lines.first).to_have_attribute("data-n", str(count - 400))
    page.locator(".log-body").evaluate("box => box.scrollTo(0, -box.scrollHeight)")
    expect(lines.nth(min(600, count) - 1)).to_be_attached()  # at the top it may have asked for more already
    page.locator(".scrub button").first.focus()
    page.keyboard.press("Home")
    expect(page.locator('.log > li[data-n="0"]')).to_have_class(re.compile("is-at"))
    page.get_by_role("button", name="LIVE").click()

    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("aria-valuemax") or 0)
    assert last >= LEAST
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    for step in (1, 2, 3):
        page.keyboard.press("]")
        expect(slider).to_have_attribute("aria-valuenow", str(step))
    page.get_by_role("tab", name="Boards").click()
    expect(page.locator(".rv-tray .ec-pb")).to_have_count(1)  # everybody's boards lie open
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(last))


def test_the_recording_is_of_these_rules() -> None:
    recorded = recording(2, "eclipse")
    match = fresh(2, "eclipse")
    for seat, text in recorded["answers"]:
        match.submit(seat, text)
    assert match.over()
    assert list(match.result().scores) == recorded["scores"]
