"""Battles of Eclipse are told die by die, beside a question that waits for nothing; and what they came to stays."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.record import Recorded
from tests.browser.server import Server
from tests.browser.test_eclipse_board import place, sit


def last_phase(game: Recorded, person: Person) -> list[dict[str, Any]]:
    """The events since the last combat phase began."""
    told = person.context.request.get(f"/api/tables/{game.table}/events?viewer=1&before=1000000").json()["events"]
    begun = max(n for n, event in enumerate(told) if event["event"] == "combat")
    phase: list[dict[str, Any]] = told[begun:]
    return phase


def test_a_battle_is_told_and_what_it_came_to_stays(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "Chronicler")
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    asked = next(n for n in range(len(game.answers)) if place(game, n)[0] == "target")
    upkeep = next(n for n in range(asked, len(game.answers)) if place(game, n)[0] == "upkeep")
    mine = next(n for n in range(upkeep, len(game.answers)) if game.answers[n][0] == 1)
    begin = max(n for n in range(asked) if place(game, n)[0] == "reputation")
    game.open_at(person, begin)
    page.locator(".em").wait_for()

    # While I look on, others fight: the question that then comes to me is there at once, the tale goes on below it.
    game.at_once(asked)
    page.locator('#decision[data-ask="target"]').wait_for()
    tale = page.locator("#decision .ec-telling")
    tale.get_by_role("combobox").select_option("slow")
    tale.get_by_role("button", name="Tell it again").click()
    tale.get_by_role("button", name="Pause").click()
    expect(tale.get_by_role("button", name="Go on by itself")).to_be_visible()
    steps = tale.locator("header .dim")
    count = int(steps.inner_text().rsplit(" ", 1)[1])
    assert int(steps.inner_text().split(" ", 1)[0]) < count
    now = int(steps.inner_text().split(" ", 1)[0])
    tale.get_by_role("button", name="Next die").click()
    expect(steps).to_have_text(f"{now + 1} of {count}")
    expect(tale.locator(".ec-blow.is-now, .ec-blow:last-child")).not_to_have_count(0)
    tale.get_by_role("button", name="One die back").click()
    expect(steps).to_have_text(f"{now} of {count}")
    tale.get_by_role("button", name="Skip").click()
    expect(steps).to_have_text(f"{count} of {count}")
    # The sum is written out once, with what it came to.
    sums = re.compile(r"\d [+−]\d.* = \d+: (no hit|not used|\d damage)")
    expect(tale.locator(".ec-blow p").filter(has_text=sums).first).to_be_visible()
    expect(tale.locator(".ec-blow").last).to_contain_text("to be assigned")
    tale.get_by_role("combobox").select_option("once")
    tale.get_by_role("button", name="Tell it again").click()
    expect(steps).to_have_text(f"1 of {count}")  # nothing moves by itself: the step buttons do
    # No words fly over the map because they name a place of it.
    flying = page.locator(":is(h2, h3, h4, header) > [data-piece], :is(h2, h3, h4)[data-piece]")
    expect(flying).to_have_count(0)

    # The phase is over: what it came to stands where nothing is asked, and stays once somebody has touched it.
    game.at_once(upkeep)
    panel = page.locator("#decision.recap")
    panel.locator("h2").click()
    expect(panel.locator(".steps")).to_have_count(0)
    # Who only watches reads of each battle in a line.
    vera = enter("Vera")
    vera.open(game.table)
    fought = [event["sector"] for event in last_phase(game, person) if event["event"] == "battle"]
    expect(vera.page.locator("#decision.recap .ec-other b")).to_have_text(fought)
    # Something is asked: that comes first, and one line above it opens the summary again.
    game.at_once(mine)
    page.locator('#decision[data-ask="bankruptcy"]').wait_for()
    page.locator("#recap-open").click()
    sent = sum('"t":"submit"' in one for one in person.sent)
    page.keyboard.press("1")  # answers nothing that is not in sight
    events = last_phase(game, person)
    dice = sum(len(event["dice"]) for event in events if event["event"] == "rolled")
    expect(page.locator("#decision .ec-fought .ec-cast")).to_have_count(dice)
    expect(flying).to_have_count(0)
    expect(page.locator("#decision .ec-fought .ec-cast.is-hit")).not_to_have_count(0)
    expect(page.locator("#decision .ec-all-dice small").first).to_have_text(re.compile(r"^expected [<>]?\s?[\d.]+ %$"))
    expect(page.locator(".em .ec-held")).to_have_count(sum(event["event"] == "battle" for event in events))
    expect(page.locator(".em .ec-ghost")).not_to_have_count(0)
    page.locator("#recap-watch").click()
    expect(page.locator("#decision .ec-telling")).to_be_visible()
    page.locator("#recap-on").click()
    expect(page.locator('#decision[data-ask="bankruptcy"]')).to_be_visible()
    assert sum('"t":"submit"' in one for one in person.sent) == sent
    # Round by round, by seat.
    person.open_tab("round")
    expect(page.locator(".ec-round tbody tr")).to_have_count(2)
    expect(page.locator(".ec-round tbody .is-me td").nth(1)).to_have_text(re.compile(r"^[+−]\d+$"))
    # Put away it stays away.
    page.get_by_role("button", name="Put this summary away").click()
    expect(page.locator("#recap-open")).to_have_count(0)
    page.reload()
    page.locator('#decision[data-ask="bankruptcy"], #catchup-start').first.wait_for()
    if person.shown("#catchup-start"):
        page.locator("#decision .btn-ghost").first.click()
    page.locator('#decision[data-ask="bankruptcy"]').wait_for()
    expect(page.locator("#recap-open")).to_have_count(0)
    assert person.problems == []
