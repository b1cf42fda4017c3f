"""Positions that are kept for rare events: the gauntlet plays the matches that lead to them, and says if none does."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from orrery.gauntlet.plan import Case, cases, plan_text
from orrery.gauntlet.test_hidden import test_every_kind_of_event_tells_the_same as tells_the_same
from orrery.gauntlet.test_kept import test_a_kept_position_leads_to_what_it_is_kept_for as leads_there
from orrery.gauntlet.trail import trails
from tests.conformance.copies import Boast, Copies, Quiet

LAST_COMET = {"comet": 4, "points": [1, 2], "hands": [[19, 0, 4], [1, 5, 9]]}
"""The first seat holds a highest card."""


def place(game: Copies, folder: Path, *reaches: str) -> Case:
    """The case of a position that is kept for these events."""
    (folder / "positions").mkdir()
    path = folder / "positions" / "copies-2-last.json"
    path.write_text(json.dumps({"reaches": reaches, **LAST_COMET}), encoding="utf-8")
    (found,) = [case for case in cases(game, folder) if case.why == "place"]
    return found


def test_the_matches_that_lead_to_the_rare_event_are_played(tmp_path: Path) -> None:
    case = place(Boast(), tmp_path, "boasted seat=0", "threw")
    leads_there(case)
    assert 2 < case.matches == len(trails(case))
    few = replace(case, matches=1)
    leads_there(few)
    told = [[event.kind for event in trail.match.state.events or []] for trail in trails(few)]
    assert ["boasted" in kinds for kinds in told] == [False, True]  # the first leads to the other event alone
    assert [trail.match.setup.seed for trail in trails(case)[:2]] == [trail.match.setup.seed for trail in trails(few)]


def test_the_plan_says_that_a_kept_position_may_take_more_matches(tmp_path: Path) -> None:
    case = place(Boast(), tmp_path, "boasted")
    told = plan_text(Boast(), tmp_path).splitlines()
    (line,) = [line for line in told if line.startswith(case.name)]
    assert line.split() == ["copies-2-last", "place", str(case.matches), f"{case.matches * case.looks}+"]
    assert told[-1].startswith("+ and beyond the budget whatever matches it takes")
    assert "+" not in plan_text(Boast())


def test_other_checks_look_at_the_rare_event(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"by an event: .*'event': 'boasted'"):
        tells_the_same(place(Boast(), tmp_path, "boasted"))


def test_a_position_that_no_longer_leads_there_is_told(tmp_path: Path) -> None:
    case = place(Boast(), tmp_path, "threw", "boasted seat=1")
    with pytest.raises(AssertionError, match=r"copies-2-last no longer leads there.*\s.*boasted seat=1"):
        leads_there(case)


def test_a_position_that_is_kept_for_nothing_is_told(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match='copies-2-last is kept for nothing: name the events under "reaches"'):
        leads_there(place(Quiet(), tmp_path))


@pytest.mark.parametrize("event", ["boasted", "threw card=19"])
def test_what_is_no_event_of_the_game_is_refused(event: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=f"copies-2-last.json reaches '{event}'; expected a kind of event of copies"):
        place(Quiet(), tmp_path, event)
