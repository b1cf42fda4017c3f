"""What is the same for everybody: games, words, components, rules; small, and kept by browsers."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

import orrery
from orrery import games, rules, words
from orrery.server.http.games import _entries
from orrery.words import Words, keys
from tests.outside import package, path_with
from tests.server.browsers import Site, site
from tests.server.processes import serving
from tests.server.test_bots import browser, wait_for

SERVER = Path(orrery.__file__).parent / "server"


def test_games_say_what_the_lobby_needs(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        told = await here.browser().told("/api/games")
        assert [one["slug"] for one in told] == games.slugs()
        for one in told:
            game = games.load(one["slug"])
            assert (one["least"], one["most"], one["rules"]) == (game.least_seats, game.most_seats, game.rules_version)
            assert one["options"] == {name: list(values) for name, values in game.choices.items()}
            assert one["bots"] == ["random", "greedy", "casual", "heuristic"]
            assert one["asks"] == dict(game.asks)
            assert set(one["text"]) == {"en", "ru"}

    play(tmp_path, story)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", [None, "eclipse"])
def test_texts_are_cut_where_fluent_ends_their_entries(game: str | None, lang: str) -> None:
    source = words.source(lang, game)
    read: list[Any] = [entry for entry in FluentResource(source).body if isinstance(entry, Message | Term)]
    for entry in read:
        entry.comment = None
    cut = _entries(source)
    assert [entry.name for entry in cut] == [entry.id.name for entry in read]
    assert FluentResource("".join(entry.written for entry in cut)).equals(Resource(read))


def test_a_broken_package_takes_no_other_game_away(tmp_path: Path) -> None:
    """The lobby, the odds and the bots do without it, and the log says why."""
    files = {"halved/__init__.py": "", "halved/game.py": "1 / 0", "halved/odds.py": ""}
    path = path_with(package(tmp_path / "site", "halved", "halved.game:COMET", files))
    with serving(tmp_path / "home", "--port", "0", "--no-browser", "--bot-delay", "0", PYTHONPATH=path) as server:
        with browser(server.address) as person:
            assert [one["slug"] for one in person.get("/api/games").json()] == ["race", "master", "eclipse"]
            assert [one["game"] for one in person.get("/api/odds").json()] == ["eclipse"]
            person.post("/api/guest", json={})
            bots = {"game": "race", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
            table = person.post("/api/tables", json=bots).json()["id"]
            wait_for(lambda: person.get(f"/api/tables/{table}").json()["seq"] > 3)
        assert server.stop() == 0
        told = "the game halved cannot be loaded and is offered to nobody (ZeroDivisionError: division by zero)"
        assert told in server.err


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_words_of_a_table_are_whole_and_small(lang: str, tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        browser = here.browser()
        answer = await browser.get(f"/api/text/{lang}/race.ftl")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        resource = FluentResource(answer.text)
        assert not [entry for entry in resource.body if isinstance(entry, Junk)]
        told = {entry.id.name for entry in resource.body if isinstance(entry, Message | Term)}
        assert set(keys(lang, "race")) <= told
        raised = set()
        for path in SERVER.rglob("*.py"):
            raised |= set(re.findall(r'"(error-[a-z-]+[a-z])"', path.read_text(encoding="utf-8")))
        for_terminals = ("error-address", "error-port-taken", "error-missing-extra", "error-parcel-", "error-import-",
                         "error-export-", "error-no-database")
        assert sorted(key for key in raised - told if not key.startswith(for_terminals)) == []
        assert {"error-not-offered", "error-stale", "bot-heuristic"} <= told
        assert not {key for key in told if key.startswith(("help-", "play-", "sim-", "bench-"))}
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(resource)
        pattern = bundle.get_message("error-nudged").value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, {"hours": 3})
        assert (errors, text) == ([], Words(lang).say("error-nudged", hours=3))
        own = (SERVER.parent / "games" / "race" / "text" / f"{lang}.ftl").read_bytes()
        assert len(gzip.compress(answer.content)) < len(gzip.compress(own)) + 5_500

    play(tmp_path, story)


def test_content_is_kept_for_ever_under_its_fingerprint(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        browser = here.browser()
        told = await browser.told("/api/games")
        for address in [address for one in told for address in (*one["text"].values(), one["components"])]:
            kept = await browser.get(address)
            assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
            plain = await browser.get(address.partition("?")[0])
            assert plain.headers["cache-control"] == "public, no-cache"
            assert plain.content == kept.content
            old = await browser.get(address[:-1] + ("0" if address[-1] != "0" else "1"))
            assert old.headers["cache-control"] == "public, no-cache", "another version is not kept for ever"
            same = await browser.get(address, headers={"if-none-match": kept.headers["etag"]})
            assert (same.status_code, same.content) == (304, b"")
            async with browser.http.stream("GET", address, headers={"accept-encoding": "gzip"}) as small:
                body = b"".join([part async for part in small.aiter_raw()])
            assert small.headers["content-encoding"] == "gzip"
            assert gzip.decompress(body) == kept.content
            assert len(body) < len(kept.content) / 2

    play(tmp_path, story)


def test_components_and_rules_are_the_games_own(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        browser = here.browser()
        assert await browser.told("/api/components/race") == games.load("race").components()
        for lang in ("en", "ru"):
            told = await browser.told(f"/api/rules/race/{lang}")
            assert [(one["id"], one["chapter"], one["text"]) for one in told] == [
                (rule.id, rule.section, rule.text) for rule in rules.catalogue("race", lang)]

    play(tmp_path, story)


@pytest.mark.parametrize(("path", "key"), [
    ("/api/text/en/chess.ftl", "error-unknown-game"),
    ("/api/text/fr/race.ftl", "error-no-such-address"),
    ("/api/text/en/..%2f..%2fsecret.ftl", "error-no-such-address"),
    ("/api/components/chess", "error-unknown-game"),
    ("/api/rules/chess/en", "error-unknown-game"),
    ("/api/rules/race/de", "error-no-such-address"),
    ("/api/ratings/chess", "error-unknown-game"),
])
def test_what_is_not_there_is_told(path: str, key: str, tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        answer = await here.browser().get(path)
        assert (answer.status_code, answer.json()["key"]) == (404, key)

    play(tmp_path, story)


def play(folder: Path, story: Callable[[Site], Awaitable[None]]) -> None:
    """Play a story on a server of its own."""

    async def run() -> None:
        async with site(folder / "a.db") as here:
            await story(here)

    asyncio.run(run())
