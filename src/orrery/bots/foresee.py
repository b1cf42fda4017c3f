"""Whether an answer could be taken back, as far as whoever gives it can know.

The answer is tried on deals made from that seat's own view, as a bot would try it (``imagine``): never on the match
itself. What is hidden from the seat has no part in it, so to be told "this cannot be taken back" tells nothing of it;
who asks this with one answer after another learns what his own view says already.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from orrery.bots.imagine import imagine
from orrery.core import Chance, Match
from orrery.core.referee import ANSWERS, SHOWN

END: Final = "end"
"""The match is over with the answer."""
UNKNOWN: Final = "unknown"
"""No deal leads to what the seat sees, so nothing can be tried."""

_DEALS: Final = 2
"""Where an answer may bring something to light or not, more than one deal is likely to tell."""
_TRIES: Final = 6


def barrier_ahead(match: Match[Any], seat: int, code: int) -> str | None:
    """What would keep a seat from taking this legal answer back freely; None if it could.

    ``chance``, ``shown``, ``answers``, ``end`` or ``unknown``. An answer to a question that others have to answer too
    is sealed, and can be taken back until they have; in lanes it is the one that ends a lane which does that.
    """
    sealed = ANSWERS if len(match.waiting()) == 1 else None
    if len(match.pending) > 1 and not match.invited() and not match.lanes:
        return sealed
    view = match.view(seat, search=True)
    for deal in range(_DEALS):
        # Named by what the seat knows, so that the same question gets the same word.
        name = b"%d %d %d %d" % (match.at(), len(view.draft), seat, deal)
        imagined = imagine(view, Chance(blake2b(name, digest_size=16).digest()), _TRIES, match.below_lanes())
        if imagined is None:
            return UNKNOWN
        found = _tried(imagined, seat, code)
        if found == END and match.lanes:
            found = sealed
        if found is not None:
            return found
    return None


def _tried(match: Match[Any], seat: int, code: int) -> str | None:
    to = len(match.inputs)
    if seat not in match.invited() and seat not in match.waiting():
        return UNKNOWN
    if not match.allows(next(one for one in match.pending if one.seat == seat), code):
        return UNKNOWN
    match.put(seat, code)
    if not match.pending:
        return END
    if match.state.seats == 1:  # there is nobody to ask
        return None
    return None if match.free_undo(seat, to) else match.raised or SHOWN
