"""Writes the golden transcripts and the counts of the gauntlet again: ``make golden``, then review the diff.

The games are those that our tests run the gauntlet on (``gauntlet_games`` and ``gauntlet_kept`` in pyproject.toml);
slugs as arguments limit it to some. Positions that are counted from already are kept; remove a game's file in
``tests/conformance/perft`` to have new ones chosen.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from orrery.gauntlet.__main__ import main

ROOT = Path(__file__).parents[1]

if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
    games = sys.argv[1:] or settings["gauntlet_games"]
    sys.exit(main(["write", *games, "--kept", str(ROOT / settings["gauntlet_kept"])]))
