"""``python -m orrery`` is the command line."""

import sys

from orrery.cli import main

if __name__ == "__main__":
    sys.exit(main())
