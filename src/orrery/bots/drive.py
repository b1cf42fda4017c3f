"""Bots at the table: who is asked what, with which chance, until the match is over."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from operator import index
from typing import Any

from orrery.bots import Bot
from orrery.bots.random import Random
from orrery.core import Chance, Decision, Match, Refused, refusals

LONGEST = 100_000
"""No real match takes this many answers: one that does goes round in circles, and is stopped."""


def streams(match: Match[Any]) -> list[Chance]:
    """Chance for the bot of each seat, derived from the match's seed; it tells nothing of the match's own."""
    return [Chance(blake2b(b"bot %d" % seat, key=match.setup.seed).digest()) for seat in range(match.setup.seats)]


def stream_now(match: Match[Any], seat: int) -> Chance:
    """Chance for one answer at a live table: the same again after a reload, for it depends only on what was played."""
    name = b"bot %d at %d" % (seat, len(match.inputs))
    if seat in match.lanes:
        name += b" and %d" % len(match.lanes[seat].inputs)
    return Chance(blake2b(name, key=match.setup.seed).digest())


def answer(match: Match[Any], seat: int, bot: Bot, chance: Chance) -> int:
    """The code of a bot's answer for a seat that is asked. Raises Refused if the bot answers what is not legal."""
    decision = match.asked(seat)
    code = code_of(bot, decision, bot.choose(match.view(seat, bot.searches), chance))
    if not match.allows(decision, code):
        raise Refused("error-bot-answer", f"The bot {bot.name!r} of seat {seat} answered {decision.ask!r} with code "
                      f"{code}; expected the code of a legal answer.",
                      {"bot": bot.name, "seat": seat, "ask": decision.ask, "code": code})
    return code


def code_of(bot: Bot, decision: Decision, answer: object) -> int:
    """What a bot answered, which must be a whole number. Raises Refused on a text, an option or nothing."""
    try:
        return index(answer)  # type: ignore[arg-type]
    except TypeError:
        raise Refused("error-bot-code", f"The bot {bot.name!r} of seat {decision.seat} answered {decision.ask!r} with "
                      f"{answer!r}; expected a code, a whole number such as decision.encode(...) gives.",
                      {"bot": bot.name, "seat": decision.seat, "ask": decision.ask, "answer": repr(answer)}) from None


def play(match: Match[Any], bots: Sequence[Bot], longest: int = LONGEST) -> None:
    """Play a match to its end, bot k in seat k, each with its own view and its own chance.

    Answers that are sealed already stand. Stops after ``longest`` answers: a match that is still pending then was
    stopped, not finished. The match must be live if one of the bots searches.
    """
    chances = streams(match)
    while match.pending and len(match.inputs) + len(match.pending) <= longest:
        answer_all(match, bots, chances)


def answer_all(match: Match[Any], bots: Sequence[Bot], chances: Sequence[Chance]) -> None:
    """Answer the present question: first who is invited to, in case he wants to, then who is awaited.

    Where seats have lanes of their own, each goes through its own to the end.
    """
    made = len(match.inputs)
    for seat in match.invited():
        if match.put(seat, answer(match, seat, bots[seat], chances[seat])):
            return
    for seat in match.waiting():
        while len(match.inputs) == made and not match.has_answered(seat):
            match.put(seat, answer(match, seat, bots[seat], chances[seat]))


def play_random(match: Match[Any], longest: int = LONGEST) -> None:
    """Play a match with random bots in all seats: the same match as ``play`` gives, without the views."""
    try:
        match.play_out(streams(match), longest)
    except AttributeError as problem:  # bulk play looks at what a step yielded only if it is not like a decision
        if problem.name in ("ask", "tested") and not isinstance(problem.obj, Decision):
            raise refusals.no_decision(match.game, problem.obj) from None
        raise


def all_random(bots: Sequence[Bot]) -> bool:
    """Whether ``play_random`` may stand in for ``play``."""
    return all(type(bot) is Random for bot in bots)
