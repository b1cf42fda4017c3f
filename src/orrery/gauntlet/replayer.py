"""Replays record files in a process of its own and prints what came out: ``python -m orrery.gauntlet.replayer``."""

from __future__ import annotations

import sys
from pathlib import Path

from orrery.core import Record, replay
from orrery.gauntlet.facts import game_of

if __name__ == "__main__":
    game = game_of(sys.argv[1])
    for path in sys.argv[2:]:
        match = replay(game, Record.from_bytes(Path(path).read_bytes()))
        print(Path(path).stem, match.digest(), *match.result().scores)
