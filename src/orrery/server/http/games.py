"""What is the same for everybody: games, texts, components, rules, ratings, and the description of the API."""

from __future__ import annotations

import logging
import re
from functools import cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from starlette.responses import Response

from orrery import bots, games, words
from orrery import rules as catalogues
from orrery.core import Game, new_match
from orrery.server import wire
from orrery.server.http.area import Area, Call
from orrery.server.keep import ratings
from orrery.server.lobby import USUAL_CLOCKS
from orrery.server.problems import NotFound

_log = logging.getLogger(__name__)

area = Area()

_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "public, no-cache"
_NEEDED: Final = ("error-", "why-", "expected-", "bot-", "seat-", "option-", "event-")
_NOT_NEEDED: Final = ("The command line", "The laboratory", "Playing", "Lists", "Help", "Export")
"""Beginnings of headings in the product's text file whose messages only the terminal says."""
_PARTS: Final = re.compile(
    r"^(?:## *(?P<heading>\S.*)|-?(?P<name>[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*)", re.MULTILINE)
"""A heading, or an entry with all lines that belong to it: they are indented, or empty."""
_MENTION: Final = re.compile(r"\{\s*-?([a-z][\w-]*)")


class Version(Struct):
    """The fingerprint of the content that is asked for: with the right one it may be kept for ever."""

    v: str | None = None


@area.get("/api/games", gives=list[wire.GameInfo], anyone=True)
async def list_games(call: Call[None]) -> list[wire.GameInfo]:
    """The games that can be played here."""
    return [game_info(game.slug) for game in games.loaded()[0]]


@area.get("/api/text/{lang}/{game}.ftl", gives=str, anyone=True, refuses=(304,), query=Version,
          media="text/plain; charset=utf-8")
async def text(call: Call[None]) -> Response:
    """All words of a game's table in one language: the game's own, and the product's refusals and names."""
    lang, game = call.part("lang"), _known(call.part("game"))
    return _kept(call, _text(lang, game), "text/plain; charset=utf-8")


@area.get("/api/components/{game}", gives=dict[str, Any], anyone=True, refuses=(304,), query=Version)
async def components(call: Call[None]) -> Response:
    """What a board needs to draw the pieces of a game."""
    return _kept(call, _components(_known(call.part("game"))), "application/json")


@area.get("/api/rules/{game}/{lang}", gives=list[wire.RuleText], anyone=True, refuses=(304,), query=Version)
async def rules(call: Call[None]) -> Response:
    """The rule catalogue of a game in one language."""
    return _kept(call, _rules(_known(call.part("game")), call.part("lang")), "application/json")


@area.get("/api/board/{game}.js", gives=str, anyone=True, refuses=(304,), query=Version,
          media="text/javascript; charset=utf-8")
async def board(call: Call[None]) -> Response:
    """The board that a game's package brings for the browser."""
    return _kept(call, _brought(_known(call.part("game")), "board.js"), "text/javascript; charset=utf-8")


@area.get("/api/board/{game}.css", gives=str, anyone=True, refuses=(304,), query=Version,
          media="text/css; charset=utf-8")
async def style(call: Call[None]) -> Response:
    """The style sheet of that board."""
    return _kept(call, _brought(_known(call.part("game")), "board.css"), "text/css; charset=utf-8")


@area.get("/api/ratings/{game}", gives=list[wire.Rated], anyone=True)
async def best(call: Call[None]) -> list[wire.Rated]:
    """The best rated people of a game."""
    game = _known(call.part("game"))
    found = await call.state.db.read(lambda tx: ratings.best(tx, game))
    me = call.visitor_id
    return [wire.Rated(name, rating, matches, account == me) for account, name, rating, matches in found]


# -- content ---------------------------------------------------------------------------------------------------------


def make_ready() -> None:
    """Make what all players are given, so that the first need not wait for it."""
    found, broken = games.loaded()
    for game in found:
        game_info(game.slug)
    for slug, problem in broken.items():
        _log.error("the game %s cannot be loaded and is offered to nobody (%s: %s)",
                   slug, type(problem).__name__, problem)


