"""What people write is only ever text; and pages of others, planted cookies and guessed links lead nowhere."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from orrery.server.app import AREAS
from orrery.server.http.openapi import document
from orrery.server.names import clean, one_line
from orrery.server.problems import Invalid
from orrery.server.security import Bucket
from orrery.server.shield import HEADERS
from tests.server.browsers import PASSWORD, Site, site
from tests.server.client import Client
from tests.server.eavesdrop import folder_in_memory
from tests.server.serving import served
from tests.server.test_fuzz import exchange

HTML = '<img src=x onerror=alert(1)>"\'&amp;'
SCRIPT = "</script><script>alert(1)</script>"


def run(story: Callable[[Site], Awaitable[None]], **settings: Any) -> None:
    """Play a story on a server of its own."""

    async def play() -> None:
        with folder_in_memory("site") as folder:
            async with site(folder / "a.db", **settings) as here:
                await story(here)

    asyncio.run(play())


# -- what people write -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [
    "a\u202eb", "a\u2066b", "a\u200db", "a\x00b", "a\x1b[31mb", "a\ud800b", "\u3164", "\u2800", "\ufe0f", "\u034f",
    "a" + "\u0301" * 12, "\ue000", "x" * 41,
])
def test_names_that_deceive_are_refused(name: str) -> None:
    with pytest.raises(Invalid):
        clean(name)


@pytest.mark.parametrize(("written", "shown"), [
    (HTML, HTML), (SCRIPT, SCRIPT), ("  a \r\n\t b ", "a b"), ("safe\u202eexe.txt", "safe exe.txt"),
    ("\x1b[31mred", "[31mred"), ("a\x00b", "a b"), ("👩\u200d🚀 ❤\ufe0f", "👩\u200d🚀 ❤\ufe0f"), ("\u200d", ""),
    ("\u3164\u2800", ""), ("Z" + "\u0300" * 900, "Z\u0300\u0300\u0300\u0300"), ("e\u0301", "é"), ("नमस्ते", "नमस्ते"),
])
def test_a_line_shows_what_was_written_and_nothing_that_covers_its_neighbours(written: str, shown: str) -> None:
    assert one_line(written) == shown


def test_markup_is_text_wherever_it_is_written_and_read() -> None:
    """Names, tables, chat: stored and told as they are, in JSON that no browser takes for a page."""
    async def story() -> None:
        with folder_in_memory("server") as folder:
            async with served(str(folder / "a.db")) as server, await Client.guest(server.url, HTML) as anna:
                table = await anna.new_table("race", ["me", "me"], pace="hotseat", name=SCRIPT)
                await anna.watch(table)
                for text in (HTML, SCRIPT, "🪐" * 500, "a" * 1000):
                    assert (await anna.act("say", table=table, text=text))["t"] == "done"
                refused = await anna.act("say", table=table, text="\u202e\u200b\x07")
                assert refused["problem"]["key"] == "error-nothing-said"
                await anna.watch(table)
                told = anna.mirrors[table]
                assert [line["text"] for line in told.chat] == [HTML, SCRIPT, "🪐" * 500, "a" * 1000]
                assert {line["name"] for line in told.chat} == {HTML}
                assert told.info["name"] == SCRIPT
                for path in ("/api/me", "/api/tables", f"/api/tables/{table}"):
                    answer = await anna.http.get(path, headers={"accept": "text/html"})
                    assert answer.headers["content-type"] == "application/json"
                    assert answer.headers["x-content-type-options"] == "nosniff"
                    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]

    asyncio.run(story())


def test_no_page_repeats_what_was_asked_for(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        browser = here.browser()
        for path in (f"/{SCRIPT}", f"/table/{HTML}", f"/nothing?q={SCRIPT}", "/join/%22%3E%3Cscript%3E"):
            page = await browser.get(path, headers={"accept": "text/html", "accept-language": f"{HTML},ru"})
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert "alert" not in page.text
            assert "<script" not in page.text
        for name, value in (("accept", "text/html\u00ff"), ("accept-language", "x" * 5000), ("x-forwarded-for", HTML),
                            ("cookie", f"orrery={HTML}"), ("x-forwarded-host", "evil.example")):
            answer = await browser.http.get("/", headers=[(name.encode(), value.encode("latin-1"))])
            assert answer.status_code in (404, 503)  # 503: the client has not been built here
            assert "evil" not in f"{answer.headers}{answer.text}"

    run(story, client=tmp_path / "no client")


# -- files -----------------------------------------------------------------------------------------------------------


def test_no_path_leads_out_of_the_client(tmp_path: Path) -> None:
    """Sent byte for byte: no library puts the path in order first."""
    client = tmp_path / "static"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Orrery</title>")
    (client / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("a-canary-beside-the-client")
    (client / "link").symlink_to(tmp_path)
    paths = ["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt", "/..%5csecret.txt",
             "/assets/../../secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt", "/./../secret.txt",
             f"/{tmp_path}/secret.txt", f"//{tmp_path}/secret.txt", "/..%252fsecret.txt", "/%00/../secret.txt",
             "/....//secret.txt", "/assets/a.js/../../../secret.txt", "http://localhost/../secret.txt",
             "/index.html%00.txt", "/static/../secret.txt"]

    async def story() -> None:
        async with served(str(tmp_path / "a.db"), client=client) as server:
            for path in paths:
                for accept in ("text/html", "*/*"):
                    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept: {accept}\r\nConnection: close\r\n\r\n"
                    answer = await asyncio.to_thread(exchange, server.url, request.encode())
                    assert b"a-canary-beside-the-client" not in answer
                    status = answer.split(b" ", 2)[1]
                    assert status in (b"200", b"400", b"404"), (path, answer)
                    assert status != b"200" or b"<title>Orrery</title>" in answer, path

    asyncio.run(story())


# -- sessions --------------------------------------------------------------------------------------------------------


def test_a_planted_cookie_never_becomes_somebody_elses_session() -> None:
    async def story(here: Site) -> None:
        made_up = secrets.token_urlsafe(32)
        victim = here.browser()
        victim.http.cookies.set("orrery", made_up)
        given = await victim.post("/api/guest", {})
        assert given.status_code == 200
        assert made_up not in given.headers["set-cookie"]
        await here.account("Anna")
        for act, name in (("register", "Vera"), ("login", "Anna")):
            attacker, planted = await here.guest(), here.browser()
            known = attacker.cookie or ""
            planted.http.cookies.set("orrery", known)
            answer = await planted.post(f"/api/{act}", {"name": name, "password": PASSWORD})
            assert answer.status_code == 200
            assert known not in answer.headers["set-cookie"]
            planted.http.cookies.clear()
            planted.http.cookies.set("orrery", answer.cookies["orrery"])
            assert (await planted.told("/api/me"))["name"] == name
            assert (await attacker.get("/api/me")).status_code == 401, "who planted the cookie is nobody now"

    run(story)


# -- pages of others -------------------------------------------------------------------------------------------------


CHANGING = [
    (method.upper(), path) for path, operations in document(AREAS)["paths"].items() for method in operations
    if method != "get"
]
FOREIGN = [{"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"},
           {"origin": "http://localhost.evil.example", "sec-fetch-site": "same-origin"}]


def test_no_page_of_others_changes_anything() -> None:
    """Every route that changes something, with the victim's own cookie: a foreign origin is enough to refuse."""
    async def story(here: Site) -> None:
        anna = await here.account("Anna")
        table = (await anna.new_table("me", "open"))["id"]
        assert len(CHANGING) > 20
        before = [await here.rows(f"SELECT * FROM {name}") for name in ("accounts", "sessions", "tables", "seats")]
        values = {"{table}": table, "{seat}": "0", "{token}": "x" * 43, "{game}": "race", "{lang}": "en"}
        for method, path in CHANGING:
            for part, value in values.items():
                path = path.replace(part, value)
            for headers in FOREIGN:
                for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
                    answer = await anna.http.request(method, path, content=b"{}",
                                                     headers={**headers, "content-type": kind})
                    assert (answer.status_code, answer.json()["key"]) == (403, "error-origin"), (method, path, headers)
                    assert "access-control-allow-origin" not in answer.headers
        asked = await anna.http.options("/api/tables", headers={"origin": "https://evil.example",
                                                                 "access-control-request-method": "POST"})
        assert "access-control-allow-origin" not in asked.headers
        after = [await here.rows(f"SELECT * FROM {name}") for name in ("accounts", "sessions", "tables", "seats")]
        assert after == before

    run(story)


