"""Matches looked back on: their steps, figures, turning points, every moment as one viewer saw it, and branches.

Everything is told from what a record holds: the setup, and the inputs that stand after all undos. It is played again
off the event loop (``archive``). What earlier rules played is not: of that the events are left.
"""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec

from orrery import games
from orrery.bots.imagine import same_question
from orrery.core import (
    HIDDEN,
    OMNISCIENT,
    BadRecord,
    Chance,
    Decision,
    Match,
    OrreryError,
    Record,
    Refused,
    Setup,
    View,
    replay,
    start,
)
from orrery.lab.analysis import Tape, best_event, usual_gains
from orrery.server import patch, wire
from orrery.server.course import Course
from orrery.words import UNLISTED, Kinds, kinds

TURNING_POINTS: Final = 6
"""How many turning points are told of a match."""
LONGEST: Final = 20_000
"""Inputs of the longest record that is told out of a file."""
_SCORE: Final = "score"


class Story(NamedTuple):
    """What one viewer is told of a match, ready to be sent: JSON, packed with gzip."""

    history: bytes
    film: bytes


class Wrong(NamedTuple):
    """Why a record cannot be told: key, English sentence and arguments of a refusal."""

    key: str
    text: str
    args: dict[str, Any]


# -- telling a match -------------------------------------------------------------------------------------------------


def tell(
    tape: Tape, viewer: int, table: str, before: int = 0, news: Sequence[tuple[int, dict[str, Any]]] = ()
) -> Story:
    """Play the inputs again and tell what this viewer saw of them. It takes a while: not for the event loop.

    ``before`` is the number of events that he had seen when the rules that play it took over, ``news`` what was told of
    the table beside the match, and after how many inputs.
    """
    game, setup = tape.game, tape.setup
    steps: list[wire.Step] = []
    events: list[dict[str, Any]] = []
    figures: dict[str, list[list[int]]] = {}
    patches: list[wire.Patch] = []
    first: dict[str, Any] = {}
    last: dict[str, Any] = {}
    for match, seats in _again(tape):
        told, match.state.events = match.state.events or [], []
        if steps or not setup.past:  # what a step told when it began came with the change of rules, or before
            seen = [words for words in [game.event_for(event, viewer) for event in told] if words is not None]
            seen += [words for at, words in news if at == len(match.inputs)]
            events += [{"n": n, **words} for n, words in enumerate(seen, before + len(events))]
        steps.append(wire.Step(len(match.inputs), seats, before + len(events), game.phase(match.state)))
        for name, values in game.figures(match.state).items():
            figures.setdefault(name, []).append(list(values))
        document = moment(match, viewer)
        if len(steps) == 1:
            first = document
        else:
            patches.append(patch.difference(last, document))
        last = document
    turning = turning_points(figures.get(_SCORE, []), steps, events, kinds(setup.game))
    history = wire.History(table, viewer, steps, before, events, figures, turning)
    return Story(_packed(history), _packed(wire.Film(history, first, patches)))


def tell_record(data: bytes, viewer: int) -> Story | Wrong:
    """What a record of somebody's own tells, who may look at all of it; or what is wrong with it, whatever that is."""
    try:
        record = Record.from_bytes(data)
        if len(record.log) > LONGEST:
            found = len(record.log)
            raise BadRecord("error-record-inputs", f"The record has {found} inputs; expected at most {LONGEST}.",
                            {"found": found, "most": LONGEST})
        game = games.load(record.setup.game)
        match = replay(game, record, live=True, events=False)
        if not OMNISCIENT <= viewer < match.setup.seats:
            raise BadRecord("error-record-viewer", f"There is no seat {viewer} in this match.", {"seat": viewer})
        return tell(Tape.of(match), viewer, "file")
    except OrreryError as problem:
        return Wrong(problem.key, str(problem), dict(problem.args_))
    except Exception as problem:  # a record may be made to break the rules in any way
        return Wrong("error-record-unplayable", f"The record cannot be played: {problem!r}.", {"detail": repr(problem)})


def _packed(told: wire.Told) -> bytes:
    return gzip.compress(msgspec.json.encode(told), compresslevel=6, mtime=0)


def moment(match: Match[Any], viewer: int) -> dict[str, Any]:
    """The document of a viewer who looks back at this position: nothing is asked of him, nothing can be undone.

    Whether all hands may lie open is for the caller to know: the position may be one of a finished match.
    """
    view = View(match.game, match.setup, viewer, match.game.view(match.state, viewer), None)
    view.at = len(match.inputs)
    view.waiting = match.waiting()
    result = Course(match).result()
    return {**view.document(), "phase": match.game.phase(match.state), "undo": None,
            "result": msgspec.structs.asdict(result) if result is not None else None}


def at_step(story: Story, at: int) -> wire.Moment:
    """The moment after the last step that makes no more than ``at`` inputs stand."""
    film = msgspec.json.decode(gzip.decompress(story.film), type=wire.Film)
    history = film.history
    shown = max((n for n, step in enumerate(history.steps) if step.at <= at), default=0)
    document: Any = film.doc
    for changes in film.patches[:shown]:
        document = patch.apply(document, changes)
    return wire.Moment(history.table, history.viewer, history.steps[shown].at, document)


