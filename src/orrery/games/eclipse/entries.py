"""The values of a position document, each of its kind and within its limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orrery import hexes
from orrery.core import NONE
from orrery.documents import bad, read_list
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.ships import COLOURS, GUARDS, SHIP_BY_NAME
from orrery.games.eclipse.state import ANCIENTS, GCDS_SIDE, EclipseState

_FURTHEST = 30
"""A coordinate that no hex comes to."""
PLENTY = 999
"""More than anybody has of anything."""


def named(known: Mapping[str, int], value: object, what: str) -> int:
    """The number of what has this name."""
    if not isinstance(value, str) or value not in known:
        raise bad("name", f"There is no {what} {value!r}.", what=what, found=str(value))
    return known[value]


def all_named(known: Mapping[str, int], entries: Mapping[str, Any], key: str, what: str) -> list[int]:
    """The numbers of those named in a list, each once."""
    return each_once([named(known, value, what) for value in read_list(entries, key)], key)


def each_once(values: list[int], where: str) -> list[int]:
    """The same values, unless one of them is there twice."""
    if len(set(values)) < len(values):
        raise bad("twice", f"{where}: expected each once, found {values!r}.", where=where)
    return values


def whole(value: object, where: str, least: int = 0, most: int = PLENTY) -> int:
    """A whole number within limits."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise bad("range", f"{where}: expected a number from {least} to {most}, found {value!r}.",
                  entry=where, least=least, most=most)
    return value


def number(entries: Mapping[str, Any], key: str, default: int, most: int = PLENTY) -> int:
    """The number under this key, 0 or more."""
    return whole(entries.get(key, default), key, 0, most)


def numbers(entries: Mapping[str, Any], key: str, default: Sequence[int], most: int = PLENTY, least: int = 0
            ) -> list[int]:
    """The numbers under this key, as many as there are by default."""
    values = read_list(entries, key) if key in entries else list(default)
    if len(values) != len(default):
        raise bad("count", f"{key}: expected {len(default)} numbers, found {len(values)}.",
                  where=key, count=len(default))
    return [whole(value, key, least, most) for value in values]


def seat_of(s: EclipseState, value: object) -> int:
    """A seat of the match."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < s.seats:
        raise bad("seat", f"Expected a seat from 0 to {s.seats - 1}, found {value!r}.", last=s.seats - 1)
    return value


def seats_of(s: EclipseState, entries: Mapping[str, Any], key: str) -> tuple[int, ...]:
    """The seats under this key in their order, each once."""
    return tuple(each_once([seat_of(s, value) for value in read_list(entries, key)], key))


def mask_of(s: EclipseState, entries: Mapping[str, Any], key: str) -> int:
    """The seats under this key as bits."""
    return sum(1 << seat for seat in seats_of(s, entries, key))


def cell_of(value: object, where: str) -> int:
    """A cell of the map by its two coordinates."""
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != 2:
        raise bad("space", f"{where}: expected two coordinates, found {value!r}.", where=where)
    return hexes.cell(*[whole(one, where, -_FURTHEST, _FURTHEST) for one in value])


def sector_of(value: object) -> int:
    """A hex by its printed number."""
    return named(SECTOR_BY_NAME, value, "sector")


def die_of(text: object) -> int:
    """A die that was rolled, such as ``yellow 6``."""
    colour, _, value = text.partition(" ") if isinstance(text, str) else ("", "", "")
    if colour not in COLOURS or value not in tuple("123456"):
        raise bad("die", f"Expected a die such as 'yellow 6', found {text!r}.", found=str(text))
    return COLOURS.index(colour) << 3 | int(value)


def side_and_ship(text: object) -> int:
    """A type of ship of one side of a battle, as a state numbers it: four times the side plus the type."""
    for guard, side_of_nobody in zip(GUARDS, (ANCIENTS, GCDS_SIDE), strict=True):
        if text == guard.name:
            return side_of_nobody << 2
    side, _, ship = text.partition(" ") if isinstance(text, str) else ("", "", "")
    if side not in tuple("01234567") or ship not in SHIP_BY_NAME:
        raise bad("ships", f"Expected 'ancient', 'gcds', or a side and a ship such as '0 cruiser', found {text!r}.",
                  where=str(text))
    return int(side) << 2 | SHIP_BY_NAME[ship]


def side_of(s: EclipseState, value: object) -> int:
    """A side of a battle: a seat, 6 for ancients, 7 for the GCDS; NONE for none."""
    side = whole(value, "pair", NONE, GCDS_SIDE)
    if s.seats <= side < ANCIENTS:
        raise bad("pair", f"Expected a side of the battle, found {value!r}.")
    return side
