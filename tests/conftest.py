"""Rule coverage from real results: which tests name which rules, and whether they passed.

Every run writes `.orrery/rule-coverage.json`, which `orrery.rules.coverage` reads. With xdist the workers run
the tests and only the controller sees all results, so what it needs travels in the reports (`user_properties`)
and in `workeroutput`.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from orrery import rules

pytest_plugins = ["orrery.gauntlet.plugin"]
PROPERTY = "rules"
LEFT_OUT = "orrery_left_out"
OUTCOMES = ("passed", "skipped", "failed")  # from best to worst


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleCoverage(config), "orrery-rule-coverage")


class RuleCoverage:
    """Collects the outcome of every test and writes the rule coverage when the run ends."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.known = KnownRules(config.rootpath / "src" / "orrery" / "games")
        self.outcomes: dict[str, str] = {}  # test -> its worst outcome
        self.named: dict[str, Sequence[str]] = {}  # test -> rule IDs
        self.left_out = not selects_everything(config)

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        item.user_properties.append((PROPERTY, named_rules(item)))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        # Failing the test itself is the one complaint that xdist hands on in full.
        if any(not marker.args for marker in item.iter_markers("rule")):
            pytest.fail("the rule marker names no rule", pytrace=False)
        if unknown := [rule_id for rule_id in named_rules(item) if not self.known.allows(rule_id)]:
            pytest.fail(f"the rule marker names what is in no catalogue: {', '.join(unknown)}", pytrace=False)

    def pytest_deselected(self, items: Sequence[pytest.Item]) -> None:
        self.left_out |= bool(items)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.left_out |= report.failed

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.left_out |= getattr(node, "workeroutput", {}).get(LEFT_OUT, False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # Setup, call and teardown report one by one. A test that is expected to fail proves nothing, whatever
        # it does, and neither does a skipped one.
        outcome = "skipped" if hasattr(report, "wasxfail") else report.outcome
        test = report.nodeid
        self.outcomes[test] = max(self.outcomes.get(test, "passed"), outcome, key=OUTCOMES.index)
        for name, value in report.user_properties:
            if name == PROPERTY and isinstance(value, list):
                self.named[test] = value

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        worker_output: dict[str, object] | None = getattr(self.config, "workeroutput", None)
        if worker_output is not None:
            worker_output[LEFT_OUT] = self.left_out
        elif self.outcomes:
            stopped = exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
            self.write(partial=self.left_out or stopped or len(self.outcomes) < session.testscollected)

    def write(self, *, partial: bool) -> None:
        outcomes = self.outcomes
        passed = self.by_rule(test for test, outcome in outcomes.items() if outcome == "passed")
        failed = self.by_rule(test for test, outcome in outcomes.items() if outcome != "passed")
        path = self.config.rootpath / rules.RUN_FILE
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
        found: dict[str, list[str]] = {}
        for test in sorted(tests):
            for rule_id in self.named.get(test, ()):
                found.setdefault(rule_id, []).append(test)
        return found


class KnownRules:
    """The rule IDs of all catalogues, against mistyped ones."""

    def __init__(self, games: Path) -> None:
        folders = (path for path in games.glob("[!_.]*") if path.is_dir())
        catalogues = {folder.name: folder / "rules" / "en.md" for folder in folders}
        self.ids: set[str] = set()
        for game, path in catalogues.items():
            if path.is_file():
                try:
                    self.ids |= {rule.id for rule in rules.parse(path.read_text(encoding="utf-8"), game)}
                except ValueError as problem:
                    raise pytest.UsageError(str(problem)) from problem
        self.prefixes = {rule_id.split("-")[0] for rule_id in self.ids}
        self.complete = bool(self.ids) and all(path.is_file() for path in catalogues.values())

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
    return not asked.isdisjoint({root, root / "tests"})


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
