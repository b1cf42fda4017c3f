"""The ways out to people who are away: mail, Discord, Telegram and ntfy in apprise's writing, and web push.

A person gives addresses, and the server goes there: so only kinds of addresses are taken that lead to public services,
with the few parameters that are listed here, as apprise's own parser reads them. What a person chooses the host of
(mail, push) goes over connections of ours (``outgoing``); for the rest apprise goes to the one host of its service.
What is said in logs or told back of an address is its kind, never the address itself, for it holds secrets.
"""

from __future__ import annotations

import json
import logging
import re
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formataddr
from hashlib import sha256
from typing import Any, Final
from urllib.parse import quote, unquote

from msgspec import Struct

from orrery.server.outgoing import MAIL_PORTS, WAIT, Trip, mail_server
from orrery.server.problems import Invalid

_MAIL: Final = frozenset({"to", "name", "smtp", "mode", "user", "pass"})
_ANY_MAIL: Final = _MAIL | {"from", "cc", "bcc"}
KINDS: Final[Mapping[str, frozenset[str]]] = {
    "mailto": _MAIL,
    "mailtos": _MAIL,
    "discord": frozenset({"thread"}),
    "tgram": frozenset({"topic", "silent"}),
    "ntfy": frozenset({"priority", "token", "auth", "mode"}),
    "ntfys": frozenset({"priority", "token", "auth", "mode"}),
}
"""Kinds of addresses, each with the parameters it may have."""
ANYWHERE: Final[Mapping[str, frozenset[str]]] = {
    "json": frozenset(), "jsons": frozenset(), "mailto": _ANY_MAIL, "mailtos": _ANY_MAIL,
}
"""Kinds that lead to any host or mailbox, for servers whose owner allows that."""
PUSH_HOSTS: Final = (
    "fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com",
)
"""Where browsers have their pushes sent to; with a full stop before it, all hosts of a domain."""
LONGEST: Final = 500
"""Characters of an address."""
MOST_RECIPIENTS: Final = 5
"""Mailboxes, chats or topics of one address."""
REFUSED: Final = "error-ping-address"
FAILED: Final = "error-ping-failed"
GONE: Final = "error-ping-gone"
"""All that people are told of a delivery that failed. Why it did, only the server's log says: else the server could be
asked which machines and services there are around it."""
_LASTS: Final = 86_400
_PARAMETERS: Final = ("qsd", "qsd+", "qsd-", "qsd:")
"""Where apprise's parser puts parameters: plain ones, and those whose names begin with a sign."""
_HOST: Final = re.compile(r"[A-Za-z0-9.:-]+")
_DOMAIN: Final = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")


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
    """A message did not get through. ``key`` is what its person is told, ``detail`` is for the server's log; ``gone``:
    the channel is no more.
    """

    def __init__(self, key: str, detail: str, *, gone: bool = False) -> None:
        super().__init__(detail)
        self.key = key
        self.gone = gone


# -- addresses -------------------------------------------------------------------------------------------------------


def kind_of(address: str) -> str:
    """The kind of an address: all of it that may be shown."""
    return address.partition("://")[0].lower() if "://" in address else "mail"


def name_of(address: str) -> str:
    """A name for an address under which it is known in the database."""
    return sha256(address.encode()).hexdigest()[:16]


def check(address: str, *, anywhere: bool = False) -> None:
    """Refuse an address that the server must not go to. Raises Invalid, which does not repeat the address."""
    opened(address, anywhere=anywhere)


