"""A program at the table: HTTP and a socket, a document kept by patches, and random answers to whatever is asked."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from orrery.server import patch

PATIENCE = 20.0
"""Seconds after which what is awaited will not come."""


class Drifted(AssertionError):
    """The document kept by patches is not the one that the server has."""


class Mirror:
    """What one viewer knows of one table, kept up to date by the messages that come."""

    def __init__(self, message: dict[str, Any], old: Mirror | None = None) -> None:
        self.table: str = message["table"]
        self.viewer: int = message["viewer"]
        self.seq: int = message["seq"]
        self.doc: dict[str, Any] = message["doc"]
        self.info: dict[str, Any] = message["info"]
        self.chat: list[dict[str, Any]] = message["chat"]
        self.looked: int = message["looked"]
        self.first: int = message["first"]
        """The number of the first event it has."""
        self.events: list[dict[str, Any]] = message["events"]
        if not message["anew"] and self.first > 0:
            if old is None or old.viewer != self.viewer or not old.first <= self.first <= old.count:
                raise Drifted(f"the events from {self.first} on come to somebody who has not those before")
            self.events = old.events[: self.first - old.first] + self.events
            self.first = old.first
        self.check(message)

    @property
    def count(self) -> int:
        """How many events the viewer has seen, those before the first one here included."""
        return self.first + len(self.events)

    def update(self, message: dict[str, Any]) -> None:
        """Apply an Update."""
        if message["before"] != self.seq:
            raise Drifted(f"the update is for entry {message['before']}, the document is at {self.seq}")
        self.doc = patch.apply(self.doc, message["patch"])
        self.seq = message["seq"]
        if not self.first <= message["first"] <= self.count:
            raise Drifted(f"the events from {message['first']} on come where there are {self.first} to {self.count}")
        self.events = self.events[: message["first"] - self.first] + message["events"]
        self.check(message)

    def check(self, message: dict[str, Any]) -> None:
        """Raise Drifted unless document and events are what the server has."""
        if patch.fingerprint(self.doc) != message["hash"]:
            raise Drifted(f"the document at entry {self.seq} has another fingerprint")
        if [event["n"] for event in self.events] != list(range(self.first, self.count)):
            raise Drifted(f"the events at entry {self.seq} are not numbered without gaps")

    @property
    def asked(self) -> dict[str, Any] | None:
        """The open question of the viewing seat."""
        asked: dict[str, Any] | None = self.doc.get("asked")
        return asked

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.doc.get("result") is not None


class Client:
    """One browser's worth of a person. Everything that comes is kept in ``heard``, byte for byte in ``raw``."""

    def __init__(self, url: str, cookie: str | None = None, name: str = "") -> None:
        self.url = url.rstrip("/")
        self.name = name
        # Connections are not used again when the server is about to close them.
        self.http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, limits=httpx.Limits(keepalive_expiry=1.0))
        if cookie is not None:
            self.http.cookies.set("orrery", cookie)
        self.mirrors: dict[str, Mirror] = {}
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.chance = random.Random(name)
        self.rewatch = True
        """Whether to watch anew by itself after drifting."""
        self.drifts = 0
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._acts: dict[str, dict[str, Any]] = {}

    # -- coming and going --------------------------------------------------------------------------------------------

    @classmethod
    async def guest(cls, url: str, name: str) -> Client:
        """A new guest of the server, connected."""
        client = cls(url, name=name)
        (await client.http.post("/api/guest", json={"name": name})).raise_for_status()
        await client.connect()
        return client

    @property
    def cookie(self) -> str | None:
        """The session's secret."""
        return self.http.cookies.get("orrery")

    async def connect(self, **how: Any) -> None:
        """Open the socket; what was watched before is watched again, and unanswered acts are sent again."""
        headers = {"Cookie": f"orrery={self.cookie}"} if self.cookie else {}
        address = self.url.replace("http", "ws", 1) + "/ws"
        self._socket = await connect(address, additional_headers=headers, compression=None, max_size=1 << 24, **how)
        self._reading = asyncio.create_task(self._read(self._socket))
        for mirror in list(self.mirrors.values()):
            await self.say("watch", table=mirror.table, viewer=mirror.viewer, events=mirror.count, seq=mirror.seq)
        for act in list(self._acts.values()):
            await self._socket.send(json.dumps(act))

    async def disconnect(self) -> None:
        """Close the socket and keep everything else."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    async def close(self) -> None:
        """Go home."""
        await self.disconnect()
        await self.http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # -- messages ----------------------------------------------------------------------------------------------------

    async def say(self, t: str, **fields: Any) -> None:
        """Send a message."""
        await self.send(json.dumps({"t": t, **fields}))

    async def send(self, raw: str | bytes) -> None:
        """Send anything at all."""
        assert self._socket is not None
        await self._socket.send(raw)

    async def act(self, t: str, *, key: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send an act and wait for Done or Refused."""
        key = key or secrets.token_hex(8)
        self._acts[key] = {"t": t, "key": key, **fields}
        since = len(self.heard)
        await self.say(t, key=key, **fields)
        return await self.hear(lambda message: message["t"] in ("done", "refused") and message["key"] == key, since)

    async def hear(self, wanted: Callable[[dict[str, Any]], bool], since: int = 0) -> dict[str, Any]:
        """The first message after ``since`` others that is wanted, now or soon."""
        found: list[dict[str, Any]] = []

        def look() -> bool:
            found.extend(message for message in self.heard[since:] if wanted(message))
            return bool(found)

        await self.until(look)
        return found[0]

    async def until(self, ready: Callable[[], Any], patience: float = PATIENCE) -> None:
        """Wait until something is so; whatever comes is looked at first."""
        async with asyncio.timeout(patience), self._news:
            while not ready():
                if self._reading is not None and self._reading.done() and self._reading.exception():
                    raise self._reading.exception()  # type: ignore[misc]
                await self._news.wait()

    async def watch(self, table: str, viewer: int = -1) -> Mirror:
        """Follow a table."""
        since = len(self.heard)
        await self.say("watch", table=table, viewer=viewer)
        message = await self.hear(
            lambda message: message.get("table") == table and message["t"] in ("view", "refused"), since)
        assert message["t"] == "view", message
        return self.mirrors[table]

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                assert isinstance(raw, str)
                self.raw.append(raw)
                message = json.loads(raw)
                try:
                    self._take(message)
                except Drifted:
                    self.drifts += 1
                    if not self.rewatch:
                        raise
                    mirror = self.mirrors[message["table"]]
                    await self.say("watch", table=mirror.table, viewer=mirror.viewer)
                self.heard.append(message)
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self._news:
                self._news.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "view":
            self.mirrors[message["table"]] = Mirror(message, self.mirrors.get(message["table"]))
        elif kind == "update":
            mirror = self.mirrors.get(message["table"])
            if mirror is not None and mirror.viewer == message["viewer"]:
                mirror.update(message)
        elif kind == "table" and message["info"]["id"] in self.mirrors:
            self.mirrors[message["info"]["id"]].info = message["info"]
        elif kind == "said":
            self.mirrors[message["table"]].chat.append(message["line"])
        elif kind in ("done", "refused") and message["key"] is not None:
            self._acts.pop(message["key"], None)

    # -- play --------------------------------------------------------------------------------------------------------

    async def new_table(self, game: str, seats: Sequence[str], **how: Any) -> str:
        """A table with these seats: "me", "open", or the name of a bot."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        answer = await self.http.post("/api/tables", json={"game": game, "seats": wanted, **how})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    async def join(self, table: str, seat: int) -> None:
        """Sit down."""
        answer = await self.http.post(f"/api/tables/{table}/join", json={"seat": seat})
        assert answer.status_code == 200, answer.text

    async def answer(self, table: str, text: str | None = None, key: str | None = None) -> dict[str, Any]:
        """Answer the open question, at random if nothing is given; what is not legal is tried otherwise."""
        mirror = self.mirrors[table]
        asked = mirror.asked
        assert asked is not None
        for _ in range(200):
            told = await self.act("submit", table=table, seat=asked["seat"], decision=asked["id"], seq=mirror.seq,
                                  answer=text if text is not None else random_answer(asked, self.chance), key=key)
            if text is not None or told["t"] == "done" or told["problem"]["key"] != "error-forbidden":
                return told
        raise AssertionError(f"no random answer to {asked['ask']} is legal")

    async def play(self, table: str, *, until: Callable[[Mirror], bool] = lambda mirror: False) -> None:
        """Answer everything at random until the match is over."""
        while True:
            await self.until(lambda: self._my_turn(table) or until(self.mirrors[table]))
            mirror = self.mirrors[table]
            if mirror.over or until(mirror):
                return
            told = await self.answer(table)
            if told["t"] == "done":
                await self.until(lambda: self.mirrors[table].seq >= told["seq"])  # noqa: B023

    def _my_turn(self, table: str) -> bool:
        return self.mirrors[table].asked is not None or self.mirrors[table].over


def random_answer(asked: dict[str, Any], chance: random.Random) -> str:
    """The text of a random answer that fits a question as the wire describes it; a rule may still forbid it."""
    kind, options, least, most = asked["kind"], asked["options"], asked["least"], asked["most"]
    if kind == "pick":
        body = chance.choice(options)
    elif kind == "amount":
        body = str(chance.randint(least, most))
    elif kind == "pick-some":
        body = ",".join(chance.sample(options, chance.randint(least, min(most, len(options))))) or "none"
    elif kind == "order":
        body = ">".join(chance.sample(options, len(options)))
    else:
        amounts = [0] * len(options)
        for _ in range(chance.randint(least, most)):
            place = chance.choice([at for at, limit in enumerate(asked["limits"]) if amounts[at] < limit])
            amounts[place] += 1
        given = zip(amounts, options, strict=True)
        body = ",".join(f"{amount} {option}" for amount, option in given if amount) or "none"
    return f"{asked['ask']}:{body}"
