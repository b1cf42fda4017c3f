"""/api/push: how this browser is called while nobody looks, and how the last calls went."""

from __future__ import annotations

from orrery.server import wire
from orrery.server.away import Away
from orrery.server.http.area import Area, Call
from orrery.server.security import address

area = Area()


@area.get("/api/push", gives=wire.PushKey)
async def look(call: Call[None]) -> wire.PushKey:
    """The server's public key for web push, how many of my browsers get pushes, and how the last deliveries went."""
    return await _away(call).notices.known(call.account.id)


@area.post("/api/push", takes=wire.PushAddress)
async def add(call: Call[wire.PushAddress]) -> None:
    """Send pushes to this browser from now on."""
    await _away(call).notices.add_push(call.account.id, call.body)


@area.post("/api/push/stop", takes=wire.PushAddress)
async def stop(call: Call[wire.PushAddress]) -> None:
    """Send no more pushes to this browser."""
    await _away(call).notices.remove_push(call.account.id, call.body.endpoint)


@area.post("/api/push/test", gives=wire.PushKey, refuses=(409,))
async def try_out(call: Call[None]) -> wire.PushKey:
    """Send a test on all my channels and to all my browsers; tells how the deliveries went."""
    call.state.guard.count("test", call.account.id)
    await _away(call).notices.try_out(call.account.id, address(call.request))
    return await _away(call).notices.known(call.account.id)


def _away(call: Call[object]) -> Away:
    away: Away = call.state.away
    return away
