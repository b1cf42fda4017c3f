"""Recorded games of an independent engine: ours agrees with them, and notices every altered figure."""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orrery.games.race.state import ACTIONS
from orrery.games.race.verify import BadTrace, legal_picks, read_games, verify
from orrery.testing import rule

RECORDED = Path(__file__).parent / "recordings" / "games.jsonl.xz"
DIFFERENT_KINDS = RECORDED.with_name("different-kinds.jsonl.xz")
LINES = lzma.decompress(RECORDED.read_bytes()).decode().splitlines()

Event = dict[str, Any]


def altered(tmp_path: Path, change: Callable[[list[Event]], int]) -> dict[str, Any]:
    """The difference found when ``change`` alters an event, whose place it returns: it must be in that game."""
    events = [json.loads(line) for line in LINES]
    at = change(events)
    path = tmp_path / "altered.jsonl"
    path.write_text("".join(json.dumps(event) + "\n" for event in events), encoding="utf-8")
    found = verify([path]).difference
    assert found is not None, "the altered figure went unnoticed"
    assert found["game"] == sum(event["e"] == "begin" for event in events[:at]) - 1
    return found


def first(events: list[Event], kind: str, **fields: object) -> int:
    return next(
        n for n, event in enumerate(events)
        if event["e"] == kind and all(event.get(name) == value for name, value in fields.items())
    )


def test_all_recorded_games_agree() -> None:
    told: list[tuple[int, int]] = []
    outcome = verify([RECORDED], lambda done, total: told.append((done, total)))
    assert outcome.difference is None
    assert outcome.games == 13
    assert outcome.figures == 3_029
    assert told == [(done, 14) for done in range(1, 15)]


def test_plain_and_compressed_files_are_read_alike(tmp_path: Path) -> None:
    plain = tmp_path / "games.jsonl"
    plain.write_text("\n".join(LINES) + "\n", encoding="utf-8")
    assert list(read_games(plain)) == list(read_games(RECORDED))
    games = verify([plain, RECORDED])
    assert (games.games, games.difference) == (26, None)
    assert [(tally.file, tally.outright) for tally in games.files] == [("games.jsonl", 12), ("games.jsonl.xz", 12)]


E1, E5, D, S, T, X, P, D2, S2 = (
    ACTIONS.index(name) for name in ("explore-1-1", "explore-5", "develop", "settle", "consume-trade", "consume-2x",
                                     "produce", "develop-2", "settle-2")
)


@pytest.mark.parametrize(("recorded", "legal"), [
    ([(D, P), (D, D2)], [(D, P), (D, D2)]),    # legal as they are
    ([(D2, P), (E5, T)], [(D, P), (E5, T)]),   # one Develop phase, with the bonus for who called it
    ([(S2, X), (S2, P)], [(S, X), (S, P)]),    # both called the one Settle phase
    ([(D2, S2), (E1, X)], [(D, S), (E1, X)]),
    ([(D2, P), (D, T)], None),                 # two phases, each with the bonus of one player, for one card a player
    ([(S2, P), (S, S2)], None),
    ([(D2, S), (S2, P)], None),
])
@rule("RG-14.3", "RG-14.8")
def test_a_second_card_alone_is_the_first_where_nobody_picked_the_first(
    recorded: list[tuple[int, ...]], legal: list[tuple[int, ...]] | None
) -> None:
    assert legal_picks(recorded) == legal


def test_a_duel_with_forbidden_picks_agrees_in_its_legal_form_or_is_set_aside_where_it_has_none() -> None:
    tally, = verify([RECORDED]).files
    assert (tally.outright, tally.normalised, tally.set_aside) == (12, 1, 1)
    assert tally.answers == 3 + 5, "all of the first such duel; of the other those before it is set aside"


def test_what_comes_before_a_duel_is_set_aside_is_compared(tmp_path: Path) -> None:
    def change(events: list[Event]) -> int:
        begin = [n for n, event in enumerate(events) if event["e"] == "begin"][10]
        at = next(n for n, event in enumerate(events) if n > begin and event.get("type") == "PAYMENT" and event["list"])
        events[at]["list"].pop()
        return at

    assert "pay" in altered(tmp_path, change)["what"]


def test_an_answer_that_the_rules_forbid_is_a_difference(tmp_path: Path) -> None:
    """Diversified Economy takes goods of three kinds; the altered player gives it two of one kind (RG-19.3)."""
    events = [json.loads(line) for line in lzma.decompress(DIFFERENT_KINDS.read_bytes()).splitlines()]
    assert verify([DIFFERENT_KINDS]).games == 1
    at = next(n for n, event in enumerate(events) if event.get("type") == "GOOD" and len(event["offered"]) == 4)
    genes, rare, novelty, another_novelty = events[at]["offered"]
    assert events[at]["list"] == [genes, rare, another_novelty]
    events[at]["list"] = [genes, novelty, another_novelty]
    path = tmp_path / "altered.jsonl"
    path.write_text("".join(json.dumps(event) + "\n" for event in events), encoding="utf-8")
    found = verify([path]).difference
    assert found is not None
    assert (found["event"], found["what"]) == (at, "seat 1 is asked goods")
    assert found["got"] == "an answer that the rules forbid"



