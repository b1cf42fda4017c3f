"""What stands before every request: who may ask, how much, how often; and the headers of every answer."""

from __future__ import annotations

import ipaddress
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.core import OrreryError
from orrery.server.http.area import LARGEST_BODY, too_large
from orrery.server.names import key_of
from orrery.server.pages import refusal
from orrery.server.problems import BadRequest, Misdirected, NotAllowed, TooMany, where
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
DOORS: Final = "orrery.doors"
"""Under which name the state of a running server holds its doors."""
_SAFE: Final = ("GET", "HEAD", "OPTIONS", "TRACE")
_NAME: Final = re.compile("[a-z0-9.:_-]+")
_SECRET: Final = re.compile("[A-Za-z0-9_-]{32,}")


# -- how often -------------------------------------------------------------------------------------------------------


class Bucket:
    """How many of something may come at once, and how many a second after that, for each of many askers."""

    MOST: Final = 20_000

    def __init__(self, burst: float, a_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.a_second = a_second
        self._clock = clock
        self._now = 0.0
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str, cost: float = 1) -> float:
        """Take from somebody's bucket; returns 0, or the seconds to wait if there is not enough in it."""
        left = self._take(who)
        wait = 0.0 if left >= cost else (cost - left) / self.a_second
        self._put(who, left if wait else left - cost)
        return wait

    def owe(self, who: str, cost: float) -> float:
        """Take from somebody's bucket what may not be in it; returns the seconds until it is."""
        left = self._take(who) - cost
        self._put(who, left)
        return max(0.0, -left / self.a_second)

    def _take(self, who: str) -> float:
        self._now = self._clock()
        left, since = self._left.pop(who, (self.burst, self._now))
        return min(self.burst, left + (self._now - since) * self.a_second)

    def _put(self, who: str, left: float) -> None:
        self._left[who] = (left, self._now)
        if len(self._left) > self.MOST:
            self._left.popitem(last=False)


class Guard:
    """The limits of a server: ``ask`` for every request, ``enter`` for guests, accounts and logins, ``make`` for new
    tables; ``guess`` for passwords of one name from one address, so that nobody locks somebody else out, and
    ``guess-network`` for those from one wide network of IPv6, in which one person may have thousands of addresses;
    ``test`` for tests of one's pings.

    Those of an address leave room for a club of 40 people behind one router: ``connect`` for new connections,
    ``send`` for messages of sockets, ``open`` for tables that must be brought into memory, ``work`` for seconds of
    reckoning and retelling.
    """

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.buckets = {
            "ask": Bucket(300, 50, clock),
            "ask-account": Bucket(200, 25, clock),
            "enter": Bucket(100, 0.2, clock),
            "guess": Bucket(20, 0.05, clock),
            "guess-network": Bucket(60, 0.1, clock),
            "test": Bucket(5, 1 / 60, clock),
            "make": Bucket(40, 0.2, clock),
            "connect": Bucket(300, 10, clock),
            "send": Bucket(800, 150, clock),
            "open": Bucket(200, 5, clock),
            "work": Bucket(10, 0.2, clock),
        }

    def arrive(self, connection: HTTPConnection) -> None:
        """Count one request of an address. Raises TooMany."""
        self.count("ask", address(connection))

    def guess(self, connection: HTTPConnection, name: str) -> None:
        """Count one try at the password of a name. Raises TooMany."""
        key, wide = key_of(name), network(connection)
        self.count("guess", f"{address(connection)} {key}")
        if wide is not None:
            self.count("guess-network", f"{wide} {key}")

    def open(self, connection: HTTPConnection) -> None:
        """Count a table that is to be brought into memory for an address. Raises TooMany."""
        self.count("open", address(connection))

    def count(self, kind: str, who: str, cost: float = 1) -> None:
        """Count one thing of a kind, or so many of them. Raises TooMany."""
        wait = self.spend(kind, who, cost)
        if wait:
            raise TooMany(wait)

    def spend(self, kind: str, who: str, cost: float = 1) -> float:
        """Count one thing of a kind, or so many of them; returns 0, or the seconds to wait."""
        return self.buckets[kind].spend(who, cost) if self.on else 0.0

    def purse(self, connection: HTTPConnection) -> Purse:
        """Out of which an address pays for what takes long."""
        return Purse(self, address(connection))

    def charge(self, kind: str, who: str, cost: float) -> None:
        """Count what something has turned out to cost. Who owes is refused until it is paid."""
        if self.on:
            self.buckets[kind].owe(who, cost)


class Purse:
    """What somebody may have the server work for him: seconds, paid when they are known."""

    def __init__(self, guard: Guard, owner: str) -> None:
        self.owner = owner
        self._guard = guard

    @property
    def bounded(self) -> bool:
        """Whether its owner may have only so much."""
        return self._guard.on

    def check(self) -> None:
        """Refuse who has not paid yet for what he had before. Raises TooMany."""
        self._guard.count("work", self.owner, 0)

    def pay(self, seconds: float) -> None:
        """Pay for work that was done."""
        self._guard.charge("work", self.owner, seconds)


FREE: Final = Purse(Guard(on=False), "")
"""The purse of those who need not pay."""


def address(connection: HTTPConnection) -> str:
    """Where a request comes from; the neighbours of one IPv6 network count as one."""
    return neighbourhood(_host(connection))


def network(connection: HTTPConnection) -> str | None:
    """The wide network of IPv6 from which a request comes, as large as one customer gets; None for other requests."""
    found = _ip(_host(connection))
    return str(ipaddress.ip_network((found, 48), strict=False)) if found is not None and found.version == 6 else None


@lru_cache(maxsize=4_096)
def neighbourhood(host: str) -> str:
    """What counts as one address: the address, or its network of IPv6."""
    found = _ip(host)
    if found is None:
        return host
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else str(found)


def _host(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def _ip(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address that is written there. A server that listens on IPv6 sees those of IPv4 wrapped in it."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


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

    def __init__(self, app: ASGIApp, settings: Settings, guard: Guard) -> None:
        self.app = app
        self.settings = settings
        self.guard = guard

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
                doors = scope.get("state", {}).get(DOORS)
                if doors is not None:
                    await doors.wait(address(HTTPConnection(scope)))
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
            self._check(headers, "POST")  # a socket changes things, so it must come from our own pages
            self.guard.arrive(HTTPConnection(scope))
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

