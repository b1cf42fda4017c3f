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
from typing import Final

WAIT: Final = 5.0
"""Seconds without a byte after which a connection is given up."""
MAIL_PORTS: Final = frozenset({25, 465, 587, 2525})
"""Where mail servers take mail."""
_HELLO: Final = "[127.0.0.1]"
"""As whom the server greets a mail server: what its own machine is called is nobody's business."""
_PROTOCOLS: Final = ipaddress.ip_network("192.0.0.0/24")
"""Kept for protocols; Python takes some of it for public."""


class Inside(OSError):
    """A name leads to an address that is no public one."""


class CutShort(OSError):
    """The time for a trip was up."""


def is_public(text: str) -> bool:
    """Whether an address belongs to the public network, whatever it is wrapped in."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.sixtofour is not None or address.teredo is not None or address.is_site_local:
            return False  # tunnels, whose other end may be anywhere
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
    if address in _PROTOCOLS:
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


class Trip:
    """One delivery's connections. ``anywhere``: they may lead inside too."""

    def __init__(self, *, anywhere: bool = False) -> None:
        self._anywhere = anywhere
        self._lock = Lock()
        self._lines: list[socket.socket] = []
        self._cut = False

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


def mail_server(trip: Trip, host: str, port: int, mode: str) -> smtplib.SMTP:
    """A mail server, connected on a trip: ``mode`` is insecure, starttls or ssl. Raises OSError."""
    context = ssl.create_default_context()

    class Plain(smtplib.SMTP):
        def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
            return trip.connect(host, port)

    class Secure(smtplib.SMTP_SSL):
        def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
            return context.wrap_socket(trip.connect(host, port), server_hostname=host)

    if mode == "ssl":
        return Secure(host, port, _HELLO, timeout=WAIT, context=context)
    server = Plain(host, port, _HELLO, timeout=WAIT)
    if mode == "starttls":
        server.starttls(context=context)
    return server
