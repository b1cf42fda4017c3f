"""The browser client: its types, its words, its own tests on documents made here, and what the build left."""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from orrery import games
from orrery.bots import drive, load
from orrery.core import Match, new_match, option_texts
from orrery.server import wire
from orrery.server.patch import difference, fingerprint
from orrery.words import LANGUAGES, Words, keys, source
from tests.games.eclipse.drawn import drawn

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "orrery" / "server" / "static"
FIRST_LOAD = 150_000
STYLES = 165_000


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# -- types -----------------------------------------------------------------------------------------------------------


def test_every_message_has_a_type_and_the_unions_hold_every_socket_message() -> None:
    text = tool("wire_types").typescript(wire)
    structs = [
        one for one in vars(wire).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__.startswith(wire.__name__)
    ]
    told = {one.__name__: one for one in structs if one not in (wire.Wire, wire.Told)}
    assert set(re.findall(r"^export interface (\w+) ", text, re.M)) == set(told)
    unions = dict(re.findall(r"^export type (\w+) = (.*);$", text, re.M))
    tagged = {name for name, one in told.items() if one.__struct_config__.tag_field}
    assert set(unions["FromClient"].split(" | ")) | set(unions["FromServer"].split(" | ")) == tagged
    for name, one in told.items():
        body = re.search(rf"^export interface {name} {{\n(.*?)^}}", text, re.M | re.S)
        assert body is not None
        fields = re.findall(r"^  (\w+)\??:", body[1], re.M)
        assert [field for field in fields if field != "t" or name not in tagged] == list(one.__struct_encode_fields__)


def test_what_is_sent_may_lack_defaults_and_what_is_told_never_does() -> None:
    text = tool("wire_types").typescript(wire)
    assert "interface NewTable {\n  game: string;\n  seats: NewSeat[];\n  options?: Record<string, string>;\n" in text
    assert "interface Problem {\n  key: string;\n  text: string;\n  args: Record<string, unknown>;\n" in text
    assert '  t: "submit";\n' in text


# -- words -----------------------------------------------------------------------------------------------------------


