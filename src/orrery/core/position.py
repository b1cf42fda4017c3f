"""Position documents: any legal moment of a game as a short text that a person can write."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, TypeVar

from orrery.core.chance import Chance, Script
from orrery.core.errors import BadPosition
from orrery.core.game import Game
from orrery.core.match import Match, start
from orrery.core.record import Setup
from orrery.core.state import State

S = TypeVar("S", bound=State)

FORMAT: Final = 1


def write_position(match: Match[S]) -> str:
    """The match's position as JSON text. It says nothing of the seed: what was not drawn yet stays open."""
    game = match.game
    header = {"position": FORMAT, "game": game.slug, "rules": game.rules_version}
    return json.dumps(header | game.write(match.state), ensure_ascii=False)


def from_position(
    game: Game[S], document: str | Mapping[str, Any], seed: bytes, *,
    live: bool = True, events: bool = False, script: Script | None = None,
) -> Match[S]:
    """A match that starts from a position document. Raises BadPosition, naming what was expected."""
    if isinstance(document, str):
        try:
            document = json.loads(document)
        except ValueError as error:
            raise BadPosition("error-position-json", f"Expected a JSON document: {error}.",
                              {"detail": str(error)}) from None
    if not isinstance(document, Mapping):
        raise BadPosition("error-position-json", "Expected a JSON object.", {"detail": "no object"})
    body = dict(document)
    for name, expected in (("position", FORMAT), ("game", game.slug), ("rules", game.rules_version)):
        found = body.pop(name, expected)
        if found != expected:
            raise BadPosition("error-position-header", f"The position has {name} {found!r}; expected {expected!r}.",
                              {"name": name, "found": str(found), "expected": str(expected)})
    seats = game.read(body, Chance(seed)).seats
    setup = Setup(game.slug, game.rules_version, seats, seed, game.settle_options(None), body)
    return start(game, setup, live, events, script)
