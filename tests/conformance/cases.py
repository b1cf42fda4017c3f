"""Which matches the gauntlet plays: every game that is registered, every number of seats, every option.

Where random answers never lead far into a game, matches from a position in ``positions`` show the rest of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from orrery import games
from orrery.core import SPECTATOR, BadSetup, Chance, Game, Match, Setup, new_match, start
from orrery.lab.transcript import random_codes
from tests.tiny import TINY

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
PERFT = HERE / "perft"
POSITIONS = HERE / "positions"

LONGEST = 5_000
"""No match asks this many questions."""
WATCHED = 120
"""Questions that are looked at in a long match: a third of them at its beginning, in the middle and at the end."""
LONG = 500
"""A match of more questions is a long one."""


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    game: Game[Any]
    seats: int
    options: Mapping[str, str]
    place: str = ""

    @property
    def name(self) -> str:
        """Slug, seats and the options that are not the default ones: ``race-2-duel``."""
        chosen = [value for name, value in self.options.items() if value != self.game.choices[name][0]]
        return "-".join([self.game.slug, str(self.seats), *chosen, *filter(None, [self.place])])

    def position(self) -> dict[str, Any] | None:
        """Where its matches begin, if not with the set-up."""
        if not self.place:
            return None
        found: dict[str, Any] = json.loads((POSITIONS / f"{self.name}.json").read_text(encoding="utf-8"))
        return found

    def match(self, seed: bytes, events: bool = False) -> Match[Any]:
        document = self.position()
        if document is not None:
            setup = Setup(self.game.slug, self.game.rules_version, self.seats, seed, self.options, document)
            return start(self.game, setup, events=events)
        return new_match(self.game, self.seats, seed, self.options, events=events)


def game_of(slug: str) -> Game[Any]:
    """A game of the gauntlet by its slug."""
    return TINY[slug] if slug in TINY else games.load(slug)


def _cases(game: Game[Any]) -> Iterator[Case]:
    for seats in range(game.least_seats, game.most_seats + 1):
        for values in product(*game.choices.values()):
            case = Case(game, seats, dict(zip(game.choices, values, strict=True)))
            try:
                case.match(b"is there such a match?")
            except BadSetup:  # an option may want a certain number of seats
                continue
            yield case
    for path in sorted(POSITIONS.glob(f"{game.slug}-*.json")):
        _, seats_named, place = path.stem.split("-")
        yield Case(game, int(seats_named), game.settle_options(None), place)


SLUGS = [*games.slugs(), "comet"]
CASES = {case.name: case for slug in SLUGS for case in _cases(game_of(slug))}


def playing(match: Match[Any], seed: bytes) -> Iterator[list[int]]:
    """Play at random to the end. Yields at the questions to look at, with the answers that are about to be given.

    Those are all of them, except in a long match: see ``WATCHED``.
    """
    chance = Chance(seed)
    watched = _watched(match, chance.clone())
    asked = 0
    while match.pending:
        codes = random_codes(match, chance)
        if watched is None or asked in watched:
            yield codes
        match.step_all(codes)
        asked += 1


def _watched(match: Match[Any], chance: Chance) -> set[int] | None:
    """Which questions to look at, counted from here; None if all. Plays a copy of the match to its end."""
    ahead = match.clone(live=False)
    left = 0
    while ahead.pending:
        ahead.step_all(random_codes(ahead, chance))
        left += 1
        assert left < LONGEST, "the match does not end"
    if left <= LONG:
        return None
    part = WATCHED // 3
    return {first + n for first in (0, (left - part) // 2, left - part) for n in range(part)}


def questions(match: Match[Any]) -> list[tuple[object, ...]]:
    """Everything about the pending decisions, comparable."""
    return [
        (one.seat, one.ask, one.name(), one.options, one.least, one.most, one.limits, one.about, one.tested)
        for one in match.pending
    ]


def at_turn_start(match: Match[Any]) -> bool:
    """Whether the match stands where the turn began: nothing has been answered or has visibly changed since."""
    for viewer in range(SPECTATOR, match.state.seats):
        view = match.view(viewer, search=True)
        if view.since or view.start != view.zones:
            return False
    return True
