"""What a side may come to in a battle: each of its possible strengths has a number, by which tables are looked up."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.eclipse.odds.aiming import Ships
from orrery.games.eclipse.odds.fleet import Side, can_retreat

Gone = tuple[int, ...]
"""How many ships of each type have got away."""


class Force:
    """A side and the strengths met so far, numbered from 0, which is how it comes to the battle."""

    __slots__ = ("_known", "always_armed", "armed", "counts", "flies", "gone", "hulls", "ships", "side", "standing")

    def __init__(self, side: Side) -> None:
        self.side = side
        self.hulls = tuple([one.hull for one in side.squadrons])
        self.flies = tuple([side.exit and can_retreat(one.ship) for one in side.squadrons])
        self.always_armed = all(any(one.cannons) for one in side.squadrons)
        self._known: dict[tuple[Ships, Gone], int] = {}
        # By number:
        self.ships: list[Ships] = []
        self.gone: list[Gone] = []
        self.counts: list[tuple[int, ...]] = []
        self.standing: list[bool] = []
        self.armed: list[bool] = []
        """Whether any ship left has a cannon (EC-19.17)."""
        self.number(
            tuple([(*one.wounds, *(0,) * (one.size - len(one.wounds))) for one in side.squadrons]),
            (0,) * len(side.squadrons),
        )

    def number(self, ships: Ships, gone: Gone) -> int:
        """The number of a strength."""
        found = self._known.get((ships, gone))
        if found is None:
            found = self._known[ships, gone] = len(self.ships)
            counts = tuple([len(one) for one in ships])
            self.ships.append(ships)
            self.gone.append(gone)
            self.counts.append(counts)
            self.standing.append(any(counts))
            self.armed.append(any(
                count and any(one.cannons) for count, one in zip(counts, self.side.squadrons, strict=True)
            ))
        return found

    def after(self, strength: int, ships: Ships) -> int:
        """The strength with other ships left in the hex."""
        return self.number(ships, self.gone[strength])

    def without(self, strength: int, types: Iterable[int]) -> int:
        """The strength after those of these types that can have left the hex."""
        ships, gone = list(self.ships[strength]), list(self.gone[strength])
        for place in types:
            if self.flies[place]:
                gone[place] += len(ships[place])
                ships[place] = ()
        return self.number(tuple(ships), tuple(gone))

    def left(self, strength: int) -> tuple[int, ...]:
        """Ships of each type that have survived, wherever they are."""
        return tuple([here + away for here, away in zip(self.counts[strength], self.gone[strength], strict=True)])
