"""The part of the gauntlet that pytest loads: its options, the games and cases that its tests are run for, and the
marker by which any test names the rules that it proves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from inspect import signature
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

import pytest

from orrery.gauntlet.coverage import RuleCoverage

if TYPE_CHECKING:
    from orrery.core import Game

_PACKAGE: Final = "orrery.gauntlet."
ALL: Final = "*"
"""In the settings: every registered game."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which games, and where their files are kept."""
    group = parser.getgroup("orrery", "Orrery's gauntlet")
    group.addoption("--game", action="append", default=[], metavar="GAME", dest="gauntlet_games",
                    help="run the gauntlet on this game: its slug, or module:OBJECT (may be given several times)")
    group.addoption("--kept", metavar="FOLDER", dest="gauntlet_kept",
                    help="a folder with golden transcripts, counts and positions of the games")
    parser.addini("gauntlet_games", "games the gauntlet is run on, if --game names none (* is every registered one)",
                  type="args", default=[])
    parser.addini("gauntlet_kept", "a folder with golden transcripts, counts and positions of the games", default="")


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
    return names, _VALUES[",".join(names)](_games(config), _kept(config))


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


@lru_cache
def _game(spec: str) -> Game[Any]:
    from orrery.core import OrreryError
    from orrery.gauntlet.facts import game_of

    try:
        return game_of(spec)
    except (OrreryError, ImportError, AttributeError, ValueError) as problem:
        raise pytest.UsageError(f"--game {spec}: {problem}") from problem


@lru_cache
def _cases(spec: str, kept: Path | None) -> list[Any]:
    from orrery.gauntlet.plan import cases

    try:
        planned = cases(_game(spec), kept)
    except ValueError as problem:
        raise pytest.UsageError(f"--game {spec}: {problem}") from problem
    return [pytest.param(case, id=case.name, marks=pytest.mark.xdist_group(case.name)) for case in planned]


def _each_case(specs: Sequence[str], kept: Path | None) -> list[Any]:
    return [case for spec in specs for case in _cases(spec, kept)]


def _each_place(specs: Sequence[str], kept: Path | None) -> list[Any]:
    return [case for case in _each_case(specs, kept) if case.values[0].why == "place"]


def _each_bot(specs: Sequence[str], kept: Path | None) -> list[Any]:
    from orrery import bots

    return [pytest.param(bot, case.values[0], id=f"{case.id}-{bot}", marks=case.marks)
            for spec in specs for case in _cases(spec, kept) for bot in bots.known(_game(spec))]


def _each_game(specs: Sequence[str], kept: Path | None) -> list[Any]:
    return [pytest.param(_game(spec), id=_game(spec).slug) for spec in specs]


def _each_plan(specs: Sequence[str], kept: Path | None) -> list[Any]:
    return [pytest.param([case.values[0] for case in _cases(spec, kept)], id=_game(spec).slug) for spec in specs]


def _each_process(specs: Sequence[str], kept: Path | None) -> list[Any]:
    return [pytest.param(spec, [case.values[0] for case in _cases(spec, kept)], id=_game(spec).slug)
            for spec in specs]


def _each_language(specs: Sequence[str], kept: Path | None) -> list[Any]:
    """Games that bring words, in every language."""
    from orrery import words

    return [pytest.param(lang, _game(spec), id=f"{_game(spec).slug}-{lang}")
            for spec in specs if words.keys("en", _game(spec).slug) for lang in words.LANGUAGES]


def _each_transcript(specs: Sequence[str], kept: Path | None) -> list[Any]:
    from orrery.gauntlet.kept import golden_case, transcripts

    return [pytest.param(path, golden_case(_game(spec), kept, name), id=name)
            for spec in specs if kept for name, path in transcripts(_game(spec), kept).items()]


def _each_count(specs: Sequence[str], kept: Path | None) -> list[Any]:
    from orrery.gauntlet.kept import counts_kept

    return [pytest.param(count, _game(spec), id=count.name)
            for spec in specs if kept for count in counts_kept(_game(spec), kept)]


def _each_kept(specs: Sequence[str], kept: Path | None) -> list[Any]:
    from orrery.gauntlet.kept import counts_kept, transcripts

    return [pytest.param(kept, _game(spec), id=_game(spec).slug)
            for spec in specs
            if kept and (transcripts(_game(spec), kept) or counts_kept(_game(spec), kept))]


_VALUES: Final[dict[str, Callable[[Sequence[str], Path | None], list[Any]]]] = {
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
