"""How fast the engine is: CPU time on one core, medians over interleaved rounds, as ratios that travel.

A machine's own speed cancels out: each round also times a calibration loop, and rates are divided by that loop's in
the same round. One step of the loop (``calibration_loop``) is one dict lookup, one addition, one list store and two
masks.
"""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import IO, Any, NamedTuple

from orrery import games
from orrery.bots import drive
from orrery.core import BadSetup, Chance, Game, Match, Record, View, new_match, replay
from orrery.core import match as match_module
from orrery.core.record import encode_log
from orrery.lab import odds
from orrery.lab.play import seed_of

CATANATRON_TICKS_PER_STEP = 1.32e-3
"""Catanatron 3.2.1, four RandomPlayers: decisions of ``Game.play`` a step of the calibration loop.

Measured in one process by CPU time, loop and games interleaved, on CPython 3.11.7: medians of 40 rounds in five
processes were 1.267, 1.313, 1.318, 1.324 and 1.353 thousandths (13.1k to 16.8k ticks/s at 9.3 M to 13.5 M steps/s).
"""

TICKS, CLONE, COPY = "decisions / Catanatron ticks", "clone / deepcopy of the state", "copy / deepcopy of the state"
"""What games are held to, each as it can."""

BARS = "bench.toml"
"""Beside a game's rules: what that game alone is held to. ``[least]`` has bars by the name of the figure (``TICKS``,
``CLONE``, ``COPY``); ``[[rival]]`` another program that plays the game, with the games a second it played where
Catanatron made so many ticks a second; ``[odds]`` a large battle to reckon.

``deepcopy`` cannot copy a match, whose flow is running, but its position: a clone of the match is held against that,
and a copy of the position, which is the same work by hand."""

FAST_BUILD = Path("build/fast")
_STEPS = 600_000
_POSITIONS = 60
_SAMPLED = 500
_LEAST_SECONDS = 0.1


class Bar(NamedTuple):
    """One measured figure. ``target`` is 0 where there is nothing to hold it to."""

    name: str
    value: float
    target: float
    at_most: bool
    unit: str
    note: str = ""

    @property
    def verdict(self) -> str:
        """``ok``, ``below`` (the bar is missed) or nothing."""
        if not self.target:
            return ""
        met = self.value <= self.target if self.at_most else self.value >= self.target
        return "ok" if met else "below"


def calibration_loop(steps: int) -> int:
    """A loop that any Python runs the same way: a dict lookup, an addition, a list store and two masks a step."""
    table = {key: key * 7 % 64 for key in range(64)}
    cells = [0] * 64
    at = 0
    for step in range(steps):
        at = (at + table[step & 63]) & 63
        cells[at] = step
    return at


def steps_per_second() -> float:
    """The calibration loop's speed at this moment."""
    began = process_time()
    calibration_loop(_STEPS)
    return _STEPS / (process_time() - began)


def bars_of(game: Game[Any]) -> dict[str, Any]:
    """What a game alone is held to (see ``BARS``); nothing if it brings no such file. Raises BadSetup."""
    folder = games.own_files(game)
    file = folder / BARS if folder is not None else None
    bars = tomllib.loads(file.read_text(encoding="utf-8")) if file is not None and file.is_file() else {}
    for name in bars.get("least", {}):
        if name not in (TICKS, CLONE, COPY):
            known = ", ".join((TICKS, CLONE, COPY))
            raise BadSetup("error-bench-least", f"{BARS} of {game.slug!r} has a least {name!r}; expected one of: "
                           f"{known}.", {"file": BARS, "game": game.slug, "name": name, "known": known})
    return bars


