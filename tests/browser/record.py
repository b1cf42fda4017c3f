"""Recorded games that the browsers play again: ``python -m tests.browser.record`` writes them anew.

Race, answered by the heuristic bot: one of four seats with at least 200 decisions, and a short one of two; Master, a
short one of two; Eclipse, one of two with battles and everything else. Only a change of the rules or of the bot's taste
calls for a new recording.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from orrery import bots, games
from orrery.bots import drive
from orrery.core import Match, Setup, new_match, start
from tests.browser.person import Person
from tests.browser.server import Server

LEAST = 200
"""Decisions in the game of four."""
MOST = 45
"""Decisions in the game of two."""
MASTER_MOST = 110
"""Decisions in the game of Master."""
ECLIPSE_LEAST = 300
"""Decisions in the game of Eclipse: so many only if there was fighting."""
MASTER_ASKS = ("race", "place", "reward", "take", "cards", "lay", "parley", "gain")
"""Questions that occur in it, each before its middle but the last two."""


class Recorded:
    """A recorded game at a real table: its answers are given by hand in browsers, or at once where nobody looks."""

    def __init__(self, people: Sequence[Person], server: Server, game: str = "race", **how: Any) -> None:
        self.people = people
        played = recording(len(people), game)
        self.answers: list[tuple[int, str]] = [(seat, text) for seat, text in played["answers"]]
        self.scores: list[int] = played["scores"]
        self.number = 0
        """How many answers were given."""
        self.table = people[0].new_table("me", *["open"] * (len(people) - 1), game=game, **how)
        for seat, person in enumerate(people[1:-1], 1):
            person.post(f"/api/tables/{self.table}/join", {"seat": seat})
        set_seed(server, self.table, bytes.fromhex(played["seed"]))
        # Whoever comes last begins the match.
        people[-1].post(f"/api/tables/{self.table}/join", {"seat": len(people) - 1})
        self.match = fresh(len(people), game)
        """The same match here, to know what is asked."""

    @property
    def next(self) -> tuple[Person, str]:
        """Who is to answer next, and what."""
        seat, text = self.answers[self.number]
        return self.people[seat], text

    def by_hand(self) -> str:
        """The next answer, given in the browser of its person. Returns how the question was put there."""
        person, text = self.next
        seat, (name, _, body) = self.answers[self.number][0], text.partition(":")
        asked = person.asked(self.table, f"{self.match.at()}.{seat}")
        assert (asked["seat"], asked["ask"]) == (seat, name)
        question: str = person.page.locator("#dq").inner_text()
        person.answer(asked, [] if body == "none" and asked["kind"] in ("pick-some", "allocate") else body.split(","))
        self.given()
        return question

    def at_once(self, to: int) -> None:
        """All answers up to a number, without the browsers."""
        self.people[0].until("what was given by hand has come", lambda: (
            self.people[0].table(self.table)["seq"] >= self.number))
        while self.number < to:
            seat, text = self.answers[self.number]
            self.people[seat].submit(self.table, seat, f"{self.match.at()}.{seat}", text)
            self.given()

    def open_at(self, person: Person, number: int) -> dict[str, Any]:
        """All answers up to a number, at once; then the person looks at the table. Returns what is asked."""
        person.page.goto("about:blank")  # nobody asks about questions that are gone
        self.at_once(number)
        return person.open_question(self.table)

    def given(self, text: str | None = None) -> None:
        """The next answer was given, by whatever way; it may be another than the recorded one."""
        seat, recorded = self.answers[self.number]
        self.match.submit(seat, text or recorded)
        self.number += 1


def set_seed(server: Server, table: str, seed: bytes) -> None:
    """Give a table that has not begun this seed: chance and bots are then the same in every run."""
    with sqlite3.connect(server.database, timeout=20) as database:
        database.execute("UPDATE tables SET seed = ? WHERE id = ?", (seed, table))
    database.close()


def set_position(server: Server, table: str, position: Any, seed: bytes) -> None:
    """Let the match of a table that has not begun start from a position document."""
    with sqlite3.connect(server.database, timeout=20) as database:
        database.execute("UPDATE tables SET seed = ?, position = ? WHERE id = ?", (seed, json.dumps(position), table))
    database.close()


def late_position(game: str, seats: int, share: float = 0.75) -> dict[str, Any]:
    """Where a match between good bots stood after this share of its answers."""
    rules = games.load(game)
    whole = new_match(rules, seats, b"late")
    players = [bots.load("heuristic", rules)] * seats
    drive.play(whole, players)
    match = new_match(rules, seats, b"late")
    match.feed(whole.inputs[: int(len(whole.inputs) * share)])
    position: dict[str, Any] = rules.write(match.step_start().state)
    return position


def recording(seats: int, name: str = "race") -> dict[str, Any]:
    """The recorded game of so many seats: its seed, each answer with its seat, and the scores."""
    found: dict[str, Any] = json.loads(_file(seats, name).read_text())
    return found


def fresh(seats: int, name: str = "race") -> Match[Any]:
    """The match of the recorded game of so many seats, at its beginning."""
    game = games.load(name)
    seed = bytes.fromhex(recording(seats, name)["seed"])
    return start(game, Setup(name, game.rules_version, seats, seed, game.settle_options(None)))


def _file(seats: int, name: str) -> Path:
    return Path(__file__).parent / f"{name}-{seats}.json"


def _record(seats: int, seed: bytes, name: str) -> dict[str, Any]:
    game = games.load(name)
    bot = bots.load("heuristic", game)
    match = new_match(game, seats, seed)
    chances = drive.streams(match)
    answers: list[tuple[int, str]] = []
    while match.pending:
        codes = [drive.answer(match, decision.seat, bot, chances[decision.seat]) for decision in match.pending]
        answers += [(decision.seat, game.text(decision, decision.decode(code)))
                    for decision, code in zip(match.pending, codes, strict=True)]
        match.step_all(codes)
    return {"seed": seed.hex(), "answers": answers, "scores": list(match.result().scores)}


def _write(seats: int, game: dict[str, Any], name: str = "race") -> None:
    lines = ",\n".join(json.dumps(answer) for answer in game["answers"])
    head = f'"seed": "{game["seed"]}", "scores": {game["scores"]}'
    _file(seats, name).write_text(f'{{{head}, "answers": [\n{lines}\n]}}\n')
    print(f"{name}, {seats} seats: {len(game['answers'])} answers, scores {game['scores']}")


def _first(seats: int, wanted: Callable[[Sequence[tuple[int, str]]], bool], name: str = "race") -> dict[str, Any]:
    played = (_record(seats, b"browsers %d" % number, name) for number in count())
    return next(game for game in played if wanted(game["answers"]))


def _rich(answers: Sequence[tuple[int, str]]) -> bool:
    """Whether a game of Master is short, and has something of everything."""
    asks = [text.partition(":")[0] for _, text in answers]
    half = asks[: len(asks) // 2 + 10]
    return len(asks) <= MASTER_MOST and {*MASTER_ASKS[:-2]} <= {*half} and {*MASTER_ASKS} <= {*asks}


def main() -> None:
    """Find the first game of four that is long enough and the first ones of two that are short enough; write them."""
    _write(4, _first(4, lambda answers: len(answers) >= LEAST))
    _write(2, _first(2, lambda answers: len(answers) <= MOST))
    _write(2, _first(2, _rich, "master"), "master")
    _write(2, _first(2, lambda answers: len(answers) >= ECLIPSE_LEAST, "eclipse"), "eclipse")


if __name__ == "__main__":
    main()
