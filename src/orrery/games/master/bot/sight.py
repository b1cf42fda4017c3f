"""What the heuristic player sees: its view as a position, so that the functions of the rules can be asked.

Nothing is dealt: the bags of others stay empty and decks hold only their open cards, so nothing hidden can be used.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core import Chance, Zones
from orrery.games.master.board import COLOURS, LETTERS, SYSTEM_BY_NAME, TRACK_BY_NAME
from orrery.games.master.cards import (
    CARD_BY_NAME,
    DEVELOPMENT,
    PROGRAMME,
    PROJECT_BY_NAME,
    PROJECTS,
    TYPES,
)
from orrery.games.master.cubes import ROUTES
from orrery.games.master.notation import ROUTE_BY_TEXT, reward_named
from orrery.games.master.pieces import (
    fill_cell,
    lay_card,
    set_conflict,
    set_owner,
    set_planets,
    set_route,
    set_working,
)
from orrery.games.master.standing import work_out
from orrery.games.master.state import CLOSED, STEPS, Deck, MasterState, Route, complete

_NO_CHANCE: Final = Chance(b"")


def position_of(zones: Zones) -> MasterState:
    """The position as far as it lies open to the viewer."""
    seats = zones["seats"]
    s = MasterState(len(seats), _NO_CHANCE, zones["setup"] == "expert")
    s.step = STEPS.index(zones["step"])
    s.turn, s.turns, s.first, s.extra_taken = zones["turn"], zones["turns"], zones["first"], zones["extra_taken"]
    s.discarded, s.tokens = zones["discarded"], zones["tokens"]
    _read_board(s, zones)
    _read_seats(s, zones)
    for name, cubes in zones["projects"].items():
        project = PROJECT_BY_NAME[name]
        for cell, letter in enumerate(cubes):
            if letter != ".":
                fill_cell(s, project, cell, LETTERS.index(letter))
        if PROJECTS[project].kind in (PROGRAMME, DEVELOPMENT) and complete(s, project):
            set_working(s, project, True)
    for text in zones["due"]:
        due = reward_named(text)
        s.due.append(due)
        if due >> 3 < ROUTES:
            set_working(s, due >> 6, False)
    for name in zones["spent"]:
        s.spent |= 1 << PROJECT_BY_NAME[name]
    for name in zones["laid"]:
        s.laid |= 1 << TRACK_BY_NAME[name]
    s.bank = counts(zones["bank"])
    s.drawn = counts(zones["drawn"])
    s.decks = [
        Deck(tuple([CARD_BY_NAME[name] for name in zones["decks"][kind]["top"]]), (), ()) for kind in TYPES
    ]
    work_out(s)
    return s


def counts(entry: Mapping[str, int]) -> list[int]:
    """Cubes by colour."""
    return [entry.get(colour, 0) for colour in COLOURS]


def _read_board(s: MasterState, zones: Zones) -> None:
    for name, entry in zones["systems"].items():
        system = SYSTEM_BY_NAME[name]
        if "owner" in entry:
            set_owner(s, system, entry["owner"], entry["bases"])
        if "planets" in entry:
            set_planets(s, system, tuple([LETTERS.index(letter) for letter in entry["planets"]]))
    for name in zones["closed"]:
        set_owner(s, SYSTEM_BY_NAME[name], CLOSED)
    for name, cubes in zones["routes"].items():
        track, start = ROUTE_BY_TEXT[name]
        colour = next(iter(cubes))
        from_system = SYSTEM_BY_NAME[name.partition("-")[0]]
        set_route(s, track, Route(s.owner[from_system], start, COLOURS.index(colour), cubes[colour]))
    for name, entry in zones["conflicts"].items():
        card, track = CARD_BY_NAME[name], TRACK_BY_NAME[entry["track"]]
        set_conflict(s, card, track, entry["track"].split("_").index(entry["red"]) - 1)


def _read_seats(s: MasterState, zones: Zones) -> None:
    for seat, entry in enumerate(zones["seats"]):
        _read_seat(s, seat, entry)
        bag = zones["bags"][seat]
        if bag is not None:
            s.bag[seat] = counts(bag)


def _read_seat(s: MasterState, seat: int, entry: Mapping[str, Any]) -> None:
    for name in entry["cards"]:
        lay_card(s, seat, CARD_BY_NAME[name])
    s.prepared[seat] = [PROJECT_BY_NAME[name] for name in entry["prepared"]]
    s.supply[seat], s.skips[seat] = entry["supply"], entry["skips"]
