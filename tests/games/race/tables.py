"""Race positions and scripts by card name, one line a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core import SPECTATOR
from orrery.games.race.notation import card_named
from orrery.testing import Table, position

Names = Mapping[Any, str]
"""Cards that chance will give, by request and seat: ``{("draw", 0): "gem-world drop-ships"}``."""


def seat(
    tableau: str, hand: str = "", goods: str | Mapping[str, str] = "", actions: str = "", **rest: Any
) -> dict[str, Any]:
    """A seat of a position: ``hand="drop-ships 3"`` is Drop Ships and three cards that nobody names."""
    return {
        "tableau": tableau.split(),
        "hand": [int(word) if word.isdigit() else word for word in hand.split()],
        "goods": goods.split() if isinstance(goods, str) else goods,
        "actions": actions.split(),
        **rest,
    }


def table(step: str, *seats: Mapping[str, Any], script: Names | None = None, **rest: Any) -> Table:
    """A match that begins at this step of a round."""
    return position("race", {"step": step, "seats": seats, **rest}, script=numbers(script or {}))


def numbers(script: Names) -> dict[tuple[str | int, ...], list[int]]:
    """A script of card names as the referee takes it."""
    return {request: [card_named(name) for name in names.split()] for request, names in script.items()}


def public(table: Table, seat: int) -> dict[str, Any]:
    """What lies open before a seat; each look also makes sure that every card is in one place."""
    table.match.game.audit(table.state)
    zones: dict[str, Any] = table.view(SPECTATOR).zones["seats"][seat]
    return zones


def hands(table: Table) -> list[int]:
    """How many cards each seat holds."""
    return [public(table, seat)["hand"] for seat in range(table.state.seats)]


def hand(table: Table, seat: int) -> list[str]:
    """The cards a seat holds, by name."""
    held: list[str] = table.view(seat).zones["hand"]
    return held


def whatever(table: Table, seat: int) -> str:
    """The first answer that fits a seat's question, where the choice does not matter."""
    return ",".join(table.options(seat)[: table.decision(seat).least])


def phases(table: Table) -> list[str]:
    """The phases that have begun so far, in order."""
    return [event["phase"] for event in table.events("phase")]


def chips(table: Table) -> list[int]:
    """The points that each seat has in chips."""
    return [public(table, seat)["chips"] for seat in range(table.state.seats)]


def tableau(table: Table, seat: int) -> list[str]:
    """The cards of a tableau, in order of placement."""
    placed: list[str] = public(table, seat)["tableau"]
    return placed


def goods(table: Table, seat: int) -> list[str]:
    """The worlds of a seat that hold a good, in the order in which they got it."""
    worlds: list[str] = public(table, seat)["goods"]
    return worlds


def piles(table: Table) -> tuple[int, int]:
    """The sizes of deck and discard pile."""
    zones = table.view(SPECTATOR).zones
    return zones["deck"], zones["discard"]


def happened(table: Table, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of these kinds in order, each as the values that a spectator sees of it."""
    return [tuple(event.values()) for event in table.events(viewer=SPECTATOR) if event["event"] in kinds]


def faces(table: Table, seat: int) -> dict[str, str]:
    """World -> the card that lies on it as a good, which only the referee knows."""
    written: dict[str, str] = table.match.game.write(table.state)["seats"][seat].get("goods", {})
    return written
