"""Results as rows and as parquet."""

from __future__ import annotations

import sys
from pathlib import Path

import polars
import pytest

from orrery.core import BadSetup
from orrery.lab.play import Played, Results, play
from orrery.lab.table import rows, write_parquet
from tests.bots.toy import TOY


def test_a_row_is_a_seat_of_a_game() -> None:
    played = Played(3, b"\x0a\xff", (2, 0, 1), (5, 9, 9), (1, 2), 40)
    table = rows(Results("toy", 1, {"rounds": "2", "mode": "x"}, 0, ("a", "b", "a"), (played,)))
    assert table[0] == {
        "game": "toy", "rules": 1, "options": "rounds=2,mode=x", "number": 3, "seed": "0aff", "seats": 3, "seat": 0,
        "bot": "a", "entry": 2, "score": 5, "place": 3, "win": 0.0, "length": 40, "stopped": False,
    }
    assert [(row["entry"], row["bot"], row["place"], row["win"]) for row in table] == [
        (2, "a", 3, 0.0), (0, "a", 1, 0.5), (1, "b", 1, 0.5),
    ]


def test_a_row_has_the_traits_of_its_seat() -> None:
    played = Played(0, b"", (0, 1), (9, 4), (0,), 1, traits={"race": ("krall", "ossir"), "way": ("capture", "")})
    table = rows(Results("toy", 1, {}, 0, ("a", "b"), (played,)))
    assert [(row["race"], row["way"]) for row in table] == [("krall", "capture"), ("ossir", "")]


def test_a_win_by_tie_break_comes_before_the_same_score() -> None:
    played = Played(0, b"", (0, 1, 2), (9, 9, 4), (0,), 1)
    table = rows(Results("toy", 1, {}, 0, ("a", "b", "c"), (played,)))
    assert [row["place"] for row in table] == [1, 2, 3]


def test_parquet_round_trip(tmp_path: Path) -> None:
    results = play(TOY, ["random", "random"], 10, seed=2)
    path = tmp_path / "results.parquet"
    write_parquet(results, path)
    table = polars.read_parquet(path)
    assert table.to_dicts() == rows(results)
    assert table.height == 20
    assert table["win"].sum() == 10.0


def test_without_polars_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(BadSetup) as refused:
        write_parquet(play(TOY, ["random"], 1), tmp_path / "results.parquet")
    assert refused.value.key == "error-missing-extra"
    assert "pip install 'orrery-games[lab]'" in str(refused.value)
