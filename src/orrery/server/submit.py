"""The order that loses nothing: check, apply to a clone, append in one transaction, swap, publish, acknowledge.

Every act at a table goes through ``store``. What is published is on the disk before, and what is refused or cannot be
stored leaves the table as it was. Killed at any of the named points (``points``), the server comes back with exactly
the position before the act or the one after it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, NamedTuple

from orrery.bots.foresee import barrier_ahead
from orrery.core import OrreryError, Refused
from orrery.server import wire
from orrery.server.chronicle import RECENT
from orrery.server.course import Course
from orrery.server.database import Conflict, NotStored, Transaction
from orrery.server.keep import events, matches, tables
from orrery.server.keep.matches import Entry
from orrery.server.keep.seating import END, HINT, SEAT
from orrery.server.keep.tables import ProposalRow, SeatRow, TableRow
from orrery.server.points import reach
from orrery.server.problems import Denied
from orrery.server.table import Table, row_after

if TYPE_CHECKING:
    from orrery.server.house import House

_log = logging.getLogger(__name__)

TRIES: Final = 20
"""How often an act is looked at anew because another process appended first."""


class Stale(Refused):
    """The act was meant for a position that is no longer there; the current one is sent after the refusal."""


class Played(NamedTuple):
    """What an act does to a course: kind, code, the inputs with which the match moved on, whose question stayed."""

    kind: str
    code: int
    inputs: Sequence[int] | None = None
    kept: Sequence[int] = ()


class Intent(NamedTuple):
    """What somebody wants to do at a table, wherever its match has come to meanwhile."""

    seat: int
    key: str
    origin: str
    check: Callable[[Course], None]
    """Refuses where it was not meant for this course."""
    play: Callable[[Course], Played]
    """Does it, to a course of its own."""


Notices = Sequence[tuple[str, wire.Notice]]
"""Accounts, and what each is told."""


class Act(NamedTuple):
    """An act on its way into the database, as everybody who writes along is given it: the entry, and what it changes.

    The beginning of a match is an act too, of kind ``START``, and so is a change of its rules; there both courses are
    the same. So is whatever gives a seat to somebody else, or ends the match (``seating``).
    """

    entry: Entry
    before: Course
    after: Course
    was: TableRow
    """The table's row before it."""
    row: TableRow
    """The row to which it leads."""
    seats: Sequence[SeatRow] = ()
    """The seats that it changes, as they are then."""
    also: Callable[[Transaction], None] | None = None
    """Looks once more, in the transaction, whether it may be; and writes what goes with it."""
    notices: Notices = ()
    """Who is told of it by bell, and called if he is away: beside what every move and every end tells."""

    @property
    def ends(self) -> bool:
        """Whether the match is over with it."""
        return self.row.state == "over" and self.was.state != "over"


START: Final = "start"


# -- acts ------------------------------------------------------------------------------------------------------------


async def answer(
    house: House, table: Table, seat: int, decision: str, seq: int, key: str, text: str, origin: str,
    free: bool = False,
) -> tuple[int, bool]:
    """Store an answer to a seat's open question; returns the number of entries then, and whether it had been stored.

    With ``free`` only if it could be taken back.
    """
    def check(course: Course) -> None:
        if course.match.has_answered(seat):
            course.match.asked(seat)  # says so
        check_place(course, seat, seq)
        check_decision(course, seat, decision)
        if free:
            check_free(course, seat, text)

    def play(course: Course) -> Played:
        return Played(matches.ANSWER, *course.answer(seat, text))

    return await store(house, table, Intent(seat, key, origin, check, play))


async def retract(house: House, table: Table, seat: int, seq: int, key: str, origin: str) -> tuple[int, bool]:
    """Store that a seat takes its sealed answer back, or the last one in its lane."""
    def check(course: Course) -> None:
        check_place(course, seat, seq)

    def play(course: Course) -> Played:
        course.retract(seat)
        return Played(matches.RETRACT, 0)

    return await store(house, table, Intent(seat, key, origin, check, play))


