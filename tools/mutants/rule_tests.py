"""Running a game's rule tests in a process of their own: once to see what each reaches, then once for every mutant.

A rule test names a rule (``@rule``). Goldens, recordings and the gauntlet name none, so they are not run here.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing import get_context
from pathlib import Path
from types import CodeType
from typing import Any, Final

import pytest

from tools.mutants.mutations import Mutant, code_of

ROOT: Final = Path(__file__).parents[2]
SECONDS: Final = 15
"""CPU that one test may take on a mutant; without a change none takes a tenth of it."""
MEMORY: Final = 4 << 30
"""Bytes that a mutant may take."""
FORK: Final = get_context("fork")
QUIET: Final = ("-q", "-x", "-p", "no:cacheprovider", "--no-header", "--tb=no",
                "--assert=plain")
"""Plain asserts: pytest would load the modules of Orrery itself, to rewrite theirs, and not with their change."""


def folder_of(game: str) -> Path:
    """Where the rules of a game are."""
    return ROOT / "src" / "orrery" / "games" / game


def tests_of(game: str) -> Path:
    """Where its tests are."""
    return ROOT / "tests" / "games" / game


class RuleTests:
    """A plugin of pytest: runs those tests that name a rule, of these only the wanted ones, in the wanted order."""

    def __init__(self, wanted: Sequence[str] | None, begun: Callable[[str], None]) -> None:
        self.wanted = wanted
        self.begun = begun
        self.named: dict[str, list[str]] = {}
        self.failed: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        # What holds for a mutant is no result of ours.
        config.pluginmanager.unregister(name="orrery-rule-coverage")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        from hypothesis import Phase, settings

        settings.register_profile("mutants", deadline=None, phases=(Phase.explicit, Phase.generate))
        settings.load_profile("mutants")
        for item in items:
            ids = [rule for marker in item.iter_markers("rule") for rule in marker.args]
            if ids:
                self.named[item.nodeid] = ids
        by_id = {item.nodeid: item for item in items}
        items[:] = [by_id[test] for test in (self.named if self.wanted is None else self.wanted) if test in by_id]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        self.begun(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def _run(files: Collection[str], plugin: RuleTests, *options: str) -> int:
    os.chdir(ROOT)
    with tempfile.TemporaryDirectory() as scratch, open(os.devnull, "w") as nowhere:
        os.environ |= {"HYPOTHESIS_STORAGE_DIRECTORY": scratch, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        sys.stdout = sys.stderr = nowhere
        return pytest.main([*options, *QUIET, f"--basetemp={scratch}/tests", *sorted(files)], plugins=[plugin])


# -- what each test reaches --------------------------------------------------------------------------------------------

Reached = dict[str, dict[int, list[str]]]
"""Module, from the game's folder -> line -> tests; "" stands for what is run when the module is loaded."""


def reach(game: str, file: Path) -> None:
    """Run the rule tests once, and write which of them reach which lines. Raises SystemExit if one of them fails."""
    problem = file.with_suffix(".failed")
    process = FORK.Process(target=_reach, args=(game, file, problem))
    process.start()
    process.join()
    if process.exitcode:
        found = problem.read_text(encoding="utf-8") if problem.is_file() else "they could not be run"
        raise SystemExit(f"The rule tests of {game} must pass before they are tried on mutants: {found}")


def _reach(game: str, file: Path, problem: Path) -> None:
    import coverage

    folder = folder_of(game)
    measured = coverage.Coverage(data_file=None, source=[str(folder)], config_file=False, messages=False)

    def begun(test: str) -> None:
        _forget(f"orrery.games.{game}")
        measured.switch_context(test)

    plugin = RuleTests(None, begun)
    measured.start()
    status = _run([str(tests_of(game))], plugin)
    measured.stop()
    if status:
        problem.write_text(", ".join(plugin.failed) or f"pytest said {status}", encoding="utf-8")
        raise SystemExit(1)
    data = measured.get_data()
    lines: Reached = {}
    for name in sorted(data.measured_files()):
        by_line = {line: sorted(tests) for line, tests in sorted(data.contexts_by_lineno(name).items())}
        lines[str(Path(name).relative_to(folder))] = by_line
    file.write_text(json.dumps({"named": plugin.named, "lines": lines}), encoding="utf-8")


def _forget(package: str) -> None:
    """Empty what the functions of a game remember, so that a test reaches what it needs itself."""
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(package + "."):
            for value in list(vars(module).values()):
                clear = getattr(value, "cache_clear", None)
                if clear is not None:
                    clear()


# -- one mutant --------------------------------------------------------------------------------------------------------

class _Changed(MetaPathFinder):
    """Loads one module of the game with its one change."""

    def __init__(self, name: str, file: Path, code: CodeType) -> None:
        self.name = name
        self.file = file
        self.code = code

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        return spec_from_file_location(name, self.file, loader=_Loader(name, str(self.file), self.code))


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


def start(game: str, mutant: Mutant, groups: Sequence[Sequence[str]], note: Path) -> Any:
    """A process that runs these groups of tests until one fails (then its exit code is not 0). Its note names the last
    test begun."""
    note.touch()
    process = FORK.Process(target=_try, args=(game, mutant, groups, note))
    process.start()
    return process


def _try(game: str, mutant: Mutant, groups: Sequence[Sequence[str]], note: Path) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    file = folder_of(game) / mutant.path
    name = ".".join(("orrery", "games", game, *Path(mutant.path).with_suffix("").parts)).removesuffix(".__init__")
    sys.meta_path.insert(0, _Changed(name, file, code_of(mutant, file)))
    with open(note, "w", encoding="utf-8") as page:

        def begun(test: str) -> None:
            # A mutant that never ends is stopped by the system, and counts as found by this test.
            resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + SECONDS, resource.RLIM_INFINITY))
            page.seek(0)
            page.truncate()
            page.write(test)
            page.flush()

        for tests in groups:
            if tests and _run({test.partition("::")[0] for test in tests}, RuleTests(tests, begun)):
                sys.exit(1)


def load_beforehand() -> None:
    """Load what every test needs and no mutant changes, so that each process begins with it."""
    import hypothesis.strategies  # noqa: F401

    import orrery.core
    import orrery.testing
    import orrery.words  # noqa: F401

    if any(name.startswith("orrery.games.") for name in sys.modules):
        raise RuntimeError("A game was loaded before its mutants: they would not be seen.")
