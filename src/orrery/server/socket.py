"""The socket at ``/ws``: one connection of one browser, its messages in and out.

A message that cannot be understood is refused with what was expected, and the connection goes on; only somebody who
sends one after the other is closed out. Whoever reads too slowly misses news and gets whole views instead.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from orrery.core import OrreryError
from orrery.server import wire
from orrery.server.doors import Doors
from orrery.server.fanout import Held, Outbox, encode
from orrery.server.house import House
from orrery.server.keep.people import Account
from orrery.server.people import session_of
from orrery.server.points import reach
from orrery.server.problems import BadRequest, Denied, NeedAccount, TooLarge, TooMany, told, where
from orrery.server.security import Bucket, address
from orrery.server.submit import Stale

_log = logging.getLogger(__name__)

MOST_FAULTS: Final = 50
"""Messages that cannot be understood, or come too fast, before the connection is closed."""
MOST_WATCHED: Final = 20
"""Tables that one connection may watch at once."""
MOST_FROM_ONE_PLACE: Final = 200
"""Connections from one address at once: a club behind one router, but no more."""
BAD_CLIENT: Final = 1008
TOO_SLOW: Final = 1013
SESSION_ENDED: Final = 4001
"""The session by which the socket came in is over: connect again, as whoever one is now."""

MOST_AT_ONCE: Final = 65_536
"""Characters that are handed to the system together, before it is seen whether the reader takes them."""
COSTS: Final[dict[type, float]] = {wire.Watch: 4, wire.Lobby: 4, wire.Why: 4}
"""What some messages cost an address more than others: they change nothing, and have the server gather or tell much."""
LINE: Final = "orrery.line"
"""Under which name the scope of a socket holds its line."""

_decode = msgspec.json.Decoder(wire.FromClient).decode
_DETAIL: Final = 200
_GOODBYE: Final = 5.0
_DONE: Final = '{"t":"done"'


async def socket(websocket: WebSocket) -> None:
    """The endpoint: knows the account by its cookie, and serves the connection until it ends."""
    state = websocket.app.state
    house: House = state.house
    session, outbox = session_of(websocket), Outbox()
    if session is not None:
        house.presence.come_by(session, outbox)  # first: it may end while it is looked up
    try:
        account = await state.people.account_of(websocket)
        if account is None and session is not None:
            house.presence.go_by(session, outbox)
        place = address(websocket)
        with house.presence.admitted(place, MOST_FROM_ONE_PLACE if state.guard.on else None) as held:
            if held is None:
                await websocket.close(BAD_CLIENT)
                return
            await websocket.accept()
            await Connection(websocket, house, account, outbox, state.doors, place, held).serve()
    finally:
        if session is not None:
            house.presence.go_by(session, outbox)


class Line(Protocol):
    """What lies below a socket: it takes messages without being waited for."""

    @property
    def ready(self) -> bool:
        """Whether the other side has taken enough of what was sent before."""

    def write(self, texts: Sequence[str]) -> None:
        """Send messages, each in a frame of its own."""

    def when_ready(self, call: Callable[[], None]) -> None:
        """What to call whenever it is ready again."""

    def abort(self) -> None:
        """Break the connection off."""


class Connection:
    """One open socket. ``watching`` says as which viewer it follows which tables."""

    def __init__(
        self, websocket: WebSocket, house: House, account: Account | None, outbox: Outbox, doors: Doors, place: str,
        held: Held,
    ) -> None:
        self.account = account.id if account is not None else None
        self.outbox = outbox
        self._held = held
        self.watching: dict[str, int] = {}
        self._websocket = websocket
        self._line: Line = websocket.scope["extensions"][LINE]
        self._house = house
        self._doors = doors
        self._guard = doors.guard
        self._place = place
        self._limits = doors.guard.on
        self._aside: set[asyncio.Task[None]] = set()
        self._faults = 0
        self._messages = Bucket(100, 30)
        self._lines = Bucket(8, 0.5)
        self._acts: dict[type, Callable[[Any], Awaitable[None]]] = {
            wire.Submit: self._submit, wire.Retract: self._retract, wire.GoBack: self._go_back,
            wire.Consent: self._consent, wire.Say: self._say, wire.Watch: self._watch, wire.Unwatch: self._unwatch,
            wire.Why: self._why, wire.Seen: self._seen, wire.Lobby: self._lobby, wire.Ping: self._ping,
        }

    async def serve(self) -> None:
        """Read until either side ends it; what is to be sent goes out by itself."""
        self._line.when_ready(self._deliver)
        self.outbox.bring(lambda later: self._house.presence.steward.call(self._deliver, later), self._held)
        self._house.come(self)
        try:
            await self._read()
        finally:
            self._house.go(self)
            self.outbox.empty()
            for task in self._aside:
                task.cancel()

    # -- out ---------------------------------------------------------------------------------------------------------

    def _deliver(self) -> None:
        """Send what waits, as far as the other side takes it."""
        while self._line.ready:
            texts = self.outbox.fetch(MOST_AT_ONCE)
            if not texts:
                break
            self._line.write(texts)
            if any(text.startswith(_DONE) for text in texts):
                reach("acknowledged")
        if self.outbox.broken:
            self._do_aside(partial(self._hang_up, SESSION_ENDED if self.outbox.ended else TOO_SLOW))
        elif self._line.ready and self.outbox.caught_up():
            self._do_aside(partial(self._house.resync, self))

    def _do_aside(self, work: Callable[[], Awaitable[None]]) -> None:
        async def logged() -> None:
            try:
                await work()
            except Exception as error:
                if isinstance(error, OrreryError):
                    _log.warning("a socket could not be shown its tables again (%s)", error.key)
                else:
                    _log.error("a socket could not be served\n%s", where(error))
                self._line.abort()  # it connects anew, and watches what there is

        task = asyncio.create_task(logged())
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    # -- in ----------------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while (self._faults < MOST_FAULTS or not self._limits) and not self.outbox.broken:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._doors.wait(self._place)
            if self.outbox.ended:
                break  # who sent this is nobody any more
            raw = message.get("text")
            data = message.get("bytes") or b"" if raw is None else raw.encode()
            try:
                await self._take(data)
            except Exception as error:
                # A fault of ours. Its words may be of a hand, so only its kind is told and logged.
                _log.error("a message failed\n%s", where(error))
                self._refuse(data, Denied("error-fault", "Something went wrong on the server; nothing was changed."))
            await asyncio.sleep(0)  # however much one socket has to say, the others have their turn in between
        self._deliver()  # what is said to him last
        broken = SESSION_ENDED if self.outbox.ended else TOO_SLOW
        await self._hang_up(broken if self.outbox.broken else BAD_CLIENT)

    async def _hang_up(self, code: int) -> None:
        """Close the socket. Who does not even read that is left without a word."""
        try:
            async with asyncio.timeout(_GOODBYE):
                with suppress(WebSocketDisconnect, RuntimeError):
                    await self._websocket.close(code)
        except TimeoutError:
            self._line.abort()

    async def _take(self, data: bytes) -> None:
        if len(data) > wire.LARGEST:
            self._fault(b"", TooLarge("error-message-large", f"The message has {len(data)} bytes; expected at most "
                                      f"{wire.LARGEST}.", {"size": len(data), "most": wire.LARGEST}))
            return
        wait = max(self._messages.spend(""), self._guard.spend("send", self._place)) if self._limits else 0
        if wait:
            self._fault(data, TooMany(wait))
            return
        try:
            message = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            detail = str(error)[:_DETAIL]  # it may repeat what was sent, which may be long
            self._fault(data, BadRequest("error-message", f"The message was not understood: {detail}.",
                                         {"detail": detail}))
            return
        try:
            if type(message) in COSTS:
                self._guard.count("send", self._place, COSTS[type(message)])
                await self._doors.wait(self._place, COSTS[type(message)])
            await self._acts[type(message)](message)
        except OrreryError as refusal:
            if isinstance(refusal, TooMany):
                self._faults += 1
            key, table = getattr(message, "key", None), getattr(message, "table", None)
            known = self._house.tables.get(table) if table is not None else None
            seq = known.seq if known is not None and table in self.watching else None
            self.outbox.reply(encode(wire.Refused(key, table, seq, told(refusal))))
            if isinstance(refusal, Stale) and table in self.watching:
                self._house.show_again(self, table)

    def _fault(self, data: bytes, problem: OrreryError) -> None:
        self._faults += 1
        self._refuse(data, problem)

    def _refuse(self, data: bytes, problem: OrreryError) -> None:
        key, table = _names(data)
        self.outbox.reply(encode(wire.Refused(key, table, None, told(problem))))

    # -- acts --------------------------------------------------------------------------------------------------------

    async def _submit(self, act: wire.Submit) -> None:
        self._done(act, *await self._house.submit(
            act.table, act.seat, act.decision, act.seq, act.key, act.answer, free=act.free, by=self._known()))

    async def _retract(self, act: wire.Retract) -> None:
        self._done(act, *await self._house.retract(act.table, act.seat, act.seq, act.key, by=self._known()))

    async def _go_back(self, act: wire.GoBack) -> None:
        self._done(act, *await self._house.undo(act.table, act.seat, act.to, act.seq, act.key, by=self._known()))

    async def _consent(self, act: wire.Consent) -> None:
        self._done(act, *await self._house.consent(act.table, act.seat, act.proposal, act.yes, by=self._known()))

    async def _say(self, act: wire.Say) -> None:
        account = self._known()
        wait = self._lines.spend("") if self._limits else 0
        if wait:
            raise TooMany(wait)
        self._done(act, *await self._house.say(act.table, account, act.text, act.key))

    async def _watch(self, act: wire.Watch) -> None:
        if act.table not in self.watching and len(self.watching) >= MOST_WATCHED:
            raise Denied("error-watched-most", f"You watch {MOST_WATCHED} tables already; leave one of them first.",
                         {"most": MOST_WATCHED})
        if act.table not in self._house.tables:
            self._guard.count("open", self._place)
        await self._house.watch(self, act.table, act.viewer, act.events, act.seq)

    async def _unwatch(self, act: wire.Unwatch) -> None:
        self._house.unwatch(self, act.table)

    async def _why(self, act: wire.Why) -> None:
        self.outbox.reply(encode(await self._house.why(act.table, act.seat, act.decision, by=self._known())))

    async def _seen(self, act: wire.Seen) -> None:
        await self._house.seen(act.table, act.seat, act.events, by=self._known())

    async def _lobby(self, act: wire.Lobby) -> None:
        if act.on:
            await self._house.presence.follow(self)
        else:
            self._house.presence.unfollow(self)

    async def _ping(self, act: wire.Ping) -> None:
        self.outbox.reply(_PONG)

    def _known(self) -> str:
        if self.account is None:
            raise NeedAccount("error-no-account", "Nobody is playing in this browser yet; begin as a guest or log in.")
        return self.account

    def _done(self, act: Any, seq: int, repeated: bool) -> None:
        self.outbox.reply(encode(wire.Done(act.key, act.table, seq, repeated)))


_PONG: Final = encode(wire.Pong())


def _names(data: bytes) -> tuple[str | None, str | None]:
    """Key and table of a message that was not understood, as far as they can be made out."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None, None
    if not isinstance(found, dict):
        return None, None
    key, table = found.get("key"), found.get("table")
    return (
        key if isinstance(key, str) and len(key) <= 64 else None,
        table if isinstance(table, str) and len(table) <= 10 else None,
    )
