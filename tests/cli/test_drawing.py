"""What is drawn: hands and cards of Race, and a game that brings neither drawing nor words."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from orrery.cli.players import Player, styled_names
from orrery.cli.session import Session
from orrery.cli.table import told
from orrery.core import SPECTATOR, Record, new_match
from orrery.games.race import terminal
from orrery.games.race.cards import CARDS
from orrery.games.race.state import ACTIONS
from orrery.words import LANGUAGES, Words
from tests.bots.toy import TOY
from tests.cli.program import RACE

NAMES = styled_names(["Anna", "Boris", "Vera", "Gleb"])


def drawn(thing: RenderableType, width: int) -> str:
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as shown:
        console.print(thing)
    return shown.get()


def test_a_seat_is_drawn_its_own_hand_and_nobody_elses() -> None:
    match = new_match(RACE, 3, b"hands")
    words = Words("en", "race")
    hands = [[words.name(card) for card in match.view(seat).zones["hand"]] for seat in range(3)]
    for viewer in (*range(3), SPECTATOR):
        table = drawn(terminal.draw(match.view(viewer).zones, words, 100, NAMES, viewer), 100)
        for seat in range(3):
            others = {name for other in range(3) if other != seat for name in hands[other]}
            for name in set(hands[seat]) - others:
                assert (name in table) == (seat == viewer)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_and_action_explains_itself(lang: str) -> None:
    words = Words(lang, "race")
    for card in CARDS:
        told = terminal.explain(card.text, words)
        assert told is not None
        shown = drawn(told, 200)
        assert words.name(card.name) in shown
        assert shown.count("\n") >= 3 + len(card.data.get("powers", ())) + len(card.data.get("scoring", ()))
        label = terminal.option(card.text, words)
        assert isinstance(label, Text)
        assert label.plain.startswith(words.name(card.name))
    for action in ACTIONS:
        assert terminal.explain(action, words) is not None
    assert terminal.explain("no-such-thing", words) is None
    assert terminal.option("no-such-thing", words) is None


def test_kinds_are_told_apart_without_colour() -> None:
    words = Words("en", "race")
    shown = {kind: drawn(terminal.explain(card, words) or "", 100).split()[1] for kind, card in {
        "novelty": "spice-world", "rare": "mining-world", "genes": "empath-world", "alien": "deserted-alien-library",
        "grey": "old-earth", "development": "mining-robots",
    }.items()}
    assert len(set(shown.values())) == len(shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_below_zero_has_a_minus_and_no_hyphen(lang: str) -> None:
    words = Words(lang, "eclipse")
    paid = told({"event": "paid", "seat": 0, "money": -7, "science": 3, "materials": -1}, words, ["Ann"])
    assert ("−7" in paid, "−1" in paid, "-" in paid) == (True, True, False)


def test_a_game_without_words_or_drawing_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = new_match(TOY, 1, b"toy", {"rounds": "1"})
    path = tmp_path / "toy.orrery"
    typed = ["?", "? 1", "1", "burn:none", "5", "2=2", "3 1 2"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    Session(match, [Player("me")], Words("en", "toy"), path).run()
    shown = capsys.readouterr().out
    assert "The rules have no entry for this question." in shown
    assert "Final scores" in shown
    assert match.over()
    assert Record.from_bytes(path.read_bytes()).log == tuple(match.log)
