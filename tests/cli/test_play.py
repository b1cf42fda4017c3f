"""Matches driven through a pipe, as a script would, and through a terminal, as a person would."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from orrery import cli
from orrery.bots import drive
from orrery.rules import catalogue
from orrery.words import Words
from tests.cli.program import SEED, begin, orrery, played, record, started

ME_AND_BOT = ["me", "random"]
PLAY = ("play", "race", "--seats", "me,random", "--seed", SEED, "--save", "match.orrery")


def test_a_whole_match_through_a_pipe(tmp_path: Path) -> None:
    lines, match = played(ME_AND_BOT)
    done = started(*PLAY, home=tmp_path, typed=lines)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert (tmp_path / "match.orrery").read_bytes() == match.record(ME_AND_BOT).to_bytes()
    ending = done.stdout.partition("Final scores")[2]
    result = match.result()
    winner = ["You", "Random"][result.winners[0]]
    assert re.search(rf"{winner} +{result.scores[result.winners[0]]} +won", ending)


def test_the_end_of_the_input_saves_and_leaves(tmp_path: Path) -> None:
    lines, match = played(ME_AND_BOT, answers=4)
    done = orrery(*PLAY, home=tmp_path, typed=lines)
    assert done.returncode == 0
    assert "The match is saved; go on with: --resume match.orrery" in done.stdout
    saved = record(tmp_path / "match.orrery")
    assert saved.log[: len(match.log)] == tuple(match.log)


def test_without_a_save_file_the_match_lies_in_the_data_folder(tmp_path: Path) -> None:
    done = orrery("play", "race", "--seats", "me,random", home=tmp_path, typed=["q"])
    (saved,) = (tmp_path / "orrery" / "saves").glob("race-*.orrery")
    assert str(saved) in done.stdout.replace("\n", "")
    assert record(saved).names == ("me", "random")


def test_answers_by_number_by_canonical_text_and_by_name(tmp_path: Path) -> None:
    match = begin(ME_AND_BOT)
    hand = match.view(0).zones["hand"]
    first, second = hand[0], hand[1]
    name = Words("en", "race").name(second)
    for line in ("1 2", "1,2", "1-2", f"{first},{second}", f"opening:{first}, {second}", f"{first}, {name}"):
        (tmp_path / "match.orrery").unlink(missing_ok=True)
        done = orrery(*PLAY, home=tmp_path, typed=[line, "q"])
        assert "Choose an action card" in done.stdout, line
        assert record(tmp_path / "match.orrery").log[0] == 0b11, line


@pytest.mark.parametrize(("line", "told"), [
    ("1", "Expected 2 options, but 1 came."),
    ("1 2 3", "Expected 2 options, but 3 came."),
    ("1 1", "An option was named twice"),
    ("99 1", "There is no number 99; the last one is 7."),
    ("banana", "Nothing here is called “banana”"),
    ("none", "Expected 2 options, but 0 came."),
    ("9" * 5000, "There is no number"),
])
def test_a_wrong_answer_is_told_and_asked_again(line: str, told: str, tmp_path: Path) -> None:
    done = orrery(*PLAY, home=tmp_path, typed=[line, "1 2", "q"])
    assert done.returncode == 0, done.stderr
    assert told in done.stdout
    assert "Choose an action card" in done.stdout


def test_question_mark_shows_the_rule_and_why_not(tmp_path: Path) -> None:
    """After Settle, the hand's developments are not offered; they are numbered after the options."""
    lines, _ = played(ME_AND_BOT, answers=1)
    typed = [*lines, "settle", "?", "? 1", "? none", "? nothing-like-this", "q"]
    done = orrery(*PLAY, home=tmp_path, typed=typed)
    assert "Settle: lay out a world, or none" in done.stdout
    assert "RG-8.1  " in done.stdout
    blocked = re.search(r"tells why\): (\d+) ([^·│]+?) [⓪①-⑨❶-❾]", done.stdout)
    assert blocked is not None
    number, name = blocked[1], blocked[2]
    for asked in (number, name.lower()):
        (tmp_path / "match.orrery").unlink()
        done = orrery(*PLAY, home=tmp_path, typed=[*lines, "settle", f"? {asked}", "q"])
        told = re.search(rf"{re.escape(name)} .: not now\. (.+) \((RG-[0-9.a]+)\)", done.stdout.replace("\n", " "))
        assert told is not None, asked
        assert f"{told[2]}  " in done.stdout  # the rule itself follows


