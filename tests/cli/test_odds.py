"""``orrery odds``: a battle in a line, in words and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery import cli
from tests.games.eclipse.tables import board, lie, table


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["odds", "eclipse", *arguments]) == 0
    return capsys.readouterr().out


def test_a_battle_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "interceptor", "ancient", "--lang", "en")
    assert "3.11 %" in text  # 9/289
    assert "Interceptor 0.03 of 1" in text
    assert "Exact" in text
    assert "3,11 %" in printed(capsys, "interceptor", "ancient", "--lang", "ru")


def test_a_battle_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(printed(capsys, "interceptor", "interceptor", "--retreat", "0", "--json", "--check", "20"))
    attacker, defender = document["sides"]
    assert attacker["away"] == pytest.approx(25 / 36)
    assert defender["holds"] == pytest.approx(1)
    assert document["method"] == "exact"
    assert document["check"]["battles"] == 20
    sampled = json.loads(printed(capsys, "cruiser", "cruiser", "--samples", "50", "--json"))
    assert (sampled["method"], sampled["samples"]) == ("sampled", 50)
    assert sampled["sides"][0]["low"] < sampled["sides"][0]["holds"] < sampled["sides"][0]["high"]


def test_three_sides(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "2cruiser", "interceptor", "ancient", "--aim", "largest", "--lang", "en")
    assert "Side 1" in text
    assert "Ancient ship" in text


@pytest.mark.parametrize(("arguments", "sentence"), [
    (("cruiser",), "2 to 7 fleets"),
    (("frigate", "cruiser"), "names no ships"),
    (("cruiser", "cruiser", "--retreat", "1,2,3"), "given 3 values; expected at most 2"),
    (("cruiser", "cruiser", "--retreat", "soon"), "expected one of: never, 0…99"),
    (("cruiser", "cruiser", "--luck", "1"), "expected one of: retreat, aim"),
    (("cruiser", "cruiser", "--aim", "wildly"), "expected one of: dangerous, largest, smallest"),
])
def test_refusals(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str) -> None:
    assert cli.main(["odds", "eclipse", *arguments, "--lang", "en"]) != 0
    assert sentence in capsys.readouterr().err


def test_a_game_without_battles(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["odds", "race", "cruiser", "cruiser", "--lang", "en"]) != 0
    assert "no battle odds for “race”; expected one of: eclipse" in capsys.readouterr().err


def test_how_a_game_writes_its_fleets(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "--lang", "en")
    assert "3cruiser.c2.h1,2dreadnought" in text
    assert "--aim dangerous | largest | smallest" in text
    assert "--retreat never | 0…99" in text


def test_a_hex_of_a_saved_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    on = {"203": lie(2, -1, 0, "0 cruiser*2", ancients=2, tile=1)}
    game = table(board(), board(), on=on)
    place = tmp_path / "match.orrery"
    place.write_bytes(game.match.record(["Anna", "Boris"]).to_bytes())
    document = json.loads(printed(capsys, "--record", str(place), "--place", "203", "--json"))
    assert [side["name"] for side in document["sides"]] == ["Anna", ""]
    for extra in (("cruiser", "ancient"), ("--aim", "largest")):
        assert cli.main(["odds", "eclipse", *extra, "--record", str(place), "--place", "203", "--lang", "en"]) != 0
        named = " ".join(extra).removesuffix(" largest")
        assert f"neither fleets nor options, not {named}." in capsys.readouterr().err
    assert cli.main(["odds", "eclipse", "--record", str(place), "--place", "999", "--lang", "en"]) != 0
    assert "no hex" in capsys.readouterr().err
