"""How a match begins: a setup checked, a first position, and the run to the first question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from orrery.core.chance import Chance, Script, script_of
from orrery.core.errors import BadPosition, BadSetup
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.record import Setup
from orrery.core.state import State

S = TypeVar("S", bound=State)

SINCE = "since"
"""In a position document: what was answered, and what chance brought, since the start of the step."""


def first_state(game: Game[S], setup: Setup, script: Script | None = None) -> S:
    """The position in which a match of this setup begins."""
    chance = Chance.used(setup.seed, setup.used) if setup.used else Chance(setup.seed)
    chance.script = script
    if setup.position is None:
        return game.new(setup.seats, setup.options, chance)
    answers_since(setup.position)
    state = game.read({key: value for key, value in setup.position.items() if key != SINCE}, chance)
    for name, found in game.write(state).items():
        if found != setup.options.get(name, found):
            raise BadPosition("error-position-header", f"The position has {name} {found!r}; the match has another.",
                              {"name": name, "found": str(found), "expected": setup.options[name]})
    if script is None and setup.position.get(SINCE, {}).get("chance"):
        state.chance.script = script_of(setup.position[SINCE]["chance"])
    return state


def answers_since(body: Mapping[str, Any]) -> list[str]:
    """What was answered since the start of a position's step: ``"1 pass:none"``. Raises BadPosition."""
    since = body.get(SINCE, {})
    answers = since.get("answers", []) if isinstance(since, Mapping) else None
    chance = since.get("chance", []) if isinstance(since, Mapping) else None
    if (
        not isinstance(answers, list) or not isinstance(chance, list)
        or not all(isinstance(text, str) for text in answers)
        or not all(isinstance(one, list) and [type(part) for part in one] == [str, int, int, int] for one in chance)
    ):
        raise BadPosition("error-position-since", 'since: expected {"answers": [texts], "chance": [[name, who, where, '
                          "outcome]]}.", {"found": str(since)})
    return answers


def start(
    game: Game[S], setup: Setup, live: bool = True, events: bool = False, script: Script | None = None
) -> Match[S]:
    """A match of this setup, run to its first decision."""
    state = first_state(game, setup, script)
    state.events = [] if events else None
    return Match(game, setup, state, live).start()


def new_match(
    game: Game[S], seats: int, seed: bytes, options: Mapping[str, str] | None = None, *,
    live: bool = True, events: bool = False, script: Script | None = None,
) -> Match[S]:
    """A new match. Raises BadSetup on a wrong number of seats or an unknown option."""
    setup = Setup(game.slug, game.rules_version, seats, seed, options or {})
    settle(game, setup)
    return start(game, setup, live, events, script)


def settle(game: Game[S], setup: Setup) -> None:
    """Fill in the options' defaults. Raises BadSetup on a wrong number of seats or an unknown option."""
    least, most, seats = game.least_seats, game.most_seats, setup.seats
    if not least <= seats <= most:
        raise BadSetup("error-seats", f"{game.slug} is for {least} to {most} seats, not {seats}.",
                       {"least": least, "most": most, "seats": seats})
    if len(setup.seed) > 64:
        raise BadSetup("error-seed", f"The seed has {len(setup.seed)} bytes; expected at most 64.", {})
    setup.options = game.settle_options(setup.options)
