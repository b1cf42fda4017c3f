"""How much goes out of the process while a match of Eclipse is played, the game with the largest table."""

from __future__ import annotations

import msgspec
import pytest

from orrery import bots
from orrery.bots import drive
from orrery.core import SPECTATOR, Setup
from orrery.games.eclipse.game import ECLIPSE
from orrery.server import course as courses
from orrery.server.fanout import Audience

VIEW = 25_000
"""Bytes of a viewer's document at most."""
UPDATE = 8_000
"""Bytes of a socket frame that takes everybody who looks the same way one answer further, at most."""


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
    assert len(updates) == course.seq * len(audiences)
    assert max(views) <= VIEW
    assert max(updates) <= UPDATE
