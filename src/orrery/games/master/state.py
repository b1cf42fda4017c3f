"""The position of a Master game. What a rule needs and what can be worked out again are kept apart: see ``pieces``."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from orrery.core import NONE, Chance, State
from orrery.games.master.board import CUBES, DISCS, SYSTEMS, TOKENS, TRACKS
from orrery.games.master.cards import CARDS, CONFLICTS, DECKS, FIRST_CONFLICT, PROJECTS
from orrery.games.master.powers import NO_POWERS, Powers

# Where the cursor can stand.
STEPS: Final = ("corner", "race", "begin", "draw", "drawn", "place", "reward", "cards", "gain", "over")
AT_CORNER, AT_RACE, AT_BEGIN, AT_DRAW, AT_DRAWN, AT_PLACE, AT_REWARD, AT_CARDS, AT_GAIN, AT_OVER = range(10)

WAYS_TO_WIN: Final = ("expansion", "capture", "domination")
"""In the order in which the result names them (SU-5.7)."""

NEUTRAL: Final = -1  # SU-14.2
CLOSED: Final = -2  # SU-4.1
"""Owners of systems that have none: free to all, or swallowed by a black hole (SU-4)."""

TAKEN: Final = 8  # SU-10.2
"""A project's cells are kept as one int, four bits a cell: 0 if empty, else TAKEN plus the colour of the cube."""

SPOTS: Final = 6
"""Entries of a seat in ``MasterState.spots``: one a colour, then what a black cube may do besides."""
CLEARING: Final = SPOTS - 1
"""The last of them."""
UNKNOWN: Final = -1

Lanes = tuple[tuple[tuple[int, ...], tuple[tuple[int, int, int], ...]], ...]
"""By colour: the options to colonise planets; tracks to lay a route on, the end to begin at, the option to do so."""


class Route(NamedTuple):
    """Cubes on a track: whose they are, the end where they begin, their colour and number (SU-12)."""

    owner: int
    start: int
    colour: int
    cubes: int


class Deck(NamedTuple):
    """A deck whose order is made only as it is seen: ``top`` and ``under`` are ordered, what lies between is not."""

    top: tuple[int, ...]
    between: tuple[int, ...]
    under: tuple[int, ...]

    def size(self) -> int:
        """How many cards it holds."""
        return len(self.top) + len(self.between) + len(self.under)

    def all(self) -> tuple[int, ...]:
        """Its cards in the order of the data, which tells nothing of theirs."""
        return tuple(sorted(self.top + self.between + self.under))


