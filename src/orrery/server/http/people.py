"""/api/me and how one comes to be somebody: guest, account, login."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET
from starlette.responses import Response

from orrery.server import wire
from orrery.server.http.area import Area, Call, json_answer
from orrery.server.keep import tables
from orrery.server.keep.people import Account
from orrery.server.people import People, token_of
from orrery.server.security import address

area = Area()


@area.get("/api/me", gives=wire.Me)
async def look(call: Call[None]) -> wire.Me:
    """The account behind this browser."""
    people: People = call.state.people
    return await people.me(call.account)


@area.patch("/api/me", takes=wire.ChangeMe, gives=wire.Me, refuses=(409,))
async def change(call: Call[wire.ChangeMe]) -> wire.Me:
    """Change name, settings or password. A new password ends all other sessions of the account."""
    people: People = call.state.people
    if call.body.password is not UNSET:
        call.state.guard.count("guess", call.account.id)
    if call.body.settings is not UNSET:
        await call.state.away.notices.check_settings(call.body.settings, call.account, address(call.request))
    account = await people.change(call.account, token_of(call.request) or "", call.body)
    await _renamed(call, account)
    return await people.me(account)


@area.post("/api/guest", takes=wire.NewGuest, gives=wire.Me, refuses=(409,), anyone=True)
async def begin(call: Call[wire.NewGuest]) -> Response:
    """Begin as a guest. Who is somebody already stays who he is."""
    people: People = call.state.people
    if call.visitor is not None:
        return json_answer(await people.me(call.visitor))
    call.state.guard.count("enter", address(call.request))
    account, token = await people.begin(call.body)
    return await _seated(people, account, token)


@area.post("/api/register", takes=wire.Credentials, gives=wire.Me, refuses=(409,), anyone=True)
async def register(call: Call[wire.Credentials]) -> Response:
    """Make the guest of this browser an account; he keeps his tables."""
    people: People = call.state.people
    call.state.guard.count("enter", address(call.request))
    account, token = await people.register(call.body, call.visitor, token_of(call.request))
    await _renamed(call, account)
    return await _seated(people, account, token)


@area.post("/api/login", takes=wire.Credentials, gives=wire.Me, anyone=True)
async def login(call: Call[wire.Credentials]) -> Response:
    """Become one's account in this browser. Tables of the guest who played here move over to it."""
    people: People = call.state.people
    call.state.guard.count("enter", address(call.request))
    call.state.guard.guess(call.request, call.body.name)
    account, token, moved = await people.login(call.body, call.visitor, token_of(call.request))
    for table_id in moved:
        await call.state.house.changed(table_id)
    return await _seated(people, account, token)


@area.post("/api/logout", anyone=True)
async def logout(call: Call[None]) -> Response:
    """End the session of this browser."""
    people: People = call.state.people
    await people.logout(call.visitor, token_of(call.request))
    response = Response(status_code=204)
    people.unseat(response)
    return response


async def _renamed(call: Call[Any], account: Account) -> None:
    """Tables in memory show the name too."""
    if call.visitor is not None and call.visitor.name != account.name:
        for row, _ in await call.state.db.read(lambda tx: tables.mine(tx, account.id)):
            await call.state.house.changed(row.id)


async def _seated(people: People, account: Account, token: str) -> Response:
    response = json_answer(await people.me(account))
    people.seat(response, token)
    return response
