"""Whole matches of players who look after their money, so that all nine rounds are played."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orrery import bots
from orrery.bots import drive
from orrery.core import SPECTATOR, Chance, Decision, Match, new_match
from orrery.games.eclipse.board import MONEY, ROUNDS, UPKEEP
from orrery.games.eclipse.game import ECLIPSE
from orrery.games.eclipse.state import EclipseState, production
from orrery.gauntlet.trail import step_begins
from orrery.testing import rule

MOST_BYTES = 25_000
"""Of a table's view."""


def careful(s: EclipseState, decision: Decision, chance: Chance) -> int:
    """A random answer, but nobody takes an action or a hex that cannot be paid, and trades are left alone."""
    code = decision.sample(chance)
    if decision.name != "pick":
        return code
    seat = decision.seat
    texts = [ECLIPSE.option_text(decision, option) for option in decision.options]
    purse = s.storage[seat][MONEY] + production(s, seat, MONEY)
    if decision.ask in ("act", "react", "claim") and UPKEEP[max(0, s.discs[seat] - 2)] > purse:
        return texts.index("no" if decision.ask == "claim" else "pass")
    wanted = [n for n, text in enumerate(texts) if not text.startswith("trade ") and text not in ("pass", "done", "no")]
    return wanted[chance.below(len(wanted))] if wanted and chance.below(8) else code


def play(seats: int, seed: bytes) -> Match[EclipseState]:
    """A match played to its end, with an audit after every answer."""
    match = new_match(ECLIPSE, seats, seed)
    chance = Chance(b"careful " + seed)
    while match.pending:
        match.step(careful(match.state, match.pending[0], chance))
        ECLIPSE.audit(match.state)
    return match


@rule("EC-1.1", "EC-1.2", "EC-24.7")
@pytest.mark.parametrize("seats", range(2, 7))
def test_nine_rounds_are_played_and_somebody_wins(seats: int) -> None:
    match = play(seats, b"nine rounds %d" % seats)
    assert match.state.round == ROUNDS
    result = match.result()
    alive = [seat for seat in range(seats) if not match.state.out >> seat & 1]
    assert result.winners
    assert max(result.scores[seat] for seat in alive) == result.scores[result.winners[0]]
    assert json.loads(json.dumps(ECLIPSE.write(match.state)))["step"] == "over"


@pytest.mark.parametrize("seats", [2, 5])
def test_every_step_of_a_match_can_be_written_and_every_question_dealt(seats: int) -> None:
    """Good players come to moments that random answers never lead to: tiles taken after battles, relations ended."""
    match = new_match(ECLIPSE, seats, b"moments")
    bot, chances = bots.load("heuristic", ECLIPSE), drive.streams(match)
    while match.pending:
        asked = match.pending[0]
        if step_begins(match):
            read = ECLIPSE.read(ECLIPSE.write(match.state), Chance.used(match.setup.seed, match.state.chance.mark()))
            assert read.key() == match.state.key()
        zones = match.view(asked.seat).zones
        assert ECLIPSE.view(ECLIPSE.determinise(zones, asked.seat, Chance(b"deal")), asked.seat) == zones
        match.step(drive.answer(match, asked.seat, bot, chances[asked.seat]))


def test_a_view_of_a_full_table_is_small() -> None:
    match = new_match(ECLIPSE, 6, b"size")
    chance = Chance(b"size")
    largest = 0
    asked = 0
    while match.pending:
        if asked % 25 == 0:
            for viewer in range(SPECTATOR, 6):
                document: dict[str, Any] = match.view(viewer).document()
                largest = max(largest, len(json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()))
        match.step(careful(match.state, match.pending[0], chance))
        asked += 1
    assert 5_000 < largest < MOST_BYTES
