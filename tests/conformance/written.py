"""The files that the gauntlet compares with: golden transcripts, and perft tables from fixed positions."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from orrery.core import Game, Match, Setup, start
from orrery.lab.perft import perft_table
from orrery.lab.transcript import transcript
from tests.conformance.cases import CASES, GOLDEN, PERFT, SLUGS, Case, at_turn_start, game_of, playing

SEED = b"golden"
_HEAD = """\
# How many ways lead 1, 2, 3 ... questions on from fixed positions. Written by tools/golden.py (make golden).
"""


@dataclass(frozen=True)
class Count:
    """A position, and how many ways lead from it to each depth."""

    name: str
    options: dict[str, str]
    position: dict[str, Any]
    nodes: list[int]

    def match(self, game: Game[Any]) -> Match[Any]:
        """A match that starts here."""
        seats = CASES[self.name.partition(",")[0]].seats
        return start(game, Setup(game.slug, game.rules_version, seats, SEED, self.options, self.position))


def golden(case: Case) -> str:
    """The transcript of a case's golden match."""
    return transcript(case.game, case.seats, SEED, case.options, position=case.position())


def golden_path(case: Case) -> Path:
    """Where it is kept."""
    return GOLDEN / f"{case.name}.txt"


def perft_path(slug: str) -> Path:
    """Where the counts of a game are kept."""
    return PERFT / f"{slug}.toml"


def read_counts(slug: str) -> list[Count]:
    """The counts that are kept for a game; none if there is no file yet."""
    path = perft_path(slug)
    if not path.is_file():
        return []
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["count"]
    return [Count(one["name"], one["options"], json.loads(one["position"]), one["nodes"]) for one in entries]


def positions(case: Case) -> Iterator[Count]:
    """Three positions of a random match: at its start, after a third, after two thirds."""
    match = case.match(SEED)
    found = [case.game.write(match.state) for _ in playing(match, SEED) if at_turn_start(match)]
    for part, words in enumerate(("start", "a third", "two thirds")):
        yield Count(f"{case.name}, {words}", dict(case.options), found[len(found) * part // 3], [])


def counts(slug: str) -> list[Count]:
    """The counts of a game, taken anew from the positions that are kept, or from some of each case's own."""
    game = game_of(slug)
    kept = {count.name: count for count in read_counts(slug)}
    fresh = [count for case in CASES.values() if case.game is game for count in positions(case)]
    return [
        Count(one.name, one.options, one.position, perft_table(one.match(game)))
        for one in (kept.get(count.name, count) for count in fresh)
    ]


def counts_text(slug: str) -> str:
    """The counts of a game as the file holds them."""
    parts = [_HEAD]
    for count in counts(slug):
        options = ", ".join(f'{name} = "{value}"' for name, value in count.options.items())
        parts.append(
            f"\n[[count]]\nname = {json.dumps(count.name)}\noptions = {{ {options} }}\nnodes = {count.nodes}\n"
            f"position = '''\n{json.dumps(count.position, ensure_ascii=False)}\n'''\n"
        )
    return "".join(parts)


def files(slugs: Sequence[str]) -> Iterator[tuple[Path, str]]:
    """All files of these games, with what they should hold."""
    for slug in slugs:
        for case in CASES.values():
            if case.game.slug == slug:
                yield golden_path(case), golden(case)
        yield perft_path(slug), counts_text(slug)


__all__ = ["SLUGS", "Count", "files", "golden", "golden_path", "perft_path", "read_counts"]
