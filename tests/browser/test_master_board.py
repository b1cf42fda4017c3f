"""Playing Master of the Galaxy by hand: on the map, on cards, from the bag, by keyboard, on a phone; and under axe."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import PHONE, Person
from tests.browser.record import Recorded
from tests.browser.server import Server
from tests.browser.test_accessible import Reviewer


def sit(enter: Enter, server: Server, seat: int, name: str, **how: object) -> tuple[Recorded, Person]:
    """The recorded match with one seat at a browser; the other answers without one."""
    people = [enter(name, **how) if place == seat else enter(f"Rival {place}") for place in (0, 1)]
    return Recorded(people, server, "master"), people[seat]


def to(game: Recorded, person: Person, seat: int, ask: str) -> None:
    """Everything up to the next answer of this seat to this question, at once."""
    while game.answers[game.number][0] != seat or not game.answers[game.number][1].startswith(f"{ask}:"):
        game.at_once(game.number + 1)
    person.open(game.table)


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
    game, person = sit(enter, server, 1, "Clicker")
    page = person.page
    person.open(game.table)
    assert hands(game, 1, 1) == ["race"]

    # A drawn cube is taken up by a click: the map then offers its colour alone, and a second click chooses there.
    asked = person.asked(game.table)
    place = game.answers[game.number][1].partition(":")[2]
    colour, _, system = place.partition("@")
    page.locator(f'#decision [data-cube="{colour}"]').first.click()
    expect(page.locator(f'#decision [data-cube="{colour}"]').first).to_have_attribute("aria-pressed", "true")
    colours = page.evaluate("""() => [...document.querySelectorAll(".stage [data-target], #decision [data-opt]")].map(
        (one) => (one.dataset.target ?? one.dataset.opt).split("@")).filter((parts) => parts.length > 1)
        .map((parts) => parts[0])""")
    assert set(colours) == {colour}
    page.locator(f'.board [data-target="{place}"]').click()
    expect(page.locator("#confirm")).to_have_text(f"Place the {colour} cube")
    person.confirm(asked)
    game.given()
    person.until("it lies there", lambda: person.mirrors[game.table].doc["zones"]["systems"][system].get("planets"))

    # Another is dragged from the tray onto the card that the record names.
    while not game.answers[game.number][1].endswith("krall.base"):
        hands(game, 1, 1)
    asked = person.asked(game.table)
    place = game.answers[game.number][1].partition(":")[2]
    cube = page.locator(f'.tray [data-cube="{place.partition("@")[0]}"]').first
    cell = page.locator(f'.tray [data-target="{place}"]')
    cube.drag_to(cell)
    expect(cell).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ms-drag")).to_have_count(0)
    person.confirm(asked)
    game.given()
    person.until("it lies there", lambda: person.mirrors[game.table].doc["zones"]["projects"].get("krall.base"))

    # Rewards, bases, cards and conflicts: whatever comes, on the map or in the panel.
    asks = hands(game, 1, 14)
    assert {"place", "reward", "take", "cards", "lay"} <= set(asks)
    assert page.locator(".board .mm-conflict").count() == len(person.mirrors[game.table].doc["zones"]["conflicts"]) > 0


def test_a_turn_by_keyboard_only(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, 1, "Keyboard")
    to(game, person, 1, "parley")
    asks: list[str] = []
    while game.answers[game.number][0] == 1:
        ask, _, body = game.answers[game.number][1].partition(":")
        person.answer_by_keys(person.asked(game.table), [body])
        game.given()
        asks.append(ask)
    assert asks[:2] == ["parley", "place"]
    assert "cards" in asks
    person.until("the turn is over", lambda: person.mirrors[game.table].doc["zones"]["turn"] == 0)


def test_a_turn_on_a_phone_in_russian(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, 0, "Вера", phone=True, lang="ru")
    while game.answers[game.number + 4][1].partition(":")[0] != "deck":
        game.at_once(game.number + 1)
    person.open(game.table)
    asks = hands(game, 0, 8)
    assert {"place", "reward", "deck", "take", "cards", "gain"} <= set(asks)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert person.page.evaluate("document.documentElement.lang") == "ru"
    person.page.locator("nav").get_by_text("Мои карты").tap()
    card = person.page.locator(".tray .ms-card").first
    expect(card).to_be_visible()
    card.locator("button.ms-name").tap()
    expect(person.page.get_by_role("dialog")).to_contain_text("SU-")


def test_the_table_has_nothing_serious(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, 1, "Axel")
    to(game, person, 1, "reward")
    reviewer = Reviewer(person)
    looked: set[str] = set()
    while len(looked) < 3:
        asked = person.asked(game.table)
        if asked["ask"] not in looked:
            looked.add(asked["ask"])
            reviewer.look(asked["ask"])
        hands(game, 1, 1)
    page = person.page
    for tab in ("symbols", "others"):
        page.locator(f"#tray-tab-{tab}").click()
        reviewer.look(tab)
    assert reviewer.found == []
