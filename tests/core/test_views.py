"""What viewers get: events with stubs, views without questions for others, positions dealt from what is known."""

from __future__ import annotations

import gc
import json
from types import FunctionType, ModuleType

import pytest

from orrery.core import (
    EVERYONE,
    HIDDEN,
    OMNISCIENT,
    SPECTATOR,
    Allocate,
    Chance,
    Event,
    Flow,
    Game,
    Match,
    Pick,
    Refused,
    Setup,
    State,
    describe,
    emit,
    new_match,
    replay,
)
from tests.core.probe import Notes, Probe, match_of, mixed, one_by_one, together
from tests.tiny import COMET

# -- events ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("see", "stub", "seen"),
    [
        (EVERYONE, None, ["all", "all", "all", "all"]),
        (0b001, None, [None, "all", None, None]),
        (0b101, ("some",), ["some", "all", "some", "all"]),
        (0, ("some",), ["some", "some", "some", "some"]),
        (0, None, [None, None, None, None]),
    ],
)
def test_who_sees_what_of_an_event(see: int, stub: tuple[str, ...] | None, seen: list[str | None]) -> None:
    event = Event("said", ("all",), see, stub)
    got = [event.seen_by(viewer) for viewer in (SPECTATOR, 0, 1, 2)]
    assert [words[0] if words else None for words in got] == seen


def whispers(s: Notes) -> Flow:
    """Each seat learns a number; the others see that it did; seat 2 tells nobody."""
    for seat in range(s.seats):
        yield Pick(seat, "say", (0,))
        number = s.chance.roll("secret", 6)
        emit(s, "secret", (seat, number), see=1 << seat, stub=None if seat == 2 else (seat, 0))


def told(match: Match[Notes], viewer: int, since: int = 0) -> list[tuple[int, str, int, int]]:
    return [
        (event["n"], event["event"], event["seat"], event["number"]) for event in match.events_since(since, viewer)
    ]


def test_events_by_viewer() -> None:
    match = match_of(whispers, events=True)
    for _ in range(3):
        match.step(0)
    numbers = [event.args[1] for event in match.state.events or ()]
    assert told(match, 0) == [(0, "secret", 0, numbers[0]), (1, "secret", 1, 0)]
    assert told(match, 2) == [(0, "secret", 0, 0), (1, "secret", 1, 0), (2, "secret", 2, numbers[2])]
    assert told(match, SPECTATOR) == [(0, "secret", 0, 0), (1, "secret", 1, 0)]
    assert told(match, OMNISCIENT) == [(n, "secret", n, numbers[n]) for n in range(3)]
    assert told(match, 0, since=1) == [(1, "secret", 1, 0)]
    assert told(match, 2, since=1) == [(1, "secret", 1, 0), (2, "secret", 2, numbers[2])]
    assert told(match, 0, since=3) == told(match, 0, since=99) == []


def test_bulk_play_keeps_no_events() -> None:
    match = match_of(whispers)
    match.step(0)
    assert match.state.events is None
    assert match.events_since(0, 0) == []


# -- views -----------------------------------------------------------------------------------------------------------


def test_a_view_as_a_document() -> None:
    match = match_of(together, seats=2)
    assert match.view(1).document() == {
        "game": "probe",
        "seat": 1,
        "at": 0,
        "zones": {"turn": 0, "said": [], "secrets": [0, 7]},
        "asked": {
            "seat": 1, "ask": "say", "kind": "pick", "options": ["a", "b", "c"], "least": 1, "most": 1, "limits": [],
            "about": {}, "rule": "", "ahead": {},
        },
        "invited": False,
        "sealed": None,
        "draft": [],
        "waiting": [0, 1],
        "result": None,
    }


def test_a_decision_as_a_document() -> None:
    decision = Allocate(2, "spread", (0, 1), (3, 1), 2, 9)
    described = describe(Probe(together), decision)
    assert described["kind"] == "allocate"
    assert (described["options"], described["limits"]) == (["a", "b"], [3, 1])
    assert (described["least"], described["most"]) == (2, 4)


