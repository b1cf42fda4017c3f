"""Pings as jobs in the database: armed with the entries that cause them, claimed by one process, told once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from orrery.server import wire
from orrery.server.channels import Push
from orrery.server.database import Transaction

_COLUMNS: Final = "account, table_id, kind, key, args, due, tries, channels"
MOST_BROWSERS: Final = 10
"""Browsers of one person that get pushes."""
_KEPT_MS: Final = 7 * 86_400_000


class Job(Struct, frozen=True):
    """A ping to come. ``channels`` are those that still lack it, after a failure; None: all."""

    account: str
    table_id: str
    kind: str
    key: str
    args: dict[str, Any]
    due: int
    tries: int = 0
    channels: list[str] | None = None


class Reach(Struct, frozen=True):
    """How an account can be reached."""

    account: str
    settings: wire.Settings
    pushes: list[Push]


# -- jobs ------------------------------------------------------------------------------------------------------------


def arm(tx: Transaction, job: Job) -> bool:
    """Plan a ping, unless it is planned or was told; False then."""
    return tx.run(f"INSERT INTO notices ({_COLUMNS}, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'waiting') "
                  "ON CONFLICT (account, table_id, kind, key) DO NOTHING", job.account, job.table_id, job.kind, job.key,
                  json.dumps(job.args, ensure_ascii=False), job.due, job.tries, _list(job.channels)) == 1


def forget_told(tx: Transaction, job: Job) -> None:
    """Forget that a ping of this key was told or dropped: it is to be told anew."""
    tx.run("DELETE FROM notices WHERE account = ? AND table_id = ? AND kind = ? AND key = ? "
           "AND state NOT IN ('waiting', 'claimed')", job.account, job.table_id, job.kind, job.key)


def disarm_moves(tx: Transaction, table_id: str, open_: Iterable[str]) -> None:
    """Forget pings for questions of a table that are no longer open."""
    questions = list(open_)
    marks = ", ".join("?" * len(questions))
    still = f"AND key NOT IN ({marks})" if questions else ""
    tx.run(f"DELETE FROM notices WHERE table_id = ? AND kind = 'move' AND state = 'waiting' {still}",
           table_id, *questions)


def due(tx: Transaction, now: int, busy: Sequence[str] = (), most: int = 200) -> list[Job]:
    """Pings whose time has come, the oldest first; none to those who are ``busy`` being told something."""
    others = f"AND account NOT IN ({', '.join('?' * len(busy))})" if busy else ""
    rows = tx.rows(f"SELECT {_COLUMNS} FROM notices WHERE state = 'waiting' AND due <= ? {others} ORDER BY due LIMIT ?",
                   now, *busy, most)
    return [_job(row) for row in rows]


def next_due(tx: Transaction) -> int | None:
    """When the next ping is due."""
    row = tx.row("SELECT MIN(due) FROM notices WHERE state = 'waiting'")
    return row[0] if row is not None else None


def claim(tx: Transaction, jobs: Iterable[Job]) -> list[Job]:
    """Take jobs that nobody else has taken: whoever claims a job tells it."""
    return [job for job in jobs if _move(tx, job, "waiting", "claimed")]


def unclaim(tx: Transaction, jobs: Iterable[Job]) -> None:
    """Whoever has claimed these jobs will not tell them."""
    for job in jobs:
        _move(tx, job, "claimed", "waiting")


def unclaim_all(tx: Transaction) -> None:
    """Whoever has claimed jobs is gone."""
    tx.run("UPDATE notices SET state = 'waiting' WHERE state = 'claimed'")


def finish(tx: Transaction, job: Job, state: str) -> None:
    """A claimed job was sent, dropped or has failed for good."""
    _move(tx, job, "claimed", state)


def moves_told(tx: Transaction, account: str, table_id: str) -> None:
    """That it is the person's move at a table was told along with something else."""
    tx.run("UPDATE notices SET state = 'sent' WHERE account = ? AND table_id = ? AND kind = 'move' "
           "AND state IN ('waiting', 'claimed')", account, table_id)


def drop(tx: Transaction, job: Job) -> None:
    """A job is no longer true."""
    _move(tx, job, "waiting", "dropped")


def later(tx: Transaction, job: Job, due: int, *, failed: Sequence[str] | None = None) -> None:
    """Tell a job later: because of quiet hours, because its person is looking, or because channels failed."""
    state, tries = ("waiting", job.tries) if failed is None else ("claimed", job.tries + 1)
    tx.run("UPDATE notices SET state = 'waiting', due = ?, tries = ?, channels = ? WHERE account = ? AND table_id = ? "
           "AND kind = ? AND key = ? AND state = ?", due, tries, _list(failed if failed is not None else job.channels),
           job.account, job.table_id, job.kind, job.key, state)


def forget_old(tx: Transaction, now: int) -> None:
    """Forget what was told long ago."""
    tx.run("DELETE FROM notices WHERE state <> 'waiting' AND due < ?", now - _KEPT_MS)


def _move(tx: Transaction, job: Job, before: str, after: str) -> bool:
    return tx.run("UPDATE notices SET state = ? WHERE account = ? AND table_id = ? AND kind = ? AND key = ? "
                  "AND state = ?", after, job.account, job.table_id, job.kind, job.key, before) == 1


def _job(row: Sequence[Any]) -> Job:
    account, table_id, kind, key, args, due_, tries, channels = row
    return Job(account, table_id, kind, key, json.loads(args), due_, tries, json.loads(channels) if channels else None)


