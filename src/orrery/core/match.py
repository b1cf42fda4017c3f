"""A match: a position, the flow that is playing it, and the inputs that led here.

The record (setup and inputs) is the truth; position, pending decisions, events and views follow from it. Generators
cannot be copied, so a live match keeps the position at the start of the step: a clone is a copy of that position and a
replay of the few inputs since.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, Final, Generic, TypeVar

from orrery.core import refusals
from orrery.core.chance import Chance, NoChance, Outcome, Recorder
from orrery.core.decisions import Answer, Ask, Decision, First, Flow
from orrery.core.errors import Reason, Refused
from orrery.core.frames import LANES, done
from orrery.core.game import OMNISCIENT, Game, Result
from orrery.core.record import Record, Setup
from orrery.core.state import State
from orrery.core.view import HIDDEN, View

S = TypeVar("S", bound=State)

_MARKS_KEPT: Final = 64
_NOBODY: Final = -1
_ALL: Final = -2

_ONE: Final = 0
_TOGETHER: Final = 1
_FIRST: Final = 2
_ABREAST: Final = 3
"""How the present question is put: to one seat, to several whose answers are sealed, to whoever is first, in lanes."""


_NO_LANES: Final[dict[int, Any]] = {}


class Mark(Generic[S]):
    """The position at the start of a step: what clones and undo start from. Never played on, only copied."""

    __slots__ = ("author", "barrier", "events", "inputs", "state")

    def __init__(self, inputs: int, events: int, state: S, barrier: int, author: int) -> None:
        self.inputs = inputs
        self.events = events
        self.state = state
        self.barrier = barrier
        self.author = author


class Match(Generic[S]):
    """One match in play. ``submit`` is the door for people; ``put``, ``step`` and ``step_all`` trust their caller.

    ``live`` matches can be cloned and undone cheaply; bulk play switches that off.
    """

    __slots__ = (
        "_by", "_floor", "_flow", "_kind", "_marks", "_own", "author", "barrier", "game", "inputs", "lanes", "live",
        "log", "pending", "sealed", "setup", "state",
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
        self.lanes: dict[int, Match[S]] = _NO_LANES
        """By seat, in the order of the record: its private dialogue, played on a draft of the position."""
        self.barrier = 0
        """Inputs that nobody may undo alone."""
        self.author = _NOBODY
        """The seat that made all inputs since the barrier."""
        self._by: list[int] = []
        """Who knows the inputs since the last mark: the seat that made it, or all."""
        self._marks: list[Mark[S]] = []
        self._flow: Flow | None = None
        self._kind = _ONE
        self._own = 0
        """How many options are the question's own, where those of ``Game.beside`` follow; else 0."""
        self._floor = -1
        """A lane is over when no more frames than these are left."""

    # -- play --------------------------------------------------------------------------------------------------------

    def start(self) -> Match[S]:
        """Run to the first decision."""
        self._next_step()
        return self

    def step(self, code: int, made: int = 1) -> None:
        """Answer the only pending decision; the code must be legal. It may be the last of ``made`` by several seats."""
        decision = self.pending[0]
        self.inputs.append(code)
        answer = decision.decode(code)
        value: object = answer
        if self._kind == _TOGETHER:
            value = (answer,)
        elif self._own and code >= self._own:
            self._flow, value = _aside(self.game, self.state, decision.seat, answer), None
        if self.live:
            self._advance_live(value, decision.seat if made == 1 else _NOBODY, made)
        else:
            self._resume(value)

    def step_all(self, codes: Sequence[int]) -> None:
        """Answer all pending decisions at once, in the order in which they are asked; the codes must be legal.

        Where the first answer counts, that is the first invited one that does something, else that of the seat awaited.
        """
        pending = self.pending
        self.sealed = {}
        if self._kind == _ABREAST:
            for decision, code in zip(pending, codes, strict=True):
                self.put(decision.seat, code)
        elif self._kind == _FIRST:
            said = [place for place, code in enumerate(codes) if place and code != pending[place].nothing()]
            self._go_first(said[0] if said else 0, codes[said[0] if said else 0])
        elif len(pending) == 1:
            self.step(codes[0])
        else:
            self.inputs.extend(codes)
            answers = tuple([decision.decode(code) for decision, code in zip(pending, codes)])
            if self.live:
                self._advance_live(answers, _NOBODY, len(codes))
            else:
                self._resume(answers)

    def put(self, seat: int, code: int) -> bool:
        """Take one seat's answer, which must be legal. True if the match moved on, False if others are awaited."""
        if self._kind == _ABREAST:
            self.lanes[seat].step(code)
            return self._look_at_lanes()
        place = next(n for n, decision in enumerate(self.pending) if decision.seat == seat)
        if self._kind == _FIRST:
            if place and code == self.pending[place].nothing():
                return False
            self._go_first(place, code)
            return True
        self.sealed[seat] = code
        if len(self.sealed) < len(self.pending):
            return False
        self.step_all([self.sealed[asked.seat] for asked in self.pending])
        return True

    def take(
        self, codes: Sequence[int], at: int = 0, check: bool = False, told: list[tuple[Decision, int]] | None = None
    ) -> int:
        """Answer the present question with inputs as a record has them, from ``at`` on; returns the place after them.

        Simultaneous answers stand seat by seat. Those of a question that they do not answer whole are sealed. With
        ``check`` each must be legal; ``told`` gets each with its question. Raises BadRecord.
        """
        if not self.pending:
            raise refusals.record_goes_on(len(self.inputs))
        end = at + len(self.pending)
        if not check and told is None and self._kind < _FIRST and end <= len(codes):
            self.step_all(codes[at:end])
            return end
        moved = False
        while not moved and at < len(codes):
            code = codes[at]
            if self._kind == _FIRST:
                code, place = divmod(code, len(self.pending))
                decision = self.pending[place]
            else:
                decision = self.pending[len(self.sealed)]
            if check and not self.allows(decision, code):
                raise refusals.impossible_choice(len(self.inputs) + len(self.sealed), decision, code)
            if told is not None:
                told.append((decision, code))
            moved = self.put(decision.seat, code)
            at += 1
        return at

    def feed(self, codes: Sequence[int], check: bool = False) -> None:
        """Make these inputs, as a record has them. Raises BadRecord."""
        at = 0
        while at < len(codes):
            if self._kind == _ONE and self.pending and not check:
                self.step(codes[at])
                at += 1
            else:
                at = self.take(codes, at, check)

    def walk(self, codes: Sequence[int]) -> Iterator[list[tuple[Decision, int]]]:
        """Make these inputs, and after each question say who has answered what."""
        at = 0
        while at < len(codes):
            told: list[tuple[Decision, int]] = []
            at = self.take(codes, at, told=told)
            yield told

    def settled(self) -> bool:
        """Whether nobody has answered the present question yet."""
        return not self.sealed and not any(lane.inputs for lane in self.lanes.values())

    def play_out(self, chances: Sequence[Chance], longest: int) -> None:
        """Answer everything at random, each seat from its own chance, to the end or until ``longest`` inputs are made.

        The match is no longer live.
        """
        while self.lanes:
            self.step_all([self.sample(decision, chances[decision.seat]) for decision in self.pending])
        self._run(chances, (), longest)

    def follow(self, codes: Sequence[int]) -> None:
        """Make these inputs, from the first one on, as far as they answer whole questions. Raises BadRecord.

        The match is no longer live.
        """
        if self.lanes and codes:
            self.take(codes, check=True)
        self._run((), codes, len(codes))

    def _run(self, chances: Sequence[Chance], codes: Sequence[int], longest: int) -> None:
        """What bulk play, look-ahead and replay do most: drive the flow without a word."""
        game, state, inputs = self.game, self.state, self.inputs
        beside = game.beside_asks
        self.live = False
        self.sealed = {}
        ask: Ask = self.pending[0] if self._kind == _ONE and self.pending else self.pending
        own = self._own
        flow = self._flow
        while flow is not None:
            if not isinstance(ask, tuple):
                if len(inputs) == longest:
                    break
                if codes:
                    code = self._given(ask, codes[len(inputs)])
                elif ask.tested:
                    code = game.sample(state, ask, chances[ask.seat])
                else:
                    code = ask.sample(chances[ask.seat])
                inputs.append(code)
                value: object = ask.decode(code)
                if own and code >= own:
                    flow, value = _aside(game, state, ask.seat, value), None
            elif type(ask) is First:
                if len(inputs) == longest:
                    break
                place, code = self._given_first(ask, codes) if codes else self._random_first(ask, chances)
                inputs.append(code * len(ask) + place)
                value = (ask[place].seat, ask[place].decode(code))
                if own and place == 0 and code >= own:
                    flow, value = _aside(game, state, ask[0].seat, ask[0].decode(code)), None
            else:
                if len(inputs) + len(ask) > longest:
                    break
                answers = []
                for decision in ask:
                    if codes:
                        code = self._given(decision, codes[len(inputs)])
                    elif decision.tested:
                        code = game.sample(state, decision, chances[decision.seat])
                    else:
                        code = decision.sample(chances[decision.seat])
                    inputs.append(code)
                    answers.append(decision.decode(code))
                value = tuple(answers)
            try:
                ask = flow.send(value)
            except StopIteration:
                flow = None
                while flow is None and not game.over(state):
                    if len(inputs) >= longest and state.frames and state.frames[-1][0] == LANES:
                        self._open_lanes()
                        return
                    flow = game.step(state)
                    if flow is not None:
                        try:
                            ask = next(flow)
                        except StopIteration:
                            flow = None
            if beside:
                own = 0
                if isinstance(ask, tuple):
                    own = self._offer_beside(ask)
                elif ask.ask in beside:
                    more = game.beside(state, ask)
                    if more:
                        own = len(ask.options)
                        ask.options += tuple(more)
        self._flow = flow
        if flow is None:
            self.pending = ()
            self._kind = _ONE
        else:
            self.pending = ask if isinstance(ask, tuple) else (ask,)
            self._kind = _ONE if not isinstance(ask, tuple) else _FIRST if type(ask) is First else _TOGETHER
            self._own = own

    def _given(self, decision: Decision, code: int) -> int:
        if not decision.fits(code) or (decision.tested and not self.game.allows(self.state, decision, code)):
            raise refusals.impossible_choice(len(self.inputs), decision, code)
        return code

    def _given_first(self, ask: tuple[Decision, ...], codes: Sequence[int]) -> tuple[int, int]:
        code, place = divmod(codes[len(self.inputs)], len(ask))
        return place, self._given(ask[place], code)

    def _random_first(self, ask: tuple[Decision, ...], chances: Sequence[Chance]) -> tuple[int, int]:
        for place, decision in enumerate(ask[1:], 1):
            code = self.game.sample(self.state, decision, chances[decision.seat])
            if code != decision.nothing():
                return place, code
        return 0, self.game.sample(self.state, ask[0], chances[ask[0].seat])

    # -- the door for people -----------------------------------------------------------------------------------------

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
        if self._kind == _FIRST and seat in self.invited() and code == decision.nothing():
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

    def question(self, seat: int) -> str:
        """The name of a seat's open question, which never repeats in a match. Raises Refused if it is not asked."""
        self.asked(seat)
        name = f"{self.at()}.{seat}"
        return f"{name}.{self.lanes[seat].at()}" if seat in self.lanes else name

    def waiting(self) -> list[int]:
        """The seats whose answers are awaited."""
        pending = self.pending[:1] if self._kind == _FIRST else self.pending
        return [decision.seat for decision in pending if decision.seat not in self.sealed]

    def invited(self) -> list[int]:
        """The seats that may answer while another one is awaited, and need not."""
        return [decision.seat for decision in self.pending[1:]] if self._kind == _FIRST else []

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

    def state_for(self, seat: int) -> S:
        """The position that a seat's question is about: that of the match, or the draft of its lane."""
        return self.lanes[seat].state if seat in self.lanes else self.state

    def allows(self, decision: Decision, code: int) -> bool:
        """Whether this code answers one of the pending decisions legally."""
        return self.game.allows(self.state_for(decision.seat), decision, code)

    def sample(self, decision: Decision, chance: Chance) -> int:
        """The code of a random legal answer to one of the pending decisions."""
        return self.game.sample(self.state_for(decision.seat), decision, chance)

    def why_not(self, seat: int, text: str) -> Reason | None:
        """Why this seat may not answer so now; None if it may. Raises Refused if the seat is not asked."""
        decision = self.asked(seat)
        return self.game.why_not(self.state_for(seat), decision).get(text.removeprefix(decision.ask + ":"))

    # -- clone, undo, record -----------------------------------------------------------------------------------------

    def clone(self, live: bool = True, events: bool = False) -> Match[S]:
        """An independent match in the same position, which tells no events unless asked to."""
        other = self._back_at(len(self.inputs), live, events)
        other.sealed = self.sealed.copy()
        if self.lanes:
            other.lanes = {seat: lane.clone() for seat, lane in self.lanes.items()}
            other._look_at_lanes()
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
        self.take_back(to)

    def take_back(self, to: int) -> None:
        """Become what this match was after ``to`` inputs; the log keeps what was undone."""
        other = self._back_at(to, self.live, events=True)
        self.state, self.inputs, self.pending, self.lanes = other.state, other.inputs, other.pending, other.lanes
        self._flow, self._kind, self._marks, self._by = other._flow, other._kind, other._marks, other._by
        self._own = other._own
        self.sealed = {}
        self.log.append(~to)
        if to < self.barrier:
            self.barrier, self.author = other.barrier, other.author

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
            view.since = [code if by in (viewer, _ALL) else HIDDEN for code, by in zip(codes, self._by, strict=True)]
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
    def at_step(game: Game[S], setup: Setup, state: S, inputs: Sequence[int], barrier: int, author: int) -> Match[S]:
        """A live match at the start of a step, where these inputs led."""
        match = Match(game, setup, state)
        match.inputs = list(inputs)
        match.barrier = barrier
        match.author = author
        return match.start()

    def step_start(self) -> Mark[S]:
        """The position at the start of the step being played, or of the last one played. Not to be changed."""
        return self._marks[-1]

    def since(self, mark: Mark[S]) -> tuple[list[tuple[Decision, int]], list[Outcome]]:
        """What was asked and answered since a mark, input by input, and what chance brought meanwhile."""
        state: S = mark.state.clone()  # type: ignore[assignment]
        recorder = state.chance.script = Recorder(state.chance.script)
        other = Match(self.game, self.setup, state, False)
        other._floor = self._floor
        other._next_step()
        answered = [one for told in other.walk(self.inputs[mark.inputs :]) for one in told]
        return answered, recorder.outcomes

    # -- inside ------------------------------------------------------------------------------------------------------

    def _resume(self, value: object) -> None:
        flow = self._flow
        assert flow is not None
        try:
            ask: Ask = flow.send(value)
            while ask == ():
                ask = flow.send(())
        except StopIteration:
            self._next_step()
            return
        self._await(ask)

    def _next_step(self) -> None:
        game = self.game
        state = self.state
        while not game.over(state):
            frames = state.frames
            if len(frames) <= self._floor:
                break
            if self.live:
                self._mark()
            if frames and frames[-1][0] == LANES:
                self._open_lanes()
                return
            flow = self._flow = game.step(state)
            if flow is None:
                continue
            try:
                ask: Ask = next(flow)
                while ask == ():
                    ask = flow.send(())
            except StopIteration:
                continue
            self._await(ask)
            return
        self.pending = ()
        self._kind = _ONE
        self._flow = None

    def _await(self, ask: Ask) -> None:
        if isinstance(ask, tuple):
            for decision in ask:
                if not isinstance(decision, Decision):
                    raise refusals.no_decision(self.game, ask)
            self.pending = ask
            self._kind = _FIRST if type(ask) is First else _TOGETHER
        elif isinstance(ask, Decision):
            self.pending = (ask,)
            self._kind = _ONE
        else:
            raise refusals.no_decision(self.game, ask)
        self._own = self._offer_beside(ask) if self.game.beside_asks else 0

    def _offer_beside(self, ask: Ask) -> int:
        """What may be done at any time comes after the question's own options (``Game.beside``): how many these are."""
        if isinstance(ask, tuple):
            if type(ask) is not First:
                return 0
            ask = ask[0]
        beside = self.game.beside(self.state, ask) if ask.ask in self.game.beside_asks else ()
        if not beside:
            return 0
        own = len(ask.options)
        ask.options = (*ask.options, *beside)
        return own

    def _go_first(self, place: int, code: int) -> None:
        decision = self.pending[place]
        self.inputs.append(code * len(self.pending) + place)
        self.pending = (decision,)
        value: object = (decision.seat, decision.decode(code))
        if place == 0 and self._own and code >= self._own:
            self._flow, value = _aside(self.game, self.state, decision.seat, decision.decode(code)), None
        if self.live:
            self._advance_live(value, decision.seat, 1)
        else:
            self._resume(value)

    # -- lanes -------------------------------------------------------------------------------------------------------

    def _open_lanes(self) -> None:
        """Each of the frames below the mark of lanes is played on a draft of its own."""
        frames = self.state.frames
        below = len(frames) - 1 - frames[-1][1]
        self._kind = _ABREAST
        self._flow = None
        self.lanes = {}
        for frame in reversed(frames[below:-1]):
            draft: S = self.state.clone()  # type: ignore[assignment]
            draft.chance = NoChance(b"")
            draft.frames = (*frames[:below], frame)
            lane = Match(self.game, self.setup, draft)
            lane._floor = below
            self.lanes[frame[1]] = lane.start()
        self._look_at_lanes()

    def _look_at_lanes(self) -> bool:
        """Who is asked what in the lanes; True if all are done, and the match has gone on."""
        self._kind = _ABREAST
        self.pending = tuple([lane.pending[0] for lane in self.lanes.values() if lane.pending])
        if self.pending:
            return False
        codes = [code for lane in self.lanes.values() for code in lane.inputs]
        self.lanes = _NO_LANES
        done(self.state)
        self._play_lanes(codes)
        return True

    def _play_lanes(self, codes: Sequence[int]) -> None:
        """All are done: what they did is done at the table, seat by seat. Nobody undoes into the middle of it."""
        live, self.live = self.live, self.live and not codes
        self._next_step()
        for code in codes[:-1]:
            self._by.append(self.pending[0].seat)
            self.step(code)
        if codes:
            self.live = live
            self.step(codes[-1], len(codes))

    # -- marks -------------------------------------------------------------------------------------------------------

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

    def _advance_live(self, value: object, author: int, made: int) -> None:
        """Go on after ``made`` inputs of one seat, or of several; what they brought to light is a barrier."""
        state = self.state
        used, shown = state.chance.mark(), state.shown
        if author != self.author:
            self.barrier = len(self.inputs) - made
            self.author = author
        public = self.game.open_asks
        self._by.extend([_ALL if decision.ask in public else decision.seat for decision in self.pending])
        self.log.extend(self.inputs[-made:])
        self._resume(value)
        if author == _NOBODY or state.chance.mark() != used or state.shown != shown:
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
            from orrery.core.start import start

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
            other._floor = self._floor
            other._next_step()
            if live:
                other.live = True
                other._marks = self._marks[:at]
        if len(other.inputs) < to:
            other.feed(self.inputs[len(other.inputs) : to])
            if not other.settled():
                raise Refused("error-undo-middle", "This lies inside a simultaneous choice; go back to its start.", {})
        return other


def _aside(game: Game[S], s: S, seat: int, option: Any) -> Flow:
    """What may be done at any time, as a flow: nothing of it happens before it is resumed."""
    flow = game.do_beside(s, seat, option)
    if flow is not None:
        yield from flow
