"""Secrets that must turn up nowhere: not in answers, not in frames, not in pings, not in what a server writes."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest

from orrery.core import Chance, Match
from orrery.gauntlet.worlds import texts
from orrery.server import wire
from orrery.server.database import Transaction
from orrery.server.keep import notices, people
from orrery.server.submit import Act
from tests.server.client import Client
from tests.server.eavesdrop import (
    NOON,
    Tap,
    answer_text,
    folder_in_memory,
    push_key,
    still_server,
    token_of,
    told_secrets,
    words,
)
from tests.server.inbox import Inbox, browser, inbox
from tests.server.processes import serving
from tests.server.room import put_table

PASSWORD, WRONG, CHANNEL = "canary-of-a-password", "canary-of-a-wrong-one", "canary-of-a-channel"
PEOPLE = ("p0", "p1", "zoe")


@pytest.fixture
def box() -> Iterator[Inbox]:
    with inbox() as there:
        yield there


# -- a server process ------------------------------------------------------------------------------------------------


class Overheard:
    """One person's client, and everything that was sent to it."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.answers: list[bytes] = []
        client.http.event_hooks["response"] = [self._keep]

    async def _keep(self, response: httpx.Response) -> None:
        await response.aread()
        head = [f"{name}: {value}" for name, value in response.headers.items() if name != "set-cookie"]
        self.answers.append("\n".join(head).encode() + b"\n\n" + response.content)

    @property
    def sent(self) -> list[bytes]:
        return [*self.answers, *[raw.encode() for raw in self.client.raw]]


async def go_wrong(client: Client) -> None:
    """Requests that cannot be, of every kind."""
    http = client.http
    html = {"accept": "text/html"}
    for path in ("/nowhere", "/api/nowhere", "/api/tables/zzzzzzzzzz", "/api/invitation/" + "x" * 43, "/..%2f..%2fetc"):
        assert (await http.get(path, headers=html)).status_code in (404, 503, 200)
    assert (await http.post("/api/games")).status_code == 405
    assert (await http.post("/api/login", content=b"x" * 70_000)).status_code == 413
    assert (await http.post("/api/login", content=b"{}")).status_code == 415
    assert (await http.post("/api/login", json={"name": "Anna"})).status_code == 422
    json_ = {"content-type": "application/json"}
    assert (await http.post("/api/login", content=b"{\xff", headers=json_)).status_code == 400
    assert (await http.post("/api/login", json={"name": "Anna", "password": WRONG})).status_code == 403
    assert (await http.post("/api/guest", json={}, headers={"origin": "https://evil.example"})).status_code == 403
    for raw in ("", "nonsense", b"\xff\xfe", '{"t":"fly"}', '{"t":"submit","key":"12345678"}'):
        since = len(client.heard)
        await client.send(raw)
        await client.hear(lambda message: message["t"] == "refused", since)


async def play_some(url: str, overheard: list[Overheard], shared: list[str]) -> str:
    """An account, a guest who comes by a link, some answers, a bot, a wrong password: an evening in short."""
    anna, boris, zoe = (one.client for one in overheard)
    (await anna.http.post("/api/register", json={"name": "Anna", "password": PASSWORD})).raise_for_status()
    for client in (boris, zoe):
        (await client.http.post("/api/guest", json={"name": client.name})).raise_for_status()
    for client in (anna, boris, zoe):
        await client.connect()
    push = {"endpoint": f"https://fcm.googleapis.com/{CHANNEL}", "p256dh": "x", "auth": CHANNEL}
    assert (await boris.http.post("/api/push", json=push)).status_code == 204
    assert (await boris.http.get("/api/push")).json()["devices"] == 1
    table = await anna.new_table("race", ["me", "open", "heuristic"], listed=False)
    link = (await anna.http.post(f"/api/tables/{table}/seats/1/invitation")).json()["link"]
    shared.append(link.rpartition("/")[2])
    for path in (link.removeprefix(url), link.removeprefix(url).replace("/join", "/api/invitation")):
        await boris.http.get(path, headers={"accept": "text/html"})
    (await boris.http.post(f"/api/invitation/{shared[0]}")).raise_for_status()
    await anna.watch(table, 0)
    await boris.watch(table, 1)
    await zoe.watch(table)
    await zoe.say("lobby", on=True)
    await asyncio.gather(*[client.play(table, until=lambda mirror: mirror.seq >= 30) for client in (anna, boris)])
    for client in (anna, boris, zoe):
        await client.act("say", table=table, text=f"Greetings of {client.name}")
        for path in ("", "/history", "/film", "/moment?at=4", "/record"):
            await client.http.get(f"/api/tables/{table}{path}")
        for path in ("/api/me", "/api/tables", "/api/games", "/api/openapi.json", "/api/ratings/race", "/healthz"):
            await client.http.get(path)
        await go_wrong(client)
    (await anna.http.post(f"/api/tables/{table}/resign")).raise_for_status()
    return table


