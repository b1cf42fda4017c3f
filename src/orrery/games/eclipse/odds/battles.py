"""The battles of Eclipse as ``orrery.lab.odds`` asks for them. In here sides stand as in EC-16.4, from the first to the
last; whoever asks has them the other way round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from orrery.core import NONE, Chance, Zones
from orrery.games.eclipse.odds.aiming import AIMS
from orrery.games.eclipse.odds.chain import Odds, exact_odds, sampled_odds
from orrery.games.eclipse.odds.fleet import NEVER, Side, cost, figures_of, read_side, sent, write_fleet
from orrery.games.eclipse.odds.helping import help_for
from orrery.games.eclipse.odds.moment import START, Moment
from orrery.games.eclipse.odds.sector import Fight, battle_at, battles_on
from orrery.games.eclipse.odds.trial import Trial
from orrery.games.eclipse.view import determinise
from orrery.lab.odds import Battle, Contender, Fate, Help, Meeting, Option, Outcome, Reckoner, Unit

AIM: Final = "aim"
RETREAT: Final = "retreat"
_NEVER: Final = "never"
_NEUTRAL: Final = {"ancient": "ancients", "gcds": "gcds"}
"""Guards by what a side of them is called."""


class Course(NamedTuple):
    """What a battle is in here."""

    sides: tuple[Side, ...]
    moment: Moment


class Battles(Reckoner):
    """The battle odds of Eclipse."""

    most_sides = 7  # six players and guards
    options = (Option(RETREAT, (_NEVER,), most=99), Option(AIM, AIMS))

    def battle(self, sides: Sequence[Contender]) -> Battle:
        """Fleets from their texts; guards aim as the rules say, whatever else is asked."""
        return of([read_side(one.fleet, one.options[AIM], _rounds(one.options)) for one in reversed(sides)])

    def battle_seen(self, zones: Zones, viewer: int, place: str, coming: str = "") -> Battle:
        """The battle in a hex. Ships and blueprints lie open: what is hidden does not matter to it."""
        counts = sent(coming) if coming else ()
        seat = viewer if viewer >= 0 else NONE
        state = determinise(zones, viewer, Chance(b""))
        return _seen(place, battle_at(state, place, seat, counts if seat != NONE else ()))

    def duel(self, battle: Battle) -> Battle:
        """The two who entered last (EC-16.4)."""
        sides, moment = battle.course
        return battle._replace(sides=battle.sides[:2], course=Course(sides[-2:], moment))

    def battles_coming(self, zones: Zones, viewer: int) -> list[Battle]:
        """The battles to which the ships on the map lead, from the highest hex down (EC-16.2)."""
        state = determinise(zones, viewer, Chance(b""))
        return [_seen(sector, fight) for sector, fight in battles_on(state)]

    def exact(self, battle: Battle, most: int = 0) -> Outcome:
        """Every course."""
        return _outcome(exact_odds(battle.course.sides, battle.course.moment, most))

    def sampled(self, battle: Battle, samples: int, seed: int = 0, seconds: float = 0) -> Outcome:
        """Battles with dice."""
        return _outcome(sampled_odds(battle.course.sides, samples, seed, battle.course.moment, seconds))

    def help_for(self, battle: Battle, side: int, most: int) -> list[Help]:
        """One more ship of a type, or a figure one higher."""
        sides = battle.course.sides
        return help_for(sides, len(sides) - 1 - side, most)

    def trial(self, battle: Battle) -> Trial:
        """The battle by the rules themselves."""
        return Trial(*battle.course)


def of(sides: Sequence[Side], moment: Moment = START) -> Battle:
    """The battle of these sides, the first one first."""
    return Battle(tuple([_contender(side) for side in reversed(sides)]), Course(tuple(sides), moment))


def _contender(side: Side, seat: int = NONE) -> Contender:
    options = {RETREAT: _NEVER if side.retreat == NEVER else str(side.retreat), AIM: side.aim}
    neutral = _NEUTRAL[side.squadrons[0].ship] if side.guards else ""
    return Contender(write_fleet(side.squadrons), options, seat=seat, neutral=neutral)


def _seen(sector: str, fight: Fight) -> Battle:
    pairs = zip(reversed(fight.sides), reversed(fight.seats), strict=True)
    return Battle(tuple([_contender(side, seat) for side, seat in pairs]), Course(fight.sides, fight.moment), sector)


def _rounds(options: Mapping[str, str]) -> int:
    return NEVER if options[RETREAT] == _NEVER else int(options[RETREAT])


def _outcome(odds: Odds) -> Outcome:
    last = len(odds.sides) - 1
    fates = [
        Fate(
            tuple([Unit(one.ship, one.size, cost(one.ship), figures_of(one)) for one in side.squadrons]),
            odds.holds[place], odds.away[place], odds.kept[place], odds.left[place],
        )
        for place, side in enumerate(odds.sides)
    ]
    meetings = [Meeting(last - one.attacker, last - one.defender, one.chance, one.rounds) for one in odds.meetings]
    return Outcome(odds.method, odds.samples, odds.dropped, odds.nobody, tuple(fates[::-1]), tuple(meetings))
