"""The rule catalogue, and coverage measured from real test runs."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from orrery.rules import (
    RUN_FILE,
    NoTestRun,
    UnknownRule,
    catalogue,
    find_run_file,
    games_with_rules,
    measure,
    parse,
    parse_not_applicable,
    parse_run,
)
from tests.cli.program import environment, orrery
from tests.outside import path_with, stars

ENGLISH = """\
# Toy Race: rules

Prose that mentions RG-9.9 and a list:
- nothing here is a rule

## 1 Overview
- [RG-1.1] (basic) Most points win.

## 8 Phase III: Settle
- [RG-8.2] (basic) Pay the cost of a world in cards.
- [RG-8.20] (advanced) Contact Specialist pays for a Military world.
- [RG-8.20a] (clarification) Not for an Alien one, whatever RG-8.2 says.
"""

RUSSIAN = """\
# Гонка
## 8 Фаза III: Освоение
- [RG-8.2] (basic) Цена мира платится картами.
"""


def run_text(*, passed: dict[str, list[str]], failed: dict[str, list[str]], partial: bool = False) -> str:
    return json.dumps(
        {
            "schema": 1,
            "finished": "2026-01-02T03:04:05+00:00",
            "tests": 3,
            "passed": 2,
            "failed": 1,
            "partial": partial,
            "rules": passed,
            "failed_rules": failed,
        }
    )


def test_a_rule_knows_its_tag_text_section_and_game() -> None:
    rules = parse(ENGLISH, "race")
    rule = rules.rule("RG-8.20")
    assert (rule.tag, rule.text) == ("advanced", "Contact Specialist pays for a Military world.")
    assert (rule.section, rule.game) == ("Phase III: Settle", "race")
    assert rules.title == "Toy Race: rules"
    assert [r.id for r in rules] == ["RG-1.1", "RG-8.2", "RG-8.20", "RG-8.20a"]
    assert len(rules) == 4
    assert "RG-8.2" in rules
    assert "RG-9.9" not in rules


def test_section_numbers_may_end_in_a_full_stop() -> None:
    rules = parse("## 12. Laying a route\n- [SU-12.1] (basic) One.", "master")
    assert rules.rule("SU-12.1").section == "Laying a route"


def test_an_unknown_rule_is_named_in_the_error() -> None:
    with pytest.raises(UnknownRule, match=r"The rules of race have no RG-9\.9"):
        parse(ENGLISH, "race").rule("RG-9.9")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("- [RG-1.2] No tag.", r"line 2: want '- \[ID\] \(tag\) text'"),
        ("- [RG-1.2] (basic)", "line 2: want"),
        ("- [rg 1.2] (basic) Bad ID.", "line 2: want"),
        ("- [RG-1.1] (basic) Again.", "line 2: RG-1.1 stands there twice"),
    ],
)
def test_a_line_that_is_nearly_a_rule_is_an_error(line: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        parse(f"- [RG-1.1] (basic) First.\n{line}", "race")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("world MILITARY", ["RG-8.20"]),
        ("rg-8.2", ["RG-8.2", "RG-8.20", "RG-8.20a"]),
        ("rg-8.20", ["RG-8.20", "RG-8.20a"]),
        ("settle world", ["RG-8.2", "RG-8.20"]),
        ("world points", []),
    ],
)
def test_search_wants_every_word_and_puts_ids_first(words: str, found: list[str]) -> None:
    assert [rule.id for rule in parse(ENGLISH, "race").search(words)] == found


def test_search_puts_a_rule_before_those_that_mention_it() -> None:
    text = "- [RG-1.1] (basic) As in RG-8.2.\n- [RG-8.20] (basic) Far.\n- [RG-8.2] (basic) Near."
    assert [rule.id for rule in parse(text, "race").search("RG-8.2")] == ["RG-8.2", "RG-8.20", "RG-1.1"]


def test_a_translation_falls_back_to_english_rule_by_rule() -> None:
    rules = parse(ENGLISH, "race").translated(parse(RUSSIAN, "race"))
    assert rules.title == "Гонка"
    assert rules.rule("RG-8.2").text == "Цена мира платится картами."
    assert rules.rule("RG-8.2").section == "Фаза III: Освоение"
    assert rules.rule("RG-1.1").text == "Most points win."
    assert [r.id for r in rules] == ["RG-1.1", "RG-8.2", "RG-8.20", "RG-8.20a"]


def test_a_translation_cannot_invent_a_rule() -> None:
    with pytest.raises(UnknownRule, match=r"RG-7\.7"):
        parse(ENGLISH, "race").translated(parse("- [RG-7.7] (basic) Новое.", "race"))


def test_there_is_no_catalogue_of_an_unknown_game() -> None:
    with pytest.raises(UnknownRule, match="no rule catalogue for 'chess'"):
        catalogue("chess")


@pytest.mark.parametrize("game", games_with_rules())
def test_the_rule_files_of_a_game_agree(game: str) -> None:
    english = catalogue(game)
    assert len({rule.id.split("-")[0] for rule in english}) == 1
    folder = Path(__file__).parents[1] / "src" / "orrery" / "games" / game / "rules"
    for path in folder.glob("*.md"):
        assert len(catalogue(game, path.stem)) == len(english)
    table = folder / "not_applicable.toml"
    if table.is_file():
        parse_not_applicable(table.read_text(encoding="utf-8"), english)


def test_coverage_wants_one_test_and_all_of_them_passed() -> None:
    run = parse_run(
        run_text(
            passed={"RG-1.1": ["a"], "RG-8.20": ["a", "b"]},
            failed={"RG-8.20": ["c"]},
        )
    )
    found = measure(parse(ENGLISH, "race"), {"RG-8.20a": "No Alien card in this box."}, run)
    assert found.covered == ("RG-1.1",)
    assert found.not_applicable == {"RG-8.20a": "No Alien card in this box."}
    assert found.missing == ("RG-8.2", "RG-8.20")
    assert found.failing == ("RG-8.20",)
    assert found.total == 4
    assert found.finished.isoformat() == "2026-01-02T03:04:05+00:00"
    assert not found.partial


def test_a_tested_rule_counts_as_covered_even_if_marked_not_applicable() -> None:
    run = parse_run(run_text(passed={"RG-1.1": ["a"]}, failed={}, partial=True))
    found = measure(parse(ENGLISH, "race"), {"RG-1.1": "Nobody counts."}, run)
    assert (found.covered, found.not_applicable, found.total) == (("RG-1.1",), {}, 4)
    assert found.partial


def test_the_table_of_rules_that_do_not_apply_wants_known_ids_and_reasons() -> None:
    rules = parse(ENGLISH, "race")
    assert parse_not_applicable('"RG-1.1" = "Flavour."', rules) == {"RG-1.1": "Flavour."}
    assert parse_not_applicable('[not_applicable]\n"RG-1.1" = "Flavour."', rules) == {"RG-1.1": "Flavour."}
    with pytest.raises(UnknownRule, match=r"RG-9\.9"):
        parse_not_applicable('"RG-9.9" = "Flavour."', rules)
    with pytest.raises(ValueError, match=r"RG-1\.1 is marked as not applicable without a reason"):
        parse_not_applicable('"RG-1.1" = " "', rules)


def test_the_run_file_is_looked_for_upwards_from_each_start(tmp_path: Path) -> None:
    deep = tmp_path / "a" / "b"
    other = tmp_path / "c"
    deep.mkdir(parents=True)
    other.mkdir()
    with pytest.raises(NoTestRun, match="make test"):
        find_run_file(deep, other)
    for folder in (other, tmp_path / "a"):
        (folder / RUN_FILE).parent.mkdir()
        (folder / RUN_FILE).touch()
    assert find_run_file(deep, other) == tmp_path / "a" / RUN_FILE
    assert find_run_file(other, deep) == other / RUN_FILE


@pytest.mark.parametrize("text", ["", "[]", '{"schema": 2}', '{"schema": 1}'])
def test_an_unreadable_run_file_is_no_run(text: str) -> None:
    with pytest.raises(NoTestRun, match="run the tests again"):
        parse_run(text)


class TestRecordedRuns:
    """What the plugin records, in a checkout of its own with real pytest runs."""

    SUITE = """\
