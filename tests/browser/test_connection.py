"""The line between page and server: what a first visit loads, and what happens while it is cut."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.server import Server

MOST = 150_000
"""Bytes that a first visit may load, compressed."""


def test_a_first_visit_is_small_and_stays_at_home(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, locale="en-GB")
    page = context.new_page()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Log.enable")
    addresses: list[str] = []
    loaded: list[int] = []
    said: list[str] = []
    coded: set[str] = set()

    def answered(event: dict[str, Any]) -> None:
        headers = {name.lower(): value for name, value in event["response"]["headers"].items()}
        coded.add(headers.get("content-encoding", "plain"))

    network.on("Network.requestWillBeSent", lambda event: addresses.append(event["request"]["url"]))
    network.on("Network.webSocketCreated", lambda event: addresses.append(event["url"]))
    network.on("Network.responseReceived", answered)
    network.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    network.on("Log.entryAdded", lambda event: said.append(event["entry"]["text"]))
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.add_init_script("addEventListener('securitypolicyviolation', (event) => console.error(event.blockedURI))")
    page.goto("/")
    page.get_by_role("heading", name="New game").wait_for()
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(loaded) <= MOST, loaded
    assert "br" in coded
    home = (f"{server.url}/", f"{server.url.replace('http', 'ws', 1)}/ws", "data:")
    assert [address for address in addresses if not address.startswith(home)] == []
    assert home[1] in addresses
    assert said == []
    context.close()


def test_a_reload_without_the_server_shows_our_own_page(browser: Browser, tmp_path: Path) -> None:
    """Not the browser's; and the table is back by itself as soon as the server is."""
    gone = Server(tmp_path / "orrery.db")
    gone.start()
    anna = Person(browser, gone, "Анна", lang="ru", worker=True)
    table = anna.new_table("me", "heuristic")
    anna.open_question(table)
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    gone.kill()
    anna.page.reload()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Orrery недоступен")
    gone.start()
    anna.asked(table)
    anna.leave()
    gone.stop()


def test_an_answer_given_offline_is_kept_and_sent(enter: Enter) -> None:
    anna = enter("Anna")
    table = anna.new_table("me", "heuristic")
    anna.open(table)
    page = anna.page
    asked = anna.asked(table)
    anna.context.set_offline(True)
    options = anna.choose(asked)
    anna.answer(asked, options)
    expect(page.locator("#decision [role=status]")).to_contain_text("will be sent as soon as the connection is back")
    banner = page.locator(".offline")
    expect(banner).to_contain_text("Connection lost. Your answer is kept and sent again.")
    live = page.locator(".scrub .live")
    expect(live).to_have_text("OFFLINE")
    expect(live).to_have_class("live is-off")  # and no longer green
    assert page.locator("dialog[open]").count() == 0  # calm: one can go on looking
    anna.context.set_offline(False)
    expect(banner).to_have_count(0)
    expect(live).to_have_text("LIVE")
    expect(live).to_have_class("live")
    assert anna.asked(table)["ask"] == "action"
    assert anna.table(table)["seq"] >= 2
    assert anna.mirrors[table].doc["zones"]["hand"] == [card for card in asked["options"] if card not in options]
