"""How many clicks Eclipse takes: each action by itself, and all that one person does in the recorded game of two."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator

from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.record import Recorded
from tests.browser.server import Server

MOST = 200
"""Clicks of a person in a whole game."""
ACTS = {"explore": 5, "research": 2, "build": 2, "move": 2, "upgrade": 5}
"""Clicks of an action at most: a hex with its turn and disc, a technology, a ship, a move, two parts."""


class Fast:
    """Plays the recorded answers of one seat with as few clicks as the table allows; the other's are given at once."""

    def __init__(self, game: Recorded, person: Person, seat: int) -> None:
        self.game, self.person, self.seat = game, person, seat
        self.page = person.page
        self.clicks = 0

    # -- what comes --------------------------------------------------------------------------------------------------

    def text(self, after: int = 0) -> str:
        """A recorded answer of this seat from here on, but none behind one of the other seat."""
        ahead = self.game.answers[self.game.number : self.game.number + after + 1]
        mine = len(ahead) == after + 1 and all(seat == self.seat for seat, _ in ahead)
        return ahead[-1][1] if mine else ":"

    def rest(self) -> list[str]:
        """The recorded answers of this seat that are still to come."""
        return [text for seat, text in self.game.answers[self.game.number :] if seat == self.seat]

    def to_me(self) -> bool:
        """Everything that the other seat answers now; whether this one still has something to answer."""
        answers, number = self.game.answers, self.game.number
        while number < len(answers) and answers[number][0] != self.seat:
            number += 1
        self.game.at_once(number)
        return number < len(answers)

    def asked(self) -> dict[str, Any]:
        """The next question, once it is on the screen."""
        wanted = f"{self.game.match.at()}.{self.seat}"
        self.page.locator(f'[data-decision="{wanted}"]').wait_for()
        asked: dict[str, Any] | None = self.person.mirrors[self.game.table].asked
        assert asked is not None
        assert asked["id"] == wanted
        return asked

    # -- clicking ----------------------------------------------------------------------------------------------------

    def click(self, place: Locator) -> None:
        """One more."""
        place.click()
        self.clicks += 1

    def there(self, selector: str) -> Locator | None:
        """Something in sight that a click reaches."""
        for place in self.page.locator(selector).filter(visible=True).all():
            box = place.bounding_box()
            if box is not None and box["width"] and place.evaluate(
                "one => { const { x, y, width, height } = one.getBoundingClientRect();"
                " return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"):
                return place
        return None

    def on_map(self, option: str) -> bool:
        """A place of the map, and if it stands for several things, the one that is meant."""
        place = self.there(f'.em [data-target~="{option}"]')
        if place is None:
            return False
        self.click(place)
        row = self.page.locator(f'.chooser [data-target="{option}"]')
        if row.count():
            self.click(row)
        return True

    def taken(self, *texts: str) -> None:
        """These answers have come to the server."""
        for text in texts:
            self.game.given(text)
        mirrors, table = self.person.mirrors, self.game.table

        def come() -> bool:
            sure = self.page.locator(".is-doubt #confirm")
            if mirrors[table].seq < self.game.number and sure.count():
                self.click(sure)  # it could not be taken back, and did not say so
            return mirrors[table].seq >= self.game.number

        self.person.until(f"{texts} has come", come)

    # -- the ways ----------------------------------------------------------------------------------------------------

    def answer(self) -> None:
        """The next answers of this seat, together if one click gives several."""
        asked, text = self.asked(), self.text()
        ask, _, option = text.partition(":")
        assert asked["ask"] == ask
        for way in (self.action, self.colonies, self.laid, self.fought, self.traded):
            if way(asked, option):
                return
        if ask == "build" and "@" in option and self.there(f'.em [data-target~="{option}"]') is None:
            self.click(self.page.locator("#decision .ec-act").filter(has_text=re.compile(option.split("@")[0], re.I)))
        if ask == "move" and self.there(f'.em [data-target~="{option}"]') is None and "@" in option:
            self.on_map(option.split("-")[0])
        if ask == "upgrade" and "@" in option:
            part, _, slot = option.partition("@")
            held = self.page.locator(f'#decision [data-part="{part}"]')
            if held.get_attribute("aria-pressed") != "true":
                self.click(held)
            self.click(self.page.locator(f'#decision [data-slot="{slot}"]'))
        elif not self.on_map(option):
            self.click(self.page.locator(f'#decision [data-opt="{option}"]').first)
            confirm = self.page.locator("#confirm")
            if len(asked["options"]) == 1 and confirm.count():
                self.click(confirm)
        self.taken(text)

    def action(self, asked: dict[str, Any], action: str) -> bool:
        """An action with what is done first in it, on the board."""
        then = self.text(1)
        if asked["ask"] not in ("act", "react") or action not in ("explore", "influence", "build", "move"):
            return False
        option = then.partition(":")[2]
        if action == "build" and "@" in option:
            self.click(self.page.locator(f'#decision [data-build="{option.split("@")[0]}"]'))
            if self.there(f'.em [data-target~="{then}"]'):
                self.on_map(then)
        elif action == "move" and "@" in option:
            self.on_map(option.split("-")[0])
            self.on_map(then)
        elif not then.startswith(f"{action}:") or not self.on_map(then):
            return False
        self.taken(f"{asked['ask']}:{action}", then)
        return True

    def colonies(self, asked: dict[str, Any], option: str) -> bool:
        """All squares of a hex at once, where that is what was done."""
        sector = re.match(r"colony (\d+)\.", option)
        if sector is None:
            return False
        chip = self.page.locator(f'[data-plan="colony {sector[1]}"]')
        all_of_it = [one for one in asked["options"] if one.startswith(f"colony {sector[1]}.")]
        meant = [self.text(n).partition(":")[2] for n in range(len(all_of_it))]
        if not chip.count() or sorted(meant) != sorted(all_of_it):
            return False
        self.click(chip)
        self.taken(*[f"{asked['ask']}:{one}" for one in all_of_it])
        return True

    def laid(self, asked: dict[str, Any], option: str) -> bool:
        """A hex as it was turned, with its disc."""
        if asked["ask"] != "place" or "@" not in option:
            return False
        disc = self.text(1) == "claim:yes"
        button = self.page.locator(f'[data-{"plan" if disc else "lay"}="{option}"]')
        if not button.count():
            self.click(self.page.locator(f'#decision .em-turn[data-opt="{option}"]'))
        self.click(button)
        self.taken(f"place:{option}", *(["claim:yes"] if disc else []))
        return True

    def fought(self, asked: dict[str, Any], option: str) -> bool:
        """Attacking as long as nothing else is asked."""
        if (asked["ask"], option) != ("engage", "attack"):
            return False
        self.click(self.page.locator('[data-plan="engage:attack"]'))
        while self.rest()[:1] == ["engage:attack"]:
            self.taken("engage:attack")
            if not self.to_me():
                break
        return True

    def traded(self, asked: dict[str, Any], option: str) -> bool:
        """The same trade several times."""
        count = 0
        while self.text(count) == f"bankruptcy:{option}":
            count += 1
        chip = self.page.locator(f'[data-plan="{count} {option}"]')
        if not chip.count():
            return False
        self.click(chip)
        self.taken(*[f"bankruptcy:{option}"] * count)
        return True


