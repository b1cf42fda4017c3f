"""The ways out to people who are away: mail, Discord, Telegram and ntfy through apprise, and web push.

A person gives addresses, and the server goes there: so only kinds of addresses are taken that lead to public services,
without the parameters by which apprise would read files or follow elsewhere. What is said in logs or told back of an
address is its kind, never the address itself, for it holds secrets.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import socket
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

from msgspec import Struct

from orrery.server.problems import Invalid

KINDS: Final[Mapping[str, frozenset[str]]] = {
    "mailto": frozenset({"to", "from", "name", "cc", "bcc", "smtp", "mode", "user", "pass"}),
    "mailtos": frozenset({"to", "from", "name", "cc", "bcc", "smtp", "mode", "user", "pass"}),
    "discord": frozenset({"thread"}),
    "tgram": frozenset({"topic", "silent"}),
    "ntfy": frozenset({"priority", "token", "auth", "mode"}),
    "ntfys": frozenset({"priority", "token", "auth", "mode"}),
}
"""Kinds of addresses, each with the parameters it may have."""
ANYWHERE: Final[Mapping[str, frozenset[str]]] = {"json": frozenset(), "jsons": frozenset()}
"""Kinds that lead to any host, for servers whose owner allows that."""
PUSH_HOSTS: Final = (
    "fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com",
)
"""Where browsers have their pushes sent to; with a full stop before it, all hosts of a domain."""
SECONDS: Final = 10
"""How long one push may take."""
_LASTS: Final = 86_400


class Message(Struct, frozen=True):
    """What a person is told."""

    title: str
    body: str
    path: str
    """Where it leads: a path on this server."""


class Push(Struct, frozen=True):
    """A browser's push subscription."""

    endpoint: str
    p256dh: str
    auth: str

    def __repr__(self) -> str:
        return "<Push>"


