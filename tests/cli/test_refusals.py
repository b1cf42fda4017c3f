"""Whatever is asked wrongly: one sentence on stderr, nothing on stdout, exit status 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery.cli.problems import Problem
from orrery.cli.saves import read_record, replayed
from orrery.core import OrreryError, Record
from tests.cli.program import RACE, orrery, played, started

BAD: dict[str, tuple[str, ...]] = {
    "There is no verb “fly”": ("fly",),
    "There is no game “chess”": ("play", "chess"),
    "orrery play needs a value for GAME": ("play",),
    "There is no player “bob”": ("play", "race", "--seats", "me,bob"),
    "for 2 to 4 seats, not 1": ("play", "race", "--seats", "me"),
    "for 2 to 4 seats, not 5": ("play", "race", "--seats", "me,random,random,random,random"),
    "names between commas": ("play", "race", "--seats", "me,,random"),
    "cannot be called “random”": ("play", "race", "--seats", "me:random,greedy"),
    "given as name=value": ("play", "race", "--option", "duel"),
    "no option “speed”": ("play", "race", "--option", "speed=high"),
    "mode cannot be “trio”": ("play", "race", "--option", "mode=trio"),
    "The duel is for 2 seats, not 3": ("play", "race", "--option", "mode=duel", "--seats", "me,random,random"),
    "has no option --colour": ("play", "race", "--colour", "red"),
    "does not know what to do with “twice”": ("play", "race", "twice"),
    "takes --seed only once": ("play", "race", "--seed", "1", "--seed", "2"),
    "needs a value for --seed": ("play", "race", "--seed"),
    "There is no file nowhere.orrery": ("play", "race", "--resume", "nowhere.orrery"),
    "is a folder": ("play", "race", "--resume", "."),
    "not an Orrery record": ("play", "race", "--resume", "poem.txt"),
    "poem.txt exists already": ("play", "race", "--save", "poem.txt"),
    "keeps its options and its seed": ("play", "race", "--resume", "good.orrery", "--seed", "1"),
    "has 2 seats, not 3": ("play", "race", "--resume", "good.orrery", "--seats", "me,random,random"),
    "Cannot use": ("play", "race", "--seats", "me,random", "--save", "poem.txt/match.orrery"),
    "The record is torn": ("replay", "torn.orrery"),
    "The record was altered": ("replay", "altered.orrery"),
    "There is no game “chess”; expected one of": ("replay", "chess.orrery"),
    "version 99 of the rules": ("replay", "old.orrery"),
    "Input 0 of the record is impossible": ("replay", "impossible.orrery"),
    "The record begins with an impossible match": ("replay", "crowd.orrery"),
    "--to cannot be 9999": ("replay", "good.orrery", "--to", "9999"),
    "--to must be a number, not “end”": ("replay", "good.orrery", "--to", "end"),
    "orrery sim needs a value for --seats": ("sim", "race"),
    "There is no bot “me”": ("sim", "race", "--seats", "me,random"),
    "--games must be at least 1, not 0": ("sim", "race", "--seats", "random,random", "--games", "0"),
    "--games must be a number, not “many”": ("sim", "race", "--seats", "random,random", "--games", "many"),
    "--jobs must be at least 1, not −3": ("sim", "race", "--seats", "random,random", "--jobs=-3"),
    "There is no file": ("sim", "race", "--seats", "random,random", "--out", "nowhere/x.parquet"),
    "--depth must be at least 1": ("perft", "race", "--depth", "0"),
    "2 to 4 seats, not 9": ("perft", "race", "--seats", "9"),
    "--rounds must be at least 1": ("bench", "--rounds", "0"),
    "orrery verify needs a value for FILE": ("verify", "race"),
    "Cannot use poem.txt": ("verify", "race", "poem.txt"),
    "There is no file nowhere.jsonl": ("verify", "race", "nowhere.jsonl"),
    "no rule catalogue for “chess”": ("rules", "chess"),
    "no rule catalogue for “go”": ("rules", "coverage", "go"),
    "No rule holds all these words: xyzzy": ("rules", "race", "xyzzy"),
    "does not know what to do with “race”": ("rules", "coverage", "race", "race"),
    "Orrery speaks en, ru, not “fr”": ("games", "--lang", "fr"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a sound record, several bad ones, and a poem."""
    place = tmp_path_factory.mktemp("records")
    good = played(["me", "random"], answers=5)[1].record(["me", "random"])
    data = good.to_bytes()
    (place / "good.orrery").write_bytes(data)
    (place / "torn.orrery").write_bytes(data[:-4])
    (place / "altered.orrery").write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    (place / "poem.txt").write_text("The sky is full of worlds\n", encoding="utf-8")
    for name, field, value in (("chess", "game", "chess"), ("old", "rules", 99), ("crowd", "seats", 7)):
        setup = Record.from_bytes(data).setup
        setattr(setup, field, value)
        (place / f"{name}.orrery").write_bytes(Record(setup, good.log, {}).to_bytes())
    (place / "impossible.orrery").write_bytes(Record(good.setup, (1, *good.log), {}).to_bytes())
    return place


