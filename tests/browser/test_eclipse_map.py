"""Eclipse on its map: a tile turned and laid, a ship moved, reasons and odds; by pointer, by keys and by touch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from orrery.core import Match, Reason
from tests.browser.conftest import Enter
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.record import Recorded, fresh
from tests.browser.server import Server
from tests.browser.test_accessible import Reviewer
from tests.browser.test_eclipse_board import in_panel, place, sit

COORDINATES = re.compile(r"-?\d+/-?\d")


def before(game: Recorded, ask: str, reason: str = "", start: int = 0) -> int:
    """The number of the first recorded answer of the second seat to a question in which something has this reason."""
    match: Match[Any] = fresh(2, "eclipse")
    for number, (seat, text) in enumerate(game.answers):
        if number >= start and seat == 1 and text.partition(":")[0] == ask:
            reasons: dict[str, Reason] = match.game.why_not(match.state, match.asked(seat)) if reason else {}
            if not reason or any(one.key == reason for one in reasons.values()):
                return number
        match.submit(seat, text)
    raise AssertionError(f"nobody is asked {ask} with {reason}")


def hex_at(person: Person, where: str) -> Locator:
    """The shape that takes a tap on a hex or on a space."""
    return person.page.locator(f'.l-hit [data-spot="hex {where}"]')


def sent(game: Recorded, person: Person, asked: dict[str, Any]) -> None:
    """Send what is chosen: it was the recorded answer."""
    person.confirm(asked)
    game.given()


def press_at(person: Person, thing: Locator) -> None:
    """Click or tap where something is, whether it takes answers or not."""
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if person.phone:
        person.page.touchscreen.tap(x, y)
    else:
        person.page.mouse.click(x, y)


def explored(game: Recorded, person: Person, asked: dict[str, Any]) -> tuple[str, str]:
    """Choose the recorded space on the map. Returns the sector and the turns in which it will be laid."""
    _, space = place(game, game.number)
    person.press(hex_at(person, space))
    sent(game, person, asked)
    while "@" not in place(game, game.number)[1]:
        in_panel(game, person)  # a second hex is drawn
    sector, _, turns = place(game, game.number)[1].partition("@")
    if person.asked(game.table)["about"]["sector"] != sector:
        person.press(person.page.locator(f'#decision [data-opt="{sector}@{turns}"]'))
    return sector, turns


def lies(person: Person, game: Recorded, sector: str, turns: str) -> bool:
    """Whether a hex lies on the map of the server, turned so."""
    found = person.mirrors[game.table].doc["zones"]["map"].get(sector)
    return found is not None and found.get("turned", 0) == int(turns)


def in_window(person: Person, box: Locator) -> bool:
    """Whether all of something is on the screen."""
    found, size = box.bounding_box(), PHONE if person.phone else DESKTOP
    assert found is not None
    return (found["x"] >= 0 and found["y"] >= 0 and found["x"] + found["width"] <= size["width"]
            and found["y"] + found["height"] <= size["height"])


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_tile_is_turned_on_the_map_and_laid(enter: Enter, server: Server, phone: bool) -> None:
    game, person = sit(enter, server, "Turner", phone=phone)
    page = person.page
    sector, turns = explored(game, person, game.open_at(person, before(game, "explore", start=16)))
    asked = person.asked(game.table)
    # Draco may lay one of two, and ancients are no obstacle to its disc.
    expect(page.locator("#dq")).to_have_text("Lay 103 Beta Leonis or 104 Arcturus, or discard both")
    expect(page.locator("#decision .em-now")).to_contain_text(f"{sector}, ")
    expect(page.locator("#decision .em-now")).to_contain_text("2 ancients live there, at peace with you")
    expect(page.locator("#decision .em-lay button")).to_have_text([f"Lay {sector}, with a disc", f"Lay {sector}"])
    if not phone:
        page.set_viewport_size({"width": 1366, "height": 768})
        assert page.locator(".em-turns").first.evaluate("one => one.scrollWidth <= one.clientWidth")
        page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    legal = [option for option in asked["options"] if option.startswith(f"{sector}@")]
    ghost = page.locator(f'.em-ghost[data-piece="{sector}"]')
    left, right = (ghost.get_by_role("button", name=name) for name in ("Turn to the left", "Turn to the right"))
    seen = set()
    for _ in range(7):
        person.press(right)
        chosen = page.locator('#decision .em-turn[aria-checked="true"]')
        expect(chosen).to_have_count(1)
        seen.add(chosen.get_attribute("data-opt"))
    assert seen == set(legal)  # it stops only where it may lie
    wanted = page.locator(f'#decision [data-opt="{sector}@{turns}"]')
    for _ in range(6):
        if wanted.get_attribute("aria-checked") == "true":
            break
        person.press(left)
    expect(wanted).to_have_attribute("aria-checked", "true")
    expect(ghost.locator(".em-handle")).to_contain_text(f"{60 * int(turns)}°")
    sent(game, person, asked)
    person.until("it lies there", lambda: lies(person, game, sector, turns))
    expect(page.locator(f'.em-sector[data-piece="{sector}"]')).to_have_count(1)
    expect(ghost).to_have_count(0)
    if phone:
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        return
    # The log calls the space by a hex beside it, and the hex by the number on the map.
    log = page.locator(".log").filter(visible=True).first
    expect(log).to_contain_text(re.compile(rf"explores? the space (north|south)\S* of \d{{3}} .* and finds? {sector} "))
    assert not COORDINATES.search(log.inner_text())


def test_a_tile_is_turned_and_laid_with_nothing_but_keys(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "Keys")
    page, keyboard = person.page, person.page.keyboard
    number = before(game, "explore")
    while "@" not in place(game, number + 1)[1]:  # one that draws a single hex: the panel is not needed
        number = before(game, "explore", start=number + 1)
    asked = game.open_at(person, number)
    _, space = place(game, number)
    person.tab_to(f'.l-hit [data-spot="hex {space}"]')
    keyboard.press("Space")
    person.confirm_by_keys(asked)
    game.given()
    asked = person.asked(game.table)
    sector, _, turns = place(game, game.number)[1].partition("@")
    person.tab_to(".em-ghost .b-target")
    wanted = page.locator(f'#decision [data-opt="{sector}@{turns}"]')
    for _ in range(6):
        keyboard.press("ArrowRight")
        if wanted.get_attribute("aria-checked") == "true":
            break
    expect(wanted).to_have_attribute("aria-checked", "true")
    person.confirm_by_keys(asked)
    game.given()
    person.until("it lies there", lambda: lies(person, game, sector, turns))


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_ship_is_picked_up_and_moved_and_a_pinned_one_tells_why(enter: Enter, server: Server, phone: bool) -> None:
    game, person = sit(enter, server, "Pilot", phone=phone)
    page = person.page
    number = before(game, "move")
    asked = game.open_at(person, number)
    _, body = place(game, number)
    ship, _, way = body.partition("@")
    start, end = way.split("-")
    fleet = page.locator(f'.l-hit [data-spot="start {ship}@{start}"]')
    person.press(fleet)
    expect(page.locator(f'.l-hit[data-held="{ship}@{start}"]')).to_have_count(1)
    expect(page.locator(".em-way.is-reach").first).to_be_attached()
    person.press(hex_at(person, end))
    sent(game, person, asked)

    def moved() -> bool:
        fleets = person.mirrors[game.table].doc["zones"]["map"][end].get("ships", ())
        return any(one["seat"] == 1 and ship in one for one in fleets)

    person.until("it is there", moved)
    # A ship that the defence of the centre holds cannot be picked up, and says so.
    game.open_at(person, before(game, "move", "why-gcds-pins", game.number))
    held = page.locator('.l-hit .is-blocked[data-spot^="start "]').first
    expect(held).to_have_attribute("aria-disabled", "true")
    assert "lets no ship pass" in (held.get_attribute("aria-label") or "")
    press_at(person, held)
    expect(page.locator("#decision, .cd").get_by_text("lets no ship pass").first).to_be_visible()
    expect(page.locator(".em-way.is-chosen")).to_have_count(0)


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["wide", "phone"])
def test_odds_of_a_hex_within_reach(enter: Enter, server: Server, phone: bool, theme: str) -> None:
    game, person = sit(enter, server, "Gambler", phone=phone, theme=theme)
    page = person.page
    number = before(game, "move")
    while not place(game, number)[1].endswith("-001"):
        number = before(game, "move", start=number + 1)
    game.open_at(person, number)
    page.locator('.em-sector[data-piece="001"]').dispatch_event("contextmenu")
    card = page.locator(".cd")
    expect(card.locator(".od-chart")).to_be_visible()
    shares = re.findall(r"([\d.]+) %", card.locator(".od-names").inner_text())
    assert 99 <= sum(map(float, shares)) <= 101
    columns = card.locator(".od-chart li b").all_inner_texts()
    assert 98 <= sum(int(one.removeprefix("> ")) for one in columns if one) <= 102
    # The card has grown when the odds came: it is still on the screen, with its end.
    person.until("it lies in the window", lambda: in_window(person, card))
    # How the defence of the centre fights, as printed: initiative, hull, computer and dice.
    guard = card.locator(".em-forces li", has=page.locator('use[href="#s-gcds"]')).locator(".em-fighting > span")
    assert [one.rsplit(maxsplit=1)[-1] for one in guard.all_inner_texts()] == ["0", "7", "+1", "−0", "×4"]
    card.locator(".cd-close").click()
    expect(card).to_have_count(0)
    # So do ancients.
    zones = person.mirrors[game.table].doc["zones"]["map"]
    sector = next(sector for sector, zone in zones.items() if zone.get("ancients"))
    page.locator(f'.em-sector[data-piece="{sector}"]').dispatch_event("contextmenu")
    guard = card.locator(".em-forces li", has=page.locator('use[href="#s-ancient"]')).locator(".em-fighting > span")
    expect(guard).to_have_count(5)
    assert [one.rsplit(maxsplit=1)[-1] for one in guard.all_inner_texts()] == ["2", "1", "+1", "−0", "×2"]
    card.locator(".cd-close").click()
    expect(card).to_have_count(0)
    # With the ship in hand its targets say what comes of a move there.
    person.press(page.locator(f'.l-hit [data-spot="start {place(game, number)[1].partition("-")[0]}"]'))
    chance = page.locator(".em-pill", has=page.locator("use")).locator("text")
    expect(chance.first).to_have_text(re.compile(r"^[<>]?\s?\d+ %$"))


def test_the_button_keeps_its_words_when_the_theme_changes(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "Dawn")
    page = person.page
    person.prefer(confirm="always")
    game.open_at(person, before(game, "explore"))
    person.press(hex_at(person, place(game, game.number)[1]))
    confirm = page.locator("#confirm")
    expect(confirm).to_have_text("Explore here")
    for _ in range(2):
        page.locator(".topbar-end button").nth(2).click()
        expect(confirm).to_have_text("Explore here")
        expect(confirm).not_to_have_attribute("aria-disabled", "true")
        assert page.evaluate("""() => {
            const { color, backgroundColor } = getComputedStyle(document.getElementById("confirm"));
            return color !== backgroundColor;
        }""")


def test_the_map_has_nothing_serious(enter: Enter, server: Server) -> None:
    game, person = sit(enter, server, "Axel")
    reviewer = Reviewer(person)
    for ask in ("explore", "place", "move"):
        game.open_at(person, before(game, ask, start=game.number))
        reviewer.look(ask)
    # The map in sentences: names of hexes and of players, no coordinates.
    page = person.page
    page.locator(".menu-box > button").click()
    page.locator(".menu").get_by_text("Describe the board").click()
    told = page.locator("dialog.describe")
    hexes = person.mirrors[game.table].doc["zones"]["map"]
    expect(told.locator(".em-desc li")).to_have_count(len(hexes))
    expect(told.locator(".em-desc")).to_contain_text(re.compile(r"001 Galactic Center, .*; 4 VP; joined with \d{3} "))
    expect(told).to_contain_text("Rival")
    assert not COORDINATES.search(told.inner_text())
    reviewer.look("the table in sentences")
    assert reviewer.found == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_guided_game_explains_what_is_on_the_screen(enter: Enter, lang: str) -> None:
    person = enter("Anna", lang=lang)
    page = person.page
    table = person.new_table("me", "random", game="eclipse", guided=True, rated=False, listed=False)
    person.open(table)
    asked = person.asked(table)
    tip = page.locator(".co")
    read: list[str] = []
    while asked["ask"] != "act" or len(read) < 3:
        while tip.count():
            person.until("the explanation is in the window", lambda: in_window(person, tip))
            read.append(tip.locator("h3").inner_text())
            assert not re.search(r"eclipse-tip|tip-", tip.inner_text())
            tip.locator("footer button").last.click()
            expect(tip.locator("h3", has_text=read[-1])).to_have_count(0)
        if asked["ask"] == "act":
            break
        person.submit(table, 0, asked["id"], f"{asked['ask']}:{asked['options'][0]}")
        person.until_asked_otherwise(table, asked["id"])
        asked = person.asked(table)
    assert len(read) >= 3
    assert len(read) == len(set(read))


def test_a_guided_game_is_begun_on_a_phone(enter: Enter) -> None:
    person = enter("Вера", phone=True, lang="ru")
    page = person.page
    page.goto("/first")
    choice = page.locator(".join-in").get_by_role("radio", name="Эклипс")
    choice.tap()
    expect(choice).to_have_attribute("aria-checked", "true")
    assert in_window(person, choice)
    page.locator(".join-in .btn-strong").tap()
    expect(page.locator(".co h3")).to_have_text("Девять раундов, больше всех очков")
    assert in_window(person, page.locator(".co"))
