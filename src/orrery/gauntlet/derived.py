"""What a game keeps beside a position to be fast (``Game.derived``), compared with the same worked out anew."""

from __future__ import annotations

from typing import Any

from orrery.core import Game, Match, State


def stale(game: Game[Any], state: State) -> str:
    """What is kept of this position and would be something else if it were worked out now; empty if nothing is."""
    kept = game.derived(state, False)
    if not kept:
        return ""
    fresh = game.derived(state, True)
    return "; ".join(_told(name, value, fresh) for name, value in kept.items()
                     if name not in fresh or fresh[name] != value)


def stale_of(match: Match[Any]) -> str:
    """The same of a match: of its position, and of the drafts of those who play their lanes."""
    if not match.lanes:
        return stale(match.game, match.state)
    states = [match.state, *[lane.state for lane in match.lanes.values()]]
    return "; ".join(filter(None, [stale(match.game, state) for state in states]))


def _told(name: str, value: object, fresh: Any) -> str:
    anew = f"is {fresh[name]!r} worked out anew" if name in fresh else "is not worked out anew"
    return f"{name} is kept as {value!r} and {anew}"