@pytest.mark.parametrize("expected", BAD)
def test_bad_input_is_told_in_one_sentence(expected: str, folder: Path, tmp_path: Path) -> None:
    done = orrery(*BAD[expected], home=tmp_path, cwd=folder)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert expected in done.stderr
    assert done.stderr.endswith(".\n")


@pytest.mark.parametrize(("arguments", "expected"), [
    (("fly",), "Команды «fly» нет"),
    (("play", "chess"), "Игры «chess» нет"),
    (("play", "race", "--option", "mode=duel", "--seats", "me,random,random"), "Дуэль — для 2 мест, а не 3."),
    (("replay", "torn.orrery"), "Запись оборвана: ожидал"),
    (("sim", "race", "--seats", "random,random", "--games", "many"), "--games должно быть числом, а не «many»"),
])
def test_refusals_speak_russian(arguments: tuple[str, ...], expected: str, folder: Path, tmp_path: Path) -> None:
    done = orrery(*arguments, "--lang", "ru", home=tmp_path, cwd=folder)
    assert done.returncode == 2
    assert expected in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_no_damage_to_a_record_gets_past_the_reader(folder: Path, tmp_path: Path) -> None:
    data = (folder / "good.orrery").read_bytes()
    path = tmp_path / "damaged.orrery"
    damaged = [data[:length] for length in range(0, len(data), 7)]
    damaged += [data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :] for at in range(len(data))]
    damaged += [b"", b"\n", b"\xff\xfe" + data, data + b"\x01", b"[" * 100_000, b'{"orrery":1}\n', b'{"orrery":[]}\n']
    for bad in damaged:
        path.write_bytes(bad)
        with pytest.raises((OrreryError, Problem)):
            replayed(RACE, read_record(path))


def test_coverage_without_a_test_run_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from orrery import cli, rules

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(rules, "RUN_FILE", Path(".orrery", "never-written.json"))
    assert cli.main(["rules", "coverage", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("There is no test run to read coverage from (")
    assert told.err.count("\n") == 1


def test_a_fault_of_the_program_is_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from orrery import cli, games

    def broken() -> list[str]:
        raise ZeroDivisionError("the sky fell")

    monkeypatch.delenv("ORRERY_TRACEBACK", raising=False)
    monkeypatch.setattr(games, "slugs", broken)
    assert cli.main(["games", "--lang", "en"]) == cli.BROKEN
    assert "ZeroDivisionError: the sky fell" in capsys.readouterr().err


def test_a_refusal_is_the_exit_status_of_the_program(folder: Path, tmp_path: Path) -> None:
    for arguments in (("fly",), ("replay", "torn.orrery")):
        done = started(*arguments, home=tmp_path, cwd=folder)
        here = orrery(*arguments, home=tmp_path, cwd=folder)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", here.stderr)


def test_json_is_json(folder: Path, tmp_path: Path) -> None:
    for arguments in (
        ("games", "--json"),
        ("replay", "good.orrery", "--json"),
        ("rules", "race", "military", "--json"),
        ("perft", "race", "--json"),
        ("sim", "race", "--seats", "random,random", "--games", "2", "--json"),
    ):
        done = orrery(*arguments, home=tmp_path, cwd=folder)
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        json.loads(done.stdout)
