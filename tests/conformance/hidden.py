"""Two worlds that one viewer cannot tell apart: the true match, and one where all he cannot see is dealt anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from orrery.core import SPECTATOR, Chance, Match, State


def world(match: Match[Any], state: State) -> Match[Any]:
    """A match at the same moment with another position; it tells its events from here on."""
    state.events = []
    state.chance = match.state.chance.clone()
    other: Match[Any] = Match(match.game, match.setup, state)
    other.inputs = match.inputs[:]
    return other.start()


def true_world(match: Match[Any]) -> Match[Any]:
    """The match itself, taken up again where its turn began. Only for a match that stands there."""
    return world(match, match.game.read(match.game.write(match.state), Chance(b"")))


def dealt_world(match: Match[Any], viewer: int, deal: bytes) -> Match[Any]:
    """What the viewer may take for the match: his own view, and everything else dealt at random."""
    start = match.view(viewer, search=True).start
    assert start is not None
    return world(match, match.game.determinise(start, viewer, Chance(deal)))


def seen(match: Match[Any], viewer: int) -> bytes:
    """Every byte that this viewer is sent: the view, and the events since these worlds parted."""
    sent = {"view": match.view(viewer).document(), "events": match.events_since(0, viewer)}
    return json.dumps(sent, ensure_ascii=False).encode()


def viewers(match: Match[Any]) -> range:
    """The spectator and every seat."""
    return range(SPECTATOR, match.state.seats)


def texts(value: Any) -> Iterator[str]:
    """All texts in a document, keys apart."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from texts(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from texts(one)
