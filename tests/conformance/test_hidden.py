"""Nobody sees what he must not: other hidden values, the same bytes; and no secret text where it does not belong."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import OMNISCIENT, SPECTATOR, Chance, Match
from orrery.lab.transcript import random_codes
from tests.conformance.cases import CASES, at_turn_start, playing, questions
from tests.conformance.hidden import dealt_world, seen, texts, true_world, viewers

SHOWN_FIRST = {"race": {"lucky"}}
"""Events that show everybody a card which then goes to a hand: Gambling World turns it over (RG-19.17)."""


ALSO_ELSEWHERE = {"eclipse": {"money", "science", "materials", "ancient-technology", "ancient-cruiser"}}
"""Names of hidden tiles of which there are several, or that are also names of something open."""


@pytest.mark.parametrize("name", CASES)
def test_other_hidden_values_give_the_same_bytes(name: str) -> None:
    """Wherever a turn begins: the view, the question, who is awaited and the events are the same in both worlds."""
    match = CASES[name].match(b"swap")
    compared = 0
    dealt_anew: set[tuple[int, int]] = set()
    for _ in playing(match, b"swap"):
        if not at_turn_start(match):
            continue
        for viewer in viewers(match):
            true, dealt = true_world(match), dealt_world(match, viewer, b"deal %d" % compared)
            match.game.audit(dealt.state)
            assert seen(true, viewer) == seen(dealt, viewer)
            compared += 1
            for other in range(match.state.seats):
                if true.view(other).zones != dealt.view(other).zones:
                    dealt_anew.add((viewer, other))
            seal_the_others(true, dealt, viewer)
    assert compared > 3
    seats = range(CASES[name].seats)
    hidden = {(viewer, other) for viewer in (SPECTATOR, *seats) for other in seats if viewer != other}
    if len(seats) <= match.game.counted_seats:
        hidden = {(SPECTATOR, seat) for seat in seats}
    if not match.game.hides_at_once and not CASES[name].place:
        assert dealt_anew <= hidden
    else:
        assert dealt_anew == hidden


def seal_the_others(true: Match[Any], dealt: Match[Any], viewer: int) -> None:
    """What the others seal tells the viewer nothing but that they have answered."""
    if len(true.pending) < 2:
        return
    chance = Chance(b"seal")
    for match in (true, dealt):
        for decision, code in zip(match.pending, random_codes(match, chance), strict=True):
            if decision.seat != viewer and len(match.waiting()) > 1:
                match.submit(decision.seat, decision.decode(code))
    assert seen(true, viewer) == seen(dealt, viewer)


@pytest.mark.parametrize("name", CASES)
def test_own_answers_lead_to_the_same_bytes(name: str) -> None:
    """As long as only the viewer answers and no chance is used, the two worlds stay alike for him."""
    match = CASES[name].match(b"alone")
    compared = 0
    for _ in playing(match, b"alone"):
        seat = match.pending[0].seat
        if len(match.pending) > 1 or not at_turn_start(match):
            continue
        true, dealt = true_world(match), dealt_world(match, seat, b"deal %d" % compared)
        assert questions(true) == questions(dealt) == questions(match)
        chance = Chance(b"alone %d" % compared)
        while len(true.pending) == 1 and true.pending[0].seat == seat:
            used = true.state.chance.mark()
            codes = random_codes(true, chance)
            true.step_all(codes)
            if true.state.chance.mark() != used:
                break
            dealt.step_all(codes)
            assert seen(true, seat) == seen(dealt, seat)
            compared += 1


@pytest.mark.parametrize("name", CASES)
def test_at_any_moment_a_view_is_all_that_a_viewer_has(name: str) -> None:
    """A position dealt from a view looks exactly like that view, in the middle of a turn too."""
    match = CASES[name].match(b"any moment")
    for n, _ in enumerate(playing(match, b"any moment")):
        for viewer in viewers(match):
            zones = match.view(viewer).zones
            dealt = match.game.determinise(zones, viewer, Chance(b"deal %d" % n))
            match.game.audit(dealt)
            assert match.game.view(dealt, viewer) == zones


@pytest.mark.parametrize("name", CASES)
def test_secret_texts_reach_one_seat_only(name: str) -> None:
    """What stands in a seat's view and not in the spectator's is a secret: it stands in no other view or event."""
    match = CASES[name].match(b"canary", events=True)
    told = 0
    for _ in playing(match, b"canary"):
        zones = {viewer: set(texts(match.view(viewer).zones)) for viewer in viewers(match)}
        open_words = zones[SPECTATOR] | ALSO_ELSEWHERE.get(match.game.slug, set())
        secrets = {seat: zones[seat] - open_words for seat in range(match.state.seats)}
        for viewer in viewers(match):
            new = match.events_since(told, viewer)
            events = set(texts([one for one in new if one["event"] not in SHOWN_FIRST.get(match.game.slug, ())]))
            for seat, secret in secrets.items():
                if seat != viewer:
                    assert not secret & zones[viewer]
                    assert not secret & events
        told = len(match.state.events or ())


@pytest.mark.parametrize("name", CASES)
def test_everything_lies_open_to_the_omniscient_only(name: str) -> None:
    match = CASES[name].match(b"omniscient")
    if not match.game.hides_at_once and not CASES[name].place:
        return
    zones = [match.game.view(match.state, viewer) for viewer in (OMNISCIENT, *viewers(match))]
    assert all(one != zones[0] for one in zones[1:])
    assert len({str(one) for one in zones}) == len(zones)
