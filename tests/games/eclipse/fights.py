"""Battles in tests: everyone passes, dice are fixed, and who met whom."""

from __future__ import annotations

from typing import Any

from orrery.testing import Table
from tests.games.eclipse.tables import Entry, do, table

MISSES = [1] * 60


def fight(*boards: Entry, on: dict[str, Entry], seats: int = 2, dice: dict[int, list[int]] | None = None,
          **rest: Any) -> Table:
    """Everyone passes and the battles begin. Dice by side (6 ancients, 7 GCDS); those not named miss."""
    script: dict[Any, Any] = {("die", side): MISSES for side in range(8)}
    script |= {("die", side): [*values, *MISSES] for side, values in (dice or {}).items()}
    count = max(seats, len(boards))
    game = table(*boards, on=on, seats=seats, passed=list(range(1, count)), heir=1,
                 script=script | rest.pop("script", {}), **rest)
    return do(game, "pass")


def after(*boards: Entry, on: dict[str, Entry], **rest: Any) -> Table:
    """Everyone has passed: the combat phase runs."""
    count = max(2, len(boards), rest.get("seats", 2))
    return do(table(*boards, on=on, passed=list(range(1, count)), heir=1, **rest), "pass")


def pairs(game: Table) -> list[tuple[str, str, str]]:
    """The battles so far: hex, attacker and defender."""
    return [(event["sector"], event["attacker"], event["defender"]) for event in game.events("engaged")]


def hull(game: Table, side: int, ship: int) -> tuple[int, ...]:
    """Damage on the ships of one type."""
    found: tuple[int, ...] = game.state.wounds.get(side << 2 | ship, ())
    return found


def volleys(game: Table) -> list[tuple[str, str]]:
    """Who has rolled dice so far: side and type, in order."""
    return [(event["side"], event["ship"]) for event in game.events("rolled")]


def lost(game: Table) -> list[tuple[str, str]]:
    """The ships destroyed so far: side and type, in order."""
    return [(event["side"], event["ship"]) for event in game.events("lost")]


def drawn(game: Table) -> dict[int, int]:
    """How many reputation tiles each seat drew so far."""
    return {event["seat"]: len(event["values"]) for event in game.events("drew")}
