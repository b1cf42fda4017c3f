"""What a player may do at any moment of the own turn: use colony ships (EC-7), trade (EC-5.7), make relations (EC-10).

All of it is declared here, once: which of it is offered beside which question (``BESIDE``), and what it does. The
options are numbered above those of any question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from orrery.core import Flow, emit
from orrery.games.eclipse.board import DIPLOMACY, KINDS, SECTORS
from orrery.games.eclipse.diplomacy import partners, propose
from orrery.games.eclipse.population import kind_of, settle
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import HAS_ORBITAL, EclipseState
from orrery.games.eclipse.technologies import SQUARE_MASK

ANYTIME: Final = 1 << 16
"""Options from here on are those of this chapter."""
OWN_TURN: Final = frozenset((
    "act", "react", "explore", "influence", "research", "upgrade", "build", "move", "finish",
))
"""Questions of the own turn: colony ships, trade and relations are offered beside them."""
TRADE: Final = ANYTIME
COLONY: Final = ANYTIME + 64
PARLEY: Final = ANYTIME + 8192


def anytime_options(s: EclipseState, seat: int) -> list[int]:
    """Everything that may be done in the own turn beside the question at hand."""
    options = colony_options(s, seat) if s.ready[seat] else []
    options += trade_options(s, seat)
    if DIPLOMACY[s.seats]:
        options += parley_options(s, seat)
    return options


def colony_options(s: EclipseState, seat: int) -> list[int]:
    """An empty square of a controlled hex, and the track its cube comes from (EC-7.2 to EC-7.7)."""
    options = []
    if s.ready[seat]:
        cubes, techs = s.cubes[seat], s.techs[seat]
        for sector in s.realm[seat]:
            one, taken = SECTORS[sector], s.pop[sector]
            for square, kind in enumerate(one.squares):
                if taken >> square & 1 or (one.starred >> square & 1 and not techs & SQUARE_MASK[kind]):
                    continue
                for track in KINDS[kind]:
                    if cubes[track]:  # EC-5.1.8
                        options.append(colony_option(sector, square, track))
            square = len(one.squares)
            if s.built[sector] & HAS_ORBITAL and not taken >> square & 1:
                for track in KINDS[kind_of(sector, square)]:
                    if cubes[track]:
                        options.append(colony_option(sector, square, track))
    return options


def colony_option(sector: int, square: int, track: int) -> int:
    """The option of putting a cube of a track on a square."""
    return COLONY + (sector << 5 | square << 2 | track)


def trade_options(s: EclipseState, seat: int) -> list[int]:
    """One kind of resource for one of another, at the species' ratio (EC-5.7.1, EC-5.7.2)."""
    ratio, storage = SPECIES[s.species[seat]].ratio, s.storage[seat]
    if max(storage) < ratio:
        return []
    return [
        TRADE + 3 * given + gained
        for given in range(3) if storage[given] >= ratio
        for gained in range(3) if gained != given
    ]


def parley_options(s: EclipseState, seat: int) -> list[int]:
    """Those to whom relations can be offered now (EC-10.2)."""
    return [PARLEY + other for other in partners(s, seat)]


def before_upkeep(s: EclipseState, seat: int) -> list[int]:
    """Colony ships that are still face up, and trades, before money is due (EC-23.1)."""
    return colony_options(s, seat) + trade_options(s, seat)


BESIDE: Final[Mapping[str, Callable[[EclipseState, int], list[int]]]] = {
    **dict.fromkeys(OWN_TURN, anytime_options),
    "relations": parley_options,  # EC-10.4: nothing else at the end of the combat phase
    "upkeep": before_upkeep,
}
"""What is offered beside which question."""


def do_anytime(s: EclipseState, seat: int, option: int) -> Flow:
    """Carry out one of these options."""
    if option >= PARLEY:
        yield from propose(s, seat, option - PARLEY)
    elif option >= COLONY:
        use_colony_ship(s, seat, option)
    else:
        trade(s, seat, option)


def use_colony_ship(s: EclipseState, seat: int, option: int) -> None:
    """A colony ship is turned down for a cube on a square (EC-7.2)."""
    where = option - COLONY
    sector, square, track = where >> 5, where >> 2 & 7, where & 3
    s.ready[seat] -= 1
    settle(s, seat, sector, square, track)
    emit(s, "colonised", (seat, sector, square, track))


def trade(s: EclipseState, seat: int, option: int) -> None:
    """Give as many of one kind as the ratio says, gain one of another (EC-5.7.1)."""
    given, gained = divmod(option - TRADE, 3)
    s.storage[seat][given] -= SPECIES[s.species[seat]].ratio
    s.storage[seat][gained] += 1
    emit(s, "traded", (seat, given, gained))
