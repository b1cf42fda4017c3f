"""How often the gauntlet audits a match."""

from __future__ import annotations

import pytest

from orrery.gauntlet import test_play
from orrery.gauntlet.plan import cases
from orrery.gauntlet.trail import trails
from tests.conformance.copies import Copies, Sky


class Audited(Copies):
    """Counts the positions that are audited while a match is played."""

    count = 0

    def audit(self, s: Sky) -> None:
        super().audit(s)
        self.count += not self.over(s)


@pytest.mark.parametrize(("audited", "found"), [(400, 12), (12, 12), (7, 12), (6, 6), (5, 6), (4, 4)])
def test_a_match_of_twelve_questions(audited: int, found: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_play, "AUDITED", audited)
    game = Audited()
    case = next(case for case in cases(game) if case.seats == 2)
    assert {trail.questions for trail in trails(case)} == {12}
    game.count = 0
    test_play.test_random_play(case)
    assert game.count == case.matches * (1 + found)  # the set-up is audited too
