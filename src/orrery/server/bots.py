"""Bots at the server's tables: whoever is asked and is a bot gets an answer, computed in another process.

Nothing about it is stored but the answers. Which bots are awaited follows from the tables, so after a restart they are
found there and think again; several server processes may think about the same answer, and it is stored once. Which bots
may answer and need not stands in no list: after a restart they are asked once somebody has opened their table.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, Final

from orrery import bots
from orrery.bots.drive import stream_now
from orrery.core import BadSetup, Game, Match, OrreryError, Refused
from orrery.server.database import Conflict, NotStored, Transaction
from orrery.server.house import House
from orrery.server.problems import named, where
from orrery.server.table import Table
from orrery.server.thinkers import NoAnswer, Thinkers

_log = logging.getLogger(__name__)

DELAY: Final = 0.4
"""Seconds a bot lets pass before it answers, so that people who watch can follow."""
_PATIENCE: Final = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds after which to try again what the database did not take; the last one for ever."""

Place = tuple[str, int]
"""A table and a seat."""


def stand_in(game: Game[Any]) -> str:
    """The bot that plays for people who are away: the best one that the game has."""
    return bots.known(game)[-1]


def bot_name(game: Game[Any], wanted: str | None) -> str:
    """The name of a bot that can play a game; without a wish its best one. Raises BadSetup."""
    known = bots.known(game)
    if wanted is None:
        return stand_in(game)
    if wanted not in known:  # what loads a bot by its name would also import a class that a stranger names
        expected = ", ".join(known)
        raise BadSetup("error-unknown-bot", f"Unknown bot {wanted!r} for {game.slug}; expected one of: {expected}.",
                       {"bot": wanted, "game": game.slug, "known": expected})
    return wanted


async def think(thinkers: Thinkers, match: Match[Any], seat: int, name: str) -> str:
    """The canonical text of a bot's answer for a seat that is asked; a random one if the bot gives none.

    Where the bot thinks only its view goes. Raises Refused if the seat is not asked.
    """
    decision = match.asked(seat)
    game = match.game
    try:
        bot = bots.load(name, game)
        code = await thinkers.choose(name, match.view(seat, bot.searches), stream_now(match, seat))
        if not match.allows(decision, code):
            raise NoAnswer(f"bot {name} answered what is not legal")
    except (NoAnswer, OrreryError) as problem:
        _log.warning("%s of %s: a random answer stands in (%s)", decision.ask, game.slug, problem)
        code = match.sample(decision, stream_now(match, seat))
    return game.text(decision, decision.decode(code))


def declines(match: Match[Any], seat: int, answer: str) -> bool:
    """Whether a seat that may answer and need not would rather not: its answer does nothing."""
    if seat not in match.invited():
        return False
    decision = match.asked(seat)
    return decision.encode(match.game.parse(decision, answer)) == decision.nothing()


class Bots:
    """Answers for all seats that bots hold. ``delay`` is what they let pass while somebody watches."""

    def __init__(self, house: House, thinkers: Thinkers, *, delay: float = DELAY) -> None:
        self._house = house
        self._thinkers = thinkers
        self._delay = delay
        self._at_work: dict[Place, asyncio.Task[None]] = {}
        self._declined: dict[Place, str] = {}
        """The question that a bot may answer, was asked, and would rather not. It is not asked again."""
        house.after.append(self.look)

    async def start(self, longer_than: int = 0) -> None:
        """Take up all matches that have waited for a bot for longer than so many milliseconds.

        In those that are in memory, bots are asked too who may answer and need not.
        """
        since = self._house.now() - longer_than
        for table_id in await self._house.db.read(lambda tx: waiting_for_bots(tx, since)):
            try:
                self.look(await self._house.table(table_id))
            except (OrreryError, LookupError) as problem:
                _log.error("table %s cannot be taken up (%s)", table_id, named(problem))
        for table in list(self._house.tables.values()):
            if table.row.moved <= since:
                self.look(table)

    async def stop(self) -> None:
        """Think no more; what was not stored will be thought again."""
        self._house.after.remove(self.look)
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def busy(self) -> bool:
        """Whether a bot is at work."""
        return bool(self._at_work)

    def look(self, table: Table) -> None:
        """Set every bot to work that is asked at this table, or may answer, and is not at work yet."""
        for seat in range(len(table.seats)):
            place = table.id, seat
            if self._is_asked(table, seat):
                if place not in self._at_work:
                    self._at_work[place] = asyncio.create_task(self._play(place))
            elif self._declined.get(place) != table.decision_id(seat):
                self._declined.pop(place, None)

    async def _play(self, place: Place) -> None:
        """Answer as long as this seat is asked and a bot holds it."""
        failures = 0
        try:
            while True:
                try:
                    if not await self._answer(place):
                        return
                    failures = 0
                except (Refused, Conflict, NotStored) as problem:
                    # At first: the match has moved on meanwhile. Then: the database does not take it.
                    if failures or isinstance(problem, NotStored):
                        _log.error("table %s: the answer of a bot was not taken (%s)", place[0], named(problem))
                        await asyncio.sleep(_PATIENCE[min(failures, len(_PATIENCE) - 1)])
                    failures += 1
        except Exception as error:
            _log.error("table %s: the bot of seat %d gave up\n%s", *place, where(error))
        finally:
            self._at_work.pop(place, None)

    def _is_asked(self, table: Table, seat: int) -> bool:
        """Whether a bot holds this seat and is asked, or may answer and has not said that it would rather not."""
        decision = table.decision_id(seat) if table.seats[seat].kind == "bot" else None
        return decision is not None and self._declined.get((table.id, seat)) != decision

    async def _answer(self, place: Place) -> bool:
        """Answer once. False if there is nothing to answer."""
        table_id, seat = place
        table = await self._house.table(table_id)
        if not self._is_asked(table, seat):
            return False
        if self._delay and self._house.watched(table_id):
            await asyncio.sleep(self._delay)
            table = await self._house.table(table_id)
            if not self._is_asked(table, seat):
                return False
        match, name = table.match, table.seats[seat].bot
        assert match is not None
        decision, seq = table.decision_id(seat), table.seq
        assert decision is not None
        answer = await think(self._thinkers, match, seat, name or stand_in(match.game))
        if declines(match, seat, answer):
            self._declined[place] = decision
            return True
        if not self._is_asked(await self._house.table(table_id), seat):
            return False  # meanwhile its person came back, or an undo took the question away
        # No client can send a key with a full stop, so nobody can take this one before.
        _, repeated = await self._house.submit(table_id, seat, decision, seq, f"bot.{decision}", answer, origin="bot")
        if repeated and (await self._house.table(table_id)).decision_id(seat) == decision:
            # It had been given and was taken back since.
            await self._house.submit(table_id, seat, decision, seq, f"bot.{decision}.{seq}", answer, origin="bot")
        return True


def waiting_for_bots(tx: Transaction, since: int) -> list[str]:
    """The tables whose match waits for a bot, since a time or longer."""
    rows = tx.rows("SELECT tables.id, tables.waiting, seats.seat FROM tables JOIN seats ON seats.table_id = tables.id "
                   "WHERE tables.state = 'playing' AND seats.kind = 'bot' AND tables.moved <= ? ORDER BY tables.moved",
                   since)
    return list(dict.fromkeys(row[0] for row in rows if row[2] in json.loads(row[1])))
