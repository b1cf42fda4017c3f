"""How much goes out of the process while a match of Eclipse is played, the game with the largest table."""

from __future__ import annotations

import msgspec
import pytest

from orrery import bots
from orrery.bots import drive
from orrery.core import SPECTATOR, Setup
from orrery.games.eclipse.game import ECLIPSE
from orrery.games.eclipse.ships import PARTS
from orrery.games.eclipse.technologies import TECHNOLOGIES
from orrery.server import course as courses
from orrery.server.fanout import Audience
from tests.games.eclipse.tables import board, lie, table

BY_TECHNOLOGY = sum({part.technology for part in PARTS})
"""Technologies that give a part, as bits."""

VIEW = 25_000
"""Bytes of a viewer's document at most."""
EVENTS = 22_000
"""Bytes of the events that come with it."""
UPDATE = 8_000
"""Bytes of a socket frame that takes everybody who looks the same way one answer further, at most."""


def test_the_longest_question_is_small() -> None:
    """All blueprints may be changed, and every part may be used; colony ships and trades are offered beside."""
    all_parts = " ".join(one.name for one in TECHNOLOGIES if BY_TECHNOLOGY & 1 << one.id)
    hexes = {"206": lie(-1, -1, 0, disc=0), "207": lie(1, -2, 0, disc=0)}
    position = ECLIPSE.write(table(board(technologies=all_parts, storage=[9, 9, 9]), on=hexes).state)
    course = courses.begin(ECLIPSE, Setup("eclipse", 1, 2, b"size", ECLIPSE.settle_options(None), position))
    audience = Audience(0)
    audience.bring(course)
    course.answer(0, "act:upgrade")
    told = audience.update("t" * 12, course)
    assert told is not None
    assert course.match.pending[0].count() > 350
    assert len(told.encode()) <= UPDATE


@pytest.mark.parametrize("seats", [2, 6])
def test_views_and_updates_of_a_whole_match_are_small(seats: int) -> None:
    options = ECLIPSE.settle_options(None)
    course = courses.begin(ECLIPSE, Setup("eclipse", ECLIPSE.rules_version, seats, b"size", options))
    match = course.match
    bot, chances = bots.load("heuristic", ECLIPSE), drive.streams(match)
    audiences = [Audience(viewer) for viewer in range(SPECTATOR, seats)]
    for audience in audiences:
        audience.bring(course)
    views, updates = [], []
    while match.pending:
        asked = match.pending[0]
        code = drive.answer(match, asked.seat, bot, chances[asked.seat])
        course.answer(asked.seat, ECLIPSE.text(asked, asked.decode(code)))
        told = [audience.update("t" * 12, course) for audience in audiences]
        updates += [len(text.encode()) for text in told if text is not None]
        views += [len(msgspec.json.encode(audience.doc)) for audience in audiences]
    assert len(course.told) > 200 * (seats - 1)
    for audience in audiences:
        first, last = course.told.last(audience.viewer)
        assert first + len(last) == course.told.count(audience.viewer)
        assert len(last) <= 200
        assert len(msgspec.json.encode(last)) <= EVENTS
    assert len(updates) == course.seq * len(audiences)
    assert max(views) <= VIEW
    assert max(updates) <= UPDATE
