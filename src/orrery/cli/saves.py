"""Saved matches: where they are kept, and how they are written so that nothing is ever half there."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

from orrery.cli.arguments import require_file
from orrery.cli.problems import Problem
from orrery.core import Game, Match, OrreryError, Record, replay


def data_folder() -> Path:
    """Where this system keeps a person's data of a program."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming", "orrery")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "orrery"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "orrery")


def new_save(game: str) -> Path:
    """A file name that is not taken yet, in the data folder."""
    folder = data_folder() / "saves"
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.orrery"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.orrery"
    return path


def write_whole(path: Path, data: bytes | Iterable[bytes]) -> None:
    """Replace a file at one stroke: after a crash it holds the old content or the new, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("wb") as file:
            file.writelines([data] if isinstance(data, bytes) else data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)  # the new name must survive a crash too
        finally:
            os.close(folder)


def read_record(path: Path) -> Record:
    """The record in a file. Raises Problem or BadRecord."""
    try:
        return Record.from_bytes(require_file(path).read_bytes())
    except RecursionError:
        raise Problem("error-record-foreign") from None


def replayed(game: Game[Any], record: Record, to: int | None = None, *, events: bool = False) -> Match[Any]:
    """The match of a record. Whatever goes wrong inside the rules is the record's fault: BadRecord or Problem."""
    try:
        return replay(game, record, to, events=events)
    except OrreryError:
        raise
    except Exception as problem:
        raise Problem("error-record-unplayable", detail=repr(problem)) from problem
