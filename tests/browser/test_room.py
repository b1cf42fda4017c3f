"""Stories of room at the table: the log follows, every question leaves its lines to it and half of the window to the
board, and parts are sized and folded by hand."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.advice import advised
from tests.browser.conftest import Enter
from tests.browser.moments import Studio
from tests.browser.person import DESKTOP, PHONE, SETTLED, Person
from tests.browser.record import Recorded, late_position, set_position
from tests.browser.server import Server

LAPTOP = {"width": 1366, "height": 768}
LEAST_LINES = 6
ASKED = 6
"""Kinds of question looked at in one match."""

ROOM = """() => {
    const of = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [log, board, foot] = [of(".log-body"), of(".board"), document.querySelector(".decision-foot")];
    const line = parseFloat(getComputedStyle(document.querySelector(".log li")).lineHeight) + 6;
    const out = foot && foot.getBoundingClientRect();
    const whole = (one) => {
        const { right, top, height } = one.getBoundingClientRect();
        const end = document.elementFromPoint(right - 2, top + height / 2);
        return one.scrollWidth <= one.clientWidth + 1 && one.contains(end);
    };
    const words = [...document.querySelectorAll("body *:not(.em *, .mm *)")].filter((one) =>
        one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
    const size = (one) => parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM?.().a ?? 1);
    return {
        small: words.filter((one) => size(one) < 8.99).map((one) => one.textContent),
        called: [...document.querySelectorAll(".strip :is(.tail, .tag)")].filter(whole).map((one) => one.textContent),
        opposite: [...document.querySelectorAll(".rb-opp .tail")].filter(whole).map((one) => one.textContent),
        lines: log.height / line,
        board: board.width * board.height / (innerWidth * innerHeight),
        foot: !out || (out.bottom <= innerHeight && out.bottom <= of(".decision").bottom + 1),
        wide: document.documentElement.scrollWidth - innerWidth,
    };
}"""
"""Lines of the log that have room, the part of the window that the board has, whether the buttons are in sight; the
ends of names that begin alike and the mark of one's own seat, where nothing of them is cut; words that are too small to
be read, also in drawings beside the map (on that see ``test_map_readable``)."""
TOLD = """() => {
    const { right } = document.querySelector(".plot").getBoundingClientRect();
    const whole = (one) => one.scrollWidth <= one.clientWidth + 1 && one.getBoundingClientRect().right <= right + 1;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(whole).map((one) => one.textContent);
    return [all(".chart-end .tail"), all(".chart-end b").length, all(".rv-seats .tail")];
}"""
"""In a replay: the ends of names at the lines of the chart and how many have their figure, and those beside the map."""
BARE = """(boxes) => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
    const meet = (one) => (other) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const covered = (card) => all(".rc-name, .rc-powers li", card).some(meet(all(".rc-cost", card)[0]));
    return [
        [...document.querySelectorAll(`${boxes} .rc`)].filter(covered).length,
        all(".board-tools.over, .spread-count").filter(meet(all(boxes)[0])).length,
    ];
}"""
"""How many of the cards in a box have words over their cost, and how many buttons and counts lie over the box."""
HELD = """(end) => {
    const of = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const [board, sum, sheet, foot] = [".board", ".tray-sum", "#decision", "#decision .decision-foot"].map(of);
    const fold = foot?.top ?? sheet.bottom;
    const inside = (box, top, bottom) => box.height > 0 && box.top >= top - 1 && box.bottom <= bottom + 1;
    const all = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const ends = all(`#decision :is([data-opt="${end}"], .decision-foot .btn-primary)`);
    return {
        board: board.height / innerHeight,
        sum: inside(sum, board.bottom, sheet.top),
        end: !end || ends.some((one) => inside(one, sheet.top, innerHeight)),
        actions: all("#decision .ec-act, #decision .ms-opt").filter((one) => inside(one, sheet.top, fold)).length,
        places: all(".board [data-target]").filter((one) => inside(one, board.top, board.bottom)).length,
        wide: document.documentElement.scrollWidth - innerWidth,
    };
}"""
"""On a phone: the part of the window that the board has, whether the line of one's own stock and what ends the question
are in sight, how many actions or rows of the question and how many places of the board."""
LATEST = """(n) => {
    const box = document.querySelector(".log-body").getBoundingClientRect();
    const last = document.querySelector(`.log > li[data-n="${n}"]`)?.getBoundingClientRect();
    return !!last && last.height > 0 && last.bottom <= box.bottom + 1 && last.top >= box.top - 1;
}"""
"""Whether an event of the log is in sight."""
FREE = """() => {
    const svg = document.querySelector(".viewport > svg");
    const [x, y] = svg.dataset.bounds.split(" ").map(Number);
    const map = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    const list = document.querySelector(".corner").getBoundingClientRect();
    return map.x >= list.right || map.y >= list.bottom;
}"""
"""Whether the list of seats over the board lies beside its map."""
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() &&
    (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)).map((one) => one.textContent)"""
