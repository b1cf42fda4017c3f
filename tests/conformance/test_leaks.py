"""The gauntlet notices what leaks, also where cards have copies and no name of a card is a secret by itself."""

from __future__ import annotations

import pytest

from orrery.gauntlet import test_hidden as hidden
from orrery.gauntlet.plan import Case, cases
from tests.conformance.copies import Boast, Copies, Picky

LEAKS = {
    "draw": "after answers to 'throw', by an event: .*'event': 'drew'",
    "throw": "after answers to 'throw', by an event: .*'event': 'threw'",
    "asked": "after answers to '(play|throw)', by his view: .*'waiting'",
    "about": "after answers to '(play|throw)', by his view: .*'known'",
    "reckon": "by his view: .*'peek'",
    "view": "by his view: .*'best'",
    "back": "after answers to 'throw', by how he can go back: .*'(barrier|raised)'",
}
"""What is wrong, and how the gauntlet says so."""


def check(game: Copies, seats: int) -> None:
    """Everything that the gauntlet says of hidden things."""
    case = case_of(game, seats)
    hidden.test_every_kind_of_event_tells_the_same(case)
    hidden.test_the_same_answers_lead_to_the_same_bytes(case)
    hidden.test_other_hidden_values_give_the_same_bytes(case)
    hidden.test_own_answers_lead_to_the_same_bytes(case)
    hidden.test_at_any_moment_a_view_is_all_that_a_viewer_has(case)
    hidden.test_secret_texts_reach_one_seat_only(case)


def case_of(game: Copies, seats: int) -> Case:
    return next(case for case in cases(game) if case.seats == seats)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_sound_game_passes(seats: int) -> None:
    check(Copies(), seats)
    check(Picky(), seats)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_noticed(leak: str, seats: int) -> None:
    with pytest.raises(AssertionError, match=f"^viewer -?[0-9] can tell two worlds apart .*{LEAKS[leak]}"):
        check(Copies(leak), seats)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_leak_by_an_event_that_comes_seldom_is_noticed(seats: int) -> None:
    with pytest.raises(AssertionError, match=r"after answers to 'throw', by an event: .*'event': 'boasted'"):
        hidden.test_every_kind_of_event_tells_the_same(case_of(Boast(), seats))