def test_a_spectator_gets_no_question() -> None:
    match = match_of(one_by_one)
    while match.pending:
        view = match.view(SPECTATOR)
        assert view.decision is None
        assert view.document()["asked"] is None
        assert view.zones["secrets"] == [0, 0, 0]
        match.step(0)


@pytest.mark.parametrize(
    ("viewer", "sentence"),
    [
        (OMNISCIENT, "All hands are open only when the match is over"),
        (3, "There is no seat 3; expected 0 to 2"),
        (-3, "There is no seat -3; expected 0 to 2"),
    ],
)
def test_nobody_looks_who_must_not(viewer: int, sentence: str) -> None:
    match = match_of(one_by_one, events=True)
    with pytest.raises(Refused, match=sentence):
        match.view(viewer)
    with pytest.raises(Refused, match=sentence):
        match.events_since(0, viewer)


def test_all_hands_are_open_in_the_end() -> None:
    match = match_of(together)
    match.step_all([0, 0, 0])
    assert match.view(OMNISCIENT).zones["secrets"] == [7, 7, 7]


def test_a_view_holds_nothing_that_leads_to_the_match() -> None:
    match = new_match(COMET, 3, b"out of sight")
    match.submit(0, match.view(0).document()["asked"]["options"][0])
    for viewer in (SPECTATOR, 0, 1):
        reached = {id(one): one for one in reachable(match.view(viewer, search=True))}
        assert not any(isinstance(one, Match | Chance | State) for one in reached.values())
        assert all(id(hand) not in reached for hand in match.state.hands)


def reachable(root: object) -> list[object]:
    """Everything that can be got at from an object, code and the game's own stateless object apart."""
    found: list[object] = []
    seen = set()
    todo = [root]
    while todo:
        one = todo.pop()
        if id(one) not in seen and not isinstance(one, type | ModuleType | FunctionType | Game):
            seen.add(id(one))
            found.append(one)
            todo += gc.get_referents(one)
    return found


def test_only_the_seat_that_is_asked_gets_the_question() -> None:
    match = match_of(one_by_one)
    match.step(0)
    assert [match.view(seat).decision is not None for seat in range(3)] == [False, True, False]
    assert [match.view(seat).waiting for seat in range(3)] == [[1]] * 3


def test_what_a_seat_has_sealed_is_shown_to_nobody_else() -> None:
    match = match_of(together)
    plain = [json.dumps(match.view(viewer).document()) for viewer in (SPECTATOR, 0, 2)]
    match.submit(1, "b")
    mine = match.view(1)
    assert (mine.decision, mine.sealed) == (None, "say:b")
    others = [match.view(viewer) for viewer in (SPECTATOR, 0, 2)]
    assert [view.sealed for view in others] == [None, None, None]
    assert all(view.waiting == [0, 2] for view in others)
    again = [json.dumps(view.document()) for view in others]
    assert again == [text.replace('"waiting": [0, 1, 2]', '"waiting": [0, 2]') for text in plain]


def test_the_result_is_shown_at_the_end_only() -> None:
    match = match_of(together, seats=2)
    assert match.view(0).result is None
    match.step_all([0, 0])
    document = match.view(SPECTATOR).document()
    assert document["result"] == {"scores": [1, 1], "winners": [0, 1]}
    assert (document["asked"], document["waiting"], document["at"]) == (None, [], 2)


def test_a_view_does_not_change_when_the_match_goes_on() -> None:
    match = new_match(COMET, 2, b"frozen")
    view = match.view(0)
    before = json.dumps(view.document())
    while match.pending:
        match.step_all([0] * len(match.pending))
    assert json.dumps(view.document()) == before


# -- positions dealt from a view -------------------------------------------------------------------------------------


