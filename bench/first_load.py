"""How soon the page can be used: `python bench/first_load.py`. Prints figures; asserts nothing.

Starts a real server and a real Chromium with nothing in its cache, opens the lobby as a new guest and as one who comes
back, and measures from the start of the navigation until the new-game form answers.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.browser.server import Server

TIMES = 7
NOTE_WHEN_READY = """
    const ready = () => [...document.querySelectorAll("main button")].some((one) => one.textContent.trim());
    const watch = new MutationObserver(() => {
        if (window.usable === undefined && ready()) window.usable = performance.now();
    });
    watch.observe(document, { childList: true, subtree: true });
"""


def opened(page: Page, url: str) -> tuple[float, int]:
    """Milliseconds until the page can be used, and bytes that came over the wire."""
    page.goto(url)
    page.locator("main button").first.wait_for()
    told = page.evaluate("""() => [window.usable, [...performance.getEntriesByType('resource'),
        ...performance.getEntriesByType('navigation')].reduce((sum, one) => sum + one.transferSize, 0)]""")
    return float(told[0]), int(told[1])


def main() -> None:
    """Measure a few times and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "bench.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            for name, again in (("first visit", False), ("second visit", True)):
                figures = []
                for _ in range(TIMES):
                    with browser.new_context() as context:
                        page = context.new_page()
                        page.add_init_script(NOTE_WHEN_READY)
                        figures.append(opened(page, server.url))
                        if again:
                            figures[-1] = opened(page, server.url)
                times = sorted(time for time, _ in figures)
                print(f"{name}: usable after {times[len(times) // 2]:.0f} ms (median of {TIMES}; best {times[0]:.0f}, "
                      f"worst {times[-1]:.0f}), {figures[0][1]} bytes")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
