"""The 24 technologies (EC-11), numbered as in ``data/technologies.toml``. A set of them is a mask of bits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.eclipse.board import CATEGORIES, DISCOUNT, RESOURCES, SPACES, read_data


class Technology:
    """A technology: its track, prices and what it gives at once."""

    __slots__ = ("artifacts", "category", "copies", "cost", "discs", "id", "kind", "least", "name", "square")

    def __init__(self, number: int, data: Mapping[str, Any]) -> None:
        self.id = number
        self.name: str = data["id"]
        self.category: int = CATEGORIES.index(data["category"])
        self.cost: int = data["cost"]
        self.least: int = data["least"]
        self.copies: int = data["copies"]
        self.kind: str = data["kind"]
        self.square: int = RESOURCES.index(data["square"]) if "square" in data else -1
        self.discs: int = data.get("discs", 0)
        self.artifacts: int = data.get("per_artifact", 0)


TECHNOLOGIES: Final = tuple([
    Technology(number, data) for number, data in enumerate(read_data("technologies")["technology"])
])
TECHNOLOGY_BY_NAME: Final = {technology.name: technology.id for technology in TECHNOLOGIES}
CATEGORY_MASK: Final = tuple([
    sum(1 << technology.id for technology in TECHNOLOGIES if technology.category == category)
    for category in range(len(CATEGORIES))
])
SQUARE_MASK: Final = tuple([
    next(1 << technology.id for technology in TECHNOLOGIES if technology.square == resource)
    for resource in range(len(RESOURCES))
])
"""The technology that opens starred squares of each resource (EC-7.6)."""
NEUTRON_BOMBS: Final = 1 << TECHNOLOGY_BY_NAME["neutron-bombs"]
NANOROBOTS: Final = 1 << TECHNOLOGY_BY_NAME["nanorobots"]
WORMHOLE_GENERATOR: Final = 1 << TECHNOLOGY_BY_NAME["wormhole-generator"]
ARTIFACT_KEY: Final = TECHNOLOGY_BY_NAME["artifact-key"]


def on_track(techs: int, category: int) -> int:
    """How many technologies of a category a player holds, printed ones included (EC-11.8)."""
    return (techs & CATEGORY_MASK[category]).bit_count()


def price(techs: int, technology: int) -> int:
    """What a technology costs the holder of others: the discount of its track counts, down to the least (EC-11.2)."""
    one = TECHNOLOGIES[technology]
    return max(one.least, one.cost - DISCOUNT[min(on_track(techs, one.category), SPACES - 1)])


def has_room(techs: int, technology: int) -> bool:
    """Whether the track of a technology has a free space (EC-11.7)."""
    return on_track(techs, TECHNOLOGIES[technology].category) < SPACES
