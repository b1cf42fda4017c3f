"""The recorded game that the browsers play again: ``python -m tests.browser.record`` writes it anew.

Four seats of Race, answered by the heuristic bot, at least 200 decisions. Only a change of the rules or of the bot's
taste calls for a new recording.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from orrery import bots, games
from orrery.bots import drive
from orrery.core import new_match

RECORDING = Path(__file__).parent / "race-4.json"
LEAST = 200


def record(seed: bytes) -> dict[str, Any]:
    """One game, as seat and canonical text of every answer."""
    game = games.load("race")
    bot = bots.load("heuristic", game)
    match = new_match(game, 4, seed)
    chances = drive.streams(match)
    answers: list[tuple[int, str]] = []
    while match.pending:
        codes = [drive.answer(match, decision.seat, bot, chances[decision.seat]) for decision in match.pending]
        answers += [(decision.seat, game.text(decision, decision.decode(code)))
                    for decision, code in zip(match.pending, codes, strict=True)]
        match.step_all(codes)
    return {"seed": seed.hex(), "answers": answers, "scores": list(match.result().scores)}


def main() -> None:
    """Find the first game that is long enough, and write it."""
    for number in range(1000):
        game = record(b"browsers %d" % number)
        if len(game["answers"]) >= LEAST:
            lines = ",\n".join(json.dumps(answer) for answer in game["answers"])
            head = f'"seed": "{game["seed"]}", "scores": {game["scores"]}'
            RECORDING.write_text(f'{{{head}, "answers": [\n{lines}\n]}}\n')
            print(f"{len(game['answers'])} answers, scores {game['scores']}")
            return


if __name__ == "__main__":
    main()
