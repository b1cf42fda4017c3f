"""A barrage of messages against running servers: nothing breaks, nothing changes, and honest people play on."""

from __future__ import annotations

import asyncio
import errno
import json
import random
import socket
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from orrery.core import Chance, Match, Refused
from orrery.server import wire
from orrery.server.socket import MOST_FROM_ONE_PLACE
from tests.server.away import until
from tests.server.client import Client
from tests.server.eavesdrop import Tap, answer_text, still_server, token_of
from tests.server.messages import frames
from tests.server.processes import PATIENCE, Served, serving
from tests.server.room import put_table
from tests.server.serving import served

KNOWN = {message.__struct_config__.tag for message in wire.FromServer.__args__}
TRACES = (b"Traceback", b".py", b"site-packages", b"RuntimeError", b"error-fault", b"error-server")


def check_reply(raw: bytes) -> None:
    """What a server says, whatever it was sent: a message of the protocol, and nothing of its own insides."""
    assert json.loads(raw)["t"] in KNOWN
    assert not [trace for trace in TRACES if trace in raw], raw


# -- a server process, and who attacks it ----------------------------------------------------------------------------


class Besieged(NamedTuple):
    """A server process with a match between Anna and Boris, and the cookies of everybody."""

    server: Served
    database: Path
    table: str
    cookies: dict[str, str]

    def person(self, name: str) -> httpx.Client:
        return httpx.Client(base_url=self.server.address, timeout=PATIENCE, cookies={"orrery": self.cookies[name]})

    def socket(self, name: str | None) -> ClientConnection:
        headers = {"Cookie": f"orrery={self.cookies[name]}"} if name is not None else {}
        address = self.server.address.replace("http", "ws", 1) + "/ws"
        return connect(address, additional_headers=headers, compression=None, max_size=1 << 24, close_timeout=2)

    def stored(self) -> list[tuple[Any, ...]]:
        """Everything about matches and seats that is on the disk."""
        with closing(sqlite3.connect(self.database)) as db:
            return [row for sql in ("SELECT * FROM entries ORDER BY table_id, seq", "SELECT * FROM orders",
                                    "SELECT id, seq, state, waiting, proposal, host FROM tables ORDER BY id",
                                    "SELECT table_id, seat, kind, account, looked FROM seats ORDER BY table_id, seat")
                    for row in db.execute(sql)]

    def seen(self) -> list[Any]:
        """Documents and events of both seats, as new connections are told."""
        told = []
        for seat, name in enumerate(("Anna", "Boris")):
            with self.socket(name) as fresh:
                view = self.view(fresh, seat)
                told += [view["doc"], view["events"]]
        return told

    def view(self, screen: ClientConnection, viewer: int) -> dict[str, Any]:
        """The whole view of a viewer."""
        screen.send(json.dumps({"t": "watch", "table": self.table, "viewer": viewer}))
        while (told := json.loads(screen.recv(PATIENCE)))["t"] != "view":
            pass
        return dict(told)

    def play_on(self) -> None:
        """Anna and Boris answer whatever is open."""
        for seat, name in enumerate(("Anna", "Boris")):
            with self.person(name) as http, self.socket(name) as screen:
                view = self.view(screen, seat)
                asked = view["doc"]["asked"]
                if asked is None:
                    continue
                chosen = asked["options"][: asked["least"]] if asked["kind"] == "pick-some" else asked["options"][-1:]
                answer = http.post(f"/api/tables/{self.table}/submit", json={
                    "t": "submit", "table": self.table, "seat": seat, "decision": asked["id"], "seq": view["seq"],
                    "key": f"honest-{view['seq']}-{seat}", "answer": f"{asked['ask']}:{','.join(chosen) or 'none'}"})
                assert answer.status_code == 200, answer.text


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    folder = tmp_path_factory.mktemp("besieged")
    with serving(folder, "--port", "0", "--database", str(folder / "a.db"), "--no-limits", "--no-browser") as server:
        cookies = {}
        for name in ("Anna", "Boris", "Zoe", "Eve"):
            given = httpx.post(f"{server.address}/api/guest", json={"name": name}, timeout=PATIENCE)
            cookies[name] = given.cookies["orrery"]
        here = Besieged(server, folder / "a.db", "", cookies)
        with here.person("Anna") as anna, here.person("Boris") as boris, here.person("Eve") as eve:
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = anna.post("/api/tables", json={"game": "race", "seats": seats}).json()["id"]
            assert boris.post(f"/api/tables/{table}/join", json={"seat": 1}).json()["state"] == "playing"
            eve.post("/api/tables", json={"game": "race", "seats": seats, "listed": False})
        here = here._replace(table=table)
        here.play_on()
        yield here
        stored = len(here.stored())
        here.play_on()  # honest people play on, whatever happened here
        assert len(here.stored()) > stored
        assert "Traceback" not in server.err
        assert "failed" not in server.err
        assert server.stop() == 0


