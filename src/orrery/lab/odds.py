"""Battle odds of any game: what a game brings to have them, and the one document for command line, server and page.

A game brings a class ``Battles``, a ``Reckoner``, in a module ``odds`` beside its rules. It reads sides from texts and
from what a viewer sees, follows every course of a battle or plays battles out, and tells what came of it by side. The
rest is the same for every game: options that are checked, chances with their 95 % intervals (Wilson), battles by the
rules themselves held against the odds.

Sides stand in one order everywhere: from the last to enter, who attacks, to the one that was there first.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import import_module
from time import process_time
from typing import Any, Final, NamedTuple, Protocol

from orrery import games
from orrery.core import NONE, BadSetup, OrreryError, Zones
from orrery.lab.stats import wilson

EXACT, SAMPLED = "exact", "sampled"
_MODULE: Final = "odds"
_CLASS: Final = "Battles"


class NoBattle(OrreryError):
    """Nobody fights at the place that was asked about."""


class BadOption(OrreryError):
    """A value that an option of a battle does not have, or an option that there is not."""


class TooLarge(Exception):
    """A battle has more courses than are to be followed."""


# -- what is fought ---------------------------------------------------------------------------------------------------


class Option(NamedTuple):
    """Something about a side that its units do not say: how it aims, when it retreats."""

    name: str
    values: tuple[str, ...]
    """Allowed values, the default first."""
    most: int = NONE
    """Whole numbers from 0 to this are allowed too."""
    whole: bool = False
    """Whether it is one value for the whole battle (where it takes place) and not one a side."""

    def settle(self, value: str) -> str:
        """The value as it was meant: without one, the default. Raises BadOption."""
        if not value:
            return self.values[0]
        if value in self.values or (value.isascii() and value.isdecimal() and int(value) <= self.most):
            return value
        known = ", ".join((*self.values, *([f"0…{self.most}"] if self.most >= 0 else [])))
        raise BadOption("error-odds-option", f"{value!r} is no value of the option {self.name!r}; expected one of: "
                        f"{known}.", {"option": self.name, "value": value, "known": known})


class Contender(NamedTuple):
    """One side of a battle as it is written down."""

    fleet: str
    """Its units as text, with every figure, which can be given again."""
    options: Mapping[str, str] = {}
    """The value of each option of the game."""
    name: str = ""
    """What a person calls himself; empty where nobody said."""
    seat: int = NONE
    """At a table: whose units these are."""
    neutral: str = ""
    """Who fights here that is no player, by canonical text."""


class Battle(NamedTuple):
    """Who fights; ``course`` is the game's own account of the same, and of how far the battle has come."""

    sides: tuple[Contender, ...]
    course: Any
    place: str = ""


# -- what comes of it -------------------------------------------------------------------------------------------------


class Unit(NamedTuple):
    """All units of one type on a side."""

    unit: str
    size: int
    cost: int
    """Of one; 0 for what is not for sale."""
    figures: Mapping[str, int]
    """What each of them can do, by the letters that stand for it in the text of a fleet."""


class Fate(NamedTuple):
    """What one side may expect."""

    units: tuple[Unit, ...]
    holds: float
    """To have units at the place in the end."""
    away: float
    """To have none there, but some that got away."""
    kept: Mapping[int, float]
    """How likely it is to hold the place with so many units."""
    left: Mapping[tuple[int, ...], float]
    """How likely so many units of each type survive, there or elsewhere."""

    def survivors(self) -> list[float]:
        """How many units of each type survive on average."""
        return [sum(counts[n] * chance for counts, chance in self.left.items()) for n in range(len(self.units))]


class Meeting(NamedTuple):
    """Two sides that may come to fight each other, by their places."""

    attacker: int
    defender: int
    chance: float
    rounds: Mapping[int, float]
    """How likely it takes place and lasts so many rounds."""


class Outcome(NamedTuple):
    """What may come of a battle."""

    method: str
    samples: int
    """Battles played out; 0 if the odds are exact."""
    dropped: float
    """How likely the courses are that were not followed."""
    nobody: float
    """That no unit of any side is left there."""
    sides: tuple[Fate, ...]
    meetings: tuple[Meeting, ...]


class Help(NamedTuple):
    """A change to a side and by how much it makes winning likelier. ``figure`` is the letter of a figure that grows by
    one on all units of the type, or empty for one more unit."""

    unit: str
    figure: str
    cost: int
    gain: float


class Trial(Protocol):
    """A battle that can be fought by the rules of the game themselves, with their dice."""

    def fight(self, seed: bytes) -> Sequence[tuple[Sequence[int], Sequence[int]]]:
        """One course: by side how many units of each of its types are there in the end, and how many elsewhere."""


