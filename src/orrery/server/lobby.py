"""The lobby: new tables, who sits where, invitations, rematches, nudges. Who leaves a match in play: ``leaving``.

Each act is one transaction that looks at the rows again under lock; afterwards the house is told, which tells everybody
who watches.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from orrery import games
from orrery.core import Game, Setup
from orrery.core.start import settle
from orrery.server import names, wire
from orrery.server.bots import bot_name
from orrery.server.database import Database, Transaction
from orrery.server.house import House
from orrery.server.info import is_member, may_see, seat_name
from orrery.server.keep import tables
from orrery.server.keep.people import Account
from orrery.server.keep.tables import SeatRow, TableRow, replace
from orrery.server.leaving import Leaving, no_invitation, no_seat
from orrery.server.people import now_ms
from orrery.server.problems import Denied, NoSuchTable, NotAllowed, NotFound
from orrery.server.tokens import fingerprint, new_id, new_token

COLOURS: Final = 8
MOST_HOSTED: Final = 100
"""Tables that one account may have open or in play as host."""
NUDGE_AGAIN_MS: Final[dict[wire.Pace, int]] = {"live": 60_000, "mail": 86_400_000, "hotseat": 86_400_000}
"""How long one waits between two nudges at a table, by pace."""
USUAL_CLOCKS: Final[dict[wire.Pace, wire.Clock]] = {
    "live": wire.Clock(decision=300), "mail": wire.Clock(decision=259_200),
}
"""The clocks of rated and listed tables, by pace, unless their host wants another or none."""


_KINDS: Final[dict[str, wire.Kind]] = {"me": "person", "bot": "bot", "open": "open"}


class Lobby:
    """Tables before, between and after matches."""

    def __init__(self, db: Database, house: House) -> None:
        self._db = db
        self._house = house
        self.leaving = Leaving(house)

    # -- new tables --------------------------------------------------------------------------------------------------

    async def create(self, account: Account, wanted: wire.NewTable) -> str:
        """A new table; without open seats its match starts at once. Raises BadSetup, Invalid or Denied."""
        game = games.load(wanted.game)
        setup = Setup(game.slug, game.rules_version, len(wanted.seats), b"", wanted.options)
        settle(game, setup)
        mine = [seat for seat in wanted.seats if seat.kind == "me"]
        strangers = any(seat.kind == "open" for seat in wanted.seats)
        listed = wanted.listed and strangers
        # Whether one plays for a rating is known now: against at least one other person, from one's own seat only.
        rated = wanted.rated and strangers and len(mine) == 1 and wanted.pace != "hotseat"
        usual = USUAL_CLOCKS.get(wanted.pace, wire.Clock()) if listed or rated else wire.Clock()
        row = new_row(
            game, setup.options, account.id,
            name=names.clean(wanted.name) if wanted.name is not None else names.made_up(account.settings.lang or "en"),
            pace=wanted.pace, clock=wanted.clock if wanted.clock is not None else usual, listed=listed,
            watching=wanted.watching, rated=rated, guided=wanted.guided,
        )
        seats = new_seats(row.id, game, account, wanted.seats)
        return await self._open(row, seats)

    async def _open(self, row: TableRow, seats: Sequence[SeatRow]) -> str:
        def work(tx: Transaction) -> None:
            if tables.hosted(tx, row.host) >= MOST_HOSTED:
                raise Denied("error-too-many-tables", f"You have {MOST_HOSTED} tables that are not finished; finish or "
                             "leave one first.", {"most": MOST_HOSTED})
            tables.insert(tx, row, seats)

        await self._db.write(work)
        await self._after(row.id, seats)
        return row.id

    # -- seats of an open table --------------------------------------------------------------------------------------

    async def join(self, account: Account, table_id: str, place: int) -> None:
        """Take an open seat of a listed table, one that is kept for this account, or one that was left for good."""
        def work(tx: Transaction) -> list[SeatRow] | None:
            row, seats = _found(tx, table_id, account.id)
            seat = _seat(seats, place)
            if row.state == "playing" and seat.left:
                return None
            _check_open(row)
            if seat.held_by(account.id):
                return seats
            _check_free(seat)
            if seat.reserved not in (None, account.id) or seat.invite is not None:
                raise NotAllowed("error-seat-kept", "This seat is kept for somebody else.")
            if seat.reserved is None and not row.listed and row.host != account.id:
                raise NotAllowed("error-not-listed", "This table is private; expected an invitation link to a seat.")
            return _sit(tx, row, seats, seat, account, self._house.now())

        seats = await self._db.write(work)
        if seats is None:
            await self.leaving.take(account, table_id, place)
            return
        await self._after(table_id, seats)
        await self._tell_host(account, table_id)

    async def leave(self, account: Account, table_id: str) -> None:
        """Leave a table that is open: one's seats are free again. A host who leaves hands over, or closes the table."""
        def work(tx: Transaction) -> None:
            row, seats = _found(tx, table_id, account.id)
            _check_open(row)
            if not is_member(row, seats, account.id):
                raise no_seat()
            for seat in seats:
                if seat.held_by(account.id) or seat.reserved == account.id:
                    tables.set_seat(tx, _emptied(seat))
            heirs = [seat.account for seat in seats if seat.kind == "person" and seat.account != account.id]
            if row.host == account.id and not heirs:
                tables.remove(tx, table_id)
                return
            if row.host == account.id and heirs[0] is not None:
                tables.set_host(tx, table_id, heirs[0])
            tables.touch(tx, table_id, self._house.now())

        await self._db.write(work)
        await self._house.changed(table_id)

    async def free(self, account: Account, table_id: str, place: int) -> None:
        """The host of an open table frees a seat that a person or a bot has; the person is told."""
        def work(tx: Transaction) -> tuple[TableRow, str | None]:
            row, seats = _found(tx, table_id, account.id)
            _check_host(row, account.id)
            _check_open(row)
            seat = _seat(seats, place)
            tables.set_seat(tx, _emptied(seat))
            tables.touch(tx, table_id, self._house.now())
            return row, seat.account

        row, gone = await self._db.write(work)
        await self._house.changed(table_id)
        if gone is not None and gone != account.id:
            self._house.notify(gone, wire.Notice("unseated", table_id, {"name": account.name, "table": row.name}))

    async def start(self, account: Account, table_id: str) -> None:
        """Begin the match, if it has not begun by itself when the last seat was taken."""
        def work(tx: Transaction) -> str:
            row, seats = _found(tx, table_id, account.id, change=False)
            _check_host(row, account.id)
            if row.state == "open" and any(seat.kind == "open" for seat in seats):
                raise Denied("error-seats-open", "The match cannot begin: expected people or bots in all seats.")
            return row.state

        if await self._db.read(work) == "open":
            await self._house.start(table_id)

    # -- invitations -------------------------------------------------------------------------------------------------

    async def invite(self, account: Account, table_id: str, place: int) -> str:
        """The secret of a link to a seat that is open, or that somebody left for good; an earlier link to it no longer
        works."""
        token = new_token()

        def work(tx: Transaction) -> None:
            row, seats = _found(tx, table_id, account.id)
            _check_host(row, account.id)
            seat = _seat(seats, place)
            if row.state != "playing" or not seat.left:
                _check_open(row)
                _check_free(seat)
            tables.set_seat(tx, replace(seat, invite=fingerprint(token), reserved=None))
            tables.touch(tx, table_id, self._house.now() if row.state == "open" else row.moved)

        await self._db.write(work)
        await self._house.changed(table_id)
        return token

    async def revoke(self, account: Account, table_id: str, place: int) -> None:
        """Make the link to a seat worthless, and release a seat that was kept for somebody."""
        def work(tx: Transaction) -> None:
            row, seats = _found(tx, table_id, account.id)
            _check_host(row, account.id)
            seat = _seat(seats, place)
            if seat.kind == "open" or seat.left:
                tables.set_seat(tx, replace(seat, invite=None, reserved=None))
            tables.touch(tx, table_id, self._house.now() if row.state == "open" else row.moved)

        await self._db.write(work)
        await self._house.changed(table_id)

    async def look(self, token: str) -> tuple[TableRow, list[SeatRow], int]:
        """The table and the seat to which a link leads. Raises NotFound."""
        def work(tx: Transaction) -> tuple[TableRow, list[SeatRow], int] | None:
            found = tables.invited(tx, fingerprint(token))
            return (found[0], tables.seats_of(tx, found[0].id), found[1].seat) if found is not None else None

        found = await self._db.read(work)
        if found is None:
            raise no_invitation()
        return found

    async def accept(self, account: Account, token: str) -> str:
        """Take the seat to which a link leads; the link is used up. Returns the table."""
        def work(tx: Transaction) -> tuple[str, int, list[SeatRow] | None]:
            found = tables.invited(tx, fingerprint(token), change=True)
            if found is None:
                raise no_invitation()
            row, seat = found
            if row.state == "playing" and seat.left:
                return row.id, seat.seat, None
            _check_open(row)
            return row.id, seat.seat, _sit(tx, row, tables.seats_of(tx, row.id), seat, account, self._house.now())

        table_id, place, seats = await self._db.write(work)
        if seats is None:
            await self.leaving.take(account, table_id, place, fingerprint(token))
            return table_id
        await self._after(table_id, seats)
        await self._tell_host(account, table_id)
        return table_id

    # -- bots --------------------------------------------------------------------------------------------------------

    async def put_bot(self, account: Account, table_id: str, place: int, bot: str | None) -> None:
        """Put a bot into a seat: an open one (host), or one's own in a match in play, for good."""
        def work(tx: Transaction) -> list[SeatRow] | None:
            row, seats = _found(tx, table_id, account.id)
            seat = _seat(seats, place)
            name = bot_name(games.load(row.game), bot)
            if row.state != "open":
                return None
            _check_host(row, account.id)
            _check_free(seat)
            tables.set_seat(tx, replace(_emptied(seat), kind="bot", bot=name))
            tables.touch(tx, table_id, self._house.now())
            return tables.seats_of(tx, table_id)

        seats = await self._db.write(work)
        if seats is None:
            await self.leaving.resign(account.id, table_id, bot, place)
        else:
            await self._after(table_id, seats)

    # -- again -------------------------------------------------------------------------------------------------------

    async def rematch(self, account: Account, table_id: str) -> str:
        """Play again with the same people and bots. Seats of others are kept for them; who asks second joins."""
        new = new_id()

        def work(tx: Transaction) -> tuple[str, list[SeatRow]]:
            row, seats = _found(tx, table_id, account.id)
            if row.state != "over":
                raise Denied("error-not-over", "The match is not over yet.")
            if not any(seat.account == account.id for seat in seats):
                raise no_seat()
            if row.rematch is not None and tables.find(tx, row.rematch) is not None:
                return row.rematch, self._join_rematch(tx, row.rematch, account)
            game = games.load(row.game)
            again = replace(
                new_row(game, game.settle_options(row.options), account.id, name=row.name, pace=row.pace,
                        clock=row.clock, listed=False, watching=row.watching, rated=row.rated, guided=False), id=new,
            )
            fresh = [_again(seat, new, account.id) for seat in seats]
            tables.insert(tx, again, fresh)
            tables.set_rematch(tx, table_id, new)
            tables.touch(tx, table_id, row.moved)
            return new, fresh

        opened, seats = await self._db.write(work)
        await self._house.changed(table_id)
        await self._after(opened, seats)
        for seat in seats:
            if opened == new and seat.reserved is not None:
                self._house.notify(seat.reserved, wire.Notice("rematch", opened, {"name": account.name}))
        return opened

    def _join_rematch(self, tx: Transaction, table_id: str, account: Account) -> list[SeatRow]:
        row = tables.find(tx, table_id, change=True)
        seats = tables.seats_of(tx, table_id)
        kept = next((seat for seat in seats if seat.reserved == account.id), None)
        if row is None or row.state != "open" or kept is None:
            return seats
        return _sit(tx, row, seats, kept, account, self._house.now())

    # -- nudges ------------------------------------------------------------------------------------------------------

    async def nudge(self, account: Account, table_id: str) -> list[str]:
        """Remind those who are awaited, once a minute at live tables, else once a day; returns their accounts."""
        now = self._house.now()

        def work(tx: Transaction) -> tuple[TableRow, list[str]]:
            row, seats = _found(tx, table_id, account.id)
            if not any(seat.held_by(account.id) for seat in seats):
                raise no_seat()
            awaited = sorted({
                seat.account for seat in seats
                if seat.seat in row.waiting and seat.kind == "person" and seat.account not in (None, account.id)
            } - {None}, key=str)
            if row.state != "playing" or not awaited:
                raise Denied("error-nobody-to-nudge", "Nobody else keeps this match waiting.")
            last = tables.last_nudge(tx, table_id, account.id)
            again = NUDGE_AGAIN_MS[row.pace] - (now - last) if last is not None else 0
            if 0 < again <= NUDGE_AGAIN_MS[row.pace]:
                raise _nudged(row, again)
            tables.nudged(tx, table_id, account.id, now)
            return row, [str(one) for one in awaited]

        row, awaited = await self._db.write(work)
        for one in awaited:
            self._house.notify(one, wire.Notice("nudge", table_id, {"name": account.name, "table": row.name}))
        return awaited

    # -- inside ------------------------------------------------------------------------------------------------------

    async def _tell_host(self, account: Account, table_id: str) -> None:
        row = (await self._house.table(table_id)).row
        if row.host != account.id:
            self._house.notify(row.host, wire.Notice("joined", table_id, {"name": account.name, "table": row.name}))

    async def _after(self, table_id: str, seats: Sequence[SeatRow]) -> None:
        """Begin the match if all seats are taken, and tell everybody."""
        await self._house.changed(table_id)
        if all(seat.kind != "open" for seat in seats):
            await self._house.start(table_id)