def _list(names: Sequence[str] | None) -> str | None:
    return None if names is None else json.dumps(list(names))


# -- how people are reached ------------------------------------------------------------------------------------------


def people_at(tx: Transaction, table_id: str) -> list[tuple[int, str, wire.Settings, bool]]:
    """The people at a table: seat, account, settings, and whether a ping would reach them anywhere."""
    return _people(tx, table_id, "s.kind = 'person'")


def away_from(
    tx: Transaction, table_id: str, also: Sequence[int] = ()
) -> list[tuple[int, str, wire.Settings, bool]]:
    """The same of those for whom a bot only stands in; and of these seats, if a bot plays there."""
    these = f" OR s.seat IN ({', '.join(str(int(seat)) for seat in also)})" if also else ""
    return _people(tx, table_id, f"s.kind = 'bot' AND (s.resigned = 0{these})")


def _people(tx: Transaction, table_id: str, which: str) -> list[tuple[int, str, wire.Settings, bool]]:
    rows = tx.rows("SELECT s.seat, s.account, a.settings, EXISTS (SELECT 1 FROM push p WHERE p.account = s.account) "
                   f"FROM seats s JOIN accounts a ON a.id = s.account WHERE s.table_id = ? AND {which} "
                   "ORDER BY s.seat", table_id)
    found = []
    for seat, account, text, pushed in rows:
        settings = msgspec.json.decode(text, type=wire.Settings)
        found.append((seat, account, settings, bool(pushed) or bool(settings.channels)))
    return found


def reach(tx: Transaction, account: str) -> Reach | None:
    """How an account can be reached; None if it is gone."""
    row = tx.row("SELECT settings FROM accounts WHERE id = ?", account)
    if row is None:
        return None
    pushes = tx.rows("SELECT endpoint, p256dh, auth FROM push WHERE account = ? ORDER BY made DESC LIMIT ?", account,
                     MOST_BROWSERS)
    return Reach(account, msgspec.json.decode(row[0], type=wire.Settings), [Push(*one) for one in pushes])


def add_push(tx: Transaction, account: str, push: Push, now: int) -> None:
    """Remember a browser; the oldest of too many is forgotten."""
    tx.run("INSERT INTO push (endpoint, account, p256dh, auth, made) VALUES (?, ?, ?, ?, ?) ON CONFLICT (endpoint) DO "
           "UPDATE SET account = excluded.account, p256dh = excluded.p256dh, auth = excluded.auth, "
           "made = excluded.made", push.endpoint, account, push.p256dh, push.auth, now)
    old = tx.rows("SELECT endpoint FROM push WHERE account = ? ORDER BY made DESC", account)[MOST_BROWSERS:]
    for row in old:
        tx.run("DELETE FROM push WHERE endpoint = ?", row[0])


def remove_push(tx: Transaction, endpoint: str, account: str | None = None) -> None:
    """Forget a browser; with an account only if it is that one's."""
    mine = "AND account = ?" if account is not None else ""
    tx.run(f"DELETE FROM push WHERE endpoint = ? {mine}", endpoint, *([account] if account is not None else []))


def delivered(tx: Transaction, account: str, channel: str, now: int, problem: str | None) -> None:
    """Note how the last delivery on a channel went."""
    tx.run("INSERT INTO deliveries (account, channel, made, problem) VALUES (?, ?, ?, ?) "
           "ON CONFLICT (account, channel) DO UPDATE SET made = excluded.made, problem = excluded.problem",
           account, channel, now, problem)


def deliveries(tx: Transaction, account: str) -> dict[str, tuple[int, str | None]]:
    """How the last deliveries went, by channel."""
    rows = tx.rows("SELECT channel, made, problem FROM deliveries WHERE account = ?", account)
    return {channel: (made, problem) for channel, made, problem in rows}


def server_key(tx: Transaction, name: str, made: str) -> str:
    """A key of this server; the one given is taken if there is none yet."""
    tx.run("INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, made)
    row = tx.row("SELECT value FROM server_keys WHERE name = ?", name)
    assert row is not None
    return str(row[0])


# -- who is there ----------------------------------------------------------------------------------------------------


def set_presence(tx: Transaction, server: str, looking: Mapping[str, Iterable[str]]) -> None:
    """Say who has which tables open through a server: tables by account."""
    tx.run("DELETE FROM presence WHERE server = ?", server)
    for account, tables in looking.items():
        for table_id in {"", *tables}:
            tx.run("INSERT INTO presence (server, account, table_id) VALUES (?, ?, ?)", server, account, table_id)


def present_elsewhere(tx: Transaction, server: str, alive_since: int) -> dict[str, set[str]]:
    """Who has which tables open through other servers that run: tables by account."""
    found: dict[str, set[str]] = {}
    for account, table_id in tx.rows("SELECT p.account, p.table_id FROM presence p JOIN servers s ON s.id = p.server "
                                     "WHERE p.server <> ? AND s.running = 1 AND s.beat >= ?", server, alive_since):
        found.setdefault(account, set()).add(table_id)
    return found


def is_present(tx: Transaction, account: str, table_id: str, alive_since: int) -> bool:
    """Whether an account has a table open (or, without a table, any page) through a server that runs."""
    return tx.row("SELECT 1 FROM presence p JOIN servers s ON s.id = p.server WHERE p.account = ? AND p.table_id = ? "
                  "AND s.running = 1 AND s.beat >= ?", account, table_id, alive_since) is not None
