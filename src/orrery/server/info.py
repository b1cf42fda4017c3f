"""A table as it is told to one account. Nothing hidden is in it; an invitation is told to the host only."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from orrery.core import OrreryError
from orrery.server import ratings, wire
from orrery.server.claims import may_claim
from orrery.server.keep.tables import SeatRow, TableRow
from orrery.server.problems import told

NOBODY: frozenset[str] = frozenset()


class ClockNow(Struct, frozen=True):
    """A seat's clock at this moment: milliseconds left, and whether it runs."""

    left: int
    ticking: bool


class AbsentNow(Struct, frozen=True):
    """A seat's person at this moment: milliseconds without a page open, and until others may claim his seat."""

    away: int | None
    claim: int | None


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    account: str | None,
    *,
    online: Collection[str] = NOBODY,
    spectators: int = 0,
    clocks: Mapping[int, ClockNow] | None = None,
    absent: Mapping[int, AbsentNow] | None = None,
    stuck: OrreryError | None = None,
) -> wire.TableInfo:
    """The table as this account may know it."""
    host = account is not None and row.host == account
    times = clocks or {}
    away = absent or {}
    places = [
        _seat_info(row, seats, seat, account, online, times.get(seat.seat), away.get(seat.seat)) for seat in seats
    ]
    mine = [seat.left for seat in places if seat.mine and seat.ticking and seat.left is not None]
    return wire.TableInfo(
        id=row.id, name=row.name, game=row.game, options=row.options, pace=row.pace, clock=row.clock, state=row.state,
        listed=row.listed, watching=row.watching, rated=row.rated, guided=row.guided, host=host, seats=places,
        spectators=spectators, seq=row.seq, waiting=row.waiting, phase=row.phase, created=row.created, moved=row.moved,
        deadline=min(mine) if mine else None, result=row.result, proposal=_proposal(row, seats), rematch=row.rematch,
        parent=row.parent, stuck=told(stuck) if stuck is not None else None, stop=_stop(row, seats), early=row.early,
    )


def is_member(row: TableRow, seats: Sequence[SeatRow], account: str | None) -> bool:
    """Whether this account is the host, sits here, sat here, or is awaited."""
    if account is None:
        return False
    return row.host == account or any(seat.knew(account) for seat in seats)


def may_see(row: TableRow, seats: Sequence[SeatRow], account: str | None) -> bool:
    """Whether this account may know of the table: a member, a spectator where they may watch, or who could join."""
    joinable = row.listed and (row.state == "open" or any(may_take(row, seats, seat, account) for seat in seats))
    return row.watching or joinable or is_member(row, seats, account)


def may_take(row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, account: str | None) -> bool:
    """Whether this account may take over a seat that somebody left for good, without an invitation to it."""
    return row.state == "playing" and row.listed and seat.left and seat.invite is None and not any(
        account is not None and other.knew(account) for other in seats)


def may_sit(row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, account: str | None) -> bool:
    """Whether this account may sit down in a seat without an invitation to it: it is open and kept for nobody else."""
    if row.state != "open":
        return may_take(row, seats, seat, account)
    if seat.kind != "open" or seat.invite is not None or any(other.held_by(account) for other in seats):
        return False
    return row.listed or row.host == account if seat.reserved is None else seat.reserved == account


def looks_back(row: TableRow, seat: SeatRow, account: str | None) -> bool:
    """Whether this account may look back from a seat when all is over: a bot stood in for it at the end, or its leaving
    was the end. What a bot saw that played on for good is not its."""
    if row.state != "over" or account is None or seat.account != account:
        return False
    return not seat.resigned or (row.result is not None and row.result.left == seat.seat)


def seat_name(seat: SeatRow) -> str:
    """What a seat is called: its own name, that of its person (also while a bot plays for him), that of its bot.

    An open seat has no name, unless it is kept for somebody.
    """
    return seat.name or seat.person or seat.bot or ""


def _seat_info(
    row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, account: str | None, online: Collection[str],
    clock: ClockNow | None, absent: AbsentNow | None,
) -> wire.SeatInfo:
    person = seat.kind == "person"
    host = account is not None and row.host == account
    sits = any(other.held_by(account) for other in seats)
    claim = absent.claim if absent is not None else None
    if sits and seat.account != account and not may_claim(row, seats, seat, account):
        claim = None  # it does not keep him waiting
    return wire.SeatInfo(
        seat=seat.seat, kind=seat.kind, name=seat_name(seat), colour=seat.colour, bot=seat.bot,
        rating=_rating(seat) if person else None,
        mine=seat.held_by(account) or looks_back(row, seat, account),
        online=person and seat.account in online, invited=host and seat.invite is not None,
        resigned=seat.resigned, left=clock.left if clock is not None else None,
        ticking=clock.ticking if clock is not None else False,
        back=seat.stands_in_for(account), kept=not person and account is not None and seat.reserved == account,
        away=absent.away if absent is not None else None, claim=claim, free=may_sit(row, seats, seat, account),
        was_mine=seat.resigned and account is not None and seat.account == account,
    )


def _rating(seat: SeatRow) -> int | None:
    return ratings.shown(seat.mu, seat.sigma) if seat.mu is not None and seat.sigma is not None else None


def _proposal(row: TableRow, seats: Sequence[SeatRow]) -> wire.Proposal | None:
    asked = row.proposal
    if asked is None:
        return None
    missing = [
        seat.seat for seat in seats if seat.owner is not None and seat.seat != asked.seat
        and seat.seat not in asked.agreed
    ]
    return wire.Proposal(asked.id, asked.seat, asked.to, asked.agreed, missing)


def to_stop(seats: Sequence[SeatRow], agreed: Sequence[int]) -> list[int]:
    """The seats that must still agree, so that a match stops: none of a person who has, of a bot, or left for good."""
    people = {seats[place].owner for place in agreed}
    return [seat.seat for seat in seats if seat.owner is not None and seat.owner not in people]


def _stop(row: TableRow, seats: Sequence[SeatRow]) -> wire.Stop | None:
    if not row.stop or row.state != "playing":
        return None
    missing = to_stop(seats, row.stop)
    return wire.Stop([seat.seat for seat in seats if seat.seat not in missing], missing)
