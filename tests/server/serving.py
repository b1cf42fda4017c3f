"""Servers for tests, each on a port of its own: in this very process, or in one that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from starlette.applications import Starlette

from orrery.server.app import build
from orrery.server.serve import bind, options
from orrery.server.settings import Settings


class Served:
    """A running server: its address, and the application inside."""

    def __init__(self, url: str, app: Starlette) -> None:
        self.url = url
        self.app = app

    @property
    def house(self) -> Any:
        """The tables of the server."""
        return self.app.state.house


@asynccontextmanager
async def served(database: str, *, ping: float = 20.0, **settings: Any) -> AsyncIterator[Served]:
    """Serve a database over a real socket on this event loop, for a while.

    ``ping``: seconds after which sockets are asked whether they are still there, and so many more to answer.
    """
    set_up = Settings(database, **{"limits": False, **settings})
    app = build(set_up)
    listening = bind("127.0.0.1", 0)
    config = uvicorn.Config(app, **{**options(set_up), "log_level": "error", "timeout_graceful_shutdown": 2},
                            ws_ping_interval=ping, ws_ping_timeout=ping)
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        if running.done():
            running.result()
            raise AssertionError("the server did not start")
        await asyncio.sleep(0.005)
    try:
        yield Served(f"http://127.0.0.1:{listening.getsockname()[1]}", app)
    finally:
        server.should_exit = True
        await running
        listening.close()


class Process:
    """A server in a process of its own, as people start it."""

    def __init__(self, database: str, **environment: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "orrery", "serve", "--port", "0", "--database", database, "--no-browser",
             "--no-limits"],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "LANG": "en_US.UTF-8", **environment},
        )
        assert self._process.stdout is not None
        words = (word for line in self._process.stdout for word in line.split())
        self.url = next(word for word in words if word.startswith("http://")).rstrip("/.")

    def wait_killed(self) -> None:
        """Wait until the process has died by SIGKILL."""
        assert self._process.wait(20) == -signal.SIGKILL

    def kill(self) -> None:
        """Pull the plug."""
        self._process.kill()
        self._process.wait(20)

    def stop(self) -> None:
        """End it in good order, if it runs."""
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *how: object) -> None:
        self.stop()
