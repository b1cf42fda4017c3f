"""Battle odds over HTTP: of fleets that anybody makes up, and of a place as a viewer of a table sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from orrery import games
from orrery.core import SPECTATOR, BadSetup, OrreryError
from orrery.lab import odds
from orrery.server import wire
from orrery.server.http.area import Area, Call
from orrery.server.problems import Invalid, NotFound

area = Area()

_LONGEST: Final = 100
"""Characters of the values of an option."""
BETWEEN: Final = "~"
"""Stands between fleets, and between the values of an option; it may stand in an address as it is."""


class Fleets(Struct):
    """Fleets from the attacker to who was there first, with ``~`` between them, as the game writes them; whether to say
    what would help. Each option of the game's battles is a value of its own, in the same order (``retreat=1~``)."""

    fleets: Annotated[str, Meta(max_length=800)]
    help: bool = False
    options: dict[str, str] = {}


class Eyes(Struct):
    """Through whose eyes."""

    viewer: wire.Viewer = SPECTATOR


class Place(Struct):
    """A place by its canonical text, through whose eyes, and units of his that he thinks of sending there; and whether
    only the two are meant that fight first."""

    place: Annotated[str, Meta(min_length=1, max_length=80)]
    viewer: wire.Viewer = SPECTATOR
    coming: Annotated[str, Meta(max_length=200)] = ""
    duel: bool = False


@area.get("/api/odds", gives=list[wire.OddsGame], anyone=True)
async def having(call: Call[None]) -> list[wire.OddsGame]:
    """The games that have battle odds, and what can be said of a side there beside its units."""
    found = {game.slug for game in games.loaded()[0]}
    return [_game(slug) for slug in odds.known() if slug in found]


@area.get("/api/odds/{game}", gives=wire.BattleOdds, query=Fleets, anyone=True)
async def of_fleets(call: Call[None]) -> wire.BattleOdds:
    """The odds of a battle between fleets."""
    game, battle = _made_up(call)
    return await _odds(call, game, battle, call.query.help)


@area.get("/api/odds/{game}/progress", gives=wire.OddsProgress, query=Fleets, anyone=True)
async def progress(call: Call[None]) -> wire.OddsProgress:
    """How far the odds of a battle are that somebody waits for."""
    game, battle = _made_up(call)
    return wire.OddsProgress(call.state.reckoning.share(game, battle, call.query.help))


@area.post("/api/odds/{game}/stop", gives=bool, query=Fleets, anyone=True)
async def stop(call: Call[None]) -> bool:
    """Work out no more the odds of a battle, unless somebody else waits for them. Whether that was so."""
    game, battle = _made_up(call)
    stopped: bool = call.state.reckoning.stop(game, battle, call.query.help, call.purse)
    return stopped


def _made_up(call: Call[None]) -> tuple[str, odds.Battle]:
    """The game and the battle that an address names."""
    game = call.part("game")
    _reckoner(game)
    asked: Fleets = call.query
    named = {name: value for name, value in call.request.query_params.items() if name not in Fleets.__struct_fields__}
    if any(len(value) > _LONGEST for value in named.values()):
        raise Invalid("error-value", f"A value in the address cannot be: expected at most {_LONGEST} characters.",
                      {"detail": f"expected at most {_LONGEST} characters"})
    return game, _battle(game, asked.fleets, named)


@area.get("/api/tables/{table}/odds", gives=wire.BattleOdds, query=Place, anyone=True, refuses=(403, 409))
async def of_place(call: Call[None]) -> wire.BattleOdds:
    """The odds of the battle at a place, from what a viewer of the table sees; without sides if nobody fights there."""
    asked: Place = call.query
    table = await call.state.house.table(call.table)
    table.check_watch(call.visitor_id, asked.viewer)
    course = table.playing()
    match, reckoner = course.match, _reckoner(course.match.game.slug)
    sight = (table.id, course.seq, asked.viewer, asked.place, asked.coming, asked.duel)
    battle: odds.Battle | None = await call.state.reckoning.seen(
        sight, call.purse, lambda: _battle_seen(reckoner, match.view(asked.viewer).zones, asked))
    if battle is None:
        return wire.BattleOdds("exact", 0, 0.0, 0.0, [], [], [])
    whose = f"{table.id} {asked.viewer}" if asked.viewer >= 0 else ""  # what a player thinks of is nobody else's
    return await _odds(call, match.game.slug, battle, whose=whose)


@area.get("/api/tables/{table}/battles", gives=list[wire.ComingBattle], query=Eyes, anyone=True, refuses=(403, 409))
async def battles(call: Call[None]) -> list[wire.ComingBattle]:
    """The battles to which the units at a table lead, as a viewer sees it."""
    viewer: int = call.query.viewer
    table = await call.state.house.table(call.table)
    table.check_watch(call.visitor_id, viewer)
    course = table.playing()
    match, reckoner = course.match, _reckoner(course.match.game.slug)
    coming: Sequence[odds.Battle] = await call.state.reckoning.seen(
        (table.id, course.seq, viewer), call.purse, lambda: reckoner.battles_coming(match.view(viewer).zones, viewer))
    return [
        wire.ComingBattle(one.place, [wire.Fighter(side.seat, side.neutral, side.fleet) for side in one.sides])
        for one in coming
    ]


def _reckoner(slug: str) -> odds.Reckoner:
    try:
        return odds.load(slug)
    except BadSetup as error:
        raise NotFound(error.key, str(error), error.args_) from None


def _game(slug: str) -> wire.OddsGame:
    reckoner = odds.load(slug)
    options = [wire.OddsOption(one.name, list(one.values), one.most, one.whole) for one in reckoner.options]
    return wire.OddsGame(slug, reckoner.most_sides, options)


def _battle(game: str, fleets: str, options: Mapping[str, str]) -> odds.Battle:
    try:
        values = {name: value.split(BETWEEN) for name, value in options.items()}
        return odds.read_battle(odds.load(game), fleets.split(BETWEEN), values)
    except OrreryError as error:
        raise Invalid(error.key, str(error), error.args_) from None


def _battle_seen(reckoner: odds.Reckoner, zones: dict[str, Any], asked: Place) -> odds.Battle | None:
    try:
        battle = reckoner.battle_seen(zones, asked.viewer, asked.place, asked.coming)
        return reckoner.duel(battle) if asked.duel else battle
    except odds.NoBattle:  # it may be over by the time somebody asks for its odds: no fault of his
        return None
    except OrreryError as error:
        raise Invalid(error.key, str(error), error.args_) from None


async def _odds(
    call: Call[None], game: str, battle: odds.Battle, help: bool = False, whose: str = "",
) -> wire.BattleOdds:
    found: wire.BattleOdds = await call.state.reckoning.odds(game, battle, help, call.purse, whose)
    return found
