"""What a seat or a spectator may know (EC-28), and dealing the rest at random for bots.

Nearly everything lies open. Hidden are the values of other players' reputation tiles, the faces of discovery tiles that
others keep or look at, and the order of stacks and bags, which does not exist before they are drawn from. The zones
hold the position in the words of ``position``, and some figures to look at.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.core import NONE, OMNISCIENT, Chance, Zones
from orrery.games.eclipse.board import CATEGORIES, REPUTATION, RESOURCES
from orrery.games.eclipse.discoveries import DISCOVERIES, DISCOVERY_BY_NAME
from orrery.games.eclipse.position import write_backs, write_cursor, write_seat, write_secrets, write_table
from orrery.games.eclipse.reading import lay_out
from orrery.games.eclipse.scoring import open_score, points
from orrery.games.eclipse.ships import COLOURS, SHIPS, Design
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import EclipseState, production, upkeep_of
from orrery.games.eclipse.technologies import TECHNOLOGIES, on_track, price

_TO_LOOK_AT: Final = ("production", "upkeep", "designs", "points", "prices", "reserve")
"""Figures of a seat that follow from the position."""
HIDDEN: Final = "hidden"


def view(s: EclipseState, viewer: int) -> Zones:
    """The table as this viewer sees it, built zone by zone."""
    zones = write_cursor(s) | write_table(s)
    zones["bag"] = len(s.bag)
    zones["seats"] = [_seat(s, seat, viewer in (seat, OMNISCIENT)) for seat in range(s.seats)]
    seen = viewer in (s.seat, OMNISCIENT)
    if s.found != NONE:
        zones["found"] = DISCOVERIES[s.found].name if seen else HIDDEN
    if s.hand:
        zones["hand"] = list(s.hand) if seen else [0] * len(s.hand)
    return zones


def _seat(s: EclipseState, seat: int, own: bool) -> dict[str, Any]:
    zone = write_seat(s, seat) | (write_secrets(s, seat) if own else write_backs(s, seat))
    if s.species[seat] == NONE:
        return zone
    counted = points(s, seat)._asdict()
    if not own:
        counted["reputation"] = 0
    zone["production"] = [production(s, seat, resource) for resource in range(len(RESOURCES))]
    zone["upkeep"] = upkeep_of(s, seat)
    zone["designs"] = {SHIPS[ship]: totals(one) for ship, one in enumerate(s.designs[seat])}
    zone["reserve"] = s.reserve[seat][:]
    zone["points"] = {name: value for name, value in counted.items() if value}
    zone["prices"] = {
        one.name: price(s.techs[seat], one.id)
        for one in TECHNOLOGIES if s.tray[one.id] and not s.techs[seat] >> one.id & 1
    }
    return zone


def totals(design: Design) -> dict[str, Any]:
    """What a design adds up to, for a board to show."""
    out: dict[str, Any] = {
        "initiative": design.initiative, "movement": design.movement, "computer": design.computer,
        "shield": design.shield, "hull": design.hull, "energy": design.energy, "used": design.used,
    }
    for name, dice in (("cannons", design.cannons), ("missiles", design.missiles)):
        if any(dice):
            out[name] = {colour: count for colour, count in zip(COLOURS, dice, strict=True) if count}
    return {name: value for name, value in out.items() if value}


def determinise(zones: Zones, viewer: int, chance: Chance) -> EclipseState:
    """A position that looks the same to the viewer: hidden tiles are dealt from those he has not seen."""
    document = {name: value for name, value in zones.items() if name != "bag"}
    seats = [{name: value for name, value in seat.items() if name not in _TO_LOOK_AT} for seat in zones["seats"]]
    document["seats"] = seats
    values = list(REPUTATION)
    tiles = [one.id for one in DISCOVERIES for _ in range(one.copies)]
    for value in [value for seat in seats for value in seat.get("reputation", ())] + zones.get("hand", []):
        if value:
            values.remove(value)
    known = [name for seat in seats for name in seat.get("prizes", ())] + zones["spent"] + [zones.get("found", "")]
    for name in known:
        if name not in ("", HIDDEN):
            tiles.remove(DISCOVERY_BY_NAME[name])
    for seat in seats:
        if "reputation" in seat:
            seat["reputation"] = [value or chance.draw("", values) for value in seat["reputation"]]
        if "prizes" in seat:
            seat["prizes"] = [name or DISCOVERIES[chance.draw("", tiles)].name for name in seat["prizes"]]
    document["hand"] = [value or chance.draw("", values) for value in zones.get("hand", ())]
    if zones.get("found") == HIDDEN:
        document["found"] = DISCOVERIES[chance.draw("", tiles)].name
    return lay_out(document, chance)


def figures(s: EclipseState) -> dict[str, list[int]]:
    """Figures that everybody may know: points without reputation, hexes, ships, technologies, production."""
    seats = range(s.seats)
    playing = [s.species[seat] != NONE for seat in seats]
    return {
        "score": [open_score(s, seat) if playing[seat] else 0 for seat in seats],
        "hexes": [len(s.realm[seat]) for seat in seats],
        "ships": [sum(sum(fleet[1:]) for fleets in s.fleets for fleet in fleets if fleet[0] == seat) for seat in seats],
        "technologies": [
            sum(on_track(s.techs[seat], category) for category in range(len(CATEGORIES))) for seat in seats
        ],
        **{name: [production(s, seat, n) for seat in seats] for n, name in enumerate(RESOURCES)},
    }


def species_names(s: EclipseState) -> list[str]:
    """The species of each seat, empty for one that has not chosen."""
    return [SPECIES[number].name if number != NONE else "" for number in s.species]
