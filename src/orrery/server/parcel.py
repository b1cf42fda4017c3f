"""A table with its match, as it travels from one database to another: lines of JSON.

The first line holds the table, its seats, the names of its people and the referee's record; then comes a line for each
entry, each event and each line of chat, and at last a checksum of all before it. A file may hold several, one after the
other. Files of the first format have no events: those are told again when the match is opened. Those of the second know
of who resigned only that he did.
Sessions, passwords and invitations never travel. The seed does: whoever has the file knows all hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from orrery.core import BadRecord, Match, OrreryError, Record, Setup
from orrery.server import wire
from orrery.server.course import Course
from orrery.server.database import Transaction
from orrery.server.keep import events, matches, people, tables
from orrery.server.keep.events import EventRow
from orrery.server.keep.matches import Entry
from orrery.server.keep.people import Account
from orrery.server.keep.seating import END
from orrery.server.keep.tables import Leaver, ProposalRow, SeatRow, TableRow
from orrery.server.tokens import new_id

FORMAT: Final = 3
_READ: Final = (1, 2, 3)

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Time = Annotated[int, Meta(ge=0, le=2**62)]
Short = Annotated[str, Meta(max_length=200)]
Nobody = Annotated[int, Meta(ge=-1, le=15)]
"""A seat; -1: nobody's."""
Codes = Annotated[str, Meta(pattern="^[0-9]{1,4000}( [0-9]{1,4000})*$", max_length=64_000)]


class BadParcel(OrreryError):
    """An exported table that cannot be read."""


class TableLine(Struct, frozen=True, forbid_unknown_fields=True):
    """The table itself."""

    id: wire.TableId
    name: Short
    game: Short
    rules: Number
    options: dict[str, str]
    pace: wire.Pace
    clock: wire.Clock
    listed: bool
    watching: bool
    rated: bool
    guided: bool
    host: Short
    state: wire.State
    seed: bytes
    position: dict[str, Any] | None
    parent: Short | None
    parent_at: Number | None
    rematch: Short | None
    waiting: list[wire.Seat]
    phase: dict[str, Any]
    result: wire.MatchResult | None
    proposal: ProposalRow | None
    created: Time
    started: Time | None
    moved: Time
    ended: Time | None
    stop: list[wire.Seat] = []
    opening: int | None = None


class SeatLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, without the invitation that may be out for it."""

    kind: wire.Kind
    account: Short | None
    bot: Short | None
    name: Short | None
    colour: Number
    resigned: bool
    looked: Number
    reserved: Short | None
    leavers: list[tuple[Number, Short]] = []
    """Who left it for good, and as the how-manieth of the table."""


class EntryLine(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An entry as it is stored: codes are text, for they may exceed what JSON readers keep exactly."""

    seq: Number
    kind: Short
    seat: Nobody
    code: Annotated[str, Meta(pattern="^[0-9]+$", max_length=4000)]
    inputs: Codes | None
    origin: Short
    key: Short
    made: Time
    body: dict[str, Any] | None = None
    """What an entry of this kind holds besides: see ``matches.Entry``."""


