"""Stories of a game over weeks: a clock, standing orders, an answer given ahead, and catching up after an absence."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.record import Recorded
from tests.browser.server import Server


def notices(person: Person) -> list[dict[str, Any]]:
    """What the bell of a person was told."""
    told = [json.loads(frame) for frame in person.frames if '"t":"notice"' in frame]
    return [message for message in told if message["t"] == "notice"]


def looked(person: Person) -> int:
    """Wait until the page has said that all events on it were looked at. Returns how many there are."""
    mirror = next(iter(person.mirrors.values()))

    def said() -> bool:
        seen = [message["events"] for message in map(json.loads, person.sent) if message["t"] == "seen"]
        return bool(seen) and seen[-1] == mirror.count

    person.until("all was looked at", said)
    return mirror.count


def seconds(page: Page) -> int:
    """What the clock in the top bar shows."""
    minutes, rest = page.get_by_role("timer").inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def open_orders(page: Page) -> None:
    """Open the standing orders from the menu of the table."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Standing orders").click()


def order(page: Page, ask: str, answer: str) -> None:
    """Write an order in the dialog that is open, and close it."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Add an order").click()
    sentence = dialog.locator(".so-list li").last
    sentence.get_by_role("combobox", name="When asked for").select_option(label=ask)
    sentence.get_by_role("combobox", name="Answer").select_option(label=answer)
    expect(sentence.get_by_role("switch")).to_have_accessible_name(f"When asked for {ask}: {answer}.")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("button", name="Save")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_away_for_some_moves(enter: Enter, server: Server) -> None:
    anna, boris = enter("Anna"), enter("Boris")
    game = Recorded([anna, boris], server, pace="mail", clock={"decision": 600}, name="Long Night")
    game.at_once(9)
    anna.open(game.table)
    page = anna.page
    assert anna.asked(game.table)["ask"] == "action"

    # The clock runs on by itself.
    expect(page.get_by_role("timer", name="Your time")).to_have_text(re.compile(r"0\d:\d\d"))
    before = seconds(page)
    assert before <= 600
    anna.until("the clock runs", lambda: seconds(page) < before)

    # An order is left behind, and the page is left.
    open_orders(page)
    order(page, "a world", "pass")
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("button", name="Standing orders 1")).to_be_visible()
    page.keyboard.press("Escape")
    seen = looked(anna)
    page.get_by_role("link", name="Orrery, to the lobby").click()
    card = page.get_by_role("region", name="My games").get_by_role("link", name="Long Night")
    expect(card).to_contain_text("Your move")
    game.at_once(17)  # from another device; then both are asked for a world
    settle = f"{game.match.at()}.0"
    game.given("settle:none")  # by the order
    expect(card).to_contain_text("Boris")
    game.at_once(19)
    told = notices(anna)
    assert ("order-used", "settle") in [(one["kind"], one["args"].get("ask")) for one in told]
    assert [one for one in told if one["kind"] == "move" and one["args"]["decision"] == settle] == []
    assert [one for one in told if one["kind"] == "move"] != []  # others were told
    page.get_by_role("button", name=re.compile("Notifications")).click()
    bell = page.get_by_role("region", name="Notifications")
    bell.get_by_role("link", name="A standing order answered for you at Long Night").first.click()

    # Step by step through exactly what happened meanwhile.
    events = anna.until("back", lambda: (
        anna.mirrors[game.table].events if anna.mirrors[game.table].looked == seen else None))
    expect(page.locator("#dq")).to_have_text(f"{len(events) - seen} things have happened")
    page.get_by_role("button", name="Step through").click()
    shown = page.locator(".catchup-log li")
    for number in range(seen, len(events)):
        expect(page.locator("#dq")).to_have_text(f"{number - seen + 1} of {len(events) - seen}")
        assert shown.get_attribute("data-n") == str(number)
        page.locator("#catchup-next").click()
    expect(page.locator("#dq")).to_have_text("Waiting for Boris")
    looked(anna)

    # Decided ahead: used once, when the question comes.
    page.get_by_role("button", name="Decide ahead").click()
    order(page, "an action card", "Settle")
    del game.answers[19]  # there is no world to pay for
    game.at_once(20)
    game.given()
    expect(page.locator(".sealed-answer")).to_contain_text("Settle")
    open_orders(page)
    used = page.get_by_role("dialog").get_by_role("region", name="Answered for you")
    expect(used.get_by_role("listitem")).to_contain_text(["an action card: Settle", "a world: pass"])
    page.keyboard.press("Escape")

    # Away once more; who knows what happened may skip it, for good.
    looked(anna)
    page.goto("about:blank")
    game.at_once(22)
    game.given("settle:none")
    del game.answers[24:26]  # neither to pay for nor to consume
    game.at_once(25)
    anna.mirrors.clear()
    anna.open(game.table)
    page.get_by_role("button", name="Skip").click()
    assert anna.asked(game.table)["ask"] == "action"
    looked(anna)
    page.reload()
    anna.asked(game.table)
    expect(page.get_by_text("Since you last looked")).to_have_count(0)
