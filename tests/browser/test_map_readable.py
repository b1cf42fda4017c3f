"""Maps late in a game with all seats: at every size of the window what players decide by is there and can be read."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orrery import games
from tests.browser.conftest import Enter
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.record import late_position, set_position
from tests.browser.server import Server

LAPTOP = {"width": 1366, "height": 768}
SIZES = (DESKTOP, LAPTOP, PHONE)
FOLDED = 78
"""A fitted hex of a wide window is not smaller from corner to corner, in pixels: the tray folds first."""
LEAST = 9
"""No word on a map is smaller, in pixels."""
FITTED = """svg => {
    const { width, height } = svg.viewBox.baseVal, box = svg.getBoundingClientRect();
    return Math.abs(width / height - box.width / box.height) < 0.01;
}"""
SMALL = """([svg, least]) => {
    const scale = (one) => { const { a, b } = one.getScreenCTM(); return Math.hypot(a, b); };
    const size = (one) => parseFloat(getComputedStyle(one).fontSize) * scale(one.closest("text"));
    const words = [...svg.querySelectorAll("text, tspan")];
    const shown = words.filter((one) => one.checkVisibility() && one.textContent.trim());
    const sizes = shown.map((one) => [one.textContent, size(one)]);
    return { words: sizes.length, small: sizes.filter(([, size]) => size < least) };
}"""
HEX = "svg => Number(svg.dataset.unit) * svg.getScreenCTM().a"
OWN = """svg => {
    const box = svg.getBoundingClientRect(), targets = [...svg.querySelectorAll("[data-target]")];
    const hexes = targets.length ? targets : [...svg.querySelectorAll("[data-home]")];
    const beyond = ({ left, top, right, bottom }) =>
        right < box.left || left > box.right || bottom < box.top || top > box.bottom;
    return { hexes: hexes.length, outside: hexes.filter((one) => beyond(one.getBoundingClientRect())).length };
}"""
SECTORS = """svg => Object.fromEntries([...svg.querySelectorAll(".em-sector")].map((hex) => {
    const wide = (one) => one.getBoundingClientRect().width;
    const all = (what) => [...hex.querySelectorAll(what)].filter((one) => wide(one) > 0);
    const disc = all('[data-piece^="disc "]')[0];
    return [hex.dataset.piece, {
        gives: all(".em-planet").map((one) => one.dataset.gives).sort(),
        owner: disc ? Number(disc.dataset.seat) : null,
        cubes: all(".em-cube").length,
        squares: all(".em-cube, .em-square").length,
        ships: all(".em-ships").map((one) => [one.dataset.piece.split(" ").at(-2), Number(one.dataset.of ?? -1),
            Number(one.querySelector(".b-count")?.textContent ?? 1)]).sort(),
        least: Math.min(...all(".em-planet, .em-ships > use").map(wide), 1000),
    }];
}))"""
SYSTEMS = """svg => Object.fromEntries([...svg.querySelectorAll(".mm-system")].map((one) => [one.dataset.piece, {
    owner: one.dataset.seat ? Number(one.dataset.seat) : null,
    bases: one.querySelectorAll(".mm-base").length,
    count: Number(one.querySelector(".mm-count text")?.textContent ?? 1),
    cubes: one.querySelectorAll(".mm-cube").length,
    base: Math.min(...[...one.querySelectorAll(".mm-base")].map((base) => base.getBoundingClientRect().width), 1000),
    cube: Math.min(...[...one.querySelectorAll(".mm-cube")].map((cube) => cube.getBoundingClientRect().width), 1000),
}]))"""


def late(person: Person, server: Server, game: str, seats: int) -> str:
    """A table with bots on all other seats, late in its match, where this person is asked something."""
    table = person.new_table("me", *["heuristic"] * (seats - 2), "open", game=game)
    set_position(server, table, late_position(game, seats, 0.8), b"readable")
    person.post(f"/api/tables/{table}/seats/{seats - 1}/bot", {"bot": "heuristic"})
    person.open_question(table)
    return table


def look(person: Person, name: str, size: Any, script: str) -> Any:
    """What a script finds on a map once it has been fitted into a window of this size. All words can be read."""
    page = person.page
    page.set_viewport_size(size)
    svg = page.locator(f".viewport > svg.{name}")
    person.until("the map fills its box", lambda: svg.evaluate(FITTED))
    read = page.evaluate(SMALL, [svg.element_handle(), LEAST - 0.05])
    assert read["small"] == [], size
    return svg.evaluate(script)


def colours(person: Person, table: str) -> list[int]:
    """The colours of the seats."""
    return [seat["colour"] for seat in person.table(table)["seats"]]


def fleets(zone: dict[str, Any], guarded: bool) -> list[tuple[str, int, int]]:
    """Ships in a hex by type and seat, guards as of seat -1."""
    ships = [(ship, fleet["seat"], count) for fleet in zone.get("ships", ()) for ship, count in fleet.items()
             if ship != "seat" and count]
    ancients = [("ancient", -1, zone["ancients"])] if zone.get("ancients") else []
    return sorted([*ships, *ancients, *([("gcds", -1, 1)] if guarded else [])])


def test_six_empires_are_told_apart_on_a_fitted_map(enter: Enter, server: Server) -> None:
    person = enter("Reader")
    table = late(person, server, "eclipse", 6)
    zones = person.mirrors[table].doc["zones"]
    faces = games.load("eclipse").components()["sectors"]
    paint = colours(person, table)

    def compare(found: dict[str, Any], least: float) -> None:
        assert found.keys() == zones["map"].keys()
        for sector, zone in zones["map"].items():
            seen, face = found[sector], faces[sector]
            kinds = {square.rstrip("*") for square in face["squares"]}
            assert seen["gives"] == sorted(kinds), sector
            assert seen["owner"] == (paint[zone["disc"]] if "disc" in zone else None), sector
            assert seen["cubes"] == len(zone.get("cubes", ())), sector
            assert seen["squares"] == len(face["squares"]) + zone.get("orbital", 0), sector
            guarded = bool(face.get("gcds") and zones["gcds"])
            assert [tuple(one) for one in seen["ships"]] == fleets(zone, guarded), sector
            assert seen["least"] >= least, sector

    # A window with less room has smaller hexes, but the same things in them.
    for size, least in zip(SIZES, (12, 12, 4), strict=True):
        if size is not PHONE:  # the tray makes way where hexes would be too small to show their numbers
            look(person, "em", size, HEX)
            person.until("hexes are large enough", lambda: person.page.locator("svg.em").evaluate(HEX) >= FOLDED)
        compare(look(person, "em", size, SECTORS), least)
    # A window that is small from the start has in sight what is asked about or what is one's own.
    person.open_question(table)
    own = look(person, "em", PHONE, OWN)
    assert own["hexes"] > 0
    assert own["outside"] == 0
    person.page.goto(f"/replay/{table}")
    for size in SIZES:
        compare(look(person, "em", size, SECTORS), 4)


def test_a_map_is_turned_by_a_button_and_stays_turned(enter: Enter, server: Server) -> None:
    person = enter("Compass")
    late(person, server, "eclipse", 6)
    page = person.page
    disc = page.locator('.em-sector[data-home] [data-piece^="disc "]').first
    upright = {"sigil": disc.locator("use").evaluate("one => Math.sign(one.getScreenCTM().a)")}
    button = page.get_by_role("button", name="Turn the map by a quarter")
    places = "svg => [...svg.querySelectorAll('.em-sector')].map((one) => one.getAttribute('transform'))"
    before = page.locator("svg.em").evaluate(places)
    button.filter(visible=True).first.click()
    back = page.get_by_role("button", name="Turn the map back").filter(visible=True).first
    back.wait_for()
    turned = page.locator("svg.em").evaluate(places)
    assert Counter(before) != Counter(turned)
    assert page.locator(".em-north").count() == 1
    # What lies on the hexes stays upright.
    assert {"sigil": disc.locator("use").evaluate("one => Math.sign(one.getScreenCTM().a)")} == upright
    page.reload()
    back.wait_for()
    assert page.locator("svg.em").evaluate(places) == turned
    back.click()
    button.filter(visible=True).first.wait_for()
    assert page.locator("svg.em").evaluate(places) == before


@pytest.mark.parametrize("lang", ["ru"])
def test_four_empires_are_told_apart_on_the_star_map(enter: Enter, server: Server, lang: str) -> None:
    person = enter("Reader", lang=lang)
    table = late(person, server, "master", 4)
    zones = person.mirrors[table].doc["zones"]
    paint = colours(person, table)

    def compare(found: dict[str, Any], least: float) -> None:
        assert {*found} | {*zones["closed"]} == {*games.load("master").components()["systems"]}
        for system, seen in found.items():
            zone = zones["systems"].get(system, {})
            bases = zone.get("bases", 0)
            assert seen["owner"] == (paint[zone["owner"]] if "owner" in zone else None), system
            assert (seen["bases"], seen["count"]) == (bases, max(1, bases)), system
            assert seen["base"] >= 1.5 * least, system
            assert seen["cube"] >= least, system

    for size, least in zip(SIZES, (8, 7, 5), strict=True):
        compare(look(person, "mm", size, SYSTEMS), least)
    person.page.goto(f"/replay/{table}")
    for size in SIZES:
        compare(look(person, "mm", size, SYSTEMS), 5)
