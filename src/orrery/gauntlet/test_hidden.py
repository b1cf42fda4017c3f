"""Nobody sees what he must not: other hidden values, the same bytes; and no secret text where it does not belong."""

from __future__ import annotations

from orrery.bots.foresee import barrier_ahead
from orrery.core import OMNISCIENT, SPECTATOR, Chance
from orrery.gauntlet.facts import facts_of
from orrery.gauntlet.plan import Case
from orrery.gauntlet.trail import Telling, questions_of, some_viewers, starts, stops, trails, viewers
from orrery.gauntlet.worlds import Twins, alike, play_on, texts, told_by_asking, twins
from orrery.lab.transcript import random_codes

STEPS = 4
"""Questions that two worlds are played on for."""
DEALS = 3
"""Deals that are tried until one leads on."""
TELLINGS = 12
"""Worlds that are tried for each kind of event in one case: one a viewer at the least, and no more than the looks."""


def hidden_pairs(case: Case) -> set[tuple[int, int]]:
    """Which seats hide something from which viewers."""
    seats = range(case.seats)
    facts = facts_of(case.game)
    if facts.secrets == "none":
        return set()
    if len(seats) <= facts.counted_seats:
        return {(SPECTATOR, seat) for seat in seats}
    return {(viewer, other) for viewer in (SPECTATOR, *seats) for other in seats if viewer != other}


def hides_from_the_start(case: Case) -> bool:
    """Whether something is hidden as soon as a match of this case begins."""
    secrets = facts_of(case.game).secrets
    return secrets == "at once" or (secrets == "later" and case.place != "")


def test_other_hidden_values_give_the_same_bytes(case: Case) -> None:
    """Wherever a step begins: the view, the question, who is awaited and the events are the same in both worlds."""
    dealt_anew: set[tuple[int, int]] = set()
    compared = 0
    for n, stop in enumerate(starts(case)):
        for viewer in some_viewers(stop.match, n):
            pair = twins(stop.match, viewer, b"deal %d" % compared)
            if told_by_asking(pair, facts_of(case.game)):
                continue
            alike(pair, "where a step begins")
            dealt_anew |= {(viewer, other) for other in pair.hides()}
            seal_the_others(pair)
            compared += 1
    assert compared > 3
    if hides_from_the_start(case):
        assert dealt_anew == hidden_pairs(case)
    else:
        assert dealt_anew <= hidden_pairs(case)


def seal_the_others(pair: Twins) -> None:
    """What the others seal tells the viewer nothing but that they have answered."""
    if len(pair.true.pending) < 2 or pair.true.invited() or pair.true.lanes:
        return
    chance = Chance(b"seal")
    for match in (pair.true, pair.dealt):
        for decision, code in zip(match.pending, random_codes(match, chance), strict=True):
            if decision.seat != pair.viewer and len(match.waiting()) > 1:
                match.submit(decision.seat, decision.decode(code))
    alike(pair, "while others have answered")


def test_the_same_answers_lead_to_the_same_bytes(case: Case) -> None:
    """Both worlds are played on with the same answers, until the viewer is shown something.

    The other seats hold other cards; half of the time they also draw others.
    """
    facts = facts_of(case.game)
    compared = 0
    for n, stop in enumerate(starts(case)):
        for viewer in some_viewers(stop.match, n):
            for deal in range(DEALS):
                pair = twins(stop.match, viewer, b"on %d %d" % (n, deal), alike=(n + deal) % 2 == 0)
                if not pair.hides() and pair.tape.alike:
                    continue
                if steps := play_on(pair, facts, Chance(b"on %d" % n), STEPS):
                    compared += steps
                    break
    if hides_from_the_start(case) and hidden_pairs(case):
        assert compared > 0, "no two worlds could be played on"


def test_every_kind_of_event_tells_the_same(case: Case) -> None:
    """However seldom an event comes: up to where it was told, both worlds are answered as the match was."""
    facts = facts_of(case.game)
    told: dict[str, list[Telling]] = {}
    for trail in trails(case):
        for kind, telling in trail.told.items():
            told.setdefault(kind, []).append(telling)
    tried: set[tuple[int, int]] = set()
    for n in range(max(case.seats + 1, min(TELLINGS, case.matches * case.looks // 2))):
        for tellings in told.values():
            match, answers = telling = tellings[n % len(tellings)]
            if (id(telling), n) not in tried:
                tried.add((id(telling), n))
                everybody = viewers(match)
                pair = twins(match, everybody[n % len(everybody)], b"told %d" % n, n // len(everybody) % 2 == 0)
                if not pair.tape.alike or pair.true.state.key() != pair.dealt.state.key():
                    play_on(pair, facts, Chance(b"told %d" % n), len(answers), answers)


def test_own_answers_lead_to_the_same_bytes(case: Case) -> None:
    """As long as only the viewer answers and could take it back, the two worlds stay alike for him."""
    for n, stop in enumerate(starts(case)):
        seat = stop.match.pending[0].seat
        if len(stop.match.pending) > 1:
            continue
        pair = twins(stop.match, seat, b"deal %d" % n)
        if told_by_asking(pair, facts_of(case.game)):
            continue
        true, dealt = pair.true, pair.dealt
        assert questions_of(true) == questions_of(dealt) == stop.asked
        chance = Chance(b"alone %d" % n)
        while len(true.pending) == 1 and true.pending[0].seat == seat:
            codes = random_codes(true, chance)
            # Whoever asks whether he could take an answer back is told the same, whatever he does not see.
            assert barrier_ahead(true, seat, codes[0]) == barrier_ahead(dealt, seat, codes[0])
            true.step_all(codes)
            if not true.free_undo(seat, len(true.inputs) - 1):
                break
            dealt.step_all(codes)
            if told_by_asking(pair, facts_of(case.game)):
                break
            alike(pair, "by answers of his own")


def test_at_any_moment_a_view_is_all_that_a_viewer_has(case: Case) -> None:
    """A position dealt from a view looks exactly like that view, in the middle of a step too."""
    for n, stop in enumerate(stops(case)):
        for viewer in some_viewers(stop.match, n):
            zones = stop.match.view(viewer).zones
            dealt = case.game.determinise(zones, viewer, Chance(b"deal %d" % n))
            case.game.audit(dealt)
            assert case.game.view(dealt, viewer) == zones


def test_secret_texts_reach_one_seat_only(case: Case) -> None:
    """What stands in a seat's view and not in the spectator's is a secret: it stands in no other view or event."""
    facts = facts_of(case.game)
    for trail in trails(case):
        for stop in trail.stops:
            match = stop.take(events=True)
            before = {viewer: len(match.events_since(0, viewer)) for viewer in viewers(match)}
            match.step_all(stop.codes)
            zones = {viewer: set(texts(match.view(viewer).zones)) for viewer in viewers(match)}
            open_words = zones[SPECTATOR].union(facts.also_open)
            secrets = {seat: zones[seat] - open_words for seat in range(case.seats)}
            for viewer in viewers(match):
                new = match.events_since(before[viewer], viewer)
                events = set(texts([one for one in new if one["event"] not in facts.shown]))
                for seat, secret in secrets.items():
                    if seat != viewer:
                        assert not secret & zones[viewer]
                        assert not secret & events


def test_everything_lies_open_to_the_omniscient_only(case: Case) -> None:
    if hides_from_the_start(case) and case.seats > 1:
        match = case.match(b"omniscient")
        zones = [case.game.view(match.state, viewer) for viewer in (OMNISCIENT, *viewers(match))]
        assert all(one != zones[0] for one in zones[1:])
        assert len({str(one) for one in zones}) == len(zones)
