"""Battle odds of any game: options that are checked, the document, exact or sampled, against a game's own dice.

The game here is a draw from a hat: each side puts its tokens in, and whose token is drawn holds the place with all of
his, while the others get away with one if they run."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from pathlib import Path
from random import Random
from typing import Any

import pytest

from orrery import games
from orrery.core import BadSetup, OrreryError, Zones
from orrery.lab import odds
from orrery.lab.odds import Battle, Contender, Fate, Option, Outcome, Reckoner, TooLarge, Unit, read_battle
from orrery.lab.stats import wilson
from tests.bots.toy import TOY
from tests.outside import on_path, stars


class Hat(Reckoner):
    """Tokens are written as their number; at night the first side's count twice."""

    most_sides = 3
    options = (
        Option("run", ("no", "yes")), Option("wait", ("never",), most=3), Option("sky", ("day", "night"), whole=True),
    )

    def battle(self, sides: Sequence[Contender]) -> Battle:
        counts = [int(side.fleet) for side in sides]
        if sides[0].options["sky"] == "night":
            counts[0] *= 2
        return Battle(tuple(sides), counts)

    def battle_seen(self, zones: Zones, viewer: int, place: str, coming: str = "") -> Battle:
        raise NotImplementedError

    def battles_coming(self, zones: Zones, viewer: int) -> list[Battle]:
        return []

    def exact(self, battle: Battle, most: int = 0) -> Outcome:
        if most and prod(battle.course) > most:
            raise TooLarge
        total = sum(battle.course)
        return self._outcome(battle, [count / total for count in battle.course], odds.EXACT, 0)

    def sampled(self, battle: Battle, samples: int, seed: int = 0, seconds: float = 0) -> Outcome:
        drawn = Random(seed).choices(range(len(battle.sides)), battle.course, k=samples)
        holds = [drawn.count(n) / samples for n in range(len(battle.sides))]
        return self._outcome(battle, holds, odds.SAMPLED, samples)

    def trial(self, battle: Battle) -> HatTrial:
        return HatTrial(battle)

    def _outcome(self, battle: Battle, holds: Sequence[float], method: str, samples: int) -> Outcome:
        fates = []
        for side, chance in zip(battle.sides, holds, strict=True):
            count, saved = int(side.fleet), int(side.options["run"] == "yes")
            left: dict[tuple[int, ...], float] = {(count,): chance, (saved,): 1 - chance}
            away = (1 - chance) * saved
            fates.append(Fate((Unit("token", count, 2, {"n": 1}),), chance, away, {count: chance}, left))
        return Outcome(method, samples, 0.0, 0.0, tuple(fates), ())


