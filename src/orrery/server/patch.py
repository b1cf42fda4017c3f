"""Differences between two documents, and the fingerprint by which a client knows that it has the same one."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec

_encode = msgspec.json.Encoder(order="sorted").encode


def fingerprint(document: Any) -> int:
    """CRC-32 of the document as JSON without spaces, keys sorted, in UTF-8. Documents hold no fractions."""
    return crc32(_encode(document))


def difference(before: Any, after: Any) -> list[list[Any]]:
    """The changes that turn ``before`` into ``after``: ``[path, value]`` sets, ``[path]`` removes.

    Lists of another length are sent whole: hands and tableaus are short. Values that are equal in Python are taken as
    the same (a place that holds numbers never holds truth values).
    """
    changes: list[list[Any]] = []
    if before != after:
        _compare(before, after, [], changes)
    return changes


def apply(document: Any, changes: list[list[Any]]) -> Any:
    """The document after the changes; ``document`` itself stays as it was."""
    for change in changes:
        path = change[0]
        document = change[1] if not path else _set(document, path, 0, change)
    return document


def _compare(before: Any, after: Any, path: list[Any], changes: list[list[Any]]) -> None:
    """Note what turns ``before`` into ``after``, which is not equal to it.

    Parts are first compared at the speed of C: most of a document stays as it was. A field that holds truths must not
    hold numbers too, for 1 equals true there.
    """
    if type(before) is dict and type(after) is dict:
        for key, value in after.items():
            if key not in before:
                changes.append([[*path, key], value])
            elif before[key] != value:
                _compare(before[key], value, [*path, key], changes)
        changes.extend([[*path, key]] for key in before if key not in after)
    elif type(before) is list and type(after) is list and len(before) == len(after):
        for place, value in enumerate(after):
            if before[place] != value:
                _compare(before[place], value, [*path, place], changes)
    else:
        changes.append([path, after])


def _set(document: Any, path: list[Any], depth: int, change: list[Any]) -> Any:
    copy = document.copy()
    step = path[depth]
    if depth + 1 < len(path):
        copy[step] = _set(document[step], path, depth + 1, change)
    elif len(change) == 2:
        copy[step] = change[1]
    else:
        del copy[step]
    return copy
