"""The part of the gauntlet that pytest loads: its options, the games and cases that its tests are run for, and the
marker by which any test names the rules that it proves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from inspect import signature
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest

from orrery.gauntlet.coverage import RuleCoverage

if TYPE_CHECKING:
    from orrery.core import Game

_PACKAGE: Final = "orrery.gauntlet."
ALL: Final = "*"
"""In the settings: every registered game."""


class Wish(NamedTuple):
    """What the gauntlet is asked to do: which games, the folder of kept files, and how much work each game may be."""

    games: tuple[str, ...]
    kept: Path | None
    budget: float


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which games, and where their files are kept."""
    group = parser.getgroup("orrery", "Orrery's gauntlet")
    group.addoption("--game", action="append", default=[], metavar="GAME", dest="gauntlet_games",
                    help="run the gauntlet on this game: its slug, or module:OBJECT (may be given several times)")
    group.addoption("--kept", metavar="FOLDER", dest="gauntlet_kept",
                    help="a folder with golden transcripts, counts and positions of the games")
    group.addoption("--gauntlet-budget", metavar="WORK", dest="gauntlet_budget",
                    help="how much work each game may be: about the seconds that its cases take on one core (30)")
    parser.addini("gauntlet_games", "games the gauntlet is run on, if --game names none (* is every registered one)",
                  type="args", default=[])
    parser.addini("gauntlet_kept", "a folder with golden transcripts, counts and positions of the games", default="")
    parser.addini("gauntlet_budget", "how much work each game may be, if --gauntlet-budget does not say it", default="")


def pytest_configure(config: pytest.Config) -> None:
    """Tests of one case belong together: they share its matches. Tests that name rules are counted (``coverage``)."""
    config.addinivalue_line("markers", "xdist_group(name): tests that one worker runs (pytest-xdist)")
    config.addinivalue_line("markers", "rule(*ids): the IDs of the rules that the test proves")
    config.pluginmanager.register(RuleCoverage(config), "orrery-rule-coverage")


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: pytest.Module, name: str, obj: object) -> list[pytest.Item] | None:
    """A test for which there is nothing to run (a game without words, no files kept) is not there at all."""
    if not isinstance(obj, FunctionType) or not _is_ours(obj) or not name.startswith("test_"):
        return None
    arguments = tuple(signature(obj).parameters)
    return None if _found(collector.config, arguments)[1] else []


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test for each game, case, bot, language, golden match or count, by the names of its arguments."""
    if _is_ours(metafunc.function):
        names, found = _found(metafunc.config, metafunc.fixturenames)
        metafunc.parametrize(names, found)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of a case run one after another: its matches are played once, and need not be remembered for long."""
    cases: dict[str, int] = {}
    places, ours = [], []
    for place, item in enumerate(items):
        group = item.get_closest_marker("xdist_group")
        if group is not None and isinstance(item, pytest.Function) and _is_ours(item.function):
            cases.setdefault(group.args[0], len(cases))
            places.append(place)
            ours.append((cases[group.args[0]], place, item))
    for place, (_, _, item) in zip(places, sorted(ours, key=lambda one: one[:2]), strict=True):
        items[place] = item


def _is_ours(function: Callable[..., object]) -> bool:
    return function.__module__.startswith(_PACKAGE)


def _found(config: pytest.Config, arguments: Sequence[str]) -> tuple[list[str], list[Any]]:
    """Which of a test's arguments the gauntlet gives, and what it is run for."""
    names = next(names.split(",") for names in _VALUES if set(names.split(",")) <= set(arguments))
    return names, _VALUES[",".join(names)](Wish(_games(config), _kept(config), _budget(config)))


def _games(config: pytest.Config) -> tuple[str, ...]:
    named: Sequence[str] = config.getoption("gauntlet_games") or config.getini("gauntlet_games")
    if not named:
        raise pytest.UsageError("The gauntlet needs a game: pytest --pyargs orrery.gauntlet --game GAME")
    from orrery import games

    return tuple(dict.fromkeys(one for name in named for one in (games.slugs() if name == ALL else [name])))


def _kept(config: pytest.Config) -> Path | None:
    named: str = config.getoption("gauntlet_kept") or config.getini("gauntlet_kept")
    if not named:
        return None
    folder: Path = config.rootpath / named
    if not folder.is_dir():
        raise pytest.UsageError(f"There is no folder {folder} of kept files (--kept, gauntlet_kept).")
    return folder