async def undo(house: House, table: Table, seat: int, to: int, seq: int, key: str) -> tuple[int, bool]:
    """Go back at once where that is free or everybody agrees by himself, else store a proposal to the others."""
    name = blake2b(f"{seat} {key}".encode(), digest_size=10).hexdigest()
    if house.db.shared:
        await house.look_again(table)
    open_ = table.row.proposal
    if open_ is not None and open_.id == name:
        return table.seq, True
    agreed = table.agreeing(seat)
    course = table.playing()
    alone = course.match.free_undo(seat, to) or len(agreed) == len(table.seats) - 1
    if not alone and not await _stored(house, table, _undo_key(name)):
        check_place(course, seat, seq)
        course.check_going()
        course.clone().undo(seat, to, range(len(table.seats)))  # what cannot be done is not proposed
        await _propose(house, table, ProposalRow(name, seat, to, course.at(), agreed))
        return table.seq, False
    return await _go_back(house, table, seat, to, seq, name, lambda: table.agreeing(seat))


async def consent(house: House, table: Table, seat: int, proposal: str, yes: bool) -> tuple[int, bool]:
    """Agree to the open proposal, or refuse it; the seat that made it withdraws it so."""
    if house.db.shared:
        await house.look_again(table)
    asked = _open_proposal(table, proposal)
    if asked is None:
        if await _stored(house, table, _undo_key(proposal)):
            return table.seq, True
        raise _no_proposal()
    if not yes:
        await _propose(house, table, None)
        return table.seq, False
    if seat == asked.seat or seat in asked.agreed:
        return table.seq, True
    agreed = sorted([*asked.agreed, seat])

    def consents() -> Sequence[int]:
        still = _open_proposal(table, proposal)
        if still is None:  # one of them has left meanwhile, or somebody has come to whom it is new
            raise _no_proposal()
        return [*still.agreed, seat]

    if len(agreed) == len(table.seats) - 1:
        return await _go_back(house, table, asked.seat, asked.to, table.seq, asked.id, consents)
    await _propose(house, table, ProposalRow(asked.id, asked.seat, asked.to, asked.at, agreed))
    return table.seq, False


async def announce_hint(house: House, table: Table, seat: int, decision: str) -> None:
    """Store that a seat asks what a bot would answer to its open question, and tell everybody: once a question.

    A lane is one question, with all that is asked in it: how far somebody is in his is nobody else's to know.
    """
    course = table.playing()
    check_decision(course, seat, decision)

    def check(course: Course) -> None:
        check_decision(course, seat, decision)

    def play(course: Course) -> Played:
        course.hint(seat)
        return Played(HINT, 0)

    # No client can send a key with a full stop, so nobody can take this one before.
    await store(house, table, Intent(seat, f"{HINT}.{course.put[seat]}.{seat}", "person", check, play))


def _open_proposal(table: Table, name: str) -> ProposalRow | None:
    """The proposal of this name, if it is open and the match is where it was made."""
    asked = table.row.proposal
    return asked if asked is not None and asked.id == name and asked.at == table.playing().at() else None


def _no_proposal() -> Stale:
    return Stale("error-no-proposal", "This proposal is no longer open; expected the one that is, if any.", {})


# -- checks ----------------------------------------------------------------------------------------------------------


def check_place(course: Course, seat: int, seq: int) -> None:
    """Refuse an act that was made elsewhere than where the seat is asked now. Raises Stale.

    What others answered to the same question does not make an act stale.
    """
    if not course.asked[seat] <= seq <= course.seq:
        raise Stale("error-stale-seq", f"This was meant for entry {seq} of the match; expected one from "
                    f"{course.asked[seat]} to {course.seq}.",
                    {"seq": seq, "least": course.asked[seat], "most": course.seq})


