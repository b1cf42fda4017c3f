"""Every screen under axe: nothing serious, in both themes, wide and on a phone; and nothing that scrolls sideways."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Enter
from tests.browser.person import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """async ([both, parts, log]) => {
    // Pages of ours have no frames, and no styles from elsewhere.
    const PLAIN = { resultTypes: ["violations"], preload: false, iframes: false };
    const root = document.documentElement;
    const sheets = document.adoptedStyleSheets;
    // Painted: what is transparent has no contrast. What was looked at before is left out: it takes long to go through.
    const seen = new CSSStyleSheet();
    const kept = parts.length ? `:not(:is(${parts.join(",")}) *)` : "";
    seen.replaceSync(parts.length ? `svg > *${kept}, .log > li${kept} { display: none }` :
        log ? "" : ".log > li { display: none }");
    document.adoptedStyleSheets = [seen];
    const where = parts.length ? { include: parts.map((part) => [part]) } : document;
    const run = async (options) => (await axe.run(where, { ...PLAIN, ...options })).violations;
    const found = await run({});
    if (both) {
        const theme = root.dataset.theme;
        root.dataset.theme = theme === "dark" ? "light" : "dark";
        await Promise.allSettled(document.getAnimations().map((one) => one.finished)); // colours change softly
        found.push(...await run({ runOnly: ["color-contrast"] }));
        root.dataset.theme = theme;
    }
    document.adoptedStyleSheets = sheets;
    return found.filter((one) => ["serious", "critical"].includes(one.impact)).map((one) =>
        `${one.id} (${one.impact}): ${one.help}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(" and ")}`);
}"""
SCREENS = ("/", "/me", "/rules/race", "/first", "/nowhere", "/join/no-such-invitation-link")
ANSWERS = 10


class Reviewer:
    """Looks at whatever is on the screen, and notes what a person would trip over."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.axe = AXE.read_text(encoding="utf-8")
        self.both = not person.phone
        """Whether colours are looked at in the other theme too. A phone has the same ones."""
        self.logs: set[str] = set()
        """Addresses whose log was looked at: most of a page are its lines, and all are made alike."""
        self.found: list[str] = []

    def look(self, what: str, *parts: str) -> None:
        """Look at the page as it is now: at all of it, or at parts, where the rest was looked at before."""
        self.page.wait_for_load_state("networkidle")
        if self.page.evaluate("typeof axe") == "undefined":
            self.page.evaluate(self.axe)
        address = self.page.url
        found: list[str] = self.page.evaluate(LOOK, [self.both, list(parts), address not in self.logs])
        if not parts:
            self.logs.add(address)
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if wide > 0:
            found.append(f"{wide} px too wide")
        self.found += [f"{what}: {one}" for one in found]

    def visit(self, path: str) -> None:
        """Go to a screen and look."""
        self.page.goto(path)
        self.page.locator("h1, h2").first.wait_for()
        self.look(path)

    def play(self, table: str) -> set[str]:
        """Look at the questions of a match as they come, each kind once. Returns which were asked."""
        kinds: set[str] = set()
        for _ in range(ANSWERS):
            asked = self.person.asked_or_over(table)
            if asked is None:
                break
            if asked["ask"] not in kinds:
                tray = [".tray"] if self.page.locator(".tray").count() else []
                self.look(f"the question {asked['ask']}", *(["#decision", *tray] if kinds else []))
                kinds.add(asked["ask"])
            self.person.answer(asked, self.person.choose(asked))
        return kinds


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "ru")], ids=["wide, English", "phone, Russian"])
def test_no_screen_has_anything_serious(enter: Enter, phone: bool, lang: str) -> None:
    person = enter("Axel", phone=phone, lang=lang, theme="light" if phone else "dark")
    reviewer = Reviewer(person)
    page = person.page
    reviewer.both = False  # the same screens are seen wide and dark, and light on a phone
    finished = person.new_table("random", "random")
    for path in SCREENS:
        reviewer.visit(path)
    person.excuse("404")  # the invitation that there is not
    reviewer.visit(f"/table/{person.new_table('me', 'open')}")
    page.locator(".room-seat-acts button").last.click()
    page.locator("dialog .invite-link").wait_for()
    reviewer.look("an invitation", "dialog")
    shared = person.post("/api/tables", {"game": "race", "seats": [{"kind": "me"}] * 2, "pace": "hotseat"})["id"]
    person.open(shared)
    page.locator("#lift").wait_for()
    reviewer.look("the curtain")

    table = person.new_table("me", "heuristic", "heuristic", pace="mail")
    person.open(table)
    person.asked(table)
    page.keyboard.press("?")
    page.locator("dialog .keys").wait_for()
    reviewer.look("the keys", "dialog")
    page.keyboard.press("Escape")
    page.locator(".menu-box > button").click()
    reviewer.look("the menu", ".menu-box")
    page.locator(".menu li button").first.click()
    page.locator("dialog.so .so-foot button").click()
    page.locator("dialog.so .so-list li").wait_for()
    reviewer.look("standing orders", "dialog.so")
    page.locator("dialog.so .so-list li button.btn-icon").click()
    page.keyboard.press("Escape")
    reviewer.both = not phone  # of a table a phone shows one part at a time
    assert {"opening", "action"} <= reviewer.play(table)

    person.until("the bots have finished", lambda: (
        person.context.request.get(f"/api/tables/{finished}").json()["state"] == "over"))
    for path in (f"/table/{finished}", f"/replay/{finished}"):
        reviewer.visit(path)
    reviewer.both = False
    for path in ("/finished", "/"):
        reviewer.visit(path)
    assert reviewer.found == []