# -- rows ------------------------------------------------------------------------------------------------------------


def new_row(
    game: Game[Any], options: dict[str, str], host: str, *, name: str, pace: wire.Pace, clock: wire.Clock,
    listed: bool, watching: bool, rated: bool, guided: bool,
) -> TableRow:
    """The row of a new table, with chance from the machine's entropy."""
    now = now_ms()
    return TableRow(
        id=new_id(), name=name, game=game.slug, rules=game.rules_version, options=options, pace=pace, clock=clock,
        listed=listed, watching=watching, rated=rated, guided=guided, host=host, state="open",
        seed=secrets.token_bytes(32), position=None, parent=None, parent_at=None, rematch=None, seq=0, waiting=[],
        phase={}, result=None, proposal=None, created=now, started=None, moved=now, ended=None,
    )


def new_seats(table_id: str, game: Game[Any], account: Account, wanted: Sequence[wire.NewSeat]) -> list[SeatRow]:
    """The seats of a new table as its host wants them. Raises BadSetup on a bot that is not there."""
    colours = _colours(game, account, wanted)
    several = sum(seat.kind == "me" for seat in wanted) > 1
    made = []
    for place, seat in enumerate(wanted):
        mine = seat.kind == "me"
        name = names.clean(seat.name) if mine and several and seat.name is not None else None
        made.append(SeatRow(
            table_id, place, _KINDS[seat.kind], account.id if mine else None,
            bot_name(game, seat.bot) if seat.kind == "bot" else None, name, colours[place], None, False, 0, None,
        ))
    return made


