"""Matches looked back on: steps, figures, turning points, moments; what a viewer is told and what a branch may hold."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import msgspec
import pytest

from orrery import games
from orrery.core import OMNISCIENT, SPECTATOR, Chance, Decision, Match, OrreryError, Refused, Setup, new_match, start
from orrery.gauntlet.trail import played
from orrery.lab.analysis import Tape
from orrery.server import patch, wire
from orrery.server.archive import Archive
from orrery.server.course import Course
from orrery.server.history import Story, at_step, branch_from, tell, turning_points
from orrery.server.security import FREE
from orrery.server.worker import Worker
from orrery.words import Kinds, kinds
from tests.tiny import COMET

HANDS = {"comet": 1, "points": [0, 0], "hands": [[1, 2, 3], [18, 19, 20]]}
"""A match of Comet in which seat 1 cannot but catch the first comet."""


def comet(**position: Any) -> Match[Any]:
    setup = Setup("comet", 1, 2, b"seed", {}, HANDS | position)
    return start(COMET, setup, events=True)


def told(match: Match[Any], viewer: int) -> tuple[wire.History, list[dict[str, Any]]]:
    """The history of a match and the documents of its film."""
    return opened(tell(Tape.of(match), viewer, "table"))


def opened(story: Story) -> tuple[wire.History, list[dict[str, Any]]]:
    film = msgspec.json.decode(gzip.decompress(story.film), type=wire.Film)
    docs = [film.doc]
    for changes in film.patches:
        docs.append(patch.apply(docs[-1], changes))
    assert film.history == msgspec.json.decode(gzip.decompress(story.history), type=wire.History)
    return film.history, docs


# -- steps, figures, events ------------------------------------------------------------------------------------------


def test_a_known_match_is_told_step_by_step() -> None:
    match = comet()
    match.submit(0, "play:1")
    match.submit(1, "play:20")
    match.submit(0, "swap:none")
    history, docs = told(match, 0)
    assert [(step.at, step.seats, step.events) for step in history.steps] == [(0, [], 0), (2, [0, 1], 1), (3, [0], 3)]
    assert history.figures == {"score": [[0, 0], [0, 1], [0, 1]]}
    assert history.events[0] == {"n": 0, "event": "caught", "seat": 1, "cards": [1, 20]}
    assert [event["n"] for event in history.events] == [0, 1, 2]
    assert [doc["at"] for doc in docs] == [0, 2, 3]
    assert docs[0]["zones"]["hands"] == [[1, 2, 3], [0, 0, 0]]
    assert docs[1]["zones"]["hands"] == [[2, 3], [0, 0]]
    assert docs[1]["waiting"] == [0]
    assert all(doc["asked"] is None and doc["undo"] is None and doc["sealed"] is None for doc in docs)


def test_only_what_stands_after_an_undo_is_told() -> None:
    match = comet()
    match.submit(0, "play:1")
    match.submit(1, "play:20")
    match.undo(0, 0, consents=[1])
    match.submit(0, "play:3")
    match.submit(1, "play:18")
    history, docs = told(match, SPECTATOR)
    assert [(step.at, step.seats) for step in history.steps] == [(0, []), (2, [0, 1])]
    assert [event["cards"] for event in history.events] == [[3, 18]]
    assert docs[-1]["at"] == 2


def test_a_sealed_answer_is_no_step() -> None:
    match = comet()
    match.submit(0, "play:1")
    history, docs = told(match, 1)
    assert len(history.steps) == len(docs) == 1
    assert docs[0]["waiting"] == [0, 1]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_documents_are_those_that_the_viewers_were_shown(seats: int) -> None:
    """A whole match of Race: every moment and every event, exactly as they were seen at the time."""
    match = new_match(games.load("race"), seats, b"film", events=True)
    viewers = range(SPECTATOR, seats)
    shown: dict[int, list[Any]] = {viewer: [] for viewer in viewers}
    for _ in played(match, b"film"):
        for viewer in viewers:
            shown[viewer].append(match.view(viewer).zones)
    for viewer in viewers:
        history, docs = told(match, viewer)
        assert [doc["zones"] for doc in docs] == [*shown[viewer], match.view(viewer).zones]
        assert history.events == plain(match.events_since(0, viewer))
        assert history.steps[-1].events == len(history.events)
        assert history.figures["score"][-1] == list(match.result().scores)
        assert all(len(values) == len(history.steps) for values in history.figures.values())
        ended = match.view(viewer).document()["result"] | {"how": "played", "left": None}
        assert docs[-1]["result"] == ended != docs[-2]["result"]
    _, docs = told(match, OMNISCIENT)
    assert all(len(doc["zones"]["hands"]) == seats for doc in docs)


def plain(value: Any) -> Any:
    """As it looks after a journey through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_a_moment_lies_after_the_last_whole_step() -> None:
    match = comet()
    match.submit(0, "play:1")
    match.submit(1, "play:20")
    story = tell(Tape.of(match), 0, "table")
    _, docs = opened(story)
    assert [at_step(story, at).doc for at in (0, 1, 2, 99)] == [docs[0], docs[0], docs[1], docs[1]]
    assert at_step(story, 1).at == 0


