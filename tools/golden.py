"""Writes the golden transcripts and the counts of the gauntlet again: ``make golden``, then review the diff.

Slugs as arguments limit it to those games. Positions that are counted from already are kept; remove a game's file in
``tests/conformance/perft`` to have new ones chosen.
"""

from __future__ import annotations

import sys
from pathlib import Path

from orrery.gauntlet.__main__ import main

ROOT = Path(__file__).parents[1]

if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    games = sys.argv[1:] or ["*", "tests.tiny:COMET", "tests.tiny:SALVAGE"]
    sys.exit(main(["write", *games, "--kept", str(ROOT / "tests" / "conformance")]))
