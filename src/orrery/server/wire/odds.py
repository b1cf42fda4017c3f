"""Battle odds over HTTP."""

from __future__ import annotations

from typing import Literal

from .base import Told


class OddsOption(Told):
    """Something that can be said of a side of a battle beside its units."""

    name: str
    values: list[str]
    """Allowed values, the default first."""
    most: int
    """Whole numbers from 0 to this are allowed too; -1: none."""
    whole: bool
    """Whether it has one value for the whole battle and not one a side."""


class OddsGame(Told):
    """A game that has battle odds: how many sides there may be, and what can be said of them."""

    game: str
    sides: int
    options: list[OddsOption]


class UnitOdds(Told):
    """The units of one type on a side of a battle, and how many survive on average."""

    unit: str
    count: int
    survive: float
    cost: int
    """Of one unit; 0 for what is not for sale."""
    figures: dict[str, int]
    """What each of them can do, by the letters of the fleet's text."""


class SideOdds(Told):
    """What one side may expect of a battle."""

    name: str
    seat: int
    """At a table: whose units these are; -1 otherwise."""
    neutral: str
    """Who fights that is no player, by canonical text; empty for players."""
    fleet: str
    """The units with all their figures, as text that the odds can be asked for again with."""
    options: dict[str, str]
    holds: float
    """The chance to have units there in the end; low and high are the ends of the 95 % interval if sampled."""
    low: float
    high: float
    away: float
    kept: dict[str, float]
    """How likely it is to hold the place with so many units."""
    units: list[UnitOdds]
    lost: float
    """Expected losses by what units cost, of what all of them are worth."""
    worth: int


class Encounter(Told):
    """Two sides that may come to fight, by their places, and how many rounds it may take."""

    attacker: int
    defender: int
    chance: float
    rounds: dict[str, float]


class BattleHelp(Told):
    """One more unit, or a figure (its letter) one higher: by how much that makes the attacker's victory likelier."""

    unit: str
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


class OddsProgress(Told):
    """How much is done of odds that somebody waits for, from 0 to 1."""

    share: float


class Fighter(Told):
    """One side of a battle at a table: whose units (-1: of no player, see ``neutral``), and the units as text."""

    seat: int
    neutral: str
    fleet: str


class ComingBattle(Told):
    """A battle to which the units at a table lead; sides from the last to enter to the first."""

    place: str
    sides: list[Fighter]
