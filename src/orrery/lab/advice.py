"""What a bot would have done where somebody answered, beside what was done.

The bot is given what the asked seat saw and nothing else, so it is measured as the player was: by what could be known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from orrery import bots
from orrery.bots import drive
from orrery.bots.drive import stream_now
from orrery.core import Chance, Decision, Match, View
from orrery.lab.analysis import Tape

MOST: Final = 16
"""Answers of one step that are looked at, at most: where seats have lanes of their own, a step may have many."""
OPTIONS: Final = 3
"""Options that are told of what a bot weighed."""


class Weighed(NamedTuple):
    """An answer that the bot weighed, and what it is worth: 1 is the best one of all, 0 the worst."""

    answer: str
    worth: float


class Advice(NamedTuple):
    """An answer of a seat, and what the bot would have answered."""

    seat: int
    asked: dict[str, Any]
    """The question, as the document of the seat's view has it."""
    answer: str
    advised: str
    agrees: bool
    weighed: tuple[Weighed, ...]
    """The best ones first; empty if the bot does not say what it weighed."""


def advise(tape: Tape, name: str, number: int) -> list[Advice]:
    """What the bot of this name says to the question that input ``number`` answered, for all who answered it.

    The first input is number 1. Empty if there is none of this number.
    """
    begin, end = _question(tape, number)
    match = tape.begin(live=True)
    match.feed(tape.inputs[:begin])
    bot = bots.load(name, tape.game)
    found = []
    for code in tape.inputs[begin : min(end, begin + MOST)]:
        told: list[tuple[Decision, int]] = []
        match.clone().take([code], told=told)  # whose answer it is
        decision, given = told[0]
        found.append(_advice(match, bot, decision, given))
        match.take([code], told=[])
    return found


def _question(tape: Tape, number: int) -> tuple[int, int]:
    """After how many inputs a question was asked, and after how many it was answered."""
    match = tape.begin(live=False)
    begin = 0
    if number > 0:
        for _ in match.walk(tape.inputs):
            if len(match.inputs) >= number:
                return begin, len(match.inputs)
            begin = len(match.inputs)
    return 0, 0


def _advice(match: Match[Any], bot: bots.Bot, decision: Decision, given: int) -> Advice:
    seat = decision.seat
    chosen = drive.answer(match, seat, bot, stream_now(match, seat))
    view = match.view(seat, bot.searches)
    weighed = weighed_by(bot, view, stream_now(match, seat), chosen)

    def text(code: int) -> str:
        return match.game.text(decision, decision.decode(code))

    return Advice(seat, view.document()["asked"], text(given), text(chosen), chosen == given,
                  tuple([Weighed(text(code), worth) for code, worth in weighed]))


def weighed_by(bot: bots.Bot, view: View[Any], chance: Chance, chosen: int) -> list[tuple[int, float]]:
    """What a bot that chose this answer weighed, with the same chance: codes and worths of the best ones.

    Empty if it does not say, or if something else decided: then its values would tell nothing.
    """
    weighed = bot.weigh(view, chance)
    return _shares(weighed) if weighed and weighed[0][0] == chosen else []


def _shares(weighed: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """The first ones, each with its worth between that of the worst and that of the best."""
    if len(weighed) < 2:
        return []
    best, worst = weighed[0][1], weighed[-1][1]
    return [(code, (value - worst) / (best - worst) if best > worst else 1.0) for code, value in weighed[:OPTIONS]]
