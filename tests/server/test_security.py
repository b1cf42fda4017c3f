"""What stands before every request: headers, cookies, origins, limits, forged ids, and faults that tell nothing."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from orrery.server import wire
from orrery.server.database import NotStored
from orrery.server.http.area import LARGEST_BODY
from orrery.server.lobby import Lobby
from orrery.server.problems import status_of, told
from orrery.server.security import Bucket, Guard
from orrery.server.settings import Settings
from orrery.server.shield import HEADERS, hidden, known_host
from orrery.server.socket import LINE
from tests.server.browsers import PASSWORD, Site, site

SECRET = "a-canary-that-no-answer-may-hold"


def run(database: object, story: Callable[[Site], Awaitable[None]], **settings: Any) -> None:
    """Play a story on a server of its own."""

    async def play() -> None:
        async with site(database, **settings) as here:
            await story(here)

    asyncio.run(play())


def break_down(request: Request) -> Response:
    raise RuntimeError(SECRET)


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """What our own loggers wrote."""
    return "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("orrery"))


# -- every answer ----------------------------------------------------------------------------------------------------


def test_every_kind_of_answer_has_the_headers(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        here.app.router.routes.insert(0, Route("/api/broken", break_down))
        browser = await here.guest()
        html = {"accept": "text/html"}
        answers = [
            (200, await browser.get("/api/me")),
            (200, await browser.get("/api/games")),
            (200, await browser.get("/healthz")),
            (200, await browser.get("/plain.css")),
            (201, await browser.post("/api/tables", {"game": "race", "seats": [{"kind": "me"}, {"kind": "open"}]})),
            (204, await browser.post("/api/logout")),
            (400, await browser.post("/api/login", content=b"{", headers={"content-type": "application/json"})),
            (401, await browser.get("/api/me")),
            (403, await browser.post("/api/login", {"name": "a", "password": "12345678"})),
            (404, await browser.get("/api/nothing")),
            (404, await browser.get("/api/nothing", headers=html)),
            (404, await browser.get("/nothing.js")),
            (405, await browser.post("/api/games")),
            (405, await browser.post("/somewhere")),
            (413, await browser.post("/api/login", content=b"x" * (LARGEST_BODY + 1))),
            (415, await browser.post("/api/login", content=b"{}", headers={"content-type": "text/plain"})),
            (422, await browser.post("/api/login", {"name": "a"})),
            (500, await browser.get("/api/broken")),
            (503, await browser.get("/lobby", headers=html)),
        ]
        for status, answer in answers:
            assert answer.status_code == status, (answer.request.url, answer.text)
            for name, value in HEADERS.items():
                assert answer.headers[name] == value, answer.request.url
            assert "cache-control" in answer.headers
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert SECRET not in answer.text
            assert "Traceback" not in answer.text
            assert "server" not in answer.headers
            if answer.request.url.path.startswith("/api/"):
                if answer.request.url.path != "/api/games":
                    assert answer.headers["cache-control"] == "no-store"
                if status >= 400:
                    assert set(answer.json()) == {"key", "text", "args", "reason"}

    run(tmp_path / "a.db", story, client=tmp_path / "no client")


def test_pages_for_people_speak_their_language(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        here.app.router.routes.insert(0, Route("/broken", break_down))
        browser = here.browser()
        page = await browser.get("/broken", headers={"accept": "text/html", "accept-language": "ru-RU,ru;q=0.9"})
        assert page.status_code == 500
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "Сервер ошибся" in page.text
        assert SECRET not in page.text
        assert "<style" not in page.text
        assert "<script" not in page.text
        missing = await browser.get("/table/abcdefghij", headers={"accept": "text/html"})
        assert missing.status_code == 503
        assert "has not been built" in missing.text

    run(tmp_path / "a.db", story, client=tmp_path / "no client")


def test_faults_are_logged_without_their_words(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(here: Site) -> None:
        here.app.router.routes.insert(0, Route("/broken/{token}", break_down))
        token = secrets.token_urlsafe(32)
        with caplog.at_level(logging.INFO):
            await here.browser().get(f"/broken/{token}?key={SECRET}")
        written = logged(caplog)
        assert "RuntimeError" in written
        assert "break_down" in written
        assert SECRET not in written
        assert token not in written

    run(tmp_path / "a.db", story, access_log=True)


def test_the_access_log_holds_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(here: Site) -> None:
        with caplog.at_level(logging.INFO):
            anna = await here.account("Anna")
            table = (await anna.new_table("me", "open"))["id"]
            link = (await anna.done(f"/api/tables/{table}/seats/1/invitation"))["link"]
            token = link.rpartition("/")[2]
            await anna.get(f"/api/invitation/{token}")
            await anna.get(f"/join/{token}?from=mail", headers={"accept": "text/html"})
        written = logged(caplog)
        assert "GET /api/invitation/... 200" in written
        assert "GET /join/... " in written
        for secret in (token, anna.cookie or "", PASSWORD, "from=mail"):
            assert secret not in written

    run(tmp_path / "a.db", story, access_log=True)


def test_paths_are_told_without_secrets() -> None:
    assert hidden("/api/tables/abcdefghij/join") == "/api/tables/abcdefghij/join"
    assert hidden("/join/" + "x" * 43) == "/join/..."


def test_settings_do_not_tell_the_database_password() -> None:
    assert "hunter2" not in repr(Settings("postgresql://orrery:hunter2@db/orrery"))


# -- cookies ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("url", "secure"), [(None, False), ("https://club.example", True)])
def test_the_session_cookie_is_for_the_server_only(url: str | None, secure: bool, tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        browser = here.browser(base=url or "http://localhost")
        answer = await browser.post("/api/guest", {})
        flags = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
        assert flags[0].startswith("orrery=")
        assert len(flags[0]) == len("orrery=") + 43
        assert {"httponly", "samesite=lax", "path=/"} <= set(flags)
        assert ("secure" in flags) is secure
        assert not any(flag.startswith("domain") for flag in flags)
        assert ("strict-transport-security" in answer.headers) is secure
        gone = await browser.post("/api/logout")
        assert "max-age=0" in gone.headers["set-cookie"].lower()

    run(tmp_path / "a.db", story, public_url=url)


def test_a_session_cannot_be_guessed(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna = await here.account("Anna")
        me = (await anna.told("/api/me"))["id"]
        (stored,) = (row[0] for row in await here.rows("SELECT token FROM sessions"))
        cookie = anna.cookie or ""
        for guess in ("", "x", me, stored, stored[:43], cookie[:-1], cookie.swapcase(), cookie + "A", "' OR 1=1 --",
                      secrets.token_urlsafe(32)):
            thief = here.browser()
            answer = await thief.get("/api/me", headers={"cookie": f"orrery={guess}"})
            assert answer.status_code == 401, guess

    run(tmp_path / "a.db", story)


# -- from where ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("headers", "allowed"), [
    ({}, True),
    ({"origin": "http://localhost"}, True),
    ({"origin": "http://localhost:81"}, False),
    ({"origin": "https://evil.example"}, False),
    ({"origin": "http://localhost.evil.example"}, False),
    ({"origin": "null"}, False),
    ({"origin": ""}, False),
    ({"sec-fetch-site": "cross-site"}, False),
    ({"sec-fetch-site": "same-site"}, False),
    ({"sec-fetch-site": "same-origin"}, True),
])
def test_what_changes_something_comes_from_our_own_pages(
    headers: dict[str, str], allowed: bool, tmp_path: Path
) -> None:
    async def story(here: Site) -> None:
        browser = here.browser()
        answer = await browser.post("/api/guest", {}, headers=headers)
        assert answer.status_code == (200 if allowed else 403)
        if not allowed:
            assert answer.json()["key"] == "error-origin"
            assert await here.rows("SELECT 1 FROM accounts") == []
        for method in ("PUT", "PATCH", "DELETE"):
            other = await browser.http.request(method, "/api/me", json={}, headers=headers)
            assert (other.status_code == 403) is not allowed
        assert (await browser.get("/api/games", headers=headers)).status_code == 200

    run(tmp_path / "a.db", story)


def test_headers_that_cannot_be_read_are_refused_as_such(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        for headers, key in [
            ({"origin": "http://["}, "error-origin-unreadable"),
            ({"origin": "http://[::1"}, "error-origin-unreadable"),
            ({"host": "["}, "error-host-unreadable"),
            ({"host": "localhost:port"}, "error-host-unreadable"),
            ({"host": "localhost/../x"}, "error-host-unreadable"),
            ({"host": "me@localhost"}, "error-host-unreadable"),
        ]:
            answer = await here.browser().post("/api/guest", {}, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (400, key)
        assert await here.rows("SELECT 1 FROM accounts") == []

    run(tmp_path / "a.db", story)


def test_behind_a_proxy_the_public_address_is_ours(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        inside = here.browser(base="http://127.0.0.1:4777")
        good = {"origin": "https://club.example"}
        assert (await inside.post("/api/guest", {}, headers=good)).status_code == 200
        bad = {"origin": "https://other.example"}
        assert (await inside.post("/api/guest", {}, headers=bad)).status_code == 403
        browser = here.browser(base="https://club.example")
        await browser.done("/api/guest", {})
        table = (await browser.new_table("me", "open"))["id"]
        link = (await browser.done(f"/api/tables/{table}/seats/1/invitation"))["link"]
        assert link.startswith("https://club.example/join/")

    run(tmp_path / "a.db", story, public_url="https://club.example")


@pytest.mark.parametrize(("host", "url", "known"), [
    ("localhost:4777", None, True),
    ("127.0.0.1:4777", None, True),
    ("[::1]:4777", None, True),
    ("192.168.1.20:4777", None, True),
    ("living-room", None, True),
    ("living-room.local:4777", None, True),
    ("evil.example:4777", None, False),
    ("", None, False),
    ("a b", None, False),
    ("club.example", "https://club.example", True),
    ("CLUB.example:443", "https://club.example", True),
    ("localhost", "https://club.example", True),
    ("10.0.0.1", "https://club.example", False),
    ("evil.example", "https://club.example", False),
])
def test_a_server_goes_by_its_own_names_only(host: str, url: str | None, known: bool) -> None:
    assert known_host(host, Settings("a.db", public_url=url)) is known


def test_a_foreign_name_is_refused(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        answer = await here.browser(base="http://evil.example").get("/api/games")
        assert (answer.status_code, answer.json()["key"]) == (421, "error-host")

    run(tmp_path / "a.db", story)


# -- how much --------------------------------------------------------------------------------------------------------


def test_large_bodies_are_not_read(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        browser = await here.guest()

        async def endless() -> Any:
            for _ in range(1000):
                yield b" " * 8192
            raise AssertionError("the server read on")

        answer = await browser.http.patch("/api/me", content=endless(), headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["key"]) == (413, "error-too-large")
        deep = b"[" * 60_000
        answer = await browser.http.patch("/api/me", content=deep, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422)

    run(tmp_path / "a.db", story)


def test_a_bucket_empties_and_fills() -> None:
    now = 0.0
    bucket = Bucket(3, 0.5, lambda: now)
    assert [bucket.spend("a") for _ in range(4)] == [0, 0, 0, 2.0]
    assert bucket.spend("b") == 0, "one asker does not spend what is another's"
    now = 2.0
    assert [bucket.spend("a") for _ in range(2)] == [0, 2.0]
    now = 1000.0
    assert [bucket.spend("a") for _ in range(4)] == [0, 0, 0, 2.0]


def test_a_bucket_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bucket, "MOST", 10)
    bucket = Bucket(1, 1)
    for n in range(1000):
        bucket.spend(str(n))
    assert len(bucket._left) <= 11


def test_addresses_and_accounts_are_limited(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        here.state.guard.buckets = Guard(clock=lambda: 0.0).buckets
        one = here.browser("10.0.0.1")
        await one.done("/api/guest", {})
        answers = [await one.get("/api/me") for _ in range(205)]
        many = [answer for answer in answers if answer.status_code == 429]
        assert many, "an account is limited"
        assert many[0].json()["key"] == "error-too-many"
        assert int(many[0].headers["retry-after"]) >= 1
        nobody = here.browser("10.0.0.1")
        answers = [await nobody.get("/api/games") for _ in range(100)]
        assert 429 in {answer.status_code for answer in answers}, "an address is limited"
        other = here.browser("10.0.0.2")
        assert (await other.get("/api/games")).status_code == 200
        network = [here.browser(f"2001:db8::{n:x}") for n in range(1, 5)]
        answers = [await browser.get("/api/games") for _ in range(80) for browser in network]
        assert 429 in {answer.status_code for answer in answers}, "one network of IPv6 counts as one address"

    run(tmp_path / "a.db", story, limits=True)


def test_guests_logins_and_tables_are_limited(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        here.state.guard.buckets = Guard(clock=lambda: 0.0).buckets
        statuses = [(await here.browser("10.0.0.1").post("/api/guest", {})).status_code for _ in range(102)]
        assert statuses == [200] * 100 + [429] * 2, "a club behind one router gets in at once"
        here.state.people._nobody = PasswordHasher(time_cost=1, memory_cost=1024).hash("nobody's")
        here.state.guard.buckets["guess"] = Bucket(2, 0.001, lambda: 0.0)
        here.state.guard.buckets["guess-network"] = Bucket(5, 0.001, lambda: 0.0)

        async def guess(place: int | str, name: str) -> int:
            login = {"name": name, "password": "a wrong password"}
            where = place if isinstance(place, str) else f"10.0.1.{place}"
            return (await here.browser(where).post("/api/login", login)).status_code

        tries = [await guess(1, name) for name in ("Anna", " ANNA ", "a\u200bn\u2060na", "\uff21nna")]
        assert tries == [403, 403, 429, 429], "however one writes the name"
        assert await guess(1, "Boris") == 403, "another name is another matter"
        assert [await guess(2, "Anna") for _ in range(3)] == [403, 403, 429], "nobody is locked out by a stranger"
        assert [await guess("::ffff:10.0.1.2", "Anna"), await guess("::ffff:10.0.1.3", "Anna")] == [429, 403]
        networks = [f"2001:db8:1:{n}::1" for n in (1, 1, 1, 2, 2, 3, 4)]
        assert [await guess(place, "Anna") for place in networks] == [403, 403, 429, 403, 403, 403, 429]
        assert await guess("2001:db8:2:1::1", "Anna") == 403, "not even from very many places"
        anna = here.browser("10.0.2.1")
        await anna.done("/api/guest", {})
        table = {"game": "race", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = [(await anna.post("/api/tables", table)).status_code for _ in range(42)]
        assert made == [201] * 40 + [429] * 2
        assert [(await anna.post("/api/push/test")).status_code for _ in range(6)] == [200] * 5 + [429]

    run(tmp_path / "a.db", story, limits=True)


# -- forged ----------------------------------------------------------------------------------------------------------


FORGED = ["zzzzzzzzzz", "short", "ABCDEFGHIJ", "..%2f..%2fetc", "%00", "abcdefghij'--", "a" * 5000]


@pytest.mark.parametrize("table", FORGED)
def test_forged_tables_are_not_there(table: str, tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna = await here.guest()
        paths = ["", "/record", "/history", "/moment?at=0"]
        for path in paths:
            answer = await anna.get(f"/api/tables/{table}{path}")
            assert answer.status_code == 404, (path, answer.text)
        for path in ("/leave", "/start", "/resign", "/rematch", "/nudge", "/seats/0/invitation"):
            assert (await anna.post(f"/api/tables/{table}{path}")).status_code == 404

    run(tmp_path / "a.db", story)


@pytest.mark.parametrize("seat", ["-1", "16", "99999999999999999999", "1.5", "x", "%F0%9F%98%80", "+1", " 1"])
def test_forged_seats_are_not_there(seat: str, tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna = await here.guest()
        table = (await anna.new_table("me", "open"))["id"]
        assert (await anna.post(f"/api/tables/{table}/seats/{seat}/invitation")).status_code == 404
        assert (await anna.post(f"/api/tables/{table}/seats/{seat}/bot", {})).status_code == 404

    run(tmp_path / "a.db", story)


@pytest.mark.parametrize("token", ["x", "x" * 43, "x" * 42, "x" * 44, "x" * 42 + "%00"])
def test_forged_invitations_lead_nowhere(token: str, tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna = await here.guest()
        await anna.new_table("me", "open")
        assert (await anna.get(f"/api/invitation/{token}")).status_code == 404
        assert (await anna.post(f"/api/invitation/{token}")).status_code == 404

    run(tmp_path / "a.db", story)


def test_what_strangers_are_told_holds_no_secret(tmp_path: Path) -> None:
    """The seed, accounts' ids, links and fingerprints are in no answer of the lobby."""
    async def story(here: Site) -> None:
        anna, boris = await here.account("Anna"), await here.guest("Boris")
        table = (await anna.new_table("me", "open", "open"))["id"]
        link = (await anna.done(f"/api/tables/{table}/seats/1/invitation"))["link"]
        await boris.done(f"/api/tables/{table}/join", {"seat": 2})
        (row,) = await here.rows("SELECT seed FROM tables")
        hidden_words = [bytes(row[0]).hex(), link.rpartition("/")[2]]
        hidden_words += [str(row[0]) for row in await here.rows("SELECT invite FROM seats WHERE invite IS NOT NULL")]
        hidden_words += [str(row[0]) for row in await here.rows("SELECT token FROM sessions")]
        hidden_words += [str(row[0]) for row in await here.rows("SELECT id FROM accounts")]
        stranger = here.browser()
        told = [
            await stranger.get("/api/tables"), await stranger.get(f"/api/tables/{table}"),
            await stranger.get("/api/ratings/race"), await stranger.get(f"/api/tables/{table}/record"),
            await boris.get("/api/tables"), await boris.get(f"/api/tables/{table}"),
            await boris.post(f"/api/tables/{table}/seats/1/invitation"),
        ]
        for answer in told:
            for word in hidden_words:
                assert word not in answer.text
                assert word not in str(answer.headers)
        stored = await here.state.house.table(table)
        for thing in (stored.row, *stored.seats, here.state.settings):
            assert not any(word in repr(thing) for word in hidden_words)
        assert str(stored.row.seed) not in repr(stored.row)

    run(tmp_path / "a.db", story)


