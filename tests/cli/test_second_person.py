"""Every sentence that a log tells has a form for its reader: "You settle", «Вы осваиваете», with the right verb."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from orrery import games
from orrery.cli.table import NOBODY, story
from orrery.words import Words, source

OF_SEATS = ("seat", "other", "rival", "owner", "loser", "winner", "side", "enemy", "attacker", "defender")
"""Arguments of events that hold a seat..."""
NO_SEAT = ("master", "laid", "side")
"""...but for the side of a conflict card."""
NAMES = {"en": ["Anna", "Boris"], "ru": ["Анна", "Борис"]}
FIGURES = (0, 1, 2, 5)
YOU = {"en": "You", "ru": "Вы"}
KINDS = [(game, kind) for game in games.slugs() for kind in games.load(game).event_fields]


@cache
def messages(lang: str, game: str) -> dict[str, ast.Message]:
    parsed = FluentResource(source(lang, game)).body
    return {entry.id.name: entry for entry in parsed if isinstance(entry, ast.Message)}


@cache
def chosen_by(lang: str, game: str, key: str) -> dict[str, set[str]]:
    """The arguments that a message, and those it speaks through, choose by: each with its variants."""
    found: dict[str, set[str]] = {}

    class Walk(Visitor):
        def visit_SelectExpression(self, node: Any) -> None:
            keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants}
            found.setdefault(node.selector.id.name, set()).update(keys)
            self.generic_visit(node)

        def visit_VariableReference(self, node: Any) -> None:
            found.setdefault(node.id.name, set())

        def visit_MessageReference(self, node: Any) -> None:
            for name, keys in chosen_by(lang, game, node.id.name).items():
                found.setdefault(name, set()).update(keys)

    Walk().visit(messages(lang, game)[key])
    return found


def settings(lang: str, game: str, kind: str, fields: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """Arguments of an event with no seat among them, in every way that its sentence tells apart."""
    choices = chosen_by(lang, game, f"event-{kind}")
    names, values = [], []
    for name, keys in choices.items():
        whole = name.removesuffix("-is").removesuffix("-count")
        if whole not in OF_SEATS or (game, kind, whole) == NO_SEAT:
            plural = keys & {"one", "few", "many", "0", "1"}
            names.append(name)
            values.append(FIGURES if plural else sorted(keys) or ("3",))
    assert {name.removesuffix("-is").removesuffix("-count") for name in choices} <= {*fields, "shown"}
    for one in product(*values):
        yield dict(zip(names, one, strict=True))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_whoever_acts_in_a_sentence_may_be_its_reader(game: str, kind: str, lang: str) -> None:
    words = Words(lang, game)
    fields = tuple(games.load(game).event_fields[kind])
    choices = chosen_by(lang, game, f"event-{kind}")
    spoken = [one for one in fields if one in OF_SEATS and one in choices and (game, kind, one) != NO_SEAT]
    me, other = NAMES[lang]
    for name in spoken:
        assert "you" in choices[f"{name}-is"], name
        others = {one: other for one in spoken if one != name} | {f"{one}-is": "seat" for one in spoken if one != name}
        for rest in settings(lang, game, kind, fields):
            told = words.say(f"event-{kind}", **{name: me, f"{name}-is": "seat"}, **others, **rest)
            mine = words.say(f"event-{kind}", **{name: me, f"{name}-is": "you"}, **others, **rest)
            assert not {"{", "}", "$"} & {*told, *mine}
            assert not re.search(r"  |: *:|\bevent\b", told + mine)
            if me in told:
                assert me not in mine
                assert mine != told
            if told.startswith(me + " ") and mine.startswith(YOU[lang] + " "):
                assert told.removeprefix(me) != mine.removeprefix(YOU[lang])  # "You settles", «Вы кладёт»


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_news_of_the_table_speaks_to_whom_it_concerns(lang: str) -> None:
    words = Words(lang)
    me = NAMES[lang][0]
    for kind, ways in {"seat-left": ("resigned", "claimed", "time"), "seat-taken": ("back", "taken"),
                       "match-ended": ("resigned", "claimed")}.items():
        for how in ways:
            args = dict.fromkeys(("was", "now", "name"), me) | {"how": how}
            told = words.say(f"event-{kind}", **args, **{"seat-is": "seat"})
            mine = words.say(f"event-{kind}", **(args | {"now": "Bot"}), **{"seat-is": "you"})
            assert me in told
            assert me not in mine
            assert mine.startswith(("You", "Вы", "Ваше"))


def test_a_story_tells_its_reader_what_he_did() -> None:
    settled = {"event": "settled", "seat": 0, "card": "new-sparta", "way": "pay", "count": 2, "cards": []}
    beaten = {"event": "fought", "sector": "107", "winner": "seat 1", "loser": "seat 0", "destroyed": 2, "lost": 0}
    english, russian = Words("en", "race"), Words("ru", "race")
    names = NAMES["en"]
    assert story([settled], english, names, None, 0) == ["You settle New Sparta for 2 cards"]
    assert story([settled], english, names, None, 1) == ["Anna settles New Sparta for 2 cards"]
    assert story([settled], english, names, None, NOBODY) == ["Anna settles New Sparta for 2 cards"]
    assert story([settled], russian, NAMES["ru"], None, 0) == ["Вы осваиваете мир «Новая Спарта» за 2 карты"]
    used = {"event": "consumed", "seat": 0, "power": "new-survivalists", "cards": ["new-survivalists"], "points": 0}
    assert story([used], english, names, None, 0) == ["You use New Survivalists: the good of New Survivalists"]
    two = used | {"power": "old-earth", "cards": ["gem-world", "comet-zone"], "points": 2}
    assert story([two], russian, NAMES["ru"], None, 0) == [
        "Вы применяете «Старая Земля»: товары (Мир самоцветов, Зона комет) за 2 ПО"]
    assert [story([beaten], Words("en", "eclipse"), names, None, reader) for reader in (0, 1, NOBODY)] == [
        ["Boris beats you in Aldebaran: you lose 2 ships, and destroy none"],
        ["You beat Anna in Aldebaran: 2 ships destroyed, none lost"],
        ["Boris beats Anna in Aldebaran: 2 ships destroyed, none lost"],
    ]
    guards = beaten | {"winner": "ancient", "lost": 1}
    assert story([guards], Words("ru", "eclipse"), NAMES["ru"], None, 0) == [
        "Древние побеждают вас в гексе «Альдебаран»: вы теряете 2 корабля, уничтожено чужих: 1"]


OLD = [
    ("race", {"event": "ended", "round": 9}, "The game ends after round 9", "Игра окончена после раунда 9"),
    ("eclipse", {"event": "traded", "seat": 0, "given": "money", "gained": "science"},
     "You trade money for 1 science", "Вы меняете: деньги → знания (1)"),
    ("eclipse", {"event": "researched", "seat": 1, "technology": "plasma-cannon"},
     "Boris gains Plasma Cannon", "Борис получает технологию «Плазменная пушка»"),
    ("eclipse", {"event": "rolled", "side": "seat 1", "ship": "cruiser", "dice": ["yellow 6"]},
     "Boris rolls for the Cruiser: yellow 6", "Борис бросает кубики (Крейсер): жёлтый 6"),
    ("eclipse", {"event": "over"}, "The game is over", "Игра окончена"),
]
"""Events that tables keep in the words of versions that told less of them."""


@pytest.mark.parametrize(("game", "event", "english", "russian"), OLD)
def test_what_an_earlier_version_told_is_still_a_sentence(
    game: str, event: dict[str, Any], english: str, russian: str
) -> None:
    assert story([event], Words("en", game), NAMES["en"], None, 0) == [english]
    assert story([event], Words("ru", game), NAMES["ru"], None, 0) == [russian]
