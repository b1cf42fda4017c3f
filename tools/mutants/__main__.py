"""``make mutants GAME=race N=200 SEED=1``: would the tests of each rule notice if it were broken?

Every mutant of a sample changes one thing in the rules of a game; the rule tests that reach it are run, first those
that name a rule which the line cites. What came of each is kept in ``.orrery/mutants`` and stands as long as the module
and the test that found it are the same, so a run that was broken off goes on, and after a new test only the survivors
are tried again. ``tests/games/<slug>/equivalent.toml`` lists mutants that change nothing, with reasons.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import tomllib
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from orrery.cli.console import margin, progress_bar, screen
from tools.mutants import rule_tests
from tools.mutants.mutations import Mutant, mutants_of
from tools.mutants.report import EQUIVALENT, NAMED, OTHER, SURVIVED, Tried, report

NOT_RULES: Final = frozenset({
    "audit", "bot", "components", "derived", "entries", "game", "moment", "moments", "notation", "odds", "position",
    "reading", "reckoning", "starmap", "terminal", "verify", "view", "why", "words",
})
"""Modules and folders of a game that tell, show, read, write or play, and decide nothing."""
NOT_LOADED: Final = "loading"
"""What kills a mutant that cannot even be loaded."""
KEPT: Final = rule_tests.ROOT / ".orrery" / "mutants"


def main() -> int:
    """Try the sample, and print and write the report."""
    wanted = _arguments()
    mutants = all_mutants(wanted.game)
    reasons = equivalent(wanted.game, mutants)
    if wanted.equivalent:
        sample, reasons = [mutant for mutant in mutants if mutant.key in reasons], {}
    elif wanted.only:
        sample = [mutant for mutant in mutants if wanted.only in mutant.key]
    else:
        sample = random.Random(wanted.seed).sample(mutants, min(wanted.n, len(mutants)))
        sample.sort(key=lambda mutant: (mutant.path, mutant.number))
    KEPT.mkdir(parents=True, exist_ok=True)
    rule_tests.load_beforehand()
    tried = _try_all(wanted.game, sample, reasons, wanted.jobs)
    which = "listed as equivalent" if wanted.equivalent else wanted.only or f"seed {wanted.seed}"
    page = report(wanted.game, f"{len(sample)} of {len(mutants)} mutants, {which}", tried, reasons)
    page.to(screen())
    file = KEPT / f"{wanted.game}.md"
    file.write_text(page.markdown(), encoding="utf-8")
    screen().print(f"Written to {file.relative_to(rule_tests.ROOT)}.")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("game", choices=sorted(path.name for path in rule_tests.tests_of("").iterdir() if path.is_dir()
                                               and rule_tests.folder_of(path.name).is_dir()))
    parser.add_argument("-n", type=int, default=200, help="how many mutants (N=200)")
    parser.add_argument("--seed", type=int, default=1, help="which sample of them (SEED=1)")
    parser.add_argument("--only", help="instead of a sample: all whose name has this in it, such as a file or function")
    parser.add_argument("--equivalent", action="store_true",
                        help="instead of a sample: those listed as equivalent, of which none may be killed")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    return parser.parse_args()


def all_mutants(game: str) -> list[Mutant]:
    """The mutants of all modules of a game that hold its rules."""
    folder = rule_tests.folder_of(game)
    found = {file.relative_to(folder): file for file in sorted(folder.rglob("*.py"))}
    rules = {str(path): file for path, file in found.items() if NOT_RULES.isdisjoint(path.with_suffix("").parts)}
    return [mutant for path, file in rules.items() for mutant in mutants_of(path, file.read_text(encoding="utf-8"))]


def equivalent(game: str, mutants: Iterable[Mutant]) -> dict[str, str]:
    """The checked-in list. Raises SystemExit if one of them is no longer there."""
    file = rule_tests.tests_of(game) / "equivalent.toml"
    if not file.is_file():
        return {}
    reasons: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8"))["equivalent"]
    gone = sorted(set(reasons) - {mutant.key for mutant in mutants})
    if gone:
        raise SystemExit(f"{file.relative_to(rule_tests.ROOT)} names what is no mutant: {'; '.join(gone)}")
    return reasons


# -- trying ------------------------------------------------------------------------------------------------------------

def _try_all(game: str, sample: list[Mutant], reasons: Mapping[str, str], jobs: int) -> list[Tried]:
    """What comes of each mutant, on several cores; what is known from before is not tried again."""
    kept = Kept(game)
    reached = _reached(game, kept.everything)
    found = {mutant.key: Tried(mutant, EQUIVALENT, "") for mutant in sample if mutant.key in reasons}
    waiting = []
    for mutant in sample:
        known = kept.verdict(mutant)
        if mutant.key in found:
            continue
        if known is not None:
            found[mutant.key] = _judged(mutant, known, reached["named"])
        else:
            waiting.append(mutant)
    running: dict[Any, tuple[Mutant, Path]] = {}
    with progress_bar(f"Mutants of {game}", len(sample)) as progress:
        while waiting or running:
            while waiting and len(running) < jobs:
                mutant = waiting.pop(0)
                note = KEPT / f"{game}.{mutant.path.replace('/', '.')}.{mutant.number}"
                running[rule_tests.start(game, mutant, _tests_for(mutant, reached), note)] = mutant, note
            for process in [process for process in running if not process.is_alive()]:
                mutant, note = running.pop(process)
                killer = (note.read_text(encoding="utf-8") or NOT_LOADED) if process.exitcode else ""
                note.unlink()
                kept.keep(mutant, killer)
                found[mutant.key] = _judged(mutant, killer, reached["named"])
            progress(len(found))
            time.sleep(0.01)
    return [found[mutant.key] for mutant in sample]


def _judged(mutant: Mutant, killer: str, named: Mapping[str, list[str]]) -> Tried:
    if not killer:
        return Tried(mutant, SURVIVED, "")
    return Tried(mutant, NAMED if mutant.is_named_by(named.get(killer, ())) else OTHER, killer)


def _reached(game: str, everything: str) -> dict[str, Any]:
    """Which rule tests reach which lines; asked again only if something has changed."""
    file = KEPT / f"{game}.reach.json"
    if not (file.is_file() and json.loads(file.read_text(encoding="utf-8")).get("of") == everything):
        with margin().status(f"Which tests reach what in {game}"):
            rule_tests.reach(game, file)
        file.write_text(json.dumps({"of": everything, **json.loads(file.read_text(encoding="utf-8"))}),
                        encoding="utf-8")
    result: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return result


def _tests_for(mutant: Mutant, reached: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """The tests that can notice it: those that name a rule which the line cites, and the others."""
    named: Mapping[str, list[str]] = reached["named"]
    lines: Mapping[str, list[str]] = reached["lines"].get(mutant.path, {})
    first, last = mutant.lines
    tests = {test for line in range(first, last + 1) for test in lines.get(str(line), ())}
    if "" in tests:  # it is run when the module is loaded, for everybody
        tests = set(named)
    cited = {test for test in tests & set(named) if mutant.is_named_by(named[test])}
    return sorted(cited), sorted(tests & set(named) - cited)


class Kept:
    """What came of mutants before, as long as it holds."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.file = KEPT / f"{game}.json"
        self.known: dict[str, list[str]] = {}
        if self.file.is_file():
            self.known = json.loads(self.file.read_text(encoding="utf-8"))
        tests = sorted(rule_tests.tests_of(game).rglob("*.py"))
        self.everything = _digest([*sorted(rule_tests.folder_of(game).rglob("*.py")), *tests])

    def verdict(self, mutant: Mutant) -> str | None:
        """The test that killed it, empty if it survived; None if that is not known."""
        held, killer = self.known.get(mutant.key, ["", ""])
        return killer if held == self._holds(mutant, killer) else None

    def keep(self, mutant: Mutant, killer: str) -> None:
        """Take down what came of it."""
        self.known[mutant.key] = [self._holds(mutant, killer), killer]
        draft = self.file.with_suffix(".tmp")
        draft.write_text(json.dumps(self.known, indent=1), encoding="utf-8")
        draft.replace(self.file)

    def _holds(self, mutant: Mutant, killer: str) -> str:
        """A kill holds for this module and this test, a survival for all that there is."""
        if not killer:
            return self.everything
        return _digest([rule_tests.folder_of(self.game) / mutant.path, rule_tests.ROOT / killer.partition("::")[0]])


def _digest(files: Iterable[Path]) -> str:
    total = blake2b(digest_size=12)
    for file in files:
        total.update(file.read_bytes() if file.is_file() else b"")
    return total.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