def opened(address: str, *, anywhere: bool = False) -> Any:
    """What apprise makes of an address that the server may go to. Raises Invalid."""
    kind = kind_of(address)
    kinds = {**KINDS, **ANYWHERE} if anywhere else KINDS
    if "://" not in address or kind not in kinds:
        known = ", ".join(f"{one}://" for one in kinds)
        raise Invalid("error-channel-kind", f"Pings cannot be sent there; expected an address that begins with one of: "
                      f"{known}.", {"known": known})
    if len(address) > LONGEST or not _is_plain(address):
        raise Invalid("error-channel-characters", f"An address has at most {LONGEST} plain characters, without spaces, "
                      "# and \\; expected others written with %.", {"most": LONGEST})
    if kind not in ("mailto", "mailtos") and _leads_astray(address):
        raise _unreadable(kind)
    read = _read(address)
    if read.get("schema") != kind:
        raise _unreadable(kind)
    for name in (name for part in _PARAMETERS for name in read.get(part) or ()):
        if name not in kinds[kind]:
            allowed = ", ".join(sorted(kinds[kind])) or "-"
            raise Invalid("error-channel-parameter", f"An address of kind {kind} cannot have the parameter "
                          f"{name[:40]!r} here; expected only: {allowed}.",
                          {"kind": kind, "name": name[:40], "known": allowed})
    plugin = _made(read)
    if kind.startswith("ntfy") and not anywhere and plugin.mode != "cloud":
        raise Invalid("error-channel-ntfy", "Only topics of ntfy.sh can be used here; expected ntfy://topic.", {})
    if len(plugin) + len(getattr(plugin, "cc", ())) + len(getattr(plugin, "bcc", ())) > MOST_RECIPIENTS:
        raise Invalid("error-channel-recipients", f"One address leads to at most {MOST_RECIPIENTS} mailboxes, chats or "
                      "topics; expected fewer.", {"most": MOST_RECIPIENTS})
    if kind in ("mailto", "mailtos"):
        if plugin.port not in MAIL_PORTS and not anywhere:
            ports = ", ".join(map(str, sorted(MAIL_PORTS)))
            raise Invalid("error-channel-port", f"Mail servers take mail at other ports; expected one of: {ports}.",
                          {"ports": ports})
        if not _HOST.fullmatch(plugin.smtp_host or ""):
            raise _unreadable(kind)
        if not anywhere and not _is_own_mail(plugin):
            raise Invalid("error-channel-own-mail", "Mail goes through your own mail server to your own mailbox; "
                          "expected user and password, mode starttls or ssl, and no other recipient than the sender, "
                          "for instance mailtos://name:password@example.org?smtp=smtp.example.org.", {})
    return plugin


def _is_own_mail(plugin: Any) -> bool:
    """Whether a mail goes from somebody whom his mail server knows to himself, and to nobody else: where no sender can
    be given, it is who logs in there.

    Else the server would write to strangers, from its own address on the network, in anybody's name.
    """
    recipients = [address.lower() for _, address in plugin.targets]
    return bool(plugin.user and plugin.password and plugin.secure_mode in ("starttls", "ssl")
                and recipients == [plugin.from_addr[1].lower()] and not plugin.cc and not plugin.bcc)


def _leads_astray(address: str) -> bool:
    """Whether the path in an address could be another one at its service: it climbs up, or hides a slash."""
    bare = address
    while (plain := unquote(bare)) != bare:
        if plain.count("/") > bare.count("/"):
            return True
        bare = plain
    return ".." in bare


def _is_plain(address: str) -> bool:
    """Whether an address has nothing in it by which two parsers could read it differently, however often decoded."""
    if not address.isascii() or any(letter in address for letter in " #\\"):
        return False
    for _ in range(4):
        if any(ord(letter) < 32 or ord(letter) == 127 for letter in address):
            return False
        if (bare := unquote(address)) == address:
            return True
        address = bare
    return False


def check_push(endpoint: str, *, anywhere: bool = False) -> None:
    """Refuse a push address that is not one of the browsers' services. Raises Invalid."""
    from orrery.server.posting import place_of

    scheme, host, port = place_of(endpoint) or ("", "", 0)
    known = any(host.endswith(one) if one.startswith(".") else host == one for one in PUSH_HOSTS)
    if not host or not (anywhere or (known and _DOMAIN.fullmatch(host) and scheme == "https" and port == 443)):
        raise Invalid("error-push-service", "This is no push service that the server knows; expected one of a common "
                      "browser.", {})


def _read(address: str) -> dict[str, Any]:
    """The parts of an address, as apprise's parser sees them."""
    from apprise.plugins import url_to_dict

    _silence()
    try:
        read: dict[str, Any] | None = url_to_dict(address)  # type: ignore[no-untyped-call]
    except Exception:  # whatever a plugin makes of it
        read = None
    if not read:
        raise _unreadable(kind_of(address))
    return dict(read)


def _made(read: dict[str, Any]) -> Any:
    """The plugin of exactly these parts, which keeps our times and follows nobody elsewhere."""
    import apprise

    asset = apprise.AppriseAsset(secure_logging=True, async_mode=False)
    try:
        made = apprise.Apprise.instantiate(read, asset=asset)
    except Exception:  # whatever a plugin makes of it
        made = None
    if made is None:
        raise _unreadable(str(read["schema"]))
    made.redirects = False
    made.verify_certificate = True
    made.socket_connect_timeout = made.socket_read_timeout = WAIT
    made.retry = made.request_rate_per_sec = 0
    return made


