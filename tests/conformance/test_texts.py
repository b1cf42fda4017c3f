"""Every question and every event of a registered game has words in every language."""

from __future__ import annotations

from functools import cache

import pytest

from orrery import games, words
from orrery.core import Chance
from orrery.lab.transcript import random_codes
from tests.conformance.cases import CASES, game_of


@cache
def asks(slug: str) -> set[str]:
    """The questions that a game says it asks, and those that come up in random matches."""
    found = set(game_of(slug).asks)
    for case in CASES.values():
        if case.game.slug == slug:
            for n in range(3):
                match = case.match(b"texts %d" % n).clone(live=False)
                chance = Chance(b"texts")
                while match.pending:
                    found |= {decision.ask for decision in match.pending}
                    match.step_all(random_codes(match, chance))
    return found


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("slug", games.slugs())
def test_questions_and_events_have_words(slug: str, lang: str) -> None:
    keys = words.keys(lang, slug)
    wanted = {f"ask-{ask}" for ask in asks(slug)} | {f"event-{kind}" for kind in games.load(slug).event_fields}
    assert sorted(wanted - set(keys)) == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("slug", games.slugs())
def test_what_the_clients_ask_for_has_words(slug: str, lang: str) -> None:
    """Its name, the options of a match, the figures of a chart, standing orders, the zones, and the glossary."""
    game = games.load(slug)
    spoken = words.Words(lang, slug)
    wanted = ["game-name", "zones-untold", "terms"]
    for choice, values in game.choices.items():
        wanted += [f"choice-{choice}", *(f"choice-{choice}-{value}" for value in values)]
    match = next(case for case in CASES.values() if case.game.slug == slug).match(b"texts")
    wanted += [f"figure-{name}" for name in game.figures(match.state)]
    wanted += [f"question-{ask}" for ask in game.asks]
    wanted += [f"happening-{kind}" for kind in game.event_fields]
    untold = spoken.say("zones-untold").split()
    wanted += [f"zone-{zone}" for zone in match.view(0).zones if zone not in untold]
    for term in spoken.say("terms").split():
        wanted += [f"term-{term}", f"term-{term}.about"]
    assert [key for key in wanted if not spoken.has(key)] == []


@pytest.mark.parametrize("slug", games.slugs())
def test_the_languages_say_the_same_things(slug: str) -> None:
    keys = {lang: words.keys(lang, slug) for lang in words.LANGUAGES}
    assert keys["en"]
    assert all(set(keys[lang]) == set(keys["en"]) for lang in words.LANGUAGES)
