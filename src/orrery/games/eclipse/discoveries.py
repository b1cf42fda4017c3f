"""The discovery tiles (EC-5.5), numbered by kind as in ``data/discoveries.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core import NONE
from orrery.games.eclipse.board import RESOURCES, read_data
from orrery.games.eclipse.ships import PART_BY_NAME


class Discovery:
    """One kind of discovery tile: resources, a technology, a cruiser or an ancient part."""

    __slots__ = ("amount", "copies", "id", "kind", "name", "part", "resource")

    def __init__(self, number: int, data: Mapping[str, Any]) -> None:
        self.id = number
        self.name: str = data["id"]
        self.copies: int = data["copies"]
        self.kind: str = data["kind"]
        self.resource: int = RESOURCES.index(data["resource"]) if "resource" in data else NONE
        self.amount: int = data.get("amount", 0)
        self.part: int = PART_BY_NAME[data["part"]] if "part" in data else NONE


_DATA: Final = read_data("discoveries")
DISCOVERIES: Final = tuple([Discovery(number, data) for number, data in enumerate(_DATA["tile"])])
DISCOVERY_BY_NAME: Final = {discovery.name: discovery.id for discovery in DISCOVERIES}
DISCOVERY_POINTS: Final[int] = _DATA["vp"]
