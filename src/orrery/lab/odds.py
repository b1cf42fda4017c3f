"""Battle odds: chances with their errors, as plain values that the command line and the server share.

Eclipse is the one game that has them; its package ``games.eclipse.odds`` works them out. Exact where every course of a
battle can be followed, sampled otherwise; a sampled chance comes with its 95 % interval (Wilson).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import process_time
from typing import Any, Final, NamedTuple

from orrery.core import NONE, BadSetup, Chance, Zones
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.odds import fleet
from orrery.games.eclipse.odds.chain import EXACT, SAMPLED, Odds, battle_odds, exact_odds, sampled_odds
from orrery.games.eclipse.odds.duel import TooLarge
from orrery.games.eclipse.odds.fleet import NEVER, Side, Squadron, cost, read_side, with_figures, write_fleet
from orrery.games.eclipse.odds.moment import START, Moment
from orrery.games.eclipse.odds.sector import Battle, battle_in
from orrery.games.eclipse.odds.trial import Trial
from orrery.games.eclipse.ships import PIECES, SHIPS
from orrery.games.eclipse.state import EclipseState
from orrery.games.eclipse.view import determinise
from orrery.lab.stats import wilson

__all__ = [
    "EXACT", "GAMES", "MOST_SIDES", "NEVER", "SAMPLED", "START", "Deviation", "Moment", "Odds", "Side", "battle_at",
    "battle_odds", "battle_seen", "battles_coming", "check_game", "compare", "exact_odds", "help_for", "plain",
    "read_side", "sampled_odds", "write_fleet",
]

GAMES: Final = ("eclipse",)
"""Games that have battle odds."""
MOST_SIDES: Final = 7
"""Six players and guards."""


def check_game(slug: str) -> None:
    """Refuse a game without battles to reckon."""
    if slug not in GAMES:
        raise BadSetup("error-odds-game", f"There are no battle odds for {slug!r}; expected one of {', '.join(GAMES)}.",
                       {"game": slug, "known": ", ".join(GAMES)})


def battle_at(state: EclipseState, sector: str, seat: int = NONE, coming: Sequence[int] = ()) -> Battle:
    """The battle in the hex of this number, with ships of one seat on their way. Raises BadFleet if there is none."""
    number = SECTOR_BY_NAME.get(sector)
    if number is None or state.where[number] == NONE:
        raise fleet.BadFleet("error-odds-sector", f"There is no hex {sector!r} on the map.", {"sector": sector})
    for ship, extra in enumerate(coming):
        if extra > PIECES[ship]:
            raise fleet.BadFleet("error-odds-count", f"A side has at most {PIECES[ship]} ships of the type "
                                 f"{SHIPS[ship]}, not {extra}.",
                                 {"ship": SHIPS[ship], "most": PIECES[ship], "count": extra})
    playing = seat != NONE and state.species[seat] != NONE
    battle = battle_in(state, number, seat, coming if playing else ())
    if len(battle.sides) < 2:
        raise fleet.BadFleet("error-odds-quiet", f"Only one side is in hex {sector}, or none.", {"sector": sector})
    return battle


def battle_seen(zones: Zones, viewer: int, sector: str, coming: Sequence[int] = ()) -> Battle:
    """The battle in a hex as a viewer sees it; ``coming`` are ships of his. What is hidden does not matter to it."""
    state = determinise(zones, viewer, Chance(b""))
    return battle_at(state, sector, viewer if viewer >= 0 else NONE, coming if viewer >= 0 else ())


def battles_coming(zones: Zones, viewer: int) -> list[tuple[str, Battle]]:
    """The battles to which the ships on the map lead as a viewer sees it, from the highest hex down (EC-16.2)."""
    state = determinise(zones, viewer, Chance(b""))
    found = [(sector, battle_in(state, SECTOR_BY_NAME[sector])) for sector in sorted(zones["map"], reverse=True)]
    return [(sector, battle) for sector, battle in found if _hostile(battle)]


def _hostile(battle: Battle) -> bool:
    """Whether any two of the sides would fight: those at peace with ancients do not."""
    fighters = [side for side in battle.sides if not side.guards]
    guards = [side for side in battle.sides if side.guards]
    return len(fighters) > 1 or any(not (one.name == "ancient" and side.peace) for one in guards for side in fighters)


def plain(odds: Odds) -> dict[str, Any]:
    """The odds as plain values, sides in the order in which they came to the battle from last to first."""
    order = range(len(odds.sides) - 1, -1, -1)
    return {
        "method": odds.method,
        "samples": odds.samples,
        "dropped": odds.dropped,
        "nobody": odds.nobody,
        "sides": [_side(odds, place) for place in order],
        "battles": [
            {
                "attacker": len(odds.sides) - 1 - one.attacker,
                "defender": len(odds.sides) - 1 - one.defender,
                "chance": one.chance,
                "rounds": {str(number): chance for number, chance in one.rounds.items()},
            }
            for one in odds.meetings
        ],
    }


def _side(odds: Odds, place: int) -> dict[str, Any]:
    side = odds.sides[place]
    low, high = odds.holds[place], odds.holds[place]
    if odds.samples:
        low, high = wilson(odds.holds[place] * odds.samples, odds.samples)
    survivors = odds.survivors(place)
    prices = [cost(one.ship) for one in side.squadrons]
    return {
        "name": side.name,
        "fleet": write_fleet(side.squadrons),
        "aim": side.aim,
        "retreat": side.retreat,
        "holds": odds.holds[place],
        "low": low,
        "high": high,
        "away": odds.away[place],
        "kept": {str(ships): chance for ships, chance in odds.kept[place].items()},
        "ships": [
            {"ship": one.ship, "count": one.size, "survive": mean, "cost": price}
            for one, mean, price in zip(side.squadrons, survivors, prices, strict=True)
        ],
        "lost": sum(
            (one.size - mean) * price for one, mean, price in zip(side.squadrons, survivors, prices, strict=True)
        ),
        "worth": sum(one.size * price for one, price in zip(side.squadrons, prices, strict=True)),
    }


# -- what would help --------------------------------------------------------------------------------------------------


class Help(NamedTuple):
    """A change to a side and by how much it makes winning more likely. ``figure`` is the letter of a figure that grows
    by one on all ships of the type, or empty for one more ship."""

    ship: str
    figure: str
    cost: int
    gain: float


_GROWS: Final = ("c", "s", "h", "i")


def help_for(sides: Sequence[Side], place: int, most: int, best: int = 5) -> list[Help]:
    """What would help a side of two most: one more ship of a type, or a figure one higher. Exact odds only, and only
    while they take at most ``most`` ways in all."""
    try:
        now = exact_odds(sides, most=most)
    except TooLarge:
        return []
    found = []
    for ship, figure, side in _changes(sides[place]):
        if not figure and place > 0 and not fleet.can_retreat(ship):
            continue  # a starbase does not come to the battle
        changed = [*sides[:place], side, *sides[place + 1:]]
        try:
            gain = exact_odds(changed, most=most).holds[place] - now.holds[place]
        except TooLarge:
            continue
        if gain > 0:
            found.append(Help(ship, figure, 0 if figure else cost(ship), gain))
    return sorted(found, key=lambda one: -one.gain)[:best]


def _changes(side: Side) -> list[tuple[str, str, Side]]:
    if side.guards:
        return []
    there = {one.ship: one for one in side.squadrons}
    changes = []
    for number, name in enumerate(SHIPS):
        one = there.get(name)
        if (one.size if one else 0) < PIECES[number]:
            more = one._replace(size=one.size + 1) if one else fleet.printed(name)
            changes.append((name, "", _with(side, more)))
        if one:
            values = {"c": one.computer, "s": one.shield, "h": one.hull, "i": one.initiative}
            changes += [
                (name, letter, _with(side, with_figures(one, {letter: values[letter] + 1})._replace(wounds=one.wounds)))
                for letter in _GROWS
            ]
    return changes


def _with(side: Side, squadron: Squadron) -> Side:
    others = [one for one in side.squadrons if one.ship != squadron.ship]
    return side._replace(squadrons=tuple(sorted([*others, squadron], key=lambda one: fleet.NAMES.index(one.ship))))


# -- against the engine -----------------------------------------------------------------------------------------------


class Deviation(NamedTuple):
    """How far battles fought by the rules' own dice are from the odds of one side."""

    side: int
    expected: float
    """The chance to hold the hex."""
    fought: float
    """The share of battles in which it did."""
    sigmas: float
    """The difference in standard errors."""
    chi_square: float
    """Over the numbers of surviving ships by type; those expected in fewer than five battles count as one."""
    freedom: int


def compare(
    sides: Sequence[Side], battles: int, seed: int = 0, moment: Moment = START,
) -> tuple[list[Deviation], float]:
    """Fight battles by the game's own rules and hold them against the exact odds; and the CPU seconds they took."""
    odds = exact_odds(sides, moment)
    trial = Trial(sides, moment)
    held = [0] * len(sides)
    left: list[Counter[tuple[int, ...]]] = [Counter() for _ in sides]
    began = process_time()
    for number in range(battles):
        for place, (here, away) in enumerate(trial.fight(f"{seed}/{number}".encode())):
            held[place] += any(here)
            left[place][tuple([a + b for a, b in zip(here, away, strict=True)])] += 1
    took = process_time() - began
    found = []
    for place in range(len(sides)):
        expected = min(1.0, odds.holds[place])
        error = max((expected * (1 - expected) / battles) ** 0.5, 1e-9)
        chi_square, freedom = _chi_square(odds.left[place], left[place], battles)
        share = held[place] / battles
        found.append(Deviation(place, expected, share, (share - expected) / error, chi_square, freedom))
    return found, took


def _chi_square(
    expected: dict[tuple[int, ...], float], counted: Counter[tuple[int, ...]], battles: int,
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
