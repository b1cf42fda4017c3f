from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import orrery
from orrery import games
from orrery.core import BadSetup, Reason, Refused
from orrery.games.race.notation import EVENT_FIELDS, RULE_BEHIND
from orrery.games.race.phases.settle import WAYS
from orrery.words import Words, keys, language

SOURCE = Path(orrery.__file__).parent
TEXTS: list[str | None] = [None, *games.slugs()]


@cache
def resource(lang: str, game: str | None) -> ast.Resource:
    folder = files("orrery") / "text" if game is None else files("orrery") / "games" / game / "text"
    parsed: ast.Resource = FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    return parsed


def raised_keys() -> set[str]:
    """Keys of refusals anywhere in the sources; `bad("seats", ...)` raises `error-position-seats`."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'"((?:error|expected|why|hint|play)-[a-z-]+[a-z])"', text))
        found |= {f"error-position-{key}" for key in re.findall(r'\bbad\("([a-z-]+)"', text)}
    return found


@pytest.mark.parametrize("game", TEXTS)
def test_both_languages_say_the_same_things(game: str | None) -> None:
    english, russian = keys("en", game), keys("ru", game)
    assert english.keys() == russian.keys()
    for lang in ("en", "ru"):
        parsed = resource(lang, game)
        junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
        assert junk == []
        names = [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]
        assert sorted(names) == sorted(set(names))


def test_no_text_says_the_same_key_twice() -> None:
    """The second of two would be read by nobody, or instead of the first."""
    texts = [*SOURCE.rglob("*.ftl"), *(SOURCE.parents[1] / "web" / "text").glob("*.ftl")]
    assert len(texts) == 2 * (len(TEXTS) + 1)
    for path in texts:
        named = re.findall(r"^(-?[a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert [name for name, times in Counter(named).items() if times > 1] == [], path


@pytest.mark.parametrize("game", TEXTS)
def test_both_languages_speak_of_the_same_arguments(game: str | None) -> None:
    russian = {entry.id.name: entry for entry in resource("ru", game).body if isinstance(entry, ast.Message)}
    for entry in resource("en", game).body:
        if isinstance(entry, ast.Message):
            assert wholes("ru", game, russian[entry.id.name]) == wholes("en", game, entry), entry.id.name


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", TEXTS)
def test_every_message_can_be_said(game: str | None, lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    if game is not None:
        bundle.add_resource(resource(lang, None))
    bundle.add_resource(resource(lang, game))
    messages = [entry for entry in resource(lang, game).body if isinstance(entry, ast.Message)]
    everything = set().union(*map(arguments, messages))  # one message may refer to another
    for entry in messages:
        pattern = bundle.get_message(entry.id.name).value
        assert pattern is not None, entry.id.name
        for number in (0, 1, 2, 5, 21):
            text, errors = bundle.format_pattern(pattern, dict.fromkeys(everything, number))
            assert errors == [], entry.id.name
            assert str(text).strip(), entry.id.name


def test_every_refusal_has_a_sentence() -> None:
    spoken = [Words("en", game) for game in TEXTS]
    missing = [key for key in sorted(raised_keys()) if not any(words.has(key) for words in spoken)]
    assert missing == []
    assert "error-not-asked" in raised_keys()
    assert "error-position-conservation" in raised_keys()


def test_everything_race_asks_tells_and_forbids_has_words() -> None:
    words = Words("ru", "race")
    for ask in RULE_BEHIND:
        assert words.has(f"ask-{ask}"), ask
    for kind in EVENT_FIELDS:
        assert words.has(f"event-{kind}"), kind
    for way in WAYS.values():
        assert words.name(way) != way


@pytest.mark.parametrize("game", TEXTS)
def test_russian_plurals_use_selectors(game: str | None) -> None:
    """Where English changes a noun with a number, so does Russian; and its forms are those of Russian numerals."""
    russian = {entry.id.name: entry for entry in resource("ru", game).body if isinstance(entry, ast.Message)}
    for entry in resource("en", game).body:
        if isinstance(entry, ast.Message) and "one" in categories(entry):
            assert "one" in categories(russian[entry.id.name]), entry.id.name
    for name, message in russian.items():
        for select in selects(message):
            forms = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
            if "one" in forms:  # after a genitive ("до 21 карты") there are two forms, otherwise three
                forms -= {"untold"}  # a figure that earlier versions did not tell
                assert forms in ({"one", "few", "many"}, {"one", "other"}), name


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_long_list_is_said_to_its_end(lang: str) -> None:
    ids = ", ".join(f"EC-{number}" for number in range(900))
    assert Words(lang).say("coverage-missing-ids", game="eclipse", ids=ids).endswith(ids)


def test_russian_numerals_come_out_right() -> None:
    words = Words("ru", "race")
    said = [words.say("event-kept", seat="Анна", count=count, **{"cards-count": 0}) for count in (1, 2, 5, 11, 21)]
    assert said == [f"Анна оставляет {cards}" for cards in ("1 карту", "2 карты", "5 карт", "11 карт", "21 карту")]


def test_language_from_wish_and_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ORRERY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language(None) == "en"
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert language(None) == "ru"
    monkeypatch.setenv("LC_MESSAGES", "de_DE")
    assert language(None) == "en"
    monkeypatch.setenv("LC_ALL", "ru")
    assert language(None) == "ru"
    monkeypatch.setenv("ORRERY_LANG", "en")
    assert language(None) == "en"
    assert language("RU") == "ru"


def test_a_missing_word_falls_back_and_never_raises() -> None:
    words = Words("ru", "race")
    assert words.say("event-supernova-seen", seat="Анна", count=3) == "Supernova seen (seat Анна, count 3)"
    assert not words.has("event-supernova-seen")
    assert Words("ru", "no-such-game").say("won") == "победа"
    assert Words("xx").say("won") == "won"
    assert words.say("event-kept")  # without its arguments: poor, but said


def test_names_of_things() -> None:
    words = Words("en", "race")
    assert words.name("gem-world") == "Gem World"
    assert words.name("drop-ships~2") == "Drop Ships"
    assert words.name("old-earth.goods") == "Old Earth"
    assert words.name("conquer+tactics") == words.say("way-conquer-tactics")
    assert words.name("unheard-of") == "unheard-of"
    named = words.named({"cards": ["gem-world", "new-earth"], "count": 2})
    assert named == {"cards": "Gem World, New Earth", "cards-count": 2, "count": 2}


def test_names_of_things_that_are_put_together() -> None:
    words = Words("en", "master")
    named = {
        "c1-b1": "Ardent – Moss",
        "red@c1-b1": "red (Ardent – Moss)",
        "terrans.base": "Terrans: base",
        "terrans.base@b1": "Terrans: base (Moss)",
        "black@velmari.base=yellow*": "black (Velmari Guilds: base, as yellow), star cell",
        "remove-black-hole": "remove a black hole",
        "extra-turn+gain-cubes": "take an extra turn, gain cubes",
        "some-where": "some-where",
    }
    assert {text: words.name(text) for text in named} == named
    assert Words("en", "race").name("old-earth.goods@x") == "Old Earth"  # a game that does not speak so


def test_a_sentence_of_data_may_hold_other_sentences() -> None:
    words = Words("ru", "master")
    inner = {"key": "list-or", "args": {"first": {"key": "deck-leader", "args": {}}, "last": "Луна"}}
    assert words.tell({"key": "trigger-card-gained-of", "args": {"deck": inner}}) == (
        "Когда вы получаете карту лидера или Луна"
    )
    power = {"key": "power-produce-windfall-kind", "args": {"kinds": ("genes", "alien")}}
    assert "Genes, Alien technology" in Words("en", "race").tell(power)


def test_a_refusal_tells_its_reason() -> None:
    words = Words("en", "race")
    reason = Reason("RG-8.13", "why-too-weak", {"defense": 5, "military": 2})
    error = Refused("error-forbidden", "…", {"rule": "RG-8.13", "ask": "settle", "reason": reason})
    assert words.error(error) == (
        "Rule RG-8.13 forbids this answer. Its defense is 5, your Military against it 2."
    )
    assert words.error(BadSetup("error-from-elsewhere", "Elsewhere went wrong.")) == "Elsewhere went wrong."


def wholes(lang: str, game: str | None, entry: ast.Message) -> set[str]:
    """The arguments of a message and of those it speaks through, whether they are said, counted (``cards-count``) or
    chosen by (``seat-is``)."""
    found = {name.removesuffix("-count").removesuffix("-is") for name in arguments(entry)}
    own = {one.id.name: one for one in resource(lang, game).body if isinstance(one, ast.Message)}

    class Walk(Visitor):
        def visit_MessageReference(self, node: Any) -> None:
            if node.id.name in own and node.id.name != entry.id.name:
                found.update(wholes(lang, game, own[node.id.name]))

    Walk().visit(entry)
    return found


def arguments(entry: ast.Message) -> set[str]:
    found: set[str] = set()

    class Walk(Visitor):
        def visit_VariableReference(self, node: Any) -> None:
            found.add(node.id.name)

    Walk().visit(entry)
    return found


def selects(entry: ast.Message) -> list[ast.SelectExpression]:
    found: list[ast.SelectExpression] = []

    class Walk(Visitor):
        def visit_SelectExpression(self, node: Any) -> None:
            found.append(node)
            self.generic_visit(node)

    Walk().visit(entry)
    return found


def categories(entry: ast.Message) -> set[str]:
    return {
        variant.key.name
        for select in selects(entry)
        for variant in select.variants
        if isinstance(variant.key, ast.Identifier)
    }
