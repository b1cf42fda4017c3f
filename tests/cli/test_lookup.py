"""``? name`` at the terminal knows everything on the table, and options say what they lead to."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from orrery import bots, games
from orrery.bots import drive
from orrery.cli.lookup import TERM, explained_signs, meant, things
from orrery.cli.players import styled_names
from orrery.cli.question import Question
from orrery.cli.table import Drawing
from orrery.core import Match, new_match
from orrery.words import Words
from tests.cli.program import orrery

PEOPLE = ["Anna", "Boris", "Vera"]
FAR = {"race": 18, "master": 90, "eclipse": 260}
"""Questions after which a board is full."""
CODES = ("{", "}", "means-", "thing-", "term-")


@cache
def late(game: str) -> Match[Any]:
    """A match of three bots in its later part."""
    found = games.load(game)
    match = new_match(found, len(PEOPLE), b"late", events=False)
    bot, chances = bots.load(bots.known(found)[-1], found), drive.streams(match)
    for _ in range(FAR[game]):
        match.step_all([drive.answer(match, one.seat, bot, chances[one.seat]) for one in match.pending])
    return match


def drawn(thing: RenderableType) -> str:
    console = Console(width=110, force_terminal=False, color_system=None)
    with console.capture() as shown:
        console.print(thing)
    return shown.get()


def told(game: str, lang: str, text: str) -> list[str]:
    """What is told of a thing on the late board, line by line."""
    drawing, zones = Drawing(games.load(game), Words(lang, game), PEOPLE), late(game).view(0).zones
    found = drawing.explained(text, zones, styled_names(PEOPLE), 0)
    assert found is not None
    return [line.rstrip() for line in drawn(found).splitlines()]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", games.slugs())
def test_everything_on_a_late_board_is_known_by_its_name(game: str, lang: str) -> None:
    words = Words(lang, game)
    drawing, zones = Drawing(games.load(game), words, PEOPLE), late(game).view(0).zones
    known = things(drawing, zones)
    assert {f"seat {seat}" for seat in range(3)} <= {thing.text for thing in known}
    assert len(known) > 60
    for thing in known:
        assert thing in meant(thing.name, known), thing
        assert thing in meant(thing.text.upper(), known), thing
        assert "-" not in thing.name or thing.name != thing.text, thing
        if thing.text.startswith(TERM):
            assert words.has(f"term-{thing.text.removeprefix(TERM)}.about")
            continue
        found = drawing.explained(thing.text, zones, styled_names(PEOPLE), 0)
        assert found is not None, thing
        said = drawn(found)
        assert said.strip()
        assert not [code for code in CODES if code in said], said
    assert drawing.legend()
    assert all(sign.plain.strip() for sign in drawing.legend())
    everything = {
        "race": "gem-world produce", "master": "c1 t_c1_a1 totalwar military",
        "eclipse": "001 cruiser orbital ancient gcds plasma-cannon hull ion-turret money explore",
    }[game]
    assert set(everything.split()) <= {thing.text for thing in known}


SHOWN = {
    "race": {"en": "bank, deck, discards, VP, chips, Military, hand, cards, cost, defense, goods",
             "ru": "банк, колода, сброс, ПО, жетоны, атака, рука, карт, стоимость, защита, товары"},
    "master": {"en": "bank, bases, symbols, start systems, bag, supply, cards, leader, commerce, theft",
               "ru": "банк, базы, символы, стартовые системы, мешок, запас, карты, лидер, торговля, похищение"},
    "eclipse": {"en": "first player, stacks, VP, money, discs, upkeep, colony ships, military, movement, computer, "
                      "shield, hull, energy, orange die, reputation, traitor, passed",
                "ru": "первый игрок, стопки, ПО, деньги, диски, содержание, колониальные корабли, военные, "
                      "перемещение, компьютер, щит, корпус, энергия, оранжевый кубик, репутация, предатель, пас"},
}
"""Words that the drawing of a table says of things."""
SIGNS = {
    "race": "○ ✦ ◈ ✿ ✸ ◇ I II III $ IV V ② ⑨ ❸ [◈]", "master": "R B Y G K * ◉ ○ ⬤ ▤ ✦ ◇ ↯ ⚔ ✓",
    "eclipse": "● o ▮ ‡ ‡‡ # 2i1c i d ↑ ↘↖ ¤ ✦ ◆ ○ *",
}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", games.slugs())
def test_the_words_and_signs_of_the_drawing_are_known(game: str, lang: str) -> None:
    drawing = Drawing(games.load(game), Words(lang, game), PEOPLE)
    known = things(drawing, late(game).view(0).zones)
    assert [word for word in SHOWN[game][lang].split(", ") if not meant(word, known, exactly=True)] == []
    assert [sign for sign in SIGNS[game].split() if not explained_signs(sign, drawing.legend())] == []
    assert explained_signs("nothing such", drawing.legend()) == []


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", games.slugs())
def test_options_say_what_they_lead_to(game: str, lang: str) -> None:
    """Every question of a match: what is added is a sentence, and the questions that have something to add do."""
    found = games.load(game)
    drawing = Drawing(found, Words(lang, game), PEOPLE)
    match = new_match(found, len(PEOPLE), b"late", events=False)
    bot, chances = bots.load(bots.known(found)[-1], found), drive.streams(match)
    telling: set[str] = set()
    seen: dict[str, int] = {}
    while match.pending:
        for one in match.pending:
            seen[one.ask] = seen.get(one.ask, 0) + 1
            if seen[one.ask] <= 4:
                question = Question(match, one, drawing)
                said = [question.meaning(text) for text in question.texts]
                assert not [line for line in said for code in CODES if code in line]
                telling |= {one.ask} if any(said) else set()
        match.step_all([drive.answer(match, one.seat, bot, chances[one.seat]) for one in match.pending])
    assert telling >= {
        "race": {"action", "develop", "settle", "consume"}, "master": {"place"},
        "eclipse": {"explore", "place", "research", "build", "move", "upgrade", "influence", "act"},
    }[game]


def test_a_few_things_word_for_word() -> None:
    centre = told("eclipse", "en", "001")
    assert centre[0] == "001 Galactic Center"
    assert centre[2] == "  science, science*, materials, materials*, any resource, any resource · 4 VP · artifact"
    assert told("eclipse", "en", "gcds") == [
        "Galactic Center Defense System", "  Guards the Galactic Center and lets no ship pass (EC-14.9).",
        "  initiative 0, computer 1, shield 0, hull 7, 4× yellow die"]
    assert told("eclipse", "en", "cruiser")[:3] == [
        "Cruiser", "  ▲ Anna: price 5, 4 in reserve",
        "    initiative 2, movement 1, computer 1, shield 0, hull 1, energy 3 of 3  2×yellow die"]
    assert told("eclipse", "ru", "ion-turret")[0] == "Ионная турель"
    assert told("master", "en", "t_c1_a1")[:2] == ["Ardent – Halcyon", "  3 cells long"]
    assert told("master", "ru", "military")[0] == "военное превосходство"


def test_names_are_asked_for_at_the_keyboard(tmp_path: Path) -> None:
    typed = ["? new sparta", "? random", "? windfall", "? RG-8.20", "? gem", "? genes", "? nothing such", "? bank",
             "? ②", "k", "q"]
    done = orrery("play", "race", "--seats", "me,random", "--seed", "a fixed seed", home=tmp_path, typed=typed)
    out = done.stdout
    assert "One of them sells for 4 cards" in out
    assert "military world, defense 2, 1 VP" in out
    assert "● Random  0 VP" in out
    assert "RG-8.20  " in out
    assert "Gem World" in out
    assert "Nothing here is called “nothing such”" in out
    assert "The common stock of victory points" in out
    assert "So many cards are discarded from the hand" in out
    assert "Trade powers" in out


def test_a_number_that_is_a_name_on_the_table_is_no_option(tmp_path: Path) -> None:
    typed = ["? terran union", "descendants of draco", "? galactic center defense system", "? money", "? 001", "? 1",
             "q"]
    done = orrery("play", "eclipse", "--seats", "me,random", "--seed", "a fixed seed", home=tmp_path, typed=typed)
    about = done.stdout.split("> ")[-3:-1]
    assert about[0].strip().startswith("001 Galactic Center")
    assert about[1].strip().endswith("allowed now.")
    assert "no technologies yet" in done.stdout
    assert "Quick ships: three moves in an action" in done.stdout
    assert done.stdout.count("Guards the Galactic Center") == 1
    assert "You: 2 (+3 a round)" in done.stdout
