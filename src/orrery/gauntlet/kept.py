"""The files that the gauntlet compares with: golden transcripts, and counts of the ways on from fixed positions."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from orrery.core import Game, Match, Setup, start
from orrery.gauntlet.places import place_of
from orrery.gauntlet.plan import Case, cases
from orrery.gauntlet.trail import played, step_begins
from orrery.lab.perft import perft_table
from orrery.lab.transcript import transcript

SEED: Final = b"golden"
_HEAD: Final = """\
# How many ways lead 1, 2, 3 ... questions on from fixed positions. Written by the gauntlet (make golden).
"""
_FIRST_LINE: Final = re.compile(r"\S+, (\d+) seats((?:, \S+ \S+)*); rules version")


@dataclass(frozen=True)
class Count:
    """A position, and how many ways lead from it to each depth."""

    name: str
    options: dict[str, str]
    position: dict[str, Any]
    nodes: list[int]

    def match(self, game: Game[Any]) -> Match[Any]:
        """A match that starts here."""
        seats = int(self.name.removeprefix(f"{game.slug}-").partition("-")[0].partition(",")[0])
        return start(game, Setup(game.slug, game.rules_version, seats, SEED, self.options, self.position))


def golden(case: Case) -> str:
    """The transcript of a case's golden match."""
    return transcript(case.game, case.seats, SEED, case.options, position=case.document)


def transcripts(game: Game[Any], kept: Path) -> dict[str, Path]:
    """The golden matches that are kept for a game, by the name of their case."""
    return {path.stem: path for path in sorted(kept.glob(f"golden/{game.slug}-[0-9]*.txt"))}


def golden_case(game: Game[Any], kept: Path, name: str) -> Case:
    """The case of a golden match: as its first line says, from the position that its name ends with, if any."""
    first = transcripts(game, kept)[name].read_text(encoding="utf-8").partition("\n")[0]
    found = _FIRST_LINE.match(first)
    assert found is not None, f"{name} is no transcript: {first!r}"
    chosen = tuple([(key, value) for key, _, value in (one.partition(" ") for one in found[2].split(", ")[1:])])
    case = Case(game, int(found[1]), chosen)
    if case.name != name:
        place = place_of(game, kept / "positions" / f"{name}.json")
        return Case(game, case.seats, chosen, place.word, document=place.document)
    return case


def counts_kept(game: Game[Any], kept: Path) -> list[Count]:
    """The counts that are kept for a game; none if there is no file."""
    path = kept / "perft" / f"{game.slug}.toml"
    if not path.is_file():
        return []
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["count"]
    return [Count(one["name"], one["options"], json.loads(one["position"]), one["nodes"]) for one in entries]


def files(game: Game[Any], kept: Path) -> Iterator[tuple[Path, str]]:
    """All files to keep for a game, with what they should hold.

    Golden matches that are kept already are played again, whatever the plan says now; counts are taken again from the
    positions that are kept.
    """
    there = {name: golden_case(game, kept, name) for name in transcripts(game, kept)}
    wanted = there | {case.name: case for case in worth_keeping(game, kept)}
    for name, case in sorted(wanted.items()):
        yield kept / "golden" / f"{name}.txt", golden(case)
    yield kept / "perft" / f"{game.slug}.toml", _counts_text(_counts(game, kept, list(wanted.values())))


def worth_keeping(game: Game[Any], kept: Path) -> list[Case]:
    """The cases that have a golden match: all but the pairs."""
    return [case for case in cases(game, kept) if case.why != "pair"]


def _counts(game: Game[Any], kept: Path, wanted: list[Case]) -> Iterator[Count]:
    there = counts_kept(game, kept)
    counted = {count.name.partition(",")[0] for count in there}
    fresh = [count for case in wanted if case.name not in counted for count in _positions(case)]
    for one in [*there, *fresh]:
        yield Count(one.name, one.options, one.position, perft_table(one.match(game)))


def _positions(case: Case) -> Iterator[Count]:
    """Three positions of a random match: at its start, after a third, after two thirds."""
    match = case.match(SEED)
    found = [case.game.write(match.state) for _ in played(match, SEED) if step_begins(match)]
    for part, words in enumerate(("start", "a third", "two thirds")):
        yield Count(f"{case.name}, {words}", case.options, found[len(found) * part // 3], [])


def _counts_text(counts: Iterator[Count]) -> str:
    parts = [_HEAD]
    for count in counts:
        options = ", ".join(f'{name} = "{value}"' for name, value in count.options.items())
        parts.append(
            f"\n[[count]]\nname = {json.dumps(count.name)}\noptions = {{ {options} }}\nnodes = {count.nodes}\n"
            f"position = '''\n{json.dumps(count.position, ensure_ascii=False)}\n'''\n"
        )
    return "".join(parts)
