"""Transcripts: a match as lines that a person can read, review and compare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.core import Chance, Game, Match, Setup, new_match, start
from orrery.lab.perft import width

_MANY = 100_000
_DIGEST_EVERY = 10


def random_codes(match: Match[Any], chance: Chance) -> list[int]:
    """A random legal answer to each pending decision, in the order in which they are asked."""
    return [match.sample(decision, chance) for decision in match.pending]


def transcript(
    game: Game[Any], seats: int, seed: bytes, options: Mapping[str, str] | None = None, most: int = 100_000,
    position: Mapping[str, Any] | None = None,
) -> str:
    """A match of random answers as text: number, seat, question, how many answers it has, the one given.

    A line with an arrow shows the position's digest, every few questions and at the end. The match begins with the
    set-up, or from a position document.
    """
    if position is None:
        match = new_match(game, seats, seed, options)
    else:
        setup = Setup(game.slug, game.rules_version, seats, seed, game.settle_options(options), dict(position))
        match = start(game, setup)
    chance = Chance(b"transcript " + seed)
    chosen = "".join(f", {name} {value}" for name, value in match.setup.options.items())
    lines = [f"{game.slug}, {seats} seats{chosen}; rules version {game.rules_version}, seed {seed.hex()}"]
    asked = 0
    while match.pending and asked < most:
        codes = random_codes(match, chance)
        lines += answer_lines(match, codes)
        match.step_all(codes)
        asked += 1
        if asked % _DIGEST_EVERY == 0 or not match.pending:
            lines.append(f"      > {match.digest()}")
    result = match.result()
    winners = " ".join(map(str, result.winners))
    lines.append(f"scores {' '.join(map(str, result.scores))}; won by {winners}" if match.over() else "goes on")
    return "\n".join(lines) + "\n"


def answer_lines(match: Match[Any], codes: Sequence[int]) -> list[str]:
    """One line for each pending decision and its answer; where the first one counts, for that one."""
    lines = []
    given = list(zip(match.pending, codes, strict=True))
    if match.invited():
        awaited, *others = given
        given = [next((one for one in others if one[1] != one[0].nothing()), awaited)]
    made = len(match.inputs) + sum(map(len, match.given().values()))
    for n, (decision, code) in enumerate(given, made + 1):
        many = decision.count() > _MANY
        count = f">{_MANY}" if many else str(width(match, decision))
        text = match.game.text(decision, decision.decode(code))
        lines.append(f"{n:5}  {decision.seat}  {decision.ask:<14} {count:>7}  {text}")
    return lines
