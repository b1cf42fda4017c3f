"""Routes that say what they take and what they give.

An area is a list of routes. Each endpoint is given a ``Call`` and returns a wire struct (or plain bytes made by it, as
a ``Response``); what it takes is checked before, and everything it may answer is declared, so that the OpenAPI document
is exact::

    area = Area()

    @area.post("/api/tables/{table}/join", takes=wire.Join, gives=wire.TableInfo, refuses=(404, 409))
    async def join(call: Call[wire.Join]) -> wire.TableInfo: ...
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from gzip import compress
from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, Literal, TypeVar, cast

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from orrery.server import wire
from orrery.server.keep.people import Account
from orrery.server.problems import BadRequest, Invalid, NeedAccount, NotFound, NotJson, TooLarge

if TYPE_CHECKING:
    from orrery.server.security import Purse

T_co = TypeVar("T_co", covariant=True)

LARGEST_BODY: Final = 65_536
"""Bytes of the largest body that is read."""
_WORTH: Final = 1_400
"""Bytes that fit into one packet anyway are not compressed."""

Slug = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]

PATH: Final[dict[str, Any]] = {
    "table": wire.TableId,
    "seat": wire.Seat,
    "token": Token,
    "game": Slug,
    "lang": Literal["en", "ru"],
}
"""What the parts of a path may be, by name."""

_encode = msgspec.json.Encoder().encode


class Call(Generic[T_co]):
    """One request, understood: the body, the parts of the path, the query, and who asks."""

    __slots__ = ("_account", "_path", "body", "query", "request")

    def __init__(self, request: Request, body: T_co, path: dict[str, Any], query: Any, account: Account | None) -> None:
        self.request = request
        self.body = body
        self.query = query
        self._path = path
        self._account = account

    @property
    def state(self) -> Any:
        """What the application holds: ``house``, ``people``, ``db``, ``lobby``, ``settings``."""
        return self.request.app.state

    @property
    def account(self) -> Account:
        """Who asks; on routes that ``anyone`` may use see ``visitor``."""
        assert self._account is not None
        return self._account

    @property
    def visitor(self) -> Account | None:
        """Who asks, if anybody is behind this browser."""
        return self._account

    @property
    def visitor_id(self) -> str | None:
        """The id of who asks, if anybody is behind this browser."""
        return self._account.id if self._account is not None else None

    @property
    def table(self) -> str:
        """The table that the path names."""
        return cast(str, self._path["table"])

    @property
    def seat(self) -> int:
        """The seat that the path names."""
        return cast(int, self._path["seat"])

    @property
    def purse(self) -> Purse:
        """Out of which who asks pays for what takes long."""
        return cast("Purse", self.state.guard.purse(self.request))

    def part(self, name: str) -> str:
        """A part of the path by its name."""
        return cast(str, self._path[name])


Endpoint = Callable[[Call[Any]], Awaitable[Any]]


class Declared(Struct, frozen=True):
    """One route: what it takes, gives and refuses."""

    method: str
    path: str
    endpoint: Endpoint
    takes: Any
    gives: Any
    status: int
    refuses: tuple[int, ...]
    query: Any
    anyone: bool
    media: str
    optional: bool
    """Whether the body may be left out."""

    @property
    def statuses(self) -> tuple[int, ...]:
        """Every status that can occur."""
        found = {self.status, *self.refuses, 400, 421, 429}
        if self.path.startswith("/api/") or self.query is not None:
            found.add(503)
        if not self.anyone:
            found.add(401)
        if self.parts:
            found.add(404)
        if self.method != "GET":
            found |= {403, 413}
        if self.takes is not None:
            found |= {400, 413, 415, 422}
        if self.query is not None:
            found.add(422)
        return tuple(sorted(found))

    @property
    def parts(self) -> list[str]:
        """Names of the parts of the path."""
        return re.findall(r"\{([a-z]+)\}", self.path)


class Area:
    """A list of routes that belong together."""

    def __init__(self) -> None:
        self.declared: list[Declared] = []

    def get(self, path: str, **more: Any) -> Callable[[Endpoint], Endpoint]:
        """Declare a route that only looks."""
        return self._declare("GET", path, **more)

    def post(self, path: str, **more: Any) -> Callable[[Endpoint], Endpoint]:
        """Declare a route that does something."""
        return self._declare("POST", path, **more)

    def put(self, path: str, **more: Any) -> Callable[[Endpoint], Endpoint]:
        """Declare a route that replaces something."""
        return self._declare("PUT", path, **more)

    def patch(self, path: str, **more: Any) -> Callable[[Endpoint], Endpoint]:
        """Declare a route that changes a part of something."""
        return self._declare("PATCH", path, **more)

    def delete(self, path: str, **more: Any) -> Callable[[Endpoint], Endpoint]:
        """Declare a route that takes something away."""
        return self._declare("DELETE", path, **more)

    def _declare(
        self, method: str, path: str, *, takes: Any = None, gives: Any = None, status: int = 0,
        refuses: tuple[int, ...] = (), query: Any = None, anyone: bool = False, media: str = "application/json",
        optional: bool = False,
    ) -> Callable[[Endpoint], Endpoint]:
        """``takes``: type of the body; ``gives``: type of the answer (None: 204); ``query``: a struct of the query's
        values; ``anyone``: no account is needed; ``media``: the answer's kind if it is not JSON.
        """

        def declare(endpoint: Endpoint) -> Endpoint:
            good = status or (204 if gives is None else 200)
            self.declared.append(
                Declared(method, path, endpoint, takes, gives, good, refuses, query, anyone, media, optional)
            )
            return endpoint

        return declare

    def routes(self) -> list[Route]:
        """The routes for Starlette."""
        by_path: dict[str, dict[str, Declared]] = {}
        for one in self.declared:
            by_path.setdefault(one.path, {})[one.method] = one
        return [Route(path, _dispatch(methods), methods=list(methods)) for path, methods in by_path.items()]


def _dispatch(methods: dict[str, Declared]) -> Callable[[Request], Awaitable[Response]]:
    async def dispatch(request: Request) -> Response:
        declared = methods["GET" if request.method == "HEAD" else request.method]
        return await answer(declared, request)

    return dispatch


async def answer(declared: Declared, request: Request) -> Response:
    """Understand a request, call the endpoint, and write down what it gives."""
    path = {name: _part(name, request.path_params[name]) for name in declared.parts}
    query = _query(declared.query, request) if declared.query is not None else None
    guard = request.app.state.guard
    guard.arrive(request)
    if "table" in path and path["table"] not in request.app.state.house.tables:
        guard.open(request)
    account = await request.app.state.people.account_of(request)
    if account is None and not declared.anyone:
        raise NeedAccount("error-no-account", "Nobody is playing in this browser yet; begin as a guest or log in.")
    if account is not None:
        request.app.state.guard.count("ask-account", account.id)
    body = await _body(declared, request) if declared.takes is not None else None
    given = await declared.endpoint(Call(request, body, path, query, account))
    if given is None:
        return Response(status_code=declared.status)
    return squeezed(request, given if isinstance(given, Response) else json_answer(given, declared.status))


def json_answer(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(_encode(value), status, media_type="application/json")


def squeezed(request: Request, response: Response) -> Response:
    """The answer compressed, where that is worth it and the client takes it."""
    response.headers["vary"] = "accept-encoding"
    body = response.body
    if "content-encoding" in response.headers:  # it lay packed already
        return response
    if len(body) < _WORTH or "gzip" not in request.headers.get("accept-encoding", ""):
        return response
    small = compress(body, 6, mtime=0)
    response.body = small
    response.headers["content-encoding"] = "gzip"
    response.headers["content-length"] = str(len(small))
    return response


def _part(name: str, text: str) -> Any:
    try:
        return msgspec.convert(text, PATH[name], strict=False)
    except msgspec.ValidationError:
        raise NotFound("error-no-such-address", "There is nothing at this address.") from None


def _query(kind: Any, request: Request) -> Any:
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Invalid("error-value", f"A value in the address cannot be: {error}.", {"detail": str(error)}) from None


async def _body(declared: Declared, request: Request) -> Any:
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    data = await request.body()  # bounded by the shield
    if declared.optional and not data:
        return declared.takes()
    if media != "application/json":
        raise NotJson("error-not-json", "Expected a body of type application/json.")
    try:
        return msgspec.json.decode(data, type=declared.takes)
    except msgspec.ValidationError as error:
        raise Invalid("error-value", f"A value in the request cannot be: {error}.", {"detail": str(error)}) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise BadRequest("error-bad-json", "Expected a body that is JSON in UTF-8.") from None


def too_large() -> TooLarge:
    """The refusal of a body that is too large."""
    return TooLarge("error-too-large", f"The request is too large; expected at most {LARGEST_BODY} bytes.",
                    {"most": LARGEST_BODY})
