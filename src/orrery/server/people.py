"""People: guests, accounts with passwords, and the sessions by which a browser is known.

A session is a cookie of 256 random bits, of which only a fingerprint is stored. Passwords are hashed with argon2, off
the event loop and few at a time, for each takes much memory.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from base64 import b64encode
from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION
from msgspec import UNSET
from starlette.requests import HTTPConnection
from starlette.responses import Response

from orrery.server import names, wire
from orrery.server.database import Database, Duplicate, NotStored, Transaction
from orrery.server.keep import people as keep
from orrery.server.keep import ratings as kept_ratings
from orrery.server.keep.people import Account
from orrery.server.problems import Denied, NotAllowed
from orrery.server.settings import Settings
from orrery.server.tokens import TOKEN_LENGTH, fingerprint, new_id, new_token

COOKIE: Final = "orrery"
ENDED: Final = "session"
"""The channel on which other processes are told that a session has ended, by the fingerprint of its token."""
LASTS: Final = 400 * 86_400
"""Seconds after which a session that nobody uses ends; browsers keep no cookie longer."""
_TOUCH_MS: Final = 3_600_000
_AT_ONCE: Final = 2
_TOKEN: Final = re.compile(rf"[A-Za-z0-9_-]{{{TOKEN_LENGTH}}}")


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class People:
    """Everybody who plays on this server."""

    def __init__(self, db: Database, settings: Settings, ended: Callable[[str], None] = lambda session: None) -> None:
        """``ended`` is called with the fingerprint of a session that has ended, to close its sockets."""
        self._db = db
        self._ended = ended
        self._settings = settings
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(_AT_ONCE)
        self._nobody = _nobodys(self._hasher)

    async def account_of(self, connection: HTTPConnection) -> Account | None:
        """The account behind a request or a socket, by its session cookie."""
        token = token_of(connection)
        if token is None:
            return None
        print_ = fingerprint(token)
        found = await self._db.read(lambda tx: keep.session(tx, print_))
        now = now_ms()
        if found is None or found[1] < now - LASTS * 1000:
            return None
        account, seen = found
        if now - seen > _TOUCH_MS:
            try:
                await self._db.write(lambda tx: keep.touch_session(tx, print_, account.id, now))
            except NotStored:
                pass  # a full disk must not keep people from looking
        return account

    # -- coming and going --------------------------------------------------------------------------------------------

    async def begin(self, guest: wire.NewGuest) -> tuple[Account, str]:
        """A new guest and the token of his session. Raises Invalid or NameTaken."""
        wanted = names.clean(guest.name) if guest.name is not None else None
        now = now_ms()
        account_id, token = new_id(), new_token()

        def work(tx: Transaction) -> Account:
            name = _free(tx, wanted) if wanted is not None else _made_up(tx, guest.lang or "en")
            account = Account(account_id, name, True, wire.Settings(lang=guest.lang), now, now)
            keep.insert(tx, account)
            keep.open_session(tx, fingerprint(token), account.id, now)
            return account

        return await self._db.write(work), token

    async def register(self, given: wire.Credentials, guest: Account | None, old: str | None) -> tuple[Account, str]:
        """Make the guest an account (he keeps his tables), or begin a new one; the session's token changes."""
        if guest is not None and not guest.guest:
            raise Denied("error-has-account", f"You are logged in as {guest.name} already; log out first to make "
                         "another account.", {"name": guest.name})
        name = names.clean_for_account(given.name)
        key = names.key_of(name)
        if await self._db.read(lambda tx: keep.by_name(tx, key)) is not None:
            raise taken(name)
        hashed = await self._hash(given.password)
        now = now_ms()
        account_id, token = guest.id if guest is not None else new_id(), new_token()

        def work(tx: Transaction) -> Account:
            if guest is None:
                keep.insert(tx, Account(account_id, name, True, wire.Settings(), now, now))
            keep.set_name(tx, account_id, name, key)
            keep.set_password(tx, account_id, hashed)
            if old is not None:
                self._end(tx, [fingerprint(old)])
            keep.open_session(tx, fingerprint(token), account_id, now)
            account = keep.find(tx, account_id)
            assert account is not None
            return account

        try:
            return await self._db.write(work), token
        except Duplicate:
            raise taken(name) from None

    async def login(
        self, given: wire.Credentials, guest: Account | None, old: str | None
    ) -> tuple[Account, str, list[str]]:
        """The account of a name and a password, a new session, and the tables that the guest of this browser brought.

        Raises NotAllowed, the same for a wrong name and a wrong password, after the same time.
        """
        key = names.key_of(given.name)
        found = await self._db.read(lambda tx: keep.by_name(tx, key))
        hashed = found[1] if found is not None else self._nobody
        if not await self._verify(hashed, given.password) or found is None:
            raise _no_account()
        account = found[0]
        fresh = await self._hash(given.password) if self._hasher.check_needs_rehash(hashed) else None
        token, now = new_token(), now_ms()

        def work(tx: Transaction) -> list[str]:
            if keep.password_of(tx, account.id) != hashed:
                raise _no_account()  # it was changed while we looked at it
            if fresh is not None:
                keep.set_password(tx, account.id, fresh)
            moved: list[str] = []
            if guest is not None and guest.guest:
                self._end(tx, keep.sessions_of(tx, guest.id))
                moved = keep.move_over(tx, guest.id, account.id)
            elif old is not None:
                self._end(tx, [fingerprint(old)])
            keep.open_session(tx, fingerprint(token), account.id, now)
            keep.touch_session(tx, fingerprint(token), account.id, now)
            return moved

        return account, token, await self._db.write(work)

    async def logout(self, account: Account | None, token: str | None) -> None:
        """End a session."""
        if token is not None and account is not None:
            await self._db.write(lambda tx: self._end(tx, [fingerprint(token)]))

    # -- changing ----------------------------------------------------------------------------------------------------

    async def change(self, account: Account, token: str, wanted: wire.ChangeMe) -> Account:
        """Change name, settings or password. A new password ends all other sessions."""
        clean = names.clean if account.guest else names.clean_for_account
        name = clean(wanted.name) if wanted.name is not UNSET else None
        key = names.key_of(name) if name is not None else None
        stored = hashed = None
        if wanted.password is not UNSET:
            if account.guest:
                raise Denied("error-guest-password", "A guest has no password; make an account first.")
            stored = await self._db.read(lambda tx: keep.password_of(tx, account.id))
            current = wanted.current if wanted.current is not UNSET else ""
            if stored is None or not await self._verify(stored, current):
                raise _not_the_present_one()
            hashed = await self._hash(wanted.password)

        def work(tx: Transaction) -> Account:
            if name is not None and key is not None:
                if account.guest:
                    _free(tx, name)
                keep.set_name(tx, account.id, name, None if account.guest else key)
            if wanted.settings is not UNSET:
                keep.set_settings(tx, account.id, wanted.settings)
            if hashed is not None:
                if keep.password_of(tx, account.id) != stored:
                    raise _not_the_present_one()  # it was changed elsewhere meanwhile
                keep.set_password(tx, account.id, hashed)
                self._end(tx, [one for one in keep.sessions_of(tx, account.id) if one != fingerprint(token)])
            found = keep.find(tx, account.id)
            assert found is not None
            return found

        try:
            return await self._db.write(work)
        except Duplicate:
            raise taken(name or "") from None

    async def me(self, account: Account) -> wire.Me:
        """An account as its own person sees it."""
        rated = await self._db.read(lambda tx: kept_ratings.of_account(tx, account.id))
        return wire.Me(account.id, account.name, account.guest, account.settings, rated)

    async def rekey_names(self) -> None:
        """Bring the keys of names up to date that an earlier server stored, where nobody else has them now."""
        known = await self._db.read(keep.name_keys)
        for account_id, name, old in known:
            if not name.isascii() and (key := names.key_of(name)) != old:
                try:
                    await self._db.write(partial(keep.set_name, account_id=account_id, name=name, name_key=key))
                except Duplicate:
                    pass  # two who look alike: the other one has the name

    async def forget_old_sessions(self) -> None:
        """End the sessions that nobody has used for long."""
        before = now_ms() - LASTS * 1000
        if await self._db.read(lambda tx: keep.old_sessions(tx, before)):
            await self._db.write(lambda tx: self._end(tx, keep.old_sessions(tx, before)))

    async def look_after(self, sessions: Collection[str]) -> None:
        """Close the sockets of those of these sessions that have ended without this process hearing of it."""
        looked_at = set(sessions)
        still = await self._db.read(lambda tx: keep.open_sessions(tx, looked_at))
        for session in looked_at - still:
            self._ended(session)

    def _end(self, tx: Transaction, sessions: Iterable[str]) -> None:
        """End sessions, and close their sockets in all processes once that is stored."""
        for session in sessions:
            keep.end_session(tx, session)
            tx.tell(ENDED, session)
            tx.after(partial(self._ended, session))

    # -- cookies and passwords ---------------------------------------------------------------------------------------

    def seat(self, response: Response, token: str) -> None:
        """Give a browser its session cookie."""
        response.set_cookie(COOKIE, token, max_age=LASTS, path="/", httponly=True, samesite="lax",
                            secure=self._settings.secure)

    def unseat(self, response: Response) -> None:
        """Take the session cookie from a browser."""
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=self._settings.secure)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False


