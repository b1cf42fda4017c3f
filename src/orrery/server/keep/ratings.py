"""Ratings in the database. Each rated match is noted, so that it counts once."""

from __future__ import annotations

from typing import Final

from orrery.server import ratings, wire
from orrery.server.database import Transaction
from orrery.server.keep import tables

MOST_LISTED: Final = 100


def settle(tx: Transaction, table_id: str, result: wire.MatchResult, now: int) -> None:
    """Count the end of a match, once: to be called in the transaction that stores the end."""
    table = tables.find(tx, table_id)
    seats = tables.seats_of(tx, table_id)
    if ratings.agreed(result) and not ratings.left_behind(seats):
        return
    if table is None or not ratings.counts(table, seats) or settled(tx, table_id):
        return
    place = ratings.places(result, seats)
    before = {account: _now(tx, account, table.game) for account in place}
    for account, (mu, sigma) in ratings.rate(before, place).items():
        tx.run("INSERT INTO ratings (account, game, mu, sigma, matches) VALUES (?, ?, ?, ?, 1) "
               "ON CONFLICT (account, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, "
               "matches = ratings.matches + 1",
               account, table.game, mu, sigma)
        tx.run("INSERT INTO rated (table_id, account, game, place, mu_before, sigma_before, mu, sigma, made) "
               "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
               table_id, account, table.game, place[account], *before[account], mu, sigma, now)


def settled(tx: Transaction, table_id: str) -> bool:
    """Whether a match has been counted."""
    return tx.row("SELECT 1 FROM rated WHERE table_id = ?", table_id) is not None


def of_account(tx: Transaction, account: str) -> dict[str, int]:
    """The ratings of a person by game, as people see them."""
    rows = tx.rows("SELECT game, mu, sigma FROM ratings WHERE account = ? ORDER BY game", account)
    return {game: ratings.shown(mu, sigma) for game, mu, sigma in rows}


def best(tx: Transaction, game: str) -> list[tuple[str, str, int, int]]:
    """The people with the best ratings of a game: account, name, rating as people see it, matches."""
    rows = tx.rows("SELECT r.account, a.name, r.mu, r.sigma, r.matches FROM ratings r "
                   "JOIN accounts a ON a.id = r.account "
                   "WHERE r.game = ? ORDER BY r.mu - 3 * r.sigma DESC, r.account LIMIT ?", game, MOST_LISTED)
    return [(account, name, ratings.shown(mu, sigma), matches) for account, name, mu, sigma, matches in rows]


def _now(tx: Transaction, account: str, game: str) -> tuple[float, float]:
    row = tx.row("SELECT mu, sigma FROM ratings WHERE account = ? AND game = ?", account, game)
    return (row[0], row[1]) if row else (ratings.MU, ratings.SIGMA)