def test_turning_points_are_the_largest_swings_of_the_lead() -> None:
    score = [[0, 0, 0], [1, 0, 0], [1, 4, 0], [1, 4, 1], [9, 4, 1], [9, 5, 1]]
    steps = [wire.Step(n, [], 2 * n, {}) for n in range(6)]
    # Everybody draws at every step; only "settled" comes with points, so that is what names a turning point.
    gained = [None, 0, 1, 2, 0, 1]
    events = [
        {"n": 2 * (n - 1) + k, "event": kind, "seat": gained[n]}
        for n in range(1, 6) for k, kind in enumerate(("drew", "settled" if n != 3 else "drew"))
    ]
    points = turning_points(score, steps, events)
    assert [(point.step, point.seat, point.swing, point.leads) for point in points] == [
        (1, 0, 1, True), (2, 1, 4, True), (3, 2, 1, False), (4, 0, 8, True), (5, 1, 1, False),
    ]
    assert [point.event for point in points] == [1, 3, 5, 7, 9]  # of two that tell as much the later one
    # What heads a part of the log tells when it happened, and not what.
    points = turning_points(score, steps, events, Kinds(headings=frozenset({"settled"})))
    assert [point.event for point in points] == [0, 2, 5, 6, 8]
    # A kind that the game calls telling comes before what usually brings points.
    points = turning_points(score, steps, events, Kinds(telling=("drew",)))
    assert [point.event for point in points] == [0, 2, 5, 6, 8]
    assert "round" in kinds("eclipse").headings


# -- nothing leaks ---------------------------------------------------------------------------------------------------


def two_secrets(rounds: int = 7) -> tuple[Match[Any], Match[Any]]:
    """Two running matches of Race that differ in nothing but which cards seat 1 keeps and throws away, face down.

    Seat 1 never places anything, so its hand stays its own; the deck stays the same, so seat 0 draws the same.
    """
    race = games.load("race")
    matches = []
    for secret in (b"secret", b"another"):
        match = new_match(race, 2, b"swap", events=True)
        seen, hidden = Chance(b"seen"), Chance(secret)
        while match.pending and race.phase(match.state)["round"] <= rounds:
            match.step_all([
                race.sample(match.state, asked, seen) if asked.seat == 0 else _quiet(match, asked, hidden)
                for asked in match.pending
            ])
        matches.append(match)
    return matches[0], matches[1]


def _quiet(match: Match[Any], asked: Decision, hidden: Chance) -> int:
    """An answer of which the others see only that it was given."""
    if asked.ask in ("opening", "keep", "limit"):
        return match.game.sample(match.state, asked, hidden)
    wanted = {"action": "produce", "develop": "none", "settle": "none"}[asked.ask]
    return asked.encode(match.game.parse(asked, f"{asked.ask}:{wanted}"))


def test_other_hidden_cards_give_the_same_bytes() -> None:
    one, other = two_secrets()
    assert one.state.hand[1] != other.state.hand[1]
    assert not one.over()
    stories = [
        [tell(Tape.of(match), viewer, "table") for match in (one, other)]
        for viewer in (SPECTATOR, 0, 1)
    ]
    for told_one, told_other in stories[:2]:
        assert told_one == told_other
        assert len(opened(told_one)[0].steps) > 10
        last = len(one.inputs)
        assert all(at_step(told_one, at) == at_step(told_other, at) for at in range(last + 1))
    assert stories[2][0] != stories[2][1]


def test_a_branch_of_a_running_match_knows_nothing_hidden() -> None:
    """Other hidden cards in the match, the same branch to the last card, for every step and viewer."""
    one, other = two_secrets()
    differ = 0
    for at in range(len(one.inputs)):
        for viewer in (SPECTATOR, 0, 1):
            begun = [branch(match, at, viewer) for match in (one, other)]
            if viewer == 1:
                differ += begun[0] != begun[1]
            else:
                assert begun[0] == begun[1]
    assert differ > 10


def branch(match: Match[Any], at: int, viewer: int, seed: bytes = b"new seed") -> Any:
    return branch_from(Tape.of(match), at, viewer, match.over(), seed)


# -- branches --------------------------------------------------------------------------------------------------------


