"""Messages for fuzzing: made from the description of the wire itself, then bent, broken and forged."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec.inspect as described
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from orrery.server import wire

JUNK: list[Any] = [
    None, True, False, 0, -1, 7, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**40, 0.5, -0.0, 1e308, "", " ", "0",
    "null", "\x00", "\u202e", "x" * 300, "x" * 5000, "🪐" * 50, [], {}, [[]], {"t": "ping"}, [0] * 100, {"": ""},
]
"""Values that nothing on the wire expects everywhere."""


def messages(known: dict[str, Sequence[Any]]) -> SearchStrategy[dict[str, Any]]:
    """Messages as the protocol has them. ``known`` gives values by field that are real somewhere: tables, questions."""
    union = described.type_info(wire.FromClient)
    assert isinstance(union, described.UnionType)
    return st.one_of([_struct(kind, known) for kind in union.types if isinstance(kind, described.StructType)])


def _struct(kind: described.StructType, known: dict[str, Sequence[Any]]) -> SearchStrategy[dict[str, Any]]:
    fields = {
        field.encode_name: st.one_of(st.sampled_from(known[field.encode_name]), _value(field.type))
        if field.encode_name in known else _value(field.type)
        for field in kind.fields
    }
    return st.fixed_dictionaries({"t": st.just(str(kind.tag)), **fields})


def _value(kind: described.Type) -> SearchStrategy[Any]:
    if isinstance(kind, described.IntType):
        return st.integers(kind.ge, kind.le)
    if isinstance(kind, described.BoolType):
        return st.booleans()
    assert isinstance(kind, described.StrType)
    if kind.pattern is not None:
        return st.from_regex(kind.pattern, fullmatch=True).filter(lambda text: len(text) <= (kind.max_length or 64))
    return st.text(min_size=kind.min_length or 0, max_size=min(kind.max_length or 20, 60))


@st.composite
def bent(draw: st.DrawFn, whole: SearchStrategy[dict[str, Any]]) -> dict[str, Any]:
    """A message with fields missing, foreign, or of another kind."""
    message = dict(draw(whole))
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from([*message, "extra", "seat", "__class__"]))
        if draw(st.booleans()):
            message[name] = draw(st.sampled_from(JUNK))
        else:
            message.pop(name, None)
    return message


@st.composite
def broken(draw: st.DrawFn, whole: SearchStrategy[dict[str, Any]]) -> str | bytes:
    """A frame that was damaged: cut, doubled, nested, with bytes changed, or no text at all."""
    text = json.dumps(draw(whole))
    how = draw(st.integers(0, 8))
    at = draw(st.integers(0, len(text)))
    if how == 0:
        return text[:at]
    if how == 1:
        return text[:at] + draw(st.text(max_size=5)) + text[at + 1 :]
    if how == 2:
        return text + text
    if how == 3:
        return "[" * draw(st.sampled_from([1, 100, 5000, 16_000])) + text
    if how == 4:
        return '{"t":' * draw(st.sampled_from([2, 600, 3000])) + text
    if how == 5:
        return text.encode() + draw(st.binary(min_size=1, max_size=9))
    if how == 6:
        return draw(st.binary(max_size=200))
    if how == 7:  # a field twice
        name = draw(st.sampled_from(sorted(json.loads(text))))
        return text[:-1] + f', "{name}": {json.dumps(draw(st.sampled_from(JUNK)))}}}'
    return text.encode("utf-16")


def frames(known: dict[str, Sequence[Any]]) -> SearchStrategy[str | bytes]:
    """Frames of all these kinds."""
    whole = messages(known)
    return st.one_of(whole.map(json.dumps), bent(whole).map(json.dumps), broken(whole))