def test_a_view_without_search_cannot_be_dealt_from() -> None:
    match = match_of(together)
    with pytest.raises(ValueError, match="ask for view"):
        match.view(0).determinised(Chance(b"deal"))
    with pytest.raises(ValueError, match="ask for view"):
        match_of(together, live=False).view(0, search=True).determinised(Chance(b"deal"))


def test_a_search_view_says_how_the_turn_began_and_what_its_viewer_answered_since() -> None:
    match = match_of(mixed, turns=2)
    for codes in ([0], [1]):
        match.step_all(codes)
    view = match.view(0, search=True)
    assert view.start == {"turn": 0, "said": [], "secrets": [7, 0, 0]}
    assert view.since == [0, 1]
    match.step_all([2, 1, 0])
    match.step(0)
    match.step(2)
    assert match.view(0, search=True).since == [2]


def test_what_others_answered_since_the_turn_began_is_hidden_in_a_search_view() -> None:
    match = match_of(mixed, turns=2)
    for codes in ([0], [1], [2, 1, 0]):
        match.step_all(codes)
    assert match.view(0, search=True).since == [0, 1, 2, HIDDEN, HIDDEN]
    assert match.view(1, search=True).since == [HIDDEN, HIDDEN, HIDDEN, 1, HIDDEN]
    assert match.clone().view(1, search=True).since == [HIDDEN, HIDDEN, HIDDEN, 1, HIDDEN]


def test_clones_undo_and_replay_know_who_answered() -> None:
    match = match_of(mixed, turns=2)
    for codes in ([0], [1], [2, 1, 0], [1], [0], [2], [0, 1, 2]):
        match.step_all(codes)
    since = [0, 2, 0, HIDDEN, HIDDEN]
    assert match.view(0, search=True).since == since
    assert match.clone().view(0, search=True).since == since
    assert replay(match.game, match.record()).view(0, search=True).since == since
    match.undo(0, 7, consents=(1, 2))
    assert match.view(0, search=True).since == since[:1]
    assert match.view(1, search=True).since == [HIDDEN]
    match.undo(0, 5, consents=(1, 2))
    assert match.view(0, search=True).since == [0, 1, 2, HIDDEN, HIDDEN]


def test_a_dealt_position_plays_on_to_the_same_question() -> None:
    match = match_of(mixed, turns=2)
    match.state.secrets[:] = [1, 2, 3]
    for codes in ([0], [1]):
        match.step_all(codes)
    view = match.view(0, search=True)
    state = view.determinised(Chance(b"deal"))
    imagined = Match(match.game, match.setup, state).start()
    for code in view.since:
        imagined.step(code)
    assert imagined.state.said == match.state.said
    assert [(one.seat, one.ask, one.options) for one in imagined.pending] == [
        (one.seat, one.ask, one.options) for one in match.pending
    ]
    clone = imagined.clone()
    clone.step_all([0, 0, 0])
    assert imagined.state.said == match.state.said


def test_a_dealt_position_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    match = new_match(COMET, 3, b"known")
    mine = match.state.hands[1]
    deals = [match.view(1, search=True).determinised(Chance(bytes([n]))) for n in range(20)]
    assert all(state.hands[1] == mine for state in deals)
    assert len({tuple(state.hands[0]) for state in deals}) > 15
    for state in deals:
        COMET.audit(state)
        assert COMET.view(state, 1) == match.view(1).zones


def test_a_match_can_be_played_from_a_dealt_position() -> None:
    match = new_match(COMET, 3, b"from here")
    match.step_all([0, 0, 0])
    match.step(0)
    state = match.view(2, search=True).determinised(Chance(b"deal"))
    setup = Setup(COMET.slug, COMET.rules_version, 3, b"", match.setup.options)
    imagined = Match(COMET, setup, state, live=False).start()
    while imagined.pending:
        imagined.step_all([0] * len(imagined.pending))
    assert imagined.state.comet == 4
    assert match.state.comet == 2
