"""/api/tables and /api/invitation: lists, new tables, seats, links, submitting for programs."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from orrery.server import wire
from orrery.server.hints import Hints
from orrery.server.http.area import Area, Call
from orrery.server.info import is_member, may_see, table_info
from orrery.server.keep import matches, tables
from orrery.server.lobby import Lobby
from orrery.server.problems import Invalid, NoSuchTable, NotAllowed

area = Area()


class Earlier(Struct, forbid_unknown_fields=True):
    """Which page of finished matches: those that ended before this time."""

    before: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None


# -- lists -----------------------------------------------------------------------------------------------------------


@area.get("/api/tables", gives=wire.Tables, anyone=True)
async def lists(call: Call[None]) -> wire.Tables:
    """My games, and open tables that I can join."""
    found: wire.Tables = await call.state.house.presence.lists(call.visitor_id)
    return found


@area.get("/api/tables/finished", gives=list[wire.TableInfo], query=Earlier)
async def finished(call: Call[None]) -> list[wire.TableInfo]:
    """My finished matches, the latest first; up to 100 at a time."""
    account, before = call.account.id, call.query.before
    found = await call.state.db.read(lambda tx: tables.finished(tx, account, before))
    online = call.state.house.absence.online
    return [table_info(row, seats, account, online=online) for row, seats in found]


@area.post("/api/tables", takes=wire.NewTable, gives=wire.TableInfo, status=201, refuses=(409,))
async def create(call: Call[wire.NewTable]) -> wire.TableInfo:
    """Open a table; without open seats the match starts at once."""
    call.state.guard.count("make", call.account.id)
    return await _told(call, await _lobby(call).create(call.account, call.body))


@area.get("/api/tables/{table}", gives=wire.TableInfo, anyone=True)
async def look(call: Call[None]) -> wire.TableInfo:
    """One table, for its people, for spectators where they may watch, and for whoever could join."""
    return await _told(call, call.table)


# -- seats -----------------------------------------------------------------------------------------------------------


@area.post("/api/tables/{table}/join", takes=wire.Join, gives=wire.TableInfo, refuses=(409,))
async def join(call: Call[wire.Join]) -> wire.TableInfo:
    """Take an open seat of a listed table, one that is kept for me, or one that was left for good during the match."""
    await _lobby(call).join(call.account, call.table, call.body.seat)
    return await _told(call, call.table)


@area.post("/api/tables/{table}/leave", refuses=(409,))
async def leave(call: Call[None]) -> None:
    """Leave a table whose match has not begun."""
    await _lobby(call).leave(call.account, call.table)


@area.post("/api/tables/{table}/start", gives=wire.TableInfo, refuses=(409,))
async def start(call: Call[None]) -> wire.TableInfo:
    """Begin the match, if all seats are taken and it has not begun."""
    await _lobby(call).start(call.account, call.table)
    return await _told(call, call.table)


@area.post("/api/tables/{table}/seats/{seat}/bot", takes=wire.BotSeat, gives=wire.TableInfo, refuses=(409,))
async def put_bot(call: Call[wire.BotSeat]) -> wire.TableInfo:
    """Put a bot into a seat: an open one, or one's own for good."""
    await _lobby(call).put_bot(call.account, call.table, call.seat, call.body.bot)
    return await _told(call, call.table)


@area.delete("/api/tables/{table}/seats/{seat}", gives=wire.TableInfo, refuses=(409,))
async def free(call: Call[None]) -> wire.TableInfo:
    """The host of a table whose match has not begun frees a seat."""
    await _lobby(call).free(call.account, call.table, call.seat)
    return await _told(call, call.table)


@area.post("/api/tables/{table}/resign", takes=wire.BotSeat, gives=wire.TableInfo, refuses=(409,), optional=True)
async def resign(call: Call[wire.BotSeat]) -> wire.TableInfo:
    """Give up one's seats for good: of two the other has won, else bots play on."""
    await _lobby(call).leaving.resign(call.account.id, call.table, call.body.bot)
    return await _told(call, call.table)


@area.post("/api/tables/{table}/seats/{seat}/claim", gives=wire.TableInfo, refuses=(409,))
async def claim(call: Call[None]) -> wire.TableInfo:
    """End the wait for somebody who has vanished: of two I have won, else a bot plays his seat for good."""
    await _lobby(call).leaving.claim(call.account.id, call.table, call.seat)
    return await _told(call, call.table)


@area.post("/api/tables/{table}/stop", takes=wire.StopMatch, gives=wire.TableInfo, refuses=(409,))
async def stop(call: Call[wire.StopMatch]) -> wire.TableInfo:
    """Agree to stop the match, or no longer. It is over once everybody agrees."""
    await _lobby(call).leaving.stop(call.account.id, call.table, call.body.yes)
    return await _told(call, call.table)


