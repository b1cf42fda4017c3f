"""Matches travel between databases: the same bytes come out again, and nothing broken goes in."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import io
import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from orrery.cli import main
from orrery.core import Chance, Record, new_match, replay
from orrery.games import load
from orrery.server.database import Database, Transaction
from orrery.server.keep import matches, tables
from tests.cli.program import orrery
from tests.server.postgres_server import PostgresServer
from tests.server.storage import Player, count, opened, put_table

OVER, RUNNING, OPEN = "finished00", "running000", "opentable0"
CANARY = "canary-of-a-secret"


async def fill(address: str) -> None:
    """A finished match with chat, a running one with sealed answers, and a table that has not begun."""
    async with opened(address) as db:
        await _race(db, OVER, None)
        await _race(db, RUNNING, 31)
        await db.write(lambda tx: put_table(tx, OPEN, game="race"))
        await db.write(_more)


async def _race(db: Database, table_id: str, longest: int | None) -> None:
    race = load("race")
    chance = Chance(table_id.encode())
    seed = table_id.encode() + b"\0\xff"
    match = new_match(race, 3, seed)
    options = json.dumps(match.setup.options)
    await db.write(lambda tx: put_table(tx, table_id, game="race", seats=3, seed=seed, options=options))
    player = Player(db, match, table_id)
    while not match.over() and (longest is None or player.seq < longest):
        if player.seq == 20:
            await player.undo(0, 0)
        seat = match.waiting()[-1]
        await player.answer(seat, race.sample(match.state, match.asked(seat), chance))


def _more(tx: Transaction) -> None:
    tx.run("UPDATE tables SET state = 'open' WHERE id = ?", OPEN)
    tx.run("UPDATE tables SET rematch = ? WHERE id = ?", RUNNING, OVER)
    tx.run("UPDATE tables SET parent = ?, parent_at = 7 WHERE id = ?", OVER, RUNNING)
    tx.run("UPDATE seats SET kind = 'bot', account = NULL, bot = 'heuristic', name = NULL WHERE seat = 2")
    tx.run("UPDATE seats SET invite = ? WHERE table_id = ? AND seat = 1", f"{CANARY}-invite", RUNNING)
    tx.run("UPDATE accounts SET password = ?, name_key = ? WHERE name = 'Ann'", f"{CANARY}-password", "ann")
    tx.run("INSERT INTO sessions (token, account, created, seen) VALUES (?, 'account-Ann', 1, 1)", f"{CANARY}-session")
    tables.say(tx, OVER, "account-Bob", 1, "Bob", "Ещё раз? \"100%\" \\ 🚀", "key-of-chat", 4000)


def call(home: Path, *words: str) -> str:
    """Run a verb that succeeds; relative paths lie in ``home``."""
    told, wrong, status = _run(home, words)
    assert status == 0, wrong
    return told


def refused(home: Path, *words: str) -> str:
    """Run a verb that is refused with a sentence."""
    told, wrong, status = _run(home, words)
    assert (told, status) == ("", 2)
    assert len(wrong.splitlines()) == 1
    return wrong


def _run(home: Path, words: Sequence[str]) -> tuple[str, str, int]:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.chdir(home), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main([*words] if "--lang" in words else [*words, "--lang", "en"])
    return out.getvalue(), err.getvalue(), status


async def counted(address: str, *names: str) -> list[int]:
    async with opened(address) as db:
        return await db.read(lambda tx: [count(tx, name) for name in names])


def test_from_sqlite_through_files_to_postgresql_and_back_the_bytes_are_the_same(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    lite, server, third = str(tmp_path / "a.db"), postgres.new_database(), str(tmp_path / "b.db")
    asyncio.run(fill(lite))
    done = orrery("export", "--all", "--database", lite, "--to", "one/", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("2 matches were written to one/.")
    done = orrery("import", "one", "--database", server, "--lang", "ru", home=tmp_path)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "Загружены 2 партии.\n")
    call(tmp_path, "export", "--all", "--database", server, "--to", "two.jsonl")
    call(tmp_path, "import", "two.jsonl", "--database", third)
    call(tmp_path, "export", OVER, RUNNING, "--database", third, "--to", "three/")
    files = {path.name: path.read_bytes() for path in (tmp_path / "one").iterdir()}
    assert all(path.stat().st_mode & 0o77 == 0 for path in (tmp_path / "one").iterdir())
    assert set(files) == {f"{OVER}.jsonl", f"{RUNNING}.jsonl"}
    assert {path.name: path.read_bytes() for path in (tmp_path / "three").iterdir()} == files
    assert (tmp_path / "two.jsonl").read_bytes() == files[f"{OVER}.jsonl"] + files[f"{RUNNING}.jsonl"]
    assert all(CANARY.encode() not in data for data in files.values())

    async def look() -> None:
        async with opened(server) as there, opened(lite) as here:
            for table_id in (OVER, RUNNING):
                before, after = [await db.read(lambda tx, table_id=table_id: (  # type: ignore[misc]
                    tables.find(tx, table_id), tables.seats_of(tx, table_id), matches.entries(tx, table_id),
                    tables.chat(tx, table_id))) for db in (here, there)]
                assert before[0] == after[0]
                assert [(seat.kind, seat.account, seat.bot, seat.person) for seat in before[1]] == [
                    (seat.kind, seat.account, seat.bot, seat.person) for seat in after[1]]
                assert before[2:] == after[2:]
                assert all(seat.invite is None for seat in after[1])
            secrets = await there.read(lambda tx: tx.rows("SELECT password, name_key FROM accounts"))
            assert secrets == [(None, None)] * len(secrets)
            assert await there.read(lambda tx: count(tx, "sessions")) == 0

    asyncio.run(look())


def test_the_file_holds_the_referees_record(tmp_path: Path) -> None:
    lite = str(tmp_path / "a.db")
    asyncio.run(fill(lite))
    call(tmp_path, "export", RUNNING, "--database", lite, "--to", "match.jsonl")
    header = json.loads((tmp_path / "match.jsonl").read_bytes().splitlines()[0])
    record = Record.from_bytes(base64.b64decode(header["record"]))
    match = replay(load("race"), record)
    assert not match.over()
    assert match.waiting() == header["table"]["waiting"]
    assert record.names == ("Ann", "Bob", "heuristic")
    assert min(record.log) < 0  # the undo is in it


def test_a_table_that_is_there_already_is_imported_under_a_new_name(tmp_path: Path) -> None:
    lite = str(tmp_path / "a.db")
    asyncio.run(fill(lite))
    call(tmp_path, "export", "--all", "--database", lite, "--to", "all.jsonl")
    told = call(tmp_path, "import", "all.jsonl", "all.jsonl", "--database", lite).splitlines()
    assert len(told) == 5
    assert told[-1] == "4 matches were imported."
    new = [line.removesuffix(".").split()[-1] for line in told[:-1]]
    assert len({*new, OVER, RUNNING}) == 6

    async def look() -> None:
        async with opened(lite) as db:
            old = await db.read(lambda tx: matches.entries(tx, OVER))
            for id_ in new[0::2]:
                assert await db.read(lambda tx, id_=id_: matches.entries(tx, id_)) == old  # type: ignore[misc]
            rows = [await db.read(lambda tx, id_=id_: tables.find(tx, id_)) for id_ in new]  # type: ignore[misc]
            for over, running in ((rows[0], rows[1]), (rows[2], rows[3])):
                assert over is not None
                assert running is not None
                assert running.parent in new[0::2]  # the copies refer to copies
                assert over.rematch in new[1::2]

    asyncio.run(look())


def test_a_host_may_be_named(tmp_path: Path) -> None:
    lite, other = str(tmp_path / "a.db"), str(tmp_path / "b.db")
    asyncio.run(fill(lite))
    call(tmp_path, "export", OVER, "--database", lite, "--to", "match.jsonl")

    async def prepare() -> None:
        async with opened(other) as db:
            await db.write(lambda tx: tx.run("INSERT INTO accounts (id, name, name_key, password, settings, created, "
                                             "seen) VALUES ('zoe', 'Zoë', 'zoë', 'x', '{}', 1, 1)"))

    asyncio.run(prepare())
    assert "Nobody" in refused(tmp_path, "import", "match.jsonl", "--database", other, "--host", "Nobody")
    assert asyncio.run(counted(other, "tables", "accounts")) == [0, 1]
    call(tmp_path, "import", "match.jsonl", "--database", other, "--host", "ZOË")

    async def look() -> None:
        async with opened(other) as db:
            assert await db.read(lambda tx: tx.rows("SELECT id, host FROM tables")) == [(OVER, "zoe")]

    asyncio.run(look())


def test_export_and_import_work_beside_a_running_server(tmp_path: Path) -> None:
    lite = str(tmp_path / "a.db")
    asyncio.run(fill(lite))

    async def story() -> None:
        async with opened(lite) as db:
            await asyncio.to_thread(call, tmp_path, "export", OVER, "--database", lite, "--to", "match.jsonl")
            await asyncio.to_thread(call, tmp_path, "import", "match.jsonl", "--database", lite)
            assert await db.read(lambda tx: count(tx, "tables")) == 4

    asyncio.run(story())


def summed(lines: list[bytes]) -> bytes:
    """These lines and a checksum that fits them: what somebody would write who alters a file on purpose."""
    body = b"".join(lines)
    return body + json.dumps({"sum": blake2b(body, digest_size=16).hexdigest()}).encode() + b"\n"


def with_header(change: Callable[[dict[str, Any]], object]) -> Callable[[list[bytes]], bytes]:
    def alter(lines: list[bytes]) -> bytes:
        header = json.loads(lines[0])
        change(header)
        return summed([json.dumps(header).encode() + b"\n", *lines[1:-1]])

    return alter


def with_entry(change: Callable[[list[Any]], object]) -> Callable[[list[bytes]], bytes]:
    def alter(lines: list[bytes]) -> bytes:
        entry = json.loads(lines[3])
        change(entry)
        return summed([*lines[:3], json.dumps(entry).encode() + b"\n", *lines[4:-1]])

    return alter


def with_other_match(lines: list[bytes]) -> bytes:
    """Another seed in the table and in the record: all fits but the answers, which nobody could have given."""
    header = json.loads(lines[0])
    record = Record.from_bytes(base64.b64decode(header["record"]))
    record.setup.seed = b"another"
    header["table"]["seed"] = base64.b64encode(b"another").decode()
    header["record"] = base64.b64encode(record.to_bytes()).decode()
    return summed([json.dumps(header).encode() + b"\n", *lines[1:-1]])


BROKEN: dict[str, tuple[Callable[[list[bytes]], bytes], str]] = {
    "empty": (lambda lines: b"", "not an exported table"),
    "a picture": (lambda lines: b"\x89PNG\r\n" * 50, "not an exported table"),
    "a deep line": (lambda lines: b"[" * 100_000 + b"\n", "not an exported table"),
    "another format": (lambda lines: b'{"orrery_table":9}\n', "format 9"),
    "torn in the middle": (lambda lines: b"".join(lines)[: sum(map(len, lines)) // 2], "torn"),
    "without its last line": (lambda lines: b"".join(lines[:-1]), "torn"),
    "last line cut": (lambda lines: b"".join(lines)[:-20], "damaged"),
    "a letter changed": (lambda lines: b"".join(lines).replace(b'"person"', b'"persan"', 1), "damaged"),
    "a number changed": (lambda lines: b"".join(lines).replace(b",2001,null]", b",2002,null]"), "checksum"),
    "an entry lost": (lambda lines: b"".join([*lines[:2], *lines[3:]]), "damaged"),
    "rubbish after it": (lambda lines: b"".join(lines) + b"rubbish\n", "not an exported table"),
    "unknown account": (with_header(lambda header: header["people"].clear()), "name for every account"),
    "unknown field": (with_header(lambda header: header["table"].update(password="x")), "password"),
    "no seats": (with_header(lambda header: header["seats"].clear()), "damaged"),
    "a path for a name": (with_header(lambda header: header["table"].update(id="../../etc")), "damaged"),
    "other state": (with_header(lambda header: header["table"].update(state="over")), "says otherwise"),
    "other game": (with_header(lambda header: header["table"].update(game="chess")), "does not fit its entries"),
    "other seed": (with_header(lambda header: header["table"].update(seed="AAAA")), "does not fit its entries"),
    "other answer": (with_entry(lambda entry: entry.__setitem__(3, "99999")), "Entry 3"),
    "no code": (with_entry(lambda entry: entry.__setitem__(3, "-1")), "damaged"),
    "no such seat": (with_entry(lambda entry: entry.__setitem__(2, 7)), "expected seats 0 to 2"),
    "a key twice": (with_entry(lambda entry: entry.__setitem__(6, "key-0")), "key of its own"),
    "impossible match": (with_other_match, "impossible"),
}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one exported match that is running."""
    home = tmp_path_factory.mktemp("exported")
    asyncio.run(fill(str(home / "a.db")))
    call(home, "export", RUNNING, "--database", str(home / "a.db"), "--to", "match.jsonl")
    return home


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_refused_with_a_sentence(name: str, exported: Path, tmp_path: Path) -> None:
    from orrery.cli.import_ import checked
    from orrery.cli.problems import Problem, sentence
    from orrery.words import Words

    alter, expected = BROKEN[name]
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(alter((exported / "match.jsonl").read_bytes().splitlines(keepends=True)))
    for language in ("en", "ru"):
        with pytest.raises(Problem) as problem:
            checked(broken, Words(language))
        told = sentence(problem.value, Words(language)) or ""
        assert str(broken) in told
        assert language == "ru" or expected in told, told