def test_neither_the_answers_nor_the_log_of_a_server_hold_a_secret(tmp_path: Path) -> None:
    invitations: list[str] = []
    everything: dict[str, list[bytes]] = {}
    cookies: dict[str, str] = {}

    async def story(url: str) -> None:
        async with AsyncExitStack() as stack:
            overheard = [Overheard(await stack.enter_async_context(Client(url, name=name)))
                         for name in ("Anna", "Boris", "Zoe")]
            await play_some(url, overheard, invitations)
            for one in overheard:
                everything[one.client.name] = one.sent
                cookies[one.client.name] = one.client.cookie or ""

    with folder_in_memory("canary-of-a-folder") as folder:
        database = folder / "orrery.db"
        with serving(tmp_path, "--port", "0", "--database", str(database), "--access-log", "--no-limits",
                     "--no-browser") as server:
            asyncio.run(story(server.address))
            assert server.stop() == 0
            written = (server.err + server.out).encode()
        with closing(sqlite3.connect(database)) as db:
            stored: list[bytes | str] = [row[0] for sql in (
                "SELECT seed FROM tables", "SELECT token FROM sessions",
                "SELECT password FROM accounts WHERE password IS NOT NULL",
            ) for row in db.execute(sql)]
            (pem,) = db.execute("SELECT value FROM server_keys WHERE name = 'push'").fetchone()
    assert len(stored) >= 5
    secrets = [*stored, *pem.split("\n")[1:-2], folder.name, PASSWORD, WRONG, CHANNEL, *cookies.values()]
    assert b"POST /api/invitation/... 200" in written
    assert told_secrets([written], [*secrets, *invitations]) == []
    assert b"Traceback" not in written
    for name, sent in everything.items():
        assert len(sent) > 50
        assert told_secrets(sent, secrets) == []
        if name != "Anna":  # who made the link
            assert told_secrets(sent, invitations) == []


# -- pings -----------------------------------------------------------------------------------------------------------


def test_pings_tell_whose_move_it_is_and_nothing_of_the_match(box: Inbox) -> None:
    async def story() -> None:
        async with still_server("a-folder-of-secrets", PEOPLE, pings_anywhere=True) as server:
            push, key, auth = browser(box, "browser")

            def reachable(tx: Transaction) -> None:
                people.set_settings(tx, "p1", wire.Settings(channels=[box.channel], ping_after=0))
                notices.add_push(tx, "p1", push, NOON)

            await server.house.db.write(reachable)
            table = await put_table(server.house, ["p0", "p1"], game="race", pace="mail", seed=b"seed of this match")
            cards: set[str] = set()
            for n in range(12):
                found = await server.house.table(table)
                match: Match[Any] = found.match
                cards |= {word for viewer in (0, 1) for word in texts(match.view(viewer).document()) if "-" in word}
                await server.app.state.away.notices.check()
                for seat in match.waiting():
                    decision = match.asked(seat)
                    code = match.game.sample(match.state, decision, Chance(b"%d" % n))
                    await server.house.submit(table, seat, f"{match.at()}.{seat}", found.seq, f"answer-{n}-{seat}",
                                              answer_text(match, decision, code), by=f"p{seat}")
            assert {path for path, _, _ in box.got} == {"/in", "/browser"}
            assert len(box.got) > 10
            bodies = [body if path == "/in" else http_ece.decrypt(body, private_key=key, auth_secret=auth,
                                                                  version="aes128gcm")
                      for path, _, body in box.got]
            told = set().union(*map(words, bodies))
            assert not told & cards
            heads = [json.dumps(headers).encode() for _, headers, _ in box.got]
            secrets = ["seed of this match", *map(token_of, PEOPLE), *push_key().split("\n")[1:-2]]
            assert told_secrets([*bodies, *heads], [*secrets, "a-folder-of-secrets"]) == []

    asyncio.run(story())


# -- faults ----------------------------------------------------------------------------------------------------------


def test_a_fault_of_ours_tells_nobody_what_it_was_about(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever fails while an answer is stored, its words are of hands and answers."""
    hands: set[str] = set()

    def fail(tx: Transaction, act: Act) -> None:
        hand = act.before.match.view(max(0, act.entry.seat)).zones["hand"]
        hands.update(hand)
        raise LookupError(f"a hand: {hand}")

    async def story() -> None:
        async with still_server("server", PEOPLE) as server, Tap(server.url, "p0") as tap:
            table = await put_table(server.house, ["p0", "bot"], game="race", begin=False)
            server.house.within.append(fail)
            act: dict[str, Any] = {"table": table, "seat": 0, "decision": "0.0", "seq": 0, "key": "key-of-mine"}
            with pytest.raises(LookupError):
                await server.house.start(table)
            server.house.within.remove(fail)
            await server.house.start(table)
            match: Match[Any] = (await server.house.table(table)).match
            decision = match.asked(0)
            act["answer"] = answer_text(match, decision, match.game.sample(match.state, decision, Chance(b"a")))
            server.house.within.append(fail)
            await server.app.state.away.bots.start()  # a bot fails the same way
            told = await tap.say("submit", **act)
            refused = [message for message in told if message["t"] == "refused"]
            assert [message["problem"]["key"] for message in refused] == ["error-fault"]
            answer = await tap.ask("POST", f"/api/tables/{table}/submit", {"t": "submit", **act})
            assert (answer.status_code, answer.json()["key"]) == (500, "error-server")
            for _ in range(1000):
                if "gave up" in caplog.text:
                    break
                await asyncio.sleep(0.02)
            server.house.within.remove(fail)
            assert (await server.house.table(table)).seq == 0
            (done, *_) = [told for told in await tap.say("submit", **act) if told["t"] in ("done", "refused")]
            assert done["t"] == "done"
            for message in [*refused, answer.json()]:
                assert not words(json.dumps(message).encode()) & hands

    with caplog.at_level(logging.DEBUG, logger="orrery"):
        asyncio.run(story())
    assert "the bot of seat 1 gave up" in caplog.text
    assert "a message failed" in caplog.text
    assert "a request failed" in caplog.text
    assert len(hands) > 8
    assert not words(caplog.text.encode()) & hands
