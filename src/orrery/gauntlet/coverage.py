"""Rule coverage from real results: which tests name which rules, and whether they passed.

Wherever pytest runs tests that name rules of a game, ours or a stranger's, the run writes `.orrery/rule-coverage.json`
into its root, which `orrery.rules.coverage` reads. With xdist the workers run the tests and only the controller sees
all results, so what it needs travels in the reports (`user_properties`) and in `workeroutput`.

pytest loads this in every environment where Orrery is installed: nothing of Orrery is imported, and nothing written,
before a test names a rule.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cached_property
from typing import Any, Final

import pytest

PROPERTY: Final = "rules"
LEFT_OUT: Final = "orrery_left_out"
FOLDER: Final = ".orrery"
OUTCOMES: Final = ("passed", "skipped", "failed")
"""From best to worst."""


class RuleCoverage:
    """Collects the outcome of every test and writes the rule coverage when the run ends."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.outcomes: dict[str, str] = {}
        """Test -> its worst outcome."""
        self.named: dict[str, Sequence[str]] = {}
        """Test -> IDs of rules."""
        self.left_out = not selects_everything(config)

    @cached_property
    def known(self) -> KnownRules:
        """The rules that there are; read when a test first names one."""
        return KnownRules()

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        """Remember with each test which rules it names."""
        if named := named_rules(item):
            item.user_properties.append((PROPERTY, named))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Fail a test that names no rule, or one that is in no catalogue."""
        # Failing the test itself is the one complaint that xdist hands on in full.
        if any(not marker.args for marker in item.iter_markers("rule")):
            pytest.fail("the rule marker names no rule", pytrace=False)
        try:
            unknown = [rule_id for rule_id in named_rules(item) if not self.known.allows(rule_id)]
        except ValueError as problem:
            pytest.fail(str(problem), pytrace=False)
        if unknown:
            pytest.fail(f"the rule marker names what is in no catalogue: {', '.join(unknown)}", pytrace=False)

    def pytest_deselected(self, items: Sequence[pytest.Item]) -> None:
        """Tests were left out."""
        self.left_out |= bool(items)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """What could not be collected was left out."""
        self.left_out |= report.failed

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """What a worker left out was left out."""
        self.left_out |= getattr(node, "workeroutput", {}).get(LEFT_OUT, False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take down what came of a test."""
        # Setup, call and teardown report one by one. A test that is expected to fail proves nothing, whatever
        # it does, and neither does a skipped one.
        outcome = "skipped" if hasattr(report, "wasxfail") else report.outcome
        test = report.nodeid
        self.outcomes[test] = max(self.outcomes.get(test, "passed"), outcome, key=OUTCOMES.index)
        for name, value in report.user_properties:
            if name == PROPERTY and isinstance(value, list):
                self.named[test] = value

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Write everything down, or hand on what only a worker knows."""
        worker_output: dict[str, object] | None = getattr(self.config, "workeroutput", None)
        if worker_output is not None:
            worker_output[LEFT_OUT] = self.left_out
        elif self.outcomes:
            stopped = exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
            self.write(partial=self.left_out or stopped or len(self.outcomes) < session.testscollected)

    def write(self, *, partial: bool) -> None:
        """Write the results, merged with those of the tests that did not run if some were left out.

        A run of tests that name no rules writes nothing, unless there are results that it may have changed.
        """
        if not self.named and not (self.config.rootpath / FOLDER).is_dir():
            return
        from orrery import rules

        outcomes = self.outcomes
        path = self.config.rootpath / rules.RUN_FILE
        passed = self.by_rule(test for test, outcome in outcomes.items() if outcome == "passed")
        failed = self.by_rule(test for test, outcome in outcomes.items() if outcome != "passed")
        if partial and path.is_file():
            try:
                before = rules.parse_run(path.read_text(encoding="utf-8"))
            except rules.NoTestRun:
                pass  # nothing usable to merge into
            else:
                passed = merged(before.passed, passed, outcomes)
                failed = merged(before.failed, failed, outcomes)
        record = {
            "schema": rules.RUN_SCHEMA,
            "finished": datetime.now(UTC).isoformat(timespec="seconds"),
            "tests": len(outcomes),
            "passed": sum(outcome == "passed" for outcome in outcomes.values()),
            "failed": sum(outcome == "failed" for outcome in outcomes.values()),
            "partial": partial,
            "rules": passed,
            "failed_rules": failed,
        }
        path.parent.mkdir(exist_ok=True)
        draft = path.with_suffix(".tmp")
        draft.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        draft.replace(path)  # a reader never meets half a file

    def by_rule(self, tests: Iterable[str]) -> dict[str, list[str]]:
        """Rule -> those of these tests that name it."""
        found: dict[str, list[str]] = {}
        for test in sorted(tests):
            for rule_id in self.named.get(test, ()):
                found.setdefault(rule_id, []).append(test)
        return found


class KnownRules:
    """The rule IDs in the catalogues of all games that are installed, against mistyped ones."""

    def __init__(self) -> None:
        from orrery import games, rules

        with_rules = rules.games_with_rules()
        self.ids = {rule.id for game in with_rules for rule in rules.catalogue(game)}
        self.prefixes = {rule_id.split("-")[0] for rule_id in self.ids}
        self.complete = bool(self.ids) and len(with_rules) == len(games.slugs())

    def allows(self, rule_id: str) -> bool:
        """Whether a test may name this ID: it exists, or may belong to a game that has no catalogue yet."""
        return rule_id in self.ids or (not self.complete and rule_id.split("-")[0] not in self.prefixes)


def named_rules(item: pytest.Item) -> list[str]:
    """Return the rule IDs that the markers of a test name, each once."""
    return list(dict.fromkeys(rule_id for marker in item.iter_markers("rule") for rule_id in marker.args))


def selects_everything(config: pytest.Config) -> bool:
    """Whether the command line asks for the whole suite."""
    if any(config.getoption(name, None) for name in ("keyword", "markexpr", "lf", "ignore", "ignore_glob")):
        return False
    asked = {(config.invocation_params.dir / arg).resolve() for arg in config.args}
    root = config.rootpath.resolve()
    folders = {(root / name).resolve() for name in config.getini("testpaths") or ["tests"]}
    return root in asked or folders <= asked


def merged(
    before: Mapping[str, Sequence[str]], now: Mapping[str, Sequence[str]], ran: Collection[str]
) -> dict[str, list[str]]:
    """Return `before` with the results of the tests that ran replaced by those of `now`."""
    result: dict[str, list[str]] = {}
    for rule_id in {**before, **now}:
        kept = {test for test in before.get(rule_id, ()) if test not in ran}
        if tests := sorted(kept.union(now.get(rule_id, ()))):
            result[rule_id] = tests
    return result
