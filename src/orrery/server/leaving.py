"""People who leave a match in play: resigning, claiming the seat of somebody who vanished, taking over one that was
left, and stopping by agreement.

A match of two is over when one leaves: the other has won. With more seats it goes on: a bot plays the seat until
somebody takes it over, and the result of who left counts. It is over when nobody is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from orrery.server import claims, wire
from orrery.server.bots import bot_name, stand_in
from orrery.server.clocks import PATIENCE as SIGN_OF_LIFE
from orrery.server.database import Conflict, Transaction
from orrery.server.house import House
from orrery.server.info import may_take, seat_name, to_stop
from orrery.server.keep import clocks, notices, orders, tables
from orrery.server.keep.orders import OrdersRow
from orrery.server.keep.people import Account
from orrery.server.keep.tables import SeatRow, replace
from orrery.server.problems import Denied, NotAllowed, NotFound
from orrery.server.seating import enter, going, left_for_good, somebody_else, the_end, winners
from orrery.server.submit import Act, Stale
from orrery.server.table import Table

TWO: Final = 2


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
            places = [seat for seat in table.held_by(account) if place in (None, seat)]
            if not places:
                raise no_seat()
            while places and table.row.state == "playing":
                self._tell_left(await enter(self._house, table, partial(self._resigned, table, account, places, name)),
                                account)
                places = places[1:]
            await self._stop_if_agreed(table)

        await self._house.act(table_id, act)
        self._house.presence.lobby_changed()

    def _resigned(self, table: Table, account: str, places: Sequence[int], bot: str) -> Act:
        """An account gives up the first of these seats, and with it all if nobody plays on then."""
        seats, when = table.seats, self._house.now()
        leaving = [seats[place] for place in places]
        if not all(seat.held_by(account) for seat in leaving):
            raise no_seat()
        if all(seat.account == account for seat in seats) and len(leaving) == len(table.held_by(account)):
            return self._agreed(table)  # nobody else has played: nobody has won or lost
        staying = [seat for seat in seats if seat.owner is not None and seat not in leaving]
        if staying and (len(seats) > TWO or staying[0].account == account):
            seat = leaving[0]
            left = replace(left_for_good(seats, [seat])[0], kind="bot", bot=bot)
            return somebody_else(table, left, "resigned", seat_name(seat), bot, when)
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
            self._tell_left(await enter(self._house, table, lambda: self._claimed(table, account, place)), account)
            await self._stop_if_agreed(table)

        await self._house.act(table_id, act)
        self._house.presence.lobby_changed()

    def _claimed(self, table: Table, account: str, place: int) -> Act:
        course, seats, when = going(table), table.seats, self._house.now()
        seat = seats[place]
        self._check_claim(table, account, seat)

        def still(tx: Transaction) -> None:
            # A page that he has just opened through another server counts too.
            if self._house.db.shared and seat.kind == "person" and notices.is_present(
                    tx, str(seat.account), "", when - SIGN_OF_LIFE):
                self._check_wait(table, seat, None)

        name = seat_name(seat)
        if len(seats) > TWO:
            bot = stand_in(course.match.game)
            left = replace(left_for_good(seats, [seat])[0], kind="bot", bot=bot)
            return somebody_else(table, left, "claimed", seat.bot or name, bot, when, also=still)
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
        left = claims.until(table.row, table.seats, seat, away, max(waited, claims.NOTICED))
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
            for other in _others(table, account.id):
                self._house.notify(other, wire.Notice("taken", table.id, {
                    "table": table.row.name, "name": account.name, "seat": place}))

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

        return somebody_else(table, new, "taken", seat.bot or "", account.name, when, also=anew)

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
            mine = [seat.seat for seat in table.seats if seat.owner == account]
            if not mine:
                raise no_seat()
            before = table.row.stop
            if yes:
                agreed = sorted({*before, *mine})
            else:
                agreed = [seat for seat in before if seat not in mine] if set(mine) & set(before) else []
            if yes and not to_stop(table.seats, agreed):
                await enter(self._house, table, lambda: self._agreed(table))
            elif agreed != before:
                await self._set_stop(table, agreed)
                if not before:
                    self._ask_to_stop(table, account)

        await self._house.act(table_id, act)

    async def _set_stop(self, table: Table, agreed: list[int]) -> None:
        """Store who agrees, unless the table has changed meanwhile. Raises Stale."""
        seq, before = table.seq, table.row.stop

        def work(tx: Transaction) -> None:
            row = tables.find(tx, table.id, change=True)
            if row is None or row.seq != seq or row.stop != before:
                raise Conflict(f"table {table.id}")
            tables.set_stop(tx, table.id, agreed)
            tables.touch(tx, table.id, row.moved)

        try:
            await self._house.db.write(work)
        except Conflict:
            await self._house.look_again(table)
            raise Stale("error-moved-on", "The table has moved on meanwhile; look again.", {}) from None
        table.row = replace(table.row, stop=agreed)
        self._house.publish(table, info=True)

    async def _stop_if_agreed(self, table: Table) -> None:
        """Who has just left is not asked any more: perhaps all others had agreed to stop."""
        if table.row.state == "playing" and table.row.stop and not to_stop(table.seats, table.row.stop):
            await enter(self._house, table, lambda: self._agreed(table))

    def _agreed(self, table: Table) -> Act:
        """The match is over by agreement: in the first round it counts for nobody, later it has no winner either."""
        how: wire.Ending = "aborted" if table.row.early else "stopped"
        return the_end(table, how, None, "", [], self._house.now())

    # -- telling -----------------------------------------------------------------------------------------------------

    def _ask_to_stop(self, table: Table, account: str) -> None:
        name = next(seat_name(seat) for seat in table.seats if seat.owner == account)
        asked = {table.seats[place].account for place in to_stop(table.seats, table.row.stop)}
        for other in sorted(str(one) for one in asked):
            self._house.notify(other, wire.Notice("stop", table.id, {
                "table": table.row.name, "name": name, "early": table.row.early}))

    def _tell_left(self, act: Act, account: str) -> None:
        """Ring the bells of all others when somebody has left and the match goes on."""
        if act.ends:
            return  # that is told as every end is
        table, entry = self._house.tables[act.row.id], act.entry
        body = entry.body or {}
        seat = table.seats[entry.seat]
        for other in sorted({*_others(table, account), str(seat.account)} - {account}):
            self._house.notify(other, wire.Notice("left", table.id, {
                "table": table.row.name, "name": seat_name(seat), "seat": entry.seat, "bot": seat.bot,
                "how": body["how"]}))


def no_seat() -> NotAllowed:
    """The refusal of what only those may do who sit at the table."""
    return NotAllowed("error-no-seat", "You do not sit at this table.")


def no_invitation() -> NotFound:
    """The refusal of a link that leads nowhere."""
    return NotFound("error-no-invitation", "This invitation is used up, was taken back, or never was.")


def _others(table: Table, account: str) -> list[str]:
    """The people at a table but this one, those too for whom a bot only stands in."""
    return sorted({str(seat.owner) for seat in table.seats if seat.owner not in (None, account)})
