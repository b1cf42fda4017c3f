"""The server that the browsers of a test talk to: it can be killed and started again at the same address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

PATIENCE = 60.0


class Server:
    """``orrery serve`` in a process of its own, at one port for all its lives."""

    def __init__(self, database: Path, *options: str, **environment: str) -> None:
        self.database = database
        self.options = options
        self.environment = environment
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        log = self.database.with_suffix(".log").open("ab")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "orrery.cli", "serve", "--port", str(self.port), "--database", str(self.database),
             "--no-browser", "--no-limits", *self.options],
            stdout=log, stderr=log, env={**os.environ, "LANG": "C.UTF-8", **self.environment},
        )
        log.close()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log}")

    @property
    def log(self) -> str:
        """All that it has written."""
        return self.database.with_suffix(".log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """Pull the plug."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        """End it in good order, if it runs."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(PATIENCE)
