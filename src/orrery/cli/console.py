"""Where words go: the screen for answers, stderr for progress."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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


@contextmanager
def progress_bar(label: str, total: int | None = None) -> Iterator[Callable[..., None]]:
    """A bar on stderr while something runs, if somebody watches; yields ``progress(done, total)``."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = margin()
    if console.quiet:
        yield lambda done, total=None: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(label, total=total)

        def progress(done: int, total: int | None = None) -> None:
            bar.update(task, completed=done, total=total)

        yield progress
