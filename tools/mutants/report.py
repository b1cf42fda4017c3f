"""What came of the mutants, by rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.table import Table

from tools.mutants.mutations import Mutant

NAMED: Final = "named"
OTHER: Final = "other"
SURVIVED: Final = "survived"
EQUIVALENT: Final = "equivalent"
VERDICTS: Final = (NAMED, OTHER, SURVIVED, EQUIVALENT)
HEADINGS: Final = ("killed by a test that names the rule", "killed by another rule test", "survived", "equivalent")
NO_RULE: Final = "(cites none)"


@dataclass(frozen=True, slots=True)
class Tried:
    """A mutant and what came of it."""

    mutant: Mutant
    verdict: str
    killer: str


@dataclass(frozen=True, slots=True)
class Page:
    """A report, to be printed or written."""

    title: str
    summary: str
    rows: Sequence[tuple[str, Sequence[int]]]
    lists: Sequence[tuple[str, Sequence[str]]]

    def to(self, console: Console) -> None:
        """Print the rules that have something to be looked at, and the lists."""
        table = Table("rule", *HEADINGS, title=self.title, title_justify="left", box=None)
        for rule, counts in self.rows:
            if any(counts[1:]) or rule == "all":
                table.add_row(rule, *map(str, counts))
        console.print(table)
        for heading, lines in self.lists:
            console.print(f"\n{heading}", markup=False)
            for line in lines:
                console.print(f"  {line}", markup=False, soft_wrap=True)
        console.print(f"\n{self.summary}", markup=False)

    def markdown(self) -> str:
        """All of it."""
        lines = [f"# {self.title}", "", self.summary, "", f"| rule | {' | '.join(HEADINGS)} |", "|---|---|---|---|---|"]
        lines += [f"| {rule} | {' | '.join(map(str, counts))} |" for rule, counts in self.rows]
        for heading, entries in self.lists:
            lines += ["", f"## {heading}", "", *(f"- {entry}" for entry in entries)]
        return "\n".join(lines) + "\n"


def report(game: str, sample: str, tried: Sequence[Tried], reasons: Mapping[str, str]) -> Page:
    """By rule ID: killed by a test that names it, killed by another, survived, equivalent."""
    by_rule: dict[str, Counter[str]] = {}
    for one in tried:
        for rule in one.mutant.cites or (NO_RULE,):
            by_rule.setdefault(rule, Counter())[one.verdict] += 1
    total = Counter(one.verdict for one in tried)
    rows = [(rule, [by_rule[rule][verdict] for verdict in VERDICTS]) for rule in sorted(by_rule, key=_in_order)]
    rows.append(("all", [total[verdict] for verdict in VERDICTS]))
    killed, counted = total[NAMED] + total[OTHER], len(tried) - total[EQUIVALENT]
    share = 100 * killed / counted if counted else 100.0
    summary = (f"{killed} of {counted} killed by rule tests ({share:.1f} %), {total[NAMED]} of them by one that "
               f"names the rule; {total[EQUIVALENT]} equivalent.")
    return Page(f"{game}: {sample}", summary, rows, [
        ("Survived", [_line(one) for one in tried if one.verdict == SURVIVED]),
        ("Killed by another rule's test", [f"{_line(one)} by {one.killer}" for one in tried if one.verdict == OTHER]),
        ("Equivalent", [f"{_line(one)}: {reasons[one.mutant.key]}" for one in tried if one.verdict == EQUIVALENT]),
    ])


def _line(one: Tried) -> str:
    mutant = one.mutant
    return f"{mutant.key} (line {mutant.line}; {', '.join(mutant.cites) or NO_RULE})"


def _in_order(rule: str) -> tuple[object, ...]:
    return tuple(int(part) if part.isdigit() else 0 for part in rule.replace("-", ".").split("."))
