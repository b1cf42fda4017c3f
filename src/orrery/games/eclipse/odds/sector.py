"""The sides of a battle from a position. Ships and blueprints lie open, so every viewer finds the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from orrery.core import NONE
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.galaxy import connected, guarded, hostile, ships_by_type
from orrery.games.eclipse.odds.aiming import DANGEROUS, LARGEST
from orrery.games.eclipse.odds.fleet import NEVER, BadFleet, Side, squadron
from orrery.games.eclipse.odds.moment import START, Moment
from orrery.games.eclipse.ships import ANCIENT, GCDS, GUARDS, SHIPS
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import ANCIENTS, GCDS_SIDE, EclipseState
from orrery.lab.odds import NoBattle


class Fight(NamedTuple):
    """Who would fight in a hex, in the order of EC-16.4, and how far the first battle has come."""

    sides: tuple[Side, ...]
    seats: tuple[int, ...]
    """The seat of each side; NONE for guards."""
    moment: Moment


def battle_in(
    s: EclipseState, sector: int, seat: int = NONE, coming: Sequence[int] = (), aim: str = DANGEROUS,
) -> Fight:
    """The battle in a hex, with ships of one seat by type added to what is there. It may have one side or none."""
    seats = [fleet[0] for fleet in s.fleets[sector]]
    if any(coming) and seat not in seats:
        seats.append(seat)
    seats.sort(key=lambda one: one != s.disc[sector])  # EC-16.5
    sides: list[Side] = []
    guards = _guards(s, sector)
    if guards is not None:
        sides.append(guards)
    for one in seats:
        extra = coming if one == seat and any(coming) else (0, 0, 0, 0)
        sides.append(_side(s, sector, one, [a + b for a, b in zip(ships_by_type(s, sector, one), extra)], aim))
    fighting = s.hex == sector and s.pair != (NONE, NONE) and not any(coming)
    return Fight(tuple(sides), (*([NONE] if guards else []), *seats), _moment(s, sides) if fighting else START)


def battle_at(s: EclipseState, sector: str, seat: int = NONE, coming: Sequence[int] = ()) -> Fight:
    """The battle in the hex of this number, with ships of one seat on their way. Raises BadFleet if there is no such
    hex, and NoBattle if nobody fights there."""
    number = SECTOR_BY_NAME.get(sector)
    if number is None or s.where[number] == NONE:
        raise BadFleet("error-odds-sector", f"There is no hex {sector!r} on the map.", {"sector": sector})
    playing = seat != NONE and s.species[seat] != NONE
    fight = battle_in(s, number, seat, coming if playing else ())
    if len(fight.sides) < 2:
        raise NoBattle("error-odds-quiet", f"Only one side is in hex {sector}, or none.", {"sector": sector})
    return fight


def battles_on(s: EclipseState) -> list[tuple[str, Fight]]:
    """The battles to which the ships on the map lead, from the highest hex down (EC-16.2)."""
    there = [name for name, number in SECTOR_BY_NAME.items() if s.where[number] != NONE]
    found = [(name, battle_in(s, SECTOR_BY_NAME[name])) for name in sorted(there, reverse=True)]
    return [(name, fight) for name, fight in found if _hostile(fight)]


def _hostile(fight: Fight) -> bool:
    """Whether any two of the sides would fight: those at peace with ancients do not."""
    fighters = [side for side in fight.sides if not side.guards]
    guards = [side.squadrons[0].ship for side in fight.sides if side.guards]
    return len(fighters) > 1 or any(not (one == "ancient" and side.peace) for one in guards for side in fighters)


def _moment(s: EclipseState, sides: Sequence[Side]) -> Moment:
    """How far the battle of the last two has come: they are the pair that fights (EC-16.4)."""
    types = {
        at << 2 | (SHIPS.index(one.ship) if one.ship in SHIPS else 0): (at, place)
        for at, side in enumerate(sides[-2:]) for place, one in enumerate(side.squadrons)
    }
    return Moment(
        s.bout,
        frozenset([one for actor, one in types.items() if s.acted >> actor & 1]),
        frozenset([one for actor, one in types.items() if s.pair[actor >> 2] << 2 | actor & 3 in s.leaving]),
        types[s.firing] if s.dice else None,
        tuple([(die >> 3, die & 7) for die in s.dice]),
    )


def exits(s: EclipseState, seat: int, sector: int) -> bool:
    """Whether there is a hex to retreat to (EC-19.7, EC-19.8)."""
    return any(s.disc[there] == seat and not hostile(s, seat, there) for there in connected(s, seat, sector))


def _guards(s: EclipseState, sector: int) -> Side | None:
    if guarded(s, sector):
        return Side((squadron(GUARDS[GCDS].name, 1, GUARDS[GCDS], _wounds(s, sector, GCDS_SIDE, 0)),), LARGEST, NEVER,
                    False)
    if s.ancients[sector]:
        ships = squadron(GUARDS[ANCIENT].name, s.ancients[sector], GUARDS[ANCIENT], _wounds(s, sector, ANCIENTS, 0))
        return Side((ships,), LARGEST, NEVER, False)
    return None


def _side(s: EclipseState, sector: int, seat: int, counts: Sequence[int], aim: str) -> Side:
    squadrons = tuple([
        squadron(SHIPS[ship], count, s.designs[seat][ship], _wounds(s, sector, seat, ship))
        for ship, count in enumerate(counts) if count
    ])
    peace = SPECIES[s.species[seat]].peace and not guarded(s, sector)  # EC-27.5.9: with ancients alone
    return Side(squadrons, aim, NEVER, exits(s, seat, sector), peace)


def _wounds(s: EclipseState, sector: int, side: int, ship: int) -> tuple[int, ...]:
    return s.wounds.get(side << 2 | ship, ()) if s.hex == sector else ()
