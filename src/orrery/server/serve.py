"""A server process: its socket, its log, its beginning and its end."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import uvicorn
from starlette.applications import Starlette

from orrery.core import OrreryError
from orrery.server import wire
from orrery.server.app import build
from orrery.server.database import connect
from orrery.server.doors import Porter
from orrery.server.protocol import Http, Socket
from orrery.server.settings import Settings

PORT: Final = 4777
_SETTINGS: Final = "ORRERY_SERVER"
_GRACE: Final = 5
_BACKLOG: Final = 512
"""Connections that may wait to be taken."""
AT_ONCE: Final = 8
"""Connections that are taken in one turn of the event loop: however many come at once, others have their turn too."""


class CannotServe(OrreryError):
    """The server cannot begin: told in a sentence."""


def bind(host: str, port: int | None) -> Porter:
    """A socket on a port; without one on the usual port, or any that is free. Raises CannotServe."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [PORT, 0] if port is None else [port]
    for one in wanted:
        try:
            made = Porter(family)
            if os.name == "posix":  # elsewhere this would let two servers share a port
                made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            # Accepted sockets inherit it. Without, a second small frame would wait for the first to be confirmed.
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            made.bind((host, one))
            made.listen(_BACKLOG)
            return made
        except OSError as error:
            made.close()
            if one != wanted[-1]:
                continue
            detail = error.strerror or str(error)
            if one == 0 or not _taken(error):
                raise CannotServe("error-address", f"Cannot listen at {host}: {detail}.",
                                  {"host": host, "detail": detail}) from None
            raise CannotServe("error-port-taken", f"Port {one} is taken by another program; expected a free one. "
                              "Choose another with --port, or leave it out.", {"port": str(one)}) from None
    raise AssertionError("no port was tried")


def address_of(made: socket.socket, host: str) -> str:
    """The address at which a browser on this machine reaches the socket."""
    port = made.getsockname()[1]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def run(
    settings: Settings, made: Porter, address: str, announce: Callable[[], None], workers: int = 1
) -> None:
    """Serve until a signal ends it. ``announce`` is called once, when the server answers. Raises CannotServe."""
    set_up_log(settings.access_log)
    if workers > 1:
        _run_several(settings, made, address, announce, workers)
        return
    app = build(settings)
    made.shut = app.state.doors.shut
    collect_calmly()
    take_short_turns()
    server = _Server(uvicorn.Config(app, **options(settings)), announce)
    try:
        server.run(sockets=[made])
    except SystemExit:
        pass  # what uvicorn gives up with when the application cannot begin; why is told below
    failure = getattr(app.state, "failure", None)
    if failure is not None:
        raise failure


def answers(address: str, instance: str) -> bool:
    """Whether this very server answers at an address."""
    try:
        with urlopen(f"{address}healthz", timeout=2) as answer:
            found = msgspec.json.decode(answer.read(1000), type=dict[str, str])
            return found.get("server") == instance
    except (URLError, OSError, ValueError):
        return False


# -- who is running --------------------------------------------------------------------------------------------------


def note_of(database: str) -> Path | None:
    """Where a server on a database file notes its address, for the next one who would start one."""
    return None if database.startswith(("postgresql:", "postgres:")) else Path(
        f"{os.path.realpath(database.removeprefix('sqlite:///'))}.address")


def leave_note(settings: Settings, address: str) -> None:
    """Note where this server is."""
    note = note_of(settings.database)
    if note is not None:
        note.write_text(f"{address} {settings.instance}\n", encoding="utf-8")


def running(database: str) -> str | None:
    """The address of the server that runs on a database file, if it answers."""
    note = note_of(database)
    if note is None:
        return None
    try:
        address, _, instance = note.read_text(encoding="utf-8").strip().partition(" ")
    except (OSError, UnicodeError):
        return None
    return address if address.startswith("http://") and instance and answers(address, instance) else None


# -- the process -----------------------------------------------------------------------------------------------------


class _Server(uvicorn.Server):
    """Uvicorn, which says when it answers, and ends in good order on a signal instead of dying of it."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(_BACKLOG)  # so many may wait before the door; uvicorn has set it to those it takes at once
        if self.started:
            self._announce()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take the signals that end a program."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        taken = [signal.SIGINT, signal.SIGTERM]
        before = {one: signal.signal(one, self._stop) for one in taken}
        try:
            yield
        finally:
            for one, earlier in before.items():
                signal.signal(one, earlier)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.handle_exit(number, frame)


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to serve the application."""
    return {
        "log_config": None, "access_log": False, "server_header": False, "lifespan": "on", "http": Http, "ws": Socket,
        "backlog": AT_ONCE,
        "ws_per_message_deflate": False, "ws_max_size": 4 * wire.LARGEST, "timeout_graceful_shutdown": _GRACE,
        "proxy_headers": settings.public_url is not None,
    }


async def _try_database(settings: Settings) -> None:
    db = connect(settings.database)
    await db.open(lambda channel, text: None)
    await db.close()


def _run_several(
    settings: Settings, made: socket.socket, address: str, announce: Callable[[], None], workers: int
) -> None:
    asyncio.run(_try_database(settings))  # to tell in one sentence what each of them would stumble over
    os.environ[_SETTINGS] = msgspec.json.encode(settings, enc_hook=str).decode()

    def wait() -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if answers(address, settings.instance):
                announce()
                return
            time.sleep(0.2)

    threading.Thread(target=wait, daemon=True).start()
    uvicorn.run("orrery.server.serve:worker", factory=True, workers=workers, fd=made.fileno(), **options(settings))


def worker() -> Starlette:
    """The application of one of several processes, set up as the one that started it."""
    settings = msgspec.json.decode(os.environ[_SETTINGS], type=Settings, dec_hook=lambda kind, text: kind(text))
    set_up_log(settings.access_log)
    app = build(settings)
    collect_calmly()
    take_short_turns()
    return app


def collect_calmly() -> None:
    """Have Python look for garbage in circles seldom: a look at everything stopped all tables for up to 0.2 s.

    What is young is looked at often, and so never for long: connections that are broken off leave much in circles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 20, 1_000)


def take_short_turns() -> None:
    """Have threads that reckon give way soon: the event loop waits for one of them after each of its system calls."""
    sys.setswitchinterval(0.0005)


def set_up_log(access: bool) -> None:
    """One line an event on stderr: our own news, and what the parts below complain about."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S"))
    root = logging.getLogger()
    root.handlers[:] = [out]
    root.setLevel(logging.WARNING)
    logging.getLogger("orrery").setLevel(logging.INFO)
    # What uvicorn says of a start that failed is a stack trace; the sentence comes from us.
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)
    logging.getLogger("orrery.access").disabled = not access


def _taken(error: OSError) -> bool:
    import errno

    return error.errno in (errno.EADDRINUSE, errno.EACCES, getattr(errno, "WSAEADDRINUSE", -1))
