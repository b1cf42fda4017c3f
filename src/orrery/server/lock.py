"""A database file that one server process holds, by whatever path it came to it.

The system lets go of it when the process ends, however that happens.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

_HELD: Final[set[str]] = set()
"""Files that this very process holds: the system's locks do not keep a process from itself."""
_FILES: Final[set[tuple[int, int]]] = set()
"""Databases that this very process holds, by device and number."""


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
        except (BlockingIOError, PermissionError):
            os.close(fd)
            return False
        except OSError:
            pass  # a file system without locks: nobody can hold it, and that keeps nobody from playing
        _HELD.add(self._name)
        self._fd = fd
        return True

    def release(self) -> None:
        """Let go. The file stays: to remove it could take the lock from somebody who has just opened it."""
        if self._fd is not None:
            os.close(self._fd)
            self._fd = None
            _HELD.discard(self._name)


class DatabaseLock:
    """A lock on a database file: beside what its path leads to in the end, and on the file itself.

    The first is met by whoever comes through a link or another folder's ``..``; the second by whoever comes by another
    name of the same file (a hard link, a folder that is mounted twice). Where the system has no lock for that which
    leaves SQLite's own alone, a file with several names is refused.
    """

    def __init__(self, path: Path) -> None:
        self._path = Path(os.path.realpath(path))
        self._beside = LockFile(Path(f"{self._path}.lock"))
        self._fd: int | None = None
        self._file: tuple[int, int] | None = None
        self.by_another_name = False
        """Whether it could not be taken because somebody holds the same file under another name."""
        self.has_several_names = False
        """Whether it could not be taken because nobody can tell who holds it under its other names."""

    def take(self) -> bool:
        """Take the lock, and make the file if there is none; False if somebody holds it. Raises OSError."""
        if not self._beside.take():
            return False
        try:
            # The file holds seeds and passwords' fingerprints: made here, so that nobody else can read it.
            if not self._path.exists():
                os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
            found = os.stat(self._path)
            file = found.st_dev, found.st_ino
            # Looked at before it is opened: to close it again would take SQLite's own locks from this process.
            if file in _FILES:
                self.by_another_name = True
            elif self._hold(found.st_nlink):
                _FILES.add(file)
                self._file = file
                return True
        except BaseException:
            self._beside.release()
            raise
        self._beside.release()
        return False

    def release(self) -> None:
        """Let go."""
        if self._file is not None:
            _FILES.discard(self._file)
            self._file = None
        if self._fd is not None:
            os.close(self._fd)
            self._fd = None
        self._beside.release()

    def _hold(self, names: int) -> bool:
        """Hold the file itself, or see that there is no other name by which somebody could come to it."""
        fd = os.open(self._path, os.O_RDWR)
        held = _hold(fd)
        if held:
            self._fd = fd
            return True
        os.close(fd)  # before SQLite opens it: so no lock of its own is lost
        self.by_another_name = held is False
        self.has_several_names = held is None and names > 1
        return held is None and names == 1


if sys.platform == "win32":
    import msvcrt

    def _lock(fd: int) -> None:
        msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)

    def _hold(fd: int) -> bool | None:
        return None  # a lock here would keep SQLite itself from reading

else:
    import fcntl

    def _lock(fd: int) -> None:
        # Unlike flock(), this is not inherited by child processes, which may outlive the server.
        fcntl.lockf(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _hold(fd: int) -> bool | None:
        """Hold a file; False if somebody does, None if this cannot be done here."""
        # Of another kind than SQLite's own locks, so that they do not meet. Programs that the server starts do not
        # inherit it either, for Python closes its files before them.
        if sys.platform != "linux":
            return None  # other systems make one kind of both
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return None  # a file system without such locks
        try:
            fcntl.lockf(fd, fcntl.LOCK_EX | fcntl.LOCK_NB, 1)  # a byte that SQLite leaves alone
            fcntl.lockf(fd, fcntl.LOCK_UN, 1)
        except OSError:
            return None  # on a network's file system both are one kind: it would keep SQLite out
        return True
