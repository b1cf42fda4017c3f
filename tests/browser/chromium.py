"""Finding the browser that the tests drive."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tests.debian import found_or_installed

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
)
WHAT_TO_INSTALL = (
    "The browser tests need Chromium and found none. Install it (on Debian or Ubuntu: apt-get install chromium), or "
    "name one in the environment variable ORRERY_CHROMIUM."
)


class NoBrowser(Exception):
    """There is no Chromium, and none could be installed."""


def chromium() -> str:
    """The path of a Chromium; installs Debian's where that is possible. Raises NoBrowser with what to install."""
    named = os.environ.get("ORRERY_CHROMIUM")
    if named:
        if not Path(named).is_file():
            raise NoBrowser(f"ORRERY_CHROMIUM names {named}, which is not a file. {WHAT_TO_INSTALL}")
        return named
    found = found_or_installed(_found, "chromium")
    if found is None:
        raise NoBrowser(WHAT_TO_INSTALL)
    return found


def _found() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)
