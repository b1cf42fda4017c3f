"""The command line as people run it: with a data folder of its own, in this process or in one that is started."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack, chdir, redirect_stderr, redirect_stdout
from hashlib import blake2b
from pathlib import Path
from typing import Any
from unittest.mock import patch

from orrery import cli, games
from orrery.bots import drive, load
from orrery.core import Game, Match, Record, new_match

RACE = games.load("race")
SEED = "a fixed seed"


def environment(home: Path, **more: str) -> dict[str, str]:
    """What a process of ours sees: a data folder of its own, English, a wide screen."""
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LC_ALL", "ORRERY_LANG")}
    return {**kept, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "110", **more}


def orrery(
    *arguments: str, home: Path, typed: Sequence[str] = (), env: dict[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the program to its end with these lines on its input, in this process: that is many times faster.

    Who brings packages of his own (a PYTHONPATH) needs a process of its own.
    """
    if env is not None and env.get("PYTHONPATH") != os.environ.get("PYTHONPATH"):
        return started(*arguments, home=home, typed=typed, env=env, cwd=cwd)
    said, told = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
    with ExitStack() as here:
        here.enter_context(patch.dict(os.environ, env or environment(home), clear=True))
        here.enter_context(chdir(cwd or home))
        here.enter_context(patch("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed))))
        here.enter_context(redirect_stdout(said))
        here.enter_context(redirect_stderr(told))
        status = cli.main(arguments)
    outputs = []
    for stream in (said, told):
        stream.flush()
        outputs.append(stream.buffer.getvalue().decode("utf-8"))
    return subprocess.CompletedProcess(arguments, status, *outputs)


def started(
    *arguments: str, home: Path, typed: Sequence[str] = (), env: dict[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own, as a shell starts it."""
    return subprocess.run(
        [sys.executable, "-m", "orrery.cli", *arguments],
        input="".join(f"{line}\n" for line in typed), capture_output=True, text=True, encoding="utf-8", timeout=120,
        env=env or environment(home), cwd=cwd or home, check=False,
    )


def begin(seats: Sequence[str], options: dict[str, str] | None = None, game: Game[Any] = RACE) -> Match[Any]:
    """The match that ``play --seed`` begins with the fixed seed."""
    seed = blake2b(SEED.encode(), digest_size=16).digest()
    return new_match(game, len(seats), seed, options, events=True)


def played(
    seats: Sequence[str], answers: int | None = None, game: Game[Any] = RACE
) -> tuple[list[str], Match[Any]]:
    """The lines that people would type in a match with random choices, and the match after them.

    Bots answer as they do at the terminal. ``answers`` stops after so many lines of people.
    """
    match = begin(seats, game=game)
    bots = [None if name.startswith("me") else load(name, game) for name in seats]
    anybody = load("random", game)
    lines: list[str] = []
    while match.pending and (answers is None or len(lines) < answers):
        people_first = sorted(match.waiting(), key=lambda seat: bots[seat] is not None)
        seat = people_first[0]
        bot = bots[seat] or anybody
        code = drive.answer(match, seat, bot, drive.stream_now(match, seat))
        decision = match.asked(seat)
        answer = decision.decode(code)
        if bots[seat] is None:
            lines.append(game.text(decision, answer))
        match.submit(seat, answer)
    return lines, match


def record(path: Path) -> Record:
    """The record in a file."""
    return Record.from_bytes(path.read_bytes())
