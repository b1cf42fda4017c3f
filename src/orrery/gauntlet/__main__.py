"""``python -m orrery.gauntlet``: show the plan of a game, or write the files that are kept for it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from orrery import games
from orrery.core import OrreryError
from orrery.gauntlet.facts import facts_of, game_of
from orrery.gauntlet.kept import files
from orrery.gauntlet.plan import BUDGET, plan_text


def main(arguments: list[str] | None = None) -> int:
    """Do what the arguments say. Returns the exit status."""
    parser = argparse.ArgumentParser("python -m orrery.gauntlet", description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    for verb, words in (("plan", "show which matches are played"), ("write", "write golden transcripts and counts")):
        one = verbs.add_parser(verb, help=words)
        one.add_argument("game", nargs="+", help="a slug, or module:OBJECT; * is every registered game")
        one.add_argument("--kept", type=Path, required=verb == "write", help="the folder of kept files")
        if verb == "plan":
            one.add_argument("--budget", type=float, default=BUDGET, help=f"the work of a game (default: {BUDGET:g})")
    asked = parser.parse_args(arguments)
    for spec in [one for name in asked.game for one in (games.slugs() if name == "*" else [name])]:
        try:
            game = game_of(spec)
            facts = facts_of(game)
        except (OrreryError, ImportError, AttributeError, ValueError) as problem:
            print(problem, file=sys.stderr)
            return 2
        if asked.verb == "plan":
            print(plan_text(game, asked.kept, asked.budget), f"declared: {facts}", sep="\n", end="\n\n")
        else:
            for path, text in files(game, asked.kept):
                path.parent.mkdir(parents=True, exist_ok=True)
                if not path.exists() or path.read_text(encoding="utf-8") != text:
                    path.write_text(text, encoding="utf-8")
                    print(f"written: {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