def test_question_mark_speaks_russian(tmp_path: Path) -> None:
    done = orrery(*PLAY, "--lang", "ru", home=tmp_path, typed=["?", "1 2", "q"])
    flat = " ".join(done.stdout.split())
    assert "Сбросьте 2 карты из начальной руки" in flat
    assert " ".join(catalogue("race", "ru").rule("RG-3.6").text.split()) in flat
    assert "ничего: Здесь нужно что-то выбрать. (RG-3.6)" in flat
    assert "Выберите карту действия" in flat
    assert "Партия сохранена" in flat


def test_cards_explain_themselves(tmp_path: Path) -> None:
    done = orrery(*PLAY, home=tmp_path, typed=["1 2", "? 1", "q"])
    assert "Draw 5 more cards to choose from." in done.stdout


def test_undo_takes_the_last_answer_back(tmp_path: Path) -> None:
    lines, _ = played(ME_AND_BOT, answers=2)
    done = orrery(*PLAY, home=tmp_path, typed=["u", lines[0], "u", "n", "u", "y", lines[0], lines[1], "q"])
    assert "There is no answer of yours to take back." in done.stdout
    assert "Something has been revealed or decided since." in done.stdout
    assert "Nothing was taken back." in done.stdout
    assert "Taken back." in done.stdout
    log = record(tmp_path / "match.orrery").log
    assert log[2] == ~0
    assert log[:2] == log[3:5]  # bots answer the same way again
    moves = orrery("replay", "match.orrery", "--format", "moves", home=tmp_path).stdout
    assert moves.count("undo, back to input 0") == 1


def test_help_log_table_and_copies(tmp_path: Path) -> None:
    done = orrery(*PLAY, home=tmp_path, typed=["1 2", "h", "l", "t", "s", "s copy.orrery", "s copy.orrery", "q"])
    assert "take your last answer back" in done.stdout
    assert "You choose your opening hand" in done.stdout
    assert done.stdout.count("Choose an action card") == 2
    assert "Saved in match.orrery" in done.stdout
    assert "copy.orrery exists already" in done.stdout
    assert (tmp_path / "copy.orrery").read_bytes() == (tmp_path / "match.orrery").read_bytes()


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    done = orrery("play", "race", "--seats", "random,random,random", "--seed", "x", home=tmp_path)
    assert done.returncode == 0
    assert "Random 3 chooses" in done.stdout
    assert "Final scores" in done.stdout


