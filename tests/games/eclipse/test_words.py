"""Everything Eclipse names, asks, tells and forbids has words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.core import NONE, Pick
from orrery.games import eclipse
from orrery.games.eclipse.board import ACTIONS, CATEGORIES, RESOURCES, SECTOR_BY_NAME, SECTORS
from orrery.games.eclipse.discoveries import DISCOVERIES
from orrery.games.eclipse.notation import EVENT_FIELDS, RULE_BEHIND, about
from orrery.games.eclipse.ships import BUILDS, COLOURS, PARTS
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.technologies import TECHNOLOGIES
from orrery.rules import catalogue
from orrery.words import Words, keys

HOME = Path(eclipse.__file__).parent


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_components_have_names(lang: str) -> None:
    own = keys(lang, "eclipse")
    wanted = [f"sector-{one.name}" for one in SECTORS] + [f"species-{one.name}" for one in SPECIES]
    wanted += [f"technology-{one.name}" for one in TECHNOLOGIES] + [f"part-{one.name}" for one in PARTS]
    wanted += [f"resource-{name}" for name in RESOURCES] + [f"category-{name}" for name in CATEGORIES]
    wanted += [f"action-{name}" for name in ACTIONS] + [f"die-{colour}" for colour in COLOURS]
    assert [key for key in wanted if key not in own] == []
    words = Words(lang, "eclipse")
    assert all(words.name(name) != name for name in BUILDS)
    assert all(words.name(one.name, "tile") != one.name for one in DISCOVERIES)
    assert all(own[f"technology-{one.name}"] == ["about"] for one in TECHNOLOGIES)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_questions_events_and_reasons_have_words(lang: str) -> None:
    own = keys(lang, "eclipse")
    source = (HOME / "why.py").read_text()
    reasons = set(re.findall(r'_reason\((?:rule|f?"[^"]*"(?: if [^,]*)?),\s+"([a-z-]+)"', source))
    assert {"pinned", "energy", "wrong-cube"} <= reasons
    wanted = [f"{family}-{ask}" for ask in RULE_BEHIND for family in ("ask", "question")]
    wanted += [f"{family}-{kind}" for kind in EVENT_FIELDS for family in ("event", "happening")]
    wanted += [f"why-{reason}" for reason in sorted(reasons)]
    assert [key for key in wanted if key not in own] == []


def test_the_rule_behind_each_question_is_in_the_catalogue() -> None:
    rules = catalogue("eclipse")
    assert [rule for rule in RULE_BEHIND.values() if rule not in rules] == []
    forbidding = re.findall(r'_reason\("([0-9.]+[0-9a-zA-Z]*)"', (HOME / "why.py").read_text())
    assert forbidding
    assert [rule for rule in forbidding if f"EC-{rule}" not in rules] == []


def test_both_catalogues_have_the_same_rules_in_the_same_order() -> None:
    english, russian = [
        re.findall(r"^- \[(EC-[^]]+)\] \((\w+)\)", (HOME / "rules" / f"{lang}.md").read_text(encoding="utf-8"), re.M)
        for lang in ("en", "ru")
    ]
    assert len(english) == 463
    assert english == russian


def test_an_event_reads_as_a_sentence() -> None:
    words = Words("ru", "eclipse")
    args = words.named({"technology": "plasma-cannon"})
    assert words.say("event-researched", seat="Анна", price=6, **args) == (
        "Анна получает технологию «Плазменная пушка» (знания: 6)")
    said = [words.say("event-refreshed", seat="Анна", count=count) for count in (1, 2)]
    assert said == ["Анна готовит к полёту 1 колониальный корабль", "Анна готовит к полёту 2 колониальных корабля"]


def test_a_question_about_one_drawn_hex_names_one_and_about_two_both() -> None:
    one = about(Pick(0, "place", (NONE,), about=(0, SECTOR_BY_NAME["208"])))
    two = about(Pick(0, "place", (NONE,), about=(0, SECTOR_BY_NAME["207"], SECTOR_BY_NAME["208"])))
    said = []
    for words in (Words("en", "eclipse"), Words("ru", "eclipse")):
        said += [words.say("ask-place", **words.named(asked)) for asked in (one, two)]
    assert said == [
        "Lay Iota Persei, or discard it", "Lay Zeta Reticuli or Iota Persei, or discard both",
        "Положите гекс «Йота Персея» или сбросьте его",
        "Положите гекс «Дзета Сетки» или «Йота Персея» либо сбросьте оба",
    ]
