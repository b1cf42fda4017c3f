"""Bots: legal answers, and none that depends on what the seat cannot see."""

from __future__ import annotations

from itertools import islice
from typing import Any

from orrery import bots
from orrery.core import Chance, Match
from orrery.gauntlet.plan import Case
from orrery.gauntlet.trail import starts, stops
from orrery.gauntlet.worlds import twins

MOST = 12
"""Questions compared in one case."""
DEALS = 3
"""Worlds that each of them is compared with."""


def choice(bot: bots.Bot, match: Match[Any], seat: int) -> int:
    return bot.choose(match.view(seat, bot.searches), Chance(b"choice"))


def test_a_bot_gives_legal_answers(bot: str, case: Case) -> None:
    player = bots.load(bot, case.game)
    for stop in stops(case, 1 / 2):
        for decision in stop.match.pending:
            code = choice(player, stop.match, decision.seat)
            assert decision.encode(decision.decode(code)) == code
            stop.take().submit(decision.seat, decision.decode(code))


def test_a_choice_does_not_depend_on_cards_that_the_seat_cannot_see(bot: str, case: Case) -> None:
    player = bots.load(bot, case.game)
    compared = 0
    for stop in islice(starts(case), 0, None, 1 + case.matches * case.looks // MOST):
        for decision in stop.match.pending[: 1 + compared % 2]:
            seat = decision.seat
            for n in range(DEALS):
                pair = twins(stop.match, seat, b"%d" % n)
                assert choice(player, pair.dealt, seat) == choice(player, stop.match, seat)
        compared += 1
    assert compared > 0
