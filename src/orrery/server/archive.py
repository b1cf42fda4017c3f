"""Matches told again for those who look back: one after the other in a process of its own, and kept for a while."""

from __future__ import annotations

import gzip
import pickle
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from typing import Any, Final, TypeVar

from orrery.core import Match
from orrery.lab.advice import Advice, advise
from orrery.lab.analysis import Tape
from orrery.server import teller, wire
from orrery.server.course import Course
from orrery.server.history import Beginning, Story, Wrong, at_step, branch_from, named_swings, tell, tell_record
from orrery.server.problems import Invalid
from orrery.server.security import FREE, Purse
from orrery.server.turns import Kept, Turns, aside
from orrery.server.work import ANSWER
from orrery.server.worker import Died, NoAnswer, Worker

T = TypeVar("T")

_Key = tuple[str, int, int, int]
"""A table, where its match is, how many events it has told, and a viewer."""
_BUDGET: Final = 60.0
"""Seconds that the telling of one match may take."""
_BUDGET_OF_FILE: Final = 20.0
"""The same for a record that somebody brings: it may be made to take long."""
_KEPT_BYTES: Final = 16 << 20


class Archive:
    """Stories that were told lately, by table, position, events and viewer. Bounded in bytes; the oldest go first."""

    def __init__(self, most: int = _KEPT_BYTES, teller: Worker | None = None) -> None:
        """``teller`` is the process in which matches are told; without one a thread does it."""
        self._teller = teller
        self._turns = Turns()
        self._kept: Kept[_Key, Story] = Kept(self._turns, most, _bytes)
        self._files: Kept[tuple[bytes, int], Story | Wrong] = Kept(self._turns, most // 4, _size)

    async def story(self, table: str, course: Course, viewer: int, purse: Purse = FREE) -> Story:
        """What this viewer is told of a match as it stands. Who may be this viewer is for the caller to know.

        Who asks pays for what was not told before. Raises TooMany, Busy.
        """
        before = course.told.count(viewer, course.told.before(course.began))
        tape, news = Tape.of(course.match), _news(course)
        return await self._kept.find((table, course.at(), len(course.told), viewer), purse,
                                     lambda: self._have(tell, tape, viewer, table, before, news))

    async def of_record(self, record: bytes, viewer: int, purse: Purse) -> Story:
        """What a match in somebody's own file tells. Raises Invalid, TooMany, Busy.

        Strangers' records are played in the other process alone, where it can be ended.
        """
        found = await self._files.find((blake2b(record).digest(), viewer), purse, lambda: self._told(record, viewer))
        if isinstance(found, Wrong):
            raise Invalid(found.key, found.text, found.args)
        return found

    async def _told(self, record: bytes, viewer: int) -> tuple[Story | Wrong, float]:
        if self._teller is None:
            return await aside(partial(tell_record, record, viewer))
        with suppress(NoAnswer, Died):
            reply = await self._teller.ask(teller.pack(tell_record, record, viewer), _BUDGET_OF_FILE)
            if reply.startswith(ANSWER):
                done: tuple[Story | Wrong, float] = pickle.loads(reply[1:])
                return done
        # Not kept: the record may be sound, and the machine busy.
        raise Invalid("error-record-slow", "The record was not played in the time there is for it; try again later, or "
                      "look at it with: orrery replay FILE")

    async def moment(self, story: Story, at: int, purse: Purse) -> wire.Moment:
        """One moment of a story. Raises TooMany, Busy."""
        return await self._turns.do(purse, lambda: self._have(at_step, story, at))

    async def named(self, story: Story, moved: Sequence[wire.Swing], game: str, purse: Purse) -> list[wire.Swing]:
        """Swings of a match, each with the event of this story that tells it best. Raises TooMany, Busy."""
        return await self._turns.do(purse, lambda: self._have(named_swings, story, list(moved), game))

    async def advice(self, match: Match[Any], bot: str, at: int, purse: Purse) -> list[Advice]:
        """What a bot says to the question that was answered with this input. Raises TooMany, Busy."""
        tape = Tape.of(match)
        return await self._turns.do(purse, lambda: self._have(advise, tape, bot, at))

    async def unpacked(self, packed: bytes, purse: Purse) -> bytes:
        """What lies packed, for somebody who cannot unpack it. Raises TooMany, Busy."""
        return await self._turns.do(purse, lambda: aside(lambda: gzip.decompress(packed)))

    async def branch_from(self, match: Match[Any], at: int, viewer: int, seed: bytes, purse: Purse) -> Beginning:
        """Where a branch of this match begins (see ``branch_from``), worked out off the event loop.

        Raises TooMany, Busy.
        """
        tape, over = Tape.of(match), match.over()
        return await self._turns.do(purse, lambda: self._have(branch_from, tape, at, viewer, over, seed))

    async def close(self) -> None:
        """Tell no more."""
        await self._kept.close()
        await self._files.close()
        if self._teller is not None:
            await self._teller.close()

    async def _have(self, task: Callable[..., T], *args: Any) -> tuple[T, float]:
        """Have something done in the other process; in a thread where that does not know the game, or fails."""
        if self._teller is not None:
            with suppress(NoAnswer, Died):
                reply = await self._teller.ask(teller.pack(task, *args), _BUDGET)
                if reply.startswith(ANSWER):
                    done: tuple[T, float] = pickle.loads(reply[1:])
                    return done
        return await aside(partial(task, *args))


def _news(course: Course) -> list[tuple[int, dict[str, Any]]]:
    """What was told of the table beside the match, and how many inputs stood before the next answer that stands."""
    end = len(course.match.inputs)
    return [
        (next((batch.start for batch in course.batches if batch.seq > one.seq), end), {"event": one.kind, **one.body})
        for one in course.news
    ]


def _size(found: Story | Wrong) -> int:
    return _bytes(found) if isinstance(found, Story) else len(found.text)


def _bytes(story: Story) -> int:
    return len(story.history) + len(story.film)
