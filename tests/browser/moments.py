"""Pictures of the table: ``python -m tests.browser.moments FOLDER [NAME…] [--ru] [--phone]``, in both themes.

They are looked at beside the mock-ups, and beside the pictures of an earlier version.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.advice import advised
from tests.browser.chromium import FLAGS, chromium
from tests.browser.person import Person
from tests.browser.record import Recorded, late_position, set_position
from tests.browser.server import Server

SIZES = {"1440": {"width": 1440, "height": 900}, "1366": {"width": 1366, "height": 768}}
PHONE = {"390": {"width": 390, "height": 844}}
PAINTED = "document.adoptedStyleSheets = []"
DRAWN = ("research-labs", "reptilian-uplift-race", "lost-species-ark-world", "runaway-robots", "galactic-engineers",
         "empath-world", "refugee-world")
SEVEN = {"step": "keep", "round": 3, "seats": [
    {"tableau": ["old-earth"], "hand": ["gem-world", "colony-ship", "drop-ships", "space-marines"],
     "actions": ["explore-5"], "drawn": [*DRAWN]},
    {"tableau": ["new-sparta"], "hand": ["gambling-world"], "actions": ["settle"]}]}
Sight = Callable[["Studio"], None]
"""Brings a moment to the screen of the studio's person."""


class Studio:
    """One person at a browser, and a server for her."""

    def __init__(self, person: Person, server: Server) -> None:
        self.person, self.server, self.table = person, server, ""

    def late(self, game: str, seats: int, share: float, *asks: str) -> dict[str, Any]:
        """A table of bots late in a match where this person is asked one of these; earlier questions are answered."""
        self.table = self.person.new_table("me", *["heuristic"] * (seats - 2), "open", game=game)
        set_position(self.server, self.table, late_position(game, seats, share), b"moments")
        self.person.post(f"/api/tables/{self.table}/seats/{seats - 1}/bot", {"bot": "heuristic"})
        asked = self.person.open_question(self.table)
        while asked["ask"] not in asks:
            options = advised(self.server, self.table, asked)
            body = (">" if asked["kind"] == "order" else ",").join(options) or "none"
            self.person.submit(self.table, asked["seat"], asked["id"], f"{asked['ask']}:{body}")
            self.person.until_asked_otherwise(self.table, asked["id"])
            asked = self.person.asked(self.table)
        return asked

    def give(self, text: str) -> None:
        """An answer to the open question, without the browser."""
        asked = self.person.asked(self.table)
        self.person.submit(self.table, asked["seat"], asked["id"], text)
        self.person.until_asked_otherwise(self.table, asked["id"])
        self.person.asked(self.table)

    def recorded(self, ask: str, after: int = 0) -> None:
        """The recorded match of Eclipse at one of the second seat's questions."""
        game = Recorded([Person(self.person.context.browser, self.server, "Rival"), self.person],  # type: ignore[arg-type]
                        self.server, "eclipse")
        number = next(n for n, (seat, text) in enumerate(game.answers)
                      if n >= after and seat == 1 and text.startswith(f"{ask}:"))
        game.open_at(self.person, number)
        self.table = game.table


def race_drawn(studio: Studio) -> None:
    """Explore +5: seven drawn cards beside a hand of four."""
    person = studio.person
    studio.table = person.new_table("me", "open")
    set_position(studio.server, studio.table, SEVEN, b"seven")
    person.post(f"/api/tables/{studio.table}/seats/1/bot", {"bot": "heuristic"})
    person.open_question(studio.table)


def race_settle(studio: Studio) -> None:
    """Four tableaus late, a world to be placed."""
    studio.late("race", 4, 0.55, "settle")


def race_action(studio: Studio) -> None:
    """Four tableaus late, an action to be chosen."""
    studio.late("race", 4, 0.7, "action")


def master_place(studio: Studio) -> None:
    """Four players late, drawn cubes to be placed."""
    studio.late("master", 4, 0.7, "place")


def eclipse_act(studio: Studio) -> None:
    """Six empires late, an action to be chosen."""
    studio.late("eclipse", 6, 0.8, "act")


def eclipse_upgrade(studio: Studio) -> None:
    """Parts of blueprints."""
    studio.late("eclipse", 6, 0.7, "act")
    studio.give("act:upgrade")


def eclipse_place(studio: Studio) -> None:
    """A drawn hex to be turned and laid."""
    studio.recorded("place", 20)


def eclipse_battle(studio: Studio) -> None:
    """Damage to be assigned in a battle."""
    studio.recorded("target")


def eclipse_long(studio: Studio) -> None:
    """Late in a long game: what the log shows."""
    studio.recorded("act", 220)


def replay(studio: Studio) -> None:
    """The replay of a match of six that is under way."""
    studio.late("eclipse", 6, 0.8, "act")
    studio.person.page.goto(f"/replay/{studio.table}")
    studio.person.page.locator("svg.em").wait_for()


MOMENTS: dict[str, Sight] = {"race-drawn": race_drawn, "race-settle": race_settle, "race-action": race_action,
    "master-place": master_place, "eclipse-act": eclipse_act,
    "eclipse-upgrade": eclipse_upgrade, "eclipse-place": eclipse_place, "eclipse-battle": eclipse_battle,
    "eclipse-long": eclipse_long, "replay": replay}


def main(folder: Path, names: list[str], lang: str = "en", phone: bool = False) -> None:
    """Take the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place) / "orrery.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        for name in names or MOMENTS:
            person = Person(browser, server, "Vera" if lang == "en" else "Вера", lang=lang, phone=phone)
            person.context.add_init_script(PAINTED)
            try:
                MOMENTS[name](Studio(person, server))
                for theme in ("dark", "light"):
                    person.page.emulate_media(color_scheme=theme)
                    for size, window in (PHONE if phone else SIZES).items():
                        person.page.set_viewport_size(window)  # type: ignore[arg-type]
                        person.page.wait_for_timeout(600)
                        person.page.screenshot(path=str(folder / f"{name}-{size}-{theme}.png"))
            except Exception as fault:  # the others are taken all the same
                print(f"{name}: {fault}")
                person.page.screenshot(path=str(folder / f"{name}-fault.png"))
            print(name, person.problems)
            person.context.close()
        server.stop()


if __name__ == "__main__":
    arguments = sys.argv[1:]
    flags = {one for one in arguments if one.startswith("--")}
    rest = [one for one in arguments if one not in flags]
    main(Path(rest[0]), rest[1:], "ru" if "--ru" in flags else "en", "--phone" in flags)
