"""Hints: what a game's best bot would answer, told to a person who asks and announced to all others first.

The bot is given what the seat sees, in a process of its own: whoever is awaited never waits behind a hint. It is given
the chance of that seat and question, so the same question has the same hint, and a hint tells nothing but what can be
thought out from what is seen. Only when it is known is it announced, and only when that is stored is it told.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Any, Final, NamedTuple

from orrery import bots
from orrery.bots.drive import stream_now
from orrery.core import Chance, Decision, Match, OrreryError, View
from orrery.server import wire
from orrery.server.bots import stand_in
from orrery.server.house import House
from orrery.server.problems import Denied
from orrery.server.security import Purse
from orrery.server.submit import announce_hint, check_decision
from orrery.server.table import Table
from orrery.server.thinkers import NoAnswer, Thinkers
from orrery.server.turns import Kept, Turns

_log = logging.getLogger(__name__)

_MOST: Final = 1_000
"""Hints that are kept, so that who asks the same again need not pay again."""


class Found(NamedTuple):
    """What a bot would answer, and what it weighed, as canonical texts."""

    answer: str
    weighed: list[wire.Weighed]


class _Question(NamedTuple):
    """All that a bot needs in order to think, and what is needed to put its answer into words."""

    match: Match[Any]
    decision: Decision
    bot: str
    view: View[Any]
    chance: Chance


class Hints:
    """Finds hints one after the other, and lets everybody know of them."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self._kept: Kept[tuple[str, str], Found] = Kept(Turns(), _MOST)

    async def ask(self, account: str, table_id: str, seat: int, decision: str, purse: Purse) -> wire.Hint:
        """What the game's best bot would answer to a seat's open question; the others are told that it was asked.

        Raises NotAllowed, Refused (Stale where it is another question by now), TooMany, NotStored, or Denied at a rated
        table and where the bot has no answer.
        """
        async def look(table: Table) -> _Question:
            if self._house.db.shared:
                await self._house.look_again(table)
            return _question(table, account, seat, decision)

        question = await self._house.act(table_id, look)
        found = await self._kept.find((table_id, decision), purse, partial(self._think, question))

        async def announce(table: Table) -> None:
            table.check_holds(account, seat)  # it may have become another's meanwhile
            await announce_hint(self._house, table, seat, decision)

        await self._house.act(table_id, announce)
        return wire.Hint(table_id, seat, decision, question.bot, found.answer, found.weighed)

    async def _think(self, question: _Question) -> tuple[Found, float]:
        """The hint, and the seconds that it took. Raises Denied where there is none."""
        match, decision, name, view, chance = question
        try:
            thought = await self._thinkers.think_aloud(name, view, chance)
            codes = [thought.code, *[code for code, _ in thought.weighed]]
            if not all(match.allows(decision, code) for code in codes):
                raise NoAnswer(f"bot {name} thinks of what is not legal")
        except (NoAnswer, OrreryError) as problem:
            _log.warning("%s of %s: no hint (%s)", decision.ask, match.game.slug, problem)
            raise Denied("error-no-hint", "The bot has found no answer to this question.") from None

        def text(code: int) -> str:
            return match.game.text(decision, decision.decode(code))

        weighed = [wire.Weighed(text(code), worth) for code, worth in thought.weighed]
        return Found(text(thought.code), weighed), thought.seconds

    async def close(self) -> None:
        """Think no more."""
        await self._kept.close()
        await self._thinkers.close()


def _question(table: Table, account: str, seat: int, decision: str) -> _Question:
    """What a person may have a bot think about at a table. Raises NotAllowed, Refused or Denied."""
    table.check_holds(account, seat)
    course = table.playing()
    check_decision(course, seat, decision)
    if table.row.rated:
        raise Denied("error-hint-rated", "There are no hints at a rated table.")
    match = course.match
    name = stand_in(match.game)
    view = match.view(seat, bots.load(name, match.game).searches)
    return _Question(match, match.asked(seat), name, view, stream_now(match, seat))
