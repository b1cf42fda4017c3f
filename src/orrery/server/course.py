"""The course of a match: its stored entries played, with what they tell beyond the match itself.

Entries are the truth: answers (sealed ones too), answers taken back, undos, who plays a seat from here on, who asked
for a hint, and an end before the rules end it, in the order in which they were stored. A course knows besides the match
who answered what (for undo), since when each seat has been asked (for staleness), and what has been told. Where newer
rules took over, it is the course from there on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from orrery.bots.imagine import same_question
from orrery.core import EVERYONE, BadRecord, Game, Match, OrreryError, Refused, Setup, start
from orrery.core.record import undo_of
from orrery.core.referee import NOBODY
from orrery.core.start import settle
from orrery.server import wire
from orrery.server.chronicle import Chronicle
from orrery.server.keep import matches, seating
from orrery.server.keep.matches import Batch, Entry, Fold
from orrery.server.keep.seating import Ended, News, Seated
from orrery.server.snapshot import resume, take_snapshot


class Given(NamedTuple):
    """An answer as it is stored."""

    code: int
    inputs: Sequence[int] | None
    """If the match moved on with it: all inputs that it made, in the order of the record."""
    kept: Sequence[int]
    """The seats that were asked the same before and after it, as freely: for them it is the same question."""


class Course:
    """A match in play and how it came about. Changed only by whole entries."""

    __slots__ = ("asked", "batches", "before", "began", "ending", "match", "news", "put", "seq", "told", "undone")

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.seq = 0
        """Entries so far."""
        self.asked = [0] * match.setup.seats
        """Since which entry each seat has had its present question (or none); in a lane, each answer brings another."""
        self.put = [0] * match.setup.seats
        """Where the match was (``at``) when each seat was put its present question; of a lane, when that began."""
        self.batches: list[Batch] = []
        """All answers that stand, in order."""
        self.began = 0
        """The entry with which the present rules took over; 0: they have played it from the beginning."""
        self.before = matches.inputs_before(match.setup)
        """How far the count of inputs had come then."""
        self.undone = 0
        """The last entry that took events away."""
        self.told = Chronicle()
        self.news: list[News] = []
        """What the present part told of the table, beside the match: an undo does not take it away."""
        self.ending: Ended | None = None
        """How the match ended before its rules ended it: then nobody is asked anything any more."""

    # -- play --------------------------------------------------------------------------------------------------------

    def answer(self, seat: int, answer: str) -> Given:
        """Take an answer's canonical text after checking everything. Raises Refused."""
        return self._put(seat, self.match.code_of(seat, answer))

    def retract(self, seat: int) -> None:
        """Take a sealed answer back, or the last one in the seat's lane. Raises Refused."""
        self.match.retract(seat)
        self.seq += 1
        self.asked[seat] = self.seq

    def undo(self, seat: int, to: int, consents: Iterable[int] = ()) -> int:
        """Go back to where ``to`` inputs had been made. Returns the code of the entry. Raises Refused."""
        code = ~self.match.undo(seat, to, consents)
        self._undone(to)
        return code

    def seat(self, seat: int, seated: Seated) -> None:
        """Somebody else plays a seat from here on; what is asked stays as it is."""
        self.seq += 1
        self._tell_news(seating.news_of_seat(self.seq, seat, seated))

    def hint(self, seat: int) -> None:
        """A seat asks what a bot would answer: everybody is told, and nothing else changes."""
        self.seq += 1
        self._tell_news(seating.news_of_hint(self.seq, seat))

    def end(self, ended: Ended) -> None:
        """The match is over, though its rules did not end it."""
        self.seq += 1
        self.ending = ended
        self._tell_news(seating.news_of_end(self.seq, ended))

    def follow(self, entries: Iterable[Entry]) -> None:
        """Play stored entries. Raises BadRecord where one does not fit."""
        for entry in entries:
            if entry.seq != self.seq + 1:
                raise _broken(entry, f"expected entry {self.seq + 1}")
            try:
                self._play(entry)
            except OrreryError as error:
                if isinstance(error, BadRecord):
                    raise
                raise _broken(entry, "the match does not take it") from None

    def clone(self) -> Course:
        """An independent course in the same position."""
        other = Course(listening(self.match.clone()))
        other.seq, other.began, other.undone = self.seq, self.began, self.undone
        other.asked, other.put = self.asked[:], self.put[:]
        other.batches, other.told = self.batches[:], self.told.clone()
        other.news, other.ending = self.news[:], self.ending
        return other

    # -- what it tells -----------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the match has ended, by its rules or before."""
        return self.ending is not None or self.match.over()

    def check_going(self) -> None:
        """Refuse whatever is done after the end. Raises Refused."""
        if self.over():
            raise Refused("error-match-over", "The match is over; no answer is expected.", {})

    def waiting(self) -> list[int]:
        """The seats whose answers the match awaits."""
        return [] if self.ending is not None else self.match.waiting()

    def result(self) -> wire.MatchResult | None:
        """How the match ended; None while it is played."""
        if self.ending is not None:
            ending = self.ending
            return wire.MatchResult(ending.scores, ending.winners, ending.how, ending.left)
        if not self.match.over():
            return None
        result = self.match.result()
        return wire.MatchResult(list(result.scores), list(result.winners))

    def at(self) -> int:
        """Where the match is: the number of inputs ever made, undone ones and undos included. It never repeats."""
        return self.before + self.match.at()

    def decision_id(self, seat: int) -> str | None:
        """The name of a seat's open question, which never repeats in a match; None if it is not asked."""
        match = self.match
        if self.ending is not None:
            return None
        if seat in match.lanes:
            return None if match.has_answered(seat) else f"{self.put[seat]}.{seat}.{self.asked[seat]}"
        return f"{self.put[seat]}.{seat}" if seat in match.waiting() or seat in match.invited() else None

    def awaited(self, seat: int) -> str | None:
        """The name of what the match waits for a seat to answer, the whole of its lane; None if it does not wait.

        This is what time is counted for and people are called for.
        """
        return f"{self.put[seat]}.{seat}" if seat in self.waiting() else None

    def last_of(self, seat: int) -> int | None:
        """The number of inputs before this seat's last answer that stands; None if it gave none."""
        return next((batch.start for batch in reversed(self.batches) if seat in batch.seats), None)

    def document(self, viewer: int) -> dict[str, Any]:
        """All that one viewer sees (``wire.Doc``). Raises Refused where he may not look."""
        match = self.match
        doc = match.view(viewer).document()
        doc["at"] = self.at()
        if doc["asked"] is not None:
            doc["asked"]["id"] = self.decision_id(viewer)
        doc["phase"] = match.game.phase(match.state)
        doc["undo"] = None
        result = self.result()
        doc["result"] = None if result is None else msgspec.structs.asdict(result)
        if self.ending is not None:
            return doc | {"asked": None, "invited": False, "sealed": None, "draft": [], "waiting": []}
        if viewer >= 0 and match.pending and not match.has_answered(viewer):
            to = self.last_of(viewer)
            if to is not None:
                free = match.state.seats == 1 or match.free_undo(viewer, to)  # alone there is nobody to ask
                why, by = (None, None) if free else _in_the_way(match, viewer)
                doc["undo"] = {"to": to, "free": free, "why": why, "by": by}
        return doc

    def boundary(self) -> dict[str, Any]:
        """Where the step under way began, as it is kept; and the end, once the match is over."""
        match = self.match
        end = {"end": match.game.write(match.state)} if match.over() else {}
        return take_snapshot(match) | end

    # -- inside ------------------------------------------------------------------------------------------------------

    def _play(self, entry: Entry) -> None:
        match, seat, code = self.match, entry.seat, entry.code
        if self.ending is not None:
            raise _broken(entry, "the match was over")
        if entry.kind == matches.ANSWER:
            decision = match.asked(seat)
            if not decision.fits(code):
                raise _broken(entry, "it does not answer the question")
            self._put(seat, match.code_of(seat, decision.decode(code)))
        elif entry.kind == matches.RETRACT:
            self.retract(seat)
        elif entry.kind == matches.UNDO and code >= 0 and undo_of(~code)[0] < len(match.inputs):
            to, block = undo_of(~code)
            match.take_back(to, block)
            self._undone(to)
        elif entry.kind == matches.RULES:
            raise other_rules(match.game, entry.code)
        elif entry.kind == seating.SEAT:
            self.seat(seat, matches.seated(entry))
        elif entry.kind == seating.HINT:
            self.hint(seat)
        elif entry.kind == seating.END:
            self.end(matches.ended(entry))
        else:
            raise _broken(entry, "expected an answer, a retraction, an undo, a seat, a hint or an end")

    def _put(self, seat: int, code: int) -> Given:
        """Give a legal answer."""
        match, start = self.match, len(self.match.inputs)
        seats = tuple(dict.fromkeys([*match.given(), seat]))
        invited = match.invited()
        before = match.pending if invited else ()
        moved = match.put(seat, code)
        self.seq += 1
        if not moved:
            self.asked[seat] = self.seq
            return Given(code, None, ())
        self.batches.append(Batch(start, seats, self.seq))
        asked = [one.seat for one in before if any(same_question(one, other) for other in match.pending)]
        # Who need not answer and who is awaited are not asked the same: only one of them may leave it be.
        kept = [one for one in asked if one != seat and (one in invited) == (one in match.invited())]
        self._asked_anew(kept)
        self.tell()
        return Given(code, match.inputs[start:], kept)

    def _asked_anew(self, kept: Sequence[int] = ()) -> None:
        """The match has moved: what is asked now is another question, but for these seats."""
        for seat in range(len(self.asked)):
            if seat not in kept:
                self.asked[seat], self.put[seat] = self.seq, self.at()

    def _undone(self, to: int) -> None:
        self.seq += 1
        self.undone = cut = self.seq
        while self.batches and self.batches[-1].start >= to:
            cut = self.batches.pop().seq
            self.told.cut(cut)
        self.news = seating.told_again(self.news, cut, self.seq)
        for one in self.news:
            if one.seq == self.seq:
                self.told.add(self.seq, EVERYONE, one.kind, one.body)
        self._asked_anew()
        listening(self.match)

    def _tell_news(self, news: News) -> None:
        self.news.append(news)
        self.told.add(news.seq, EVERYONE, news.kind, news.body)

    def tell(self) -> None:
        """Take up the events that the match has told with this entry."""
        self.told.tell(self.match.game, self.match.state.events or (), self.seq)
        listening(self.match)


