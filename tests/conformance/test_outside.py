"""A package of somebody else runs the gauntlet on its own game, by slug and by object, and hears what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiny import blocks

ROOT = Path(__file__).parents[2]


def gauntlet(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """``pytest --pyargs orrery.gauntlet`` in another folder, whose modules can be imported."""
    path = os.pathsep.join([str(folder), *filter(None, sys.path), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "orrery.gauntlet.plugin", "-p", "no:cacheprovider",
         "--pyargs", "orrery.gauntlet", *arguments],
        cwd=folder, env={**os.environ, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}, capture_output=True,
        text=True, check=False,
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the little game of the documents, installed under its slug."""
    (tmp_path / "comet.py").write_text(blocks("python")[0], encoding="utf-8")
    installed = tmp_path / "comet-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: comet\nVersion: 1.0\n", encoding="utf-8")
    (installed / "entry_points.txt").write_text("[orrery.games]\ncomet = comet:COMET\n", encoding="utf-8")
    return tmp_path


def test_a_game_of_ones_own_by_its_slug(folder: Path) -> None:
    done = gauntlet(folder, "--game", "comet")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout


def test_a_game_of_ones_own_as_an_object_with_its_golden_matches(folder: Path) -> None:
    write = [sys.executable, "-m", "orrery.gauntlet", "write", "comet:COMET", "--kept", "kept"]
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    subprocess.run(write, cwd=folder, env={**os.environ, "PYTHONPATH": path}, check=True, capture_output=True)
    assert len(list((folder / "kept").glob("golden/comet-*.txt"))) == 3
    tests = ("-k", "golden or counted or kept", "--game", "comet:COMET", "--kept", "kept")
    assert gauntlet(folder, *tests).returncode == 0
    golden = folder / "kept" / "golden" / "comet-2.txt"
    golden.write_text(golden.read_text(encoding="utf-8").replace("play:", "play:1", 1), encoding="utf-8")
    done = gauntlet(folder, *tests)
    assert done.returncode == 1
    assert "test_the_golden_match_is_played_as_it_was[comet-2]" in done.stdout


def test_a_leak_is_told(folder: Path) -> None:
    (folder / "leaky.py").write_text(
        "from tests.conformance.copies import Copies\nLEAKY = Copies('draw')\n", encoding="utf-8")
    done = gauntlet(folder, "--game", "leaky:LEAKY", "-k", "same_answers")
    assert done.returncode == 1
    assert "can tell two worlds apart after answers to 'throw', by an event" in done.stdout


@pytest.mark.parametrize(("arguments", "told"), [
    ((), "The gauntlet needs a game: pytest --pyargs orrery.gauntlet --game GAME"),
    (("--game", "chess"), "--game chess: Unknown game 'chess'; expected one of: race"),
    (("--game", "comet:NOTHING"), "--game comet:NOTHING: module 'comet' has no attribute 'NOTHING'"),
    (("--game", "comet", "--kept", "nowhere"), "There is no folder"),
    (("--game", "comet", "--gauntlet-budget", "much"), "The gauntlet's budget is 'much'; expected a number above 0"),
])
def test_a_wrong_wish_is_told_in_a_sentence(arguments: tuple[str, ...], told: str, folder: Path) -> None:
    done = gauntlet(folder, *arguments)
    assert done.returncode != 0
    assert told in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
