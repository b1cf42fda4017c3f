"""Positions: written, carried as JSON, read: the same position, and it plays on the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from orrery.core import BadPosition, Chance, Game, Match, Setup, start
from orrery.gauntlet.plan import Case
from orrery.gauntlet.trail import played, questions_of, starts, trails
from orrery.lab.transcript import random_codes

AHEAD = 60
"""Questions that a position read is played on for."""
DAMAGED = 100
"""Damaged documents that are read of one case, or up to twice as many."""


def test_a_written_position_reads_as_the_same(case: Case) -> None:
    read = 0
    for stop in starts(case):
        match = stop.take()
        document = json.loads(json.dumps(case.game.write(match.state)))
        state = case.game.read(document, Chance(b"another"))
        assert case.game.write(state) == document
        state.chance = match.state.chance.clone()
        assert state.key() == stop.key
        other = Match(case.game, match.setup, state, live=False).start()
        assert questions_of(other) == stop.asked
        read += 1
        if read % 4 == 1:
            ahead, chance = match.clone(live=False), Chance(b"on")
            for _ in range(AHEAD):
                if other.pending:
                    codes = random_codes(other, chance)
                    other.step_all(codes)
                    ahead.step_all(codes)
            assert other.state.key() == ahead.state.key()
    assert read > 2


def test_a_match_can_start_from_a_position_and_be_recorded(case: Case) -> None:
    begun = trails(case)[0].starts
    document = case.game.write(begun[len(begun) // 2].match.state)
    setup = Setup(case.game.slug, case.game.rules_version, case.seats, b"from here", case.options, document)
    match = start(case.game, setup)
    for asked, _ in enumerate(played(match, b"from here")):
        if asked % 8 == 0:
            case.game.audit(match.state)
    assert len(match.result().scores) == case.seats


def test_a_damaged_position_is_refused_or_sound(case: Case) -> None:
    """Any one value replaced by something else: BadPosition, or a position that passes the audit."""
    game = case.game
    other_values: tuple[Any, ...] = (None, -1, 99, "x", [], {}, [7])
    begun = trails(case)[0].starts
    refused = 0
    for stop in (begun[0], begun[-1]):
        document = game.write(stop.match.state)
        damages = [(path, value) for path in places(document) for value in other_values]
        for path, value in damages[:: 1 + len(damages) // DAMAGED]:
            try:
                game.audit(game.read(replaced(document, path, value), Chance(b"")))
            except BadPosition:
                refused += 1
    assert refused > 20


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to the values of a document, the first two of each list."""
    if path:
        yield path
    if isinstance(value, dict):
        for name, one in value.items():
            yield from places(one, (*path, name))
    elif isinstance(value, list):
        for n, one in enumerate(value[:2]):
            yield from places(one, (*path, n))


def replaced(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The document with one other value."""
    copy = json.loads(json.dumps(document))
    inner = copy
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return copy


@pytest.mark.parametrize("document", [{}, {"seats": 99}, {"nonsense": 1}, {"hands": None}, {"seats": [{}, 7]}])
def test_nonsense_is_refused_with_a_sentence(game: Game[Any], document: dict[str, object]) -> None:
    with pytest.raises(BadPosition, match=r"\.$"):
        game.read(document, Chance(b""))
