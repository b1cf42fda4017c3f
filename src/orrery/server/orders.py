"""Standing orders: answers that a person leaves behind for questions to come.

An order names a question, perhaps what it must be about, and what to answer, the first that is legal. It holds back
when something happened that the person wants to know of first. What it answers is stored like any answer, told to the
person, and can be undone; the question that comes back then is the person's own.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from orrery.core import Decision, Game, Match, OrreryError
from orrery.server import wire
from orrery.server.database import Conflict, Transaction
from orrery.server.house import House
from orrery.server.keep import matches
from orrery.server.keep import orders as keep
from orrery.server.keep.orders import Kept, OrdersRow
from orrery.server.problems import Invalid, named
from orrery.server.submit import Act
from orrery.server.table import Table

_log = logging.getLogger(__name__)

PASS: Final = "pass"
"""In an order's answers: take nothing."""

Used = Callable[[Table, int, wire.Order, str], None]


# -- what an order says to a question --------------------------------------------------------------------------------


def answer_of(order: wire.Order, match: Match[Any], decision: Decision) -> str | None:
    """The canonical text of the order's first answer that is legal now; None if none is.

    To take nothing is no answer where the seat need not answer at all.
    """
    game = match.game
    for text in order.answers:
        code = _code(game, decision, text)
        if code is None or not match.allows(decision, code):
            continue
        if decision.seat in match.invited() and code == decision.nothing():
            return None
        return game.text(decision, decision.decode(code))
    return None


def is_about(order: wire.Order, match: Match[Any], decision: Decision) -> bool:
    """Whether what is asked about, as the person would see it, is what the order was given for."""
    wanted = {field: texts for field, texts in order.about.items() if texts}
    if not wanted:
        return True
    game, seat = match.game, decision.seat
    about = game.about(decision)
    if not wanted.keys() <= about.keys():
        about = about | game.reckon(game.view(match.state_for(seat), seat), decision)
    return all(set(texts).intersection(values_of(about.get(field))) for field, texts in wanted.items())


def holds(order: wire.Order, match: Match[Any], seat: int) -> bool:
    """Whether all conditions of one's own position hold: figures of the seat that everybody may know."""
    if not order.given:
        return True
    figures = match.game.figures(match.state)
    for one in order.given:
        values = figures.get(one.figure)
        if values is None or not _between(values[seat], one):
            return False
    return True


def _between(value: int, wanted: wire.Condition) -> bool:
    return (wanted.least is None or value >= wanted.least) and (wanted.most is None or value <= wanted.most)


def values_of(value: Any) -> list[str]:
    """What a field of a question's ``about`` holds, as texts: itself, or each of a list."""
    if value is None or isinstance(value, dict):
        return []
    return [text for one in value for text in values_of(one)] if isinstance(value, (list, tuple)) else [str(value)]


def _code(game: Game[Any], decision: Decision, text: str) -> int | None:
    try:
        return decision.encode(game.parse(decision, text))
    except ValueError:
        return decision.nothing() if text == PASS else None


def choose(row: OrdersRow, match: Match[Any], decision: Decision, question: str) -> tuple[wire.Order, str] | None:
    """The order that answers this question, and the answer; None if it is left to the person."""
    if row.held == question:
        return None
    for kept in row.orders:
        order = kept.order
        if not order.on or order.ask != decision.ask or not is_about(order, match, decision):
            continue
        if ended(kept, match) or not holds(order, match, decision.seat) or row.happened.intersection(order.unless):
            continue
        answer = answer_of(order, match, decision)
        if answer is not None:
            return order, answer
    return None


def ended(kept: Kept, match: Match[Any]) -> bool:
    """Whether an order that ends with its round has ended."""
    return kept.order.until == "round" and match.game.phase(match.state).get("round") != kept.round


def check(orders: Sequence[wire.Order], match: Match[Any]) -> None:
    """Refuse questions, events and figures that the game does not have. Raises Invalid, naming those it has."""
    game = match.game
    figures = game.figures(match.state)
    for order in orders:
        if order.ask not in game.asks:
            known = ", ".join(game.asks) or "none"
            raise Invalid("error-order-ask", f"{game.slug} has no question {order.ask!r}; expected one of: {known}.",
                          {"ask": order.ask, "known": known})
        for event in order.unless:
            if event not in game.event_fields:
                known = ", ".join(game.event_fields)
                raise Invalid("error-order-event", f"{game.slug} has no event {event!r}; expected one of: {known}.",
                              {"event": event, "known": known})
        for one in order.given:
            if one.figure not in figures:
                known = ", ".join(figures)
                raise Invalid("error-order-figure", f"{game.slug} has no figure {one.figure!r}; expected one of: "
                              f"{known}.", {"figure": one.figure, "known": known})


# -- at the tables ---------------------------------------------------------------------------------------------------


