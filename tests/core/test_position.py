"""Position documents: a header that says what they are, and the game's own lines."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orrery.core import BadPosition, Record, Script, from_position, new_match, replay, write_position
from tests.tiny import COMET

DOCUMENT: dict[str, Any] = {"comet": 2, "points": [1, 0], "hands": [[4, 9, 12], [6, 7, 20]]}


def test_what_was_written_is_read_again() -> None:
    match = new_match(COMET, 3, b"written")
    match.step_all([0, 0, 0])
    match.step(0)
    text = write_position(match)
    assert json.loads(text)["game"] == "comet"
    other = from_position(COMET, text, b"another seed")
    assert COMET.write(other.state) == COMET.write(match.state)
    assert write_position(other) == text


def test_a_document_needs_no_header() -> None:
    assert from_position(COMET, DOCUMENT, b"").state.hands == [[4, 9, 12], [6, 7, 20]]
    assert from_position(COMET, json.dumps(DOCUMENT), b"").state.hands == [[4, 9, 12], [6, 7, 20]]


def test_a_position_tells_events_and_follows_a_script_if_asked() -> None:
    match = from_position(COMET, DOCUMENT, b"", events=True, script=Script({("card", 1): [1]}))
    match.step_all([0, 0])
    match.step(0)
    assert match.state.hands[1] == [1, 7, 20]
    assert match.state.events
    assert from_position(COMET, DOCUMENT, b"", live=False).live is False


def test_a_match_from_a_position_can_be_recorded() -> None:
    match = from_position(COMET, DOCUMENT, b"seed")
    match.step_all([1, 2])
    again = replay(COMET, Record.from_bytes(match.record().to_bytes()))
    assert (again.digest(), again.setup.position) == (match.digest(), DOCUMENT)


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ("{", "Expected a JSON text"),
        ("[]", r"Expected a JSON object\."),
        ("7", r"Expected a JSON object\."),
        (DOCUMENT | {"game": "race"}, r"The position has game 'race'; expected 'comet'\."),
        (DOCUMENT | {"rules": 2}, r"The position has rules 2; expected 1\."),
        (DOCUMENT | {"position": 9}, r"The position has position 9; expected 1\."),
        (DOCUMENT | {"comet": 9}, "This is no position of Comet"),
    ],
)
def test_a_document_that_cannot_be_read(document: str | dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        from_position(COMET, document, b"")
