"""A file that one server process holds. The system lets go of it when the process ends, however that happens."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

_HELD: Final[set[str]] = set()
"""Files that this very process holds: the system's locks do not keep a process from itself."""


class LockFile:
    """A lock on a path, taken without waiting."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._name = os.path.realpath(path)
        self._fd: int | None = None

    def take(self) -> bool:
        """Take the lock; False if somebody holds it. Raises OSError if the file cannot be made."""
        if self._name in _HELD:
            return False
        fd = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(fd)
        except OSError:
            os.close(fd)
            return False
        _HELD.add(self._name)
        self._fd = fd
        return True

    def release(self) -> None:
        """Let go. The file stays: to remove it could take the lock from somebody who has just opened it."""
        if self._fd is not None:
            os.close(self._fd)
            self._fd = None
            _HELD.discard(self._name)


if sys.platform == "win32":
    import msvcrt

    def _lock(fd: int) -> None:
        msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(fd: int) -> None:
        # Unlike flock(), this is not inherited by child processes, which may outlive the server.
        fcntl.lockf(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
