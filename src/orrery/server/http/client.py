"""The browser client: files that the build left, with what is compressed beside them; one page for all its routes."""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from orrery.server.pages import STYLE, no_client, wants_page

_HASHED: Final = re.compile(r"[-.][0-9A-Za-z]{8,}\.[a-z0-9]+$")
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}
_PLAIN: Final = Path(__file__).parent.parent / "plain.css"
INDEX: Final = "/index.html"
SCREENS: Final = frozenset(("", "finished", "first", "join", "me", "odds", "replay", "rules", "table"))
"""First parts of the client's routes: who asks for one gets the page, whatever he says he accepts."""


class File:
    """One file of the client in all its forms."""

    __slots__ = ("cache", "etag", "forms", "media")

    def __init__(self, path: Path, address: str) -> None:
        body = path.read_bytes()
        self.forms = {"": body}
        for coding, ending in _COMPRESSED.items():
            beside = path.with_name(path.name + ending)
            if beside.is_file():
                self.forms[coding] = beside.read_bytes()
        media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        media = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ftl": "text/plain",
                 ".woff2": "font/woff2"}.get(path.suffix, media)
        self.media = f"{media}; charset=utf-8" if media.startswith("text/") or media.endswith("json") else media
        self.etag = f'"{blake2b(body, digest_size=8).hexdigest()}"'
        self.cache = _FOREVER if _HASHED.search(address) else _ASK_AGAIN

    def answer(self, request: Request) -> Response:
        """The form that the browser takes, or that it has it already."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        if request.headers.get("if-none-match", "").removeprefix("W/") == self.etag:
            return Response(status_code=304, headers=headers)
        accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        coding = next((coding for coding in _COMPRESSED if coding in accepted and coding in self.forms), "")
        if coding:
            headers["content-encoding"] = coding
        return Response(self.forms[coding], headers=headers, media_type=self.media)


class Client:
    """All files of the client, in memory: they are few and small."""

    def __init__(self, folder: Path) -> None:
        self.files = {f"/{path.relative_to(folder).as_posix()}": path for path in _files(folder)}
        self._read: dict[str, File] = {}
        self.there = INDEX in self.files
        self.files[STYLE] = _PLAIN

    async def answer(self, request: Request) -> Response:
        """A file, or the page for one of the client's own routes."""
        path = request.url.path
        if path in self.files:
            return self._file(path).answer(request)
        screen = path.split("/", 2)[1]
        if screen == "api" or (screen not in SCREENS and not wants_page(request.scope)):
            raise HTTPException(404)
        if not self.there:
            return no_client(request.scope)
        return self._file(INDEX).answer(request)

    def _file(self, address: str) -> File:
        file = self._read.get(address)
        if file is None:
            file = self._read[address] = File(self.files[address], address)
        return file


def _files(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix not in _COMPRESSED.values():
                yield path
