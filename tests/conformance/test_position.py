"""Positions: written, carried as JSON, read: the same position, and it plays on the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from orrery.core import BadPosition, Chance, Match, Setup, start
from orrery.lab.transcript import random_codes
from tests.conformance.cases import CASES, LONG, SLUGS, at_turn_start, game_of, playing, questions


@pytest.mark.parametrize("name", CASES)
def test_a_written_position_reads_as_the_same(name: str) -> None:
    case = CASES[name]
    match = case.match(b"position")
    read = 0
    for _ in playing(match, b"position"):
        if not at_turn_start(match):
            continue
        document = json.loads(json.dumps(case.game.write(match.state)))
        state = case.game.read(document, Chance(b"another"))
        assert case.game.write(state) == document
        state.chance = match.state.chance.clone()
        assert state.key() == match.state.key()
        other = Match(case.game, match.setup, state, live=False).start()
        assert questions(other) == questions(match)
        read += 1
        if read % 3 == 1:
            ahead, chance = match.clone(live=False), Chance(b"on")
            for _ in range(LONG):
                if other.pending:
                    codes = random_codes(other, chance)
                    other.step_all(codes)
                    ahead.step_all(codes)
            assert other.state.key() == ahead.state.key()
    assert read > 2


@pytest.mark.parametrize("name", CASES)
def test_a_match_can_start_from_a_position_and_be_recorded(name: str) -> None:
    case = CASES[name]
    match = case.match(b"half-way")
    documents = [case.game.write(match.state) for _ in playing(match, b"half-way") if at_turn_start(match)]
    document = documents[len(documents) // 2]
    setup = Setup(case.game.slug, case.game.rules_version, case.seats, b"from here", case.options, document)
    other = start(case.game, setup)
    for _ in playing(other, b"from here"):
        case.game.audit(other.state)
    assert len(other.result().scores) == case.seats


@pytest.mark.parametrize("name", CASES)
def test_a_damaged_position_is_refused_or_sound(name: str) -> None:
    """Any one value replaced by something else: BadPosition, or a position that passes the audit."""
    game = CASES[name].game
    match = CASES[name].match(b"damage")
    other_values: tuple[Any, ...] = (None, -1, 99, "x", [], {}, [7])
    documents = [game.write(match.state) for _ in playing(match, b"damage") if at_turn_start(match)]
    refused = 0
    for document in documents[:: len(documents) // 2]:
        for path in places(document):
            for value in other_values:
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


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("document", [{}, {"seats": 99}, {"nonsense": 1}, {"hands": None}, {"seats": [{}, 7]}])
def test_nonsense_is_refused_with_a_sentence(slug: str, document: dict[str, object]) -> None:
    with pytest.raises(BadPosition, match=r"\.$"):
        game_of(slug).read(document, Chance(b""))
