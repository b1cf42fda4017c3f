"""A real PostgreSQL of the tests' own: made in a temporary folder, reached through a socket in it, gone with the run.

All xdist workers of a run share one. This file, run as a program, is the keeper: it starts the server, and stops it and
removes its folder when the process that runs the tests is gone, however that ended.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

USER = "orrery"
READY = "ready"
FAILED = "failed"


class PostgresServer:
    """The server, as tests use it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def address(self, name: str = "postgres") -> str:
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{uuid.uuid4().hex}"
        self.run(f"CREATE DATABASE {name}")
        return self.address(name)

    def run(self, sql: str) -> list[Any]:
        """Run a statement as the server's owner."""
        import psycopg

        with psycopg.connect(self.address(), autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []


def shared_server(folder: Path, owner: int) -> PostgresServer:
    """The server of this run: ``folder`` is common to all workers, ``owner`` the process that it must not outlive."""
    mark = folder / "postgresql"
    with (folder / "postgresql.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not mark.exists():
            mark.write_text(str(_start(owner)))
    return PostgresServer(Path(mark.read_text()))


def _start(owner: int) -> Path:
    programs = find_programs()
    home = Path(tempfile.mkdtemp(prefix="orrery-pg-"))
    subprocess.Popen([sys.executable, __file__, str(programs), str(home), str(owner)], start_new_session=True,
                     stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        if (home / READY).exists():
            return home
        if (home / FAILED).exists():
            raise RuntimeError(f"PostgreSQL did not start:\n{(home / FAILED).read_text()}")
        time.sleep(0.05)
    raise RuntimeError("PostgreSQL did not start within two minutes")


def find_programs() -> Path:
    """The folder with initdb and postgres; installed here if need be and possible."""
    from tests.debian import found_or_installed  # the keeper, which runs this file as a program, cannot see it

    found = found_or_installed(_installed, "postgresql")
    if found is None:
        raise RuntimeError("These tests need the programs initdb and postgres of PostgreSQL, found neither in PATH "
                           "nor in /usr/lib/postgresql; install them, on Debian with: apt-get install postgresql")
    return found


def _installed() -> Path | None:
    folders = [Path(folder) for folder in os.get_exec_path()]
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    folders += [Path("/usr/local/bin"), Path("/usr/local/pgsql/bin"), Path("/opt/homebrew/bin")]
    for folder in folders:
        if os.access(folder / "initdb", os.X_OK) and os.access(folder / "postgres", os.X_OK):
            return (folder / "initdb").resolve().parent
    return None


# -- the keeper ------------------------------------------------------------------------------------------------------


def keep(programs: Path, home: Path, owner: int) -> None:
    """Start the server in ``home``, and remove it when ``owner`` is gone."""
    someone: dict[str, Any] = {}
    if os.geteuid() == 0:
        # PostgreSQL refuses to run as root.
        names = {entry.pw_name for entry in pwd.getpwall()}
        user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
        someone = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        os.chown(home, user.pw_uid, user.pw_gid)
    data = home / "data"
    made = subprocess.run(
        [programs / "initdb", "-D", data, "-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
        cwd=home, capture_output=True, text=True, check=False, **someone,
    )
    if made.returncode:
        return _announce(home, FAILED, made.stdout + made.stderr)
    with (home / "log").open("w") as log:
        # The tests kill programs, not the machine: what the system was given is safe without waiting for the disk.
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, "-k", home, "-h", "", "-c", "fsync=off", "-c", "shared_buffers=32MB",
             "-c", "max_connections=300", "-c", "wal_level=minimal", "-c", "max_wal_senders=0"],
            cwd=home, stdout=log, stderr=log, **someone,
        )
    try:
        while not _answers(home):
            if server.poll() is not None:
                return _announce(home, FAILED, (home / "log").read_text())
            time.sleep(0.05)
        _announce(home, READY, "")
        while _lives(owner) and server.poll() is None:
            time.sleep(0.2)
    finally:
        server.send_signal(signal.SIGQUIT)
        server.wait()
        shutil.rmtree(home, ignore_errors=True)


def _answers(home: Path) -> bool:
    import psycopg

    try:
        psycopg.connect(PostgresServer(home).address()).close()
    except psycopg.OperationalError:
        return False
    return True


def _announce(home: Path, name: str, text: str) -> None:
    draft = home / f"{name}.draft"
    draft.write_text(text)
    draft.rename(home / name)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


if __name__ == "__main__":
    keep(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
