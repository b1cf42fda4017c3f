"""The position of an Eclipse game. Everything is an int or made of ints; what can be worked out again is marked so."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from orrery.core import NONE, Chance, State
from orrery.games.eclipse.board import (
    CIRCLES,
    DISCS,
    PRODUCTION,
    REPUTATION,
    SECTORS,
    STACKS,
    TRACK,
    UPKEEP,
)
from orrery.games.eclipse.discoveries import DISCOVERIES
from orrery.games.eclipse.ships import PIECES, Design, design
from orrery.games.eclipse.species import SPECIES, Species
from orrery.games.eclipse.technologies import TECHNOLOGIES

# Where the cursor can stand.
STEPS: Final = (
    "species", "act", "explore", "place", "claim", "discovery", "influence", "research", "upgrade", "build", "move",
    "onward", "finish", "battle", "fire", "dice", "reputation", "bombard", "destroy", "claims", "relations",
    "colonies", "upkeep", "cleanup", "over",
)
(
    AT_SPECIES, AT_ACT, AT_EXPLORE, AT_PLACE, AT_CLAIM, AT_DISCOVERY, AT_INFLUENCE, AT_RESEARCH, AT_UPGRADE, AT_BUILD,
    AT_MOVE, AT_ONWARD, AT_FINISH, AT_BATTLE, AT_FIRE, AT_DICE, AT_REPUTATION, AT_BOMBARD, AT_DESTROY, AT_CLAIMS,
    AT_RELATIONS, AT_COLONIES, AT_UPKEEP, AT_CLEANUP, AT_OVER,
) = range(25)

HAS_ORBITAL, HAS_MONOLITH = 1, 2
"""Bits of the structures in a hex (EC-5.4)."""

ANCIENTS, GCDS_SIDE = 6, 7
"""The sides of a battle that are no seats (EC-16.1)."""

Fleet = tuple[int, int, int, int, int]
"""Ships of one seat in one hex: the seat, then how many of each type."""
Link = tuple[int, bool]
"""A neighbouring hex, and whether the wormhole between the two is full (EC-5.8.1, EC-5.8.2)."""


class EclipseState(State):
    """Everything there is to know. Sectors, technologies, parts and species are numbers; so are cells of the map.

    What changes seldom is shared by copies: a change puts a new list in place of the old one (see ``_copy``).
    """

    __slots__ = (
        "acted", "action", "aliens", "ancients", "aside", "at", "bag", "bout", "bowl", "built", "cubes", "damage",
        "declined", "designs", "dice", "disc", "discards", "discs", "drawn", "faces", "final", "firing", "first",
        "fled", "fleets", "fought", "found", "friends", "gcds", "graves", "hand", "heir", "hex", "kills", "leaving",
        "left", "links", "map", "more", "order", "out", "pair", "passed", "placing", "pop", "prizes", "queue",
        "ready", "realm", "reputation", "reserve", "round", "seat", "ship", "size", "space", "spare", "species",
        "stacks", "step", "storage", "techs", "tile", "tiles", "toll", "traitor", "tray", "turned", "used", "where",
        "wounds",
    )

    def __init__(self, seats: int, chance: Chance, base: EclipseState | None = None) -> None:
        super().__init__(seats, chance)
        if base is not None:
            self._copy(base)
            return
        self.aliens = True
        """Whether alien species may be chosen (EC-4)."""
        self.step = AT_SPECIES
        self.round = 1
        self.first = 0
        self.heir = NONE
        """Who passed first and begins the next round (EC-6.7)."""
        self.seat = 0
        """Whose choice it is; in a battle, who acts."""
        self.passed = 0
        self.out = 0
        """Seats that have lost and left the map, as bits (EC-23.8)."""
        self.final: list[int] = [0] * seats
        """Their points when they did."""
        # The action under way.
        self.action = NONE
        self.more = 0
        """What the action still gives: hexes, disc moves, technologies, parts, builds or moves."""
        self.placing = False
        """Whether the upgrade has begun to place parts, so that no more are taken off (EC-12.1)."""
        self.declined = 0
        """Seats that have refused relations in this turn, as bits."""
        self.space = NONE
        """The cell that is being explored."""
        self.drawn: tuple[int, ...] = ()
        """Sectors drawn for it."""
        self.at = NONE
        """The sector where a disc may go, a discovery was made or a moving ship is."""
        self.found = NONE
        """The discovery tile that ``seat`` looks at."""
        self.ship = NONE
        """The type of the ship that moves."""
        self.left = 0
        """How far it still can."""
        # The map, by sector.
        count = len(SECTORS)
        self.where: list[int] = [NONE] * count
        self.turned: list[int] = [0] * count
        self.disc: list[int] = [NONE] * count
        self.pop: list[int] = [0] * count
        """Squares with a cube, as bits; the orbital's square comes after the printed ones."""
        self.built: list[int] = [0] * count
        self.ancients: list[int] = [0] * count
        self.tile: list[bool] = [False] * count
        self.fleets: list[tuple[Fleet, ...]] = [()] * count
        """Ships by seat, in order of entry (EC-16.6)."""
        self.gcds = True
        # The players.
        self.species: list[int] = [NONE] * seats
        self.storage: list[list[int]] = [[0, 0, 0] for _ in range(seats)]
        self.cubes: list[list[int]] = [[TRACK] * 3 for _ in range(seats)]
        self.graves: list[list[int]] = [[0, 0, 0] for _ in range(seats)]
        self.discs: list[int] = [0] * seats
        self.spare: list[int] = [DISCS - CIRCLES] * seats
        self.used: list[list[int]] = [[0] * 7 for _ in range(seats)]
        """Discs on the spaces of the actions and of the reactions."""
        self.ready: list[int] = [0] * seats
        """Colony ships face up."""
        self.techs: list[int] = [0] * seats
        self.tiles: list[list[tuple[int, ...]]] = [[(), (), (), ()] for _ in range(seats)]
        """Part tiles on the slots of each blueprint, NONE where the printed part shows."""
        self.aside: list[tuple[int, ...]] = [()] * seats
        """Ancient parts kept beside the board."""
        self.reputation: list[tuple[int, ...]] = [()] * seats
        self.friends: list[int] = [0] * seats
        """Seats with which a seat has relations, as bits."""
        self.prizes: list[tuple[int, ...]] = [()] * seats
        """Discovery tiles kept for points."""
        self.reserve: list[list[int]] = [list(PIECES) for _ in range(seats)]
        self.traitor = NONE
        # Stacks, bags and heaps: pools without an order.
        self.stacks: list[list[int]] = [list(stack) for stack in STACKS]
        """Sectors that may still be drawn; the outer ones that are out of the game unseen among them."""
        self.size: list[int] = [len(stack) for stack in STACKS]
        """How many hexes each stack holds."""
        self.discards: list[list[int]] = [[], [], []]
        self.bag: list[int] = [one.id for one in TECHNOLOGIES for _ in range(one.copies)]
        self.tray: list[int] = [0] * len(TECHNOLOGIES)
        self.bowl: list[int] = list(REPUTATION)
        self.faces: list[int] = [one.id for one in DISCOVERIES for _ in range(one.copies)]
        """Discovery tiles that nobody has seen, those on the map included."""
        # The combat phase.
        self.hex = NONE
        self.order: tuple[int, ...] = ()
        """Those who fight in the hex, controller or first to enter first (EC-16.4, EC-16.5)."""
        self.pair: tuple[int, int] = (NONE, NONE)
        """The sides of the battle: defender and attacker."""
        self.toll: tuple[int, int] = (0, 0)
        """Ships that either of the two has lost in their battle."""
        self.bout = 0
        """0 in the missile step, then the number of the engagement round."""
        self.acted = 0
        """Ship types that have acted in this round, as bits: the defender's, then the attacker's."""
        self.firing = 0
        """Who is firing: four times the place in ``pair``, plus the ship type."""
        self.dice: tuple[int, ...] = ()
        """Dice rolled and not yet assigned: eight times the colour plus the number."""
        self.wounds: dict[int, tuple[int, ...]] = {}
        """Damage on damaged ships: by four times the side plus the type, the most first."""
        self.leaving: dict[int, int] = {}
        """Where a retreating type goes, by the same number."""
        self.kills: list[int] = [0] * seats
        """Reputation tiles to draw for ships destroyed in the hex."""
        self.damage = 0
        """Points of damage that an attack on population has done, not yet assigned (EC-20.4)."""
        self.fought = 0
        self.fled = 0
        """Seats that do not draw for taking part, as bits (EC-21.8)."""
        self.queue: tuple[int, ...] = ()
        """Seats whose turn is still to come: for reputation, relations or upkeep."""
        self.hand: tuple[int, ...] = ()
        """Reputation tiles that ``seat`` has drawn."""
        # Worked out again from the above.
        self.map: dict[int, int] = {}
        """Cell -> sector."""
        self.links: list[tuple[Link, ...]] = [()] * count
        self.realm: list[list[int]] = [[] for _ in range(seats)]
        """Sectors that each seat controls, in order."""
        self.designs: list[tuple[Design, ...]] = [()] * seats

    def clone(self) -> EclipseState:
        """An independent copy that emits no events."""
        return EclipseState(self.seats, self.chance.clone(), self)

    def _copy(self, base: EclipseState) -> None:
        self.aliens = base.aliens
        self.step = base.step
        self.round = base.round
        self.first = base.first
        self.heir = base.heir
        self.seat = base.seat
        self.passed = base.passed
        self.out = base.out
        self.final = base.final[:]
        self.action = base.action
        self.more = base.more
        self.placing = base.placing
        self.declined = base.declined
        self.space = base.space
        self.drawn = base.drawn
        self.at = base.at
        self.found = base.found
        self.frames = base.frames
        self.ship = base.ship
        self.left = base.left
        self.where = base.where
        self.turned = base.turned
        self.disc = base.disc
        self.pop = base.pop
        self.built = base.built
        self.ancients = base.ancients
        self.tile = base.tile
        self.fleets = base.fleets
        self.gcds = base.gcds
        self.species = base.species[:]
        self.storage = [one[:] for one in base.storage]
        self.cubes = [one[:] for one in base.cubes]
        self.graves = base.graves[:]
        self.discs = base.discs[:]
        self.spare = base.spare[:]
        self.used = base.used[:]
        self.ready = base.ready[:]
        self.techs = base.techs[:]
        self.tiles = base.tiles[:]
        self.aside = base.aside[:]
        self.reputation = base.reputation[:]
        self.friends = base.friends[:]
        self.prizes = base.prizes[:]
        self.reserve = base.reserve[:]
        self.traitor = base.traitor
        self.stacks = base.stacks[:]
        self.size = base.size[:]
        self.discards = base.discards[:]
        self.bag = base.bag
        self.tray = base.tray[:]
        self.bowl = base.bowl
        self.faces = base.faces
        self.hex = base.hex
        self.order = base.order
        self.pair = base.pair
        self.toll = base.toll
        self.bout = base.bout
        self.acted = base.acted
        self.firing = base.firing
        self.dice = base.dice
        self.wounds = base.wounds.copy()
        self.leaving = base.leaving.copy()
        self.kills = base.kills[:]
        self.damage = base.damage
        self.fought = base.fought
        self.fled = base.fled
        self.queue = base.queue
        self.hand = base.hand
        self.map = base.map
        self.links = base.links
        self.realm = base.realm[:]
        self.designs = base.designs[:]

    def key(self) -> tuple[Any, ...]:
        """The whole position as nested tuples; what is worked out from it has no place here.

        How far a ship still can and the damage to population share a place: no step has both.
        """
        return (
            self.seats, self.aliens, present_step(self), self.round, self.first, self.heir, self.seat, self.passed,
            self.out, tuple(self.final), self.action, self.more, self.placing, self.declined, self.space, self.drawn,
            self.at, self.found, calling_step(self), self.ship, self.left or self.damage, tuple(self.where),
            tuple(self.turned), tuple(self.disc), tuple(self.pop), tuple(self.built), tuple(self.ancients),
            tuple(self.tile), tuple(self.fleets), self.gcds, tuple(self.species), tuple(map(tuple, self.storage)),
            tuple(map(tuple, self.cubes)), tuple(map(tuple, self.graves)), tuple(self.discs), tuple(self.spare),
            tuple(map(tuple, self.used)), tuple(self.ready), tuple(self.techs), tuple(map(tuple, self.tiles)),
            tuple(self.aside), tuple(self.reputation), tuple(self.friends), tuple(self.prizes),
            tuple(map(tuple, self.reserve)), self.traitor, tuple(map(tuple, self.stacks)), tuple(self.size),
            tuple(map(tuple, self.discards)), tuple(self.bag), tuple(self.tray), tuple(self.bowl), tuple(self.faces),
            self.hex, self.order, self.pair, self.toll, self.bout, self.acted, self.firing, self.dice,
            tuple(sorted(self.wounds.items())), tuple(sorted(self.leaving.items())), tuple(self.kills), self.fought,
            self.fled, self.queue, self.hand, self.chance.mark(),
        )


