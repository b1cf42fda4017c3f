"""Results as a table, one row a seat of a game, and as a parquet file. Needs polars: the extra ``lab``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from orrery.core import BadSetup
from orrery.lab.play import Played, Results

if TYPE_CHECKING:
    from polars import DataFrame


def rows(results: Results) -> list[dict[str, Any]]:
    """One row for every seat of every game, in the order of the games' numbers."""
    options = ",".join(f"{name}={value}" for name, value in results.options.items())
    return [
        {
            "game": results.game,
            "rules": results.rules,
            "options": options,
            "number": played.number,
            "seed": played.seed.hex(),
            "seats": len(played.sat),
            "seat": seat,
            "bot": results.bots[bot],
            "entry": bot,
            "score": played.scores[seat],
            "place": 1 if seat in played.winners else _place(played, seat),
            "win": 1 / len(played.winners) if seat in played.winners else 0.0,
            "length": played.length,
            "stopped": played.stopped,
            **{name: words[seat] for name, words in played.traits.items()},
        }
        for played in results.games
        for seat, bot in enumerate(played.sat)
    ]


def frame(results: Results) -> DataFrame:
    """The rows as a polars frame. Raises BadSetup if polars is not installed."""
    try:
        import polars
    except ImportError:
        raise BadSetup("error-missing-extra", "Tables need polars, which is not installed; expected the extra 'lab': "
                       "pip install 'orrery-games[lab]'.", {"package": "polars", "extra": "lab"}) from None
    return polars.DataFrame(rows(results))


def write_parquet(results: Results, path: Path) -> None:
    """Write the rows as a parquet file. Raises BadSetup if polars is not installed."""
    frame(results).write_parquet(path)


def _place(played: Played, seat: int) -> int:
    """The place of a seat that did not win: behind all winners and all others with a higher score."""
    ahead = [
        other
        for other, score in enumerate(played.scores)
        if other in played.winners or score > played.scores[seat]
    ]
    return 1 + len(ahead)
