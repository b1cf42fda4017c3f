"""The web as a trip sees it: addresses that every parser reads alike, and requests that follow nobody elsewhere."""

from __future__ import annotations

import socket
from typing import Any, Final
from urllib.parse import urlsplit

import requests
from requests.adapters import HTTPAdapter
from urllib3 import HTTPConnectionPool, HTTPSConnectionPool
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.exceptions import LocationParseError
from urllib3.util import parse_url

from orrery.server.outgoing import Trip

_PORTS: Final = {"https": 443, "http": 80}


def place_of(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port to which an address leads; None unless every parser on the way reads it alike.

    ``requests`` takes an address apart with urllib3 and then once more with urllib: where the two differ, somebody
    wants the one that checks to see another host than the one that goes there.
    """
    if not url.isascii() or not url.isprintable() or any(letter in url for letter in " \\#"):
        return None
    try:
        one, other = urlsplit(url), parse_url(url)
        port = one.port
    except (ValueError, LocationParseError):
        return None
    host = one.hostname
    if other.auth is not None or "@" in one.netloc or not host or "%" in one.netloc:
        return None
    bare = (other.host or "").strip("[]")
    if one.scheme not in _PORTS or (one.scheme, host, port) != (other.scheme, bare, other.port):
        return None
    return one.scheme, host, port or _PORTS[one.scheme]


class Session(requests.Session):
    """Requests on a trip: no redirects, nothing from the environment."""

    def __init__(self, trip: Trip) -> None:
        super().__init__()
        self.trust_env = False
        for scheme in _PORTS:
            self.mount(f"{scheme}://", _Adapter(trip))

    def get_redirect_target(self, resp: requests.Response) -> str | None:
        """Nowhere: whoever answers that it is elsewhere has not taken the message."""
        return None


class _Adapter(HTTPAdapter):
    def __init__(self, trip: Trip) -> None:
        self._trip = trip
        super().__init__()

    def init_poolmanager(self, *args: Any, **more: Any) -> None:
        super().init_poolmanager(*args, **more)
        trip = self._trip

        class Plain(HTTPConnection):
            def _new_conn(self) -> socket.socket:
                return trip.connect(self.host, int(self.port or _PORTS["http"]))

        class Secure(HTTPSConnection):
            def _new_conn(self) -> socket.socket:
                return trip.connect(self.host, int(self.port or _PORTS["https"]))

        class PlainPool(HTTPConnectionPool):
            ConnectionCls = Plain

        class SecurePool(HTTPSConnectionPool):
            ConnectionCls = Secure

        self.poolmanager.pool_classes_by_scheme = {"http": PlainPool, "https": SecurePool}
