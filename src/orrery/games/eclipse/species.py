"""The twelve species (EC-27), numbered as in ``data/species.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.eclipse.board import ACTIONS, RESOURCES, SECTOR_BY_NAME, SECTORS, read_data
from orrery.games.eclipse.ships import BLUEPRINTS, COSTS, SHIP_BY_NAME
from orrery.games.eclipse.technologies import TECHNOLOGY_BY_NAME


class Species:
    """What a player board shows: where it starts, what its actions give, its track, its prices and its powers."""

    __slots__ = (
        "actions", "blueprints", "colony_ships", "colour", "costs", "cubes", "discs", "draws", "frail", "home", "id",
        "only_ambassadors", "only_reputation", "either", "name", "peace", "per_ancient", "per_hex", "ratio",
        "reputation", "ship", "storage", "techs", "terran",
    )

    def __init__(self, number: int, data: Mapping[str, Any]) -> None:
        self.id = number
        self.name: str = data["id"]
        self.terran: bool = data["kind"] == "terran"
        self.colour: str = data["colour"]
        self.home: int = SECTOR_BY_NAME[str(data["home"])]
        self.storage: tuple[int, ...] = tuple(data["storage"])
        self.colony_ships: int = data["colony_ships"]
        self.discs: int = data["discs"]
        self.ratio: int = data["ratio"]
        self.techs: int = sum(1 << TECHNOLOGY_BY_NAME[name] for name in data["technologies"])
        self.ship: int = SHIP_BY_NAME[data["ship"]]
        self.only_ambassadors: int = data["track"].count("ambassador")
        self.only_reputation: int = data["track"].count("reputation")
        self.either: int = data["track"].count("either")
        self.blueprints = BLUEPRINTS[data["blueprints"]]
        self.costs: tuple[int, ...] = COSTS[data["costs"]]
        self.actions: tuple[int, ...] = tuple([data["actions"][name] for name in ACTIONS])
        home = SECTORS[self.home]
        starred = [n for n in range(len(home.squares)) if home.starred >> n & 1]
        extra = data.get("cubes", [])
        squares = [n for n in range(len(home.squares)) if n not in starred]
        squares += [n for n in starred if f"{RESOURCES[home.squares[n]]}*" in extra]
        self.cubes: tuple[int, ...] = tuple(sorted(squares))
        """The squares of the home hex that hold cubes at the start (EC-3.18, EC-27.3.5)."""
        self.draws: int = data.get("draws", 1)
        self.reputation: int = data.get("reputation", 0)
        self.per_hex: int = data.get("per_hex", 0)
        self.per_ancient: int = data.get("per_ancient", 0)
        self.frail: bool = data.get("frail", 0) == 1
        self.peace: bool = data.get("peace", 0) == 1


SPECIES: Final = tuple([Species(number, data) for number, data in enumerate(read_data("species")["species"])])
SPECIES_BY_NAME: Final = {species.name: species.id for species in SPECIES}
TERRANS: Final = tuple([species.id for species in SPECIES if species.terran])
