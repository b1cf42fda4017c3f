"""Finished matches that a bot looks through, in the database: who wanted it, and what is found so far."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from orrery.lab.analysis import Found
from orrery.server.database import Transaction

Progress = Literal["working", "stopped", "done"]


class Study(Struct, frozen=True):
    """The work on one match."""

    account: str
    bot: str
    state: Progress
    found: Found


def load(tx: Transaction, table_id: str) -> Study | None:
    """What is known of a match; None if nobody has wanted to know."""
    row = tx.row("SELECT account, bot, state, found FROM studies WHERE table_id = ?", table_id)
    return None if row is None else Study(row[0], row[1], row[2], msgspec.json.decode(row[3], type=Found))


def save(tx: Transaction, table_id: str, study: Study) -> None:
    """Keep what is known of a match."""
    tx.run("INSERT INTO studies (table_id, account, bot, state, found) VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id) "
           "DO UPDATE SET account = excluded.account, bot = excluded.bot, state = excluded.state, "
           "found = excluded.found",
           table_id, study.account, study.bot, study.state, msgspec.json.encode(study.found).decode())


def under_way(tx: Transaction) -> list[str]:
    """The tables whose work is not finished and was not stopped."""
    return [row[0] for row in tx.rows("SELECT table_id FROM studies WHERE state = 'working' ORDER BY table_id")]
