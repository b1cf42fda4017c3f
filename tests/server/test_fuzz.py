"""A barrage of messages against running servers: nothing breaks, nothing changes, and honest people play on."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sqlite3
from collections.abc import Iterator
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
from tests.server.client import Client
from tests.server.eavesdrop import Tap, answer_text, still_server
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


REAL: dict[str, list[Any]] = {
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

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
).encode()
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
    "two lengths": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n{}",
    "chunks of nonsense": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    "both": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
            b"0\r\n\r\n",
    "no host": b"GET /api/games HTTP/1.1\r\n\r\n",
    "two hosts": b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
    "a cookie of noise": b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: orrery=\xff\xfe;;;=;\r\n\r\n",
    "letters in the path": b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "half a request": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{",
}


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
            raw.shutdown(socket.SHUT_WR)
            while more := raw.recv(65_536):
                heard += more
        return heard


def test_bytes_that_are_no_messages_end_one_connection_and_nothing_else(besieged: Besieged) -> None:
    before = besieged.stored(), besieged.seen()
    for name, frame in FRAMES.items():
        heard = exchange(besieged.server.address, frame, HANDSHAKE)
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
    """Without limits on how much is sent, too: a socket whose replies pile up is let go."""
    before, used = besieged.stored(), memory_of(besieged.server.process.pid)
    host, _, port = besieged.server.address.removeprefix("http://").partition(":")
    body = json.dumps({"t": "x" * 15_000}).encode()
    frame = b"\x81\xfe" + len(body).to_bytes(2, "big") + b"\0\0\0\0" + body
    watch = json.dumps({"t": "watch", "table": besieged.table}).encode()
    watching = b"\x81" + bytes([0x80 | len(watch)]) + b"\0\0\0\0" + watch
    with ExitStack() as stack:
        for flood in (frame, watching, frame, watching):
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.settimeout(1.0)
            deaf.connect((host, int(port)))
            stack.enter_context(closing(deaf))
            deaf.sendall(HANDSHAKE)
            sent = 0
            with suppress(OSError):  # it stops listening at some point, or hangs up
                while sent < 30_000_000:
                    deaf.sendall(flood * 16)
                    sent += 16 * len(flood)
            print("SENT", sent, memory_of(besieged.server.process.pid) - used)
        assert memory_of(besieged.server.process.pid) - used < 80_000_000
        besieged.seen()  # others are served meanwhile
    assert besieged.stored() == before
