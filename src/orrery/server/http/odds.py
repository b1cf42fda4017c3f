"""Battle odds over HTTP: of fleets that anybody makes up, and of a hex as a viewer of a table sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from orrery.core import SPECTATOR, OrreryError
from orrery.lab import odds
from orrery.server import wire
from orrery.server.http.area import Area, Call
from orrery.server.problems import Invalid, NotFound
from orrery.server.security import address

area = Area()

_WAYS: Final = 1_200_000
"""Ways that are followed for one request: some tenths of a second."""
_HELP_WAYS: Final = 60_000
"""The same for each of the changes that could help."""
_SAMPLES: Final = 10_000
_SECONDS: Final = 0.6
QUIET: Final = "error-odds-quiet"
BETWEEN: Final = "~"
"""Stands between fleets; it may stand in an address as it is."""


class Fleets(Struct):
    """Fleets from the attacker to who was there first, with ``~`` between them (see ``games.eclipse.odds.fleet``); by
    fleet the rounds it fights before it retreats (-1: never) and how it aims; whether to say what would help."""

    fleets: Annotated[str, Meta(max_length=800)]
    retreat: Annotated[str, Meta(pattern=r"^(-1|\d{1,2})?(~(-1|\d{1,2})?){0,6}$")] = ""
    aim: Annotated[str, Meta(pattern=r"^[a-z]*(~[a-z]*){0,6}$", max_length=100)] = ""
    help: bool = False


class Eyes(Struct):
    """Through whose eyes."""

    viewer: wire.Viewer = SPECTATOR


class Hex(Struct):
    """A hex of the map, through whose eyes, and ships of his by type that he thinks of sending there."""

    sector: Annotated[str, Meta(pattern="^[0-9]{3}$")]
    viewer: wire.Viewer = SPECTATOR
    coming: Annotated[str, Meta(pattern=r"^(\d,\d,\d,\d)?$")] = ""


@area.get("/api/odds/{game}", gives=wire.BattleOdds, query=Fleets, anyone=True)
async def of_fleets(call: Call[None]) -> wire.BattleOdds:
    """The odds of a battle between fleets."""
    _known(call.part("game"))
    call.state.guard.count("reckon", address(call.request))
    asked: Fleets = call.query
    return await asyncio.to_thread(_of_fleets, asked.fleets, asked.retreat, asked.aim, asked.help)


@area.get("/api/tables/{table}/odds", gives=wire.BattleOdds, query=Hex, anyone=True, refuses=(403, 409))
async def of_hex(call: Call[None]) -> wire.BattleOdds:
    """The odds of the battle in a hex, from what a viewer of the table sees; without sides if nobody fights there."""
    asked: Hex = call.query
    table = await call.state.house.table(call.table)
    table.check_watch(call.visitor_id, asked.viewer)
    match = table.playing().match
    _known(match.game.slug)
    call.state.guard.count("reckon", address(call.request))
    coming = [int(count) for count in asked.coming.split(",")] if asked.coming else []
    zones = match.view(asked.viewer).zones
    return await asyncio.to_thread(_of_hex, zones, asked.viewer, asked.sector, coming)


@area.get("/api/tables/{table}/battles", gives=list[wire.ComingBattle], query=Eyes, anyone=True, refuses=(403, 409))
async def battles(call: Call[None]) -> list[wire.ComingBattle]:
    """The battles to which the ships on a table's map lead, as a viewer sees it."""
    viewer: int = call.query.viewer
    table = await call.state.house.table(call.table)
    table.check_watch(call.visitor_id, viewer)
    match = table.playing().match
    _known(match.game.slug)
    return [
        wire.ComingBattle(sector, [
            wire.Fighter(seat, odds.write_fleet(side.squadrons))
            for side, seat in zip(reversed(battle.sides), reversed(battle.seats), strict=True)
        ])
        for sector, battle in odds.battles_coming(match.view(viewer).zones, viewer)
    ]


def _known(slug: str) -> None:
    if slug not in odds.GAMES:
        raise NotFound("error-odds-game", f"There are no battle odds for {slug!r}; expected one of "
                       f"{', '.join(odds.GAMES)}.", {"game": slug, "known": ", ".join(odds.GAMES)})


@lru_cache(maxsize=256)
def _of_fleets(fleets: str, retreat: str, aim: str, help: bool) -> wire.BattleOdds:
    texts = fleets.split(BETWEEN)
    if not 2 <= len(texts) <= odds.MOST_SIDES:
        raise Invalid("error-odds-sides", f"A battle has 2 to {odds.MOST_SIDES} fleets, not {len(texts)}.",
                      {"most": odds.MOST_SIDES, "count": len(texts)})
    retreats, aims = retreat.split(BETWEEN), aim.split(BETWEEN)
    try:
        sides = [
            odds.read_side(text, "", aims[place] if place < len(aims) else "",
                           int(retreats[place]) if place < len(retreats) and retreats[place] else odds.NEVER)
            for place, text in enumerate(texts)
        ]
    except OrreryError as error:
        raise Invalid(error.key, str(error), error.args_) from None
    return _told(sides[::-1], [-1] * len(sides), odds.START, help)


def _of_hex(zones: dict[str, Any], viewer: int, sector: str, coming: Sequence[int]) -> wire.BattleOdds:
    try:
        battle = odds.battle_seen(zones, viewer, sector, coming)
    except OrreryError as error:
        if error.key == QUIET:  # a battle may be over by the time somebody asks for its odds: no fault of his
            return wire.BattleOdds("exact", 0, 0.0, 0.0, [], [], [])
        raise Invalid(error.key, str(error), error.args_) from None
    return _told(battle.sides, battle.seats, battle.moment, False)


def _told(sides: Sequence[odds.Side], seats: Sequence[int], moment: odds.Moment, help: bool) -> wire.BattleOdds:
    found = odds.battle_odds(sides, moment, _WAYS, _SAMPLES, _SECONDS)
    document = odds.plain(found)
    for side, seat in zip(document["sides"], reversed(seats), strict=True):
        side["seat"] = seat
    changes = odds.help_for(sides, len(sides) - 1, _HELP_WAYS) if help and found.method == odds.EXACT else []
    document["help"] = [change._asdict() for change in changes]
    return msgspec.convert(document, wire.BattleOdds)