class Reckoner(ABC):
    """The battle odds of one game."""

    most_sides: int = 2
    options: tuple[Option, ...] = ()

    @abstractmethod
    def battle(self, sides: Sequence[Contender]) -> Battle:
        """The battle between sides that somebody made up; every option has a value. Raises OrreryError for a text that
        names no units."""

    @abstractmethod
    def battle_seen(self, zones: Zones, viewer: int, place: str, coming: str = "") -> Battle:
        """The battle at a place as a viewer sees it; ``coming`` are units of his on the way there, as text. Raises
        NoBattle, or another OrreryError if there is no such place."""

    def duel(self, battle: Battle) -> Battle:
        """The first two sides that fight, by themselves, as far as their battle has come. The whole battle where the
        game does not have sides fight one after the other."""
        return battle

    @abstractmethod
    def battles_coming(self, zones: Zones, viewer: int) -> list[Battle]:
        """The battles to which the units lead that a viewer sees."""

    @abstractmethod
    def exact(self, battle: Battle, most: int = 0) -> Outcome:
        """Every course of a battle, weighed. Raises TooLarge if that takes more than ``most`` steps (0: no limit)."""

    @abstractmethod
    def sampled(self, battle: Battle, samples: int, seed: int = 0, seconds: float = 0) -> Outcome:
        """Battles with dice, counted; ends early after ``seconds``, if given."""

    @abstractmethod
    def trial(self, battle: Battle) -> Trial:
        """The battle as the rules fight it."""

    def help_for(self, battle: Battle, side: int, most: int) -> list[Help]:
        """What would help a side most, the best first, as far as that takes at most ``most`` steps a change."""
        return []


MOST_STEPS: Final = 4_000_000
"""Steps that are followed before battles are sampled instead: about half a second."""
SAMPLES: Final = 20_000


# -- which games have them --------------------------------------------------------------------------------------------


def known() -> list[str]:
    """The games that have battle odds. None is loaded for that: it may be broken, and somebody else's business."""
    return [slug for slug in games.slugs() if _module(slug)]


def _module(slug: str) -> str:
    """The module with the battle odds of a game; empty if it brings none."""
    try:
        return games.own_module(slug, _MODULE)
    except Exception:  # the package fails as soon as it is imported; whoever loads its game is told
        return ""


def load(slug: str) -> Reckoner:
    """The battle odds of a game. Raises BadSetup if there is no such game, or if it has none that can be used."""
    module = _module(games.load(slug).slug)
    if not module:
        having = ", ".join(known())
        raise BadSetup("error-odds-game", f"There are no battle odds for {slug!r}; expected one of: {having}.",
                       {"game": slug, "known": having})
    try:
        made = getattr(import_module(module), _CLASS)()
    except (ImportError, AttributeError, TypeError) as problem:
        raise _no_odds(module, str(problem)) from problem
    if not isinstance(made, Reckoner):
        raise _no_odds(module, f"it makes {type(made).__name__!r}")
    return made


def _no_odds(module: str, problem: str) -> BadSetup:
    return BadSetup("error-odds-class", f"There are no battle odds {_CLASS} in the module {module}: {problem}. "
                    "Expected a subclass of orrery.lab.odds.Reckoner that is made without arguments.",
                    {"module": module, "class": _CLASS, "problem": problem})


# -- how far it is ----------------------------------------------------------------------------------------------------


_heard: ContextVar[Callable[[float], None] | None] = ContextVar("heard", default=None)


@contextmanager
def heard(by: Callable[[float], None]) -> Iterator[None]:
    """While this lasts, somebody is told which share of the work is done."""
    token = _heard.set(by)
    try:
        yield
    finally:
        _heard.reset(token)


def went(done: float, of: float = 1.0) -> None:
    """Tell whoever waits how far the work is. Games call it now and then; most of it goes by without a word."""
    by = _heard.get()
    if by is not None and of > 0:
        by(min(1.0, done / of))


# -- reckoning --------------------------------------------------------------------------------------------------------


def read_battle(
    reckoner: Reckoner, fleets: Sequence[str], options: Mapping[str, Sequence[str]] | None = None,
) -> Battle:
    """The battle between fleets given as texts, with the values of options by name, a value a side; what is left out or
    empty is the default. Raises OrreryError."""
    if not 2 <= len(fleets) <= reckoner.most_sides:
        raise BadOption("error-odds-sides", f"A battle has 2 to {reckoner.most_sides} sides, not {len(fleets)}.",
                        {"most": reckoner.most_sides, "count": len(fleets)})
    given = dict(options or {})
    settled: list[dict[str, str]] = [{} for _ in fleets]
    for option in reckoner.options:
        values = given.pop(option.name, ())
        many = 1 if option.whole else len(fleets)
        if len(values) > many:
            raise BadOption("error-odds-values", f"The option {option.name!r} has {len(values)} values; expected at "
                            f"most {many}.", {"option": option.name, "count": len(values), "most": many})
        for place, side in enumerate(settled):
            at = 0 if option.whole else place
            side[option.name] = option.settle(values[at].strip() if at < len(values) else "")
    if given:
        name, having = next(iter(given)), ", ".join(option.name for option in reckoner.options)
        raise BadOption("error-odds-option-name", f"There is no option {name!r} in these battles; expected one of: "
                        f"{having}.", {"option": name, "known": having})
    return reckoner.battle([Contender(text, chosen) for text, chosen in zip(fleets, settled, strict=True)])