REAL: dict[str, Sequence[Any]] = {
    "table": ["aaaaaaaaaa"], "seat": [0, 1, 2], "viewer": [-2, -1, 0, 1], "decision": ["2.0", "2.1", "0.0"], "to": [0],
    "seq": [0, 1, 2], "answer": ["action:develop", "opening:none"], "key": ["honest-0-0"], "proposal": ["x"],
}
LAST = "the-last-one"


@settings(max_examples=50, derandomize=True, deadline=None, phases=[Phase.generate],
          suppress_health_check=list(HealthCheck))
@given(who=st.sampled_from([None, "Zoe", "Eve"]), barrage=st.lists(frames(REAL), min_size=10, max_size=40))
def test_whatever_outsiders_send_changes_nothing(
    besieged: Besieged, who: str | None, barrage: list[str | bytes]
) -> None:
    """People without a seat here: somebody without an account, a spectator, the host of another table."""
    before = besieged.stored()
    with besieged.socket(who) as attacker:
        for frame in barrage:  # which table there is, hypothesis cannot know
            attacker.send(frame.replace("aaaaaaaaaa", besieged.table) if isinstance(frame, str) else frame)
        last = {"t": "submit", "table": besieged.table, "seat": 0, "decision": "2.0", "seq": 2, "key": LAST}
        attacker.send(json.dumps({**last, "answer": "action:develop"}))
        told: dict[str, Any] = {}
        while told.get("key") != LAST:
            raw = attacker.recv(PATIENCE, decode=False)
            check_reply(raw)
            told = json.loads(raw)
        assert told["problem"]["key"] == ("error-no-account" if who is None else "error-not-your-seat")
    assert besieged.stored() == before


# -- bytes that are no messages --------------------------------------------------------------------------------------


