"""Snapshots: a running match written down so that it opens in no time, however long it is.

A snapshot is a cache. The record stays the truth: where a snapshot does not fit the record (another version of the
rules, an undo to before it), ``resume`` plays the record from its beginning.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final, TypeVar

from orrery.core.chance import Chance
from orrery.core.errors import BadRecord, OrreryError
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.record import Record, encode_log
from orrery.core.replay import replay, seal
from orrery.core.state import Event, State

S = TypeVar("S", bound=State)

FORMAT: Final = 1


def take_snapshot(match: Match[S]) -> bytes:
    """The live match as it stands: the start of its turn as a position, and all events told so far."""
    mark = match.step_start()
    events = match.state.events or []
    body = {
        "snapshot": FORMAT, "rules": match.game.rules_version, "inputs": mark.inputs,
        "sum": _checksum(match.inputs[: mark.inputs]), "chance": mark.state.chance.mark(),
        "position": match.game.write(mark.state), "now": len(match.inputs), "barrier": match.barrier,
        "author": match.author, "undo": [mark.barrier, mark.author],
        "told": None if match.state.events is None else mark.events,
        "events": [[event.kind, event.args, event.see, event.stub] for event in events[: mark.events]],
    }
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()


def resume(game: Game[S], record: Record, snapshot: bytes | None, *, events: bool = True) -> Match[S]:
    """The live match of a record, from a snapshot where that fits, else from the beginning. Raises BadRecord."""
    match = _resumed(game, record, snapshot, events) if snapshot else None
    return match if match is not None else replay(game, record, events=events)


def _resumed(game: Game[S], record: Record, snapshot: bytes, events: bool) -> Match[S] | None:
    inputs = effective(record.log)
    try:
        body = json.loads(snapshot)
        start, now = body["inputs"], body["now"]
        if (
            body["snapshot"] != FORMAT or body["rules"] != game.rules_version or record.setup.rules != body["rules"]
            or record.setup.game != game.slug or now > len(inputs) or _checksum(inputs[:start]) != body["sum"]
            or (events and body["told"] is None)
        ):
            return None
        state = game.read(body["position"], Chance.used(record.setup.seed, body["chance"]))
        if events:
            state.events = [Event(kind, tuple(args), see, _args(stub)) for kind, args, see, stub in body["events"]]
        barrier, author = body["undo"]
        match = Match.at_step(game, record.setup, state, inputs[:start], barrier, author)
        match.feed(inputs[start:now], check=True)
        match.barrier, match.author = body["barrier"], body["author"]
        match.feed(inputs[now:], check=True)
    except (OrreryError, ValueError, KeyError, TypeError):
        return None
    match.log = list(record.log)
    try:
        for seat, codes in record.sealed.items():
            seal(match, seat, codes)
    except BadRecord:
        return None
    return match


def effective(log: tuple[int, ...] | list[int]) -> list[int]:
    """The inputs that stand, after all undos of a log."""
    inputs: list[int] = []
    for entry in log:
        if entry < 0:
            del inputs[~entry :]
        else:
            inputs.append(entry)
    return inputs


def _checksum(inputs: list[int]) -> str:
    return blake2b(encode_log(inputs), digest_size=8).hexdigest()


def _args(value: list[Any] | None) -> tuple[Any, ...] | None:
    return None if value is None else tuple(value)
