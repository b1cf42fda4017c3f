"""A match: a position, the flow that is playing it, and the inputs that led here.

The record (setup and inputs) is the truth; position, pending decisions, events and views follow from it. Generators
cannot be copied, so a live match keeps the position at the start of the turn: a clone is a copy of that position and a
replay of the few inputs since.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final, Generic, TypeVar

from orrery.core.chance import Chance, Script
from orrery.core.decisions import Answer, Ask, Decision, Expected, Flow
from orrery.core.errors import BadRecord, BadSetup, Reason, Refused
from orrery.core.game import OMNISCIENT, Game, Result, option_texts
from orrery.core.record import Record, Setup
from orrery.core.state import State
from orrery.core.view import HIDDEN, View

S = TypeVar("S", bound=State)

_MARKS_KEPT: Final = 64
_NOBODY: Final = -1
_MOST_NAMED: Final = 24
"""So many of the expected answers are named to whoever gave another one."""


class Mark(Generic[S]):
    """The position at the start of a turn: what clones and undo start from. Never played on, only copied."""

    __slots__ = ("author", "barrier", "events", "inputs", "state")

    def __init__(self, inputs: int, events: int, state: S, barrier: int, author: int) -> None:
        self.inputs = inputs
        self.events = events
        self.state = state
        self.barrier = barrier
        self.author = author


class Match(Generic[S]):
    """One match in play. ``submit`` is the door for people; ``step`` and ``step_all`` trust their caller.

    ``live`` matches can be cloned and undone cheaply; bulk play switches that off.
    """

    __slots__ = (
        "_by", "_flow", "_marks", "_together", "author", "barrier", "game", "inputs", "live", "log", "pending",
        "sealed", "setup", "state",
    )

    def __init__(self, game: Game[S], setup: Setup, state: S, live: bool = True) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.live = live
        self.inputs: list[int] = []
        self.log: list[int] = []
        self.pending: tuple[Decision, ...] = ()
        self.sealed: dict[int, int] = {}
        self.barrier = 0
        """Inputs that nobody may undo alone."""
        self.author = _NOBODY
        """The seat that made all inputs since the barrier."""
        self._by: list[int] = []
        """Who made the inputs since the last mark."""
        self._marks: list[Mark[S]] = []
        self._flow: Flow | None = None
        self._together = False
        """Whether the flow asked several seats at once, and wants a tuple of answers even from one."""

    # -- play --------------------------------------------------------------------------------------------------------

    def start(self) -> Match[S]:
        """Run to the first decision."""
        self._next_turn()
        return self

    def step(self, code: int) -> None:
        """Answer the only pending decision; the code must be legal."""
        decision = self.pending[0]
        self.inputs.append(code)
        answer = decision.decode(code)
        if self.live:
            self._advance_live((answer,) if self._together else answer, decision.seat)
        else:
            self._resume((answer,) if self._together else answer)

    def step_all(self, codes: Sequence[int]) -> None:
        """Answer all pending decisions at once, in the order in which they are asked; the codes must be legal."""
        pending = self.pending
        self.sealed = {}
        if len(pending) == 1:
            self.step(codes[0])
            return
        self.inputs.extend(codes)
        answers = tuple([decision.decode(code) for decision, code in zip(pending, codes)])
        if self.live:
            self._advance_live(answers, _NOBODY)
        else:
            self._resume(answers)

    def play_out(self, chances: Sequence[Chance], longest: int) -> None:
        """Answer everything at random, each seat from its own chance, to the end or until ``longest`` inputs are made.

        The match is no longer live.
        """
        self._run(chances, (), longest)

    def follow(self, codes: Sequence[int]) -> None:
        """Make these inputs, from the first one on, as far as they answer whole questions. Raises BadRecord.

        The match is no longer live.
        """
        self._run((), codes, len(codes))

    def _run(self, chances: Sequence[Chance], codes: Sequence[int], longest: int) -> None:
        """What bulk play, look-ahead and replay do most: drive the flow without a word."""
        game, state, inputs = self.game, self.state, self.inputs
        self.live = False
        self.sealed = {}
        ask: Ask = self.pending if self._together else self.pending[0] if self.pending else ()
        flow = self._flow
        while flow is not None:
            if isinstance(ask, tuple):
                if len(inputs) + len(ask) > longest:
                    break
                answers = []
                for decision in ask:
                    if codes:
                        code = self._given(decision, codes)
                    elif decision.tested:
                        code = game.sample(state, decision, chances[decision.seat])
                    else:
                        code = decision.sample(chances[decision.seat])
                    inputs.append(code)
                    answers.append(decision.decode(code))
                value: object = tuple(answers)
            else:
                if len(inputs) == longest:
                    break
                if codes:
                    code = self._given(ask, codes)
                elif ask.tested:
                    code = game.sample(state, ask, chances[ask.seat])
                else:
                    code = ask.sample(chances[ask.seat])
                inputs.append(code)
                value = ask.decode(code)
            try:
                ask = flow.send(value)
            except StopIteration:
                flow = None
                while flow is None and not game.over(state):
                    flow = game.turn(state)
                    if flow is not None:
                        try:
                            ask = next(flow)
                        except StopIteration:
                            flow = None
        self._flow = flow
        if flow is None:
            self.pending = ()
        else:
            self._await(ask)

    def _given(self, decision: Decision, codes: Sequence[int]) -> int:
        code = codes[len(self.inputs)]
        if not decision.fits(code) or (decision.tested and not self.game.allows(self.state, decision, code)):
            raise impossible_choice(len(self.inputs), decision, code)
        return code

    def submit(self, seat: int, answer: Answer | str, at: int | None = None) -> bool:
        """Take a seat's answer after checking everything. True if the match moved on, False if others are awaited.

        ``at`` is where the answering side believes the match to be; an answer to an older question is refused.
        """
        decision = self.asked(seat, at)
        try:
            value = self.game.parse(decision, answer) if isinstance(answer, str) else answer
            code = decision.encode(value)
        except ValueError as error:
            raise self._not_offered(decision, answer, error) from None
        if decision.tested:
            reason = self.game.check(self.state, decision, decision.decode(code))
            if reason is not None:
                raise Refused("error-forbidden", f"Rule {reason.rule} forbids this answer to {decision.ask!r}.",
                              {"rule": reason.rule, "ask": decision.ask, "reason": reason})
        self.sealed[seat] = code
        if len(self.sealed) < len(self.pending):
            return False
        self.step_all([self.sealed[asked.seat] for asked in self.pending])
        return True

    def asked(self, seat: int, at: int | None = None) -> Decision:
        """The decision this seat has to make now. Raises Refused, saying who is awaited instead."""
        if not 0 <= seat < self.state.seats:
            raise self._no_such_seat(seat)
        if not self.pending:
            raise Refused("error-match-over", "The match is over; no answer is expected.", {})
        if at is not None and at != self.at():
            raise Refused("error-stale", f"This answers input {at}, but the match is at input {self.at()}.",
                          {"at": at, "now": self.at()})
        for decision in self.pending:
            if decision.seat == seat and seat not in self.sealed:
                return decision
        waiting = ", ".join(str(other) for other in self.waiting())
        if seat in self.sealed:
            raise Refused("error-answered", f"Seat {seat} has already answered; waiting for: {waiting}.",
                          {"seat": seat, "waiting": waiting})
        raise Refused("error-not-asked", f"Seat {seat} is not asked anything now; waiting for: {waiting}.",
                      {"seat": seat, "waiting": waiting})

    def retract(self, seat: int) -> None:
        """Take a sealed answer back, as long as the others are still awaited."""
        if seat not in self.sealed:
            raise Refused("error-nothing-sealed", f"Seat {seat} has no sealed answer to take back.", {"seat": seat})
        del self.sealed[seat]

    def at(self) -> int:
        """Where the match is: the number of inputs made so far, undone ones and undos included, so it never repeats."""
        return len(self.log) if self.live else len(self.inputs)

    def waiting(self) -> list[int]:
        """The seats whose answers are awaited."""
        return [decision.seat for decision in self.pending if decision.seat not in self.sealed]

    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.pending

    def result(self) -> Result:
        """Scores and winners; before the end, as if it ended now."""
        return self.game.result(self.state)

    def why_not(self, seat: int, text: str) -> Reason | None:
        """Why this seat may not answer so now; None if it may. Raises Refused if the seat is not asked."""
        decision = self.asked(seat)
        return self.game.why_not(self.state, decision).get(text.removeprefix(decision.ask + ":"))

    # -- clone, undo, record -----------------------------------------------------------------------------------------

    def clone(self, live: bool = True, events: bool = False) -> Match[S]:
        """An independent match in the same position, which tells no events unless asked to."""
        other = self._back_at(len(self.inputs), live, events)
        other.sealed = self.sealed.copy()
        if self.live:
            other.barrier = self.barrier
            other.author = self.author
            other.log = self.log[:]
        return other

    def free_undo(self, seat: int, to: int) -> bool:
        """Whether this seat may go back to ``to`` without asking the others: nothing was revealed since."""
        return self.barrier <= to < len(self.inputs) and seat == self.author

    def undo(self, seat: int, to: int, consents: Iterable[int] = ()) -> None:
        """Go back to where ``to`` inputs had been made. Beyond an information barrier all others must consent."""
        if not 0 <= seat < self.state.seats:
            raise self._no_such_seat(seat)
        if not self.inputs:
            raise Refused("error-undo-nothing", "Nothing has been answered yet, so there is nothing to undo.", {})
        if not 0 <= to < len(self.inputs):
            raise Refused("error-undo-range", f"Cannot undo to input {to}; expected 0 to {len(self.inputs) - 1}.",
                          {"to": to, "last": len(self.inputs) - 1})
        if not self.free_undo(seat, to):
            missing = [other for other in range(self.state.seats) if other != seat and other not in set(consents)]
            if missing:
                others = ", ".join(str(other) for other in missing)
                raise Refused("error-undo-barrier", f"Something was revealed since input {to}; undoing it needs the "
                              f"consent of seats: {others}.", {"to": to, "missing": others})
        self.take_back(to)

    def record(self, names: Sequence[str] = ()) -> Record:
        """The match as it must be kept: setup, inputs (undone ones too), and sealed answers."""
        log = self.log if self.live else self.inputs
        return Record(self.setup, tuple(log), dict(self.sealed), tuple(names))

    def digest(self) -> str:
        """A short fingerprint of the position, the same on every machine."""
        return blake2b(repr(self.state.key()).encode(), digest_size=8).hexdigest()

    # -- what is seen ------------------------------------------------------------------------------------------------

    def view(self, viewer: int, search: bool = False) -> View[S]:
        """What a seat, a spectator or (once it is over) anybody may know. ``search`` adds what determinising needs."""
        self._may_look(viewer)
        game = self.game
        own = [decision for decision in self.pending if decision.seat == viewer and viewer not in self.sealed]
        view = View(game, self.setup, viewer, game.view(self.state, viewer), own[0] if own else None)
        view.at = self.at()
        view.waiting = self.waiting()
        view.result = self.result() if not self.pending else None
        if viewer in self.sealed:
            asked = next(decision for decision in self.pending if decision.seat == viewer)
            view.sealed = game.text(asked, asked.decode(self.sealed[viewer]))
        if search and self._marks:
            mark = self._marks[-1]
            view.start = game.view(mark.state, viewer)
            codes = self.inputs[mark.inputs :]
            view.since = [codes[i] if by == viewer else HIDDEN for i, by in enumerate(self._by)]
        return view

    def _may_look(self, viewer: int) -> None:
        if viewer == OMNISCIENT and self.pending:
            raise Refused("error-not-over", "All hands are open only when the match is over.", {})
        if not OMNISCIENT <= viewer < self.state.seats:
            raise self._no_such_seat(viewer)

    def events_since(self, number: int, viewer: int) -> list[dict[str, Any]]:
        """The events this viewer has seen, from his ``number``-th on. Each viewer counts (``n``) only what he sees."""
        self._may_look(viewer)
        events = self.state.events or []
        if viewer != OMNISCIENT:
            events = [event for event in events if event.seen_by(viewer) is not None]
        told = [self.game.event_for(event, viewer) for event in events[number:]]
        return [{"n": n, **words} for n, words in enumerate(told, number) if words is not None]

    # -- snapshots ---------------------------------------------------------------------------------------------------

    @staticmethod
    def at_turn(
        game: Game[S], setup: Setup, state: S, inputs: Sequence[int], barrier: int, author: int
    ) -> Match[S]:
        """A live match at the start of a turn, where these inputs led."""
        match = Match(game, setup, state)
        match.inputs = list(inputs)
        match.barrier = barrier
        match.author = author
        return match.start()

    def turn_start(self) -> Mark[S]:
        """The position at the start of the turn being played, or of the last one played. Not to be changed."""
        return self._marks[-1]

    def go_on(self, codes: Sequence[int]) -> None:
        """Make these inputs, which must be whole answers. Raises BadRecord on one that is not legal."""
        at = 0
        while at < len(codes):
            batch = codes[at : at + len(self.pending)]
            if not batch or len(batch) < len(self.pending):
                raise BadRecord("error-record-long", "The inputs do not answer the match's questions.", {"n": at})
            for decision, code in zip(self.pending, batch, strict=True):
                if not self.game.allows(self.state, decision, code):
                    raise impossible_choice(len(self.inputs), decision, code)
            self.step_all(batch)
            at += len(batch)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _resume(self, value: object) -> None:
        flow = self._flow
        assert flow is not None
        try:
            ask: Ask = flow.send(value)
            while not ask:
                ask = flow.send(())
        except StopIteration:
            self._next_turn()
            return
        self._await(ask)

    def _next_turn(self) -> None:
        game = self.game
        state = self.state
        while not game.over(state):
            if self.live:
                self._mark()
            flow = self._flow = game.turn(state)
            if flow is None:
                continue
            try:
                ask: Ask = next(flow)
                while not ask:
                    ask = flow.send(())
            except StopIteration:
                continue
            self._await(ask)
            return
        self.pending = ()
        self._flow = None

    def _await(self, ask: Ask) -> None:
        if isinstance(ask, tuple):
            self.pending = ask
            self._together = True
        else:
            self.pending = (ask,)
            self._together = False

    def _mark(self) -> None:
        events = self.state.events
        copy: S = self.state.clone()  # type: ignore[assignment]
        mark = Mark(len(self.inputs), 0 if events is None else len(events), copy, self.barrier, self.author)
        marks = self._marks
        self._by = []
        if marks and marks[-1].inputs == mark.inputs:
            marks[-1] = mark
        else:
            marks.append(mark)
            if len(marks) > _MARKS_KEPT:
                del marks[1 : _MARKS_KEPT // 2 : 2]

    def _advance_live(self, value: object, author: int) -> None:
        chance = self.state.chance
        used = chance.mark()
        asked = len(self.pending)
        if author != self.author:
            self.barrier = len(self.inputs) - asked
            self.author = author
        self._by.extend([decision.seat for decision in self.pending])
        self.log.extend(self.inputs[-asked:])
        self._resume(value)
        if author == _NOBODY or chance.mark() != used:
            self.barrier = len(self.inputs)
            if self._marks[-1].inputs == self.barrier:
                self._marks[-1].barrier = self.barrier

    def _back_at(self, to: int, live: bool = True, events: bool = False) -> Match[S]:
        """A match of its own where this one was after ``to`` inputs: a copy of the last mark, and the inputs since."""
        told = self.state.events if events else None
        at = len(self._marks)
        while at and self._marks[at - 1].inputs > to:
            at -= 1
        if at == 0:
            other = start(self.game, self.setup, live, told is not None)
        else:
            mark = self._marks[at - 1]
            state: S = mark.state.clone()  # type: ignore[assignment]
            if told is not None:
                state.events = told[: mark.events]
            other = Match(self.game, self.setup, state, False)
            other.inputs = self.inputs[: mark.inputs]
            other.barrier = mark.barrier
            other.author = mark.author
            other._next_turn()
            if live:
                other.live = True
                other._marks = self._marks[:at]
        for code in _batches(other, self.inputs[len(other.inputs) : to]):
            other.step_all(code)
        return other

    def take_back(self, to: int) -> None:
        """Become what this match was after ``to`` inputs; the log keeps what was undone."""
        other = self._back_at(to, self.live, events=True)
        self.state, self.inputs, self.pending = other.state, other.inputs, other.pending
        self._flow, self._together, self._marks = other._flow, other._together, other._marks
        self._by = other._by
        self.sealed = {}
        self.log.append(~to)
        if to < self.barrier:
            self.barrier, self.author = other.barrier, other.author

    def _no_such_seat(self, seat: int) -> Refused:
        last = self.state.seats - 1
        return Refused("error-no-such-seat", f"There is no seat {seat}; expected 0 to {last}.",
                       {"seat": seat, "last": last})

    def _not_offered(self, decision: Decision, answer: Answer | str, error: ValueError) -> Refused:
        reason = None
        if isinstance(answer, str):
            body = answer.removeprefix(decision.ask + ":")
            reason = self.game.why_not(self.state, decision).get(body)
        because = f" Rule {reason.rule} forbids it." if reason is not None else ""
        expected = str(error).removeprefix("expected ")
        if not isinstance(error, Expected):
            texts = option_texts(self.game, decision)
            more = [f"… ({len(texts)})"] if len(texts) > _MOST_NAMED else []
            expected = ", ".join(texts[:_MOST_NAMED] + more) or f"{decision.least} to {decision.most}"
        return Refused("error-not-offered",
                       f"{answer!r} does not answer {decision.ask!r}; expected {expected}.{because}",
                       {"answer": str(answer), "ask": decision.ask, "expected": expected, "reason": reason})


def first_state(game: Game[S], setup: Setup, script: Script | None = None) -> S:
    """The position in which a match of this setup begins."""
    chance = Chance.used(setup.seed, setup.used) if setup.used else Chance(setup.seed)
    chance.script = script
    if setup.position is not None:
        return game.read(setup.position, chance)
    return game.new(setup.seats, setup.options, chance)


def start(
    game: Game[S], setup: Setup, live: bool = True, events: bool = False, script: Script | None = None
) -> Match[S]:
    """A match of this setup, run to its first decision."""
    state = first_state(game, setup, script)
    if events:
        state.events = []
    return Match(game, setup, state, live).start()


def new_match(
    game: Game[S],
    seats: int,
    seed: bytes,
    options: Mapping[str, str] | None = None,
    *,
    live: bool = True,
    events: bool = False,
    script: Script | None = None,
) -> Match[S]:
    """A new match. Raises BadSetup on a wrong number of seats or an unknown option."""
    setup = Setup(game.slug, game.rules_version, seats, seed, options or {})
    settle(game, setup)
    return start(game, setup, live, events, script)


def settle(game: Game[S], setup: Setup) -> None:
    """Fill in the options' defaults. Raises BadSetup on a wrong number of seats or an unknown option."""
    least, most, seats = game.least_seats, game.most_seats, setup.seats
    if not least <= seats <= most:
        raise BadSetup("error-seats", f"{game.slug} is for {least} to {most} seats, not {seats}.",
                       {"least": least, "most": most, "seats": seats})
    if len(setup.seed) > 64:
        raise BadSetup("error-seed", f"The seed has {len(setup.seed)} bytes; expected at most 64.", {})
    setup.options = game.settle_options(setup.options)


def impossible_choice(n: int, decision: Decision, code: int) -> BadRecord:
    """The refusal of a recorded input that answers nothing."""
    return BadRecord("error-record-choice", f"Input {n} of the record is impossible: {code} does not answer "
                     f"{decision.ask!r} of seat {decision.seat}.", {"n": n, "ask": decision.ask, "seat": decision.seat})


def _batches(match: Match[S], codes: Sequence[int]) -> Iterator[Sequence[int]]:
    """Cut inputs into the answers of one question each (of all seats, where they are asked together)."""
    at = 0
    while at < len(codes):
        asked = len(match.pending)
        if at + asked > len(codes):
            raise Refused("error-undo-middle", "This lies inside a simultaneous choice; go back to its start.", {})
        yield codes[at : at + asked]
        at += asked