def _colours(game: Game[Any], account: Account, wanted: Sequence[wire.NewSeat]) -> list[int]:
    """A colour each, all different; mine is the one that I like, if the game has it."""
    known = game.seat_colours or range(1, COLOURS + 1)
    liked = account.settings.colour if account.settings.colour in known else None
    mine = next((place for place, seat in enumerate(wanted) if seat.kind == "me"), None)
    free = [colour for colour in known if mine is None or colour != liked]
    return [liked if place == mine and liked is not None else free.pop(0) if free else 1 + place % COLOURS
            for place in range(len(wanted))]


def _again(seat: SeatRow, table_id: str, account: str) -> SeatRow:
    """A seat of the rematch: mine again, a bot again, or kept for whoever sat there."""
    fresh = replace(seat, table_id=table_id, invite=None, resigned=False, looked=0, reserved=None, leavers=[])
    if seat.account is None:
        return fresh
    if seat.account == account:
        return replace(fresh, kind="person", bot=None)
    return replace(fresh, kind="open", account=None, bot=None, name=None, reserved=seat.account)


def _emptied(seat: SeatRow) -> SeatRow:
    return replace(seat, kind="open", account=None, bot=None, name=None, invite=None, reserved=None)


def _sit(
    tx: Transaction, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, account: Account, now: int
) -> list[SeatRow]:
    if any(other.held_by(account.id) for other in seats):
        raise Denied("error-seated", "You sit at this table already.")
    tables.set_seat(tx, replace(seat, kind="person", account=account.id, bot=None, name=None, invite=None,
                                reserved=None))
    tables.touch(tx, row.id, now)
    return tables.seats_of(tx, row.id)