class Failed(Exception):
    """A message did not get through; the text may be shown to its person. ``gone``: the channel is no more."""

    def __init__(self, why: str, *, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


# -- addresses -------------------------------------------------------------------------------------------------------


def kind_of(address: str) -> str:
    """The kind of an address: all of it that may be shown."""
    return address.partition("://")[0].lower()


def name_of(address: str) -> str:
    """A name for an address under which it is known in the database."""
    return sha256(address.encode()).hexdigest()[:16]


def check(address: str, *, anywhere: bool = False) -> None:
    """Refuse an address that the server must not go to. Raises Invalid, which does not repeat the address."""
    kind = kind_of(address)
    kinds = {**KINDS, **ANYWHERE} if anywhere else KINDS
    if "://" not in address or kind not in kinds:
        known = ", ".join(f"{one}://" for one in kinds)
        raise Invalid("error-channel-kind", f"Pings cannot be sent there; expected an address that begins with one of: "
                      f"{known}.", {"known": known})
    try:
        query = parse_qsl(urlsplit(address).query, keep_blank_values=True)
    except ValueError:
        raise _unreadable(kind) from None
    for name, _ in query:
        if name.lower() not in kinds[kind]:
            allowed = ", ".join(sorted(kinds[kind])) or "-"
            raise Invalid("error-channel-parameter", f"An address of kind {kind} cannot have the parameter "
                          f"{name[:40]!r} here; expected only: {allowed}.",
                          {"kind": kind, "name": name[:40], "known": allowed})
    plugin = _plugin(address)
    if kind.startswith("ntfy") and not anywhere and plugin.mode != "cloud":
        raise Invalid("error-channel-ntfy", "Only topics of ntfy.sh can be used here; expected ntfy://topic.", {})


def check_push(endpoint: str, *, anywhere: bool = False) -> None:
    """Refuse a push address that is not one of the browsers' services. Raises Invalid."""
    if not _of_push_service(endpoint) and not (anywhere and endpoint.isascii()):
        raise Invalid("error-push-service", "This is no push service that the server knows; expected one of a common "
                      "browser.", {})


def _of_push_service(endpoint: str) -> bool:
    try:
        parts = urlsplit(endpoint)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        return False
    known = any(host.endswith(one) if one.startswith(".") else host == one for one in PUSH_HOSTS)
    plain = endpoint.isascii() and endpoint.isprintable()
    return known and plain and parts.scheme == "https" and port in (None, 443) and parts.username is None


def _plugin(address: str) -> Any:
    import apprise

    _silence()
    asset = apprise.AppriseAsset(secure_logging=True, async_mode=False)
    try:
        made = apprise.Apprise.instantiate(address, asset=asset)
    except Exception:  # whatever a plugin makes of it
        made = None
    if made is None:
        raise _unreadable(kind_of(address))
    made.redirects = False
    return made


def _silence() -> None:
    """Keep the libraries from logging where they go: the addresses of many services are secrets."""
    for name in ("apprise", "urllib3", "requests"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _unreadable(kind: str) -> Invalid:
    return Invalid("error-channel-address", f"This address of kind {kind} lacks something; expected one as apprise "
                   "writes it.", {"kind": kind})


# -- sending, in a thread --------------------------------------------------------------------------------------------


def send(address: str, message: Message, base: str | None, *, anywhere: bool = False) -> None:
    """Send a message to an address. Raises Failed."""
    try:
        check(address, anywhere=anywhere)
    except Invalid as problem:
        raise Failed(str(problem), gone=True) from None
    plugin = _plugin(address)
    host = getattr(plugin, "smtp_host", None)
    if host and not anywhere:
        _check_public(host)
    link = f"\n{base.rstrip('/')}{message.path}" if base else ""
    try:
        sent = plugin.notify(title=message.title, body=_unmentioned(message.body) + link)
    except Exception as problem:  # whatever a service's plugin meets, it must not show what it was sending
        raise Failed(f"{kind_of(address)}: {type(problem).__name__}") from None
    if not sent:
        raise Failed(f"{kind_of(address)}: the service did not take it")


def push(subscription: Push, message: Message, key: str, contact: str, *, anywhere: bool = False) -> None:
    """Send a message to a browser. Raises Failed, ``gone`` if the browser no longer wants any."""
    import requests
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    _silence()
    try:
        check_push(subscription.endpoint, anywhere=anywhere)
    except Invalid as problem:
        raise Failed(str(problem), gone=True) from None
    session = requests.Session()
    session.max_redirects = 0
    body = {"title": message.title, "body": message.body, "path": message.path, "tag": message.path}
    try:
        webpush(
            {"endpoint": subscription.endpoint, "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth}},
            json.dumps(body, ensure_ascii=False), vapid_private_key=Vapid02.from_pem(key.encode()),
            vapid_claims={"sub": contact}, timeout=SECONDS, ttl=_LASTS, requests_session=session,
        )
    except WebPushException as problem:
        status = problem.response.status_code if problem.response is not None else None
        raise Failed(f"push: the service answered {status}", gone=status in (404, 410)) from None
    except (requests.RequestException, OSError) as problem:
        raise Failed(f"push: {type(problem).__name__}") from None
    except Exception as problem:  # keys that are no keys
        raise Failed(f"push: {type(problem).__name__}", gone=True) from None


def new_key() -> str:
    """A new key pair for web push, as PEM."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem.decode()


def public_key(pem: str) -> str:
    """The public half of a key as browsers want it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point: bytes = Vapid02.from_pem(pem.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()


def _check_public(host: str) -> None:
    """Refuse a host inside the server's own network."""
    try:
        found: Sequence[Any] = socket.getaddrinfo(host, None, proto=socket.IPPROTO_TCP)
    except OSError:
        raise Failed("the mail server was not found") from None
    for *_, place in found:
        address = ipaddress.ip_address(str(place[0]).partition("%")[0])
        if not address.is_global or address.is_multicast:
            raise Failed("the mail server is not a public one")


def _unmentioned(text: str) -> str:
    """A text in which the name of a table calls nobody."""
    return text.replace("@", "@\u200b")
