"""E-mail addresses of people, reached through the mail server of whoever runs this one.

Nobody may have others written to: an address counts only with a code that was sent to it. The code follows from a
secret of the server, the account and the address, so the channel ``name@example.org CODE`` is its own proof, and
nothing has to be kept.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import b32encode
from typing import Final

from msgspec import Struct

from orrery.server import channels
from orrery.server.channels import Failed, Message
from orrery.server.couriers import Couriers, Way
from orrery.server.database import Database
from orrery.server.keep import notices as keep
from orrery.server.keep.people import Account
from orrery.server.outgoing import Trip
from orrery.server.problems import Denied, Invalid, TooMany
from orrery.server.security import Bucket
from orrery.words import Words

CODES: Final = 5
"""Codes a day that one account may have sent."""
_DAY: Final = 86_400
_CHANNEL: Final = re.compile(
    r"([A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9-]{2,})(?:\s+(\w{1,20}))?", re.ASCII)
_LENGTH: Final = 10


class Mailbox(Struct, frozen=True):
    """An e-mail address, and the code that came with it."""

    address: str
    code: str | None

    @property
    def key(self) -> str:
        """Whose mailbox it is: what stands behind a + is the owner's own, and leads to the same one."""
        name, _, domain = self.address.lower().rpartition("@")
        return f"{name.partition('+')[0]}@{domain}"

    def proved(self, secret: str, account: str) -> bool:
        """Whether the code is the one that was sent to this address for this account."""
        given = (self.code or "").upper().encode()
        return hmac.compare_digest(given, code_for(secret, account, self.address).encode())


def mailbox_of(channel: str) -> Mailbox | None:
    """The mailbox that a channel names; None if it is an address of another kind."""
    found = _CHANNEL.fullmatch(channel.strip())
    return Mailbox(found[1], found[2]) if found is not None else None


def code_for(secret: str, account: str, address: str) -> str:
    """The code that proves that somebody reads the mail of an address."""
    made = hmac.digest(secret.encode(), f"{account} {address.lower()}".encode(), "sha256")
    return b32encode(made).decode()[:_LENGTH]


class Mailboxes:
    """Checks people's mailboxes, and leads to them. ``server`` is the mail server, ``base`` where links begin."""

    def __init__(self, db: Database, couriers: Couriers, server: str | None, base: str | None) -> None:
        self._db = db
        self._couriers = couriers
        self._server = server
        self._base = base
        self._codes = {
            "account": Bucket(CODES, CODES / _DAY),
            "account and mailbox": Bucket(3, 3 / _DAY),
            "address": Bucket(20, 20 / _DAY),
            "mailbox": Bucket(15, 1 / 1200),  # wide, and soon full again: strangers shall not keep its owner out
            "server": Bucket(200, 500 / _DAY),
        }
        self._known: str | None = None

    async def check(self, box: Mailbox, account: Account | None, where: str = "") -> None:
        """Refuse an address without the code that was sent there; where none was given, send it. Raises Denied.

        ``where`` is the address from which that is asked.
        """
        if self._server is None or account is None:
            raise Invalid("error-channel-mail", "An e-mail address alone is not enough: this server has no mail server "
                          "of its own. Expected yours with it, for instance "
                          "mailtos://name:password@example.org?smtp=smtp.example.org.", {})
        secret = await self._secret()
        if box.proved(secret, account.id):
            return
        if box.code is not None:
            raise Invalid("error-mail-code", "This is not the code that was sent to this address; expected the "
                          "address, a space and the code.", {})
        if account.guest:
            raise Denied("error-guest-mail", "A guest cannot have codes sent; make an account first.")
        self._count(box, account.id, where)
        said = Words(account.settings.lang or "en").say("ping-code", code=code_for(secret, account.id, box.address))
        way = self._way(box, Message("Orrery", said, "/me"))
        async with self._couriers.place_of(where):
            if any((await self._couriers.send({"mail:": way}, account.id)).values()):
                raise Denied("error-mail-failed", "The code could not be sent to this address.", {})
        raise Invalid("error-mail-confirm", "A code was sent to this address. Add the address once more with the code "
                      "behind it: the address, a space and the code.", {})

    async def way(self, box: Mailbox, account: str, message: Message) -> Way:
        """The way to a mailbox of an account; without its proof it leads nowhere."""
        proved = self._server is not None and box.proved(await self._secret(), account)
        return self._way(box, message) if proved else _nowhere

    def _count(self, box: Mailbox, account: str, where: str) -> None:
        """Count a code, first against who asks: what is refused takes nothing from others. Raises TooMany."""
        for kind, who in (("account", account), ("account and mailbox", f"{account} {box.key}"), ("address", where),
                          ("mailbox", box.key), ("server", "")):
            if wait := self._codes[kind].spend(who):
                raise TooMany(wait)

    def _way(self, box: Mailbox, message: Message) -> Way:
        server, base = self._server, self._base
        assert server is not None
        return lambda trip: channels.mail(server, box.address, message, base, trip)

    async def _secret(self) -> str:
        """The server's secret from which the codes follow, made once."""
        if self._known is None:
            made = secrets.token_hex(32)
            self._known = await self._db.write(lambda tx: keep.server_key(tx, "mail", made))
        return self._known


def _nowhere(trip: Trip) -> None:
    raise Failed(channels.REFUSED, "no mail server, or no code", gone=True)
