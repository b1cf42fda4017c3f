"""What happens on a connection before the application hears of it: uvicorn's protocols, with bounds.

A request that does not come to its end, a connection on which nothing is said, one from which nobody reads: each is
closed after a time. Frames of a socket that never reach the application (pings, pieces of messages) are counted.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Sequence
from typing import Any, Final, cast

import h11
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

from orrery.server.doors import DOORS, Doors
from orrery.server.security import Bucket, Guard, neighbourhood
from orrery.server.socket import BAD_CLIENT, LINE

MOST_PIECES: Final = 1_000
"""Pieces in which the body of one request may come."""
FRAMES: Final = (8, 1)
"""Frames of a socket that are no message of their own: so many at once, and so many a second after that."""
_READ: Final = 256
"""Bytes of a socket that are read at once: a few dozen tiny frames, so that others have their turn in between."""
_UNREAD: Final = 15.0
"""Seconds after which a connection is broken off whose other side does not read what it was sent last."""


class Http(H11Protocol):
    """One connection for requests."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = self._pieces = _Pieces(h11.SERVER)
        self._doors: Doors = app_state[DOORS]
        self._left: Callable[[], None] = _nothing
        self._awaited: str | None = None
        """What is to come to its end: the headers of a request, its body, or nothing."""
        self._deadline: asyncio.TimerHandle | None = None
        self._reading = Reading(self.loop.call_later)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected: let it in, if it has not too many connections open."""
        super().connection_made(transport)
        self._reading.of(transport, lambda: self._pieces.sent)
        if not _is_proxy(self.app, self.client):
            place = neighbourhood(self.client[0] if self.client else "")
            if not self._doors.enter(place):
                transport.abort()
                return
            self._left = lambda: self._doors.leave(place)
            wait = self._doors.turn(place)
            if wait:
                transport.pause_reading()
                self.loop.call_later(wait, transport.resume_reading)
        self._wait_for_the_end()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._await(None)
        self._reading.stop()
        super().connection_lost(exc)
        self._left()

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        super().data_received(data)
        self._wait_for_the_end()

    def on_response_complete(self) -> None:
        """An answer was written: wait for the next request, and see that the answer is read."""
        super().on_response_complete()
        self._wait_for_the_end()
        self._reading.watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Go on as a socket."""
        self._await(None)
        self._reading.stop()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, Socket)
        protocol.left, self._left = self._left, _nothing

    def _wait_for_the_end(self) -> None:
        state = self.conn.their_state
        if self.transport.get_protocol() is not self:
            return  # it is a socket now
        self._await("headers" if state is h11.IDLE else "body" if state is h11.SEND_BODY else None)

    def _await(self, what: str | None) -> None:
        """Wait for one thing; what is waited for already gets no time more."""
        if what == self._awaited:
            return
        self._awaited = what
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if what is not None:
            settings = self._doors.settings
            seconds = settings.headers_within if what == "headers" else settings.body_within
            self._deadline = self.loop.call_later(seconds, self.transport.abort)


class Reading:
    """Sees to it that the other side of a connection reads what it is sent, be it ever so slowly."""

    def __init__(self, call_later: Callable[..., asyncio.TimerHandle]) -> None:
        self._call_later = call_later
        self._next: asyncio.TimerHandle | None = None

    def of(self, transport: asyncio.Transport, sent: Callable[[], int]) -> None:
        """Whose reading it is: ``sent`` tells how many bytes were written to the connection in all."""
        self._transport, self._sent = transport, sent

    def watch(self) -> None:
        """Something was written: if it is not read, break the connection off after a time."""
        left = self._transport.get_write_buffer_size()
        if left and self._next is None:
            self._next = self._call_later(_UNREAD, self._look, self._sent() - left)

    def stop(self) -> None:
        """Look no more."""
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _look(self, before: int) -> None:
        """So much had been read before: if it is no more by now, nobody reads."""
        self._next = None
        left = self._transport.get_write_buffer_size()
        if left and self._sent() - left <= before:
            self._transport.abort()
        else:
            self.watch()


