"""Tables, seats and chat in the database: rows as they are stored, and every query over them."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from orrery.server import wire
from orrery.server.database import Row, Transaction

MOST_LISTED: Final = 100
"""Tables in one list at most."""
LIVE_LISTED_MS: Final = 86_400_000
LISTED_MS: Final = 30 * 86_400_000
"""For how long an open table is listed after something last happened there; live ones wait less."""

_json = msgspec.json.encode


class ProposalRow(Struct, frozen=True):
    """A seat asks the others to go back to ``to`` inputs; ``at`` is where the match was when it asked."""

    id: str
    seat: int
    to: int
    at: int
    agreed: list[int] = []


class TableRow(Struct, frozen=True):
    """A table as it is stored."""

    id: str
    name: str
    game: str
    rules: int
    options: dict[str, str]
    pace: wire.Pace
    clock: wire.Clock
    listed: bool
    watching: bool
    rated: bool
    guided: bool
    host: str
    state: wire.State
    seed: bytes
    position: dict[str, Any] | None
    parent: str | None
    parent_at: int | None
    rematch: str | None
    seq: int
    waiting: list[int]
    phase: dict[str, Any]
    result: wire.MatchResult | None
    proposal: ProposalRow | None
    created: int
    started: int | None
    moved: int
    ended: int | None
    stop: list[int] = []
    """The seats that said that they agree to stop the match."""
    opening: int | None = None
    """The number of the round or turn with which the match began; None where its game does not count them."""

    def __repr__(self) -> str:
        # The seed of a running match must not get into a log.
        return f"<TableRow {self.id} {self.game} {self.state} seq {self.seq}>"

    @property
    def timed(self) -> bool:
        """Whether a table is played with a clock."""
        return self.clock.decision is not None or self.clock.budget is not None

    @property
    def early(self) -> bool:
        """Whether the first round of the match is not over."""
        now = round_of(self.phase)
        if self.state != "playing" or self.opening is None or now is None:
            return False
        return now <= max(1, self.opening)  # a set-up that has a number of its own comes before the first round

    @property
    def cut_short(self) -> bool:
        """Whether the match is over though its rules did not end it."""
        return self.result is not None and self.result.how != "played"


def round_of(phase: Mapping[str, Any]) -> int | None:
    """The number of the round or turn in what a game tells of where it is (``Game.phase``)."""
    number = phase.get("round", phase.get("turn"))
    return number if isinstance(number, int) else None


class Leaver(NamedTuple):
    """Somebody who left a seat for good: as the how-manieth of the table, and which account.

    Who never came to a match that had hardly begun has the number 0: that counts for nobody.
    """

    n: int
    account: str


class SeatRow(Struct, frozen=True):
    """A seat as it is stored, with the name and the rating of its person.

    A seat that a person left for good is played on by a bot (``kind`` is bot, ``resigned``) until somebody takes it
    over; ``account`` says whose it is, or was last. Whether somebody may act for a seat or look into its hand is
    ``held_by``, nothing else.
    """

    table_id: str
    seat: int
    kind: wire.Kind
    account: str | None
    bot: str | None
    name: str | None
    """The name given to this seat (hot-seat); without one its person is called as the account is."""
    colour: int
    invite: str | None
    """Fingerprint of the invitation link that is out."""
    resigned: bool
    looked: int
    reserved: str | None
    """The account for which an open seat is kept."""
    person: str | None = None
    """The name of the account that holds the seat, or for which it is kept."""
    mu: float | None = None
    sigma: float | None = None
    leavers: list[Leaver] = []
    """Who left it for good, in order: the result of the first is the seat's."""

    def __repr__(self) -> str:
        return f"<SeatRow {self.table_id}.{self.seat} {self.kind}>"

    def held_by(self, account: str | None) -> bool:
        """Whether this account sits here now."""
        return self.kind == "person" and account is not None and self.account == account

    def stands_in_for(self, account: str | None) -> bool:
        """Whether a bot plays here only until this account, whose seat it is, comes back."""
        return self.kind == "bot" and not self.resigned and account is not None and self.account == account

    @property
    def owner(self) -> str | None:
        """Who plays it, himself or through a stand-in until he comes back; None: a bot for good, or nobody."""
        return None if self.resigned else self.account

    @property
    def left(self) -> bool:
        """Whether its person left it for good, and nobody has taken it over."""
        return self.kind == "bot" and self.resigned

    @property
    def counted(self) -> str | None:
        """Whose result the seat's is: who left it first counts, and nobody who took it over; None: nobody's."""
        if not self.leavers:
            return self.account
        return self.leavers[0].account if self.leavers[0].n else None

    def known(self) -> set[str]:
        """Who sits here, sat here, or is awaited."""
        return {account for account in (self.account, self.reserved, *[one.account for one in self.leavers])
                if account is not None}

    def knew(self, account: str) -> bool:
        """Whether this account sits here, sat here, or is awaited."""
        return account in (self.account, self.reserved) or any(leaver.account == account for leaver in self.leavers)