def test_one_broken_file_of_several_stops_all(exported: Path, tmp_path: Path) -> None:
    lite = str(tmp_path / "b.db")
    folder = tmp_path / "files"
    folder.mkdir()
    whole = (exported / "match.jsonl").read_bytes()
    (folder / "a.jsonl").write_bytes(whole)
    (folder / "b.jsonl").write_bytes(whole[:-100])
    assert "b.jsonl" in refused(tmp_path, "import", "files", "--database", lite)
    (folder / "b.jsonl").write_bytes(b"")
    told = refused(tmp_path, "import", "files", "--database", lite, "--lang", "ru")
    assert told.startswith("Ничего не загружено.")
    assert asyncio.run(counted(lite, "tables", "accounts", "entries")) == [0, 0, 0]


def test_what_cannot_be_exported_or_imported_is_said(exported: Path, tmp_path: Path) -> None:
    lite = str(exported / "a.db")
    assert "--all" in refused(tmp_path, "export", "--database", lite, "--to", "x")
    assert "not both" in refused(tmp_path, "export", RUNNING, "--all", "--database", lite, "--to", "x")
    assert "nowhere000" in refused(tmp_path, "export", "nowhere000", "--database", lite, "--to", "x")
    assert OPEN in refused(tmp_path, "export", OPEN, "--database", lite, "--to", "x")
    assert "none.db" in refused(tmp_path, "export", "--all", "--database", "none.db", "--to", "x")
    assert not (tmp_path / "none.db").exists()
    assert "none.jsonl" in refused(tmp_path, "import", "none.jsonl")
    (tmp_path / "empty").mkdir()
    assert ".jsonl" in refused(tmp_path, "import", "empty")
    assert not (tmp_path / "x").exists()