"""What has no room for its text."""
TOP = """(n) => document.querySelector(`.log > li[data-n="${n}"]`).getBoundingClientRect().top"""


def at_the_end(person: Person, table: str) -> None:
    """What happened last is told in the log, and in sight."""
    person.until("the last event is in sight", lambda: (
        person.page.evaluate(LATEST, person.mirrors[table].count - 1)))


def test_the_log_follows_unless_its_reader_scrolled_away(enter: Enter, server: Server) -> None:
    game = Recorded([enter("Anna"), enter("Boris")], server, "eclipse")
    game.at_once(150)
    vera = enter("Vera")  # who watches is asked nothing
    table, page = game.table, vera.page
    vera.open(table)
    vera.until("a long log has come", lambda: table in vera.mirrors and vera.mirrors[table].count > 200)
    page.locator(".log > li").first.wait_for()
    at_the_end(vera, table)

    def more(answers: int = 4) -> None:
        game.at_once(game.number + answers)
        vera.until("told", lambda: vera.mirrors[table].seq >= game.number)

    # Events come, the window and the parts change their size, another tab and other words are looked at: it follows.
    more()
    at_the_end(vera, table)
    for size in (LAPTOP, DESKTOP):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        at_the_end(vera, table)
    page.get_by_role("separator", name="Height of the question").focus()
    for key in ("Home", "End"):
        page.keyboard.press(key)
        at_the_end(vera, table)
    page.get_by_role("tab", name="Chat").click()
    more()
    page.get_by_role("tab", name="Log", exact=True).click()
    at_the_end(vera, table)
    page.get_by_role("button", name="One step back").click()
    more()
    page.get_by_role("button", name="LIVE").click()
    at_the_end(vera, table)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    log, board = (page.locator(".dock").get_by_role("button", name=name, exact=True) for name in ("Log", "Board"))
    log.click()
    at_the_end(vera, table)
    board.click()
    more()
    log.click()
    at_the_end(vera, table)
    board.click()
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    at_the_end(vera, table)

    # What scrolls it without its reader's hand does not stop it.
    page.locator(".log-body").evaluate("one => { one.scrollTop = -600; }")
    at_the_end(vera, table)

    # Whoever scrolls away stays where he reads, also when more is shown above; one tap leads back.
    count = vera.mirrors[table].count
    page.locator(".log-body").hover()
    page.mouse.wheel(0, -600)
    vera.until("scrolled away", lambda: not page.evaluate(LATEST, count - 1))
    read = page.locator(".log > li").evaluate_all("""lines => {
        const box = document.querySelector(".log-body").getBoundingClientRect();
        return Number(lines.find((one) => one.getBoundingClientRect().top > box.top + 20).dataset.n);
    }""")
    settled(page, read)
    before = page.evaluate(TOP, read)
    more()
    fresh = vera.mirrors[table].count - count
    pill = page.get_by_role("button", name=f"{fresh} new", exact=True)
    expect(pill).to_be_visible()
    assert abs(page.evaluate(TOP, read) - before) <= 2
    first = int(page.locator(".log > li").first.get_attribute("data-n") or 0)
    page.locator(".log-older").evaluate("one => one.click()")
    expect(page.locator(".log > li").first).not_to_have_attribute("data-n", str(first))
    assert abs(page.evaluate(TOP, read) - before) <= 2
    pill.click()
    expect(pill).to_have_count(0)
    at_the_end(vera, table)
    more()
    at_the_end(vera, table)