# -- checks ----------------------------------------------------------------------------------------------------------


def _found(
    tx: Transaction, table_id: str, account: str, *, change: bool = True
) -> tuple[TableRow, list[SeatRow]]:
    row = tables.find(tx, table_id, change=change)
    seats = tables.seats_of(tx, table_id)
    if row is None or not may_see(row, seats, account):
        raise NoSuchTable(table_id)
    return row, seats


def _seat(seats: Sequence[SeatRow], place: int) -> SeatRow:
    if place >= len(seats):
        last = len(seats) - 1
        raise NotFound("error-no-such-seat", f"There is no seat {place}; expected 0 to {last}.",
                       {"seat": place, "last": last})
    return seats[place]


def _check_open(row: TableRow) -> None:
    if row.state != "open":
        raise Denied("error-begun", "The match has begun; its seats are taken.")


def _check_free(seat: SeatRow) -> None:
    if seat.kind != "open":
        raise Denied("error-seat-taken", f"Seat {seat.seat} is taken.", {"seat": seat.seat, "name": seat_name(seat)})


def _nudged(row: TableRow, again: int) -> Denied:
    if row.pace == "live":
        seconds = -(-again // 1000)
        return Denied("error-nudged-live", f"You have nudged at this table already; again in {seconds} s.",
                      {"seconds": seconds})
    hours = -(-again // 3_600_000)
    return Denied("error-nudged", f"You have nudged at this table already; again in {hours} h.", {"hours": hours})


def _check_host(row: TableRow, account: str) -> None:
    if row.host != account:
        raise NotAllowed("error-not-host", "Only the host of the table may do this.")
