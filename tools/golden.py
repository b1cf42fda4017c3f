"""Writes the golden transcripts and the perft tables of the gauntlet again: ``make golden``, then review the diff.

Slugs as arguments limit it to those games. Positions that a perft file already holds are kept and counted from again;
remove the file to have new ones chosen.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.conformance import written


def main(slugs: list[str]) -> int:
    """Write the files of these games, or of all."""
    unknown = [slug for slug in slugs if slug not in written.SLUGS]
    if unknown:
        print(f"Unknown game: {', '.join(unknown)}; expected some of: {', '.join(written.SLUGS)}.", file=sys.stderr)
        return 2
    for path, text in written.files(slugs or written.SLUGS):
        path.parent.mkdir(exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"written: {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
