"""Where words go: the screen for answers, stderr for progress."""

from __future__ import annotations

import os
import sys
from typing import Final

from rich.console import Console

PIPE_WIDTH: Final = 100


def screen() -> Console:
    """The console for what was asked for. In a pipe it is as wide as COLUMNS says, else 100."""
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPE_WIDTH
    return Console(highlight=False, width=width, emoji=False)


def margin() -> Console:
    """The console for progress: stderr, and only if somebody watches it."""
    return Console(stderr=True, highlight=False, quiet=not sys.stderr.isatty(), emoji=False)