def _silence() -> None:
    """Keep the libraries from logging where they go: the addresses of many services are secrets."""
    for name in ("apprise", "urllib3", "requests"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _unreadable(kind: str) -> Invalid:
    return Invalid("error-channel-address", f"This address of kind {kind} lacks something; expected one as apprise "
                   "writes it.", {"kind": kind})


# -- sending, in a thread --------------------------------------------------------------------------------------------


def send(address: str, message: Message, base: str | None, trip: Trip, *, anywhere: bool = False) -> None:
    """Send a message to an address. Raises Failed."""
    try:
        plugin = opened(address, anywhere=anywhere)
    except Invalid as problem:
        raise Failed(REFUSED, problem.key, gone=True) from None
    link = f"\n{base.rstrip('/')}{message.path}" if base else ""
    text = _unmentioned(message.body) + link
    try:
        if hasattr(plugin, "smtp_host"):
            _mail(plugin, message.title, text, trip)
        elif kind_of(address) in ANYWHERE:
            _post(plugin, message.title, text, trip)
        elif not plugin.notify(title=message.title, body=text):
            raise Failed(FAILED, "the service did not take it")
    except Failed:
        raise
    except Exception as problem:  # whatever is met on the way, it must not show what was being sent
        raise Failed(FAILED, type(problem).__name__) from None


def mail(server: str, address: str, message: Message, base: str | None, trip: Trip) -> None:
    """Send a mail to somebody through the server's own mail server, which may be inside. Raises Failed."""
    link = f"\n{base.rstrip('/')}{message.path}" if base else ""
    try:
        plugin = opened(server, anywhere=True)
        plugin.targets, plugin.cc, plugin.bcc = [(False, address)], set(), set()
        trip.may_go_anywhere()
        _mail(plugin, message.title, message.body + link, trip)
    except Failed:
        raise
    except Exception as problem:
        raise Failed(FAILED, type(problem).__name__) from None


def _mail(plugin: Any, title: str, text: str, trip: Trip) -> None:
    """Send a mail through the server that an address names."""
    mail = EmailMessage()
    mail["Subject"] = title
    mail["From"] = formataddr((plugin.from_addr[0] or None, plugin.from_addr[1]))
    mail["To"] = ", ".join(formataddr((name or None, address)) for name, address in plugin.targets)
    if plugin.cc:
        mail["Cc"] = ", ".join(sorted(plugin.cc))
    mail.set_content(text)
    people = [address for _, address in plugin.targets] + sorted(plugin.cc | plugin.bcc)
    with mail_server(trip, plugin.smtp_host, plugin.port, plugin.secure_mode) as server:
        if plugin.user and plugin.password:
            server.login(plugin.user, plugin.password)
        if server.send_message(mail, plugin.from_addr[1], people):
            raise Failed(FAILED, "the mail server did not take it for everybody")


def _post(plugin: Any, title: str, text: str, trip: Trip) -> None:
    """Send a message as JSON to the host that an address names."""
    from orrery.server.posting import Session

    port = f":{plugin.port}" if plugin.port else ""
    url = f"{'https' if plugin.secure else 'http'}://{plugin.host}{port}{quote(plugin.fullpath)}"
    known = (plugin.user, plugin.password or "") if plugin.user else None
    body = {"version": "1.0", "title": title, "message": text, "attachments": [], "type": "info"}
    with Session(trip) as session:
        answer = session.post(url, json=body, auth=known, timeout=WAIT)
    if not 200 <= answer.status_code < 300:
        raise Failed(FAILED, f"answer {answer.status_code}")


def push(subscription: Push, message: Message, key: str, contact: str, trip: Trip, *, anywhere: bool = False) -> None:
    """Send a message to a browser. Raises Failed, ``gone`` if the browser no longer wants any."""
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush
    from requests import RequestException

    from orrery.server.posting import Session

    _silence()
    try:
        check_push(subscription.endpoint, anywhere=anywhere)
    except Invalid as problem:
        raise Failed(REFUSED, problem.key, gone=True) from None
    body = {"title": message.title, "body": message.body, "path": message.path, "tag": message.path}
    try:
        with Session(trip) as session:
            webpush(
                {"endpoint": subscription.endpoint, "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth}},
                json.dumps(body, ensure_ascii=False), vapid_private_key=Vapid02.from_pem(key.encode()),
                vapid_claims={"sub": contact}, timeout=WAIT, ttl=_LASTS, requests_session=session,
            )
    except WebPushException as problem:
        status = problem.response.status_code if problem.response is not None else None
        gone = status in (404, 410)
        raise Failed(GONE if gone else FAILED, f"answer {status}", gone=gone) from None
    except (RequestException, OSError) as problem:
        raise Failed(FAILED, type(problem).__name__) from None
    except Exception as problem:  # keys that are no keys
        raise Failed(GONE, type(problem).__name__, gone=True) from None


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


def _unmentioned(text: str) -> str:
    """A text in which the name of a table calls nobody."""
    return text.replace("@", "@\u200b")
