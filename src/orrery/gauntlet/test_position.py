"""Positions: written, carried as JSON, read: the same position, and it plays on the same."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orrery.core import BadPosition, Chance, Game, Match, Setup, start
from orrery.gauntlet.damage import damaged, refused_or_played
from orrery.gauntlet.plan import Case
from orrery.gauntlet.trail import played, questions_of, starts, trails
from orrery.lab.transcript import random_codes

AHEAD = 60
"""Questions that a position read is played on for, or a damaged one that is not refused."""


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


def test_a_damaged_position_is_refused_or_can_be_played(case: Case) -> None:
    """Any one thing wrong, anywhere: a sentence that refuses it, or a position that a match is played on from."""
    chance = Chance(b"damaged")
    said = []
    for stop in starts(case):
        damage = damaged(case.game.write(stop.match.state), chance.below)
        said.append(refused_or_played(case.game, damage, AHEAD))
        assert said[-1] == "" or said[-1].endswith("."), f"{damage.path} {damage.how}: {said[-1]}"
    assert sum(map(bool, said)) > len(said) // 4, "most damages are refused"


@pytest.mark.parametrize("document", [{}, {"seats": 99}, {"nonsense": 1}, {"hands": None}, {"seats": [{}, 7]}])
def test_nonsense_is_refused_with_a_sentence(game: Game[Any], document: dict[str, object]) -> None:
    with pytest.raises(BadPosition, match=r"\.$"):
        game.read(document, Chance(b""))
