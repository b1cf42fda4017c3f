"""One address that does the worst it may: `python bench/hostile.py URL SECONDS TABLE ...` (see web_load.py).

Everything at once, from 127.0.0.2: as many sockets as it gets, which watch and leave, ask for whole views, send
nonsense, ping and cut messages into pieces; odds and films; files; requests that do not come to their end; readers that
do not read. Says at the end how often each was done.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import urlsplit

from crowd import Wire, frame

HERE = "127.0.0.2"
SOCKETS = 200
AGAIN = 0.25
"""Seconds after which somebody who was turned away comes again."""


class Hostile:
    """The address. All its works go on until the time is over."""

    def __init__(self, url: str, seconds: float, tables: list[str]) -> None:
        parts = urlsplit(url)
        self.host, self.port, self.netloc = parts.hostname or "", parts.port or 0, parts.netloc
        self.end = time.monotonic() + seconds
        self.tables = tables
        self.done: Counter[str] = Counter()
        self.numbers = itertools.count()

    async def run(self) -> None:
        """All of it at once."""
        floods: list[Callable[[], bytes]] = [self.watches, self.nonsense, self.pings, self.pieces, self.asks]
        works: list[Coroutine[Any, Any, None]] = [self.socket(floods[n % len(floods)]) for n in range(SOCKETS)]
        works += [self.request(self.odds) for _ in range(30)]
        works += [self.request(self.replay) for _ in range(30)]
        works += [self.request(self.file) for _ in range(30)]
        halves = (b"GET / HT", b"", self.head("POST", "/api/guest", 900))
        works += [self.half(text) for text in halves for _ in range(30)]
        works += [self.unread() for _ in range(20)]
        await asyncio.gather(*works)

    def on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.end

    # -- sockets -----------------------------------------------------------------------------------------------------

    def watches(self) -> bytes:
        """Come, look, go."""
        self.done["watch"] += 1
        table = random.choice(self.tables)
        return frame(b'{"t":"watch","table":"%s","viewer":-1}' % table.encode()) + frame(
            b'{"t":"unwatch","table":"%s"}' % table.encode())

    def asks(self) -> bytes:
        """The lobby again and again, and the server's pulse."""
        self.done["lobby"] += 1
        return frame(b'{"t":"lobby","on":true}') + frame(b'{"t":"ping"}') * 10

    def nonsense(self) -> bytes:
        """What no server understands."""
        self.done["nonsense"] += 1
        return frame(random.choice([b"{", b"[" * 900, b'{"t":"watch"}', b'{"t":"submit","seat":"x"}', os.urandom(60)]))

    def pings(self) -> bytes:
        """Frames that no application sees."""
        self.done["pings"] += 100
        return frame(b"", 9) * 50 + frame(b"x", 10) * 50

    def pieces(self) -> bytes:
        """A message in tiny pieces."""
        self.done["pieces"] += 50
        return b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 50

    async def socket(self, flood: Callable[[], bytes]) -> None:
        """One socket after the other, each as long as it is let."""
        while self.on():
            try:
                transport, wire = await asyncio.get_running_loop().create_connection(
                    lambda: Wire(self.netloc), self.host, self.port, local_addr=(HERE, 0))
            except OSError:
                await asyncio.sleep(AGAIN)
                continue
            if await wire.open:
                self.done["sockets"] += 1
                while self.on() and not transport.is_closing():
                    if transport.get_write_buffer_size() < 50_000:
                        transport.write(flood())
                    await asyncio.sleep(0.01)
            else:
                self.done["turned away"] += 1
            transport.abort()
            await asyncio.sleep(AGAIN)

    # -- requests ----------------------------------------------------------------------------------------------------

    def head(self, method: str, path: str, size: int = 0) -> bytes:
        """The head of a request."""
        return (f"{method} {path} HTTP/1.1\r\nHost: {self.netloc}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {size}\r\n\r\n").encode()

    def odds(self) -> bytes:
        """A large battle that nobody asked for before."""
        n = next(self.numbers)
        fleets = f"{1 + n % 8}interceptor.h{1 + n // 8 % 5}.s{n // 40 % 5}.y1~4cruiser.h4.s1.y1,2dreadnought.h5.y1"
        return self.head("GET", f"/api/odds/eclipse?fleets={fleets}&help=true&aim=largest~")

    def replay(self) -> bytes:
        """A match from its beginning."""
        what = random.choice(["film", "history", "moment"])
        return self.head("GET", f"/api/tables/{random.choice(self.tables)}/{what}?viewer=-1&at=5")

    def file(self) -> bytes:
        """A page, or what is not there."""
        paths = ["/", "/x.js", "/api/openapi.json", "/healthz", "/api/tables/aaaaaaaaaa"]
        return self.head("GET", random.choice(paths))

    async def request(self, make: Callable[[], bytes]) -> None:
        """One request after the other."""
        while self.on():
            try:
                reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(HERE, 0))
                while self.on():
                    writer.write(make())
                    head = await reader.readuntil(b"\r\n\r\n")
                    size = next((int(line[15:]) for line in head.lower().split(b"\r\n")
                                 if line.startswith(b"content-length:")), 0)
                    await reader.readexactly(size)
                    self.done[f"{make.__name__} {head[9:12].decode()}"] += 1
            except (OSError, EOFError, asyncio.IncompleteReadError):
                self.done["broken off"] += 1
                await asyncio.sleep(AGAIN)

    async def half(self, text: bytes) -> None:
        """Half a request, and never the rest."""
        while self.on():
            try:
                reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(HERE, 0))
                writer.write(text)
                async with asyncio.timeout(max(0.1, self.end - time.monotonic())):
                    await reader.read()
            except (OSError, TimeoutError):
                pass
            self.done["half"] += 1
            await asyncio.sleep(AGAIN)

    async def unread(self) -> None:
        """Answers that are asked for and not read."""
        while self.on():
            try:
                _, writer = await asyncio.open_connection(self.host, self.port, local_addr=(HERE, 0), limit=1_024)
                for _ in range(20):
                    writer.write(self.replay())
                await asyncio.sleep(max(0.1, min(20.0, self.end - time.monotonic())))
                writer.close()
            except OSError:
                pass
            self.done["unread"] += 1
            await asyncio.sleep(AGAIN)


if __name__ == "__main__":
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # that connections are broken off under it is no news
    os.nice(10)  # it is the server that is measured, not who gets the other core
    hostile = Hostile(sys.argv[1], float(sys.argv[2]), sys.argv[3:])
    asyncio.run(hostile.run())
    print(json.dumps(hostile.done), flush=True)