def _nobodys(hasher: PasswordHasher) -> str:
    """A hash that nobody's password has, so that a name that is not there takes the work of one that is.

    It is written down, not worked out: so it is there before the first login, and a start takes no longer.
    """
    def random(size: int) -> str:
        return b64encode(secrets.token_bytes(size)).decode().rstrip("=")

    how = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${how}${random(hasher.salt_len)}${random(hasher.hash_len)}"


def token_of(connection: HTTPConnection) -> str | None:
    """The session token that a browser sent, if it looks like one."""
    token = connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def session_of(connection: HTTPConnection) -> str | None:
    """The fingerprint of the session token that a browser sent."""
    token = token_of(connection)
    return fingerprint(token) if token is not None else None


def _no_account() -> NotAllowed:
    return NotAllowed("error-login", "There is no account with this name and password.")


def _not_the_present_one() -> NotAllowed:
    return NotAllowed("error-password-current", "The present password is wrong; expected it together with the new one.")


def taken(name: str) -> Denied:
    """The refusal of a name that somebody has."""
    return Denied("error-name-taken", f"Somebody is called {name!r} already; choose another name.", {"name": name})


def _free(tx: Transaction, name: str) -> str:
    """The name, unless an account bears it: guests must not pass for somebody."""
    if keep.by_name(tx, names.key_of(name)) is not None:
        raise taken(name)
    return name


def _made_up(tx: Transaction, lang: str) -> str:
    name = names.made_up(lang)
    while keep.by_name(tx, names.key_of(name)) is not None:
        name = f"{names.made_up(lang)} {new_id()[:3]}"
    return name
