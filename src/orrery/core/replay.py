"""Records played again: the same position, or the first thing in them that cannot be."""

from __future__ import annotations

from typing import TypeVar

from orrery.core.errors import BadPosition, BadRecord, BadSetup, Refused
from orrery.core.game import Game
from orrery.core.match import Match, impossible_choice, settle, start
from orrery.core.record import Record
from orrery.core.state import State

S = TypeVar("S", bound=State)


def replay(
    game: Game[S], record: Record, to: int | None = None, *, live: bool = True, events: bool = False
) -> Match[S]:
    """The match of a record, after its first ``to`` log entries (all of them by default). Raises BadRecord."""
    setup = record.setup
    if setup.game != game.slug:
        raise BadRecord("error-record-game", f"The record is of {setup.game!r}, not of {game.slug!r}.",
                        {"found": setup.game, "game": game.slug})
    if setup.rules != game.rules_version:
        raise BadRecord("error-record-rules", f"The record follows rules version {setup.rules} of {game.slug}; "
                        f"expected version {game.rules_version}.",
                        {"found": setup.rules, "expected": game.rules_version})
    try:
        settle(game, setup)
        match = start(game, setup, live, events)
    except (BadSetup, BadPosition) as error:
        raise BadRecord("error-record-setup", f"The record's setup is impossible: {error}",
                        {"detail": str(error)}) from None
    entries = record.log if to is None else record.log[:to]
    batch: list[int] = []
    if not live and min(entries, default=0) >= 0:
        match.follow(entries)
    done = len(match.inputs)
    for n, code in enumerate(entries[done:], done):
        if code < 0:
            try:
                if batch or ~code >= len(match.inputs):
                    raise Refused("error-undo-range", f"it is at input {len(match.inputs)}.", {})
                match.take_back(~code)
            except Refused as error:
                raise BadRecord("error-record-undo", f"Entry {n} of the record takes the match back to input {~code}, "
                                f"which is impossible: {error}", {"n": n, "to": ~code}) from None
            continue
        if not match.pending:
            raise BadRecord("error-record-long", f"The match is over at input {n}, but the record goes on.", {"n": n})
        decision = match.pending[len(batch)]
        if not game.allows(match.state, decision, code):
            raise impossible_choice(n, decision, code)
        batch.append(code)
        if len(batch) == len(match.pending):
            match.step_all(batch)
            batch = []
    for decision, code in zip(match.pending, batch, strict=False):
        match.sealed[decision.seat] = code
    for seat, code in record.sealed.items() if to is None else ():
        asked = [decision for decision in match.pending if decision.seat == seat and seat not in match.sealed]
        if not asked or not game.allows(match.state, asked[0], code) or len(match.sealed) + 1 == len(match.pending):
            raise BadRecord("error-record-sealed", f"The record's sealed answer of seat {seat} is impossible.",
                            {"seat": seat})
        match.sealed[seat] = code
    match.log = list(entries[: len(entries) - len(batch)])
    return match
