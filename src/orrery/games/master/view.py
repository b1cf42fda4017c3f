"""What a seat or a spectator may know (SU-34), and dealing the rest at random for bots.

Nearly everything lies open. Hidden are the contents of other players' bags (SU-34.3) and the order of cards below the
top ones of a deck (SU-34.2). The zones hold the position in the words of ``position``, and some figures to look at.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.core import NONE, OMNISCIENT, Chance, Zones
from orrery.games.master.board import BASES_TO_WIN, COLOURS, CUBES, SYMBOLS, SYMBOLS_TO_WIN
from orrery.games.master.cards import CARDS, TYPES
from orrery.games.master.phases.play_cards import card_limit
from orrery.games.master.position import (
    colour_counts,
    read,
    read_counts,
    write_board,
    write_cards,
    write_cursor,
    write_seat,
)
from orrery.games.master.standing import active, start_systems
from orrery.games.master.state import WAYS_TO_WIN, MasterState, own_routes, project_owner
from orrery.games.master.turns import turns_left

_TO_LOOK_AT: Final = ("supply", "placed", "symbols", "starts", "active", "limit", "cubes")
"""Figures of a seat that follow from the position."""


def view(s: MasterState, viewer: int) -> Zones:
    """The table as this viewer sees it, built zone by zone."""
    zones = write_cursor(s) | write_board(s) | {"projects": write_cards(s)}
    zones["bank"] = colour_counts(s.bank)
    zones["tokens"] = s.tokens
    zones["remaining"] = turns_left(s)
    zones["drawn"] = colour_counts(s.drawn)
    zones["seats"] = [_open_to_all(s, seat) for seat in range(s.seats)]
    zones["bags"] = [
        colour_counts(s.bag[seat]) if viewer in (seat, OMNISCIENT) else None for seat in range(s.seats)
    ]
    zones["decks"] = {
        TYPES[kind]: {"top": [CARDS[card].name for card in deck.top], "left": deck.size() - len(deck.top)}
        for kind, deck in enumerate(s.decks)
    }
    if viewer == OMNISCIENT:
        for kind, deck in enumerate(s.decks):
            zones["decks"][TYPES[kind]]["under"] = [CARDS[card].name for card in deck.under]
    return zones


def _open_to_all(s: MasterState, seat: int) -> dict[str, Any]:
    return write_seat(s, seat) | {
        "cubes": sum(s.bag[seat]),
        "supply": s.supply[seat],
        "placed": s.placed[seat],
        "symbols": dict(zip(SYMBOLS, s.symbols[seat], strict=True)),
        "starts": start_systems(s, seat),
        "active": [CARDS[card].name for card in s.cards[seat] if active(s, seat, card)],
        "limit": card_limit(s, seat),
    }


def determinise(zones: Zones, viewer: int, chance: Chance) -> MasterState:
    """A position that looks the same to the viewer: unseen bags are filled and decks ordered at random."""
    document = {name: value for name, value in zones.items() if name not in ("tokens", "remaining", "bags", "bank")}
    document["decks"] = {name: {"top": deck["top"], "under": deck.get("under", [])}
                         for name, deck in zones["decks"].items()}
    seats = [{name: value for name, value in seat.items() if name not in _TO_LOOK_AT} for seat in zones["seats"]]
    document["seats"] = seats
    unseen = _unseen_cubes(zones)
    for seat, bag in enumerate(zones["bags"]):
        if bag is not None:
            seats[seat]["bag"] = bag
        elif zones["step"] not in ("corner", "race"):  # until the first turn all bags are full (SU-2.2)
            counts = [0] * len(COLOURS)
            for _ in range(zones["seats"][seat]["cubes"]):
                counts[chance.draw("", unseen)] += 1
            seats[seat]["bag"] = colour_counts(counts)
    return read(document, chance)


def _unseen_cubes(zones: Zones) -> list[int]:
    """The cubes that lie in bags which the viewer cannot look into."""
    left = list(CUBES)
    seen = [bag for bag in zones["bags"] if bag is not None]
    for counts in (zones["bank"], zones["drawn"], *seen, *zones["routes"].values()):
        for colour, count in enumerate(read_counts(counts)):
            left[colour] -= count
    for cubes in (*zones["projects"].values(), *(system.get("planets", "") for system in zones["systems"].values())):
        for colour, letter in enumerate("RBYGK"):
            left[colour] -= cubes.count(letter)
    return [colour for colour, count in enumerate(left) for _ in range(count)]


def traits(s: MasterState) -> dict[str, list[str]]:
    """What to sort seats by in statistics: the race of each, and the way in which the winner won."""
    return {
        "race": [CARDS[cards[0]].name if cards else "" for cards in s.cards],
        "way": [WAYS_TO_WIN[s.way] if seat == s.winner else "" for seat in range(s.seats)],
    }


def figures(s: MasterState) -> dict[str, list[int]]:
    """Figures worth watching over a match: the three ways to win, and what each seat has to work with."""
    ways = [progress(s, seat) for seat in range(s.seats)]
    return {
        "bases": [way[0] for way in ways],
        "starts": [way[1] for way in ways],
        "symbols": [way[2] for way in ways],
        "cubes": [sum(bag) for bag in s.bag],
        "cards": [len(cards) for cards in s.cards],
    }


def progress(s: MasterState, seat: int) -> tuple[int, int, int]:
    """How far along the three ways a seat is: bases placed, start systems held, most symbols of one kind."""
    return s.placed[seat], start_systems(s, seat), max(s.symbols[seat])


def outlook(s: MasterState, seat: int) -> int:
    """How good the position looks for a seat, in thousandths of a win: for bots that know nothing of the game."""
    if s.winner != NONE:
        return 10_000 if s.winner == seat else -10_000
    bases, starts, symbols = progress(s, seat)
    cubes = sum([fill.bit_count() for project, fill in enumerate(s.fill) if fill and project_owner(s, project) == seat])
    routes = sum([route.cubes for _, route in own_routes(s, seat)])
    return (
        1000 * max(bases * 100 // BASES_TO_WIN, symbols * 100 // SYMBOLS_TO_WIN) // 100 + 40 * (bases + symbols)
        + 100 * starts + 30 * len(s.prepared[seat]) + 5 * cubes + 6 * routes + sum(s.bag[seat]) + 4 * len(s.cards[seat])
    )
