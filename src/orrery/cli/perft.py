"""``orrery perft``: in how many ways a match can go on. A wrong rule nearly always changes these numbers."""

from __future__ import annotations

from json import dumps
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.table import Table

from orrery import games
from orrery.cli.arguments import GameName, Json, Lang, Options, match_options, seed_bytes, speaking
from orrery.cli.console import screen
from orrery.cli.problems import Problem
from orrery.core import new_match


def perft(
    game: GameName,
    /,
    *,
    seats: Annotated[int | None, Parameter(metavar="N", help="help-perft-seats", show_default=False)] = None,
    seed: Annotated[str, Parameter(metavar="TEXT", help="help-perft-seed")] = "0",
    depth: Annotated[int, Parameter(metavar="D", help="help-perft-depth")] = 1,
    option: Options = (),
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Count the ways to answer the first questions of a match."""
    speaking(lang)
    rules = games.load(game)
    words = speaking(lang, game)
    if depth < 1:
        raise Problem("error-below-one", name="--depth", value=depth)
    count = rules.least_seats if seats is None else seats
    match = new_match(rules, count, seed_bytes(seed), match_options(option))

    from orrery.lab.perft import perft as ways

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("perft-depth", "perft-positions", "perft-seconds"):
        table.add_column(words.say(key), justify="right")
    counts = []
    for level in range(1, depth + 1):
        began = perf_counter()
        counts.append(ways(match, level))
        table.add_row(str(level), f"{counts[-1]}", f"{perf_counter() - began:.2f}")
    if json:
        print(dumps({"game": game, "seats": count, "seed": seed, "options": match.setup.options, "perft": counts}))
    else:
        screen().print(table)
    return 0