class Workload:
    """The same random matches for every measurement: their seeds, records, and positions in the middle of steps."""

    def __init__(self, game: Game[Any], seats: int, size: int) -> None:
        self.game = game
        self.seats = seats
        self.seeds = [seed_of(0, number) for number in range(size)]
        self.records: list[bytes] = []
        self.positions: list[Match[Any]] = []
        self._step_starts: list[Match[Any]] = []
        self.answers = self.real = self.bytes = 0
        for seed in self.seeds:
            match = new_match(game, seats, seed, live=False)
            drive.play_random(match)
            record = match.record()
            self.records.append(record.to_bytes())
            self.bytes += len(encode_log(record.log))
            self._walk(record)
        self.positions += self._step_starts[: _POSITIONS - len(self.positions)]

    def _walk(self, record: Record) -> None:
        """Count the decisions worth the name, and keep some positions, spread over the matches.

        Where steps are so short that few positions lie in the middle of one, starts of steps make up the number.
        """
        match = new_match(self.game, self.seats, record.setup.seed)
        at = 0
        while match.pending:
            waiting = match.waiting()
            self.answers += len(waiting)
            self.real += sum(1 for decision in match.pending if decision.seat in waiting and decision.count() > 1)
            if self.answers % 5 == 0 and len(self.positions) < _POSITIONS:
                mid_step = match.view(match.pending[0].seat, search=True).since
                if mid_step:
                    self.positions.append(match.clone())
                elif len(self._step_starts) < _POSITIONS:
                    self._step_starts.append(match.clone())
            at = match.take(record.log, at)

    # -- what is timed: each returns the CPU seconds a match, or a position, takes ------------------------------------

    def play(self, events: bool = False) -> float:
        """Random play."""
        began = process_time()
        for seed in self.seeds:
            drive.play_random(new_match(self.game, self.seats, seed, live=False, events=events))
        return (process_time() - began) / len(self.seeds)

    def replay(self) -> float:
        """Records read and played again."""
        began = process_time()
        for data in self.records:
            replay(self.game, Record.from_bytes(data), live=False)
        return (process_time() - began) / len(self.records)

    def clone(self) -> float:
        """Clones of matches in the middle of a step."""
        return self._each(lambda match: match.clone())

    def copy(self) -> float:
        """Copies of the bare positions of the same matches."""
        return self._each(lambda match: match.state.clone())

    def deepcopy(self) -> float:
        """What ``copy.deepcopy`` takes for the bare positions of the same matches."""
        return self._each(lambda match: copy.deepcopy(match.state), 1)

    def view(self) -> float:
        """The view of a seat that is asked."""
        return self._each(lambda match: match.view(match.pending[0].seat))

    def determinise(self) -> float:
        """A position dealt from such a view."""
        views: list[View[Any]] = [match.view(match.pending[0].seat, search=True) for match in self.positions]
        chance = Chance(b"bench")
        began = process_time()
        for view in views:
            view.determinised(chance)
        return (process_time() - began) / len(views)

    def _each(self, action: Callable[[Match[Any]], object], times: int = 20) -> float:
        """So often that quick things take as long as slow ones: caches are cold after other work for all alike."""
        began = process_time()
        for _ in range(times):
            for match in self.positions:
                action(match)
        return (process_time() - began) / (times * len(self.positions))


def run(slug: str, seats: int = 2, rounds: int = 9, fast_build: Path = FAST_BUILD) -> dict[str, Any]:
    """Measure everything. Returns the figures, and the bars they are held to, as plain values.

    Raises BadSetup where the compiled build stands in for pure Python, which is what the bars are about, or where the
    game has a bar for something that is not measured.
    """
    if not str(match_module.__file__).endswith(".py"):
        raise BadSetup("error-bench-compiled", "The benchmark measures pure Python, and the compiled build beside it; "
                       "run it without the compiled build in PYTHONPATH.", {})
    game = games.load(slug)
    own = bars_of(game)
    load = Workload(game, seats, _size(game, seats))
    timed: dict[str, list[float]] = {}
    with _compiled(slug, seats, len(load.seeds), fast_build) as compiled:
        for _ in range(rounds):
            for name, value in _round(load, compiled).items():
                timed.setdefault(name, []).append(value)
    per_match = load.real / len(load.seeds)

    def ratio(top: str, bottom: str) -> float:
        return median(a / b for a, b in zip(timed[top], timed[bottom], strict=True))

    least = own.get("least", {})
    pace = median(1 / (play * steps) for play, steps in zip(timed["play"], timed["steps"], strict=True))
    bars = [
        _at_least(TICKS, pace * per_match / CATANATRON_TICKS_PER_STEP, least),
        *[Bar(one["name"], pace / (one["games"] / one["ticks"] * CATANATRON_TICKS_PER_STEP), 0, False, "x")
          for one in own.get("rival", [])],
        Bar("clone mid-step", ratio("clone", "play") * per_match, 4, True, "decisions"),
        _at_least(CLONE, ratio("deepcopy", "clone"), least),
        _at_least(COPY, ratio("deepcopy", "copy"), least),
        Bar("replay / play", ratio("play", "replay"), 0.9, False, "x"),
        Bar("record, without its header", load.bytes / load.real, 2, True, "bytes a decision"),
        Bar("view", ratio("view", "play") * per_match, 0, True, "decisions"),
        Bar("determinise", ratio("determinise", "play") * per_match, 0, True, "decisions"),
        Bar("events on / off", ratio("play", "events"), 0, False, "x"),
        _two_processes(slug, seats, len(load.seeds), rounds),
    ]
    if "odds" in own:
        bars += _odds(odds.load(slug), own["odds"]["fleets"], rounds)
    if "compiled" in timed:
        bars.append(Bar("compiled / pure Python", ratio("play", "compiled"), 2, False, "x"))
    play = median(timed["play"])
    return {
        "game": slug,
        "seats": seats,
        "rounds": rounds,
        "matches": len(load.seeds),
        "python": sys.version.split()[0],
        "calibration_steps_per_second": round(median(timed["steps"])),
        "decisions_per_second": round(per_match / play),
        "games_per_second": round(1 / play, 1),
        "decisions_per_game": round(per_match, 1),
        "forced_per_game": round((load.answers - load.real) / len(load.seeds), 1),
        "microseconds": {name: round(median(timed[name]) * 1e6, 2) for name in timed if name != "steps"},
        "bars": [{**bar._asdict(), "value": round(bar.value, 3), "verdict": bar.verdict} for bar in bars],
    }


