"""What stands before every request: from where it may come, how large it may be; and the headers of every answer."""

from __future__ import annotations

import ipaddress
import logging
import re
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.core import OrreryError
from orrery.server.doors import HANDSHAKE, Doors
from orrery.server.http.area import LARGEST_BODY, too_large
from orrery.server.pages import refusal
from orrery.server.problems import BadRequest, Misdirected, NotAllowed, where
from orrery.server.security import address
from orrery.server.settings import Settings

log = logging.getLogger("orrery.server")
access = logging.getLogger("orrery.access")

POLICY: Final = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
    "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'self'",
    "frame-ancestors 'none'",
))
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_SAFE: Final = ("GET", "HEAD", "OPTIONS", "TRACE")
_NAME: Final = re.compile("[a-z0-9.:_-]+")
_SECRET: Final = re.compile("[A-Za-z0-9_-]{32,}")


# -- from where ------------------------------------------------------------------------------------------------------


def known_host(host: str, settings: Settings) -> bool:
    """Whether this server goes by that name. A foreign name that leads here is somebody else's trick (rebinding)."""
    name = _hostname(host)
    if not name:
        return False
    if settings.origin is not None and name == _hostname(urlsplit(settings.origin).netloc):
        return True
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        found = ipaddress.ip_address(name)
    except ValueError:
        # Names of machines in the house are fine as long as nothing else was said.
        return settings.origin is None and ("." not in name or name.endswith((".local", ".lan", ".home.arpa")))
    return settings.origin is None or found.is_loopback


def own_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request that changes something comes from our own pages, or from a program without a browser.

    Raises BadRequest if where it comes from cannot be read.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if settings.origin is not None and origin.lower() == settings.origin:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        raise BadRequest("error-origin-unreadable", "The header Origin cannot be read; expected scheme and host of a "
                         "page.") from None
    return parts.scheme in ("http", "https") and parts.netloc.lower() == headers.get("host", "").lower() != ""


def _hostname(netloc: str) -> str:
    """The name in a host header, without its port; empty if there is none to be read."""
    try:
        parts = urlsplit(f"//{netloc}")
        name = (parts.hostname or "").rstrip(".")
        whole = parts.netloc == netloc and "@" not in netloc and parts.port != 0
        return name if whole and _NAME.fullmatch(name) else ""
    except ValueError:
        return ""


# -- the shield ------------------------------------------------------------------------------------------------------


class Shield:
    """Wraps the application: checks where requests come from and how large they are, turns every refusal and every
    fault into an answer without secrets, and sets the headers of every answer.
    """

    def __init__(self, app: ASGIApp, settings: Settings, doors: Doors) -> None:
        self.app = app
        self.settings = settings
        self.doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.monotonic()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._dress(message, scope["path"])
            await send(message)

        try:
            try:
                await self.doors.wait(address(HTTPConnection(scope)))
                self._check(Headers(scope=scope), scope["method"])
                await self.app(scope, _counted(receive), answer)
            except OrreryError as error:
                await refusal(scope, error)(scope, receive, answer)
            except HTTPException as error:
                await refusal(scope, error)(scope, receive, answer)
        except ClientDisconnect:
            return
        except Exception as error:
            log.error("a request failed: %s %s\n%s", scope["method"], hidden(scope["path"]), where(error))
            if status:
                raise  # half an answer is out: the connection must break
            await refusal(scope, error)(scope, receive, answer)
        if self.settings.access_log:
            access.info("%s %s %d %.1f ms", scope["method"], hidden(scope["path"]), status,
                        (time.monotonic() - begun) * 1000)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            await self.doors.wait(address(HTTPConnection(scope)), HANDSHAKE)
            self._check(headers, "POST")  # a socket changes things, so it must come from our own pages
            self.doors.guard.arrive(HTTPConnection(scope))
        except OrreryError:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)

    def _check(self, headers: Headers, method: str) -> None:
        host = headers.get("host", "")
        if not _hostname(host):
            raise BadRequest("error-host-unreadable", "The header Host cannot be read; expected a name or an address, "
                             "and a port if need be.")
        if not known_host(host, self.settings):
            raise Misdirected("error-host", "This server does not answer to that name; start it with --public-url to "
                              "give it one.")
        if method not in _SAFE and not own_origin(headers, self.settings):
            raise NotAllowed("error-origin", "The request comes from a page of somebody else; expected one of ours.")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            raise too_large()

    def _dress(self, message: Message, path: str) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("cache-control", "no-store")
        if self.settings.secure:
            headers.setdefault("strict-transport-security", "max-age=31536000")


def hidden(path: str) -> str:
    """A path without the secrets that some hold."""
    return _SECRET.sub("...", path)


def _counted(receive: Receive) -> Receive:
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        if message["type"] == "http.request":
            taken += len(message.get("body", b""))
            if taken > LARGEST_BODY:
                raise too_large()
        return message

    return counted

