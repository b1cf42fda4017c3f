"""Every question and every event of a registered game has words in every language."""

from __future__ import annotations

import pytest

from orrery import games, words
from tests.conformance.cases import CASES, playing


def asks(slug: str) -> set[str]:
    """The questions that come up in random matches."""
    found: set[str] = set()
    for case in CASES.values():
        if case.game.slug == slug:
            for n in range(3):
                match = case.match(b"texts %d" % n)
                for _ in playing(match, b"texts"):
                    found |= {decision.ask for decision in match.pending}
    return found


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("slug", games.slugs())
def test_questions_and_events_have_words(slug: str, lang: str) -> None:
    keys = words.keys(lang, slug)
    wanted = {f"ask-{ask}" for ask in asks(slug)} | {f"event-{kind}" for kind in games.load(slug).event_fields}
    assert sorted(wanted - set(keys)) == []


@pytest.mark.parametrize("slug", games.slugs())
def test_the_languages_say_the_same_things(slug: str) -> None:
    keys = {lang: words.keys(lang, slug) for lang in words.LANGUAGES}
    assert keys["en"]
    assert all(set(keys[lang]) == set(keys["en"]) for lang in words.LANGUAGES)