def battle_odds(
    reckoner: Reckoner, battle: Battle, most: int = MOST_STEPS, samples: int = SAMPLES, seconds: float = 0,
    seed: int = 0,
) -> Outcome:
    """The odds of a battle: exact, or sampled if that takes more than ``most`` steps."""
    try:
        return reckoner.exact(battle, most)
    except TooLarge:
        return reckoner.sampled(battle, samples, seed, seconds)


def plain(battle: Battle, outcome: Outcome, helps: Sequence[Help] = ()) -> dict[str, Any]:
    """The odds as plain values: the document that everybody is told."""
    return {
        "method": outcome.method,
        "samples": outcome.samples,
        "dropped": outcome.dropped,
        "nobody": outcome.nobody,
        "sides": [
            _side(side, fate, outcome.samples) for side, fate in zip(battle.sides, outcome.sides, strict=True)
        ],
        "battles": [
            one._asdict() | {"rounds": {str(number): chance for number, chance in one.rounds.items()}}
            for one in outcome.meetings
        ],
        "help": [one._asdict() for one in helps],
    }


def _side(side: Contender, fate: Fate, samples: int) -> dict[str, Any]:
    low, high = wilson(fate.holds * samples, samples) if samples else (fate.holds, fate.holds)
    units = list(zip(fate.units, fate.survivors(), strict=True))
    return {
        "name": side.name,
        "seat": side.seat,
        "neutral": side.neutral,
        "fleet": side.fleet,
        "options": dict(side.options),
        "holds": fate.holds,
        "low": low,
        "high": high,
        "away": fate.away,
        "kept": {str(units): chance for units, chance in fate.kept.items()},
        "units": [
            {"unit": one.unit, "count": one.size, "survive": mean, "cost": one.cost, "figures": dict(one.figures)}
            for one, mean in units
        ],
        "lost": sum((one.size - mean) * one.cost for one, mean in units),
        "worth": sum(one.size * one.cost for one, _ in units),
    }


# -- against the engine -----------------------------------------------------------------------------------------------


class Deviation(NamedTuple):
    """How far battles fought by the rules' own dice are from the odds of one side."""

    side: int
    expected: float
    """The chance to hold the place."""
    fought: float
    """The share of battles in which it did."""
    sigmas: float
    """The difference in standard errors."""
    chi_square: float
    """Over the numbers of surviving units by type; those expected in fewer than five battles count as one."""
    freedom: int


def compare(reckoner: Reckoner, battle: Battle, battles: int, seed: int = 0) -> tuple[list[Deviation], float]:
    """Fight battles by the game's own rules and hold them against the exact odds; and the CPU seconds they took."""
    odds = reckoner.exact(battle)
    trial = reckoner.trial(battle)
    held = [0] * len(battle.sides)
    left: list[Counter[tuple[int, ...]]] = [Counter() for _ in battle.sides]
    began = process_time()
    for number in range(battles):
        went(number, battles)
        for place, (here, away) in enumerate(trial.fight(f"{seed}/{number}".encode())):
            held[place] += any(here)
            left[place][tuple([a + b for a, b in zip(here, away, strict=True)])] += 1
    took = process_time() - began
    found = []
    for place, fate in enumerate(odds.sides):
        expected = min(1.0, fate.holds)
        error = max((expected * (1 - expected) / battles) ** 0.5, 1e-9)
        chi_square, freedom = _chi_square(fate.left, left[place], battles)
        share = held[place] / battles
        found.append(Deviation(place, expected, share, (share - expected) / error, chi_square, freedom))
    return found, took


def _chi_square(
    expected: Mapping[tuple[int, ...], float], counted: Counter[tuple[int, ...]], battles: int,
) -> tuple[float, int]:
    cells: list[tuple[float, int]] = []
    rare, seldom = 0.0, 0
    for key in expected.keys() | counted.keys():
        mean = expected.get(key, 0.0) * battles
        if mean < 5:
            rare, seldom = rare + mean, seldom + counted[key]
        else:
            cells.append((mean, counted[key]))
    if rare >= 1 or seldom:
        cells.append((max(rare, 1e-9), seldom))
    return sum((count - mean) ** 2 / mean for mean, count in cells), max(0, len(cells) - 1)
