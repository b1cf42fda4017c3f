"""Matches and counts that were written down: a change of the rules shows as a difference to be reviewed."""

from __future__ import annotations

import pytest

from orrery.lab.perft import perft_table
from tests.conformance.cases import CASES, GOLDEN, SLUGS, game_of
from tests.conformance.written import golden, golden_path, read_counts


@pytest.mark.parametrize("name", CASES)
def test_the_golden_match_is_played_as_it_was(name: str) -> None:
    path = golden_path(CASES[name])
    assert path.is_file(), "run: make golden"
    assert golden(CASES[name]).splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_every_transcript_has_its_match() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.txt")) == sorted(CASES)


@pytest.mark.parametrize(
    ("slug", "name"), [(slug, count.name) for slug in SLUGS for count in read_counts(slug)]
)
def test_as_many_ways_lead_on_as_were_counted(slug: str, name: str) -> None:
    count = next(count for count in read_counts(slug) if count.name == name)
    assert perft_table(count.match(game_of(slug))) == count.nodes


@pytest.mark.parametrize("slug", SLUGS)
def test_every_case_is_counted(slug: str) -> None:
    counted = {count.name.partition(",")[0] for count in read_counts(slug)}
    assert counted == {name for name, case in CASES.items() if case.game.slug == slug}, "run: make golden"
