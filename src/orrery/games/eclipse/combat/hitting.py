"""Whether a die hits (EC-17.6, EC-17.7)."""

from __future__ import annotations


def hits(value: int, computer: int, shield: int) -> bool:
    """A 6 always, a 1 never; otherwise with computers added and the target's shields taken off at 6 or more."""
    return value == 6 or (value != 1 and value + computer - shield >= 6)


def needed(computer: int, shield: int) -> int:
    """The least number on a die that hits."""
    return next(value for value in range(2, 7) if hits(value, computer, shield))
