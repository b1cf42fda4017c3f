"""What tests need and Debian has: found, or installed where nobody is asked (as root, with apt)."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 600
"""Seconds for which apt waits for whoever else is installing something."""


def found_or_installed(found: Callable[[], T | None], package: str) -> T | None:
    """What ``found`` finds, once the package is installed if need be and possible.

    One process looks after the other, so that none finds what another has only half installed.
    """
    with (Path(tempfile.gettempdir()) / f"orrery-apt-{os.geteuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        there = found()
        if there is None and os.geteuid() == 0 and shutil.which("apt-get"):
            _install(package)
            there = found()
        return there


def _install(package: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
        subprocess.run(["apt-get", "-o", f"DPkg::Lock::Timeout={PATIENCE}", *command], env=quiet, capture_output=True,
                       check=False)
