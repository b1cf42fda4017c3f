"""Connections to the outside: to public addresses only, to the very one that was looked at, and only for so long.

A name is looked up once, here, and the connection goes to what was found and checked; certificates are still those of
the name. Every connection belongs to a ``Trip``, which whoever waits for it can cut short: then a thread that hangs in
one of its connections wakes up and ends, however slowly the other side drips its bytes.
"""

from __future__ import annotations

import ipaddress
import smtplib
import socket
import ssl
from threading import Lock
from typing import IO, Any, Final

WAIT: Final = 5.0
"""Seconds without a byte after which a connection is given up."""
MAIL_PORTS: Final = frozenset({465, 587, 2525})
"""Where mail servers take mail of people whom they know; at 25 they take that of strangers, for anybody."""
MOST_HEARD: Final = 65_536
"""Bytes that a mail server may say on one trip; a real one says a few hundred."""
_HELLO: Final = "[127.0.0.1]"
"""As whom the server greets a mail server: what its own machine is called is nobody's business."""
_NOT_PUBLIC: Final = tuple(ipaddress.ip_network(network) for network in (
    "192.0.0.0/24", "192.88.99.0/24", "64:ff9b:1::/48", "3fff::/20",
))
"""Kept for protocols, tunnels, translation within a network, and examples; Python takes some of it for public."""


class Inside(OSError):
    """A name leads to an address that is no public one."""


class CutShort(OSError):
    """The time for a trip was up."""


class SaysTooMuch(OSError):
    """The other side does not come to an end."""


def is_public(text: str) -> bool:
    """Whether an address belongs to the public network, whatever it is wrapped in."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.sixtofour is not None or address.teredo is not None or address.is_site_local:
            return False  # tunnels, whose other end may be anywhere
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
    if any(address in network for network in _NOT_PUBLIC):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


class Trip:
    """One delivery's connections. ``anywhere``: they may lead inside too."""

    def __init__(self, *, anywhere: bool = False) -> None:
        self._anywhere = anywhere
        self._lock = Lock()
        self._lines: list[socket.socket] = []
        self._cut = False
        self._heard = 0

    def may_go_anywhere(self) -> None:
        """Let it lead inside too: where it goes was said by whoever runs the server."""
        self._anywhere = True

    def connect(self, host: str, port: int) -> socket.socket:
        """A connection to a host, at an address that was checked. Raises OSError."""
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        if not self._anywhere and not all(is_public(str(place[0])) for *_, place in found):
            raise Inside("not a public address")
        problem = OSError("no address")
        for family, kind, protocol, _, place in found:
            line = socket.socket(family, kind, protocol)
            try:
                self._note(line)
                line.settimeout(WAIT)
                line.connect(place)
                return line
            except OSError as error:
                line.close()
                problem = error
        raise problem

    def hear(self, count: int) -> None:
        """Count bytes that the other side said. Raises SaysTooMuch."""
        self._heard += count
        if self._heard > MOST_HEARD:
            raise SaysTooMuch("too many bytes")

    def cut(self) -> None:
        """The time is up: every connection ends, and none begins."""
        with self._lock:
            self._cut = True
            for line in self._lines:
                try:
                    line.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass  # it has ended by itself

    def close(self) -> None:
        """The trip is over."""
        with self._lock:
            for line in self._lines:
                line.close()
            self._lines = []

    def _note(self, line: socket.socket) -> None:
        """Keep a second handle on a connection: TLS takes the first one away."""
        with self._lock:
            if self._cut:
                raise CutShort("the time is up")
            self._lines.append(line.dup())


# -- mail ------------------------------------------------------------------------------------------------------------


class _Counted:
    """What a mail server says, line by line, counted on a trip: a reply may go on for as many lines as it likes."""

    def __init__(self, words: IO[bytes], trip: Trip) -> None:
        self._words = words
        self._trip = trip

    def readline(self, most: int) -> bytes:
        line = self._words.readline(most)
        self._trip.hear(len(line))
        return line

    def close(self) -> None:
        self._words.close()


def mail_server(trip: Trip, host: str, port: int, mode: str) -> smtplib.SMTP:
    """A mail server, connected on a trip: ``mode`` is insecure, starttls or ssl. Raises OSError."""
    context = ssl.create_default_context()

    class Measured(smtplib.SMTP):
        file: Any

        def getreply(self) -> tuple[int, bytes]:
            if self.file is None:  # at the beginning, and again after STARTTLS
                assert self.sock is not None
                self.file = _Counted(self.sock.makefile("rb"), trip)
            return super().getreply()

    class Plain(Measured):
        def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
            return trip.connect(host, port)

    class Secure(Measured, smtplib.SMTP_SSL):
        def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
            return context.wrap_socket(trip.connect(host, port), server_hostname=host)

    if mode == "ssl":
        return Secure(host, port, _HELLO, timeout=WAIT, context=context)
    server = Plain(host, port, _HELLO, timeout=WAIT)
    if mode == "starttls":
        server.starttls(context=context)
    return server
