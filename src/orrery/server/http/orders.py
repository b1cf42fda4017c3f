"""/api/tables/{table}/seats/{seat}/orders and .../back: what one leaves behind, and coming back."""

from __future__ import annotations

from orrery.server import wire
from orrery.server.away import Away
from orrery.server.http.area import Area, Call

area = Area()


@area.get("/api/tables/{table}/seats/{seat}/orders", gives=wire.SeatOrders, refuses=(403, 409))
async def look(call: Call[None]) -> wire.SeatOrders:
    """My standing orders in this seat, and what they answered."""
    await _check(call)
    return await _away(call).orders.given(call.table, call.seat)


@area.put("/api/tables/{table}/seats/{seat}/orders", takes=wire.Orders, gives=wire.SeatOrders, refuses=(409,))
async def give(call: Call[wire.Orders]) -> wire.SeatOrders:
    """Replace my standing orders in this seat. They act from the next question on."""
    await _check(call)
    return await _away(call).orders.give(call.table, call.seat, call.body.orders)


@area.post("/api/tables/{table}/seats/{seat}/back", gives=wire.TableInfo, refuses=(409,))
async def back(call: Call[None]) -> wire.TableInfo:
    """I am back: the bot that stood in for me leaves the seat."""
    await _away(call).clocks.back(call.table, call.seat, call.account.id)
    house = call.state.house
    info: wire.TableInfo = house.info(await house.table(call.table), call.account.id)
    return info


async def _check(call: Call[object]) -> None:
    table = await call.state.house.table(call.table)
    table.check_holds(call.account.id, call.seat)


def _away(call: Call[object]) -> Away:
    away: Away = call.state.away
    return away
