"""Refusals of the server: which HTTP status goes with which, and how each is told to a client."""

from __future__ import annotations

import traceback
from typing import ClassVar, Final

from orrery.core import BadPosition, BadRecord, BadSetup, OrreryError, Reason, Refused
from orrery.server import wire
from orrery.server.database import NotStored


class Denied(OrreryError):
    """A request that is refused; ``status`` is the HTTP status that tells so."""

    status: ClassVar[int] = 409


class BadRequest(Denied):
    """What came is not what the protocol knows."""

    status = 400


class NeedAccount(Denied):
    """Nobody is behind this browser yet."""

    status = 401


class NotAllowed(Denied):
    """Somebody else may, this account may not."""

    status = 403


class NotFound(Denied):
    """There is no such thing, or none that this account may know of."""

    status = 404


class NoSuchTable(NotFound):
    """There is no such table, or it is not for this account to see."""

    def __init__(self, table_id: str) -> None:
        super().__init__("error-no-such-table", f"There is no table {table_id!r} that you can see.",
                         {"table": table_id})


class TooLarge(Denied):
    """More bytes than the server reads."""

    status = 413


class NotJson(Denied):
    """A body of another kind than JSON."""

    status = 415


class Misdirected(Denied):
    """The request is for a host that this server is not."""

    status = 421


class Invalid(Denied):
    """The request is well formed, but a value in it cannot be."""

    status = 422


class TooMany(Denied):
    """Requests come faster than the server takes them; ``wait`` is in seconds."""

    status = 429

    def __init__(self, wait: float) -> None:
        self.wait = max(1, round(wait + 0.5))
        super().__init__("error-too-many", f"That was too fast; try again in {self.wait} s.", {"seconds": self.wait})


class Busy(TooMany):
    """Others wait already for what takes the server long."""

    def __init__(self, wait: float = 2) -> None:
        Denied.__init__(self, "error-crowded", f"Many want to know such things just now; try again in {wait:g} s.",
                        {"seconds": wait})
        self.wait = round(wait)


_STATUS: Final[tuple[tuple[type[OrreryError], int], ...]] = (
    (Refused, 409), (BadSetup, 422), (BadPosition, 422), (BadRecord, 422), (NotStored, 503),
)


def status_of(error: OrreryError) -> int:
    """The HTTP status of a refusal."""
    status = getattr(error, "status", None)
    if isinstance(status, int):
        return status
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 409)


def told(error: OrreryError) -> wire.Problem:
    """A refusal as it is told to a client."""
    args = dict(error.args_)
    if isinstance(error, NotStored):
        # Where the database is and what it complained about is for whoever runs it, not for strangers.
        inside = [str(args.pop(name)) for name in ("path", "detail") if name in args]
        if any(word in str(error) for word in inside):
            return wire.Problem("error-database-disk", "The disk did not take a change of the database, so this was "
                                "not stored; nothing else is lost.")
    reason = args.pop("reason", None)
    because = wire.Reason(reason.rule, reason.key, _plain(reason.args)) if isinstance(reason, Reason) else None
    return wire.Problem(error.key, str(error), _plain(args), because)


def named(problem: Exception) -> str:
    """What a log may say of a problem: its key or its kind. Its words may be of somebody's hand."""
    return problem.key if isinstance(problem, OrreryError) else type(problem).__name__


def where(error: Exception) -> str:
    """Where a fault is and of what kind, without its words: they could be of somebody's hand."""
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__


def _plain(args: dict[str, object]) -> dict[str, object]:
    """Arguments as JSON takes them."""
    return {
        name: value if isinstance(value, str | int | float | bool | list | tuple) or value is None else str(value)
        for name, value in args.items()
    }
