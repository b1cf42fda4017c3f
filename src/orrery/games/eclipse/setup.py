"""Setting up (EC-3), with or without alien species (EC-4)."""

from __future__ import annotations

from collections.abc import Mapping

from orrery import hexes
from orrery.core import NONE, Chance, Flow, Pick, emit
from orrery.games.eclipse.board import DEALT, GALACTIC_CENTER, HOMES, OUTER, SECTORS
from orrery.games.eclipse.galaxy import add_ship, lay
from orrery.games.eclipse.population import settle
from orrery.games.eclipse.rounds import tell_round
from orrery.games.eclipse.species import SPECIES, TERRANS
from orrery.games.eclipse.state import AT_ACT, EclipseState, change_reserve, put_disc, redesign


def new_game(seats: int, options: Mapping[str, str], chance: Chance) -> EclipseState:
    """The table up to the first choice of a species."""
    s = EclipseState(seats, chance)
    s.aliens = options["species"] == "all"
    s.size[2] = OUTER[seats]  # EC-3.6
    draw_technologies(s, DEALT[seats])  # EC-3.1
    lay(s, GALACTIC_CENTER, hexes.MIDDLE, 0)  # EC-3.5
    s.first = chance.roll("first", seats) - 1  # EC-3.7
    s.seat = order_of_choice(s)[0]
    return s


def draw_technologies(s: EclipseState, count: int) -> None:
    """Technology tiles from the bag to the supply board, as long as there are any (EC-24.2)."""
    s.bag = s.bag[:]
    drawn = s.chance.draw_some("technology", s.bag, min(count, len(s.bag)))
    for technology in drawn:
        s.tray[technology] += 1
    emit(s, "supplied", (drawn,))


def choices_of_species(s: EclipseState) -> list[int]:
    """The boards that are left: each shows a terran on one side and an alien on the other (EC-4.3)."""
    taken = {SPECIES[number].colour for number in s.species if number != NONE}
    allowed = range(len(SPECIES)) if s.aliens else TERRANS
    return [number for number in allowed if SPECIES[number].colour not in taken]


def order_of_choice(s: EclipseState) -> list[int]:
    """Clockwise from the first player; with aliens the other way round, the first player last (EC-3.8, EC-4.2)."""
    clockwise = [(s.first + n) % s.seats for n in range(s.seats)]
    return clockwise[::-1] if s.aliens else clockwise


def choose_species(s: EclipseState) -> Flow:
    """One after the other, in order; then the first player begins."""
    species = yield Pick(s.seat, "species", choices_of_species(s))
    s.species[s.seat] = species
    found_home(s, s.seat)
    emit(s, "species", (s.seat, species))
    order = order_of_choice(s)
    if s.seat == order[-1]:
        s.seat = s.first
        s.step = AT_ACT
        tell_round(s)
    else:
        s.seat = order[order.index(s.seat) + 1]


def home_of(s: EclipseState, seat: int) -> tuple[int, int]:
    """Where the home hex of a seat lies before the first round, and how it is turned (EC-3.11, EC-3.12)."""
    way = HOMES[s.seats][(seat - s.first) % s.seats]
    return hexes.MIDDLE + 2 * hexes.STEPS[way], hexes.opposite(way)


def found_home(s: EclipseState, seat: int) -> None:
    """The board is laid out and the home hex with its first ship, disc and cubes (EC-3.9 to EC-3.19, EC-4.5)."""
    species = SPECIES[s.species[seat]]
    s.storage[seat] = list(species.storage)
    s.discs[seat] = species.discs
    s.ready[seat] = species.colony_ships
    s.techs[seat] = species.techs
    s.tiles[seat] = [(NONE,) * len(blueprint.slots) for blueprint in species.blueprints]
    redesign(s, seat)
    lay(s, species.home, *home_of(s, seat))
    put_disc(s, seat, species.home)
    for square in species.cubes:
        settle(s, seat, species.home, square, SECTORS[species.home].squares[square])
    add_ship(s, species.home, seat, species.ship)
    change_reserve(s, seat, species.ship, -1)
    s.bowl = s.bowl[:]  # EC-27.2.1
    s.reputation[seat] = tuple(sorted(s.chance.draw_some("reputation", s.bowl, species.reputation, seat)))  # EC-27.2.1
