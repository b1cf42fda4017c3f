"""The application: everything that a server is made of, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Scope

from orrery.core import OrreryError
from orrery.server.archive import Archive
from orrery.server.away import Away
from orrery.server.database import Transaction, connect
from orrery.server.doors import DOORS, Doors
from orrery.server.hints import Hints
from orrery.server.house import House
from orrery.server.http import analysis, games, history, odds, orders, people, push, tables
from orrery.server.http.area import json_answer
from orrery.server.http.client import Client
from orrery.server.http.openapi import document
from orrery.server.keep import ratings
from orrery.server.lobby import Lobby
from orrery.server.people import ENDED, People
from orrery.server.presence import Presence
from orrery.server.problems import named, where
from orrery.server.reckoning import Reckoning
from orrery.server.security import Guard
from orrery.server.settings import Settings
from orrery.server.shield import Shield, log
from orrery.server.socket import socket
from orrery.server.studies import Studies
from orrery.server.submit import Act
from orrery.server.thinkers import Thinkers
from orrery.server.worker import Worker

AREAS: Final = (games.area, people.area, tables.area, history.area, analysis.area, odds.area, orders.area, push.area)

_SWEEP: Final = 60.0
"""Seconds between two looks at the sessions that have sockets."""


class App(Starlette):
    """Starlette without its own error pages: the shield answers for everything."""

    def build_middleware_stack(self) -> ASGIApp:
        """The router behind the shield."""
        return Shield(self.router, self.state.settings, self.state.doors)


class Pages(Route):
    """Everything that is not the API: what is unknown there is not a page that lacks a method."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether this address could be a page or a file of the client."""
        return (Match.NONE, {}) if scope.get("path", "").startswith("/api/") else super().matches(scope)


def build(settings: Settings) -> Starlette:
    """The application of a server; its lifespan opens the database and everything that lives on it."""
    client = Client(settings.client)
    description = json_answer(document(AREAS)).body

    async def describe(request: Request) -> Response:
        request.app.state.guard.arrive(request)
        return Response(description, media_type="application/json")

    async def health(request: Request) -> Response:
        request.app.state.guard.arrive(request)
        await request.app.state.db.read(lambda tx: tx.row("SELECT 1"))
        return json_answer({"orrery": "ok", "server": settings.instance})

    routes: list[Route | WebSocketRoute] = [
        *[route for area in AREAS for route in area.routes()],
        Route("/api/openapi.json", describe),
        Route("/healthz", health),
        WebSocketRoute("/ws", socket),
        Pages("/{path:path}", client.answer),
    ]
    app = App(routes=routes, lifespan=_lifespan)
    app.state.settings = settings
    app.state.guard = Guard(settings.limits)
    app.state.doors = Doors(app.state.guard, settings)
    app.state.client = client
    return app


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[Mapping[str, Any]]:
    async with AsyncExitStack() as stack:
        try:
            await _begin(app, app.state.settings, stack)
        except Exception as problem:
            app.state.failure = problem  # for whoever started the server: uvicorn would only print where it was
            raise
        yield {DOORS: app.state.doors}


def _note_fault(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what nobody caught by its kind and place: its words may be of somebody's hand."""
    error = context.get("exception")
    log.error("%s\n%s", context.get("message"), where(error) if isinstance(error, Exception) else type(error).__name__)


async def _begin(app: Starlette, settings: Settings, stack: AsyncExitStack) -> None:
    asyncio.get_running_loop().set_exception_handler(_note_fault)
    db = connect(settings.database)
    house = House(db)
    await db.open(house.heard)
    stack.push_async_callback(db.close)
    await house.open()
    stack.push_async_callback(house.close)
    app.state.db, app.state.house = db, house
    app.state.people = People(db, settings, house.presence.turn_out)
    house.channels[ENDED] = house.presence.turn_out
    app.state.lobby = Lobby(db, house)
    app.state.archive = Archive(teller=Worker("orrery.server.teller"))
    stack.push_async_callback(app.state.archive.close)
    app.state.reckoning = Reckoning()
    stack.push_async_callback(app.state.reckoning.close)
    house.within.append(count_rating)
    app.state.studies = Studies(house, settings.analysis_answers)
    stack.push_async_callback(app.state.studies.stop)
    await app.state.studies.start()
    app.state.away = Away(house, settings)
    stack.push_async_callback(app.state.away.stop)
    await app.state.away.start()
    app.state.hints = Hints(house, Thinkers(1, settings.bot_budget))
    stack.push_async_callback(app.state.hints.close)
    await app.state.people.forget_old_sessions()
    await app.state.people.rekey_names()
    sweeping = asyncio.create_task(_sweep(app.state.people, house.presence))
    stack.callback(sweeping.cancel)
    await asyncio.to_thread(games.make_ready)


async def _sweep(people: People, presence: Presence) -> None:
    """End sessions by their age, and close sockets of sessions that have ended elsewhere."""
    while True:
        await asyncio.sleep(_SWEEP)
        try:
            await people.forget_old_sessions()
            await people.look_after(presence.sessions)
        except OrreryError as problem:
            log.error("sessions were not looked at (%s)", named(problem))


def count_rating(tx: Transaction, act: Act) -> None:
    """Count a match for the ratings in the transaction that ends it."""
    if act.ends and act.row.result is not None:
        ratings.settle(tx, act.row.id, act.row.result, act.row.moved)
