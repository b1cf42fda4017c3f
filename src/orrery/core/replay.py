"""Records played again: the same position, or the first thing in them that cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from orrery.core.errors import BadPosition, BadRecord, BadSetup, Refused
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.record import Record, undo_of
from orrery.core.start import settle, start
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
    at = 0
    if not live and min(entries, default=0) >= 0:
        match.follow(entries)
        at = len(entries)
    while at < len(entries):
        if entries[at] >= 0:
            end = next((n for n in range(at, len(entries)) if entries[n] < 0), len(entries))
            match.feed(entries[at:end], check=True)
            at = end
            continue
        back, block = undo_of(entries[at])
        try:
            if not match.settled() or back >= len(match.inputs) or block > 1 << 48:
                raise Refused("error-undo-range", f"it is at input {len(match.inputs)}.", {})
            match.take_back(back, block)
        except Refused as error:
            raise BadRecord("error-record-undo", f"Entry {at} of the record takes the match back to input {back}, "
                            f"which is impossible: {error}", {"n": at, "to": back}) from None
        at += 1
    match.log = list(entries[: len(entries) - sum(len(codes) for codes in match.given().values())])
    for seat, codes in record.sealed.items() if to is None else ():
        seal(match, seat, codes)
    return match


def seal(match: Match[S], seat: int, codes: Sequence[int]) -> None:
    """Give the answers of a seat that others do not know yet. Raises BadRecord."""
    for code in codes:
        asked = [decision for decision in match.pending if decision.seat == seat and seat not in match.sealed]
        if not asked or not match.allows(asked[0], code) or match.put(seat, code):
            raise BadRecord("error-record-sealed", f"The record's sealed answer of seat {seat} is impossible.",
                            {"seat": seat})
