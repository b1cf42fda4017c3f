"""A person at a browser: sees what is asked, answers by mouse, finger or keyboard, and notices every error."""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Callable
from typing import Any, Literal, TypeVar

from playwright.sync_api import Browser, Locator, Page, WebSocket

from tests.browser.server import Server
from tests.server.client import Mirror

T = TypeVar("T")

PATIENCE = 30.0
DIAL = "#decision [role=slider], #decision [role=spinbutton], #decision input"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LATE = ("error-answered", "error-not-asked", "error-stale-decision")
"""The page asked why something is not offered when the question was already answered, by an order or elsewhere."""
ASKS = ("error-not-free",)
"""What could not be taken back is not sent at once: the page asks once more."""
UNPAINTED = """
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { opacity: 0 !important }");
    document.adoptedStyleSheets = [sheet];
"""
"""Without a graphics card half of a browser's work is painting, which nobody looks at. The rest stays as it is."""
AT_QUESTION = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
    done(document.activeElement?.id === "decision"))))"""
"""Whether the focus is on the question, once what a key has begun is drawn."""
REACHED = """one => {
    if (!(one instanceof SVGElement)) return true;
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && one.contains(top);
}"""
"""What lies on a map is in sight only as far as the map is; the rest of a page is scrolled to it."""

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
"""Wait until the parts have taken their places: what folds itself for want of room is folded."""
TIME = "() => new Promise((done) => setTimeout(done, 301))"
"""A press that follows another one of the same key or finger within 300 ms goes on with it."""
ANSWERING = """id => {
    const panel = document.querySelector(`[data-decision="${id}"]`);
    if (!panel) return "sent";
    if (panel.querySelector("[data-unsent]")) return "kept";
    return panel.querySelector("#confirm:not([aria-disabled])") ? "button" : "";
}"""
"""What became of a choice: sent, kept for want of a line, waiting for the button, or nothing yet."""

MISSING = """() => [...new Set([...document.querySelectorAll("use")].map((one) => one.getAttribute("href"))
    .filter((href) => !document.getElementById(href.slice(1))))]"""
"""Symbols that are drawn and that nobody brought."""


def one_of(asked: dict[str, Any]) -> bool:
    """Whether one thing is to be chosen, so that one click answers."""
    exactly = asked["kind"] == "pick-some" and asked["least"] == asked["most"] == 1
    one_kind = asked["kind"] == "allocate" and asked["least"] == asked["most"] == 1
    return asked["kind"] == "pick" or one_kind or (exactly and "proposed" not in asked["about"])


def single(asked: dict[str, Any], options: list[str]) -> list[str]:
    """What is to be pressed, one after another: an amount as often as it says."""
    if asked["kind"] != "allocate":
        return options
    pairs = [option.split(" ", 1) for option in options if option != "none"]
    return [option for amount, option in pairs for _ in range(int(amount))]


class Person:
    """One browser context of one guest. What the server tells is read along, to know what is asked."""

    def __init__(
        self, browser: Browser, server: Server, name: str, *, phone: bool = False, lang: str = "en",
        theme: Literal["dark", "light"] = "dark", worker: bool = False,
    ) -> None:
        self.server = server
        self.name = name
        self.chance = random.Random(name)
        self.mirrors: dict[str, Mirror] = {}
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.problems: list[str] = []
        self.answered = 0
        self._done: str | None = None
        self._struck = ""
        self._tapped = 0.0
        how: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {
            "viewport": DESKTOP}
        self.context = browser.new_context(base_url=server.url, locale="ru-RU" if lang == "ru" else "en-GB",
                                           color_scheme=theme, reduced_motion="reduce",
                                           service_workers="allow" if worker else "block", **how)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_init_script(UNPAINTED)
        self.phone = phone
        joined = self.context.request.post("/api/guest", data={"name": name, "lang": lang})
        assert joined.ok, joined.text()
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        self.page.on("console", lambda said: self._console(said.type, said.text))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["t"] == "view":
            self.mirrors[message["table"]] = Mirror(message, self.mirrors.get(message["table"]))
        elif message["t"] == "update" and message["table"] in self.mirrors:
            mirror = self.mirrors[message["table"]]
            if mirror.viewer == message["viewer"] and mirror.seq == message["before"]:
                mirror.update(message)
        elif message["t"] == "refused" and message["problem"]["key"] not in (LATE if message["key"] is None else ASKS):
            self.problems.append(f"refused: {message['problem']['text']}")

    def _console(self, kind: str, text: str) -> None:
        # A server that was killed on purpose is not an error of the page.
        if kind == "error" and "ERR_CONNECTION" not in text and "WebSocket" not in text:
            self.problems.append(f"console: {text}")

    # -- tables ------------------------------------------------------------------------------------------------------

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """A request outside of the page, as the same guest."""
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def prefer(self, **settings: Any) -> None:
        """Change settings; pages that are opened later go by them."""
        me = self.context.request.get("/api/me").json()
        assert self.context.request.patch("/api/me", data={"settings": me["settings"] | settings}).ok

    def new_table(self, *seats: str, game: str = "race", **more: Any) -> str:
        """A table with these seats: "me", "open", or a bot's name."""
        asked = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        table: str = self.post("/api/tables", {"game": game, "seats": asked, **more})["id"]
        return table

    def table(self, table: str) -> Any:
        """What the server tells of a table."""
        told = self.context.request.get(f"/api/tables/{table}")
        assert told.ok, told.text()
        return told.json()

    def submit(self, table: str, seat: int, decision: str, answer: str) -> None:
        """Answer a question outside of the page, as from another device."""
        self.post(f"/api/tables/{table}/submit", {
            "table": table, "seat": seat, "decision": decision, "seq": self.table(table)["seq"],
            "key": secrets.token_hex(8), "answer": answer})

    def open(self, table: str) -> None:
        """Go to a table."""
        self.page.goto(f"/table/{table}")

    def open_question(self, table: str) -> dict[str, Any]:
        """Look at a table where an answer of this person is awaited, past what has happened. Returns the question."""
        self.open(table)
        self.page.locator("#catchup-start, [data-decision]").first.wait_for()
        if self.shown("#catchup-start"):
            self.page.locator("#decision .btn-ghost").first.click()
        return self.asked(table)

    def over(self, table: str) -> bool:
        """Whether the match at a table is over."""
        mirror = self.mirrors.get(table)
        return mirror is not None and mirror.over

    # -- waiting -----------------------------------------------------------------------------------------------------

    def until(self, what: str, found: Callable[[], T | None], patience: float = PATIENCE) -> T:
        """Wait until something is so."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            value = found()
            if value:
                return value
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{self.name} waited in vain until {what}; problems: {self.problems}")

    def question(self, table: str) -> dict[str, Any] | None:
        """The question on the screen, once it is the one that is open; None if nothing new is asked."""
        mirror = self.mirrors.get(table)
        asked = mirror.asked if mirror is not None else None
        if asked is None or asked["id"] == self._done or not self.shown(f'[data-decision="{asked["id"]}"]'):
            return None
        return asked

    def asked_or_over(self, table: str) -> dict[str, Any] | None:
        """The next question, once it is on the screen; None if the match is over."""
        found = self.until("asked or over", lambda: self.over(table) or self.question(table))
        return found if isinstance(found, dict) else None

    def asked(self, table: str, decision: str = "") -> dict[str, Any]:
        """The next question, or this one, once it is on the screen."""
        def found() -> dict[str, Any] | None:
            asked = self.question(table)
            return asked if asked is not None and decision in ("", asked["id"]) else None

        return self.until("asked", found)

    def until_asked_otherwise(self, table: str, decision: str) -> None:
        """Wait until a question is no longer the open one."""
        self.until("answered", lambda: (self.mirrors[table].asked or {}).get("id") != decision)

    def shown(self, selector: str) -> bool:
        """Whether something is on the page."""
        return self.page.locator(selector).count() > 0

    # -- answering ---------------------------------------------------------------------------------------------------

    def choose(self, asked: dict[str, Any]) -> list[str]:
        """Any answer that fits: the options to take, or the number to name."""
        if asked["kind"] == "amount":
            return [str(self.chance.randint(asked["least"], asked["most"]))]
        if asked["kind"] == "pick":
            return [self.chance.choice(asked["options"])]
        if asked["kind"] == "allocate":
            all_there = [option for option, limit in zip(asked["options"], asked["limits"], strict=True)
                         for _ in range(limit)]
            taken = self.chance.sample(all_there, self.chance.randint(asked["least"], asked["most"]))
            return [f"{taken.count(option)} {option}" for option in asked["options"] if option in taken]
        count = self.chance.randint(asked["least"], min(asked["most"], len(asked["options"])))
        return self.chance.sample(asked["options"], count)

    def answer(self, asked: dict[str, Any], options: list[str]) -> None:
        """Answer by clicking or tapping: on the board where the option lies there, else in the panel."""
        if asked["kind"] == "amount":
            self._set_amount(int(options[0]), asked)
        elif not one_of(asked) or not self.is_ready(asked):  # an only option is chosen already
            for option in self._changes(asked, options):
                self.press(self.place_of(option))
        self.confirm(asked)

    def _changes(self, asked: dict[str, Any], options: list[str]) -> list[str]:
        """What is to be pressed: of several things also those that are proposed and not meant."""
        wanted = single(asked, options)
        proposed = asked["about"].get("proposed", []) if asked["kind"] == "pick-some" else []
        return [one for one in proposed if one not in wanted] + [one for one in wanted if one not in proposed]

    def confirm(self, asked: dict[str, Any]) -> None:
        """Send what has been chosen; one of one has answered by itself, unless the page waits for the button."""
        if not one_of(asked):
            self.press(self.page.locator("#confirm"))
        while one_of(asked) and self._answering(asked) == "button":
            self.press(self.page.locator("#confirm"))
        self._sent(asked)

    def _answering(self, asked: dict[str, Any]) -> str:
        """How far the answer is: on its way ("sent", or "kept" without a line), or the page waits for the button."""
        return self.until("an answer was sent", lambda: self._how_far(asked))

    def _how_far(self, asked: dict[str, Any]) -> str:
        return str(self.page.evaluate(ANSWERING, asked["id"]))

    def arrived(self, asked: dict[str, Any]) -> None:
        """Wait until an answer that was kept has been taken; the page may ask about it once more."""
        there = ("sent", "button")
        while self.until("it has come", lambda: self._how_far(asked) in there and self._how_far(asked)) == "button":
            self.press(self.page.locator("#confirm"))

    def is_ready(self, asked: dict[str, Any]) -> bool:
        """Whether the button would send an answer now."""
        return self._how_far(asked) == "button"

    def answer_by_keys(self, asked: dict[str, Any], options: list[str]) -> None:
        """Answer with nothing but the keyboard."""
        keyboard = self.page.keyboard
        if asked["kind"] == "amount":
            number = f'#decision [data-opt="{options[0]}"]'
            self.tab_to(number if self.shown(number) else DIAL)
            if self.shown(number):
                keyboard.press("Space")
            else:
                self._turn(int(options[0]) - asked["least"])
        else:
            for option in self._changes(asked, options) if not one_of(asked) or not self.is_ready(asked) else ():
                place = asked["options"].index(option)
                if place < 9:
                    self._strike(str(place + 1))
                else:
                    self._reach(option)
                    keyboard.press("Space")
        self.confirm_by_keys(asked)

    def _reach(self, option: str) -> None:
        """Go to an option with the keyboard; what must be taken up first is in the list at once."""
        wanted = f'[data-opt="{option}"], [data-target="{option}"]'
        if not self.shown(wanted):
            self.page.keyboard.press("v")
            self.page.locator(wanted).first.wait_for()
        if not self.shown(f'#decision [data-opt="{option}"] [role=radio][tabindex="-1"]'):
            self.tab_to(wanted)
            return
        self.tab_to("#decision [role=radiogroup] [role=radio]")
        for _ in range(200):
            if self.page.evaluate("selector => document.activeElement?.closest(selector) !== null", wanted):
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"{self.name} does not reach {option!r} with the arrow keys")

    def confirm_by_keys(self, asked: dict[str, Any]) -> None:
        """Send what has been chosen, if it is not sent yet: back to the question, and on."""
        while not one_of(asked) or self._answering(asked) == "button":
            self.until("back at the question", self._escape)
            self.page.keyboard.press("Enter")
            if not one_of(asked):
                break
        self._sent(asked)

    def _strike(self, key: str) -> None:
        """Press a key. The same one twice in no time is one press too many for the page: it is given its time."""
        if key == self._struck:
            self.page.evaluate(TIME)
        self._struck = key
        self.page.keyboard.press(key)

    def _escape(self) -> bool:
        """Escape closes a card if one is open, else it leads back to the question, with the next frame."""
        self.page.keyboard.press("Escape")
        return bool(self.page.evaluate(AT_QUESTION))

    def open_tab(self, tab: str) -> None:
        """Bring a tab of what is mine to the front, which may lie folded or fold itself for the sake of the map."""
        def opened() -> bool:
            self.page.evaluate(SETTLED)
            for selector in (".tray.is-folded .fold", f'#tray-tab-{tab}[aria-selected="false"]'):
                if self.page.locator(selector).filter(visible=True).count():
                    self.press(self.page.locator(selector))
                    return False
            return self.shown(f'#tray-tab-{tab}[aria-selected="true"]')

        self.until(f"{tab} is in front", opened)

    def press_by_keys(self, selector: str) -> None:
        """Go to something with the Tab key, and press it."""
        self.tab_to(selector)
        self.page.keyboard.press("Space")

    def _sent(self, asked: dict[str, Any]) -> None:
        self.answered += 1
        self._done = asked["id"]

    def place_of(self, option: str) -> Locator:
        """Where an option can be chosen: on the board or in the hand, else in the panel, or in its list."""
        found = self._place_of(option)
        lists = self.page.locator('#decision .opt-view[aria-pressed="false"]')
        if found is None and lists.count():
            self.press(lists)
            found = self._place_of(option)
        if found is None:
            raise AssertionError(f"{self.name} finds {option!r} neither on the board nor in the panel")
        return found

    def _place_of(self, option: str) -> Locator | None:
        for selector in (f'[data-target="{option}"]', f'[data-opt="{option}"]'):
            for place in self.page.locator(selector).filter(visible=True).all():
                if place.evaluate(REACHED):
                    return place
        return None

    def press(self, place: Locator) -> None:
        """Click, or tap on a phone."""
        if self.phone:
            if time.monotonic() < self._tapped + 0.301:
                self.page.evaluate(TIME)
            place.tap()
            self._tapped = time.monotonic()
        else:
            place.click()

    def _set_amount(self, amount: int, asked: dict[str, Any]) -> None:
        number = self.page.locator(f'#decision [data-opt="{amount}"]')
        if number.count():
            self.press(number.first)
        else:
            self.page.locator(DIAL).first.focus()
            self._turn(amount - asked["least"])

    def _turn(self, steps: int) -> None:
        self.page.keyboard.press("Home")
        for _ in range(steps):
            self.page.keyboard.press("ArrowUp")

    def tab_to(self, selector: str) -> None:
        """Press the Tab key until something has the focus."""
        for _ in range(120):
            if self.page.evaluate("selector => document.activeElement?.closest(selector) !== null", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{self.name} does not reach {selector} with the Tab key")

    def play(self, table: str, by: Callable[[dict[str, Any], list[str]], None], most: int = 400) -> None:
        """Answer whatever is asked until the match is over."""
        while self.answered < most:
            asked = self.asked_or_over(table)
            if asked is None:
                return
            by(asked, self.choose(asked))

    def excuse(self, problem: str) -> None:
        """What went wrong was meant to: it is in the list of problems, and is taken out of it."""
        self.until(f"told of {problem}", lambda: any(problem in one for one in self.problems))
        self.problems = [one for one in self.problems if problem not in one]

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong in it, and no symbol may be missing in what it shows."""
        missing = [] if self.page.is_closed() else self.page.evaluate(MISSING)
        self.problems += [f"no symbol {name}" for name in missing]
        self.context.close()
        assert not self.problems, self.problems