def begin(game: Game[Any], setup: Setup) -> Course:
    """The course of a match before its first entry. Raises BadSetup, BadPosition or BadRecord."""
    if setup.rules != game.rules_version:
        raise other_rules(game, setup.rules)
    settle(game, setup)
    course = Course(start(game, setup, events=True))
    course.tell()
    return course


def load(game: Game[Any], fold: Fold, boundary: dict[str, Any] | None, told: Chronicle) -> Course:
    """The course of a stored match. Raises BadRecord.

    It is played from the start of its step where that is kept, so that a long match opens as fast as a short one.
    """
    if fold.setup.rules != game.rules_version:
        raise other_rules(game, fold.setup.rules)
    course = Course(listening(resume(game, fold.record(), boundary)))
    course.seq, course.began, course.undone = fold.seq, fold.began, fold.undone
    course.asked, course.put, course.batches, course.told = fold.asked, fold.put, fold.batches, told
    course.news, course.ending = fold.news, fold.ending
    return course


def retell(game: Game[Any], fold: Fold, entries: Sequence[Entry]) -> Course:
    """The course of a stored match that was played before events were kept: all of them are told again."""
    course = begin(game, fold.setup)
    course.seq = course.began = fold.began
    course.asked, course.put = [fold.began] * fold.setup.seats, [course.before] * fold.setup.seats
    course.follow(entries[fold.began :])
    return course


def other_rules(game: Game[Any], found: int) -> BadRecord:
    """The refusal of a match that follows another version of the rules than this server can play."""
    return BadRecord("error-other-rules", f"This match follows rules version {found} of {game.slug}; this server has "
                     f"version {game.rules_version} and cannot play on. Nothing is lost: it waits for a server that "
                     "can.", {"found": found, "expected": game.rules_version, "game": game.slug})


def listening(match: Match[Any]) -> Match[Any]:
    """The match with nothing told: what it told is with its course."""
    match.state.events = []
    return match


def _in_the_way(match: Match[Any], seat: int) -> tuple[str, int | None]:
    """What keeps a seat from going back freely; and who, where another seat has answered."""
    if match.author not in (seat, NOBODY):
        return "answered", match.author
    return match.raised or ("shown" if match.author == seat else "answers"), None


def _broken(entry: Entry, detail: str) -> BadRecord:
    return BadRecord("error-entry", f"Entry {entry.seq} of the stored match does not fit: {detail}.",
                     {"n": entry.seq, "why": detail})