def handshake(cookie: str = "") -> bytes:
    """What opens a socket."""
    return (
        "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Cookie: orrery={cookie}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def masked(body: bytes) -> bytes:
    """A frame of text, masked with nothing."""
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + body


FRAMES: dict[str, bytes] = {
    "not masked": b"\x81\x05hello",
    "a kind that is not there": b"\x83\x80\0\0\0\0",
    "reserved bits": b"\xf1\x80\0\0\0\0",
    "endless": b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0",
    "longer than may be": b"\x82\xff" + (1 << 20).to_bytes(8, "big") + b"\0\0\0\0" + b"x" * 5000,
    "a ping that is too long": b"\x89\xfe\x01\x00\0\0\0\0" + b"x" * 256,
    "a ping in pieces": b"\x09\x80\0\0\0\0",
    "goes on with nothing": b"\x80\x80\0\0\0\0",
    "half a character": b"\x81\x82\0\0\0\0\xf0\x9f",
    "closed for no reason there is": b"\x88\x82\0\0\0\0\x00\x01",
    "half a frame": b"\x81\xfe\x40",
    "not WebSocket at all": b"GET / HTTP/1.1\r\n\r\n",
}
REQUESTS: dict[str, bytes] = {
    "nothing": b"\r\n\r\n\r\n",
    "noise": bytes(range(256)) * 4,
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 64,
    "another language": b"EHLO orrery\r\n",
    "no version": b"GET /\r\n\r\n",
    "a header that is too long": b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 300_000 + b"\r\n\r\n",
    "a path that is too long": b"GET /" + b"x" * 300_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a line in a header": b"GET / HTTP/1.1\r\nHost: localhost\r\nX: a\rSet-Cookie: b\r\n\r\n",
    "a negative length": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    "two lengths": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n"
                   b"{}",
    "chunks of nonsense": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
                          b"zz\r\n\r\n",
    "both": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
            b"0\r\n\r\n",
    "no host": b"GET /api/games HTTP/1.1\r\n\r\n",
    "two hosts": b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
    "a cookie of noise": b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: orrery=\xff\xfe;;;=;\r\n\r\n",
    "letters in the path": b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "half a request": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{",
}


def finish(raw: socket.socket) -> None:
    """Send nothing more. A server that has already hung up leaves nothing to finish."""
    try:
        raw.shutdown(socket.SHUT_WR)
    except OSError as gone:
        if gone.errno != errno.ENOTCONN:
            raise


def exchange(address: str, sent: bytes, opening: bytes = b"") -> bytes:
    """What a server answers to raw bytes, after which nothing more is sent."""
    host, _, port = address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
        if opening:
            raw.sendall(opening)
            assert b" 101 " in raw.recv(4096).split(b"\r\n")[0]
        heard = b""
        with suppress(ConnectionError):
            raw.sendall(sent)
            finish(raw)
            while more := raw.recv(65_536):
                heard += more
        return heard


def test_bytes_that_are_no_messages_end_one_connection_and_nothing_else(besieged: Besieged) -> None:
    before = besieged.stored(), besieged.seen()
    for name, frame in FRAMES.items():
        heard = exchange(besieged.server.address, frame, handshake())
        assert not [trace for trace in TRACES if trace in heard], name
    for name, request in REQUESTS.items():
        heard = exchange(besieged.server.address, request)
        assert not [trace for trace in TRACES if trace in heard], name
        assert not heard or heard.startswith(b"HTTP/1.1 "), name
        assert not heard.startswith(b"HTTP/1.1 5"), (name, heard)
        assert b"Set-Cookie" not in heard
    assert (besieged.stored(), besieged.seen()) == before


# -- floods ----------------------------------------------------------------------------------------------------------


def memory_of(pid: int) -> int:
    """Bytes of memory that a process has in use."""
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def test_who_sends_and_never_reads_fills_no_memory(besieged: Besieged) -> None:
    """Even where limits are off: a socket whose replies pile up is read no further."""
    before, used = besieged.stored(), memory_of(besieged.server.process.pid)
    host, _, port = besieged.server.address.removeprefix("http://").partition(":")
    long = {"t": "submit", "table": besieged.table, "seat": 0, "decision": "2.0", "seq": 2, "key": "x" * 64,
            "answer": "x" * 4096}
    floods = [(masked(b"x" * 15_000), 1500), (masked(json.dumps(long).encode()), 3000),
              (masked(json.dumps({"t": "watch", "table": besieged.table}).encode()), 800)]
    with ExitStack() as stack:
        for frame, times in floods * 2:
            deaf = stack.enter_context(closing(socket.socket()))
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.settimeout(1.0)
            deaf.connect((host, int(port)))
            deaf.sendall(handshake(besieged.cookies["Eve"]))
            assert b" 101 " in deaf.recv(300)
            with suppress(OSError):  # at some point the server listens no more
                for _ in range(times // 10):
                    deaf.sendall(frame * 10)
        assert memory_of(besieged.server.process.pid) - used < 60_000_000
        besieged.seen()  # others are served meanwhile
    assert besieged.stored() == before


def test_floods_are_refused_with_a_reason_and_then_cut_off(tmp_path: Path) -> None:
    """With the limits that servers have: many messages of one socket, many sockets of one place."""
    async def story() -> None:
        async with served(str(tmp_path / "a.db"), limits=True) as server, AsyncExitStack() as stack:
            async with await Client.guest(server.url, "Eve") as eve:
                with suppress(ConnectionClosed):
                    for n in range(1000):
                        await eve.say("watch", table="aaaaaaaaaa", events=n)
                await eve.until(lambda: eve._reading is not None and eve._reading.done())
                keys = [message["problem"]["key"] for message in eve.heard if message["t"] == "refused"]
                assert keys.count("error-no-such-table") >= 100
                assert keys.count("error-too-many") >= 40
                assert len(keys) < 400
            address = server.url.replace("http", "ws", 1) + "/ws"
            server.app.state.guard.buckets["ask"].burst = 1000
            server.app.state.guard.buckets["ask"]._left.clear()
            many = [await stack.enter_async_context(connect_async(address)) for _ in range(MOST_FROM_ONE_PLACE)]
            with pytest.raises(InvalidStatus):
                await connect_async(address)
            for one in (many[0], many[-1]):
                await one.send('{"t":"ping"}')
                assert await one.recv() == '{"t":"pong"}'
            await many.pop().close()
            await stack.enter_async_context(connect_async(address))

    asyncio.run(story())


def test_people_with_many_screens_and_half_open_sockets_do_no_harm() -> None:
    async def story() -> None:
        async with still_server("server", ("p0", "p1"), ping=0.3) as server, AsyncExitStack() as stack:
            table = await put_table(server.house, ["p0", "p1"], game="race")
            screens = [await stack.enter_async_context(Tap(server.url, "p0")) for _ in range(30)]
            for screen in screens:
                await screen.tell("watch", table=table, viewer=0)
            host, _, port = server.url.removeprefix("http://").partition(":")
            for n in range(20):  # who does not even answer when asked whether he is there
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(handshake(token_of("p1")) if n % 2 else b"GET /ws HTTP/1.1\r\nHost: localh")
            await until(lambda: "p1" in server.house.online)
            await seal(server, table, 0)
            for screen in screens:
                assert [message["seq"] for message in await screen.hear() if message["t"] == "update"] == [1]
            await until(lambda: "p1" not in server.house.online)
            for screen in screens[1:]:
                await screen.close()
            await until(lambda: len(server.house.tables[table].listeners()) == 1)
            assert "p0" in server.house.online

    asyncio.run(story())


# -- somebody at the table -------------------------------------------------------------------------------------------


async def seal(server: Any, table: str, seat: int) -> None:
    """A seat answers something legal."""
    found = await server.house.table(table)
    match: Match[Any] = found.match
    decision = match.asked(seat)
    code = match.game.sample(match.state, decision, Chance(b"%d" % found.seq))
    await server.house.submit(table, seat, found.decision_id(seat), found.seq, f"honest-{found.seq}",
                              answer_text(match, decision, code), by=found.seats[seat].account)


def twisted(asked: dict[str, Any], chance: random.Random) -> str:
    """An answer that is nearly one."""
    options, ask = asked["options"], asked["ask"]
    few = chance.sample(options, min(len(options), chance.randint(0, 4)))
    body = chance.choice([
        ",".join(few), ",".join([*few, *few]), ",".join(options), ">".join(few), " ".join(few), ";".join(few), "none",
        ",".join([*few, "none"]), ",".join([*few, "no-such-card"]), str(chance.randint(-3, 10**20)), "", ",", "\x00",
        ",".join(f"{chance.randint(-1, 9)} {option}" for option in few), "\u202e".join(few), "x" * 4000, "%s{0}",
    ])
    if chance.random() < 0.3:
        body = chance.choice([body.upper(), body.replace("-", "\u2010"), f" {body}", f"{body}\n", body[::-1]])
    whole = [f"{ask}:{body}"] * 6
    return str(chance.choice([*whole, body, f"{ask}::{body}", f"other:{body}", f"{ask.upper()}:{body}", ask]))


def test_twisted_answers_of_the_seat_that_is_asked_change_nothing() -> None:
    """Every kind of question that comes up in some rounds of Race; what happens to be legal is not sent."""
    async def story() -> None:
        chance = random.Random("twisted")
        async with still_server("server", ("p0", "p1")) as server, Tap(server.url, "p0") as tap:
            table = await put_table(server.house, ["p0", "p1"], game="race")
            asks: set[str] = set()
            keys: set[str] = set()
            for _ in range(30):
                found = await server.house.table(table)
                match: Match[Any] = found.match
                if 0 in match.waiting() and match.asked(0).ask not in asks:
                    *_, view = await tap.say("watch", table=table, viewer=0)
                    asked = view["doc"]["asked"]
                    asks.add(asked["ask"])
                    for n in range(30):
                        text = twisted(asked, chance)
                        act = {"table": table, "seat": 0, "decision": asked["id"], "seq": view["seq"],
                               "key": f"twisted-{asked['id'].replace('.', '-')}-{n}", "answer": text}
                        if n % 10 == 0:
                            act |= chance.choice([{"decision": f"{match.at() + 1}.0"}, {"seq": view["seq"] + 1},
                                                  {"decision": asked["id"] + "0"}, {"decision": "0"}])
                        elif not text or legal(match, text):
                            continue
                        told = await tap.say("submit", **act)
                        assert told[0]["t"] == "refused", (text, told)
                        keys.add(told[0]["problem"]["key"])
                    for raw in tap.take():
                        check_reply(raw)
                    assert (await server.house.table(table)).seq == found.seq
                    assert (await server.house.table(table)).match.digest() == match.digest()
                for seat in match.waiting():
                    await seal(server, table, seat)
            assert len(asks) >= 4
            assert keys >= {"error-not-offered", "error-stale-seq", "error-stale-decision"}

    asyncio.run(story())


def legal(match: Match[Any], text: str) -> bool:
    try:
        match.clone().submit(0, text)
    except Refused:
        return False
    return True


class Recorder(Client):
    """A person whose every message can be sent again."""

    def __init__(self, url: str, cookie: str | None = None, name: str = "") -> None:
        super().__init__(url, cookie, name)
        self.frames: list[str] = []

    async def send(self, raw: str | bytes) -> None:
        if isinstance(raw, str):
            self.frames.append(raw)
        await super().send(raw)


def test_a_whole_evening_sent_again_changes_nothing() -> None:
    """In order, out of order, by the other one, and with new keys."""
    async def story() -> None:
        chance = random.Random("again")
        async with still_server("server", ()) as server, AsyncExitStack() as stack:
            ann, bob, zoe = [await stack.enter_async_context(Recorder(server.url, name=name))
                             for name in ("Ann", "Bob", "Zoe")]
            for client in (ann, bob, zoe):
                (await client.http.post("/api/guest", json={"name": client.name})).raise_for_status()
                await client.connect()
            table = await ann.new_table("race", ["me", "open"])
            await bob.join(table, 1)
            for client, viewer in ((ann, 0), (bob, 1)):
                await client.watch(table, viewer)
            await asyncio.gather(*[client.play(table, until=lambda mirror: mirror.seq >= 40) for client in (ann, bob)])
            await ann.act("say", table=table, text="once")
            evening = [ann.frames[:], bob.frames[:]]
            found = await server.house.table(table)
            seq, digest = found.seq, found.match.digest()
            mixed = [frame for frames in evening for frame in frames]
            chance.shuffle(mixed)
            forged = [frame.replace('"key": "', '"key": "f') for frame in mixed]
            for client, again in ((ann, evening[0]), (bob, evening[1]), (ann, mixed), (bob, forged), (zoe, mixed)):
                since = len(client.heard)
                for frame in again:
                    await client.send(frame)
                await client.say("ping")
                await client.hear(lambda message: message["t"] == "pong", since)
                told = client.heard[since:]
                if again is not forged and client is not zoe:  # who may write a line of her own
                    assert all(message["repeated"] for message in told if message["t"] == "done")
                for message in told:
                    check_reply(json.dumps(message).encode())
            found = await server.house.table(table)
            assert (found.seq, found.match.digest()) == (seq, digest)
            assert [line.text for line in found.chat].count("once") <= 3  # with another key it is another line
            await asyncio.gather(*[client.play(table, until=lambda mirror: mirror.seq >= 50) for client in (ann, bob)])

    asyncio.run(story())
