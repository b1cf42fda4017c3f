"""How fast one server process is: `python bench/web_load.py` (make bench-web).

Starts a real `orrery serve` on a new SQLite file (WAL, synchronous FULL) and plays Race on it over loopback: 100 tables
with 4 players and 4 spectators each, beside 1,000 tables where nobody moves. Every decision is timed from the moment it
is sent until all eight have the news and the player has the acknowledgement.

Then one table with 1,000 spectators, who are a process of their own (crowd.py), and some tables beside one address that
does the worst it may (hostile.py).

Prints figures; asserts nothing. All of it ends after a bounded time.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from orrery.server import patch

BENCH = Path(__file__).parent
PLAYERS = 4
SPECTATORS = 4
PARTS = ("tables", "crowd", "hostile")


class Bench:
    """The server under load, and everybody connected to it."""

    def __init__(self, url: str, pid: int) -> None:
        self.url = url
        self.pid = pid
        self.rooms: list[Room] = []
        self.sizes: list[int] = []
        self.long: tuple[str, str] = ("", "")

    async def guest(self, http: httpx.AsyncClient) -> str:
        """A new guest; returns the cookie."""
        http.cookies.clear()
        (await http.post("/api/guest", json={})).raise_for_status()
        cookie = http.cookies["orrery"]
        http.cookies.clear()
        return cookie

    async def table(self, http: httpx.AsyncClient, cookies: list[str]) -> str:
        """A table with one person a seat, playing."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(cookies) - 1)]
        asked = await http.post("/api/tables", json={"game": "race", "seats": seats}, headers=as_(cookies[0]))
        asked.raise_for_status()
        table: str = asked.json()["id"]
        for seat, cookie in enumerate(cookies[1:], 1):
            joined = await http.post(f"/api/tables/{table}/join", json={"seat": seat}, headers=as_(cookie))
            joined.raise_for_status()
        return table

    def memory(self) -> int:
        """Resident kB of the server process."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1])
        return 0

    def cpu(self) -> float:
        """CPU seconds of the server process."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Room:
    """One table with its players and spectators."""

    def __init__(self, bench: Bench, table: str, place: str = "") -> None:
        self.bench = bench
        self.place = place
        """The address of everybody here, if it is not the usual one."""
        self.table = table
        self.docs: dict[int, dict[str, Any]] = {}
        self.seq: dict[int, int] = {}
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.chance = random.Random(table)
        self.awaited: set[int] = set()
        self.waiting_for: int = 0
        self.settled = asyncio.Event()
        self.settled.set()
        self.sent = 0.0
        self.latencies: list[float] = []
        self.acknowledged: list[float] = []
        self.news: dict[int, float] = {}
        """When each entry was sent, by the system's monotonic clock."""
        self.over = False
        self.cookies: list[str] = []

    async def enter(self, cookies: list[str]) -> None:
        """Connect players and spectators, and watch."""
        self.cookies = cookies
        for n, cookie in enumerate(cookies):
            viewer = n if n < PLAYERS else -1
            more: dict[str, Any] = {"local_addr": (self.place, 0)} if self.place else {}
            socket = await connect(self.bench.url.replace("http", "ws", 1) + "/ws", compression=None,
                                   additional_headers={"Cookie": f"orrery={cookie}"}, **more)
            self.sockets.append(socket)
            await socket.send(msgspec.json.encode({"t": "watch", "table": self.table, "viewer": viewer}).decode())
            self.readers.append(asyncio.create_task(self._read(n, socket)))
        while len(self.seq) < len(cookies):
            await asyncio.sleep(0.01)

    async def _read(self, who: int, socket: ClientConnection) -> None:
        async for raw in socket:
            message = msgspec.json.decode(raw)
            kind = message["t"]
            if kind == "view":
                self.seq[who] = message["seq"]
                if who < PLAYERS:
                    self.docs[who] = message["doc"]
                self._arrived(who, message["seq"])
            elif kind == "update":
                self.bench.sizes.append(len(raw))
                self.seq[who] = message["seq"]
                if who < PLAYERS:
                    self.docs[who] = patch.apply(self.docs[who], message["patch"])
                    self.over = self.docs[who]["result"] is not None
                self._arrived(who, message["seq"])
            elif kind == "done":
                self.acknowledged.append(time.perf_counter() - self.sent)
                self._arrived(-1, message["seq"])
            elif kind == "refused":
                raise RuntimeError(f"refused: {message['problem']}")

    def _arrived(self, who: int, seq: int) -> None:
        if seq >= self.waiting_for:
            self.awaited.discard(who)
            if not self.awaited and not self.settled.is_set():
                self.latencies.append(time.perf_counter() - self.sent)
                self.settled.set()

    async def decide(self) -> bool:
        """Answer one open question and wait until everybody knows. False if the match is over."""
        await self.settled.wait()
        asked = next((doc["asked"] for doc in self.docs.values() if doc["asked"]), None)
        if asked is None:
            return False
        seat = asked["seat"]
        self.waiting_for = self.seq[seat] + 1
        self.awaited = {-1, *range(len(self.sockets))}
        self.settled.clear()
        act = {"t": "submit", "table": self.table, "seat": seat, "decision": asked["id"], "seq": self.seq[seat],
               "key": secrets.token_hex(8), "answer": self.pick(asked)}
        self.sent = time.perf_counter()
        self.news[self.waiting_for] = time.monotonic()
        await self.sockets[seat].send(msgspec.json.encode(act).decode())
        await asyncio.wait_for(self.settled.wait(), 20)
        return True

    def pick(self, asked: dict[str, Any]) -> str:
        """Any answer that fits."""
        options = list(asked["options"])
        if asked["kind"] == "amount":
            return f"{asked['ask']}:{self.chance.randint(asked['least'], asked['most'])}"
        if asked["kind"] == "pick":
            return f"{asked['ask']}:{self.chance.choice(options)}"
        count = self.chance.randint(asked["least"], min(asked["most"], len(options)))
        return f"{asked['ask']}:{','.join(self.chance.sample(options, count)) or 'none'}"

    async def leave(self) -> None:
        """Close every socket."""
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()