def settled(page: Page, line: int) -> None:
    """Wait until a line of the log stands still."""
    page.evaluate("""(n) => new Promise((done) => {
        const top = () => document.querySelector(`.log > li[data-n="${n}"]`).getBoundingClientRect().top;
        let [last, still] = [top(), 0];
        const look = () => {
            const now = top();
            still = now === last ? still + 1 : 0;
            last = now;
            return still > 8 ? done() : requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    })""", line)


def measure(person: Person, what: str) -> list[str]:
    """What has too little room, at both sizes of a desk."""
    found = []
    for size in (LAPTOP, DESKTOP):
        person.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        person.page.evaluate(SETTLED)
        room: dict[str, Any] = person.page.evaluate(ROOM)
        at = f"{what} at {size['width']}"
        if room["lines"] < LEAST_LINES:
            found.append(f"{at}: {room['lines']:.1f} lines of the log")
        if room["board"] < 0.5:
            found.append(f"{at}: the board has {100 * room['board']:.1f} % of the window")
        if sorted(room["called"]) != ["Inner Rim", "Outer Rim", "you"]:
            found.append(f"{at}: of names that begin alike and of my mark are whole only {room['called']}")
        if room["opposite"] != (["Inner Rim"] if what.startswith("race") else []):
            found.append(f"{at}: above the board the end of a name is whole only in {room['opposite']}")
        if room["small"]:
            found.append(f"{at}: too small are {room['small']}")
        if not room["foot"]:
            found.append(f"{at}: the buttons of the question are out of sight")
        if room["wide"] > 0:
            found.append(f"{at}: {room['wide']} px too wide")
    return found


@pytest.mark.parametrize(("game", "seats", "share"), [("race", 4, 0.4), ("master", 4, 0.5), ("eclipse", 6, 0.6)])
def test_every_question_leaves_room_for_the_log_and_the_board(
    enter: Enter, server: Server, game: str, seats: int, share: float,
) -> None:
    anna, boris = enter("Anna of the Outer Rim"), enter("Anna of the Inner Rim")
    table = anna.new_table("me", "open", *["heuristic"] * (seats - 2), game=game, rated=False)
    set_position(server, table, late_position(game, seats, share), b"room")
    anna.open(table)
    boris.post(f"/api/tables/{table}/join", {"seat": 1})
    boris.open(table)
    answered: set[str] = set()
    kinds: set[str] = set()
    found: list[str] = []

    def step() -> bool:
        """Look at a question of mine that is of a new kind; answer what is asked as a good bot would."""
        for person in (anna, boris):
            mirror = person.mirrors.get(table)
            asked = mirror.asked if mirror is not None and not mirror.over else None
            if asked is None or asked["id"] in answered:
                continue
            if person is anna and asked["ask"] not in kinds:
                if not anna.shown(f'[data-decision="{asked["id"]}"]'):
                    return False
                kinds.add(asked["ask"])
                anna.page.keyboard.press("b")  # with a hint it is fullest
                anna.page.locator("#decision .hint").wait_for()
                found.extend(measure(anna, f"{game} {asked['ask']}"))
            answered.add(asked["id"])
            options = advised(server, table, asked)
            body = (">" if asked["kind"] == "order" else ",").join(options) or "none"
            person.submit(table, asked["seat"], asked["id"], f"{asked['ask']}:{body}")
        return len(kinds) >= ASKED or anna.over(table) or len(answered) > 40

    anna.until("every question was looked at", step, 240)
    assert len(kinds) >= 4
    assert found == []

    anna.page.goto(f"/replay/{table}")
    for size in (DESKTOP, LAPTOP):
        anna.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        anna.page.locator(".chart-end").nth(seats - 1).wait_for()
        tails, figures, beside = anna.page.evaluate(TOLD)
        assert (tails, figures) == (["Outer Rim", "Inner Rim"], seats), size
        assert sorted(beside) == (["Inner Rim", "Outer Rim"] if game == "eclipse" else []), size


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("game", "seats", "share", "ask", "end", "actions", "places"), [
    ("race", 4, 0.7, "action", "", 0, 7), ("race", 4, 0.55, "settle", "none", 0, 1),
    ("master", 4, 0.7, "place", "done", 1, 1), ("eclipse", 6, 0.8, "act", "pass", 6, 1),
])
def test_a_phone_shows_what_is_asked_about_and_how_to_end_it(
    enter: Enter, server: Server, game: str, seats: int, share: float, ask: str, end: str, actions: int, places: int,
    lang: str,
) -> None:
    vera = enter("Vera", phone=True, lang=lang)
    Studio(vera, server).late(game, seats, share, ask)
    vera.page.evaluate(SETTLED)
    held = vera.page.evaluate(HELD, end)
    assert held["board"] >= 0.3
    assert (held["sum"], held["end"], held["wide"]) == (True, True, 0)
    assert held["actions"] >= actions
    assert held["places"] >= places
    if game == "race" and ask == "settle":
        assert vera.page.evaluate(BARE, ".rb-asked") == [0, 0]
        full = vera.page.locator(".rail > .tray-sum button")
        vera.press(full)
        expect(vera.page.locator(".dock")).to_be_hidden()
        vera.press(full)
        expect(vera.page.locator(".dock")).to_be_visible()
    if ask == "action":
        vera.press(vera.page.locator(".dock button").nth(1))
        vera.page.locator(".tray .rh .rc").first.wait_for()
        assert vera.page.evaluate(BARE, ".tray .rh") == [0, 0]
        vera.press(vera.page.locator(".dock button").first)
        # Whoever looks at another's places finds the way back to his own.
        vera.press(vera.page.locator(".rb-look").first)
        back = vera.page.locator(".rb-head button").last
        place = box(vera.page, ".rb-head button:last-child")  # before anything is scrolled: no finger moves this row
        assert place["x"] + place["width"] <= 390
        vera.press(back)
        expect(vera.page.locator(".rb-head button")).to_have_count(1)


