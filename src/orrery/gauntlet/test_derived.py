"""What is kept beside a position is what would be worked out anew, whatever was answered: nothing was forgotten."""

from __future__ import annotations

from orrery.core import Chance
from orrery.gauntlet.derived import stale, stale_of
from orrery.gauntlet.plan import Case
from orrery.gauntlet.trail import some_viewers, stops, trails


def test_after_every_answer_what_is_kept_is_what_would_be_worked_out_anew(case: Case) -> None:
    assert [trail.stale for trail in trails(case) if trail.stale] == []


def test_a_copy_keeps_what_is_true_of_itself(case: Case) -> None:
    """Whatever is answered on a copy, or dealt anew: it keeps its own, and the match where it came from too."""
    for n, stop in enumerate(stops(case)):
        copy = stop.take()
        assert stale_of(copy) == "", "as it was copied"
        copy.step_all(stop.codes)
        assert stale_of(copy) == "", "after an answer on the copy"
        assert stale_of(stop.match) == "", "where the copy came from"
        viewer = some_viewers(stop.match, n)[0]
        dealt = case.game.determinise(stop.match.view(viewer).zones, viewer, Chance(b"deal %d" % n))
        assert stale(case.game, dealt) == "", f"as viewer {viewer} imagines it"