class HatTrial:
    """The same with a hand in a hat."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def fight(self, seed: bytes) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        winner = Random(seed).choices(range(len(self.battle.sides)), self.battle.course)[0]
        return [
            ((int(side.fleet),), (0,)) if place == winner else ((0,), (int(side.options["run"] == "yes"),))
            for place, side in enumerate(self.battle.sides)
        ]


HAT = Hat()


def test_options_by_name_a_value_a_side() -> None:
    battle = read_battle(HAT, ("6", "2"), {"run": ["", "yes"], "wait": ["3"], "sky": ["night"]})
    assert [dict(side.options) for side in battle.sides] == [
        {"run": "no", "wait": "3", "sky": "night"}, {"run": "yes", "wait": "never", "sky": "night"},
    ]
    assert read_battle(HAT, ("6", "2")).sides[0].options == {"run": "no", "wait": "never", "sky": "day"}


@pytest.mark.parametrize(("fleets", "options", "key", "args"), [
    (("1",), {}, "error-odds-sides", {"most": 3, "count": 1}),
    (("1", "1", "1", "1"), {}, "error-odds-sides", {"most": 3, "count": 4}),
    (("1", "1"), {"run": ["maybe"]}, "error-odds-option", {"option": "run", "value": "maybe", "known": "no, yes"}),
    (("1", "1"), {"wait": ["4"]}, "error-odds-option", {"option": "wait", "value": "4", "known": "never, 0…3"}),
    (("1", "1"), {"run": ["no", "no", "no"]}, "error-odds-values", {"option": "run", "count": 3, "most": 2}),
    (("1", "1"), {"sky": ["day", "night"]}, "error-odds-values", {"option": "sky", "count": 2, "most": 1}),
    (("1", "1"), {"aim": ["high"]}, "error-odds-option-name", {"option": "aim", "known": "run, wait, sky"}),
])
def test_what_is_refused(fleets: Sequence[str], options: dict[str, list[str]], key: str, args: dict[str, Any]) -> None:
    with pytest.raises(OrreryError) as refused:
        read_battle(HAT, fleets, options)
    assert (refused.value.key, refused.value.args_) == (key, args)


def test_the_document() -> None:
    battle = read_battle(HAT, ("6", "2"), {"run": ["", "yes"]})
    document = odds.plain(battle, odds.battle_odds(HAT, battle))
    first, last = document["sides"]
    assert (document["method"], first["fleet"], first["holds"], first["low"], first["high"]) == (
        "exact", "6", 0.75, 0.75, 0.75)
    assert last == {
        "name": "", "seat": -1, "neutral": "", "fleet": "2",
        "options": {"run": "yes", "wait": "never", "sky": "day"}, "holds": 0.25, "low": 0.25, "high": 0.25,
        "away": 0.75, "kept": {"2": 0.25},
        "units": [{"unit": "token", "count": 2, "survive": 1.25, "cost": 2, "figures": {"n": 1}}],
        "lost": 1.5, "worth": 4,
    }


def test_what_is_too_large_is_sampled_with_an_interval() -> None:
    battle = read_battle(HAT, ("60", "20"))
    found = odds.battle_odds(HAT, battle, most=1000, samples=400, seed=3)
    assert (found.method, found.samples) == (odds.SAMPLED, 400)
    first = odds.plain(battle, found)["sides"][0]
    assert (first["low"], first["high"]) == wilson(first["holds"] * 400, 400)
    assert first["low"] < 0.75 < first["high"]


def test_battles_by_the_rules_are_held_against_the_odds() -> None:
    """Fixed seeds: the differences are what they are. A reckoner that is wrong is found out."""
    battle = read_battle(HAT, ("6", "2"), {"run": ["yes"]})
    first, last = odds.compare(HAT, battle, 400)[0]
    assert abs(first.sigmas) < 3
    assert first.sigmas == pytest.approx(-last.sigmas)
    assert (first.freedom, first.chi_square < 9) == (1, True)
    honest = HAT.exact(battle)

    class Wrong(Hat):
        def exact(self, battle: Battle, most: int = 0) -> Outcome:
            return honest._replace(sides=honest.sides[::-1])

    assert odds.compare(Wrong(), battle, 400)[0][0].sigmas > 10


def test_which_games_have_them() -> None:
    assert odds.known() == ["eclipse"]
    assert games.own_module(TOY, "odds") == ""
    assert games.own_module(TOY, "toy") == "tests.bots.toy"
    with pytest.raises(OrreryError) as refused:
        odds.load("race")
    assert (refused.value.key, refused.value.args_) == ("error-odds-game", {"game": "race", "known": "eclipse"})


@pytest.mark.parametrize(("slug", "source", "problem"), [
    ("oddless", "", "module 'oddless.odds' has no attribute 'Battles'"),
    ("oddone", "class Battles: pass", "it makes 'Battles'"),
    ("oddabstract", "from orrery.lab.odds import Reckoner as Battles", "Can't instantiate abstract class Reckoner"),
])
def test_a_module_without_battle_odds_is_told_in_a_sentence(
    slug: str, source: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_path(monkeypatch, stars(tmp_path, slug, {"odds.py": source}))
    with pytest.raises(BadSetup) as refused:
        odds.load(slug)
    assert str(refused.value).startswith(f"There are no battle odds Battles in the module {slug}.odds: {problem}")
    assert "Expected a subclass of orrery.lab.odds.Reckoner" in str(refused.value)