def box(page: Page, selector: str) -> FloatRect:
    """Where something lies."""
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return found


def until_wide(person: Person, selector: str, wish: float) -> None:
    """Wait until something is as wide as wished, to two pixels."""
    until_long(person, selector, "width", wish)


def until_long(person: Person, selector: str, side: Literal["width", "height"], wish: float) -> None:
    """Wait until a side of something is as long as wished, to two pixels."""
    person.until(f"{selector} has a {side} of {wish} px", lambda: abs(box(person.page, selector)[side] - wish) <= 2)


def height_by_keys(person: Person, bar: str, of: str) -> None:
    """A part is made as low as it may be, a little higher, and again as it was laid out."""
    split = person.page.get_by_role("separator", name=bar)
    split.focus()
    first, least = box(person.page, of)["height"], float(split.get_attribute("aria-valuemin") or 0)
    by = 16 if of == ".rail" else -16
    for key, high in (("Home", least), ("ArrowDown" if by > 0 else "ArrowUp", least + 16), ("Delete", first)):
        person.page.keyboard.press(key)
        until_long(person, of, "height", high)


def test_parts_are_sized_and_folded_by_hand_and_remembered(enter: Enter, server: Server) -> None:
    anna = enter("Anna")
    page = anna.page
    table = anna.new_table("me", *["heuristic"] * 4, "open", game="eclipse")
    set_position(server, table, late_position("eclipse", 6, 0.35), b"room")
    anna.post(f"/api/tables/{table}/seats/5/bot", {"bot": "heuristic"})
    anna.open_question(table)
    page.locator(".tray").wait_for()

    # By mouse, by keys, and back by a double click; a reader is told the size.
    for name, of, by in (("players", ".strip", 40), ("question and the log", ".rail", -48)):
        bar = page.get_by_role("separator", name=f"Width of the {name}")
        first = box(page, of)["width"]
        middle = box(page, f".split-{of[1:]}")
        at = (middle["x"] + middle["width"] / 2, middle["y"] + 200)
        page.mouse.move(*at)
        page.mouse.down()
        page.mouse.move(at[0] + by, at[1], steps=4)
        page.mouse.up()
        until_wide(anna, of, first + abs(by))
        expect(bar).to_have_attribute("aria-valuenow", str(round(first + abs(by))))
        bar.focus()
        page.keyboard.press("ArrowLeft")
        until_wide(anna, of, first + abs(by) + (16 if by < 0 else -16))
        if of == ".strip":
            bar.dblclick(position={"x": 5, "y": 100})
            until_wide(anna, of, first)
        laid_out = first
    assert page.evaluate(ROOM)["called"] == ["you"]
    height_by_keys(anna, "Height of the question", ".rail")

    # Folded to one line at T, open again by the button; all of it is remembered, for this size of the window.
    rail = box(page, ".rail")["width"]
    tray = page.locator(".tray")
    if page.locator(".tray.is-folded").count():
        tray.get_by_role("button", name="Open what is mine").click()
    height_by_keys(anna, "Height of what is mine", ".tray")
    page.locator("#decision").focus()
    page.keyboard.press("t")
    expect(page.locator(".tray.is-folded")).to_be_visible()
    assert box(page, ".tray")["height"] <= 46
    page.reload()
    expect(page.locator(".tray.is-folded")).to_be_visible()
    until_wide(anna, ".rail", rail)
    other = anna.new_table("me", "random")  # another game has its own
    anna.open(other)
    anna.asked(other)
    until_wide(anna, ".rail", laid_out)
    anna.open(table)
    until_wide(anna, ".rail", rail)
    page.set_viewport_size({"width": 1366, "height": 768})
    until_wide(anna, ".rail", 340)
    # A laptop has room for every tab, and in one line what is folded wraps before a figure is lost.
    if page.locator(".tray.is-folded").count():
        tray.get_by_role("button", name="Open what is mine").click()
    expect(page.get_by_role("tab", name="Battles to come")).to_be_visible()
    assert page.evaluate(CUT, ".tray-row .tab") == []
    page.keyboard.press("t")
    bar = page.get_by_role("separator", name="Width of the question and the log")
    bar.focus()
    page.keyboard.press("End")
    expect(page.locator(".tray.is-folded")).to_be_visible()
    assert page.evaluate(CUT, ".tray-sum") == []
    page.keyboard.press("Delete")
    until_wide(anna, ".rail", 340)
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    tray.get_by_role("button", name="Open what is mine").click()
    expect(page.locator(".tray-body")).to_be_visible()

    # The board over the whole window, with the seats and the question; and back.
    page.locator("#decision").focus()
    page.keyboard.press("f")
    expect(page.locator(".strip")).to_be_hidden()
    expect(page.locator(".corner li b")).to_have_count(6)  # each with its points
    names = page.locator(".corner li .called").all_inner_texts()
    assert len({name.rstrip(" 23456") for name in names}) == 6, "bots of one kind have names of their own"
    assert box(page, ".board")["height"] == DESKTOP["height"]
    anna.until("the map lies beside the list", lambda: page.evaluate(FREE))
    question = box(page, "#decision")
    assert question["x"] >= box(page, ".board")["x"] + box(page, ".board")["width"] - 1
    page.keyboard.press("Escape")
    expect(page.locator(".strip")).to_be_visible()

    # Rules with room to read, on a phone over everything.
    page.get_by_role("button", name="Rules").last.click()
    drawer = page.locator("#rules-drawer")
    drawer.locator(".rule-hit, .rules-chapter").first.wait_for()
    assert box(page, "#rules-drawer")["width"] >= 480
    assert box(page, "#rules-drawer")["height"] == DESKTOP["height"]
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    until_wide(anna, "#rules-drawer", PHONE["width"])
    drawer.get_by_role("searchbox").fill("disc")
    assert drawer.locator(".rule-hit").count() > 5
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)

    # A phone has all six seats in one row, and a sheet that leaves the board its room and can be pulled down.
    for seat in range(6):
        chip = box(page, f'.strip [data-player="{seat}"]')
        assert chip["x"] >= 0
        assert chip["x"] + chip["width"] <= PHONE["width"]
    sheet = box(page, "#decision")["height"]
    assert sheet <= 0.5 * PHONE["height"] + 1  # species are read; what lies on the board has 0.4 of it
    down = page.get_by_role("button", name="Pull the question down to see the board")
    down.dispatch_event("click")  # as a screen reader presses it, without a pointer
    anna.until("the sheet is down", lambda: box(page, "#decision")["height"] < sheet)
    low = box(page, "#decision")["height"]
    page.get_by_role("button", name="Pull the question up").click()
    anna.until("the sheet is up", lambda: box(page, "#decision")["height"] > low)
