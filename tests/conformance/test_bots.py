"""Bots: legal answers, and none that depends on what the seat cannot see."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import bots
from orrery.core import Chance, Match
from tests.conformance.cases import CASES, at_turn_start, playing
from tests.conformance.hidden import dealt_world, true_world

BOTS = [(name, bot) for name, case in CASES.items() for bot in bots.known(case.game)]
MOST = 12
"""Questions compared in one match."""
DEALS = 4
"""Worlds that each of them is compared with."""


def choice(bot: bots.Bot, match: Match[Any], seat: int) -> int:
    return bot.choose(match.view(seat, bot.searches), Chance(b"choice"))


@pytest.mark.parametrize(("name", "bot"), BOTS)
def test_a_bot_gives_legal_answers(name: str, bot: str) -> None:
    match = CASES[name].match(b"legal")
    player = bots.load(bot, match.game)
    for n, _ in enumerate(playing(match, b"legal")):
        for decision in match.pending if n % 5 == 0 else ():
            code = choice(player, match, decision.seat)
            assert decision.encode(decision.decode(code)) == code
            match.clone().submit(decision.seat, decision.decode(code))


@pytest.mark.parametrize(("name", "bot"), BOTS)
def test_a_choice_does_not_depend_on_cards_that_the_seat_cannot_see(name: str, bot: str) -> None:
    match = CASES[name].match(b"blind")
    player = bots.load(bot, match.game)
    compared = 0
    for _ in playing(match, b"blind"):
        if compared >= MOST or not at_turn_start(match):
            continue
        compared += 1
        for decision in match.pending:
            seat = decision.seat
            true = choice(player, true_world(match), seat)
            for n in range(DEALS):
                assert choice(player, dealt_world(match, seat, b"%d" % n), seat) == true
    assert compared > 0
