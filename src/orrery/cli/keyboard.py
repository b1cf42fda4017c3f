"""Lines typed by people, or piped in by scripts."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console

PROMPT: Final = "> "


def read_line(console: Console) -> str | None:
    """The next line of the input; None at its end."""
    console.file.flush()
    if not sys.stdin.isatty():
        console.print(PROMPT, end="")
        line = sys.stdin.readline()
        console.print()
        return line if line else None
    _edit_lines()
    try:
        return input(PROMPT)
    except EOFError:
        console.print()
        return None


def _edit_lines() -> None:
    """Arrow keys work, but nothing typed is remembered: the next person may sit at the same keyboard."""
    try:
        import readline
    except ImportError:  # not on every system
        return
    if hasattr(readline, "set_auto_history"):
        readline.set_auto_history(False)