@cache
def game_info(slug: str) -> wire.GameInfo:
    """What the lobby needs to know of a game."""
    game = games.load(slug)
    return wire.GameInfo(
        slug=slug, rules=game.rules_version, least=game.least_seats, most=game.most_seats,
        options={name: list(values) for name, values in game.choices.items()}, bots=bots.known(game),
        asks=dict(game.asks), passes=None if game.passes is None else list(game.passes), figures=_figures(game),
        events=list(game.event_fields),
        text={lang: f"/api/text/{lang}/{slug}.ftl?v={_tag(_text(lang, slug))}" for lang in words.LANGUAGES},
        components=f"/api/components/{slug}?v={_tag(_components(slug))}",
        board=_board_address(slug, "js"), style=_board_address(slug, "css"), clocks=dict(USUAL_CLOCKS),
    )


def _figures(game: Game[Any]) -> list[str]:
    """The names of the figures that a game tells of every seat."""
    return list(game.figures(new_match(game, game.least_seats, b"figures", live=False).state))


def _board_address(slug: str, ending: str) -> str | None:
    content = _file(slug, f"board.{ending}")
    return None if content is None else f"/api/board/{slug}.{ending}?v={_tag(content)}"


@cache
def _file(slug: str, name: str) -> bytes | None:
    own = games.own_files(slug)
    file = own / name if own is not None else None
    return file.read_bytes() if file is not None and file.is_file() else None


def _brought(slug: str, name: str) -> bytes:
    content = _file(slug, name)
    if content is None:
        raise NotFound("error-no-board", f"The game {slug!r} brings no {name}.", {"game": slug, "file": name})
    return content


class _Entry(NamedTuple):
    """A message or term of a text file as it is written, and the heading under which it stands."""

    name: str
    written: str
    heading: str


@cache
def _text(lang: str, slug: str) -> bytes:
    own = _entries(words.source(lang, slug))
    told = {entry.name for entry in own}
    body = [entry.written for entry in own]
    needed = _needed_keys()
    product = {entry.name: entry.written for entry in _entries(words.source(lang, None))}
    wanted = [name for name in product if name in needed] + _mentioned("".join(body))
    while wanted:
        name = wanted.pop(0)
        if name in product and name not in told:
            told.add(name)
            body.append(product[name])
            wanted.extend(_mentioned(product[name]))
    return "".join(body).encode()


@cache
def _needed_keys() -> frozenset[str]:
    """Keys of the product's messages that a table needs, by the headings of the English file."""
    return frozenset(
        entry.name for entry in _entries(words.source("en", None))
        if entry.name.startswith(_NEEDED) and not entry.heading.startswith(_NOT_NEEDED)
    )


def _entries(text: str) -> list[_Entry]:
    """The messages and terms of a file. They are cut out as they stand: to read them all takes a server seconds."""
    found: list[_Entry] = []
    heading = ""
    for part in _PARTS.finditer(text):
        if part["name"]:
            found.append(_Entry(part["name"], part[0].rstrip() + "\n", heading))
        elif part["heading"]:
            heading = part["heading"]
    return found


def _mentioned(written: str) -> list[str]:
    """The messages and terms that are spoken of in others, by name."""
    return sorted(set(_MENTION.findall(written)))


@cache
def _components(slug: str) -> bytes:
    return msgspec.json.encode(games.load(slug).components())


@cache
def _rules(slug: str, lang: str) -> bytes:
    try:
        found = catalogues.catalogue(slug, lang)
    except catalogues.UnknownRule:
        raise NotFound("error-no-rules", f"The game {slug!r} has no rule catalogue.", {"game": slug}) from None
    return msgspec.json.encode([wire.RuleText(rule.id, rule.section, rule.text) for rule in found])


def _tag(content: bytes) -> str:
    return blake2b(content, digest_size=8).hexdigest()


def _kept(call: Call[None], content: bytes, media: str) -> Response:
    """Content that changes only with the program: kept for ever under its fingerprint, else asked about again."""
    tag = _tag(content)
    headers = {"etag": f'"{tag}"', "cache-control": _FOREVER if call.query.v == tag else _ASK_AGAIN}
    if call.request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=media, headers=headers)


def _known(slug: str) -> str:
    if slug not in games.slugs():
        known = ", ".join(games.slugs())
        raise NotFound("error-unknown-game", f"Unknown game {slug!r}; expected one of: {known}.",
                       {"game": slug, "known": known})
    return slug
