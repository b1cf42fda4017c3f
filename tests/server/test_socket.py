"""The socket: reconnecting, drifting, reading too slowly, sending nonsense; and what never goes over it."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import socket
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from orrery.server import wire
from orrery.server.fanout import encode
from orrery.server.keep import matches
from orrery.server.security import Bucket
from orrery.server.socket import SESSION_ENDED
from tests.server.away import until
from tests.server.client import Client
from tests.server.room import parley_known, told
from tests.server.serving import Served, served

Story = Callable[["Evening"], Coroutine[Any, Any, None]]


class Evening:
    """A server, two people at a table of the little game, and a spectator, all connected by sockets."""

    def __init__(self, server: Served, clients: list[Client], table: str) -> None:
        self.server = server
        self.ann, self.bob, self.zoe = clients
        self.table = table

    async def stored(self) -> int:
        """How many entries the match has on the disk."""
        return len(await self.server.house.db.read(lambda tx: matches.entries(tx, self.table)))

    async def answer(self, client: Client, text: str) -> dict[str, Any]:
        """Answer, and wait until everybody who is connected has the news."""
        told = await client.answer(self.table, text)
        assert told["t"] == "done", told
        await client.until(lambda: client.mirrors[self.table].seq >= told["seq"])
        return told


def tell(folder: Path, story: Story, game: str = "probe", **settings: Any) -> None:
    async def run() -> None:
        with parley_known():
            async with served(str(folder / "orrery.db"), **settings) as server, AsyncExitStack() as stack:
                clients = [await stack.enter_async_context(await Client.guest(server.url, name))
                           for name in ("Ann", "Bob", "Zoe")]
                table = await clients[0].new_table(game, ["me", "open"])
                await clients[1].join(table, 1)
                for client, viewer in zip(clients, (0, 1, -1), strict=True):
                    await client.watch(table, viewer)
                await story(Evening(server, clients, table))

    asyncio.run(run())


# -- coming back -----------------------------------------------------------------------------------------------------


def test_who_comes_back_goes_on_from_the_last_event_he_has(tmp_path: Path) -> None:
    async def story(table: Evening) -> None:
        ann, bob = table.ann, table.bob
        await table.answer(ann, "say:a")
        await bob.until(lambda: bob.mirrors[table.table].seq == 1)
        await bob.disconnect()
        await table.answer(ann, "say:b")
        await bob.connect()
        await bob.until(lambda: bob.mirrors[table.table].seq == 2)
        view = bob.heard[-1]
        assert (view["t"], view["first"], len(view["events"])) == ("view", 1, 1)
        assert [event["what"] for event in bob.mirrors[table.table].events] == [0, 1]
        await asyncio.gather(table.answer(ann, "say:a"), table.answer(bob, "say:c"))
        assert bob.drifts == 0

    tell(tmp_path, story)


def test_an_act_sent_again_after_a_lost_connection_counts_once(tmp_path: Path) -> None:
    async def story(table: Evening) -> None:
        ann = table.ann
        mirror = ann.mirrors[table.table]
        assert mirror.asked is not None
        act = dict(table=table.table, seat=0, decision=mirror.asked["id"], seq=0, answer="say:a", key="only-once-1")
        first = await ann.act("submit", **act)
        await ann.disconnect()
        await ann.connect()
        second = await ann.act("submit", **act)
        assert (first["seq"], first["repeated"], second["seq"], second["repeated"]) == (1, False, 1, True)
        assert await table.stored() == 1

    tell(tmp_path, story)


def test_a_client_that_drifted_notices_and_sees_right_again(tmp_path: Path) -> None:
    async def story(table: Evening) -> None:
        mirror = table.zoe.mirrors[table.table]
        mirror.doc = {**mirror.doc, "game": "another"}
        await table.answer(table.ann, "say:a")
        await table.zoe.until(lambda: table.zoe.drifts == 1 and table.zoe.heard[-1]["t"] == "view")
        await table.answer(table.ann, "say:b")
        await table.zoe.until(lambda: table.zoe.mirrors[table.table].seq == 2)
        assert table.zoe.drifts == 1
        fresh = (await table.server.house.table(table.table)).course.document(-1)
        assert table.zoe.mirrors[table.table].doc == fresh

    tell(tmp_path, story)


def test_what_is_stale_is_refused_with_a_reason_and_the_present_state(tmp_path: Path) -> None:
    async def story(table: Evening) -> None:
        await table.answer(table.ann, "say:a")
        since = len(table.ann.heard)
        told = await table.ann.act("submit", table=table.table, seat=0, decision="0.0", seq=0, answer="say:b")
        assert (told["t"], told["seq"], told["problem"]["key"]) == ("refused", 1, "error-stale-seq")
        view = await table.ann.hear(lambda message: message["t"] == "view", since)
        assert (view["seq"], view["doc"]["asked"]["id"]) == (1, "1.0")
        assert await table.stored() == 1

    tell(tmp_path, story)


# -- slow readers ----------------------------------------------------------------------------------------------------


def test_a_slow_reader_holds_nobody_up_and_gets_a_whole_view(tmp_path: Path) -> None:
    async def story(table: Evening) -> None:
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", int(table.server.url.rpartition(":")[2])))
        narrow.setblocking(False)
        slow = await connect(
            table.server.url.replace("http", "ws") + "/ws", sock=narrow, compression=None, max_queue=1,
            additional_headers={"Cookie": f"orrery={table.bob.cookie}"}, ping_interval=None,
        )
        await slow.send(json.dumps({"t": "watch", "table": table.table, "viewer": 1}))
        first = json.loads(await slow.recv())
        assert (first["t"], first["seq"]) == ("view", 0)
        noise = encode(wire.Notice("noise", table.table, {"text": "x" * 100_000}))
        for _ in range(200):
            for screen in table.server.house.tables[table.table].audiences[1].listeners:
                screen.outbox.news(noise)
            await asyncio.sleep(0)
        await table.answer(table.ann, "say:a")  # the others play on
        await table.answer(table.ann, "say:b")
        heard = 0
        async with asyncio.timeout(20):
            while (message := json.loads(await slow.recv()))["t"] == "notice":
                heard += 1
        assert heard < 200
        assert (message["t"], message["seq"], message["doc"]["seat"]) == ("view", 2, 1)
        await slow.close()

    tell(tmp_path, story)


# -- nonsense --------------------------------------------------------------------------------------------------------

NONSENSE: list[str | bytes] = [
    "", "nonsense", "{", "null", "[]", "7", '"watch"', "{}", '{"t":"fly"}', '{"t":7}', '{"t":"watch"}',
    '{"t":"ping","x":1}',
    '{"t":"watch","table":"../../etc"}', '{"t":"watch","table":"aaaaaaaaaa","viewer":99}', b"\xff\xfe", b"\x00" * 64,
    '{"t":"watch","table":"aaaaaaaaaa","viewer":1e400}', '{"t":"watch","table":"aaaaaaaaaa","viewer":NaN}',
    '{"t":"submit"}', '{"t":"say","table":"aaaaaaaaaa","text":"","key":"12345678"}', "[" * 9000, '{"t":' * 2000,
    '{"t":"submit","table":"aaaaaaaaaa","seat":-1,"decision":"0.0","seq":0,"key":"12345678","answer":"a"}',
    '{"t":"submit","table":"aaaaaaaaaa","seat":0,"decision":"0.0","seq":0,"key":"no","answer":"a"}',
    json.dumps({"t": "say", "table": "aaaaaaaaaa", "text": "x" * 1001, "key": "12345678"}),
    json.dumps({"t": "say", "table": "aaaaaaaaaa", "text": "x" * wire.LARGEST, "key": "12345678"}),
    '{"t":"seen","table":"aaaaaaaaaa","seat":0,"events":' + "9" * 400 + "}",
]


def test_nonsense_is_refused_with_what_was_expected_and_the_connection_goes_on(tmp_path: Path) -> None:
    async def story(table: Evening) -> None:
        ann = table.ann
        for raw in NONSENSE:
            since = len(ann.heard)
            await ann.send(raw)
            told = await ann.hear(lambda message: message["t"] == "refused", since)
            problem = told["problem"]
            assert problem["key"] in ("error-message", "error-message-large"), raw
            assert problem["text"].startswith(("The message was not understood: ", "The message has "))
            assert "Traceback" not in problem["text"]
            await ann.say("ping")
            await ann.hear(lambda message: message["t"] == "pong", since)
        named = '{"t":"submit","key":"my-own-key","table":"aaaaaaaaaa"}'
        await ann.send(named)
        assert (await ann.hear(lambda message: message.get("key") == "my-own-key"))["table"] == "aaaaaaaaaa"
        assert await table.stored() == 0
        await table.answer(ann, "say:a")

    tell(tmp_path, story)


def test_who_sends_nothing_but_nonsense_is_closed_out(tmp_path: Path) -> None:
    async def story(table: Evening) -> None:
        async with connect(table.server.url.replace("http", "ws") + "/ws") as stranger:
            for _ in range(20):
                await stranger.send("nonsense")
                assert json.loads(await stranger.recv())["t"] == "refused"
            for _ in range(100):
                await stranger.send("nonsense")
            with suppress(ConnectionClosed):
                async for _ in stranger:
                    pass
            assert stranger.close_code == 1008
        await table.answer(table.ann, "say:a")

    tell(tmp_path, story, limits=True)


def test_who_sends_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    async def story(table: Evening) -> None:
        for _ in range(120):
            await table.zoe.say("ping")
        told = await table.zoe.hear(lambda message: message["t"] == "refused")
        assert told["problem"]["key"] == "error-too-many"
        for n in range(10):
            told = await table.ann.act("say", table=table.table, text=f"line {n}")
            if told["t"] == "refused":
                break
        assert told["problem"]["key"] == "error-too-many"
        assert len(table.ann.mirrors[table.table].chat) >= 5

    tell(tmp_path, story, limits=True)


def test_pages_of_others_cannot_connect(tmp_path: Path) -> None:
    async def story(table: Evening) -> None:
        for origin in ("https://example.com", "null", f"{table.server.url}.example.com"):
            with pytest.raises(InvalidStatus):
                await table.zoe.connect(origin=origin)
        await table.zoe.connect(origin=table.server.url)
        await table.zoe.say("ping")
        await table.zoe.hear(lambda message: message["t"] == "pong")

    tell(tmp_path, story)


def test_without_an_account_one_may_watch_and_nothing_else(tmp_path: Path) -> None:
    async def story(table: Evening) -> None:
        async with Client(table.server.url) as stranger:
            await stranger.connect()
            mirror = await stranger.watch(table.table)
            assert mirror.doc["seat"] == -1
            acts: list[dict[str, Any]] = [
                dict(t="submit", seat=0, decision="0.0", seq=0, answer="say:a"), dict(t="retract", seat=0, seq=0),
                dict(t="undo", seat=0, to=0, seq=0), dict(t="consent", seat=0, proposal="x", yes=True),
                dict(t="say", text="hello"),
            ]
            for act in acts:
                told = await stranger.act(act.pop("t"), table=table.table, **act)
                assert told["problem"]["key"] == "error-no-account"
        assert await table.stored() == 0

    tell(tmp_path, story)


# -- a fuzzer --------------------------------------------------------------------------------------------------------


_RIGHT = {
    "seat": 1, "viewer": 1, "decision": "0.1", "seq": 0, "answer": "say:a", "to": 0, "proposal": "x", "yes": True,
    "text": " ", "events": 0, "on": True,
}
_WRONG: dict[str, list[Any]] = {
    "table": ["zzzzzzzzzz", "", 7, None, ["aaaaaaaaaa"]],
    "seat": [0, 2, 15, 16, -1, "0", None, 2**63, 0.5, True],
    "viewer": [-1, 0, -2, 3, "spectator", 10**9],
    "decision": ["0.0", "1.0", "9999.0", "", "x" * 41, "0.0\n", 0, None, "\u0000"],
    "seq": [1, 10**12, -1, 2**64, 1.5, "0", None],
    "key": ["short", "x" * 65, "bad key!", None, 5],
    "answer": ["say:", "say:\ud800", "a" * 4097, "", "pass", "say:a,b", "'; DROP TABLE entries;", None],
    "to": [1, 5, -1, 10**20, None],
    "proposal": ["", "x" * 50, None],
    "yes": [False, "yes", 1],
    "text": ["\ud800", "\u0000", "x" * 1001, "", None],
    "events": [1, 10**9, -5, "all"],
    "on": [False, None],
    "extra": [1],
}
_FIELDS = {
    "watch": "table viewer events seq", "unwatch": "table", "submit": "table seat decision seq key answer",
    "retract": "table seat seq key", "undo": "table seat to seq key", "consent": "table seat proposal yes key",
    "say": "table text key", "why": "table seat decision", "seen": "table seat events", "lobby": "on", "ping": "",
    "view": "table", "": "key",
}


def _fuzzed(chance: random.Random, table: str) -> str:
    """A message that is nearly right: of a kind there is, some fields wrong, foreign or missing, or cut to pieces."""
    kind = chance.choice(list(_FIELDS))
    right: dict[str, Any] = {**_RIGHT, "table": table, "key": "".join(chance.choices("abcdef", k=12))}
    message: dict[str, Any] = {"t": kind}
    for name in _FIELDS[kind].split():
        message[name] = chance.choice(_WRONG[name]) if chance.random() < 0.15 else right[name]
    if chance.random() < 0.1:
        foreign = chance.choice(list(_WRONG))
        message[foreign] = chance.choice(_WRONG[foreign])
    if chance.random() < 0.1:
        message.pop(chance.choice(list(message)))
    text = json.dumps(message)
    if chance.random() < 0.1:
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice(["", '"', "}", "\\", "9"]) + text[at + 1 :]
    return text


def test_a_fuzzer_changes_nothing_and_breaks_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(table: Evening) -> None:
        chance = random.Random("fuzz")
        bob, zoe = table.bob, table.zoe
        before = json.dumps(bob.mirrors[table.table].doc)
        for client in (bob, zoe):  # neither is asked anything, so whatever they send may change nothing
            client.rewatch = False
            for n in range(700):
                await client.send(_fuzzed(chance, table.table))
                if n % 50 == 49:
                    since = len(client.heard)
                    await client.say("ping")
                    await client.hear(lambda message: message["t"] == "pong", since)
            # Among those messages are pings too; this is the last that is answered.
            assert (await client.act("retract", table=table.table, seat=1, seq=0))["t"] == "refused"
        refusals = [message["problem"] for message in bob.heard + zoe.heard if message["t"] == "refused"]
        assert len({problem["key"] for problem in refusals}) >= 10
        assert not any(problem["key"] == "error-fault" for problem in refusals)
        assert not any("Traceback" in problem["text"] or ".py" in problem["text"] for problem in refusals)
        assert await table.stored() == 0
        await bob.watch(table.table, 1)
        assert json.dumps(bob.mirrors[table.table].doc) == before
        await table.answer(table.ann, "say:a")

    with caplog.at_level(logging.WARNING):
        tell(tmp_path, story)
    assert [record.getMessage() for record in caplog.records] == []


# -- secrets ---------------------------------------------------------------------------------------------------------


def test_the_log_of_a_whole_game_tells_no_answer_no_token_and_no_seed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    secrets: set[str] = set()
    entries: list[int] = []

    async def story(table: Evening) -> None:
        people = (table.ann, table.bob)
        await asyncio.gather(*[client.play(table.table) for client in people])
        for client in people:
            assert client.cookie is not None
            secrets.add(client.cookie)
            secrets.update(client.mirrors[table.table].doc["zones"]["hand"])
        row = (await table.server.house.table(table.table)).row
        entries.append(row.seq)
        secrets.update({row.seed.hex(), repr(row.seed)})
        secrets.update(event["event"] for event in await told(table.server.house, table.table, -2))

    with caplog.at_level(logging.DEBUG, logger="orrery"):
        tell(tmp_path, story, game="race")
    lines = [record.getMessage() + str(record.exc_info or "") for record in caplog.records]
    assert len(lines) > entries[0] > 0, "a line or more for each entry"
    for line in lines:
        words = line.split()
        assert not [secret for secret in secrets if secret in words or (len(secret) > 20 and secret in line)], line


# -- sessions --------------------------------------------------------------------------------------------------------


async def closed(client: Client) -> int | None:
    """Wait until a client's socket is closed; the code it was closed with."""
    assert client._socket is not None
    async with asyncio.timeout(20):
        await client._socket.wait_closed()
    return client._socket.close_code


