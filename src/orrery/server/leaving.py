"""People who leave a match in play: resigning, claiming the seat of somebody who vanished, taking over one that was
left, and stopping by agreement.

A match of two is over when one leaves: the other has won. With more seats it goes on: a bot plays the seat until
somebody takes it over, and the result of who left counts. It is over when nobody is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from orrery.server import claims, ratings, wire
from orrery.server.bots import bot_name, stand_in
from orrery.server.clocks import PATIENCE as SIGN_OF_LIFE
from orrery.server.database import Transaction
from orrery.server.house import House
from orrery.server.info import may_take, seat_name, to_stop
from orrery.server.keep import clocks, matches, notices, orders, tables
from orrery.server.keep.orders import OrdersRow
from orrery.server.keep.people import Account
from orrery.server.keep.tables import SeatRow, replace
from orrery.server.problems import Denied, NotAllowed, NotFound
from orrery.server.seating import enter, going, left_for_good, somebody_else, the_end, winners
from orrery.server.submit import Act, Notices, set_open
from orrery.server.table import Table

TWO: Final = 2
ASK_AGAIN: Final = 60_000
"""Milliseconds after which people may be called again to stop the match."""


class Leaving:
    """What people do who do not want to play on, or with whom the others cannot."""

    def __init__(self, house: House) -> None:
        self._house = house

    # -- resigning ---------------------------------------------------------------------------------------------------

    async def resign(self, account: str, table_id: str, bot: str | None, place: int | None = None) -> None:
        """Give up one's seats for good, or one of them. Raises Denied, NotAllowed or Refused."""
        async def act(table: Table) -> None:
            table.check_sees(account)
            name = bot_name(going(table).match.game, bot)
            places = [seat for seat in _owned(table, account) if place in (None, seat)]
            if not places:
                raise no_seat()
            while places and table.row.state == "playing":
                await enter(self._house, table, partial(self._resigned, table, account, places, name))
                places = places[1:]
            await self._stop_if_agreed(table)

        await self._house.act(table_id, act)
        self._house.presence.lobby_changed()

    def _resigned(self, table: Table, account: str, places: Sequence[int], bot: str) -> Act:
        """An account gives up the first of these seats, and with it all if nobody plays on then.

        It may do so also while a bot stands in.
        """
        seats, when = table.seats, self._house.now()
        leaving = [seats[place] for place in places]
        if not all(seat.owner == account for seat in leaving):
            raise no_seat()
        if all(seat.account == account for seat in seats) and len(leaving) == len(_owned(table, account)):
            return self._stopped(table)  # nobody else has played: nobody has won or lost
        staying = [seat for seat in seats if seat.owner is not None and seat not in leaving]
        if staying and (len(seats) > TWO or staying[0].account == account):
            seat = leaving[0]
            left = replace(left_for_good(seats, [seat])[0], kind="bot", bot=bot)
            return somebody_else(table, left, "resigned", seat_name(seat), bot, when,
                                 notices=_left(table, left, "resigned", account))
        won = winners(going(table), seats, places)
        return the_end(table, "resigned", leaving[0], seat_name(leaving[0]), won, when,
                       seats=left_for_good(seats, leaving))

    # -- claiming ----------------------------------------------------------------------------------------------------

    async def claim(self, account: str, table_id: str, place: int) -> None:
        """End the wait for somebody who has vanished: of two the other wins, else a bot plays his seat for good.

        Raises Denied or NotAllowed.
        """
        async def act(table: Table) -> None:
            table.check_sees(account)
            table.check_seat(place)
            if not table.held_by(account):
                raise no_seat()
            came = await self._house.db.read(lambda tx: matches.has_come(tx, table.id, place))
            await enter(self._house, table, lambda: self._claimed(table, account, place, came))
            await self._stop_if_agreed(table)

        await self._house.act(table_id, act)
        self._house.presence.lobby_changed()

    def _claimed(self, table: Table, account: str, place: int, came: bool) -> Act:
        """Somebody claims a seat. If its person never ``came`` to a match that has hardly begun, he has not lost it."""
        course, seats, when = going(table), table.seats, self._house.now()
        seat = seats[place]
        self._check_claim(table, account, seat)

        def still(tx: Transaction) -> None:
            # A page that he has just opened through another server counts too.
            if self._house.db.shared and seat.kind == "person" and notices.is_present(
                    tx, str(seat.account), "", when - SIGN_OF_LIFE):
                self._check_wait(table, seat, None)

        name, counts = seat_name(seat), came or not table.row.early
        if len(seats) > TWO:
            bot = stand_in(course.match.game)
            left = replace(left_for_good(seats, [seat], came=counts)[0], kind="bot", bot=bot)
            return somebody_else(table, left, "claimed", name, bot, when, also=still,
                                 notices=_left(table, left, "claimed", account))
        if not counts:
            return the_end(table, "aborted", seat, name, [], when, also=still)
        won = winners(course, seats, [place])
        return the_end(table, "claimed", seat, name, won, when, seats=left_for_good(seats, [seat]), also=still)

    def _check_claim(self, table: Table, account: str, seat: SeatRow) -> None:
        if seat.account == account:
            raise Denied("error-claim-own", "This seat is yours; you can resign.")
        if seat.owner is None:
            raise Denied("error-bot-already", "A bot plays this seat already.")
        if not claims.may_claim(table.row, table.seats, seat, account):
            raise Denied("error-claim-nobody-waits", f"Seat {seat.seat} does not keep you waiting: it is not awaited, "
                         "or you have to answer first.", {"seat": seat.seat})
        self._check_wait(table, seat, self._house.absence.since(str(seat.account)))

    def _check_wait(self, table: Table, seat: SeatRow, away: int | None) -> None:
        waited = self._house.watching.waited(table.row)
        left = claims.until(table.row, table.seats, seat, away, max(waited, claims.NOTICED),
                            self._house.watching.time_up(table.row, seat.seat))
        if left is None:
            raise Denied("error-claim-here", f"The person of seat {seat.seat} is here, and his clock runs.",
                         {"seat": seat.seat})
        if left > 0:
            seconds = -(-left // 1000)
            raise Denied("error-claim-early", f"Seat {seat.seat} can be claimed in {seconds} s, if its person does not "
                         "come back.", {"seat": seat.seat, "seconds": seconds})

    # -- taking over -------------------------------------------------------------------------------------------------

    async def take(self, account: Account, table_id: str, place: int, invite: str | None = None) -> None:
        """Take over a seat that somebody left for good, of a listed table or with the fingerprint of an invitation.

        Raises Denied, NotAllowed or NoSuchTable.
        """
        async def act(table: Table) -> None:
            if invite is None:
                table.check_sees(account.id)
            table.check_seat(place)
            await enter(self._house, table, lambda: self._taken(table, account, place, invite))

        await self._house.act(table_id, act)
        self._house.presence.lobby_changed()

    def _taken(self, table: Table, account: Account, place: int, invite: str | None) -> Act:
        seats, when = table.seats, self._house.now()
        going(table)
        seat = seats[place]
        if not seat.left:
            raise Denied("error-seat-taken", f"Seat {place} is taken.", {"seat": place, "name": seat_name(seat)})
        if any(other.owner == account.id for other in seats):
            raise Denied("error-seated", "You sit at this table already.")
        if any(other.knew(account.id) for other in seats):
            raise Denied("error-left-before", "You have left this match for good.")
        if invite is None and not may_take(table.row, seats, seat, account.id):
            if seat.invite is not None:
                raise NotAllowed("error-seat-kept", "This seat is kept for somebody else.")
            raise NotAllowed("error-not-listed", "This table is private; expected an invitation link to a seat.")
        new = replace(seat, kind="person", account=account.id, bot=None, name=None, invite=None, resigned=False)

        def anew(tx: Transaction) -> None:
            if invite is not None and tables.seats_of(tx, table.id)[place].invite != invite:
                raise no_invitation()
            orders.save(tx, table.id, OrdersRow(place, [], 0, None))
            clocks.save(tx, table.id, [clocks.ClockRow(place)] if clocks.load(tx, table.id) else [])

        notice = wire.Notice("taken", table.id, {"table": table.row.name, "name": account.name, "seat": place})
        return somebody_else(table, new, "taken", seat.bot or "", account.name, when, also=anew,
                             notices=[(other, notice) for other in _others(table, account.id)])

    # -- stopping ----------------------------------------------------------------------------------------------------

    async def stop(self, account: str, table_id: str, yes: bool) -> None:
        """Agree to stop the match, or no longer; it ends when everybody does. Raises Denied, NotAllowed or Refused.

        Bots agree, and so do seats that were left for good. Who is only away must be asked. A no of somebody who had
        not agreed is an answer to all who had.
        """
        async def act(table: Table) -> None:
            table.check_sees(account)
            if self._house.db.shared:
                await self._house.look_again(table)
            going(table)
            mine = _owned(table, account)
            if not mine:
                raise no_seat()
            if yes and await self._end_if_agreed(table, mine):
                return
            before = table.row.stop
            if yes:
                agreed = sorted({*before, *mine})
            else:
                agreed = [seat for seat in before if seat not in mine] if set(mine) & set(before) else []
            if agreed != before:
                await self._set_stop(table, agreed, [] if before else self._asked_to_stop(table, account, agreed))

        await self._house.act(table_id, act)

    async def _set_stop(self, table: Table, agreed: list[int], notices: Notices) -> None:
        """Store who agrees, and call who is asked; unless the table has changed meanwhile. Raises Stale."""
        def work(tx: Transaction) -> None:
            tables.set_stop(tx, table.id, agreed)
            for account, notice in notices:
                self._house.plan(tx, account, notice, "")

        await set_open(self._house, table, work)
        table.row = replace(table.row, stop=agreed)
        self._house.publish(table, info=True)
        if notices:
            table.asked_to_stop = self._house.now()
        for account, notice in notices:
            self._house.notify(account, notice)

    async def _stop_if_agreed(self, table: Table) -> None:
        """Who has just left is not asked any more: perhaps all others had agreed to stop."""
        if table.row.state == "playing" and table.row.stop:
            await self._end_if_agreed(table, [])

    async def _end_if_agreed(self, table: Table, mine: Sequence[int]) -> bool:
        """End the match if all have agreed, with these seats now; also when somebody comes, goes or thinks better of it
        at that moment. False: somebody must still be asked."""
        def make() -> Act:
            agreed = [*table.row.stop, *mine]
            if not agreed or to_stop(table.seats, agreed):
                raise _Asked
            return self._stopped(table)

        try:
            await enter(self._house, table, make)
        except _Asked:
            return False
        return True

    def _stopped(self, table: Table) -> Act:
        """The match is over by agreement: in the first round it counts for nobody, later it has no winner either.

        If somebody left before, whose result counts, it is not wiped away.
        """
        rated = ratings.counts(table.row, table.seats) and ratings.left_behind(table.seats)
        how: wire.Ending = "aborted" if table.row.early and not rated else "stopped"
        return the_end(table, how, None, "", [], self._house.now())

    def _asked_to_stop(self, table: Table, account: str, agreed: Sequence[int]) -> Notices:
        """Who is to be asked whether he agrees; nobody once more within a minute."""
        if 0 <= self._house.now() - table.asked_to_stop < ASK_AGAIN:
            return []
        name = next(seat_name(seat) for seat in table.seats if seat.owner == account)
        asked = {str(table.seats[place].account) for place in to_stop(table.seats, agreed)}
        notice = wire.Notice("stop", table.id, {"table": table.row.name, "name": name, "early": table.row.early})
        return [(other, notice) for other in sorted(asked)]


class _Asked(Exception):
    """Somebody has not agreed to stop the match."""


def no_seat() -> NotAllowed:
    """The refusal of what only those may do who sit at the table."""
    return NotAllowed("error-no-seat", "You do not sit at this table.")


def no_invitation() -> NotFound:
    """The refusal of a link that leads nowhere."""
    return NotFound("error-no-invitation", "This invitation is used up, was taken back, or never was.")


def _owned(table: Table, account: str) -> list[int]:
    """The seats of an account, those too in which a bot only stands in."""
    return [seat.seat for seat in table.seats if seat.owner == account]


def _left(table: Table, seat: SeatRow, how: str, account: str) -> Notices:
    """What all are told but who does it when a seat is left and the match goes on; also whose seat others claim."""
    notice = wire.Notice("left", table.id, {
        "table": table.row.name, "name": seat_name(seat), "seat": seat.seat, "bot": seat.bot, "how": how})
    return [(other, notice) for other in sorted({*_others(table, account), str(seat.account)} - {account})]


def _others(table: Table, account: str) -> list[str]:
    """The people at a table but this one, those too for whom a bot only stands in."""
    return sorted({str(seat.owner) for seat in table.seats if seat.owner not in (None, account)})