class EventLine(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An event, in the words in which it was told."""

    n: Number
    seq: Number
    see: Annotated[int, Meta(ge=-1, le=2**31 - 1)]
    kind: Short
    body: dict[str, Any]
    stub: dict[str, Any] | None


class ChatLine(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A line of chat."""

    n: Number
    account: Short
    seat: wire.Seat | None
    name: Short
    text: Annotated[str, Meta(max_length=10_000)]
    key: Short
    made: Time


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    orrery_table: int
    table: TableLine
    seats: Annotated[list[SeatLine], Meta(min_length=1, max_length=16)]
    people: dict[Short, Short]
    """Names of accounts by their ids."""
    entries: Number
    chat: Number
    record: bytes
    events: Number = 0
    boundary: dict[str, Any] | None = None
    """Where the step under way began: newer rules go on from there."""


class End(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    sum: str


class Parcel(Struct, frozen=True):
    """One table with all that travels with it."""

    header: Header
    entries: list[EntryLine]
    chat: list[ChatLine]
    events: list[EventLine]

    def __repr__(self) -> str:
        return f"<parcel {self.header.table.id}>"  # the seed must not get into a log

    def record(self) -> Record:
        """The match."""
        return Record.from_bytes(self.header.record)

    @property
    def cut_short(self) -> bool:
        """Whether the match is over though its rules did not end it."""
        return bool(self.entries) and self.entries[-1].kind == END

    def lines(self) -> Iterator[bytes]:
        """The parcel as lines of a file."""
        total = blake2b(digest_size=16)
        for line in (self.header, *self.entries, *self.events, *self.chat):
            data = msgspec.json.encode(line) + b"\n"
            total.update(data)
            yield data
        yield msgspec.json.encode(End(total.hexdigest())) + b"\n"


# -- files -----------------------------------------------------------------------------------------------------------


def read(lines: Iterable[bytes]) -> Iterator[Parcel]:
    """The parcels of a file. Raises BadParcel, or BadRecord for the match in it."""
    rest = iter(lines)
    for first in rest:
        if first.strip():
            yield _one(first, rest)


def _one(first: bytes, rest: Iterator[bytes]) -> Parcel:
    total = blake2b(first, digest_size=16)
    header = _header(first)

    def following(number: int, kind: type[Any]) -> list[Any]:
        found = []
        for n in range(number):
            line = next(rest, b"")
            if not line.endswith(b"\n"):
                raise _torn(number, n)
            total.update(line)
            found.append(_decoded(line, kind))
        return found

    entries: list[EntryLine] = following(header.entries, EntryLine)
    told: list[EventLine] = following(header.events, EventLine)
    chat: list[ChatLine] = following(header.chat, ChatLine)
    last = next(rest, b"")
    if not last:
        raise _torn(1, 0)
    if _decoded(last, End).sum != total.hexdigest():
        raise BadParcel("error-parcel-sum", "The exported table was altered: its checksum does not fit.", {})
    parcel = Parcel(header, entries, chat, told)
    _check(parcel)
    return parcel


def _header(line: bytes) -> Header:
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, ValueError):
        found = None
    if not isinstance(found, dict) or "orrery_table" not in found:
        raise BadParcel("error-parcel-foreign", "This is not an exported table; expected a line of JSON that begins "
                        'with {"orrery_table":3.', {})
    if found["orrery_table"] not in _READ:
        raise BadParcel("error-parcel-format", f"The exported table has format {found['orrery_table']}; expected "
                        f"{FORMAT}.", {"found": str(found["orrery_table"]), "expected": FORMAT})
    header: Header = _decoded(line, Header)
    return header


def _decoded(line: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise _damaged(str(error)) from None


def _check(parcel: Parcel) -> None:
    """Whether the parts belong together. What the match's answers mean is for the referee to check."""
    header, table = parcel.header, parcel.header.table
    named = [table.host, *[account for seat in header.seats for account in (
        seat.account, seat.reserved, *[leaver for _, leaver in seat.leavers])]]
    if any(account is not None and account not in header.people for account in named):
        raise _damaged("expected a name for every account")
    if any(entry.seat >= len(header.seats) for entry in parcel.entries):
        raise _damaged(f"expected seats 0 to {len(header.seats) - 1}")
    if len({entry.key for entry in parcel.entries}) < len(parcel.entries):
        raise _damaged("expected a key of its own for every entry")
    if [line.n for line in parcel.chat] != sorted({line.n for line in parcel.chat}):
        raise _damaged("expected the lines of chat in order")
    if len({line.key for line in parcel.chat}) < len(parcel.chat):
        raise _damaged("expected a key of its own for every line of chat")
    if [line.n for line in parcel.events] != list(range(len(parcel.events))):
        raise _damaged("expected the events in order")
    if any(line.seq > len(parcel.entries) for line in parcel.events):
        raise _damaged(f"expected events of entries 0 to {len(parcel.entries)}")
    if [line.seq for line in parcel.events] != sorted(line.seq for line in parcel.events):
        raise _damaged("expected the events in the order of their entries")
    record = parcel.record()
    setup = Setup(table.game, table.rules, len(header.seats), table.seed, table.options, table.position)
    folded = matches.Fold(setup, [_entry(line) for line in parcel.entries])
    if folded.setup.rules != table.rules or folded.record(record.names).to_bytes() != header.record:
        raise BadRecord("error-parcel-record", "The record of the exported table does not fit its entries.", {})
    ending, result = folded.ending, table.result
    if ending is not None and result != wire.MatchResult(ending.scores, ending.winners, ending.how, ending.left):
        raise _damaged("expected the result with which the match was ended")
    if ending is None and result is not None and result.how != "played":
        raise _damaged("expected an entry that ended the match")


def _entry(line: EntryLine) -> Entry:
    inputs = None if line.inputs is None else tuple(map(int, line.inputs.split()))
    return Entry(line.seq, line.kind, line.seat, int(line.code), inputs, line.origin, line.key, line.made, line.body)


def _line(entry: Entry) -> EntryLine:
    inputs = None if entry.inputs is None else " ".join(map(str, entry.inputs))
    return EntryLine(entry.seq, entry.kind, entry.seat, str(entry.code), inputs, entry.origin, entry.key, entry.made,
                     entry.body)


def _torn(expected: int, found: int) -> BadParcel:
    return BadParcel("error-parcel-torn", f"The exported table is torn: expected {expected} more lines, found {found}.",
                     {"expected": expected, "found": found})


def _damaged(detail: str) -> BadParcel:
    return BadParcel("error-parcel-damaged", f"The exported table is damaged: {detail}.", {"detail": detail})


# -- databases -------------------------------------------------------------------------------------------------------


def begun(tx: Transaction) -> list[str]:
    """All tables whose match has begun, the oldest first."""
    found = tx.rows("SELECT created, id FROM tables WHERE state <> 'open'")
    return [id_ for _, id_ in sorted((row[0], row[1]) for row in found)]


def pack(tx: Transaction, table_id: str) -> Parcel | None:
    """A table as it travels; None if there is no such table, or its match has not begun."""
    row = tables.find(tx, table_id)
    record = matches.load_record(tx, table_id)
    if row is None or record is None or row.state == "open":
        return None
    seats = tables.seats_of(tx, table_id)
    accounts = {row.host, *[account for seat in seats for account in (
        seat.account, seat.reserved, *[leaver.account for leaver in seat.leavers])]} - {None}
    found = [people.find(tx, account) for account in sorted(filter(None, accounts))]
    entries = matches.entries(tx, table_id)
    told = events.between(tx, table_id, 0, 1 << 31)
    chat = tx.rows("SELECT n, account, seat, name, text, key, made FROM chat WHERE table_id = ? ORDER BY n", table_id)
    return Parcel(
        Header(
            FORMAT, TableLine(*[getattr(row, name) for name in TableLine.__struct_fields__]),
            [SeatLine(*[getattr(seat, name) for name in SeatLine.__struct_fields__]) for seat in seats],
            {account.id: account.name for account in found if account is not None}, len(entries), len(chat),
            record.to_bytes(), len(told), matches.load_boundary(tx, table_id),
        ),
        [_line(entry) for entry in entries],
        [ChatLine(*line) for line in chat], [EventLine(*msgspec.structs.astuple(row)) for row in told],
    )


def fits(boundary: Mapping[str, Any], match: Match[Any]) -> bool:
    """Whether the step of a match began where a parcel says: newer rules would go on from there."""
    true = msgspec.json.decode(msgspec.json.encode(Course(match).boundary()), type=dict[str, Any])
    told = ("inputs", "used", "position", "end")  # the rest is as the program has it that wrote it
    return all(boundary.get(name) == true.get(name) for name in told)


def unpack(tx: Transaction, parcels: Sequence[Parcel], host: str | None = None) -> list[str]:
    """Store tables; returns their ids here, which are new where a table of that id is there already.

    People whom this database does not know become guests without a session. ``host`` is an account that becomes the
    host of all tables.
    """
    here: list[str] = []
    for wanted in [parcel.header.table.id for parcel in parcels]:
        taken = wanted in here or tables.find(tx, wanted) is not None
        here.append(new_id() if taken else wanted)
    ids = {parcel.header.table.id: id_ for parcel, id_ in zip(parcels, here)}
    for parcel, id_ in zip(parcels, here):
        _unpack(tx, parcel, id_, ids, host)
    return here


def _leavers(header: Header, seat: SeatLine) -> list[Leaver]:
    """Who left a seat for good. Earlier formats tell of one at most, whose the seat still is, and not when."""
    if header.orrery_table < FORMAT and seat.resigned and seat.account is not None:
        return [Leaver(1, seat.account)]
    return [Leaver(*leaver) for leaver in seat.leavers]


def _unpack(tx: Transaction, parcel: Parcel, id_: str, ids: dict[str, str], host: str | None) -> None:
    header, table = parcel.header, parcel.header.table
    for account, name in header.people.items():
        if people.find(tx, account) is None:
            people.insert(tx, Account(account, name, True, wire.Settings(), table.created, table.moved))
    values = {name: getattr(table, name) for name in TableLine.__struct_fields__}
    values |= {
        "id": id_, "seq": len(parcel.entries), "host": host or table.host,
        "parent": ids.get(table.parent or "", table.parent), "rematch": ids.get(table.rematch or "", table.rematch),
    }
    seats = [
        SeatRow(id_, n, seat.kind, seat.account, seat.bot, seat.name, seat.colour, None, seat.resigned, seat.looked,
                seat.reserved, leavers=_leavers(header, seat))
        for n, seat in enumerate(header.seats)
    ]
    tables.insert(tx, TableRow(**values), seats)
    for entry in parcel.entries:
        matches.insert(tx, id_, _entry(entry))
    events.append(tx, id_, [EventRow(*msgspec.structs.astuple(line)) for line in parcel.events])
    if header.boundary is not None:
        matches.save_boundary(tx, id_, header.boundary)
    tx.run_many("INSERT INTO chat (table_id, n, account, seat, name, text, key, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [(id_, *msgspec.structs.astuple(line)) for line in parcel.chat])
    tx.tell("table", f"{id_} {len(parcel.entries)}")
