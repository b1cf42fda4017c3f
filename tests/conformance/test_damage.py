"""Positions with one thing wrong, anywhere in them, are refused in a sentence, or matches from them are played out."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from orrery import games
from orrery.core import BadPosition, Game
from orrery.gauntlet.damage import Damage, damaged, refused_or_played
from orrery.gauntlet.kept import counts_kept
from orrery.gauntlet.places import places_kept
from tests.conformance.copies import LAST, Copies, Sky

KEPT = Path(__file__).parent
EXAMPLES = 150
"""Damaged documents of a game."""
PYTHON = ("Error", "object", "NoneType", "index out of", "unhashable", "<class")
"""What an exception that nobody thought of says, and no sentence does."""


def documents(game: Game[Any]) -> list[dict[str, Any]]:
    """Positions from all over the matches that are kept: their starts, after a third, after two thirds, and late."""
    return [*[count.position for count in counts_kept(game, KEPT)],
            *[place.document for place in places_kept(game, KEPT)]]


@pytest.mark.parametrize("slug", games.slugs())
def test_a_damaged_position_is_refused_or_can_be_played(slug: str) -> None:
    game = games.load(slug)
    sound = documents(game)
    outcomes = {"refused": 0, "played": 0}

    @settings(max_examples=EXAMPLES, derandomize=True, database=None, deadline=None,
              suppress_health_check=list(HealthCheck))
    @given(st.data())
    def holds(data: st.DataObject) -> None:
        pick = functools.partial(drawn, data)
        damage = damaged(sound[pick(len(sound))], pick)
        said = refused_or_played(game, damage)
        outcomes["refused" if said else "played"] += 1
        assert not said or is_sentence(said), f"{damage.path} {damage.how}: {said}"

    holds()
    assert min(outcomes.values()) > EXAMPLES // 20, outcomes


def drawn(data: st.DataObject, count: int) -> int:
    """One of so many things."""
    return data.draw(st.integers(0, count - 1))


def is_sentence(said: str) -> bool:
    """Whether a refusal is told in words, and ends."""
    return said.endswith(".") and len(said.split()) > 2 and not any(sign in said for sign in PYTHON)


# -- the test itself -------------------------------------------------------------------------------------------------


SKY: dict[str, Any] = {"comet": 1, "points": [0, 2], "hands": [[0, 4, 8], [1, 5, 9]]}


class Lax(Copies):
    """Reads any number of the comet, and plays on from it."""

    def read(self, document: Any, chance: Any) -> Sky:
        s = super().read({**document, "comet": 1}, chance)
        s.comet = document["comet"]
        return s


class Doomed(Copies):
    """Sound until its last comet has come."""

    def audit(self, s: Sky) -> None:
        super().audit(s)
        assert s.comet <= LAST, "the sky falls"


class Endless(Copies):
    """No comet is the last."""

    def over(self, s: Sky) -> bool:
        s.comet = 1
        return False


def first(*choices: int) -> Any:
    """Picks as given, then the first."""
    left = list(choices)
    return lambda count: left.pop(0) if left else 0


def test_a_damage_says_where_and_how() -> None:
    assert damaged(SKY, first(0, 0)) == Damage({"points": [0, 2], "hands": SKY["hands"]}, "comet", "deleted")
    assert damaged(SKY, first(0, 2, 1)).how == "1 became 0"
    assert damaged(SKY, first(1, 1, 1, 5, 0)) == Damage({**SKY, "points": [2, 0]}, "points.1", "changed places with 0")
    assert damaged(SKY, first(2, 1, 0, 1, 2, 4, 0)).document["hands"][0] == [8, 0, 4, 8]
    assert damaged(SKY, first(2, 0, 4)).document["nonsense"] == 1
    assert SKY == {"comet": 1, "points": [0, 2], "hands": [[0, 4, 8], [1, 5, 9]]}


def test_a_sound_game_refuses_or_plays() -> None:
    assert refused_or_played(Copies(), damaged(SKY, first(0, 0))).startswith("This is no position of Copies")
    assert refused_or_played(Copies(), damaged(SKY, first(0, 2, 0))) == ""


def test_a_match_is_played_to_its_end_unless_fewer_answers_are_to_do() -> None:
    swapped = damaged(SKY, first(1, 1, 1, 5, 0))
    assert refused_or_played(Doomed(), swapped, 11) == ""  # three comets, three questions each, and two of the fourth
    with pytest.raises(AssertionError, match="the sky falls"):
        refused_or_played(Doomed(), swapped)
    with pytest.raises(AssertionError, match="a match ends within 5000 questions"):
        refused_or_played(Endless(), swapped)


@pytest.mark.parametrize(("choices", "raised"), [
    ((0, 2, 1), AssertionError),  # comet 0, which the audit does not know
    ((0, 1, 4), TypeError),  # comet "x"
    ((0, 0), LookupError),  # no comet
])
def test_what_is_neither_refused_nor_sound_is_noticed(choices: tuple[int, ...], raised: type[Exception]) -> None:
    with pytest.raises(raised) as problem:
        refused_or_played(Lax(), damaged(SKY, first(*choices)))
    assert not isinstance(problem.value, BadPosition)


def test_a_refusal_in_the_words_of_python_is_no_sentence() -> None:
    assert is_sentence("seats.0.bag: expected a number of cubes for each colour.")
    assert not is_sentence("This is no position of Comet: KeyError('hands').")
    assert not is_sentence("expected nothing")
