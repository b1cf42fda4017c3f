"""What a board needs to draw Eclipse, by canonical text: hexes, parts, blueprints, technologies, species. Static."""

from __future__ import annotations

from typing import Any

from orrery import hexes
from orrery.core import NONE
from orrery.games.eclipse.board import (
    ACTIONS,
    AMBASSADORS,
    CATEGORIES,
    DISCOUNT,
    DISCS,
    PRODUCTION,
    REACTIONS,
    RESOURCES,
    ROUNDS,
    SECTORS,
    TRACK_POINTS,
    UPKEEP,
    read_data,
)
from orrery.games.eclipse.discoveries import DISCOVERIES, DISCOVERY_POINTS
from orrery.games.eclipse.ships import BUILDS, DAMAGE, GUARDS, PARTS, PIECES, SHIPS, Blueprint
from orrery.games.eclipse.species import SPECIES, Species
from orrery.games.eclipse.technologies import TECHNOLOGIES


def components() -> dict[str, Any]:
    """Everything that is printed on the pieces, once for every match and viewer."""
    return {
        "rounds": ROUNDS,
        "resources": list(RESOURCES),
        "categories": list(CATEGORIES),
        "actions": list(ACTIONS),
        "reactions": {ACTIONS[action]: count for action, count in REACTIONS.items()},
        "tracks": {
            "production": list(PRODUCTION), "upkeep": list(UPKEEP), "discount": list(DISCOUNT),
            "points": list(TRACK_POINTS),
        },
        "pieces": {"discs": DISCS, "ambassadors": AMBASSADORS} | dict(zip(SHIPS, PIECES, strict=True)),
        "sectors": {
            f"{sector['number']:03d}": {name: value for name, value in sector.items() if name != "number"}
            for sector in read_data("sectors")["sector"]
        },
        "technologies": {one["id"]: one for one in read_data("technologies")["technology"]},
        "parts": {one["id"]: one for one in read_data("parts")["part"]},
        "damage": list(DAMAGE),
        "guards": {
            guard.name: {"initiative": guard.initiative, "computer": guard.computer, "hull": guard.hull,
                         "dice": sum(guard.cannons)}
            for guard in GUARDS
        },
        "discoveries": {one.name: {"kind": one.kind, "copies": one.copies} for one in DISCOVERIES},
        "discovery_points": DISCOVERY_POINTS,
        "species": {one.name: _species(one) for one in SPECIES},
        "directions": [list(step) for step in hexes.AXIAL],
    }


def _species(one: Species) -> dict[str, Any]:
    return {
        "terran": one.terran,
        "colour": one.colour,
        "home": SECTORS[one.home].name,
        "storage": list(one.storage),
        "colony_ships": one.colony_ships,
        "discs": one.discs,
        "trade": one.ratio,
        "technologies": [technology.name for technology in TECHNOLOGIES if one.techs >> technology.id & 1],
        "track": [one.only_ambassadors, one.either, one.only_reputation],
        "costs": dict(zip(BUILDS, one.costs, strict=True)),
        "actions": dict(zip(ACTIONS, one.actions, strict=True)),
        "blueprints": {SHIPS[blueprint.ship]: _blueprint(blueprint) for blueprint in one.blueprints},
    } | ({"peace": True} if one.peace else {})


def _blueprint(blueprint: Blueprint) -> dict[str, Any]:
    return {
        "slots": [PARTS[part].name if part != NONE else "" for part in blueprint.slots],
        "initiative": blueprint.initiative,
        "energy": blueprint.energy,
        "computer": blueprint.computer,
    }