class Socket(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """One connection that has become a socket: the line below ``orrery.server.socket.Connection``."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.left: Callable[[], None] = _nothing
        self._guard: Guard = app_state[DOORS].guard
        self._frames = Bucket(*FRAMES)
        self._buffer = bytearray(_READ)
        self._when_ready: Callable[[], None] = _nothing
        self._breaking: asyncio.TimerHandle | None = None

    # -- the line ----------------------------------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether the other side has taken enough of what was sent before."""
        going = self.close_sent or self.disconnected or self.transport.is_closing()
        return self.writable.is_set() and self.handshake_complete and not going

    def write(self, texts: Sequence[str]) -> None:
        """Send messages, each in a frame of its own. A server does not mask what it sends, so that is soon done."""
        parts: list[bytes] = []
        for text in texts:
            data = text.encode()
            parts += (_head(len(data)), data)
        self.transport.write(b"".join(parts))

    def when_ready(self, call: Callable[[], None]) -> None:
        """What to call whenever it is ready again."""
        self._when_ready = call

    def abort(self) -> None:
        """Break the connection off."""
        self.transport.abort()

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        self._when_ready()

    # -- beginning and end -------------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        """A handshake has come: the application finds its line in the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[LINE] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._when_ready = _nothing
        if self._breaking is not None:
            self._breaking.cancel()
        super().connection_lost(exc)
        self.left()

    async def run_asgi(self) -> None:
        """Serve the socket. Who does not read the last words is not waited for."""
        await super().run_asgi()
        self._break_off_soon()

    def keepalive_timeout(self) -> None:
        """The other side is silent: it may also have stopped reading."""
        super().keepalive_timeout()
        self._break_off_soon()

    def _break_off_soon(self) -> None:
        if self._breaking is None and not self.disconnected:
            self._breaking = self.loop.call_later(_UNREAD, self.transport.abort)

    # -- what comes --------------------------------------------------------------------------------------------------

    def get_buffer(self, sizehint: int) -> bytearray:
        """Where to put what comes."""
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        """So much has come."""
        self.data_received(bytes(self._buffer[:nbytes]))

    def handle_ping(self) -> None:
        """A ping, which is answered."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping of ours, or one to none."""
        if self._counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message."""
        if self._counted():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """A message, or its first piece."""
        if event.fin or self._counted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """A message that is not text, or its first piece."""
        if event.fin or self._counted():
            super().handle_bytes(event)

    def _counted(self) -> bool:
        """Count a frame that is no message; False if the socket is closed, perhaps because there were too many."""
        if self.close_sent or self.transport.is_closing():
            return False
        if not self._guard.on or not self._frames.spend(""):
            return True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": BAD_CLIENT})
        self.conn.send_close(BAD_CLIENT)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._break_off_soon()
        return False


class _Pieces(h11.Connection):
    """Requests as h11 reads them, of which none may come in thousands of pieces: each takes its time."""

    def __init__(self, role: Any) -> None:
        super().__init__(role)
        self._pieces = 0
        self.sent = 0
        """Bytes that were made to be written."""

    def send_with_data_passthrough(self, event: h11.Event) -> list[bytes] | None:
        data = super().send_with_data_passthrough(event)
        self.sent += sum(map(len, data or ()))
        return data

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = 0
        elif isinstance(event, h11.Data):
            self._pieces += 1
            if self._pieces > MOST_PIECES:
                raise h11.RemoteProtocolError("the body comes in too many pieces", error_status_hint=413)
        return event


def _head(length: int) -> bytes:
    """What stands before a whole text message of this many bytes."""
    if length < 126:
        return bytes((0x81, length))
    return struct.pack("!BBH", 0x81, 126, length) if length < 65_536 else struct.pack("!BBQ", 0x81, 127, length)


def _is_proxy(app: object, client: tuple[str, int] | None) -> bool:
    """Whether a peer is the proxy before this server: whom it speaks for is known only with the request."""
    return isinstance(app, ProxyHeadersMiddleware) and client is not None and client[0] in app.trusted_hosts


def _nothing() -> None:
    pass