class MasterState(State):
    """Everything there is to know. Cubes are colours, cards, systems and tracks are numbers."""

    __slots__ = (
        "at", "bag", "bank", "bases", "before", "cards", "conflict", "decks", "declined", "discarded", "drawn", "due",
        "expert", "extra", "extra_taken", "fill", "first", "held", "holder", "laid", "lanes", "lies", "moved",
        "owner", "placed", "planets", "powers", "prepared", "quiet", "realm", "roads", "routes", "skips", "spent",
        "spots", "stale", "step", "stirred", "supply", "symbols", "tokens", "turn", "turns", "used", "wars", "way",
        "whole", "winner", "working",
    )

    def __init__(self, seats: int, chance: Chance, expert: bool, base: MasterState | None = None) -> None:
        super().__init__(seats, chance)
        self.expert = expert
        if base is not None:
            self._copy(base)
            return
        self.step = AT_CORNER
        self.first = 0
        self.turn = 0
        """Whose turn it is; in the set-up: who chooses."""
        self.turns = 0
        """Turns begun so far, missed ones included."""
        self.at = 0
        """How many have chosen in this step of the set-up."""
        # The board.
        self.owner: list[int] = [NEUTRAL] * len(SYSTEMS)
        self.bases: list[int] = [0] * len(SYSTEMS)
        self.planets: list[tuple[int, ...]] = [()] * len(SYSTEMS)
        """The cubes on colonised planets."""
        self.routes: list[Route | None] = [None] * len(TRACKS)
        self.conflict: list[int] = [NONE] * len(TRACKS)
        """The conflict card on a track."""
        self.lies: list[int] = [NONE] * len(CONFLICTS)
        """For each conflict on the board: twice its track, plus the end that its red side faces."""
        self.tokens = TOKENS
        # Cards and what lies on them.
        self.decks: list[Deck] = [Deck((), cards, ()) for cards in DECKS]
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.holder: list[int] = [NONE] * len(CARDS)
        """Whose area a card lies in."""
        self.fill: list[int] = [0] * len(PROJECTS)
        self.working = 0
        """Programmes and developments that have been rewarded and are complete, as bits (SU-10.21)."""
        # Cubes and discs of the players.
        self.bank: list[int] = list(CUBES)
        self.bag: list[list[int]] = [[0] * 5 for _ in range(seats)]
        self.drawn: list[int] = [0] * 5
        """Cubes that the active player has drawn and not yet used."""
        self.supply: list[int] = [DISCS] * seats
        self.placed: list[int] = [0] * seats
        self.prepared: list[list[int]] = [[] for _ in range(seats)]
        """Base projects whose slots hold a disc."""
        self.skips: list[int] = [0] * seats
        """Black-hole tokens on the race cards: turns to be missed (SU-28.4)."""
        # The turn under way.
        self.due: list[int] = []
        """Spots completed in this turn whose rewards are still to come (see ``spots``)."""
        self.before = 0
        """Tracks whose completion is no news: complete when phase 2 began, or seen to since, as bits (SU-33.4)."""
        self.spent = 0
        """Base projects whose slots were emptied this turn, as bits (SU-13.8)."""
        self.laid = 0
        """Conflicts laid this turn, as bits by track (SU-23.12)."""
        self.declined = 0
        """Conflicts whose end was offered in vain this turn, as bits by track."""
        self.used = 0
        """Cards whose once-a-turn abilities have fired this turn, as bits (SU-33.2)."""
        self.discarded = 0
        self.extra = 0
        """Extra turns earned and not yet taken."""
        self.extra_taken = 0
        """Extra turns taken in a row (SU-28.2)."""
        self.stirred = False
        self.quiet = 0
        """Turns in a row in which nothing stirred (SU-30.3)."""
        self.winner = NONE
        self.way = NONE
        # Worked out again from the above whenever it is stale (``standing.work_out``); written by ``pieces`` alone, as
        # is all that it follows from. The lists are made anew and never changed, so clones share them; ``roads``,
        # ``whole`` and ``spots`` are kept up cube by cube.
        self.stale = True
        self.moved = True
        """Whether the map has changed too: owners of systems, conflicts, room on planets."""
        self.held: list[tuple[int, ...]] = [(0,) * 5] * seats
        """Symbols of the board."""
        self.symbols: list[tuple[int, ...]] = [(0,) * 5] * seats
        self.powers: list[Powers] = [NO_POWERS] * seats
        self.realm: list[tuple[int, ...]] = [()] * seats
        """Systems of each seat."""
        self.wars: list[tuple[int, ...]] = [()] * seats
        """The conflict cards on the board in which each seat takes part."""
        self.lanes: list[Lanes | None] = [None] * seats
        """Which planets and tracks can take cubes of each seat; None if not asked for yet."""
        self.roads: list[int] = [0] * seats
        """Tracks that carry cubes of each seat, as bits."""
        self.whole: list[int] = [UNKNOWN] * seats
        """Those of them whose routes are complete, or UNKNOWN."""
        self.spots: list[tuple[int, ...] | None] = [None] * (SPOTS * seats)
        """Where each seat may put a cube of each colour, and whether it has anything to clear; None if not known."""

    def clone(self) -> MasterState:
        """An independent copy that emits no events."""
        return MasterState(self.seats, self.chance.clone(), self.expert, self)

    def _copy(self, base: MasterState) -> None:
        self.step = base.step
        self.first = base.first
        self.turn = base.turn
        self.turns = base.turns
        self.at = base.at
        self.owner = base.owner[:]
        self.bases = base.bases[:]
        self.planets = base.planets[:]
        self.routes = base.routes[:]
        self.conflict = base.conflict[:]
        self.lies = base.lies[:]
        self.tokens = base.tokens
        self.decks = base.decks[:]
        self.cards = [cards[:] for cards in base.cards]
        self.holder = base.holder[:]
        self.fill = base.fill[:]
        self.working = base.working
        self.bank = base.bank[:]
        self.bag = [bag[:] for bag in base.bag]
        self.drawn = base.drawn[:]
        self.supply = base.supply[:]
        self.placed = base.placed[:]
        self.prepared = [slots[:] for slots in base.prepared]
        self.skips = base.skips[:]
        self.due = base.due[:]
        self.before = base.before
        self.spent = base.spent
        self.laid = base.laid
        self.declined = base.declined
        self.used = base.used
        self.discarded = base.discarded
        self.extra = base.extra
        self.extra_taken = base.extra_taken
        self.stirred = base.stirred
        self.quiet = base.quiet
        self.winner = base.winner
        self.way = base.way
        self.stale = base.stale
        self.moved = base.moved
        self.held = base.held
        self.symbols = base.symbols
        self.powers = base.powers
        self.realm = base.realm
        self.wars = base.wars
        self.lanes = base.lanes
        self.roads = base.roads[:]
        self.whole = base.whole[:]
        self.spots = base.spots[:]

    def key(self) -> tuple[Any, ...]:
        """The whole position as nested tuples; what is worked out from it has no place here."""
        return (
            self.seats, self.expert, self.step, self.first, self.turn, self.turns, self.at, tuple(self.owner),
            tuple(self.bases), tuple(self.planets), tuple(tuple(route) if route else () for route in self.routes),
            tuple(self.lies), self.tokens, tuple(tuple(deck) for deck in self.decks), tuple(map(tuple, self.cards)),
            tuple(self.fill), self.working, tuple(self.bank), tuple(map(tuple, self.bag)), tuple(self.drawn),
            tuple(self.supply), tuple(map(tuple, self.prepared)), tuple(self.skips), tuple(self.due), self.before,
            self.spent, self.laid, self.declined, self.used, self.discarded, self.extra, self.extra_taken,
            self.stirred, self.quiet, self.winner, self.way, self.chance.mark(),
        )


