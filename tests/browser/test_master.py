"""Master of the Galaxy in a real browser: bots watched to the end of a match, the result, and the replay of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.record import fresh, recording, set_seed
from tests.browser.server import Server

LEAST = 60
"""Answers that even a short match takes."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait for nobody."""
    running = Server(tmp_path_factory.mktemp("server") / "orrery.db", "--bot-delay", "0")
    running.start()
    yield running
    running.stop()


def cubes_on_the_map(zones: dict[str, Any]) -> int:
    """Cubes of routes, planets and conflicts."""
    routes: int = sum(count for route in zones["routes"].values() for count in route.values())
    planets = sum(len(system.get("planets", "")) for system in zones["systems"].values())
    fought = sum(len(cubes.replace(".", "")) for project, cubes in zones["projects"].items()
                 if project.partition(".")[0] in zones["conflicts"])
    return routes + planets + fought


def test_a_match_between_bots_is_watched_to_its_end_and_stepped_through(enter: Enter, server: Server) -> None:
    person = enter("Watcher")
    page = person.page
    table = person.new_table("heuristic", "open", game="master")
    set_seed(server, table, b"watched")
    person.open(table)
    page.locator(".room-seat-acts button").first.wait_for()
    person.post(f"/api/tables/{table}/seats/1/bot", {"bot": "heuristic"})
    person.until("the match is over", lambda: person.over(table), patience=60)
    mirror = person.mirrors[table]
    zones = mirror.doc["zones"]

    # It was watched from the first event to the last, and kept up to date by patches whose sums were compared.
    assert mirror.events[-1]["event"] in ("won", "stalemate")
    assert mirror.events[-1]["n"] == mirror.count - 1
    assert sum('"t":"update"' in frame for frame in person.frames) >= LEAST
    told = person.table(table)
    assert told["state"] == "over"
    assert told["result"] == mirror.doc["result"]

    # The board shows the last position, not an earlier one.
    expect(page.locator(".board .mm-disc")).to_have_count(sum(seat["placed"] for seat in zones["seats"]))
    expect(page.locator(".board .mm-cube")).to_have_count(cubes_on_the_map(zones))

    result = page.locator(".ms-result")
    winner, way = zones["won"]
    assert told["result"]["winners"] == [winner]
    expect(result.locator(".ms-how")).to_contain_text(f"wins by {way}")
    rows = result.locator(".ms-tracks tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_have_class("is-winner")
    goal = {"expansion": 9, "domination": 5, "capture": 2}[way]
    assert int(result.locator("td.is-way b").inner_text()) >= goal
    expect(result.locator(".ms-missing li")).to_have_count(1)
    # Who has won can be read on a laptop too, and the score is one.
    page.set_viewport_size({"width": 1366, "height": 768})
    names = page.locator(".over-who .cut, .ms-tracks tbody th span")
    expect(names).to_have_count(4)
    assert names.evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth || !one.clientWidth)")
    assert all(score.bounding_box()["height"] < 40 for score in page.locator(".over-scores b").all())  # type: ignore[index]

    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("aria-valuemax") or 0)
    assert last >= LEAST
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    expect(page.locator(".board .mm-cube")).to_have_count(0)
    for step in (1, 2, 3):
        page.keyboard.press("]")
        expect(slider).to_have_attribute("aria-valuenow", str(step))
    page.get_by_role("tab", name="All cards").click()
    assert page.locator(".rv-tray .ms-card").count() == 2  # everybody's races lie open
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    expect(page.locator(".board .mm-cube")).to_have_count(cubes_on_the_map(zones))


def test_the_recording_is_of_these_rules() -> None:
    recorded = recording(2, "master")
    match = fresh(2, "master")
    for seat, text in recorded["answers"]:
        match.submit(seat, text)
    assert match.over()
    assert list(match.result().scores) == recorded["scores"]
