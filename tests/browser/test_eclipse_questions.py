"""Questions of Eclipse that bots seldom come to: each is put in words, with names instead of codes, and answered."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from orrery.core import Setup, start
from orrery.games.eclipse.game import ECLIPSE
from orrery.testing import Table
from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.record import set_position
from tests.browser.server import Server
from tests.games.eclipse.tables import board, lie, table

CODE = re.compile(r"[@/]|\d\.|\d-|-\d|^(parley|trade|colony) ")
"""What is written only in canonical texts of options."""


class Sitting:
    """A real table whose match starts from a position. Everybody sits at a browser."""

    def __init__(self, enter: Enter, server: Server, game: Table, seed: bytes = b"questions", **how: Any) -> None:
        seats = game.state.seats
        document = game.match.setup.position
        self.match = start(ECLIPSE, Setup("eclipse", ECLIPSE.rules_version, seats, seed, ECLIPSE.settle_options(None),
                                          document))
        self.people: list[Person] = [enter(f"Player {seat}", **how) for seat in range(seats)]
        self.table = self.people[0].new_table("me", *["open"] * (seats - 1), game="eclipse")
        for seat, person in enumerate(self.people):
            if seat == seats - 1:
                set_position(server, self.table, document, seed)  # whoever comes last begins the match
            if seat:
                person.post(f"/api/tables/{self.table}/join", {"seat": seat})

    def at_once(self, *texts: str) -> None:
        """Answers of whoever is asked, without the browsers."""
        for text in texts:
            seat = self.match.waiting()[0]
            self.people[seat].submit(self.table, seat, f"{self.match.at()}.{seat}", text)
            self.match.submit(seat, text)

    def by_hand(self, text: str) -> str:
        """The next answer, given in the panel. Returns how the question was put, with its help and options."""
        seat = self.match.waiting()[0]
        person = self.people[seat]
        page = person.page
        if person.page.url == "about:blank":
            person.open_question(self.table)
        asked = person.asked(self.table)
        ask, _, option = text.partition(":")
        assert (asked["seat"], asked["ask"]) == (seat, ask)
        said = page.locator("#decision").inner_text()
        assert asked["rule"] in said
        assert [code for code in asked["options"] if CODE.search(code) and code in said] == []
        person.press(page.locator(f'#decision [data-opt="{option}"]').first)
        person.confirm(asked)
        self.match.submit(seat, text)
        return said


def test_relations_are_offered_accepted_and_paid_with_cubes(enter: Enter, server: Server) -> None:
    position = table(
        board(friends=[2], reputation=[1, 2, 2, 3], cubes=[7, 10, 10]), board(), board(friends=[0]), seats=4,
        on={"106": lie(1, 0, 1, disc=0)},
    )
    sitting = Sitting(enter, server, position, lang="en")
    sitting.by_hand("act:parley 1")
    assert "Player 0 offers diplomatic relations" in sitting.by_hand("agree:yes")
    assert "Return the tile of 1" in sitting.by_hand("room:1")
    assert "Production 8 → 10" in sitting.by_hand("envoy:money")
    assert "Production 3 → 4" in sitting.by_hand("envoy:science")
    rival = sitting.people[0]
    rival.until("they are friends", lambda: rival.mirrors[sitting.table].doc["zones"]["seats"][0]["friends"] == [1, 2])


def test_population_is_bombed_and_buried(enter: Enter, server: Server) -> None:
    position = table(
        board("orion-hegemony"), passed=[1], heir=1,
        on={"211": lie(2, -1, 0, "0 cruiser", disc=1, cubes=[1, 3, 4], orbital=1, monolith=1)},
    )
    sitting = Sitting(enter, server, position, lang="ru")
    sitting.at_once("act:pass")
    assert "Нейтронные бомбы" in sitting.by_hand("bombard:bombs")
    assert "кладбище" in sitting.by_hand("grave:materials").lower()


def test_a_stalemate_is_left(enter: Enter, server: Server) -> None:
    only = {"interceptor": ["plasma-missile", "hull", "", ""]}
    position = table(
        *[board(technologies="plasma-missile", parts=only) for _ in range(2)], passed=[1], heir=1,
        on={"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor", disc=0), "106": lie(-1, 0, 0, disc=1),
            "305": lie(-2, -1, 1, disc=1)},
    )
    sitting = Sitting(enter, server, position, seed=b"f0", lang="en")
    sitting.at_once("act:pass")
    assert "305 Lambda Serpentis" in sitting.by_hand("flee:305")
    person = sitting.people[1]
    person.until("it is there", lambda: person.mirrors[sitting.table].doc["zones"]["map"]["305"].get("ships"))


def test_odds_of_the_battle_of_two_stand_beside_those_of_the_hex(enter: Enter, server: Server) -> None:
    fleets = lie(-1, -1, 0, "1 cruiser, 2 cruiser, 0 interceptor")
    sitting = Sitting(enter, server, table(board(), seats=3, passed=[1, 2], heir=1, on={"201": fleets}), lang="en")
    sitting.at_once("act:pass")
    person = sitting.people[0]
    assert person.open_question(sitting.table)["ask"] == "engage"
    odds = person.page.locator(".tray .od-hex")
    expect(odds.locator("h4")).to_have_text(["This battle of two", "The hex, after all battles"])
    for bar, names in zip(odds.locator(".od-names").all(), (["0", "2"], ["0", "1", "2"]), strict=True):
        told = [one.split() for one in bar.locator("span").all_inner_texts()]
        assert sorted(name for word, name, *_ in told if word == "Player") == names
