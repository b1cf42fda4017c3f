"""Playing Eclipse by hand: actions, technologies, blueprints by tapping and dragging, battles; by keys, on a phone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import PHONE, Person
from tests.browser.record import Recorded
from tests.browser.server import Server
from tests.browser.test_accessible import Reviewer

SHIP_OF = {"i": "interceptor", "c": "cruiser", "d": "dreadnought", "s": "starbase"}
"""Ship types by the letter of their slots."""
RIGHT = "all => all.map((one) => one.getBoundingClientRect().right)"
"""How far to the right each of some parts reaches."""


def sit(enter: Enter, server: Server, name: str, **how: Any) -> tuple[Recorded, Person]:
    """The recorded match with the second seat at a browser; the other answers without one."""
    people = [enter("Rival"), enter(name, **how)]
    return Recorded(people, server, "eclipse"), people[1]


def place(game: Recorded, number: int) -> tuple[str, str]:
    """The question and the text of a recorded answer."""
    ask, _, body = game.answers[number][1].partition(":")
    return ask, body


def to(game: Recorded, person: Person, ask: str) -> dict[str, Any]:
    """Everything up to the next answer of the second seat to this question, at once."""
    number = game.number
    while game.answers[number][0] != 1 or place(game, number)[0] != ask:
        number += 1
    return game.open_at(person, number)


def in_panel(game: Recorded, person: Person) -> str:
    """The next recorded answer, chosen in the panel and sent."""
    asked = person.asked(game.table)
    _, body = place(game, game.number)
    page = person.page
    option = page.locator(f'#decision [data-opt="{body}"], #decision [data-target="{body}"]').first
    if not option.count() and page.locator('#decision .opt-view[aria-pressed="false"]').count():
        page.locator("#decision .opt-view").click()
    if body.startswith("trade ") and not option.is_visible():
        page.locator("#decision .ec-trade").click()
    if not option.count():  # it lies on the map
        person.press(page.locator('#decision .opt-view[aria-pressed="false"]'))
    person.press(option)
    person.confirm(asked)
    game.given()
    return str(asked["ask"])


def lies(game: Recorded, person: Person, part: str, slot: str) -> bool:
    """Whether a part lies on a slot of the second seat."""
    ship, number = SHIP_OF[slot[0]], slot[1:]
    tiles = person.mirrors[game.table].doc["zones"]["seats"][1].get("parts", {}).get(ship, [])
    return bool(tiles and tiles[int(number) - 1] == part)


def test_an_action_is_chosen_and_a_technology_researched(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "Scholar")
    page = person.page
    asked = to(game, person, "research")
    _, technology = place(game, game.number)
    # The panel and the tray show the same tiles with my prices; a tap on either researches.
    person.open_tab("supply")
    price = person.mirrors[game.table].doc["zones"]["seats"][1]["prices"][technology]
    tile = page.locator(f'.tray [data-target="{technology}"]')
    expect(tile.locator(".ec-price")).to_have_text(re.compile(rf"^{price}"))
    # One that is too dear says so.
    dear = page.locator(".tray .ec-tech.is-dear").first
    dear.click()
    expect(page.locator("#decision").get_by_text("EC-11.9").first).to_be_visible()
    page.keyboard.press("Escape")
    tile.click()
    person.confirm(asked)
    game.given()
    mirror = person.mirrors[game.table]
    person.until("it is held", lambda: technology in mirror.doc["zones"]["seats"][1]["technologies"])


def test_blueprints_are_changed_by_tapping_and_dragging(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "Builder")
    page = person.page
    asked = to(game, person, "upgrade")
    _, body = place(game, game.number)
    part, _, slot = body.partition("@")
    # With nothing taken up a slot shows what fits.
    page.locator(f'#decision [data-slot="{slot}"]').click()
    rows = page.locator("#decision .ec-open [data-opt]")
    offered = [option for option in asked["options"] if option.endswith(f"@{slot}")]
    assert sorted(row.get_attribute("data-opt") or "" for row in rows.all()) == sorted(offered)
    page.locator(f'#decision [data-slot="{slot}"]').click()
    expect(rows).to_have_count(0)
    # A part is taken up by a tap and put on a slot by another: the totals follow before anything is sent.
    page.locator(f'#decision [data-part="{part}"]').click()
    target = page.locator(f'#decision [data-slot="{slot}"]')
    target.hover()
    ship = SHIP_OF[slot[0]]
    expect(page.locator(f'#decision [data-ship="{ship}"] .ec-totals .is-new').first).to_be_visible()
    target.click()
    person.confirm(asked)
    game.given()

    person.until("it lies there", lambda: lies(game, person, part, slot))

    # The next one is dragged, to my own board below the map.
    person.open_tab("board")
    asked = person.asked(game.table)
    ask, body = place(game, game.number)
    assert ask == "upgrade"
    part, _, slot = body.partition("@")
    page.locator(f'#decision [data-part="{part}"]').drag_to(page.locator(f'.tray [data-slot="{slot}"]'))
    expect(page.locator(".ec-drag")).to_have_count(0)
    person.confirm(asked)
    game.given()


def test_a_part_is_placed_by_keyboard(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "Typist")
    page = person.page
    asked = to(game, person, "upgrade")
    part, _, slot = place(game, game.number)[1].partition("@")
    person.press_by_keys(f'#decision [data-part="{part}"]')
    expect(page.locator(f'#decision [data-part="{part}"]')).to_have_attribute("aria-pressed", "true")
    person.press_by_keys(f'#decision [data-slot="{slot}"]')
    person.confirm_by_keys(asked)
    person.until("it lies there", lambda: lies(game, person, part, slot))
    # It stays in the hand for the next slot of this action, and not for another action.
    held = page.locator('#decision [data-part][aria-pressed="true"]')
    expect(held).to_have_count(1)
    page.keyboard.press("z")
    person.until("it is taken back", lambda: not lies(game, person, part, slot))
    page.keyboard.press("z")
    page.locator('#decision[data-ask="act"] [data-opt="upgrade"]').click()
    page.locator('#decision[data-ask="upgrade"]').wait_for()
    expect(held).to_have_count(0)


def test_a_battle_is_fought_in_the_browser(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "Admiral")
    page = person.page
    to(game, person, "target")
    battle = person.mirrors[game.table].doc["zones"]["battle"]
    # The panel tells it beside a map that keeps its room; the tray has it all, for who opens it.
    expect(page.locator("#decision .ec-telling .ec-blow").last).to_contain_text("to be assigned")
    expect(page.locator("#decision .od-bar")).to_be_visible()
    person.open_tab("board")
    screen = page.locator(".tray .ec-battle")
    expect(screen).to_contain_text(battle["hex"])
    expect(screen.locator(".ec-side")).to_have_count(2)
    expect(screen.locator(".ec-dice .ec-die")).to_have_count(len(battle["dice"]))
    # What was thrown so far and what came of it; and how the rest may end.
    expect(screen.locator(".ec-blow").last).to_contain_text("to be assigned")
    expect(screen.locator(".od-bar")).to_be_visible()
    # With a battle there are most tabs: none lies behind the tools of the map.
    tools = page.locator(".tray .board-tools").bounding_box()
    assert tools is not None
    assert max(page.locator(".tray .tab").evaluate_all(RIGHT)) <= tools["x"]
    # A die goes to a ship by a tap on it.
    _, body = place(game, game.number)
    asked = person.asked(game.table)
    screen.locator(f'[data-target="{body}"]').click()
    person.confirm(asked)
    game.given()
    asks = [in_panel(game, person)]
    while game.number < len(game.answers) and place(game, game.number)[0] != "reputation":
        if game.answers[game.number][0] == 1:
            asks.append(in_panel(game, person))
        else:
            game.at_once(game.number + 1)
    assert "target" in asks


def test_turns_are_played_in_the_panel(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "Clicker")
    to(game, person, "species")
    asks: list[str] = []
    while len(asks) < 24:
        if game.answers[game.number][0] == 1:
            asks.append(in_panel(game, person))
        else:
            game.at_once(game.number + 1)
    assert {"species", "act", "explore", "place", "claim"} <= set(asks)
    # Other boards are one tap away.
    page = person.page
    person.open_tab("others")
    rival = person.mirrors[game.table].doc["zones"]["seats"][0]
    expect(page.locator(".tray .ec-trk b")).to_have_text([str(value) for value in rival["storage"]])
    page.locator(".tray .ec-bp button").first.click()
    expect(page.locator("#card-detail h3")).to_be_visible()


def test_a_turn_by_keyboard_only(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "Keyboard")
    to(game, person, "build")
    asks: list[str] = []
    while len(asks) < 4:
        if game.answers[game.number][0] != 1:
            game.at_once(game.number + 1)
            continue
        ask, body = place(game, game.number)
        person.answer_by_keys(person.asked(game.table), [body])
        game.given()
        asks.append(ask)
    assert asks[:2] == ["build", "build"]


def test_a_turn_on_a_phone_in_russian(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "Вера", phone=True, lang="ru")
    page = person.page
    to(game, person, "research")
    assert in_panel(game, person) == "research"
    asks: list[str] = []
    while len(asks) < 3:
        if game.answers[game.number][0] == 1:
            asks.append(in_panel(game, person))
        else:
            game.at_once(game.number + 1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator("nav").get_by_text("Планшет").tap()
    expect(page.locator(".tray .ec-bp")).to_have_count(4)
    expect(page.locator(".tray")).to_contain_text("содержание")


def test_the_table_has_nothing_serious(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "Axel")
    reviewer = Reviewer(person)
    for ask in ("act", "research", "upgrade", "build", "target"):  # the map at work is looked at in its own tests
        to(game, person, ask)
        reviewer.look(ask, *(() if ask == "act" else ("#decision", ".tray")))
    for tab in ("mine", "technologies", "supply", "others", "points"):
        person.open_tab(tab)
        reviewer.look(tab, ".tray")
    assert reviewer.found == []