# -- where things are ------------------------------------------------------------------------------------------------


def in_turn_order(s: MasterState) -> list[int]:
    """The seats from the active player on, clockwise (SU-6.1)."""
    return [(s.turn + i) % s.seats for i in range(s.seats)]


def rivals(s: MasterState, seat: int) -> list[int]:
    """The other players, in turn order after this one (SU-19.4)."""
    return [(seat + i) % s.seats for i in range(1, s.seats)]


def side_owner(s: MasterState, card: int, side: int) -> int:
    """The owner of the system that this side of a conflict on the board faces; NEUTRAL if nobody (SU-21.1)."""
    lies = s.lies[card - FIRST_CONFLICT]
    return s.owner[TRACKS[lies >> 1].ends[(lies & 1) ^ side]]


def side_system(s: MasterState, card: int, side: int) -> int:
    """The system that this side of a conflict on the board faces (SU-21.1)."""
    lies = s.lies[card - FIRST_CONFLICT]
    return TRACKS[lies >> 1].ends[(lies & 1) ^ side]


def project_owner(s: MasterState, project: int) -> int:
    """Whose project this is; that of a conflict belongs to the owner of the system it faces (SU-25.9)."""
    one = PROJECTS[project]
    if one.side >= 0:
        return side_owner(s, one.card, one.side) if s.lies[one.card - FIRST_CONFLICT] != NONE else NONE
    return s.holder[one.card]


def conflicts_of(s: MasterState, seat: int) -> tuple[int, ...]:
    """The conflict cards on the board in which this seat takes part (SU-21.2, SU-25.8)."""
    return wars_of(s)[seat] if s.moved else s.wars[seat]


def wars_of(s: MasterState) -> list[tuple[int, ...]]:
    """The conflict cards on the board in which each seat takes part, worked out (SU-21.2, SU-25.8)."""
    found: list[tuple[int, ...]] = [()] * s.seats
    for card in CONFLICTS:
        if s.lies[card - FIRST_CONFLICT] != NONE:
            for seat in {side_owner(s, card, 0), side_owner(s, card, 1)}:
                if seat >= 0:
                    found[seat] += (card,)
    return found


def own_routes(s: MasterState, seat: int) -> list[tuple[int, Route]]:
    """The routes of a seat, complete or not, each with its track, in the order of the tracks (SU-12.7, SU-12.15)."""
    bits, found = s.roads[seat], []
    while bits:
        track = (bits & -bits).bit_length() - 1
        bits &= bits - 1
        route = s.routes[track]
        if route is not None:
            found.append((track, route))
    return found


def complete(s: MasterState, project: int) -> bool:
    """Whether all cells of a project are covered (SU-10.3)."""
    full = PROJECTS[project].full
    return s.fill[project] & full == full


def cubes_on(s: MasterState, project: int) -> int:
    """How many cubes lie on a project (SU-21.4)."""
    return (s.fill[project] & PROJECTS[project].full).bit_count()


def route_complete(s: MasterState, track: int) -> bool:
    """Whether a track carries a complete route (SU-12.8)."""
    route = s.routes[track]
    if route is None:
        return False
    return long_enough(s, track, route)


def long_enough(s: MasterState, track: int, route: Route) -> bool:
    """Whether a route on this track is complete; an ability of its owner may shorten it (SU-12.8, SU-33.22)."""
    return route.cubes >= TRACKS[track].length + s.powers[route.owner].route
