"""What one address may have the server do: connections, frames, messages, half requests, odds, stories, unread news."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from orrery.lab import odds
from orrery.server import wire
from orrery.server.doors import AWAY, HANDSHAKE, MOST_OPEN, TURNS, Doors, Porter
from orrery.server.fanout import Held, Outbox
from orrery.server.presence import Presence
from orrery.server.problems import TooMany
from orrery.server.protocol import FRAMES, Reading
from orrery.server.security import FREE, Bucket, Guard, Purse
from orrery.server.settings import Settings
from orrery.server.socket import COSTS
from orrery.server.steward import Steward
from orrery.server.turns import MOST_OF_ONE, MOST_WAITING, Turns
from tests.server.browsers import site
from tests.server.client import PATIENCE
from tests.server.room import parley_known, put_table
from tests.server.serving import Served, served

ELSEWHERE = "127.0.0.2"
HAND = "three cards"


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


def path(n: int) -> str:
    """Where the odds of the n-th of many little battles are."""
    return f"/api/odds/eclipse?fleets={1 + n % 8}interceptor~{1 + n // 8}ancient"


def test_odds_are_paid_by_who_asks_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path / "a.db", limits=True) as here:
            one, other = here.browser(), here.browser(ELSEWHERE)
            many = await asyncio.gather(*[one.get(path(n)) for n in range(MOST_OF_ONE + 1)], other.get(path(20)))
            assert [answer.status_code for answer in many] == [200] * MOST_OF_ONE + [429, 200]
            assert (many[-2].json()["key"], many[-2].headers["retry-after"]) == ("error-crowded", "2")
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
            assert await ask("eclipse", battle, False, FREE, "a table 0") is not first, "nor felt by others"

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


def test_without_limits_nothing_is_refused() -> None:
    async def work() -> tuple[int, float]:
        return 1, 1e6

    async def lists(account: str | None) -> wire.Tables:
        raise NotImplementedError

    async def story() -> None:
        turns, purse = Turns(), Purse(Guard(on=False), "somewhere")
        assert await asyncio.gather(*[turns.do(purse, work) for _ in range(MOST_WAITING + 1)]) == [1] * 33
        with Presence(lists).admitted("somewhere", None) as held:
            assert held is not None
            boxes = [Outbox() for _ in range(40)]
            for box in boxes:
                box.bring(lambda later: None, held)
                box.news("x" * 900_000)
                box.news("y")
            assert held.characters > Outbox.MOST_HELD
            assert not any(box.broken for box in boxes)

    asyncio.run(story())


def test_what_is_seen_of_battles_is_paid_by_who_looks_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path / "a.db", limits=True) as here:
            anna = await here.guest("Anna")
            table = await anna.new_table("me", "me", game="eclipse")
            strict(here, "work", 0)
            battles = f"/api/tables/{table['id']}/battles?viewer="
            assert [(await anna.get(f"{battles}{viewer}")).status_code for viewer in (0, 0, 1)] == [200, 200, 429]
            place = f"/api/tables/{table['id']}/odds?place=001&viewer="
            other = here.browser(ELSEWHERE)
            assert [(await other.get(f"{place}{viewer}")).status_code for viewer in (-1, -1)] == [200, 200]
            assert (await anna.get(f"{place}-1")).status_code == 200  # it is known by now
            assert (await anna.get(f"{place}0")).status_code == 429

    asyncio.run(story())


def test_work_that_fails_is_paid_too() -> None:
    async def fails() -> tuple[None, float]:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def story() -> None:
        guard = Guard()
        guard.buckets["work"] = Bucket(0, 1e-6, clock=lambda: 0.0)
        turns, purse = Turns(), Purse(guard, "somewhere")
        with pytest.raises(ZeroDivisionError):
            await turns.do(purse, fails)
        with pytest.raises(TooMany):
            turns.do(purse, fails)

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


def test_one_who_cannot_be_served_leaves_the_others_theirs(caplog: pytest.LogCaptureFixture) -> None:
    served_now: list[int] = []

    def reader(n: int) -> Callable[[], None]:
        def deliver() -> None:
            if n % 3 == 0:
                raise ZeroDivisionError(HAND)
            served_now.append(n)

        return deliver

    async def story() -> None:
        steward = Steward()
        for n in range(3):
            steward.call(reader(n))
        for n in range(3, 6):
            steward.call(reader(n), later=True)
        async with asyncio.timeout(PATIENCE):
            while len(served_now) < 4:
                await asyncio.sleep(0)

    asyncio.run(story())
    assert sorted(served_now) == [1, 2, 4, 5]
    assert [record.message.partition("\n")[0] for record in caplog.records] == ["a socket could not be served"] * 2
    assert HAND not in caplog.text


def test_a_fault_beside_a_socket_breaks_it_off(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def fault() -> None:
        raise ZeroDivisionError(HAND)

    async def story() -> None:
        with parley_known():
            async with served(str(tmp_path / "a.db")) as server, socket_to(server) as one, socket_to(server) as two:
                table = await put_table(server.house, ["ann", "bob"])
                assert (await asked(one, t="watch", table=table, viewer=-1))["t"] == "view"
                (first,) = server.house.tables[table].audiences[-1].listeners
                assert (await asked(two, t="watch", table=table, viewer=-1))["t"] == "view"
                (second,) = server.house.tables[table].audiences[-1].listeners - {first}
                first._do_aside(fault)
                assert await closed(one) == 1006  # it is told to connect again by that alone
                assert second._line.ready
                second._line.transport.close()
                assert not second._line.ready  # what is written now would go nowhere

    asyncio.run(story())
    assert "ZeroDivisionError" in caplog.text
    assert HAND not in caplog.text


def test_many_slow_readers_of_one_address_cannot_fill_the_memory() -> None:
    held = Held(Outbox.MOST_HELD)
    boxes = [Outbox() for _ in range(40)]
    for box in boxes:
        box.bring(lambda later: None, held)
    while held.characters + 100_000 <= Outbox.MOST_HELD:
        min(boxes, key=lambda box: box.held).news("x" * 100_000)
    boxes[7].news("y")  # he has the most
    reader = Outbox()
    reader.bring(lambda later: None, held)
    for text in ("an update", "y" * 100_000, "the clocks"):
        reader.news(text)
    assert reader.fetch() == ["an update", "y" * 100_000, "the clocks"]
    assert [n for n, box in enumerate(boxes) if box.broken] == [7]
    for box in (*boxes, reader):
        box.empty()
    assert held.characters == 0


# -- connections that are not read ------------------------------------------------------------------------------------


class ThinLine:
    """A transport of which the other side reads when the test says so, and a clock that the test moves."""

    def __init__(self) -> None:
        self.sent = self.unread = 0
        self.broken = False
        self.timers: list[tuple[Callable[..., None], tuple[Any, ...]]] = []

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.broken = True

    def call_later(self, delay: float, call: Callable[..., None], *args: Any) -> Any:
        self.timers.append((call, args))
        return self

    def cancel(self) -> None:
        self.timers.clear()

    def write(self, count: int) -> None:
        self.sent += count
        self.unread += count

    def later(self) -> None:
        timers, self.timers = self.timers, []
        for call, args in timers:
            call(*args)


def test_who_reads_slowly_is_waited_for_and_who_reads_nothing_is_not() -> None:
    line = ThinLine()
    reading = Reading(line.call_later)
    reading.of(line, lambda: line.sent)  # type: ignore[arg-type]
    line.write(200_000)
    reading.watch()
    line.unread = 0
    line.write(600_000)  # the next answer on the same connection
    reading.watch()
    assert len(line.timers) == 1
    for _ in range(5):
        line.later()
        line.unread -= 100_000
        line.write(100_000)  # and more is asked for as fast as it is read
        reading.watch()
    assert (line.broken, line.unread, len(line.timers)) == (False, 600_000, 1)
    line.write(1_000)
    reading.watch()
    line.later()
    assert not line.broken
    line.write(1_000)
    reading.watch()
    line.later()
    assert line.broken  # nothing was read, however much was asked for
    reading.watch()
    reading.stop()
    assert line.timers == []


# -- doors ------------------------------------------------------------------------------------------------------------


def test_doors_hold_so_many_connections_and_let_work_in_one_after_the_other() -> None:
    async def story() -> None:
        guard = Guard()
        guard.buckets["connect"] = Bucket(2 * MOST_OPEN, 10)  # they come one by one
        doors = Doors(guard, Settings(""))
        assert [doors.enter("here") for _ in range(MOST_OPEN + 1)] == [True] * MOST_OPEN + [False]
        assert doors.enter("elsewhere")
        doors.leave("here")
        assert doors.enter("here")
        doors._turns = Bucket(*TURNS, clock=lambda: 0.0)
        asked_for = [asyncio.create_task(doors.wait("here")) for _ in range(TURNS[0] + 1)]
        asked_for.append(asyncio.create_task(doors.wait("elsewhere")))
        await asyncio.sleep(0)
        assert [n for n, one in enumerate(asked_for) if not one.done()] == [TURNS[0]]
        await asyncio.gather(*asked_for)
        assert doors.turn("here", 4) == 5 / TURNS[1]  # what is more work takes more of them
        guard.on = False
        assert doors.turn("here", 4) == 0

    asyncio.run(story())


def test_every_request_handshake_connection_and_message_takes_its_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(str(tmp_path / "a.db"), limits=True) as server:
            turns = server.app.state.doors._turns = Bucket(100, 1e-6, clock=lambda: 0.0)

            def taken() -> int:
                return next(n for n in range(101) if turns.has("127.0.0.1", 100 - n))

            await rest(server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert taken() == 2  # the connection, the request
            async with socket_to(server) as socket:
                assert taken() == 2 + 1 + HANDSHAKE
                await asked(socket, t="ping")
                assert taken() == 2 + 1 + HANDSHAKE + 1
                await asked(socket, t="lobby", on=True)
                assert taken() == 2 + 1 + HANDSHAKE + 2 + COSTS[wire.Lobby]
            server.app.state.doors._turns = Bucket(0, 100)  # each has to wait for its turn, and it comes
            async with socket_to(server) as socket:
                assert (await asked(socket, t="ping"))["t"] == "pong"

    asyncio.run(story())


def test_who_finds_the_doors_shut_is_turned_away_before_anything_is_made_for_him() -> None:
    with Porter() as porter, ExitStack() as stack:
        porter.bind(("127.0.0.1", 0))
        porter.listen()
        porter.setblocking(False)
        shut = {ELSEWHERE}
        porter.shut = shut.__contains__

        def come(place: str) -> sockets.socket:
            return stack.enter_context(sockets.create_connection(porter.getsockname(), source_address=(place, 0)))

        away, here = come(ELSEWHERE), come("127.0.0.1")
        made, peer = porter.accept()
        stack.enter_context(made)
        assert peer == here.getsockname()
        assert away.recv(1) == b""
        many = [come(ELSEWHERE) for _ in range(AWAY + 1)]
        with pytest.raises(BlockingIOError):
            porter.accept()  # so many at once, and others have their turn
        assert all(one.recv(1) == b"" for one in many[:-1])
        shut.clear()
        made, peer = porter.accept()
        stack.enter_context(made)
        assert peer == many[-1].getsockname()


def test_connections_of_the_proxy_before_the_server_are_not_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(str(tmp_path / "a.db"), limits=True, public_url="http://localhost") as server:
            strict(server, "connect", 0)
            health = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            assert (await rest(server, health)).startswith(b"HTTP/1.1 200")
            with pytest.raises((InvalidHandshake, OSError)):
                await socket_to(server, ELSEWHERE).__aenter__()

    asyncio.run(story())
