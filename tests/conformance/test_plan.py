"""What the gauntlet plays: enough, the same every time, and no more than the budget has room for."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, ClassVar

import pytest

from orrery import games
from orrery.core import BadSetup, Chance, Game, new_match
from orrery.gauntlet.facts import Facts, facts_of, game_of
from orrery.gauntlet.kept import transcripts
from orrery.gauntlet.plan import BUDGET, LEAST_LOOKS, cases, plan_text, trial_of
from tests.conformance import copies
from tests.conformance.copies import Copies, Sky

KEPT = Path(__file__).parent


class Many(Copies):
    """Twenty options, as many combinations as nobody can play: 2 to the power of 19, times 17."""

    choices: ClassVar[Mapping[str, Sequence[str]]] = {
        "people": tuple(f"p{n}" for n in range(17)), **{f"o{n}": ("no", "yes") for n in range(19)}}


class Crowded(Copies):
    """Three play with the larger box only; with any other box nobody does."""

    choices: ClassVar[Mapping[str, Sequence[str]]] = {"box": ("small", "large")}

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> Sky:
        if seats > (3 if options["box"] == "large" else 2):
            raise BadSetup("error-box", "Three need the large box.", {})
        return super().new(seats, options, chance)


class Nobody(Crowded):
    """Its default options allow no match at all."""

    least_seats = 3


def test_every_seat_count_every_value_and_every_pair() -> None:
    game = Many()
    found = cases(game)
    assert [case.name for case in found if case.why == "seats"] == ["copies-2", "copies-3"]
    alone = [case for case in found if case.why == "value"]
    assert len(alone) == 16 + 19
    assert all(sum(value != game.choices[name][0] for name, value in case.chosen) == 1 for case in alone)
    together = {pair for case in found for pair in combinations([("seats", str(case.seats)), *case.chosen], 2)}
    ways = [("seats", "2"), ("seats", "3"), *[(name, value) for name in game.choices for value in game.choices[name]]]
    assert {pair for pair in combinations(ways, 2) if pair[0][0] != pair[1][0]} <= together
    assert len(found) < 37 + 80


def test_the_plan_is_the_same_every_time_and_fits_the_budget() -> None:
    game = Many()
    assert cases(game) == cases(game)
    few = []
    for budget in (BUDGET, BUDGET / 8, BUDGET / 80):
        found = cases(game, budget=budget)
        few.append(len(found))
        work = sum(trial_of(game).work(case.matches, case.matches * case.looks) for case in found)
        assert work <= budget or not any(case.why == "pair" for case in found)
    assert few == sorted(few, reverse=True)
    assert few[-1] == 37  # seats and values are never left out


def test_a_large_game_has_the_work_of_a_small_one_and_a_larger_budget_looks_more_closely() -> None:
    for game in map(games.load, games.slugs()):
        usual, deep = (planned(game, budget) for budget in (BUDGET, 4 * BUDGET))
        assert BUDGET * 0.8 < usual <= BUDGET
        assert 4 * BUDGET * 0.8 < deep <= 4 * BUDGET


def planned(game: Game[Any], budget: float) -> float:
    """The work of a game's plan."""
    return sum(trial_of(game).work(case.matches, case.matches * case.looks) for case in cases(game, KEPT, budget))


def test_the_smallest_budget_leaves_no_seats_value_or_kept_position_out() -> None:
    for game in map(games.load, games.slugs()):
        least = cases(game, KEPT, 0.001)
        assert [case.name for case in least] == [case.name for case in cases(game, KEPT) if case.why != "pair"]
        assert {(case.matches, case.looks) for case in least} == {(1, LEAST_LOOKS)}


def test_the_plan_of_each_game_fits_the_budget() -> None:
    for game in map(games.load, games.slugs()):
        work = sum(trial_of(game).work(case.matches, case.matches * case.looks) for case in cases(game))
        assert 0 < work <= BUDGET
        assert "; 0 more would be all pairs" in plan_text(game)


def test_the_default_options_need_not_allow_the_most_seats() -> None:
    assert trial_of(Crowded()).seats == 2
    assert [case.name for case in cases(Crowded())] == ["copies-2", "copies-2-large", "copies-3-large"]
    assert plan_text(Crowded()).startswith("copies: a match of 2 seats asks about ")
    with pytest.raises(ValueError, match="copies has no match with the default options, whatever the number of seats"):
        cases(Nobody())


def test_files_of_a_game_whose_slug_begins_with_this_one_are_not_its_own(tmp_path: Path) -> None:
    for name in ("copies-2.txt", "copies-2-late.txt", "copies-wars-2.txt"):
        (tmp_path / "golden").mkdir(exist_ok=True)
        (tmp_path / "golden" / name).touch()
    (tmp_path / "positions").mkdir()
    document = Copies().write(new_match(Copies(), 2, b"kept").state)
    for name in ("copies-2-late.json", "copies-wars-2-late.json"):
        (tmp_path / "positions" / name).write_text(json.dumps(document), encoding="utf-8")
    assert list(transcripts(Copies(), tmp_path)) == ["copies-2-late", "copies-2"]
    assert [case.name for case in cases(Copies(), tmp_path) if case.place] == ["copies-2-late"]


def test_facts_are_found_beside_the_game_and_in_its_module() -> None:
    assert facts_of(games.load("race")).shown == ("lucky",)
    assert facts_of(games.load("eclipse")).secrets == "later"
    assert facts_of(games.load("master")) == Facts(
        asks_together=False, always_won=False, counted_seats=2, shown=("drew",))
    assert facts_of(game_of("tests.tiny:COMET")) == Facts(shown=("caught",))


@pytest.mark.parametrize(("declared", "told"), [
    ({"hides": True}, "copies declares 'hides' for the gauntlet; expected some of: asks_together, always_won, secrets"),
    ({"always_won": "no"}, "copies declares always_won = 'no' for the gauntlet; expected bool"),
    ({"shown": "caught"}, "copies declares shown = 'caught' for the gauntlet; expected a list of texts"),
    ({"secrets": "maybe"}, "copies has secrets = 'maybe'; expected one of: at once, later, none"),
    ({"shown": ["cuaght"]}, "copies shows by events that it does not have: cuaght"),
])
def test_a_wrong_fact_is_refused(declared: dict[str, object], told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "GAUNTLET", declared)
    with pytest.raises(ValueError, match=told):
        facts_of(Copies())


def test_nothing_that_plays_knows_the_gauntlet() -> None:
    code = "import sys, orrery.cli.app, orrery.lab.play, orrery.server.app, orrery.testing; " \
           "sys.exit(any(name.startswith(('orrery.gauntlet', 'pytest')) for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