def test_bots_that_never_end_are_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(drive, "LONGEST", 20)
    path = tmp_path / "match.orrery"
    assert cli.main(["play", "race", "--seats", "random,random", "--save", str(path), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "The match would not end and was stopped; nobody has won." in shown
    assert "Final scores" not in shown


def test_the_duel_asks_for_two_actions(tmp_path: Path) -> None:
    done = orrery(*PLAY, "--option", "mode=duel", home=tmp_path, typed=["1 2", "8 1", "3 8", "q"])
    assert "Choose 2 action cards" in done.stdout
    told = "The second Develop or Settle card is chosen only together with the first."
    assert f"Rule RG-14.3 forbids this answer. {told}" in " ".join(done.stdout.split())


HOT_SEAT = ["me:Anna", "me:Boris", "random"]


def test_the_curtain_shows_nothing_of_the_other_hand(tmp_path: Path) -> None:
    lines, _ = played(HOT_SEAT, answers=6)
    typed: list[str] = []
    for line in lines:
        typed += ["", line]
    done = orrery("play", "race", "--seats", ",".join(HOT_SEAT), "--seed", SEED, home=tmp_path, typed=typed)
    scenes = re.split(r"Hand over to (Anna|Boris) and press Enter", done.stdout)
    assert scenes[0].strip() == ""
    assert scenes[1::2][:4] == ["Anna", "Boris", "Anna", "Boris"]
    match = begin(HOT_SEAT)
    words = Words("en", "race")
    hands = [{words.name(card) for card in match.view(seat).zones["hand"]} for seat in (0, 1)]
    for own, scene in zip((0, 1), scenes[2:5:2], strict=True):
        assert all(name in scene for name in hands[own])
        assert not any(name in scene for name in hands[1 - own] - hands[own])


def test_the_one_before_can_have_a_sealed_answer_back(tmp_path: Path) -> None:
    seats = "me:Anna,me:Boris"
    done = orrery("play", "race", "--seats", seats, "--seed", SEED, "--save", "match.orrery", home=tmp_path,
                  typed=["", "1 2", "u", "", "3 4", "q"])
    assert done.stdout.count("Hand over to Anna") == 1  # she is still at the keyboard
    assert done.stdout.count("Hand over to Boris") == 2
    assert record(tmp_path / "match.orrery").sealed == {0: (0b1100,)}


def test_undo_needs_the_consent_of_the_others(tmp_path: Path) -> None:
    seats = "me:Anna,me:Boris"
    opening = ["", "1 2", "", "1 2"]
    for answer, told in (("n", "Nothing was taken back."), ("y", "Taken back.")):
        done = orrery("play", "race", "--seats", seats, "--seed", SEED, home=tmp_path,
                      typed=[*opening, "", "u", answer, "q"])
        assert "Boris, do you let Anna take the last answer back" in " ".join(done.stdout.split())
        assert told in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of Unix")
def test_a_person_at_a_terminal(tmp_path: Path) -> None:
    from tests.cli.terminal import Terminal

    seats = "me:Anna,me:Boris"
    with Terminal("play", "race", "--seats", seats, "--seed", SEED, "--save", "match.orrery", home=tmp_path) as screen:
        screen.wait_for("Hand over to Anna")
        screen.type("")
        shown = screen.wait_for("Type 2 numbers")
        match = begin(["me", "me"])
        words = Words("en", "race")
        hand = [words.name(card) for card in match.view(0).zones["hand"]]
        assert all(name in shown for name in hand)
        assert "\x1b[" in shown  # colours
        screen.type("1 2")
        curtain = screen.wait_for("Hand over to Boris")
        cleared = curtain.rindex("\x1b[2J\x1b[3J")
        assert not any(name in curtain[cleared:] for name in hand)
        screen.type("")
        screen.wait_for("Type 2 numbers")
        screen.interrupt()
        ended = screen.ended()
        assert "Interrupted; the match is saved in match.orrery." in ended
        assert screen.status == 130
    assert record(tmp_path / "match.orrery").sealed == {0: (0b11,)}


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of Unix")
def test_ctrl_d_leaves_a_terminal(tmp_path: Path) -> None:
    from tests.cli.terminal import Terminal

    with Terminal("play", "race", "--seats", "me,random", "--seed", SEED, home=tmp_path) as screen:
        screen.wait_for("Type 2 numbers")
        screen.wait_for("> ")
        screen.type("\x04", end="")
        assert "The match is saved" in screen.ended()
        assert screen.status == 0


def test_progress_is_silent_in_a_pipe(tmp_path: Path) -> None:
    done = orrery("sim", "race", "--seats", "random,random", "--games", "20", "--seed", "5", home=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    again = orrery("sim", "race", "--seats", "random,random", "--games", "20", "--seed", "5", "--jobs", "2",
                   "--out", "games.parquet", home=tmp_path)
    assert again.stdout.startswith(done.stdout.rstrip("\n").removesuffix("\n"))
    assert (tmp_path / "games.parquet").read_bytes()[:4] == b"PAR1"
    assert "95 % interval" in done.stdout
    assert "█" in done.stdout
