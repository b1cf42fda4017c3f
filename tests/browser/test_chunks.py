"""What a page loads: the lobby no board and no game's styles, a table those of its own game before it is shown."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Enter

SHEETS = """() => [...document.styleSheets].map((one) => new URL(one.href).pathname)
    .filter((one) => !one.startsWith("/app-"))"""
LOADED = "() => performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"


def test_a_game_comes_with_its_own_styles_symbols_and_cover(enter: Enter) -> None:
    person = enter("Petra", lang="en")
    page = person.page
    page.goto("/")
    expect(page.locator(".tile-cover use[href='#s-dreadnought']").first).to_be_attached()  # covers have come
    assert page.evaluate(SHEETS) == []
    assert [path for path in page.evaluate(LOADED) if re.match(r"/(race|master|eclipse)-", path)] == []
    assert page.locator("#g-genes, #x-culture, #s-unknown").count() == 0

    person.open(person.new_table("me", "heuristic", game="race"))
    page.locator(".rc").first.wait_for(state="attached")
    assert [path.partition("-")[0] for path in page.evaluate(SHEETS)] == ["/race"]
    assert page.locator("#g-genes").count() == 1
    assert page.locator("#x-culture, #s-dreadnought").count() == 0