def check_decision(course: Course, seat: int, decision: str) -> None:
    """Refuse an answer to another question than the seat's open one. Raises Refused or Stale."""
    course.check_going()
    course.match.asked(seat)
    expected = course.decision_id(seat)
    if decision != expected:
        raise Stale("error-stale-decision", f"This answers another question than the one that is open; expected "
                    f"{expected}.", {"expected": expected})


def check_free(course: Course, seat: int, text: str) -> None:
    """Refuse an answer that its seat could not take back, as far as the seat can know. Raises Refused."""
    barrier = barrier_ahead(course.match, seat, course.match.code_of(seat, text))
    if barrier is not None:
        raise Refused("error-not-free", "This could not be taken back freely; expected an answer that can, or one that "
                      "does not ask for it.", {"barrier": barrier})


# -- storing ---------------------------------------------------------------------------------------------------------


async def store(house: House, table: Table, intent: Intent) -> tuple[int, bool]:
    """Store one entry. The table's lock is held. Raises Refused, or NotStored; then nothing has changed."""
    for _ in range(TRIES):
        try:
            act = _act(table, intent, house.now())
        except OrreryError:
            if await _stored(house, table, intent.key):
                return table.seq, True
            # Another process may have stored what this act builds on, and the word of it be under way.
            if house.db.shared and await house.look_again(table):
                continue
            raise
        reach("applied")
        try:
            return await append(house, table, act), False
        except Conflict:
            await house.look_again(table)
        except matches.Repeated:
            await house.look_again(table)
            return table.seq, True
    raise Denied("error-busy", "The match moves on faster than this could be stored; try again in a moment.", {})


def _act(table: Table, intent: Intent, when: int) -> Act:
    """What becomes of an intent at a table, applied to a copy. Raises Refused."""
    before = table.playing()
    before.check_going()
    intent.check(before)
    reach("validated")
    after = before.clone()
    played = intent.play(after)
    entry = entry_of(after.seq, intent.seat, played, intent.origin, intent.key, when)
    # Nobody has answered anything by asking: the match waits as before, and proposals stand.
    led = tables.replace(table.row, seq=after.seq) if played.kind == HINT else row_after(table.row, after, when)
    return Act(entry, before, after, table.row, led)


def entry_of(seq: int, seat: int, played: Played, origin: str, key: str, when: int) -> Entry:
    """An act as it is stored."""
    kind, code, inputs, kept = played
    return Entry(seq, kind, seat, code, None if inputs is None else tuple(inputs), origin, key, when,
                 {matches.KEPT: list(kept)} if kept else None)


def write_along(house: House, tx: Transaction, act: Act) -> None:
    """Write all that an act brings with it: what it told, where the step under way began, and what others keep."""
    table_id, seq, told = act.row.id, act.entry.seq, act.after.told
    fresh = told.of_entry(seq)
    if act.after.undone == seq > 0:
        events.cut(tx, table_id, told.earlier(seq))
    events.append(tx, table_id, fresh)
    if act.after.undone == seq > 0:
        last = events.last(tx, table_id, RECENT)
        tx.after(lambda: told.refill(last))
    begins = act.after is act.before
    if begins or act.ends or act.after.match.step_start() is not act.before.match.step_start():
        matches.save_boundary(tx, table_id, act.after.boundary())
    for also in house.within:
        also(tx, act)


