"""Recorded games that the browsers play again: ``python -m tests.browser.record`` writes them anew.

Race, answered by the heuristic bot: one of four seats with at least 200 decisions, and a short one of two. Only a
change of the rules or of the bot's taste calls for a new recording.
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
from orrery.core import new_match
from tests.browser.person import Person
from tests.browser.server import Server

LEAST = 200
"""Decisions in the game of four."""
MOST = 45
"""Decisions in the game of two."""


def recording(seats: int) -> dict[str, Any]:
    """The recorded game of so many seats: its seed, each answer with its seat, and the scores."""
    found: dict[str, Any] = json.loads(_file(seats).read_text())
    return found


def seated(people: Sequence[Person], server: Server, seed: str) -> str:
    """These people at a table whose match begins with this seed."""
    table = people[0].new_table("me", *["open"] * (len(people) - 1))
    for seat, person in enumerate(people[1:], 1):
        if seat == len(people) - 1:  # whoever comes last begins the match
            with sqlite3.connect(server.database, timeout=20) as database:
                database.execute("UPDATE tables SET seed = ? WHERE id = ?", (bytes.fromhex(seed), table))
            database.close()
        person.post(f"/api/tables/{table}/join", {"seat": seat})
    return table


def answer(person: Person, table: str, seat: int, text: str) -> str:
    """Give a recorded answer to the question on the screen. Returns how the question was put."""
    asked = person.asked(table)
    name, _, body = text.partition(":")
    assert (asked["seat"], asked["ask"]) == (seat, name)
    question: str = person.page.locator("#dq").inner_text()
    person.answer(asked, [] if body == "none" and asked["kind"] == "pick-some" else body.split(","))
    return question


def _file(seats: int) -> Path:
    return Path(__file__).parent / f"race-{seats}.json"


def _record(seats: int, seed: bytes) -> dict[str, Any]:
    game = games.load("race")
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


def _write(seats: int, game: dict[str, Any]) -> None:
    lines = ",\n".join(json.dumps(answer) for answer in game["answers"])
    head = f'"seed": "{game["seed"]}", "scores": {game["scores"]}'
    _file(seats).write_text(f'{{{head}, "answers": [\n{lines}\n]}}\n')
    print(f"{seats} seats: {len(game['answers'])} answers, scores {game['scores']}")


def _first(seats: int, wanted: Callable[[int], bool]) -> dict[str, Any]:
    return next(game for number in count() if wanted(len((game := _record(seats, b"browsers %d" % number))["answers"])))


def main() -> None:
    """Find the first game of four that is long enough and the first of two that is short enough, and write them."""
    _write(4, _first(4, lambda answers: answers >= LEAST))
    _write(2, _first(2, lambda answers: answers <= MOST))


if __name__ == "__main__":
    main()
