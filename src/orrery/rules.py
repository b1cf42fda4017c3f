"""The rules of each game by ID: look one up, search them, and see which of them the tests prove.

A catalogue is a text file, `rules/<lang>.md` of the game's package: a `# title`, `## 8 Section title` headings, and
one rule a line, `- [RG-8.20] (basic) What must hold.` Every other line is prose for people.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from orrery import games

RUN_FILE = Path(".orrery", "rule-coverage.json")
RUN_SCHEMA = 1

_RULE = re.compile(r"- \[(?P<id>[A-Z]+-[0-9][0-9A-Za-z.]*)\] \((?P<tag>[a-z]+)\) (?P<text>\S.*)")
_SECTION = re.compile(r"## (?:[0-9.]+ +)?(?P<title>.+)")


class UnknownRule(LookupError):
    """There is no rule with that ID, or no catalogue for that game."""


class NoTestRun(Exception):
    """No test run has left results that coverage could be read from."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a game, in our own words."""

    id: str
    tag: str
    text: str
    section: str
    game: str


class Catalogue:
    """The rules of one game, in the order of its rulebook."""

    __slots__ = ("game", "title", "_rules")

    def __init__(self, game: str, title: str, rules: Iterable[Rule]) -> None:
        self.game = game
        self.title = title
        self._rules = {rule.id: rule for rule in rules}

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __repr__(self) -> str:
        return f"<Catalogue of {self.game}: {len(self)} rules>"

    def rule(self, rule_id: str) -> Rule:
        """Return the rule with this ID."""
        try:
            return self._rules[rule_id]
        except KeyError:
            raise UnknownRule(f"The rules of {self.game} have no {rule_id}.") from None

    def search(self, words: str) -> list[Rule]:
        """Return the rules that hold every word, in any case; an ID that starts with a word comes first."""
        wanted = words.casefold().split()

        def rank(rule: Rule) -> int:
            rule_id = rule.id.casefold()
            if rule_id in wanted:
                return 0
            return 1 if any(rule_id.startswith(word) for word in wanted) else 2

        found = []
        for rule in self:
            text = f"{rule.id} {rule.section} {rule.text}".casefold()
            if all(word in text for word in wanted):
                found.append(rule)
        return sorted(found, key=rank)

    def translated(self, other: Catalogue) -> Catalogue:
        """Return this catalogue with the rules of `other`, a translation, wherever it has them."""
        for rule in other:
            self.rule(rule.id)  # a translation must not invent rules
        return Catalogue(self.game, other.title or self.title, (other._rules.get(r.id, r) for r in self))


def parse(text: str, game: str) -> Catalogue:
    """Read a catalogue from its text."""
    title = section = ""
    rules: dict[str, Rule] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("# "):
            title = title or line[2:].strip()
        elif heading := _SECTION.fullmatch(line):
            section = heading["title"].strip()
        elif line.startswith("- ["):
            match = _RULE.fullmatch(line.rstrip())
            # A line that is nearly a rule would otherwise vanish from the count without a word.
            if match is None:
                raise ValueError(f"Rules of {game}, line {number}: want '- [ID] (tag) text', not {line!r}")
            if match["id"] in rules:
                raise ValueError(f"Rules of {game}, line {number}: {match['id']} stands there twice")
            rules[match["id"]] = Rule(match["id"], match["tag"], match["text"], section, game)
    return Catalogue(game, title, rules.values())


def games_with_rules() -> list[str]:
    """Return the slugs of the games that have a catalogue."""
    return sorted(game for game in games.slugs() if _rules_file(game, "en.md") is not None)


@cache
def catalogue(game: str, lang: str = "en") -> Catalogue:
    """Return the rules of a game; rules that the language lacks are in English."""
    text = _rules_file(game, "en.md")
    if text is None:
        known = ", ".join(games_with_rules())
        raise UnknownRule(f"There is no rule catalogue for {game!r}; games with one: {known}.")
    english = parse(text, game)
    translation = _rules_file(game, f"{lang}.md")
    return english if lang == "en" or translation is None else english.translated(parse(translation, game))


