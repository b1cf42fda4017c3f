"""``orrery sim``: many games between bots, and what came out."""

from __future__ import annotations

import re
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from orrery import games as all_games
from orrery.cli.arguments import GameName, Json, Lang, Options, match_options, seat_names, speaking
from orrery.cli.console import progress_bar, screen
from orrery.cli.problems import Broken, Problem
from orrery.words import Words

if TYPE_CHECKING:
    from orrery.lab.play import Results
    from orrery.lab.stats import Sorted, Standing

_BARS = 16
_BAR_WIDTH = 40
_EIGHTHS = " ▏▎▍▌▋▊▉█"


def sim(
    game: GameName,
    /,
    *,
    seats: Annotated[str, Parameter(metavar="A,B,…", help="help-sim-seats")],
    games: Annotated[int, Parameter(metavar="N", help="help-sim-games")] = 100,
    seed: Annotated[int, Parameter(metavar="S", help="help-sim-seed")] = 0,
    jobs: Annotated[int, Parameter(metavar="K", help="help-sim-jobs")] = 1,
    option: Options = (),
    out: Annotated[Path | None, Parameter(metavar="FILE", help="help-sim-out", show_default=False)] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Play many games between bots and print who won how often."""
    speaking(lang)
    rules = all_games.load(game)
    words = speaking(lang, game)
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise Problem("error-below-one", name=name, value=number)
    if out is not None and not out.absolute().parent.is_dir():
        raise Problem("error-no-file", file=str(out.absolute().parent))

    from orrery.lab import play as bulk

    try:
        with progress_bar(words.say("sim-progress"), games) as progress:
            results = bulk.play(rules, seat_names(seats), games, seed, jobs, match_options(option), progress)
    except bulk.GameCrashed as crash:
        raise Broken("error-game-crashed", number=str(crash.number), seed=crash.seed.hex(),
                     detail=_what_broke(crash.detail)) from crash
    if out is not None:
        from orrery.lab.table import write_parquet

        write_parquet(results, out)
    if json:
        print(dumps(_document(results), ensure_ascii=False, indent=1))
    else:
        _print(screen(), results, words)
        if out is not None:
            screen().print(Text(words.say("sim-written", file=str(out))), soft_wrap=True)
    return 0


def _what_broke(detail: str) -> str:
    """What a traceback says in the end: the error by its name alone, or, if it is one of ours, what it tells people."""
    last = detail.strip().splitlines()[-1].removesuffix(".")
    error, colon, told = last.partition(": ")
    if not colon or not re.fullmatch(r"[\w.]+", error):
        return last
    return told if error.startswith("orrery.") else f"{error.rpartition('.')[2]}: {told}"


def _print(console: Console, results: Results, words: Words) -> None:
    from orrery.lab import stats

    sitting = len(results.bots)
    console.print(Text(words.say("sim-heading", games=len(results.games), seats=sitting, seed=str(results.seed)),
                       style="bold"))
    console.print(_standings(stats.by_bot(results), words))
    if sitting > 1:
        console.print(_standings(stats.by_seat(results), words, seats=True))
    for name, traits in stats.by_trait(results).items():
        console.print(_traits(name, traits, len(results.games), words))
    lengths = stats.summary(stats.lengths(results))
    console.print(Text(words.say("sim-lengths", mean=_number(lengths.mean), least=lengths.least, most=lengths.most)))
    broken_off = stats.stopped(results)
    if broken_off:
        console.print(Text(words.say("sim-stopped", games=broken_off), style="yellow"))
    console.print()
    console.print(Text(words.say("sim-distribution"), style="bold"))
    console.print(_distribution(stats.scores(results)))


def _standings(lines: list[Standing], words: Words, seats: bool = False) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("sim-seat" if seats else "sim-bot"))
    for key in ("sim-games", "sim-wins", "sim-rate", "sim-interval", "sim-mean", "sim-sd", "sim-range"):
        table.add_column(words.say(key), justify="right")
    for line in lines:
        scores = line.scores
        label = line.label.removeprefix("seat ") if seats else line.label
        table.add_row(
            label, str(line.games), _number(line.wins), _percent(line.rate),
            f"{_percent(line.low)} – {_percent(line.high)}", _number(scores.mean), _number(scores.sd),
            f"{scores.least}–{scores.most}",
        )
    return table


def _traits(name: str, lines: list[Sorted], games: int, words: Words) -> Table:
    """How seats with each word of a trait did; where only winners have one, its share of the games says it all."""
    winners_only = all(line.wins == line.seats for line in lines)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say(f"trait-{name}"))
    for key in ("sim-wins", "sim-of-games") if winners_only else ("sim-games", "sim-wins", "sim-rate", "sim-times"):
        table.add_column(words.say(key), justify="right")
    for line in lines:
        label = words.name(line.word, name)
        if winners_only:
            table.add_row(label, _number(line.wins), _percent(line.wins / games))
        else:
            table.add_row(label, str(line.seats), _number(line.wins), _percent(line.wins / line.seats),
                          f"{line.times():.2f}")
    return table


def _distribution(scores: list[int]) -> Table:
    """A bar a bin of scores, as long as it is full."""
    from orrery.lab.stats import histogram

    width = max(1, -(-(max(scores) - min(scores) + 1) // _BARS))
    bins = histogram(scores, width)
    tallest = max(count for _, count in bins)
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(justify="right", style="dim")
    for begin, count in bins:
        label = str(begin) if width == 1 else f"{begin}–{begin + width - 1}"
        table.add_row(label, _bar(count / tallest), str(count))
    return table


def _bar(share: float) -> str:
    eighths = round(share * _BAR_WIDTH * 8)
    return "█" * (eighths // 8) + (_EIGHTHS[eighths % 8] if eighths % 8 else "")


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if value else "0"


def _document(results: Results) -> dict[str, Any]:
    from orrery.lab import stats

    def standing(line: Standing) -> dict[str, Any]:
        return {**line._asdict(), "scores": line.scores._asdict()}

    return {
        "game": results.game,
        "rules_version": results.rules,
        "options": results.options,
        "seed": results.seed,
        "games": len(results.games),
        "bots": [standing(line) for line in stats.by_bot(results)],
        "seats": [standing(line) for line in stats.by_seat(results)],
        "traits": {
            name: [{**line._asdict(), "times": line.times()} for line in lines]
            for name, lines in stats.by_trait(results).items()
        },
        "stopped": stats.stopped(results),
        "lengths": stats.summary(stats.lengths(results))._asdict(),
        "scores": dict(stats.histogram(stats.scores(results))),
    }
