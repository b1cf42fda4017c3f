"""What one address may have the server do: connections, frames, messages, half requests, odds, stories, unread news."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from orrery.lab import odds
from orrery.server.fanout import Held, Outbox
from orrery.server.protocol import FRAMES
from orrery.server.security import FREE, Bucket
from orrery.server.steward import Steward
from tests.server.browsers import site
from tests.server.client import PATIENCE
from tests.server.serving import Served, served

ELSEWHERE = "127.0.0.2"


@asynccontextmanager
async def socket_to(server: Served, place: str = "127.0.0.1") -> AsyncIterator[ClientConnection]:
    address = server.url.replace("http", "ws") + "/ws"
    async with connect(address, compression=None, ping_interval=None, local_addr=(place, 0)) as socket:
        yield socket


async def asked(socket: ClientConnection, **message: Any) -> dict[str, Any]:
    """What comes back first."""
    await socket.send(json.dumps(message))
    async with asyncio.timeout(PATIENCE):
        told: dict[str, Any] = json.loads(await socket.recv())
    return told


async def closed(socket: ClientConnection) -> int | None:
    """The code with which the server closes a socket, whatever it says before."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()
    return socket.close_code


async def rest(server: Served, text: bytes) -> bytes:
    """What comes until the server closes a connection on which no more than this is said."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
    writer.write(text)
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""
        finally:
            writer.close()


def strict(site_or_server: Any, kind: str, burst: float) -> None:
    """Let an address have so much of something, and no more of it in our time."""
    state = site_or_server.app.state
    state.guard.buckets[kind] = Bucket(burst, 1e-6, clock=lambda: 0.0)


# -- requests that do not come to their end ---------------------------------------------------------------------------


def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    post = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

    async def story() -> None:
        async with served(str(tmp_path / "a.db")) as server, socket_to(server) as socket:
            doors = server.app.state.doors
            doors.settings = replace(doors.settings, headers_within=0.05, body_within=0.05)
            for half in (
                b"", b"GET /heal", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n",
                post + b"Content-Length: 9\r\n\r\n{", post + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
                b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
            ):
                assert await rest(server, half) == b"", half
            assert (await asked(socket, t="ping"))["t"] == "pong"  # a socket may be silent for longer
            doors.settings = replace(doors.settings, headers_within=0.5)
            whole = await rest(server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HT")
            assert whole.count(b"HTTP/1.1 200") == 1

    asyncio.run(story())


def test_a_body_in_thousands_of_pieces_is_refused(tmp_path: Path) -> None:
    pieces = b"1\r\n \r\n" * 3_000
    head = (b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n")

    async def story() -> None:
        async with served(str(tmp_path / "a.db")) as server:
            assert (await rest(server, head + pieces + b"2\r\n{}\r\n0\r\n\r\n")).startswith(b"HTTP/1.1 400")

    asyncio.run(story())


# -- connections, frames, messages ------------------------------------------------------------------------------------


def test_an_address_has_its_share_of_connections(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(str(tmp_path / "a.db"), limits=True) as server:
            strict(server, "connect", 2)
            async with socket_to(server) as one, socket_to(server):
                with pytest.raises((InvalidHandshake, OSError)):
                    await socket_to(server).__aenter__()
                assert (await asked(one, t="ping"))["t"] == "pong"
                async with socket_to(server, ELSEWHERE) as other:
                    assert (await asked(other, t="ping"))["t"] == "pong"

    asyncio.run(story())


def test_frames_that_are_no_messages_are_counted(tmp_path: Path) -> None:
    most = int(FRAMES[0])
    ping, pong, piece = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0"

    async def story() -> None:
        async with served(str(tmp_path / "a.db"), limits=True) as server:
            async with socket_to(server) as socket:
                socket.transport.write(ping * (most // 2))
                assert (await asked(socket, t="ping"))["t"] == "pong"
            for flood in (ping * 4 * most, pong * 4 * most, b"\x01\x80\0\0\0\0" + piece * 4 * most):
                async with socket_to(server) as socket:
                    socket.transport.write(flood)
                    assert await closed(socket) == 1008

    asyncio.run(story())


def test_messages_are_counted_by_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(str(tmp_path / "a.db"), limits=True) as server:
            strict(server, "send", 10)
            async with socket_to(server) as one, socket_to(server) as two, socket_to(server, ELSEWHERE) as other:
                for socket in (one, two):  # the lobby costs as much as five others
                    assert (await asked(socket, t="lobby", on=True))["t"] == "tables"
                told = await asked(two, t="ping")
                assert (told["t"], told["problem"]["key"]) == ("refused", "error-too-many")
                assert (await asked(other, t="ping"))["t"] == "pong"
                for _ in range(100):
                    await two.send('{"t":"ping"}')
                assert await closed(two) == 1008  # who goes on is closed out

    asyncio.run(story())


def test_tables_that_nobody_looks_at_are_opened_within_bounds(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path / "a.db", limits=True) as here:
            anna = await here.guest("Anna")
            table = await anna.new_table("me", "me")
            strict(here, "open", 2)
            strangers = [f"/api/tables/aaaaaaaaa{n}" for n in range(3)]
            assert [(await anna.get(path)).status_code for path in strangers] == [404, 404, 429]
            assert (await anna.get(f"/api/tables/{table['id']}")).status_code == 200  # it is in memory
            assert (await here.browser(ELSEWHERE).get(strangers[2])).status_code == 404

    asyncio.run(story())


# -- what takes long --------------------------------------------------------------------------------------------------


def test_odds_are_paid_by_who_asks_first(tmp_path: Path) -> None:
    def path(ships: int) -> str:
        return f"/api/odds/eclipse?fleets={ships}interceptor~ancient"

    async def story() -> None:
        async with site(tmp_path / "a.db", limits=True) as here:
            one, other = here.browser(), here.browser(ELSEWHERE)
            many = await asyncio.gather(*[one.get(path(1 + n)) for n in range(7)], other.get(path(8)))
            assert [answer.status_code for answer in many] == [200] * 6 + [429, 200]
            assert (many[6].json()["key"], many[6].headers["retry-after"]) == ("error-crowded", "2")
            strict(here, "work", 0)
            assert (await one.get("/api/odds/eclipse?fleets=cruiser~ancient")).status_code == 200
            assert (await one.get("/api/odds/eclipse?fleets=1cruiser~ancient")).status_code == 200  # the same battle
            refused = await one.get("/api/odds/eclipse?fleets=2cruiser~ancient")
            assert (refused.status_code, refused.json()["key"]) == (429, "error-too-many")
            assert (await other.get("/api/odds/eclipse?fleets=2cruiser~ancient")).status_code == 200
            assert (await one.get("/api/odds/eclipse?fleets=2cruiser~ancient")).status_code == 200  # now it is known
            battle = odds.read_battle(odds.load("eclipse"), ["3cruiser", "ancient"], {})
            ask = here.state.reckoning.odds
            first, second = await asyncio.gather(*[ask("eclipse", battle, False, FREE) for _ in range(2)])
            assert first is second

    asyncio.run(story())


def test_stories_are_paid_by_who_asks_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path / "a.db", limits=True) as here:
            anna = await here.guest("Anna")
            table = await anna.new_table("me", "me")
            strict(here, "work", 0)
            film = f"/api/tables/{table['id']}/film?viewer="
            assert [(await anna.get(f"{film}{viewer}")).status_code for viewer in (0, 0, 1)] == [200, 200, 429]
            assert (await here.browser(ELSEWHERE).get(f"{film}-1")).status_code == 200

    asyncio.run(story())


# -- who is told when -------------------------------------------------------------------------------------------------


def test_players_are_served_before_the_crowd_and_the_crowd_in_slices() -> None:
    served_now: list[str] = []

    class Reader:
        def __init__(self, name: str) -> None:
            self.name = name

        def deliver(self) -> None:
            served_now.append(self.name)

    async def story() -> None:
        ticks = iter(range(10_000))
        steward = Steward(clock=lambda: next(ticks) * 0.0004)
        crowd = [Reader(f"spectator {n}") for n in range(8)]
        for one in crowd:
            steward.call(one.deliver, later=True)
            steward.call(one.deliver, later=True)
        player = Reader("player")
        steward.call(crowd[7].deliver)
        steward.call(player.deliver)
        await asyncio.sleep(0)
        assert served_now == ["spectator 0", "spectator 1", "spectator 7", "player"]
        steward.call(player.deliver)
        async with asyncio.timeout(PATIENCE):
            while len(served_now) < 10:
                await asyncio.sleep(0)
        assert served_now[4:] == ["player", *[f"spectator {n}" for n in range(2, 7)]]

    asyncio.run(story())


def test_many_slow_readers_of_one_address_cannot_fill_the_memory() -> None:
    held = Held()
    boxes = [Outbox() for _ in range(200)]
    for box in boxes:
        box.bring(lambda later: None, held)
        for _ in range(9):
            box.news("x" * 100_000)
    assert held.characters <= Outbox.MOST_HELD + len(boxes) * 100_000
    assert sum(box.broken for box in boxes) > 100
    assert not boxes[0].broken
    for box in boxes:
        box.empty()
    assert held.characters == 0
