"""Standing orders in the database, and what they have answered."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from orrery.server import wire
from orrery.server.database import Transaction
from orrery.server.keep import events


class Kept(Struct, frozen=True):
    """An order, and the round in which it was given (for those that end with it)."""

    order: wire.Order
    round: Any = None


class OrdersRow(Struct, frozen=True):
    """All orders of one seat as they are stored."""

    seat: int
    orders: list[Kept]
    seen: int
    """Events of the match (told to whomever) when the person last answered himself, or gave the orders."""
    held: str | None
    """The question that the orders leave to the person."""
    happened: frozenset[str] = frozenset()
    """The kinds of events that the seat has seen since ``seen``, where an order asks for any."""


def load(tx: Transaction, table_id: str) -> dict[int, OrdersRow]:
    """The orders given at a table, by seat."""
    rows = tx.rows("SELECT seat, body, seen, held FROM orders WHERE table_id = ? ORDER BY seat", table_id)
    return {
        seat: looked(tx, table_id, OrdersRow(seat, msgspec.json.decode(body, type=list[Kept]), seen, held))
        for seat, body, seen, held in rows
    }


def looked(tx: Transaction, table_id: str, row: OrdersRow) -> OrdersRow:
    """A seat's orders with what happened since its person last looked."""
    wanted = any(kept.order.unless for kept in row.orders)
    return replace(row, happened=events.kinds_since(tx, table_id, row.seat, row.seen) if wanted else frozenset())


def save(tx: Transaction, table_id: str, row: OrdersRow) -> None:
    """Store the orders of a seat; without any left, nothing is kept."""
    if not row.orders:
        tx.run("DELETE FROM orders WHERE table_id = ? AND seat = ?", table_id, row.seat)
        return
    tx.run("INSERT INTO orders (table_id, seat, body, seen, held) VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) "
           "DO UPDATE SET body = excluded.body, seen = excluded.seen, held = excluded.held",
           table_id, row.seat, msgspec.json.encode(row.orders).decode(), row.seen, row.held)


def tables_with(tx: Transaction) -> list[str]:
    """The tables in play at which orders stand."""
    rows = tx.rows("SELECT DISTINCT orders.table_id FROM orders JOIN tables ON tables.id = orders.table_id "
                   "WHERE tables.state = 'playing'")
    return [row[0] for row in rows]


def used(tx: Transaction, table_id: str, seq: int, seat: int, order: wire.Order, answer: str, now: int) -> None:
    """Note that an order made an entry."""
    tx.run("INSERT INTO order_uses (table_id, seq, seat, order_id, ask, answer, made) VALUES (?, ?, ?, ?, ?, ?, ?)",
           table_id, seq, seat, order.id, order.ask, answer, now)


def uses(tx: Transaction, table_id: str, seat: int, last: int = 50) -> list[wire.OrderUse]:
    """What the orders of a seat answered, the latest first."""
    rows = tx.rows("SELECT order_id, seq, ask, answer, made FROM order_uses WHERE table_id = ? AND seat = ? "
                   "ORDER BY seq DESC LIMIT ?", table_id, seat, last)
    return [wire.OrderUse(order, seq, ask, answer, made) for order, seq, ask, answer, made in rows]
