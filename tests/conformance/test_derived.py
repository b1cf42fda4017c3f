"""The gauntlet notices what is kept beside a position and no longer true of it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from orrery.core import new_match
from orrery.gauntlet import test_derived as derived
from orrery.gauntlet.derived import stale
from orrery.gauntlet.plan import Case, cases
from tests.conformance.copies import Copies, Counted, Sky


def case_of(game: Copies) -> Case:
    return next(case for case in cases(game) if case.seats == 2)


def test_a_game_that_counts_again_whenever_a_hand_changes_passes() -> None:
    derived.test_after_every_answer_what_is_kept_is_what_would_be_worked_out_anew(case_of(Counted()))
    derived.test_a_copy_keeps_what_is_true_of_itself(case_of(Counted()))


def test_a_count_that_is_forgotten_is_told_with_the_answer_after_which_it_was_wrong() -> None:
    told = r"after question \d+, throw:\d~\d: held is kept as \[[\d, ]+\] and is \[[\d, ]+\] worked out anew"
    with pytest.raises(AssertionError, match=told):
        derived.test_after_every_answer_what_is_kept_is_what_would_be_worked_out_anew(case_of(Counted(forgets=True)))


def test_what_copies_share_and_change_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Sky.clone

    def sharing(s: Sky) -> Sky:
        copy = plain(s)
        copy.held = s.held
        return copy

    monkeypatch.setattr(Sky, "clone", sharing)
    derived.test_after_every_answer_what_is_kept_is_what_would_be_worked_out_anew(case_of(Counted()))
    with pytest.raises(AssertionError, match="as it was copied"):
        derived.test_a_copy_keeps_what_is_true_of_itself(case_of(Counted()))


class Renamed(Counted):
    """Works out something else than it keeps."""

    def derived(self, s: Sky, afresh: bool) -> Mapping[str, object]:
        return {"hidden": 1} if afresh else {"held": 2}


def test_what_is_not_worked_out_anew_is_told() -> None:
    game = Renamed()
    assert stale(game, new_match(game, 2, b"names").state) == "held is kept as 2 and is not worked out anew"
