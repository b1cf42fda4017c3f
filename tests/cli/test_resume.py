"""Nothing is lost: a match goes on exactly where it stopped, however it stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.cli import saves
from tests.cli.program import SEED, environment, orrery, played, record

SEATS = ["me:Anna", "random", "me:Boris"]


def begun(*more: str) -> tuple[str, ...]:
    return ("play", "race", "--seats", ",".join(SEATS), "--seed", SEED, "--save", "match.orrery", *more)


def test_a_match_in_pieces_is_the_match_in_one_piece(tmp_path: Path) -> None:
    seats = ["me", "random", "greedy"]
    lines, match = played(seats)
    whole = match.record(seats).to_bytes()
    command = ("play", "race", "--seats", "me,random,greedy", "--seed", SEED, "--save", "match.orrery")
    at = 0
    for piece, size in enumerate((1, 2, 3, 5, 8, 13, len(lines))):
        arguments = command if piece == 0 else ("play", "race", "--resume", "match.orrery")
        done = orrery(*arguments, home=tmp_path, typed=lines[at : at + size])
        assert done.returncode == 0, done.stderr
        at += size
        if at >= len(lines):
            break
    assert (tmp_path / "match.orrery").read_bytes() == whole


def test_sealed_answers_survive(tmp_path: Path) -> None:
    first = orrery(*begun(), home=tmp_path, typed=["", "1 2"])
    assert "Hand over to Boris" in first.stdout
    saved = record(tmp_path / "match.orrery")
    assert saved.sealed == {0: (0b11,)}
    assert saved.names == ("Anna", "random", "Boris")
    second = orrery("play", "race", "--resume", "match.orrery", home=tmp_path, typed=["", "1 2", "q"])
    assert second.stdout.startswith("Hand over to Boris")
    assert "Hand over to Anna" in second.stdout
    assert record(tmp_path / "match.orrery").log[0] == 0b11


def test_the_other_seats_may_be_taken_over(tmp_path: Path) -> None:
    orrery(*begun(), home=tmp_path, typed=["", "1 2"])
    done = orrery("play", "race", "--resume", "match.orrery", "--seats", "random,random,random", home=tmp_path)
    assert done.returncode == 0
    assert "Final scores" in done.stdout


def test_resuming_a_finished_match_shows_its_end(tmp_path: Path) -> None:
    orrery("play", "race", "--seats", "random,random", "--save", "match.orrery", home=tmp_path)
    before = (tmp_path / "match.orrery").read_bytes()
    done = orrery("play", "race", "--resume", "match.orrery", home=tmp_path)
    assert "Final scores" in done.stdout
    assert (tmp_path / "match.orrery").read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is a thing of Unix")
def test_kill_9_loses_nothing(tmp_path: Path) -> None:
    seats = ["me", "random"]
    lines, match = played(seats)
    path = tmp_path / "match.orrery"
    given = 0
    for _ in range(4):
        arguments = ("play", "race", "--resume", "match.orrery") if given else (
            "play", "race", "--seats", "me,random", "--seed", SEED, "--save", "match.orrery")
        process = subprocess.Popen(
            [sys.executable, "-u", "-m", "orrery.cli", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True, encoding="utf-8", env=environment(tmp_path), cwd=tmp_path,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        for line in lines[given : given + 5]:
            process.stdin.write(f"{line}\n")
        process.stdin.flush()
        questions = 0
        while questions < 6:  # five answers taken, and asked for the sixth
            questions += "? explains" in process.stdout.readline()
        os.kill(process.pid, signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
        process.stdin.close()
        process.stdout.close()
        given += 5
        log = record(path).log
        assert log == tuple(match.log[: len(log)])
        assert not list(tmp_path.glob(".*.tmp"))
    done = orrery("play", "race", "--resume", "match.orrery", home=tmp_path, typed=lines[given:])
    assert done.returncode == 0
    assert path.read_bytes() == match.record(seats).to_bytes()


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deep" / "match.orrery"
    saves.write_whole(path, b"old")

    def crash(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", crash)
        with pytest.raises(OSError, match="full"):
            saves.write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [file.name for file in path.parent.iterdir()] == ["match.orrery"]


@pytest.mark.parametrize(("platform", "variable", "ending"), [
    ("linux", "XDG_DATA_HOME", ("orrery",)),
    ("win32", "APPDATA", ("orrery",)),
    ("darwin", "HOME", ("Library", "Application Support", "orrery")),
])
def test_each_system_has_its_data_folder(
    platform: str, variable: str, ending: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    assert saves.data_folder() == tmp_path.joinpath(*ending)