T = TypeVar("T")


def put(shared: list[T], at: int, value: T) -> list[T]:
    """The list with one entry changed, for one that copies of the position share."""
    own = shared[:]
    own[at] = value
    return own


# -- steps -----------------------------------------------------------------------------------------------------------


def present_step(s: EclipseState) -> int:
    """What is played now: the step that was called, as for a discovery (EC-5.5.11), or that of the cursor."""
    return s.frames[-1][0] if s.frames else s.step


def calling_step(s: EclipseState) -> int:
    """The step that goes on after the one that was called; NONE if none was (EC-5.5.11)."""
    return s.step if s.frames else NONE


# -- players ---------------------------------------------------------------------------------------------------------


def species_of(s: EclipseState, seat: int) -> Species:
    """The species that a seat plays."""
    return SPECIES[s.species[seat]]


def in_order(s: EclipseState) -> list[int]:
    """The seats that still play, clockwise from the first player (EC-6.2)."""
    return [seat for seat in [(s.first + n) % s.seats for n in range(s.seats)] if not s.out >> seat & 1]


def next_seat(s: EclipseState, seat: int) -> int:
    """The next one clockwise who still plays (EC-6.2, EC-23.8)."""
    for n in range(1, s.seats + 1):
        there = (seat + n) % s.seats
        if not s.out >> there & 1:
            return there
    return seat


