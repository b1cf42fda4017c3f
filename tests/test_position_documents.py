"""What every game reads in a position document, and refuses in the same words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orrery import games
from orrery.core import BadPosition, Setup, from_position, new_match, start
from orrery.documents import bad, check_entries, read_list, read_mapping, read_number, read_seats, read_word

DOCUMENT: dict[str, Any] = {"seats": [{}, {"chips": 3}], "round": 2, "order": (1, 0), "bank": {"red": 4}}


def test_what_is_there_is_read() -> None:
    check_entries(DOCUMENT, frozenset(DOCUMENT))
    assert read_seats(DOCUMENT, 2, 4) == [{}, {"chips": 3}]
    assert read_word(("start", "end"), "end", "step") == 1
    assert read_number(DOCUMENT, "round", 1) == 2
    assert read_number(DOCUMENT, "turn", 7) == 7
    assert read_list(DOCUMENT, "order") == [1, 0]
    assert read_list(DOCUMENT, "used") == []
    assert read_mapping(DOCUMENT["bank"], "bank") == {"red": 4}


@pytest.mark.parametrize(
    ("read", "key", "sentence"),
    [
        (lambda: check_entries({"rond": 1}, frozenset(("round", "bank")), " of seat 0"), "key",
         "Unknown entry 'rond' of seat 0; expected some of: bank, round."),
        (lambda: read_seats({"seats": [{}]}, 2, 4), "seats", "Expected a list of 2 to 4 seats"),
        (lambda: read_seats({"seats": [{}, 7]}, 2, 4), "seats", "Expected a list of 2 to 4 seats"),
        (lambda: read_seats({}, 2, 4), "seats", "Expected a list of 2 to 4 seats"),
        (lambda: read_word(("start", "end"), "middle", "step"), "word", "expected one of: start, end."),
        (lambda: read_word(("start", "end"), ["end"], "step"), "word", "expected one of: start, end."),
        (lambda: read_number({"round": "2"}, "round", 1), "number", "round: expected a number, 0 or more, found '2'."),
        (lambda: read_number({"round": -1}, "round", 1), "number", "found -1."),
        (lambda: read_number({"round": True}, "round", 1), "number", "found True."),
        (lambda: read_list({"order": "10"}, "order"), "list", "order: expected a list, found '10'."),
        (lambda: read_mapping([], "bank"), "mapping", "bank: expected entries by name, found []."),
    ],
)
def test_anything_else_is_refused_with_a_sentence(read: Callable[[], object], key: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read()
    assert refused.value.key == f"error-position-{key}"
    assert sentence in str(refused.value)


def test_a_game_refuses_in_the_same_way() -> None:
    refused = bad("twice", "The die lies elsewhere already.", die=3)
    assert (refused.key, refused.args_) == ("error-position-twice", {"die": 3})


@pytest.mark.parametrize(("slug", "option", "value"), [
    ("race", "mode", "duel"), ("master", "setup", "expert"), ("eclipse", "species", "terran"),
])
def test_a_match_from_a_position_has_the_options_that_the_position_shows(slug: str, option: str, value: str) -> None:
    game = games.load(slug)
    document = game.write(new_match(game, 2, b"options", {option: value}).state)
    assert from_position(game, document, b"").setup.options[option] == value
    usual = game.choices[option][0]
    setup = Setup(slug, game.rules_version, 2, b"", game.settle_options({option: usual}), document)
    with pytest.raises(BadPosition, match=f"has {option} '{value}'; the match has another"):
        start(game, setup)


def test_an_option_that_a_document_leaves_out_is_the_usual_one() -> None:
    game = games.load("race")
    document = game.write(new_match(game, 2, b"options").state)
    del document["mode"]
    setup = Setup("race", game.rules_version, 2, b"", game.settle_options({"mode": "duel"}), document)
    with pytest.raises(BadPosition, match="has mode 'standard'; the match has another"):
        start(game, setup)
