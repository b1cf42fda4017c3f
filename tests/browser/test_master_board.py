"""Playing Master of the Galaxy by hand: on the map, on cards, from the bag, by keyboard, on a phone; and under axe."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import PHONE, Person
from tests.browser.record import Recorded, recording
from tests.browser.server import Server
from tests.browser.test_accessible import Reviewer

ANSWERS = [(seat, *text.partition(":")[::2]) for seat, text in recording(2, "master")["answers"]]
"""The recorded match: seat, question and answer."""


def first(ask: str) -> tuple[int, int]:
    """Where in the record a question is first asked, and of which seat."""
    return next((number, seat) for number, (seat, asked, _) in enumerate(ANSWERS) if asked == ask)


def sit(enter: Enter, server: Server, seat: int, name: str, **how: object) -> tuple[Recorded, Person]:
    """The recorded match with one seat at a browser; the other answers without one."""
    people = [enter(name, **how) if place == seat else enter(f"Rival {place}") for place in (0, 1)]
    return Recorded(people, server, "master"), people[seat]


def hands(game: Recorded, seat: int, count: int) -> list[str]:
    """The next answers of this seat by hand, those of the other at once. Returns the asks answered by hand."""
    asks: list[str] = []
    while game.number < len(game.answers):
        if game.answers[game.number][0] != seat:
            game.at_once(game.number + 1)
        elif len(asks) == count:
            break
        else:
            asks.append(game.answers[game.number][1].partition(":")[0])
            game.by_hand()
    return asks


def test_cubes_are_placed_by_clicking_and_dragging(enter: Enter, server: Server) -> None:
    laid, seat = first("lay")
    game, person = sit(enter, server, seat, "Clicker")
    page = person.page
    person.open(game.table)

    def zones() -> dict[str, Any]:
        return dict(person.mirrors[game.table].doc["zones"])

    assert hands(game, seat, 1) == ["race"]

    # A drawn cube is taken up by a click: the map then offers its colour alone, and a second click chooses there.
    while ANSWERS[game.number][1] != "place" or not re.fullmatch(r"\w+@\w\d", ANSWERS[game.number][2]):
        hands(game, seat, 1)
    asked, place = person.asked(game.table), ANSWERS[game.number][2]
    colour, _, system = place.partition("@")
    before = len(zones()["systems"][system].get("planets", ""))
    listed = page.locator('.opt-view[aria-pressed="true"]')
    if listed.count():  # what lies on the map alone was chosen in the list
        listed.click()
    cube = page.locator(f'#decision [data-cube="{colour}"]').first
    cube.click()
    expect(cube).to_have_attribute("aria-pressed", "true")
    colours = page.evaluate("""() => [...document.querySelectorAll(".stage [data-target], #decision [data-opt]")].map(
        (one) => (one.dataset.target ?? one.dataset.opt).split("@")).filter((parts) => parts.length > 1)
        .map((parts) => parts[0])""")
    assert set(colours) == {colour}
    page.locator(f'.board [data-target="{place}"]').click()
    person.confirm(asked)
    game.given()
    person.until("it lies there", lambda: len(zones()["systems"][system].get("planets", "")) > before)

    # Another is dragged from the tray onto a cell of the race card.
    person.open_tab("cards")
    own = zones()["seats"][seat]["cards"][0]
    while not ANSWERS[game.number][2].partition("@")[2].startswith(f"{own}."):
        hands(game, seat, 1)
    asked, place = person.asked(game.table), ANSWERS[game.number][2]
    cell = page.locator(f'.tray [data-target="{place}"]')
    page.locator(f'.tray [data-cube="{place.partition("@")[0]}"]').first.drag_to(cell)
    expect(page.locator(".ms-drag")).to_have_count(0)
    person.confirm(asked)
    game.given()
    person.until_asked_otherwise(game.table, asked["id"])
    project = place.partition("@")[2].rstrip("*").partition("=")[0]
    assert project in zones()["projects"]

    # Rewards, bases, cards and conflicts: whatever comes, on the map or in the panel.
    # What the other did since my last turn is told above the questions of the next one, where it changed how all stand.
    asks: list[str] = []
    recaps = 0
    while game.number <= laid:
        asks += hands(game, seat, 1)
        asked = person.asked(game.table, f"{game.match.at()}.{seat}")
        if not recaps and person.shown("#recap-open"):
            page.locator("#recap-open").click()
            expect(page.locator("#decision.recap .log li").first).to_contain_text("Rival")
            page.locator("#recap-on").click()
            expect(page.locator(f'[data-decision="{asked["id"]}"]')).to_be_visible()
            recaps += 1
    assert recaps
    assert {"place", "cards", "lay"} <= set(asks)
    expect(page.locator(".board .mm-conflict")).to_have_count(1)


def test_a_turn_by_keyboard_only(enter: Enter, server: Server) -> None:
    begin, seat = first("parley")
    game, person = sit(enter, server, seat, "Keyboard")
    game.at_once(begin)
    person.open(game.table)
    asks: list[str] = []
    while ANSWERS[game.number][0] == seat:
        _, ask, body = ANSWERS[game.number]
        person.answer_by_keys(person.asked(game.table), [body])
        game.given()
        asks.append(ask)
    assert asks[:2] == ["parley", "place"]
    person.until("the turn is over", lambda: person.mirrors[game.table].doc["zones"]["turn"] != seat)


def test_a_turn_on_a_phone_in_russian(enter: Enter, server: Server) -> None:
    end, seat = first("gain")
    game, person = sit(enter, server, seat, "Вера", phone=True, lang="ru")
    begin = end
    while ANSWERS[begin - 1][0] == seat:
        begin -= 1
    game.at_once(begin)
    person.open(game.table)
    asks = hands(game, seat, end + 1 - begin)
    assert asks[0] in ("place", "parley")
    assert asks[-1] == "gain"
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate("document.documentElement.lang") == "ru"
    page.locator("nav").get_by_text("Мои карты").tap()
    page.locator(".tray .ms-card button.ms-name").first.tap()
    expect(page.get_by_role("dialog")).to_contain_text("SU-")


def test_the_table_has_nothing_serious(enter: Enter, server: Server) -> None:
    begin, seat = first("reward")
    game, person = sit(enter, server, seat, "Axel")
    game.at_once(begin)
    person.open(game.table)
    reviewer = Reviewer(person)
    looked: set[str] = set()
    while len(looked) < 3:
        asked = person.asked(game.table)
        if asked["ask"] not in looked:
            looked.add(asked["ask"])
            if asked["ask"] == "cards":  # what cannot be chosen tells why
                person.open_tab("cards")
                person.page.locator(".tray .ms-card.type-race.is-blocked header").click()
                expect(person.page.locator("#decision .opt-why")).to_contain_text("SU-24.5")
            reviewer.look(asked["ask"])
            person.page.keyboard.press("Escape")
        hands(game, seat, 1)
    for tab in ("symbols", "others"):
        person.open_tab(tab)
        reviewer.look(tab, ".tray")
    assert reviewer.found == []

    # Where nothing can be placed, nobody is told to take a cube up.
    clear = next(number for number, (_, ask, body) in enumerate(ANSWERS) if (ask, body) == ("place", "clear"))
    rival = game.people[ANSWERS[clear][0]]
    asked = game.open_at(rival, clear)
    assert asked["options"] == ["clear", "none"]
    expect(rival.page.locator("#decision .cq")).to_have_text("No place takes what is left now.")
