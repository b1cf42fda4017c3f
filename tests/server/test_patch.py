"""Differences between documents: what a client applies must give exactly what the server has."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from orrery.server.patch import apply, difference, fingerprint

# A field of a document is either a truth or a number, never now one and now the other: 2 and more are never truths.
_values = st.recursive(
    st.none() | st.booleans() | st.integers(2, 9) | st.sampled_from(["", "x", "ю", "2", "\u2028\U0001f30c"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
_documents = st.dictionaries(st.sampled_from("abcd"), _values, max_size=4)


@given(_documents, _documents)
def test_the_difference_turns_one_document_into_the_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    kept = msgspec.json.encode(before)
    sent = msgspec.json.decode(msgspec.json.encode(difference(before, after)))
    made = apply(before, sent)
    assert made == after
    assert fingerprint(made) == fingerprint(after)
    assert msgspec.json.encode(before) == kept, "the old document stays as it was"


@given(_documents)
def test_nothing_changed_is_nothing_sent(document: dict[str, Any]) -> None:
    assert difference(document, msgspec.json.decode(msgspec.json.encode(document))) == []


def test_only_what_changed_is_sent() -> None:
    before = {"seats": [{"hand": 4, "chips": 2}, {"hand": 3, "chips": 0}], "deck": 50, "old": 1}
    after = {"seats": [{"hand": 4, "chips": 2}, {"hand": 2, "chips": 0}], "deck": 49, "new": [1, 2]}
    assert difference(before, after) == [
        [["seats", 1, "hand"], 2], [["deck"], 49], [["new"], [1, 2]], [["old"]],
    ]


def test_lists_of_another_length_are_sent_whole() -> None:
    assert difference({"hand": ["a", "b"]}, {"hand": ["a", "b", "c"]}) == [[["hand"], ["a", "b", "c"]]]


def test_the_fingerprint_is_of_the_contents_not_of_their_order() -> None:
    assert fingerprint({"b": 1, "a": {"d": "ю", "c": None}}) == fingerprint({"a": {"c": None, "d": "ю"}, "b": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": "1"})
    # The browser computes the same figure: CRC-32 of this very text.
    assert fingerprint({"b": [1, True], "a": "ю"}) == __import__("zlib").crc32('{"a":"ю","b":[1,true]}'.encode())
