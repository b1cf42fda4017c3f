"""Looking back over HTTP: events, histories, films, moments, branches."""

from __future__ import annotations

from base64 import b64decode
from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.responses import Response

from orrery.core import SPECTATOR
from orrery.server import wire
from orrery.server.branch import branch
from orrery.server.chronicle import numbered
from orrery.server.history import Story
from orrery.server.http.area import Area, Call
from orrery.server.keep import events
from orrery.server.problems import Invalid
from orrery.server.table import Table

area = Area()


class Eyes(Struct, forbid_unknown_fields=True):
    """Through whose eyes to look."""

    viewer: wire.Viewer = SPECTATOR


class EventsQuery(Struct, forbid_unknown_fields=True):
    """Through whose eyes to look; the number before which events are wanted, and how many at most."""

    before: wire.Count
    most: Annotated[int, Meta(ge=1, le=500)] = 500
    viewer: wire.Viewer = SPECTATOR


class MomentQuery(Struct, forbid_unknown_fields=True):
    """Through whose eyes to look, and where: the number of inputs that stand."""

    at: Annotated[int, Meta(ge=0)]
    viewer: wire.Viewer = SPECTATOR


@area.get("/api/tables/{table}/events", gives=wire.Events, query=EventsQuery, anyone=True, refuses=(403, 409))
async def earlier(call: Call[None]) -> wire.Events:
    """The events of one viewer before one of them."""
    asked: EventsQuery = call.query
    table = await call.state.house.table(call.table)
    _check(table, call.visitor_id, asked.viewer)
    told, viewer = table.told, asked.viewer
    end = min(asked.before, told.count(viewer))
    first = max(0, end - asked.most)
    places = told.place(viewer, first), told.place(viewer, end)
    rows = await call.state.db.read(lambda tx: events.between(tx, call.table, *places))
    return wire.Events(call.table, viewer, first, numbered(rows, viewer, first))


@area.get("/api/tables/{table}/history", gives=wire.History, query=Eyes, anyone=True, refuses=(403, 409))
async def history(call: Call[None]) -> Response:
    """The steps of a match as one viewer saw them."""
    return await _sent(call, (await _story(call, call.query.viewer)).history)


@area.get("/api/tables/{table}/film", gives=wire.Film, query=Eyes, anyone=True, refuses=(403, 409))
async def film(call: Call[None]) -> Response:
    """The steps of a match with every document, to be stepped through without asking again."""
    return await _sent(call, (await _story(call, call.query.viewer)).film)


@area.get("/api/tables/{table}/moment", gives=wire.Moment, query=MomentQuery, anyone=True, refuses=(403, 409))
async def moment(call: Call[None]) -> wire.Moment:
    """What one viewer saw at one step."""
    told: wire.Moment = await call.state.archive.moment(
        await _story(call, call.query.viewer), call.query.at, call.purse)
    return told


@area.post("/api/tables/{table}/branch", takes=wire.Branch, gives=wire.TableInfo, status=201, refuses=(403, 409))
async def play_on(call: Call[wire.Branch]) -> wire.TableInfo:
    """A table of one's own that begins at a step of this match."""
    call.state.guard.count("make", call.account.id)
    table = await call.state.house.table(call.table)
    _check(table, call.account.id, call.body.viewer)
    opened = await branch(call.state.house, call.state.archive, call.account, table, call.body, call.purse)
    info: wire.TableInfo = call.state.house.info(opened, call.account.id)
    return info


@area.post("/api/film", takes=wire.Shown, gives=wire.Film, anyone=True)
async def of_file(call: Call[wire.Shown]) -> Response:
    """The film of a match that somebody has in a file. Nothing of it is kept but for a while."""
    asked = call.body
    try:
        record = b64decode(asked.record, validate=True)
    except ValueError:
        raise Invalid("error-value", "A value in the request cannot be: expected a record in base64.",
                      {"detail": "expected a record in base64"}) from None
    story: Story = await call.state.archive.of_record(record, asked.viewer, call.purse)
    return await _sent(call, story.film)


async def _story(call: Call[None], viewer: int) -> Story:
    table = await call.state.house.table(call.table)
    _check(table, call.visitor_id, viewer)
    story: Story = await call.state.archive.story(table.id, table.playing(), viewer, call.purse)
    return story


def _check(table: Table, account: str | None, viewer: int) -> None:
    """Refuse a viewpoint that is not this person's. If its rules ended the match, whoever may watch may take any."""
    if viewer >= 0 and table.row.state == "over" and not table.row.cut_short:
        table.check_watch(account, SPECTATOR)
        table.check_seat(viewer)
    else:
        table.check_watch(account, viewer)


async def _sent(call: Call[Any], packed: bytes) -> Response:
    """JSON that lies packed: so it is sent, to whoever can unpack it."""
    if "gzip" not in call.request.headers.get("accept-encoding", ""):
        plain: bytes = await call.state.archive.unpacked(packed, call.purse)
        return Response(plain, media_type="application/json")
    return Response(packed, media_type="application/json", headers={"content-encoding": "gzip"})
