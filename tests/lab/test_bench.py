"""The benchmark: what it counts, what it holds against its bars. Speeds themselves are not for tests."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from io import StringIO
from pathlib import Path

import pytest

from orrery import games
from orrery.core import Amount, BadSetup, Flow, Pick
from orrery.lab import bench
from orrery.lab.bench import Bar, Workload, calibration_loop
from tests.bots.toy import TOY, Toy, ToyState
from tests.outside import on_path, stars

ROOT = Path(__file__).parents[2]


def test_the_calibration_loop_never_changes() -> None:
    assert [calibration_loop(steps) for steps in (0, 1, 10, 1000)] == [0, 0, 59, 52]


def test_a_workload_counts_what_the_matches_ask() -> None:
    load = Workload(TOY, 2, 3)
    assert len(load.seeds) == len(load.records) == 3
    assert load.answers == load.real == 60  # 2 rounds, 2 seats, 5 questions
    assert load.bytes == 60  # all codes are small
    assert len(load.positions) == 12  # at every fifth answer, for all of those fall into the middle of a step


class Narrow(Toy):
    """Two seats have one card each to play, then the first one names an amount."""

    def step(self, s: ToyState) -> Flow:
        yield tuple([Pick(seat, "play", s.hand[seat][:1]) for seat in range(s.seats)])
        yield Amount(0, "amount", 2, 5)
        s.round -= 1


def test_forced_answers_are_not_counted_as_decisions() -> None:
    load = Workload(Narrow(), 2, 1)
    assert (load.answers, load.real) == (6, 2)


@pytest.mark.parametrize(
    ("bar", "verdict"),
    [
        (Bar("clone", 2.0, 2, True, ""), "ok"),
        (Bar("clone", 2.1, 2, True, ""), "below"),
        (Bar("play", 4.0, 4, False, ""), "ok"),
        (Bar("play", 3.9, 4, False, ""), "below"),
        (Bar("no bar", 3.9, 0, False, ""), ""),
    ],
)
def test_verdicts(bar: Bar, verdict: str) -> None:
    assert bar.verdict == verdict


def test_the_report_is_plain_values(tmp_path: Path) -> None:
    report = json.loads(json.dumps(bench.run("race", rounds=1, fast_build=tmp_path)))
    assert report["game"] == "race"
    assert report["decisions_per_second"] > 0
    assert 100 < report["decisions_per_game"] < 250
    assert {bar["name"]: bar["target"] for bar in report["bars"]} == {
        "decisions / Catanatron ticks": 4,
        "games / Keldon's games (C, estimated)": 0,
        "clone mid-step": 4,
        "clone / deepcopy of the state": 15,
        "copy / deepcopy of the state": 0,
        "replay / play": 0.9,
        "record, without its header": 2,
        "view": 0,
        "determinise": 0,
        "events on / off": 0,
        "two processes / one": 1.85,
    }


def test_the_compiled_build_is_timed_line_by_line() -> None:
    answered = StringIO()
    bench.serve(StringIO('["race", 2, 2]\n["race", 3, 1]\n'), answered)
    seconds = [float(line) for line in answered.getvalue().splitlines()]
    assert len(seconds) == 2
    assert all(0 < each < 1 for each in seconds)


def test_what_is_compiled_exists() -> None:
    spec = spec_from_file_location("build_fast", ROOT / "tools" / "build_fast.py")
    assert spec is not None
    assert spec.loader is not None
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert [name for name in tool.FAST if not (ROOT / "src" / "orrery" / name).is_file()] == []


@pytest.mark.parametrize(("slug", "least"), [
    ("race", {"decisions / Catanatron ticks": 4, "clone / deepcopy of the state": 15}),
    ("master", {"decisions / Catanatron ticks": 3}),
    ("eclipse", {"decisions / Catanatron ticks": 2, "copy / deepcopy of the state": 100}),
])
def test_what_a_game_alone_is_held_to(slug: str, least: dict[str, int]) -> None:
    assert bench.bars_of(games.load(slug))["least"] == least


def test_every_game_has_a_bar() -> None:
    assert all("decisions / Catanatron ticks" in bench.bars_of(games.load(slug))["least"] for slug in games.slugs())
    assert bench.bars_of(TOY) == {}


def test_a_misspelt_bar_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_path(monkeypatch, stars(tmp_path, "barred", {"bench.toml": '[least]\n"clone / deepcopy" = 3\n'}))
    with pytest.raises(BadSetup, match=r"bench.toml of 'barred' has a least 'clone / deepcopy'; expected one of: "
                       r"decisions / Catanatron ticks, clone / deepcopy of the state, copy / deepcopy of the state"):
        bench.run("barred", rounds=1)


def test_a_battle_to_reckon_is_timed(tmp_path: Path) -> None:
    bars = {bar["name"]: bar for bar in bench.run("eclipse", rounds=1, fast_build=tmp_path)["bars"]}
    assert bars["decisions / Catanatron ticks"]["target"] == 2
    assert bars["exact odds of a large battle"]["unit"] == "ms"
    assert bars["exact odds / 100000 sampled battles"]["value"] > 1
