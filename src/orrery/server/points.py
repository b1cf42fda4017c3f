"""The named points of a submit, at which tests kill the server to see that nothing is lost."""

from __future__ import annotations

import os
import signal
from typing import Final

POINTS: Final = (
    "received", "validated", "applied", "before-append", "appended", "committed", "swapped", "published",
    "acknowledged",
)
"""In the order in which a submit passes them. ``appended`` lies inside the transaction, ``committed`` after it."""

_name, _, _times = os.environ.get("ORRERY_STOP_AT", "").partition(":")
_left = int(_times) if _times.isdecimal() else 1


def reach(point: str) -> None:
    """Pass a point. Does nothing, unless ORRERY_STOP_AT names it: then the process dies here by SIGKILL.

    ``ORRERY_STOP_AT=committed:3`` dies when the point is passed for the third time.
    """
    global _left
    if point == _name:
        _left -= 1
        if _left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
