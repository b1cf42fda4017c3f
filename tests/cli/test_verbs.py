"""The verbs that print: what they print, and in which language."""

from __future__ import annotations

import json
import lzma
from pathlib import Path

import pytest

from orrery import cli, rules
from orrery.words import Words
from tests.cli.program import orrery, played
from tests.games.race.test_verify import RECORDED

SEATS = ["me", "random"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a match that is over and one that is not."""
    place = tmp_path_factory.mktemp("records")
    (place / "over.orrery").write_bytes(played(SEATS)[1].record(SEATS).to_bytes())
    (place / "open.orrery").write_bytes(played(SEATS, answers=3)[1].record(SEATS).to_bytes())
    return place


def test_games_lists_what_can_be_played(tmp_path: Path) -> None:
    listed = json.loads(orrery("games", "--json", home=tmp_path).stdout)
    assert [game["slug"] for game in listed] == ["race", "master", "eclipse"]
    assert listed[0]["name"] == "Race for the Galaxy"
    assert listed[0]["seats"] == [2, 4]
    assert listed[0]["options"]["mode"] == ["standard", "duel"]


def test_replay_prints_every_move_and_the_scores(folder: Path, tmp_path: Path) -> None:
    _, match = played(SEATS)
    done = orrery("replay", "over.orrery", "--format", "moves", home=tmp_path, cwd=folder)
    lines = done.stdout.splitlines()
    assert lines[0] == "Race for the Galaxy, rules version 1 (Setup: dealt hands, Mode: standard)"
    assert lines[1].startswith("    1  ▲ You  opening:")
    assert sum(line[:5].strip().isdigit() for line in lines) == len(match.log)
    assert "Final scores" in done.stdout


def test_replay_to_a_move_shows_the_table_there(folder: Path, tmp_path: Path) -> None:
    done = orrery("replay", "over.orrery", "--to", "2", "--lang", "ru", home=tmp_path, cwd=folder)
    assert "Раунд 1" in done.stdout
    assert "Ждём: Вы, Случайный" in done.stdout
    assert "рука: " in done.stdout  # the match is over, so every hand may be seen
    document = json.loads(orrery("replay", "over.orrery", "--to", "2", "--json", home=tmp_path, cwd=folder).stdout)
    assert [move["seat"] for move in document["moves"]] == [0, 1]
    assert document["result"] is None


def test_replay_of_a_running_match_shows_no_hands(folder: Path, tmp_path: Path) -> None:
    document = json.loads(orrery("replay", "open.orrery", "--json", home=tmp_path, cwd=folder).stdout)
    assert document["zones"]["hand"] == []
    assert "hands" not in document["zones"]
    assert "hand: " not in orrery("replay", "open.orrery", home=tmp_path, cwd=folder).stdout


def test_rules_are_searched_in_the_language(tmp_path: Path) -> None:
    done = orrery("rules", "race", "RG-8.20", "--lang", "ru", home=tmp_path)
    rule = rules.catalogue("race", "ru").rule("RG-8.20")
    assert "RG-8.20 (basic)" in done.stdout
    assert rule.text[:40] in done.stdout
    found = json.loads(orrery("rules", "race", "military", "rebel", "--json", home=tmp_path).stdout)
    assert found
    assert all("rebel" in json.dumps(one).casefold() for one in found)


def test_analyse_tells_chances_and_what_moved_them(folder: Path, tmp_path: Path) -> None:
    asked = ("analyse", "over.orrery", "--answers", "3000")
    found = json.loads(orrery(*asked, "--json", home=tmp_path, cwd=folder).stdout)
    _, match = played(SEATS)
    assert found["chances"][-1]["chances"] == [float(seat in match.result().winners) for seat in range(2)]
    assert all(sum(spot["chances"]) == pytest.approx(1) for spot in found["chances"])
    printed = orrery(*asked, "--lang", "ru", home=tmp_path, cwd=folder).stdout
    assert printed.startswith("Шансы на победу по оценке бота «Эвристик»: доигран")
    assert ("Что сильнее всего меняло шансы" in printed) == bool(found["swings"])
    for swing in found["swings"]:
        assert f"шаг {swing['after']}: " in printed
    refused = orrery("analyse", "open.orrery", home=tmp_path, cwd=folder)
    assert refused.returncode == 2
    assert "is not over" in refused.stderr


def test_coverage_is_read_from_the_last_test_run(tmp_path: Path) -> None:
    run = {"schema": rules.RUN_SCHEMA, "finished": "2026-01-02T03:04:05+00:00", "partial": True,
           "rules": {"RG-1.1": ["test_a"], "RG-1.2": ["test_b"]}, "failed_rules": {"RG-1.2": ["test_c"]}}
    (tmp_path / ".orrery").mkdir()
    (tmp_path / ".orrery" / "rule-coverage.json").write_text(json.dumps(run), encoding="utf-8")
    (one,) = json.loads(orrery("rules", "coverage", "race", "--json", home=tmp_path).stdout)
    assert (one["covered"], one["total"], one["failing"]) == (1, len(rules.catalogue("race")), ["RG-1.2"])
    shown = orrery("rules", "coverage", "--lang", "ru", home=tmp_path).stdout
    assert "не хватает" in shown
    assert "часть тестов" in shown


def test_verify_says_that_all_agree(tmp_path: Path) -> None:
    done = orrery("verify", "race", str(RECORDED), "--lang", "en", home=tmp_path)
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        "games.jsonl.xz: 12 agree as recorded, 1 with moves put into their legal form, 1 set aside at a move that no "
        "legal one replaces; moves put into their legal form: 8.",
        "In all: 12 agree as recorded, 1 with moves put into their legal form, 1 set aside; moves put into their legal "
        "form: 8.",
        "13 games played again, 3,029 figures compared: all agree.",
    ]


def test_verify_names_the_first_difference(tmp_path: Path) -> None:
    lines = lzma.decompress(RECORDED.read_bytes()).decode().splitlines()
    at = next(n for n, line in enumerate(lines) if '"e":"end"' in line)
    end = json.loads(lines[at])
    lines[at] = json.dumps({**end, "vp": end["vp"] + 1})
    trace = tmp_path / "a.jsonl"
    trace.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = orrery("verify", "race", str(trace), "--lang", "en", home=tmp_path)
    assert done.returncode == 1
    assert f"game 0, event {at}: score of seat" in done.stdout
    assert f"should be {end['vp'] + 1}, but is {end['vp']}." in done.stdout
    told = json.loads(orrery("verify", "race", str(trace), "--json", home=tmp_path).stdout)
    assert (told["difference"]["expected"], told["difference"]["got"]) == (end["vp"] + 1, end["vp"])


def test_perft_counts_ways(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["perft", "race", "--depth", "2", "--json"]) == 0
    counted = json.loads(capsys.readouterr().out)
    assert counted["perft"] == [15 * 15, 15 * 15 * 7 * 7]


def test_every_figure_of_the_bench_has_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    assert cli.main(["bench", "race", "--rounds", "1", "--lang", "ru"]) == 0
    shown = capsys.readouterr().out
    table = shown.partition("измерено")[2]
    rows = [line.split("  ")[0].strip() for line in table.splitlines() if line.strip() and "─" not in line]
    assert len(rows) > 8
    assert all(any("а" <= letter <= "я" for letter in row.casefold()) for row in rows if row), rows
    assert all(Words("ru").has(f"bench-{verdict}") for verdict in ("ok", "below"))