def messages(lang: str) -> dict[str, Message]:
    body = FluentParser().parse((WEB / "text" / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    names = [entry.id.name for entry in found]
    assert sorted({name for name in names if names.count(name) > 1}) == []
    return {entry.id.name: entry for entry in found}


def test_the_clients_languages_say_the_same_things() -> None:
    told = {
        lang: {name: sorted(one.id.name for one in entry.attributes) for name, entry in messages(lang).items()}
        for lang in LANGUAGES
    }
    assert told["en"] == told["ru"]


KEY = r'"([a-z][\w.-]*)"'
SAID = rf'say\((?:{KEY}|[^()?]*\?\s*{KEY}\s*:\s*{KEY})'
"""A key, or one of two by a condition."""


def said_in(code: str) -> set[str]:
    """Keys that a file of the client says by name, through `words.say` or the `say` of words.ts."""
    own = re.search(r'import [^;]*\bsay\b[^;]*/words\.ts"', code) is not None
    found = re.findall(rf"\bwords\.{SAID}", code) + (re.findall(rf"(?<![\w.]){SAID}", code) if own else [])
    return {key for keys_ in found for key in keys_ if key}


def test_every_word_that_the_client_says_is_there() -> None:
    own = messages("en")
    known = set(own) | {f"{name}.{one.id.name}" for name, entry in own.items() for one in entry.attributes}
    product = keys("en")
    games_keys = set().union(*(keys("en", slug) for slug in games.slugs()))
    missing = {
        (path.name, key)
        for path in sorted((WEB / "src").rglob("*.ts*"))
        for key in said_in(path.read_text(encoding="utf-8"))
        if key not in known and key not in product and key.partition(".")[0] not in games_keys
    }
    assert missing == set()


# -- the client's own tests ------------------------------------------------------------------------------------------


def played(slug: str = "race") -> Iterator[Match[Any]]:
    """A real match between random bots: as it begins, and after each of its first answers."""
    game = games.load(slug)
    match = new_match(game, 2, b"vectors", events=True)
    bot = load("random", game)
    yield match
    for _ in range(60):
        if match.over():
            return
        seat = match.waiting()[0]
        code = drive.answer(match, seat, bot, drive.stream_now(match, seat))
        match.submit(seat, match.asked(seat).decode(code))
        yield match


def documents() -> dict[str, Any]:
    """That match as its first seat sees it, and texts that are hard to write the same way twice."""
    seen = [json.loads(msgspec.json.encode(match.view(0).document())) for match in played()]
    odd: list[Any] = ["", 0, [], {}, {"b": {"B": 1, "a": 2}}]
    odd.append({"é": "\x01\x7f\u2028😀\"\\/", "a": [1, -2, True, None, {}, []], "": "\t\b\f"})
    return {
        "first": seen[0],
        "hash": fingerprint(seen[0]),
        "steps": [{"patch": difference(old, new), "hash": fingerprint(new)} for old, new in pairwise(seen)],
        "odd": [{"document": one, "hash": fingerprint(one)} for one in odd],
    }


def sentences(slug: str) -> dict[str, Any]:
    """What Python says of such a match, in both languages, and the texts it says it from."""
    options: set[str] = set()
    for match in played(slug):
        options.update(text for decision in match.pending for text in option_texts(match.game, decision))
    told = match.events_since(0, 0)
    pieces = list(_sentences_in(match.game.components()))
    said, named = [], []
    for lang in LANGUAGES:
        words = Words(lang, slug)
        for event in told:
            args = {name: value for name, value in event.items() if name not in ("n", "event")}
            key = f"event-{event['event']}"
            said.append({"lang": lang, "key": key, "args": args, "text": words.say(key, **words.named(args))})
        said += [{"lang": lang, **piece, "text": words.tell(piece)} for piece in pieces]
        for key in keys(lang, slug):
            if key.startswith(("card-", "kind-", "phase-", "action-", "sector-", "species-", "technology-", "part-")):
                said.append({"lang": lang, "key": key, "args": {}, "text": words.say(key)})
                thing = key.partition("-")[2]
                named += [{"lang": lang, "thing": f"{thing}~2", "field": field, "text": words.name(f"{thing}~2", field)}
                          for field in ("", "kind")]
        named += [{"lang": lang, "thing": text, "field": "", "text": words.name(text)} for text in sorted(options)]
    return {"sources": {lang: [source(lang, slug), source(lang)] for lang in LANGUAGES}, "said": said, "named": named}


def _sentences_in(data: Any) -> Iterator[dict[str, Any]]:
    """The sentences among the data of pieces, without those inside others."""
    if isinstance(data, dict):
        if "key" in data and "args" in data:
            yield {"key": data["key"], "args": data["args"]}
        else:
            for value in data.values():
                yield from _sentences_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _sentences_in(value)


def test_the_clients_own_tests_pass(tmp_path: Path) -> None:
    vectors = tmp_path / "vectors.json"
    spoken = {"words": {slug: sentences(slug) for slug in games.slugs()}}
    vectors.write_text(json.dumps(documents() | spoken | {"drawn": drawn()}, ensure_ascii=False), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "build_web.py"), "--test"], capture_output=True, text=True, check=False,
        env={**os.environ, "ORRERY_VECTORS": str(vectors)},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^\S+ skipped 0$", done.stdout, re.M), done.stdout


# -- the build -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def page() -> str:
    entry = STATIC / "index.html"
    assert entry.is_file(), "the browser client is not built; run: make client"
    return entry.read_text(encoding="utf-8")


def test_the_page_names_only_files_that_are_there_and_nothing_of_it_is_inline(page: str) -> None:
    named = re.findall(r'(?:href|src)="/([^"]+)"', page)
    assert len(named) >= 4
    for name in named:
        assert (STATIC / name).is_file(), name
        assert re.search(r"-[0-9A-Z]{8}\.(js|css|svg)$", name), name
    assert not re.search(r"<script(?![^>]*src=)|<style|\sstyle=|\son\w+=", page)


def test_every_file_is_compressed_beside_it_and_says_the_same(page: str) -> None:
    found = [path for path in STATIC.iterdir() if path.suffix in (".js", ".css", ".html", ".svg")]
    assert found
    for path in found:
        assert gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes()) == path.read_bytes(), path.name
        assert path.with_name(f"{path.name}.br").stat().st_size < max(path.stat().st_size, 200), path.name


def test_the_first_load_is_small(page: str) -> None:
    named = set(re.findall(r'(?:href|src)="/([^"]+)"', page)) | {"index.html"}
    languages = [path.name for path in STATIC.glob("??-*.js")]
    assert len(languages) == len(LANGUAGES)
    sizes = {name: (STATIC / f"{name}.gz").stat().st_size for name in [*named, *languages]}
    assert sum(sizes[name] for name in named) + max(sizes[name] for name in languages) <= FIRST_LOAD


def test_the_style_sheets_are_small() -> None:
    sizes = [path.stat().st_size for path in STATIC.glob("*.css")]
    assert len(sizes) > 1
    assert sum(sizes) <= STYLES


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["lockfileVersion"] >= 3
    packages = {name: one for name, one in lock["packages"].items() if name}
    assert packages
    assert all("resolved" not in one and one["integrity"].startswith("sha512-") for one in packages.values())
