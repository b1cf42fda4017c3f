"""The server as a process: it begins, answers, ends in good order, and says in a sentence why it cannot."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sqlite3
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from orrery import cli
from orrery.server.serve import CannotServe, address_of, bind
from tests.server.postgres_server import PostgresServer
from tests.server.processes import HASTY, PATIENCE, serve_and_end, serving


def guest(address: str) -> httpx.Client:
    """A program with a session of its own."""
    given = httpx.post(f"{address}/api/guest", json={"name": "Anna"}, timeout=PATIENCE)
    assert given.status_code == 200
    return httpx.Client(base_url=address, timeout=PATIENCE, cookies=dict(given.cookies))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_begins_answers_and_ends(number: signal.Signals, tmp_path: Path) -> None:
    database = str(tmp_path / "a.db")
    with serving(tmp_path / "one", "--port", "0", "--database", database) as server:
        with guest(server.address) as anna:
            made = anna.post("/api/tables", json={"game": "race", "seats": [{"kind": "me"}, {"kind": "open"}]})
            table, cookie = made.json()["id"], anna.cookies["orrery"]
            assert anna.get("/healthz").json()["orrery"] == "ok"
            assert "server" not in anna.get("/api/me").headers
        assert server.stop(number) == 0
        assert server.out.splitlines()[-1] == "Stopped; everything is stored."
        assert "Traceback" not in server.err
    with serving(tmp_path / "two", "--port", "0", "--database", database, "--lang", "ru") as again:
        with httpx.Client(base_url=again.address, cookies={"orrery": cookie}) as anna:
            assert [one["id"] for one in anna.get("/api/tables").json()["mine"]] == [table]
        assert "Orrery работает по адресу" in again.out


def test_open_sockets_do_not_keep_a_server_from_ending(tmp_path: Path) -> None:
    async def story() -> None:
        with serving(tmp_path, "--port", "0", "--database", str(tmp_path / "a.db")) as server:
            async with connect(server.address.replace("http", "ws") + "/ws", compression=None) as open_socket:
                await open_socket.send('{"t":"ping"}')
                assert json.loads(await open_socket.recv()) == {"t": "pong"}
                server.process.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(open_socket.recv(), PATIENCE)
            assert await asyncio.to_thread(server.process.wait, PATIENCE) == 0

    asyncio.run(story())


def test_sockets_of_an_ended_session_are_closed(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        with guest(address) as anna:
            headers = {"cookie": f"orrery={anna.cookies['orrery']}"}
            async with connect(address.replace("http", "ws") + "/ws", additional_headers=headers) as open_socket:
                await open_socket.send('{"t":"ping"}')
                await open_socket.recv()
                assert (await asyncio.to_thread(anna.post, "/api/logout")).status_code == 204
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(open_socket.recv(), PATIENCE)

    with serving(tmp_path, "--port", "0", "--database", str(tmp_path / "a.db")) as server:
        asyncio.run(story(server.address))


def test_a_browser_opens_and_a_second_server_leads_to_the_first(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    browser.chmod(0o755)
    client = tmp_path / "static"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html>")
    with serving(tmp_path, program=with_client(client), BROWSER=str(browser)) as server:
        address = server.address
        assert httpx.get(f"{address}/", headers={"accept": "text/html"}).status_code == 200
        assert httpx.get(f"{address}/join/abc", headers={"accept": "*/*"}).text == "<!doctype html>"
        assert (tmp_path / "orrery" / "orrery.db").is_file(), "the database is in the person's data folder"
        second = serve_and_end(tmp_path, BROWSER=str(browser))
        assert (second.returncode, second.stdout) == (0, f"Orrery is running already, at {address}/\n")
        deadline = time.monotonic() + PATIENCE
        while not opened.exists() or opened.read_text().split() != [f"{address}/"] * 2:
            assert time.monotonic() < deadline, opened.read_text() if opened.exists() else "no browser was opened"
            time.sleep(0.05)
        used = serve_and_end(tmp_path, "--port", "0")
        assert used.returncode == 2
        assert used.stderr.startswith("Another server is running on ")
        assert server.stop() == 0
    with serving(tmp_path, "--no-browser", program=with_client(client), BROWSER=str(browser)) as server:
        assert server.address
        assert opened.read_text().split() == [f"{address}/"] * 2


def with_client(folder: Path) -> list[str]:
    """The program with its browser client in another folder."""
    return [sys.executable, "-c", "import sys; from pathlib import Path; from orrery.server import settings; "
            f"settings.CLIENT = Path({str(folder)!r}); from orrery.cli import main; sys.exit(main())"]


def test_a_client_that_was_not_built_is_told(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", program=with_client(tmp_path / "nothing")) as server:
        page = httpx.get(f"{server.address}/", headers={"accept": "text/html", "accept-language": "en"})
        assert page.status_code == 503
        assert "The browser client has not been built" in page.text
        assert "The browser client has not been built" in server.err
        assert httpx.get(f"{server.address}/api/games").status_code == 200


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = serve_and_end(tmp_path, "--port", str(port), "--database", str(tmp_path / "a.db"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (f"Port {port} is taken by another program; expected a free one. Choose another with --port, "
                           "or leave it out.\n")


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["--port", "70000"], "70000 is not a port"),
    (["--host", "not a host"], "Cannot listen at not a host"),
    (["--workers", "2"], "Several processes need a PostgreSQL database"),
    (["--workers", "0"], "--workers must be at least 1"),
    (["--mail", "ntfy://topic"], "The address after --mail (or in ORRERY_MAIL) is not that of a mail server"),
    (["--mail", "mailto://hush@example.org#?rto=9"], "The address after --mail (or in ORRERY_MAIL) is not that of"),
    (["--public-url", "club.example"], "“club.example” is not an address"),
    (["--no-such"], "orrery serve has no option --no-such"),
])
def test_impossible_wishes_are_told_in_a_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert cli.main(["serve", "--lang", "en", *arguments]) == 2
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    assert sentence in told


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("This is a letter, not a database. " * 100)
    done = serve_and_end(tmp_path, "--port", "0", "--database", str(tmp_path / "a.db"))
    assert done.returncode == 2
    assert done.stderr == f"{tmp_path / 'a.db'} is not a database; expected an SQLite file.\n"


def test_a_locked_database_is_told(tmp_path: Path) -> None:
    holder = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    holder.execute("PRAGMA journal_mode = WAL")
    holder.execute("CREATE TABLE a (b)")
    holder.execute("BEGIN EXCLUSIVE")
    holder.execute("INSERT INTO a VALUES (1)")
    done = serve_and_end(tmp_path, "--port", "0", "--database", str(tmp_path / "a.db"), program=HASTY)
    holder.close()
    assert done.returncode == 2
    assert "has locked the database" in done.stderr


def test_a_database_that_does_not_answer_is_told_without_its_password(tmp_path: Path) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        where = f"postgresql://orrery:hunter2@127.0.0.1:{port}/orrery"
        done = serve_and_end(tmp_path, "--port", "0", "--database", where)
    assert done.returncode == 2
    assert "does not answer" in done.stderr
    assert "hunter2" not in done.stderr + done.stdout


def test_several_processes_serve_one_database(postgres: PostgresServer, tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--workers", "2", "--database", postgres.new_database()) as server:
        with guest(server.address) as anna:
            me = anna.get("/api/me").json()
            for _ in range(20):
                with httpx.Client(base_url=server.address, cookies=dict(anna.cookies)) as again:
                    assert again.get("/api/me").json() == me
        assert server.stop() == 0


def test_the_log_of_a_real_server_holds_no_secrets(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--database", str(tmp_path / "a.db"), "--access-log") as server:
        with guest(server.address) as anna:
            made = anna.post("/api/tables", json={"game": "race", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
            link = anna.post(f"/api/tables/{made['id']}/seats/1/invitation").json()["link"]
            token, cookie = link.rpartition("/")[2], anna.cookies["orrery"]
            assert link == f"{server.address}/join/{token}"
            anna.get(f"/join/{token}?a=b")
            anna.get("/api/text/en/race.ftl?v=12345")
        server.stop()
        written = server.err + server.out
    assert "GET /join/..." in written
    assert "GET /api/text/en/race.ftl" in written
    for secret in (token, cookie, "a=b", "v=12345"):
        assert secret not in written


def test_a_port_is_free_or_named(tmp_path: Path) -> None:
    with bind("127.0.0.1", None) as first, bind("127.0.0.1", None) as second:
        ports = [one.getsockname()[1] for one in (first, second)]
        assert ports[0] != ports[1]
        assert address_of(second, "0.0.0.0") == f"http://127.0.0.1:{ports[1]}/"
        assert address_of(second, "localhost") == f"http://localhost:{ports[1]}/"
        with pytest.raises(CannotServe) as refused:
            bind("127.0.0.1", ports[0])
    assert refused.value.key == "error-port-taken"


def test_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--help", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    for option in ("--host", "--port", "--database", "--public-url", "--workers", "--no-browser", "--access-log"):
        assert option in shown
    assert "help-serve" not in shown
