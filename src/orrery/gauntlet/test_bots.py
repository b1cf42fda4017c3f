"""Bots: legal answers, and none that depends on what the seat cannot see."""

from __future__ import annotations

from itertools import islice
from typing import Any

from orrery import bots
from orrery.bots.imagine import imagine, same_question
from orrery.core import Chance, Match
from orrery.gauntlet.facts import facts_of
from orrery.gauntlet.plan import Case
from orrery.gauntlet.trail import starts, stops
from orrery.gauntlet.worlds import told_by_asking, twins

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
            assert stop.match.allows(decision, code)


def test_a_choice_does_not_depend_on_cards_that_the_seat_cannot_see(bot: str, case: Case) -> None:
    player = bots.load(bot, case.game)
    compared = 0
    for stop in islice(starts(case), 0, None, 2 + case.matches * case.looks // MOST):
        for decision in stop.match.pending[: 1 + compared % 2]:
            seat = decision.seat
            for n in range(DEALS):
                pair = twins(stop.match, seat, b"%d" % n)
                if told_by_asking(pair, facts_of(case.game)):
                    continue
                assert choice(player, pair.dealt, seat) == choice(player, stop.match, seat)
        compared += 1
    assert compared > 0


def test_an_imagined_match_is_what_the_seat_sees(case: Case) -> None:
    """A bot that looks ahead plays on from what it could take for the match, at nearly every question."""
    asked = imagined = 0
    for n, stop in enumerate(stops(case, 1 / 4)):
        for decision in stop.match.pending[: 1 + n % 2]:
            asked += 1
            match = imagine(stop.match.view(decision.seat, search=True), Chance(b"imagine %d" % n))
            if match is not None:
                imagined += 1
                assert same_question(match.asked(decision.seat), decision)
                assert match.view(decision.seat).zones == stop.match.view(decision.seat).zones
    assert imagined >= asked * 9 // 10