def turning_points(
    score: Sequence[Sequence[int]], steps: Sequence[wire.Step], events: Sequence[Mapping[str, Any]],
    listed: Kinds = UNLISTED,
) -> list[wire.Turning]:
    """The steps that moved the lead most, in their order. Who plays alone has nobody to lead."""
    found = []
    if score and len(score[0]) == 1:
        return []
    for n in range(1, len(score)):
        before, after = _leads(score[n - 1]), _leads(score[n])
        swings = [new - old for old, new in zip(before, after, strict=True)]
        swing = max(swings)
        seat = swings.index(swing)
        if swing > 0:
            found.append((swing, before[seat] <= 0 < after[seat], n, seat))
    found.sort(key=lambda point: (-point[0], not point[1], point[2]))
    names = _best_names(score, steps, events, listed)
    return [
        wire.Turning(n, seat, swing, leads, names(n, seat))
        for swing, leads, n, seat in sorted(found[:TURNING_POINTS], key=lambda point: point[2])
    ]


def _leads(score: Sequence[int]) -> list[int]:
    """How far each seat is ahead of the best of the others (behind: less than zero)."""
    return [own - max([*score[:seat], *score[seat + 1 :]], default=0) for seat, own in enumerate(score)]


def _best_names(
    score: Sequence[Sequence[int]], steps: Sequence[wire.Step], events: Sequence[Mapping[str, Any]],
    listed: Kinds,
) -> Callable[[int, int], int | None]:
    """Which event tells best what a seat gained at a step."""
    told = _by_step(steps, events)
    usual = usual_gains(score, told)

    def name(n: int, seat: int) -> int | None:
        best = best_event(told[n], seat, usual, listed)
        return None if best is None else int(best["n"])

    return name


def _by_step(steps: Sequence[wire.Step], events: Sequence[Mapping[str, Any]]) -> list[Sequence[Mapping[str, Any]]]:
    """The events of each step."""
    first = steps[-1].events - len(events) if steps else 0
    ends = [0, *[step.events - first for step in steps]]
    return [events[before:after] for before, after in pairwise(ends)]


def named_swings(story: Story, moved: Sequence[wire.Swing], game: str) -> list[wire.Swing]:
    """Swings of the chances to win, each with the event that tells it best."""
    history = msgspec.json.decode(gzip.decompress(story.history), type=wire.History)
    told = _by_step(history.steps, history.events)
    usual = usual_gains(history.figures.get(_SCORE, []), told)
    listed = kinds(game)

    def named(swing: wire.Swing) -> wire.Swing:
        events = [event for step in told[swing.before + 1 : swing.after + 1] for event in step]
        best = best_event(events, swing.seat, usual, listed)
        return msgspec.structs.replace(swing, event=None if best is None else best["n"])

    return [named(swing) for swing in moved]


def _again(tape: Tape) -> Iterator[tuple[Match[Any], list[int]]]:
    """The match at its beginning and after every answered question, with the seats that answered."""
    match = tape.begin(live=False)
    yield match, []
    for told in match.walk(tape.inputs):
        yield match, list(dict.fromkeys([decision.seat for decision, _ in told]))
        time.sleep(0)  # let the event loop have its turn: one long match must not slow down the others


# -- branching -------------------------------------------------------------------------------------------------------


class Beginning(NamedTuple):
    """Where a branch begins: a position at the start of a step, and answers that lead on from there."""

    position: dict[str, Any]
    answers: list[tuple[int, int]]
    """Seat and code of each, whole questions only."""
    at: int
    """The step of the first match that this is."""


def branch_from(tape: Tape, at: int, viewer: int, over: bool, seed: bytes) -> Beginning:
    """Where a branch from a step begins, to be played on with a seed of its own. Raises Refused at the end.

    Of a match that is over it is the true position; of a running one, what the viewer knew, the rest dealt anew. A
    match begins at the start of a step, so answers given since are repeated as far as they lead to what was seen.
    """
    game, setup = tape.game, tape.setup
    whole = 0
    for played, _ in _again(tape):
        if len(played.inputs) > at:
            break
        whole = len(played.inputs)
    match = tape.begin(live=True)
    eye = OMNISCIENT if over else viewer
    seen = [game.view(match.state, eye)]
    turn = match.step_start()
    for _ in match.walk(tape.inputs[:whole]):
        if match.step_start() is not turn:
            turn = match.step_start()
            seen.clear()
        seen.append(game.view(match.state, eye))
        time.sleep(0)
    if not match.pending:
        raise Refused("error-branch-over", "The match is over at this step; choose an earlier one to play on from.", {})
    if over:
        position = game.write(turn.state)
        since = list(match.inputs[turn.inputs :])
    else:
        view = match.view(viewer, search=True)
        position = game.write(view.determinised(Chance(seed)))
        since = view.since
    branch = Setup(setup.game, setup.rules, setup.seats, seed, setup.options, position)
    answers = _led_on(start(game, branch, live=False), since, seen[1:], match, eye)
    return Beginning(position, answers, turn.inputs + len(answers))


def _led_on(
    match: Match[Any], since: Sequence[int], seen: Sequence[Any], true: Match[Any], eye: int
) -> list[tuple[int, int]]:
    """The answers of the turn so far, as long as they are known and the branch looks as the true match did."""
    answers: list[tuple[int, int]] = []
    known, at = since[: since.index(HIDDEN)] if HIDDEN in since else since, 0
    for n, zones in enumerate(seen):
        told: list[tuple[Decision, int]] = []
        try:
            at = match.take(known, at, check=True, told=told)
        except BadRecord:
            break
        if not match.settled() or match.game.view(match.state, eye) != zones or not match.pending:
            break
        if n + 1 == len(seen) and not _asks_the_same(match, true, eye):
            break
        answers += [(one.seat, code) for one, code in told]
    return answers


def _asks_the_same(one: Match[Any], other: Match[Any], eye: int) -> bool:
    """Whether both await the same seats, and ask those that the viewer may look at the same."""
    return [a.seat for a in one.pending] == [b.seat for b in other.pending] and all(
        same_question(a, b) for a, b in zip(one.pending, other.pending, strict=True) if eye in (OMNISCIENT, a.seat)
    )
