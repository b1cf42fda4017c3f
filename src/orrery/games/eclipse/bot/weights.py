"""What the heuristic player judges by: the numbers that are worth turning, in one table."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """The table. Worths are in points at the end of the game."""

    # Resources, for one that can still be spent.
    money: float = 0.20
    science: float = 0.17
    materials: float = 0.17
    last: float = 0.06
    """Any of them, when the last production has come."""
    balance: float = 0.5
    """How much more a scarce kind counts than a plentiful one: an exponent on the ratio of productions."""
    disc: float = 0.30
    """What a disc on a hex costs in a round: an action fewer, or its upkeep."""

    # Things.
    deny: float = 0.8
    """A point that the only rival loses; shared among several."""
    artifact: float = 0.3
    tile: float = 2.3
    """A discovery tile that lies on a hex."""
    guarded: float = 1.2
    """A new hex with ancients: something to fight for later."""
    blank: float = 0.35
    """A hex on the map that we do not claim at once."""
    open_side: float = 0.15
    """A wormhole of a new hex towards unexplored space, towards an own hex, towards a rival's."""
    own_side: float = 0.30
    rival_side: float = -0.10

    # Technologies.
    arms: float = 5.0
    """A design whose strength a technology doubles; at the start of the game."""
    step: float = 0.30
    """A technology more on its track, on the way to points and discounts."""
    builds: float = 0.9
    drive: float = 0.5
    bombs: float = 0.8
    wormholes: float = 1.2
    bastion: float = 0.2
    orbital: float = 0.5

    # War.
    refit: float = 1.6
    """Doubling the strength of ships, by their price in materials, tenths."""
    nerve: float = 0.85
    """Prizes of battles are counted with this: others may come first."""
    later: float = 0.75
    """And with this for each action that has to come before the move."""
    hull: float = 0.10
    """A material's worth of ships lost; more early on."""
    siege: float = 0.65
    """How often population falls without neutron bombs."""
    guard: float = 0.25
    """A material's worth of ships where a rival's could attack."""

    # Turns.
    traded: float = 0.4
    """What a purchase must gain beyond one without a trade."""
    pawn: float = 1.0
    """Resources that must be traded for upkeep count so many times."""
    purse: int = 4
    """Money that is not traded away."""
    least: float = 0.12
    """An action that gains less than this is not worth a turn."""
    pause: float = 0.5
    """A reaction needs so much."""


WEIGHTS: Final = Weights()
