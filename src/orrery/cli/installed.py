"""Whose files these are: on the package index another package has the name that ours is imported by."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from typing import Final

OURS: Final = "orrery-games"
OTHER: Final = "orrery"


def lies_over_ours() -> str:
    """The version of a stranger's ``orrery`` that has put files into our folder; empty if there is none."""
    try:
        other = distribution(OTHER)
    except PackageNotFoundError:
        return ""
    files = other.files
    return other.version if files is None or any(file.parts[0] == OTHER for file in files) else ""
