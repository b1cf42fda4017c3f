"""Games of strangers in the browser: a board that the package brings, and the plain table where it brings nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.server import Server
from tests.outside import BOARD, STYLE, package, path_with, stars, thankful

NO_BOARD = "export default 5;"
TORN = "export default () => ({ kind: 'map', Board() { throw new Error('the sky is torn'); } });"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds packages of strangers."""
    folder = tmp_path_factory.mktemp("strangers")
    site = stars(folder / "site", "stars", {"board.js": BOARD, "board.css": STYLE})
    stars(site, "unlit", {"board.js": NO_BOARD})
    stars(site, "torn", {"board.js": TORN})
    package(site, "night-sky", "night_sky:COMET", {"night_sky.py": thankful("night-sky")})
    running = Server(folder / "orrery.db", PYTHONPATH=path_with(site))
    running.start()
    yield running
    running.stop()


def told_games(person: Person) -> dict[str, Any]:
    """What the server tells of each game."""
    return {one["slug"]: one for one in person.context.request.get("/api/games").json()}


def test_a_board_that_a_package_brings_is_drawn_and_played_on(enter: Enter) -> None:
    anna = enter("Anna")
    anna.prefer(confirm="always")
    page = anna.page
    anna.open(anna.new_table("me", "heuristic", game="stars"))
    sky = page.locator(".comet-sky")
    expect(sky).to_have_css("outline", "rgb(1, 2, 3) solid 3px")
    page.locator("#look").click()
    expect(page.locator("#look")).to_have_text("Star 1, 1")  # hooks of the page's own Preact
    card = sky.locator(".comet-card").last
    card.click()
    expect(card).to_have_attribute("aria-checked", "true")
    expect(page.locator(".brand-game")).to_have_text("Falling Stars")
    expect(page.locator(".timeline .now")).to_have_text("choosing cards")
    page.locator("#confirm").click()
    anna.until("all cards played", lambda: sky.locator(".comet-card").count() == 2 or "Star 2" in sky.inner_text())


def test_where_a_board_fails_the_plain_one_is_played_on_and_its_author_is_told(enter: Enter) -> None:
    anna, boris = enter("Anna"), enter("Boris", lang="ru")
    for person, game, told, line in (
        (anna, "unlit", "expected a default export (host) => module",
         "This game's own board could not be shown; here is the plain one."),
        (boris, "torn", "the sky is torn", "Собственное поле этой игры показать не удалось, вместо него простое."),
    ):
        person.prefer(confirm="always")
        table = person.new_table("me", "heuristic", game=game)
        person.open(table)
        expect(person.page.locator(".board-failed")).to_have_text(line)
        person.excuse(told)
        person.page.locator(".gb-target").first.click()
        expect(person.page.locator("#confirm")).not_to_have_attribute("aria-disabled", "true")
        person.page.goto(f"/replay/{table}")
        expect(person.page.locator("main .gb")).to_be_visible()
        person.excuse(told)


def test_a_board_that_was_changed_is_served_under_another_address(enter: Enter, server: Server) -> None:
    anna = enter("Anna")
    games = told_games(anna)
    assert games["race"]["board"] is games["night-sky"]["board"] is games["night-sky"]["style"] is None
    for address, media in ((games["stars"]["board"], "text/javascript"), (games["stars"]["style"], "text/css")):
        answer = anna.context.request.get(address)
        assert answer.headers["content-type"] == f"{media}; charset=utf-8"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert anna.context.request.get("/api/board/night-sky.js").status == 404
    assert anna.context.request.get("/api/board/nothing.js").status == 404
    changed = f"{BOARD}// with another remark\n"
    (server.database.parent / "site" / "stars" / "board.js").write_text(changed, encoding="utf-8")
    server.stop()
    server.start()
    again = told_games(anna)["stars"]
    assert again["board"] != games["stars"]["board"]
    assert anna.context.request.get(again["board"]).text() == changed
    assert again["style"] == games["stars"]["style"]


def test_a_game_without_words_or_board_is_readable_and_its_phase_follows(enter: Enter) -> None:
    anna, boris = enter("Anna"), enter("Boris")
    anna.page.goto("/")
    expect(anna.page.get_by_text("Night sky").first).to_be_visible()
    table = anna.new_table("me", "open", game="night-sky")
    boris.post(f"/api/tables/{table}/join", {"seat": 1})
    for person in (anna, boris):
        person.open(table)
        expect(person.page.locator(".brand-game")).to_have_text("Night sky")
        expect(person.page.locator(".timeline .now")).to_have_text("Choosing")
    for person in (anna, boris):
        asked = person.asked(table)
        person.page.locator(".gb-target").first.click()
        person.confirm(asked)
    expect(anna.page.locator(".timeline .now")).to_have_text("Saying thanks")
    expect(boris.page.locator(".timeline .now")).to_have_text("Saying thanks")
    thanks, = [person for person in (anna, boris) if person.mirrors[table].asked]
    rival = "Boris" if thanks is anna else "Anna"
    expect(thanks.page.locator("#dq")).to_have_text(f"Thank (least 1, most 1, count 2, rival {rival})")
    expect(thanks.page.locator('[data-opt="seat-0"]')).to_contain_text("Anna")
    expect(thanks.page.locator('[data-opt="seat-1"]')).to_contain_text("Boris")
    thanks.page.goto(f"/replay/{table}")
    expect(thanks.page.locator(".rv-now > .label")).to_contain_text("round 1 · Saying thanks")
