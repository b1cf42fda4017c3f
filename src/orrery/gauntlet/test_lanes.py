"""Lanes: what one seat's lane does changes nothing of what another's is asked.

Each is played on a draft of its own, then all of them are played at the table, one after the other. A lane that depends
on another would be asked something else there than its seat has answered.
"""

from __future__ import annotations

from typing import Any

from orrery.bots.imagine import same_question
from orrery.core import Chance, Decision, Match, done
from orrery.gauntlet.plan import LONGEST, Case
from orrery.lab.transcript import random_codes

TRIES = 4
"""Ways in which lanes are played wherever they begin."""


def test_lanes_do_not_depend_on_each_other(case: Case) -> None:
    for n in range(case.matches):
        if not lanes_apart(case.match(b"lanes %d" % n), Chance(b"lanes %d" % n)):
            break  # a game without lanes


def lanes_apart(match: Match[Any], chance: Chance) -> int:
    """Play a match at random to its end. Returns how often there were lanes in it."""
    found = 0
    while match.pending:
        if match.lanes:
            found += 1
            for _ in range(TRIES):
                codes = played_apart(match, chance)
            match.feed(codes)
        else:
            match.step_all(random_codes(match, chance))
    return found


def played_apart(match: Match[Any], chance: Chance) -> list[int]:
    """Play the lanes that begin here on their drafts, then at the table: the same is asked there. Returns the codes."""
    drafts = match.clone()
    asked: list[tuple[Decision, int]] = []
    texts: list[str] = []
    for seat, lane in drafts.lanes.items():
        while lane.pending:
            alone = [one.seat for one in lane.pending] == [seat] and not lane.lanes
            assert alone, f"the lane of seat {seat} asks that seat alone, one question at a time"
            asked.append((lane.pending[0], lane.sample(lane.pending[0], chance)))
            lane.step(asked[-1][1])
            assert len(lane.inputs) < LONGEST, f"the lane of seat {seat} ends within {LONGEST} questions"
        texts += drafts.view(seat).draft
    table = at_the_table(match)
    for (decision, code), text in zip(asked, texts, strict=True):
        place = f"seat {decision.seat} answered {text!r} in its lane, and lanes before it change what it is asked"
        now = table.pending
        assert len(now) == 1, f"{place}: nothing alone"
        assert same_question(decision, now[0]), f"{place}: {now[0].ask!r} with {now[0].options} for {decision.options}"
        assert match.game.text(now[0], now[0].decode(code)) == text, place
        table.step(code)
    return [code for _, code in asked]


def at_the_table(match: Match[Any]) -> Match[Any]:
    """A match in which the lanes that begin here are played one after the other, as they are when all are done."""
    state = match.step_start().state.clone()
    done(state)
    return Match(match.game, match.setup, state, live=False).start()
