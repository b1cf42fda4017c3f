"""Finished matches that a bot looks through, in the database: who wanted it, and what is found so far."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from orrery.lab.analysis import Found
from orrery.server.database import Transaction

Progress = Literal["working", "stopped", "done"]


class Study(Struct, frozen=True):
    """The work on one match."""

    account: str
    bot: str
    state: Progress
    found: Found


def load(tx: Transaction, table_id: str, *, change: bool = False) -> Study | None:
    """What is known of a match; None if nobody has wanted to know. ``change``: whoever asks will change it."""
    lock = tx.for_update if change else ""
    row = tx.row(f"SELECT account, bot, state, found FROM studies WHERE table_id = ?{lock}", table_id)
    return None if row is None else Study(row[0], row[1], row[2], msgspec.json.decode(row[3], type=Found))


def save(tx: Transaction, table_id: str, study: Study) -> None:
    """Keep what is known of a match."""
    tx.run("INSERT INTO studies (table_id, account, bot, state, found) VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id) "
           "DO UPDATE SET account = excluded.account, bot = excluded.bot, state = excluded.state, "
           "found = excluded.found",
           table_id, study.account, study.bot, study.state, msgspec.json.encode(study.found).decode())


def begin(tx: Transaction, table_id: str, account: str, bot: str) -> Study:
    """The work is wanted by this account, unless it is under way or done. What was found before a stop stays."""
    known = load(tx, table_id, change=True)
    if known is not None and known.state != "stopped":
        return known
    wanted = (Study(account, bot, "working", Found()) if known is None
              else replace(known, account=account, state="working"))
    save(tx, table_id, wanted)
    return wanted


def go_on(tx: Transaction, table_id: str, before: Found, found: Found, done: bool) -> bool:
    """Keep what was found by going on from ``before``. Work that was stopped meanwhile stays so. False if somebody was
    faster: another server is at it too."""
    known = load(tx, table_id, change=True)
    if known is None or known.found != before:
        return False
    save(tx, table_id, replace(known, found=found, state="done" if done else known.state))
    return True


def stop(tx: Transaction, table_id: str) -> Study | None:
    """The work is no longer wanted, if it is not done. What was found stays."""
    known = load(tx, table_id, change=True)
    if known is None or known.state != "working":
        return known
    stopped = replace(known, state="stopped")
    save(tx, table_id, stopped)
    return stopped


def under_way(tx: Transaction) -> dict[str, str]:
    """The tables whose work is not finished and was not stopped, and what is found so far of each, as it is stored."""
    rows = tx.rows("SELECT table_id, found FROM studies WHERE state = 'working' ORDER BY table_id")
    return {row[0]: row[1] for row in rows}
