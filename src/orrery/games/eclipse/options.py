"""What the number of an option holds: for each kind one function that packs it, and one that takes it apart.

These numbers stand in no record and in no text (records have places in lists, texts have words); they only have to be
different within one question. What may be done at any moment is numbered above the options of any question.
"""

from __future__ import annotations

from typing import Final

from orrery.games.eclipse.board import RESOURCES

_KINDS: Final = len(RESOURCES)

DRAW: Final = 1 << 10
"""The option of seeing a second hex (EC-27.5.4)."""
REMOVE: Final = 31  # EC-12.1
"""In place of a part: take off what lies on the slot."""
ANYTIME: Final = 1 << 16
"""Options from here on may be chosen at any moment of the own turn."""
TRADE: Final = ANYTIME
COLONY: Final = ANYTIME + 64
PARLEY: Final = ANYTIME + 8192


def place_option(sector: int, turns: int) -> int:
    """Laying a hex, turned so many times (EC-8.4, EC-8.6)."""
    return sector << 3 | turns


def place_of(option: int) -> tuple[int, int]:
    """The hex, NONE if it is to be discarded, and its turns (EC-8.4, EC-8.6)."""
    return option >> 3, option & 7


def disc_move(start: int, end: int) -> int:
    """Moving a disc; NONE is the influence track (EC-9)."""
    return start + 1 << 6 | end + 1


def disc_move_of(option: int) -> tuple[int, int]:
    """Where the disc comes from and goes to (EC-9)."""
    return (option >> 6) - 1, (option & 63) - 1


def build_option(item: int, sector: int) -> int:
    """Building a ship or a structure in a hex (EC-13)."""
    return item << 6 | sector


def build_of(option: int) -> tuple[int, int]:
    """What is built, and where (EC-13)."""
    return option >> 6, option & 63


def move_option(ship: int, start: int, end: int) -> int:
    """A ship's first step (EC-14)."""
    return ship << 12 | start << 6 | end


def move_of(option: int) -> tuple[int, int, int]:
    """The type of the ship, where it is and where it goes (EC-14)."""
    return option >> 12, option >> 6 & 63, option & 63


def upgrade_option(ship: int, slot: int, part: int) -> int:
    """Putting a part on a slot, or taking the tile off it (``REMOVE``; EC-12, EC-5.5.5)."""
    return ship << 8 | slot << 5 | part


def upgrade_of(option: int) -> tuple[int, int, int]:
    """The type of the ship, the slot and the part (EC-12, EC-5.5.5)."""
    return option >> 8, option >> 5 & 7, option & 31


def target_option(ship: int, damage: int) -> int:
    """Ships of one type with the same damage, as a target (EC-17.5, EC-17.14)."""
    return ship << 6 | damage


def target_of(option: int) -> tuple[int, int]:
    """The type of the ships, and the damage that each has (EC-17.5, EC-17.14)."""
    return option >> 6, option & 63


def keep_option(value: int, old: int = 0) -> int:
    """Keeping a reputation tile, in place of an old one if there is no room (EC-21.5, EC-21.6)."""
    return value << 3 | old


def keep_of(option: int) -> tuple[int, int]:
    """The tile that is kept, and the one it replaces; 0 if none (EC-21.5, EC-21.6)."""
    return option >> 3, option & 7


def colony_option(sector: int, square: int, track: int) -> int:
    """Putting a cube of a track on a square (EC-7)."""
    return COLONY + (sector << 5 | square << 2 | track)


def colony_of(option: int) -> tuple[int, int, int]:
    """The hex, the square and the track (EC-7)."""
    where = option - COLONY
    return where >> 5, where >> 2 & 7, where & 3


def trade_option(given: int, gained: int) -> int:
    """Trading one kind of resource for another (EC-5.7)."""
    return TRADE + _KINDS * given + gained


def trade_of(option: int) -> tuple[int, int]:
    """What is given, and what is gained (EC-5.7)."""
    return divmod(option - TRADE, _KINDS)


def parley_option(other: int) -> int:
    """Offering relations to a seat (EC-10)."""
    return PARLEY + other


def parley_of(option: int) -> int:
    """The seat to which relations are offered (EC-10)."""
    return option - PARLEY