async def append(house: House, table: Table, act: Act) -> int:
    """Append an act; then, and only then, take what it leads to, and tell of it. Raises Conflict or Repeated."""
    entry, row = act.entry, act.row

    def work(tx: Transaction) -> list[SeatRow] | None:
        matches.append(tx, entry, row)
        if entry.kind in (SEAT, END, HINT):
            _check_asked(tx, act)
        if act.also is not None:
            act.also(tx)
        for seat in act.seats:
            tables.set_seat(tx, seat)
        if row.proposal is None and (act.was.proposal is not None or house.db.shared):
            tables.set_proposal(tx, table.id, None)
        if row.stop != act.was.stop or (house.db.shared and act.was.early and not row.early):
            tables.set_stop(tx, table.id, row.stop)
        if row.host != act.was.host:
            tables.set_host(tx, table.id, row.host)
        for account, notice in act.notices:
            house.plan(tx, account, notice, str(entry.seq))
        write_along(house, tx, act)
        reach("appended")
        return tables.seats_of(tx, table.id) if act.seats else None

    began = time.perf_counter()
    reach("before-append")
    try:
        seats = await house.db.write(work)
    except NotStored:
        # Where the connection broke in the middle, it may be stored after all; that will show.
        if house.db.shared:
            house.look_soon(table.id)
        raise
    reach("committed")
    table.move(act.after, row)
    if seats is not None:
        table.seats = seats
        house.watching.turn_away(table)
    reach("swapped")
    _log.debug("table %s: %s of seat %d is entry %d, stored in %.1f ms", table.id, entry.kind, entry.seat, entry.seq,
               1000 * (time.perf_counter() - began))
    if act.ends:
        _log.info("table %s: the match is over at entry %d", table.id, entry.seq)
    house.publish(table, info=_told(act) or table.claims_told)
    for account, notice in act.notices:
        house.notify(account, notice)
    reach("published")
    return entry.seq


def _check_asked(tx: Transaction, act: Act) -> None:
    """Refuse where an undo or a stop was asked for, agreed to or withdrawn meanwhile. Raises Conflict."""
    row = tables.find(tx, act.row.id)
    if row is None or (row.proposal, row.stop) != (act.was.proposal, act.was.stop):
        raise Conflict(f"table {act.row.id}")


def _told(act: Act) -> bool:
    """Whether watchers must be told of the table too; where the match is, they see in their documents."""
    was, row = act.was, act.row
    changed = (was.state, was.stop, was.early) != (row.state, row.stop, row.early)
    return changed or was.proposal is not None or row.timed or bool(act.seats)


async def _go_back(
    house: House, table: Table, seat: int, to: int, seq: int, name: str, consents: Callable[[], Sequence[int]]
) -> tuple[int, bool]:
    """Store an undo. Who agrees is looked up when it is made, and again if somebody was faster."""
    def check(course: Course) -> None:
        check_place(course, seat, seq)
        course.check_going()

    def play(course: Course) -> Played:
        return Played(matches.UNDO, course.undo(seat, to, consents()))

    return await store(house, table, Intent(seat, _undo_key(name), "person", check, play))


async def _propose(house: House, table: Table, proposal: ProposalRow | None) -> None:
    """Store the open proposal, or that there is none. Raises Stale."""
    await set_open(house, table, lambda tx: tables.set_proposal(tx, table.id, proposal))
    table.row = tables.replace(table.row, proposal=proposal)
    house.publish(table, info=True)


async def set_open(house: House, table: Table, work: Callable[[Transaction], None]) -> None:
    """Store what people are asked to agree to, unless the table has moved on meanwhile. Raises Stale."""
    known = (table.seq, table.row.proposal, table.row.stop)

    def stored(tx: Transaction) -> None:
        row = tables.find(tx, table.id, change=True)
        if row is None or (row.seq, row.proposal, row.stop) != known:
            raise Conflict(f"table {table.id}")
        work(tx)
        tables.touch(tx, table.id, row.moved)

    try:
        await house.db.write(stored)
    except Conflict:
        await house.look_again(table)
        raise Stale("error-moved-on", "The table has moved on meanwhile; look again.", {}) from None


async def _stored(house: House, table: Table, key: str) -> bool:
    """Whether an entry with this key is stored; if it is not in memory yet, it is then."""
    entry = await house.db.read(lambda tx: matches.entry_by_key(tx, table.id, key))
    if entry is not None and entry.seq > table.seq:
        await house.look_again(table)
    return entry is not None


def _undo_key(proposal: str) -> str:
    # No client can send a key with a full stop, so nobody can take this one before.
    return f"undo.{proposal}"
