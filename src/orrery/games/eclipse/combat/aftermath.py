"""After the battles: attacks on population, discs taken away and placed, repair, relations (EC-20, EC-22)."""

from __future__ import annotations

from orrery.core import NONE, Flow, Pick, PickSome, emit
from orrery.games.eclipse.anytime import parley_options
from orrery.games.eclipse.combat.hitting import hits, needed
from orrery.games.eclipse.control import influence_hex, take_tile
from orrery.games.eclipse.diplomacy import NO, YES
from orrery.games.eclipse.galaxy import open_to_disc
from orrery.games.eclipse.population import bury
from orrery.games.eclipse.ships import COLOURS, DAMAGE
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import (
    AT_BOMBARD,
    AT_CLAIMS,
    AT_DESTROY,
    AT_RELATIONS,
    EclipseState,
    filled_squares,
    in_order,
    return_disc,
)
from orrery.games.eclipse.technologies import NEUTRON_BOMBS
from orrery.games.eclipse.upkeep import begin_upkeep

DICE, BOMBS = 0, 1


def bombard(s: EclipseState) -> Flow | None:
    """Hex by hex from the highest number, ships may attack the population of another player (EC-20.1, EC-20.11)."""
    for sector in reversed(range(s.hex)):
        if s.pop[sector] and s.fleets[sector] and s.fleets[sector][0][0] != s.disc[sector]:
            s.hex = sector
            s.seat = s.fleets[sector][0][0]
            if SPECIES[s.species[s.disc[sector]]].frail:
                return bury(s, sector, tuple(filled_squares(s, sector)))  # EC-27.4.4
            options = ways_to_attack(s, s.seat, sector)
            if options:  # EC-20.2, EC-20.14
                return _bombard(s, options)
    remove_discs(s)
    s.step = AT_CLAIMS
    s.hex = len(s.where)
    return None


def ways_to_attack(s: EclipseState, seat: int, sector: int) -> list[int]:
    """Neutron bombs need only a ship, dice a cannon (EC-20.2, EC-20.6, EC-20.14)."""
    options = [BOMBS] if s.techs[seat] & NEUTRON_BOMBS else []
    if any(count and any(s.designs[seat][ship].cannons) for ship, count in enumerate(s.fleets[sector][0][1:])):
        options.append(DICE)
    return options


def _bombard(s: EclipseState, options: list[int]) -> Flow:
    """The attack is optional (EC-20.12): bombs destroy all cubes (EC-20.6), cannons roll dice (EC-20.2)."""
    choice = yield Pick(s.seat, "bombard", (*options, NONE), about=(s.hex,))
    if choice == BOMBS:
        emit(s, "bombed", (s.seat, s.hex))
        yield from bury(s, s.hex, tuple(filled_squares(s, s.hex)))
    elif choice == DICE:
        s.damage = population_damage(s, s.seat, s.hex)
        s.step = AT_DESTROY


def population_damage(s: EclipseState, seat: int, sector: int) -> int:
    """Each cannon fires once; population has no shields, and every point counts (EC-20.2 to EC-20.4)."""
    damage = 0
    for ship, count in enumerate(s.fleets[sector][0][1:]):
        one = s.designs[seat][ship]
        rolled = [
            colour << 3 | s.chance.roll("die", 6, seat, colour)
            for colour in range(len(COLOURS)) for _ in range(one.cannons[colour] * count)
        ]
        if rolled:
            emit(s, "rolled", (seat, ship, tuple(rolled), NONE, NONE, one.initiative, one.computer,
                               ((NONE, needed(one.computer, 0), 0),)))
        damage += sum(DAMAGE[die >> 3] for die in rolled if hits(die & 7, one.computer, 0))
    return damage


def most_damage(s: EclipseState, seat: int, sector: int) -> int:
    """What the cannons of a seat in a hex do to population if every die hits (EC-20.2, EC-20.4)."""
    return sum(
        DAMAGE[colour] * dice * count
        for ship, count in enumerate(s.fleets[sector][0][1:])
        for colour, dice in enumerate(s.designs[seat][ship].cannons)
    )


def destroy_cubes(s: EclipseState) -> Flow | None:
    """Each point of damage destroys a cube of the attacker's choice (EC-20.4)."""
    squares = filled_squares(s, s.hex)
    damage, s.damage = s.damage, 0
    s.step = AT_BOMBARD
    if not damage:
        return None
    if damage >= len(squares):
        return bury(s, s.hex, tuple(squares))
    return _destroy(s, squares, damage)


def _destroy(s: EclipseState, squares: list[int], damage: int) -> Flow:
    chosen = yield PickSome(s.seat, "destroy", squares, damage, damage, about=(s.hex,))
    yield from bury(s, s.hex, chosen)


def remove_discs(s: EclipseState) -> None:
    """A player with a ship in a hex without population removes the other's disc there (EC-22.1)."""
    for sector in reversed(range(len(s.where))):
        owner = s.disc[sector]
        if owner != NONE and s.fleets[sector] and not s.pop[sector] and s.fleets[sector][0][0] != owner:
            return_disc(s, owner, sector)
            emit(s, "ousted", (owner, sector, s.fleets[sector][0][0]))


def claims(s: EclipseState) -> Flow | None:
    """Hex by hex from the highest number, a disc may go where only one's ships are (EC-22.2 to EC-22.5, EC-22.7)."""
    for sector in reversed(range(s.hex)):
        s.hex = sector
        owner = s.disc[sector]
        if owner != NONE and s.tile[sector]:  # EC-27.5.3a: it lay under ancients; if they are still there it stays
            s.seat = owner
            take_tile(s, owner, sector)
            return None
        if owner == NONE and s.fleets[sector]:
            seat = s.fleets[sector][0][0]
            if s.discs[seat] and open_to_disc(s, seat, sector):
                s.seat = seat
                return _claim(s)
    end_combat(s)
    return None


def _claim(s: EclipseState) -> Flow:
    choice = yield Pick(s.seat, "claim", (YES, NO), about=(s.hex,))
    if choice == YES:
        influence_hex(s, s.seat, s.hex)


def end_combat(s: EclipseState) -> None:
    """Damage is repaired (EC-22.6); where there is diplomacy, relations may be made (EC-10.4)."""
    s.hex = NONE
    s.order = ()
    s.wounds = {}
    s.kills = [0] * s.seats
    s.fought = s.fled = s.bout = s.acted = s.firing = 0
    s.queue = tuple(in_order(s))
    s.step = AT_RELATIONS


def relations(s: EclipseState) -> Flow | None:
    """Each in turn order may offer relations at the end of the phase (EC-10.4, EC-22.7)."""
    while s.queue:
        s.seat = s.queue[0]
        if parley_options(s, s.seat):
            return _relations(s)
        s.queue = s.queue[1:]
        s.declined = 0
    begin_upkeep(s)
    return None


def _relations(s: EclipseState) -> Flow:
    """No more offers; those that can be made are made beside this question."""
    yield Pick(s.seat, "relations", (NONE,))
    s.queue = s.queue[1:]
    s.declined = 0