import pytest

@pytest.mark.rule("RG-1.1", "RG-8.2")
def test_good(): pass

@pytest.mark.rule("RG-8.2")
def test_flaky():
    import pathlib
    assert pathlib.Path(__file__).with_name("fixed").exists()

@pytest.mark.rule("RG-8.20")
@pytest.mark.skip
def test_skipped(): pass

@pytest.mark.rule("RG-8.99")
def test_mistyped(): pass

def test_plain(): pass
"""
    PLAIN = """\
import sys

def test_plain(): assert "orrery.rules" not in sys.modules
"""

    @pytest.fixture
    def checkout(self, tmp_path: Path) -> Path:
        (tmp_path / "pyproject.toml").write_text(
            '[tool.pytest.ini_options]\ntestpaths = ["tests"]\naddopts = ["--strict-markers"]\n'
        )
        tests = tmp_path / "tests"
        tests.mkdir()
        (tests / "test_suite.py").write_text(self.SUITE)
        return tmp_path

    @staticmethod
    def output(checkout: Path, *args: str) -> str:
        plugins = ("-p", "no:cacheprovider", "-p", "xdist.plugin", "-p", "orrery.gauntlet.plugin")
        command = [sys.executable, "-m", "pytest", *plugins, *args]
        environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # other plugins take seconds to load
        run = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False, env=environment)
        return run.stdout

    def run(self, checkout: Path, *args: str) -> tuple[str, dict[str, Any]]:
        return self.output(checkout, *args), json.loads((checkout / RUN_FILE).read_text(encoding="utf-8"))

    @pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["alone", "xdist"])
    def test_a_whole_run_then_a_part_of_it(self, checkout: Path, workers: tuple[str, ...]) -> None:
        output, whole = self.run(checkout, *workers)
        assert "the rule marker names what is in no catalogue: RG-8.99" in output
        assert (whole["tests"], whole["passed"], whole["failed"], whole["partial"]) == (5, 2, 2, False)
        good, flaky, skipped, mistyped = (
            f"tests/test_suite.py::test_{name}" for name in ("good", "flaky", "skipped", "mistyped")
        )
        assert whole["rules"] == {"RG-1.1": [good], "RG-8.2": [good]}
        assert whole["failed_rules"] == {"RG-8.2": [flaky], "RG-8.20": [skipped], "RG-8.99": [mistyped]}

        (checkout / "tests" / "fixed").touch()
        _, part = self.run(checkout, "-k", "flaky", *workers)
        assert (part["tests"], part["passed"], part["failed"], part["partial"]) == (1, 1, 0, True)
        assert part["rules"] == {"RG-1.1": [good], "RG-8.2": [flaky, good]}
        assert part["failed_rules"] == {"RG-8.20": [skipped], "RG-8.99": [mistyped]}

    @pytest.mark.parametrize(
        "args",
        [("tests/test_suite.py",), ("-x",), ("--deselect", "tests/test_suite.py::test_good", "-n", "1")],
        ids=["one file", "stopped", "deselected in workers"],
    )
    def test_a_run_that_leaves_tests_out_is_partial(self, checkout: Path, args: tuple[str, ...]) -> None:
        assert self.run(checkout, *args)[1]["partial"]

    def test_asking_for_the_tests_folder_is_a_whole_run(self, checkout: Path) -> None:
        assert not self.run(checkout, "tests")[1]["partial"]

    def test_a_run_without_rules_leaves_no_trace(self, checkout: Path) -> None:
        (checkout / "tests" / "test_suite.py").write_text(self.PLAIN)
        assert "1 passed" in self.output(checkout)
        assert not (checkout / ".orrery").exists()


def test_the_rules_of_a_strangers_game_are_proven_by_its_own_tests(tmp_path: Path) -> None:
    site = stars(tmp_path / "site", "proven")
    (tmp_path / "test_proven.py").write_text("""
from orrery.testing import new, rule

@rule("CO-1")
def test_the_highest_card_catches_the_star():
    table = new("proven", 2)
    table.answers(*[max(table.options(seat), key=int) for seat in range(2)])
    assert sum(table.result().scores) == 1
""", encoding="utf-8")
    env = environment(tmp_path, PYTHONPATH=path_with(site), PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "orrery.gauntlet.plugin",
               "--strict-markers", "."]
    run = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, check=False)
    assert run.returncode == 0, run.stdout
    told = orrery("rules", "coverage", "proven", "--json", home=tmp_path, env=env, cwd=tmp_path)
    (found,) = json.loads(told.stdout)
    assert (found["covered"], found["total"], found["missing"], found["partial"]) == (1, 2, [], False)
    assert found["not_applicable"] == {"CO-2": "A remark."}


MOST_RULES = 5


def test_a_test_names_few_rules() -> None:
    """One that names more proves none of them: it would be silent about most."""
    many = []
    for file in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for marks in node.decorator_list:
                if isinstance(marks, ast.Call) and ast.unparse(marks.func) == "rule" and len(marks.args) > MOST_RULES:
                    many.append(f"{file.name}: {node.name}")
    assert many == []
