"""Records: the same match again, in this process, in another one, and under other hash seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from orrery.core import Record, replay
from orrery.gauntlet.plan import Case
from orrery.gauntlet.trail import played, questions_of, seal_some, stops, trails, viewers


def test_a_record_is_the_match(case: Case) -> None:
    for stop in stops(case, 1 / 4):
        match = stop.take()
        seal_some(match)
        again = replay(case.game, Record.from_bytes(match.record().to_bytes()))
        assert (again.state.key(), again.given()) == (stop.key, match.given())
        assert questions_of(again) == questions_of(match)
    for trail in trails(case):
        match = trail.match
        again = replay(case.game, Record.from_bytes(match.record().to_bytes()), events=True)
        assert again.over()
        assert (again.digest(), again.inputs) == (match.digest(), match.inputs)
        for viewer in viewers(match):
            assert again.events_since(0, viewer) == match.events_since(0, viewer)
            assert again.view(viewer).document() == match.view(viewer).document()


@cache
def played_here(case: Case) -> tuple[bytes, str]:
    """The record of a match, and what another process should print of it."""
    match = case.match(b"elsewhere", live=False)
    for _ in played(match, b"elsewhere"):
        pass
    return match.record().to_bytes(), " ".join([case.name, match.digest(), *map(str, match.result().scores)])


@pytest.mark.parametrize("hash_seed", ["0", "1", "31337"])
def test_another_process_replays_the_same(spec: str, plan: list[Case], hash_seed: str, tmp_path: Path) -> None:
    expected = []
    files = []
    for case in [case for case in plan if case.why != "pair"]:
        record, outcome = played_here(case)
        path = tmp_path / f"{case.name}.orrery"
        path.write_bytes(record)
        files.append(str(path))
        expected.append(outcome)
    done = subprocess.run(
        [sys.executable, "-m", "orrery.gauntlet.replayer", spec, *files], capture_output=True, text=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}, check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == expected
