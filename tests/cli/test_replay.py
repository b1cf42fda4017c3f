"""``orrery replay``: what happened, in sentences and as lines of JSON, from saved matches and from exported ones."""

from __future__ import annotations

import asyncio
import json
import re
from itertools import accumulate
from pathlib import Path

import pytest

from orrery import games
from orrery.bots import drive, load
from orrery.cli.tale import Source, Tale, read_source
from orrery.core import OMNISCIENT
from orrery.lab.analysis import Analysis, Tape
from orrery.words import Words
from tests.cli.program import begin, orrery, played
from tests.server.test_parcel import OVER, RUNNING, fill

SEATS = ["me", "random"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Saved matches of every game that are over, one that goes on, and exported tables."""
    place = tmp_path_factory.mktemp("replay")
    for slug in games.slugs():
        record = played(SEATS, game=games.load(slug))[1].record(SEATS)
        (place / f"{slug}.orrery").write_bytes(record.to_bytes())
    (place / "open.orrery").write_bytes(played(SEATS, answers=3)[1].record(SEATS).to_bytes())
    asyncio.run(fill(str(place / "a.db")))
    orrery("export", "--all", "--database", "a.db", "--to", "two.jsonl", home=place)
    orrery("export", OVER, "--database", "a.db", "--to", "one.jsonl", home=place)
    return place


def told(folder: Path, *arguments: str) -> str:
    """What the verb prints."""
    done = orrery("replay", *arguments, home=folder)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_match_is_told_to_the_one_who_played_it(folder: Path) -> None:
    text = told(folder, "race.orrery")
    lines = text.splitlines()
    assert lines[:3] == [
        "Race for the Galaxy, rules version 1 (Setup: dealt hands, Mode: standard)", "  · You choose your opening hand",
        "  · Random chooses an opening hand"]
    assert [line for line in lines if line.startswith("Round")][:2] == ["Round 1", "Round 2"]
    assert re.search(r"\n  · You (develop|settle) .+ for (nothing|\d cards? \(.+\))\n", text)
    assert re.search(r"\nThe game ends after round \d+: .+|  · The game ends after round \d+: .+", text)
    assert re.search(r"\nYou win with \d+ points; Random: \d+\.\n$|\nRandom wins with \d+ points; You: \d+\.\n$", text)
    assert "Final scores" in text
    assert re.search(r"\n +Chips \d+, Cards \d+", text)
    russian = told(folder, "race.orrery", "--lang", "ru")
    assert "  · Вы выбираете начальную руку\n  · Случайный выбирает начальную руку\n" in russian
    assert re.search(r"\nВы побеждаете, \d+ оч|\nСлучайный побеждает, \d+ оч", russian)


@pytest.mark.parametrize("game", games.slugs())
def test_every_game_is_told_to_its_end_in_both_languages(folder: Path, game: str) -> None:
    source = read_source(folder / f"{game}.orrery")
    english, russian = [Tale(source, Words(lang, game)) for lang in ("en", "ru")]
    assert english.viewer == OMNISCIENT
    pairs = list(zip(english.lines(), russian.lines(), strict=True))
    assert [one.event for one, _ in pairs] == [other.event for _, other in pairs]
    assert sum(one.heading for one, _ in pairs) >= 2
    wrong = re.compile(r"[{}@_]|\bYou \w+(tles|ds|ys|kes|oses)\b|[а-я]")
    assert not [one.sentence for one, _ in pairs if wrong.search(one.sentence)]
    assert not [other.sentence for _, other in pairs if re.search(r"[{}@_]|\bВы \w+ет\b|[a-z]{3}", other.sentence)]
    assert english.ending()
    assert russian.ending()
    assert all(line.at <= len(source.record.log) for line, _ in pairs)
    assert [line.at for line, _ in pairs] == sorted(line.at for line, _ in pairs)


def test_a_seat_is_told_what_it_saw(folder: Path) -> None:
    kept = re.compile(r"  · Random keeps (.+)")
    open_, own = [kept.findall(told(folder, "race.orrery", *seat)) for seat in ((), ("--seat", "2"))]
    hidden = kept.findall(told(folder, "race.orrery", "--seat", "1"))
    assert all(re.fullmatch(r"\d cards?", one) for one in hidden)
    assert not [one for one in open_ if re.fullmatch(r"\d cards?", one)]
    assert own == []
    assert len(re.findall("  · You keep ", told(folder, "race.orrery", "--seat", "2"))) == len(open_)
    assert "keeps" not in told(folder, "open.orrery") or kept.findall(told(folder, "open.orrery")) == hidden[:1]


def test_a_tale_may_stop_anywhere(folder: Path) -> None:
    whole = told(folder, "race.orrery").splitlines()
    part = told(folder, "race.orrery", "--to", "4").splitlines()
    story = part[: part.index("")]
    assert whole[: len(story)] == story
    assert part[-1].startswith("Waiting for: ")


def test_a_tale_is_a_list_for_programs(folder: Path) -> None:
    head, *events, end = [json.loads(line) for line in told(folder, "race.orrery", "--format", "json").splitlines()]
    assert head == {"story": 1, "game": "race", "rules_version": 1, "options": {"setup": "normal", "mode": "standard"},
                    "names": ["You", "Random"], "viewer": "all", "lang": "en"}
    assert [event["number"] for event in events] == list(range(len(events)))
    assert {tuple(event) for event in events} == {("number", "at", "seat", "event", "fields", "sentence")}
    assert events[0] == {"number": 0, "at": 2, "seat": 0, "event": "opened", "fields": events[0]["fields"],
                         "sentence": "You choose your opening hand"}
    assert events[2]["seat"] is None
    assert list(end) == ["end", "how", "scores", "winners", "waiting", "sentence"]
    assert (end["end"], end["how"], len(end["scores"])) == (True, "played", 2)
    running = [json.loads(line) for line in told(folder, "open.orrery", "--format", "json").splitlines()]
    assert running[0]["viewer"] == "spectator"
    assert (running[-1]["end"], running[-1]["scores"], bool(running[-1]["waiting"])) == (False, None, True)


def test_exported_tables_are_told_too(folder: Path) -> None:
    text = told(folder, "one.jsonl")
    assert text == told(folder, "two.jsonl", "--table", OVER)
    assert "  · Ann chooses an opening hand\n  · Bob chooses an opening hand\n  · Heuristic chooses" in text
    assert re.search(r"\w+ wins with \d+ points; \w+: \d+, \w+: \d+\.\n$", text)
    running = told(folder, "two.jsonl", "--table", RUNNING, "--seat", "1")
    assert "  · You choose your opening hand\n" in running
    assert "Waiting for: " in running
    analysed = orrery("analyse", "two.jsonl", "--table", OVER, "--answers", "300", home=folder)
    assert (analysed.returncode, analysed.stderr) == (0, "")
    assert analysed.stdout == orrery("analyse", "one.jsonl", "--answers", "300", home=folder).stdout
    refusals = {
        ("two.jsonl",): f"The file has 2 tables; expected --table with one of: {OVER}, {RUNNING}.",
        ("one.jsonl", "--table", "nowhere"): f"The file has 1 table; expected --table with one of: {OVER}.",
        ("a.db",): "a.db holds no match; expected a saved one (a first line of JSON that begins with",
        ("race.orrery", "--table", OVER): "race.orrery is a saved match, not an exported table",
        ("race.orrery", "--seat", "3"): "There is no seat 3; expected a number from 1 to 2.",
        ("race.orrery", "--format", "yaml"): "There is no format “yaml”; expected one of: text, json, moves.",
    }
    for arguments, sentence in refusals.items():
        done = orrery("replay", *arguments, home=folder)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(sentence)


def test_steps_are_told_as_they_stand_after_what_was_taken_back() -> None:
    """What moved the chances at a step is looked for among what that step told, also behind an undo."""
    match, places = begin(SEATS), list[int]()
    random = load("random", match.game)
    while match.pending:
        seat = match.waiting()[0]
        match.put(seat, drive.answer(match, seat, random, drive.stream_now(match, seat)))
        if match.settled():
            places.append(len(match.inputs))
        if len(places) == 12:
            match.undo(0, places[8], [1])
    tape = Tape.of(match)
    tale = Tale(Source(match.record(SEATS)), Words("en", "race"))
    steps = tale.by_step(tape)
    ends = [0, *accumulate(len(told) for told in tape.begin(live=False).walk(tape.inputs))]
    assert Analysis(tape, "random", answers=1).last == len(steps) - 1 == len(ends) - 1
    assert [{line.at for line in step} <= {end} for step, end in zip(steps, ends, strict=True)] == [True] * len(ends)
    assert [line.sentence for step in steps for line in step] == [line.sentence for line in tale.lines()]
    assert max(line.at for line in tale.lines()) == len(match.log) > ends[-1]