def _budget(config: pytest.Config) -> float:
    from orrery.gauntlet.plan import BUDGET

    named: str = config.getoption("gauntlet_budget") or config.getini("gauntlet_budget")
    try:
        budget = float(named or BUDGET)
    except ValueError:
        budget = 0
    if not budget > 0:
        raise pytest.UsageError(f"The gauntlet's budget is {named!r}; expected a number above 0 (--gauntlet-budget, "
                                "gauntlet_budget).")
    return budget


@lru_cache
def _game(spec: str) -> Game[Any]:
    from orrery.core import OrreryError
    from orrery.gauntlet.facts import game_of

    try:
        return game_of(spec)
    except (OrreryError, ImportError, AttributeError, ValueError) as problem:
        raise pytest.UsageError(f"--game {spec}: {problem}") from problem


@lru_cache
def _cases(spec: str, kept: Path | None, budget: float) -> list[Any]:
    from orrery.gauntlet.plan import cases

    try:
        planned = cases(_game(spec), kept, budget)
    except ValueError as problem:
        raise pytest.UsageError(f"--game {spec}: {problem}") from problem
    return [pytest.param(case, id=case.name, marks=pytest.mark.xdist_group(case.name)) for case in planned]


def _each_case(wish: Wish) -> list[Any]:
    return [case for spec in wish.games for case in _cases(spec, wish.kept, wish.budget)]


def _each_place(wish: Wish) -> list[Any]:
    return [case for case in _each_case(wish) if case.values[0].why == "place"]


def _each_bot(wish: Wish) -> list[Any]:
    from orrery import bots

    return [pytest.param(bot, case.values[0], id=f"{case.id}-{bot}", marks=case.marks)
            for spec in wish.games for case in _cases(spec, wish.kept, wish.budget) for bot in bots.known(_game(spec))]


def _each_game(wish: Wish) -> list[Any]:
    return [pytest.param(_game(spec), id=_game(spec).slug) for spec in wish.games]


def _each_plan(wish: Wish) -> list[Any]:
    return [pytest.param([case.values[0] for case in _cases(spec, wish.kept, wish.budget)], id=_game(spec).slug)
            for spec in wish.games]


def _each_process(wish: Wish) -> list[Any]:
    return [pytest.param(spec, [case.values[0] for case in _cases(spec, wish.kept, wish.budget)], id=_game(spec).slug)
            for spec in wish.games]


def _each_language(wish: Wish) -> list[Any]:
    """Games that bring words, in every language."""
    from orrery import words

    return [pytest.param(lang, _game(spec), id=f"{_game(spec).slug}-{lang}")
            for spec in wish.games if words.keys("en", _game(spec).slug) for lang in words.LANGUAGES]


def _each_transcript(wish: Wish) -> list[Any]:
    from orrery.gauntlet.kept import golden_case, transcripts

    return [pytest.param(path, golden_case(_game(spec), wish.kept, name), id=name)
            for spec in wish.games if wish.kept for name, path in transcripts(_game(spec), wish.kept).items()]


def _each_count(wish: Wish) -> list[Any]:
    from orrery.gauntlet.kept import counts_kept

    return [pytest.param(count, _game(spec), id=count.name)
            for spec in wish.games if wish.kept for count in counts_kept(_game(spec), wish.kept)]


def _each_kept(wish: Wish) -> list[Any]:
    from orrery.gauntlet.kept import counts_kept, transcripts

    return [pytest.param(wish.kept, _game(spec), id=_game(spec).slug)
            for spec in wish.games
            if wish.kept and (transcripts(_game(spec), wish.kept) or counts_kept(_game(spec), wish.kept))]


_VALUES: Final[dict[str, Callable[[Wish], list[Any]]]] = {
    "bot,case": _each_bot,
    "transcript,case": _each_transcript,
    "count,game": _each_count,
    "kept,game": _each_kept,
    "lang,game": _each_language,
    "spec,plan": _each_process,
    "plan": _each_plan,
    "place": _each_place,
    "case": _each_case,
    "game": _each_game,
}
"""Names of a test's arguments -> what it is run for; the first that fits."""
