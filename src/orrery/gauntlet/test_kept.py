"""Matches and counts that were written down: a change of the rules shows as a difference to be reviewed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from orrery.core import Game
from orrery.gauntlet.kept import Count, counts_kept, golden, transcripts, worth_keeping
from orrery.gauntlet.places import told_of
from orrery.gauntlet.plan import Case
from orrery.gauntlet.trail import trails
from orrery.lab.perft import perft_table


def test_the_golden_match_is_played_as_it_was(transcript: Path, case: Case) -> None:
    assert golden(case).splitlines() == transcript.read_text(encoding="utf-8").splitlines()


def test_as_many_ways_lead_on_as_were_counted(count: Count, game: Game[Any]) -> None:
    assert perft_table(count.match(game)) == count.nodes


def test_every_case_but_the_pairs_is_kept(kept: Path, game: Game[Any]) -> None:
    wanted = {case.name for case in worth_keeping(game, kept)}
    counted = {count.name.partition(",")[0] for count in counts_kept(game, kept)}
    hint = "run: python -m orrery.gauntlet write (make golden)"
    assert sorted(wanted - set(transcripts(game, kept))) == [], hint
    assert sorted(wanted - counted) == [], hint


def test_a_kept_position_leads_to_what_it_is_kept_for(place: Case) -> None:
    """Soon after it, by random answers: the other tests look at these matches."""
    told: set[str] = set()
    for trail in trails(place):
        told |= told_of(place.game, place.reaches, trail.match.state.events or [])
    assert place.reaches, f"{place.name} is kept for nothing: name the events under \"reaches\""
    assert sorted(set(place.reaches) - told) == [], f"{place.name} no longer leads there"
