"""The page of battle odds: fleets by steppers, the address that holds them, both languages; and odds at a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.server import Server
from tests.browser.test_accessible import Reviewer
from tests.browser.test_eclipse_board import place, sit

FLEET = "8interceptor.h3,4cruiser.h6.s3,2dreadnought.h8.s3,4starbase.h6.s3"
LONG = f"{FLEET}~{FLEET}"
"""A battle that takes seconds to be worked out."""
GO_ON = "address => { history.replaceState(null, '', address); dispatchEvent(new PopStateEvent('popstate')); }"
"""To another address without loading the page anew."""


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "ru")], ids=["wide, English", "phone, Russian"])
def test_nothing_on_the_page_is_in_the_way(enter: Enter, phone: bool, lang: str) -> None:
    person = enter("Odette", phone=phone, lang=lang, theme="light" if phone else "dark")
    reviewer = Reviewer(person)
    page = person.page
    page.goto("/odds?fleets=3cruiser.y3,2dreadnought~4cruiser.o1,starbase&retreat=1~")
    page.locator(".od-chart").wait_for()
    for designs in page.locator(".od-designs summary").all():
        designs.click()
    reviewer.look("odds")
    assert reviewer.found == []


def test_fleets_are_put_together_and_shared(enter: Enter) -> None:
    person = enter("Otto", lang="en")
    page = person.page
    page.goto("/")
    page.get_by_role("link", name="Odds").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Battle odds")
    chance = page.locator(".od-figure-big b")
    expect(chance).to_contain_text("%")

    # An interceptor against an ancient: 9 in 289.
    for ship, count in (("Interceptor", 0), ("Cruiser", 2)):
        for _ in range(count):
            page.get_by_role("button", name=f"Less: Attacker: {ship}").click()
    expect(page).to_have_url(re.compile(r"/odds\?game=eclipse&fleets=1interceptor~1ancient$"))
    expect(chance).to_have_text("3.11 %")
    expect(page.get_by_role("status").first).to_contain_text("Exact")
    page.get_by_role("radio", name="never").click()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"retreat=0~"))
    expect(page.locator(".od-result")).to_contain_text("gets away")

    # Another design, another defender.
    page.locator(".od-designs summary").first.click()
    page.get_by_role("button", name="More: Interceptor: Computers").click()
    expect(page).to_have_url(re.compile(r"1interceptor\.c1~"))
    page.get_by_role("radio", name="Player").click()
    expect(page.locator("main")).to_contain_text("Give every side at least one ship.")
    page.get_by_role("button", name="More: Defender: Starbase").click()
    expect(page.locator(".od-chart")).to_be_visible()
    page.get_by_role("button", name="Swap sides").click()
    expect(page).to_have_url(re.compile(r"fleets=1starbase~1interceptor\.c1"))

    # The address brings the same back, and the language changes in place.
    expect(chance).to_have_text("100 %")  # whoever begins to retreat at once does not shoot
    page.reload()
    expect(chance).to_have_text("100 %")
    page.get_by_role("radio", name="Русский").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Шансы в бою")


def test_nothing_is_certain_that_is_not(enter: Enter) -> None:
    person = enter("Olive", lang="en")
    page = person.page
    page.goto("/odds?fleets=2dreadnought.c5.h5~1ancient")
    expect(page.locator(".od-figure-big b")).to_have_text("> 99.99 %")
    expect(page.locator(".od-names span")).to_have_text(["Attacker > 99.99 %", "Defender < 0.01 %"])
    expect(page.locator(".od-chart li b")).to_have_text(["", "", "", "> 99"])
    # What adds nothing that can be read is no help.
    expect(page.locator(".od-help")).to_have_count(0)
    page.goto("/odds?fleets=cruiser~ancient")
    expect(page.locator(".od-gain").first).to_be_visible()
    assert "+0" not in page.locator(".od-gain").all_inner_texts()


def test_what_is_worked_out_can_be_stopped(enter: Enter) -> None:
    person = enter("Ophelia", lang="en")
    page = person.page
    page.goto(f"/odds?fleets={LONG}")
    page.get_by_role("button", name="Stop").click()
    none = page.locator(".od-none")
    expect(none).to_contain_text("Stopped before anything was worked out.")
    expect(page.locator("main")).not_to_contain_text("Loading")
    expect(none.get_by_role("button", name="Work it out")).to_be_visible()

    # What is there of other fleets stays, and it is said that it may be of them.
    page.goto("/odds?fleets=interceptor~ancient")
    expect(page.locator(".od-figure-big b")).to_have_text("3.11 %")
    page.evaluate(GO_ON, f"/odds?fleets={LONG}")
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".od-head")).to_contain_text("Stopped: what you see may be of other fleets.")
    expect(page.locator(".od-figure-big b")).to_have_text("3.11 %")
    # What was stopped is paid for all the same: the page may have been told to ask again later, and does.
    person.problems = [one for one in person.problems if "429" not in one]


def test_the_table_shows_odds_of_a_battle_to_come(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "Olga", lang="en")
    page = person.page
    first = next(n for n in range(len(game.answers)) if place(game, n)[0] in ("target", "engage"))
    fight = next(n for n in range(first - 1, 0, -1) if game.answers[n][0] == 1)
    game.at_once(fight)
    person.open(game.table)
    page.locator("#catchup-start, [data-decision]").first.wait_for()
    if person.shown("#catchup-start"):
        page.locator("#decision .btn-ghost").first.click()
    person.open_tab("battles")
    battle = page.locator(".ec-coming .ec-battle").first
    expect(battle.locator(".od-bar")).to_be_visible()
    battle.get_by_role("link", name="Change the fleets").click()
    expect(page.locator(".od-chart")).to_be_visible()
    expect(page).to_have_url(re.compile("/odds"))

    # The page finds the same battle by itself.
    page.goto("/odds")
    page.get_by_role("button", name="Use a battle from my tables").click()
    page.locator(".od-from li button").first.click()
    expect(page).to_have_url(re.compile(r"/odds\?game=eclipse&fleets=\d[a-z]+\."))
    expect(page.locator(".od-chart")).to_be_visible()


def test_a_third_side_and_nothing_from_my_tables(enter: Enter) -> None:
    person = enter("Tria", lang="en")
    page = person.page
    # Every side is named, however little it may hope for.
    page.goto("/odds?fleets=interceptor~gcds")
    expect(page.locator(".od-names span")).to_have_text(["Attacker < 0.01 %", "Defender > 99.99 %"])
    page.goto("/odds?fleets=cruiser~ancient")
    page.get_by_role("button", name="Add a side").click()
    expect(page).to_have_url(re.compile(r"fleets=1cruiser~1interceptor~1ancient"))
    expect(page.locator(".od-names span")).to_have_count(3)
    page.get_by_role("button", name="More: Side 2: Interceptor").click()
    expect(page).to_have_url(re.compile(r"fleets=1cruiser~2interceptor~1ancient"))
    page.get_by_role("button", name="Remove Side 2").click()
    expect(page).to_have_url(re.compile(r"fleets=1cruiser~1ancient"))
    page.get_by_role("button", name="Use a battle from my tables").click()
    expect(page.locator(".od-from")).to_contain_text("Nobody stands against anybody")