@pytest.mark.parametrize(("figure", "what"), [
    ("vp", "score"), ("chips", "chips"), ("hand", "hand size"), ("goods", "goods"), ("rounds", "rounds"),
])
def test_a_wrong_figure_at_the_end_is_named(figure: str, what: str, tmp_path: Path) -> None:
    def change(events: list[Event]) -> int:
        at = first(events, "end")
        events[at][figure] += 1
        return at

    found = altered(tmp_path, change)
    assert found["what"].startswith(what)
    assert found["expected"] == found["got"] + 1
    assert json.loads(LINES[found["event"]])["e"] == "end"


def test_a_wrong_winner_is_noticed(tmp_path: Path) -> None:
    def change(events: list[Event]) -> int:
        at = first(events, "end")
        events[at]["winner"] = 1 - events[at]["winner"]
        return at

    found = altered(tmp_path, change)
    assert found["what"].startswith("winner")
    assert found["expected"] != found["got"]


def test_a_missing_tableau_card_is_noticed(tmp_path: Path) -> None:
    def change(events: list[Event]) -> int:
        at = first(events, "end")
        events[at]["tableau"].pop()
        return at

    assert altered(tmp_path, change)["what"].startswith("tableau")


def test_a_payment_of_one_card_too_few_is_noticed(tmp_path: Path) -> None:
    def change(events: list[Event]) -> int:
        at = next(n for n, event in enumerate(events) if event.get("type") == "PAYMENT" and event["list"])
        events[at]["list"].pop()
        return at

    assert "pay" in altered(tmp_path, change)["what"]


def test_a_card_that_was_not_given_up_is_noticed(tmp_path: Path) -> None:
    def change(events: list[Event]) -> int:
        at = next(
            n for n, event in enumerate(events)
            if event.get("type") == "PAYMENT" and not event["special"] and not event["list"]
        )
        tactics = next(event["id"] for event in events if event.get("card") == "New Military Tactics")
        events[at]["special"] = [tactics]
        return at

    assert altered(tmp_path, change)["what"].startswith("cards given up for")


def test_an_offer_that_the_rules_do_not_make_is_noticed(tmp_path: Path) -> None:
    def change(events: list[Event]) -> int:
        at = next(n for n, event in enumerate(events) if event.get("type") == "PLACE" and event["offered"])
        events[at]["offered"].pop()
        return at

    assert "may lay out" in altered(tmp_path, change)["what"]


def test_a_good_that_is_not_produced_is_noticed(tmp_path: Path) -> None:
    def change(events: list[Event]) -> int:
        at = first(events, "good")
        events.insert(at, dict(events[at]))
        return at

    assert "good" in altered(tmp_path, change)["what"]


def test_a_draw_that_the_rules_do_not_give_is_noticed(tmp_path: Path) -> None:
    def change(events: list[Event]) -> int:
        at = max(n for n, event in enumerate(events[: first(events, "end")]) if event["e"] == "draw")
        events.insert(at, dict(events[at]))
        return at

    assert altered(tmp_path, change)["what"] == "recorded draw cards left"


def test_a_draw_that_the_recording_lacks_is_told_with_its_game(tmp_path: Path) -> None:
    def change(events: list[Event]) -> int:
        at = max(n for n, event in enumerate(events[: first(events, "end")]) if event["e"] == "draw")
        del events[at]
        return at

    found = altered(tmp_path, change)
    assert (found["what"], found["expected"]) == ("a card or choice", "one the recording has")
    assert "nothing left for 'draw'" in found["got"]


@pytest.mark.parametrize(("content", "sentence"), [
    (b"", "holds no game"),
    (b"no json\n", "line 1 is not an event"),
    (b'{"e":"draw","p":"P0","card":"Gem World","id":8}\n', "expected the beginning of a game"),
    ("\n".join(LINES[:40]).encode(), "truncated"),
    ("\n".join([*LINES[:40], LINES[0]]).encode(), "before the last one ended"),
    ("\n".join(LINES[:40]).encode()[:-7], "is not an event"),
    (b'{"e":"begin","game":0,"players":2,"advanced":0}\n{"e":"choice","type":"DANCE"}\n', "unknown choice"),
    (b"\xff\xfe\x00", "not text"),
])
def test_a_foreign_or_truncated_file_is_refused_with_a_sentence(
    content: bytes, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadTrace, match=sentence):
        verify([path])


@pytest.mark.parametrize("size", [0, 10, 1000, 20_000])
def test_a_torn_compressed_file_is_refused(size: int, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.xz"
    path.write_bytes(RECORDED.read_bytes()[:size])
    with pytest.raises(BadTrace, match="damaged or truncated"):
        verify([path])


def test_an_event_without_its_fields_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    events = [json.loads(line) for line in LINES]
    del events[1]["id"]
    path.write_text("".join(json.dumps(event) + "\n" for event in events), encoding="utf-8")
    with pytest.raises(BadTrace, match="lacks or misnames"):
        verify([path])