def _at_least(name: str, value: float, least: Mapping[str, float]) -> Bar:
    """A figure that games are held to, each as it can."""
    return Bar(name, value, least.get(name, 0), False, "x")


def _odds(reckoner: odds.Reckoner, fleets: Sequence[str], rounds: int) -> list[Bar]:
    """The exact odds of a large battle, and battles sampled for the same purpose."""
    battle = odds.read_battle(reckoner, fleets)
    exact, ratios = [], []
    for _ in range(rounds):
        began = process_time()
        reckoner.exact(battle)
        middle = process_time()
        reckoner.sampled(battle, _SAMPLED)
        exact.append(middle - began)
        ratios.append((process_time() - middle) / _SAMPLED * 100_000 / exact[-1])
    return [
        Bar("exact odds of a large battle", median(exact) * 1e3, 50, True, "ms"),
        Bar("exact odds / 100000 sampled battles", median(ratios), 10, False, "x"),
    ]


def _round(load: Workload, compiled: Callable[[], float] | None) -> dict[str, float]:
    """One round of everything; loop and play run before and after the rest, for the machine's speed drifts."""
    steps = steps_per_second()
    play = load.play()
    timed = {}
    if compiled is not None:
        timed["compiled"] = compiled()
    timed["events"] = load.play(events=True)
    timed["replay"] = load.replay()
    timed["clone"] = load.clone()
    timed["copy"] = load.copy()
    timed["deepcopy"] = load.deepcopy()
    timed["view"] = load.view()
    timed["determinise"] = load.determinise()
    timed["play"] = (play + load.play()) / 2
    timed["steps"] = (steps + steps_per_second()) / 2
    return timed


def _size(game: Game[Any], seats: int) -> int:
    """How many matches take long enough to be timed."""
    size = 0
    began = process_time()
    while process_time() - began < _LEAST_SECONDS:
        drive.play_random(new_match(game, seats, seed_of(1, size), live=False))
        size += 1
    return size


# -- other processes ---------------------------------------------------------------------------------------------------


def _two_processes(slug: str, seats: int, size: int, rounds: int) -> Bar:
    """Matches a CPU second of two busy processes together, against one alone."""
    gains = []
    walls = []
    with get_context("spawn").Pool(2, _warm, (slug, seats)) as pool:
        for _ in range(rounds):
            alone = pool.map(_share, [(slug, seats, size)], 1)[0]
            both = pool.map(_share, [(slug, seats, size)] * 2, 1)
            gains.append(sum(alone[0] / each[0] for each in both))
            walls.append(2 * alone[1] / max(each[1] for each in both))
    return Bar("two processes / one", median(gains), 1.85, False, "x", f"{median(walls):.2f} by wall clock")


def _warm(slug: str, seats: int) -> None:
    _share((slug, seats, 3))


def _share(work: tuple[str, int, int]) -> tuple[float, float]:
    """CPU and wall seconds of one worker's matches."""
    slug, seats, size = work
    game = games.load(slug)
    cpu, wall = process_time(), perf_counter()
    for number in range(size):
        drive.play_random(new_match(game, seats, seed_of(0, number), live=False))
    return process_time() - cpu, perf_counter() - wall


@contextmanager
def _compiled(slug: str, seats: int, size: int, place: Path) -> Iterator[Callable[[], float] | None]:
    """A process that runs the compiled build, if there is one of this game; calling it times the same matches there."""
    if not any(place.glob(f"orrery/games/{slug}/state.*.so")):
        yield None
        return
    program = "import sys; from orrery.lab.bench import serve; serve(sys.stdin, sys.stdout)"
    environment = {**os.environ, "PYTHONPATH": str(place.resolve())}
    process = subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdin is not None
    assert process.stdout is not None
    asked, answered = process.stdin, process.stdout

    def measure() -> float:
        print(json.dumps([slug, seats, size]), file=asked, flush=True)
        line = answered.readline()
        if not line:
            raise RuntimeError("the compiled build stopped; its own message stands above")
        return float(line)

    try:
        yield measure
    finally:
        asked.close()
        process.wait()


def serve(asked: IO[str], answered: IO[str]) -> None:
    """Time random play once for every line asked: game, seats and number of matches."""
    for line in asked:
        slug, seats, size = json.loads(line)
        cpu, _ = _share((slug, seats, size))
        print(cpu / size, file=answered, flush=True)
