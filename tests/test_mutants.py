"""``make mutants``: what it changes, which rules it takes a line to cite, and that a broken rule is noticed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from orrery import games
from tools.mutants import rule_tests
from tools.mutants.__main__ import all_mutants, equivalent
from tools.mutants.mutations import mutants_of, rules_in
from tools.mutants.report import NAMED, SURVIVED, Tried, report

SOURCE = dedent('''
    """Paying (RG-7)."""

    LIMIT = 10

    def price(s, seat: int = 0) -> int:
        """Never below 0 (RG-6.3, RG-7.6)."""
        if seat < LIMIT and s.open:  # RG-8.1 to RG-8.3
            s.paid[seat] = True
        if s.events is not None:
            emit(s, "paid", (1,))
        # Both of them (RG-9.2).
        return max(0, 2 - s.discount)

    def clone(s):
        return s.copy(1)
''')


def changes() -> list[tuple[str, str]]:
    return [(mutant.before, mutant.after) for mutant in mutants_of("paying.py", SOURCE)]


def test_one_thing_is_changed_at_a_time_and_only_rules_are() -> None:
    assert changes() == [
        ("10", "11"),
        ("0", "1"),
        ("seat < LIMIT", "seat <= LIMIT"),
        ("seat < LIMIT and s.open", "s.open"),
        ("seat < LIMIT and s.open", "seat < LIMIT"),
        ("True", "False"),
        ("s.paid[seat] = True", "pass"),
        ("if seat < LIMIT and s.open", "if True"),
        ("if seat < LIMIT and s.open", "if False"),
        ("0", "1"),
        ("2", "3"),
        ("2 - s.discount", "2 + s.discount"),
        ("max(0, 2 - s.discount)", "min(0, 2 - s.discount)"),
    ]


def test_a_line_cites_what_stands_beside_it_else_what_its_function_or_module_cites() -> None:
    by_line = {mutant.line: mutant.cites for mutant in mutants_of("paying.py", SOURCE)}
    assert by_line == {
        4: ("RG-7",), 6: ("RG-6.3", "RG-7.6"), 8: ("RG-8.1", "RG-8.3", "RG-8.2"), 9: ("RG-6.3", "RG-7.6"),
        13: ("RG-9.2",),
    }
    assert rules_in("(EC-19.13a, EC-11.M1)") == ("EC-19.13a", "EC-11.M1")
    assert rules_in("see SU-33.9 to SU-33.11") == ("SU-33.9", "SU-33.11", "SU-33.10")


def test_mutants_that_read_alike_are_told_apart_wherever_their_lines_move() -> None:
    keys = [mutant.key for mutant in mutants_of("paying.py", SOURCE)]
    assert [key for key in keys if ": 0 -> 1" in key] == ["paying.py price: 0 -> 1", "paying.py price: 0 -> 1 #2"]
    assert keys == [mutant.key for mutant in mutants_of("paying.py", "\n\n" + SOURCE)]
    assert len(set(keys)) == len(keys)


def test_a_chapter_is_cited_by_each_of_its_rules() -> None:
    mutant = mutants_of("paying.py", SOURCE)[0]
    assert mutant.is_named_by(["RG-7.12"])
    assert not mutant.is_named_by(["RG-70.1"])


TRIAL = """
import sys
from pathlib import Path
from tools.mutants import rule_tests
from tools.mutants.mutations import mutants_of

name, test, note = sys.argv[1:]
source = (rule_tests.folder_of("race") / "round.py").read_text(encoding="utf-8")
[mutant] = [mutant for mutant in mutants_of("round.py", source) if mutant.key == f"round.py {name}"]
trial = rule_tests.start("race", mutant, ([test], []), Path(note))
trial.join()
print(trial.exitcode)
"""


@pytest.mark.parametrize(("name", "exit_code"), [
    ("end_of_round: if max(map(len, s.hand)) > HAND_LIMIT -> if False", 1),
    ("_finish_round: s.bank == 0 or max(map(len, s.tableau)) >= TABLEAU_END -> s.bank == 0", 0),
])
def test_a_rule_test_meets_the_broken_rule(name: str, exit_code: int, tmp_path: Path) -> None:
    """Nobody discards at the end of a round: the test of RG-11.1 notices. When the game ends is nothing to it."""
    test = "tests/games/race/test_round_end.py::test_all_discard_to_ten_at_the_same_time"
    note = tmp_path / "note"
    run = subprocess.run([sys.executable, "-c", TRIAL, name, test, str(note)], cwd=rule_tests.ROOT,
                         capture_output=True, text=True, check=True)
    assert run.stdout == f"{exit_code}\n"
    assert note.read_text(encoding="utf-8") == test


def test_the_report_counts_by_rule_and_lists_the_survivors() -> None:
    killed, survived = mutants_of("paying.py", SOURCE)[:2]
    page = report("race", "2 of 13 mutants, seed 1", [Tried(killed, NAMED, "test"), Tried(survived, SURVIVED, "")], {})
    assert page.summary == "1 of 2 killed by rule tests (50.0 %), 1 of them by one that names the rule; 0 equivalent."
    assert page.rows == [("RG-6.3", [0, 0, 1, 0]), ("RG-7", [1, 0, 0, 0]), ("RG-7.6", [0, 0, 1, 0]),
                         ("all", [1, 0, 1, 0])]
    assert "- paying.py price: 0 -> 1 (line 6; RG-6.3, RG-7.6)" in page.markdown()


@pytest.mark.parametrize("game", games.slugs())
def test_what_is_listed_as_changing_nothing_is_a_mutant_and_has_a_reason(game: str) -> None:
    reasons = equivalent(game, all_mutants(game))
    assert all(len(reason) > 20 for reason in reasons.values())
