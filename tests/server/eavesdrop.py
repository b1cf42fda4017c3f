"""Browsers of which every byte that a server sends them is kept, and what must not be among these bytes."""

from __future__ import annotations

import asyncio
import json
import re
from base64 import b64encode, urlsafe_b64encode
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from orrery import games
from orrery.core import Decision, Match
from orrery.server.channels import new_key
from orrery.server.database import Transaction
from orrery.server.house import House
from orrery.server.keep import people
from orrery.server.keep.notices import server_key
from orrery.server.people import now_ms
from orrery.server.tokens import fingerprint
from tests.server.room import NEVER, put_people
from tests.server.serving import Served, served

PATIENCE = 30.0
NOT_LONG = httpx.Limits(max_connections=6, keepalive_expiry=1.0)
"""Connections are not used again when the server is about to close them."""
NOON = 1_800_000_000_000
"""When everything happens at servers of which bytes are compared, milliseconds since 1970."""


def token_of(name: str) -> str:
    """The session of a person, the same on every server."""
    return urlsafe_b64encode(sha256(name.encode()).digest()).rstrip(b"=").decode()


async def seat_people(house: House, names: Sequence[str]) -> None:
    """Guests whose ids are their names, each with a session; the server has the same key for pushes everywhere."""
    def work(tx: Transaction) -> None:
        server_key(tx, "push", push_key())
        for name in names:
            people.open_session(tx, fingerprint(token_of(name)), name, now_ms())

    await put_people(house.db, names)
    await house.db.write(work)


@cache
def push_key() -> str:
    """The private key with which servers sign what they push."""
    return new_key()


@contextmanager
def comet_known() -> Iterator[None]:
    """Comet among the games that can be played."""
    games._OURS["comet"] = "tests.tiny:COMET"
    try:
        yield
    finally:
        games._OURS.pop("comet", None)


@contextmanager
def folder_in_memory(name: str) -> Iterator[Path]:
    """A folder on a disk that need not be waited for, where there is one: for what is not about storing."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(prefix="orrery-", dir=memory if memory.is_dir() else None) as made:
        folder = Path(made) / name
        folder.mkdir()
        yield folder


@asynccontextmanager
async def still_server(name: str, people: Sequence[str], **settings: Any) -> AsyncIterator[Served]:
    """A server with these people at which time stands still, so that two of them can say the same to the byte.

    ``name``: of the folder in which its database lies.
    """
    with folder_in_memory(name) as folder:
        async with served(str(folder / "orrery.db"), bot_delay=0.0, **settings) as server:
            server.house.now = lambda: NOON
            server.house.absence.began = NOON
            server.house.watching.delay = NEVER
            await seat_people(server.house, people)
            yield server


class Tap:
    """One browser. ``sent`` holds everything that the server has sent it, in order: frames, answers, headers."""

    def __init__(self, server: str, name: str | None) -> None:
        self.name = name
        self.url = server
        headers = {"accept-encoding": "identity"}
        if name is not None:
            headers["cookie"] = f"orrery={token_of(name)}"
        self.http = httpx.AsyncClient(base_url=server, timeout=PATIENCE, headers=headers, limits=NOT_LONG)
        self.sent: list[bytes] = []
        self._socket: ClientConnection | None = None

    async def open(self) -> Tap:
        """Connect the socket."""
        headers = {"Cookie": f"orrery={token_of(self.name)}"} if self.name is not None else {}
        self._socket = await connect(self.url.replace("http", "ws", 1) + "/ws", additional_headers=headers,
                                     compression=None, max_size=1 << 24, max_queue=None)
        return self

    async def close(self) -> None:
        """Go home."""
        if self._socket is not None:
            await self._socket.close()
        await self.http.aclose()

    async def __aenter__(self) -> Tap:
        return await self.open()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # -- the socket --------------------------------------------------------------------------------------------------

    async def say(self, t: str, **fields: Any) -> list[dict[str, Any]]:
        """Send a message; returns all that has come since, up to the answer and what came with it."""
        await self.tell(t, **fields)
        return await self.hear()

    async def tell(self, t: str, **fields: Any) -> None:
        """Send a message and do not wait for what comes of it."""
        assert self._socket is not None
        await self._socket.send(json.dumps({"t": t, **fields}))

    async def hear(self) -> list[dict[str, Any]]:
        """Everything that the server had to say until now: it answers in order, so what comes before a pong."""
        assert self._socket is not None
        await self._socket.send('{"t":"ping"}')
        heard: list[dict[str, Any]] = []
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = await self._socket.recv()
                raw = frame.encode() if isinstance(frame, str) else frame
                if raw == b'{"t":"pong"}':
                    return heard
                self.sent.append(raw)
                heard.append(json.loads(raw))

    # -- HTTP --------------------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """Ask something; the whole answer is kept but for the time of day."""
        answer = await self.http.request(method, path, **({"json": body} if body is not None else {}), **more)
        self._keep(answer)
        return answer

    async def get(self, *paths: str) -> None:
        """Look at several addresses at once."""
        for answer in await asyncio.gather(*[self.http.get(path) for path in paths]):
            self._keep(answer)

    def _keep(self, answer: httpx.Response) -> None:
        head = [f"{name}: {value}" for name, value in answer.headers.multi_items() if name != "date"]
        self.sent.append(f"{answer.status_code}\n{chr(10).join(sorted(head))}\n\n".encode() + answer.content)

    def take(self) -> list[bytes]:
        """What was sent since the last time."""
        taken, self.sent = self.sent, []
        return taken


# -- what must not be said -------------------------------------------------------------------------------------------


def forms(secret: bytes | str) -> list[bytes]:
    """A secret in all the ways in which it may be written down."""
    raw = secret.encode() if isinstance(secret, str) else secret
    hexed = raw.hex()
    return [raw, hexed.encode(), hexed.upper().encode(), b64encode(raw).rstrip(b"="),
            urlsafe_b64encode(raw).rstrip(b"="), repr(raw)[2:-1].encode(), json.dumps(list(raw)).encode()]


def told_secrets(sent: Iterable[bytes], secrets: Iterable[bytes | str]) -> list[bytes]:
    """The forms of secrets that occur in something sent; empty if all is well."""
    wanted = [form for secret in secrets for form in forms(secret)]
    everything = b"\n".join(sent)
    return [form for form in wanted if form in everything]


_WORD = re.compile(rb"[a-z0-9]+(?:[-~][a-z0-9]+)*")


def words(sent: bytes) -> set[str]:
    """All words in something sent, as games write the names of cards: ``terraforming-robots~2``."""
    return {found.decode() for found in _WORD.findall(sent)}


def answer_text(match: Match[Any], decision: Decision, code: int) -> str:
    """The canonical text of an answer."""
    return match.game.text(decision, decision.decode(code))
