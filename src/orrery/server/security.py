"""Who asks, and how often he may: what one address, one account or one name can have of a server."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from starlette.requests import HTTPConnection

from orrery.server.names import key_of
from orrery.server.problems import TooMany


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

    def has(self, who: str, cost: float = 1) -> bool:
        """Whether there is enough in somebody's bucket."""
        left = self._take(who)
        self._put(who, left)
        return left >= cost

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
    reckoning and retelling, ``study`` for those of looking through finished matches.
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
            "study": Bucket(600, 0.5, clock),
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

    def purse(self, connection: HTTPConnection, kind: str = "work") -> Purse:
        """Out of which an address pays for what takes long."""
        return Purse(self, address(connection), kind)

    def charge(self, kind: str, who: str, cost: float) -> None:
        """Count what something has turned out to cost. Who owes is refused until it is paid."""
        if self.on:
            self.buckets[kind].owe(who, cost)


class Purse:
    """What somebody may have the server work for him: seconds, paid when they are known."""

    def __init__(self, guard: Guard, owner: str, kind: str = "work") -> None:
        self.owner = owner
        self._guard = guard
        self._kind = kind

    @property
    def bounded(self) -> bool:
        """Whether its owner may have only so much."""
        return self._guard.on

    def check(self) -> None:
        """Refuse who has not paid yet for what he had before. Raises TooMany."""
        self._guard.count(self._kind, self.owner, 0)

    def pay(self, seconds: float) -> None:
        """Pay for work that was done."""
        self._guard.charge(self._kind, self.owner, seconds)


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