_TABLE: Final = (
    "id, name, game, rules, options, pace, clock, listed, watching, rated, guided, host, state, seed, position, "
    "parent, parent_at, rematch, seq, waiting, phase, result, proposal, created, started, moved, ended, stop, opening"
)
_SEATS: Final = (
    "SELECT s.table_id, s.seat, s.kind, s.account, s.bot, s.name, s.colour, s.invite, s.resigned, s.looked, "
    "s.reserved, a.name, r.mu, r.sigma, s.leavers FROM seats s JOIN tables t ON t.id = s.table_id "
    "LEFT JOIN accounts a ON a.id = COALESCE(s.account, s.reserved) "
    "LEFT JOIN ratings r ON r.account = s.account AND r.game = t.game AND s.kind = 'person' "
)


# -- reading ---------------------------------------------------------------------------------------------------------


def find(tx: Transaction, table_id: str, *, change: bool = False) -> TableRow | None:
    """A table; with ``change`` its row is kept from others until the work is committed."""
    row = tx.row(f"SELECT {_TABLE} FROM tables WHERE id = ?{tx.for_update if change else ''}", table_id)
    return _table(row) if row else None


def seats_of(tx: Transaction, table_id: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    return [_seat(row) for row in tx.rows(f"{_SEATS} WHERE s.table_id = ? ORDER BY s.seat", table_id)]


def seats_of_all(tx: Transaction, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables by table, with one query."""
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    if table_ids:
        marks = ", ".join("?" * len(table_ids))
        for row in tx.rows(f"{_SEATS} WHERE s.table_id IN ({marks}) ORDER BY s.table_id, s.seat", *table_ids):
            found[row[0]].append(_seat(row))
    return found


Listed = list[tuple[TableRow, list[SeatRow]]]


def mine(tx: Transaction, account: str) -> Listed:
    """Tables that are open or playing where this account sits, is awaited, or is the host; the latest first."""
    return _listed(tx, "WHERE state <> 'over' AND (host = ? OR id IN (SELECT table_id FROM seats WHERE reserved = ? "
                   "OR (account = ? AND resigned = 0))) ORDER BY moved DESC", account, account, account)


def open_tables(tx: Transaction, account: str | None) -> Listed:
    """Listed tables with seats that are free, the newest first; those of this account are left out.

    A seat is free that nobody has taken, or that somebody left for good while the match goes on, unless a link to it is
    out, which keeps it for whoever has that. A table at which nothing has happened for long is not listed: nobody is
    waiting there.
    """
    now = time.time_ns() // 1_000_000
    return _listed(tx, "WHERE state IN ('open', 'playing') AND listed = 1 AND moved > CASE pace WHEN 'live' THEN "
                   "CAST(? AS BIGINT) ELSE CAST(? AS BIGINT) END AND host <> ? AND NOT EXISTS (SELECT 1 FROM seats "
                   "WHERE table_id = tables.id AND (account = ? OR leavers LIKE ?)) AND EXISTS (SELECT 1 FROM seats "
                   "WHERE table_id = tables.id AND invite IS NULL AND ((kind = 'open' AND reserved IS NULL) "
                   "OR (kind = 'bot' AND resigned = 1))) ORDER BY created DESC",
                   now - LIVE_LISTED_MS, now - LISTED_MS, account or "", account or "", _leaver(account))


def finished(tx: Transaction, account: str, before: int | None = None) -> Listed:
    """Tables whose match is over and where this account sat, the latest first; ``before`` pages on."""
    return _listed(tx, "WHERE state = 'over' AND moved < ? AND id IN (SELECT table_id FROM seats WHERE account = ? "
                   "UNION SELECT table_id FROM seats WHERE leavers <> '[]' AND leavers LIKE ?) ORDER BY moved DESC",
                   before if before is not None else 1 << 62, account, _leaver(account))


def hosted(tx: Transaction, account: str) -> int:
    """How many tables this account has as host that are not finished."""
    row = tx.row("SELECT COUNT(*) FROM tables WHERE host = ? AND state <> 'over'", account)
    return int(row[0]) if row else 0


def unfinished(tx: Transaction) -> list[str]:
    """All tables with a match in play, for those who must look after them when the server starts."""
    return [row[0] for row in tx.rows("SELECT id FROM tables WHERE state = 'playing' ORDER BY id")]


def invited(tx: Transaction, invite: str, *, change: bool = False) -> tuple[TableRow, SeatRow] | None:
    """The seat to which the link with this fingerprint leads."""
    row = tx.row("SELECT table_id, seat FROM seats WHERE invite = ?", invite)
    if row is None:
        return None
    table = find(tx, row[0], change=change)
    seat = next((seat for seat in seats_of(tx, row[0]) if seat.invite == invite), None)
    return (table, seat) if table is not None and seat is not None else None


# -- changing --------------------------------------------------------------------------------------------------------


def insert(tx: Transaction, table: TableRow, seats: Iterable[SeatRow]) -> None:
    """Store a new table. Raises Duplicate if there is one of that name."""
    tx.run(
        f"INSERT INTO tables ({_TABLE}) VALUES ({', '.join('?' * 29)})",
        table.id, table.name, table.game, table.rules, _text(table.options), table.pace, _text(table.clock),
        int(table.listed), int(table.watching), int(table.rated), int(table.guided), table.host, table.state,
        table.seed, _text(table.position), table.parent, table.parent_at, table.rematch, table.seq,
        _text(table.waiting), _text(table.phase), _text(table.result), _text(table.proposal), table.created,
        table.started, table.moved, table.ended, _text(table.stop), table.opening,
    )
    for seat in seats:
        tx.run(
            "INSERT INTO seats (table_id, seat, kind, account, bot, name, colour, invite, resigned, looked, reserved, "
            "leavers) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            seat.table_id, seat.seat, seat.kind, seat.account, seat.bot, seat.name, seat.colour, seat.invite,
            int(seat.resigned), seat.looked, seat.reserved, _text(seat.leavers),
        )


def set_seat(tx: Transaction, seat: SeatRow) -> None:
    """Store who sits in a seat now (all of it but what was looked at)."""
    tx.run(
        "UPDATE seats SET kind = ?, account = ?, bot = ?, name = ?, colour = ?, invite = ?, resigned = ?, "
        "reserved = ?, leavers = ? WHERE table_id = ? AND seat = ?",
        seat.kind, seat.account, seat.bot, seat.name, seat.colour, seat.invite, int(seat.resigned), seat.reserved,
        _text(seat.leavers), seat.table_id, seat.seat,
    )


def set_looked(tx: Transaction, table_id: str, seat: int, events: int) -> None:
    """A seat has looked at so many events; the number never goes down."""
    tx.run("UPDATE seats SET looked = ? WHERE table_id = ? AND seat = ? AND looked < ?", events, table_id, seat, events)


def lower_looked(tx: Transaction, table_id: str, seat: int, events: int) -> None:
    """An undo took events away: a seat has looked at no more than there are."""
    tx.run("UPDATE seats SET looked = ? WHERE table_id = ? AND seat = ? AND looked > ?", events, table_id, seat, events)


def set_proposal(tx: Transaction, table_id: str, proposal: ProposalRow | None) -> None:
    """Store the open proposal to go back, or that there is none."""
    tx.run("UPDATE tables SET proposal = ? WHERE id = ?", _text(proposal), table_id)


def set_stop(tx: Transaction, table_id: str, seats: Sequence[int]) -> None:
    """Store which seats agree to stop the match."""
    tx.run("UPDATE tables SET stop = ? WHERE id = ?", _text(list(seats)), table_id)


def set_host(tx: Transaction, table_id: str, host: str) -> None:
    """Another account looks after the table from now on."""
    tx.run("UPDATE tables SET host = ? WHERE id = ?", host, table_id)


def set_rematch(tx: Transaction, table_id: str, rematch: str) -> None:
    """The match is being played again on another table."""
    tx.run("UPDATE tables SET rematch = ? WHERE id = ?", rematch, table_id)


def begun(table: TableRow, when: int) -> TableRow:
    """A table's row once its match has begun."""
    return replace(table, started=when, opening=round_of(table.phase))


def begin(tx: Transaction, table: TableRow) -> None:
    """Store that the match has begun, with which options, and where it is."""
    tx.run("UPDATE tables SET started = ?, options = ?, opening = ? WHERE id = ?", table.started, _text(table.options),
           table.opening, table.id)
    set_place(tx, table)


def set_place(tx: Transaction, table: TableRow) -> None:
    """Store where the match is now, and tell the other processes."""
    tx.run("UPDATE tables SET rules = ?, seq = ?, moved = ?, waiting = ?, phase = ?, result = ?, state = ?, ended = ? "
           "WHERE id = ?", table.rules, table.seq, table.moved, _text(table.waiting), _text(table.phase),
           _text(table.result), table.state, table.ended, table.id)
    tx.tell("table", f"{table.id} {table.seq}")


def touch(tx: Transaction, table_id: str, now: int) -> None:
    """Something about the table changed: tell the other processes."""
    tx.run("UPDATE tables SET moved = ? WHERE id = ?", now, table_id)
    row = tx.row("SELECT seq FROM tables WHERE id = ?", table_id)
    tx.tell("table", f"{table_id} {row[0] if row else 0}")


def remove(tx: Transaction, table_id: str) -> None:
    """Take an open table away, with everything that hangs on it."""
    for name in ("nudges", "notices", "chat", "seats"):
        tx.run(f"DELETE FROM {name} WHERE table_id = ?", table_id)
    tx.run("DELETE FROM tables WHERE id = ?", table_id)
    tx.tell("table", f"{table_id} 0")


# -- chat ------------------------------------------------------------------------------------------------------------


def chat(tx: Transaction, table_id: str, last: int = 200) -> list[wire.Line]:
    """The last lines of a table's chat, oldest first."""
    rows = tx.rows("SELECT n, seat, name, text, made FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?",
                   table_id, last)
    return [wire.Line(n, seat, name, text, made) for n, seat, name, text, made in reversed(rows)]


def say(
    tx: Transaction, table_id: str, account: str, seat: int | None, name: str, text: str, key: str, now: int
) -> tuple[wire.Line, bool]:
    """Store a line of chat once; the second value tells whether it had been stored already."""
    old = tx.row("SELECT n, seat, name, text, made FROM chat WHERE table_id = ? AND key = ?", table_id, key)
    if old is not None:
        return wire.Line(*old), True
    tx.row(f"SELECT id FROM tables WHERE id = ?{tx.for_update}", table_id)  # two processes must not take one number
    row = tx.row("SELECT COALESCE(MAX(n), 0) FROM chat WHERE table_id = ?", table_id)
    n = (row[0] if row else 0) + 1
    tx.run("INSERT INTO chat (table_id, n, account, seat, name, text, key, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
           table_id, n, account, seat, name, text, key, now)
    tx.tell("chat", f"{table_id} {n}")
    return wire.Line(n, seat, name, text, now), False


# -- nudging -----------------------------------------------------------------------------------------------------------


def last_nudge(tx: Transaction, table_id: str, account: str) -> int | None:
    """When an account last nudged the others at a table."""
    row = tx.row("SELECT made FROM nudges WHERE table_id = ? AND account = ?", table_id, account)
    return row[0] if row else None


def nudged(tx: Transaction, table_id: str, account: str, now: int) -> None:
    """An account nudges the others now."""
    tx.run("INSERT INTO nudges (table_id, account, made) VALUES (?, ?, ?) "
           "ON CONFLICT (table_id, account) DO UPDATE SET made = excluded.made", table_id, account, now)


# -- inside ----------------------------------------------------------------------------------------------------------


def _listed(tx: Transaction, where: str, *args: object) -> Listed:
    rows = [_table(row) for row in tx.rows(f"SELECT {_TABLE} FROM tables {where} LIMIT {MOST_LISTED}", *args)]
    seats = seats_of_all(tx, [row.id for row in rows])
    return [(row, seats[row.id]) for row in rows]


def _table(row: Row) -> TableRow:
    (id_, name, game, rules, options, pace, clock, listed, watching, rated, guided, host, state, seed, position,
     parent, parent_at, rematch, seq, waiting, phase, result, proposal, created, started, moved, ended,
     stop, opening) = row
    return TableRow(
        id_, name, game, rules, msgspec.json.decode(options), pace, msgspec.json.decode(clock, type=wire.Clock),
        bool(listed), bool(watching), bool(rated), bool(guided), host, state, bytes(seed),
        msgspec.json.decode(position) if position else None, parent, parent_at, rematch, seq,
        msgspec.json.decode(waiting), msgspec.json.decode(phase),
        msgspec.json.decode(result, type=wire.MatchResult) if result else None,
        msgspec.json.decode(proposal, type=ProposalRow) if proposal else None, created, started, moved, ended,
        msgspec.json.decode(stop), opening,
    )


def _seat(row: Row) -> SeatRow:
    (table_id, seat, kind, account, bot, name, colour, invite, resigned, looked, reserved, person, mu, sigma,
     leavers) = row
    return SeatRow(table_id, seat, kind, account, bot, name, colour, invite, bool(resigned), looked, reserved, person,
                   mu, sigma, [] if leavers == "[]" else msgspec.json.decode(leavers, type=list[Leaver]))


def _leaver(account: str | None) -> str:
    """What the leavers of a seat are like if this account is among them."""
    return f'%"{account or "-"}"%'


def _text(value: Any) -> str | None:
    return None if value is None else _json(value).decode()


__all__ = [
    "Leaver", "Listed", "ProposalRow", "SeatRow", "TableRow", "begin", "begun", "chat", "find", "finished",
    "insert", "invited", "last_nudge", "mine", "nudged", "open_tables", "remove", "replace", "round_of", "say",
    "seats_of", "seats_of_all", "set_host", "set_looked", "set_place", "set_proposal", "set_rematch", "set_seat",
    "set_stop", "touch", "unfinished",
]
