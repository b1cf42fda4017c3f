"""Every question and every event of a game that brings words has them in every language."""

from __future__ import annotations

from functools import cache
from typing import Any

from orrery import words
from orrery.core import Chance, Game, new_match
from orrery.gauntlet.plan import cases
from orrery.lab.transcript import random_codes

MATCHES = 3
"""Matches of each case whose questions are collected."""


@cache
def asks(game: Game[Any]) -> set[str]:
    """The questions that a game says it asks, and those that come up in random matches."""
    found = set(game.asks)
    for case in cases(game):
        for n in range(min(MATCHES, case.matches)):
            match = case.match(b"texts %d" % n, live=False)
            chance = Chance(b"texts")
            while match.pending:
                found |= {decision.ask for decision in match.pending}
                match.step_all(random_codes(match, chance))
    return found


def test_questions_and_events_have_words(lang: str, game: Game[Any]) -> None:
    keys = words.keys(lang, game.slug)
    wanted = {f"ask-{ask}" for ask in asks(game)} | {f"event-{kind}" for kind in game.event_fields}
    assert sorted(wanted - set(keys)) == []


def test_what_the_clients_ask_for_has_words(lang: str, game: Game[Any]) -> None:
    """Its name, the options of a match, the figures of a chart, standing orders, the zones, and the glossary."""
    spoken = words.Words(lang, game.slug)
    wanted = ["game-name", "zones-untold", "terms"]
    for choice, values in game.choices.items():
        wanted += [f"choice-{choice}", *(f"choice-{choice}-{value}" for value in values)]
    match = new_match(game, game.least_seats, b"texts")
    wanted += [f"figure-{name}" for name in game.figures(match.state)]
    wanted += [f"question-{ask}" for ask in game.asks]
    wanted += [f"happening-{kind}" for kind in game.event_fields]
    untold = spoken.say("zones-untold").split()
    wanted += [f"zone-{zone}" for zone in match.view(0).zones if zone not in untold]
    for term in spoken.say("terms").split():
        wanted += [f"term-{term}", f"term-{term}.about"]
    assert [key for key in wanted if not spoken.has(key)] == []


def test_what_names_the_turns_of_a_match_happens_in_it(game: Game[Any]) -> None:
    listed = words.kinds(game.slug)
    assert sorted({*listed.telling, *listed.routine} - set(game.event_fields)) == []
    assert sorted(listed.routine & set(listed.telling)) == []


def test_the_languages_say_the_same_things(lang: str, game: Game[Any]) -> None:
    assert set(words.keys(lang, game.slug)) == set(words.keys("en", game.slug))
