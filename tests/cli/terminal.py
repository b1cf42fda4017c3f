"""A program at a pseudo-terminal: typed to, and watched."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

from tests.cli.program import environment

PATIENCE = 60.0


class Terminal:
    """One run of the program at a terminal of 110 columns."""

    def __init__(self, *arguments: str, home: Path) -> None:
        self.own, theirs = pty.openpty()
        self.text = ""
        self.status: int | None = None
        self.process = subprocess.Popen(
            [sys.executable, "-m", "orrery.cli", *arguments], stdin=theirs, stdout=theirs, stderr=theirs, cwd=home,
            env=environment(home, TERM="xterm-256color", LINES="60"), start_new_session=True, close_fds=True,
            preexec_fn=_own_terminal,
        )
        os.close(theirs)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.own)

    def type(self, line: str, end: str = "\n") -> None:
        """Type a line."""
        os.write(self.own, (line + end).encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, and Enter as people do when nothing stirs: a signal that comes in the instant before
        readline waits for a key is seen only at the next line."""
        os.write(self.own, b"\x03\n")

    def wait_for(self, wanted: str) -> str:
        """What has appeared up to and with the wanted text; the next wait begins after it."""
        until = time.monotonic() + PATIENCE
        while wanted not in self.text:
            assert self._more(until), f"{wanted!r} did not appear in {self.text!r}"
        before, found, self.text = self.text.partition(wanted)
        return before + found

    def ended(self) -> str:
        """What appeared before the program ended."""
        until = time.monotonic() + PATIENCE
        while self._more(until):
            pass
        self.status = self.process.wait(PATIENCE)
        return self.text

    def _more(self, until: float) -> bool:
        ready, _, _ = select.select([self.own], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self.own, 65536)
        except OSError:  # the other side has gone
            return False
        self.text += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)


def _own_terminal() -> None:
    """Make the pseudo-terminal the controlling one, so that Ctrl-C reaches the program."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
