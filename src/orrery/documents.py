"""Reading position documents: what every game checks in the same way, and refuses in the same words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.core.errors import BadPosition


def bad(key: str, sentence: str, **args: object) -> BadPosition:
    """What to raise for a document that is no position: what is wrong, and a sentence that says what was expected."""
    return BadPosition(f"error-position-{key}", sentence, args)


def check_entries(entries: Mapping[str, Any], known: frozenset[str], where: str = "") -> None:
    """Raise BadPosition if there is an entry that nobody reads."""
    for key in entries:
        if key not in known:
            raise bad("key", f"Unknown entry {key!r}{where}; expected some of: {', '.join(sorted(known))}.",
                      entry=key, known=", ".join(sorted(known)))


def read_seats(document: Mapping[str, Any], least: int, most: int) -> Sequence[Mapping[str, Any]]:
    """The entries of each seat. Raises BadPosition if there are not as many as the game has."""
    seats = document.get("seats")
    if (
        not isinstance(seats, Sequence) or not least <= len(seats) <= most
        or not all(isinstance(entries, Mapping) for entries in seats)
    ):
        raise bad("seats", f"Expected a list of {least} to {most} seats, each with its own entries.",
                  least=least, most=most)
    return seats


def read_word(known: Sequence[str], value: object, what: str) -> int:
    """The place of a word in the list of those that may stand there."""
    if not isinstance(value, str) or value not in known:
        raise bad("word", f"Unknown {what} {value!r}; expected one of: {', '.join(known)}.",
                  what=what, found=str(value), known=", ".join(known))
    return known.index(value)


def read_number(entries: Mapping[str, Any], key: str, default: int) -> int:
    """The number under this key, 0 or more."""
    value = entries.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise bad("number", f"{key}: expected a number, 0 or more, found {value!r}.", entry=key)
    return value


def read_list(entries: Mapping[str, Any], key: str) -> list[Any]:
    """The list under this key; an empty one if there is none."""
    value = entries.get(key, ())
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise bad("list", f"{key}: expected a list, found {value!r}.", where=key)
    return list(value)


def read_mapping(value: object, where: str) -> Mapping[str, Any]:
    """A value that must be entries by name."""
    if not isinstance(value, Mapping):
        raise bad("mapping", f"{where}: expected entries by name, found {value!r}.", where=where)
    return value