# -- links -----------------------------------------------------------------------------------------------------------


def test_links_are_not_found_by_trying() -> None:
    async def story(here: Site) -> None:
        here.state.guard.buckets["ask"] = Bucket(60, 0.001)
        anna = here.browser("10.0.0.1")
        await anna.done("/api/guest", {})
        table = (await anna.new_table("me", "open", listed=False))["id"]
        link = (await anna.done(f"/api/tables/{table}/seats/1/invitation"))["link"]
        token = link.rpartition("/")[2]
        near = [token[:-1] + letter for letter in "ABCD" if not token.endswith(letter)]
        thief = here.browser("10.0.0.2")
        await thief.done("/api/guest", {})
        statuses = []
        for n in range(80):
            guess = near[n] if n < len(near) else secrets.token_urlsafe(32)
            ask = thief.get if n % 2 else thief.post
            statuses.append((await ask(f"/api/invitation/{guess}")).status_code)
        assert set(statuses[:50]) == {404}
        assert set(statuses[-15:]) == {429}
        (stored,) = await here.rows("SELECT invite FROM seats WHERE invite IS NOT NULL")
        assert (await here.browser("10.0.0.3").get(f"/api/invitation/{stored[0][:43]}")).status_code == 404
        taken = await here.rows("SELECT 1 FROM seats WHERE kind = 'person'")
        assert len(taken) == 1

    run(story, limits=True)