def test_a_fault_in_an_act_changes_nothing_and_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ValueError(SECRET)

    async def story(here: Site) -> None:
        anna = await here.guest()
        monkeypatch.setattr(Lobby, "create", fail)
        answer = await anna.post("/api/tables", {"game": "race", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (answer.status_code, answer.json()["key"]) == (500, "error-server")
        assert SECRET not in answer.text

    run(tmp_path / "a.db", story)


def test_a_refusing_database_is_told_without_where_it_is() -> None:
    args = {"path": "/home/anna/orrery.db"}
    for key, sentence in (
        ("error-database-full", "The disk that holds the database is full, so this was not stored."),
        ("error-database-readonly", "The database cannot be written: expected permission to change "
         "/home/anna/orrery.db and its folder."),
    ):
        refused = NotStored(key, sentence, args)
        assert status_of(refused) == 503
        problem = told(refused)
        assert "anna" not in repr(problem)
        assert problem.args == {}
        assert problem.key == (key if key.endswith("full") else "error-database-disk")


# -- sockets ---------------------------------------------------------------------------------------------------------


class NoLine:
    """A line on which nothing is sent."""

    ready = False

    def when_ready(self, call: Callable[[], None]) -> None:
        """It never is."""


@pytest.mark.parametrize(("headers", "allowed"), [
    ([(b"host", b"localhost"), (b"origin", b"http://localhost")], True),
    ([(b"host", b"localhost")], True),
    ([(b"host", b"localhost"), (b"origin", b"https://evil.example")], False),
    ([(b"host", b"evil.example"), (b"origin", b"http://evil.example")], False),
    ([(b"host", b"localhost"), (b"origin", b"http://[")], False),
    ([(b"host", b"[")], False),
])
def test_sockets_are_opened_by_our_own_pages(
    headers: list[tuple[bytes, bytes]], allowed: bool, tmp_path: Path
) -> None:
    async def story(here: Site) -> None:
        sent: list[dict[str, Any]] = []
        come = iter([{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}])

        async def receive() -> Any:
            return next(come)

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "websocket", "path": "/ws", "raw_path": b"/ws", "query_string": b"", "headers": headers,
                 "client": ("127.0.0.1", 1), "server": ("localhost", 80), "scheme": "ws", "subprotocols": [],
                 "root_path": "", "asgi": {"version": "3.0"}, "extensions": {LINE: NoLine()}}
        await here.app(scope, receive, send)
        assert (sent[0]["type"] == "websocket.accept") is allowed
        if not allowed:
            assert sent == [{"type": "websocket.close", "code": 1008}]

    run(tmp_path / "a.db", story)


def test_bodies_and_messages_name_their_limits() -> None:
    assert wire.LARGEST <= LARGEST_BODY


def test_the_client_is_told_what_to_keep(tmp_path: Path) -> None:
    client = tmp_path / "static"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html><title>Orrery</title>")
    (client / "main-ABCD1234.js").write_text("let a = 1;" * 200)
    (client / "main-ABCD1234.js.gz").write_bytes(b"small")
    (client / "main-ABCD1234.js.br").write_bytes(b"smaller")
    (tmp_path / "secret.txt").write_text(SECRET)

    async def story(here: Site) -> None:
        browser = here.browser()
        for path in ("/", "/table/abcdefghij", "/join/" + "x" * 43, "/rules/race"):
            page = await browser.get(path, headers={"accept": "text/html,*/*"})
            assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
            assert page.text.startswith("<!doctype html>")
            again = await browser.get(path, headers={"accept": "text/html", "if-none-match": page.headers["etag"]})
            assert again.status_code == 304
        for coding, size in (("br, gzip", 7), ("gzip", 5), ("identity", 2000)):
            answer = await raw(browser.http, "/main-ABCD1234.js", coding)
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert answer.headers["vary"] == "accept-encoding"
            assert int(answer.headers["content-length"]) == size
        assert (await browser.get("/main-ABCD1234.js.gz")).status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//secret.txt"):
            answer = await browser.get(path)
            assert SECRET not in answer.text

    async def raw(http: httpx.AsyncClient, path: str, coding: str) -> httpx.Response:
        async with http.stream("GET", path, headers={"accept-encoding": coding}) as answer:
            return answer

    run(tmp_path / "a.db", story, client=client)
