"""Accounts and sessions in the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from orrery.server import wire
from orrery.server.database import Row, Transaction


class Account(Struct, frozen=True):
    """A person: with a password an account that is carried across devices, without one a guest of this browser."""

    id: str
    name: str
    guest: bool
    settings: wire.Settings
    created: int
    seen: int

    def __repr__(self) -> str:
        return f"<Account {self.id}{' guest' if self.guest else ''}>"


_ACCOUNT: Final = "a.id, a.name, a.password IS NULL, a.settings, a.created, a.seen"


def insert(tx: Transaction, account: Account) -> None:
    """Store a new guest."""
    tx.run("INSERT INTO accounts (id, name, name_key, password, settings, created, seen) "
           "VALUES (?, ?, NULL, NULL, ?, ?, ?)",
           account.id, account.name, _settings_text(account.settings), account.created, account.seen)


def find(tx: Transaction, account_id: str) -> Account | None:
    """An account by its id."""
    row = tx.row(f"SELECT {_ACCOUNT} FROM accounts a WHERE a.id = ?", account_id)
    return _account(row) if row else None


def by_name(tx: Transaction, name_key: str) -> tuple[Account, str] | None:
    """The account with a password that bears this name (without case), and the password's hash."""
    row = tx.row(f"SELECT {_ACCOUNT}, a.password FROM accounts a WHERE a.name_key = ?", name_key)
    return (_account(row[:-1]), row[-1]) if row else None


def name_keys(tx: Transaction) -> list[tuple[str, str, str]]:
    """Id, name and the name's key of all accounts with a password."""
    rows = tx.rows("SELECT id, name, name_key FROM accounts WHERE name_key IS NOT NULL")
    return [(id_, name, key) for id_, name, key in rows]


def password_of(tx: Transaction, account_id: str) -> str | None:
    """The hash of an account's password; None for a guest."""
    row = tx.row("SELECT password FROM accounts WHERE id = ?", account_id)
    return row[0] if row else None


def set_name(tx: Transaction, account_id: str, name: str, name_key: str | None) -> None:
    """Call an account otherwise; guests have no key. Raises Duplicate."""
    tx.run("UPDATE accounts SET name = ?, name_key = ? WHERE id = ?", name, name_key, account_id)


def set_password(tx: Transaction, account_id: str, password: str) -> None:
    """Store the hash of a password."""
    tx.run("UPDATE accounts SET password = ? WHERE id = ?", password, account_id)


def set_settings(tx: Transaction, account_id: str, settings: wire.Settings) -> None:
    """Store what a person set."""
    tx.run("UPDATE accounts SET settings = ? WHERE id = ?", _settings_text(settings), account_id)


# -- sessions --------------------------------------------------------------------------------------------------------


def open_session(tx: Transaction, token: str, account_id: str, now: int) -> None:
    """Remember the fingerprint of a cookie."""
    tx.run("INSERT INTO sessions (token, account, created, seen) VALUES (?, ?, ?, ?)", token, account_id, now, now)


def session(tx: Transaction, token: str) -> tuple[Account, int] | None:
    """The account behind the fingerprint of a cookie, and when the session was last seen."""
    row = tx.row(f"SELECT {_ACCOUNT}, s.seen FROM sessions s JOIN accounts a ON a.id = s.account WHERE s.token = ?",
                 token)
    return (_account(row[:-1]), row[-1]) if row else None


def touch_session(tx: Transaction, token: str, account_id: str, now: int) -> None:
    """The session was used."""
    tx.run("UPDATE sessions SET seen = ? WHERE token = ?", now, token)
    tx.run("UPDATE accounts SET seen = ? WHERE id = ?", now, account_id)


def end_session(tx: Transaction, token: str) -> None:
    """Forget one session."""
    tx.run("DELETE FROM sessions WHERE token = ?", token)


def sessions_of(tx: Transaction, account_id: str) -> list[str]:
    """The fingerprints of all sessions of an account."""
    return [row[0] for row in tx.rows("SELECT token FROM sessions WHERE account = ?", account_id)]


def old_sessions(tx: Transaction, before: int) -> list[str]:
    """The fingerprints of sessions that nobody has used since a time."""
    return [row[0] for row in tx.rows("SELECT token FROM sessions WHERE seen < ?", before)]


def open_sessions(tx: Transaction, tokens: Iterable[str]) -> set[str]:
    """Those of these fingerprints that are of a session."""
    return {token for token in tokens if tx.row("SELECT 1 FROM sessions WHERE token = ?", token) is not None}


def move_over(tx: Transaction, guest: str, account: str) -> list[str]:
    """Give all that a guest has to an account, but for his sessions; returns the tables concerned."""
    rows = tx.rows("SELECT table_id FROM seats WHERE account = ? OR reserved = ? UNION SELECT id FROM tables WHERE "
                   "host = ?", guest, guest, guest)
    tx.run("UPDATE seats SET account = ? WHERE account = ?", account, guest)
    tx.run("UPDATE seats SET reserved = ? WHERE reserved = ?", account, guest)
    tx.run("UPDATE seats SET leavers = REPLACE(leavers, ?, ?) WHERE leavers <> '[]'", f'"{guest}"', f'"{account}"')
    tx.run("UPDATE tables SET host = ? WHERE host = ?", account, guest)
    tx.run("UPDATE chat SET account = ? WHERE account = ?", account, guest)
    tx.run("UPDATE ratings SET account = ? WHERE account = ? AND game NOT IN (SELECT game FROM ratings WHERE account = "
           "?)", account, guest, account)
    tx.run("UPDATE push SET account = ? WHERE account = ?", account, guest)
    tx.run("DELETE FROM notices WHERE account = ?", guest)
    for row in rows:
        tx.tell("table", f"{row[0]} 0")
    return [row[0] for row in rows]


def _account(row: Row) -> Account:
    id_, name, guest, settings, created, seen = row
    return Account(id_, name, bool(guest), msgspec.json.decode(settings, type=wire.Settings), created, seen)


def _settings_text(settings: wire.Settings) -> str:
    return msgspec.json.encode(settings).decode()
