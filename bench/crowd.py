"""A crowd that looks on, in a process of its own: `python bench/crowd.py URL TABLE PEOPLE` (see web_load.py).

Says "ready" when everybody has the whole view, and at the end of standard input what came when: for every entry of the
match how many heard of it and the moment at which the last one did, by the system's monotonic clock.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import secrets
import sys
import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

_SEQ = re.compile(rb'"seq":(\d+)')


class Wire(asyncio.Protocol):
    """A socket to the server that does as little as possible: a crowd of them must not be the slow part."""

    def __init__(self, host: str, heard: Callable[[bytes], None] | None = None) -> None:
        self.open: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.closed = asyncio.Event()
        self.transport: asyncio.Transport | None = None
        self._host = host
        self._heard = heard
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        transport.write((
            f"GET /ws HTTP/1.1\r\nHost: {self._host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        ).encode())

    def data_received(self, data: bytes) -> None:
        """Take frames apart. A server does not mask them."""
        self._rest += data
        if not self.open.done():
            head, found, rest = self._rest.partition(b"\r\n\r\n")
            if not found:
                return
            self._rest = rest
            self.open.set_result(head.startswith(b"HTTP/1.1 101"))
        if self._heard is None:
            self._rest = b""
        while (size := frame_size(self._rest)) is not None and len(self._rest) >= sum(size):
            head, body = size
            if self._rest[0] == 0x81 and self._heard is not None:
                self._heard(self._rest[head : head + body])
            elif self._rest[0] == 0x89:
                self.send(self._rest[head : head + body], 0xA)
            self._rest = self._rest[head + body :]

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if not self.open.done():
            self.open.set_result(False)
        self.closed.set()

    def send(self, payload: bytes, opcode: int = 1) -> None:
        """Send a frame. A mask of zeros is a mask."""
        assert self.transport is not None
        self.transport.write(frame(payload, opcode))


def frame(payload: bytes, opcode: int = 1) -> bytes:
    """A frame as a client sends it."""
    size = len(payload)
    head = bytes((0x80 | opcode, 0x80 | size)) if size < 126 else bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big")
    return head + bytes(4) + payload


def frame_size(data: bytes) -> tuple[int, int] | None:
    """How long head and body of a frame of the server are; None if that cannot be seen yet."""
    if len(data) < 2:
        return None
    short = data[1] & 0x7F
    head = {126: 4, 127: 10}.get(short, 2)
    if len(data) < head:
        return None
    return head, int.from_bytes(data[2:head], "big") if head > 2 else short


async def gather_slowly(works: list[Callable[[], Awaitable[None]]], at_once: int = 20) -> None:
    """Do many things, a few at a time."""
    turns = asyncio.Semaphore(at_once)

    async def one(work: Callable[[], Awaitable[None]]) -> None:
        async with turns:
            await work()

    await asyncio.gather(*[one(work) for work in works])


async def look_on(url: str, table: str, people: int) -> None:
    """Watch until standard input ends."""
    parts = urlsplit(url)
    heard: dict[int, list[float]] = {}
    known: dict[bytes, int] = {}
    watching = 0

    def hear(text: bytes) -> None:
        nonlocal watching
        if text.startswith(b'{"t":"update"'):
            seq = known.get(text)
            if seq is None:
                found = _SEQ.search(text)
                seq = known[text] = int(found.group(1)) if found else -1
            one = heard.setdefault(seq, [0, 0.0])
            one[0] += 1
            one[1] = time.monotonic()
        elif text.startswith(b'{"t":"view"'):
            watching += 1

    async def come() -> None:
        made = await asyncio.get_running_loop().create_connection(
            lambda: Wire(parts.netloc, hear), parts.hostname, parts.port)
        if not await made[1].open:
            raise SystemExit("the crowd was not let in")
        made[1].send(json.dumps({"t": "watch", "table": table, "viewer": -1}).encode())

    await gather_slowly([come] * people)
    while watching < people:
        await asyncio.sleep(0.05)
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    print(json.dumps({"views": watching, "heard": heard}), flush=True)


if __name__ == "__main__":
    os.nice(10)  # those who play, and measure, go first
    asyncio.run(look_on(sys.argv[1], sys.argv[2], int(sys.argv[3])))
