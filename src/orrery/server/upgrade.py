"""Newer rules take over a match under way.

A match is not replayed by rules it was not played by. It goes on from the position at the start of its step, which the
database keeps: an entry says which rules play from there on, the step under way is asked again, and everybody is told.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from orrery import games
from orrery.core import EVERYONE, Game, OrreryError, Setup, start
from orrery.core.start import settle
from orrery.server.chronicle import Chronicle
from orrery.server.course import Course, listening
from orrery.server.database import Conflict
from orrery.server.keep import matches
from orrery.server.keep.matches import Change, Entry, Fold
from orrery.server.keep.seating import told_again
from orrery.server.keep.tables import replace
from orrery.server.snapshot import effective
from orrery.server.submit import Act, append
from orrery.server.table import Table, row_after

if TYPE_CHECKING:
    from orrery.server.house import House
    from orrery.server.shelf import Stored

_log = logging.getLogger(__name__)

EVENT: Final = "rules-changed"
"""The event that tells of it: no game's own, so every client has words for it."""
ORIGIN: Final = "server"
NOBODY: Final = -1
_FRESH: Final = 1 << 20
"""So far ahead no step has come: luck that nobody has seen."""


async def take_over(house: House, table: Table, stored: Stored) -> None:
    """Let the present rules play on, unless they cannot, or another process was faster. Raises NotStored."""
    game = games.load(stored.row.game)
    if stored.boundary is None or stored.fold.setup.rules > game.rules_version:
        return
    try:
        act = _change(game, stored, stored.boundary, house.now())
    except Exception as problem:  # whatever the rules make of a position that they do not know
        _log.error("table %s: rules version %d cannot go on (%s)", table.id, game.rules_version,
                   problem.key if isinstance(problem, OrreryError) else type(problem).__name__)
        return
    try:
        await append(house, table, act)
    except (Conflict, matches.Repeated):
        await house.read_again(table)
        return
    _log.info("table %s: rules version %d of %s plays on", table.id, game.rules_version, game.slug)


def _change(game: Game[Any], stored: Stored, boundary: Mapping[str, Any], when: int) -> Act:
    """The act by which the present rules take over at the start of the step under way. Raises BadPosition or BadSetup.

    Answers given since then are dropped, and so is what was told of them. What the step told when it began stands;
    where its luck is another now, it is told anew.
    """
    fold, row, seq = stored.fold, stored.row, stored.fold.seq + 1
    # What chance brought to answers that are asked for again must not be known in advance.
    inputs, leaps = effective(fold.log)
    dropped = len(inputs) > boundary["inputs"] or bool(leaps)
    change = Change(fold.setup.rules, game.rules_version, boundary["used"] + (_FRESH if dropped else 0),
                    dict(game.upgrade(boundary["position"], fold.setup.rules)))
    entry = Entry(seq, matches.RULES, NOBODY, change.rules, None, ORIGIN, f"rules.{seq}", when,
                  {name: getattr(change, name) for name in Change.__struct_fields__})
    after = _begun(game, matches.changed(fold.setup, fold.log, change), stored.told.clone())
    after.seq = after.began = after.undone = seq
    after.asked, after.put = [seq] * len(after.asked), [after.before] * len(after.put)
    cut = fold.reached(boundary["inputs"]) + 1
    after.told.cut(cut)
    for news in told_again(fold.news, cut, seq):
        if news.seq == seq:
            after.told.add(seq, EVERYONE, news.kind, news.body)
    after.told.add(seq, EVERYONE, EVENT, {"was": change.was, "rules": change.rules})
    if dropped:  # the step begins with other luck than was told of it
        after.tell()
    listening(after.match)
    led = replace(row_after(row, after, when), rules=change.rules)
    return Act(entry, after, after, row, led)


def ended(game: Game[Any], fold: Fold, boundary: Mapping[str, Any], told: Chronicle) -> Course | None:
    """A match that is over, as the present rules show its end; None if they cannot.

    One that ended before its rules ended it is shown as it was at the start of its last step.
    """
    last = "position" if fold.ending is not None else "end"
    try:
        change = Change(fold.setup.rules, game.rules_version, boundary["used"],
                        dict(game.upgrade(boundary[last], fold.setup.rules)))
        course = _begun(game, matches.changed(fold.setup, fold.log, change), told)
    except Exception as problem:  # whatever the rules make of a position that they do not know
        _log.warning("a match of %s that is over cannot be shown (%s)", game.slug, type(problem).__name__)
        return None
    course.seq = course.began = course.undone = fold.seq
    course.ending = fold.ending
    listening(course.match)
    return course if course.over() else None


def _begun(game: Game[Any], setup: Setup, told: Chronicle) -> Course:
    """The course of a part at its beginning, where the match has told what its step tells when it begins."""
    settle(game, setup)
    course = Course(start(game, setup, events=True))
    course.told = told
    return course