def as_(cookie: str) -> dict[str, str]:
    """The headers of an account."""
    return {"Cookie": f"orrery={cookie}"}


def share(values: list[float], part: float) -> float:
    """The value below which this part of the values lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


async def at_rate(rooms: list[Room], rate: float, seconds: float) -> tuple[int, float]:
    """Decide at a steady rate over all rooms in turn. Returns decisions made and seconds taken."""
    made, start = 0, time.perf_counter()
    tasks: set[asyncio.Task[bool]] = set()
    turns = _round_and_round(rooms)
    while made < rate * seconds:
        due = start + made / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        while (room := next(turns)) is None and any(not one.over for one in rooms):
            await asyncio.sleep(0.001)  # all of them are waiting for news
        if room is None:
            break
        task = asyncio.create_task(room.decide())
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        made += 1
    await asyncio.gather(*tasks)
    return made, time.perf_counter() - start


async def flat_out(rooms: list[Room], seconds: float) -> tuple[int, float]:
    """Decide in all rooms at once, each as soon as its last decision is known to all."""
    start = time.perf_counter()
    made = 0

    async def keep_on(room: Room) -> None:
        nonlocal made
        while time.perf_counter() - start < seconds and await room.decide():
            made += 1

    await asyncio.gather(*[keep_on(room) for room in rooms])
    return made, time.perf_counter() - start


def _round_and_round(rooms: list[Room]) -> Iterator[Room | None]:
    """One room after the other where the last decision is known to all; None after every round."""
    while True:
        for room in rooms:
            if room.settled.is_set() and not room.over:
                yield room
        yield None


async def run(arguments: argparse.Namespace, bench: Bench) -> None:
    """The whole measurement."""
    async with httpx.AsyncClient(base_url=bench.url, timeout=30) as http:
        with Progress() as progress:
            cookies: list[str] = []
            before = bench.memory()
            idle = progress.add_task("idle tables", total=arguments.idle)
            for n in range(arguments.idle):
                if n % 50 == 0:
                    cookies = [await bench.guest(http) for _ in range(PLAYERS)]
                await bench.table(http, cookies)
                progress.advance(idle)
            print(f"server memory: {before} kB, {bench.memory()} kB with {arguments.idle} idle tables")
            active = progress.add_task("active tables", total=arguments.tables)
            for _ in range(arguments.tables):
                cookies = [await bench.guest(http) for _ in range(PLAYERS + SPECTATORS)]
                room = Room(bench, await bench.table(http, cookies[:PLAYERS]))
                await room.enter(cookies)
                bench.rooms.append(room)
                progress.advance(active)
        print(f"{len(bench.rooms)} tables, {len(bench.rooms) * len(cookies)} sockets, {bench.memory()} kB")
        rooms = bench.rooms
        for name, work in (
            (f"{arguments.rate} decisions/s", at_rate(rooms, arguments.rate, arguments.seconds)),
            ("flat out", flat_out(rooms, arguments.seconds)),
        ):
            for room in rooms:
                room.latencies.clear()
            bench.sizes.clear()
            cpu = bench.cpu()
            made, seconds = await work
            times = [1000 * one for room in rooms for one in room.latencies]
            sizes = bench.sizes or [0]
            print(
                f"{name:>16}: {made} decisions, {made / seconds:.0f}/s; to all eight and acknowledged: "
                f"p50 {share(times, 0.5):.1f} ms, p99 {share(times, 0.99):.1f} ms, worst {max(times):.1f} ms; "
                f"server CPU {1000 * (bench.cpu() - cpu) / made:.2f} ms a decision; "
                f"update mean {sum(sizes) / len(sizes):.0f} B, largest {max(sizes)} B"
            )
        bench.long = await lengthened(bench, arguments.entries)
        for room in rooms:
            await room.leave()


async def lengthened(bench: Bench, entries: int) -> tuple[str, str]:
    """A table with this many entries: one seat answers and takes it back, again and again. Returns table and cookie."""
    async with httpx.AsyncClient(base_url=bench.url, timeout=30) as http:
        cookies = [await bench.guest(http) for _ in range(PLAYERS)]
        room = Room(bench, await bench.table(http, cookies))
    await room.enter(cookies)
    asked = room.docs[0]["asked"]
    for n in range(entries):
        act = {"table": room.table, "seat": 0, "seq": n, "key": secrets.token_hex(8)}
        if n % 2 == 0:
            act |= {"t": "submit", "decision": asked["id"], "answer": room.pick(asked)}
        else:
            act |= {"t": "retract"}
        await room.sockets[0].send(msgspec.json.encode(act).decode())
        while room.seq[0] <= n:
            await asyncio.sleep(0)
    await room.leave()
    return room.table, cookies[0]


async def opened(url: str, tables: list[tuple[str, str]]) -> list[float]:
    """How long it takes from asking for a table that is not in memory until its whole view is there, in ms."""
    times = []
    for table, cookie in tables:
        async with connect(url.replace("http", "ws", 1) + "/ws", compression=None,
                           additional_headers={"Cookie": f"orrery={cookie}"}) as socket:
            start = time.perf_counter()
            await socket.send(msgspec.json.encode({"t": "watch", "table": table, "viewer": 0}).decode())
            while msgspec.json.decode(await socket.recv())["t"] != "view":
                pass
            times.append(1000 * (time.perf_counter() - start))
    return times


async def watched_by_many(url: str, pid: int, people: int, rate: float, seconds: float) -> None:
    """One table with a crowd of spectators."""
    bench = Bench(url, pid)
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        cookies = [await bench.guest(http) for _ in range(PLAYERS)]
        room = Room(bench, await bench.table(http, cookies))
    await room.enter(cookies)
    before = bench.memory()
    crowd = await asyncio.create_subprocess_exec(
        sys.executable, str(BENCH / "crowd.py"), url, room.table, str(people), stdin=PIPE, stdout=PIPE)
    assert crowd.stdin is not None
    assert crowd.stdout is not None
    await crowd.stdout.readline()
    a_head = (bench.memory() - before) / people
    await asyncio.sleep(2)  # the last of them have been told how many they are
    room.latencies.clear()
    room.acknowledged.clear()
    room.news.clear()
    cpu = bench.cpu()
    made, _ = await at_rate([room], rate, seconds)
    cpu = bench.cpu() - cpu
    await asyncio.sleep(1)
    crowd.stdin.close()
    told = msgspec.json.decode(await crowd.stdout.readline())
    late = [1000 * (told["heard"][str(seq)][1] - sent) for seq, sent in room.news.items() if str(seq) in told["heard"]]
    missed = sum(people - told["heard"].get(str(seq), [0])[0] for seq in room.news)
    print(
        f"{people} spectators: {made} decisions, {rate:g}/s; acknowledged: {spread(room.acknowledged)}; to all "
        f"players: {spread(room.latencies)}; to the last spectator: p50 {share(late, 0.5):.0f} ms, worst "
        f"{max(late):.0f} ms, {missed} updates not told; server CPU {1000 * cpu / made:.1f} ms a decision; "
        f"{a_head:.1f} kB a spectator"
    )
    await room.leave()
    await crowd.wait()


async def beside_a_hostile_address(url: str, pid: int, tables: int, rate: float, seconds: float) -> None:
    """Ordinary tables, each at an address of its own, without and with a hostile address beside them."""
    bench = Bench(url, pid)
    rooms = []
    for n in range(tables):
        place = f"127.0.1.{n + 1}"
        transport = httpx.AsyncHTTPTransport(local_address=place)
        async with httpx.AsyncClient(base_url=url, timeout=30, transport=transport) as http:
            cookies = [await bench.guest(http) for _ in range(PLAYERS + SPECTATORS)]
            room = Room(bench, await bench.table(http, cookies[:PLAYERS]), place)
        await room.enter(cookies)
        rooms.append(room)
    for name in ("alone", "beside a hostile address"):
        hostile = None
        if name != "alone":
            hostile = await asyncio.create_subprocess_exec(
                sys.executable, str(BENCH / "hostile.py"), url, str(seconds + 2), *[room.table for room in rooms],
                stdout=PIPE)
            await asyncio.sleep(1)
        for room in rooms:
            room.latencies.clear()
        cpu = bench.cpu()
        made, took = await at_rate(rooms, rate, seconds)
        times = [one for room in rooms for one in room.latencies]
        print(f"{tables} tables {name}: {made} decisions, {made / took:.0f}/s; to all and acknowledged: "
              f"{spread(times)}; server CPU {100 * (bench.cpu() - cpu) / took:.0f} %, {bench.memory()} kB")
        if hostile is not None:
            assert hostile.stdout is not None
            print(f"    what it did: {(await hostile.stdout.readline()).decode().strip()}")
            await hostile.wait()
    for room in rooms:
        await room.leave()


def spread(seconds: list[float]) -> str:
    """The middle, the slowest of a hundred and the worst, in milliseconds."""
    times = [1000 * one for one in seconds]
    return f"p50 {share(times, 0.5):.1f} ms, p99 {share(times, 0.99):.1f} ms, worst {max(times):.1f} ms"


def serve(database: str, *, limits: bool = False) -> tuple[subprocess.Popen[str], str]:
    """A server on a database, and its address."""
    server = subprocess.Popen(
        [sys.executable, "-m", "orrery.cli", "serve", "--port", "0", "--database", database, "--no-browser",
         *([] if limits else ["--no-limits"])],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )
    assert server.stdout is not None
    url = next(word for line in server.stdout for word in line.split() if word.startswith("http://"))
    return server, url.rstrip("/.")


def stop(server: subprocess.Popen[str]) -> None:
    """End a server in good order."""
    server.send_signal(signal.SIGTERM)
    server.wait(30)


def main() -> None:
    """Start the server, measure, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--entries", type=int, default=3000, help="entries of the longest match")
    parser.add_argument("--database", help="another database than a new SQLite file")
    parser.add_argument("--only", choices=PARTS, help="measure one thing of these")
    parser.add_argument("--spectators", type=int, default=1000)
    arguments = parser.parse_args()
    gc.disable()  # the pauses of the one who measures are not the server's
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"{folder}/bench.db"
        for part in PARTS:
            if arguments.only in (None, part):
                measure(part, arguments, database)


def measure(part: str, arguments: argparse.Namespace, database: str) -> None:
    """One part of the measurement, on a server of its own."""
    server, url = serve(database, limits=part == "hostile")
    try:
        if part == "crowd":
            asyncio.run(watched_by_many(url, server.pid, arguments.spectators, 5, arguments.seconds))
        elif part == "hostile":
            asyncio.run(beside_a_hostile_address(url, server.pid, 20, 20, arguments.seconds))
        else:
            bench = Bench(url, server.pid)
            asyncio.run(run(arguments, bench))
            stop(server)
            server, url = serve(database)
            tables = [(room.table, room.cookies[0]) for room in bench.rooms if not room.over][:20]
            times = asyncio.run(opened(url, [*tables, bench.long]))
            if len(times) > 1:
                print(f"   open a running match after a restart: {len(times) - 1} tables, median "
                      f"{share(times[:-1], 0.5):.1f} ms, worst {max(times[:-1]):.1f} ms; one of {arguments.entries} "
                      f"entries {times[-1]:.1f} ms")
    finally:
        stop(server)


if __name__ == "__main__":
    main()