def sit(enter: Enter, server: Server, seat: int) -> Fast:
    """A person who plays a seat of the recorded game, and one whose answers are given without a browser."""
    people = [enter("Rival"), enter("Quick")]
    if seat == 0:
        people.reverse()
    game = Recorded(people, server, "eclipse")
    return Fast(game, people[seat], seat)


def test_a_whole_game_takes_few_clicks(enter: Enter, server: Server) -> None:
    fast = sit(enter, server, seat=1)
    fast.to_me()
    fast.person.open_question(fast.game.table)
    spent: dict[str, list[int]] = {action: [] for action in ACTS}
    action, cost, things = "", 0, 0
    while fast.to_me():
        ask, _, option = fast.text().partition(":")
        number, clicks = fast.game.number, fast.clicks
        if ask in ("act", "react"):
            action, cost, things = option, 0, 0
        elif ask not in (action, "place", "claim"):
            action = ""  # a discovery, colony ships: no part of the action itself
        fast.answer()
        given = [text for _, text in fast.game.answers[number : fast.game.number]]
        things += sum(text.startswith(f"{action}:") and text != f"{action}:done" for text in given)
        cost += fast.clicks - clicks
        whole = action in ACTS and things == (2 if action == "upgrade" else 1)
        if whole and not fast.text().startswith(("place:", "claim:")):
            spent[action].append(cost)
            action = ""
    assert all(spent.values())
    assert {action: max(costs) for action, costs in spent.items() if max(costs) > ACTS[action]} == {}
    assert fast.clicks <= MOST
