"""Records: the same match again, in this process, in another one, and under other hash seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.core import Record, replay
from tests.conformance.cases import CASES, SLUGS, game_of, playing, questions

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", CASES)
def test_a_record_is_the_match(name: str) -> None:
    case = CASES[name]
    match = case.match(b"record", events=True)
    for _ in playing(match, b"record"):
        if -len(match.inputs) % 12 < len(match.pending):
            for decision in match.pending[:-1]:
                match.submit(decision.seat, decision.decode(next(decision.codes())))
            again = replay(case.game, Record.from_bytes(match.record().to_bytes()))
            assert (again.digest(), again.sealed, questions(again)) == (match.digest(), match.sealed, questions(match))
            for seat in list(match.sealed):
                match.retract(seat)
    again = replay(case.game, Record.from_bytes(match.record().to_bytes()), events=True)
    assert again.over()
    assert (again.digest(), again.inputs) == (match.digest(), match.inputs)
    for viewer in range(-1, case.seats):
        assert again.events_since(0, viewer) == match.events_since(0, viewer)
        assert again.view(viewer).document() == match.view(viewer).document()


@pytest.mark.parametrize("hash_seed", ["0", "1", "31337"])
@pytest.mark.parametrize("slug", SLUGS)
def test_another_process_replays_the_same(slug: str, hash_seed: str, tmp_path: Path) -> None:
    expected = []
    files = []
    for case in [case for case in CASES.values() if case.game is game_of(slug)]:
        match = case.match(b"elsewhere")
        for _ in playing(match, b"elsewhere"):
            pass
        path = tmp_path / f"{case.name}.orrery"
        path.write_bytes(match.record().to_bytes())
        files.append(str(path))
        expected.append(" ".join([case.name, match.digest(), *map(str, match.result().scores)]))
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.replayer", *files], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed}, check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == expected
