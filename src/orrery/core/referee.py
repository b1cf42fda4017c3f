"""What the referee does: play the steps of a game, put its questions, take the answers.

The record (setup and inputs) is the truth; position and pending decisions follow from it. Generators cannot be copied,
so a live match keeps the position at the start of the step: a clone is a copy of that, and a replay of the few inputs
since.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, Self, TypeVar

from orrery.core import refusals
from orrery.core.chance import Chance, NoChance
from orrery.core.decisions import KINDS, Ask, Decision, First, Flow
from orrery.core.frames import LANES, done
from orrery.core.game import Game
from orrery.core.record import Setup
from orrery.core.state import State

S = TypeVar("S", bound=State)

_MARKS_KEPT: Final = 64
NOBODY: Final = -1
EVERYBODY: Final = -2

CHANCE: Final = "chance"
SHOWN: Final = "shown"
ANSWERS: Final = "answers"
"""What raises a barrier: chance was used, something hidden was shown, the answers of several seats came together."""

_ONE: Final = 0
_TOGETHER: Final = 1
_FIRST: Final = 2
_ABREAST: Final = 3
"""How the present question is put: to one seat, to several whose answers are sealed, to whoever is first, in lanes."""


class Mark(Generic[S]):
    """The position at the start of a step: what clones and undo start from. Never played on, only copied."""

    __slots__ = ("author", "barrier", "events", "inputs", "raised", "state")

    def __init__(
        self, inputs: int, events: int, state: S, barrier: int, author: int, raised: str = ""
    ) -> None:
        self.inputs = inputs
        self.events = events
        self.state = state
        self.barrier = barrier
        self.author = author
        self.raised = raised


class Referee(Generic[S]):
    """A match as the referee plays it. ``live`` ones can be cloned and undone cheaply; bulk play switches that off."""

    __slots__ = (
        "_by", "_floor", "_flow", "_kind", "_marks", "_own", "author", "barrier", "game", "inputs", "lanes", "leaps",
        "live", "log", "pending", "raised", "sealed", "setup", "state",
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
        self.lanes: dict[int, Self] = {}
        """By seat, in the order of the record: its private dialogue, played on a draft of the position."""
        self.leaps: dict[int, int] = {}
        """After so many inputs, chance went on with this block: an undo had crossed what was drawn before."""
        self.barrier = 0
        """Inputs that nobody may undo alone."""
        self.author = NOBODY
        """The seat that made all inputs since the barrier."""
        self.raised = ""
        """What raised the barrier: ``CHANCE``, ``SHOWN`` or ``ANSWERS``; empty where nothing but another author did."""
        self._by: list[int] = []
        """Who knows the inputs since the last mark: the seat that made it, or all."""
        self._marks: list[Mark[S]] = []
        self._flow: Flow | None = None
        self._kind = _ONE
        self._own = 0
        """How many options are the question's own, where those of ``Game.beside`` follow; else 0."""
        self._floor = -1
        """A lane is over when no more frames than these are left."""

    def another(self, state: S, live: bool = True) -> Self:
        """A match of the same setup in this position, not started."""
        return type(self)(self.game, self.setup, state, live)

    def above(self, floor: int) -> Self:
        """A match, not started, that is over when no more frames than these are left: as a lane is."""
        self._floor = floor
        return self

    def below_lanes(self) -> int:
        """How many frames lie below the lanes that are open; -1 if none are."""
        frames = self.state.frames
        return len(frames) - 1 - frames[-1][1] if self.lanes else -1

    # -- play --------------------------------------------------------------------------------------------------------

    def start(self) -> Self:
        """Run to the first decision."""
        self._next_step()
        return self

    def step(self, code: int, made: int = 1) -> None:
        """Answer the only pending decision; the code must be legal. It may be the last of ``made`` by several seats."""
        decision = self.pending[0]
        self.inputs.append(code)
        answer = decision.decode(code)
        value: object = answer
        if self._own and code >= self._own:
            self._flow, value = _aside(self.game, self.state, decision.seat, answer), None
        elif self._kind != _ONE:
            value = (answer,) if self._kind == _TOGETHER else (decision.seat, answer)
        if self.live:
            self._advance_live(value, decision.seat if made == 1 else NOBODY, made)
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
                self._advance_live(answers, NOBODY, len(codes))
            else:
                self._resume(answers)

    def put(self, seat: int, code: int) -> bool:
        """Take one seat's answer, which must be legal. True if the match moved on, False if others are awaited."""
        if self._kind == _ABREAST:
            self.lanes[seat].step(code)
            if self.lanes[seat].barrier:
                self._raise_barrier(SHOWN)
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
        return not self.sealed and not (self.lanes and any(lane.inputs for lane in self.lanes.values()))

    def play_out(self, chances: Sequence[Chance], longest: int) -> None:
        """Answer everything at random, each seat from its own chance, to the end or until ``longest`` inputs are made.

        The match is no longer live.
        """
        while self.lanes:
            self.step_all([self.sample(decision, chances[decision.seat]) for decision in self.pending])
        self._run(chances, (), longest)

    def follow(self, codes: Sequence[int]) -> None:
        """Make these inputs, from the first one on. Raises BadRecord. The match is no longer live."""
        at = 0
        while at < len(codes):
            if not self.lanes:
                self._run((), codes, len(codes))
                at = len(self.inputs)
            if at < len(codes):  # in lanes, or less than all who are asked
                at = self.take(codes, at, check=True)

    def _run(self, chances: Sequence[Chance], codes: Sequence[int], longest: int) -> None:
        """What bulk play, look-ahead and replay do most: drive the flow without a word."""
        game, state, inputs = self.game, self.state, self.inputs
        beside = game.beside_asks
        self.live = False
        self.sealed = {}
        self._leap(len(inputs) + 1)
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
                if codes:
                    code, place = divmod(codes[len(inputs)], len(ask))
                    self._given(ask[place], code)
                else:
                    place, code = self._random_first(ask, chances)
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
                    if (codes or len(inputs) >= longest) and state.frames and state.frames[-1][0] == LANES:
                        self._open_lanes()
                        return
                    flow = game.step(state)
                    if flow is not None:
                        try:
                            ask = next(flow)
                        except StopIteration:
                            flow = None
            own = self._offer_beside(ask) if beside and flow is not None else 0
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

    def _random_first(self, ask: tuple[Decision, ...], chances: Sequence[Chance]) -> tuple[int, int]:
        for place, decision in enumerate(ask[1:], 1):
            code = self.game.sample(self.state, decision, chances[decision.seat])
            if code != decision.nothing():
                return place, code
        return 0, self.game.sample(self.state, ask[0], chances[ask[0].seat])

    def waiting(self) -> list[int]:
        """The seats whose answers are awaited."""
        pending = self.pending[:1] if self._kind == _FIRST else self.pending
        return [decision.seat for decision in pending if decision.seat not in self.sealed]

    def invited(self) -> list[int]:
        """The seats that may answer while another one is awaited, and need not."""
        return [decision.seat for decision in self.pending[1:]] if self._kind == _FIRST else []

    def state_for(self, seat: int) -> S:
        """The position that a seat's question is about: that of the match, or the draft of its lane."""
        return self.lanes[seat].state if seat in self.lanes else self.state

    def allows(self, decision: Decision, code: int) -> bool:
        """Whether this code answers one of the pending decisions legally."""
        return self.game.allows(self.state_for(decision.seat), decision, code)

    def sample(self, decision: Decision, chance: Chance) -> int:
        """The code of a random legal answer to one of the pending decisions."""
        return self.game.sample(self.state_for(decision.seat), decision, chance)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _resume(self, value: object) -> None:
        flow = self._flow
        assert flow is not None
        if self.leaps:
            self._leap(len(self.inputs))
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
                if type(decision) not in KINDS and not isinstance(decision, Decision):
                    raise refusals.no_decision(self.game, ask)
            self.pending = ask
            self._kind = _FIRST if type(ask) is First else _TOGETHER
        elif type(ask) in KINDS or isinstance(ask, Decision):  # isinstance is slow: it is abstract
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

    def _open_lanes(self: Self) -> None:
        """Each of the frames below the mark of lanes is played on a draft of its own. What they show is shown."""
        frames = self.state.frames
        below = len(frames) - 1 - frames[-1][1]
        self._kind = _ABREAST
        self._flow = None
        self.lanes = {}
        for frame in reversed(frames[below:-1]):
            draft: S = self.state.clone()  # type: ignore[assignment]
            draft.chance = NoChance(b"")
            draft.frames = (*frames[:below], frame)
            lane = self.another(draft).above(below)
            shown = draft.shown
            self.lanes[frame[1]] = lane.start()
            self.state.shown += draft.shown - shown
        self._look_at_lanes()

    def _look_at_lanes(self) -> bool:
        """Who is asked what in the lanes; True if all are done, and the match has gone on."""
        self._kind = _ABREAST
        self.pending = tuple([lane.pending[0] for lane in self.lanes.values() if lane.pending])
        if self.pending:
            return False
        codes = [code for lane in self.lanes.values() for code in lane.inputs]
        self.lanes = {}
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
        told = 0 if events is None else len(events)
        mark = Mark(len(self.inputs), told, copy, self.barrier, self.author, self.raised)
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
        if self.leaps:
            self._leap(len(self.inputs))
        used, shown = state.chance.mark(), state.shown
        if author != self.author:
            self.barrier = len(self.inputs) - made
            self.author = author
            self.raised = ""
        public = self.game.open_asks
        self._by.extend([EVERYBODY if decision.ask in public else decision.seat for decision in self.pending])
        self.log.extend(self.inputs[-made:])
        self._resume(value)
        if state.chance.mark() != used:
            self._raise_barrier(CHANCE)
        elif state.shown != shown:
            self._raise_barrier(SHOWN)
        elif author == NOBODY:
            self._raise_barrier(ANSWERS)

    def _leap(self, before: int) -> None:
        """Go on with the chance that undos to fewer inputs than ``before`` left: none that was used comes again."""
        self.state.chance.go_on(max([block for at, block in self.leaps.items() if at < before], default=0))

    def _raise_barrier(self, why: str) -> None:
        self.barrier = len(self.inputs)
        self.raised = why
        if self._marks and self._marks[-1].inputs == self.barrier:
            self._marks[-1].barrier = self.barrier
            self._marks[-1].raised = why


def _aside(game: Game[S], s: S, seat: int, option: Any) -> Flow:
    """What may be done at any time, as a flow: nothing of it happens before it is resumed."""
    flow = game.do_beside(s, seat, option)
    if flow is not None:
        yield from flow
