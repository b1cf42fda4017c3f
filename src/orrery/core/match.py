"""A match: what the referee plays, and the doors by which people, bots and servers come to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, Self

from orrery.core import refusals
from orrery.core.chance import Outcome, Recorder
from orrery.core.decisions import Answer, Decision
from orrery.core.errors import Reason, Refused
from orrery.core.game import OMNISCIENT, Game, Result
from orrery.core.record import Record, Setup, undo_entry
from orrery.core.referee import EVERYBODY, NOBODY, Mark, Referee, S
from orrery.core.view import HIDDEN, View


class Match(Referee[S]):
    """One match. ``submit`` is the door for people; ``put``, ``step`` and ``step_all`` trust their caller."""

    __slots__ = ()

    def submit(self, seat: int, answer: Answer | str, at: int | None = None) -> bool:
        """Take a seat's answer after checking everything. True if the match moved on, False if others are awaited.

        ``at`` is where the answering side believes the match to be; an answer to an older question is refused.
        """
        return self.put(seat, self.code_of(seat, answer, at))

    def code_of(self, seat: int, answer: Answer | str, at: int | None = None) -> int:
        """The code of a seat's answer after checking everything. Raises Refused, saying what was expected."""
        decision = self.asked(seat, at)
        state = self.state_for(seat)
        try:
            value = self.game.parse(decision, answer) if isinstance(answer, str) else answer
            code = decision.encode(value)
        except ValueError as error:
            raise refusals.not_offered(self.game, state, decision, answer, error) from None
        if decision.tested:
            reason = self.game.check(state, decision, decision.decode(code))
            if reason is not None:
                raise refusals.forbidden(decision, reason)
        if seat in self.invited() and code == decision.nothing():
            raise Refused("error-invited", f"Seat {seat} may answer {decision.ask!r} and need not; expected an answer "
                          "that does something, or none.", {"seat": seat, "ask": decision.ask})
        return code

    def asked(self, seat: int, at: int | None = None) -> Decision:
        """The decision this seat has to make now, or may. Raises Refused, saying who is awaited instead."""
        if not 0 <= seat < self.state.seats:
            raise refusals.no_such_seat(seat, self.state.seats)
        if not self.pending:
            raise Refused("error-match-over", "The match is over; no answer is expected.", {})
        if at is not None and at != self.at():
            raise Refused("error-stale", f"This answers input {at}, but the match is at input {self.at()}.",
                          {"at": at, "now": self.at()})
        for decision in self.pending:
            if decision.seat == seat and seat not in self.sealed:
                return decision
        waiting = ", ".join(str(other) for other in self.waiting())
        if self.has_answered(seat):
            raise Refused("error-answered", f"Seat {seat} has already answered; waiting for: {waiting}.",
                          {"seat": seat, "waiting": waiting})
        raise Refused("error-not-asked", f"Seat {seat} is not asked anything now; waiting for: {waiting}.",
                      {"seat": seat, "waiting": waiting})

    def retract(self, seat: int) -> None:
        """Take a sealed answer back, or the last answer in one's lane, as long as others are still awaited."""
        lane = self.lanes.get(seat)
        if lane is not None and lane.inputs:
            to = len(lane.inputs) - 1
            if not lane.free_undo(seat, to):
                raise Refused("error-lane-shown", "What this answer showed cannot be unseen, so it stands.", {})
            lane.take_back(to)
            self._look_at_lanes()
            return
        if seat not in self.sealed:
            raise Refused("error-nothing-sealed", f"Seat {seat} has no sealed answer to take back.", {"seat": seat})
        del self.sealed[seat]

    def at(self) -> int:
        """Where the match is: the number of inputs made so far, undone ones and undos included, so it never repeats."""
        return len(self.log) if self.live else len(self.inputs)

    def has_answered(self, seat: int) -> bool:
        """Whether a seat has answered the present question for its part, and others are awaited."""
        return seat in self.sealed or (seat in self.lanes and not self.lanes[seat].pending)

    def legal(self, seat: int) -> Iterator[int]:
        """The codes of all answers that this seat may give now, each once (they can be many). Raises Refused."""
        decision = self.asked(seat)
        if not decision.tested:
            return decision.codes()
        game, state = self.game, self.state_for(seat)
        return (code for code in decision.codes() if game.check(state, decision, decision.decode(code)) is None)

    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.pending

    def result(self) -> Result:
        """Scores and winners; before the end, as if it ended now."""
        return self.game.result(self.state)

    def why_not(self, seat: int, text: str) -> Reason | None:
        """Why this seat may not answer so now; None if it may. Raises Refused if the seat is not asked."""
        decision = self.asked(seat)
        return self.game.why_not(self.state_for(seat), decision).get(text.removeprefix(decision.ask + ":"))

    # -- clone, undo, record -----------------------------------------------------------------------------------------

    def clone(self, live: bool = True, events: bool = False) -> Self:
        """An independent match in the same position, which tells no events unless asked to."""
        if not self.lanes:
            other = self._back_at(len(self.inputs), live, events)
        else:  # the position is that at the start of a step; what is under way lies in the lanes
            state: S = self.state.clone()  # type: ignore[assignment]
            state.events = self.state.events[:] if events and self.state.events is not None else None
            other = self.another(state, live)
            other.inputs, other._floor = self.inputs[:], self._floor
            other._marks = self._marks[:] if live else []
            other.lanes = {seat: lane.clone() for seat, lane in self.lanes.items()}
            other.leaps = self.leaps.copy()
            other._look_at_lanes()
        other.sealed = self.sealed.copy()
        if self.live:
            other.barrier, other.author, other.raised = self.barrier, self.author, self.raised
            other.log = self.log[:]
        return other

    def free_undo(self, seat: int, to: int) -> bool:
        """Whether this seat may go back to ``to`` without asking the others: nothing was revealed since."""
        return self.barrier <= to < len(self.inputs) and seat == self.author

    def undo(self, seat: int, to: int, consents: Iterable[int] = ()) -> int:
        """Go back to where ``to`` inputs had been made. Beyond an information barrier all others must consent."""
        if not 0 <= seat < self.state.seats:
            raise refusals.no_such_seat(seat, self.state.seats)
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
        return self.take_back(to)

    def take_back(self: Self, to: int, block: int | None = None) -> int:
        """Become what this match was after ``to`` inputs; the log keeps what was undone. Returns its entry there.

        What chance brought meanwhile it does not bring again: it goes on with another ``block``, which a record tells.
        """
        other = self._back_at(to, self.live, events=True)
        if block is None:
            used = self.state.chance
            left = [leap for at, leap in self.leaps.items() if at >= to]
            block = max([*left, used.counter + 1 if other.state.chance.mark() != used.mark() else 0])
        if block:  # it lies beyond those of later places, so they need not be forgotten
            self.leaps[to] = block
        self.state, self.inputs, self.pending, self.lanes = other.state, other.inputs, other.pending, other.lanes
        self._flow, self._kind, self._own, self.sealed = other._flow, other._kind, other._own, {}
        self._marks, self._by = other._marks, other._by
        self.log.append(undo_entry(to, block))
        if to < self.barrier:
            self.barrier, self.author, self.raised = other.barrier, other.author, other.raised
        return self.log[-1]

    def given(self) -> dict[int, tuple[int, ...]]:
        """What has been answered to the present question so far: the codes of each seat, its whole lane's."""
        if self.lanes:
            return {seat: tuple(lane.inputs) for seat, lane in self.lanes.items() if lane.inputs}
        return {seat: (code,) for seat, code in self.sealed.items()}

    def record(self, names: Sequence[str] = ()) -> Record:
        """The match as it must be kept: setup, inputs (undone ones too), and sealed answers."""
        log = self.log if self.live else self.inputs
        return Record(self.setup, tuple(log), self.given(), tuple(names))

    def digest(self) -> str:
        """A short fingerprint of the position, the same on every machine."""
        return blake2b(repr(self.state.key()).encode(), digest_size=8).hexdigest()

    # -- what is seen ------------------------------------------------------------------------------------------------

    def view(self, viewer: int, search: bool = False) -> View[S]:
        """What a seat, a spectator or (once it is over) anybody may know. ``search`` adds what determinising needs."""
        refusals.check_viewer(viewer, self.state.seats, bool(self.pending))
        if viewer in self.lanes:
            return self._view_of_lane(viewer, search)
        game = self.game
        own = [decision for decision in self.pending if decision.seat == viewer and viewer not in self.sealed]
        view = View(game, self.setup, viewer, game.view(self.state, viewer), own[0] if own else None)
        view.at = self.at()
        view.waiting = self.waiting()
        view.invited = bool(own) and viewer in self.invited()
        view.result = self.result() if not self.pending else None
        if viewer in self.sealed:
            asked = next(decision for decision in self.pending if decision.seat == viewer)
            view.sealed = game.text(asked, asked.decode(self.sealed[viewer]))
        if search and self._marks:
            mark = self._marks[-1]
            view.start = game.view(mark.state, viewer)
            codes = self.inputs[mark.inputs :]
            known = (viewer, EVERYBODY)
            view.since = [code if by in known else HIDDEN for code, by in zip(codes, self._by, strict=True)]
            if self.state.chance.mark() != mark.state.chance.mark():
                outcomes = self.since(mark)[1]
                view.outcomes = [one for one in outcomes if game.sees_chance(viewer, one[0], one[1])]
        return view

    def _view_of_lane(self, seat: int, search: bool) -> View[S]:
        """What a seat sees while all play their lanes: its own draft, and of the others who is not done."""
        lane = self.lanes[seat]
        view = lane.view(seat, search)
        view.at = self.at()
        view.waiting = self.waiting()
        view.result = None
        view.draft = [self.game.text(asked, asked.decode(code)) for asked, code in lane.since(lane._marks[0])[0]]
        if not lane.pending:
            view.sealed = view.draft[-1] if view.draft else ""
        return view

    def events_since(self, number: int, viewer: int) -> list[dict[str, Any]]:
        """The events this viewer has seen, from his ``number``-th on. Each viewer counts (``n``) only what he sees."""
        refusals.check_viewer(viewer, self.state.seats, bool(self.pending))
        events = self.state.events or []
        if viewer != OMNISCIENT:
            events = [event for event in events if event.seen_by(viewer) is not None]
        told = [self.game.event_for(event, viewer) for event in events[number:]]
        return [{"n": n, **words} for n, words in enumerate(told, number) if words is not None]

    # -- boundaries --------------------------------------------------------------------------------------------------

    @staticmethod
    def at_step(
        game: Game[S], setup: Setup, state: S, inputs: Sequence[int], barrier: int, author: int, raised: str = ""
    ) -> Match[S]:
        """A live match at the start of a step, where these inputs led."""
        match = Match(game, setup, state)
        match.inputs = list(inputs)
        match.barrier, match.author, match.raised = barrier, author, raised
        return match.start()

    def step_start(self) -> Mark[S]:
        """The position at the start of the step being played, or of the last one played. Not to be changed."""
        return self._marks[-1]

    def since(self, mark: Mark[S]) -> tuple[list[tuple[Decision, int]], list[Outcome]]:
        """What was asked and answered since a mark, input by input, and what chance brought meanwhile."""
        state: S = mark.state.clone()  # type: ignore[assignment]
        recorder = state.chance.script = Recorder(state.chance.script)
        other = self.another(state, False)
        other._floor = self._floor
        other.leaps, other.inputs = self.leaps, self.inputs[: mark.inputs]
        other._next_step()
        answered = [one for told in other.walk(self.inputs[mark.inputs :]) for one in told]
        return answered, recorder.outcomes

    def _back_at(self, to: int, live: bool = True, events: bool = False) -> Self:
        """A match of its own where this one was after ``to`` inputs: a copy of the last mark, and the inputs since."""
        at = len(self._marks)
        while at and self._marks[at - 1].inputs > to:
            at -= 1
        mark = self._marks[at - 1] if at else self._first_mark()
        state: S = mark.state.clone()  # type: ignore[assignment]
        if events and self.state.events is not None:
            state.events = self.state.events[: mark.events]
        other = self.another(state, live and not at)
        other.inputs = self.inputs[: mark.inputs]
        other.barrier, other.author, other.raised = mark.barrier, mark.author, mark.raised
        other._floor, other.leaps = self._floor, self.leaps.copy()
        other._next_step()
        if live and at:
            other.live = True
            other._marks = self._marks[:at]
        if len(other.inputs) < to:
            other.feed(self.inputs[len(other.inputs) : to])
            if not other.settled():
                raise Refused("error-undo-middle", "This lies inside a simultaneous choice; go back to its start.", {})
        return other

    def _first_mark(self) -> Mark[S]:
        from orrery.core.start import first_state

        return Mark(0, 0, first_state(self.game, self.setup), 0, NOBODY)