def begun(match: Match[Any], at: int, viewer: int) -> tuple[Match[Any], int]:
    """The branch as a match, at its first open question, and the step of the parent at which it stands."""
    found = branch(match, at, viewer)
    setup = Setup(match.game.slug, match.game.rules_version, match.setup.seats, b"new seed", match.setup.options,
                  found.position)
    other = start(match.game, setup)
    for seat, code in found.answers:
        other.submit(seat, other.asked(seat).decode(code))
    return other, found.at


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_branch_shows_what_its_viewer_saw(viewer: int) -> None:
    """From every step of a running match; if not there, then where its turn began."""
    match = new_match(games.load("race"), 2, b"branch", events=True)
    shown: dict[int, Any] = {}
    for _ in played(match, b"branch"):
        shown[len(match.inputs)] = match.view(viewer).zones
        if len(match.inputs) > 60:
            break
    exact = 0
    for at in shown:
        other, stands = begun(match, at, viewer)
        assert stands <= at
        assert other.view(viewer).zones == shown[stands]
        exact += stands == at
    assert exact > len(shown) // 2


def test_a_branch_of_a_finished_match_has_the_true_position() -> None:
    match = new_match(games.load("race"), 2, b"true", events=True)
    hands: dict[int, Any] = {}
    for _ in played(match, b"true"):
        hands[len(match.inputs)] = match.game.view(match.state, OMNISCIENT)
    exact = 0
    for at in list(hands)[::3]:
        other, stands = begun(match, at, SPECTATOR)
        assert match.game.view(other.state, OMNISCIENT) == hands[stands]
        exact += stands == at
    assert exact > len(hands) // 3 - 5
    with pytest.raises(Refused):
        branch(match, len(match.inputs), SPECTATOR)


def test_a_branch_inside_a_turn_repeats_the_answers_given() -> None:
    """In Comet seat 0 has played and may swap: the branch begins with the cards played."""
    match = comet(comet=3)
    match.submit(0, "play:1")
    match.submit(1, "play:20")
    match.submit(0, "swap:none")
    assert match.over()
    other, stands = begun(match, 2, SPECTATOR)
    assert stands == 2
    assert other.asked(0).ask == "swap"
    assert other.state.hands == [[2, 3], [18, 19]]


# -- the last few tellings -------------------------------------------------------------------------------------------


def test_a_story_is_told_once_and_anew_when_the_match_moves() -> None:
    async def run() -> None:
        archive, course = Archive(), Course(comet())
        match = course.match
        match.submit(0, "play:1")
        first, second = await asyncio.gather(archive.story("t", course, 0), archive.story("t", course, 0))
        assert first is second is await archive.story("t", course, 0)
        assert await archive.story("t", course, 1) != first
        match.submit(1, "play:20")
        moved = await archive.story("t", course, 0)
        assert len(opened(moved)[0].steps) == len(opened(first)[0].steps) + 1

    asyncio.run(run())


def test_the_archive_keeps_no_more_than_it_may() -> None:
    async def run() -> None:
        archive, course = Archive(most=2_000), Course(comet())
        kept = await archive.story("first", course, 0)
        assert len(kept.history) + len(kept.film) < 1_000
        assert await archive.story("first", course, 0) is kept
        for n in range(9):
            await archive.story(f"table {n}", course, 0)
        assert await archive.story("first", course, 0) is not kept

    asyncio.run(run())


def test_what_cannot_be_told_is_refused_every_time() -> None:
    """A failure is not kept, and leaves nothing behind that others would wait for."""
    async def run() -> None:
        archive, course = Archive(), Course(comet())
        course.match.setup.position = {"comet": "gone"}
        for _ in range(2):
            with pytest.raises(OrreryError):
                await archive.story("t", course, 0)

    asyncio.run(run())


def test_a_process_of_its_own_tells_what_a_thread_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks back costs the event loop nothing; what the process does not know, or refuses, a thread does."""
    race = new_match(games.load("race"), 2, b"told", events=True)
    race.play_out([Chance(b"a"), Chance(b"b")], 60)
    course = Course(race)

    async def story() -> None:
        archive = Archive(teller=Worker("orrery.server.teller"))
        assert opened(await archive.story("table", Course(comet()), 0)) == told(comet(), 0), "not known there"
        with monkeypatch.context() as alone:
            alone.setattr("orrery.server.archive.aside", None)
            there = await archive.story("table", course, 1)
            moment = await archive.moment(there, 10, FREE)
            begun = await archive.branch_from(race, 10, 0, b"other", FREE)
        assert opened(there) == opened(tell(Tape.of(race), 1, "table"))
        assert moment == at_step(there, 10)
        assert begun == branch_from(Tape.of(race), 10, 0, race.over(), b"other")
        await archive.close()

    asyncio.run(story())
