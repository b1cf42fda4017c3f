"""``orrery serve`` as people run it: a process of its own, started and stopped."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60.0
PROGRAM = [sys.executable, "-m", "orrery.cli"]
HASTY = [sys.executable, "-c", "import sys; from orrery.server import database; "
         "database.connect.__kwdefaults__['patience_ms'] = 500; from orrery.cli import main; sys.exit(main())"]
"""The program, but with half a second of patience where somebody else has locked the database."""


class Served:
    """A running server process. What it writes goes to files, so that it never waits for a reader."""

    def __init__(self, process: subprocess.Popen[bytes], folder: Path) -> None:
        self.process = process
        self.folder = folder

    @property
    def out(self) -> str:
        return (self.folder / "out").read_text(encoding="utf-8")

    @property
    def err(self) -> str:
        return (self.folder / "err").read_text(encoding="utf-8")

    @property
    def address(self) -> str:
        """Where it says it is, without the last slash; waits until it does."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = re.search(r"(https?://\S+?)/?\n", self.out)
            if found is not None:
                return found[1]
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended with {self.process.returncode}: {self.err}")
            time.sleep(0.02)
        raise AssertionError(f"the server did not say where it is: {self.err}")

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and wait for the end."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


def environment(folder: Path, **more: str) -> dict[str, str]:
    """A data folder of its own, English, no display."""
    away = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "LC_ALL", "ORRERY_LANG")
    kept = {name: value for name, value in os.environ.items() if name not in away}
    return {**kept, "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", "PYTHONUTF8": "1", **more}


@contextmanager
def serving(folder: Path, *arguments: str, program: list[str] | None = None, **env: str) -> Iterator[Served]:
    """A server with these arguments, killed at the end if it still runs."""
    folder.mkdir(exist_ok=True)
    with (folder / "out").open("wb") as out, (folder / "err").open("wb") as err:
        process = subprocess.Popen([*(program or PROGRAM), "serve", *arguments], stdout=out, stderr=err,
                                   env=environment(folder, **env))
    try:
        yield Served(process, folder)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait(PATIENCE)


def serve_and_end(
    folder: Path, *arguments: str, program: list[str] | None = None, **env: str,
) -> subprocess.CompletedProcess[str]:
    """A server that cannot begin, or need not."""
    folder.mkdir(exist_ok=True)
    command = [*(program or PROGRAM), "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8",
                          timeout=PATIENCE, env=environment(folder, **env), check=False)
