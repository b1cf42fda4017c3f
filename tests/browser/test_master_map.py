"""A map on the screen: moved and zoomed by wheel, mouse, fingers and keys; a place that means several things asks."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.record import set_seed

View = tuple[float, float, float, float]


def view(person: Person) -> View:
    """The part of the map that is drawn: left, top, width, height."""
    left, top, width, height = (person.page.locator("svg.mm").get_attribute("viewBox") or "").split()
    return float(left), float(top), float(width), float(height)


def settled(person: Person, before: View) -> View:
    """The view once a gesture has been written down."""
    person.until("the map has moved", lambda: view(person) != before)
    return view(person)


def middle(place: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def in_sight(person: Person, place: Locator) -> bool:
    """Whether the middle of something lies within the window onto the map."""
    (x, y), box = middle(place), person.page.locator(".viewport").bounding_box()
    assert box is not None
    return box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]


def placing(person: Person) -> str:
    """A table at which this person places the first cubes: around the start system everything is still free, and those
    that were drawn go there."""
    table = person.new_table("me", "open", game="master")
    set_seed(person.server, table, b"around the start")
    person.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    person.open(table)
    while (asked := person.asked(table))["ask"] != "place":
        person.submit(table, 0, asked["id"], f"{asked['ask']}:{asked['options'][0]}")
        person.until_asked_otherwise(table, asked["id"])
    return table


def test_a_map_is_moved_and_zoomed_by_mouse_and_keys(enter: Enter) -> None:
    person = enter("Surveyor")
    placing(person)
    page = person.page
    whole = view(person)
    assert max(whole[:2]) <= 0
    assert min(whole[0] + whole[2], whole[1] + whole[3]) >= 1000

    x, y = middle(page.locator(".viewport"))
    page.mouse.move(x, y)
    page.mouse.wheel(0, -500)
    near = settled(person, whole)
    assert near[2] < whole[2] * 0.6
    assert abs(near[0] + near[2] / 2 - whole[0] - whole[2] / 2) < 2, "what was under the pointer stays there"

    # A drag that begins on a place moves the map and chooses nothing.
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 45, steps=4)
    page.mouse.up()
    dragged = settled(person, near)
    assert dragged[0] < near[0]
    assert dragged[1] < near[1]
    assert dragged[2] == near[2]
    expect(page.locator("#decision .is-doubt, #decision [role=status]")).to_have_count(0)

    page.locator(".stage .board").focus()
    page.keyboard.press("Shift+ArrowRight")
    assert view(person)[0] > dragged[0]
    page.keyboard.press("ArrowUp")
    assert view(person)[1] < dragged[1]
    page.keyboard.press("0")
    assert view(person) == whole
    page.keyboard.press("+")
    assert view(person)[2] < whole[2]
    # What gets the focus is brought into sight, by moving the map.
    target = page.locator(".l-hit [data-target]").first
    for _ in range(5):
        page.keyboard.press("+")
    target.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert in_sight(person, target)


def test_a_map_on_a_phone_shows_what_is_asked_and_is_pinched(enter: Enter) -> None:
    person = enter("Pinch", phone=True)
    placing(person)
    page = person.page
    assert all(in_sight(person, target) for target in page.locator(".l-hit [data-target]").all())
    before = view(person)
    assert before[2] < 900, "only the part that the question is about"

    fingers = person.context.new_cdp_session(page)
    x, y = middle(page.locator(".viewport"))

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + by * side, "y": y, "id": n} for by in apart for n, side in enumerate((-1, 1))]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 60)
    for apart in (50, 40, 30):
        touch("touchMove", apart)
    touch("touchEnd")
    pinched = settled(person, before)
    assert pinched[2] > before[2] * 1.2
    page.get_by_role("button", name="Fit the board").tap()
    fitted = settled(person, pinched)
    assert fitted[0] <= 0
    assert fitted[0] + fitted[2] >= 1000


def test_a_place_with_several_meanings_asks_and_a_blocked_one_tells_why(enter: Enter) -> None:
    person = enter("Asker")
    person.prefer(confirm="always")
    table = placing(person)
    page = person.page
    asked = person.asked(table)
    start = next(option for option in asked["options"] if option.partition("@")[2] in ("c1", "c2", "c3", "c4"))
    system = start.partition("@")[2]
    wanted = [option for option in asked["options"] if option.endswith(f"@{system}")]
    planet = page.locator(f'.l-hit [data-spot="{system}"][data-target]')
    expect(planet).to_have_attribute("data-target", " ".join(wanted))

    planet.focus()
    page.keyboard.press("Space")
    assert len(wanted) > 1
    chooser = page.locator(".chooser")
    expect(chooser.get_by_role("button")).to_have_count(len(wanted))
    expect(chooser.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(chooser).to_have_count(0)
    expect(planet).to_be_focused()
    planet.click()
    chooser.locator(f'[data-target="{wanted[-1]}"]').click()
    expect(chooser).to_have_count(0)
    expect(planet).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#confirm")).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".l-highlight .is-ghost")).to_have_count(1)

    blocked = page.locator(".l-hit .is-blocked").first
    expect(blocked).to_have_attribute("aria-disabled", "true")
    page.mouse.click(*middle(blocked))
    expect(page.locator("#decision .opt-why").first).to_be_visible()