@area.post("/api/tables/{table}/rematch", gives=wire.TableInfo, refuses=(409, 422))
async def rematch(call: Call[None]) -> wire.TableInfo:
    """Play a finished match again with the same people and bots, or join who asked for that before."""
    call.state.guard.count("make", call.account.id)
    return await _told(call, await _lobby(call).rematch(call.account, call.table))


@area.post("/api/tables/{table}/nudge", refuses=(409,))
async def nudge(call: Call[None]) -> None:
    """Remind those who keep the match waiting: once a minute at live tables, else once a day."""
    await _lobby(call).nudge(call.account, call.table)


# -- invitations -----------------------------------------------------------------------------------------------------


@area.post("/api/tables/{table}/seats/{seat}/invitation", gives=wire.Invitation, status=201, refuses=(409,))
async def invite(call: Call[None]) -> wire.Invitation:
    """A link that seats whoever opens it, once: in an open seat, or one that was left for good. An earlier link to the
    seat no longer works."""
    token = await _lobby(call).invite(call.account, call.table, call.seat)
    base = call.state.settings.public_url or str(call.request.base_url)
    return wire.Invitation(f"{base.rstrip('/')}/join/{token}")


@area.delete("/api/tables/{table}/seats/{seat}/invitation")
async def revoke(call: Call[None]) -> None:
    """Make the link to a seat worthless."""
    await _lobby(call).revoke(call.account, call.table, call.seat)


@area.get("/api/invitation/{token}", gives=wire.Invited, anyone=True)
async def see_invitation(call: Call[None]) -> wire.Invited:
    """Where a link leads."""
    row, seats, seat = await _lobby(call).look(call.part("token"))
    return wire.Invited(table_info(row, seats, call.visitor_id, online=call.state.house.absence.online), seat)


@area.post("/api/invitation/{token}", gives=wire.TableInfo, refuses=(409,))
async def accept(call: Call[None]) -> wire.TableInfo:
    """Take the seat to which a link leads."""
    return await _told(call, await _lobby(call).accept(call.account, call.part("token")))


# -- the match -------------------------------------------------------------------------------------------------------


@area.post("/api/tables/{table}/submit", takes=wire.Submit, gives=wire.Done, refuses=(409,))
async def submit(call: Call[wire.Submit]) -> wire.Done:
    """Answer a question without a socket: the same message, for programs."""
    given = call.body
    if given.table != call.table:
        raise Invalid("error-other-table", "The message is for another table than the address.")
    seq, repeated = await call.state.house.submit(
        call.table, given.seat, given.decision, given.seq, given.key, given.answer, free=given.free,
        by=call.account.id,
    )
    return wire.Done(given.key, call.table, seq, repeated)


@area.post("/api/tables/{table}/seats/{seat}/hint", takes=wire.AskHint, gives=wire.Hint, refuses=(409,))
async def hint(call: Call[wire.AskHint]) -> wire.Hint:
    """What the game's best bot would answer to my open question, at a table that is not rated. The others are told
    that I asked."""
    hints: Hints = call.state.hints
    return await hints.ask(call.account.id, call.table, call.seat, call.body.decision, call.purse)


@area.get("/api/tables/{table}/record", gives=bytes, anyone=True, refuses=(403, 409),
          media="application/octet-stream")
async def record(call: Call[None]) -> Response:
    """The record of a finished match, for its people and for spectators where they may watch.

    With it all hands are open, so there is none of a match that ended before its rules ended it.
    """
    found = await call.state.house.table(call.table)
    if not may_see(found.row, found.seats, call.visitor_id):
        raise NoSuchTable(call.table)
    if not found.row.watching and not is_member(found.row, found.seats, call.visitor_id):
        raise NotAllowed("error-not-watched", "This table is not open to spectators; only its players may look.")
    found.check_open_hands()
    kept = await call.state.db.read(lambda tx: matches.load_record(tx, call.table))
    name = f'attachment; filename="{found.row.game}-{found.row.id}.orrery"'
    return Response(kept.to_bytes(), media_type="application/octet-stream", headers={"content-disposition": name})


def _lobby(call: Call[object]) -> Lobby:
    lobby: Lobby = call.state.lobby
    return lobby


async def _told(call: Call[object], table_id: str) -> wire.TableInfo:
    house = call.state.house
    table = await house.table(table_id)
    if not may_see(table.row, table.seats, call.visitor_id):
        raise NoSuchTable(table_id)
    info: wire.TableInfo = house.info(table, call.visitor_id)
    return info
