"""Snapshots: where the step of a running match began, written down so that it opens in no time, however long it is.

As long as the rules stay, a snapshot is a cache: the record is the truth, and where a snapshot does not fit it,
``resume`` plays the record from its beginning. Under newer rules it is what the match goes on from.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, TypeVar

from orrery.core.chance import Chance
from orrery.core.errors import BadRecord, OrreryError
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.record import Record, encode_log, undo_of
from orrery.core.replay import replay, seal
from orrery.core.state import State

S = TypeVar("S", bound=State)

FORMAT: Final = 2
_LAST: Final = 40
"""So many inputs before the step tell whether a snapshot is of this record."""


def take_snapshot(match: Match[S]) -> dict[str, Any]:
    """The start of the live match's step, as plain values. It does not change until the next step begins."""
    mark = match.step_start()
    return {
        "snapshot": FORMAT, "rules": match.game.rules_version, "inputs": mark.inputs,
        "sum": _checksum(match.inputs[: mark.inputs]), "used": mark.state.chance.mark(),
        "undo": [mark.barrier, mark.author, mark.raised], "position": match.game.write(mark.state),
    }


def resume(game: Game[S], record: Record, snapshot: dict[str, Any] | None) -> Match[S]:
    """The live match of a record, from a snapshot where that fits, else from the beginning. Raises BadRecord."""
    match = _resumed(game, record, snapshot) if snapshot is not None else None
    return match if match is not None else replay(game, record)


def _resumed(game: Game[S], record: Record, snapshot: dict[str, Any]) -> Match[S] | None:
    inputs, leaps = effective(record.log)
    try:
        start = snapshot["inputs"]
        if (
            snapshot["snapshot"] != FORMAT or not snapshot["rules"] == game.rules_version == record.setup.rules
            or record.setup.game != game.slug or start > len(inputs) or _checksum(inputs[:start]) != snapshot["sum"]
        ):
            return None
        state = game.read(snapshot["position"], Chance.used(record.setup.seed, snapshot["used"]))
        barrier, author, *raised = snapshot["undo"]  # older ones do not tell what raised the barrier
        match = Match.at_step(game, record.setup, state, inputs[:start], barrier, author, *raised)
        match.leaps = leaps
        match.feed(inputs[start:], check=True)
    except (OrreryError, ValueError, KeyError, TypeError):
        return None
    match.log = list(record.log)
    try:
        for seat, codes in record.sealed.items():
            seal(match, seat, codes)
    except BadRecord:
        return None
    return match


def effective(log: Sequence[int]) -> tuple[list[int], dict[int, int]]:
    """The inputs that stand after all undos of a log, and where chance leapt over what they took back."""
    inputs: list[int] = []
    leaps: dict[int, int] = {}
    for entry in log:
        if entry < 0:
            to, block = undo_of(entry)
            del inputs[to:]
            if block:
                leaps[to] = block
        else:
            inputs.append(entry)
    return inputs, leaps


def _checksum(inputs: list[int]) -> str:
    return blake2b(encode_log(inputs[-_LAST:]), digest_size=8).hexdigest()
