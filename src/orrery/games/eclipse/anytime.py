"""What a player may do at any moment of the own turn: use colony ships (EC-7), trade (EC-5.7), make relations (EC-10).

All of it is declared here, once: which of it is offered beside which question (``BESIDE``), and what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from orrery.core import Flow, emit
from orrery.games.eclipse.board import DIPLOMACY, KINDS, RESOURCES
from orrery.games.eclipse.diplomacy import partners, propose
from orrery.games.eclipse.options import (
    COLONY,
    PARLEY,
    colony_of,
    colony_option,
    parley_of,
    parley_option,
    trade_of,
    trade_option,
)
from orrery.games.eclipse.population import kind_of, open_squares, settle
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import EclipseState

OWN_TURN: Final = frozenset((
    "act", "react", "explore", "influence", "research", "upgrade", "build", "move", "finish",
))
"""Questions of the own turn: colony ships, trade and relations are offered beside them."""


def anytime_options(s: EclipseState, seat: int) -> list[int]:
    """Everything that may be done in the own turn beside the question at hand (EC-7.1, EC-5.7.1, EC-10.4). It is asked
    at nearly every question: what can be seen at a glance is not looked for."""
    options = colony_options(s, seat) if s.ready[seat] else []
    options += trade_options(s, seat)
    if DIPLOMACY[s.seats]:
        options += parley_options(s, seat)
    return options


def colony_options(s: EclipseState, seat: int) -> list[int]:
    """An open square of a controlled hex, and the track its cube comes from (EC-7.2 to EC-7.7, EC-5.1.8)."""
    if not s.ready[seat]:
        return []
    cubes = s.cubes[seat]
    return [
        colony_option(sector, square, track)
        for sector in s.realm[seat] for square in open_squares(s, seat, sector)
        for track in KINDS[kind_of(sector, square)] if cubes[track]
    ]


def trade_options(s: EclipseState, seat: int) -> list[int]:
    """One kind of resource for one of another, at the species' ratio (EC-5.7.1, EC-5.7.2)."""
    ratio, storage = SPECIES[s.species[seat]].ratio, s.storage[seat]
    if max(storage) < ratio:
        return []
    return [
        trade_option(given, gained)
        for given in range(len(RESOURCES)) if storage[given] >= ratio
        for gained in range(len(RESOURCES)) if gained != given
    ]


def parley_options(s: EclipseState, seat: int) -> list[int]:
    """Those to whom relations can be offered now (EC-10.2)."""
    return [parley_option(other) for other in partners(s, seat)]


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
    """Carry out one of these options (EC-7.2, EC-5.7.1, EC-10.5)."""
    if option >= PARLEY:
        yield from propose(s, seat, parley_of(option))
    elif option >= COLONY:
        use_colony_ship(s, seat, option)
    else:
        trade(s, seat, option)


def use_colony_ship(s: EclipseState, seat: int, option: int) -> None:
    """A colony ship is turned down for a cube on a square (EC-7.2)."""
    sector, square, track = colony_of(option)
    s.ready[seat] -= 1
    settle(s, seat, sector, square, track)
    emit(s, "colonised", (seat, sector, square, track))


def trade(s: EclipseState, seat: int, option: int) -> None:
    """Give as many of one kind as the ratio says, gain one of another (EC-5.7.1)."""
    given, gained = trade_of(option)
    ratio = SPECIES[s.species[seat]].ratio
    s.storage[seat][given] -= ratio
    s.storage[seat][gained] += 1
    emit(s, "traded", (seat, given, ratio, gained))
