"""What the heuristic player sees: its view as a position, so that the functions of the rules can be asked.

Nothing is dealt: the bags of others stay empty and decks hold only their open cards, so nothing hidden can be used.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core import Chance, Zones
from orrery.games.master.board import COLOURS, SYSTEM_BY_NAME, TRACK_BY_NAME
from orrery.games.master.cards import (
    CARD_BY_NAME,
    DEVELOPMENT,
    FIRST_CONFLICT,
    PROGRAMME,
    PROJECT_BY_NAME,
    PROJECTS,
    TYPES,
)
from orrery.games.master.notation import ROUTE_BY_TEXT, reward_named
from orrery.games.master.standing import work_out
from orrery.games.master.state import CLOSED, STEPS, TAKEN, Deck, MasterState, Route

_LETTER: Final = {"R": TAKEN, "B": TAKEN | 1, "Y": TAKEN | 2, "G": TAKEN | 3, "K": TAKEN | 4, ".": 0}
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
        fill = 0
        for cell, letter in enumerate(cubes):
            fill |= _LETTER[letter] << 4 * cell
        s.fill[project] = fill
        one = PROJECTS[project]
        if one.kind in (PROGRAMME, DEVELOPMENT) and fill & one.full == one.full:
            s.working |= 1 << project
    for text in zones["due"]:
        due = reward_named(text)
        s.due.append(due)
        s.working &= ~(1 << (due >> 6))
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
            s.owner[system], s.bases[system] = entry["owner"], entry["bases"]
        if "planets" in entry:
            s.planets[system] = tuple([_LETTER[letter] & 7 for letter in entry["planets"]])
    for name in zones["closed"]:
        s.owner[SYSTEM_BY_NAME[name]] = CLOSED
    for name, cubes in zones["routes"].items():
        track, start = ROUTE_BY_TEXT[name]
        colour = next(iter(cubes))
        from_system = SYSTEM_BY_NAME[name.partition("-")[0]]
        s.routes[track] = Route(s.owner[from_system], start, COLOURS.index(colour), cubes[colour])
    for name, entry in zones["conflicts"].items():
        card, track = CARD_BY_NAME[name], TRACK_BY_NAME[entry["track"]]
        s.conflict[track] = card
        faces = entry["track"].split("_").index(entry["red"]) - 1
        s.lies[card - FIRST_CONFLICT] = 2 * track + faces


def _read_seats(s: MasterState, zones: Zones) -> None:
    for seat, entry in enumerate(zones["seats"]):
        _read_seat(s, seat, entry)
        bag = zones["bags"][seat]
        if bag is not None:
            s.bag[seat] = counts(bag)


def _read_seat(s: MasterState, seat: int, entry: Mapping[str, Any]) -> None:
    s.cards[seat] = [CARD_BY_NAME[name] for name in entry["cards"]]
    for card in s.cards[seat]:
        s.holder[card] = seat
    s.prepared[seat] = [PROJECT_BY_NAME[name] for name in entry["prepared"]]
    s.supply[seat], s.placed[seat], s.skips[seat] = entry["supply"], entry["placed"], entry["skips"]
