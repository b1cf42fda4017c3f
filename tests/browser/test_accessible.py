"""Every screen under axe: nothing serious, in both themes, wide and on a phone; and nothing that scrolls sideways."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Enter
from tests.browser.person import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
SCREENS = ("/", "/me", "/rules/race", "/replay", "/nowhere")


def serious(person: Person) -> list[str]:
    """What axe finds on the page that a person would trip over."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(RUN)
    return [
        f"{person.page.url}: {one['id']} ({one['impact']}): {one['help']}: {one['nodes'][0]['html'][:200]}"
        for one in found if one["impact"] in ("serious", "critical")
    ]


def wide(person: Person) -> list[str]:
    """Whether the page scrolls sideways."""
    width = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return [f"{person.page.url} is {width} px too wide"] if width > 0 else []


@pytest.mark.parametrize(("phone", "theme", "lang"), [
    (False, "dark", "en"), (False, "light", "ru"), (True, "dark", "ru"), (True, "light", "en"),
])
def test_no_screen_has_anything_serious(enter: Enter, phone: bool, theme: str, lang: str) -> None:
    person = enter("Axel", phone=phone, theme=theme, lang=lang, painted=True)
    found: list[str] = []

    def look() -> None:
        person.page.wait_for_load_state("networkidle")
        found.extend(serious(person))
        found.extend(wide(person))

    open_table = person.new_table("me", "open")
    for path in (*SCREENS, f"/table/{open_table}"):
        person.page.goto(path)
        person.page.locator("h1, h2").first.wait_for()
        look()
    table = person.new_table("me", "heuristic", "heuristic")
    person.open(table)
    kinds: set[str] = set()
    while person.answered < 25:
        asked = person.asked_or_over(table)
        if asked is None:
            break
        if asked["ask"] not in kinds:
            kinds.add(asked["ask"])
            look()
        person.answer(asked, person.choose(asked))
    assert {"opening", "action"} <= kinds
    finished = person.new_table("random", "random")
    person.until("the bots have finished", lambda: (
        person.context.request.get(f"/api/tables/{finished}").json()["state"] == "over"))
    for path in (f"/table/{finished}", f"/replay/{finished}", "/"):
        person.page.goto(path)
        person.page.locator("h1, h2").first.wait_for()
        look()
    assert found == []
