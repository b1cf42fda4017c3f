"""Replays record files in a process of its own and prints what came out: ``python -m tests.conformance.replayer``."""

from __future__ import annotations

import sys
from pathlib import Path

from orrery.core import Record, replay
from tests.conformance.cases import game_of

if __name__ == "__main__":
    for path in sys.argv[1:]:
        record = Record.from_bytes(Path(path).read_bytes())
        match = replay(game_of(record.setup.game), record)
        print(Path(path).stem, match.digest(), *match.result().scores)