def _rules_file(game: str, name: str) -> str | None:
    """The text of a file in a game's folder ``rules``; None if there is none."""
    own = games.own_files(game)
    file = own / "rules" / name if own is not None else None
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else None


@dataclass(frozen=True, slots=True)
class Run:
    """What a test run left behind: for each rule, the tests naming it that passed and those that did not."""

    finished: datetime
    partial: bool
    passed: Mapping[str, tuple[str, ...]]
    failed: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Coverage:
    """Which rules of a game are proved by tests, which do not apply to software, and which are missing.

    The three parts do not overlap and together hold every rule. `failing` names those of the missing rules
    that have a test which did not pass. `partial` says that the last run left tests out, so some results are
    older than `finished`.
    """

    game: str
    covered: tuple[str, ...]
    not_applicable: Mapping[str, str]
    missing: tuple[str, ...]
    failing: tuple[str, ...]
    finished: datetime
    partial: bool

    @property
    def total(self) -> int:
        """The number of rules in the catalogue."""
        return len(self.covered) + len(self.not_applicable) + len(self.missing)


def coverage(game: str) -> Coverage:
    """Return the rule coverage of a game according to the last test run."""
    rules = catalogue(game)
    table = _rules_file(game, "not_applicable.toml")
    not_applicable = parse_not_applicable(table, rules) if table is not None else {}
    run_file = find_run_file(Path.cwd(), Path(__file__).parent)
    return measure(rules, not_applicable, parse_run(run_file.read_text(encoding="utf-8")))


def measure(rules: Catalogue, not_applicable: Mapping[str, str], run: Run) -> Coverage:
    """Sort the rules of a catalogue into covered, not applicable and missing.

    A rule is covered if at least one test names it and all tests that name it passed. A rule that is covered
    although it is marked as not applicable counts as covered.
    """
    covered = tuple(r.id for r in rules if run.passed.get(r.id) and not run.failed.get(r.id))
    open_ids = [r.id for r in rules if r.id not in set(covered)]
    missing = tuple(i for i in open_ids if i not in not_applicable)
    return Coverage(
        game=rules.game,
        covered=covered,
        not_applicable={i: not_applicable[i] for i in open_ids if i in not_applicable},
        missing=missing,
        failing=tuple(i for i in missing if run.failed.get(i)),
        finished=run.finished,
        partial=run.partial,
    )


def parse_not_applicable(text: str, rules: Catalogue) -> dict[str, str]:
    """Read the table of rules that do not apply to software: ID = reason, under [not_applicable] or bare."""
    document = tomllib.loads(text)
    table: dict[str, str] = document.get("not_applicable", document)
    for rule_id, reason in table.items():
        rules.rule(rule_id)
        if not isinstance(reason, str) or not reason.strip():
            raise ValueError(f"{rule_id} is marked as not applicable without a reason.")
    return table


def parse_run(text: str) -> Run:
    """Read the results of a test run."""
    try:
        data: Any = json.loads(text)
        if data["schema"] != RUN_SCHEMA:
            raise ValueError(f"schema {data['schema']} instead of {RUN_SCHEMA}")
        return Run(
            finished=datetime.fromisoformat(data["finished"]),
            partial=bool(data["partial"]),
            passed={rule_id: tuple(tests) for rule_id, tests in data["rules"].items()},
            failed={rule_id: tuple(tests) for rule_id, tests in data["failed_rules"].items()},
        )
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise NoTestRun(f"{RUN_FILE} is unreadable ({problem!r}); run the tests again: make test") from problem


def find_run_file(*starts: Path) -> Path:
    """Return the nearest file of test results, looking upwards from each start in turn."""
    for start in starts:
        for folder in (start, *start.parents):
            if (folder / RUN_FILE).is_file():
                return folder / RUN_FILE
    raise NoTestRun(f"There is no {RUN_FILE}; coverage is read from a test run. Run the tests first: make test")
