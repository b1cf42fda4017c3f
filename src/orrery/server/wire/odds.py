"""Battle odds over HTTP."""

from __future__ import annotations

from typing import Literal

from .base import Told


class ShipsLeft(Told):
    """The ships of one type on a side of a battle, and how many survive on average."""

    ship: str
    count: int
    survive: float
    cost: int
    """Of one ship, in materials; 0 for guards."""


class SideOdds(Told):
    """What one side may expect of a battle."""

    name: str
    seat: int
    """At a table: whose ships these are; -1 otherwise."""
    fleet: str
    """The ships with all their figures, as text that the odds can be asked for again with."""
    aim: str
    retreat: int
    holds: float
    """The chance to have ships in the hex at the end; low and high are the ends of the 95 % interval if sampled."""
    low: float
    high: float
    away: float
    kept: dict[str, float]
    """How likely it is to hold the hex with so many ships."""
    ships: list[ShipsLeft]
    lost: float
    """Expected losses in materials, of what the ships are worth."""
    worth: int


class Encounter(Told):
    """Two sides that may come to fight, by their places, and how many rounds it may take."""

    attacker: int
    defender: int
    chance: float
    rounds: dict[str, float]


class BattleHelp(Told):
    """One more ship, or a figure (its letter) one higher: by how much that makes the attacker's victory likelier."""

    ship: str
    figure: str
    cost: int
    gain: float


class BattleOdds(Told):
    """What may come of a battle; sides from the last to enter to the first."""

    method: Literal["exact", "sampled"]
    samples: int
    dropped: float
    """How likely the courses are that were not followed."""
    nobody: float
    sides: list[SideOdds]
    battles: list[Encounter]
    help: list[BattleHelp]


class Fighter(Told):
    """One side of a battle at a table: whose ships (-1: ancients or the centre), and the ships as text."""

    seat: int
    fleet: str


class ComingBattle(Told):
    """A battle to which the ships on a table's map lead; sides from the last to enter to the first."""

    sector: str
    sides: list[Fighter]
