"""Position documents: any legal moment of a game as a short text that a person can write."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, TypeVar

from orrery.core.chance import Chance, Script
from orrery.core.errors import BadPosition, Refused
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.record import Setup
from orrery.core.start import SINCE, answers_since, start
from orrery.core.state import State

S = TypeVar("S", bound=State)

FORMAT: Final = 1


def write_position(match: Match[S]) -> str:
    """The match's position as JSON text. It says nothing of the seed: what was not drawn yet stays open.

    It is the position at the start of the step, with what was answered and drawn since. A match that is not live is
    written as it stands: at the start of a step.
    """
    game = match.game
    header = {"position": FORMAT, "game": game.slug, "rules": game.rules_version}
    if not match.live:
        return json.dumps(header | game.write(match.state), ensure_ascii=False)
    start = match.step_start()
    document = header | game.write(start.state)
    answered, outcomes = match.since(start)
    if answered or outcomes:
        texts = [f"{asked.seat} {game.text(asked, asked.decode(code))}" for asked, code in answered]
        document[SINCE] = {"answers": texts, "chance": [list(outcome) for outcome in outcomes]}
    return json.dumps(document, ensure_ascii=False)


def from_position(
    game: Game[S], document: str | Mapping[str, Any], seed: bytes, *,
    live: bool = True, events: bool = False, script: Script | None = None,
) -> Match[S]:
    """A match that starts from a position document. Raises BadPosition, naming what was expected."""
    if isinstance(document, str):
        try:
            document = json.loads(document)
        except ValueError as odd:
            raise BadPosition("error-position-json", f"Expected a JSON text: {odd}.", {"detail": str(odd)}) from None
    if not isinstance(document, Mapping):
        raise BadPosition("error-position-json", "Expected a JSON object.", {"detail": "no object"})
    body = dict(document)
    for name, expected in (("position", FORMAT), ("game", game.slug), ("rules", game.rules_version)):
        found = body.pop(name, expected)
        if found != expected:
            raise BadPosition("error-position-header", f"The position has {name} {found!r}; expected {expected!r}.",
                              {"name": name, "found": str(found), "expected": str(expected)})
    state = game.read({key: value for key, value in body.items() if key != SINCE}, Chance(seed))
    options = {name: value for name, value in game.write(state).items() if name in game.choices}
    setup = Setup(game.slug, game.rules_version, state.seats, seed, game.settle_options(options), body)
    match = start(game, setup, live, events, script)
    for answer in answers_since(body):
        _answer(match, answer)
    return match


def _answer(match: Match[S], answer: str) -> None:
    """Give one answer of those since the start of the step; without a seat before it, of the first who is asked so."""
    who, _, text = answer.rpartition(" ") if answer[:1].isdigit() else ("", "", answer)
    for seat in [*match.waiting(), *match.invited()]:
        if match.asked(seat).ask == text.partition(":")[0] and who in ("", str(seat)):
            try:
                match.submit(seat, text)
            except Refused as problem:
                raise BadPosition("error-position-answer", f"since: {problem}", {"answer": answer}) from None
            return
    asked = ", ".join(f"{decision.seat} {decision.ask}" for decision in match.pending) or "nothing"
    raise BadPosition("error-position-answer", f"since: expected an answer to {asked}, found {answer!r}.",
                      {"answer": answer})
