"""Master in a terminal: the map, the seats, labels of options, and what is told of a card."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console, RenderableType

from orrery.cli.players import styled_names
from orrery.cli.question import Question
from orrery.cli.table import Drawing, story
from orrery.core import SPECTATOR, new_match
from orrery.games.master import starmap, terminal
from orrery.games.master.board import SYSTEMS, TRACKS
from orrery.games.master.cards import CARDS
from orrery.games.master.components import components
from orrery.games.master.game import MASTER
from orrery.words import Words
from tests.cli.program import orrery, played
from tests.games.master.tables import seat, table

PEOPLE = ["Anna", "Boris", "Vera", "Gleb"]
NAMES = styled_names(PEOPLE)


def drawn(thing: RenderableType, width: int) -> str:
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as shown:
        console.print(thing)
    return shown.get()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [76, 80, 90])
def test_every_cell_of_the_map_has_a_place_of_its_own(width: int, lang: str) -> None:
    words = Words(lang, "master")
    cells = [place for track in TRACKS for place in starmap.cells(track, width, words)]
    assert len(set(cells)) == len(cells) == sum(track.length for track in TRACKS)
    zones: dict[str, Any] = {"systems": {}, "closed": [], "conflicts": {}, "routes": {}}
    for track in TRACKS:
        start, end = (SYSTEMS[one].name for one in track.ends)
        zones["routes"][f"{start}-{end}"] = {"red": track.length}
    lines = [line.plain.ljust(width) for line in starmap.drawn_map(zones, words, width, NAMES)]
    assert {lines[row][column] for column, row in cells} == {"R"}
    for system in SYSTEMS:
        assert any(words.name(system.name, "system") in line for line in lines)


def test_the_map_shows_owners_bases_planets_routes_and_holes() -> None:
    story_ = table(
        "place", seat(), seat(), seat(), drawn="R1", on={"c1": "0x2 RB", "c2": "1", "c3": "2"},
        routes={"c1-b1": "G1", "c2-b2": "B2"}, closed=["c4", "a4", "b4"],
    )
    zones = story_.match.view(0).zones
    state = {system.name: starmap.state(zones, system, NAMES).plain for system in SYSTEMS}
    assert state["c1"] == f"{NAMES[0].plain[0]}◉◉ RB○"
    assert state["c2"] == f"{NAMES[1].plain[0]}◉ ○○○"
    assert state["b1"] == "○"
    assert (state["c4"], state["a4"], state["b4"]) == ("⬤", "⬤", "⬤")
    lines = [line.plain.ljust(80) for line in starmap.drawn_map(zones, Words("en", "master"), 80, NAMES)]
    near = next(track for track in TRACKS if track.name == "t_c1_b1")
    places = starmap.cells(near, 80, Words("en", "master"))
    assert [lines[row][column] for column, row in places] == ["G", "·"]
    assert [line.plain for line in starmap.drawn_map(zones, Words("en", "master"), 44, NAMES)][-2:] == [
        "Ardent – Moss G", "Cerulis – Ember BB",
    ]


def test_a_conflict_is_drawn_with_both_sides() -> None:
    story_ = table("cards", seat("krall border"), seat("terrans"), on={"c1": "0", "a1": "1", "c2": "1"})
    story_.answer(0, "cards:lay@border").answer(0, "lay:t_c1_a1.blue")
    zones = story_.match.view(0).zones
    shown = drawn(terminal.draw(zones, Words("en", "master"), 100, NAMES, 0), 100)
    assert "⚔ Border Incident  military, spoils 1   Halcyon ⚔rrgyb   Ardent ⚔rrbgyr*" in shown


def test_bags_are_drawn_for_their_owners_alone() -> None:
    match = new_match(MASTER, 3, b"bags")
    words = Words("en", "master")
    for viewer, told in ((0, 1), (2, 1), (SPECTATOR, 0)):
        shown = drawn(terminal.draw(match.view(viewer).zones, words, 100, NAMES, viewer), 100)
        assert shown.count("bag 25: R5 B5 Y5 G5 K5") == told
        assert shown.count("bag 25") == 3


@pytest.mark.parametrize(
    ("ask", "text", "english", "russian"),
    [
        ("place", "red@c1", "R → planet of Ardent", "R → планета системы Ардент"),
        ("place", "red@c1-b1", "R → route Ardent – Moss", "R → маршрут Ардент – Мох"),
        ("place", "green@terrans.programme*", "G → Terrans: programme ★", "G → Земляне: программа ★"),
        ("place", "black@velmari.base=yellow", "K → Velmari Guilds: base, in a yellow cell",
         "K → Гильдии вельмари: база, ячейка: жёлтый"),
        ("place", "red@terrans.card2", "R → Terrans: leader card", "R → Земляне: карта лидера"),
        ("place", "end@t_i1_i2", "end the conflict on Crown – Sceptre",
         "прекратить конфликт на трассе Корона – Скипетр"),
        ("place", "none", "done: return the rest to the bag", "всё: остальное вернуть в мешок"),
        ("steal", "blue@b3-e2", "B from route Frost – East Reach", "B, откуда: маршрут Иней – Восточный Предел"),
        ("reward", "red@c1", "cubes for the planet of Ardent", "кубики за планету системы Ардент"),
        ("reward", "krall.base@c4", "place the base of Krall Horde in Verdan",
         "разместить базу с карты «Орда краллов» в системе Вердан"),
        ("cards", "pilgrims", "discard Pilgrim Fleet", "сбросить «Флот паломников»"),
        ("cards", "lay@border", "lay Border Incident on the board", "положить на поле «Пограничный инцидент»"),
        ("lay", "t_c1_a1.red", "Ardent – Halcyon, red side to your system",
         "Ардент – Гальцион, к своей системе красной стороной"),
        ("take", "quantum", "Quantum Computers ◇bbb*y*k  Always: draw 1 more cube in phase 1.",
         "Квантовые компьютеры ◇bbb*y*k  Постоянно: в первой фазе тяните на 1 кубик больше."),
        ("take", "under", "put them under the deck", "положить под колоду"),
        ("gain", "red", "R red", "R красный"),
        ("delay", "1", "Boris", "Boris"),
        ("occupy", "supply", "a disc from the supply", "диск из личного запаса"),
        ("choose", "remove-black-hole", "remove a black hole", "убрать чёрную дыру"),
        ("deck", "progress", "progress", "прогресс"),
        ("agree", "refuse", "refuse", "отказаться"),
    ],
)
def test_options_in_words(ask: str, text: str, english: str, russian: str) -> None:
    for lang, wanted in (("en", english), ("ru", russian)):
        assert Drawing(MASTER, Words(lang, "master"), PEOPLE).option(text, ask).plain == wanted


def test_many_placements_stand_under_the_colours_of_their_cubes() -> None:
    match = table("place", seat("terrans"), seat("krall"), drawn="R1 B1 K1").match
    (decision,) = match.pending
    shown = drawn(Question(match, decision, Drawing(MASTER, Words("en", "master"))).drawn(100), 100).splitlines()
    headings = [line.strip("│ ") for line in shown]
    assert headings.index("red") < headings.index("blue") < headings.index("black")
    assert "…" in shown[-2]  # of what is not allowed only the beginning is named


def test_a_question_calls_the_seats_by_their_names() -> None:
    words = Words("en", "master")
    story_ = table(
        "draw", seat("krall"), seat("terrans"), on={"c1": "0", "a1": "1", "c2": "1"},
        conflicts={"border": {"track": "t_c1_a1", "red": "c1"}},
    ).answer(0, "parley:end@t_c1_a1")
    (decision,) = story_.match.pending
    prompt = Question(story_.match, decision, Drawing(MASTER, words, PEOPLE)).prompt()
    assert prompt == "Anna offers to end Border Incident. Do you agree?"
    story_.answer(1, "agree:refuse")
    told = story(story_.match.events_since(0, 0), words, PEOPLE)
    assert "Anna offers Boris an end of Border Incident" in told


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_and_system_explains_itself(lang: str) -> None:
    words = Words(lang, "master")
    faces = components()["cards"]
    for card in CARDS:
        told = terminal.explain(card.name, words)
        assert told is not None
        shown = drawn(told, 400)
        assert words.name(card.name) in shown
        if "ability" in faces[card.name]:
            assert words.tell(faces[card.name]["ability"]) in shown
        for project in faces[card.name]["projects"].values():
            assert "told" not in project or words.tell(project["told"]) in shown
    for system in SYSTEMS:
        told = terminal.explain(f"red@{system.name}", words)
        assert told is not None
        assert words.name(system.name) in drawn(told, 100)
    assert terminal.explain("no-such-thing", words) is None
    assert terminal.option("no-such-thing", words) is None


def test_the_program_plays_master_through_a_pipe(tmp_path: Any) -> None:
    lines, match = played(["me", "random"], answers=12, game=MASTER)
    done = orrery("play", "master", "--seats", "me,random", "--seed", "a fixed seed", "--save", "match.orrery",
                  "--lang", "ru", home=tmp_path, typed=["?", *lines, "? 1"])
    assert (done.returncode, done.stderr) == (0, "")
    assert "SU-2.15  Колоду рас переворачивают лицом вверх." in done.stdout.replace("\n", " ")
    again = orrery("replay", "match.orrery", home=tmp_path)
    assert again.returncode == 0
    assert f"{len(match.log)}" in again.stdout
