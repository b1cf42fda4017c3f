"""Finished matches looked through by a bot, over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, convert

from orrery.core import OMNISCIENT, Refused
from orrery.lab import analysis as lab
from orrery.server import wire
from orrery.server.bots import stand_in
from orrery.server.http.area import Area, Call
from orrery.server.keep.studies import Study
from orrery.server.table import Table

area = Area()


class Eyes(Struct, forbid_unknown_fields=True):
    """Through whose eyes the events are numbered that name the swings."""

    viewer: wire.Viewer = OMNISCIENT


class AdviceQuery(Struct, forbid_unknown_fields=True):
    """The answer in question: how many inputs stand after it."""

    at: Annotated[int, Meta(ge=0)]


@area.get("/api/tables/{table}/analysis", gives=wire.Analysis, query=Eyes, anyone=True, refuses=(403, 409))
async def found(call: Call[None]) -> wire.Analysis:
    """What a bot thinks of a finished match, as far as somebody has wanted to know."""
    table = await _table(call)
    return await _told(call, table, await call.state.studies.of(table), call.query.viewer)


@area.post("/api/tables/{table}/analysis", gives=wire.Analysis, refuses=(403, 409))
async def begin(call: Call[None]) -> wire.Analysis:
    """Have a finished match looked through, or go on with it where it was stopped."""
    table = await _table(call)
    purse = call.state.guard.purse(call.request, "study")
    return await _told(call, table, await call.state.studies.begin(table, call.account.id, purse), OMNISCIENT)


@area.delete("/api/tables/{table}/analysis", gives=wire.Analysis, refuses=(403, 409))
async def end(call: Call[None]) -> wire.Analysis:
    """Stop looking through a match. What was found stays."""
    table = await _table(call)
    return await _told(call, table, await call.state.studies.end(table, call.account.id), OMNISCIENT)


@area.get("/api/tables/{table}/advice", gives=wire.Advice, query=AdviceQuery, anyone=True, refuses=(403, 409))
async def advice(call: Call[None]) -> wire.Advice:
    """What the game's best bot would have done where somebody answered."""
    table = await _table(call)
    match = table.playing().match
    at, last, bot = call.query.at, len(match.inputs), stand_in(match.game)
    if not 0 < at <= last:
        raise Refused("error-no-answer-there", f"Nobody answered at {at}; expected 1 to {last}.",
                      {"at": at, "last": last})
    found = await call.state.archive.advice(match, bot, at, call.purse)
    return wire.Advice(table.id, at, bot, [
        wire.Advised(one.seat, convert({"id": "", **one.asked}, wire.Asked), one.answer, one.advised, one.agrees,
                     [wire.Weighed(answer, worth) for answer, worth in one.weighed])
        for one in found
    ])


async def _table(call: Call[None]) -> Table:
    """The table, if its rules have ended the match: of a running one nothing is said to anybody."""
    table: Table = await call.state.house.table(call.table)
    table.check_watch(call.visitor_id, OMNISCIENT)
    return table


async def _told(call: Call[None], table: Table, study: Study | None, viewer: int) -> wire.Analysis:
    if study is None:
        return wire.Analysis(table.id, "none", False, "", 0.0, [], [])
    ahead = call.state.studies.ahead(table) if study.state == "working" else 0
    spots = lab.smoothed(study.found.spots)
    moved = [wire.Swing(one.before, one.after, one.seat, one.change, list(one.changes), None)
             for one in lab.swings(study.found.spots)]
    if study.state == "done" and viewer >= OMNISCIENT:
        if viewer >= 0:
            table.check_seat(viewer)
        story = await call.state.archive.story(table.id, table.playing(), viewer, call.purse)
        moved = await call.state.archive.named(story, moved, table.row.game, call.purse)
    chances = [
        wire.Chances(spot.step, spot.games, list(spot.chances()), *[list(ends) for ends in zip(*spot.intervals(),
                                                                                              strict=True)])
        for spot in spots
    ]
    return wire.Analysis(
        table.id, "waiting" if ahead else study.state, study.account == call.visitor_id, study.bot,
        1.0 if study.state == "done" else min(0.99, study.found.spent / call.state.studies.answers), chances, moved)