def production(s: EclipseState, seat: int, resource: int) -> int:
    """What a population track gives a round: the leftmost square without a cube (EC-5.1.1)."""
    return PRODUCTION[TRACK - s.cubes[seat][resource]]


def upkeep_of(s: EclipseState, seat: int) -> int:
    """What the leftmost circle without a disc says (EC-5.2.3)."""
    return UPKEEP[s.discs[seat]]


def redesign(s: EclipseState, seat: int) -> None:
    """Work out the designs of a seat again: a change holds for all ships of the type at once (EC-12.3)."""
    blueprints = species_of(s, seat).blueprints
    s.designs[seat] = tuple([design(blueprint, tiles) for blueprint, tiles in zip(blueprints, s.tiles[seat])])


def return_disc(s: EclipseState, seat: int, sector: int) -> None:
    """The disc of a hex goes back to its owner's track (EC-5.2.2)."""
    s.disc = put(s.disc, sector, NONE)
    s.realm[seat] = [one for one in s.realm[seat] if one != sector]
    s.discs[seat] += 1


def realms_of(s: EclipseState) -> list[list[int]]:
    """The sectors where each seat has a disc, in order."""
    return [[sector for sector, owner in enumerate(s.disc) if owner == seat] for seat in range(s.seats)]


def put_disc(s: EclipseState, seat: int, sector: int) -> None:
    """A disc from the influence track marks control of a hex (EC-5.2.1)."""
    s.discs[seat] -= 1
    s.disc = put(s.disc, sector, seat)
    s.realm[seat] = sorted([*s.realm[seat], sector])


def change_reserve(s: EclipseState, seat: int, ship: int, by: int) -> None:
    """Ships leave the reserve for the map, or come back to it (EC-13.4, EC-13.5)."""
    left = s.reserve[seat][:]
    left[ship] += by
    s.reserve[seat] = left


def change_graves(s: EclipseState, seat: int, track: int, by: int) -> None:
    """Cubes come to a graveyard, or leave it (EC-20.7, EC-24.4)."""
    graves = s.graves[seat][:]
    graves[track] += by
    s.graves[seat] = graves


def filled_squares(s: EclipseState, sector: int) -> list[int]:
    """The squares of a hex that hold a cube; the orbital's is numbered after the printed ones (EC-7.7, EC-9.6,
    EC-20.4, EC-20.6)."""
    return [n for n in range(len(SECTORS[sector].squares) + 1) if s.pop[sector] >> n & 1]