async def hears(client: Client) -> bool:
    """Whether a client's socket is open and answered."""
    since = len(client.heard)
    await client.say("ping")
    return bool(await client.hear(lambda message: message["t"] == "pong", since))


def test_a_socket_ends_with_its_session_and_no_other_does(tmp_path: Path) -> None:
    async def story(table: Evening) -> None:
        ann, bob, url = table.ann, table.bob, table.server.url
        state = table.server.app.state
        async with Client(url, ann.cookie) as tab, await Client.guest(url, "Phone") as phone:
            await tab.connect()
            known = {"name": "Ann", "password": "correct horse battery"}
            (await ann.http.post("/api/register", json=known)).raise_for_status()
            assert [await closed(one) for one in (ann, tab)] == [SESSION_ENDED] * 2
            await ann.connect()  # with the cookie of the account
            (await phone.http.post("/api/login", json=known)).raise_for_status()
            assert await closed(phone) == SESSION_ENDED, "who it was is nobody now"
            await phone.connect()
            assert await hears(ann), "a login elsewhere ends nothing"
            changed = {"password": "another password", "current": known["password"]}
            (await phone.http.patch("/api/me", json=changed)).raise_for_status()
            assert await closed(ann) == SESSION_ENDED
            assert await hears(phone)
            (await phone.http.post("/api/login", json={**known, "password": "another password"})).raise_for_status()
            assert await closed(phone) == SESSION_ENDED, "the same account by a new session"
            await phone.connect()
            (await phone.http.post("/api/logout")).raise_for_status()
            assert await closed(phone) == SESSION_ENDED
            await phone.connect()
            bob_id, zoe_id = [(await one.http.get("/api/me")).json()["id"] for one in (bob, table.zoe)]
            await until(lambda: set(state.house.presence.online) == {bob_id, zoe_id})
            await table.server.house.db.write(
                lambda tx: tx.run("UPDATE sessions SET seen = 0 WHERE account = ?", bob_id))
            await state.people.forget_old_sessions()
            assert await closed(bob) == SESSION_ENDED, "it was too old"
            await state.people.look_after(state.house.presence.sessions)
            assert await hears(phone), "who comes without a session has none that could end"
            assert await hears(table.zoe)
            await table.server.house.db.write(lambda tx: tx.run("DELETE FROM sessions"))
            await state.people.look_after(state.house.presence.sessions)
            assert await closed(table.zoe) == SESSION_ENDED, "it ended where nobody told of it"
            await until(lambda: list(state.house.presence.sessions) == [])

    tell(tmp_path, story)


def test_what_still_waits_for_its_turn_is_not_done_when_its_session_has_ended(tmp_path: Path) -> None:
    async def story(table: Evening) -> None:
        house, doors = table.server.house, table.server.app.state.doors
        waiting, turn = asyncio.Event(), asyncio.Event()

        async def sleep(seconds: float) -> None:
            waiting.set()
            await turn.wait()

        line = {"table": table.table, "text": "Am I still here?"}
        assert (await table.ann.act("say", **line))["t"] == "done"
        doors._turns, doors._sleep = Bucket(0, 1), sleep
        await table.ann.say("say", **line, key="once-more")
        await waiting.wait()
        for session in list(house.presence.sessions):
            house.presence.turn_out(session)
        turn.set()
        assert await closed(table.ann) == SESSION_ENDED
        await until(lambda: not house.presence.online)
        assert len(house.tables[table.table].chat) == 1

    tell(tmp_path, story, limits=True)
