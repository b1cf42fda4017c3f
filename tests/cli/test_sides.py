"""Sheets, offers, windows and a match of one at the terminal: Salvage of the documents."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from orrery.bots import drive
from orrery.core import Record
from tests import salvage
from tests.cli.program import environment, orrery, record
from tests.outside import on_path, package
from tests.tiny import DEPTH, blocks

SAVE = "match.orrery"


def run(home: Path, *arguments: str, typed: Sequence[str] = ()) -> CompletedProcess[str]:
    done = orrery(*arguments, home=home, typed=typed,
                  env=environment(home, **salvage.environment(home / "site")))
    assert done.stderr == ""
    assert done.returncode == 0
    return done


def play(home: Path, seats: str, *typed: str) -> str:
    """What is told in a new match when this is typed."""
    return run(home, "play", "salvage", "--seats", seats, "--seed", "s", "--save", SAVE, typed=typed).stdout


def resume(home: Path, *typed: str) -> str:
    return run(home, "play", "salvage", "--resume", SAVE, typed=typed).stdout


def test_sheets_are_filled_in_one_after_the_other_and_saved_on_the_way(tmp_path: Path) -> None:
    told = play(tmp_path, "me:Anna,me:Boris", "", "yes", "yes", "u", "none", "", "yes")
    assert "Your own sheet so far, 2 answers (u takes the last one back): yes, yes" in told
    assert "Taken back." in told
    anna, boris = told.split("Hand over to Boris")
    assert anna.startswith("Hand over to Anna")
    assert "Buy a crate for a coin?" in boris
    assert record(tmp_path / SAVE).sealed == {0: (0, 1), 1: (0,)}
    again = resume(tmp_path, "", "none", "")
    assert "Your own sheet so far, 1 answer (u takes the last one back): yes" in again
    assert "Hand over to Anna" in again
    assert "The wreck drifts before you." in again
    assert record(tmp_path / SAVE).log == (0, 1, 0, 1)


def test_who_is_done_may_take_back_at_the_curtain(tmp_path: Path) -> None:
    told = play(tmp_path, "me:Anna,me:Boris", "", "yes", "none", "u", "", "none", "", "none", "")
    assert told.count("Hand over to Boris") == 2
    assert record(tmp_path / SAVE).log == (0, 1, 1)


def test_an_offer_is_a_hint_and_asked_only_of_who_wants_to_make_it(tmp_path: Path) -> None:
    told = play(tmp_path, "me:Anna,me:Boris", "", "none", "", "none", "",
                "o Cleo", "o bo", "", "", "", "o", "", "yes", "", "none")
    assert "May answer meanwhile, and need not (o, or o and a name): Boris: Offer a coin for this turn" in told
    assert "Nobody called “Cleo” may answer now; expected one of: Boris." in told
    assert "You need not answer: Enter leaves it." in told
    assert "Boris offers a coin for your turn." in told
    assert record(tmp_path / SAVE).log == (1, 1, 1, 1)  # two sheets, the offer of seat 1, the refusal


def test_while_a_bot_thinks_one_may_make_an_offer(tmp_path: Path) -> None:
    told = play(tmp_path, "random,me:Anna", "none", "o", "yes")
    assert "Enter goes on." in told
    replayed = run(tmp_path, "replay", SAVE, "--format", "moves").stdout
    offers = [line.split()[-2:] for line in replayed.splitlines() if "offer:" in line]
    assert offers[:1] == [["Anna", "offer:yes"]]


def test_a_window_explains_what_waiting_means(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "salvage", "--seats", "me:Anna,me:Boris,me:Cleo", "--seed", "s", "--save", SAVE,
               "--option", "windows=everyone",
               typed=["", "none", "", "none", "", "none", "", "yes", "", "later", "", "none", "", "none"]).stdout
    assert "wait for the others, and be asked again" in told
    assert "Do you veto what Anna does?" in told
    replayed = run(tmp_path, "replay", SAVE, "--format", "moves").stdout
    assert [line.split()[-1] for line in replayed.splitlines() if " veto:" in line] == [
        "veto:later", "veto:none", "veto:none"]


def test_one_plays_alone_to_the_end_and_undoes_freely(tmp_path: Path) -> None:
    told = play(tmp_path, "me", "yes", "none", "look", "u", "y", "yes", "none", "overboard", "yes")
    assert "Final scores" in told
    assert "Hand over" not in told
    replayed = run(tmp_path, "replay", SAVE, "--format", "moves").stdout
    assert "undo, back to input 2" in replayed
    assert "act:overboard" in replayed
    assert Record.from_bytes((tmp_path / SAVE).read_bytes()).setup.seats == 1


HAGGLER = """
from orrery.bots import Bot


class Haggler(Bot):
    asked = 0

    def choose(self, view, chance):
        Haggler.asked += 1
        assert Haggler.asked < 100, "nobody stops them"
        return 0 if view.decision.ask == "offer" else view.decision.nothing()
"""


def test_bots_that_offer_for_ever_are_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = blocks("python", DEPTH)[0].replace("s.offered |= 1 << who", "pass").replace("call(s, DEAL, seat, who)", "")
    site = package(tmp_path / "site", "haggle", "haggle.game:SALVAGE", {
        "haggle/__init__.py": "", "haggle/bots.py": HAGGLER,
        "haggle/game.py": source.replace('most_seats, beside_asks = "salvage"', 'most_seats, beside_asks = "haggle"')})
    on_path(monkeypatch, site)
    monkeypatch.setattr(drive, "LONGEST", 20)
    two = "haggle.bots:Haggler,haggle.bots:Haggler"
    told = orrery("play", "haggle", "--seats", two, "--seed", "s", "--save", SAVE, home=tmp_path)
    assert (told.returncode, told.stderr) == (0, "")
    assert "The match would not end and was stopped; nobody has won." in told.stdout
    assert len(record(tmp_path / SAVE).log) == 20


def test_bots_play_it_in_bulk_alone_and_together(tmp_path: Path) -> None:
    for seats in ("random", "greedy", "random,greedy,random"):
        told = run(tmp_path, "sim", "salvage", "--seats", seats, "--games", "20", "--seed", "1").stdout
        assert "20 games" in told, seats