class Orders:
    """Gives the answers that orders stand for."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._found: dict[str, tuple[int, dict[int, OrdersRow]]] = {}
        """Orders of tables as they were when an entry was stored, by its number: taken up when it is published."""
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self.used: list[Used] = []
        """Called when an order has answered."""
        house.within.append(self.within)
        house.after.append(self.look)

    async def start(self) -> None:
        """Give the answers that an earlier server did not come to."""
        for table_id in await self._house.db.read(keep.tables_with):
            try:
                await self.answer_all(table_id)
            except OrreryError as problem:
                _log.error("table %s: orders wait (%s)", table_id, named(problem))

    async def stop(self) -> None:
        """Answer no more."""
        self._house.after.remove(self.look)
        self._house.within.remove(self.within)
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def busy(self) -> bool:
        """Whether an order is being followed."""
        return bool(self._at_work)

    def answers_at(self, table_id: str) -> bool:
        """Whether an order is being followed at this table."""
        return table_id in self._at_work

    async def given(self, table_id: str, seat: int) -> wire.SeatOrders:
        """The orders of a seat, and what they answered."""
        def work(tx: Transaction) -> wire.SeatOrders:
            row = keep.load(tx, table_id).get(seat)
            return wire.SeatOrders([kept.order for kept in row.orders] if row else [], keep.uses(tx, table_id, seat))

        return await self._house.db.read(work)

    async def give(self, table_id: str, seat: int, orders: Sequence[wire.Order]) -> wire.SeatOrders:
        """Replace the orders of a seat. They act from the next question on. Raises Invalid or Refused."""
        table = await self._house.table(table_id)
        course = table.playing()
        match = course.match
        check(orders, match)
        round_ = match.game.phase(match.state).get("round")
        question, seen = table.decision_id(seat), len(course.told)

        def work(tx: Transaction) -> None:
            before = keep.load(tx, table_id).get(seat)
            old = {kept.order.id: kept for kept in before.orders} if before else {}
            row = OrdersRow(seat, [_kept(order, old, round_) for order in orders], seen, question)
            keep.save(tx, table_id, row)

        await self._house.db.write(work)
        return await self.given(table_id, seat)

    # -- what the house tells ----------------------------------------------------------------------------------------

    def within(self, tx: Transaction, act: Act) -> None:
        """Keep the orders in step with an entry, in the transaction that stores it."""
        row = act.row
        rows = {seat: _followed(tx, before, act) for seat, before in keep.load(tx, row.id).items()}
        if rows:
            tx.after(lambda: self._found.update({row.id: (row.seq, rows)}))

    def look(self, table: Table) -> None:
        """The table has changed: answer if the orders that were found with the change say so."""
        found = self._found.pop(table.id, None)
        if found is None or found[0] != table.seq or table.match is None:
            return
        if any(self._choice(table, row) is not None for row in found[1].values()):
            if table.id not in self._at_work:
                task = self._at_work[table.id] = asyncio.create_task(self._work(table.id))
                task.add_done_callback(lambda _: self._at_work.pop(table.id, None))

    async def _work(self, table_id: str) -> None:
        try:
            await self.answer_all(table_id)
        except OrreryError as problem:
            _log.error("table %s: orders wait (%s)", table_id, named(problem))

    async def answer_all(self, table_id: str) -> bool:
        """Give every answer at a table that an order stands for now. True if there was one."""
        any_ = False
        while True:
            rows = await self._house.db.read(lambda tx: keep.load(tx, table_id))
            table = await self._house.table(table_id)
            for row in rows.values():
                chosen = self._choice(table, row)
                if chosen is not None and await self._answer(table, row.seat, *chosen):
                    any_ = True
                    break
            else:
                return any_

    def _choice(self, table: Table, row: OrdersRow) -> tuple[wire.Order, str] | None:
        question = table.decision_id(row.seat)
        if question is None or table.match is None or table.seats[row.seat].kind != "person":
            return None
        return choose(row, table.match, table.match.asked(row.seat), question)

    async def _answer(self, table: Table, seat: int, order: wire.Order, answer: str) -> bool:
        question = table.decision_id(seat)
        assert question is not None
        try:
            _, repeated = await self._house.submit(
                table.id, seat, question, table.seq, f"order.{question}.{order.id}", answer, origin="order")
        except (OrreryError, Conflict) as problem:
            _log.info("table %s: the order of seat %d came too late (%s)", table.id, seat,
                      named(problem))
            return False
        if not repeated:
            for tell in self.used:
                tell(table, seat, order, answer)
        return not repeated


def _kept(order: wire.Order, old: dict[str, Kept], round_: Any) -> Kept:
    """An order as it is kept: under a name of ours, with the round in which it was first given."""
    known = old.pop(order.id, None)
    if known is None:
        return Kept(replace(order, id=secrets.token_hex(6)), round_)
    switched = replace(known.order, on=order.on) == order
    return Kept(order, known.round if switched else round_)


def _followed(tx: Transaction, row: OrdersRow, act: Act) -> OrdersRow:
    """One seat's orders after an entry."""
    after, entry = row, act.entry
    own = entry.seat == row.seat
    if own and entry.kind == matches.ANSWER and entry.origin == "person":
        after = keep.looked(tx, act.row.id, replace(row, seen=len(act.before.told)))
    elif own and entry.kind == matches.ANSWER and entry.origin == "order":
        after = _spent(tx, row, act)
    elif own and entry.kind == matches.RETRACT:
        after = replace(row, held=act.after.decision_id(row.seat))
    elif entry.kind in (matches.UNDO, matches.RULES):
        # What it told itself comes in the place of what it took away, and is new.
        after = replace(row, seen=min(row.seen, act.after.told.earlier(entry.seq)))
        if entry.kind == matches.UNDO:
            after = replace(after, held=act.after.decision_id(row.seat))
        after = keep.looked(tx, act.row.id, after)
    if after != row:
        keep.save(tx, act.row.id, after)
    return after


def _spent(tx: Transaction, row: OrdersRow, act: Act) -> OrdersRow:
    """The orders after one of them was used: it is noted, and an order for once is gone."""
    entry = act.entry
    used = next((kept.order for kept in row.orders if entry.key.endswith(f".{kept.order.id}")), None)
    if used is None:
        return row
    match = act.before.match
    decision = match.asked(entry.seat)
    answer = match.game.text(decision, decision.decode(entry.code))
    keep.used(tx, act.row.id, entry.seq, entry.seat, used, answer, entry.made)
    if used.once:
        return replace(row, orders=[kept for kept in row.orders if kept.order.id != used.id])
    return row
