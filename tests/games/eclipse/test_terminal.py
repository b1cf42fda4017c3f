"""Eclipse in a terminal: the table can be drawn at any moment for anybody, and every option has a label."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from orrery.cli.question import Question
from orrery.cli.table import Drawing, story
from orrery.core import SPECTATOR, Chance, new_match, option_texts
from orrery.games.eclipse import terminal
from orrery.games.eclipse.game import ECLIPSE
from orrery.games.eclipse.ships import PARTS
from orrery.games.eclipse.technologies import TECHNOLOGIES
from orrery.words import Words
from tests.cli.program import orrery, played
from tests.games.eclipse.tables import board, lie, table

NAMES = [Text(name, style="bold red") for name in ("Anna", "Boris", "Clara")]


def drawn(what: RenderableType, width: int = 110) -> str:
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as said:
        console.print(what)
    return said.get()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_table_is_drawn_throughout_a_match(lang: str) -> None:
    words = Words(lang, "eclipse")
    match = new_match(ECLIPSE, 3, b"terminal")
    chance = Chance(b"choices")
    for n in range(160):
        if not match.pending:
            break
        decision = match.pending[0]
        for text in option_texts(ECLIPSE, decision):
            label = terminal.option(text, words)
            assert label is None or label.plain != text
        if n % 20 == 0:
            for viewer in (0, 1, SPECTATOR):
                text = drawn(terminal.draw(match.view(viewer).zones, words, 110, NAMES, viewer))
                assert "001" in text
        match.submit(decision.seat, decision.decode(ECLIPSE.sample(match.state, decision, chance)))


def test_the_map_lies_as_it_lies() -> None:
    on = {"106": lie(0, -1, 3, "0 interceptor*2 cruiser", disc=0), "203": lie(2, -1, 0, ancients=2, tile=1)}
    game = table(board(reputation=[1, 4]), on=on)
    text = drawn(terminal.draw(game.view(0).zones, Words("en", "eclipse"), 110, NAMES[:2], 0))
    lines = text.splitlines()
    row = {name: next(n for n, line in enumerate(lines) if line.lstrip().startswith(name) or f" {name}" in line)
           for name in ("221", "106", "001")}
    assert row["106"] == row["221"] + 2
    assert row["001"] == row["106"] + 2
    assert "2i1c" in lines[row["106"] + 1]
    assert "‡‡" in text
    assert "Reputation: 1 4" in text


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("trade money-science", "trade money for 1 science"),
        ("colony 108.orbital money", "colony ship: money on square orbital of 108 Mu Cassiopeiae"),
        ("206@3", "206 Epsilon Indi, turned by 180°"),
        ("track-206", "influence track → 206 Epsilon Indi"),
        ("cruiser@206-207", "Cruiser: 206 Epsilon Indi → 207 Zeta Reticuli"),
        ("orbital@206", "Orbital in 206 Epsilon Indi"),
        ("plasma-cannon@c2", "Plasma Cannon on Cruiser, slot 2"),
        ("remove@c2", "take the tile off Cruiser, slot 2"),
        ("retreat-206", "retreat to 206 Epsilon Indi"),
        ("abandon-206", "give up 206 Epsilon Indi"),
        ("cruiser-1", "Cruiser, damage 1"),
        ("ancient-1", "Ancient ship, damage 1"),
        ("parley 2", "offer relations to Mira"),
    ],
)
def test_labels_of_options(text: str, label: str) -> None:
    found = terminal.option(text, Words("en", "eclipse"), "act", ("Anna", "Boris", "Mira"))
    assert found is not None
    assert found.plain == label


@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "space III, north of 221 Procyon"),
        ("ru", "место III, к северу от гекса «221 Процион»"),
    ],
)
def test_spaces_are_called_by_their_ring_and_a_hex_beside_them(lang: str, label: str) -> None:
    """Also those that read like a reputation tile in place of another (``4/1``)."""
    words = Words(lang, "eclipse")
    game = table(board(), on={"106": lie(0, -1, 3, disc=0)})
    zones = game.view(0).zones
    home = zones["map"]["221"]["at"]
    north = terminal.place(f"{home[0]}/{home[1] - 1}", words, "explore", zones, 0)
    assert north is not None
    assert north.plain == label
    assert terminal.place("4/1", words, "reputation", zones, 0) is None
    assert terminal.place("9/9", words, "explore", zones, 0) is None


def test_a_question_at_the_keyboard_calls_its_spaces_and_the_log_its_players() -> None:
    words = Words("en", "eclipse")
    match = new_match(ECLIPSE, 3, b"terminal", events=True)
    while match.pending[0].ask != "act":
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    seat = match.pending[0].seat
    match.submit(seat, "act:explore")
    question = Question(match, match.asked(seat), Drawing(ECLIPSE, words, ("Anna", "Boris", "Mira")))
    spaces = [label.plain for label, text in zip(question.labels, question.texts, strict=True) if "/" in text]
    assert spaces
    assert all(re.fullmatch(r"space (I|II|III), (north|south)(-east|-west)? of \d{3} .+", label) for label in spaces)
    assert len(set(spaces)) == len(spaces)
    match.submit(seat, f"explore:{question.texts[0]}")
    told = story(match.events_since(0, seat), words, ("Anna", "Boris", "Mira"), question.drawing.called)
    explored = next(line for line in told if "explores" in line)
    found = re.fullmatch(r"(Anna|Boris|Mira) explores the space (\S+) of (\d{3} .+) and finds \d{3} .+", explored)
    assert found
    assert f", {found[2]} of " in spaces[0]
    assert spaces[0].endswith(found[3])


def test_sides_of_a_battle_are_called_by_name() -> None:
    words = Words("en", "eclipse")
    fought = [{"n": 0, "event": "engaged", "sector": "206", "attacker": "seat 1", "defender": "ancient"}]
    assert story(fought, words, ("Anna", "Boris")) == ["Boris attacks the Ancients in Epsilon Indi"]


def test_single_names_are_left_to_the_words() -> None:
    words = Words("en", "eclipse")
    assert terminal.option("explore", words) is None
    assert terminal.option("4/1", words) is None  # a reputation tile in place of another
    assert words.name("explore") == "Explore"


def test_technologies_and_parts_are_explained() -> None:
    words = Words("ru", "eclipse")
    assert all(drawn(terminal.explain(one.name, words) or "").strip() for one in TECHNOLOGIES)
    assert all(drawn(terminal.explain(f"{part.name}@c1", words) or "").strip() for part in PARTS)
    assert terminal.explain("done", words) is None


def test_the_program_plays_eclipse_through_a_pipe(tmp_path: Path) -> None:
    lines, match = played(["me", "random"], answers=12, game=ECLIPSE)
    done = orrery("play", "eclipse", "--seats", "me,random", "--seed", "a fixed seed", "--save", "match.orrery",
                  "--lang", "ru", home=tmp_path, typed=["?", *lines, "? 1"])
    assert (done.returncode, done.stderr) == (0, "")
    assert "EC-4.3" in done.stdout
    again = orrery("replay", "match.orrery", home=tmp_path)
    assert again.returncode == 0
    assert f"{len(match.log)}" in again.stdout
